"""The tiles and cards of Ventura that tests play with: those of the ledger's scenarios (section 9.0).

Cards that the rulebooks give values have these (section 5), all others are plain. Nothing here changes when
the values that the game ships with are tuned.
"""

from __future__ import annotations

from dataclasses import replace

from ludoteca.games.ventura.actions import CARD_NAMES
from ludoteca.games.ventura.content import (
    AGAINST,
    CASTLE,
    CAVALRY,
    CITY,
    FIELD,
    FIRST_COMPANY,
    FIRST_CONSCRIPT,
    FIRST_EVENT,
    FIRST_GARRISON,
    GREEN,
    HILL,
    IN_ANY_CASE,
    INFANTRY,
    ON_MELEE,
    ON_MOVEMENT,
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

TILES = (
    Tile("village", Formula(1, 1, GREEN), 1),
    Tile("castle", Formula(1), 2, melee=1, resistance=Formula(2)),
    Tile("city", Formula(1), 1),
    Tile("river", Formula(1), 2),
    Tile("lake", Formula(1), 2),
    Tile("hill", Formula(1), 2, ranged=Formula(1)),
    Tile("mountain", Formula(1), 3),
    Tile("field", Formula(1), 1),
    Tile("wood", Formula(1), 2),
    Tile("papal", Formula(1), 1),
)

# by the first kind of each sort: copies, cost, upkeep, movement, ranged, melee, resistance
SORTS = {
    FIRST_GARRISON: (1, 0, 1, 0, 1, 2, 4),
    FIRST_CONSCRIPT: (4, 0, 1, 2, 0, 1, 2),
    FIRST_COMPANY: (2, 2, 1, 3, 0, 3, 5),
    0: (1, 2, 1, 1, 1, 2, 1),
}
# movement, ranged, melee, resistance; of a Captain they are modifiers
VALUES = {
    # the scenarios' own: Alpha, Beta, Wall, Captains Plain (twice) and Shield
    "swordsmen": (3, 2, 3, 4),
    "crossbowmen": (2, 3, 1, 3),
    "pavise-bearers": (1, 0, 1, 9),
    "acuto": (1, 0, 0, 0),
    "carmagnola": (1, 0, 0, 0),
    "fortebraccio": (0, 0, 0, 2),
    # as the rulebooks state them
    "mounted-crossbowmen": (3, 3, 1, 4),
    "light-cavalry": (4, 0, 2, 4),
    "spearmen": (2, 0, 2, 4),
    "horse-carts": (3, 0, 1, 3),
    "artillerymen": (1, 6, 1, 2),
    "heavy-cavalry": (3, 0, 4, 6),
}
KEYWORDS = {
    "light-cavalry": CAVALRY,
    "heavy-cavalry": CAVALRY,
    "household": CAVALRY,
    "barbute": CAVALRY,
    "spearmen": INFANTRY,
    "farmers": INFANTRY,
    "mounted-crossbowmen": SHOOTERS,
    "artillerymen": SHOOTERS,
    "english-archers": INFANTRY | SHOOTERS,
}
SPECIALS = {
    "spearmen": Special(ON_MELEE, AGAINST, CAVALRY, 2),
    "horse-carts": Special(ON_MOVEMENT, IN_ANY_CASE, 0, 1),
    "pikemen": Special(ON_MELEE, ON_SPACE, 1, 1),
    "halberdiers": Special(ON_MELEE, ON_TERRAIN, CASTLE, 1),
}
TERRAIN = {"farmers": (FIELD, HILL), "woodsmen": (WOOD, VILLAGE, CITY)}


def card(kind: int) -> Card:
    name = CARD_NAMES[kind]
    copies, cost, upkeep, *plain = next(values for first, values in SORTS.items() if kind >= first)
    values = VALUES.get(name, plain)
    special = (SPECIALS[name],) if name in SPECIALS else ()
    plain_card = Card(name, copies, cost, upkeep, *values)
    return replace(
        plain_card, keywords=KEYWORDS.get(name, 0), specials=special, terrain=TERRAIN.get(name, ())
    )


# name, copies, window, effect, amount, cost
EVENTS = (
    EventCard("barber-surgeons", 3, "battle-end", "heal-army", 3),
    EventCard("ambush", 2, "battle-declared", "assault-bonus", 1),
    EventCard("rain-of-bolts", 2, "after-reveal", "ranged-bonus", 3),
    EventCard("charge", 2, "before-melee", "melee-bonus", 3),
    EventCard("palisade", 2, "battle-declared", "prevention", 3),
    EventCard("feigned-flight", 2, "after-reveal", "reorder"),
    EventCard("cut-off", 2, "before-retreat", "forbid-retreat"),
    EventCard("night-withdrawal", 1, "before-retreat", "grant-retreat"),
    EventCard("forced-march", 2, "activated", "movement", 2),
    EventCard("free-company-tribute", 2, "own-turn", "take-florins", 2),
    EventCard("delayed-pay", 2, "own-upkeep", "spare-upkeep", 3),
    EventCard("burned-harvest", 2, "own-turn", "burn-income", 2),
    EventCard("spys-letter", 1, "own-turn", "look-at-hand"),
    EventCard("signed-contract", 2, "own-turn", "take-row-card", cost=1),
    EventCard("relief-column", 2, "own-deploy", "cheap-deployment", 3),
    EventCard("papal-interdict", 2, "event-played", "cancel"),
)

CARDS = tuple([card(kind) for kind in range(len(CARD_NAMES)) if not FIRST_EVENT <= kind < FIRST_GARRISON])
SCENARIOS = Content("scenarios", TILES, CARDS, EVENTS)
