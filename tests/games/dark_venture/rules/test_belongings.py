"""Chapters "Items and equipment", "Free actions", "Loot and dragging", "Consciousness"."""

from __future__ import annotations

from itertools import product

import pytest

from games.dark_venture.kit.box import check
from games.dark_venture.kit.position import deal, item, legal, play, throw, worn
from games.dark_venture.kit.table import acting, begin, come, give, hold, lay, plain_with, table
from ludoteca.games.dark_venture.content.cards import POWER
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.rules import figures, items, trading
from ludoteca.games.dark_venture.rules.waking import Waking
from ludoteca.games.dark_venture.state import CONSCIOUS, DEAD, UNCONSCIOUS, Piece, Position
from ludoteca.testing import rule


def heroes(g: Position) -> list[Piece]:
    return [g.piece(card) for card in g.heroes]


# items


@rule("DV-ITEM-02", "DV-ITEM-10", "DV-ITEM-11", "DV-FREE-03")
def test_items_go_from_the_hand_to_a_figure_and_never_back() -> None:
    g = table(2)
    hold(g, 0, "bucket")
    come(g, "pell", leader=0)
    acting(g, 0)
    assert {"stow bucket", "follower stow bucket"} <= set(legal(g, 0))
    play(g, 0, "stow bucket")
    assert heroes(g)[0].carried == [item(g, "bucket")] and g.hand_items[0] == []
    assert not [move for move in legal(g, 0) if "bucket" in move and "hand" in move]
    check(g)


@rule("DV-FREE-03", "DV-ITEM-03", "DV-ITEM-08", "DV-ITEM-15", "DV-AMB-48")
def test_wearing_takes_a_slot_and_what_was_in_it_goes_to_the_inventory() -> None:
    g = table(2)
    hero = heroes(g)[0]
    for name in ("bucket", "reading-helm"):
        give(g, hero, name)
    acting(g, 0)
    play(g, 0, "wear bucket")
    play(g, 0, "wear reading-helm")
    assert worn(g, hero.card) == {"reading-helm"} and hero.carried == [item(g, "bucket")]
    play(g, 0, "take off reading-helm")
    assert hero.worn == [] and hero.ap == 3


@rule("DV-ITEM-03", "DV-ITEM-06", "DV-ITEM-16", "DV-AMB-47")
def test_s11_a_weaker_hand_needs_both_and_the_latest_goes() -> None:
    box = plain_with(
        heroes={"ysmene-tarr": {"power": 4}},
        weapons={"weeping-halberd": {"power": 2, "needs": {}, "one-hand": {"power": 7}}},
        armor={"surgeons-mask": {"slot": "jewel", "power": 1, "needs": {}}},
    )
    for last, left in (("tray", "weeping-halberd"), ("weeping-halberd", "tray")):
        g = table(2, content=box)
        hero = heroes(g)[0]
        ring = give(g, hero, "surgeons-mask", worn=True)
        for name in [one for one in ("tray", "weeping-halberd") if one != last] + [last]:
            give(g, hero, name, worn=True)
        assert figures.stat(g, hero.card, POWER) == 7 and figures.hands_used(g, hero) == 2
        items.lose(g, hero.card, ring)
        assert worn(g, hero.card) == {left}, "the latest of the two goes to the inventory"


@rule("DV-ITEM-05", "DV-ITEM-07")
@pytest.mark.parametrize(("power", "wears"), [(4, True), (3, False)])
def test_tv_22_an_item_counts_toward_what_it_needs(power: int, wears: bool) -> None:
    box = plain_with(
        heroes={"ysmene-tarr": {"power": power}},
        weapons={"butchers-answer": {"power": 1, "needs": {"power": 5}}},
    )
    g = table(2, content=box)
    hero = heroes(g)[0]
    give(g, hero, "butchers-answer")
    acting(g, 0)
    assert ("wear butchers-answer" in legal(g, 0)) == wears
    assert {"drop butchers-answer"} <= set(legal(g, 0)), "it can still be carried and dropped"
    assert figures.stat(g, hero.card, POWER) == power
    if wears:
        play(g, 0, "wear butchers-answer")
        assert figures.stat(g, hero.card, POWER) == 5


