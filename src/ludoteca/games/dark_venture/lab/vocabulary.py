"""Writes docs/games/dark-venture-vocabulary.md: what the content of Dark Venture can say.

python -m ludoteca.games.dark_venture.lab.vocabulary            rewrites the page, in a checkout's folder
python -m ludoteca.games.dark_venture.lab.vocabulary --check    changes nothing; exit code 1 when it is stale

Words, fields and rules are read from the code; each example is the shortest in the box, with the sentence
that is composed from it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.checking import ABILITY_WORDS, WORDS
from ludoteca.games.dark_venture.phrases import cards, steps
from ludoteca.games.dark_venture.phrases.conditions import condition
from ludoteca.games.dark_venture.phrases.scene import Scene, reader
from ludoteca.games.dark_venture.phrases.speech import Line, Speech, sentence

PAGE = Path("docs") / "games" / "dark-venture-vocabulary.md"
SPEECH = Speech("en")
Table = dict[str, Any]

INTRODUCTION = """\
# Dark Venture: the vocabulary

<!-- Made by ludoteca.games.dark_venture.lab.vocabulary from the code and the box. Do not edit. -->

The cards, places, quests and Ancients of [Dark Venture](dark-venture.md) are tables in TOML, written in the
words of this page; the code knows no card by name. What a card does is said by phrases that are composed from
its steps, in English, Italian and German, so text and effect cannot differ. How to use these words stands in
[How to write an entry](dark-venture-entries.md). Each example is from the box; below it stands what the table
says of it.
"""
# a card that speaks of itself, and to whom it meets
SCENE = Scene("", {"actor": "you", "self": "self", "owner": "you"})
CHAPTERS = {
    "health": "Health and numbers",
    "cards": "Cards and items",
    "map": "The map",
    "fights": "Fights, rolls, followers",
    "flow": "Points, quests, marks, flow",
}


def made() -> str:
    parts = [INTRODUCTION, values(), "## Steps\n"]
    parts.append(
        "A step is a table in which one key names the step; its value is the main parameter. Parameters in "
        "**bold** must be there.\n"
    )
    for chapter, verbs in v.CHAPTERS.items():
        parts.append(f"### {CHAPTERS[chapter]}\n")
        parts += [step(name, verb) for name, verb in verbs.items()]
    parts += [conditions(), moments(), abilities(), objectives(), entries()]
    return "\n".join(parts)


# the parts of the page


def values() -> str:
    rows = [
        (
            "number",
            "whole numbers, dice (`1d6` to `4d6`) and "
            + words(v.TERMS)
            + ', joined by `+` and `-`: `"2d6 + luck"`',
        ),
        (
            "filter of figures",
            words(v.ROLES)
            + "; factions: "
            + words(v.FACTIONS)
            + "; tags: "
            + words(v.CREATURES)
            + "; the id of a figure",
        ),
        (
            "filter of items",
            words(("any", *v.SORTS, *v.CATEGORIES, *v.SLOTS))
            + "; tags: "
            + words(v.ITEM_TAGS)
            + "; the id of an item",
        ),
        ("filter of locations", words(("any", *v.LANDS, *v.NATURES)) + "; the id of a location"),
        ("stat", words(v.STATS)),
        ("holder of a mark", words(tuple(dict.fromkeys(WORDS[v.HOLDER][0])))),
        ("deed", words(v.DEEDS)),
        ("how", words(v.TRAVEL)),
    ]
    called = [(f"`{who}`", SPEECH.phrase(f"who-{SCENE.who(who)}")) for who in v.WHOS]
    spots = [(f"`{place}`", SPEECH.spot("some", place)) for place in (*v.PLACES, "within 2")]
    lasting = [(f"`{until}`", SPEECH.until(until)) for until in (*v.LASTING, "rounds 2")]
    return "\n".join(
        [
            "## Values\n",
            table(("value", "words"), rows),
            "`not X` turns a filter round. Cards are called by their ids.\n",
            "Who is meant: `actor` is whoever sets it off, `self` the figure that the card is or that bears "
            "the item, `target` whoever was picked or called last, `foe` the other side of a blow.\n",
            table(("who", "is called"), called),
            table(("place", "is called"), spots),
            table(("until", "is called"), lasting),
        ]
    )


def step(name: str, verb: v.Verb) -> str:
    example = shortest(name)
    lines = steps.lines(SPEECH, replace(SCENE, owner=example[0]), [example[1]])
    return entry(name, fields(verb), verb.rules, toml(example[1]), drawn(lines))


def conditions() -> str:
    parts = ["## Conditions\n", "A condition holds or not; of a list all must hold.\n"]
    for name, verb in v.CONDITION.items():
        given = shortest_condition(name)
        text = sentence(SPEECH.phrase("if", what=condition(SPEECH, SCENE, given)))
        parts.append(entry(name, fields(verb), "", toml(given), text))
    return "\n".join(parts)


def moments() -> str:
    rows = []
    for moment in v.MOMENTS:
        given = {"on": moment, "do": [{"heal": 1}]}
        told = [
            cards.when_heard(SPEECH, reader("", moment), kind, given) for kind in ("ancients", "locations")
        ]
        at_place = told[1] if moment in tables.OF_PLACES else ""
        on_card = told[0] if moment in tables.OF_FIGURES or moment not in tables.OF_PLACES else ""
        only = ", ".join([f"`{step}`" for step, at in v.ONLY_AT.items() if moment in at])
        rows.append((f"`{moment}`", on_card, at_place, only))
    text = table(("moment", "on a card", "in a place", "steps that need it"), rows)
    more = (
        "Characters hear what stands on a card; what is worn and the powers of Ancients hear it, too, but "
        f"for `stay`; objects are carried, and know {words(tables.OF_OBJECTS)} alone. `hour` is of the table "
        "`hours`, `received` and `fulfilled` are of quests, `hexagon` is the story of a place."
    )
    return f"## Moments\n\n{text}\n{more}\n"


def abilities() -> str:
    keys = {
        "name": "needed for `act`, `use` and what is optional; its text is `ability-OWNER-NAME`",
        "on": "a moment",
        **{key: kind.removeprefix("one of ") for key, kind in ABILITY_WORDS.items()},
        "if": "conditions",
        "cost": "`ap`, `health`, `item` (a filter), `self = true` (the item is used up)",
        "do": "steps",
    }
    gift = {"stat": "a stat", "n": "a number", "to": "self, pair, kin", "if": "conditions"}
    return "\n".join(
        [
            "## Abilities and gifts\n",
            "An ability, a rule of a place or a power of an Ancient:\n",
            table(("key", "value"), [(f"`{key}`", said) for key, said in keys.items()]),
            "A gift is what always holds: nothing of it is rolled, and it does not hang on itself.\n",
            table(("key", "value"), [(f"`{key}`", said) for key, said in gift.items()]),
        ]
    )


def objectives() -> str:
    head = (
        "A quest has `stages` in order, a stage one or more `ways`, any of which will do, and perhaps `done` "
        "(steps) and `again` (as long as these conditions hold, it stays open). A way has a `kind`, its "
        "fields, and perhaps `if` (conditions) and `by` (`hero` or `follower`).\n"
    )
    parts = ["## Objectives\n", head]
    for kind, (verb, state) in v.OBJECTIVE.items():
        way = min(all_ways(kind), key=lambda given: len(toml(given)))
        counts = "counts while it lasts" if state else "counts once it is done"
        parts.append(
            entry(kind, f"{fields(verb)}; {counts}", "", toml(way), sentence(cards.way(SPEECH, "", way)))
        )
    return "\n".join(parts)


def entries() -> str:
    rows = []
    for name in tables.TABLES:
        known = [*tables.FIELDS[name], *tables.MORE[name]]
        told = [f"**`{key}`**" if key in tables.NEEDED[name] else f"`{key}`" for key in known]
        rows.append((f"`{name}`", ", ".join(told)))
    return "## Tables\n\nWhat an entry of each table has; what must be there is **bold**.\n\n" + table(
        ("table", "fields"), rows
    )


# how they are written


def entry(name: str, takes: str, rules: str, example: str, text: str) -> str:
    cited = f" ({', '.join(cite(rules))})" if cite(rules) else ""
    return f"**`{name}`**: {takes}{cited}\n\n```toml\n{example}\n```\n\n{quoted(text)}\n"


def cite(rules: str) -> list[str]:
    """Rules and rulings of the game; decisions (D-54) are no ids of its catalogue."""
    known = [rule for rule in rules.split(", ") if rule and not rule.startswith("D-")]
    return [rule if rule.startswith("-") else f"DV-{rule}" for rule in known]


def fields(verb: v.Verb) -> str:
    main = [described(verb.main)] if verb.main else []
    more = [
        f"{'**' if key in verb.needs else ''}`{key}`{'**' if key in verb.needs else ''} {described(kind)}"
        for key, kind in verb.takes.items()
    ]
    return "; ".join([*main, *more]) or "nothing"


def described(kind: str) -> str:
    if kind.startswith("one of "):
        return "(" + words(tuple(kind.removeprefix("one of ").split(", "))) + ")"
    return f"({kind})"


def words(those: tuple[str, ...]) -> str:
    return ", ".join([f"`{word}`" for word in those])


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple(["---"] * len(head)), *rows]
    return "\n".join(["| " + " | ".join(line) + " |" for line in lines]) + "\n"


def quoted(text: str) -> str:
    return "\n".join(
        [f"> {line}" if index == 0 else f">{line}" for index, line in enumerate(text.split("\n"))]
    )


def drawn(lines: list[Line]) -> str:
    """Lines as a list, indented as they are."""
    if len(lines) == 1:
        return lines[0].text
    return "\n".join([("  " * line.level) + " - " + line.text for line in lines]).removeprefix(" ")


def toml(value: object) -> str:
    """A value on one line, as TOML has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {toml(part)}" for key, part in value.items()]) + " }"
    if isinstance(value, list):
        return "[ " + ", ".join([toml(part) for part in value]) + " ]" if value else "[]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


