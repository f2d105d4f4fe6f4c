"""Drawn positions of Ventura, with the tiles and cards of the ledger's scenarios (section 9.0).

The scenarios' cards stand under names of the game: Alpha is `swordsmen`, Beta `crossbowmen`, Wall
`pavise-bearers`; Captain Plain is `acuto` (a second one `carmagnola`), Captain Shield `fortebraccio`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import ludoteca
from kit.looking import refused, see, told
from ludoteca import Game
from ludoteca.engine.kernel import Step
from ludoteca.engine.registry import REGISTERED, register
from ludoteca.games.ventura import VENTURA
from ludoteca.games.ventura.actions import AREAS, CARD_NAMES, RANKS, cell_at
from ludoteca.games.ventura.content import (
    CITY,
    FIRST_CONSCRIPT,
    FIRST_GARRISON,
    GREEN,
    TILE_NAMES,
    Card,
    Content,
    Formula,
    Tile,
    is_captain,
)
from ludoteca.games.ventura.rules.cards import into_hand
from ludoteca.games.ventura.rules.frame import PHASES, Round
from ludoteca.games.ventura.rules.land import lay, recount
from ludoteca.games.ventura.rules.troops import add_company
from ludoteca.games.ventura.state import NOTHING, NOWHERE, Position
from ludoteca.games.ventura.tables import SHIPPED

__all__ = ["arrange", "card", "fixture", "hex_of", "names", "position", "refused", "see", "told", "troop"]

if "ventura" not in REGISTERED:
    register(VENTURA)

A, B, C, D = range(4)  # seats; the ledger's P1 to P4
ALPHA, BETA, WALL = "swordsmen", "crossbowmen", "pavise-bearers"
PLAIN, PLAIN_TOO, SHIELD = "acuto", "carmagnola", "fortebraccio"
GARRISON = "garrison"

TILES = {
    "village": Tile("village", Formula(1, 1, GREEN), 1),
    "castle": Tile("castle", Formula(1), 2, melee=1, resistance=Formula(2)),
    "city": Tile("city", Formula(1), 1),
    "river": Tile("river", Formula(1), 2),
    "lake": Tile("lake", Formula(1), 2),
    "hill": Tile("hill", Formula(1), 2, ranged=Formula(1)),
    "mountain": Tile("mountain", Formula(1), 3),
    "field": Tile("field", Formula(1), 1),
    "wood": Tile("wood", Formula(1), 2),
    "papal": Tile("papal", Formula(1), 1),
}
# move, ranged, melee, resistance
VALUES = {
    ALPHA: (3, 2, 3, 4),
    BETA: (2, 3, 1, 3),
    WALL: (1, 0, 1, 9),
    PLAIN: (1, 0, 0, 0),
    PLAIN_TOO: (1, 0, 0, 0),
    SHIELD: (0, 0, 0, 2),
}


def fixture(name: str = "scenarios", **changes: Mapping[str, object]) -> str:
    """The scenarios' content, registered; `changes` by card name (with _ for -), as `Card` fields."""
    cards: list[Card] = []
    for one in SHIPPED.cards:
        changed = one
        if one.name in VALUES:
            move, ranged, melee, resistance = VALUES[one.name]
            changed = Card(one.name, one.copies, 2, 1, move, ranged, melee, resistance)
        elif one.name.startswith(GARRISON):
            changed = Card(one.name, 1, 0, 1, 0, 1, 2, 4)
        own: dict[str, object] = dict(changes.get(one.name.replace("-", "_"), {}))
        cards.append(dataclasses.replace(changed, **own))  # type: ignore[arg-type]
    content = Content(name, tuple(TILES[tile] for tile in TILE_NAMES), tuple(cards), SHIPPED.events)
    VENTURA.add_content(content)
    return name


def position(t: Game) -> Position:
    """The true position behind a game, for arranging and for looking at what no view shows."""
    assert isinstance(t.state, Position)
    return t.state


def card(name: str, family: int = 0) -> int:
    """The kind of a card; `garrison` is that of a family."""
    return FIRST_GARRISON + family if name == GARRISON else CARD_NAMES.index(name)


def names(kinds: list[int]) -> list[str]:
    return [CARD_NAMES[kind] for kind in kinds if kind != NOTHING]


def hex_of(text: str) -> int:
    """The cell of `"1,-1"`."""
    q, r = text.split(",")
    return cell_at(int(q), int(r))


def troop(seat: int, area: int) -> int:
    """The number of a Troop; areas are counted from 1, as on the family board."""
    return seat * AREAS + area - 1


