"""What a quest takes in action points, before the map is known: the cheapest way of each stage."""

from __future__ import annotations

from math import fsum
from typing import Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.played import KINDS, Content, Stage, Way
from ludoteca.games.dark_venture.content.program import Filter

BEAT: Final = KINDS.index("beat")
VISIT: Final = KINDS.index("visit")
BRING: Final = KINDS.index("bring")
OWN: Final = KINDS.index("own")
GIVE: Final = KINDS.index("give")
RECRUIT: Final = KINDS.index("recruit")
WIN: Final = KINDS.index("win")
DEED: Final = KINDS.index("deed")
STAND: Final = KINDS.index("stand")
LAST: Final = KINDS.index("last")
FINISH: Final = KINDS.index("finish")
STORY: Final = KINDS.index("story")

# AP for one of each deed, in the order of the vocabulary
OF_DEED: Final = {
    "searches": 1.3,
    "finds": 2.2,
    "flights": 3.0,
    "wakes": 5.0,
    "gifts": 2.5,
    "trades": 3.0,
    "lays": 1.0,
    "plays": 1.0,
    "hexagons": 2.0,
    "uses": 1.5,
    "loots": 4.0,
    "drags": 5.0,
    "refusals": 3.0,
    "influences": 4.0,
    "healed": 0.4,
}
DEEDS: Final = [OF_DEED[deed] for deed in v.DEEDS]
FIGHTING: Final = 2.0  # to fight somebody who is there, and what it costs to heal
COMPANY: Final = 5.0  # to win a follower
A_QUEST: Final = 5.0
AN_ITEM: Final = 2.5  # any
A_CONDITION: Final = 1.5
SCARCE: Final = 6.0  # divided by how many there are, how much farther the nearest is
MOST: Final = 12.0


def effort(content: Content, stages: list[Stage]) -> float:
    return fsum([stage_effort(content, stage) for stage in stages])


def rest_efforts(content: Content, stages: list[Stage]) -> list[float]:
    """After each stage, what is still to come."""
    return [effort(content, stages[number + 1 :]) for number in range(len(stages))]


def stage_effort(content: Content, stage: Stage) -> float:
    return min([way_effort(content, way) for way in stage.ways])


def way_effort(content: Content, way: Way) -> float:
    return plain_effort(content, way) + A_CONDITION * len(way.conditions)


def plain_effort(content: Content, way: Way) -> float:
    kind = way.kind
    if kind in (VISIT, STAND):
        steps = way.n * reach(way.filter)
        return steps * (1.5 if way.within else 1.0) + (1.0 if way.peaceful else 0.0)
    if kind == BRING:
        return reach(way.to) + (1.0 if way.filter is None else items(way.filter, 1))
    if kind == OWN:
        return items(way.filter, way.n) + (way.n if way.same else 0)
    if kind == GIVE:
        return items(way.filter, 1) + 2.0
    if kind == RECRUIT:
        return COMPANY
    if kind == BEAT:
        return way.n * (FIGHTING + 1.0 + min(MOST, SCARCE / count(way.filter)))
    if kind == WIN:
        there = reach(way.to) - 1.0 if way.to is not None else 0.0
        hard = (1.0 if way.alone else 0.0) + (2.0 if way.unhurt else 0.0) + 2.0 * (way.against - 1)
        return FIGHTING + 1.0 + there + hard
    if kind == DEED:
        there = reach(way.to) - 1.0 if way.to is not None else 0.0
        return way.n * DEEDS[way.deed] + there
    if kind == LAST:
        return float(way.n)
    return way.n * A_QUEST


def reach(wanted: Filter | None) -> float:
    """AP to the nearest place of some kind: the rarer, the farther."""
    return 1.0 + min(MOST, SCARCE / count(wanted))


def items(wanted: Filter | None, n: int) -> float:
    """AP for so many items of some kind; some of what one finds is of it."""
    if wanted is None:
        return n * AN_ITEM
    part = max(1, wanted.matches.count(True)) / len(wanted.matches)
    return n * min(MOST, AN_ITEM + 0.3 / part)


def count(wanted: Filter | None) -> int:
    return max(1, wanted.matches.count(True)) if wanted is not None else 24


assert len(DEEDS) == len(v.DEEDS) and (FINISH, STORY) != (DEED, LAST)
