"""How likely a condition holds when somebody reads an entry, before anything is known of the position."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.bot.prices import HALE
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import LUCK
from ludoteca.games.dark_venture.content.program import Condition, Filter

KINDS: Final = tuple(v.CONDITION)
STAT: Final = KINDS.index("stat")
HEALTH: Final = KINDS.index("health")
HAS: Final = KINDS.index("has")
IS: Final = KINDS.index("is")
AT: Final = KINDS.index("at")
HOUR: Final = KINDS.index("hour")
MARKED: Final = KINDS.index("marked")
MAP: Final = KINDS.index("map")
ANY: Final = KINDS.index("any")
NOT: Final = KINDS.index("not")
# the others, in the order of the vocabulary: of some of them more is known
USUAL: Final = {
    "room": 0.9,
    "present": 0.3,
    "alone": 0.6,
    "leads": 0.3,
    "feud": 0.3,
    "searched": 0.5,
    "mode": 0.6,
    "score": 0.5,
    "marked": 0.35,
}
CHANCES: Final = [USUAL.get(name, 0.5) for name in KINDS]
LIKELY: Final = 0.9
ITEMS: Final = 4  # that a figure has in the usual game
LAID: Final = 10  # places on the usual map
ROUNDS: Final = 12
PC: Final = v.ROLES.index("pc")
NPC: Final = v.ROLES.index("npc")
OF_MOOD: Final = [1.0, 0.5, 0.15]  # by mood: how much of its health somebody has


def chance_of_all(conditions: list[Condition], attributes: list[int], mood: int) -> float:
    found = 1.0
    for one in conditions:
        found *= chance(one, attributes, mood)
    return found


def chance(one: Condition, attributes: list[int], mood: int) -> float:
    kind = one.kind
    if kind == NOT:
        return 1.0 - chance_of_all(one.inner, attributes, mood)
    if kind == ANY:
        none = 1.0
        for inner in one.inner:
            none *= 1.0 - chance(inner, attributes, mood)
        return 1.0 - none
    if kind == STAT and one.stat <= LUCK:
        return LIKELY if one.least <= attributes[one.stat] <= one.most else 1.0 - LIKELY
    if kind == HEALTH:
        if one.flag:
            return 1.0 - LIKELY if mood == HALE else LIKELY
        usual = int(32 * OF_MOOD[mood])
        return LIKELY if one.least <= usual <= one.most else 1.0 - LIKELY
    if kind == HOUR:
        return max(0, min(ROUNDS, one.most) - max(1, one.least) + 1) / ROUNDS
    if one.filter is None:
        return CHANCES[kind]
    if kind == HAS:
        return float((1.0 - (1.0 - part(one.filter)) ** ITEMS) ** one.n)
    if kind == MAP:
        return float((1.0 - (1.0 - part(one.filter)) ** LAID) ** one.n)
    if kind == AT:
        return part(one.filter)
    if kind == IS:
        return is_likely(one.filter)
    return CHANCES[kind]


def part(wanted: Filter) -> float:
    """Of all cards, those that are meant."""
    return wanted.matches.count(True) / len(wanted.matches)


def is_likely(wanted: Filter) -> float:
    """Those whom an entry speaks of are mostly players' figures."""
    if wanted.role in (PC, NPC):
        return LIKELY if (wanted.role == PC) != wanted.negated else 1.0 - LIKELY
    return part(wanted)
