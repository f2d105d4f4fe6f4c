"""Which games of Condottiere are stored, and what each shows; `tools/make_playthroughs.py` finds them."""

from __future__ import annotations

from kit.stored import Wanted
from ludoteca.games.condottiere.state import REASONS

ENDINGS = set(REASONS) - {"unfinished"}

FIVE: dict[str, object] = {
    "draw_after_battle": True,
    "series": 8,
    "bigger_kingdoms": True,
    "capturing_regions": True,
    "hidden_cards": True,
}
CAPTURING: dict[str, object] = {"capturing_regions": True}

WANTED = [
    Wanted("total", 3, reason="total"),
    Wanted("connected", 4, reason="connected"),
    Wanted("board-full-most-regions", 6, reason="most-regions", events=("board-full",)),
    Wanted("board-full-final-battle", 6, reason="final-battle", events=("board-full", "final-battle")),
    Wanted("board-full-final-battle-shared", 6, reason="shared", events=("board-full", "game-shared")),
    Wanted("series", 3, {"series": 15}, reason="series"),
    Wanted("series-final-battle", 3, {"series": 8}, reason="series-final-battle"),
    Wanted("series-final-battle-shared", 3, {"series": 8}, reason="series-shared"),
    Wanted("series-of-capturing", 3, {"series": 8, **CAPTURING}, reason="series", events=("captures",)),
    Wanted("stalled-most-regions", 4, {"stall_limit": 2}, "most-regions", ("stalled",), eager={"pass": 8}),
    Wanted("stalled-final-battle", 4, {"stall_limit": 2}, "final-battle", ("stalled",), eager={"pass": 8}),
    Wanted("stalled-everybody-passes-shared", 2, reason="shared", events=("stalled",), eager={"pass": 10}),
    Wanted("option-draw-after-battle", 4, {"draw_after_battle": True}, events=("reshuffles", "draws-count")),
    Wanted("option-series", 2, {"series": 20}, events=("scores",)),
    Wanted("option-bigger-kingdoms", 4, {"bigger_kingdoms": True}, reason="connected"),
    Wanted("option-capturing-regions", 4, CAPTURING, events=("captures", "defends", "passes-for-now")),
    Wanted("option-hidden-cards", 4, {"hidden_cards": True}, events=("plays-face-down", "turns-up")),
    Wanted("option-start-player", 5, {"start_player": 4}),
    Wanted("option-favor-on-contested", 4, {"favor_on_contested": False}, events=("favor-to",)),
    Wanted("option-cap-tie-token", 3, {**CAPTURING, "cap_tie_token": "defender"}, events=("battle-tied",)),
    Wanted("option-series-start-winner", 4, {"series": 12, "series_start": "winner"}),
    Wanted("option-series-start-rotate", 3, {"series": 12, "series_start": "rotate"}),
    Wanted("option-stall-limit", 3, {"stall_limit": 1}, events=("stalled",), eager={"pass": 6}),
    Wanted("all-five-optional-rules", 4, FIVE, events=("captures", "turns-up", "reshuffles")),
    Wanted("all-five-optional-rules-final-battle", 3, FIVE, reason="series-final-battle"),
    Wanted("two-seats", 2, events=("discards-hand", "keeps")),
    Wanted("five-seats", 5, events=("bishop-removes", "surrenders", "token-by-courtesans")),
    Wanted("six-seats", 6, events=("takes-back", "season-ends")),
    Wanted("cards-shown", 4, events=("shows-something",), asides=15),
    Wanted("face-down-cards-shown", 4, {"hidden_cards": True}, events=("shows-something",), asides=10),
]
