"""Ventura's cards on the screen: names, values, and in a few words what is special about them."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from ludoteca.engine.words import Words
from ludoteca.games.ventura.actions import CARD_NAMES
from ludoteca.games.ventura.content import (
    CONDITIONS,
    FIRST_EVENT,
    KEYWORDS,
    TILE_NAMES,
    TRIGGERS,
    Content,
    Special,
    is_captain,
    is_event,
)
from ludoteca.games.ventura.content.contents import content_in
from ludoteca.terminal.screen import Scene, dim, flowing

KIND = {name: kind for kind, name in enumerate(CARD_NAMES)}
TIMES = "\u00d7"
MINUS = "-"
GAP = 2
NONE, OF_EVENTS, ALL = range(3)  # which cards are explained
SPACES = ("", "I", "II")
KEYWORD_NAMES = {bit: name for name, bit in KEYWORDS.items()}


def values(content: Content, kind: int) -> str:
    """Movement, ranged, melee and resistance: `2·0·3·4`; those of a Captain are modifiers: `+2·0·+2·0`."""
    numbers = (content.move[kind], content.ranged[kind], content.melee[kind], content.resistance[kind])
    sign = "+" if is_captain(kind) else ""
    return "·".join(f"{sign if number > 0 else ''}{number}" for number in numbers)


def about(words: Words, content: Content, kind: int) -> str:
    """What an Event does, or what is special about a Company; nothing about most."""
    if is_event(kind):
        return event(words, content, kind)
    notes = [special(words, one) for one in content.specials[kind]]
    if content.terrain[kind]:
        tiles = ", ".join(str(words.thing("tile", TILE_NAMES[tile])) for tile in content.terrain[kind])
        notes.append(words.text("tui-only-on", {"tiles": tiles}))
    return "; ".join(notes)


def event(words: Words, content: Content, kind: int) -> str:
    card = content.events[kind - FIRST_EVENT]
    notes = [words.text(f"tui-effect-{card.effect}", {"count": card.amount})]
    if card.cost:
        notes.append(words.text("tui-for-florins", {"count": card.cost}))
    return "; ".join(notes)


def special(words: Words, one: Special) -> str:
    """`+2 melee against cavalry`."""
    condition = CONDITIONS[one.condition]
    said: dict[str, str | int] = {"count": one.amount, "value": words.text(f"tui-on-{TRIGGERS[one.trigger]}")}
    if condition == "space":
        said["space"] = SPACES[one.value]
    elif condition == "against":
        said["keyword"] = words.text(f"tui-keyword-{KEYWORD_NAMES[one.value]}")
    elif condition == "terrain":
        said["tile"] = words.thing("tile", TILE_NAMES[one.value])
    return words.text(f"tui-special-{condition}", said)


# cards as they are drawn


def content_of(scene: Scene) -> Content:
    return content_in(str(scene.options["content"]), scene.edition)


def short(words: Words, name: str) -> str:
    return words.text(f"short-{name}")


def tile_name(words: Words, tile: str) -> str:
    return str(words.thing("tile", tile))


def card_style(kind: int) -> str:
    if is_event(kind):
        return "bold magenta"
    return "bold yellow" if is_captain(kind) else "bold"


def card_of(name: str, count: int, scene: Scene, notes: int) -> Text:
    """A card that is not in play, or a tile. One with something special has a star, or a note about it."""
    words, content = scene.words, content_of(scene)
    times = f" {TIMES}{count}" if count > 1 else ""
    if name not in KIND:
        return Text(tile_name(words, name) + times)
    kind = KIND[name]
    text = Text.assemble((short(words, name) + times, card_style(kind)))
    if not is_event(kind):
        text.append(f" {content.deploy[kind]}/{content.upkeep[kind]} {values(content, kind)}")
    note = about(words, content, kind)
    if note and (notes == ALL or (notes == OF_EVENTS and is_event(kind))):
        text.append(f" ({note})", style="dim")
    elif note:
        text.append("*")
    return text


def pieces_of(title: str, names: list[str], scene: Scene, notes: int) -> list[Text]:
    """A title and cards or tiles; those that are alike stand together."""
    words = scene.words
    head = Text(words.text(title, {"count": len(names)}), style="bold")
    found = [card_of(name, count, scene, notes) for name, count in Counter(names).items()]
    return [head, *(found or [dim(Text(words.text("tui-no-cards")))])]


def fighter(card: str, wounds: int, words: Words, content: Content, full: bool) -> Text:
    """A card in play: `Swordsmen 2·0·3·4 -2`."""
    text = Text.assemble((short(words, card), card_style(KIND[card])))
    if full:
        text.append(f" {values(content, KIND[card])}")
    if wounds:
        text.append(f" {MINUS}{wounds}", style="bold red")
    return text


def legend(scene: Scene) -> list[Text]:
    """What the numbers of cards are, and what it costs to enter a tile."""
    words, content = scene.words, content_of(scene)
    costs = [f"{words.text(f'tui-tile-{name}')} {content.cost[i]}" for i, name in enumerate(TILE_NAMES)]
    parts = [words.text("tui-values-of-cards"), f"{words.text('tui-costs')} {' '.join(costs)}"]
    return [dim(line) for line in folded([Text(part) for part in parts], scene.width, GAP)]


def folded(pieces: list[Text], width: int, indent: int) -> list[Text]:
    """Pieces that flow; one that is longer than a line flows word by word."""
    parts: list[Text] = []
    for piece in pieces:
        parts += (
            [piece] if piece.cell_len <= width - indent else flowing([*piece.split(" ")], width - indent, 1)
        )
    return flowing(parts, width, GAP, indent)
