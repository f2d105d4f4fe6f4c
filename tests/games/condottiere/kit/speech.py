"""What Condottiere says that none of its tables lists."""

from __future__ import annotations

from kit.words import Speech
from ludoteca.games.condottiere.actions import CARD_NAMES
from ludoteca.games.condottiere.state import REASONS

SPEECH = Speech(
    REASONS,
    tuple(f"{family}-{card}" for family in ("short", "about") for card in CARD_NAMES),
    frozenset({"ask-battle", "warning-series-capturing"}),
    {"card": 15, "mercenary": 7, "region": 17, "number": 4},
    counting="event-stalled",
    catalogues=("coach", "story"),
    heard=(
        ({}, 20),
        ({"draw_after_battle": True, "series": 5}, 20),
        ({"capturing_regions": True, "hidden_cards": True}, 20),
    ),
)
