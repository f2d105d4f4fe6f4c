"""Choices tried out: what follows of them in a copy, up to the next roll, and what each roll would lead to.

Of abilities that are offered on the way none is used. What is tried must rest on what all can see until the
dice fall: no card that somebody may not know is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Final

from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.actions import DICE, NO
from ludoteca.games.dark_venture.rules.hearing import OfferAbility
from ludoteca.games.dark_venture.rules.rolls import EVENT, DiceRoll
from ludoteca.games.dark_venture.state import Position

FACES: Final = 6
DEEPEST: Final = 3  # rolls within one another, for one outcome

Verdict = Callable[[Position], bool | None]  # whether it succeeded; None: it is not decided yet


def after(g: Position, seat: int, action: int) -> Position:
    """The position to which a choice leads, where somebody is asked or rolls."""
    c = g.clone()
    c.log = []
    c.apply(seat, action)
    decline(c)
    return c


def decline(c: Position) -> None:
    while isinstance(c.stack[-1] if c.stack else None, OfferAbility):
        c.apply(c.asked[0], NO)


def rolling(c: Position) -> DiceRoll | None:
    """The dice that are about to fall."""
    top = c.stack[-1] if c.stack else None
    return top if isinstance(top, DiceRoll) and c.asked == (CHANCE,) else None


def falls(c: Position, roll: DiceRoll) -> list[tuple[int, Fraction, Position]]:
    """Each sum that the dice can show, how likely it is, and where it leads."""
    rolls, weights = roll.options(c, CHANCE), roll.odds(c)
    sums: dict[int, tuple[int, int]] = {}
    for action, weight in zip(rolls, weights, strict=True):
        shown = sum(DICE.rolls[action - DICE.start])
        sums[shown] = (sums.get(shown, (0, 0))[0] + weight, action)
    whole = sum(weights)
    found: list[tuple[int, Fraction, Position]] = []
    for shown, (weight, action) in sorted(sums.items()):
        d = c.clone()
        d.log = []
        d.apply(CHANCE, action)
        decline(d)
        found.append((shown, Fraction(weight, whole), d))
    return found


def odds(c: Position, verdict: Verdict, depth: int = 0) -> Fraction:
    """How likely it succeeds, from where it is tried."""
    said = verdict(c)
    roll = rolling(c)
    if said is not None or roll is None or depth == DEEPEST:
        return Fraction(int(bool(said)))
    return Fraction(sum([part * odds(d, verdict, depth + 1) for _, part, d in falls(c, roll)]))


class Rolled:
    """A roll that was reached: all its dice, also those that are added to it, and the number."""

    def __init__(self, figure: int, purpose: int, dice: int, plus: int) -> None:
        self.figure = figure
        self.purpose = purpose
        self.dice = dice
        self.plus = plus


def next_roll(c: Position, purpose: int) -> Rolled | None:
    """The next roll for a purpose; dice that something adds to it fall before. The copy stops before it."""
    dice, shown = 0, 0
    roll = rolling(c)
    while roll is not None and roll.purpose == EVENT != purpose:
        dice += roll.missing()
        shown += roll.missing()
        c.apply(CHANCE, DICE.options(roll.missing())[0])  # all of them show 1
        decline(c)
        roll = rolling(c)
    if roll is None or roll.purpose != purpose:
        return None
    return Rolled(roll.figure, purpose, roll.missing() + dice, roll.plus + c.added - shown)


@cache
def sums(dice: int) -> list[int]:
    """In how many ways so many dice come to each sum, by the sum."""
    found = [1]
    for _ in range(dice):
        longer = [0] * (len(found) + FACES)
        for shown, ways in enumerate(found):
            for face in range(1, FACES + 1):
                longer[shown + face] += ways
        found = longer
    return found


def against(one: Rolled, rivals: list[Rolled]) -> tuple[Fraction, Fraction]:
    """How likely a roll is higher than all others, and how likely it is as high as the highest of them."""
    won, not_lost = 0, 0
    for shown, ways in enumerate(sums(one.dice)):
        below, not_above = ways, ways
        for rival in rivals:
            enough = shown + one.plus - rival.plus  # with less on its dice the rival is below
            below *= sum(sums(rival.dice)[: max(0, enough)])
            not_above *= sum(sums(rival.dice)[: max(0, enough + 1)])
        won += below
        not_lost += not_above
    whole: int = FACES ** (one.dice + sum([rival.dice for rival in rivals]))
    return Fraction(won, whole), Fraction(not_lost - won, whole)


def percents(parts: list[Fraction]) -> list[int]:
    """Whole numbers that come to 100: the largest remainders are rounded up."""
    found = [int(100 * part) for part in parts]
    rests = sorted(range(len(parts)), key=lambda i: (found[i] - 100 * parts[i], i))
    for i in rests[: 100 - sum(found)]:
        found[i] += 1
    return found


def percent(part: Fraction) -> int:
    """Nothing that may fail is sure, and nothing that may succeed is hopeless."""
    if part in (0, 1):
        return int(100 * part)
    return min(99, max(1, round(100 * part)))
