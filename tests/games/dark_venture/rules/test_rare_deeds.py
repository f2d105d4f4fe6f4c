"""Rare cases of what somebody does, has or gets, and of who gets the credit for it."""

from __future__ import annotations

import pytest

from games.dark_venture.kit.fights import ring, silent, strike_first
from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    asked_about,
    begin,
    come,
    deal_anything,
    figure,
    in_play,
    item,
    lead,
    legal,
    menu,
    place,
    play,
    throw,
    with_cards,
    worn,
)
from games.dark_venture.kit.quests import box, hold, stage
from games.dark_venture.kit.quests import table as quest_table
from games.dark_venture.kit.table import acting, give, plain_with, table
from games.dark_venture.kit.table import hold as in_hand
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.actions import WEAR
from ludoteca.games.dark_venture.content.cards import ATTACK, LUCK
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.arrival import UNSEEN
from ludoteca.games.dark_venture.rules.characters import put_on_map
from ludoteca.games.dark_venture.rules.combat import combats
from ludoteca.games.dark_venture.rules.defeat import bury_if_empty, hurt, leave, wake
from ludoteca.games.dark_venture.rules.joining import release
from ludoteca.games.dark_venture.rules.losses import Loss
from ludoteca.games.dark_venture.rules.raises import UNTIL_GAME, add_raise
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import Piece, Position
from ludoteca.testing import rule

# credit for kills


@rule("DV-QUEST-04", "DV-AMB-35")
def test_a_wound_of_an_earlier_life_is_no_part_in_the_next_death() -> None:
    way = {"kind": "beat", "is": "enemy", "n": 2}
    g = quest_table(box(stages=[stage(way)]))
    hold(g, 0, "wet-feet")
    hero = g.piece(g.heroes[0])
    bird = come(g, "tax-birds-1", "slantwise-inn")
    hurt(g, bird.card, 1, hero.card)
    begin(g, Loss(bird.card, 99, g.heroes[1]))
    task = next(task for task in g.tasks if task.seat == 0)
    assert len(task.deeds) == 3 and not g.on_map(bird.card), "one of two: the last blow was another's"
    g.figure_discard.remove(bird.card)
    put_on_map(g, bird.card, place(g, "slantwise-inn"), 1)
    begin(g, Loss(bird.card, 99, g.heroes[1]))
    assert len(task.deeds) == 3 and g.score[0] == 0


@rule("DV-QUEST-04", "DV-AMB-35", "DV-WAKE-02")
def test_a_hero_who_was_awake_again_is_beaten_anew() -> None:
    g = quest_table(box(stages=[stage({"kind": "beat", "is": "hero", "n": 3})]))
    hold(g, 0, "wet-feet")
    mine, rival = (g.piece(card) for card in g.heroes)
    bird = come(g, "tax-birds-1", "slantwise-inn")
    task = next(task for task in g.tasks if task.seat == 0)
    hurt(g, rival.card, 1, mine.card)
    begin(g, Loss(rival.card, 99, bird.card))
    assert len(task.deeds) == 3, "one of three: the last blow was another's"
    wake(g, rival.card, 10)
    begin(g, Loss(rival.card, 99, bird.card))
    assert len(task.deeds) == 3
    wake(g, rival.card, 10)
    begin(g, Loss(rival.card, 99, mine.card))
    assert len(task.deeds) == 6


@rule("DV-AMB-35", "DV-DEFEAT-04")
def test_a_body_that_still_lies_there_is_gone_for_good_only_when_it_is_empty() -> None:
    g = quest_table(box(stages=[stage({"kind": "beat", "is": "enemy", "n": 2})]))
    hold(g, 0, "wet-feet")
    bird = come(g, "tax-birds-1", "slantwise-inn")
    bird.carried = [item(g, "bucket")]
    hurt(g, bird.card, 1, g.heroes[0])
    task = next(task for task in g.tasks if task.seat == 0)
    assert task.seen >> bird.card & 1
    begin(g, Loss(bird.card, 99, g.heroes[1]))
    assert task.seen >> bird.card & 1 and g.on_map(bird.card)
    bird.carried = []
    bury_if_empty(g, bird.card)
    assert not task.seen >> bird.card & 1


