"""What one step of an entry is worth, in points, to a player who reads it or whom it happens to.

A QP is 1. All else is what it is likely to bring of them, for the usual figure in the usual game; nothing
here knows a card. Whose gain is whose loss goes by the side from which an entry is seen.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.bot.duel import SUMS, mean_above_zero
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import FIXED, STATS, UNSEEN
from ludoteca.games.dark_venture.content.program import DISCARD, FLOOR, OP, ROUNDS, Amount, Line

AP: Final = 0.8
FALL: Final = 3.0  # to lie unconscious, the fight and some turns lost
FOLLOWER: Final = 2.0
DRAWN: Final = [0.6, 0.25, 0.5]  # a card to the hand: item, character, location
TOSSED: Final = 0.4
RENEWED: Final = 0.5
LOOK: Final = 0.05
HEROIC: Final = 1.5
SIDE: Final = 0.6
MORE_TO_CHOOSE: Final = 0.2
PARTED: Final = 0.3
FEUD: Final = 0.3
SECOND_ROLL: Final = 0.3
ON_A_ROLL: Final = 0.12  # 1 more on the dice
LOST_BLOW: Final = 8.0  # health that a battle turn takes
USUAL_ARMOR: Final = 2
USUAL_LOSS: Final = 6  # of a blow that can be warded off

# by how hurt somebody is: what a point of health is worth, gained and lost
HALE: Final = 0
HURT: Final = 1
FAINT: Final = 2
MOODS: Final = 3
GAINED: Final = [0.04, 0.14, 0.30]
LOST: Final = [0.10, 0.16, 0.30]

# a stat, 1 more of it for a whole game, in the order of the vocabulary
STAT: Final = [0.40, 0.20, 0.25, 0.25, 0.35, 0.40, 0.10, 0.15, 0.08, 0.06, 0.12, 0.05, 0.5, -0.5]
# how much of a game a bonus lasts: roll, fight, turn, round, leave, game; then by rounds
LASTS: Final = [0.04, 0.12, 0.10, 0.12, 0.15, 0.5]
EACH_ROUND: Final = 0.10

# from which side an entry is seen
OWN: Final = 0  # what the player reads, or has
MET: Final = 1  # what a character does to the player who meets it: the actor is the player's
FOUGHT: Final = 2  # what an enemy does in a fight: the foe is the player's
# what is good for whom is how good for the player: actor, self, target, foe, hero, follower, pair, here, pcs,
# npcs, rivals, heroes
SHARE: Final = [
    [1.0, 1.0, 0.5, -0.4, 1.0, 0.6, 1.4, 0.6, 0.6, -0.3, -0.5, 0.3],
    [1.0, -0.2, 1.0, -0.2, 1.0, 0.6, 1.4, 0.8, 1.0, -0.2, -0.5, 0.3],
    [-0.4, -0.4, 1.0, 1.0, 1.0, 0.6, -0.4, 0.6, 1.0, -0.3, 0.5, 0.3],
]
TARGET: Final = v.WHOS.index("target")
FOE: Final = v.WHOS.index("foe")

# going somewhere: here, the picked place, start, far, next, anywhere; then within some steps
GOING: Final = [0.3, 0.8, 0.0, 0.2, 0.4, 0.8]
GOING_WITHIN: Final = 0.5
CHANGED_PLACES: Final = 0.5

# terms of a number after the attributes: the round, kin, items
USUAL_TERM: Final = [6, 0, 4]

HEAL: Final = OP["heal"]
LOSE: Final = OP["lose"]
HIT: Final = OP["hit"]
RAISE: Final = OP["raise"]
GIVE_AP: Final = OP["ap"]
FELL: Final = OP["fell"]
WAKE: Final = OP["wake"]
DRAW: Final = OP["draw"]
TOSS: Final = OP["toss"]
PEEK: Final = OP["peek"]
TAKE: Final = OP["take"]
RENEW: Final = OP["renew"]
GO: Final = OP["go"]
SWAP: Final = OP["swap"]
LAY: Final = OP["lay"]
PART: Final = OP["part"]
MAKE_FEUD: Final = OP["feud"]
STRIKE: Final = OP["strike"]
WARD: Final = OP["ward"]
MISS: Final = OP["miss"]
REROLL: Final = OP["reroll"]
ADD: Final = OP["add"]
QUIT: Final = OP["quit"]
QP: Final = OP["qp"]
QUEST: Final = OP["quest"]
ADVANCE: Final = OP["advance"]


def plus_of(amount: Amount, attributes: list[int]) -> int:
    """A number but for its dice, of somebody with these attributes."""
    total = amount.plus
    for sign, term in amount.terms:
        number = attributes[term] if term < len(attributes) else USUAL_TERM[term - len(attributes)]
        total += sign * number
    return total


def mean(amount: Amount, attributes: list[int]) -> float:
    return 3.5 * amount.dice + plus_of(amount, attributes)


def mean_of(line: Line, attributes: list[int]) -> float:
    assert line.amount is not None
    return mean(line.amount, attributes)


def mean_at_most(amount: Amount, attributes: list[int], most: int) -> float:
    found = 0.0
    for total in range(len(SUMS[amount.dice])):
        found += SUMS[amount.dice][total] * min(most, total + plus_of(amount, attributes))
    return found


def share(line: Line, who: int, side: int, each: bool, good: bool) -> float:
    """How much of what happens to somebody is the player's. One picks friends for good, others for harm."""
    if who == TARGET and each:
        return 1.0
    if who == TARGET and side == OWN and not good:
        return -SHARE[side][who]
    return SHARE[side][who]


