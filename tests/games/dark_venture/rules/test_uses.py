"""Chapter "Free actions": what is used up, on oneself and on others; and what is paid for with things."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.box import check
from games.dark_venture.kit.fights import strike_first
from games.dark_venture.kit.position import figure, item, legal, place, play, throw, with_cards
from games.dark_venture.kit.table import acting, begin, come, give, lay, table
from ludoteca.games.dark_venture.content.cards import START
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules import objectives, quests
from ludoteca.games.dark_venture.rules.arrival import travel
from ludoteca.games.dark_venture.rules.deeds import DEED, LAYS, TRADES
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import CONSCIOUS, DEAD, UNCONSCIOUS, Piece, Position
from ludoteca.testing import rule

PLAIN: dict[str, Any] = {"a": {"rules": []}}
BREW = "use marsh-tea-brew"


def box(**changes: dict[str, dict[str, Any]]) -> Content:
    """The box, but for the first place, which says nothing."""
    return with_cards(**{"locations": {"leaning-post": PLAIN}, **changes})


def tea_time(content: Content | None = None, **options: Any) -> tuple[Position, Piece, Piece]:
    """Two heroes who are hurt stand together; the first has marsh tea, and acts."""
    g = table(2, content or box(), **options)
    hero, rival = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    hero.health = rival.health = 10
    give(g, hero, "marsh-tea-1")
    return g, hero, rival


# on others


@rule("DV-L-17", "DV-FREE-08")
@pytest.mark.parametrize("among", [0, 1])
def test_what_wakes_is_used_on_the_sleeper_itself(among: int) -> None:
    """Beside another body it is asked which of them is meant."""
    g, hero, _rival = tea_time()
    pell = come(g, "pell", START, 0)
    give(g, pell, "smelling-salts-1")
    g.become(hero, UNCONSCIOUS)
    hero.health = 0
    if among:
        other = come(g, "tax-birds-1")
        give(g, other, "bucket")
        g.become(other, DEAD)
    acting(g, 0)
    play(g, 0, "follower use smelling-salts-unstopper")
    play(g, 0, "pick ysmene-tarr")
    play(g, 0, "answer smelling-salts-under-that-nose")
    if among:
        play(g, 0, "pick ysmene-tarr")
    assert hero.how == CONSCIOUS and hero.health == 8 and "end" in legal(g, 0)


@rule("DV-AMB-66")
def test_amb_66_of_what_does_harm_nobody_is_asked_and_the_two_are_hostile() -> None:
    ability = {"name": "brew", "on": "use", "cost": {"self": True}, "do": [{"lose": 3}]}
    g, hero, rival = tea_time(box(objects={"marsh-tea": {"abilities": [ability]}}))
    acting(g, 0)
    play(g, 0, BREW)
    play(g, 0, "pick brother-cinderjaw")
    assert rival.health == 7 and hero.feuds >> rival.card & 1 and rival.feuds >> hero.card & 1


def test_what_helps_now_and_then_is_not_hostile() -> None:
    """Of the box nothing is: also what may hurt does good most of the time."""
    assert not any(box().hostile)


@rule("DV-FREE-08", "DV-AMB-66", "DV-AMB-81", "DV-CITEM-01")
def test_amb_66_a_friend_is_healed_in_a_fight_that_begins_before_anybody_acts() -> None:
    """With consent, and at most three times in that fight."""
    g, hero, friend = tea_time(mode="cooperative")
    come(g, "salt-hounds-1")
    begin(g, Turn(0, 2))
    strike_first(g, hero, friend, g.piece(figure(g, "salt-hounds-1")))
    for answer in ("no", "no", "yes"):
        play(g, 0, BREW)
        throw(g, 6, 6)
        play(g, 0, "pick brother-cinderjaw")
        play(g, 1, answer)
    assert friend.health > 10 and hero.health == 10
    give(g, hero, "marsh-tea-2")
    play(g, 0, BREW)
    throw(g, 6, 6)
    assert "pick brother-cinderjaw" not in legal(g, 0) and "pick ysmene-tarr" in legal(g, 0)


# those who are picked


def salts(g: Position, hero: Piece) -> None:
    give(g, hero, "smelling-salts-1")
    acting(g, 0)
    play(g, 0, "use smelling-salts-unstopper")
    play(g, 0, "pick ysmene-tarr")
    play(g, 0, "answer smelling-salts-under-that-nose")


@rule("DV-AMB-66", "DV-L-17")
@pytest.mark.parametrize(("answer", "health"), [("yes", 8), ("no", 0)])
def test_l17_a_rival_who_is_unconscious_is_woken_with_consent(answer: str, health: int) -> None:
    g, hero, rival = tea_time()
    g.become(rival, UNCONSCIOUS)
    rival.health = 0
    salts(g, hero)
    assert g.asked == (1,)
    play(g, 1, answer)
    assert rival.health == health and item(g, "smelling-salts-1") in g.item_discard
    check(g)


@rule("DV-AMB-66")
@pytest.mark.parametrize(("answer", "swapped"), [("yes", True), ("no", False)])
def test_nobody_changes_places_against_their_will(answer: str, swapped: bool) -> None:
    g, hero, rival = tea_time()
    inn = lay(g, "slantwise-inn", 1, 0)
    g.move(rival, inn)
    give(g, hero, "door-without-a-house")
    acting(g, 0)
    play(g, 0, "use door-without-a-house-knock")
    play(g, 0, "answer door-without-a-house-hold-it-open")
    play(g, 1, answer)
    assert [hero.place, rival.place] == ([inn, START] if swapped else [START, inn])


@rule("DV-AMB-66")
def test_to_look_at_somebody_is_not_to_do_something_to_them() -> None:
    g, hero, _rival = tea_time()
    give(g, hero, "mirror-with-a-delay")
    acting(g, 0)
    play(g, 0, "use mirror-with-a-delay-look")
    play(g, 0, "pick ysmene-tarr")
    play(g, 0, "answer mirror-with-a-delay-over-your-shoulder")
    assert g.asked != (1,)


# copies


@rule("DV-HERO-06", "DV-PAID-11")
def test_of_copies_each_can_be_asked_once_and_not_the_first_for_all() -> None:
    ability = {"name": "feed", "on": "act", "whose": "here", "limit": "round", "do": [{"heal": 1}]}
    hounds = {"salt-hounds": {"aggressive": False, "abilities": [ability]}}
    g, hero, _ = tea_time(box(enemies=hounds))
    for name in ("salt-hounds-1", "salt-hounds-2"):
        come(g, name)
    acting(g, 0)
    play(g, 0, "use salt-hounds-feed")
    play(g, 0, "use salt-hounds-feed")
    assert hero.health == 12 and "use salt-hounds-feed" not in legal(g, 0)


@rule("DV-CITEM-01")
def test_in_a_battle_turn_two_of_a_kind_are_one_choice() -> None:
    g, hero, _ = tea_time()
    give(g, hero, "marsh-tea-2")
    acting(g, 0)
    play(g, 0, "attack brother-cinderjaw")
    throw(g, 6, 6)
    throw(g, 1, 1)
    assert legal(g, 0).count(BREW) == 1


# trades


# a quest that asks for trades, wherever they are
TRADING = {"last-orders": {"stages": [{"ways": [{"kind": "deed", "deed": "trades", "n": 6}]}]}}


def progress(g: Position, quest: str, kind: int) -> int:
    """How many deeds of a kind count for a quest of seat 0."""
    number = [one.id for one in g.terms.content.cards.quests].index(quest)
    task = quests.task_of(g, number)
    ways = quests.stages_of(g, task)[task.stage].ways
    return sum(objectives.progress(g, task)[n] for n, way in enumerate(ways) if way.deed == kind)


def receive(g: Position, quest: str) -> None:
    number = [one.id for one in g.terms.content.cards.quests].index(quest)
    g.side_deck.loose[number - 27] = 0
    quests.receive(g, 0, number)


@rule("DV-PAID-11", "DV-QUEST-01")
def test_what_is_paid_for_with_a_thing_is_a_trade() -> None:
    """An action of a place, and an answer in a story."""
    barter = {"name": "barter", "on": "act", "cost": {"item": "any"}, "do": [{"heal": 1}]}
    g = table(2, box(locations={"leaning-post": {"a": {"rules": [barter]}}}, side=TRADING))
    hero = g.piece(g.heroes[0])
    receive(g, "last-orders")
    give(g, hero, "bucket")
    acting(g, 0)
    play(g, 0, "use leaning-post-a-barter")
    play(g, 0, "pick item bucket")
    assert hero.carried == [] and progress(g, "last-orders", TRADES) == 1


@rule("DV-PAID-11", "DV-QUEST-01")
def test_an_answer_that_costs_a_thing_is_a_trade() -> None:
    g = table(2, box(side=TRADING))
    hero = g.piece(g.heroes[0])
    receive(g, "last-orders")
    give(g, hero, "bucket")
    chapel = lay(g, "salt-chapel", 1, 0)
    begin(g, objectives.Settle())
    travel(g, [hero.card], chapel, 0)
    g.advance()
    play(g, 0, "answer salt-chapel-a-pay-something")
    play(g, 0, "pick item bucket")
    assert hero.carried == [] and progress(g, "last-orders", TRADES) == 1


@rule("DV-QUEST-01")
@pytest.mark.parametrize(("where", "laid"), [("den-under-the-ivy", 2), ("slantwise-inn", 1)])
def test_a_deed_at_a_place_is_done_by_whoever_stands_there(where: str, laid: int) -> None:
    """`lays` at a lair: the hero is in one; what is laid may be anything."""
    g = table(2, box())
    receive(g, "room-for-one-more")
    hero = g.piece(g.heroes[0])
    g.move(hero, place(g, where))
    g.terms.lore.did(g, hero.card, DEED, place(g, "nursery-of-kings"), LAYS)
    number = [one.id for one in g.terms.content.cards.quests].index("room-for-one-more")
    counts = objectives.progress(g, quests.task_of(g, number))
    assert counts == [1, laid - 1, 1]
