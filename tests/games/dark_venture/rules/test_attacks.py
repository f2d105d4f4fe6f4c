"""Chapters "Combat" and "Aggressive characters": who takes part, from the first blow to the last."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.fights import fighters, ring, roll_low, silent, stalemate, strike_first
from games.dark_venture.kit.position import (
    answer,
    begin,
    come,
    in_play,
    lead,
    legal,
    menu,
    place,
    play,
    throw,
    told,
)
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.rules import aggression, fights, joining
from ludoteca.games.dark_venture.rules.combat import combats, fight_of
from ludoteca.games.dark_venture.rules.defeat import leave
from ludoteca.games.dark_venture.rules.quests import receive
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import Piece, Position
from ludoteca.testing import rule


def attack(g: Position, name: str) -> Piece:
    """The first seat's hero attacks a character who has come there; everybody else stays out of it."""
    menu(g)
    foe = come(g, name)
    play(g, 0, f"attack {name}")
    while g.asked != (CHANCE,):
        play(g, g.asked[0], "no")
    return foe


# who takes part


@rule("DV-COMBAT-13", "DV-PAID-09", "DV-AMB-26", "DV-L-03")
def test_dv_combat_13_the_attackers_partner_joins_if_its_player_wishes() -> None:
    """D-50: it costs nothing; whoever stays out is a bystander whom nobody can hit."""
    for reply, joins in (("yes", True), ("no", False)):
        g = ring()
        pell, postman = lead(g, 0, "pell", ap=2), come(g, "late-postman")
        menu(g)
        play(g, 0, "attack late-postman")
        assert legal(g, 0) == ["yes", "no"]
        play(g, 0, reply)
        assert (pell.card in fighters(g)) == joins
        assert (pell.card in fight_of(g).foes_of(g, postman.card)) == joins
        assert g.heroes[1] not in fighters(g)
        assert g.piece(g.heroes[0]).ap == 2 and pell.ap == 2


@rule("DV-COMBAT-17", "DV-AMB-26")
def test_dv_combat_17_the_attacked_heros_follower_is_asked_too() -> None:
    """In competitive play another player's hero may be attacked; its own player decides for its follower."""
    g = ring()
    clerk = lead(g, 1, "clerk-dot", ap=2)
    menu(g)
    play(g, 0, "attack captain-almost")
    assert g.asked == (1,) and legal(g, 1) == ["yes", "no"]
    play(g, 1, "yes")
    assert fighters(g) == sorted([g.heroes[0], g.heroes[1], clerk.card])
    assert fight_of(g).foes_of(g, clerk.card) == [g.heroes[0]]


@rule("DV-AMB-26")
def test_amb_26_aggression_draws_a_partner_in_without_asking() -> None:
    """The follower has fought the attacked one before; a stalemate kept them apart until now."""
    g = ring()
    pell, postman = lead(g, 0, "pell", ap=2), come(g, "late-postman")
    menu(g)
    aggression.make_hostile(g, pell.card, postman.card)
    aggression.calm_down(g, pell.card, postman.card)
    play(g, 0, "attack late-postman")
    assert g.asked == (CHANCE,) and pell.card in fighters(g)
    assert fight_of(g).foes_of(g, pell.card) == [postman.card]


@rule("DV-AMB-78", "DV-COOP-09")
def test_amb_78_whom_one_may_attack() -> None:
    """Anybody conscious but one's own partner, followers of nobody included; in co-op no friends."""
    for mode, rivals in (("competitive", True), ("cooperative", False)):
        g = ring(mode=mode)
        lead(g, 0, "pell", ap=2)
        come(g, "late-postman")
        g.become(come(g, "tollkeeper-of-nails"), 2)
        menu(g)
        come(g, "clerk-dot")
        attacks = {name for name in legal(g, 0) if name.startswith("attack ")}
        assert {"attack late-postman", "attack clerk-dot"} <= attacks
        assert not attacks & {"attack pell", "attack tollkeeper-of-nails"}
        assert ("attack captain-almost" in attacks) == rivals


@rule("DV-COMBAT-01")
def test_dv_combat_01_an_instruction_begins_a_combat() -> None:
    """Whoever is hostile to one of the two joins."""
    g = ring()
    postman, hound = come(g, "late-postman", "glass-flats"), come(g, "salt-hounds-1", "glass-flats")
    toll = come(g, "tollkeeper-of-nails", "glass-flats")
    fights.set_upon(g, postman.card, toll.card)
    g.advance()
    assert fighters(g) == sorted([postman.card, toll.card, hound.card])


