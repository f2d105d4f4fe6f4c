"""Content of one's own: values for tiles and cards from a TOML file, in place of those in `tables.py`.

    game = "ventura"
    name = "my-box"

    [cards.crossbowmen]
    cost = 2
    upkeep = 1
    move = 2
    ranged = 3
    melee = 1
    resistance = 3

    [tiles.village]
    income = "1 + 1 green"
    cost = 1

    [events.charge]
    amount = 2

What a file does not name keeps its value. Mistakes are answered with the file, the line and the field.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import pathlib
import re
from typing import Any

from ludoteca.engine.packs import read_pack, toml_of
from ludoteca.engine.places import Path
from ludoteca.engine.written import Written
from ludoteca.games.ventura.content import (
    CITY,
    COLOUR_NAMES,
    CONDITIONS,
    FIRST_COMPANY,
    FIRST_CONSCRIPT,
    FIRST_EVENT,
    IN_ANY_CASE,
    KEYWORDS,
    ON_MOVEMENT,
    TILE_NAMES,
    TRIGGERS,
    Card,
    Content,
    EventCard,
    Formula,
    Special,
    Tile,
)
from ludoteca.games.ventura.content.tables import SHIPPED
from ludoteca.games.ventura.rules.effects import NAMES as EFFECT_NAMES
from ludoteca.games.ventura.rules.events import WINDOWS

MOST = 99  # a value
NUMBERS = ("cost", "upkeep", "move", "ranged", "melee", "resistance")
FORMULA = re.compile(r"(\d{1,9})(?:\s*\+\s*(\d{1,9})\s*([a-z]+))?")
# what the value of a special may be, by its condition
SPECIAL_VALUES: dict[str, dict[Any, int]] = {
    "always": {0: 0},
    "space": {1: 1, 2: 2},
    "against": dict(KEYWORDS),
    "terrain": {name: kind for kind, name in enumerate(TILE_NAMES)},
}


def value_name(condition: int, value: int) -> Any:
    """How a pack writes the value of a special."""
    names = SPECIAL_VALUES[CONDITIONS[condition]]
    return next(name for name in names if names[name] == value)


def load(file: pathlib.Path) -> Content:
    """The content of a file."""
    return parse(read_pack(file), file.name)


def parse(text: str, source: str) -> Content:
    return Pack(text, source).content(toml_of(text, source))


def digest(content: Content) -> str:
    """Sixteen digits that tell one content from another, for records."""
    everything = [
        [dataclasses.asdict(tile) for tile in content.tiles],
        [dataclasses.asdict(card) for card in content.cards],
        [dataclasses.asdict(event) for event in content.events],
    ]
    return hashlib.sha256(json.dumps(everything, sort_keys=True).encode()).hexdigest()[:16]


class Pack(Written):
    """One file while it is read."""

    def content(self, data: dict[str, Any]) -> Content:
        name = self.attempt("", self.pack_name, data, SHIPPED.name, ("tiles", "cards", "events"))
        nothing: dict[str, dict[str, Any]] = {}
        card_names = tuple(card.name for card in SHIPPED.cards)
        event_names = tuple(event.name for event in SHIPPED.events)
        tiles = self.attempt(nothing, self.sections, data, "tiles", TILE_NAMES)
        cards = self.attempt(nothing, self.sections, data, "cards", card_names)
        events = self.attempt(nothing, self.sections, data, "events", event_names)
        content = Content(
            name,
            tuple([self.attempt(tile, self.tile, tile, tiles.get(tile.name, {})) for tile in SHIPPED.tiles]),
            tuple(
                [
                    self.attempt(card, self.card, i, card, cards.get(card.name, {}))
                    for i, card in enumerate(SHIPPED.cards)
                ]
            ),
            tuple([self.attempt(one, self.event, one, events.get(one.name, {})) for one in SHIPPED.events]),
        )
        if not self.mistakes:
            self.check_totals(content)
        self.finish()
        return content

    def value(
        self, section: Path, given: dict[str, Any], field: str, default: int, low: int, high: int = MOST
    ) -> int:
        return self.number((*section, field), given.get(field, default), low, high)

    def formula(
        self, section: Path, given: dict[str, Any], field: str, default: Formula, low: int
    ) -> Formula:
        """VEN-TILE-04: `2`, or `"1 + 1 green"`."""
        if field not in given:
            return default
        match = FORMULA.fullmatch(str(given[field]).strip())
        if match is None or (match[3] and match[3] not in COLOUR_NAMES):
            raise self.wrong(
                (*section, field),
                f'a number or a formula such as "1 + 1 green" is needed; colours: {", ".join(COLOUR_NAMES)}',
            )
        base = self.value(section, {field: int(match[1])}, field, 0, low)
        if not match[3]:
            return Formula(base)
        each = self.value(section, {field: int(match[2])}, field, 0, 0)
        if not each:
            return Formula(base)
        return Formula(base, each, COLOUR_NAMES.index(match[3]))

    def tile(self, tile: Tile, given: dict[str, Any]) -> Tile:
        """Ledger, 8.3: every income at least 1, every cost at least 1; VEN-RUL-09: a City's income is 1."""
        section = ("tiles", tile.name)
        self.known(section, given, ("income", "cost", "ranged", "melee", "resistance"))
        if tile.name == TILE_NAMES[CITY] and given.get("income", 1) not in (1, "1"):
            raise self.wrong((*section, "income"), "a City's income is 1")
        return Tile(
            tile.name,
            self.formula(section, given, "income", tile.income, 1),
            self.value(section, given, "cost", tile.cost, 1),
            self.formula(section, given, "ranged", tile.ranged, 0),
            self.value(section, given, "melee", tile.melee, 0),
            self.formula(section, given, "resistance", tile.resistance, 0),
        )

    def card(self, place: int, card: Card, given: dict[str, Any]) -> Card:
        """Ledger, 8.4: a Company has resistance, melee and movement of at least 1. A Garrison has upkeep, but
        no cost and no movement; a Captain has no text.
        """
        section = ("cards", card.name)
        company = place >= FIRST_COMPANY
        garrison = place >= FIRST_EVENT
        text = ("keywords", "specials", "terrain") if company else ()
        self.known(section, given, (*NUMBERS, "copies", *text))
        low = {"resistance": int(company), "melee": int(company), "move": int(company and not garrison)}
        low["upkeep"] = int(garrison)
        high = {"cost": 0, "move": 0, "copies": 1} if garrison else {}
        values: dict[str, Any] = {
            field: self.value(
                section, given, field, getattr(card, field), low.get(field, 0), high.get(field, MOST)
            )
            for field in NUMBERS
        }
        return dataclasses.replace(
            card,
            copies=self.value(section, given, "copies", card.copies, 1, high.get("copies", MOST)),
            keywords=self.keywords(section, given, card.keywords),
            specials=self.specials(section, given, card.specials),
            terrain=self.terrain(section, given, card.terrain),
            **values,
        )

    def keywords(self, section: Path, given: dict[str, Any], default: int) -> int:
        if "keywords" not in given:
            return default
        words = self.some_of((*section, "keywords"), given["keywords"], tuple(KEYWORDS))
        return sum(KEYWORDS[word] for word in set(words))

    def terrain(self, section: Path, given: dict[str, Any], default: tuple[int, ...]) -> tuple[int, ...]:
        if "terrain" not in given:
            return default
        words = self.some_of((*section, "terrain"), given["terrain"], TILE_NAMES)
        return tuple(TILE_NAMES.index(word) for word in words)

    def specials(
        self, section: Path, given: dict[str, Any], default: tuple[Special, ...]
    ) -> tuple[Special, ...]:
        """`specials = [{trigger = "melee", condition = "against", value = "cavalry", amount = 2}]`."""
        if "specials" not in given:
            return default
        found: list[Special] = []
        entries = given["specials"]
        if not isinstance(entries, list):
            raise self.wrong((*section, "specials"), "a list is needed")
        for entry in entries:
            fitting = isinstance(entry, dict) and set(entry) <= {"trigger", "condition", "value", "amount"}
            if not fitting or entry.get("trigger") not in TRIGGERS:
                raise self.wrong((*section, "specials"), f"trigger is one of {', '.join(TRIGGERS)}")
            condition = entry.get("condition", "always")
            if condition not in CONDITIONS:
                raise self.wrong((*section, "specials"), f"condition is one of {', '.join(CONDITIONS)}")
            if entry["trigger"] == TRIGGERS[ON_MOVEMENT] and condition != CONDITIONS[IN_ANY_CASE]:
                raise self.wrong((*section, "specials"), "a bonus to movement counts always")
            values = SPECIAL_VALUES
            value = entry.get("value", 0)
            if not isinstance(value, (int, str)) or value not in values[condition]:
                names = ", ".join(str(name) for name in values[condition])
                raise self.wrong(
                    (*section, "specials"), f"value is one of {names} when the condition is {condition}"
                )
            amount = self.value(section, {"specials": entry.get("amount")}, "specials", 0, 1)
            found.append(
                Special(
                    TRIGGERS.index(entry["trigger"]),
                    CONDITIONS.index(condition),
                    values[condition][value],
                    amount,
                )
            )
        return tuple(found)

    def event(self, event: EventCard, given: dict[str, Any]) -> EventCard:
        section = ("events", event.name)
        self.known(section, given, ("copies", "window", "effect", "amount", "cost"))
        for field, known in (("window", tuple(WINDOWS)), ("effect", EFFECT_NAMES)):
            if field in given and given[field] not in known:
                raise self.wrong((*section, field), f"it is one of {', '.join(known)}")
        return EventCard(
            event.name,
            self.value(section, given, "copies", event.copies, 1),
            given.get("window", event.window),
            given.get("effect", event.effect),
            self.value(section, given, "amount", event.amount, 0),
            self.value(section, given, "cost", event.cost, 0),
        )

    def check_totals(self, content: Content) -> None:
        """Ledger, 8.4: each part of each deck has as many cards as in the box."""
        for name, first, last in (
            ("Captains", 0, FIRST_COMPANY),
            ("Companies of the Ventura deck", FIRST_COMPANY, FIRST_CONSCRIPT),
            ("Conscripts", FIRST_CONSCRIPT, FIRST_EVENT),
        ):
            there = sum(card.copies for card in content.cards[first:last])
            self.check_total(name, there, sum(card.copies for card in SHIPPED.cards[first:last]))
        there = sum(event.copies for event in content.events)
        self.check_total("Events", there, sum(event.copies for event in SHIPPED.events))

    def check_total(self, name: str, there: int, wanted: int) -> None:
        if there != wanted:
            raise self.wrong(("name",), f"copies must add up to {wanted} {name}, not {there}")
