"""The play at a table: the game, the journal of what was done in it, and what each receiver sees of it.

Only here does a position change. Whatever changes it gives back the moves, to store before they are told.
"""

from __future__ import annotations

import time

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import IllegalMove
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import SPECTATOR, Refusal
from ludoteca.table import projection
from ludoteca.table.chance import ChanceSource
from ludoteca.table.codec import decode_game, encode_game
from ludoteca.table.messages import Done, Refused
from ludoteca.table.projection import Projection, Public, VisibleEvents
from ludoteca.table.store import GO_ON, SEALED, UNDO, Changes, MoveRow, Stored, TurnRow

SNAPSHOT_EVERY = 200  # rows of the journal
MOST_REFUSALS = 256  # that are remembered
TOLD_AGAIN = 30  # events, to whoever comes back

Moves = list[tuple[int, str]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    def __init__(
        self,
        game: Game,
        seq: int = 0,
        snapshot_seq: int = 0,
        done: dict[str, int] | None = None,
        odds: bool = True,
    ) -> None:
        game.state.pauses = True
        self.game = game
        self.events = VisibleEvents(game)
        self.seq = seq  # rows of the journal
        self.snapshot_seq = snapshot_seq
        self.firm = len(game.state.log or [])  # events that no undo takes back
        self.sealed: dict[int, str] = {}  # what seats have answered in this pause; played at its end
        self.odds = odds  # are told before a choice
        self.closed = False  # people ended the game
        self.turn = TurnRow()
        self._done = done or {}  # the version that was acknowledged, by the journal's key
        self._refusals: dict[tuple[int, str], Refused] = {}
        self._projections: dict[int, Projection] = {}
        self._before: dict[int, Projection] = {}  # what receivers saw of an earlier position
        self._public: Public | None = None
        self._public_before: Public | None = None

    # what is seen

    def projection(self, seat: int) -> Projection:
        """What a receiver sees now; made once for each position."""
        found = self._projections.get(seat)
        if found is None:
            game, version = self.as_asked(seat), self.events.version(seat)
            public = self.public() if game is self.game else None
            before = self._before.get(seat)
            found = projection.project(game, seat, version, self.odds, public, before)
            if self.closed:
                projection.ask_nothing(found)
            self._projections[seat] = found
        return found

    def public(self) -> Public:
        """What everybody sees now; likewise."""
        if self._public is None:
            self._public = Public(self.game, self._public_before)
        return self._public

    def as_asked(self, seat: int) -> Game:
        """The game as a seat may play in it, which in a pause can be asked something that nobody sees."""
        return self.game if seat in self.sealed else projection.as_asked(self.game, seat)

    def asked_in_secret(self) -> bool:
        return projection.asked_in_secret(self.game)

    def kept_events(self, seat: int, version: int) -> int:
        """Of the events that a page says it has, those that it need not be told again.

        What an undo may have taken back is told again; so are always the last ones, so that it does not show
        whether somebody could take back a move.
        """
        firm = min(self.events.before(seat, self.firm), self.events.version(seat) - TOLD_AGAIN)
        return max(0, min(version, firm))

    # what is done

    def move(self, seat: int, name: str) -> Moves | Refusal:
        """Make a move, or say why not. No moves: it is legal as an answer in the pause, to be sealed."""
        try:
            return self.make(seat, name)
        except IllegalMove:
            return self.as_asked(seat).why_not(seat, name) or []

    def make(self, seat: int, name: str) -> Moves:
        """A move, and what chance answered."""
        before = len(self.game.moves)
        self.game.play(seat, name)
        self.changed()
        return self.game.moves[before:]

    def go_on(self) -> Moves:
        """The end of a pause, and what chance answered."""
        before = len(self.game.moves)
        self.game.go_on()
        self.changed()
        return [(SPECTATOR, GO_ON), *self.game.moves[before:]]

    def undo(self, seat: int) -> Moves:
        self.game.undo(seat)
        self.events.cut()
        self.changed()
        return [(seat, UNDO)]

    def seal(self, seat: int, name: str) -> None:
        """A seat has answered in the pause; nobody else sees anything of it."""
        self.sealed[seat] = name
        self._projections.pop(seat, None)

    def unseal(self) -> None:
        """The pause is over: what was sealed has been played, or is void."""
        self.sealed.clear()
        self.changed()

    def close(self) -> None:
        """People ended the game: nobody is asked any more."""
        self.closed = True
        self.changed()

    def changed(self) -> None:
        """Everybody sees something else."""
        self._before |= self._projections
        self._projections.clear()
        if self._public is not None:
            self._public_before, self._public = self._public, None

    def unanswered(self, seat: int) -> str:
        """What a seat has chosen that did not answer in a pause."""
        g = self.game.state
        return self.game.rules.space(g).name(g.stack[-1].unanswered(g, seat))

    # what is stored

    def rows(self, seat: int, key: str, moves: Moves) -> list[MoveRow]:
        """The next rows of the journal; the first of them tells whose message it was, and its answer."""
        now = time.time()
        rows = [MoveRow(self.seq + i, who, name, at=now) for i, (who, name) in enumerate(moves)]
        if key:
            who, name = moves[0]
            rows[0] = MoveRow(self.seq, who, name, journal_key(seat, key), self.events.version(seat), now)
        self.seq += len(rows)
        return rows

    def changes(self, table_id: str, seat: int, key: str, moves: Moves) -> Changes:
        """What is to be stored of moves that were made: their rows, and now and then a snapshot."""
        changes = Changes(table_id, moves=self.rows(seat, key, moves), turn=self.next_turn())
        due = not self.game.asked or self.seq - self.snapshot_seq >= SNAPSHOT_EVERY
        if due and self.is_firm() and not self.sealed:  # which stand in the journal alone
            changes.snapshot, changes.snapshot_seq = encode_game(self.game), self.seq
            self.snapshot_seq = self.seq
        return changes

    def next_turn(self) -> TurnRow:
        """Whose turn it is now. That it changed is told by no time, where nobody else saw anything."""
        events = self.events.version(SPECTATOR)
        at = self.turn.at if events == self.turn.events else time.time()
        self.turn = TurnRow([seat for seat in self.game.asked if seat >= 0], events, at)
        return self.turn

    def is_firm(self) -> bool:
        """Whether nobody can take back the last move."""
        for seat in self.game.asked:
            if seat >= 0 and self.game.can_undo(seat):
                return False
        return True

    def settle(self) -> None:
        """What was done is stored."""
        if self.is_firm():
            self.firm = len(self.game.state.log or [])

    def redo(self, row: MoveRow) -> None:
        """A row of the journal as it is read back; what chance answered is among the rows."""
        game = self.game
        if row.name == UNDO:
            game.undo(row.seat)
        elif row.name.startswith(SEALED):
            self.sealed[row.seat] = row.name.removeprefix(SEALED)
        elif row.name == GO_ON:
            self.sealed.clear()
            game.go_on()
        else:
            if game.paused and row.name not in game.asides(row.seat):
                game.go_on()  # a journal from before there were pauses
            game.play(row.seat, row.name)
        self.seq += 1
        self.settle()

    # answers by their keys: the same message again gets the same answer

    def remembered(self, seat: int, key: str) -> Done | Refused | None:
        version = self._done.get(journal_key(seat, key))
        return self._refusals.get((seat, key)) if version is None else Done(key, version)

    def acknowledge(self, rows: list[MoveRow]) -> None:
        """These are stored."""
        for row in rows:
            if row.key:
                self._done[row.key] = row.version

    def remember(self, seat: int, refused: Refused) -> Refused:
        if refused.key:
            self._refusals[seat, refused.key] = refused
            if len(self._refusals) > MOST_REFUSALS:
                del self._refusals[next(iter(self._refusals))]
        return refused


def journal_key(seat: int, key: str) -> str:
    return f"{seat}:{key}"


def restored(stored: Stored, chance: ChanceSource) -> Play:
    """The play as it was: its last snapshot, and the moves after it."""
    game = decode_game(stored.snapshot)
    game.rng = None  # what chance answered stands in the journal
    play = Play(game, stored.seq, stored.seq, stored.keys, stored.table.odds)
    play.turn = stored.turn
    for row in stored.tail:
        play.redo(row)
    game.rng = chance()
    return play
