"""Chapters "Set-up", "Hero selection", "Hand and decks" and the traffic of quests."""

from __future__ import annotations

from typing import Any

from games.dark_venture.kit.position import (
    begin,
    deal,
    figure,
    item,
    legal,
    play,
    position,
    stand,
    throw,
    worn,
)
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.content.cards import BASE, HEROES, HEROIC
from ludoteca.games.dark_venture.rules import decks, figures, map, quests, setup
from ludoteca.games.dark_venture.rules.opening import set_up
from ludoteca.games.dark_venture.rules.rolls import RollForOrder
from ludoteca.games.dark_venture.rules.search import Search
from ludoteca.games.dark_venture.state import Position
from ludoteca.testing import rule


def opened(seats: int, **options: Any) -> Position:
    """A game before its first step."""
    return set_up(position(seats, **options).terms, seats)


@rule("DV-SETUP-05", "DV-HERO-02")
def test_dv_setup_05_the_highest_roll_is_first() -> None:
    """DV-SETUP-05, DV-HERO-02, S02: the tied roll again among themselves."""
    g = position(3)
    begin(g, RollForOrder([[0, 1, 2]], []))
    for faces in ((1, 1, 1, 1), (3, 3, 4, 4), (3, 3, 4, 4)):
        throw(g, *faces)
    throw(g, 6, 6, 4, 1)  # seat 1: 17
    throw(g, 1, 2, 3, 3)  # seat 2: 9
    assert g.order == [1, 2, 0] and g.stack == []


@rule("DV-SETUP-05")
def test_dv_setup_05_one_player_rolls_for_nothing() -> None:
    g = opened(1)
    g.advance()
    assert g.asked == (0,) and legal(g, 0)[0].startswith("hero ")


@rule("DV-HERO-01", "DV-HERO-03", "DV-HERO-07", "DV-SETUP-03", "DV-SETUP-06")
def test_dv_hero_01_heroes_are_chosen_in_the_order_of_the_roll() -> None:
    """DV-HERO-01, -03, -07, DV-SETUP-03, -06: one each, on location 1, with their starred gear."""
    g = opened(2)
    g.advance()
    throw(g, 1, 1, 1, 1)
    throw(g, 6, 6, 6, 6)
    assert g.asked == (1,) and len(legal(g, 1)) == HEROES
    play(g, 1, "hero second-ursula")
    play(g, 0, "hero ysmene-tarr")
    ursula = figure(g, "second-ursula")
    assert g.heroes == [figure(g, "ysmene-tarr"), ursula]
    assert g.piece(ursula).place == 0 and worn(g, ursula) == {"standing-order", "stopped-watch"}
    assert g.item_deck.loose[item(g, "standing-order")] == 0
    assert g.figure_deck.loose[ursula] == 0


@rule("DV-STAT-08")
def test_dv_stat_08_the_health_at_the_start_is_printed() -> None:
    """TV-01: base 46, health 36."""
    g = opened(1)
    g.advance()
    play(g, 0, "hero second-ursula")
    ursula = figure(g, "second-ursula")
    assert (figures.stat(g, ursula, BASE), g.piece(ursula).health) == (46, 36)


@rule("DV-SOLO-01", "DV-SOLO-02")
def test_dv_solo_02_other_gear_for_one() -> None:
    """DV-SOLO-01, -02, S05."""
    for seats, object in ((1, "pocket-noon-1"), (2, "door-without-a-house")):
        g = position(seats)
        begin(g, setup.ChooseHero(0))
        play(g, 0, "hero brother-cinderjaw")
        carried = g.piece(figure(g, "brother-cinderjaw")).carried
        assert [g.terms.content.cards.items[one].name for one in carried] == [object]


@rule("DV-ANC-01", "DV-ANC-02")
def test_dv_anc_02_ancients_are_chosen_after_a_roll() -> None:
    """DV-ANC-01, -02, S02: one each, all of them open; one is not for solo."""
    g = position(2, ancients=True)
    g.order = [1, 0]
    begin(g, setup.InOrder(setup.InOrder.CHOOSE_ANCIENTS))
    assert g.asked == (1,) and len(legal(g, 1)) == 6
    play(g, 1, legal(g, 1)[0])
    assert len(legal(g, 0)) == 5
    alone = position(1, ancients=True)
    begin(alone, setup.ChooseAncient(0))
    assert len(legal(alone, 0)) == 5


@rule("DV-SETUP-11", "DV-HAND-07")
def test_dv_setup_11_the_first_hand() -> None:
    """DV-SETUP-11, DV-HAND-07: a character, a location, two items."""
    g = position(2)
    begin(g, setup.InOrder(setup.InOrder.DRAW_HANDS))
    while g.asked:
        g.apply(CHANCE, g.options(CHANCE)[0])
    for seat in (0, 1):
        hand = (g.hand_figures[seat], g.hand_places[seat], g.hand_items[seat])
        assert [len(cards) for cards in hand] == [1, 1, 2]
        assert decks.hand_size(g, seat) == 4


