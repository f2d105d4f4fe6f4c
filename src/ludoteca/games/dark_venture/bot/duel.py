"""A fight in the head: blows, how long each side stands, who is likely to win; no position is needed."""

from __future__ import annotations

import math
from typing import Final

MOST_DICE: Final = 9  # that a number of the content can ask for
BLOW_DICE: Final = 2
UNHURT: Final = 99.0  # turns that one stands whom nothing hurts
VARIANCE: Final = 35.0 / 6.0  # of two dice
FIRST_BLOW: Final = 0.35  # what it is to strike first or second, and that blows come whole
SURE: Final = 0.02  # of a win or a defeat, nothing is surer


def dice_sums(count: int) -> list[float]:
    """The chance of each sum of so many dice, by the sum."""
    chances = [1.0]
    for _ in range(count):
        longer = [0.0] * (len(chances) + 6)
        for total in range(len(chances)):
            for face in range(1, 7):
                longer[total + face] += chances[total] / 6.0
        chances = longer
    return chances


SUMS: Final = [dice_sums(count) for count in range(MOST_DICE + 1)]


def chance_of(dice: int, plus: int, target: int) -> float:
    """That so many dice and a number come to a target or more."""
    found = 0.0
    for total in range(len(SUMS[dice])):
        if total + plus >= target:
            found += SUMS[dice][total]
    return found


def mean_above_zero(dice: int, plus: int) -> float:
    """Of dice and a number, where less than 0 is 0."""
    found = 0.0
    for total in range(len(SUMS[dice])):
        if total + plus > 0:
            found += SUMS[dice][total] * (total + plus)
    return found


DAMAGE: Final = [mean_above_zero(BLOW_DICE, plus) for plus in range(-40, 41)]  # DV-COMBAT-05


def damage(blow: int, armor: int) -> float:
    """What a blow of so much POWER and attack takes on average from somebody in so much armor."""
    return DAMAGE[max(-40, min(40, blow - armor)) + 40]


class Fighter:
    """One side of a fight: what it deals, what it is spared, what it has to lose."""

    __slots__ = ("armor", "blow", "health")

    def __init__(self, blow: int, armor: int, health: int) -> None:
        self.blow = blow
        self.armor = armor
        self.health = health


def stands(one: Fighter, other: Fighter) -> float:
    """How many blows of the other one stands."""
    each = damage(other.blow, one.armor)
    return min(UNHURT, one.health / each) if each > 0.0 else UNHURT


def chance_to_win(one: Fighter, other: Fighter) -> float:
    """Of one against the other, to the end."""
    return chance_to_outlast(
        one.health, damage(other.blow, one.armor), other.health, damage(one.blow, other.armor)
    )


def chance_to_outlast(health: int, suffers: float, other: int, deals: float) -> float:
    """Of a side with so much health, which loses and deals so much in a turn: who stands longer, and how much
    luck can change that.
    """
    ours = min(UNHURT, health / suffers) if suffers > 0.0 else UNHURT
    theirs = min(UNHURT, other / deals) if deals > 0.0 else UNHURT
    if ours >= UNHURT and theirs >= UNHURT:
        return 0.5
    spread = FIRST_BLOW + varies(suffers, ours) + varies(deals, theirs)
    chance = 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, 1.7 * (theirs - ours) / math.sqrt(spread)))))
    return min(1.0 - SURE, max(SURE, chance))


def varies(each: float, blows: float) -> float:
    """How far the number of blows of so much each is from its mean, squared."""
    return min(blows, 20.0) * VARIANCE / (each * each) if each > 0.0 else 0.0


def health_lost(one: Fighter, other: Fighter) -> float:
    """What one loses on average until the other is beaten, or all that it has."""
    turns = max(0.5, stands(other, one))
    return min(float(one.health), turns * damage(other.blow, one.armor))


def chance_to_flee(dice: int, plus: int, speeds: list[int]) -> float:
    """DV-FLEE-04, -05, L6: higher than every enemy, who rolls two dice; ties are rolled anew."""
    won, tied = 0.0, 0.0
    for total in range(len(SUMS[dice])):
        below, not_above = 1.0, 1.0
        for speed in speeds:
            below *= 1.0 - chance_of(BLOW_DICE, speed, total + plus)
            not_above *= 1.0 - chance_of(BLOW_DICE, speed, total + plus + 1)
        won += SUMS[dice][total] * below
        tied += SUMS[dice][total] * (not_above - below)
    return won / (1.0 - tied) if tied < 1.0 else 0.5
