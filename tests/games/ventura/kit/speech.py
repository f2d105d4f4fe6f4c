"""What Ventura says that none of its tables lists."""

from __future__ import annotations

from kit.words import Speech
from ludoteca.games.ventura.actions import CARD_NAMES
from ludoteca.games.ventura.content import ENGLISH, FAMILIES, ITALIAN, TILE_NAMES
from ludoteca.games.ventura.rules.events import ACTIVATED, WINDOWS
from ludoteca.games.ventura.rules.rounds import PHASES
from ludoteca.games.ventura.state import REASONS

# Windows of an own turn are beside other questions.
MOMENTS = tuple(name for name, bit in WINDOWS.items() if bit > ACTIVATED)

SPEECH = Speech(
    REASONS,
    (
        *[f"short-{name}" for name in (*TILE_NAMES, *CARD_NAMES)],
        *[f"about-{card}" for card in CARD_NAMES],
        *[f"edition-{edition}" for edition in (ENGLISH, ITALIAN)],
        *[f"phase-{phase}" for phase in ("setup", *PHASES, "over")],
        *[f"window-{moment}" for moment in MOMENTS],
        *[f"ability-{family}" for family in FAMILIES],
    ),
    frozenset({"ask-upkeep", "ask-bottom", "no-place-captain"}),
    {
        "family": 4,
        "tile": 10,
        "hex": 1849,
        "florins": 6,
        "card": 62,
        "number": 3,
        "spot": 30,
        "area": 5,
        "copy": 5,
        "ploy": 16,
    },
    counting="event-round-limit",
    catalogues=("coach", "story"),
    heard=(({}, 60), ({"mixed_fortunes": True, "equal_domains": True, "round_limit": 4}, 60)),
    plain=frozenset({"hex"}),
    moments=MOMENTS,
    unspoken={
        "income": frozenset({"besides"}),
        "upkeep": frozenset({"balance"}),
        "scores": frozenset({"first", "prestige", "papal", "war", "scored"}),
    },
)
