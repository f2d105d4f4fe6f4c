"""The kernel: a game is a state and a stack of steps.

A step is one paragraph of the rulebook where play can pause. The top step says who must choose and
among what. Only `run` and `chose` change anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine.fields import Declared, DeclaredByName, Driver, Fields, Shared, shapes, write_methods
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message

Seat = int

CHANCE: Final = -1
SPECTATOR: Final = -2
PAUSE: Final = -3  # nobody: the game waits until it is told to go on

EVERYBODY: Final = -1  # a mask of seats with every bit set, the spectators' too
SPECTATOR_BIT: Final = 60

ALONE: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(CHANCE, 64)])  # made once

AT_PAUSE: Final[tuple[int, ...]] = (PAUSE,)

G = TypeVar("G", bound="State")


def only(seat: int) -> int:
    """The mask of an event that one seat alone is told."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The mask of an event that one seat is not told."""
    return ~(1 << seat)


def in_mask(mask: int, seat: int) -> bool:
    """Whether a seat, or SPECTATOR, is among those of a mask."""
    return bool(mask >> (SPECTATOR_BIT if seat == SPECTATOR else seat) & 1)


class Event:
    """Something that was told: a kind, ints, and who was told."""

    __slots__ = ("args", "kind", "seen_by")

    def __init__(self, kind: str, args: tuple[int, ...], seen_by: int) -> None:
        self.kind = kind
        self.args = args
        self.seen_by = seen_by

    def told_to(self, seat: int) -> bool:
        return in_mask(self.seen_by, seat)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.kind, self.args, self.seen_by)


class Prompt:
    """What a seat is asked, in words, and the rule it rests on."""

    __slots__ = ("message", "rule")

    def __init__(self, message: Message, rule: str) -> None:
        self.message = message
        self.rule = rule

    def __repr__(self) -> str:
        return f"Prompt({self.message!r}, rule={self.rule!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.message, self.rule)


