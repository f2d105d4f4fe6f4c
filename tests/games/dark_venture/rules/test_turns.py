"""Chapters "Rounds and turns", "Paid actions", "Free once, then paid", "Hand and decks"."""

from __future__ import annotations

import pytest

import ludoteca
from games.dark_venture.kit.box import check
from games.dark_venture.kit.position import deal, figure, item, legal, play, throw
from games.dark_venture.kit.table import acting, begin, come, give, hold, lay, plain_with, table
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.games.dark_venture.rules import decks, items, rounds, turns
from ludoteca.games.dark_venture.state import NOBODY, UNCONSCIOUS, Position
from ludoteca.testing import rule


def verbs(g: Position, seat: int) -> set[str]:
    return {move.split(" ")[0] for move in legal(g, seat)}


@rule("DV-SETUP-12", "DV-COOP-04", "DV-SOLO-06")
@pytest.mark.parametrize(("seats", "ap"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_tv_21_action_points_by_the_number_of_heroes(seats: int, ap: int) -> None:
    g = table(seats)
    assert [g.piece(card).ap for card in g.heroes] == [ap] * seats
    assert come(g, "pell", leader=0).ap == 2


@rule("DV-TURN-01", "DV-TURN-02", "DV-TURN-03", "DV-TURN-06", "DV-AMB-65", "DV-GEN-08")
def test_a_turn_is_a_draw_a_renewal_actions_and_the_next_player_follows() -> None:
    g = table(2)
    begin(g, rounds.Rounds())
    assert g.current == 0 and legal(g, 0) == ["new quest", "draw item", "draw character", "draw location"]
    play(g, 0, "draw item")
    deal(g, "marsh-tea-1")
    assert legal(g, 0) == ["new quest", "no quest"]
    play(g, 0, "no quest")
    assert "end" in legal(g, 0) and legal(g, 1) == []
    play(g, 0, "end")
    assert g.current == 1 and "draw item" in legal(g, 1)


@rule("DV-TURN-02", "DV-AMB-65", "DV-QUEST-08")
def test_side_quests_may_be_renewed_before_the_draw_and_then_not_after_it() -> None:
    g = table(2)
    begin(g, rounds.Rounds())
    play(g, 0, "new quest")
    g.apply(CHANCE, g.options(CHANCE)[0])
    assert legal(g, 0) == ["draw item", "draw character", "draw location"]
    play(g, 0, "draw item")
    deal(g, "marsh-tea-1")
    assert "end" in legal(g, 0)


@rule("DV-TURN-04", "DV-AMB-07")
def test_one_may_end_with_action_points_left_and_with_none_spent() -> None:
    g = table(2)
    acting(g, 0)
    play(g, 0, "end")
    assert not g.stack


@rule("DV-TURN-05", "DV-AMB-07", "DV-PAID-02", "DV-AMB-08", "DV-L-12")
def test_s01_the_last_action_point_ends_the_phase_after_all_that_follows() -> None:
    g = table(2)
    inn = lay(g, "slantwise-inn", 0, -1)
    hero = g.piece(g.heroes[0])
    pell = come(g, "pell", leader=0)
    hero.ap, pell.ap = 1, 1
    hold(g, 0, "marsh-tea-1")
    acting(g, 0)
    play(g, 0, "go slantwise-inn")
    assert (hero.place, pell.place, hero.ap, pell.ap) == (inn, inn, 0, 1)
    assert {"stow", "follower"} <= verbs(g, 0) and not {"go", "search", "attack"} & verbs(g, 0)
    play(g, 0, "follower search")
    throw(g, 6)
    for name in ("whistle", "bucket", "spare-key"):
        deal(g, name)
    play(g, 0, "find whistle")
    assert not g.stack, "the search and the pick are done, then phase 3 begins by itself"


@rule("DV-AMB-07", "DV-ITEM-13")
def test_s01_an_action_point_that_is_gained_goes_on() -> None:
    inn = {"a": {"rules": [{"on": "enter", "do": [{"ap": 1}]}]}}
    g = table(2, content=plain_with(locations={"slantwise-inn": inn}))
    lay(g, "slantwise-inn", 0, -1)
    g.piece(g.heroes[0]).ap = 1
    acting(g, 0)
    play(g, 0, "go slantwise-inn")
    assert g.piece(g.heroes[0]).ap == 1 and "end" in legal(g, 0)


@rule("DV-AMB-07")
def test_who_begins_without_action_points_still_acts_freely_and_the_end_may_be_by_choice() -> None:
    g = table(2)
    g.piece(g.heroes[0]).ap = 0
    acting(g, 0)
    assert "end" in legal(g, 0)
    g = table(2, auto_end=False)
    lay(g, "slantwise-inn", 0, -1)
    g.piece(g.heroes[0]).ap = 1
    acting(g, 0)
    play(g, 0, "go slantwise-inn")
    assert legal(g, 0) and g.piece(g.heroes[0]).ap == 0


@rule("DV-TURN-07", "DV-TURN-08", "DV-STAT-08", "DV-STAT-10", "DV-AMB-05", "DV-AMB-06", "DV-L-18")
@rule("DV-DAY-01", "DV-DAY-02", "DV-DAY-08")
def test_s15_a_round_begins_with_the_sun_action_points_and_recovery() -> None:
    g = table(3)
    g.round = 3
    enemy = come(g, "late-postman", lay(g, "slantwise-inn", 0, -1))
    dead = come(g, "mother-mole", lay(g, "heron-market", 0, 1))
    pell = come(g, "pell", leader=0)
    first, second, third = (g.piece(card) for card in g.heroes)
    enemy.health, pell.health = 5, g.terms.content.cards.figures[pell.card].health - 1
    g.become(third, UNCONSCIOUS)
    third.health = 0
    g.become(dead, 2)
    dead.health = 0
    give(g, dead, "whistle")
    first.ap, second.ap, pell.ap = 0, 5, 0
    full = second.health
    begin(g, rounds.Rounds())
    assert (g.round, enemy.health, second.health, third.health, dead.health) == (4, 7, full, 0, 0)
    assert pell.health == g.terms.content.cards.figures[pell.card].health, "no more than the base"
    assert (first.ap, second.ap, pell.ap) == (2, 2, 2), "nothing is carried over"


@rule("DV-STAT-08", "DV-STAT-09", "DV-AMB-46", "DV-AMB-05")
def test_tv_01_s15_more_base_health_fills_nobody_and_less_takes_it_away() -> None:
    box = plain_with(heroes={"ysmene-tarr": {"health": 36}}, armor={"boilerplate": {"base": 10, "needs": {}}})
    g = table(2, content=box)
    hero = g.piece(g.heroes[0])
    give(g, hero, "boilerplate", worn=True)
    g.round = 0
    begin(g, rounds.Rounds())
    assert hero.health == 38
    hero.health = 46
    items.take_off(g, hero.card, item(g, "boilerplate"))
    assert hero.health == 36
    items.wear(g, hero.card, item(g, "boilerplate"))
    assert hero.health == 36


@rule("DV-TURN-10", "DV-TURN-11", "DV-NPC-05", "DV-AMB-60", "DV-GEN-05")
def test_s23_what_happens_on_each_turn_comes_before_the_first_action_and_once() -> None:
    one = {"min": 1, "max": 1, "do": [{"ap": -1}]}
    five = {"min": 5, "max": 6, "do": [{"ap": 1}]}
    roll = {"roll": "1d6", "bands": [one, five]}
    orchard = {"a": {"rules": [{"on": "stay", "do": [roll]}]}}
    g = table(2, content=plain_with(locations={"slantwise-inn": orchard}))
    inn = lay(g, "slantwise-inn", 0, -1)
    g.move(g.piece(g.heroes[0]), inn)
    begin(g, turns.Turn(0))
    play(g, 0, "draw item")
    deal(g, "whistle")
    play(g, 0, "no quest")
    throw(g, 3)
    assert g.piece(g.heroes[0]).ap == 3 and "end" in legal(g, 0), "3 has no entry: nothing happens"


@rule("DV-PAID-01", "DV-PAID-13", "DV-MAP-11", "DV-AMB-12")
def test_walking_costs_one_action_point_of_whoever_walks_and_needs_two_doors() -> None:
    g = table(2)
    lay(g, "slantwise-inn", 0, -1)
    lay(g, "ferry-without-a-far-bank", 1, 0)  # its doors look north and south
    pell = come(g, "pell", leader=0)
    acting(g, 0)
    walks = [move for move in legal(g, 0) if move.split()[0] in ("go", "alone", "send")]
    assert walks == ["go slantwise-inn", "alone slantwise-inn", "send slantwise-inn"]
    play(g, 0, "send slantwise-inn")
    assert (pell.ap, g.piece(g.heroes[0]).ap) == (1, 3)
    play(g, 0, "go slantwise-inn")
    assert (pell.ap, g.piece(g.heroes[0]).ap) == (1, 2)


@rule("DV-PAID-04", "DV-PAID-06", "DV-AMB-68")
@pytest.mark.parametrize("mind", range(1, 9))
def test_tv_06_a_search_needs_eight_with_one_die_and_mind(mind: int) -> None:
    for die in range(1, 7):
        g = table(2, content=plain_with(heroes={"ysmene-tarr": {"mind": mind}}))
        acting(g, 0)
        play(g, 0, "search")
        throw(g, die)
        found = any(isinstance(step, decks.Deal) for step in g.stack)
        assert found == (die + mind >= 8)
        assert g.searched[0]


@rule("DV-PAID-05", "DV-PAID-06", "DV-PAID-07", "DV-ITEM-04", "DV-FREE-07")
def test_s17_what_cannot_be_carried_falls_and_nobody_searches_there_again() -> None:
    g = table(2)
    hero = g.piece(g.heroes[0])
    for name in (
        "whistle",
        "bucket",
        "tray",
        "spare-key",
        "apology",
        "invitation",
        "pendulum",
        "measuring-rod",
    ):
        give(g, hero, name)
    come(g, "pell", leader=0)
    acting(g, 0)
    play(g, 0, "search")
    throw(g, 6)
    for name in ("marsh-tea-1", "marsh-tea-2", "gate-bar"):
        deal(g, name)
    assert sorted(legal(g, 0)) == ["find gate-bar", "find marsh-tea-1", "find marsh-tea-2"]
    play(g, 0, "find marsh-tea-1")
    assert items.on_floor(g, 0) == [item(g, "marsh-tea-1")] and len(g.item_discard) == 2
    assert "follower search" not in legal(g, 0)
    check(g)


@rule("DV-PAID-07", "DV-ITEM-09")
def test_s11_s17_a_beast_neither_searches_nor_wears_but_carries() -> None:
    g = table(2)
    horse = come(g, "moth-horse", leader=0)
    give(g, horse, "bucket")
    acting(g, 0)
    assert "follower search" not in legal(g, 0) and "wear bucket" not in legal(g, 0)
    hold(g, 0, "tray")
    assert "follower stow tray" in legal(g, 0)


@rule("DV-HAND-01", "DV-HAND-02", "DV-HAND-09", "DV-ONCE-01", "DV-AMB-17")
def test_s03_the_draw_comes_first_and_the_relief_uses_the_free_play() -> None:
    g = table(2)
    for name in ("slantwise-inn", "heron-market", "salt-chapel", "late-postman", "mother-mole", "whistle"):
        hold(g, 0, name)
    begin(g, turns.Turn(0))
    assert "skip" in legal(g, 0), "at the limit it may be left out"
    play(g, 0, "draw location")
    deal(g, "glass-flats")
    assert {"toss", "stow", "lay"} <= verbs(g, 0) and "end" not in legal(g, 0)
    play(g, 0, "lay slantwise-inn")
    play(g, 0, "at 0,-1")
    play(g, 0, "turn 0")
    play(g, 0, "no quest")
    assert not g.free_location[0] and g.free_character[0] and decks.hand_size(g, 0) == 6


@rule("DV-HAND-03", "DV-AMB-17")
def test_s03_the_relief_may_take_the_action_point_that_the_draw_needs() -> None:
    g = table(2)
    for name in ("slantwise-inn", "whistle", "bucket", "tray", "spare-key", "apology"):
        hold(g, 0, name)
    g.free_location[0] = False
    g.piece(g.heroes[0]).ap = 1
    acting(g, 0)
    play(g, 0, "draw item")
    play(g, 0, "lay slantwise-inn")
    play(g, 0, "at 0,-1")
    play(g, 0, "turn 0")
    assert not g.stack and decks.hand_size(g, 0) == 5


@rule("DV-HAND-03", "DV-PAID-08", "DV-ONCE-01", "DV-AMB-17")
def test_s03_a_paid_draw_wants_the_relief_before() -> None:
    g = table(2)
    lay(g, "heron-market", 0, -1)
    for name in ("slantwise-inn", "glass-flats", "salt-chapel", "late-postman", "mother-mole", "whistle"):
        hold(g, 0, name)
    g.free_location[0] = False
    acting(g, 0)
    play(g, 0, "draw item")
    assert {"toss", "stow", "lay", "play"} == verbs(g, 0)
    play(g, 0, "toss whistle")
    deal(g, "bucket")
    assert g.piece(g.heroes[0]).ap == 2 and decks.hand_size(g, 0) == 6


@rule("DV-HAND-04", "DV-AMB-16", "DV-MAP-10")
def test_s03_only_what_cannot_be_relieved_is_buried() -> None:
    g = table(2)
    g.free_character[0] = False
    g.piece(g.heroes[0]).ap = 1
    for name in ("late-postman", "mother-mole", "appraiser", "left-heir", "right-heir", "unborn-duke"):
        hold(g, 0, name)
    acting(g, 0)
    play(g, 0, "draw character")
    assert verbs(g, 0) == {"bury"}, "there is no place to play them to"
    play(g, 0, "bury late-postman")
    assert g.figure_discard == [figure(g, "late-postman")]


@rule("DV-HAND-05", "DV-HAND-06", "DV-AMB-44")
def test_an_empty_deck_is_renewed_from_its_discards_and_locations_are_not() -> None:
    g = table(2)
    g.item_deck.loose = [0] * len(g.item_deck.loose)
    g.place_deck.loose = [0] * len(g.place_deck.loose)
    g.item_discard = [3, 5]
    begin(g, turns.Turn(0))
    assert legal(g, 0) == ["new quest", "draw item", "draw character"]
    play(g, 0, "draw item")
    assert sorted(g.item_deck.loose)[-2:] == [1, 1] and g.item_discard == []


@rule("DV-ONCE-01", "DV-ONCE-02", "DV-ONCE-03", "DV-AMB-18", "DV-MAP-03")
def test_the_first_location_and_the_first_character_of_a_turn_are_free() -> None:
    g = table(2)
    pell = come(g, "pell", leader=0)
    for name in ("slantwise-inn", "heron-market", "late-postman", "mother-mole"):
        hold(g, 0, name)
    acting(g, 0)
    play(g, 0, "follower lay slantwise-inn")
    play(g, 0, "at 0,-1")
    play(g, 0, "turn 0")
    assert (pell.ap, g.piece(g.heroes[0]).ap) == (2, 3), "the free play is the player's"
    play(g, 0, "follower lay heron-market")
    play(g, 0, "at 0,1")
    play(g, 0, "turn 0")
    assert (pell.ap, g.piece(g.heroes[0]).ap) == (1, 3), "then whoever acts pays"
    play(g, 0, "play late-postman")
    play(g, 0, "into slantwise-inn")
    assert g.piece(g.heroes[0]).ap == 3
    play(g, 0, "play mother-mole")
    assert legal(g, 0) == ["into slantwise-inn", "into heron-market"]
    assert g.piece(g.heroes[0]).ap == 2


@rule("DV-PLAY-01", "DV-AMB-14", "DV-L-23")
def test_characters_go_beside_the_figure_through_doors_unless_it_was_agreed_otherwise() -> None:
    for adjacency, places in (
        ("linked", ["into slantwise-inn"]),
        ("neighbour", ["into slantwise-inn", "into ferry-without-a-far-bank"]),
    ):
        g = table(2, adjacency=adjacency)
        lay(g, "slantwise-inn", 0, -1)
        lay(g, "ferry-without-a-far-bank", 1, 0)
        hold(g, 0, "late-postman")
        acting(g, 0)
        play(g, 0, "play late-postman")
        assert legal(g, 0) == places


@rule("DV-L-23")
@pytest.mark.parametrize("language", LANGUAGES)
def test_l23_whoever_agrees_on_neighbours_behind_walls_is_warned(language: str) -> None:
    assert ludoteca.new("dark-venture").warnings == []
    warned = ludoteca.new("dark-venture", options={"adjacency": "neighbour"}).warnings
    words = Words("ludoteca.games.dark_venture", language)
    assert ["DV-L-23" in words.text(warning) for warning in warned] == [True]


@rule("DV-SOLO-04", "DV-SOLO-05", "DV-HAND-01")
def test_s05_alone_one_draws_two_cards_of_two_decks_and_holds_seven() -> None:
    g = table(1)
    for name in ("whistle", "bucket", "tray", "spare-key", "apology", "invitation", "pendulum"):
        hold(g, 0, name)
    begin(g, turns.Turn(0))
    play(g, 0, "draw item")
    deal(g, "gate-bar")
    assert "toss gate-bar" in legal(g, 0), "eight cards want relief"
    play(g, 0, "toss gate-bar")
    assert "draw item" not in legal(g, 0) and "draw location" in legal(g, 0)


@rule("DV-HAND-02", "DV-AMB-77")
def test_cards_that_an_entry_gives_out_of_turn_are_relieved_before_the_turn_goes_on() -> None:
    g = table(2)
    for name in ("whistle", "bucket", "tray", "spare-key", "apology", "invitation", "slantwise-inn"):
        hold(g, 1, name)
    acting(g, 0)
    assert g.asked == (1,) and verbs(g, 1) == {"toss", "stow"}, "nothing is played out of turn"
    play(g, 1, "toss whistle")
    assert g.asked == (0,)


@rule("DV-HAND-07", "DV-HAND-08", "DV-AMB-70")
def test_hands_are_hidden_and_sizes_and_discards_are_open() -> None:
    from ludoteca.games.dark_venture.view import view

    g = table(2)
    hold(g, 0, "whistle")
    g.item_discard = [item(g, "bucket")]
    acting(g, 0)
    assert view(g, 0)["hand"] == ["whistle"] and view(g, 1)["hand"] == []
    assert "whistle" not in str(view(g, 1)) and view(g, 1)["players"][0]["hand"] == [1, 0, 0]
    assert view(g, 1)["decks"]["items"] == ["bucket"]
    assert g.current != NOBODY