@rule("DV-ITEM-06")
@pytest.mark.parametrize(("speed", "hands"), [(4, 1), (3, 2)])
def test_tv_23_one_hand_where_the_attribute_suffices(speed: int, hands: int) -> None:
    box = plain_with(
        heroes={"ysmene-tarr": {"speed": speed}},
        weapons={"weeping-halberd": {"speed": 2, "needs": {}, "one-hand": {"speed": 6}}},
    )
    g = table(2, content=box)
    hero = heroes(g)[0]
    give(g, hero, "weeping-halberd", worn=True)
    assert figures.hands_used(g, hero) == hands


@rule("DV-STAT-03", "DV-AMB-45")
def test_tv_24_the_limit_is_for_the_sum() -> None:
    box = plain_with(
        heroes={"ysmene-tarr": {"power": 8}},
        weapons={"bone-saw": {"power": 2}, "boat-hook": {"power": 1, "hands": 1, "needs": {}}},
    )
    g = table(2, content=box)
    hero = heroes(g)[0]
    saw = give(g, hero, "bone-saw", worn=True)
    give(g, hero, "boat-hook", worn=True)
    assert figures.stat(g, hero.card, POWER) == 10
    items.lose(g, hero.card, saw)
    assert figures.stat(g, hero.card, POWER) == 9


@rule("DV-FREE-05", "DV-ITEM-14", "DV-FREE-07", "DV-ITEM-17", "DV-STAT-12")
def test_what_is_dropped_lies_open_and_whoever_has_room_takes_it_up() -> None:
    from ludoteca.engine.kernel import SPECTATOR
    from ludoteca.games.dark_venture.view import view

    g = table(2)
    give(g, heroes(g)[0], "bucket", worn=True)
    acting(g, 0)
    play(g, 0, "drop bucket")
    assert view(g, SPECTATOR)["places"]["leaning-post"]["items"] == ["bucket"]
    play(g, 0, "end")
    full = heroes(g)[1]
    for name in ("whistle", "tray", "spare-key", "apology", "invitation", "pendulum", "boat-hook"):
        give(g, full, name)
    acting(g, 1)
    assert "take bucket" in legal(g, 1)
    play(g, 1, "take bucket")
    play(g, 1, "drop whistle")
    give(g, full, "gate-bar")
    assert "take whistle" not in legal(g, 1), "eight items are the most"


@rule("DV-AMB-81")
def test_handlings_are_bounded() -> None:
    g = table(2)
    give(g, heroes(g)[0], "bucket")
    acting(g, 0)
    for turn in range(items.MOST_HANDLINGS):
        play(g, 0, "wear bucket" if turn % 2 == 0 else "take off bucket")
    assert not {"wear bucket", "take off bucket", "drop bucket"} & set(legal(g, 0))


@rule("DV-AMB-81")
def test_free_uses_are_handlings_and_what_costs_a_point_is_offered_on() -> None:
    """A thing that is used up for a draw may be drawn again, for ever."""
    free = {"name": "hum", "on": "act", "do": [{"heal": 1}]}
    paid = {**free, "name": "sing", "cost": {"ap": 1}}
    g = table(2, plain_with(heroes={"ysmene-tarr": {"abilities": [free, paid], "gifts": []}}))
    acting(g, 0)
    for turn in range(items.MOST_HANDLINGS):
        play(g, 0, "use ysmene-tarr-hum")
    assert "use ysmene-tarr-hum" not in legal(g, 0) and "use ysmene-tarr-sing" in legal(g, 0)


# trading


