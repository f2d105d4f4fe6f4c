"""A battle in the head: what two Troops would do to each other, without Events and retreats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.ventura.actions import AREAS
from ludoteca.games.ventura.content import (
    AGAINST,
    IN_ANY_CASE,
    KINDS,
    ON_MELEE,
    ON_RANGED,
    ON_SPACE,
    ON_TERRAIN,
)
from ludoteca.games.ventura.content.pack import MOST
from ludoteca.games.ventura.rules.battle import FIGHTING
from ludoteca.games.ventura.rules.tiles import worth
from ludoteca.games.ventura.rules.troops import size
from ludoteca.games.ventura.state import NOTHING, Position, Troop

MOST_ASSAULTS: Final = 12
WON: Final = 0.4  # an outlook from here on is a battle won
NO_LAND: Final = (0, 0, 0)
KEPT: Final = 1 << 14  # battles that are remembered
BITS_OF_KIND: Final = 6
BITS_OF_VALUE: Final = 7  # of a card
MOST_OF_LAND: Final = 1000  # a value, and as much for each of six neighbours
assert KINDS < 1 << BITS_OF_KIND and MOST < 1 << BITS_OF_VALUE and 7 * MOST < MOST_OF_LAND


class Side:
    """One side of an imagined battle: Companies in order, what is left of each, and the modifiers."""

    __slots__ = ("kinds", "left", "melee", "prevention", "ranged")

    def __init__(self, kinds: list[int], left: list[int], ranged: int, melee: int, prevention: int) -> None:
        self.kinds = kinds
        self.left = left
        self.ranged = ranged
        self.melee = melee
        self.prevention = prevention

    def total(self, g: Position, enemy: Side, tile: int, ranged: bool) -> int:
        content = g.terms.content
        values = content.ranged if ranged else content.melee
        total = self.ranged if ranged else self.melee
        for slot in range(min(FIGHTING, len(self.kinds))):
            kind = self.kinds[slot]
            total += values[kind]
            for special in content.specials[kind]:
                if special.trigger == (ON_RANGED if ranged else ON_MELEE):
                    fits = (
                        special.condition == IN_ANY_CASE
                        or (special.condition == ON_SPACE and slot + 1 == special.value)
                        or (special.condition == ON_TERRAIN and g.kind[tile] == special.value)
                        or (special.condition == AGAINST and enemy.shows(g, special.value))
                    )
                    if fits:
                        total += special.amount
        return total

    def shows(self, g: Position, keyword: int) -> bool:
        for slot in range(min(FIGHTING, len(self.kinds))):
            if g.terms.content.keywords[self.kinds[slot]] & keyword:
                return True
        return False

    def suffer(self, wounds: int) -> None:
        used = min(wounds, self.prevention)
        self.prevention -= used
        wounds -= used
        for slot in range(min(FIGHTING, len(self.left))):
            hits = min(wounds, self.left[slot])
            self.left[slot] = self.left[slot] - hits
            wounds -= hits

    def close_ranks(self) -> None:
        for slot in range(len(self.left) - 1, -1, -1):
            if self.left[slot] <= 0:
                del self.left[slot]
                del self.kinds[slot]


def side(g: Position, troop: int, tile: int, order: list[int]) -> Side:
    """A Troop as it would fight on a tile, its slots in this order."""
    content = g.terms.content
    there = g.troops[troop]
    kinds = [there.men[slot] for slot in order]
    left = [content.resistance[there.men[slot]] - there.hurt[slot] for slot in order]
    ranged, melee, prevention = land_of(g, troop, tile)
    made = Side(kinds, left, ranged, melee, prevention)
    captain = there.captain
    if captain != NOTHING:
        made.ranged += content.ranged[captain]
        made.melee += content.melee[captain]
        made.prevention += content.resistance[captain]
    return made


def usual_order(g: Position, troop: int) -> list[int]:
    """Who stands where, if one does not think long: strong shooters and fighters in front."""
    content = g.terms.content
    there = g.troops[troop]
    slots = list(range(size(g, troop)))
    if len(slots) == 1:
        return slots
    slots.sort(
        key=lambda slot: (
            -(
                2 * content.ranged[there.men[slot]]
                + 2 * content.melee[there.men[slot]]
                + content.resistance[there.men[slot]]
                - there.hurt[slot]
            )
        )
    )
    return slots


def fight(g: Position, one: Side, other: Side, tile: int, ranged_first: bool, assaults: int) -> None:
    """Assault after assault, until one side is gone or so many were fought."""
    for i in range(assaults):
        ranged = ranged_first and i == 0
        first = one.total(g, other, tile, ranged)
        second = other.total(g, one, tile, ranged)
        one.suffer(second)
        other.suffer(first)
        one.close_ranks()
        other.close_ranks()
        if not one.kinds or not other.kinds:
            return


def outlook(g: Position, attacker: int, defender: int, tile: int) -> float:
    """What becomes of a battle to the end: from -1 (the attacker is gone) to 1 (the defender is).

    It follows from both Troops and the land; playouts meet the same ones again and again.
    """
    one, other = g.troops[attacker], g.troops[defender]
    known = g.terms.content.duels
    owner = g.owner[tile]
    lord = 0  # the land fights for its owner alone
    land: i64 = 0
    if owner == attacker // AREAS or owner == defender // AREAS:
        lord = 1 if owner == attacker // AREAS else 2
        ranged, melee, resistance = land_of(g, owner * AREAS, tile)
        land = (ranged * MOST_OF_LAND + melee) * MOST_OF_LAND + resistance
    key = (
        int(who(one) << 4 | g.kind[tile]),
        int(who(other) << 2 | lord),
        int(wounds(one)),
        int(wounds(other)),
        int(land),
    )
    found = known.get(key)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = imagined(g, attacker, defender, tile)
        known[key] = found
    return found


def who(troop: Troop) -> i64:
    """A Captain and up to five Companies in their order as one number, since those are compared faster."""
    code: i64 = 0
    for kind in troop.men:
        code = code << BITS_OF_KIND | kind + 1
    return code << BITS_OF_KIND | troop.captain + 1


def wounds(troop: Troop) -> i64:
    """And the wounds of the Companies."""
    code: i64 = 0
    for hits in troop.hurt:
        code = code << BITS_OF_VALUE | hits
    return code


def land_of(g: Position, troop: int, tile: int) -> tuple[int, int, int]:
    """What the land adds to a Troop's ranged and melee totals, and prevents: in the own Domain alone."""
    if g.owner[tile] != troop // AREAS:
        return NO_LAND
    land = g.terms.content.tiles[g.kind[tile]]
    return worth(g, land.ranged, tile), land.melee, worth(g, land.resistance, tile)


def imagined(g: Position, attacker: int, defender: int, tile: int) -> float:
    one = side(g, attacker, tile, usual_order(g, attacker))
    other = side(g, defender, tile, usual_order(g, defender))
    before = sum(one.left) + 0.01
    against = sum(other.left) + 0.01
    fight(g, one, other, tile, True, MOST_ASSAULTS)
    if one.kinds and not other.kinds:
        return WON + (1.0 - WON) * sum(one.left) / before
    if other.kinds and not one.kinds:
        return -WON - (1.0 - WON) * sum(other.left) / against
    return 0.0


def strength(g: Position, troop: int) -> float:
    """What a Troop is good for, in points of a fight."""
    content = g.terms.content
    total = 0.0
    there = g.troops[troop]
    for slot in range(len(there.men)):
        kind = there.men[slot]
        total += 0.5 * content.ranged[kind] + content.melee[kind]
        total += 0.5 * (content.resistance[kind] - there.hurt[slot])
    captain = there.captain
    if captain != NOTHING:
        total += 0.5 * content.ranged[captain] + 2.0 * content.melee[captain] + content.resistance[captain]
    return total
