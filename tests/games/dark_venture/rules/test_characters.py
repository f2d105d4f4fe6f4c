"""Chapters "Playing characters" and "Characters placed by rules", and whom they hit."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.fights import fighters, ring, roll_low, silent, strike_first
from games.dark_venture.kit.position import (
    come,
    deal,
    figure,
    in_play,
    item,
    lead,
    legal,
    menu,
    place,
    play,
    throw,
    told,
)
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.content.cards import ARMOR_BONUS, ATTACK, BASE, LUCK, MIND, POWER, SPEED
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules import aggression, figures
from ludoteca.games.dark_venture.rules.combat import combats, fight_of
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.losses import Loss
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.rules.waking import Waking
from ludoteca.games.dark_venture.state import CONSCIOUS, DEAD, NOBODY, UNCONSCIOUS, Position
from ludoteca.testing import rule

# playing


def hold(g: Position, seat: int, name: str) -> int:
    """A character in a hand."""
    card = figure(g, name)
    g.figure_deck.loose[card] = 0
    g.hand_figures[seat].append(card)
    return card


@rule("DV-PLAY-01", "DV-PLAY-02", "DV-PLAY-03", "DV-PLAY-04", "DV-PLAY-05", "DV-PLAY-06", "DV-PLAY-08")
def test_s06_a_played_character_and_its_items() -> None:
    """S06: of five items one is in a hand, one discarded, one carried; of two two-handed weapons it holds the
    better one.
    """
    gear = ["tray", "bucket", "letter-opener", "weeping-halberd", "parting-shot"]
    g = ring(silent(enemies={"late-postman": {"gear": gear, "power": 5, "speed": 5}}))
    tray, bucket, knife, halberd, bow = (item(g, name) for name in gear)
    for one in (tray, bucket, knife):
        g.item_deck.loose[one] = 0
    g.hand_items[1].append(tray)
    g.item_discard.append(bucket)
    g.piece(g.heroes[1]).carried.append(knife)
    card = hold(g, 0, "late-postman")
    menu(g)
    play(g, 0, "play late-postman")
    play(g, 0, "into slantwise-inn")
    postman = g.piece(card)
    assert (postman.place, postman.health, postman.leader) == (place(g, "slantwise-inn"), 26, NOBODY)
    assert told(g, "shows-item") == [(1, tray)] and g.hand_items[1] == [tray]
    assert sorted([*postman.worn, *postman.carried]) == sorted([halberd, bow])
    assert len(postman.worn) == 1 and g.item_deck.loose[halberd] == g.item_deck.loose[bow] == 0
    assert g.item_discard == [bucket] and g.asked == (0,)


@rule("DV-PLAY-07", "DV-PLAY-09", "DV-PAID-10", "DV-AGGR-02", "DV-AGGR-03", "DV-AMB-34", "DV-COMBAT-02")
def test_s07_an_ambush_by_card() -> None:
    """S07: upon another player's hero and follower, at no cost; whoever played it is not involved."""
    g = ring()
    hero, rival = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    clerk = lead(g, 1, "clerk-dot", "slantwise-inn", ap=2)
    g.move(rival, clerk.place)
    card = hold(g, 0, "tax-birds-1")
    menu(g)
    play(g, 0, "play tax-birds-1")
    play(g, 0, "into slantwise-inn")
    bird = g.piece(card)
    assert fighters(g) == sorted([rival.card, clerk.card, card])
    assert (hero.ap, rival.ap, clerk.ap) == (3, 3, 2)
    strike_first(g, rival, clerk, bird)
    assert g.asked == (1,) and {"hit tax-birds-1", "flee 2"} <= set(legal(g, 1))
    play(g, 1, "flee 2")
    throw(g, 6, 6, 6, 6)
    throw(g, 1, 1)
    play(g, 1, "step hollow-oak-assembly")
    play(g, 1, "stay")
    bird.health = 1
    play(g, 1, "hit tax-birds-1")
    throw(g, 1, 1)
    assert not combats(g) and g.asked == (0,) and not g.on_map(card)
    assert not aggression.hostile(g, hero.card, rival.card)


