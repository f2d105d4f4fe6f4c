"""Names, values and health of cards, as all parts of the screen write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ludoteca.engine.words import Words
from ludoteca.games.dark_venture.printed import Printed
from ludoteca.games.dark_venture.view import Figure, View
from ludoteca.terminal.screen import Scene

HEALTH = "♥"
MINUS = "\N{MINUS SIGN}"
FULL, SOME, LITTLE = 2, 1, 0  # how much is said of cards
ATTRIBUTES = ("power", "speed", "mind", "luck")
SUMS = ("attack", "armor")


def printed_on(scene: Scene) -> Printed:
    return cast(Printed, scene.printed)


def name_of(words: Words, kind: str, name: str) -> str:
    return str(words.thing(kind, name))


def short(words: Words, kind: str, name: str) -> str:
    """The short name of a place or a character; those of packs may have none."""
    return words.text(f"short-{name}") if words.has(f"short-{name}") else name_of(words, kind, name)


def without_number(name: str) -> str:
    """Of a copy the name of its design."""
    return name.rstrip("0123456789").rstrip()


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


def stats_of(printed: Printed, name: str, figure: Figure) -> list[int]:
    """As they are now: as printed, where nothing else is told."""
    return figure.get("stats") or list(printed["figures"][name]["attributes"].values())


def health(printed: Printed, name: str, figure: Figure) -> str:
    most = printed["figures"][name]["health"]
    now, most = figure.get("health", [0 if figure.get("how") == "dead" else most, most])
    return f"{HEALTH}{now}/{most}"


def found(view: View, name: str | None) -> tuple[str, Figure] | None:
    """Somebody on the map, and in which place."""
    for place, seen in view["places"].items():
        if name is not None and name in seen.get("figures", {}):
            return place, seen["figures"][name]
    return None


def adds(words: Words, item: Mapping[str, Any]) -> str:
    """`+2 attack, +1 LUCK`."""
    return ", ".join(f"{signed(n)} {words.text(f'stat-{stat}')}" for stat, n in item["adds"].items())
