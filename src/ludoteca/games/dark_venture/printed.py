"""What stands on the cards and in the books, by their names and in words: the same in every position."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal, NotRequired, TypedDict

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import copies, ordered
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.content.tables import FIGURES, ITEMS, QUESTS, Box
from ludoteca.games.dark_venture.phrases import cards as phrases
from ludoteca.games.dark_venture.phrases.conditions import conditions
from ludoteca.games.dark_venture.phrases.scene import reader
from ludoteca.games.dark_venture.phrases.speech import Answer, Line, Outcome, Speech, sentence

Entry = dict[str, Any]
ROLES: Final[tuple[Literal["hero", "follower", "enemy"], ...]] = ("hero", "follower", "enemy")
SORTS: Final[tuple[Literal["weapon", "armor", "object"], ...]] = ("weapon", "armor", "object")
SHARED_MODES: Final = ("competitive", "cooperative")  # as a table's mode is called, too
# words that stand on cards, by the kind of their messages
LABELS: Final[dict[str, tuple[str, ...]]] = {
    "stat": v.STATS,
    "role": ROLES,
    "tag": (*v.CREATURES, *v.ITEM_TAGS),
    "sort": v.SORTS,
    "category": v.CATEGORIES,
    "slot": v.SLOTS,
    "land": v.LANDS,
    "nature": v.NATURES,
}


class PrintedLine(TypedDict):
    """A line of a text: how far it is indented, and what it says."""

    level: int
    text: str


class PrintedAbility(TypedDict):
    """An ability of a card, a rule of a place, a power; its name and id are "" where it has none, and its
    limit ("turn", "round", "fight", "game" ...) where it may be used at any time.
    """

    id: str
    name: str
    limit: str
    lines: list[PrintedLine]


class PrintedEntry(TypedDict):
    """Something that is read: what is told before the choice or the roll, and all of it."""

    before: list[PrintedLine]
    lines: list[PrintedLine]


class PrintedOutcome(TypedDict):
    """What a roll may come to, as "11 or more" and in numbers where it has an end, and what is done then."""

    when: str
    least: NotRequired[int]
    most: NotRequired[int]
    lines: list[PrintedLine]


class PrintedAnswer(TypedDict):
    """An option: its words, its price, when it is offered, what is rolled first ("" each where there is
    none), what may come of that roll, the lowest first, and all that comes of the option.
    """

    text: str
    price: str
    needs: str
    roll: str
    outcomes: list[PrintedOutcome]
    lines: list[PrintedLine]


class PrintedFigure(TypedDict):
    """A character card; `lines` are its traits, its gear and what always holds."""

    role: Literal["hero", "follower", "enemy"]
    name: str
    line: str
    faction: str
    tags: list[str]
    attributes: dict[str, int]
    health: int
    aggressive: bool
    gear: list[str]
    lines: list[PrintedLine]
    court: list[PrintedLine]
    abilities: list[PrintedAbility]


class PrintedItem(TypedDict):
    """An item card; `lines` are its kind, what it needs, what it adds and what always holds."""

    sort: Literal["weapon", "armor", "object"]
    name: str
    line: str
    category: str
    slot: str
    hands: int
    tags: list[str]
    needs: dict[str, int]
    adds: dict[str, int]
    solo: bool
    lines: list[PrintedLine]
    abilities: list[PrintedAbility]


class PrintedBook(TypedDict):
    """A place in one book: its rules, the story of its hexagon, and what comes of that."""

    story: str
    rules: list[PrintedAbility]
    entry: PrintedEntry | None


class PrintedPlace(TypedDict):
    """A location card; its doors as it lies, and the number of its hexagon (0: none)."""

    name: str
    line: str
    land: str
    nature: str
    doors: str
    hexagon: int
    books: dict[str, PrintedBook]


class PrintedStage(TypedDict):
    """A stage of a quest or a favour: its ways, and which mode each is for, "" where it is for all; as long
    as what it stays open, and what is read then.
    """

    ways: list[str]
    modes: list[str]
    again: str
    entry: PrintedEntry | None


class PrintedQuest(TypedDict):
    """A quest card; `lines` are all its stages in words."""

    heroic: bool
    name: str
    line: str
    story: str
    points: int
    solo: bool
    lines: list[PrintedLine]
    received: PrintedEntry | None
    stages: list[PrintedStage]
    fulfilled: PrintedEntry | None


class PrintedAncient(TypedDict):
    name: str
    line: str
    solo: bool
    lines: list[PrintedLine]  # how its favour is won
    stages: list[PrintedStage]
    powers: list[PrintedAbility]


class PrintedFaction(TypedDict):
    name: str
    line: str
    lines: list[PrintedLine]


class PrintedHour(TypedDict):
    name: str
    line: str
    entry: PrintedEntry | None


class PrintedRank(TypedDict):
    """A title of ranked games, and from how many points on it is won."""

    name: str
    points: int


class Printed(TypedDict):
    """All that never changes, in one language; cards by the names that views and moves use."""

    factions: dict[str, PrintedFaction]
    figures: dict[str, PrintedFigure]
    items: dict[str, PrintedItem]
    places: dict[str, PrintedPlace]
    quests: dict[str, PrintedQuest]
    ancients: dict[str, PrintedAncient]
    hours: list[PrintedHour]
    ranks: list[PrintedRank]
    answers: dict[str, PrintedAnswer]
    told: dict[str, str]  # lines of the stories
    marks: dict[str, str]
    labels: dict[str, dict[str, str]]  # what stats, lands and the like are called


@lru_cache(maxsize=16)
def printed(content: Content, language: str) -> Printed:
    box = content.box
    tables = box.tables
    speech = Speech(language, box.texts)
    found: Printed = {
        "factions": {id: faction(speech, id, entry) for id, entry in ordered(tables["factions"])},
        "figures": {
            name: figure(speech, table, id, entry, named(speech, "figure", id, name), kin_of(box, id))
            for table in FIGURES
            for id, entry in ordered(tables[table])
            for name in copies(id, entry)
        },
        "items": {
            name: item(speech, table, id, entry, named(speech, "item", id, name))
            for table in ITEMS
            for id, entry in ordered(tables[table])
            for name in copies(id, entry)
        },
        "places": {id: place(speech, id, entry) for id, entry in ordered(tables["locations"])},
        "quests": {
            id: quest(speech, table == "heroic", id, entry)
            for table in QUESTS
            for id, entry in ordered(tables[table])
        },
        "ancients": {id: ancient(speech, id, entry) for id, entry in ordered(tables["ancients"])},
        "hours": [hour(speech, id, entry) for id, entry in ordered(tables["hours"])],
        "ranks": [
            {"name": speech.name("rank", id), "points": entry["min"]}
            for id, entry in ordered(tables["ranks"])
        ],
        "answers": {},
        "told": {name: speech.own_text(f"told-{name}") for name in content.told},
        "marks": {mark: speech.name("mark", mark) for mark in content.marks},
        "labels": {
            kind: {word: speech.phrase(f"{kind}-{word}") for word in words} for kind, words in LABELS.items()
        },
    }
    found["answers"] = {name: answer(speech.answers[name]) for name in content.answers}  # composed by now
    return found


def named(speech: Speech, kind: str, id: str, card: str) -> str:
    """Copies have the name of their design and a number."""
    name = speech.name(kind, id)
    return name if card == id else speech.phrase("numbered", name=name, n=card.rpartition("-")[2])


def mood(speech: Speech, id: str) -> str:
    return speech.own_text(f"line-{id}")


def shown(lines: list[Line]) -> list[PrintedLine]:
    return [{"level": line.level, "text": line.text} for line in lines]


def abilities(speech: Speech, owner: str, table: str, given: list[Entry]) -> list[PrintedAbility]:
    found: list[PrintedAbility] = []
    for one in given:
        id = f"{owner}-{one['name']}" if "name" in one else ""
        lines = shown(phrases.ability(speech, owner, table, one))
        name = speech.name("ability", id) if id else ""
        found.append({"id": id, "name": name, "limit": one.get("limit", ""), "lines": lines})
    return found


def answer(told: Answer) -> PrintedAnswer:
    return {
        "text": told.text,
        "price": told.price,
        "needs": told.needs,
        "roll": told.roll,
        "outcomes": [outcome(one) for one in told.outcomes],
        "lines": shown(told.lines),
    }


def outcome(told: Outcome) -> PrintedOutcome:
    found: PrintedOutcome = {"when": told.when, "lines": shown(told.lines)}
    if told.least is not None:
        found["least"] = told.least
    if told.most is not None:
        found["most"] = told.most
    return found


def read(speech: Speech, owner: str, steps: list[Entry] | None) -> PrintedEntry | None:
    if steps is None:
        return None
    return {
        "before": shown(phrases.before(speech, owner, steps)),
        "lines": shown(phrases.entry(speech, owner, steps)),
    }


# cards


def faction(speech: Speech, id: str, entry: Entry) -> PrintedFaction:
    return {
        "name": speech.name("faction", id),
        "line": mood(speech, id),
        "lines": shown(phrases.faction(speech, entry)),
    }


def kin_of(box: Box, id: str) -> list[str]:
    """The others who are named kin of an enemy (DV-AGGR-05)."""
    enemies = box.tables["enemies"]
    kin = enemies.get(id, {}).get("kin")
    return [other for other, entry in ordered(enemies) if kin and entry.get("kin") == kin and other != id]


def figure(speech: Speech, table: str, id: str, entry: Entry, name: str, kin: list[str]) -> PrintedFigure:
    return {
        "role": ROLES[FIGURES.index(table)],
        "name": name,
        "line": mood(speech, id),
        "faction": entry["faction"],
        "tags": list(entry.get("tags", [])),
        "attributes": {stat: entry[stat] for stat in v.ATTRIBUTES},
        "health": entry["health"],
        "aggressive": entry.get("aggressive", False),
        "gear": list(entry.get("gear", [])),
        "lines": shown(phrases.figure(speech, table, entry, kin)),
        "court": shown(phrases.court(speech, id, entry["court"])) if "court" in entry else [],
        "abilities": abilities(speech, id, table, entry.get("abilities", [])),
    }


def item(speech: Speech, table: str, id: str, entry: Entry, name: str) -> PrintedItem:
    return {
        "sort": SORTS[ITEMS.index(table)],
        "name": name,
        "line": mood(speech, id),
        "category": entry.get("category", ""),
        "slot": entry.get("slot", ""),
        "hands": int(entry.get("hands", 0)),
        "tags": list(entry.get("tags", [])),
        "needs": dict(entry.get("needs", {})),
        "adds": {stat: entry[stat] for stat in v.STATS if entry.get(stat)},
        "solo": entry.get("solo", True),
        "lines": shown(phrases.item(speech, table, entry)),
        "abilities": abilities(speech, id, table, entry.get("abilities", [])),
    }


def place(speech: Speech, id: str, entry: Entry) -> PrintedPlace:
    return {
        "name": speech.name("location", id),
        "line": mood(speech, id),
        "land": entry["land"],
        "nature": entry["nature"],
        "doors": entry["doors"],
        "hexagon": entry.get("hexagon", 0),
        "books": {book: page(speech, f"{id}-{book}", entry[book]) for book in v.BOOKS if book in entry},
    }


def page(speech: Speech, owner: str, given: Entry) -> PrintedBook:
    return {
        "story": speech.own_text(f"story-{owner}"),
        "rules": abilities(speech, owner, "locations", given.get("rules", [])),
        "entry": read(speech, owner, given.get("story")),
    }


def quest(speech: Speech, heroic: bool, id: str, entry: Entry) -> PrintedQuest:
    return {
        "heroic": heroic,
        "name": speech.name("quest", id),
        "line": mood(speech, id),
        "story": speech.own_text(f"story-{id}"),
        "points": entry["qp"],
        "solo": entry.get("solo", True),
        "lines": shown(phrases.stages(speech, id, entry["stages"])),
        "received": read(speech, id, entry.get("received", {}).get("do")),
        "stages": [stage(speech, id, one) for one in entry["stages"]],
        "fulfilled": read(speech, id, entry.get("fulfilled", {}).get("do")),
    }


def mode_of(way: Entry) -> str:
    """The mode without which a way can never be gone; "" where there is none."""
    wanted = [str(one["mode"]) for one in way.get("if", []) if "mode" in one]
    return wanted[0] if wanted and wanted[0] in SHARED_MODES else ""


def stage(speech: Speech, id: str, given: Entry) -> PrintedStage:
    again = ""
    if "again" in given:
        again = sentence(speech.phrase("stage-again", what=conditions(speech, reader(id), given["again"])))
    return {
        "ways": [sentence(phrases.way(speech, id, one)) for one in given["ways"]],
        "modes": [mode_of(one) for one in given["ways"]],
        "again": again,
        "entry": read(speech, id, given.get("done")),
    }


def ancient(speech: Speech, id: str, entry: Entry) -> PrintedAncient:
    return {
        "name": speech.name("ancient", id),
        "line": mood(speech, id),
        "solo": entry.get("solo", True),
        "lines": shown(phrases.stages(speech, id, entry["stages"])),
        "stages": [stage(speech, id, one) for one in entry["stages"]],
        "powers": abilities(speech, id, "ancients", entry["powers"]),
    }


def hour(speech: Speech, id: str, entry: Entry) -> PrintedHour:
    return {
        "name": speech.name("hour", str(entry["number"])),
        "line": mood(speech, id),
        "entry": read(speech, id, entry.get("do")),
    }
