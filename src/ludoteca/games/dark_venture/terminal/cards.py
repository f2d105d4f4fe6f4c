"""Cards in text: what stands on them, in one line or in full."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from rich.text import Text

from ludoteca.engine.words import Words, as_typed
from ludoteca.games.dark_venture.printed import Printed, PrintedLine
from ludoteca.games.dark_venture.view import Figure, View
from ludoteca.terminal.screen import Scene, wrapped

HEALTH = "♥"
MINUS = "\N{MINUS SIGN}"
FULL, SOME, LITTLE = 2, 1, 0  # how much is said of cards
ATTRIBUTES = ("power", "speed", "mind", "luck")
SUMS = ("attack", "armor")


def printed_on(scene: Scene) -> Printed:
    return cast(Printed, scene.printed)


def short(words: Words, name: str) -> str:
    """The short name of a place or a character; other names as they are."""
    return words.text(f"short-{name}") if words.has(f"short-{name}") else name


def name_of(words: Words, kind: str, name: str) -> str:
    return str(words.thing(kind, name))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def values(words: Words, stats: list[int]) -> str:
    """`P4 S5 M6 L3`, then attack and armor where there are any."""
    named: dict[str, str | int] = dict(zip(ATTRIBUTES, [str(stat) for stat in stats], strict=False))
    parts = [words.text("tui-attributes", named)]
    for key, number in zip(SUMS, stats[len(ATTRIBUTES) :], strict=False):
        if number:
            parts.append(f"{words.text(f'stat-{key}')} {signed(number)}")
    return " ".join(parts)


def health(figure: Figure) -> str:
    now, most = figure["health"]
    return f"{HEALTH}{now}/{most}"


def all_figures(view: View) -> list[tuple[str, Figure]]:
    """Everybody on the map, with the place where each is."""
    return [(place["location"], one) for place in view["places"] for one in place.get("figures", [])]


def found(view: View, name: str | None) -> tuple[str, Figure] | None:
    return next(((place, one) for place, one in all_figures(view) if one["figure"] == name), None)


def adds(words: Words, item: Mapping[str, Any]) -> str:
    """`+2 attack, +1 LUCK`."""
    return ", ".join(f"{signed(n)} {words.text(f'stat-{stat}')}" for stat, n in item["adds"].items())


# in full


def in_full(words: Words, printed: Printed, typed: str, width: int) -> list[Text]:
    """All cards whose names begin with what was typed, or have it in them."""
    wanted = as_typed(typed)
    every = list(sheets(words, printed))
    names = [as_typed(name) for name, lines in every]
    hits = [i for i, name in enumerate(names) if name == wanted]
    hits = hits or [i for i, name in enumerate(names) if name.startswith(wanted)]
    hits = hits or [i for i, name in enumerate(names) if wanted in name]
    lines: list[Text] = []
    for i in hits[:MOST_AT_ONCE]:
        lines.append(Text(every[i][0], style="bold"))
        lines += every[i][1](width)
    if len(hits) > MOST_AT_ONCE:
        more = ", ".join(every[i][0] for i in hits[MOST_AT_ONCE:])
        lines += wrapped(width, [more], "… ")
    return lines


MOST_AT_ONCE = 3


class Sheet:
    """A card as lines of a width: its values, its line of mood, its rules."""

    def __init__(self, head: str, mood: str, lines: list[PrintedLine], story: str = "") -> None:
        self.head = head
        self.mood = mood
        self.lines = lines
        self.story = story

    def __call__(self, width: int) -> list[Text]:
        found = wrapped(width, [self.head], "  ") if self.head else []
        for text in (self.mood, self.story):
            for line in wrapped(width, [text], "  ") if text else []:
                line.stylize("italic")
                found.append(line)
        for told in self.lines:
            found += wrapped(width, [told["text"]], "  " + "  " * told["level"])
        return found


def sheets(words: Words, printed: Printed) -> Iterator[tuple[str, Sheet]]:
    """The names of all cards, and what they say; of copies the first."""
    seen: set[str] = set()
    labels = printed["labels"]
    for figure in printed["figures"].values():
        kind = f"{labels['role'][figure['role']]}, {printed['factions'][figure['faction']]['name']}"
        numbers = values(words, list(figure["attributes"].values()))
        lines = [*figure["lines"], *printed["factions"][figure["faction"]]["lines"], *figure["court"]]
        sheet = Sheet(f"{kind}: {numbers} {HEALTH}{figure['health']}", figure["line"], lines)
        yield from once(seen, figure["name"], with_abilities(sheet, figure["abilities"]))
    for item in printed["items"].values():
        sheet = Sheet("", item["line"], list(item["lines"]))
        yield from once(seen, item["name"], with_abilities(sheet, item["abilities"]))
    for place in printed["places"].values():
        kind = f"{labels['land'][place['land']]}, {labels['nature'][place['nature']]}"
        for book in place["books"].values():
            yield place["name"], with_abilities(Sheet(kind, place["line"], []), book["rules"])
    for quest in printed["quests"].values():
        points = words.text("tui-points", {"count": quest["points"]})
        yield quest["name"], Sheet(points, quest["line"], quest["lines"], quest["story"])
    for ancient in printed["ancients"].values():
        sheet = Sheet("", ancient["line"], list(ancient["lines"]))
        yield ancient["name"], with_abilities(sheet, ancient["powers"])


def once(seen: set[str], name: str, sheet: Sheet) -> Iterator[tuple[str, Sheet]]:
    bare = name.rstrip(" 0123456789")
    if bare not in seen:
        seen.add(bare)
        yield bare, sheet


def with_abilities(sheet: Sheet, abilities: list[Any]) -> Sheet:
    for one in abilities:
        first, *rest = one["lines"]
        said = f"{one['name']}. {first['text']}" if one["name"] else first["text"]
        sheet.lines += [{"level": first["level"], "text": said}, *rest]
    return sheet