@rule("DV-SETUP-07", "DV-QUEST-11")
def test_dv_setup_07_a_heroic_quest_of_three_and_three_side_quests() -> None:
    """DV-SETUP-07, DV-QUEST-11: the next player begins after the one before is done."""
    g = position(2)
    begin(g, quests.FirstQuests())
    for quest in ("bury-the-bell", "last-ferry", "tax-year"):
        deal(g, quest)
    assert legal(g, 0) == ["keep bury-the-bell", "keep last-ferry", "keep tax-year"]
    play(g, 0, "keep last-ferry")
    assert g.heroic_deck.size() == HEROIC - 1
    for quest in ("wet-feet", "postcards", "company"):
        deal(g, quest)
    assert len(quests.held(g, 0, heroic=False)) == 3 and len(quests.held(g, 0, heroic=True)) == 1
    assert [task.shown for task in g.tasks] == [True, False, False, False]


@rule("DV-SOLO-03", "DV-COOP-02", "DV-SETUP-13")
def test_dv_solo_03_two_of_four() -> None:
    """DV-SOLO-03; DV-COOP-02: one side quest each in co-op."""
    g = position(1)
    begin(g, quests.FirstQuests())
    for _ in range(4):
        g.apply(CHANCE, g.options(CHANCE)[0])
    play(g, 0, legal(g, 0)[0])
    play(g, 0, legal(g, 0)[0])
    assert len(quests.held(g, 0, heroic=True)) == 2
    both = position(2, mode="cooperative")
    begin(both, quests.draw_side(both, 0, 1))
    deal(both, "wet-feet")
    assert quests.held(both, 0, heroic=False) != [] and both.tasks[0].shown


@rule("DV-QUEST-06", "DV-QUEST-08")
def test_dv_quest_08_one_is_replaced_or_drawn() -> None:
    """DV-QUEST-06, -08, S21: not both; with three only a replacement."""
    g = position(2)
    side = range(HEROIC, HEROIC + 3)
    for quest in side:
        quests.receive(g, 0, quest)
        g.side_deck.loose[quest - HEROIC] = 0
    begin(g, quests.RenewSide(0))
    assert "new quest" not in legal(g, 0) and len(legal(g, 0)) == 4
    play(g, 0, legal(g, 0)[0])
    assert g.side_discard == [HEROIC] and g.asked == (CHANCE,)
    g.apply(CHANCE, g.options(CHANCE)[0])
    assert len(quests.held(g, 0, heroic=False)) == 3


@rule("DV-HAND-05", "DV-HAND-06", "DV-AMB-44")
def test_dv_hand_05_an_empty_deck_is_renewed() -> None:
    """DV-HAND-05, -06, DV-QUEST-09, AMB-44: from its discard pile; locations have none."""
    g = position(2)
    g.item_deck.loose = [0] * 62
    g.item_discard = [7]
    begin(g, decks.ToHand(0, decks.ITEMS, 2))
    g.apply(CHANCE, g.options(CHANCE)[0])
    assert g.hand_items[0] == [7] and g.stack == []
    g.place_deck.loose = [0] * 24
    begin(g, decks.ToHand(0, decks.LOCATIONS, 1))
    assert g.hand_places[0] == [] and decks.left(g, decks.LOCATIONS) == 0


def searching(die: int) -> Position:
    """S17: a searcher with MIND 5 on the start."""
    g = position(2)
    map.start(g)
    card = figure(g, "ysmene-tarr")
    stand(g, card, leader=0)
    begin(g, Search(card))
    throw(g, die)
    return g


@rule("DV-PAID-04")
def test_dv_paid_04_a_search_wants_8() -> None:
    """S17, TV-06, DV-PAID-04 to -06: whatever comes, the place has its token."""
    failed = searching(2)
    assert failed.searched[0] and failed.stack == []
    g = searching(3)
    assert g.searched[0]
    for name in ("bucket", "tray", "marsh-tea-1"):
        deal(g, name)
    assert legal(g, 0) == ["find bucket", "find tray", "find marsh-tea-1"]
    play(g, 0, "find tray")
    assert g.piece(figure(g, "ysmene-tarr")).carried == [item(g, "tray")]
    assert sorted(g.item_discard) == sorted([item(g, "bucket"), item(g, "marsh-tea-1")])


@rule("DV-PAID-05")
def test_dv_paid_05_who_cannot_carry_it_drops_it() -> None:
    """S17, DV-FREE-07, AMB-68: with eight items, and a deck that is renewed in the middle."""
    g = position(2)
    map.start(g)
    card = figure(g, "ysmene-tarr")
    piece = stand(g, card, leader=0)
    piece.carried = list(range(8))
    g.item_deck.loose = [0] * 62
    g.item_deck.loose[20] = 1
    g.item_discard = [30, 31, 32]
    begin(g, Search(card))
    throw(g, 6)
    while g.asked == (CHANCE,):
        g.apply(CHANCE, g.options(CHANCE)[0])
    assert len(legal(g, 0)) == 3
    play(g, 0, legal(g, 0)[0])
    assert g.floor_items == [20] and g.floor_places == [0] and len(piece.carried) == 8
