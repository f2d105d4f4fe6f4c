"""A soak: hundreds of tables play for an hour, games end and others begin, and memory does not grow.

Its curve goes to build/soak.png and build/soak.csv.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from statistics import mean

from websockets.exceptions import WebSocketException

from tools.attack.figures import Figure, Tell
from tools.attack.people import ME, Person
from tools.attack.server import ForkedServer

SECONDS, SECONDS_QUICKLY = 600, 20
TABLES, TABLES_QUICKLY = 300, 20
PACE = 2.0  # seconds between two moves of a table
EVERY = 2.0  # seconds between two looks at the memory
MOST_MEMORY = 600.0  # megabytes
MOST_GROWTH = 10.0  # percent, from the third quarter of the time to the last
LONG_ENOUGH = 1200  # seconds: before, tables that were left are still being forgotten
CURVE = Path("build/soak.png")


async def attack(rng: random.Random, quick: bool, tell: Tell, count: int | None = None) -> list[Figure]:
    seconds = count or (SECONDS_QUICKLY if quick else SECONDS)
    tables = TABLES_QUICKLY if quick else TABLES
    curve: list[tuple[float, float]] = []
    with ForkedServer() as server:
        began = time.monotonic()
        people = [Person(server, number) for number in range(tables)]
        moves = [0] * tables
        playing = [asyncio.create_task(play(person, rng, moves, n)) for n, person in enumerate(people)]
        while (now := time.monotonic() - began) < seconds:
            tell(f"soak: {now:.0f} of {seconds} s, {sum(moves)} moves")
            curve.append((now, server.megabytes()))
            await asyncio.sleep(EVERY)
        fallen = Counter([repr(task.exception()) for task in playing if task.done()])
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for person in people:
            await person.http.aclose()
        mistakes = server.mistakes()
    draw(curve, tables)
    quarter = len(curve) // 4
    third, last = [
        mean([mb for _, mb in part]) for part in (curve[-2 * quarter : -quarter], curve[-quarter:])
    ]
    amount = f"{tables} tables, {seconds} s, {sum(moves):,} moves"
    growth = [Figure("soak", amount, "growth of memory", 100 * (last / third - 1), MOST_GROWTH, "%")]
    return [
        Figure("soak", amount, "memory", max([mb for _, mb in curve]), MOST_MEMORY, "MB"),
        *(growth if seconds >= LONG_ENOUGH else []),
        Figure("soak", amount, "tables that stopped", fallen.total(), 0, example=", ".join(fallen)[:500]),
        Figure("soak", amount, "mistakes in the log", len(mistakes), 0, example="".join(mistakes[:1])),
    ]


async def play(person: Person, rng: random.Random, moves: list[int], number: int) -> None:
    """One game after the other, both seats."""
    await asyncio.sleep(rng.uniform(0, PACE))
    while True:
        table = await person.make(ME, ME)
        pages = [await person.live(table) for _ in range(2)]
        for seat, page in enumerate(pages):
            await page.look(seat)
        while not pages[0].state.get("result"):
            for page in [page for page in pages if page.asked()][:1]:
                await page.move(rng.choice(page.asked()))
                moves[number] += 1
            await asyncio.sleep(PACE)
        for page in pages:
            with suppress(WebSocketException):
                await page.leave()


def draw(curve: list[tuple[float, float]], tables: int) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    CURVE.parent.mkdir(exist_ok=True)
    CURVE.with_suffix(".csv").write_text("".join([f"{at:.0f},{mb:.1f}\n" for at, mb in curve]))
    figure, axes = plt.subplots(figsize=(8, 3))
    axes.plot([at / 60 for at, _ in curve], [mb for _, mb in curve])
    axes.set(xlabel="minutes", ylabel="MB of the server", title=f"{tables} tables play", ylim=(0, None))
    figure.tight_layout()
    figure.savefig(CURVE, dpi=120)
    plt.close(figure)
