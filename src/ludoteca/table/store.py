"""Where tables are kept. A table is its settings, its seats, and the journal of moves made at it.

Rooms know the functions of `Store` and nothing of SQL, so that another database can stand in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec import Struct
from msgspec.json import Decoder

from ludoteca.engine.errors import LudotecaError

if TYPE_CHECKING:
    from ludoteca.table.leases import Leases

KEYRING_KEPT = 183 * 24 * 3600  # seconds without a visit
MOST_KEYRINGS = 100  # that hold one secret: as many devices may share a seat
LAST_CHAT = 50  # lines that are read back
MOST_AT_ONCE = 500  # changes in one commit
TABLE_PARTS = (
    "seats",
    "moves",
    "snapshots",
    "chat",
    "reviews",
    "turns",
    "looks",
)  # of a table, in a database

# names of rows of the journal that are no moves
UNDO = "/undo"  # takes back the move before it
SEALED = "/sealed "  # and a name: what a seat has answered in a pause, to be played at its end
GO_ON = "/go-on"  # the end of a pause


class MoveRow(Struct, array_like=True):
    """One row of the journal: a move, an outcome of chance, an undo, or of a pause an answer or the end.

    `version` is what was acknowledged.
    """

    seq: int
    seat: int
    name: str
    key: str = ""
    version: int = 0
    at: float = 0.0


class SeatRow(Struct):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    secret: str = ""  # the hash of what its person holds
    covered: bool = False
    # why a bot plays here instead of somebody; "free": another person may take the seat
    gone: Literal["", "left", "resigned", "free"] = ""
    asked_to_leave: bool = False  # by the host
    agreed: bool = False  # its person would end the game here
    orders: dict[str, int] = {}  # that stand, with the terms they hold for


class Shuffle(Struct):
    """What a table's chance follows from (engine/fair.py). Nobody may see it before the game is over."""

    secret: str
    promises: dict[int, str] = {}  # of seats that give a number of their own
    numbers: dict[int, str] = {}  # those that were shown in time
    of: str = ""  # the table whose chance is met again: it is known, so that nothing is promised


class TableRow(Struct, kw_only=True):
    id: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    public: bool = False
    clock: int = 0
    absent: Literal["wait", "bot"] = "wait"
    pace: float = 0.0
    alone: Literal["answered", "asked"] = "answered"
    coach: bool = False  # also for people who play against each other
    odds: bool = True  # shown before a choice
    status: Literal["waiting", "playing", "over"] = "waiting"
    host: str = ""  # the hash of the maker's secret
    ended: Literal["", "abandoned", "resigned"] = ""  # how, where not by the game's own rules
    created: float
    by: str = ""  # the name of who made it, as it was then
    next_table: str = ""
    previous: str = ""  # the table whose people play on here
    shuffle: Shuffle | None = None  # none: chance has no proof


class ChatRow(Struct, array_like=True):
    number: int
    seat: int
    name: str
    text: str
    at: float = 0.0


class KeyringRow(Struct, array_like=True):
    """A keyring, named by the hash of its secret, holds a secret of a seat or a host, named by its hash."""

    keyring: str
    secret: str
    at: float


class TurnRow(Struct, array_like=True):
    """Whose turn it is, and how many events everybody was told: of no more may a list of tables tell."""

    asked: list[int] = []  # each may know of itself alone
    events: int = 0
    at: float = 0.0  # when everybody was last told something


class LookRow(Struct, array_like=True):
    """What a keyring remembers of a table: how many events it saw, and whether it put the table away."""

    keyring: str
    table_id: str
    seen: int | None = None  # None: as it was
    archived: bool | None = None
    at: float = 0.0


class Stored(Struct):
    """A table as it is read back: the latest snapshot and the moves after it."""

    table: TableRow
    seats: list[SeatRow]
    snapshot: str  # empty: none
    seq: int  # rows of the journal that the snapshot holds
    tail: list[MoveRow]
    chat: list[ChatRow]
    turn: TurnRow
    keys: dict[str, int]  # of messages that were acknowledged, with their answers' versions


class Changes(Struct):
    """What is stored together, or not at all."""

    table_id: str
    table: TableRow | None = None
    seats: list[SeatRow] = []
    moves: list[MoveRow] = []
    snapshot: str = ""  # of the position after `snapshot_seq` rows
    snapshot_seq: int = 0
    chat: ChatRow | None = None
    review: str = ""  # of a finished game
    keyrings: list[KeyringRow] = []
    turn: TurnRow | None = None
    look: LookRow | None = None
    deleted: bool = False  # the table and all that belongs to it
    beat: float = 0.0  # when the server last proved that it can write

    def only_moves(self) -> bool:
        """Whether it is what nearly all is: moves, and whose turn it is."""
        other = self.table or self.seats or self.snapshot or self.chat or self.review or self.keyrings
        return not (other or self.look or self.deleted or self.beat)


# Made here, once: two threads that make the reader of one type at the same time, as at a server that has
# just started, end the whole process.
read_table = Decoder(TableRow).decode
read_seat = Decoder(SeatRow).decode
read_turn = Decoder(TurnRow).decode
read_orders = Decoder(dict[str, int]).decode

Settled = Callable[["StoreError | None"], None]  # is told that something is on the disk, or why it is not


class Store(Protocol):
    """A returned `save` is on the disk."""

    @property
    def leases(self) -> Leases | None:
        """Who leads which table, where several servers share a store."""
        ...

    def submit(self, changes: Changes, settled: Settled) -> None:
        """The same as `save` for whoever need not wait. Of all that comes in one go there is one commit."""
        ...

    async def save(self, changes: Changes) -> None: ...

    async def load(self, table_id: str) -> Stored | None: ...

    async def history(self, table_id: str) -> tuple[str, list[MoveRow]]:
        """The first snapshot ("" where there is none) and every row of the journal after it."""
        ...

    async def review(self, table_id: str) -> str:
        """The review of a finished game, if one was made."""
        ...

    async def open_tables(self, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables that still wait for somebody, the newest first."""
        ...

    async def tables(self, ids: list[str]) -> list[tuple[TableRow, list[SeatRow]]]: ...

    async def tables_before(self, before: float, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """All that were made before a moment, the newest first."""
        ...

    async def tables_of(self, keyring: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Where a keyring opens a seat, or all that a host may do; the newest first."""
        ...

    async def on_keyring(self, keyring: str, secrets: frozenset[str]) -> dict[str, float]:
        """Which of these a keyring holds, and since when."""
        ...

    async def turns(self, ids: list[str]) -> dict[str, TurnRow]:
        """Of tables at which a game has begun."""
        ...

    async def looks(self, keyring: str, ids: list[str]) -> dict[str, LookRow]:
        """What a keyring remembers of these tables."""
        ...

    async def close(self) -> None: ...


class StoreError(LudotecaError):
    """Something could not be stored or read."""


Waiting = tuple[Changes, Settled]  # what is to be stored, and who waits for it


def tell(batch: list[Waiting], failed: dict[int, StoreError]) -> None:
    """Whoever waits for something of a batch goes on."""
    for i, (_, settled) in enumerate(batch):
        settled(failed.get(i))


async def submitted(store: Store, changes: Changes) -> None:
    """Until changes are stored. A caller that goes away takes nothing back: they are stored all the same."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settled(error: StoreError | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    store.submit(changes, settled)
    await done
