"""Which games of Dark Venture are stored, and what each shows; `tools/make_playthroughs.py` finds them."""

from __future__ import annotations

from kit.stored import Wanted
from ludoteca import Game, Message
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn
from ludoteca.games.dark_venture.rules.joining import ConfirmSwitch
from ludoteca.games.dark_venture.state import NOBODY, REASONS, Position

ENDINGS = set(REASONS) - {"unfinished"}

SENSE = 9  # sensible players, who now and then do something else
LENGTHS = ("long", "short")
# Whoever drops all there is ties in items when points are equal, and then quests decide.
EMPTY_HANDED = {"drop": 10}
IDLE = {"end": 10, "draw": 0}
COURTING = {"court": 10, "recruit": 8, "influence": 10, "yes": 5}
FRIENDS = {"let act": 3, "party": 5, "yes": 8}
FIGHTING = {"attack": 4, "hit": 8}


def together(seats: int, length: str) -> list[Wanted]:
    """Won early, and lost: sensible friends win now and then, others never do."""
    options: dict[str, object] = {"mode": "cooperative", "length": length}
    return [
        Wanted(f"together-won-{seats}-seats-{length}", seats, options, reason="together", sense=10),
        Wanted(f"together-lost-{seats}-seats-{length}", seats, options, reason="too-late", sense=5),
    ]


def of_each_length(length: str) -> list[Wanted]:
    """Every ending of rivals and of one player; a ranked game is always long."""
    brief: dict[str, object] = {} if length == "long" else {"length": length}
    often, seats = (8, 3) if length == "long" else (9, 4)
    return [
        Wanted(f"points-{length}", 4, brief, reason="points", sense=10),
        Wanted(f"items-{length}", 3, brief, reason="items", sense=8),
        Wanted(
            f"heroic-quests-{length}", seats, brief, reason="heroic-quests", sense=often, eager=EMPTY_HANDED
        ),
        Wanted(f"side-quests-{length}", 3, brief, reason="side-quests", sense=6, eager=EMPTY_HANDED),
        Wanted(f"shared-{length}", 3, brief, reason="shared", sense=5, eager=EMPTY_HANDED),
        Wanted(f"no-points-{length}", 2, brief, reason="no-points", eager=IDLE),
        Wanted(f"questing-won-{length}", 1, brief, reason="quest-met", sense=SENSE),
        Wanted(f"questing-lost-{length}", 1, brief, reason="sunset", sense=5),
        *[one for seats in (2, 3, 4) for one in together(seats, length)],
    ]


COOPERATIVE: dict[str, object] = {"mode": "cooperative", "length": "short"}
ANCIENTS: dict[str, object] = {"ancients": True}
OPPOSED: dict[str, object] = {"influence": "opposed-luck"}

WANTED = [
    *[one for length in LENGTHS for one in of_each_length(length)],
    Wanted("ranked", 1, {"mode": "ranked"}, reason="ranked", sense=SENSE),
    Wanted("ancients", 3, ANCIENTS, events=("serves", "favoured"), sense=SENSE),
    Wanted("ancients-alone", 1, ANCIENTS, events=("favoured",), sense=SENSE),
    Wanted("ancients-together", 2, {**ANCIENTS, "mode": "cooperative"}, events=("favoured",), sense=SENSE),
    Wanted("owners-pack", 2, {"content": "owners-pack"}, sense=SENSE),
    # what players do with one another
    Wanted(
        "trading", 4, moves=("offer", "give", "ask", "propose"), events=("gives", "gives"), eager={"yes": 8}
    ),
    Wanted(
        "hands-over-a-mark",
        2,
        moves=("give mark", "propose"),
        events=("gives-mark",),
        eager={"give mark": 10, "propose": 8, "offer": 3, "yes": 8},
        sense=6,
    ),
    Wanted("offer-declined", 3, moves=("propose",), events=("declines",), eager={"no": 8}),
    Wanted("influence", 4, moves=("influence",), events=("is-released",), eager=COURTING, sense=7),
    Wanted("followers", 2, events=("follows", "refuses", "is-released"), eager=COURTING, sense=6),
    Wanted("party", 3, COOPERATIVE, moves=("party",), events=("party",), eager=FRIENDS, sense=7),
    Wanted("let-act", 4, COOPERATIVE, moves=("let act",), events=("steps-in",), eager=FRIENDS, sense=7),
    Wanted("step-in", 2, COOPERATIVE, moves=("step in",), events=("steps-in",), sense=5, asides=4),
    Wanted("shows-quests", 2, moves=("show",), events=("shows-quest",), asides=6),
    # fights and the fallen
    Wanted("waking", 2, events=("falls", "sleeps-on", "wakes"), eager=FIGHTING),
    Wanted("dragging", 3, events=("drags",), moves=("drag",), eager={**FIGHTING, "drag": 8}),
    Wanted("looting", 4, events=("dies", "loots"), eager={**FIGHTING, "loot": 8}),
    Wanted("flight", 2, moves=("flee 2", "step"), events=("flees", "cannot-flee"), eager={"flee": 5}),
    # quests, land and cards
    Wanted(
        "trades-quests", 2, moves=("trade quests",), events=("fulfils",), eager={"trade quests": 5}, sense=7
    ),
    Wanted("hexagons-and-wanderers", 4, events=("hexagon", "roams"), sense=7),
    Wanted("decks-run-out", 4, events=("reshuffled",), eager={"draw": 8, "toss": 5, "end": 0}),
    # each option
    Wanted("option-books-b", 3, {"books": "b"}, events=("hexagon", "hexagon", "hexagon"), sense=8),
    Wanted("books-b-alone", 1, {"books": "b", "length": "short"}, events=("hexagon",), sense=SENSE),
    Wanted("books-b-and-a", 2, {"books": "b"}, events=("reads-on", "hexagon"), eager={"use": 6}, sense=7),
    Wanted("books-a-and-b", 2, events=("reads-next", "hexagon"), sense=7),
    Wanted("option-day-events", 3, {"day_events": True}, sense=SENSE),
    Wanted("option-item-bands", 2, {"item_bands": "faq"}, events=("hampered",), eager=FIGHTING),
    Wanted(
        "option-influence", 4, {"influence": "opposed-luck"}, moves=("influence",), eager=COURTING, sense=7
    ),
    Wanted("option-auto-end", 2, {"auto_end": False}, moves=("end",), sense=SENSE),
    Wanted("option-hexagons-player", 3, {"hexagons": "player"}, events=("hexagon", "hexagon"), sense=8),
    Wanted("option-hexagons-figure", 2, {"hexagons": "figure"}, events=("hexagon", "hexagon"), sense=8),
    Wanted("option-adjacency", 4, {"adjacency": "neighbour"}, moves=("play", "into"), sense=5),
    Wanted("option-npc-steward", 4, {"npc": "steward"}, sights=("steward",), sense=5),
    Wanted("option-confirm-switch", 3, {"confirm_switch": True}, sights=("switch",), eager=COURTING, sense=5),
    Wanted("option-hero-order", 4, {"hero_order": "seats"}, sense=SENSE),
]


def sights_of(t: Game, news: list[Message]) -> set[str]:
    """What a position of Dark Venture shows that no event says: who is asked about what."""
    g = t.state
    assert isinstance(g, Position)
    step = g.stack[-1]
    if isinstance(step, ConfirmSwitch):
        return {"switch"}
    if isinstance(step, BattleTurn) and g.piece(step.card).leader == NOBODY:
        return {"steward"}
    return set()
