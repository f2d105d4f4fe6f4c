"""The values of tiles and cards that this project plays with; tuned by simulation.

Stated facts (ledger, section 5) are kept: see tests/games/ventura/test_content.py. All others are our own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludoteca.games.ventura.content import (
    AGAINST,
    CASTLE,
    CAVALRY,
    CITY,
    FIELD,
    GREEN,
    GREY,
    HILL,
    IN_ANY_CASE,
    INFANTRY,
    ON_MELEE,
    ON_MOVEMENT,
    ON_RANGED,
    ON_SPACE,
    ON_TERRAIN,
    SHOOTERS,
    VILLAGE,
    WOOD,
    Card,
    Content,
    EventCard,
    Formula,
    Special,
    Tile,
)

TILES: Final = (
    Tile("village", Formula(1, 1, GREEN), 2),
    Tile("castle", Formula(1), 2, melee=1, resistance=Formula(1, 1, GREY)),
    Tile("city", Formula(1), 1, ranged=Formula(1), melee=1, resistance=Formula(3)),
    Tile("river", Formula(1), 3, resistance=Formula(1)),
    Tile("lake", Formula(1), 3),
    Tile("hill", Formula(1), 3, ranged=Formula(1)),
    Tile("mountain", Formula(1), 3, ranged=Formula(1), resistance=Formula(2)),
    Tile("field", Formula(1), 1),
    Tile("wood", Formula(1), 2, resistance=Formula(0, 1, GREEN)),
    Tile("papal", Formula(1), 1),
)

# name, copies, cost, upkeep, move, ranged, melee, resistance: a Captain's four values are modifiers
CAPTAINS: Final = (
    Card("acuto", 1, 1, 1, 2, 0, 2, 0),
    Card("fortebraccio", 1, 1, 1, 2, 1, 0, 2),
    Card("muzio-sforza", 1, 1, 1, 2, 0, 4, 0),
    Card("carmagnola", 1, 1, 1, 2, 1, 2, 1),
    Card("piccinino", 1, 1, 1, 3, 0, 2, 1),
    Card("gattamelata", 1, 1, 1, 1, 0, 1, 3),
    Card("francesco-sforza", 1, 1, 1, 3, 0, 3, 1),
    Card("colleoni", 1, 1, 1, 2, 2, 0, 1),
    Card("montefeltro", 1, 1, 1, 2, 0, 2, 2),
    Card("sigismondo", 1, 1, 1, 3, 1, 1, 1),
    Card("barbiano", 1, 1, 1, 1, 0, 3, 1),
    Card("dal-verme", 1, 1, 1, 1, 1, 1, 2),
    Card("facino-cane", 1, 1, 1, 2, 0, 2, 1),
    Card("tolentino", 1, 1, 1, 2, 0, 3, 1),
    Card("micheletto", 1, 1, 1, 2, 1, 1, 1),
    Card("castracani", 1, 1, 1, 2, 2, 1, 0),
    Card("pergola", 1, 1, 1, 2, 1, 2, 0),
    Card("malatesta", 1, 1, 1, 2, 1, 3, 0),
)


def bonus(trigger: int, condition: int, value: int, amount: int) -> tuple[Special, ...]:
    return (Special(trigger, condition, value, amount),)


COMPANIES: Final = (
    Card("crossbowmen", 2, 1, 1, 2, 3, 1, 3, INFANTRY | SHOOTERS),
    Card("mounted-crossbowmen", 2, 1, 2, 3, 3, 1, 4, SHOOTERS),
    Card("light-cavalry", 2, 1, 1, 3, 0, 2, 4, CAVALRY),
    Card("spearmen", 2, 1, 1, 2, 0, 2, 4, INFANTRY, bonus(ON_MELEE, AGAINST, CAVALRY, 2)),
    Card("horse-carts", 2, 1, 0, 3, 0, 1, 3, 0, bonus(ON_MOVEMENT, IN_ANY_CASE, 0, 1)),
    Card("artillerymen", 2, 3, 2, 1, 6, 1, 2, SHOOTERS),
    Card("swordsmen", 2, 2, 1, 2, 0, 3, 4, INFANTRY),
    Card("heavy-cavalry", 2, 3, 2, 3, 0, 4, 6, CAVALRY),
    Card("mounted-skirmishers", 2, 2, 1, 3, 2, 1, 3, CAVALRY | SHOOTERS),
    Card("barbute", 2, 2, 1, 3, 0, 3, 4, CAVALRY),
    Card("broken-lances", 2, 3, 2, 3, 0, 4, 5, CAVALRY, bonus(ON_MELEE, ON_SPACE, 1, 1)),
    Card("household", 2, 2, 1, 3, 1, 3, 5, CAVALRY),
    Card("hungarian-archers", 2, 2, 2, 3, 2, 2, 3, CAVALRY | SHOOTERS),
    Card("stradiots", 2, 2, 2, 4, 1, 2, 3, CAVALRY, bonus(ON_MELEE, AGAINST, SHOOTERS, 1)),
    Card("english-archers", 2, 2, 1, 2, 3, 2, 3, INFANTRY | SHOOTERS),
    Card("pavise-bearers", 2, 1, 1, 2, 1, 1, 6, INFANTRY),
    Card("billmen", 2, 1, 1, 2, 0, 3, 4, INFANTRY, bonus(ON_MELEE, AGAINST, CAVALRY, 1)),
    Card("halberdiers", 2, 2, 1, 2, 0, 3, 4, INFANTRY, bonus(ON_MELEE, ON_TERRAIN, CASTLE, 1)),
    Card("handgunners", 2, 2, 1, 2, 3, 1, 2, INFANTRY | SHOOTERS, bonus(ON_RANGED, ON_SPACE, 1, 1)),
    Card("pikemen", 2, 2, 1, 2, 0, 3, 5, INFANTRY, bonus(ON_MELEE, ON_SPACE, 1, 1)),
)

CONSCRIPTS: Final = (
    Card("farmers", 4, 0, 1, 1, 0, 1, 1, INFANTRY, terrain=(FIELD, HILL)),
    Card("town-militia", 4, 0, 1, 2, 1, 1, 2, INFANTRY, bonus(ON_MELEE, ON_TERRAIN, CITY, 1)),
    Card("foragers", 4, 0, 1, 2, 0, 1, 2, INFANTRY),
    Card("woodsmen", 4, 0, 1, 2, 1, 1, 2, INFANTRY | SHOOTERS, terrain=(WOOD, VILLAGE, CITY)),
)

GARRISONS: Final = (
    Card("garrison-este", 1, 0, 1, 0, 2, 3, 8, INFANTRY),
    Card("garrison-gonzaga", 1, 0, 1, 0, 2, 3, 8, INFANTRY),
    Card("garrison-medici", 1, 0, 1, 0, 2, 3, 8, INFANTRY),
    Card("garrison-visconti", 1, 0, 1, 0, 2, 3, 8, INFANTRY),
)

# name, copies, window, effect, amount, cost
EVENTS: Final = (
    EventCard("barber-surgeons", 3, "battle-end", "heal-army", 2),
    EventCard("ambush", 2, "battle-declared", "assault-bonus", 1),
    EventCard("rain-of-bolts", 2, "after-reveal", "ranged-bonus", 2),
    EventCard("charge", 2, "before-melee", "melee-bonus", 3),
    EventCard("palisade", 2, "battle-declared", "prevention", 2),
    EventCard("feigned-flight", 2, "after-reveal", "reorder"),
    EventCard("cut-off", 2, "before-retreat", "forbid-retreat"),
    EventCard("night-withdrawal", 1, "before-retreat", "grant-retreat"),
    EventCard("forced-march", 2, "activated", "movement", 2),
    EventCard("free-company-tribute", 2, "own-turn", "take-florins", 1),
    EventCard("delayed-pay", 2, "own-upkeep", "spare-upkeep", 2),
    EventCard("burned-harvest", 2, "own-turn", "burn-income", 2),
    EventCard("spys-letter", 1, "own-turn", "look-at-hand"),
    EventCard("signed-contract", 2, "own-turn", "take-row-card", cost=1),
    EventCard("relief-column", 2, "own-deploy", "cheap-deployment", 3),
    EventCard("papal-interdict", 2, "event-played", "cancel"),
)

CARDS: Final = (*CAPTAINS, *COMPANIES, *CONSCRIPTS, *GARRISONS)
SHIPPED: Final = Content("ludoteca", TILES, CARDS, EVENTS)

# DIF-57: the one value that the two rulebooks state differently
SHIPPED_ITALIAN: Final = Content(
    SHIPPED.name,
    TILES,
    tuple([replace(card, resistance=4) if card.name == "heavy-cavalry" else card for card in CARDS]),
    EVENTS,
)
