"""What a game tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.advice import Advice
from ludoteca.engine.errors import ContentError, LudotecaError, shown
from ludoteca.engine.kernel import Refusal, State, Step
from ludoteca.engine.observation import Observation
from ludoteca.engine.options import Options, OptionSpec, by_fields
from ludoteca.engine.orders import StandingOrder
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message

R = TypeVar("R", bound=State)

CONTENT = "content"  # the option that chooses, in games with contents
RETURNS = ("victory", "places", "points")  # how a result can be turned into rewards
LARGEST_PACK = 200_000  # bytes, where a game does not say otherwise; most have a few thousand


def check_scheme(scheme: object) -> str:
    """The name of a scheme of returns."""
    if not isinstance(scheme, str) or scheme not in RETURNS:
        raise LudotecaError(f"returns go by one of {', '.join(RETURNS)}, not {shown(scheme)}")
    return scheme


@dataclass(frozen=True)
class GameInfo:
    """A registered game, as `ludoteca.catalogue()` shows it."""

    name: str
    title: str
    package: str  # where its words and rules.toml lie
    least_seats: int
    most_seats: int
    editions: tuple[str, ...]
    options: tuple[OptionSpec, ...]
    rules_version: int
    longest: int  # players' decisions that no game of this kind exceeds in random play
    brief: Options = field(
        default_factory=dict, hash=False
    )  # what makes it short, for tests of other options

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self)


@dataclass(frozen=True)
class Result:
    """How a game ended: why, who stands where, and with what score.

    `ranking[seat]` is 1 for the first place; seats that share a place have the same number. Whoever is first
    has won, all of them where they win together, unless `nobody` has. In a record it is not written whether
    they play `together`, or alone against the game: it follows from the game and its options.
    """

    reason: str
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    nobody: bool = False
    together: bool = field(default=False, compare=False, repr=False)

    @property
    def winners(self) -> tuple[int, ...]:
        if self.nobody:
            return ()
        return tuple([seat for seat in range(len(self.ranking)) if self.ranking[seat] == 1])

    @property
    def returns(self) -> tuple[float, ...]:
        """What the game was worth to each seat. Where seats play against each other these add up to 0: a
        share of the victory less the fair share. Where they win or lose together, or alone, each has 1 or 0.
        """
        return self.returns_by("victory")

    def returns_by(self, scheme: object) -> tuple[float, ...]:
        """The same by another scheme: `places` go evenly from 1 for the first to -1 for the last, shared
        ones in the middle; `points` are those beyond the average. Both add up to 0; together, or alone,
        places are as for a victory and points are the score.
        """
        seats = len(self.ranking)
        check_scheme(scheme)
        alone = self.together or seats == 1
        if scheme == "points":
            mean = 0.0 if alone else sum(self.scores) / seats
            return tuple([score - mean for score in self.scores])
        winners = self.winners
        if alone:
            return tuple([1.0 if seat in winners else 0.0 for seat in range(seats)])
        if scheme == "places":
            middles = [place + (self.ranking.count(place) - 1) / 2 for place in self.ranking]
            return tuple([(seats + 1 - 2 * middle) / (seats - 1) for middle in middles])
        if not winners:
            return (0.0,) * seats
        share = 1.0 / len(winners)
        return tuple([(share if seat in winners else 0.0) - 1.0 / seats for seat in range(seats)])

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self)

    def json(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "ranking": list(self.ranking),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "together": self.together,
        }


def ranked(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Places by key, higher first; equal keys share a place and the next place is skipped."""
    return tuple([1 + sum([1 for other in keys if other > key]) for key in keys])