FIGHTS_THEM = {
    "name": "call",
    "on": "act",
    "do": [
        {"pick": "figure", "from": "here", "is": "any", "by": "owner"},
        {"fight": "actor", "with": "target"},
    ],
}


def ordered(**options: Any) -> Position:
    """A ring in which the first hero has an entry that sets it upon somebody there."""
    g = ring(silent(heroes={"ysmene-tarr": {"abilities": [FIGHTS_THEM]}}), **options)
    menu(g)
    return g


@rule("DV-COMBAT-13", "DV-COMBAT-01", "DV-FOLL-10")
@pytest.mark.parametrize("joins", [True, False])
def test_dv_combat_13_the_partner_is_asked_where_an_entry_begins_the_fight(joins: bool) -> None:
    g = ordered()
    pell, postman = lead(g, 0, "pell", ap=2), come(g, "late-postman")
    play(g, 0, "use ysmene-tarr-call")
    play(g, 0, "pick late-postman")
    assert legal(g, 0) == ["yes", "no"]
    play(g, 0, "yes" if joins else "no")
    assert fighters(g) == sorted([g.heroes[0], postman.card, *([pell.card] if joins else [])])
    assert g.piece(g.heroes[0]).ap == 3 and pell.ap == 2


@rule("DV-COOP-09", "DV-COMBAT-01", "DV-L-03")
def test_dv_coop_09_friends_fight_where_an_entry_says_so() -> None:
    """Each with its own follower; nobody else has a part in it, and afterwards they are friends."""
    g = ordered(mode="cooperative")
    hero, friend = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    pell, clerk = lead(g, 0, "pell", ap=2), lead(g, 1, "clerk-dot", ap=2)
    play(g, 0, "use ysmene-tarr-call")
    play(g, 0, "pick captain-almost")
    play(g, 0, "yes")
    play(g, 1, "yes")
    fight = fight_of(g)
    assert fight.foes_of(g, hero.card) == fight.foes_of(g, pell.card) == sorted([friend.card, clerk.card])
    assert fight.foes_of(g, clerk.card) == sorted([hero.card, pell.card])
    strike_first(g, hero, pell, friend, clerk)
    bird = come(g, "tax-birds-1")
    friend.health = clerk.health = 1
    play(g, 0, "hit captain-almost")
    throw(g, 1, 1)
    throw(g, 1, 1)  # the bird, who comes: the last of all
    assert fight.foes_of(g, bird.card) == sorted([hero.card, pell.card, clerk.card])
    assert fight.foes_of(g, hero.card) == sorted([clerk.card, bird.card])
    bird.health = 1
    play(g, 0, "hit clerk-dot")
    throw(g, 1, 1)
    roll_low(g)
    play(g, 0, "hit tax-birds-1")
    throw(g, 1, 1)
    assert not combats(g) and not aggression.hostile(g, hero.card, friend.card)


@rule("DV-AMB-59", "DV-AMB-26")
def test_amb_59_whoever_was_unseen_is_seen_when_it_attacks() -> None:
    """Whoever is hostile to it is in that fight from the first."""
    g = ring(silent(enemies={"salt-hounds": {"spares": ["late-postman"]}}))
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    menu(g)
    hero.unseen = True
    postman, hound = come(g, "late-postman"), come(g, "salt-hounds-1")
    play(g, 0, "attack late-postman")
    assert fighters(g) == sorted([hero.card, postman.card, hound.card])


@rule("DV-COMBAT-02", "DV-COMBAT-11", "DV-COMBAT-14", "DV-L-04", "DV-AGGR-10", "DV-AMB-20", "DV-FLEE-10")
def test_dv_combat_11_characters_fight_among_themselves_to_the_end() -> None:
    """Nobody is asked, nobody flees; it ends when no two who are left are enemies."""
    g = ring()
    hound, bird = come(g, "salt-hounds-1", "glass-flats"), come(g, "tax-birds-1", "glass-flats")
    bird.health = 8
    fights.begin_by_aggression(g, hound.place)
    g.advance()
    strike_first(g, hound, bird)
    roll_low(g)
    assert told(g, "strikes") == [(hound.card, bird.card), (bird.card, hound.card), (hound.card, bird.card)]
    assert told(g, "flees") == [] and told(g, "dies") == [(bird.card,)]
    assert told(g, "fight-over") == [(place(g, "glass-flats"),)] and g.stack == []


