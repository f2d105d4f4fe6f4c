"""The seats of a table: who sits there, people and bots, their clocks and their thoughts."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine

from msgspec.structs import replace

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table.clock import Clock
from ludoteca.table.play import Play
from ludoteca.table.store import SeatRow
from ludoteca.table.thinkers import STAND_IN

MARGIN = 0.01  # seconds after which a timer is not early


class Seats:
    def __init__(self, rows: list[SeatRow], clock: int) -> None:
        self.rows = rows
        self.clock = Clock(clock)
        self.pause_ends: float | None = None  # by the clock's time
        self.thoughts: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self._answer_once: set[int] = set()  # seats for which a bot makes one move, and nobody knows
        self._public = ""  # the tag of what everybody saw when the clock was last set
        self._secret = False  # whether somebody was asked in secret then
        self.secret = secrets.token_hex(8)  # what pauses are drawn from that look like thoughts
        self._asked_since: dict[int, float] = {}  # by the clock's time
        self._seen: object = None  # what everybody saw of the last question

    # who sits there

    def put(self, rows: list[SeatRow]) -> None:
        for row in rows:
            self.rows[row.seat] = row

    def people(self) -> frozenset[int]:
        return frozenset([row.seat for row in self.rows if row.kind == "person"])

    def all_agree(self) -> bool:
        """Whether all people would end the game, but for those for whom a bot plays."""
        return all(row.agreed for row in self.rows if row.kind == "person" and not row.covered)

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now; "" where its person does."""
        row = self.rows[seat]
        if row.kind == "bot":
            return row.bot
        return STAND_IN if row.covered or seat in self._answer_once else ""

    def shown_as_thinking(self, asked: tuple[int, ...]) -> list[int]:
        """Of those asked, the seats that everybody knows a bot plays."""
        return [s for s in asked if s >= 0 and (self.rows[s].kind == "bot" or self.rows[s].covered)]

    def with_cover(self, seats: list[int], covered: bool) -> list[SeatRow]:
        """The rows of seats that a bot covers, or no longer, to be stored and then put."""
        rows = [self.rows[seat] for seat in seats]
        return [replace(row, covered=covered, asked_to_leave=False, agreed=False) for row in rows]

    def answer_once(self, seats: list[int]) -> None:
        """A bot makes the next move for each of these, and nobody is told."""
        self._answer_once.update(seats)

    def has_moved(self, seat: int) -> None:
        self._answer_once.discard(seat)

    # standing orders

    def orders_of(self, seat: int) -> frozenset[str]:
        return frozenset(self.rows[seat].orders) if seat >= 0 else frozenset()

    def any_orders(self) -> bool:
        for row in self.rows:
            if row.orders:
                return True
        return False

    def with_order(self, seat: int, name: str, term: int | None) -> SeatRow:
        """The row of a seat that has given an order for a term, or none, to be stored and then put."""
        others = {other: n for other, n in self.rows[seat].orders.items() if other != name}
        return replace(self.rows[seat], orders=others if term is None else {**others, name: term})

    def end_orders(self, name: str, term: int | None) -> None:
        """Of these orders, those end that were given for another term. What is stored of them ends in the
        same way when it is read.
        """
        self.put([self.with_order(r.seat, name, None) for r in self.rows if r.orders.get(name, term) != term])

    # clocks

    def asked_since(self, seat: int) -> float:
        """Since when a seat has had its question, as far as the others could tell."""
        return self._asked_since.setdefault(seat, self.clock.now())

    def ask(self, mover: int, seen: object) -> None:
        """Somebody moved. A question begins with what everybody has `seen` of it, for the mover now."""
        if seen != self._seen:
            self._asked_since.clear()
        self._seen = seen
        self._asked_since[mover] = self.clock.now()

    def begin_pause(self, seconds: float) -> None:
        """As long for everybody, whether or not somebody is asked; one that has begun goes on."""
        if self.pause_ends is None:
            self.pause_ends = self.clock.now() + seconds

    def end_pause(self) -> None:
        self.pause_ends = None

    def pause_is_over(self) -> bool:
        return self.pause_ends is not None and self.pause_ends <= self.clock.now()

    def wake_up(self) -> None:
        """Somebody comes to a table at which nobody was: no time has passed, and a pause begins anew."""
        self.clock.restart()
        self.pause_ends = None
        self._asked_since.clear()

    def run_clock(self, play: Play, mover: int) -> None:
        """Somebody may be asked anew. Time starts again only with what everybody sees: else the clock would
        tell of secret moves.
        """
        if not self.clock.limit:
            return
        public, secret = play.projection(SPECTATOR).tag, play.asked_in_secret()
        asked = [seat for seat in play.game.asked if seat >= 0 and not self.bot_of(seat)]
        self.clock.ask(asked, mover if public != self._public else SPECTATOR)
        if self._secret and not secret:
            self.clock.restart()
        self._public, self._secret = public, secret

    def deadline(self, asked: tuple[int, ...]) -> float | None:
        """When the pause ends, or else the first of those asked is late."""
        if self.pause_ends is not None:
            return self.pause_ends
        return self.clock.deadline([seat for seat in asked if not self.bot_of(seat)])

    def set_timer(self, covers: bool, answer: float | None, time_is_up: Callable[[], object]) -> None:
        """Call this at the end of a pause; else when an `answer` is given for somebody or, where a bot
        `covers` whoever is late, when somebody is.
        """
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        late = self.clock.left() if covers else None
        left = late if answer is None or (late is not None and late < answer) else answer
        if self.pause_ends is not None:
            left = self.pause_ends - self.clock.now()
        if left is not None:
            self.timer = asyncio.get_running_loop().call_later(max(0.0, left) + MARGIN, time_is_up)

    # thoughts

    def think(self, seat: int, thought: Callable[[], Coroutine[None, None, None]]) -> None:
        """Let the bot of a seat think, unless it does already."""
        if seat not in self.thoughts:
            self.thoughts[seat] = asyncio.get_running_loop().create_task(thought())

    def thought_ended(self, seat: int) -> None:
        """Called by the thought itself, which a later one may have followed."""
        if self.thoughts.get(seat) is asyncio.current_task():
            del self.thoughts[seat]

    def stop(self) -> None:
        for task in self.thoughts.values():
            task.cancel()
        if self.timer is not None:
            self.timer.cancel()