class Refusal:
    """Why a move is not possible, in words, and the rule it rests on ("" where no rule is behind it)."""

    __slots__ = ("message", "rule", "text")

    def __init__(self, rule: str, message: Message, text: str = "") -> None:
        self.rule = rule
        self.message = message
        self.text = text

    def __repr__(self) -> str:
        return f"Refusal(rule={self.rule!r}, text={self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.rule, self.message, self.text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept(metaclass=Declared):
    """What a position keeps besides numbers and lists. Its class declares its fields; see `engine.fields`."""

    FIELDS: ClassVar[Fields]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        write_methods(cls, "copy")

    def copy(self) -> Self:
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        from ludoteca.engine.opening import made_again

        return made_again, (type(self), fields_of(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Kept):
    """A thing in a position that has fields of its own: a deck of cards, a hero."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Kept, Generic[G]):
    """One paragraph of the rulebook."""

    def run(self, g: G) -> None:
        """The automatic part, run whenever nobody is asked: ends in `g.ask`, `g.call` or `g.done`."""
        raise NotImplementedError

    def options(self, g: G, seat: int) -> list[int]:
        """Legal action ids, ascending: the one source of legality (of chance's outcomes too)."""
        raise NotImplementedError

    def any_option(self, g: G, seat: int, rng: Rng) -> int:
        """One of the options, each equally likely. Override only for speed, with the same draw."""
        return rng.one_of(self.options(g, seat))

    def odds(self, g: G) -> list[int]:
        """A weight for each of chance's options."""
        raise NotImplementedError

    def chose(self, g: G, seat: int, action: int) -> None:
        """Apply one choice, which is among the options."""
        raise NotImplementedError

    def prompt(self, g: G, seat: int) -> Prompt:
        raise NotImplementedError

    def why_not(self, g: G, seat: int, action: int) -> Refusal:
        """Why an action that is not among the options is refused."""
        return Refusal("", Message("no-such-option"))

    def not_asked(self, g: G, seat: int) -> Refusal:
        """Why a seat that is not asked cannot move. It must rest on public knowledge alone."""
        return Refusal("", Message("no-not-asked"))

    def interruptible(self, g: G) -> bool:
        """Whether an aside may call a step here. When that is done, `run` asks again."""
        return False

    def asked_in_secret(self, g: G) -> bool:
        """Whether it would give something away to know who is asked."""
        return False

    def pause(self, g: G) -> Message | None:
        """What everybody is told while a table waits here, whether or not somebody will be asked in secret.

        None where it does not wait. It must rest on public knowledge alone.
        """
        return None

    def asked_in_pause(self, g: G) -> list[int]:
        """Those who will be asked when the pause is over: a table hears their answers before."""
        return []

    def unanswered(self, g: G, seat: int) -> int:
        """What a seat has chosen that did not answer before the end of a pause."""
        raise NotImplementedError

    def draw(self, g: G, rng: Rng) -> int:
        """One of chance's options, by its odds. Override only for speed, with the same odds."""
        return self.options(g, CHANCE)[rng.weighted(self.odds(g))]

    def answer(self, g: G, rng: Rng) -> None:
        """Chance answers, and nobody watches. Override only for speed: a step that asks it again and again
        may answer all of that, with the same draws, each of which goes into `g.drawn` if that is there.
        """
        action = self.draw(g, rng)
        if g.drawn is not None:
            g.drawn.append(action)
        g.apply(CHANCE, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=DeclaredByName):
    """The position of a game: numbers, lists and parts, and the stack of steps. A game declares its own."""

    FIELDS: ClassVar[Fields]

    seats: int
    stack: list[Step[Any]]
    asked: tuple[int, ...] = ()  # who must choose now; () at the end; (CHANCE,), (PAUSE,): no seat
    returned: int = 0  # what the step that was done last gave back
    turned_up: int = 0  # how often hidden things were shown: an undo never crosses one
    origin: Shared[object] = None  # which game it is of: see `opening.origin_of`
    log: Driver[list[Event] | None] = None  # None: nobody listens (clones in a search)
    drawn: Driver[list[int] | None] = None  # for what chance has answered; None: nobody wants to know
    over: Driver[bool] = False  # the game was ended while a step ran
    pauses: Driver[bool] = False  # whether to stop in pauses: for a table with people who watch each other

    def __init_subclass__(cls) -> None:
        write_methods(cls, "clone")

    def clone(self) -> Self:
        """An independent copy that tells nobody."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        """Unlike a clone, with all that was told."""
        copy = self.clone()
        copy.log = None if self.log is None else self.log[:]
        copy.over = self.over
        copy.pauses = self.pauses
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        """What never changes is not pickled, but made again from the game's name and options; steps are found
        there by their names, wherever their classes were written.
        """
        from ludoteca.engine.opening import unpickled_position

        log = None if self.log is None else [(event.kind, event.args, event.seen_by) for event in self.log]
        driver = (log, self.over, self.pauses)
        values = dict(zip(shapes(type(self)), fields_of(self), strict=True))
        values["stack"] = [(type(step).__name__, fields_of(step)) for step in self.stack]
        return unpickled_position, (self.origin, self.seats, values, driver)

    # what steps say

    def ask(self, seat: int) -> None:
        """One seat, or CHANCE, must choose."""
        if not self.over:
            self.asked = ALONE[seat + 1]

    def ask_all(self, seats: list[int]) -> None:
        """Several seats choose in secret; `run` comes again when all have answered."""
        if not self.over:
            self.asked = tuple(seats)

    def ask_also(self, seat: int) -> None:
        """A seat among several has not finished its secret choice."""
        if not self.over:
            self.asked = tuple(sorted([*self.asked, seat]))

    def call(self, step: Step[Any]) -> None:
        """Do this step first, then come back."""
        if not self.over:
            self.stack.append(step)

    def call_in_order(self, steps: list[Step[Any]]) -> None:
        """Do these steps first, one after the other, then come back."""
        if not self.over:
            self.stack.extend(steps[::-1])

    def done(self, returned: int = 0) -> None:
        """The top step is finished."""
        if not self.over:
            self.stack.pop()
            self.returned = returned

    def end(self) -> None:
        """The game is over at once: nothing that was begun goes on, and whatever still runs finishes without
        asking, calling or telling anything.
        """
        self.over = True
        self.asked = ()
        self.stack.clear()

    def wait(self) -> None:
        """A pause: `run` comes again, without `pauses`, when the game is told to go on."""
        self.asked = AT_PAUSE

    def tell(self, kind: str, args: tuple[int, ...] = (), seen_by: int = EVERYBODY) -> None:
        if self.log is not None and not self.over:
            self.log.append(Event(kind, args, seen_by))

    # what drivers say

    def advance(self) -> None:
        """Run steps until somebody is asked or the game is over."""
        stack = self.stack
        while not self.asked and stack:
            stack[-1].run(self)

    def go_on(self) -> None:
        """The pause is over."""
        pauses = self.pauses
        self.asked = ()
        self.pauses = False
        self.stack[-1].run(self)
        self.pauses = pauses
        self.advance()

    def apply(self, seat: int, action: int) -> None:
        """One choice by a seat that is asked, among its options; then on to the next question."""
        asked = self.asked
        if len(asked) == 1:
            self.asked = ()
        else:
            self.asked = tuple([other for other in asked if other != seat])
        stack = self.stack
        stack[-1].chose(self, seat, action)
        while not self.asked and stack:
            stack[-1].run(self)

    def options(self, seat: int) -> list[int]:
        """The legal actions of a seat; none when it is not asked."""
        if seat in self.asked:
            return self.stack[-1].options(self, seat)
        return []


def fields_of(owner: object) -> tuple[object, ...]:
    """The values of a position, a step or a part in the order in which they are declared."""
    cls: type[object] = type(owner)
    return tuple([getattr(owner, name) for name in shapes(cls)])


def answer_chance(g: G, rng: Rng, observe: Callable[[G], None] | None = None) -> bool:
    """Chance answers until a seat must choose or the game is over; returns whether a seat must.

    `observe` is shown every position on the way, this last one too.
    """
    if observe is None:
        while g.asked and g.asked[0] == CHANCE:
            g.stack[-1].answer(g, rng)
        return bool(g.asked)
    while g.asked and g.asked[0] == CHANCE:
        observe(g)
        g.apply(CHANCE, g.stack[-1].draw(g, rng))
    observe(g)
    return bool(g.asked)