def health(line: Line, attributes: list[int], mood: int) -> float:
    """The chapter "health and numbers", to whom it happens."""
    op = line.op
    if op == RAISE:
        lasts = LASTS[line.until] if line.until < ROUNDS else EACH_ROUND * (line.until - ROUNDS)
        return raised(line.word) * line.n * lasts
    if op == FELL:
        return -FALL
    assert line.amount is not None
    if op == HEAL:
        return GAINED[mood] * mean(line.amount, attributes)
    if op == LOSE:
        return -LOST[mood] * mean(line.amount, attributes)
    if op == HIT:
        plus = plus_of(line.amount, attributes) - USUAL_ARMOR
        return -LOST[mood] * mean_above_zero(line.amount.dice, plus)
    if op == WAKE:
        return FALL / 2.0 + GAINED[HALE] * mean(line.amount, attributes)
    return AP * mean(line.amount, attributes)


def raised(stat: int) -> float:
    """What is only ever lent for a moment counts for more then."""
    return STAT[stat] * (8.0 if stat in (UNSEEN, FIXED) else 4.0)


def cards(line: Line, attributes: list[int], side: int, each: bool, usual_item: float) -> float:
    """The chapter "cards and items", but for what is found or gained."""
    op = line.op
    if op == DRAW:
        return DRAWN[line.word] * line.n
    if op == TOSS:
        return -TOSSED * mean_of(line, attributes)
    if op == PEEK:
        return LOOK * line.n
    if op == RENEW:
        return RENEWED
    # take: whoever has to choose gives the least
    given = -share(line, line.source, side, each, False) if line.source >= 0 else 0.0
    got = share(line, line.other, side, each, True) if line.other < FLOOR else 0.0
    gain = got * usual_item + given * usual_item * 0.6
    return line.n * gain * (0.7 if line.other in (FLOOR, DISCARD) else 1.0)


def travel(line: Line) -> float:
    """The chapter "map", but for whom it calls: a way that need not be walked."""
    if line.op == GO:
        return GOING[line.place] if line.place < len(GOING) else GOING_WITHIN
    if line.op == SWAP:
        return CHANGED_PLACES
    return DRAWN[2] if line.op == LAY else 0.0


def fighting(line: Line, attributes: list[int], mood: int) -> float:
    """The chapter "fights, rolls, followers", to whom it happens; who joins is another matter."""
    op = line.op
    if op == PART:
        return PARTED
    if op == MAKE_FEUD:
        return -FEUD if line.flag else FEUD
    if op == STRIKE:
        return LOST_BLOW * 0.4 * LOST[HURT]
    if op == REROLL:
        return SECOND_ROLL
    if op == QUIT:
        return -FOLLOWER
    assert line.amount is not None
    if op == WARD:
        return LOST[mood] * mean_at_most(line.amount, attributes, USUAL_LOSS)
    if op == MISS:
        return -LOST_BLOW * LOST[HURT] * mean(line.amount, attributes)
    return ON_A_ROLL * mean(line.amount, attributes)


assert len(STAT) == STATS and len(LASTS) == ROUNDS and len(SHARE[0]) == len(v.WHOS)