def arrange(
    seats: int = 2,
    *,
    phase: str = "prestige",
    turn: int = 0,
    first: int = 0,
    round: int = 2,
    land: Mapping[str, str] | None = None,
    troops: Mapping[tuple[int, int], str] | None = None,
    hands: Mapping[int, str] | None = None,
    seen: Mapping[int, str] | None = None,
    reserve: Mapping[int, str] | None = None,
    florins: Mapping[int, int] | None = None,
    scores: Mapping[int, int] | None = None,
    row: str = "",
    ventura: str | None = None,
    ventura_discard: str = "",
    conscription: str | None = None,
    families: tuple[int, ...] = (0, 1, 2, 3),
    edition: str = "en-2010",
    options: Mapping[str, object] | None = None,
    content: str = "",
    chance: str = "scripted",
    garrisons: bool = True,
) -> Game:
    """A game at the beginning of a seat's turn of a step: `phase` is one of frame.PHASES.

    `land` says what lies on each hex and whose it is: {"0,0": "papal", "1,0": "field A", "2,0": "city A"};
    a seat without a City gets one far away. `troops` by (seat, area from 1 on): "acuto swordsmen:2
    crossbowmen @ 1,0", a number behind a colon is wounds. Every seat has its Garrison in area 1 of its City,
    unless area 1 is said or `garrisons` is off. `hands` are secret, `seen` are cards in hand that everybody
    saw. `ventura` and `conscription` name whole decks (the rest of the cards is out of the game).
    """
    chosen = {"content": content or fixture(), **(options or {})}
    t = ludoteca.new("ventura", seats=seats, options=chosen, edition=edition, chance="scripted")
    g = position(t)
    g.family = list(families[:seats])
    g.first = first
    g.round = round
    for where, what in (land or {}).items():
        parts = what.split()
        tile = lay(g, TILE_NAMES.index(parts[0]), hex_of(where))
        if len(parts) > 1:
            owner = "ABCD".index(parts[1])
            g.owner[tile] = owner
            if parts[0] == "city":
                g.city[owner] = tile
    for seat in range(seats):
        if g.city[seat] == NOWHERE:  # far away, each on its own
            g.city[seat] = lay(g, CITY, cell_at(-15 + 10 * seat, 15))
            g.owner[g.city[seat]] = seat
    for tile in range(len(g.where)):
        recount(g, tile)
    said = dict(troops or {})
    for seat in range(seats):
        if garrisons and (seat, 1) not in said:
            put_troop(g, seat, 1, GARRISON, g.city[seat])
    for (seat, area), who in said.items():
        men, _, where = who.partition("@")
        put_troop(g, seat, area, men, g.where.index(hex_of(where.strip())) if where else g.city[seat])
    for seat in range(seats):
        for name in (hands or {}).get(seat, "").split():
            into_hand(g, seat, take(g, name), False)
        for name in (seen or {}).get(seat, "").split():
            into_hand(g, seat, take(g, name), True)
        g.reserve[seat] = sorted(TILE_NAMES.index(name) for name in (reserve or {}).get(seat, "").split())
        g.florins[seat] = (florins or {}).get(seat, 0)
        g.score[seat] = (scores or {}).get(seat, 0)
    g.row = sorted(take(g, name) for name in row.split())
    for name in ventura_discard.split():
        g.ventura_discard[take(g, name)] += 1
    for deck, text, base in ((g.ventura, ventura, 0), (g.conscription, conscription, FIRST_CONSCRIPT)):
        if text is not None:
            wanted = [CARD_NAMES.index(name) - base for name in text.split()]
            for kind in range(len(deck)):
                g.removed[base + kind] += deck[kind] - wanted.count(kind)
                deck[kind] = wanted.count(kind)
    g.log = []
    place = (turn - first) % seats
    bottom: list[Step[Position]] = [Round(PHASES.index(phase), place)]
    g.stack = bottom
    g.asked = ()
    t.moves.clear()
    if chance == "seeded":
        t.rng = ludoteca.new("ventura", seed=5).rng
    g.advance()
    t.answer_chance()
    return t


def take(g: Position, name: str) -> int:
    """A card out of its deck."""
    kind = CARD_NAMES.index(name)
    if kind < FIRST_CONSCRIPT:
        g.ventura[kind] -= 1
        assert g.ventura[kind] >= 0, f"there are not so many {name}"
    else:
        g.conscription[kind - FIRST_CONSCRIPT] -= 1
        assert g.conscription[kind - FIRST_CONSCRIPT] >= 0, f"there are not so many {name}"
    return kind


def put_troop(g: Position, seat: int, area: int, text: str, tile: int) -> None:
    number = troop(seat, area)
    g.at[number] = tile
    for word in text.split():
        name, _, wounds = word.partition(":")
        if name == GARRISON:
            kind = card(GARRISON, g.family[seat])
            g.removed[kind] = 0
        else:
            kind = take(g, name)
        if is_captain(kind):
            g.captain[number] = kind
        else:
            add_company(g, number, kind, int(wounds or 0))


def men(t: Game, seat: int, area: int) -> list[str]:
    """The Companies of a Troop, in their slots."""
    g = position(t)
    first = troop(seat, area) * RANKS
    return names(g.men[first : first + RANKS])


def wounds(t: Game, seat: int, area: int) -> list[int]:
    g = position(t)
    first = troop(seat, area) * RANKS
    return g.hurt[first : first + len(men(t, seat, area))]