# examples of the box


def shortest(name: str) -> tuple[str, Table]:
    """The owner and the step."""
    found = [(owner, step) for owner, step in all_tables(TESTED) if is_step(name, step)]
    return min(found, key=lambda pair: len(toml(pair[1])))


def is_step(name: str, given: Table) -> bool:
    named = [key for key in given if key in v.STEP]
    return (
        named == [name]
        and set(given) <= {name, *v.STEP[name].takes}
        and set(v.STEP[name].needs) <= set(given)
    )


def shortest_condition(name: str) -> Table:
    found = [one for _, given in all_tables() for one in conditions_in(given) if next(iter(one)) == name]
    return min(found, key=lambda one: len(toml(one)))


def conditions_in(given: Table) -> Iterator[Table]:
    for key in ("if", "again", "when", "any", "not"):
        part = given.get(key)
        yield from part if isinstance(part, list) else []


def all_ways(kind: str) -> list[Table]:
    return [given for _, given in all_tables() if given.get("kind") == kind]


TESTED = ("cost", "if", "again", "when", "any", "not")  # lists of conditions, and costs: no steps


def all_tables(but: tuple[str, ...] = ("cost",)) -> Iterator[tuple[str, Table]]:
    """Every table of the box, however deep, with its owner, but for what stands under some keys."""
    box = tables.shipped()
    for name in tables.TABLES:
        for id, given in box.tables[name].items():
            if name == "locations":
                for book in v.BOOKS:
                    yield from inner(f"{id}-{book}", given.get(book, {}), but)
            else:
                yield from inner(id, given, but)


def inner(owner: str, given: object, but: tuple[str, ...]) -> Iterator[tuple[str, Table]]:
    if isinstance(given, dict):
        yield owner, given
        for key, part in given.items():
            if key not in but:
                yield from inner(owner, part, but)
    elif isinstance(given, list):
        for part in given:
            yield from inner(owner, part, but)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    text = made()
    if parser.parse_args().check:
        fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"{PAGE.name} is stale: run this without --check", file=sys.stderr)
        return 0 if fresh else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
