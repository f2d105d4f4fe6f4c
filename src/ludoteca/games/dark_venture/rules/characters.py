"""Chapters "Playing characters" and "Characters placed by rules": a card comes to the map with its items."""

from __future__ import annotations

from ludoteca.games.dark_venture.content.cards import ARMOR_BONUS as ARMOR
from ludoteca.games.dark_venture.content.cards import ATTACK, BASE, FOLLOWER, POWER, SPEED, STRIKE
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.joining import FOLLOWER_AP
from ludoteca.games.dark_venture.state import NOBODY, Piece, Position


def put_on_map(g: Position, card: int, place: int, placer: int) -> None:
    """DV-PLAY-02 to -06, -08: with its printed health, its items of the deck, put on at its best."""
    figure = g.terms.content.cards.figures[card]
    ap = FOLLOWER_AP if figure.role == FOLLOWER else 0
    piece = Piece(card, place, NOBODY, placer, figure.health, ap, [], [])
    piece.roams, piece.steps, piece.travels = figure.roams, figure.steps, figure.travels
    g.put(piece)
    g.tell("comes", (card, place))
    show_named(g, card)
    for item in named_in_deck(g, card):
        if figures.room(g, card):
            g.item_deck.loose[item] -= 1
            g.piece(card).carried.append(item)
    g.item_deck.shuffle()
    put_on_best(g, card)


def named(g: Position, card: int) -> list[int]:
    """The item cards that a character names."""
    cards = g.terms.content.cards
    gear = cards.figures[card].gear
    return [number for number, item in enumerate(cards.items) if item.id in gear]


def show_named(g: Position, card: int) -> None:
    """DV-PLAY-03: whoever has such an item in hand shows it to all, and takes it back."""
    for seat in g.order:
        for item in named(g, card):
            if item in g.hand_items[seat] and item not in g.known_items[seat]:
                g.known_items[seat].append(item)
                g.tell("shows-item", (seat, item))


def named_in_deck(g: Position, card: int) -> list[int]:
    """DV-PLAY-04, -05: only the deck is searched; of copies one is enough."""
    items = g.terms.content.cards.items
    g.item_deck.shuffle()
    found: list[int] = []
    for item in named(g, card):
        if g.item_deck.loose[item] and not any(items[item].id == items[other].id for other in found):
            found.append(item)
    return found


def put_on_best(g: Position, card: int) -> None:
    """AMB-19: the loadout that is worth most; of equals the lowest numbers. Gear is little: all are tried."""
    piece = g.piece(card)
    best, worth = piece.worn, value(g, card)
    carried = sorted(piece.worn + piece.carried)
    for chosen in subsets(carried):
        piece.worn, piece.carried = chosen, [item for item in carried if item not in chosen]
        figures.settle(g, card)
        if len(piece.worn) == len(chosen) and value(g, card) > worth:
            best, worth = chosen, value(g, card)
    piece.worn, piece.carried = best, [item for item in carried if item not in best]
    figures.settle(g, card)


def subsets(items: list[int]) -> list[list[int]]:
    """All ways to wear some of these; slots that do not suffice are seen when they are put on."""
    found: list[list[int]] = [[]]
    for item in items:
        found += [[*some, item] for some in found]
    return found


def value(g: Position, card: int) -> int:
    """Five times 2 (POWER + attack) + 2 armor + SPEED + first strike + base health / 5."""
    attack = figures.stat(g, card, POWER) + figures.stat(g, card, ATTACK)
    quick = figures.stat(g, card, SPEED) + figures.stat(g, card, STRIKE)
    return 5 * (2 * attack + 2 * figures.stat(g, card, ARMOR) + quick) + figures.stat(g, card, BASE)