@rule("DV-AMB-75", "DV-QUEST-02", "DV-TRAV-05")
def test_what_is_put_on_in_a_battle_turn_counts_at_once_and_where_one_came_to_does_not() -> None:
    """The fight goes on; standing somewhere counts when the fight on the arrival is over."""
    ways = [{"kind": "own", "is": "head", "n": 1, "worn": True}]
    first = {"wet-feet": {"qp": 2, "received": {}, "stages": [stage(*ways)]}}
    second = {
        "postcards": {"qp": 1, "received": {}, "stages": [stage({"kind": "stand", "is": "slantwise-inn"})]}
    }
    g = ring(silent(side={**first, **second}))
    hero = g.piece(g.heroes[0])
    hound = come(g, "salt-hounds-1", "slantwise-inn")
    hero.carried = [item(g, "bucket")]
    for quest in ("wet-feet", "postcards"):
        hold(g, 0, quest)
    menu(g)
    play(g, 0, "go slantwise-inn")
    strike_first(g, hero, hound)
    assert g.score[0] == 0
    play(g, 0, "wear bucket")
    throw(g, 6, 6)
    assert g.score[0] == 2 and len(combats(g)) == 1 and "hit salt-hounds-1" in legal(g, 0)


# friends


@rule("DV-COOP-10", "DV-COOP-07", "DV-AMB-26")
@pytest.mark.parametrize("joins", [True, False])
def test_friends_who_are_there_are_asked_to_join_an_attack(joins: bool) -> None:
    """Fighting together is encouraged, and wants consent; nobody else pays for it."""
    g = in_play(silent(), seats=3, mode="cooperative")
    first = lead(g, 0, "ysmene-tarr", ap=2)
    second = lead(g, 1, "captain-almost", ap=2)
    pell = lead(g, 1, "pell", ap=2)
    third = lead(g, 2, "tin-aurelio", "slantwise-inn", ap=2)
    postman = come(g, "late-postman")
    menu(g)
    play(g, 0, "attack late-postman")
    assert asked_about(g, 1) == "captain-almost"
    play(g, 1, "yes" if joins else "no")
    assert asked_about(g, 1) == "pell"
    play(g, 1, "no")
    fight = combats(g)[0]
    assert sorted(fight.fighters) == sorted([first.card, postman.card, *([second.card] if joins else [])])
    assert (first.ap, second.ap, pell.ap, third.ap) == (1, 2, 2, 2)
    if joins:
        foes = fight.enemies[fight.fighters.index(postman.card)]
        assert foes == 1 << first.card | 1 << second.card, "friends are one group (L3)"


@rule("DV-AMB-26")
def test_rivals_who_are_there_are_not_asked() -> None:
    g = ring()
    come(g, "late-postman")
    menu(g)
    play(g, 0, "attack late-postman")
    assert g.asked == (CHANCE,) and len(combats(g)[0].fighters) == 2


# gear


@rule("DV-SOLO-02", "DV-PLAY-04")
def test_alone_a_hero_of_the_deck_comes_with_what_it_has_alone() -> None:
    g = in_play(seats=1)
    lead(g, 0, "ysmene-tarr")
    cinderjaw = [one.name for one in g.terms.content.cards.figures].index("brother-cinderjaw")
    g.item_deck.loose[item(g, "door-without-a-house")] = 0
    put_on_map(g, cinderjaw, place(g, "slantwise-inn"), 0)
    has = g.piece(cinderjaw).worn + g.piece(cinderjaw).carried
    names = {g.terms.content.cards.items[one].id for one in has}
    assert names == {"weeping-halberd", "pocket-noon"}


# what is worn


