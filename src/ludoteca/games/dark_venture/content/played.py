"""A box as the engine plays it: cards, program, and what each card has to say at which moment."""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from functools import cache
from typing import Any, Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import BASE, LUCK, OBJECT, STATS, UNSEEN, Cards
from ludoteca.games.dark_venture.content.ears import Hearers
from ludoteca.games.dark_venture.content.healing import healed, hostile, touches
from ludoteca.games.dark_venture.content.program import (
    LARGEST,
    NOTHING,
    Ability,
    Compiler,
    Condition,
    Filter,
    Gift,
    Line,
)
from ludoteca.games.dark_venture.content.tables import FIGURES, ITEMS, QUESTS, Box, shipped

SHIPPED_NAME: Final = "ludoteca"
KINDS: Final = tuple(v.OBJECTIVE)  # of objectives
OWN: Final = KINDS.index("own")
STORY: Final = KINDS.index("story")
USE: Final = v.MOMENTS.index("use")
MODE: Final = tuple(v.CONDITION).index("mode")
STATES: Final = tuple([state for verb, state in v.OBJECTIVE.values()])
ANYWHERE: Final = -1  # the set of all places


class Way:
    """One way to complete a stage of a quest."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.filter: Filter | None = None  # of what: figures, items or places, as its kind has it
        self.places = ANYWHERE  # of a state: the set of places where it can be
        self.to: Filter | None = None  # of the place or the figure where something goes
        self.n = 1
        self.within = 0  # all of it within so many rounds; 0: it may take its time
        self.distinct = False
        self.peaceful = False
        self.worn = False
        self.same = False
        self.alone = False
        self.unhurt = False
        self.most_health = LARGEST
        self.against = 1
        self.deed = NOTHING
        self.how = NOTHING
        self.heroic = False
        self.mark = NOTHING
        self.by = ""  # hero, follower, or whoever of the two
        self.conditions: list[Condition] = []

    def is_ruled_out(self, words: tuple[str, ...]) -> bool:
        """By a condition about the mode or the length, which a game never changes."""
        return any(one.kind == MODE and one.word not in words for one in self.conditions)


class Stage:
    def __init__(self, ways: list[Way], done: int, again: list[Condition]) -> None:
        self.ways = ways
        self.done = done  # the line of what happens then; NOTHING where nothing does
        self.again = again  # while these hold it stays open
        # those that may be complete without a deed: by a state, or by a mark
        self.states = [way for way in ways if STATES[way.kind] or way.kind == STORY]
        self.kinds = 0  # the set of kinds of objectives
        for way in ways:
            self.kinds |= 1 << way.kind


class Standing:
    """By task and stage: what can be complete without a deed in games of one mode and length."""

    def __init__(self, tasks: list[list[Stage]], words: tuple[str, ...]) -> None:
        self.stages = [
            [[way for way in stage.states if not way.is_ruled_out(words)] for stage in stages]
            for stages in tasks
        ]


class Content:
    """All that never changes in a game."""

    def __init__(self, box: Box, name: str) -> None:
        self.name = name
        self.box = box  # as it was written, for words
        self.digest = digest(box)
        self.cards = Cards(box)
        compiler = Compiler(self.cards)
        tables = box.tables
        figures = {id: entry for table in FIGURES for id, entry in tables[table].items()}
        items = {id: entry for table in ITEMS for id, entry in tables[table].items()}
        self.abilities: list[Ability] = []
        self.gifts: list[Gift] = []
        of_figure = {id: self.heard(compiler, id, entry) for id, entry in figures.items()}
        of_item = {id: self.heard(compiler, id, entry) for id, entry in items.items()}
        self.figure_abilities = [of_figure[figure.id][0] for figure in self.cards.figures]
        self.figure_gifts = [of_figure[figure.id][1] for figure in self.cards.figures]
        self.item_abilities = [of_item[item.id][0] for item in self.cards.items]
        self.item_gifts = [of_item[item.id][1] for item in self.cards.items]
        self.faction_gifts = [
            self.heard(compiler, f.id, tables["factions"][f.id])[1] for f in self.cards.factions
        ]
        # by card: the set of stats of which it gives, a figure with its faction
        self.item_gives = [self.given_stats(gifts) for gifts in self.item_gifts]
        faction_gives = [self.given_stats(gifts) for gifts in self.faction_gifts]
        factions = [figure.faction for figure in self.cards.figures]
        self.figure_gives = [
            self.given_stats(gifts) | faction_gives[faction]
            for gifts, faction in zip(self.figure_gifts, factions, strict=True)
        ]
        self.courts = [self.court(compiler, figure.id, figures[figure.id]) for figure in self.cards.figures]
        # of places: by book, then by place
        self.place_abilities: list[list[list[int]]] = []
        self.stories: list[list[int]] = []
        for book in v.BOOKS:
            entries = [(place.id, tables["locations"][place.id].get(book, {})) for place in self.cards.places]
            self.place_abilities.append(
                [self.rules(compiler, f"{id}-{book}", entry.get("rules", [])) for id, entry in entries]
            )
            self.stories.append(
                [
                    compiler.entry(f"{id}-{book}", entry["story"]) if "story" in entry else NOTHING
                    for id, entry in entries
                ]
            )
        for n, place in enumerate(self.cards.places):  # what a book does not have is read in the other one
            if v.BOOKS[1] not in tables["locations"][place.id]:
                self.place_abilities[1][n] = self.place_abilities[0][n]
                self.stories[1][n] = self.stories[0][n]
        quests = [
            (quest.id, tables[QUESTS[0] if quest.heroic else QUESTS[1]][quest.id])
            for quest in self.cards.quests
        ]
        self.received = [script(compiler, id, entry.get("received")) for id, entry in quests]
        self.fulfilled = [script(compiler, id, entry.get("fulfilled")) for id, entry in quests]
        self.stages = [stages(compiler, id, entry["stages"]) for id, entry in quests]
        ancients = [(id, tables["ancients"][id]) for id in self.cards.ancients]
        self.not_alone = [n for n, (id, entry) in enumerate(ancients) if not entry.get("solo", True)]
        self.favours = [stages(compiler, id, entry["stages"]) for id, entry in ancients]
        self.tasks = self.stages + self.favours  # as a player has them
        self.standings: dict[tuple[str, ...], Standing] = {}
        self.powers = [self.rules(compiler, id, entry["powers"]) for id, entry in ancients]
        hours = {int(entry["number"]): (id, entry) for id, entry in tables["hours"].items()}
        self.hours = [
            script(compiler, hours[n][0], hours[n][1]) if n in hours else NOTHING for n in range(1, 13)
        ]
        # by stat: whether anything is given of it, and whether to others
        self.given = [any(gift.stat == stat for gift in self.gifts) for stat in range(STATS)]
        self.hides = self.given[UNSEEN] or any(self.cards.adds[UNSEEN])  # whether a card makes anybody unseen
        self.lent = [any(gift.stat == stat and gift.to for gift in self.gifts) for stat in range(STATS)]
        # whether an attribute may drop, or base health, because somebody goes or time goes by
        self.wavering = any(gift.stat <= LUCK or gift.stat == BASE for gift in self.gifts)
        # and because of what somebody wears no more, or has no more
        self.touchy = any(gift.is_touchy() for gift in self.gifts if gift.stat <= LUCK or gift.stat == BASE)
        self.per_visit = self.limited("visit")
        self.per_fight = self.limited("fight")
        bring = KINDS.index("bring")
        ways = [way for task in self.tasks for stage in task for way in stage.ways]
        # marks that quests and favours want brought somewhere: they are borne like things
        self.carried = sorted({way.mark for way in ways if way.kind == bring and way.mark != NOTHING})
        self.lines: list[Line] = compiler.lines
        self.firsts = compiler.firsts
        self.owners = compiler.owners
        self.answers = compiler.answers
        self.told = compiler.told
        self.marks = compiler.marks
        by_items = {number for numbers, _gifts in of_item.values() for number in numbers}
        # by ability: whether it is an item's or a figure's, and how much an item heals for certain (AMB-19)
        self.is_item = [number in by_items for number in range(len(self.abilities))]
        by_figures = {number for numbers, _gifts in of_figure.values() for number in numbers}
        self.is_figure = [number in by_figures for number in range(len(self.abilities))]
        self.heals = [
            healed(self.lines, one.line) if self.is_item[number] and one.moment == USE else 0
            for number, one in enumerate(self.abilities)
        ]
        # by ability, of what is used up: whether it does something to one who is picked, and whether it does
        # nothing but harm to whoever it is used on (AMB-66)
        spent = [one.line if one.cost is not None and one.cost.used_up else NOTHING for one in self.abilities]
        self.touches = [line != NOTHING and touches(self.lines, line) for line in spent]
        self.hostile = [line != NOTHING and hostile(self.lines, line) for line in spent]
        # by card or place: the abilities that are chosen, and the set of moments that are heard
        self.figure_uses = [self.usable(numbers) for numbers in self.figure_abilities]
        self.item_uses = [self.usable(numbers) for numbers in self.item_abilities]
        # what is carried is used only of objects (DV-ITEM-09)
        self.object_uses = [
            uses if item.sort == OBJECT else []
            for uses, item in zip(self.item_uses, self.cards.items, strict=True)
        ]
        self.place_uses = [[self.usable(numbers) for numbers in places] for places in self.place_abilities]
        self.power_uses = [self.usable(numbers) for numbers in self.powers]
        self.place_hears = [
            [self.heard_moments(numbers) for numbers in places] for places in self.place_abilities
        ]
        places = [own for book in self.place_abilities for own in book]
        brought = Hearers(self.abilities, self.figure_abilities, self.item_abilities, places, self.powers)
        self.ears = brought.ears()  # by moment and purpose; the last of each: of none

    def entry_at(self, line: int) -> str:
        """Whose entry a line is of: a card, a place in a book."""
        return self.owners[bisect_right(self.firsts, line) - 1]

    def usable(self, abilities: list[int]) -> list[int]:
        """Those that are chosen from a menu."""
        moments = [v.MOMENTS.index("act"), v.MOMENTS.index("use")]
        return [number for number in abilities if self.abilities[number].moment in moments]

    def limited(self, limit: str) -> list[int]:
        """The abilities that have this limit."""
        return [n for n, one in enumerate(self.abilities) if one.limit == v.LIMITS.index(limit)]

    def standing(self, words: tuple[str, ...]) -> Standing:
        """In games that these words describe."""
        found = self.standings.get(words)
        if found is None:
            found = self.standings[words] = Standing(self.tasks, words)
        return found

    def heard_moments(self, abilities: list[int]) -> int:
        found = 0
        for number in abilities:
            found |= 1 << self.abilities[number].moment
        return found

    def given_stats(self, gifts: list[int]) -> int:
        found = 0
        for number in gifts:
            found |= 1 << self.gifts[number].stat
        return found

    def heard(self, compiler: Compiler, id: str, entry: dict[str, Any]) -> tuple[list[int], list[int]]:
        """The numbers of the abilities and the gifts of a card."""
        gifts: list[int] = []
        for given in entry.get("gifts", []):
            gifts.append(len(self.gifts))
            self.gifts.append(compiler.gift(given))
        return self.rules(compiler, id, entry.get("abilities", [])), gifts

    def rules(self, compiler: Compiler, owner: str, given: list[dict[str, Any]]) -> list[int]:
        found: list[int] = []
        for one in given:
            found.append(len(self.abilities))
            self.abilities.append(compiler.ability(owner, one))
        return found

    def court(self, compiler: Compiler, id: str, entry: dict[str, Any]) -> int:
        """DV-FOLL-02: the roll on a follower's card."""
        if "court" not in entry:
            return NOTHING
        line = compiler.entry(id, [entry["court"]])
        compiler.lines[line].purpose = v.PURPOSES.index("court")
        return line


