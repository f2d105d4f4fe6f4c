"""What Dark Venture says that none of its tables lists."""

from __future__ import annotations

from games.dark_venture.kit.texts import CATALOGUES, needed
from kit.words import Speech
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.state import REASONS

CARDS = shipped_content().cards
TEXTS = sorted({id for tables in CATALOGUES.values() for id in needed(*tables)})

SPEECH = Speech(
    REASONS,
    (
        *TEXTS,
        *[f"short-{place.id}" for place in CARDS.places],
        *[f"short-{figure.name}" for figure in CARDS.figures],
        *[f"mark-{mark}" for mark in shipped_content().marks],
    ),
    frozenset({"ask-battle-turn", "ask-answer", "no-relief", "warning-adjacency"}),
    {
        "figure": 36,
        "item": 62,
        "location": 24,
        "quest": 63,
        "ancient": 6,
        "answer": len(shipped_content().answers),
        "ability": len(shipped_content().abilities),
        "mark": len(shipped_content().carried),
        "deck": 3,
        "pile": 5,
        "purpose": 11,
        "stat": 14,
        "share": 5,
        "way": 5,
        "book": 2,
        "told": len(shipped_content().told),
        "hour": 12,
        "cell": 47 * 47,
        "quarter": 4,
        "extra": 3,
        "dice": 209,
    },
    counting="ask-relief",
    heard=(({}, 60), ({"mode": "cooperative", "ancients": True, "day_events": True, "books": "b"}, 60)),
    plain=frozenset({"cell", "dice"}),
    catalogues=(*CATALOGUES, "coach", "story", "marks", "refusals"),
)
