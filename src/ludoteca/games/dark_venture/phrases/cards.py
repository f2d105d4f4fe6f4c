"""What stands on the cards of the box, in words: abilities, gifts, values, restrictions, entries."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.phrases.conditions import Table, conditions
from ludoteca.games.dark_venture.phrases.scene import Scene, figure_scene, listener, reader
from ludoteca.games.dark_venture.phrases.speech import Line, Speech, sentence
from ludoteca.games.dark_venture.phrases.steps import (
    ROLLS,
    choose,
    condition_of,
    lines,
    name_of,
    priced,
    rolled,
)

HERE: Final = "here"


def ability(speech: Speech, owner: str, table: str, given: Table) -> list[Line]:
    """When it is heard or offered, for what, how often, and what it does. `table` is that of its owner."""
    moment, whose = given["on"], given.get("whose", "")
    scene = reader(owner, moment)
    if table in ("heroes", "followers", "enemies"):
        scene = figure_scene(owner, table == "heroes", moment, whose)
    head = when_heard(speech, scene, table, given)
    more = [speech.phrase(f"purpose-{given['purpose']}")] if "purpose" in given else []
    more += [speech.phrase("optional")] if given.get("optional") else []
    more += [speech.phrase(f"limit-{given['limit']}")] if "limit" in given else []
    return speech.under(priced(speech, scene, head, given, more), lines(speech, scene, given["do"]))


def when_heard(speech: Speech, scene: Scene, table: str, given: Table) -> str:
    moment, whose = given["on"], given.get("whose", "")
    local = table == "locations" or (whose == HERE and scene.who("actor") == "you")
    if local and speech.words.has(f"here-{moment}"):
        return speech.phrase(f"here-{moment}")
    who = listener(scene, whose)
    form = "you" if who == "you" else "one"
    return speech.phrase(f"moment-{moment}", form=form, who=speech.phrase(f"who-{who}"))


def gift(speech: Speech, table: str, given: Table) -> str:
    """What always holds."""
    stat = given["stat"]
    bonus = speech.bonus(stat, given["n"])
    if stat in ("unseen", "fixed"):
        bonus = speech.phrase(f"gift-{stat}")
    text = speech.phrase(f"gift-{given.get('to', 'self')}", bonus=bonus)
    if "if" in given:
        own = table == "heroes" or table in ITEMS
        scene = reader("") if own else Scene("", {"actor": "self", "owner": "you"})
        text = speech.phrase("with-condition", head=text, condition=condition_of(speech, scene, given))
    return sentence(text)


ITEMS: Final = ("weapons", "armor", "objects")


def gifts(speech: Speech, table: str, entry: Table) -> list[Line]:
    """In a line each."""
    return [Line(0, gift(speech, table, one)) for one in entry.get("gifts", [])]


def faction(speech: Speech, entry: Table) -> list[Line]:
    """DV-HERO-05: what its members never do, and what they are given."""
    found = [
        speech.phrase(f"trait-{key}-nothing")
        for key in ("equips", "uses", "searches")
        if entry.get(key) is False
    ]
    if entry.get("forbid"):
        what = speech.either([speech.some("item", word, 0) for word in entry["forbid"]])
        found.append(speech.phrase("trait-forbids", what=what))
    if entry.get("kin"):
        found.append(speech.phrase("trait-kin-faction"))
    return [*[Line(0, sentence(text)) for text in found], *gifts(speech, "factions", entry)]


def figure(speech: Speech, table: str, entry: Table, kin: list[str]) -> list[Line]:
    """What a figure is like, beside its numbers: traits, the ids of its kin, gear, and what always holds."""
    found = [
        speech.phrase(f"trait-{word}")
        for word, holds in (
            ("aggressive", entry.get("aggressive", False)),
            ("unarmed", not entry.get("weapons", True)),
            ("ridden", entry.get("ridden", False)),
        )
        if holds
    ]
    for id, kind, those in (
        ("kin", "figure", kin),
        ("spares", "figure", entry.get("spares", [])),
        ("brings", "item", entry.get("gear", [])),
    ):
        if those:
            named = speech.both([speech.quoted(kind, word) for word in those])
            found.append(speech.phrase(f"trait-{id}", what=named))
    if "roam" in entry and entry["roam"]["way"] != "stay":
        way = speech.phrase(f"roam-{entry['roam']['way']}", n=entry["roam"].get("steps", 1))
        found.append(speech.phrase("trait-roams", way=way))
    return [*[Line(0, sentence(text)) for text in found], *gifts(speech, table, entry)]


def court(speech: Speech, owner: str, given: Table) -> list[Line]:
    """DV-FOLL-02: the roll by which a follower is won."""
    called = {"actor": "you", "self": "self", "owner": "you", "target": "self"}
    scene = Scene(owner, called, "court")
    return speech.under(speech.phrase("court-this"), lines(speech, scene, [given]))


def item(speech: Speech, table: str, entry: Table) -> list[Line]:
    """DV-ITEM-01: what kind of item it is, what it asks for, and what it adds."""
    kind = [speech.phrase(f"sort-{v.SORTS[ITEMS.index(table)]}")]
    if "category" in entry:
        kind = [speech.phrase(f"category-{entry['category']}"), speech.amount("hands", int(entry["hands"]))]
    if "slot" in entry:
        kind = [speech.phrase(f"slot-{entry['slot']}")]
    if "one-hand" in entry:
        kind.append(speech.phrase("value-one-hand", what=least(speech, entry["one-hand"])))
    kind += [speech.phrase(f"tag-{tag}") for tag in entry.get("tags", [])]
    found = [", ".join(kind)]
    if "needs" in entry:
        found.append(speech.phrase("value-needs", what=least(speech, entry["needs"])))
    adds = [speech.bonus(stat, entry[stat]) for stat in v.STATS if entry.get(stat)]
    if adds:
        found.append(", ".join(adds))
    return [Line(0, " ".join([sentence(text) for text in found])), *gifts(speech, table, entry)]


def least(speech: Speech, entry: Table) -> str:
    return speech.both([f"{speech.phrase(f'stat-{stat}')} {n}" for stat, n in entry.items()])


# entries


def entry(speech: Speech, owner: str, steps: list[Table]) -> list[Line]:
    """All that an entry does: the story of a hexagon, what comes of a quest, an hour."""
    return lines(speech, reader(owner), steps)


def before(speech: Speech, owner: str, steps: list[Table]) -> list[Line]:
    """What is told before anything is chosen or rolled: the choices with their prices, and the first roll of
    each. Where nothing is chosen or rolled, all is told.
    """
    if not is_open(steps):
        return lines(speech, reader(owner), steps)
    scene = Scene(owner, silent=True)
    for step in steps:
        name = name_of(step)
        if name == "choose":
            return choose(speech, scene, step["choose"], step)
        if name in ROLLS:
            return rolled(speech, scene, name, step)
        inner = [one for key in BRANCHES for one in step.get(key, [])]
        if is_open(inner):
            return before(speech, owner, inner)
    return []


def is_open(steps: list[Table]) -> bool:
    """Whether a choice or a roll stands somewhere in a list of steps."""
    return any(
        name_of(step) in ASKING or is_open([one for key in BRANCHES for one in step.get(key, [])])
        for step in steps
    )


ASKING: Final = (*ROLLS, "choose")
BRANCHES: Final = ("then", "else", "do", "none")  # of the other steps


# objectives


def stages(speech: Speech, owner: str, given: list[Table]) -> list[Line]:
    """Stage by stage: the ways, any of which will do."""
    found: list[Line] = []
    for number, stage in enumerate(given, 1):
        ways = [Line(0, sentence(way(speech, owner, one))) for one in stage["ways"]]
        told = ways if len(ways) == 1 else speech.under(speech.phrase("stage-only"), ways)
        if len(given) > 1:
            told = speech.under(speech.phrase("stage-number", n=number), told)
        found += told
        if "again" in stage:
            what = conditions(speech, reader(owner), stage["again"])
            found.append(Line(1 if len(given) > 1 else 0, sentence(speech.phrase("stage-again", what=what))))
    return found


def way(speech: Speech, owner: str, given: Table) -> str:
    """One way to complete a stage. What only has to be so is wanted wherever one is."""
    scene = reader(owner)
    if given["kind"] == "stand" and given["is"] == "any" and "if" in given:
        once = speech.phrase("objective-once", what=conditions(speech, scene, given["if"]))
        return " ".join([once, *manner(speech, given)])
    told = " ".join([objective(speech, given), *manner(speech, given)])
    if "if" not in given:
        return told
    id = "way-while" if given["kind"] == "last" else "if"
    held = speech.phrase(id, what=conditions(speech, scene, given["if"]))
    return speech.phrase("with-condition", head=told, condition=held)


def objective(speech: Speech, given: Table) -> str:
    kind, n = given["kind"], given.get("n", 1)
    id = f"objective-{kind}"
    if kind == "deed":
        return speech.phrase(id, deed=speech.phrase(f"deed-{given['deed']}", n=n))
    if kind == "win":
        return speech.phrase(id, n=given.get("against", 1))
    if kind == "stand":
        return speech.phrase(id, at=speech.at(given["is"]))
    if kind == "last":
        return speech.phrase(id, n=given["rounds"])
    if kind == "finish":
        return speech.phrase(id, what=speech.amount(given["is"], n))
    if kind == "story":
        return speech.phrase(id, mark=speech.mark(given["mark"], n))
    if kind == "bring":
        marked = "mark" in given
        what = (
            speech.phrase("the-mark", mark=speech.mark(given["mark"]))
            if marked
            else speech.some("item", given.get("is", "any"))
        )
        return speech.phrase(id, what=what, at=speech.at(given["to"]))
    of = "item" if kind in ("own", "give") else "place" if kind == "visit" else "figure"
    wanted = given.get("is", "any")
    if kind == "recruit" and wanted in ("any", "follower"):
        return speech.phrase("objective-recruit-any")
    if is_distinct(given):
        return speech.phrase("objective-visit-distinct", what=speech.some(of, wanted, n, distinct=True))
    what = speech.some(of, wanted, n)
    if kind == "give" and "to" in given:
        return speech.phrase("objective-give-to", what=what, whom=speech.being(given["to"]))
    return speech.phrase("objective-own-worn" if given.get("worn") else id, what=what)


def is_distinct(given: Table) -> bool:
    """Whether it is so many different places."""
    return given["kind"] == "visit" and bool(given.get("distinct")) and given.get("n", 1) > 1


def manner(speech: Speech, given: Table) -> list[str]:
    """How it has to be done."""
    found = [
        speech.phrase(f"way-{key}")
        for key in ("distinct", "same", "alone", "unhurt", "peaceful")
        if given.get(key) and not (key == "distinct" and is_distinct(given))
    ]
    if "health-max" in given:
        found.append(speech.phrase("way-health-max", n=given["health-max"]))
    if "at" in given:
        found.append(speech.phrase("way-at", at=speech.at(given["at"])))
    if "in-round" in given:
        found.append(speech.phrase("way-within", n=given["in-round"]))
    if "how" in given:
        found.append(speech.phrase("way-how", how=speech.phrase(f"how-{given['how']}")))
    if "by" in given:
        found.append(speech.phrase(f"way-by-{given['by']}"))
    return found