def script(compiler: Compiler, id: str, entry: dict[str, Any] | None) -> int:
    return NOTHING if entry is None or "do" not in entry else compiler.entry(id, entry["do"])


def stages(compiler: Compiler, id: str, given: list[dict[str, Any]]) -> list[Stage]:
    return [
        Stage(
            [way(compiler, one) for one in stage["ways"]],
            compiler.entry(id, stage["done"]) if "done" in stage else NOTHING,
            compiler.conditions(stage.get("again", [])),
        )
        for stage in given
    ]


OF_FIGURES: Final = ("beat", "recruit")
OF_ITEMS: Final = ("own", "give", "bring")
OF_PLACES: Final = ("visit", "stand")


def way(compiler: Compiler, given: dict[str, Any]) -> Way:
    kind = given["kind"]
    found = Way(KINDS.index(kind))
    sort = "figure" if kind in OF_FIGURES else "item" if kind in OF_ITEMS else "place"
    if kind in OF_FIGURES + OF_ITEMS + OF_PLACES and ("is" in given or "mark" not in given):
        found.filter = compiler.filter(given.get("is", "any"), sort)
    if "at" in given or "to" in given:
        found.to = compiler.filter(given.get("at") or given["to"], "figure" if kind == "give" else "place")
    there = found.filter if kind == "stand" else found.to if kind == "bring" else None
    if there is not None:
        found.places = there.cards
    found.n = given.get("rounds", given.get("n", 1))
    found.within = given.get("in-round", 0)
    found.distinct = given.get("distinct", False)
    found.peaceful = given.get("peaceful", False)
    found.worn = given.get("worn", False)
    found.same = given.get("same", False)
    found.alone = given.get("alone", False)
    found.unhurt = given.get("unhurt", False)
    found.most_health = given.get("health-max", LARGEST)
    found.against = given.get("against", 1)
    found.heroic = given.get("is") == "heroic"
    found.by = given.get("by", "")
    if "deed" in given:
        found.deed = v.DEEDS.index(given["deed"])
    if "how" in given:
        found.how = v.TRAVEL.index(given["how"])
    if "mark" in given:
        found.mark = compiler.number_of(compiler.marks, given["mark"])
    found.conditions = compiler.conditions(given.get("if", []))
    return found


def digest(box: Box) -> str:
    """Sixteen digits that tell one content from another, for records."""
    return hashlib.sha256(json.dumps([box.tables, box.texts], sort_keys=True).encode()).hexdigest()[:16]


@cache
def shipped_content() -> Content:
    """The content that comes with the game; read when a game of it is first set up."""
    return Content(shipped(), SHIPPED_NAME)
