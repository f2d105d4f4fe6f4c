"""What content can say: steps, conditions, moments and objectives, with what each of them takes.

An entry is a list of steps, each a table in which one key names the step: `{ lose = 3, who = "pair" }`.
Its value is the main parameter; the others are named here with the kind of value they take.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

# kinds of values
NUMBER: Final = "number"  # terms joined by + and -: `3`, `"2d6 + luck"`
COUNT: Final = "count"  # a whole number, at least 1
WHOLE: Final = "whole number"  # also 0, and below
WHO: Final = "who"
FIGURE: Final = "figure"  # a filter: a role, a faction, a creature tag, a figure's id
ITEM: Final = "item"  # a filter: a sort, a category, a slot, a tag, an item's id
LOCATION: Final = "location"  # a filter: a land, a nature, a location's id
ANYTHING: Final = "filter"  # one of these three
PLACE: Final = "place"  # where something happens: here, start, far, within 2 ...
UNTIL: Final = "until"
STEPS: Final = "steps"
CONDITIONS: Final = "conditions"
OPTIONS: Final = "options"
BANDS: Final = "bands"
MARK: Final = "mark"  # that is set
MARKED: Final = "mark that is read"
NAME: Final = "name"  # of something that only this content speaks of, such as a kin
LINE: Final = "line"
HOLDER: Final = "holder"  # what bears a mark
MOMENT: Final = "later moment"  # round, turn, hour 9
STAT: Final = "stat"
RAISE: Final = "stat and number"  # { stat = "luck", n = 1 }
FLAG: Final = "true"  # nothing but `true`
SWITCH: Final = "true or false"
DEED: Final = "deed"
TO: Final = "who, floor or discard"


@dataclass(frozen=True)
class Verb:
    """A step, a condition or an objective: its main parameter, the others, and those that it must have."""

    main: str
    takes: dict[str, str] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    rules: str = ""


def one_of(*words: str) -> str:
    """A kind of value that is one of some words."""
    return "one of " + ", ".join(words)


ROLES: Final = ("hero", "follower", "enemy", "pc", "npc", "body", "any")
WHOS: Final[tuple[str, ...]] = (
    *("actor", "self", "target", "foe", "hero", "follower", "pair", "here", "pcs", "npcs"),
    *("rivals", "heroes"),
)
SORTS: Final = ("weapon", "armor", "object")
CATEGORIES: Final = ("sword", "knife", "hammer", "spear", "bow", "staff")
SLOTS: Final = ("head", "body", "shield", "jewel")
LANDS: Final = ("wood", "water", "waste", "ruin", "deep", "height")
NATURES: Final = ("road", "market", "engine", "grave", "shrine", "lair")
FACTIONS: Final = ("beast", "hollow", "tidewrought", "ashen", "wayfolk", "clockborn")
CREATURES: Final = ("pack", "thief", "guard", "heir", "wanderer")
ITEM_TAGS: Final = ("food", "drink", "letter")
PLACES: Final = ("here", "place", "start", "far", "next", "map")  # and `within N`
ATTRIBUTES: Final = ("power", "speed", "mind", "luck")
BONUSES: Final = ("attack", "armor", "strike", "search", "flee", "wake", "court", "base")
ROLLED: Final = ("strike", "search", "flee", "wake", "court")  # of these, what is added to a roll
STATS: Final = (*ATTRIBUTES, *BONUSES, "unseen", "fixed")
TERMS: Final = (*ATTRIBUTES, "round", "kin", "items")
DECKS: Final = ("item", "character", "location")
LASTING: Final = ("roll", "fight", "turn", "round", "leave", "game")  # and `rounds N`
LIMITS: Final = ("turn", "round", "fight", "game", "figure", "player", "visit")
WAYS: Final = ("stay", "hunt", "wander", "shy", "placer")
TRAVEL: Final = ("foot", "unseen", "teleport", "silent")
DEEDS: Final[tuple[str, ...]] = (
    *("searches", "finds", "flights", "wakes", "gifts", "trades", "lays", "plays", "hexagons", "uses"),
    *("loots", "drags", "refusals", "influences", "healed"),
)
PURPOSES: Final[tuple[str, ...]] = (
    *("strike", "attack", "search", "wake", "flight", "court", "target", "event", "order", "handling"),
    "test",
)
BOOKS: Final = ("a", "b")
SIDES: Final = "NESW"

BY: Final = one_of("actor", "owner", "target", "foe")
FROM: Final = "who or place"  # where to pick: figures of a place, places of the map, items of a figure

# 48 steps, by chapter
HEALTH: Final = {
    "heal": Verb(NUMBER, {"who": WHO}, rules="STAT-05"),
    "lose": Verb(NUMBER, {"who": WHO}, rules="DEFEAT-01, -06"),
    "hit": Verb(NUMBER, {"who": WHO}, rules="COMBAT-05"),
    "raise": Verb(RAISE, {"who": WHO, "until": UNTIL}, ("until",), "STAT-02..07, -09, TOKEN-02, TRAV-02"),
    "ap": Verb(NUMBER, {"who": WHO}, rules="ITEM-13, TURN-08, AMB-77"),
    "fell": Verb(WHO, rules="DEFEAT-02, -03"),
    "wake": Verb(NUMBER, {"who": WHO}, rules="WAKE-02, -06"),
}
CARDS: Final = {
    "draw": Verb(one_of(*DECKS), {"n": COUNT}, rules="HAND-02, -05, -06"),
    "find": Verb(COUNT, {"keep": COUNT, "who": WHO}, rules="PAID-05, AMB-68"),
    "toss": Verb(NUMBER, rules="HAND-04"),
    "peek": Verb(one_of(*DECKS, "hand"), {"n": COUNT}, rules="HAND-07, -08"),
    "gain": Verb(ITEM, {"who": WHO}, rules="ITEM-02, -04, FREE-07"),
    "take": Verb(ITEM, {"n": COUNT, "from": WHO, "to": TO, "by": BY}, ("from", "to"), "ITEM-02, -16, D-68"),
    "renew": Verb(PLACE, rules="PAID-06"),
}
MAP: Final = {
    "go": Verb(PLACE, {"who": WHO, "how": one_of(*TRAVEL)}, rules="TRAV-01..05, AMB-59"),
    "swap": Verb(WHO, {"with": WHO}, ("with",), "TRAV-03"),
    "call": Verb(
        FIGURE, {"to": PLACE, "n": COUNT, "as": MARK, "none": STEPS}, rules="NPC-01..04, PLAY-02..08"
    ),
    "banish": Verb(WHO, rules="DEFEAT-05"),
    "lay": Verb(one_of("deck", "hand"), {"is": LOCATION, "near": PLACE}, rules="MAP-02..08"),
    "bar": Verb(one_of(*SIDES), {"place": PLACE, "until": UNTIL}, ("until",), "MAP-11"),
    "roam": Verb(
        one_of(*WAYS), {"who": WHO, "steps": COUNT, "how": one_of(*TRAVEL)}, rules="NPC-03, HERO-09"
    ),
}
FIGHTS: Final = {
    "fight": Verb(WHO, {"with": WHO}, ("with",), "COMBAT-01"),
    "part": Verb(WHO, rules="COMBAT-11, AMB-27"),
    "feud": Verb(WHO, {"with": WHO, "on": SWITCH}, ("with",), "AGGR-03, AMB-71"),
    "strike": Verb(WHO, rules="COMBAT-05"),
    "ward": Verb(NUMBER, rules="D-54"),
    "miss": Verb(NUMBER, {"who": WHO}, rules="COMBAT-06"),
    "reroll": Verb(one_of("all", "low"), rules="ANC-04, AMB-62"),
    "add": Verb(NUMBER, rules="ANC-04"),
    "join": Verb(WHO, rules="FOLL-03..05, -07"),
    "quit": Verb(WHO, rules="AMB-56"),
}
FLOW: Final = {
    "qp": Verb(NUMBER, rules="END-07"),
    "quest": Verb(one_of("heroic", "side"), {"n": COUNT, "keep": COUNT}, rules="QUEST-05, -06, DAY-03"),
    "advance": Verb(NUMBER, rules="QUEST-01"),
    "fulfil": Verb(FLAG, rules="QUEST-02"),
    "fail": Verb(FLAG, rules="QUEST-01"),
    "mark": Verb(MARK, {"on": HOLDER, "n": WHOLE}, ("on", "n")),
    "roll": Verb(NUMBER, {"who": WHO, "bands": BANDS}, ("bands",), "GEN-05, GEN-09"),
    "test": Verb(NUMBER, {"target": COUNT, "who": WHO, "pass": STEPS, "else": STEPS}, ("target",), "STAT-01"),
    "contest": Verb(
        NUMBER, {"who": WHO, "with": WHO, "win": STEPS, "even": STEPS, "else": STEPS}, ("with", "win")
    ),
    "choose": Verb(OPTIONS, {"by": BY}, rules="D-61, D-64"),
    "when": Verb(CONDITIONS, {"then": STEPS, "else": STEPS}, ("then",)),
    "each": Verb(WHO, {"do": STEPS}, ("do",), "TURN-09"),
    "pick": Verb(
        one_of("figure", "place", "item"),
        {
            "from": FROM,
            "is": ANYTHING,
            "by": BY,
            "none": STEPS,
        },
        ("from",),
        "D-62, D-66",
    ),
    "later": Verb(MOMENT, {"do": STEPS}, ("do",), "TURN-09, DAY-08"),
    "book": Verb(one_of("other"), {"until": one_of("roll", "game")}, ("until",), "SETUP-02, AMB-76"),
    "say": Verb(LINE),
    "stop": Verb(FLAG),
}
CHAPTERS: Final = {"health": HEALTH, "cards": CARDS, "map": MAP, "fights": FIGHTS, "flow": FLOW}
STEP: Final[dict[str, Verb]] = {**HEALTH, **CARDS, **MAP, **FIGHTS, **FLOW}

# 18 conditions; those without a main parameter are written as a table: `{ hour = { min = 9 } }`
NONE: Final = ""
LEAST_AND_MOST: Final = {"min": WHOLE, "max": WHOLE}
CONDITION: Final[dict[str, Verb]] = {
    "stat": Verb(STAT, {"who": WHO, **LEAST_AND_MOST}),
    "health": Verb(NONE, {"who": WHO, **LEAST_AND_MOST, "hurt": SWITCH}),
    "has": Verb(ITEM, {"who": WHO, "n": COUNT, "worn": SWITCH}),
    "room": Verb(COUNT, {"who": WHO}),
    "is": Verb(FIGURE, {"who": WHO}),
    "at": Verb(LOCATION, {"who": WHO}),
    "present": Verb(FIGURE, {"n": COUNT}),
    "alone": Verb(WHO),
    "leads": Verb(FIGURE, {"who": WHO}),
    "feud": Verb(WHO, {"with": WHO}, ("with",)),
    "searched": Verb(SWITCH),
    "hour": Verb(NONE, LEAST_AND_MOST),
    "mode": Verb(one_of("competitive", "solo", "cooperative", "long", "short")),
    "score": Verb(NONE, {**LEAST_AND_MOST, "rank": one_of("most", "least")}),
    "marked": Verb(MARKED, {"on": HOLDER, "min": COUNT}, ("on",)),
    "map": Verb(LOCATION, {"n": COUNT}),
    "any": Verb(CONDITIONS),
    "not": Verb(CONDITIONS),
}

# 25 moments: which step may stand only there, and whose they are
MOMENTS: Final[tuple[str, ...]] = (
    *("played", "enter", "hexagon", "leave", "stay", "round", "hour", "act", "use", "search", "found"),
    *("missed", "before-roll", "after-roll", "fight", "order", "attack", "hurt", "beats", "beaten"),
    *("fight-over", "fled", "court", "received", "fulfilled"),
)
ONLY_AT: Final[dict[str, tuple[str, ...]]] = {
    "ward": ("hurt",),
    "reroll": ("after-roll",),
    "add": ("before-roll", "after-roll", "court", "search", "order", "attack"),
    "miss": ("fight", "order", "attack", "hurt", "beats"),
    "strike": ("attack", "hurt", "beats", "fled", "fight"),
    "part": ("fight", "attack", "hurt", "beaten"),
}
ONLY_IN_QUESTS: Final = ("advance", "fulfil", "fail")
WHOSE: Final = ("self", "hero", "pair", "kin", "here")

# 12 kinds of objectives. True: a state, which counts while it lasts; a deed counts once it is done (AMB-36)
OBJECTIVE: Final[dict[str, tuple[Verb, bool]]] = {
    "beat": (Verb(NONE, {"is": FIGURE, "n": COUNT}), False),
    "visit": (
        Verb(
            NONE,
            {
                "is": LOCATION,
                "n": COUNT,
                "distinct": SWITCH,
                "in-round": COUNT,
                "peaceful": SWITCH,
                "how": one_of(*TRAVEL),
            },
        ),
        False,
    ),
    "bring": (Verb(NONE, {"mark": MARKED, "is": ITEM, "to": LOCATION}, ("to",)), True),
    "own": (Verb(NONE, {"is": ITEM, "n": COUNT, "worn": SWITCH, "same": SWITCH}, ("is",)), True),
    "give": (Verb(NONE, {"is": ITEM, "to": FIGURE}), False),
    "recruit": (Verb(NONE, {"is": FIGURE}), False),
    "win": (
        Verb(
            NONE, {"alone": SWITCH, "health-max": COUNT, "against": COUNT, "unhurt": SWITCH, "at": LOCATION}
        ),
        False,
    ),
    "deed": (Verb(NONE, {"deed": DEED, "n": COUNT, "at": LOCATION, "in-round": COUNT}, ("deed",)), False),
    "stand": (Verb(NONE, {"is": LOCATION}, ("is",)), True),
    "last": (Verb(NONE, {"rounds": COUNT}, ("rounds",)), False),
    "finish": (Verb(NONE, {"is": one_of("side", "heroic"), "n": COUNT}, ("is",)), False),
    "story": (Verb(NONE, {"mark": MARKED, "n": COUNT}, ("mark",)), False),
}
OF_EVERY_WAY: Final = {"kind": one_of(*OBJECTIVE), "if": CONDITIONS, "by": one_of("hero", "follower")}