@rule("DV-COMBAT-12", "DV-COMBAT-18", "DV-COMBAT-19", "DV-DEFEAT-01")
def test_dv_combat_18_afterwards_the_turn_goes_on() -> None:
    """One action, whatever it took; everybody is told of each roll and blow."""
    g = ring()
    postman = attack(g, "late-postman")
    postman.health = 1
    strike_first(g, g.piece(g.heroes[0]), postman)
    play(g, 0, "hit late-postman")
    throw(g, 1, 2)
    assert g.asked == (0,) and "end" in legal(g, 0) and g.piece(g.heroes[0]).ap == 2
    assert told(g, "strikes") == [(g.heroes[0], postman.card)]
    assert told(g, "damage") == [(g.heroes[0], postman.card, 7, 0, 0)]
    assert told(g, "dies") == [(postman.card,)]
    assert g.log is not None and all(event.seen_by == -1 for event in g.log)


# somebody comes


@rule("DV-AMB-80", "DV-COMBAT-04")
def test_amb_80_whoever_appears_joins_and_acts_from_the_next_round_on() -> None:
    """It rolls for first strike at once, on a tie alone; it can be hit, but does not act in this round."""
    g = ring()
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    postman = attack(g, "late-postman")
    strike_first(g, hero, postman)  # 14, 12
    bird = come(g, "tax-birds-1")
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)
    throw(g, 4, 5)  # 12, as the postman
    throw(g, 5, 5)  # 13
    assert fight_of(g).in_turn() == [hero.card, bird.card, postman.card]
    throw(g, 1, 1)
    assert told(g, "strikes")[-1][0] == postman.card and g.asked == (0,)
    assert {"hit late-postman", "hit tax-birds-1"} <= set(legal(g, 0))
    play(g, 0, "hit tax-birds-1")
    roll_low(g)
    assert [blow[0] for blow in told(g, "strikes")[-3:]] == [hero.card, bird.card, postman.card]


@rule("DV-AMB-80", "DV-AMB-24")
def test_amb_80_who_arrives_in_a_running_combat_joins_it() -> None:
    """No second combat begins within the first in the same place."""
    g = ring()
    hero = g.piece(g.heroes[0])
    pell = lead(g, 0, "pell", "slantwise-inn", ap=2)
    postman = attack(g, "late-postman")
    strike_first(g, hero, postman)
    pell.feuds = 1 << postman.card
    g.asked = ()
    g.terms.lore.arrive(g, [pell.card], postman.place)
    g.advance()
    assert len(combats(g)) == 1
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)
    assert pell.card in fighters(g) and fight_of(g).foes_of(g, pell.card) == [postman.card]


# sides change, fighters vanish


@rule("DV-AMB-80")
def test_whoever_is_taken_away_before_its_first_strike_is_not_waited_for() -> None:
    g = ring()
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    postman = attack(g, "late-postman")
    strike_first(g, hero, postman)
    bird = come(g, "tax-birds-1")
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)
    g.move(bird, place(g, "glass-flats"))
    throw(g, 4, 5)  # the bird's, for nothing
    throw(g, 1, 1)
    assert told(g, "strikes")[-1][0] == postman.card and g.asked == (0,)
    assert bird.card not in fight_of(g).in_turn()


def go_on(g: Position) -> None:
    """Something was changed by hand: whoever was asked is asked anew, if at all."""
    g.asked = ()
    g.advance()


@rule("DV-COMBAT-14", "DV-AMB-71", "DV-AGGR-11")
def test_who_joins_a_hero_in_the_middle_is_no_enemy_any_more() -> None:
    """AMB-71: while both are of one player; it fights whom the hero fights."""
    g = ring()
    hero = g.piece(g.heroes[0])
    bird = come(g, "tax-birds-1", "glass-flats")
    clerk = attack(g, "clerk-dot")
    strike_first(g, hero, clerk)
    g.move(bird, hero.place)
    joining.join(g, 0, clerk.card)
    assert fight_of(g).foes_of(g, hero.card) == [] and not aggression.hostile(g, hero.card, clerk.card)
    fights.set_upon(g, hero.card, bird.card)
    assert fight_of(g).foes_of(g, clerk.card) == [bird.card] == fight_of(g).foes_of(g, hero.card)
    joining.release(g, clerk.card)
    assert fight_of(g).foes_of(g, clerk.card) == [bird.card]


