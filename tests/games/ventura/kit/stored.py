"""Which games of Ventura are stored, and what each shows; `tools/make_playthroughs.py` finds them."""

from __future__ import annotations

from kit.stored import Wanted
from ludoteca.games.ventura.state import REASONS

ENDINGS = set(REASONS) - {"unfinished"}

FIERCE = 7  # sensible players seldom leave a City open, and random ones seldom fight
EVENTS = {"play": 8}  # whoever can play an Event mostly does
ITALIAN = "it-2011"
ALL_OPTIONAL: dict[str, object] = {
    "equal_domains": True,
    "mixed_fortunes": True,
    "to_arms": True,
    "familial_expertise": True,
}

WANTED = [
    Wanted("points", 3, reason="points", sense=10),
    Wanted("city", 4, reason="city", sense=FIERCE),
    Wanted("last-family", 2, reason="last-family", sense=FIERCE),
    Wanted("round-limit", 4, {"round_limit": 5}, reason="round-limit", sense=10),
    Wanted("two-seats", 2, reason="points", events=("battle", "battle-even"), sense=FIERCE),
    Wanted("four-seats", 4, reason="points", events=("removes-markers", "captain-falls"), sense=FIERCE),
    Wanted("italian-two-seats", 2, reason="points", sense=10, edition=ITALIAN),
    Wanted("italian-three-seats", 3, reason="city", sense=FIERCE, edition=ITALIAN),
    Wanted("italian-four-seats", 4, events=("retreats",), sense=FIERCE, edition=ITALIAN),
    Wanted("retreat", 3, events=("retreats", "battle-won"), sense=FIERCE),
    Wanted("captain-leaves", 3, events=("captain-leaves", "regroups"), sense=FIERCE),
    Wanted("decks-run-out", 4, events=("reshuffles-ventura", "reshuffles-conscription"), eager=EVENTS),
    Wanted("barber-surgeons", 4, moves=("play barber-surgeons",), eager=EVENTS, sense=FIERCE),
    Wanted("night-withdrawal", 4, moves=("play night-withdrawal",), eager=EVENTS, sense=FIERCE),
    Wanted("cut-off", 3, moves=("play cut-off", "play rain-of-bolts"), eager=EVENTS, sense=FIERCE),
    Wanted("feigned-flight", 4, moves=("play feigned-flight", "play charge"), eager=EVENTS, sense=FIERCE),
    Wanted("ambush", 3, moves=("play ambush", "play palisade"), eager=EVENTS, sense=FIERCE),
    Wanted("papal-interdict", 3, events=("event-cancelled",), moves=("play spys-letter",), eager=EVENTS),
    Wanted("tribute", 2, moves=("play free-company-tribute", "play burned-harvest"), eager=EVENTS),
    Wanted("relief-column", 3, moves=("play relief-column", "play forced-march"), eager=EVENTS),
    Wanted("delayed-pay", 4, moves=("play delayed-pay", "play signed-contract"), eager=EVENTS),
    Wanted("option-equal-domains", 3, {"equal_domains": True}, events=("takes-set",), sense=10),
    Wanted("option-mixed-fortunes", 4, {"mixed_fortunes": True}, events=("row-discarded",), sense=10),
    Wanted("option-to-arms", 3, {"to_arms": True}, moves=("look at 3",)),
    Wanted("option-familial-expertise", 4, {"familial_expertise": True}, events=("battle",), sense=10),
    Wanted("option-papal-start", 4, {"papal_start": "no"}, events=("papal-points",), sense=10),
    Wanted("option-initiative-tie", 4, {"initiative_tie": "left"}, sense=10, edition=ITALIAN),
    Wanted("option-free-split", 2, {"free_split": True}, events=("regroups",), sense=FIERCE),
    Wanted("option-carts", 3, {"carts": "single"}, moves=("deploy horse-carts",), sense=FIERCE),
    Wanted("option-resistance", 3, {"resistance": "single-use"}, events=("prevented",), sense=FIERCE),
    Wanted("all-optional-rules", 4, ALL_OPTIONAL, moves=("look at 2",), sense=5, edition=ITALIAN),
]
