"""Kills: the server dies without a warning in the middle of play, again and again; what it said is kept."""

from __future__ import annotations

import asyncio
import random

from tools.attack.figures import Figure, Tell
from tools.attack.people import ME, Message, Page, Person
from tools.attack.server import Server

TABLES = 6
BREATH = 0.12  # seconds between two moves of a page: it may send ten messages a second
LONGEST_LIFE = 1.5  # seconds of play before a kill


class Player:
    """Somebody who plays both seats of a table, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.acknowledged: list[tuple[Message, Message]] = []  # since the last kill
        self.unanswered: Message | None = None
        self.moves = 0

    async def play(self, rng: random.Random) -> None:
        """Until the server dies."""
        pages = [await self.person.live(self.table) for _ in range(2)]
        for seat, page in enumerate(pages):
            await page.look(seat)
        while not any(page.reader.done() for page in pages):
            asked = [page for page in pages if page.asked()]
            if not asked:
                if pages[0].state.get("result"):
                    return
                await pages[0].until(lambda: any(page.asked() for page in pages), BREATH)
                continue
            sent, answer = await asked[0].move(rng.choice(asked[0].asked()))
            if answer is None:
                self.unanswered = sent
            elif answer["t"] == "done":
                self.acknowledged.append((sent, answer))
                self.moves += 1
            await asyncio.sleep(BREATH)

    async def lost(self) -> int:
        """After a new start: how many acknowledged moves are gone, made twice, or answered otherwise."""
        page = await self.person.live(self.table)
        await page.look(0)
        wrong = sum([await self.differs(page, sent, answer) for sent, answer in self.acknowledged])
        if self.unanswered is not None:
            # It was made or not; the same key again makes it once, or finds it stale.
            answer = await page.repeat(self.unanswered)
            again = await page.repeat(self.unanswered)
            wrong += int(answer is None or answer != again)
        self.acknowledged, self.unanswered = [], None
        await page.leave()
        return wrong

    async def differs(self, page: Page, sent: Message, answer: Message) -> bool:
        return await page.repeat(sent) != answer


async def attack(rng: random.Random, quick: bool, tell: Tell) -> list[Figure]:
    kills = 4 if quick else 60
    lost = moves = 0
    with Server() as server:
        people = [Person(server, number) for number in range(TABLES)]
        players = [Player(one, await one.make(ME, ME, options={"series": 50})) for one in people]
        for number in range(kills):
            tell(f"kills: {number} of {kills}")
            playing = [asyncio.create_task(player.play(rng)) for player in players]
            await asyncio.sleep(rng.uniform(0.2, LONGEST_LIFE))
            server.kill()
            await asyncio.gather(*playing, return_exceptions=True)
            server.start()
            lost += sum(await asyncio.gather(*[player.lost() for player in players]))
        moves = sum([player.moves for player in players])
        for person in people:
            await person.http.aclose()
    count = f"{kills} kills, {moves} moves"
    return [
        Figure("kills", count, "acknowledged moves lost", lost, 0),
        Figure("kills", count, "kills without a move before", float(moves < kills), 0),
    ]
