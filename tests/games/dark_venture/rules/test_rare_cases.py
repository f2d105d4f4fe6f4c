"""Rare cases, read again in the ledger: where two rules meet, or something ends at an odd moment."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.fights import ring, silent, stalemate, strike_first
from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    asked_about,
    begin,
    come,
    deal_anything,
    in_play,
    lead,
    legal,
    menu,
    place,
    play,
    throw,
    told,
    with_cards,
)
from games.dark_venture.kit.table import hold as in_hand
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content.cards import ATTACK
from ludoteca.games.dark_venture.rules import aggression, figures
from ludoteca.games.dark_venture.rules.arrival import UNSEEN
from ludoteca.games.dark_venture.rules.combat import combats
from ludoteca.games.dark_venture.rules.defeat import defeat, hurt
from ludoteca.games.dark_venture.rules.losses import Loss
from ludoteca.games.dark_venture.rules.raises import UNTIL_FIGHT, add_raise
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import NOBODY, Position
from ludoteca.testing import rule


def fall(g: Position, seat: int) -> None:
    hero = g.piece(g.heroes[seat])
    hero.health = 0
    defeat(g, hero.card)


# a round begins


@rule("DV-DAY-08", "DV-DAY-03")
def test_the_double_noon_comes_before_what_a_place_does_when_a_round_begins() -> None:
    """Sun, AP, recovery, day event, then placements: in round 6 the event is the Double Noon."""
    call = {"on": "round", "do": [{"call": "tax-birds", "to": "here"}]}
    silent_quests: dict[str, dict[str, Any]] = {
        id: {"received": {}} for id in tables.shipped().tables["heroic"]
    }
    places = {**PLAIN_PLACES, "glass-flats": {"a": {"rules": [call]}}}
    g = in_play(with_cards(locations=places, heroic=silent_quests))
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost")
    g.current, g.round = NOBODY, 5
    begin(g, Rounds())
    deal_anything(g)
    assert legal(g, 0)[0].startswith("keep ") and told(g, "comes") == [], "nobody is placed before"
    for seat in (0, 1):
        play(g, seat, legal(g, seat)[0])
        deal_anything(g)
    assert [event[1] for event in told(g, "comes")][:1] == [place(g, "glass-flats")]


# phase 2 begins


@rule("DV-AMB-59", "DV-TRAV-02")
def test_whoever_travelled_unseen_is_not_seen_before_phase_2() -> None:
    """Not in phase 1, in which something may be played to relieve the hand."""
    g = ring()
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    g.terms.lore.arrive(g, [hero.card], place(g, "slantwise-inn"), UNSEEN)
    g.advance()
    come(g, "salt-hounds-1", "slantwise-inn")
    begin(g, Turn(0))
    assert g.asked == (0,) and hero.unseen and aggression.unrest(g) == -1
    play(g, 0, "draw item")
    deal_anything(g)
    assert hero.unseen
    play(g, 0, "no quest")
    assert not hero.unseen and len(combats(g)) == 1


@rule("DV-AMB-07", "DV-TURN-05", "DV-HAND-09")
def test_an_action_point_that_phase_1_took_does_not_end_phase_2() -> None:
    """Whoever starts phase 2 with none may still act for nothing, and ends it by choice."""
    g = in_play()
    hero = lead(g, 0, "ysmene-tarr", ap=1)
    lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    for name in (
        "heron-market",
        "salt-chapel",
        "drowned-archive",
        "bell-ridge",
        "mother-mole",
        "late-postman",
    ):
        in_hand(g, 0, name)
    begin(g, Turn(0))
    play(g, 0, "draw location")
    deal_anything(g)
    g.free_location[0] = g.free_character[0] = False
    play(g, 0, "play late-postman")
    play(g, 0, "into slantwise-inn")
    assert hero.ap == 0
    play(g, 0, "no quest")
    assert "end" in legal(g, 0) and g.asked == (0,)


@rule("DV-AMB-27")
def test_a_stalemate_holds_through_phase_1() -> None:
    g, hero, bird = stalemate()
    play(g, 0, "end")
    begin(g, Turn(0))
    assert hero.calm >> bird.card & 1
    play(g, 0, "draw item")
    deal_anything(g)
    play(g, 0, "no quest")
    assert len(combats(g)) == 1


@rule("DV-AMB-24", "DV-TRAV-02")
def test_whoever_was_unseen_until_the_end_of_the_turn_is_attacked_then_and_not_in_the_next() -> None:
    hide = {"name": "hide", "on": "act", "do": [{"raise": {"stat": "unseen", "n": 1}, "until": "turn"}]}
    g = ring(silent(heroes={"ysmene-tarr": {"abilities": [hide]}}))
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    menu(g)
    play(g, 0, "use ysmene-tarr-hide")
    come(g, "salt-hounds-1")
    play(g, 0, "end")
    assert len(combats(g)) == 1 and g.current == 0


@rule("DV-TURN-11", "DV-AMB-24")
def test_whom_a_place_makes_hostile_when_phase_2_begins_fights_before_anybody_is_courted() -> None:
    is_enemy = {"when": [{"is": "enemy", "who": "target"}], "then": [{"feud": "actor", "with": "target"}]}
    on_each_turn = {"on": "stay", "do": [{"each": "npcs", "do": [is_enemy]}]}
    g = ring(silent(locations={**PLAIN_PLACES, "leaning-post": {"a": {"rules": [on_each_turn]}}}))
    hero, postman = g.piece(g.heroes[0]), come(g, "late-postman")
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    come(g, "pell")
    begin(g, Turn(0, 2))
    assert combats(g) and sorted(combats(g)[0].fighters) == sorted([hero.card, postman.card])
    assert told(g, "rolled") == []


@rule("DV-NPC-05", "DV-AMB-60")
def test_what_was_demanded_in_the_last_turn_is_demanded_again_when_it_comes_in_the_next_round() -> None:
    """Once a turn; what walks when a round begins walks in nobody's turn."""
    toll = {"name": "toll", "on": "stay", "do": [{"lose": 1}]}
    roam = {"way": "hunt", "steps": 1, "how": "foot"}
    g = in_play(silent(enemies={"tollkeeper-of-nails": {"abilities": [toll], "roam": roam}}), seats=1)
    hero = lead(g, 0, "ysmene-tarr")
    keeper = come(g, "tollkeeper-of-nails")
    keeper.roams = g.terms.content.cards.figures[keeper.card].roams
    menu(g)
    play(g, 0, "go slantwise-inn")
    assert len(told(g, "loses-health")) == 1
    g.stack, g.asked, g.current = [], (), NOBODY
    begin(g, Rounds())
    assert keeper.place == hero.place and len(told(g, "loses-health")) == 2


