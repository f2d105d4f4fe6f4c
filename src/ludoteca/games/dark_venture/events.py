"""What is told in a game of Dark Venture: kinds of events, and what each of them is about."""

from __future__ import annotations

from typing import Final

# `told` is a sentence of an entry, `way` how a character walks by itself
EVENTS: Final[dict[str, str]] = {
    # set-up
    "rolls-for-order": "seat dice count",
    "leads": "seat figure",
    "serves": "seat ancient",
    # rounds and turns
    "hour": "count hour",
    "turn": "seat",
    "steps-in": "seat",
    "sunset": "",
    # hands and decks
    "draws": "seat deck",
    "draws-item": "seat item",
    "draws-figure": "seat figure",
    "draws-location": "seat location",
    "reshuffled": "pile",
    "discards-item": "seat item",
    "buries": "seat",
    "buries-figure": "seat figure",
    "shows-item": "seat item",
    "shows-figure": "seat figure",
    "sees-item": "seat seat2 item",
    "looks-at-item": "seat item",
    "looks-at-figure": "seat figure",
    "looks-at-location": "seat location",
    "looks-at-quest": "seat quest",
    # quests
    "receives": "seat quest",
    "receives-secretly": "seat",
    "discards-quest": "seat quest",
    "shows-quest": "seat quest",
    "stage": "seat quest",
    "fulfils": "seat quest count",
    "fails": "seat quest",
    "favoured": "seat",
    "has-points": "seat count",
    # the map
    "lays": "seat location",
    "comes": "figure location",
    "arrives": "figure location",
    "leaves": "figure",
    "drags": "figure figure2",
    "roams": "figure way",
    "party": "figure location",
    "hexagon": "figure location book",
    "renewed": "location",
    # dice
    "rolled": "figure purpose dice count count2 share count3",  # of count, the attribute's share
    "adds": "figure count count2",
    # items
    "stows": "figure item",
    "wears": "figure item",
    "takes-off": "figure item",
    "takes-up": "figure item",
    "drops": "figure item",
    "gains": "figure item",
    "cannot-carry": "figure item",
    "loses-item": "figure item",
    "pays-item": "figure item",
    "loots": "figure item",
    "offers": "figure figure2",
    "gives": "figure figure2 item",
    "gives-mark": "figure figure2 mark",
    "takes-up-mark": "figure mark",
    "drops-mark": "figure mark",
    "declines": "seat",
    "finds-something": "figure",
    "finds-nothing": "figure",
    # health
    "heals": "figure count",
    "loses-health": "figure count count2",  # and what is left
    "has-ap": "figure count",
    "has-bonus": "figure stat count",
    "becomes": "figure stat",
    "falls": "figure",
    "dies": "figure",
    "wakes": "figure count",
    "sleeps-on": "figure",
    # followers
    "follows": "figure seat",
    "is-released": "figure seat",
    "refuses": "figure seat",
    # fights
    "joins-fight": "figure location",
    "strikes": "figure figure2",
    "damage": "figure figure2 count count2 count3",  # what is dealt, less handling, less armor
    "hampered": "figure count",
    "flees": "figure",
    "cannot-flee": "figure",
    "fight-over": "location",
    # entries
    "uses-ability": "figure ability",
    "answers": "seat answer",
    "told": "told",
    "reads-next": "book",
    "reads-on": "book",
}
