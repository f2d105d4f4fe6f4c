"""What places are called, as on the board (names.ts, places.svelte.ts): by their land and where they lie.

Names are given in the order in which tiles were laid, and stay: a tile that is laid later takes none away.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, floor, pi, sqrt
from typing import Any, NamedTuple

from ludoteca.engine.words import Words

WINDS = ("east", "northeast", "north", "northwest", "west", "southwest", "south", "southeast")
PAPAL = "papal"
SIDES = ("west", "east")
ACROSS = sqrt(3)  # from the middle of a hex to the next; to its corners it is 1

Hexes = Mapping[str, list[int]]


class Place(NamedTuple):
    """An anchor itself (a family's City, the west or the east Papal tile), or where a tile lies from it."""

    anchor: str
    tile: str | None = None
    wind: str | None = None
    far: bool | None = None  # farther than the one that has the same name otherwise, or nearer
    number: int | None = None  # the second, the third of one name


class Anchor(NamedTuple):
    name: str
    hex: str
    extra: int  # a Papal tile counts a step more


def names_of(hexes: Hexes, tiles: Mapping[str, str], players: list[Any]) -> dict[str, Place]:
    """The names of all tiles, by their hexes."""
    anchors = anchors_of(hexes, tiles, players)
    names = {anchor.hex: Place(anchor.name) for anchor in anchors}
    taken: dict[Place, int] = {}  # a name -> the steps from its anchor
    for hex, tile in tiles.items():
        if hex not in names and anchors:
            names[hex] = name_of(hexes, hex, tile, anchors, taken)
    return names


def anchors_of(hexes: Hexes, tiles: Mapping[str, str], players: list[Any]) -> list[Anchor]:
    """Families by alphabet, once all Cities stand; then the Papal tiles from west to east."""
    cities = [Anchor(player["family"], player["city"], 0) for player in players if player["city"]]
    papal = sorted((hex for hex in tiles if tiles[hex] == PAPAL), key=lambda hex: middle(hexes, hex)[0])
    named = [Anchor(side, hex, 1) for side, hex in zip(SIDES, papal, strict=False)]
    return [*(sorted(cities) if len(cities) == len(players) else []), *named]


def name_of(hexes: Hexes, hex: str, tile: str, anchors: list[Anchor], taken: dict[Place, int]) -> Place:
    """By the nearest anchor; where that is taken, by one that is a step farther at most; then near or far;
    then a number.
    """
    away = {anchor: steps(hexes, anchor.hex, hex) + anchor.extra for anchor in anchors}
    ranked = sorted(anchors, key=lambda anchor: away[anchor])
    places = {anchor: Place(anchor.name, tile, wind(hexes, anchor.hex, hex)) for anchor in ranked}
    close = [anchor for anchor in ranked if away[anchor] <= away[ranked[0]] + 1]
    free = next((anchor for anchor in close if places[anchor] not in taken), None)
    first = free or ranked[0]
    far = steps(hexes, first.hex, hex)
    place = places[first] if free else places[first]._replace(far=far >= taken[places[first]])
    number = 2
    while place in taken:
        place = place._replace(number=number)
        number += 1
    taken[place] = far
    return place


def steps(hexes: Hexes, one: str, other: str) -> int:
    """From one hex to another, as the crow flies."""
    q, r = (a - b for a, b in zip(hexes[one], hexes[other], strict=True))
    return (abs(q) + abs(r) + abs(q + r)) // 2


def middle(hexes: Hexes, hex: str) -> tuple[float, float]:
    q, r = hexes[hex]
    return ACROSS * (q + r / 2), 1.5 * r


def wind(hexes: Hexes, anchor: str, hex: str) -> str:
    """Where a hex lies from another, one of eight."""
    (x, y), (to_x, to_y) = middle(hexes, anchor), middle(hexes, hex)
    return WINDS[floor(atan2(y - to_y, to_x - x) / (pi / 4) + 0.5) % len(WINDS)]


def placed(
    words: Words, view: Mapping[str, Any], printed: Mapping[str, Any], kind: str, value: str | int
) -> str | None:
    """How sentences call a hex: "the Field northwest of Firenze [2,-1]", as the map here has coordinates."""
    if kind != "hex" or value not in view.get("tiles", {}):
        return None
    place = names_of(printed["hexes"], view["tiles"], view["players"]).get(str(value))
    return place and words.text("place-exact", {"place": said(words, place), "hex": value})


def said(words: Words, place: Place) -> str:
    if place.tile is None or place.wind is None:
        the = f"the-anchor-{place.anchor}"  # a City needs no article; the Papal tiles do
        return words.text(the if words.has(the) else f"anchor-{place.anchor}")
    id = "place-at" if place.far is None else "place-far" if place.far else "place-near"
    the = f"the-{place.tile}"
    tile = words.text(the) if words.has(the) else str(words.thing("tile", place.tile))
    wind = words.text(f"wind-{place.wind}")
    name = words.text(id, {"tile": tile, "wind": wind, "of": words.text(f"of-{place.anchor}")})
    if place.number is None:
        return name
    return words.text("place-number", {"place": name, "number": place.number})