@rule("DV-AGGR-03", "DV-L-05", "DV-AMB-24")
def test_s07_who_comes_back_after_a_flight_is_attacked_again() -> None:
    """Also where the character is not labelled aggressive: they have fought."""
    g = ring()
    hero = g.piece(g.heroes[0])
    menu(g)
    postman = come(g, "late-postman")
    play(g, 0, "attack late-postman")
    strike_first(g, hero, postman)
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    play(g, 0, "step slantwise-inn")
    play(g, 0, "stay")
    assert not combats(g)
    play(g, 0, "go leaning-post")
    assert fighters(g) == sorted([hero.card, postman.card])


@rule("DV-PLAY-10", "DV-HERO-09", "DV-PLAY-08")
def test_dv_play_10_unused_heroes_and_followers_are_played_likewise() -> None:
    """They come as characters whom nobody leads, with their gear; they do nothing by themselves."""
    g = ring()
    aurelio, clerk = hold(g, 0, "tin-aurelio"), hold(g, 0, "clerk-dot")
    menu(g)
    for name in ("tin-aurelio", "clerk-dot"):
        play(g, 0, f"play {name}")
        play(g, 0, "into slantwise-inn")
    assert g.piece(aurelio).leader == g.piece(clerk).leader == NOBODY
    assert g.piece(g.heroes[0]).ap == 2 and g.piece(aurelio).carried + g.piece(aurelio).worn
    g.piece(aurelio).health = 1
    g.call(Loss(aurelio, 1, g.heroes[0]))
    g.asked = ()
    g.advance()
    assert g.piece(aurelio).how == DEAD  # DV-DEFEAT-03: only a player's hero faints


# called by entries


def call(g: Position) -> None:
    """The first hero reads its entry."""
    content = g.terms.content
    number = [one.name for one in content.abilities].index("ysmene-tarr-call")
    hero = g.piece(g.heroes[0])
    read(g, content.abilities[number].line, Cast(0, hero.card, hero.card, where=hero.place))
    g.advance()


def calling(*steps: dict[str, Any]) -> Content:
    """The first hero has an entry of these steps."""
    return silent(heroes={"ysmene-tarr": {"abilities": [{"name": "call", "on": "act", "do": list(steps)}]}})


@rule("DV-NPC-01", "DV-NPC-04", "DV-L-08", "DV-AMB-72")
def test_l8_a_named_character_comes_out_of_a_hand() -> None:
    """It is shown and comes; its holder draws another one."""
    step = {"call": "late-postman", "to": "here", "n": 1, "none": [{"heal": 1}]}
    g = ring(calling(step))
    card = hold(g, 1, "late-postman")
    call(g)
    deal(g, "salt-hounds-1")
    assert g.on_map(card) and g.piece(card).placer == 0 and told(g, "shows-figure") == [(1, card)]
    assert g.hand_figures[1] == [figure(g, "salt-hounds-1")] and g.stack == []


@rule("DV-NPC-01", "DV-NPC-04")
def test_dv_npc_04_from_the_deck_the_discard_or_where_it_is() -> None:
    """Who is on the map is the one meant; a body is nobody: then the other branch is read."""
    step = {"call": "late-postman", "to": "next", "n": 1, "none": [{"lose": 2}]}
    for where in ("deck", "discard", "map", "body"):
        g = ring(calling(step))
        card, hero = figure(g, "late-postman"), g.piece(g.heroes[0])
        if where == "discard":
            g.figure_deck.loose[card] = 0
            g.figure_discard.append(card)
        elif where != "deck":
            g.become(come(g, "late-postman", "glass-flats"), CONSCIOUS if where == "map" else DEAD)
        call(g)
        if where == "deck":
            deal(g, "late-postman")
        wanted = {"deck": "slantwise-inn", "discard": "slantwise-inn"}.get(where, "glass-flats")
        assert g.piece(card).place == place(g, wanted), where
        assert hero.health == (32 if where == "body" else 34) and g.stack == []


@rule("DV-NPC-02", "DV-AMB-24")
def test_an_aggressive_character_that_is_called_fights_when_the_entry_is_over() -> None:
    """In the middle of a combat it joins that one (AMB-80)."""
    g = ring(calling({"call": "tax-birds", "to": "here", "n": 1}, {"heal": 1}))
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    menu(g)
    play(g, 0, "use ysmene-tarr-call")
    deal(g, "tax-birds-2")
    assert fighters(g) == sorted([hero.card, figure(g, "tax-birds-2")])