@rule("DV-FREE-01", "DV-COOP-10")
def test_trading_needs_the_other_players_consent() -> None:
    for answer in ("yes", "no"):
        g = table(2)
        first, second = heroes(g)
        give(g, first, "bucket", worn=True)
        give(g, second, "tray")
        acting(g, 0)
        play(g, 0, "offer brother-cinderjaw")
        assert legal(g, 0) == ["give bucket", "ask tray", "take back"]
        play(g, 0, "give bucket")
        play(g, 0, "ask tray")
        play(g, 0, "propose")
        assert g.asked == (1,) and legal(g, 1) == ["yes", "no"]
        play(g, 1, answer)
        traded = answer == "yes"
        assert (first.carried == [item(g, "tray")]) == traded and (first.worn == []) == traded
        assert (second.carried == [item(g, "bucket")]) == traded
        assert g.asked == (0,)
        check(g)


@rule("DV-FREE-01", "DV-FOLL-12")
def test_between_ones_own_figures_nobody_is_asked() -> None:
    g = table(2)
    pell = come(g, "pell", leader=0)
    give(g, pell, "bucket")
    acting(g, 0)
    play(g, 0, "offer pell")
    play(g, 0, "ask bucket")
    play(g, 0, "propose")
    assert heroes(g)[0].carried == [item(g, "bucket")]
    play(g, 0, "follower offer ysmene-tarr")
    play(g, 0, "take back")
    assert g.asked == (0,)


@rule("DV-FREE-07", "DV-AMB-81", "DV-L-20")
def test_offers_fit_both_and_are_at_most_three_to_a_partner() -> None:
    g = table(3)
    first, second, third = heroes(g)
    names = ("whistle", "tray", "spare-key", "apology", "invitation", "pendulum", "boat-hook", "gate-bar")
    for name in names:
        give(g, second, name)
    give(g, first, "bucket")
    g.become(third, UNCONSCIOUS)
    third.health = 0
    acting(g, 0)
    assert "offer odile-crook" not in legal(g, 0), "who is unconscious is looted"
    for _ in range(trading.MOST_OFFERS):
        play(g, 0, "offer brother-cinderjaw")
        play(g, 0, "give bucket")
        assert "propose" not in legal(g, 0), "there is no room for a ninth item"
        play(g, 0, "take back")
    assert "offer brother-cinderjaw" not in legal(g, 0)


# bodies


@rule("DV-LOOT-01", "DV-LOOT-02", "DV-LOOT-04", "DV-FREE-10", "DV-AMB-29", "DV-AMB-73")
def test_s16_each_takes_one_item_a_round_and_an_empty_body_is_gone() -> None:
    g = table(2)
    pell = come(g, "pell", leader=0)
    body = come(g, "late-postman")
    g.become(body, DEAD)
    body.health = 0
    for name in ("whistle", "tray"):
        give(g, body, name)
    acting(g, 0)
    play(g, 0, "loot whistle")
    assert "loot tray" not in legal(g, 0) and "follower loot tray" in legal(g, 0)
    play(g, 0, "follower loot tray")
    assert pell.carried == [item(g, "tray")] and not g.on_map(body.card)
    assert g.figure_discard == [body.card]
    check(g)


@rule("DV-LOOT-01", "DV-AMB-29")
def test_s16_the_second_item_waits_for_the_next_round_and_a_full_looter_takes_none() -> None:
    from ludoteca.games.dark_venture.rules.rounds import Rounds

    g = table(1)
    hero = heroes(g)[0]
    body = come(g, "late-postman")
    g.become(body, DEAD)
    body.health = 0
    for name in ("whistle", "tray"):
        give(g, body, name)
    acting(g, 0)
    play(g, 0, "loot whistle")
    assert not [move for move in legal(g, 0) if move.startswith("loot")]
    begin(g, Rounds())
    acting(g, 0)
    assert "loot tray" in legal(g, 0)
    for name in ("bucket", "spare-key", "apology", "invitation", "pendulum", "boat-hook", "gate-bar"):
        give(g, hero, name)
    assert "loot tray" not in legal(g, 0)


