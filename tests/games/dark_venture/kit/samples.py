"""Some of everything that the vocabulary can say: each parameter of each word with each of its values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.checking import WORDS as CHECKED

FIGURES = (*v.ROLES, *v.FACTIONS, *v.CREATURES, "clerk-dot", "not hero", "not ashen")
ITEMS = ("any", *v.SORTS, *v.CATEGORIES, *v.SLOTS, *v.ITEM_TAGS, "icicle", "not sword")
LOCATIONS = ("any", *v.LANDS, *v.NATURES, "glass-flats", "not wood")
VALUES: dict[str, tuple[Any, ...]] = {
    v.NUMBER: (1, 2, -1, 50, "2d6 + luck", "round - 1", "kin", "items"),
    v.COUNT: (1, 2),
    v.WHOLE: (1, 2, -1, 0),
    v.FIGURE: FIGURES,
    v.ITEM: ITEMS,
    v.LOCATION: LOCATIONS,
    v.ANYTHING: ("any",),
    v.STEPS: ([{"heal": 1}], [{"say": "nothing"}], []),
    v.CONDITIONS: ([{"leads": "any"}], [{"leads": "any"}, {"at": "wood"}, {"alone": "foe"}]),
    v.OPTIONS: (
        [{"key": "one", "cost": {"ap": 1, "item": "sword"}, "do": [{"ap": 1}]}, {"key": "two", "do": []}],
    ),
    v.BANDS: ([{"min": 2, "max": 4, "do": [{"heal": 1}]}, {"min": 6, "max": 8, "do": []}],),
    v.MARK: ("owes", "unheard-of"),
    v.MARKED: ("owes", "unheard-of"),
    v.LINE: ("nothing",),
    v.RAISE: tuple({"stat": stat, "n": n} for stat in v.STATS for n in (1, -2)),
    v.FLAG: (True,),
    v.SWITCH: (True, False),
}
FORMS = {
    v.PLACE: ("within 1", "within 2"),
    v.UNTIL: ("rounds 1", "rounds 2"),
    v.MOMENT: ("hour 9",),
    v.FROM: ("within 2",),
}


def values(kind: str) -> tuple[Any, ...]:
    if kind in VALUES:
        return VALUES[kind]
    words = CHECKED[kind][0] if kind in CHECKED else tuple(kind.removeprefix("one of ").split(", "))
    return (*words, *FORMS.get(kind, ()))


def uses(name: str, verb: v.Verb) -> Iterator[dict[str, Any]]:
    """A step, a condition or an objective: as short as it can be, then with each value of each parameter."""
    short = {name: values(verb.main)[0]} if verb.main else {}
    short |= {need: values(verb.takes[need])[0] for need in verb.needs}
    yield dict(short)
    for value in values(verb.main) if verb.main else ():
        yield {**short, name: value}
    for key, kind in verb.takes.items():
        for value in values(kind):
            yield {**short, key: value}


def steps() -> Iterator[tuple[str, dict[str, Any]]]:
    for name, verb in v.STEP.items():
        for step in uses(name, verb):
            yield name, step
    for place in v.PLACES:
        yield "pick", {"pick": "place", "from": place}
    for thing in ("game", "quest", "here", "place"):
        yield "mark", {"mark": "owes", "on": thing, "n": -2}


def conditions() -> Iterator[tuple[str, dict[str, Any]]]:
    """Those without a main parameter are tables; and each is also turned round."""
    for name, verb in v.CONDITION.items():
        for one in uses(name, verb):
            if name in ("health", "score", "hour") and not set(one) & {"min", "max", "hurt", "rank"}:
                one["min"] = 1
            given = one if verb.main else {name: one}
            yield name, given
            yield name, {"not": [given]}
    for name, bounds in (("hour", {"min": 2, "max": 4}), ("health", {"min": 3, "max": 3})):
        yield name, {name: bounds}
        yield name, {"not": [{name: bounds}]}


def ways() -> Iterator[tuple[str, dict[str, Any]]]:
    for kind, (verb, _) in v.OBJECTIVE.items():
        for way in uses(kind, v.Verb(v.NONE, {**verb.takes, **OF_EVERY}, verb.needs)):
            given = {"kind": kind, **way}
            if kind == "bring" and "mark" not in given:
                given.setdefault("is", "sword")
            yield kind, given


OF_EVERY = {key: kind for key, kind in v.OF_EVERY_WAY.items() if key != "kind"}


def abilities() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every moment, by whomever it is heard; every limit, purpose and cost."""
    do = {"do": [{"heal": 1}]}
    for moment in v.MOMENTS:
        for whose in ("", *v.WHOSE):
            yield moment, {"on": moment, **({"whose": whose} if whose else {}), **do}
    for limit in v.LIMITS:
        yield "act", {"on": "act", "limit": limit, "cost": {"ap": 1, "health": 2, "self": True}, **do}
    for purpose in v.PURPOSES:
        yield "before-roll", {"on": "before-roll", "purpose": purpose, "optional": True, **do}
    for moment, allowed in ADDS:
        yield moment, {"on": moment, "do": [{allowed: 1}]}


ADDS = [(moment, step) for step in ("add", "miss") for moment in v.ONLY_AT[step]]


def gifts() -> Iterator[dict[str, Any]]:
    for stat in v.STATS:
        for n in (1, -1, "kin", "-kin", "items"):
            for to in ("self", "pair", "kin"):
                yield {"stat": stat, "n": n, "to": to}
    yield {"stat": "luck", "n": 1, "if": [{"alone": "self"}]}
