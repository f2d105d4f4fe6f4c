"""Ventura's cards on the screen: names, values, and in a few words what is special about them."""

from __future__ import annotations

from collections import Counter
from typing import Literal, cast

from rich.text import Text

from ludoteca.engine.words import Words
from ludoteca.games.ventura.printed import Printed, PrintedCard, PrintedSpecial
from ludoteca.terminal.screen import Scene, dim, flowing

TIMES = "\u00d7"
MINUS = "-"
GAP = 2
NONE, OF_EVENTS, ALL = range(3)  # which cards are explained
VALUES: tuple[Literal["move"], Literal["ranged"], Literal["melee"], Literal["resistance"]] = (
    "move",
    "ranged",
    "melee",
    "resistance",
)


def values(card: PrintedCard) -> str:
    """Movement, ranged, melee and resistance: `2·0·3·4`; those of a Captain are modifiers: `+2·0·+2·0`."""
    numbers = [card.get(value, 0) for value in VALUES]
    sign = "+" if card["kind"] == "captain" else ""
    return "·".join(f"{sign if number > 0 else ''}{number}" for number in numbers)


def about(words: Words, card: PrintedCard) -> str:
    """What an Event does, or what is special about a Company; nothing about most."""
    if card["kind"] == "event":
        return event(words, card)
    notes = [special(words, one) for one in card.get("specials", [])]
    if card.get("terrain"):
        tiles = ", ".join(str(words.thing("tile", tile)) for tile in card["terrain"])
        notes.append(words.text("tui-only-on", {"tiles": tiles}))
    return "; ".join(notes)


def event(words: Words, card: PrintedCard) -> str:
    notes = [words.text(f"tui-effect-{card['effect']}", {"count": card["amount"]})]
    if card["cost"]:
        notes.append(words.text("tui-for-florins", {"count": card["cost"]}))
    return "; ".join(notes)


def special(words: Words, one: PrintedSpecial) -> str:
    """`+2 melee against cavalry`."""
    said: dict[str, str | int] = {"count": one["amount"], "value": words.text(f"tui-on-{one['trigger']}")}
    if one["condition"] == "space":
        said["space"] = one["value"]
    elif one["condition"] == "against":
        said["keyword"] = words.text(f"tui-keyword-{one['value']}")
    elif one["condition"] == "terrain":
        said["tile"] = words.thing("tile", one["value"])
    return words.text(f"tui-special-{one['condition']}", said)


# cards as they are drawn


def printed_on(scene: Scene) -> Printed:
    return cast(Printed, scene.printed)


def short(words: Words, name: str) -> str:
    return words.text(f"short-{name}")


def tile_name(words: Words, tile: str) -> str:
    return str(words.thing("tile", tile))


def card_style(card: PrintedCard) -> str:
    return {"event": "bold magenta", "captain": "bold yellow", "company": "bold"}[card["kind"]]


def card_of(name: str, count: int, scene: Scene, notes: int) -> Text:
    """A card that is not in play, or a tile. One with something special has a star, or a note about it."""
    words, cards = scene.words, printed_on(scene)["cards"]
    times = f" {TIMES}{count}" if count > 1 else ""
    if name not in cards:
        return Text(tile_name(words, name) + times)
    card = cards[name]
    text = Text.assemble((short(words, name) + times, card_style(card)))
    if "upkeep" in card:
        text.append(f" {card['cost']}/{card['upkeep']} {values(card)}")
    note = about(words, card)
    if note and (notes == ALL or (notes == OF_EVENTS and card["kind"] == "event")):
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


def fighter(name: str, wounds: int, scene: Scene, full: bool) -> Text:
    """A card in play: `Swordsmen 2·0·3·4 -2`."""
    card = printed_on(scene)["cards"][name]
    text = Text.assemble((short(scene.words, name), card_style(card)))
    if full:
        text.append(f" {values(card)}")
    if wounds:
        text.append(f" {MINUS}{wounds}", style="bold red")
    return text


def legend(scene: Scene) -> list[Text]:
    """What the numbers of cards are, and what it costs to enter a tile."""
    words = scene.words
    tiles = printed_on(scene)["tiles"]
    costs = [f"{words.text(f'tui-tile-{name}')} {tile['cost']}" for name, tile in tiles.items()]
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
