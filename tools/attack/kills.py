"""Kills: the server dies without a warning in the middle of play, again and again; what it said is kept."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from functools import partial

import httpx
from websockets.exceptions import WebSocketException

from tools.attack.figures import Figure, Tell
from tools.attack.histories import Sent, Told, faults
from tools.attack.people import ME, Message, Page, Person
from tools.attack.server import PATIENCE, ForkedServer
from tools.sample import LASTING

TABLES = 2
KILLS, KILLS_QUICKLY = 100, 20  # `make kills` makes a thousand
MOST_MOVES = 20  # acknowledged in a life, before it ends within a moment
MOST_AGAIN = MOST_MOVES  # messages that are sent once more: no more than a page may send at once
MOMENT = 0.01  # seconds: some moves are on their way then, some are stored, some told
A_SLEEP_EVERY = 5  # lives: the server is stopped for a while
SLEEP = 0.3  # seconds
CUT_OFF = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)  # what a dead server looks like
WATCHED = 0.05  # seconds before somebody who waits for a question looks again


class Player:
    """Somebody who plays the first seats of a table, and remembers what was answered and told. When a game is
    over another one begins, at another table.
    """

    def __init__(self, person: Person, seats: Sequence[Message] = (ME, ME)) -> None:
        self.person = person
        self.seats = seats
        self.table = ""
        self.history: list[Sent] = []
        self.told: list[Told] = []
        self.before: list[tuple[str, list[Sent], list[Told]]] = []  # the same of games that are over
        self.unanswered: Message | None = None
        self.acknowledged: list[tuple[Message, Message]] = []  # and not yet sent once more
        self.changed = 0  # answers that were others when the message came again

    async def sit_down(self) -> None:
        """At a new table. No question answers itself: every move in its journal was sent by somebody."""
        table = await self.person.make(*self.seats, options=LASTING, alone="asked")
        if self.table:
            self.before.append((self.table, self.history, self.told))
        self.table, self.history, self.acknowledged = table, [], []
        self.told = [Told() for seat in self.seats if seat is ME]

    @property
    def moves(self) -> int:
        return len(self.history) + sum([len(history) for _, history, _ in self.before])

    def games(self) -> list[tuple[str, list[Sent], list[Told]]]:
        return [*self.before, (self.table, self.history, self.told)]

    async def come(self) -> list[Page]:
        pages: list[Page] = []
        try:
            for seat, told in enumerate(self.told):
                page = await self.person.live(self.table)
                pages.append(page)
                page.on_state = partial(self.hear, seat)
                await page.look(seat, len(told.events))
        except BaseException:  # another server may have been killed than the one that the first page is of
            await leave(pages)
            raise
        return pages

    def hear(self, seat: int, state: Message) -> None:
        self.told[seat].hear(state["version"], state["events"])

    async def live(self, rng: random.Random) -> None:
        """Come back and play on, until the server dies."""
        pages = await self.come()
        try:
            await self.play(pages, rng)
        finally:
            await leave(pages)

    async def play(self, pages: list[Page], rng: random.Random) -> None:
        await self.ask_again(pages[0])
        while self.unanswered is None and not any(page.reader.done() for page in pages):
            if pages[0].state.get("result"):
                await leave(pages)
                await self.sit_down()
                return
            asked = [page for page in pages if page.asked()]
            if asked:
                await self.say(asked[0], rng.choice(asked[0].asked()))
            else:
                await pages[0].until(lambda: any(page.asked() for page in pages), WATCHED)

    async def say(self, page: Page, name: str) -> None:
        sent, answer = await page.move(name)
        if answer is None:
            self.unanswered = sent
        else:
            self.answered(sent, answer)

    def answered(self, sent: Message, answer: Message) -> None:
        self.history.append(
            Sent(sent["seat"], sent["key"], sent["name"], answer["t"], answer.get("version", 0))
        )
        if answer["t"] == "done":
            self.acknowledged.append((sent, answer))

    async def ask_again(self, page: Page) -> None:
        """What was sent before the kill is sent once more. The same key makes a move once."""
        if self.unanswered is not None:  # it was made or not
            answer = await page.repeat(self.unanswered)
            if answer is None:
                return  # killed again
            self.answered(self.unanswered, answer)
            self.unanswered = None
        del self.acknowledged[:-MOST_AGAIN]
        while self.acknowledged:
            sent, before = self.acknowledged[-1]
            answer = await page.repeat(sent)
            if answer is None:
                return
            self.changed += int(answer != before)
            self.acknowledged.pop()

    def faults(self, server: ForkedServer) -> list[str]:
        found = []
        for table, history, told in self.games():
            found += [fault for one in told for fault in one.faults]
            found += faults([history], server.journal(table))
        return found


async def leave(pages: list[Page]) -> None:
    """As often as one likes."""
    for page in pages:
        await page.leave()


async def attack(rng: random.Random, quick: bool, tell: Tell, count: int | None = None) -> list[Figure]:
    kills = count or (KILLS_QUICKLY if quick else KILLS)
    slept = 0
    moments = random.Random(rng.random())  # of the kills; players choose among moves as they come
    with ForkedServer() as server:
        people = [Person(server, number) for number in range(TABLES)]
        players = [Player(one) for one in people]
        for player in players:
            await player.sit_down()
        for number in range(kills):
            tell(f"kills: {number} of {kills}")
            playing = [asyncio.create_task(player.live(rng)) for player in players]
            enough = moves_of(players) + moments.randint(1, MOST_MOVES)
            while moves_of(players) < enough and not all(task.done() for task in playing):
                await asyncio.sleep(MOMENT / 10)
            await asyncio.sleep(moments.uniform(0, MOMENT))
            if number % A_SLEEP_EVERY == 1:
                slept += 1
                await sleep(server, players)
            server.die()
            for end in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(end, Exception) and not isinstance(end, CUT_OFF):
                    raise end
            server.start()
        for player in players:
            pages = await player.come()
            await player.ask_again(pages[0])
            await leave(pages)
        moves = moves_of(players)
        found = [fault for player in players for fault in player.faults(server)]
        mistakes = server.mistakes()
        for person in people:
            await person.http.aclose()
    amount = f"{kills} kills, {slept} sleeps, {moves} moves"
    changed = sum([player.changed for player in players])
    return [
        Figure("kills", amount, "faults in histories", len(found), 0, example="".join(found[:1])),
        Figure("kills", amount, "messages answered otherwise later", changed, 0),
        Figure("kills", amount, "kills without a move before", max(0, kills - moves), 0),
        Figure("kills", amount, "mistakes in the log", len(mistakes), 0, example="".join(mistakes[:1])),
    ]


def moves_of(players: list[Player]) -> int:
    return sum([player.moves for player in players])


async def sleep(server: ForkedServer, players: list[Player]) -> None:
    """Stop the server with moves on their way; when it wakes up play goes on."""
    server.pause()
    await asyncio.sleep(SLEEP)
    before = moves_of(players)
    server.go_on()
    deadline = time.monotonic() + PATIENCE
    while moves_of(players) == before:
        if time.monotonic() > deadline:
            raise TimeoutError("nobody could go on after the server woke up")
        await asyncio.sleep(MOMENT / 10)
