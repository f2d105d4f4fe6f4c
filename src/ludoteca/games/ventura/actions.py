"""The action space of Ventura and its events: ids inside, text names outside."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.actions import OF_CHANCE, ActionSpace, Block
from ludoteca.games.ventura.content import (
    EVENTS as EVENT_CARDS,
)
from ludoteca.games.ventura.content import (
    FAMILIES,
    FIRST_EVENT,
    FIRST_GARRISON,
    KINDS,
    TILE_NAMES,
    TILE_TYPES,
)
from ludoteca.games.ventura.content.tables import SHIPPED

MOST_SEATS: Final = 4
AREAS: Final = 5  # VEN-TROOP-02, VEN-TROOP-03
RANKS: Final = 5  # Companies in an Army
CAPTAIN_SPOT: Final = RANKS  # a spot is area * SPOTS + slot; the Captain's slot is the last one
SPOTS: Final = RANKS + 1
MOST_SPENT: Final = 5
MOST_LOOKED_AT: Final = 3

# cells of the map by axial coordinates: a strip of forty tiles reaches twenty cells from the middle
REACH: Final = 21
SPAN: Final = 2 * REACH + 1
CELLS: Final = SPAN * SPAN

FAMILY: Final = 0  # + family
TILE: Final = FAMILY + len(FAMILIES)  # + type
AT: Final = TILE + TILE_TYPES  # + cell
SPEND: Final = AT + CELLS  # + Florins
DRAW_TILE: Final = SPEND + MOST_SPENT + 1
TAKE: Final = DRAW_TILE + 1  # + kind
BUY: Final = TAKE + KINDS
LOOK: Final = BUY + 1  # + number - 1
KEEP: Final = LOOK + MOST_LOOKED_AT  # + kind
KEEP_TILE: Final = KEEP + KINDS  # + type
BOTTOM: Final = KEEP_TILE + TILE_TYPES  # + type
DISCARD: Final = BOTTOM + TILE_TYPES  # + kind
RECOVER_ALL: Final = DISCARD + KINDS
RECOVER: Final = RECOVER_ALL + 1  # + spot
DISMISS: Final = RECOVER + AREAS * SPOTS  # + spot
SETTLE: Final = DISMISS + AREAS * SPOTS  # + spot
DEPLOY: Final = SETTLE + AREAS * SPOTS  # + kind * AREAS + area
CLEAR: Final = DEPLOY + KINDS * AREAS  # + area
ASSIGN: Final = CLEAR + AREAS  # + area
ACTIVATE: Final = ASSIGN + AREAS  # + area
DEFEND: Final = ACTIVATE + AREAS  # + area
LINE: Final = DEFEND + AREAS  # + kind * RANKS + number of the copy
STAY: Final = LINE + KINDS * RANKS
HEAL: Final = STAY + 1  # + spot
PLAY: Final = HEAL + AREAS * SPOTS  # + event
ON_SEAT: Final = PLAY + EVENT_CARDS  # + seat
DONE: Final = ON_SEAT + MOST_SEATS
PASS: Final = DONE + 1
FIRST: Final = PASS + 1  # + seat
NOBLE: Final = FIRST + MOST_SEATS  # + family
LAND: Final = NOBLE + len(FAMILIES)  # + type
CARD: Final = LAND + TILE_TYPES  # + kind

# VEN-RUL-88: nobody can give another anything
BLOCKS: Final = [
    Block(FAMILY, "family", "family"),
    Block(TILE, "tile", "tile"),
    Block(AT, "at", "hex"),
    Block(SPEND, "spend", "florins"),
    Block(DRAW_TILE, "draw tile"),
    Block(TAKE, "take", "card"),
    Block(BUY, "buy"),
    Block(LOOK, "look at", "number"),
    Block(KEEP, "keep", "card"),
    Block(KEEP_TILE, "keep tile", "tile"),
    Block(BOTTOM, "bottom", "tile"),
    Block(DISCARD, "discard", "card"),
    Block(RECOVER_ALL, "recover all"),
    Block(RECOVER, "recover", "spot"),
    Block(DISMISS, "dismiss", "spot"),
    Block(SETTLE, "settle", "spot"),
    Block(DEPLOY, "deploy", "card", "area"),
    Block(CLEAR, "clear", "area"),
    Block(ASSIGN, "assign", "area"),
    Block(ACTIVATE, "activate", "area"),
    Block(DEFEND, "defend", "area"),
    Block(LINE, "line", "card", "copy"),
    Block(STAY, "stay"),
    Block(HEAL, "heal", "spot"),
    Block(PLAY, "play", "ploy"),
    Block(ON_SEAT, "on", "seat"),
    Block(DONE, "done"),
    Block(PASS, "pass"),
    Block(FIRST, "first", "seat", of=OF_CHANCE),
    Block(NOBLE, "noble", "family", of=OF_CHANCE),
    Block(LAND, "land", "tile", of=OF_CHANCE),
    Block(CARD, "card", "card", of=OF_CHANCE),
]


def cell_at(q: int, r: int) -> int:
    return (q + REACH) * SPAN + r + REACH


def coordinates(cell: int) -> tuple[int, int]:
    return cell // SPAN - REACH, cell % SPAN - REACH


def cell_name(cell: int) -> str:
    return f"{cell // SPAN - REACH},{cell % SPAN - REACH}"


SPOT_NAMES: Final = tuple(
    [
        f"{area + 1}.{'c' if slot == CAPTAIN_SPOT else slot + 1}"
        for area in range(AREAS)
        for slot in range(SPOTS)
    ]
)
CARD_NAMES: Final[tuple[str, ...]] = (
    *[card.name for card in SHIPPED.cards[:FIRST_EVENT]],
    *[event.name for event in SHIPPED.events],
    *[card.name for card in SHIPPED.cards[FIRST_EVENT:]],
)

SPACE: Final = ActionSpace(
    BLOCKS,
    {
        "family": FAMILIES,
        "tile": TILE_NAMES,
        "hex": tuple([cell_name(cell) for cell in range(CELLS)]),
        "florins": tuple([str(number) for number in range(MOST_SPENT + 1)]),
        "card": CARD_NAMES,
        "number": tuple([str(number + 1) for number in range(MOST_LOOKED_AT)]),
        "spot": SPOT_NAMES,
        "area": tuple([str(area + 1) for area in range(AREAS)]),
        "copy": tuple([str(number + 1) for number in range(RANKS)]),
        "ploy": CARD_NAMES[FIRST_EVENT:FIRST_GARRISON],  # an Event; `event-...` are the words of the log
        "seat": tuple([str(seat) for seat in range(MOST_SEATS)]),
    },
)

# kind of event -> its arguments
EVENTS: Final[dict[str, str]] = {
    "starts": "seat",
    "leads": "seat family",
    "gets-tile": "seat tile",
    "draws-tile": "seat",
    "takes-set": "seat count",
    "turned-up": "card",
    "places": "seat tile hex",
    "places-city": "seat hex",
    "domain": "seat count",
    "round": "count",
    "first-player": "seat",
    "scores": "seat count count2 first prestige papal war scored",  # the last five: in this round so far
    "spends": "seat count",
    "papal-points": "seat count",
    "takes-card": "seat card",
    "buys": "seat",
    "draws-card": "seat card",
    "looks": "seat count",
    "sees": "seat card",
    "sees-tile": "seat tile",
    "bottoms": "seat count",
    "discards": "seat card",
    "row-discarded": "",
    "reshuffles-ventura": "",
    "reshuffles-conscription": "",
    "recovers": "seat area card",
    "heals": "seat area card",
    "tends": "seat area card",
    "annexes": "seat hex count",
    "income": "seat count besides",  # by families and Events, besides the tiles
    "earns": "seat tile count count2",
    "upkeep": "seat count balance",
    "dismisses": "seat card",
    "garrison-gone": "seat",
    "expands": "seat tile hex",
    "deploys": "seat card area hex",
    "regroups": "seat hex",
    "captain-leaves": "seat card",
    "heads-for": "seat area hex",
    "marches": "seat area hex",
    "removes-markers": "seat hex seat2 count",
    "battle": "seat seat2 hex",
    "sends": "seat area",
    "lines-up": "seat",
    "line-up": "seat count card",
    "assault-ranged": "seat count",
    "assault-melee": "seat count",
    "prevented": "seat count",
    "wounded": "seat card count",
    "eliminated": "seat card",
    "captain-falls": "seat card",
    "retreats": "seat hex",
    "battle-won": "seat count",
    "battle-even": "",
    "battle-broken-off": "seat",
    "plays-event": "seat ploy",
    "event-cancelled": "",
    "gains-florins": "seat count",
    "takes-florins": "seat seat2 count",
    "burns-income": "seat seat2 count",
    "looks-at-hand": "seat seat2",
    "sees-in-hand": "seat seat2 card",
    "looks-at-reserve": "seat seat2",
    "sees-in-reserve": "seat seat2 tile",
    "swaps-card": "seat card card2",
    "relocates": "seat hex hex2",
    "raises-income": "seat count",
    "protects": "seat hex",
    "eliminates": "seat seat2",
    "wins-by-points": "seat",
    "wins-by-city": "seat hex",
    "wins-alone": "seat",
    "round-limit": "count",
}
