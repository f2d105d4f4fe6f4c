"""What bots may go by in a game: the moves of a sensible player, and how well everybody stands."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine.kernel import CHANCE, State, answer_chance
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message

A = TypeVar("A", bound=State)

NO_TIME: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[A]):
    """A game's advice to bots, made in its `bot`, on positions that a seat imagines.

    This one knows no game: it plays at random, and to it all stand alike.
    """

    def sensible(self, g: A, seat: int, rng: Rng) -> int:
        """The move a sensible player would make; any move, until a game has rules of thumb."""
        return g.stack[-1].any_option(g, seat, rng)

    def worths(self, g: A) -> list[float]:
        """How well each seat stands while the game runs, from 0 (lost) to 1 (won); what a finished game was
        worth to each is no matter of advice, but of `Rules.shares`.
        """
        return [1.0 / g.seats] * g.seats

    def worth_trying(self, g: A, seat: int) -> list[int]:
        """The options that a search looks at: all, unless a game knows which are pointless.

        The first is tried before the others, so a game may put a favourite there.
        """
        return g.options(seat)

    def play_on(self, g: A, rng: Rng, limit: int) -> int:
        """A quick playout for a search, to the end or for `limit` decisions: random, or as a game likes.

        Returns how many decisions were made.
        """
        return play_out(g, rng, limit)

    def horizon(self, g: A) -> int:
        """After how many decisions a search judges a playout by `worths`, if it is not told otherwise."""
        return 30

    def look_ahead(self, g: A) -> int:
        """Until when a search plays moves out that it tries side by side, as a game counts its time; NO_TIME:
        it grows a tree.

        For games in which dice decide more than depth: a few long playouts of each move, all from the same
        imagined positions, tell more than many short ones.
        """
        return NO_TIME

    def play_until(self, g: A, rng: Rng, time: int) -> None:
        """The playout of such a search, to the end or until that time."""

    def reasons(self, g: A, seat: int, action: int) -> list[Message]:
        """What speaks for an option, and then what it risks or keeps, as messages `coach-…`; the strongest
        first, and none where a game has nothing to say.

        Only what the seat knows: a coach says nothing that is not so in every position the seat may imagine.
        """
        return []


def standing(worth: float, stake: float) -> Message:
    """What a share of the victory means in words, beside the fair one; alone and together, beside a half."""
    fair = stake if stake > 0.0 else 0.5
    ahead = (worth - fair) / (1.0 - fair) if worth > fair else worth / fair - 1.0
    if ahead >= 0.4:
        return Message("standing-won" if ahead >= 0.8 else "standing-well")
    if ahead <= -0.5:
        return Message("standing-lost" if ahead <= -0.8 else "standing-badly")
    if ahead >= 0.12:
        return Message("standing-ahead")
    return Message("standing-behind" if ahead <= -0.2 else "standing-even")


ANYBODY: Final[Advice[Any]] = Advice()


def play_by(g: A, rng: Rng, limit: int, advice: Advice[A]) -> int:
    """Play sensibly to the end, or for `limit` players' decisions; returns how many were made."""
    for decisions in range(limit):
        asked = g.asked
        if not asked or asked[0] == CHANCE:
            if not answer_chance(g, rng):
                return decisions
            asked = g.asked
        seat = asked[0]
        g.apply(seat, advice.sensible(g, seat, rng))
    return limit


def play_out(g: State, rng: Rng, limit: int) -> int:
    """Play at random in the same way, and let chance answer what the last decision asks of it."""
    decisions = play_by(g, rng, limit, ANYBODY)
    answer_chance(g, rng)
    return decisions