@mypyc_attr(allow_interpreted_subclasses=True)
class Contents:
    """The values of a game's tiles and cards, in whose place an owner may put others by a pack, a text."""

    def __init__(
        self, known: dict[str, Any], largest: int = LARGEST_PACK, sections: tuple[str, ...] = ()
    ) -> None:
        self.known = known  # every content by its name, the shipped one first
        self.largest = largest  # bytes of a pack
        self.sections = sections  # by which a pack is known that does not name its game

    def digests(self) -> dict[str, str]:
        """Every content by its name, the shipped one first, with digits that tell it from others."""
        raise NotImplementedError

    def add(self, text: str, source: str) -> str:
        """Read a pack and make it a choice of the option `content`; returns its name.

        Mistakes are a ContentError, a line for each, that names source, line and field.
        """
        raise NotImplementedError

    def words(self, name: str) -> dict[str, str]:
        """Plain texts by message id that a content says in every language, in place of the catalogues.

        Its digest tells them apart, too.
        """
        return {}

    def check_free(self, name: str, digest: str, source: str) -> None:
        """Refuses a name that another content has; for `add`."""
        there = self.digests().get(name)
        if there is not None and there != digest:
            raise ContentError(
                f"{source}: name: {name!r} is taken by a content with other values (digest {there})"
            )

    def template(self) -> str:
        """The shipped content as a pack to start from."""
        raise NotImplementedError

    def changes(self, name: str) -> list[tuple[str, str, str, str]]:
        """Where a content differs from the shipped one: thing, field, shipped value, its value."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[R]):
    """One game's face to the kernel. The rules themselves are its steps."""

    def __init__(
        self,
        info: GameInfo,
        steps: dict[str, type[Step[Any]]],
        events: dict[str, str],
        advice: Advice[R] | None = None,
    ) -> None:
        self.info = info
        self.steps = steps  # by class name, so that a snapshot can bring them back
        self.events = events  # kind of event -> its arguments, as in "seat card"
        self.advice: Advice[R] = Advice() if advice is None else advice  # what bots go by
        self.contents: Contents | None = None  # of games whose values an owner may replace
        self.orders: tuple[StandingOrder[R], ...] = ()  # that a seat may give

    def set_up(self, seats: int, edition: str, options: Options) -> R:
        """The position before the first step has run."""
        raise NotImplementedError

    def check(self, seats: int, edition: str, options: Options) -> list[str]:
        """Refuses combinations with BadOption; returns warnings about allowed but unwise ones."""
        return []

    def space(self, g: R) -> ActionSpace:
        raise NotImplementedError

    def view(self, g: R, seat: int) -> Mapping[str, object]:
        """What a seat, or SPECTATOR, may know, built by allow-list.

        A game declares its type as the TypedDict `View` in its module `view`; the contract tests check it.
        """
        raise NotImplementedError

    def own(self, g: R, seat: int) -> Mapping[str, object] | None:
        """What the view of a seat has besides that of a spectator, or otherwise; together they are the view.

        A table with many people makes and sends by it only once what all of them see. None: a game does not
        say, and every view is made whole.
        """
        return None

    def observation(self, g: R) -> Observation:
        """What a seat may know as numbers, for learning programs; built by allow-list, as the view is.

        A game declares the fields in its module `observation`; one that has none is not for such programs.
        """
        return Observation([])

    def numbers(self, g: R, seat: int, action: int) -> dict[str, int]:
        """What helps a seat to choose one of its options: a cost, points gained, the strength after it.

        Only from what the seat may know. They are arguments of the option's label, too.
        """
        return {}

    def forecast(self, g: R, seat: int) -> Mapping[str, object] | None:
        """What a seat that is asked can be told beforehand, such as how a battle would end; None: nothing.

        Only from what the seat may know. A table may leave it out.
        """
        return None

    def without_odds(self, forecast: Mapping[str, object]) -> Mapping[str, object]:
        """What of a forecast is told at a table without odds: all of it, where it tells of none."""
        return forecast

    def danger(self, g: R, seat: int, action: int) -> Message | None:
        """What an option, or an aside, costs that cannot be taken back, where a slip is likely; else None.

        People are told, and have a moment to think better of it. Only from what the seat may know; of an
        aside it is always the same.
        """
        return None

    def printed(self, content: str, edition: str, language: str) -> Mapping[str, object]:
        """What is printed on tiles and cards, as JSON values: the same in every position.

        A game that says anything here says in its views, as `printed`, which one they are about:
        `printed_digest`. Content is the name of one of the contents, "" in a game without them. Its type is
        the TypedDict `Printed` in a game's module `printed`, if it declares one; the contract tests check it.
        """
        return {}

    def printed_from(self, content: str, edition: str) -> str:
        """Digits for all that `printed` is made from beside the content's values, where composing it in every
        language just to tell it apart would take too long; "" where it does not.
        """
        return ""

    def determinize(self, g: R, seat: int, rng: Rng) -> R:
        """A clone in which all that the seat cannot know is re-dealt, consistently with what it does."""
        raise NotImplementedError

    def settled(self, g: R, seat: int, rng: Rng) -> R:
        """The same, and it follows from what the seat knows and the generator alone: where two positions are
        alike to the seat, so is what comes of them. A coach begins there. It is `determinize`, unless that
        depends on where hidden things lie.
        """
        return self.determinize(g, seat, rng)

    def result(self, g: R) -> Result:
        """The result of a position that is over."""
        raise NotImplementedError

    def census(self, g: R) -> dict[str, tuple[int, int]]:
        """Conservation: for each thing in the box, how many are found and how many there must be."""
        raise NotImplementedError

    def asides(self, g: R, seat: int) -> list[int]:
        """What a seat may do at any time without being asked, such as showing a card; ascending."""
        return []

    def aside(self, g: R, seat: int, action: int) -> None:
        """Do one of the asides. It never changes who is asked, but may call a step where the top one is
        `interruptible`.
        """
        raise NotImplementedError

    def why_no_aside(self, g: R, seat: int, action: int) -> Refusal | None:
        """Why an aside is refused; None for an action that is no aside, or where the step on top says it."""
        return None

    def open_hands(self, g: R) -> bool:
        """Whether people who share a screen may see each other's cards: then no curtain falls there."""
        return False

    # what a game is worth to its seats

    def stake(self, g: R) -> float:
        """What a seat may expect before anything is known: its fair share of a victory.

        0 where seats do not play against each other, but alone or together against the game.
        """
        return 1.0 / g.seats

    def shares(self, g: R) -> list[float]:
        """What a finished game was worth to each seat, from 0 (lost) to 1 (won): the winners share 1; where
        seats win or lose together, each of them has the whole.
        """
        winners = self.result(g).winners
        whole = len(winners) if self.stake(g) else 1
        return [1.0 / whole if seat in winners else 0.0 for seat in range(g.seats)]


AnyRules: TypeAlias = Rules[Any]