@rule("DV-LOOT-03", "DV-AMB-30")
def test_s16_a_hero_drags_a_body_along_and_a_follower_does_not() -> None:
    g = table(2)
    inn = lay(g, "slantwise-inn", 0, -1)
    body = come(g, "late-postman")
    g.become(body, DEAD)
    body.health = 0
    give(g, body, "whistle")
    pell = come(g, "pell", leader=0)
    acting(g, 0)
    play(g, 0, "drag late-postman")
    play(g, 0, "send slantwise-inn")
    assert (pell.place, body.place) == (inn, 0)
    play(g, 0, "go slantwise-inn")
    assert body.place == inn and heroes(g)[0].ap == 2


@rule("DV-LOOT-03", "DV-L-19")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_in_co_op_the_dragged_heros_player_is_asked(answer: str) -> None:
    g = table(2, mode="cooperative")
    inn = lay(g, "slantwise-inn", 0, -1)
    second = heroes(g)[1]
    g.become(second, UNCONSCIOUS)
    second.health = 0
    acting(g, 0)
    play(g, 0, "drag brother-cinderjaw")
    play(g, 1, answer)
    play(g, 0, "go slantwise-inn")
    assert (second.place == inn) == (answer == "yes")


# waking


@rule("DV-WAKE-01", "DV-WAKE-02", "DV-STAT-01")
@pytest.mark.parametrize("mind", range(11))
def test_tv_14_the_chance_to_wake_at_once(mind: int) -> None:
    ways = (20, 35, 56, 81, 108, 135, 160, 181, 196, 206, 212)
    wakes = [sum(dice) + mind >= 15 for dice in product(range(1, 7), repeat=3)]
    assert sum(wakes) == ways[mind]
    g = table(1, content=plain_with(heroes={"ysmene-tarr": {"mind": min(mind, 10)}}))
    hero = heroes(g)[0]
    for dice in ((1, 1, 1), (6, 6, 6), (3, 4, 5)):
        g.become(hero, UNCONSCIOUS)
        hero.health, hero.ap, hero.tries = 0, 1, 0
        begin(g, Waking(0, hero.card))
        throw(g, *dice)
        assert (hero.how == CONSCIOUS) == (sum(dice) + mind >= 15)


@rule("DV-WAKE-01", "DV-WAKE-03", "DV-WAKE-05", "DV-AMB-28", "DV-AMB-31", "DV-DEFEAT-02")
def test_tv_13_s14_every_try_has_three_more_until_it_succeeds() -> None:
    g = table(2, content=plain_with(heroes={"ysmene-tarr": {"mind": 5}}))
    hero = heroes(g)[0]
    g.become(hero, UNCONSCIOUS)
    hero.health, hero.ap = 0, 2
    acting(g, 0)
    assert sorted(legal(g, 0)) == ["end", "wake"], "nothing else is possible"
    play(g, 0, "wake")
    throw(g, 3, 3, 3)
    assert hero.how == UNCONSCIOUS and hero.tries == 1
    play(g, 0, "wake")
    throw(g, 1, 2, 3)
    assert hero.how == UNCONSCIOUS and hero.tries == 2 and not g.stack, "14 fails, and the points are spent"
    hero.ap = 1
    acting(g, 0)
    play(g, 0, "wake")
    throw(g, 1, 2, 3)
    assert (hero.how, hero.tries, hero.health) == (CONSCIOUS, 0, 10)


@rule("DV-WAKE-02", "DV-AMB-32")
def test_s14_who_wakes_may_go_one_step_past_the_aggressive() -> None:
    box = plain_with(heroes={"ysmene-tarr": {"mind": 10}})
    for move, fought in (("step slantwise-inn", False), ("stay", True)):
        g = table(2, content=box)
        lay(g, "slantwise-inn", 0, -1)
        enemy = come(g, "salt-hounds-1")
        hero, other = heroes(g)
        g.move(other, lay(g, "heron-market", 0, 1))
        assert g.terms.content.cards.figures[enemy.card].aggressive
        g.become(hero, UNCONSCIOUS)
        hero.health = 0
        acting(g, 0)
        play(g, 0, "wake")
        throw(g, 6, 6, 6)
        assert "step slantwise-inn" in legal(g, 0) and "stay" in legal(g, 0)
        play(g, 0, move)
        assert (g.fights > 0) == fought


