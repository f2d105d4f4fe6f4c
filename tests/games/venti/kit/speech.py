"""What VENTI says that none of its tables lists."""

from __future__ import annotations

from kit.words import Speech
from ludoteca.games.venti.rules.match import REASONS

SPEECH = Speech(
    REASONS,
    ("short-numbered", "short-joker", "short-chaos", "about-joker", "about-chaos"),
    frozenset({"ask-turn", "no-condition-met"}),
    # of a card only the number is said, of a point card also its points
    {"card": 9, "point": 32, "perm": 8, "any": 10, "target": 4, "role": 12, "value": 9},
    counting="event-turn-limit",
    catalogues=("coach", "story"),
    heard=(({}, 60), ({"turn_limit": 3, "allow_early_end": False}, 30)),
)