# what happens within something else


@rule("DV-AMB-62", "DV-DEFEAT-06")
def test_what_wards_off_a_loss_still_does_when_somebody_else_loses_health_meanwhile() -> None:
    ward = {"name": "ward", "on": "hurt", "do": [{"ward": 2}]}
    thorns = {"name": "thorns", "on": "hurt", "do": [{"lose": 1, "who": "foe"}]}
    g = ring(silent(heroes={"ysmene-tarr": {"abilities": [ward, thorns]}}))
    hero, hound = g.piece(g.heroes[0]), come(g, "salt-hounds-1")
    begin(g, Loss(hero.card, 5, hound.card))
    assert (hero.health, hound.health) == (34 - 3, 26 - 1)


@rule("DV-AMB-62")
def test_what_is_rolled_again_still_is_when_other_dice_are_rolled_meanwhile() -> None:
    heard = {"on": "after-roll", "purpose": "search", "limit": "turn"}
    again = {"name": "again", **heard, "do": [{"reroll": "all"}]}
    other = {"name": "other", **heard, "do": [{"lose": "1d6"}]}
    g = ring(silent(heroes={"ysmene-tarr": {"abilities": [again, other]}}))
    menu(g)
    play(g, 0, "search")
    throw(g, 1)
    throw(g, 1)  # of the other one
    assert g.asked == (CHANCE,)
    throw(g, 3)
    assert g.asked == (0,) and [event[4] for event in told(g, "rolled")] == [5, 1, 7]


# fights within fights


@rule("DV-TRAV-05", "DV-AMB-80", "DV-FLEE-06")
@pytest.mark.parametrize("falls", [False, True])
def test_whoever_comes_back_into_a_fight_meets_what_waits_there_when_it_is_over(falls: bool) -> None:
    """Who is defeated in it skips what is left."""
    toll = {"a": {"rules": [{"on": "enter", "do": [{"lose": 1}]}]}}
    g = ring(silent(locations={**PLAIN_PLACES, "leaning-post": toll}))
    hero, pell = g.piece(g.heroes[0]), lead(g, 0, "pell", ap=2)
    g.move(g.piece(g.heroes[1]), place(g, "street-of-unbuilt-houses"))
    hound = come(g, "salt-hounds-1")
    menu(g)
    strike_first(g, hero, pell, hound)
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    play(g, 0, "step slantwise-inn")
    play(g, 0, "step leaning-post")
    assert hero.card in combats(g)[0].fighters and hero.health == 34
    if falls:
        hurt(g, hero.card, 34)
    hound.health = 1
    play(g, 0, "hit salt-hounds-1")
    throw(g, 1, 1)
    assert not combats(g) and "end" in legal(g, 0) and hero.health == (0 if falls else 33)