# whom they hit


@rule("DV-COMBAT-08", "DV-COMBAT-09", "DV-COMBAT-10", "DV-COOP-08", "DV-STAT-11")
@pytest.mark.parametrize(("mode", "hit"), [("competitive", "pell"), ("cooperative", "ysmene-tarr")])
def test_s08_whom_a_character_hits(mode: str, hit: str) -> None:
    """S08, TV-25: equal totals roll 4d6: the highest is hit, in co-op the lowest; then the last attacker; who
    is left alone when that one has fled.
    """
    g = ring(mode=mode)
    hero, pell = g.piece(g.heroes[0]), lead(g, 0, "pell", ap=2)
    assert figures.total(g, hero.card) == figures.total(g, pell.card) == 15
    menu(g)
    postman = come(g, "late-postman")
    play(g, 0, "attack late-postman")
    play(g, 0, "yes")
    if mode == "cooperative":
        play(g, 1, "no")  # the friend who is there, too, looks on
    strike_first(g, postman, pell, hero)
    dice = {hero.card: (3, 3, 3, 4), pell.card: (4, 4, 4, 4)}
    for card in sorted(dice):
        throw(g, *dice[card])
    throw(g, 1, 1)
    assert told(g, "strikes") == [(postman.card, figure(g, hit))]
    for _ in (pell, hero):
        play(g, 0, "hit late-postman")
        throw(g, 1, 1)
    throw(g, 1, 1)
    assert told(g, "strikes")[-1] == (postman.card, hero.card)  # who attacked it last
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)
    hero.ap = 2
    play(g, 0, "flee 2")
    throw(g, 6, 6, 6, 6)
    throw(g, 1, 1)
    play(g, 0, "step slantwise-inn")
    play(g, 0, "stay")
    throw(g, 1, 1)
    assert told(g, "strikes")[-1] == (postman.card, pell.card)  # the only one left


@rule("DV-COMBAT-08", "DV-STAT-11")
def test_tv_25_the_highest_total_is_hit_also_after_a_failed_flight() -> None:
    """TV-25: 15 before 14, without a roll. S08: who spent the battle turn on a flight has not attacked."""
    other = {"power": 6, "speed": 2, "mind": 2, "luck": 4}
    g = ring(silent(heroes={"ysmene-tarr": {"power": 3, "speed": 4, "mind": 5}}, followers={"pell": other}))
    hero, pell = g.piece(g.heroes[0]), lead(g, 0, "pell", ap=0)
    menu(g)
    postman = come(g, "late-postman")
    play(g, 0, "attack late-postman")
    play(g, 0, "yes")
    strike_first(g, pell, postman, hero)
    play(g, 0, "flee 0")
    throw(g, 1, 1)
    throw(g, 6, 6)
    throw(g, 1, 1)
    assert told(g, "strikes") == [(postman.card, hero.card)]


@rule("DV-COMBAT-06", "DV-COMBAT-07", "DV-COOP-07")
def test_dv_combat_07_players_choose_their_targets_in_each_battle_turn() -> None:
    """DV-COMBAT-06: the turn is over with the blow. In co-op all fight together, each by its own player."""
    g = ring(mode="cooperative")
    hero, friend = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    one, two = come(g, "tax-birds-1"), come(g, "tax-birds-2")
    menu(g)
    assert fighters(g) == sorted([hero.card, friend.card, one.card, two.card])
    strike_first(g, hero, friend, one, two)
    hits = {"hit tax-birds-1", "hit tax-birds-2"}
    assert {name for name in legal(g, 0) if name.startswith("hit")} == hits
    play(g, 0, "hit tax-birds-2")
    throw(g, 1, 1)
    assert g.asked == (1,) and {name for name in legal(g, 1) if name.startswith("hit")} == hits
    play(g, 1, "hit tax-birds-1")
    roll_low(g)
    blows = told(g, "strikes")
    assert blows == [
        (hero.card, two.card),
        (friend.card, one.card),
        (one.card, friend.card),
        (two.card, hero.card),
    ]
    play(g, 0, "hit tax-birds-1")
    throw(g, 1, 1)
    assert fight_of(g).last_attacker(one.card) == hero.card


