"""Which games of VENTI are stored, and what each shows; `tools/make_playthroughs.py` finds them."""

from __future__ import annotations

from collections import Counter

from kit.stored import Wanted
from ludoteca import Game, Message
from ludoteca.games.venti.rules.match import REASONS
from ludoteca.games.venti.rules.penalty import sole_last
from ludoteca.games.venti.state import Position

ENDINGS = set(REASONS)

SENSE = 9  # random moves alone hardly ever end a game of VENTI
LAST_BEFORE = "last-only-before-the-penalty"
HOARDING = {"fulfil": 10, "use perm": 10, "to joker": 10, "draw": 10}

WANTED = [
    Wanted("points", 4, reason="points", sense=10),
    Wanted("fewer-cards", 3, reason="fewer-cards", sense=10),
    Wanted("fewer-sacrificed", 2, reason="fewer-sacrificed", sense=SENSE, eager={"to joker": 2}),
    Wanted("draw", 2, reason="draw", sense=10),
    Wanted("turn-limit", 5, {"turn_limit": 4}, reason="turn-limit"),
    Wanted("turn-limit-shared", 3, {"turn_limit": 2}, reason="turn-limit", events=("draw",)),
    Wanted("two-seats", 2, reason="points", events=("to-joker", "to-action"), sense=SENSE),
    Wanted("five-seats", 5, events=("uses-perm", "replaces", "exchanges"), sense=SENSE),
    Wanted("six-seats", 6, events=("freezes", "reshuffles"), sense=SENSE),
    Wanted("chaos-in-hand", 4, events=("chaos-in-hand", "chaos"), sense=10),
    Wanted("chaos-twice-at-once", 3, sights=("chaos-brings-chaos",), sense=10),
    Wanted("chaos-in-the-first-layout", 2, sights=("chaos-at-the-start",), sense=10),
    Wanted("attempt-succeeds", 4, events=("attempt-succeeds", "announces"), sense=SENSE, eager={"freeze": 2}),
    Wanted("attempt-fails", 3, events=("attempt-fails", "shows"), sense=SENSE, eager={"attempt": 1}),
    Wanted("own-attempt-fails", 2, events=("own-attempt-fails", "pays"), sense=SENSE, eager={"attempt": 2}),
    Wanted("attempt-with-perm-joker", 2, events=("shows-perm",), sense=8, eager={"to joker": 2}),
    Wanted("pays-nothing", 2, events=("pays-nothing",), sense=SENSE, eager={"attempt": 4, "freeze": 3}),
    Wanted("ten-points-and-a-gift", 3, events=("ten-points", "last-place", "lays"), sense=10),
    Wanted("ten-points-refused-gift", 4, events=("ten-points", "lays-no-more"), sense=SENSE),
    Wanted("ten-points-out-of-turn", 4, sights=("ten-points-out-of-turn",), sense=8, eager={"attempt": 3}),
    Wanted("twenty-out-of-turn", 4, sights=("twenty-out-of-turn",), sense=8, eager={"attempt": 3}),
    Wanted("penalty-at-the-end", 4, events=("still-frozen", "pays"), sense=SENSE, eager={"freeze": 1}),
    Wanted("two-penalties", 4, events=("still-frozen", "still-frozen"), sense=SENSE, eager={"freeze": 2}),
    Wanted("hand-limit", 2, events=("discards",), sense=8, eager={"draw": 4}),
    Wanted("both-piles-empty", 6, sights=("both-piles-empty",), eager=HOARDING),
    Wanted("option-start-player", 3, {"start_player": "2"}, sense=10),
    Wanted("option-memory-aid", 4, {"memory_aid": True}, events=("freezes", "attempt-succeeds"), sense=SENSE),
    Wanted("option-allow-early-end", 2, {"allow_early_end": False}, sense=10),
    Wanted("option-ten-last-before", 3, {"ten_last_before": True}, sights=(LAST_BEFORE,), sense=SENSE),
    Wanted(
        "option-tie-count-actions",
        2,
        {"tie_count_actions": True},
        "fewer-sacrificed",
        ("to-action",),
        sense=8,
    ),
    Wanted("option-no-turn-limit", 3, {"turn_limit": 0}, reason="points", sense=10),
]


def sights_of(t: Game, news: list[Message]) -> set[str]:
    """What a position of VENTI shows, with the events since the last one, that no event alone says."""
    g = t.state
    assert isinstance(g, Position)
    told = Counter([event.id.removeprefix("event-") for event in news])
    shown = {
        "both-piles-empty": not g.pile,
        "chaos-brings-chaos": told["chaos"] > 1,
        "chaos-at-the-start": told["starts"] and told["chaos"],
        "ten-points-out-of-turn": told["attempt-fails"] and told["ten-points"],
        "twenty-out-of-turn": told["attempt-fails"] and told["twenty"],
        LAST_BEFORE: told["last-place"] and sole_last(g) != t.asked[0],
    }
    return {sight for sight, seen in shown.items() if seen}
