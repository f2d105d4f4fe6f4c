"""A flood of bots: one address keeps many tables of thinking bots busy, and somebody else plays too."""

from __future__ import annotations

import asyncio
import random
import time

from tools.attack.figures import Figure, Tell
from tools.attack.people import ME, Page, Person
from tools.attack.server import Server
from tools.sample import LASTING

TABLES = 95  # of one address, which may hold 100 connections
TABLES_QUICKLY = 12
BOT = {"kind": "bot", "bot": "ismcts"}
BREATH = 0.3  # seconds between two moves of a page
DELAY = 2.0  # seconds by which the flood may delay another person's bot
SILENT_AFTER = 120.0  # seconds without an answer of a bot, once nobody moves any more


async def attack(rng: random.Random, quick: bool, tell: Tell) -> list[Figure]:
    tables, moves = (TABLES_QUICKLY, 4) if quick else (TABLES, 20)
    with Server() as server:
        async with Person(server, 0) as one, Person(server, 1) as other:
            his = await sit(other)
            alone = max([await bot_answers(his, rng) for _ in range(3)])
            pages = [await sit(one) for _ in range(tables)]
            flooding = [asyncio.create_task(keep_busy(page, rng)) for page in pages]
            await asyncio.sleep(1.0)
            beside = 0.0
            for number in range(moves):
                tell(f"flood: {number} of {moves} answers beside {tables} tables")
                beside = max(beside, await bot_answers(his, rng))
            for task in flooding:
                task.cancel()
            await asyncio.gather(*flooding, return_exceptions=True)
            tell("flood: waiting for the last bots")
            deadline = time.monotonic() + SILENT_AFTER
            while any(thinks(page) for page in pages) and time.monotonic() < deadline:
                await asyncio.sleep(0.2)
            silent = sum([thinks(page) for page in pages])
            cut_off = sum([page.closed_with != 0 for page in (his, *pages)])
            mistakes = len(server.mistakes())
            for page in (his, *pages):
                await page.leave()
    count = f"{tables} tables, {moves} answers beside them"
    return [
        Figure("flood", count, "delay of another person's bot", beside - alone, DELAY, "s"),
        Figure("flood", count, "tables whose bot fell silent", silent, 0),
        Figure("flood", count, "pages thrown out", cut_off, 0),
        Figure("flood", count, "mistakes in the log", mistakes, 0),
    ]


async def sit(person: Person) -> Page:
    """At a new table with one bot."""
    table = await person.make(ME, BOT, options=LASTING)
    page = await person.live(table)
    await page.look(0)
    return page


def thinks(page: Page) -> bool:
    return bool(page.state["thinking"]) and not page.closed_with


async def bot_answers(page: Page, rng: random.Random) -> float:
    """Make moves until the bot is asked; the seconds until it has made one."""
    while not thinks(page):
        if not await page.until(lambda: page.asked() or thinks(page), SILENT_AFTER):
            return float("inf")
        if page.asked():
            await asyncio.sleep(BREATH)
            await page.move(rng.choice(page.asked()))
    began, tag = time.monotonic(), page.state["tag"]
    answered = await page.until(lambda: page.state["tag"] != tag, SILENT_AFTER)
    return time.monotonic() - began if answered else float("inf")


async def keep_busy(page: Page, rng: random.Random) -> None:
    while not page.closed_with:
        await page.until(lambda: bool(page.asked()), SILENT_AFTER)
        if page.asked():
            await page.move(rng.choice(page.asked()))
        await asyncio.sleep(BREATH)
