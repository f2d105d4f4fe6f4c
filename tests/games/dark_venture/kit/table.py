"""A table of plain cards: heroes stand on location 1, and nothing speaks but the rules."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from games.dark_venture.kit.position import OPTIONS, figure, item, place
from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content.cards import START
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules import map
from ludoteca.games.dark_venture.rules.lore import Books
from ludoteca.games.dark_venture.rules.opening import empty_table
from ludoteca.games.dark_venture.state import NOBODY, Piece, Position, Terms

HEROES = ("ysmene-tarr", "brother-cinderjaw", "odile-crook", "hob-under-eleven")
FIGURES = ("heroes", "followers", "enemies")


@cache
def plain_box() -> Content:
    """The box without abilities, gifts, gear of characters, factions' rules and books."""
    return plain_with()


def plain_with(**changes: dict[str, dict[str, Any]]) -> Content:
    """The plain box with some entries changed: `plain_with(heroes={"odile-crook": {"mind": 9}})`."""
    return plain_as(json.dumps(changes, sort_keys=True))


@cache
def plain_as(text: str) -> Content:
    """Many tests ask for the same box: it is compiled once."""
    changes: dict[str, dict[str, dict[str, Any]]] = json.loads(text)
    box = tables.Box()
    for table, entries in tables.shipped().tables.items():
        box.tables[table] = {id: dict(entry) for id, entry in entries.items()}
        for id, entry in box.tables[table].items():
            for key in ("abilities", "gifts", "gear", "a", "b", "forbid", "roam", "solo-gear"):
                if key not in ("gear", "solo-gear") or table in FIGURES:
                    entry.pop(key, None)
            entry.update(changes.get(table, {}).get(id, {}))
    return Content(box, "plain")


def table(seats: int = 2, content: Content | None = None, **options: Any) -> Position:
    """Round 1, before anybody's turn; hands and quest logs are empty."""
    terms = Terms(content or plain_box(), Books(), seats, {**OPTIONS, **options})
    g = empty_table(terms, seats)
    g.place_deck.loose[START] = 0
    map.start(g)
    for seat in range(seats):
        come(g, HEROES[seat], START, seat)
    return g


def come(g: Position, name: str, where: int = START, leader: int = NOBODY) -> Piece:
    """A figure of the deck stands somewhere, with the action points of whoever leads it."""
    card = figure(g, name)
    g.figure_deck.loose[card] -= 1
    printed = g.terms.content.cards.figures[card]
    piece = Piece(card, where, leader, leader, printed.health, 0, [], [])
    g.put(piece)
    if leader != NOBODY:
        piece.ap = g.terms.hero_ap if printed.role == 0 else 2
        (g.heroes if printed.role == 0 else g.followers)[leader] = card
    return piece


def lay(g: Position, name: str, x: int, y: int, turned: int = 0) -> int:
    """A location of the deck lies there."""
    card = place(g, name)
    g.place_deck.loose[card] -= 1
    map.lay(g, card, x, y, turned)
    return card


def give(g: Position, piece: Piece, name: str, worn: bool = False) -> int:
    """A figure has an item of the deck."""
    card = item(g, name)
    g.item_deck.loose[card] -= 1
    (piece.worn if worn else piece.carried).append(card)
    return card


def hold(g: Position, seat: int, name: str) -> None:
    """A card of a deck is in a hand."""
    cards = g.terms.content.cards
    for deck, hand, names in (
        (g.item_deck, g.hand_items, [one.name for one in cards.items]),
        (g.figure_deck, g.hand_figures, [one.name for one in cards.figures]),
        (g.place_deck, g.hand_places, [one.id for one in cards.places]),
    ):
        if name in names:
            deck.loose[names.index(name)] -= 1
            hand[seat].append(names.index(name))
            hand[seat].sort()


def begin(g: Position, step: Step[Position]) -> None:
    g.stack, g.asked = [step], ()
    g.advance()


def acting(g: Position, seat: int) -> None:
    """Phase 2 of a seat's turn begins: it draws nothing, and keeps its quests."""
    from ludoteca.games.dark_venture.rules.menu import Menu

    g.current = seat
    g.turns += 1
    begin(g, Menu(seat, []))
