"""The position before the first step: full decks, an empty table."""

from __future__ import annotations

from ludoteca.engine.deck import Deck
from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.content.cards import (
    FIGURE_CARDS,
    HEROIC,
    ITEM_CARDS,
    PLACES,
    QUEST_CARDS,
    START,
)
from ludoteca.games.dark_venture.rules import map
from ludoteca.games.dark_venture.rules.quests import FirstQuests
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.setup import InOrder, roll_for_order
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, NOWHERE, UNFINISHED, Ground, Position, Terms


def empty_table(terms: Terms, seats: int) -> Position:
    """DV-SETUP-09: no place is laid and nobody stands on it."""
    content = terms.content
    return Position(
        seats=seats,
        stack=[],
        terms=terms,
        ground=Ground(0, PLACES),
        round=1,
        turns=0,
        fights=0,
        fought=[],
        current=NOBODY,
        paid=False,
        free_location=[True] * seats,
        free_character=[True] * seats,
        helped=[0] * seats,
        order=list(range(seats)),
        book=terms.book,
        other_book=False,
        pieces=[],
        piece_of=[NOWHERE] * FIGURE_CARDS,
        there=[0] * PLACES,
        fallen=(0,) * PLACES,
        heroes=[NOTHING] * seats,
        followers=[NOTHING] * seats,
        followed=[0] * seats,
        item_deck=deck(ITEM_CARDS),
        figure_deck=deck(FIGURE_CARDS),
        place_deck=deck(PLACES),
        heroic_deck=deck(HEROIC),
        side_deck=deck(QUEST_CARDS - HEROIC),
        item_discard=[],
        figure_discard=[],
        side_discard=[],
        done_heroic=[],
        hand_items=[[] for _ in range(seats)],
        hand_figures=[[] for _ in range(seats)],
        hand_places=[[] for _ in range(seats)],
        known_items=[()] * seats,
        seen_items=[],
        floor_items=[],
        floor_places=[],
        laid=[],
        x=(0,) * PLACES,
        y=(0,) * PLACES,
        turned=(0,) * PLACES,
        beyond=(NOWHERE,) * (PLACES * map.SIDES),
        open_doors=0,
        searched=[False] * PLACES,
        spent=(0,) * PLACES,
        barred=[],
        came=[],
        tasks=[],
        considered=[()] * seats,
        rejected=[()] * seats,
        score=[0] * seats,
        heroic_done=[0] * seats,
        side_done=[0] * seats,
        traded=[False] * seats,
        ancients=[NOTHING] * seats,
        favoured=[False] * seats,
        raises=[],
        marks=[],
        laters=[],
        used=(0,) * len(content.abilities),
        added=0,
        again=0,
        warded=0,
        entries=0,
        reason=UNFINISHED,
        winners=0,
    )


def deck(cards: int) -> Deck:
    return Deck([1] * cards, [], [], [], [])


def set_up(terms: Terms, seats: int) -> Position:
    """DV-SETUP-03 to -11, L22: location 1 lies there, what is not for solo is out of the box; then in order:
    heroes, Ancients, turn order, quests, hands, and the day.
    """
    g = empty_table(terms, seats)
    g.round = 0
    map.start(g)
    g.place_deck.loose[START] = 0
    if terms.solo:  # DV-SOLO-01
        cards = terms.content.cards
        g.item_deck.loose = [int(item.solo) for item in cards.items]
        g.heroic_deck.loose = [int(quest.solo) for quest in cards.quests[:HEROIC]]
    steps: list[Step[Position]] = [roll_for_order(g, terms.by_roll), InOrder(InOrder.CHOOSE_HEROES)]
    if terms.ancients:
        steps += [roll_for_order(g), InOrder(InOrder.CHOOSE_ANCIENTS)]
    steps += [roll_for_order(g), FirstQuests(), InOrder(InOrder.DRAW_HANDS), Rounds()]
    g.stack = list(reversed(steps))
    return g