@rule("DV-WAKE-06")
def test_tv_15_the_base_limits_what_one_wakes_with() -> None:
    g = table(1, content=plain_with(heroes={"ysmene-tarr": {"health": 8, "mind": 10}}))
    hero = heroes(g)[0]
    g.become(hero, UNCONSCIOUS)
    hero.health = 0
    begin(g, Waking(0, hero.card))
    throw(g, 6, 6, 6)
    assert hero.health == 8


@rule("DV-WAKE-04", "DV-FOLL-16", "DV-WAKE-05", "DV-AMB-28")
def test_the_follower_acts_while_its_hero_sleeps() -> None:
    g = table(2)
    lay(g, "slantwise-inn", 0, -1)
    pell = come(g, "pell", leader=0)
    hero = heroes(g)[0]
    g.become(hero, UNCONSCIOUS)
    hero.health, hero.ap = 0, 0
    hold(g, 0, "heron-market")
    acting(g, 0)
    moves = set(legal(g, 0))
    assert {"send slantwise-inn", "follower search", "follower lay heron-market", "end"} <= moves
    assert not {"lay heron-market", "search", "wake", "go slantwise-inn"} & moves
    play(g, 0, "send slantwise-inn")
    assert pell.ap == 1


@rule("DV-PAID-12", "DV-FOLL-08", "DV-AMB-58")
def test_a_former_follower_comes_back_for_one_action_point() -> None:
    g = table(2)
    pell = come(g, "pell")
    g.followed[0] |= 1 << pell.card
    pell.ap = 0
    acting(g, 0)
    play(g, 0, "recruit pell")
    assert (g.followers[0], heroes(g)[0].ap, pell.ap) == (pell.card, 2, 0)
    assert pell.leader == 0


@rule("DV-MAP-09", "DV-PAID-03")
def test_a_hexagon_waits_for_the_first_entry_not_for_the_laying() -> None:
    inn = {"a": {"story": [{"qp": 1}]}}
    g = table(2, content=plain_with(locations={"slantwise-inn": inn}))
    hold(g, 0, "slantwise-inn")
    acting(g, 0)
    play(g, 0, "lay slantwise-inn")
    play(g, 0, "at 0,-1")
    play(g, 0, "turn 0")
    assert g.score == [0, 0]
    play(g, 0, "go slantwise-inn")
    assert g.score == [1, 0]
    acting(g, 1)
    play(g, 1, "go slantwise-inn")
    assert g.score == [1, 0]


@rule("DV-HAND-05", "DV-AMB-68", "DV-L-09")
def test_the_item_deck_is_renewed_in_the_middle_of_a_search() -> None:
    """S17: the one card, then the shuffled pile."""
    g = table(1, content=plain_with(heroes={"ysmene-tarr": {"mind": 9}}))
    g.item_discard = [number for number in range(60) if number not in (7, 8)]
    g.item_deck.loose = [int(number == 7) for number in range(len(g.item_deck.loose))]
    acting(g, 0)
    play(g, 0, "search")
    throw(g, 1)
    deal(g, g.terms.content.cards.items[7].name)
    assert len(g.item_discard) == 0 and g.item_deck.size() == 58


@rule("DV-AMB-66", "DV-AMB-81")
def test_another_player_is_asked_three_times_a_turn_at_most() -> None:
    g = table(2, content=shipped_content())
    give(g, heroes(g)[0], "marsh-tea-1")
    acting(g, 0)
    [use] = [move for move in legal(g, 0) if move.startswith("use marsh-tea")]
    for _ in range(trading.MOST_OFFERS):
        play(g, 0, use)
        play(g, 0, "pick brother-cinderjaw")
        play(g, 1, "no")
    play(g, 0, use)
    assert heroes(g)[0].carried == [], "nobody else is left to be asked: it is used on oneself"
