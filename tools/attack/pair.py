"""Kills of two servers on one PostgreSQL: either, then both, while people play over whichever answers."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from ludoteca.table.postgres import open_postgres
from ludoteca.table.store import MoveRow
from tools import engines
from tools.attack.figures import Figure, Tell
from tools.attack.histories import faults
from tools.attack.kills import CUT_OFF, MOMENT, MOST_MOVES, TABLES, Player, moves_of
from tools.attack.people import ME, Message, Page, Person
from tools.attack.server import PATIENCE, ForkedServer

LEASE = 1.0  # seconds: so that a dead server's tables are soon led by the other, and a busy machine keeps up
WHO_DIES = ((0,), (1,), (0, 1))  # in turn
NOBODY_HOME = 0.02  # seconds before somebody who was not let in tries again


class Guest(Player):
    """Somebody who comes back whenever they were sent away, and goes home when it is late."""

    def __init__(
        self, person: Person, late: asyncio.Event, pace: float = 0.0, seats: Sequence[Message] = (ME, ME)
    ) -> None:
        super().__init__(person, seats)
        self.late = late
        self.pace = pace  # seconds before each move
        self.answered_at: list[float] = []

    async def keep_playing(self, rng: random.Random) -> None:
        """In the end nothing is left unanswered."""
        while not self.late.is_set() or self.unanswered is not None:
            try:
                await self.live(rng)
            except CUT_OFF:
                await asyncio.sleep(NOBODY_HOME)  # nobody lets people in just now

    async def say(self, page: Page, name: str) -> None:
        if self.late.is_set():
            await page.leave()
            return
        await asyncio.sleep(self.pace)
        before = self.moves
        await super().say(page, name)
        if self.moves > before:
            self.answered_at.append(time.monotonic())


class Pair:
    """Two servers of one database; whoever asks for an address is sent to one that lives."""

    def __init__(self, store: str, stack: ExitStack, rng: random.Random) -> None:
        self.rng = rng
        self.servers = [
            stack.enter_context(ForkedServer("--store", store, "--lease", str(LEASE))) for _ in "ab"
        ]

    @property
    def address(self) -> str:
        alive = [server for server in self.servers if server.alive]
        return self.rng.choice(alive or self.servers).address

    async def kill(self, who: tuple[int, ...]) -> None:
        for number in who:
            self.servers[number].die()
        await asyncio.gather(*[asyncio.to_thread(self.servers[number].start) for number in who])

    def mistakes(self) -> list[str]:
        return [mistake for server in self.servers for mistake in server.mistakes()]


async def attack(
    rng: random.Random, quick: bool, tell: Tell, count: int | None = None, store: str = ""
) -> list[Figure]:
    """At `store`, or else on a PostgreSQL of its own."""
    with ExitStack() as stack:
        if not store:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludoteca-attack-")))
            folder.chmod(0o755)
            store = stack.enter_context(engines.running_postgres(folder))
        pair = Pair(store, stack, random.Random(rng.random()))
        return await kill_in_turn(pair, store, rng, tell, count or (30 if quick else 100))


async def kill_in_turn(pair: Pair, store: str, rng: random.Random, tell: Tell, count: int) -> list[Figure]:
    people = [Person(pair, number) for number in range(TABLES)]
    late = asyncio.Event()
    players = [Guest(one, late) for one in people]
    for player in players:
        await player.sit_down()
    playing = [asyncio.create_task(player.keep_playing(rng)) for player in players]
    moments = random.Random(rng.random())
    kills = lives = 0
    while kills < count:
        tell(f"pair: {kills} of {count}")
        await go_on(players, playing, moments.randint(1, MOST_MOVES))
        await asyncio.sleep(moments.uniform(0, MOMENT))
        who = WHO_DIES[lives % len(WHO_DIES)]
        await pair.kill(who)
        lives, kills = lives + 1, kills + len(who)
    await go_on(players, playing, 1)
    late.set()
    await asyncio.gather(*playing)
    found = [fault for player in players for fault in await faults_of(player, store)]
    for one in people:
        await one.http.aclose()
    amount = f"{kills} kills of two, {moves_of([*players])} moves"
    mistakes = pair.mistakes()
    changed = sum([player.changed for player in players])
    return [
        Figure("pair", amount, "faults in histories", len(found), 0, example="".join(found[:1])),
        Figure("pair", amount, "messages answered otherwise later", changed, 0),
        Figure("pair", amount, "mistakes in the log", len(mistakes), 0, example="".join(mistakes[:1])),
    ]


async def go_on(
    players: list[Guest], playing: list[asyncio.Task[None]], moves: int, patience: float = PATIENCE
) -> None:
    """Until so many more moves were answered, some of them to everybody."""
    before = [player.moves for player in players]
    deadline = time.monotonic() + patience
    while moves_of([*players]) < sum(before) + moves or not all(
        player.moves > n for player, n in zip(players, before, strict=True)
    ):
        for task in playing:
            if task.done():
                task.result()
        if time.monotonic() > deadline:
            raise TimeoutError("nobody plays on")
        await asyncio.sleep(MOMENT / 10)


async def faults_of(player: Player, store: str) -> list[str]:
    """What is wrong in the games of somebody; the seats after theirs are bots'."""
    bots = frozenset([seat for seat, one in enumerate(player.seats) if one is not ME])
    found = []
    for table, history, told in player.games():
        found += [fault for one in told for fault in one.faults]
        found += faults([history], await journal(store, table), bots)
    return found


async def journal(address: str, table: str) -> list[MoveRow]:
    store = await open_postgres(address)
    try:
        return (await store.history(table))[1]
    finally:
        await store.close()