@rule("DV-COMBAT-11")
@pytest.mark.parametrize("how", ["teleport", "banish", "part", "join"])
def test_a_fight_ends_when_an_enemy_is_taken_away(how: str) -> None:
    """Never an error; the turn goes on."""
    g = ring()
    hero = g.piece(g.heroes[0])
    foe = attack(g, "late-postman")
    strike_first(g, hero, foe)
    if how == "teleport":
        g.move(foe, place(g, "glass-flats"))
    elif how == "banish":
        leave(g, foe.card)
    elif how == "part":
        fight_of(g).part(g, foe.card)
    else:
        joining.join(g, 0, foe.card)
    go_on(g)
    assert g.asked == (0,) and not combats(g) and "end" in legal(g, 0)


# quests and the end


def with_quest(g: Position, name: str) -> int:
    quest = [one.id for one in g.terms.content.cards.quests].index(name)
    receive(g, 0, quest)
    return quest


@rule("DV-AMB-75", "DV-QUEST-02")
def test_amb_75_a_quest_is_scored_in_the_middle_of_a_combat() -> None:
    g = ring()
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    bird, other = come(g, "tax-birds-1"), come(g, "tax-birds-2")
    quest = with_quest(g, "fair-warning")  # beat anyone, or flee
    bird.health = 1
    fights.begin_by_aggression(g, bird.place)
    g.advance()
    strike_first(g, hero, bird, other)
    play(g, 0, "hit tax-birds-1")
    throw(g, 1, 1)
    answer(g, 0, "warn-nobody")
    assert told(g, "fulfils")[0][:2] == (0, quest)
    assert combats(g) and g.on_map(other.card) and g.asked == (CHANCE,)


@rule("DV-AMB-84", "DV-AMB-40")
def test_amb_84_a_game_may_be_won_in_the_middle_of_a_combat() -> None:
    """L30: at once; nothing after it is played."""
    g = in_play(silent(), 1, mode="questing", length="short")
    hero = lead(g, 0, "ysmene-tarr")
    bird, other = come(g, "tax-birds-1"), come(g, "tax-birds-2")
    with_quest(g, "fair-warning")
    g.score[0] = 14
    bird.health = 1
    menu(g)
    strike_first(g, hero, bird, other)
    play(g, 0, "hit tax-birds-1")
    throw(g, 1, 1)
    answer(g, 0, "warn-nobody")
    assert g.asked == () and g.stack == [] and g.score[0] == 15 and g.on_map(other.card)


# stalemate


@rule("DV-AMB-27", "DV-COMBAT-16")
def test_amb_27_after_a_stalemate_the_pair_is_left_alone_for_a_while() -> None:
    """Until one of them leaves, or until the player's next phase 2."""
    for until in ("turn", "leave"):
        g, hero, bird = stalemate()
        assert not combats(g) and "end" in legal(g, 0)
        assert aggression.unrest(g) == -1 and hero.feuds >> bird.card & 1
        if until == "leave":
            play(g, 0, "go slantwise-inn")
            play(g, 0, "go leaning-post")
        else:
            play(g, 0, "end")
            begin(g, Turn(0))
            play(g, 0, "draw item")
            g.apply(CHANCE, g.options(CHANCE)[0])
            play(g, 0, "no quest")
        assert len(combats(g)) == 1, until


@rule("DV-AMB-27", "DV-AMB-26", "DV-AGGR-09")
def test_amb_27_who_is_attacked_after_a_stalemate_does_not_fight_alone() -> None:
    """Only aggression is not tested; whoever is hostile to the attacker still is, as its copy here."""
    g, hero, bird = stalemate()
    other = come(g, "tax-birds-2")
    aggression.make_hostile(g, hero.card, other.card)
    aggression.calm_down(g, hero.card, other.card)
    play(g, 0, "attack tax-birds-1")
    assert fighters(g) == sorted([hero.card, bird.card, other.card])
    assert fight_of(g).foes_of(g, hero.card) == sorted([bird.card, other.card])
    strike_first(g, hero, bird, other)
    fight_of(g).part(g, other.card)
    play(g, 0, "hit tax-birds-1")
    roll_low(g)
    assert other.card not in fighters(g), "who left it by an entry is not drawn in again"
