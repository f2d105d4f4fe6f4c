"""Whoever flees or falls while something is still left of coming to a place, or of the start of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.fights import ring, silent, strike_first
from games.dark_venture.kit.position import come, item, lead, legal, menu, place, play, throw, told
from games.dark_venture.kit.quests import hold, stage
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules.arrival import travel
from ludoteca.games.dark_venture.rules.combat import combats
from ludoteca.games.dark_venture.rules.menu import Menu
from ludoteca.games.dark_venture.state import CONSCIOUS, UNCONSCIOUS, Piece, Position
from ludoteca.testing import rule

INN, FLATS = "slantwise-inn", "glass-flats"
ENTRY = {"on": "enter", "do": [{"qp": 1}]}
STAY = {"on": "stay", "do": [{"qp": 3}]}
STORY = [{"qp": 10}]


def inn(*rules: dict[str, Any], story: bool = True) -> Content:
    """A point for whoever enters, ten for its story."""
    quest = {"qp": 2, "received": {}, "stages": [stage({"kind": "visit", "is": INN, "n": 1})]}
    places = {INN: {"a": {"rules": list(rules), **({"story": STORY} if story else {})}}}
    return silent(locations=places, side={"wet-feet": quest})


def met(content: Content) -> tuple[Position, Piece, Piece]:
    """A hero walks into the inn, where a hound waits that a blow will kill; the hero strikes first."""
    g = ring(content)
    hero, hound = g.piece(g.heroes[0]), come(g, "salt-hounds-1", INN)
    hound.health = 1
    menu(g)
    play(g, 0, f"go {INN}")
    strike_first(g, hero, hound)
    return g, hero, hound


def flee(g: Position) -> None:
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)


def win(g: Position, hero: Piece, hound: Piece) -> None:
    """The hound is met again, and beaten."""
    strike_first(g, hero, hound)
    play(g, 0, "hit salt-hounds-1")
    throw(g, 6, 6)
    assert not combats(g) and "end" in legal(g, 0)


@rule("DV-TRAV-05", "DV-AMB-11", "DV-AMB-24", "DV-PAID-03")
def test_whoever_flees_no_step_at_all_skips_what_was_left_of_coming() -> None:
    """The hexagon stays unspent; to be there is a visit all the same."""
    g, hero, hound = met(inn(ENTRY))
    visit = hold(g, 0, "wet-feet")
    flee(g)
    play(g, 0, "stay")
    win(g, hero, hound)
    assert told(g, "hexagon") == [] and hero.place == place(g, INN)
    assert told(g, "fulfils") == [(0, visit, 2)] and g.score[0] == 2


@rule("DV-TRAV-05", "DV-FLEE-06")
def test_whoever_flees_and_comes_back_enters_a_second_time_and_not_a_third() -> None:
    g, hero, hound = met(inn(ENTRY))
    flee(g)
    play(g, 0, "step leaning-post")
    play(g, 0, f"step {INN}")
    win(g, hero, hound)
    assert g.score[0] == 11, "one entry and the story"


@rule("DV-TRAV-01", "DV-TRAV-05")
def test_whoever_flees_on_the_way_goes_no_farther_also_if_it_takes_no_step() -> None:
    g = ring(inn(story=False))
    hero, hound = g.piece(g.heroes[0]), come(g, "salt-hounds-1", INN)
    hound.health = 1
    g.stack = [Menu(0, [])]
    travel(g, [hero.card], place(g, FLATS), 0)
    g.advance()
    strike_first(g, hero, hound)
    flee(g)
    play(g, 0, "stay")
    win(g, hero, hound)
    assert hero.place == place(g, INN)


@rule("DV-TRAV-05", "DV-AMB-11")
def test_whoever_fell_and_was_woken_in_the_same_fight_skips_the_rest() -> None:
    g = ring(inn(ENTRY))
    hero, pell = g.piece(g.heroes[0]), lead(g, 0, "pell", ap=2)
    g.item_deck.loose[item(g, "smelling-salts-1")] = 0
    pell.carried.append(item(g, "smelling-salts-1"))
    hound = come(g, "salt-hounds-1", INN)
    menu(g)
    play(g, 0, f"go {INN}")
    play(g, 0, "lead ysmene-tarr")
    strike_first(g, hound, pell, hero)
    hero.health = hound.health = 1
    throw(g, 6, 6, 6, 6)  # both have the same total: the hero is hit
    throw(g, 1, 1, 1, 1)
    throw(g, 6, 6)
    assert hero.how == UNCONSCIOUS
    play(g, 0, "follower use smelling-salts-unstopper")
    throw(g, 6, 6)
    play(g, 0, "pick ysmene-tarr")
    play(g, 0, "answer smelling-salts-under-that-nose")
    assert hero.how == CONSCIOUS and hero.health == 8
    play(g, 0, "hit salt-hounds-1")
    throw(g, 6, 6)
    assert not combats(g) and g.score[0] == 0 and told(g, "hexagon") == []


@rule("DV-TURN-11", "DV-AMB-11")
@pytest.mark.parametrize(("flees", "points"), [(True, 0), (False, 3)])
def test_whoever_flees_when_phase_2_begins_hears_nothing_of_the_place(flees: bool, points: int) -> None:
    g = ring(inn(STAY, story=False))
    hero, hound = g.piece(g.heroes[0]), come(g, "salt-hounds-1", INN)
    g.move(hero, place(g, INN))
    hound.health = 1
    menu(g)
    if flees:
        strike_first(g, hero, hound)
        flee(g)
        play(g, 0, "stay")
    win(g, hero, hound)
    assert g.score[0] == points


@rule("DV-TRAV-05")
def test_whoever_a_story_takes_away_and_another_one_back_enters_anew() -> None:
    """What was left of coming the first time is over."""
    away = {"a": {"rules": [ENTRY], "story": [{"go": "start", "how": "teleport"}]}}
    back = {"a": {"rules": [{"on": "enter", "do": [{"go": "next", "how": "teleport"}]}]}}
    g = ring(silent(locations={INN: away, "leaning-post": back}))
    menu(g)
    play(g, 0, f"go {INN}")
    while g.asked != (0,) or "end" not in legal(g, 0):
        assert g.asked != (CHANCE,)
        play(g, 0, f"pick place {INN}")
    assert g.piece(g.heroes[0]).place == place(g, INN) and g.score[0] == 1


@rule("DV-TRAV-05", "DV-AMB-11")
@pytest.mark.parametrize("whose", ["place", "character"])
def test_whoever_flees_while_somebody_speaks_hears_no_more_of_it(whose: str) -> None:
    """The postman is attacked as is said, and the hero flees from him; what comes after that is not read."""
    says: list[dict[str, Any]] = [{"do": [{"fight": "actor", "with": "npcs"}]}, {"do": [{"qp": 5}]}]
    if whose == "place":
        g = ring(inn(*({"on": "enter", **one} for one in says), story=False))
    else:
        toll = [{"on": "stay", "name": f"toll-{n}", **one} for n, one in enumerate(says)]
        g = ring(silent(enemies={"late-postman": {"abilities": toll}}))
    hero, postman = g.piece(g.heroes[0]), come(g, "late-postman", INN)
    menu(g)
    play(g, 0, f"go {INN}")
    strike_first(g, hero, postman)
    flee(g)
    play(g, 0, "stay")
    strike_first(g, hero, postman)
    postman.health = 1
    play(g, 0, "hit late-postman")
    throw(g, 6, 6)
    assert not combats(g) and g.score[0] == 0