@rule("DV-AGGR-04", "DV-AGGR-07", "DV-AGGR-09", "DV-COMBAT-14", "DV-PLAY-07")
def test_s09_three_sides_in_one_combat() -> None:
    """S09: another beast is played to two copies: it fights both, who are one side; whoever is peaceful and
    comes later is attacked by every aggressive one at once.
    """
    g = ring()
    one, two = come(g, "tax-birds-1", "slantwise-inn"), come(g, "tax-birds-2", "slantwise-inn")
    hound = hold(g, 0, "salt-hounds-1")
    menu(g)
    play(g, 0, "play salt-hounds-1")
    play(g, 0, "into slantwise-inn")
    assert fight_of(g).foes_of(g, hound) == sorted([one.card, two.card])
    assert fight_of(g).foes_of(g, one.card) == [hound]
    strike_first(g, one, two, g.piece(hound))
    g.piece(hound).health = 1
    throw(g, 1, 1)
    assert not combats(g) and g.asked == (0,)
    postman = hold(g, 0, "late-postman")
    play(g, 0, "play late-postman")
    play(g, 0, "into slantwise-inn")
    assert fighters(g) == sorted([one.card, two.card, postman])


# numbers


@rule("DV-STAT-02", "DV-STAT-07", "DV-ITEM-03")
def test_tv_02_a_figure_with_a_bow_and_something_on_its_head() -> None:
    """TV-02: POWER 4, SPEED 4, MIND 6, LUCK 1, attack and armor 1, health 26; a total of 15; 3 of 8 items."""
    plain = {"power": 4, "speed": 4, "mind": 6, "luck": 1, "health": 26}
    bow = {"attack": 1, "speed": 0, "hands": 2, "abilities": [], "needs": {}}
    hat = {"armor": 1, "mind": 0, "luck": 0, "search": 0, "abilities": [], "gifts": []}
    content = silent(
        heroes={"ysmene-tarr": plain}, weapons={"parting-shot": bow}, armor={"surveyors-hat": hat}
    )
    g = in_play(content)
    hero = lead(g, 0, "ysmene-tarr")
    hero.worn += [item(g, "parting-shot"), item(g, "surveyors-hat")]
    hero.carried.append(item(g, "marsh-tea-1"))
    stats = [figures.stat(g, hero.card, one) for one in (POWER, SPEED, MIND, LUCK, ATTACK, ARMOR_BONUS, BASE)]
    assert stats == [4, 4, 6, 1, 1, 1, 26] and figures.total(g, hero.card) == 15
    assert figures.hands_used(g, hero) == 2 and figures.room(g, hero.card) == 5


@rule("DV-DEFEAT-06", "DV-DEFEAT-02", "DV-AMB-28")
def test_dv_defeat_06_health_lost_outside_a_combat_fells_likewise() -> None:
    g = ring(calling({"lose": 50}))
    call(g)
    assert g.piece(g.heroes[0]).how == UNCONSCIOUS and g.piece(g.heroes[0]).health == 0
    assert aggression.unrest(g) == -1


@rule("DV-AMB-30", "DV-LOOT-03", "DV-L-19", "DV-AMB-32")
@pytest.mark.parametrize(
    ("mode", "answer"), [("competitive", ""), ("cooperative", "yes"), ("cooperative", "no")]
)
def test_amb_30_who_wakes_may_drag_somebody_along(mode: str, answer: str) -> None:
    """L19: in co-op the player of the dragged hero is asked; whoever woke goes in any case."""
    g = ring(mode=mode)
    hero, other = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    g.become(hero, UNCONSCIOUS)
    g.become(other, UNCONSCIOUS)
    g.call(Waking(0, hero.card))
    g.advance()
    throw(g, 6, 6, 6)
    play(g, 0, "drag captain-almost")
    assert legal(g, 0) == ["step slantwise-inn", "stay"]
    play(g, 0, "step slantwise-inn")
    if answer:
        play(g, 1, answer)
    assert hero.place == place(g, "slantwise-inn")
    assert (other.place == hero.place) == (answer != "no") and g.asked != (CHANCE,)