@rule("DV-COMBAT-15")
def test_once_a_fight_is_once_in_it_also_where_one_fought_elsewhere_meanwhile() -> None:
    """The hero flees into another fight, in which it can be done again, and back to the first."""
    growl = {"name": "growl", "on": "act", "limit": "fight", "do": [{"heal": 1}]}
    g = ring(silent(heroes={"ysmene-tarr": {"abilities": [growl]}}))
    hero, pell = g.piece(g.heroes[0]), lead(g, 0, "pell", ap=2)
    g.move(g.piece(g.heroes[1]), place(g, "street-of-unbuilt-houses"))
    hound, bird = come(g, "salt-hounds-1"), come(g, "tax-birds-1", "slantwise-inn")
    menu(g)
    strike_first(g, hero, pell, hound)
    for step, enemy in (("slantwise-inn", bird), ("leaning-post", hound)):
        play(g, 0, "use ysmene-tarr-growl")
        assert "use ysmene-tarr-growl" not in legal(g, 0)
        play(g, 0, "flee 0")
        throw(g, 6, 6)
        throw(g, 1, 1)
        play(g, 0, f"step {step}")
        if enemy is bird:
            strike_first(g, hero, bird)
    play(g, 0, "hit salt-hounds-1")
    for _ in range(2):
        throw(g, 1, 1)
    assert asked_about(g, 0) == "ysmene-tarr" and "use ysmene-tarr-growl" not in legal(g, 0)


@rule("DV-TOKEN-02", "DV-STAT-07")
def test_a_bonus_until_the_end_of_a_fight_that_comes_before_one_is_over_with_the_next() -> None:
    g = ring(silent())
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    add_raise(g, hero.card, ATTACK, 2, UNTIL_FIGHT)
    hound = come(g, "salt-hounds-1")
    hound.health = 1
    menu(g)
    strike_first(g, hero, hound)
    assert figures.stat(g, hero.card, ATTACK) == 2
    play(g, 0, "hit salt-hounds-1")
    throw(g, 1, 1)
    assert not combats(g) and figures.stat(g, hero.card, ATTACK) == 0


# waking and fleeing with a follower


@rule("DV-PAID-02", "DV-FOLL-10", "DV-WAKE-02")
@pytest.mark.parametrize("word", ["go", "alone"])
def test_the_follower_may_come_along_when_its_hero_wakes_and_walks(word: str) -> None:
    g = in_play(silent())
    hero = lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    pell = lead(g, 0, "pell", ap=2)
    fall(g, 0)
    menu(g)
    play(g, 0, "wake")
    throw(g, 6, 6, 6)
    assert legal(g, 0) == ["go slantwise-inn", "alone slantwise-inn", "stay"]
    play(g, 0, f"{word} slantwise-inn")
    inn, post = place(g, "slantwise-inn"), place(g, "leaning-post")
    assert (hero.place, pell.place) == (inn, inn if word == "go" else post)
    assert (hero.ap, pell.ap) == (2, 2), "waking cost the AP, walking none"


@rule("DV-WAKE-02", "DV-AMB-30")
def test_whoever_wakes_without_a_follower_steps_alone() -> None:
    g = in_play(silent())
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    lead(g, 0, "pell", "glass-flats", ap=2)
    fall(g, 0)
    menu(g)
    play(g, 0, "wake")
    throw(g, 6, 6, 6)
    assert legal(g, 0) == ["step slantwise-inn", "stay"]


@rule("DV-AMB-23", "DV-AMB-80", "DV-FLEE-06")
def test_a_flight_back_into_a_fight_that_goes_on_ends_there() -> None:
    """The hero flees into another fight, flees from it too, and comes back to where its follower fights."""
    g = ring(silent())
    hero, pell = g.piece(g.heroes[0]), lead(g, 0, "pell", ap=2)
    g.move(g.piece(g.heroes[1]), place(g, "street-of-unbuilt-houses"))
    hound, bird = come(g, "salt-hounds-1"), come(g, "tax-birds-1", "slantwise-inn")
    menu(g)
    strike_first(g, hero, pell, hound)
    for step, enemy in (("slantwise-inn", bird), ("leaning-post", hound)):
        play(g, 0, "flee 0")
        throw(g, 6, 6)
        throw(g, 1, 1)
        play(g, 0, f"step {step}")
        if enemy is bird:
            assert len(combats(g)) == 2
            strike_first(g, hero, bird)
    assert len(combats(g)) == 1 and hero.place == pell.place, "no second step is offered"
    assert hero.card in combats(g)[0].fighters and asked_about(g, 0) == "pell", "whose battle turn is next"
