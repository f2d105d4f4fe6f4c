"""All that stands on a card, for whoever types `look` and its name."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ludoteca.engine.words import Words, as_typed
from ludoteca.games.dark_venture.printed import Printed, PrintedAbility, PrintedBook, PrintedLine
from ludoteca.games.dark_venture.terminal.cards import HEALTH, values, without_number
from ludoteca.terminal.screen import wrapped

MOST = 3  # cards at once
INDENT = "  "


def look(words: Words, printed: Printed, typed: str, width: int) -> list[Text]:
    """The cards that are called so, or else begin so, or else have it in their names."""
    wanted = as_typed(typed)
    every = [(as_typed(name), name, head, mood, told) for name, head, mood, told in cards(words, printed)]
    found = [card for card in every if card[0] == wanted]
    found = found or [card for card in every if card[0].startswith(wanted)]
    found = found or [card for card in every if wanted in card[0]]
    lines: list[Text] = []
    for _, name, head, mood, told in found[:MOST]:
        lines += [Text(name, style="bold"), *wrapped(width, [head], INDENT), *in_italics(width, mood)]
        for line in told:
            lines += wrapped(width, [line["text"]], INDENT * (1 + line["level"]))
    return lines + wrapped(width, [", ".join([card[1] for card in found[MOST:]])], "… ")


def in_italics(width: int, text: str) -> list[Text]:
    lines = wrapped(width, [text], INDENT)
    for line in lines:
        line.stylize("italic")
    return lines


def cards(words: Words, printed: Printed) -> Iterator[tuple[str, str, str, list[PrintedLine]]]:
    """Every card but further copies: its name, its kind and values, its line of mood, its rules."""
    labels, factions = printed["labels"], printed["factions"]
    designs = {without_number(figure["name"]): figure for figure in printed["figures"].values()}
    for name, figure in designs.items():
        faction = factions[figure["faction"]]
        numbers = values(words, list(figure["attributes"].values()))
        head = f"{labels['role'][figure['role']]}, {faction['name']}: {numbers} {HEALTH}{figure['health']}"
        told = [*figure["lines"], *faction["lines"], *figure["court"], *rules(figure["abilities"])]
        yield name, head, figure["line"], told
    things = {without_number(item["name"]): item for item in printed["items"].values()}
    for name, item in things.items():
        yield name, "", item["line"], [*item["lines"], *rules(item["abilities"])]
    for place in printed["places"].values():
        head = f"{labels['land'][place['land']]}, {labels['nature'][place['nature']]}"
        yield place["name"], head, place["line"], pages(words, place["books"])
    for quest in printed["quests"].values():
        head = words.text("tui-points", {"count": quest["points"]})
        yield quest["name"], head, quest["story"] or quest["line"], quest["lines"]
    for ancient in printed["ancients"].values():
        yield ancient["name"], "", ancient["line"], [*ancient["lines"], *rules(ancient["powers"])]


def pages(words: Words, books: dict[str, PrintedBook]) -> list[PrintedLine]:
    """What both guides say of a place, each under its letter."""
    found: list[PrintedLine] = []
    for letter, book in books.items():
        found.append({"level": 0, "text": words.text("guide-book", {"book": letter.upper()})})
        found += [{"level": line["level"] + 1, "text": line["text"]} for line in rules(book["rules"])]
    return found


def rules(abilities: list[PrintedAbility]) -> list[PrintedLine]:
    """What abilities say, each after its name."""
    found: list[PrintedLine] = []
    for one in abilities:
        first, *rest = one["lines"]
        said = f"{one['name']}. {first['text']}" if one["name"] else first["text"]
        found += [{"level": first["level"], "text": said}, *rest]
    return found
