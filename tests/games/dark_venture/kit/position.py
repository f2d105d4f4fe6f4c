"""Positions of Dark Venture, arranged by hand: a small box of plain cards, or the shipped one."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from ludoteca.engine.kernel import CHANCE, Step
from ludoteca.games.dark_venture.actions import DICE, space_of
from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content.played import Content, shipped_content
from ludoteca.games.dark_venture.rules import map
from ludoteca.games.dark_venture.rules.conditions import Gifts
from ludoteca.games.dark_venture.rules.lore import Books
from ludoteca.games.dark_venture.rules.opening import empty_table
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Piece, Position, Terms

OPTIONS: dict[str, object] = {
    "mode": "auto",
    "length": "long",
    "books": "a",
    "ancients": False,
    "day_events": False,
    "item_bands": "core",
    "influence": "follower-roll",
    "auto_end": True,
    "hexagons": "game",
    "adjacency": "linked",
    "npc": "auto",
    "confirm_switch": False,
    "hero_order": "roll",
}


class Quiet(Gifts):
    """No card has anything to say but what it always gives; whoever walks simply stands there then."""

    def fire(self, g: Position, moment: int, card: int, foe: int = NOTHING, purpose: int = NOTHING) -> bool:
        return False

    def laid(self, g: Position, place: int, card: int) -> None:
        pass

    def received(self, g: Position, quest: int, seat: int) -> None:
        pass

    def did(self, g: Position, card: int, kind: int, thing: int, deed: int = NOTHING, n: int = 1) -> None:
        pass

    def skips(self, g: Position, card: int) -> None:
        pass

    def usable(self, g: Position, card: int, seat: int) -> list[int]:
        return []

    def settle(self, g: Position, states: bool = True) -> bool:
        return False

    def arrive(self, g: Position, cards: list[int], place: int, how: int = 0) -> None:
        for card in cards:
            g.move(g.piece(card), place)


def position(seats: int = 2, content: Content | None = None, **options: Any) -> Position:
    """An empty table: no place is laid and nobody stands on it."""
    content = shipped_content() if content is None else content
    terms = Terms(content, Quiet(), seats, {**OPTIONS, **options})
    return empty_table(terms, seats)


def stand(g: Position, card: int, place: int = 0, leader: int = NOBODY) -> Piece:
    """A figure comes to a place, without its gear."""
    health = g.terms.content.cards.figures[card].health
    piece = Piece(card, place, leader, NOBODY, health, 0, [], [])
    g.put(piece)
    if leader != NOBODY:
        (g.heroes if g.terms.content.cards.figures[card].role == 0 else g.followers)[leader] = card
    return piece


def figure(g: Position, name: str) -> int:
    return [one.name for one in g.terms.content.cards.figures].index(name)


def item(g: Position, name: str) -> int:
    return [one.name for one in g.terms.content.cards.items].index(name)


def place(g: Position, name: str) -> int:
    return [one.id for one in g.terms.content.cards.places].index(name)


def with_cards(**entries: dict[str, dict[str, Any]]) -> Content:
    """The shipped box with some entries changed: `with_cards(heroes={"ysmene-tarr": {"power": 9}})`."""
    return box_as(json.dumps(entries, sort_keys=True))


@cache
def box_as(text: str) -> Content:
    """Many tests ask for the same box: it is compiled once."""
    entries: dict[str, dict[str, dict[str, Any]]] = json.loads(text)
    box = tables.Box()
    for table, old in tables.shipped().tables.items():
        changes = entries.get(table, {})
        box.tables[table] = {id: {**entry, **changes.get(id, {})} for id, entry in old.items()}
    return Content(box, "changed")


def throw(g: Position, *faces: int) -> None:
    """Chance rolls these dice."""
    assert g.asked == (CHANCE,), g.asked
    g.apply(CHANCE, DICE.start + DICE.places[tuple(sorted(faces))])


def play(g: Position, seat: int, name: str) -> None:
    """A seat's move by its name; it must be legal."""
    action = space_of(g.terms.content).parse(name)
    assert action in g.options(seat), [space_of(g.terms.content).name(one) for one in g.options(seat)]
    g.apply(seat, action)


def legal(g: Position, seat: int) -> list[str]:
    return [space_of(g.terms.content).name(action) for action in g.options(seat)]


def deal(g: Position, name: str) -> None:
    """Chance deals this card."""
    content = g.terms.content
    found = [
        action for action in g.options(CHANCE) if space_of(content).name(action).split(" ", 1)[1] == name
    ]
    assert found, name
    g.apply(CHANCE, found[0])


def worn(g: Position, card: int) -> set[str]:
    return {g.terms.content.cards.items[item].name for item in g.piece(card).worn}


# a map of places with four doors, in a row: what each of them says is the test's
ROW = ("leaning-post", "slantwise-inn", "hollow-oak-assembly", "glass-flats", "street-of-unbuilt-houses")
PLAIN: dict[str, Any] = {"a": {"rules": []}}
PLAIN_PLACES = dict.fromkeys(ROW, PLAIN)


def told(g: Position, kind: str) -> list[tuple[int, ...]]:
    """What was told of a kind, in order."""
    assert g.log is not None
    return [event.args for event in g.log if event.kind == kind]


def in_play(content: Content | None = None, seats: int = 2, **options: Any) -> Position:
    """The first player's turn on the row of places; the cards speak, and what happens is logged."""
    content = with_cards(locations=PLAIN_PLACES) if content is None else content
    g = position(seats, content, **options)
    g.terms.lore = Books()
    g.log = []
    map.start(g)
    g.place_deck.loose[0] = 0
    for x, name in enumerate(ROW[1:]):
        map.lay(g, place(g, name), x + 1, 0, 0)
        g.place_deck.loose[place(g, name)] = 0
    g.current = 0
    g.turns = g.round = 1
    return g


def lead(g: Position, seat: int, name: str, where: str = ROW[0], ap: int = 3) -> Piece:
    """A seat's hero or follower comes to a place of the row."""
    piece = come(g, name, where)
    piece.leader = seat
    piece.ap = ap
    (g.heroes if g.terms.content.cards.figures[piece.card].role == 0 else g.followers)[seat] = piece.card
    g.followed[seat] |= 1 << piece.card
    g.awake = None
    return piece


def come(g: Position, name: str, where: str = ROW[0]) -> Piece:
    """A character comes to a place of the row, without its gear."""
    card = figure(g, name)
    g.figure_deck.loose[card] = 0
    piece = stand(g, card, place(g, where))
    piece.ap = 2 if g.terms.content.cards.figures[card].role == 1 else 0
    return piece


def begin(g: Position, *steps: Step[Position]) -> None:
    """These steps, the first of them first."""
    for step in reversed(steps):
        g.call(step)
    g.advance()


def menu(g: Position, seat: int = 0) -> None:
    """Phase 2 of a turn: what waits at its start, then the menu."""
    g.current = seat
    begin(g, Turn(seat, 2))


def answer(g: Position, seat: int, name: str) -> None:
    """A choice of an entry, by its name without the entry's."""
    found = [one for one in legal(g, seat) if one.startswith("answer ") and one.endswith(name)]
    play(g, seat, found[0])


def deal_anything(g: Position, at_most: int = 99) -> None:
    """Chance gives its first answer, as long as it is asked."""
    while g.asked == (CHANCE,) and at_most:
        g.apply(CHANCE, g.options(CHANCE)[0])
        at_most -= 1


def asked_about(g: Position, seat: int) -> object:
    """The figure about which a seat is asked."""
    assert g.asked == (seat,)
    return g.stack[-1].prompt(g, seat).message.args["figure"]
