"""Chapter "Followers": how they are won, exchanged, taken back and lured away."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    begin,
    come,
    figure,
    in_play,
    lead,
    legal,
    menu,
    place,
    play,
    position,
    throw,
    told,
    with_cards,
)
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules import characters, joining
from ludoteca.games.dark_venture.rules.defeat import defeat
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, UNCONSCIOUS, Position
from ludoteca.testing import rule

JOINS = {"roll": "2d6 + luck", "bands": [{"min": 11, "max": 99, "do": [{"join": "self"}]}]}


def plain() -> Content:
    """Places without rules; two followers want 11 on 2d6 and LUCK, and no hero has a say in rolls."""
    quiet: dict[str, Any] = {"abilities": [], "gifts": [], "luck": 3, "faction": "ashen"}
    heroes = {"ysmene-tarr": quiet, "captain-almost": quiet}
    followers = {"pell": {**quiet, "court": JOINS}, "clerk-dot": {**quiet, "court": JOINS}}
    return with_cards(locations=PLAIN_PLACES, heroes=heroes, followers=followers)


def table(**options: Any) -> Position:
    """Two heroes, one at each end of the row."""
    g = in_play(plain(), **options)
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    return g


@rule("DV-FOLL-01", "DV-FOLL-02", "DV-FOLL-03", "DV-FOLL-06", "DV-FOLL-07", "DV-AMB-55")
def test_dv_foll_01_a_hero_who_comes_to_a_follower_makes_its_roll() -> None:
    """S18: compulsory, without AP; with success it joins at once, with 2 AP of its own."""
    g = table()
    pell = come(g, "pell", "slantwise-inn")
    menu(g)
    play(g, 0, "go slantwise-inn")
    throw(g, 4, 4)
    assert g.followers[0] == pell.card and pell.leader == 0 and pell.ap == 2
    assert g.piece(g.heroes[0]).ap == 2
    assert told(g, "follows") == [(pell.card, 0)] and "send glass-flats" not in legal(g, 0)
    assert "send hollow-oak-assembly" in legal(g, 0)


@rule("DV-FOLL-01", "DV-L-07")
def test_l7_once_a_hero_follower_and_turn() -> None:
    """L7: who leaves and comes back in the same turn makes no second roll; in the next turn there is one."""
    g = table()
    come(g, "pell", "slantwise-inn")
    menu(g)
    play(g, 0, "go slantwise-inn")
    throw(g, 1, 1)
    assert told(g, "refuses") == [(figure(g, "pell"), 0)]
    play(g, 0, "go leaning-post")
    play(g, 0, "go slantwise-inn")
    assert len(told(g, "rolled")) == 1
    g.stack = []
    g.asked = ()
    begin(g, Turn(0))
    play(g, 0, "draw item")
    g.apply(-1, g.options(-1)[0])
    play(g, 0, "no quest")
    throw(g, 6, 6)  # DV-FOLL-01 c: before any AP is spent
    assert g.followers[0] == figure(g, "pell")


@rule("DV-FOLL-01")
def test_dv_foll_01_b_a_follower_that_comes_to_the_hero() -> None:
    """Also by a card: the current player's hero rolls, nobody else's."""
    g = table()
    g.hand_figures[0] = [figure(g, "clerk-dot")]
    g.figure_deck.loose[figure(g, "clerk-dot")] = 0
    lead(g, 0, "pell", "slantwise-inn")
    menu(g)
    play(g, 0, "follower play clerk-dot")
    play(g, 0, "into leaning-post")
    assert legal(g, 0) == ["court", "let be"]
    play(g, 0, "let be")
    assert told(g, "rolled") == [] and g.followers[0] == figure(g, "pell")


@rule("DV-FOLL-01")
def test_s18_a_follower_placed_beside_another_hero_is_courted_in_that_players_turn() -> None:
    g = table()
    g.move(g.piece(g.heroes[1]), place(g, "slantwise-inn"))
    g.hand_figures[0] = [figure(g, "clerk-dot")]
    menu(g)
    play(g, 0, "play clerk-dot")
    play(g, 0, "into slantwise-inn")
    assert told(g, "rolled") == [] and g.asked == (0,)
    play(g, 0, "end")
    menu(g, 1)
    throw(g, 6, 6)
    assert g.followers == [NOTHING, figure(g, "clerk-dot")]


@rule("DV-FOLL-04", "DV-FOLL-05", "DV-FOLL-08", "DV-AMB-56", "DV-AMB-57", "DV-AMB-58")
def test_s18_followers_come_and_go() -> None:
    """The one before stays there with its items; taking it back is no roll and brings no AP."""
    g = table()
    pell = lead(g, 0, "pell", ap=0)
    pell.carried = [5]
    dot = come(g, "clerk-dot", "slantwise-inn")
    menu(g)
    play(g, 0, "go slantwise-inn")
    assert g.asked == (0,) and legal(g, 0) == ["court", "let be"]
    play(g, 0, "court")
    throw(g, 6, 6)
    assert g.followers[0] == dot.card and dot.ap == 2
    assert pell.leader == NOBODY and pell.carried == [5] and pell.place == place(g, "slantwise-inn")
    play(g, 0, "recruit pell")
    assert g.followers[0] == pell.card and pell.ap == 0 and g.piece(g.heroes[0]).ap == 1
    assert dot.leader == NOBODY and len(told(g, "rolled")) == 1
    g.stack = []
    g.asked = ()
    g.current = NOBODY
    begin(g, Rounds())
    assert pell.ap == 2
    joining.join(g, 1, dot.card)
    g.move(g.piece(g.heroes[0]), dot.place)
    g.stack = []
    g.asked = ()
    menu(g)
    assert "recruit clerk-dot" not in legal(g, 0) and "influence clerk-dot" in legal(g, 0)


@rule("DV-FOLL-05")
def test_d41_the_switch_is_confirmed_if_so_agreed() -> None:
    for choice, kept in (("yes", "clerk-dot"), ("no", "pell")):
        g = table(confirm_switch=True)
        lead(g, 0, "pell")
        come(g, "clerk-dot", "slantwise-inn")
        menu(g)
        play(g, 0, "go slantwise-inn")
        play(g, 0, "court")
        throw(g, 6, 6)
        assert legal(g, 0) == ["yes", "no"]
        play(g, 0, choice)
        assert g.followers[0] == figure(g, kept) and told(g, "refuses") == []


@rule("DV-FOLL-01", "DV-WAKE-05")
def test_dv_wake_05_who_is_unconscious_rolls_for_nobody() -> None:
    g = table()
    come(g, "pell")
    g.become(g.piece(g.heroes[0]), UNCONSCIOUS)
    g.piece(g.heroes[0]).health = 0
    menu(g)
    assert told(g, "rolled") == [] and "wake" in legal(g, 0)


@rule("DV-FOLL-09", "DV-FOLL-10", "DV-FOLL-11", "DV-FOLL-12", "DV-FOLL-16")
def test_dv_foll_11_a_follower_acts_by_itself() -> None:
    """With AP it does what a hero does, also where the hero is unconscious."""
    g = table()
    pell = lead(g, 0, "pell", ap=2)
    pell.carried = [5]
    g.hand_places[0] = [place(g, "mole-parliament")]
    g.hand_figures[0] = [figure(g, "appraiser")]
    g.become(g.piece(g.heroes[0]), UNCONSCIOUS)
    g.piece(g.heroes[0]).health = 0
    menu(g)
    there = legal(g, 0)
    for move in (
        "send slantwise-inn",
        "follower search",
        "follower draw item",
        "follower play appraiser",
        "follower lay mole-parliament",
    ):
        assert move in there, move
    assert f"drop {g.terms.content.cards.items[5].name}" in there
    play(g, 0, "send slantwise-inn")
    assert pell.place == place(g, "slantwise-inn") and g.piece(g.heroes[0]).place == 0 and pell.ap == 1


@rule("DV-FOLL-10", "DV-PAID-02")
def test_dv_foll_10_it_comes_along_free_if_its_player_likes() -> None:
    g = table()
    pell = lead(g, 0, "pell", ap=2)
    menu(g)
    play(g, 0, "go slantwise-inn")
    assert pell.place == place(g, "slantwise-inn") and pell.ap == 2
    play(g, 0, "alone hollow-oak-assembly")
    assert pell.place == place(g, "slantwise-inn") and pell.ap == 2


@rule("DV-FOLL-15")
def test_dv_foll_15_a_defeated_follower_dies() -> None:
    g = table()
    pell = lead(g, 0, "pell")
    pell.health = 0
    defeat(g, pell.card)
    assert g.followers[0] == NOTHING and told(g, "dies") == [(pell.card,)]


@rule("DV-FOLL-14", "DV-AMB-02")
def test_s19_influence() -> None:
    """10 fails; a second attempt in the turn is refused; 11 brings it over, with items and remaining AP."""
    g = table()
    pell = lead(g, 1, "pell", ap=1)
    pell.carried = [5]
    g.piece(g.heroes[0]).ap = 2
    menu(g)
    play(g, 0, "influence pell")
    throw(g, 1, 6)
    assert pell.leader == 1 and g.piece(g.heroes[0]).ap == 1 and "influence pell" not in legal(g, 0)
    assert told(g, "refuses") == [(pell.card, 0)]
    play(g, 0, "end")
    g.piece(g.heroes[0]).swayed = 0
    menu(g)
    play(g, 0, "influence pell")
    throw(g, 2, 6)
    assert g.followers == [pell.card, NOTHING] and pell.leader == 0
    assert pell.ap == 1 and pell.carried == [5]


@rule("DV-FOLL-14", "DV-AMB-02")
def test_s19_luck_against_luck() -> None:
    """With the option both heroes roll 2d6 and LUCK; a tie keeps it where it is."""
    for mine, theirs, leader in (((3, 4), (3, 4), 1), ((3, 5), (3, 4), 0)):
        g = table(influence="opposed-luck")
        pell = lead(g, 1, "pell", ap=1)
        menu(g)
        play(g, 0, "influence pell")
        throw(g, *mine)
        throw(g, *theirs)
        assert pell.leader == leader
        assert len(told(g, "refuses")) == leader


@rule("DV-FOLL-14", "DV-COOP-10")
def test_s19_among_friends_its_player_must_agree() -> None:
    g = table(mode="cooperative")
    pell = lead(g, 1, "pell", ap=1)
    menu(g)
    play(g, 0, "influence pell")
    assert g.asked == (1,) and legal(g, 1) == ["yes", "no"]
    play(g, 1, "no")
    assert g.piece(g.heroes[0]).ap == 3 and "influence pell" not in legal(g, 0) and pell.leader == 1


@rule("DV-FOLL-14", "DV-DEFEAT-02")
@pytest.mark.parametrize("step", [{"banish": "self"}, {"quit": "self"}])
def test_a_roll_may_send_away_a_follower_whom_another_leads_and_never_a_hero(step: dict[str, str]) -> None:
    (verb,) = step
    fails = {"roll": "2d6 + luck", "bands": [{"min": 0, "max": 99, "do": [{verb: "actor"}, step]}]}
    g = in_play(with_cards(locations=PLAIN_PLACES, followers={"pell": {"court": fails}}))
    hero = lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost")
    pell = lead(g, 1, "pell", ap=1)
    menu(g)
    play(g, 0, "influence pell")
    throw(g, 1, 1)
    assert g.followers == [NOTHING, NOTHING] and g.heroes[0] == hero.card and hero.leader == 0
    assert g.on_map(pell.card) == (verb == "quit") and g.asked == (0,)
    play(g, 0, "end")


@rule("DV-FOLL-02", "DV-STAT-01")
def test_a_place_and_a_faction_can_help_with_courting() -> None:
    """`court`: what is heard at a follower's roll is added to it, the bonus for courting too."""
    content = with_cards(
        locations={**PLAIN_PLACES, "slantwise-inn": {"a": {"rules": [{"on": "court", "do": [{"add": 2}]}]}}},
        heroes={"ysmene-tarr": {"luck": 3, "abilities": [], "gifts": [{"stat": "court", "n": 1}]}},
        followers={"pell": {"court": JOINS}},
    )
    g = in_play(content)
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    come(g, "pell", "slantwise-inn")
    menu(g)
    play(g, 0, "go slantwise-inn")
    throw(g, 2, 3)
    assert g.followers[0] == figure(g, "pell")


@rule("DV-FOLL-07")
def test_tv_21_action_points_by_players() -> None:
    """TV-21, DV-SETUP-12: 3, 3, 2, 2 for each hero; a follower always has 2."""
    assert [position(seats).terms.hero_ap for seats in (1, 2, 3, 4)] == [3, 3, 2, 2]
    for seats in (1, 2, 3, 4):
        g = position(seats)
        characters.put_on_map(g, figure(g, "pell"), 0, 0)
        assert g.piece(figure(g, "pell")).ap == 2
