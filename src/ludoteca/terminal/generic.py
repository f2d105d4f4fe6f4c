"""Any game on the screen: its view as readable text, until it has a face of its own."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from ludoteca.engine.words import Words
from ludoteca.terminal.screen import Scene, badge, ink, news_lines, wrapped

QUIET: frozenset[str] = frozenset()
SHORT = 60  # what fits into so many characters stands in one line
DEEPEST = 6


def draw(scene: Scene) -> list[Text]:
    """The view as an outline, then the news."""
    lines: list[Text] = []
    for key, value in scene.view.items():
        if key not in ("game", "seat", "seats", "printed"):
            lines += outline(scene, key, value, 0)
    return [*lines, *news_lines(scene, scene.width, max(5, scene.room - len(lines)))]


def brief(words: Words, kind: str, value: str | int) -> str:
    """A thing in a long list of moves."""
    return str(words.thing(kind, value))


def outline(scene: Scene, key: str, value: object, depth: int) -> list[Text]:
    """One entry of a view: a line, or a heading with an outline under it."""
    indent = "  " * depth
    head = Text.assemble(indent, (key.replace("_", " "), "bold"))
    if is_short(value) or depth == DEEPEST:
        return [Text.assemble(head, ": ", in_line(value))]
    lines = [head]
    if isinstance(value, Mapping):
        for name, inner in value.items():
            lines += outline(scene, str(name), inner, depth + 1)
    elif isinstance(value, (list, tuple)):
        for i, inner in enumerate(value):
            if len(value) == scene.seats:
                lines.append(Text.assemble(indent, "  ", badge(i), " ", (scene.name(i), ink(i))))
                lines += inner_outline(scene, inner, depth + 2)
            else:
                lines += outline(scene, str(i + 1), inner, depth + 1)
    else:
        lines += [Text(f"{indent}  ") + line for line in wrapped(scene.width - 2, [str(value)], "")]
    return lines


def inner_outline(scene: Scene, value: object, depth: int) -> list[Text]:
    if isinstance(value, Mapping) and not is_short(value):
        return [line for key, inner in value.items() for line in outline(scene, str(key), inner, depth)]
    return [Text("  " * depth + in_line(value))]


def is_short(value: object) -> bool:
    if isinstance(value, (Mapping, list, tuple)):
        inner = value.values() if isinstance(value, Mapping) else value
        nested = any(isinstance(item, (Mapping, list, tuple)) for item in inner)
        return not nested and len(in_line(value)) <= SHORT
    return len(str(value)) <= SHORT


def in_line(value: object) -> str:
    """A value in one line: `mercenary-10 2, bishop 1`."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {in_line(inner)}" for key, inner in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        return ", ".join(in_line(inner) for inner in value) or "-"
    return str(value)
