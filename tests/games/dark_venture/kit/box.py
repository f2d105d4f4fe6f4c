"""What must hold in every position: each card is in one place, and nothing is beyond its limits."""

from __future__ import annotations

from ludoteca.engine.deck import Deck
from ludoteca.games.dark_venture.content.cards import BASE, HEROIC, MIND, POWER
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.state import CONSCIOUS, Position


def in_deck(deck: Deck) -> list[int]:
    loose = [card for card, count in enumerate(deck.loose) for _ in range(count)]
    return loose + deck.top + deck.bottom


def check(g: Position) -> None:
    """DV-ITEM-02 and the like of figures, locations and quests; DV-STAT-03 to -05; DV-ITEM-03, -04."""
    items = in_deck(g.item_deck) + g.item_discard + g.floor_items
    items += [item for hand in g.hand_items for item in hand]
    for step in g.stack:
        items += getattr(step, "seen", []) if type(step).__name__ == "Find" else []
    cards = in_deck(g.figure_deck) + g.figure_discard + [card for hand in g.hand_figures for card in hand]
    for piece in g.pieces:
        items += piece.worn + piece.carried
        cards.append(piece.card)
        assert g.piece_of[piece.card] != -1 and g.piece(piece.card) is piece
        assert len(piece.worn) + len(piece.carried) <= 8
        assert 0 <= piece.health <= figures.stat(g, piece.card, BASE) <= 50
        assert (piece.health > 0) == (piece.how == CONSCIOUS), (piece.card, piece.health, piece.how)
        assert figures.hands_used(g, piece) <= 2 and piece.ap >= 0
        assert all(0 <= figures.stat(g, piece.card, which) <= 10 for which in range(POWER, MIND + 2))
    places = in_deck(g.place_deck) + g.laid + [place for hand in g.hand_places for place in hand]
    quests = in_deck(g.heroic_deck) + [quest + HEROIC for quest in in_deck(g.side_deck)] + g.side_discard
    quests += [task.quest for task in g.tasks if task.quest < HEROIC + 36]
    for step in g.stack:
        quests += getattr(step, "drawn", [])
    assert sorted(items) == sorted(set(items)), "an item is in two places"
    assert sorted(cards) == sorted(set(cards)), "a figure is in two places"
    assert sorted(places) == sorted(set(places)), "a location is in two places"
    assert sorted(quests) == sorted(set(quests)), "a quest is in two places"
    assert (len(items), len(cards), len(places)) == (62, 36, 24)
    assert all(score >= 0 for score in g.score)