def bearing(box: Content, *names: str) -> tuple[Position, Piece]:
    """A hero who carries some items, in its player's turn."""
    g = table(2, content=box)
    hero = g.piece(g.heroes[0])
    for name in names:
        give(g, hero, name)
    acting(g, 0)
    return g, hero


@rule("DV-ITEM-05", "DV-ITEM-16")
def test_what_suffices_only_with_what_must_come_off_for_it_is_not_put_on() -> None:
    """The hat gives the luck that the crown needs, and both are worn on one head."""
    g, hero = bearing(
        plain_with(heroes={"ysmene-tarr": {"luck": 3}}), "surveyors-hat", "crown-of-the-missing-floor"
    )
    play(g, 0, "wear surveyors-hat")
    crown = item(g, "crown-of-the-missing-floor")
    assert figures.can_wear(g, hero.card, crown) and "wear crown-of-the-missing-floor" not in legal(g, 0)
    assert g.stack[-1].why_not(g, 0, WEAR + crown).rule == "DV-ITEM-05"
    add_raise(g, hero.card, LUCK, 1, UNTIL_GAME)
    play(g, 0, "wear crown-of-the-missing-floor")
    assert worn(g, hero.card) == {"crown-of-the-missing-floor"}


@rule("DV-ITEM-03", "DV-ITEM-06")
def test_what_takes_both_hands_once_the_other_hand_is_free_frees_both() -> None:
    """One hand is enough for the halberd as long as the knife that must come off for it gives its power."""
    halberd = {"power": 1, "needs": {}, "one-hand": {"power": 7}}
    box = plain_with(
        heroes={"ysmene-tarr": {"power": 5}},
        weapons={"weeping-halberd": halberd, "letter-opener": {"power": 1}},
    )
    g, hero = bearing(box, "tray", "letter-opener", "weeping-halberd")
    for name in ("tray", "letter-opener", "weeping-halberd"):
        play(g, 0, f"wear {name}")
    assert worn(g, hero.card) == {"weeping-halberd"} and len(hero.carried) == 2


# what quests count


@rule("DV-QUEST-01", "DV-FREE-01")
def test_a_trade_between_a_players_own_figures_is_one_trade() -> None:
    g = quest_table(box(stages=[stage({"kind": "deed", "deed": "trades", "n": 2})]))
    pell = lead(g, 0, "pell")
    bucket, whistle = item(g, "bucket"), item(g, "whistle")
    g.piece(g.heroes[0]).carried, pell.carried = [bucket], [whistle]
    hold(g, 0, "wet-feet")
    menu(g)
    for score, given, wanted in ((0, "bucket", "whistle"), (2, "whistle", "bucket")):
        for move in ("offer pell", f"give {given}", f"ask {wanted}", "propose"):
            play(g, 0, move)
        assert g.score[0] == score


@rule("DV-QUEST-01", "DV-AMB-18")
@pytest.mark.parametrize(("move", "score"), [("play mother-mole", 0), ("follower play mother-mole", 2)])
def test_what_a_follower_plays_the_follower_did(move: str, score: int) -> None:
    plays = {"kind": "deed", "deed": "plays", "by": "follower", "at": "slantwise-inn"}
    g = quest_table(box(stages=[stage(plays)]))
    lead(g, 0, "pell", "slantwise-inn")
    in_hand(g, 0, "mother-mole")
    hold(g, 0, "wet-feet")
    menu(g)
    play(g, 0, move)
    play(g, 0, legal(g, 0)[-1])
    assert g.score[0] == score and g.on_map(figure(g, "mother-mole"))


# scored at once


@rule("DV-QUEST-02", "DV-HAND-02")
def test_what_the_relief_of_phase_1_completes_is_scored_before_side_quests_are_renewed() -> None:
    g = quest_table(box(stages=[stage({"kind": "deed", "deed": "lays"})]))
    for name in ("heron-market", "salt-chapel", "bell-ridge", "drowned-archive", "mother-mole", "moth-horse"):
        in_hand(g, 0, name)
    hold(g, 0, "wet-feet")
    begin(g, Turn(0))
    play(g, 0, "draw item")
    deal_anything(g)
    play(g, 0, "lay heron-market")
    play(g, 0, legal(g, 0)[0])
    play(g, 0, legal(g, 0)[0])
    assert g.score[0] == 2 and legal(g, 0) == ["new quest", "no quest"]


