"""A crowd: many who come at once to a table with much chat, and many who greet and leave."""

from __future__ import annotations

import asyncio
import random

from tools.attack.figures import Figure, Tell
from tools.attack.people import ME, SPECTATOR, Page, Person
from tools.attack.server import Server
from tools.sample import LASTING

LINES, TALKERS = 50, 10
COMERS, PASSERS = 20, 97
THROWN_OUT = "pages thrown out"
PAUSE = 0.1  # seconds between two messages of a player: more a second than one may send would be refused
SLOWEST = 2.0  # seconds for an answer to a player in the middle of it


async def attack(rng: random.Random, quick: bool, tell: Tell) -> list[Figure]:
    rounds = 1 if quick else 5
    with Server() as server:
        async with Person(server, 0) as anna:
            table = await anna.make(ME, ME, options=LASTING)
            players = [await anna.live(table) for _ in range(2)]
            for seat, page in enumerate(players):
                await page.hello(seat)
            crowd = [Person(server, 1 + number) for number in range(PASSERS)]
            await talk(table, crowd[:TALKERS])
            dropped, slowest = 0, 0.0
            for number in range(rounds):
                tell(f"crowd: {number} of {rounds}")
                watchers = await asyncio.gather(*[come(table, person) for person in crowd[:COMERS]])
                slowest = max([slowest, *[await page.ping() for page in players]])
                passing = asyncio.gather(*[come_and_go(table, person, rng.random() / 10) for person in crowd])
                while not passing.done():
                    await asyncio.sleep(PAUSE)
                    slowest = max([slowest, *[await page.ping() for page in players]])
                await passing
                for page in [page for page in players if page.asked()]:
                    await page.move(rng.choice(page.asked()))
                everybody = [*players, *watchers]
                dropped += sum([page.closed_with != 0 for page in everybody])
                for page in watchers:
                    await page.leave()
            for page in players:
                await page.leave()
            for person in crowd:
                await person.http.aclose()
    count = f"{rounds} x ({COMERS} who stay, {PASSERS} who leave)"
    return [
        Figure("crowd", count, THROWN_OUT, dropped, 0),
        Figure("crowd", count, "slowest answer to a player", slowest, SLOWEST, "s"),
    ]


async def talk(table: str, people: list[Person]) -> None:
    for person in people:
        page = await come(table, person)
        for number in range(LINES // TALKERS):
            await page.send("say", text=f"a line of chat, number {number}, of somebody in the crowd")
        await page.ping()
        await page.leave()


async def come(table: str, person: Person) -> Page:
    page = await person.live(table)
    await page.hello(SPECTATOR)
    return page


async def come_and_go(table: str, person: Person, after: float) -> None:
    await asyncio.sleep(after)
    page = await person.live(table)
    await page.send("hello", seat=SPECTATOR, version=0)
    await page.leave()
