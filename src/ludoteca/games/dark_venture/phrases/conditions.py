"""The conditions of the vocabulary in words, each as it stands after `if`, or turned round."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.phrases.scene import Scene, subject
from ludoteca.games.dark_venture.phrases.speech import Speech, sort_of

Table = dict[str, Any]
KINDS: Final = {"present": "figure", "map": "place"}
THINGS: Final = ("game", "quest", "here", "place")  # that bear marks and are no figures
ITEM: Final = {"has": "", "n": 1}  # in which conditions on items of one figure may differ
NO: Final = {"not": "no"}


def conditions(speech: Speech, scene: Scene, given: list[Table]) -> str:
    """All of them, joined."""
    return speech.both(clauses(speech, scene, "and", given))


def clauses(speech: Speech, scene: Scene, joint: str, given: list[Table]) -> list[str]:
    """Each as a clause; who is addressed is named in the first of those that stand together. Of items that
    the same figure has there is one clause: `you have a knife or a sword`.
    """
    if len(given) > 1 and all("has" in one and {**one, **ITEM} == {**given[0], **ITEM} for one in given):
        what = [speech.some("item", one["has"], one.get("n", 1)) for one in given]
        return [having(speech, scene, given[0], {"what": speech.listed(joint, what), "none": ""}, NO)]
    found = [condition(speech, scene, one) for one in given]
    you = speech.phrase("who-you") + " "
    return [
        text.removeprefix(you) if text.startswith(you) and before.startswith(you) else text
        for before, text in zip(["", *found], found, strict=False)
    ]


def condition(speech: Speech, scene: Scene, given: Table, turned: bool = False) -> str:
    name = next(key for key in given if key in v.CONDITION and not (key == "is" and len(given) > 2))
    main = given[name]
    if name == "not":
        return negated(speech, scene, main, turned)
    if name == "any":
        return (
            speech.phrase("if-any", what=any_of(speech, scene, main)) if not turned else other(speech, main)
        )
    rest = main if isinstance(main, dict) else given
    told = {"not": "yes" if turned else "no"}
    if name in ("hour", "mode", "score", "searched", "present", "map"):
        return of_game(speech, name, main, rest, told)
    if name == "marked":
        return marked(speech, scene, main, rest, told)
    return of_figure(speech, scene, name, main, rest, told)


def negated(speech: Speech, scene: Scene, inner: list[Table], turned: bool) -> str:
    """One condition is turned round; of several not all may hold."""
    counted = "map" in inner[0] or "present" in inner[0]
    if len(inner) == 1 and "any" not in inner[0] and (counted or inner[0].get("n", 1) == 1):
        return condition(speech, scene, inner[0], not turned)
    if turned:
        return conditions(speech, scene, inner)
    return speech.phrase("if-not", what=conditions(speech, scene, inner))


def any_of(speech: Speech, scene: Scene, inner: list[Table]) -> str:
    """Single hours are listed; the rest is told one by one."""
    hours = [one["hour"]["min"] for one in inner if is_one_hour(one)]
    if len(hours) == len(inner):
        listed = speech.either([str(hour) for hour in hours])
        return speech.phrase("if-hour", **{"not": "no", "sort": "exact", "min": listed, "max": ""})
    return speech.either(clauses(speech, scene, "or", inner))


def is_one_hour(one: Table) -> bool:
    return "hour" in one and one["hour"].get("min", 0) == one["hour"].get("max", 13)


def other(speech: Speech, inner: list[Table]) -> str:
    """None of several."""
    return speech.phrase("if-not", what=any_of(speech, Scene(""), inner))


def of_game(speech: Speech, name: str, main: Any, rest: Table, told: dict[str, str]) -> str:
    """What is about the game or the place."""
    n = rest.get("n", 1) if isinstance(rest, dict) else 1
    if name == "searched":
        turned = (told["not"] == "yes") == (main is True)
        return speech.phrase("if-searched", **{"not": "yes" if turned else "no"})
    if name == "mode":
        return speech.phrase("if-mode", mode=speech.phrase(f"mode-{main}"), **told)
    if name == "present" and speech.is_named("figure", main):
        return speech.phrase("if-present-named", what=speech.some("figure", main), **told)
    if name in ("present", "map"):
        return speech.phrase(f"if-{name}", n=n, **some_or_none(speech, KINDS[name], main, n), **told)
    least, most = rest.get("min"), rest.get("max")
    if name == "score" and "rank" in rest:
        return speech.phrase(f"if-score-{rest['rank']}", **told)
    if name == "score":
        return speech.phrase("if-score", range=speech.range(least, most), **told)
    return speech.phrase("if-hour", sort=sort_of(least, most), min=least or 0, max=most or 0, **told)


def some_or_none(speech: Speech, kind: str, word: str, n: int) -> dict[str, str]:
    """What is there, and what is not where it is missing."""
    return {"what": speech.some(kind, word, n), "none": speech.some(kind, word, 0)}


def marked(speech: Speech, scene: Scene, mark: str, rest: Table, told: dict[str, str]) -> str:
    named = speech.mark(mark, rest.get("min", 1))
    if rest["on"] in THINGS:
        return speech.phrase("if-marked-on", mark=named, lies=speech.phrase(f"lies-{rest['on']}"), **told)
    return speech.phrase("if-marked", mark=named, **subject(speech, scene, rest["on"]), **told)


def of_figure(speech: Speech, scene: Scene, name: str, main: Any, rest: Table, told: dict[str, str]) -> str:
    """What is about a figure."""
    who = main if name in ("alone", "feud") else rest.get("who", "actor")
    said = {**told, **subject(speech, scene, who)}
    n = rest.get("n", 1)
    if name == "stat":
        stat = rest["stat"] if main is rest else main
        bounds = speech.range(rest.get("min"), rest.get("max"))
        return speech.phrase("if-stat", stat=speech.phrase(f"stat-{stat}"), range=bounds, **said)
    if name == "health":
        return health(speech, rest, said)
    if name == "has":
        return having(speech, scene, rest, some_or_none(speech, "item", main, n), told)
    if name == "room":
        return speech.phrase("if-room", what=speech.some("item", "any", main), **said)
    if name == "is":
        bare = main.removeprefix("not ")
        if bare != main:
            said["not"] = "no" if told["not"] == "yes" else "yes"
        return speech.phrase("if-is", what=speech.being(bare), **said)
    if name == "at":
        return speech.phrase("if-at", at=speech.at(main), **said)
    if name == "leads":
        led = "follower" if main == "any" else main
        return speech.phrase("if-leads", **some_or_none(speech, "figure", led, 1), **said)
    if name == "feud":
        return speech.phrase("if-feud", **{"with": speech.phrase(f"with-{scene.who(rest['with'])}")}, **said)
    return speech.phrase("if-alone", **said)


def having(speech: Speech, scene: Scene, rest: Table, items: dict[str, str], told: dict[str, str]) -> str:
    id = "if-has-worn" if rest.get("worn") else "if-has"
    return speech.phrase(id, **items, **told, **subject(speech, scene, rest.get("who", "actor")))


def health(speech: Speech, rest: Table, said: dict[str, str]) -> str:
    """How much, whether it is less than it could be, or both."""
    parts = [speech.phrase("if-health-hurt", **said)] if rest.get("hurt") else []
    least, most = rest.get("min"), rest.get("max")
    if least is not None or most is not None:
        parts.append(speech.phrase("if-health", amount=speech.range(least, most, "range-health"), **said))
    return speech.both(parts)