@rule("DV-QUEST-02", "DV-COOP-05")
def test_what_a_friend_completes_out_of_turn_is_scored_before_it_goes_on() -> None:
    g = quest_table(box(stages=[stage({"kind": "own", "is": "armor", "worn": True})]), mode="cooperative")
    bucket = item(g, "bucket")
    g.piece(g.heroes[1]).carried = [bucket]
    hold(g, 1, "wet-feet")
    menu(g)
    play(g, 0, "let act 1")
    play(g, 1, "wear bucket")
    assert g.score[1] == 2 and "take off bucket" in legal(g, 1)


# who draws, and who is seen


@rule("DV-HAND-03", "DV-PAID-13", "DV-WAKE-05")
@pytest.mark.parametrize("whose", ["", "follower "])
def test_whoever_falls_while_the_hand_is_relieved_does_not_draw_any_more(whose: str) -> None:
    fell = {"a": {"rules": [{"on": "played", "do": [{"fell": "actor"}]}]}}
    g = in_play(with_cards(locations={**PLAIN_PLACES, "heron-market": fell}))
    hero, pell = lead(g, 0, "ysmene-tarr"), lead(g, 0, "pell")
    rival = lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    for name in ("heron-market", "salt-chapel", "bell-ridge", "drowned-archive", "mother-mole", "moth-horse"):
        in_hand(g, 0, name)
    menu(g)
    play(g, 0, f"{whose}draw item")
    play(g, 0, f"{whose}lay heron-market")
    play(g, 0, legal(g, 0)[0])
    play(g, 0, legal(g, 0)[0])
    assert g.asked == (0,) and (hero.ap, rival.ap, g.hand_items[0]) == (3, 3, [])
    assert g.on_map(pell.card) == (whose == "") and bool(hero.how) == (whose == "")


@rule("DV-AMB-59", "DV-TRAV-02")
def test_whoever_follows_nobody_any_more_is_seen_again_too() -> None:
    g = ring()
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    pell = lead(g, 0, "pell")
    g.terms.lore.arrive(g, [g.heroes[0], pell.card], place(g, "slantwise-inn"), UNSEEN)
    g.advance()
    release(g, pell.card)
    pell.placer = 1
    for seat in (0, 1):
        assert pell.unseen
        menu(g, seat)
        g.stack, g.asked = [], ()
    assert not pell.unseen


@rule("DV-PLAY-02", "DV-PLAY-06", "DV-STAT-08")
def test_a_character_comes_with_its_printed_health_whatever_it_could_have_worn() -> None:
    """A coat that takes base health is tried on, and stays in the inventory."""
    coat = {"coat-of-drowned-ledgers": {"base": -6, "armor": 0, "needs": {}}}
    g = ring(silent(enemies={"late-postman": {"gear": ["coat-of-drowned-ledgers"]}}, armor=coat))
    postman = [one.name for one in g.terms.content.cards.figures].index("late-postman")
    put_on_map(g, postman, place(g, "slantwise-inn"), 0)
    assert g.piece(postman).worn == [] and g.piece(postman).health == 26


@rule("DV-TOKEN-02", "DV-PLAY-02")
def test_whoever_left_and_comes_again_has_none_of_the_bonuses_it_had() -> None:
    g = ring(silent())
    pell = lead(g, 0, "pell", ap=2)
    add_raise(g, pell.card, ATTACK, 2, UNTIL_GAME)
    leave(g, pell.card)
    g.figure_discard.remove(pell.card)
    put_on_map(g, pell.card, place(g, "slantwise-inn"), 1)
    assert figures.stat(g, pell.card, ATTACK) == 0
