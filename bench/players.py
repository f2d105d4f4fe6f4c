"""Tables full of players, at our server and at boardgame.io's. They move at random; how long does it take?"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from bench.line import Heard, Line, connect

GRACE = 0.25  # seconds after a move is answered in which everybody has heard of it, if they ever do
LATER = 0.005  # seconds until a table is looked at again at which nobody was asked
KEYS = itertools.count()


class Table:
    """Lines to one table. A move is seen by all when it is answered and every line has heard of it since."""

    quiet: set[str]  # questions whose answers not everybody hears of

    def __init__(self, quiet: set[str], rng: random.Random) -> None:
        self.quiet = quiet
        self.rng = rng
        self.lines: list[Line] = []
        self.fresh: set[int] = set()  # seats that have heard something since the last move
        self.moving = False
        self.answered = False
        self.refused = False
        self.question = ""
        self.began = 0.0
        self.moved: Callable[[Table, float | None], None] = nothing
        self.grace: asyncio.TimerHandle | None = None

    def move(self) -> bool:
        """Begin a move; False: nobody is asked."""
        seat = self.who()
        if seat is None:
            return False
        self.question = self.asks(seat)
        self.fresh.clear()
        self.moving, self.answered, self.refused = True, False, False
        self.began = time.perf_counter()
        self.lines[seat].send(self.choose(seat))
        return True

    def hear(self, seat: int) -> None:
        """A line has heard of a new position."""
        self.fresh.add(seat)
        self.look()

    def answer(self, refused: bool) -> None:
        self.answered, self.refused = True, refused
        if self.moving and len(self.fresh) < len(self.lines) and self.question not in self.quiet:
            self.grace = asyncio.get_running_loop().call_later(GRACE, self.give_up)
        self.look()

    def look(self) -> None:
        if not self.moving or not self.answered:
            return
        if len(self.fresh) == len(self.lines):
            self.end(time.perf_counter() - self.began)
        elif self.question in self.quiet and self.who() in self.fresh:
            self.end(None)

    def give_up(self) -> None:
        """Not everybody hears of this one."""
        self.quiet.add(self.question)
        self.look()

    def end(self, seconds: float | None) -> None:
        self.moving = False
        if self.grace is not None:
            self.grace.cancel()
            self.grace = None
        self.moved(self, None if self.refused else seconds)

    def close(self) -> None:
        if self.grace is not None:
            self.grace.cancel()
        for line in self.lines:
            line.close()

    # what the servers do each in their own way

    def who(self) -> int | None:
        """A seat that is asked."""
        raise NotImplementedError

    def asks(self, seat: int) -> str:
        """What it is asked."""
        raise NotImplementedError

    def choose(self, seat: int) -> bytes:
        """The message of a move at random."""
        raise NotImplementedError


def nothing(table: Table, seconds: float | None) -> None:
    """Nobody waits for a move."""


class OurChoice(msgspec.Struct):
    name: str


class OurQuestion(msgspec.Struct):
    id: str


class OurAsked(msgspec.Struct):
    prompt: OurQuestion
    choices: list[OurChoice]


class OurState(msgspec.Struct):
    tag: str
    asked: OurAsked | None = None


class OurDelta(msgspec.Struct):
    tag: str
    asked: OurAsked | msgspec.UnsetType | None = msgspec.UNSET


OUR_STATE = msgspec.json.Decoder(OurState)
OUR_DELTA = msgspec.json.Decoder(OurDelta)


class OurTable(Table):
    """A table of ours; all seats are held by one browser, with a page for each."""

    def __init__(self, quiet: set[str], rng: random.Random) -> None:
        super().__init__(quiet, rng)
        self.states: list[OurState] = []

    async def sit(self, port: int, id: str, seats: int, cookies: str, local: str) -> None:
        self.states = [OurState("")] * seats
        for seat in range(seats):
            path = f"/api/tables/{id}/live"
            line = await connect("127.0.0.1", port, path, self.reader(seat), cookies, local)
            self.lines.append(line)
            line.send(msgspec.json.encode({"t": "hello", "seat": seat, "version": 0, "deltas": True}))

    def reader(self, seat: int) -> Heard:
        def heard(line: Line, data: bytes) -> None:
            if data.startswith(b'{"t":"state"'):
                self.states[seat] = OUR_STATE.decode(data)
                self.hear(seat)
            elif data.startswith(b'{"t":"delta"'):
                delta = OUR_DELTA.decode(data)
                kept = self.states[seat].asked if delta.asked is msgspec.UNSET else delta.asked
                self.states[seat] = OurState(delta.tag, kept)
                self.hear(seat)
            elif data.startswith((b'{"t":"done"', b'{"t":"refused"')):
                self.answer(refused=data.startswith(b'{"t":"refused"'))

        return heard

    def who(self) -> int | None:
        return next((seat for seat, state in enumerate(self.states) if state.asked is not None), None)

    def asks(self, seat: int) -> str:
        asked = self.states[seat].asked
        assert asked is not None
        return asked.prompt.id

    def choose(self, seat: int) -> bytes:
        state = self.states[seat]
        assert state.asked is not None
        name = self.rng.choice(state.asked.choices).name
        move = {"t": "move", "seat": seat, "name": name, "tag": state.tag, "key": f"k{next(KEYS)}"}
        return msgspec.json.encode(move)


class PeerPlayer(msgspec.Struct):
    hand: list[str] = []  # of others it is not told


class PeerGame(msgspec.Struct):
    players: list[PeerPlayer]


class PeerTurn(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")


class PeerState(msgspec.Struct):
    G: PeerGame
    ctx: PeerTurn
    version: int = msgspec.field(name="_stateID")


class PeerSync(msgspec.Struct):
    state: PeerState


PEER_UPDATE = msgspec.json.Decoder(tuple[str, str, PeerState, Any])
PEER_SYNC = msgspec.json.Decoder(tuple[str, str, PeerSync])
PEER = b"/like,"


class PeerTable(Table):
    """A match of boardgame.io: its socket.io messages, written by hand."""

    def __init__(self, quiet: set[str], rng: random.Random) -> None:
        super().__init__(quiet, rng)
        self.id = ""
        self.secrets: list[str] = []
        self.states: list[PeerState | None] = []

    async def sit(self, port: int, id: str, secrets: list[str]) -> None:
        self.id, self.secrets = id, secrets
        self.states = [None] * len(secrets)
        for seat in range(len(secrets)):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.lines.append(await connect("127.0.0.1", port, path, self.reader(seat)))

    def reader(self, seat: int) -> Heard:
        def heard(line: Line, data: bytes) -> None:
            if data.startswith(b"42" + PEER + b'["update"'):
                self.states[seat] = PEER_UPDATE.decode(data[2 + len(PEER) :])[2]
                self.answered = True  # its mover hears of a move like all others
                self.hear(seat)
            elif data.startswith(b"42" + PEER + b'["sync"'):
                self.states[seat] = PEER_SYNC.decode(data[2 + len(PEER) :])[2].state
                self.hear(seat)
            elif data.startswith(b"40"):
                line.send(event("sync", self.id, str(seat), self.secrets[seat], len(self.secrets)))
            elif data.startswith(b"0"):
                line.send(b"40" + PEER)
            elif data == b"2":
                line.send(b"3")

        return heard

    def who(self) -> int | None:
        state = self.states[0]
        return None if state is None else int(state.ctx.player)

    def asks(self, seat: int) -> str:
        return ""

    def choose(self, seat: int) -> bytes:
        state = self.states[seat]
        assert state is not None
        cards = state.G.players[seat].hand
        card = self.rng.randrange(-1, len(cards))
        move = {"type": "play", "args": [card]} if card >= 0 else {"type": "pass", "args": []}
        move |= {"playerID": str(seat), "credentials": self.secrets[seat]}
        action = {"type": "MAKE_MOVE", "payload": move}
        return event("update", action, state.version, self.id, str(seat))


def event(*things: object) -> bytes:
    return b"42" + PEER + msgspec.json.encode(things)


class Play:
    """Moves at many tables: as fast as they go, or each table one in so many seconds."""

    def __init__(self, tables: list[Table], every: float, rng: random.Random) -> None:
        self.tables = tables
        self.every = every  # seconds; 0: the next move follows at once
        self.rng = rng
        self.times: list[float] = []  # until a move was seen by all
        self.moves = 0
        self.ends = 0.0

    async def run(self, seconds: float) -> float:
        """Play for so long; how long it was."""
        loop = asyncio.get_running_loop()
        began = time.perf_counter()
        self.ends = began + seconds
        for table in self.tables:
            table.moved = self.moved
            if self.every:
                loop.call_later(self.rng.random() * self.every, self.begin, table)
            else:
                self.begin(table)
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        for table in self.tables:
            table.moved = nothing
        return took

    def begin(self, table: Table) -> None:
        if time.perf_counter() >= self.ends:
            return
        asked = table.moving or table.move()
        if self.every or not asked:
            asyncio.get_running_loop().call_later(self.every or LATER, self.begin, table)

    def moved(self, table: Table, seconds: float | None) -> None:
        self.moves += not table.refused
        if seconds is not None:
            self.times.append(seconds)
        if not self.every:
            self.begin(table)


async def settled(tables: list[Table]) -> None:
    """Until no move is on its way."""
    for i in range(100):
        if not any(table.moving for table in tables):
            return
        await asyncio.sleep(0.05)
    raise RuntimeError("a table does not answer")
