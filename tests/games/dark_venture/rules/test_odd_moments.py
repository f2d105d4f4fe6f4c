"""What an owner's entries may do at moments at which the box does nothing of the kind."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.fights import FIERCE, ring, silent, strike_first
from games.dark_venture.kit.position import (
    OPTIONS,
    ROW,
    asked_about,
    begin,
    come,
    deal_anything,
    item,
    lead,
    legal,
    menu,
    place,
    play,
    throw,
    told,
    worn,
)
from games.dark_venture.kit.quests import quest_of, stage
from ludoteca.games.dark_venture.content.cards import BASE, HEROIC
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.aggression import make_hostile
from ludoteca.games.dark_venture.rules.blows import Blow
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.lore import Books
from ludoteca.games.dark_venture.rules.menu import Menu
from ludoteca.games.dark_venture.rules.opening import set_up
from ludoteca.games.dark_venture.rules.rolls import DiceRoll
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.rules.turns import Draw, Turn
from ludoteca.games.dark_venture.state import DEAD, NOBODY, UNCONSCIOUS, Piece, Position, Terms
from ludoteca.testing import rule


def give(g: Position, piece: Piece, name: str, is_worn: bool = False) -> None:
    g.item_deck.loose[item(g, name)] = 0
    (piece.worn if is_worn else piece.carried).append(item(g, name))


def whistle(*steps: dict[str, Any], **entries: Any) -> Position:
    """Two heroes at the start; of an object the test says what it does."""
    call = {"name": "call", "on": "use", "do": list(steps)}
    return ring(silent(objects={"whistle": {"abilities": [call]}}, **entries))


def let_read(g: Position) -> None:
    """Hour 3 is read for the first player's hero."""
    hero = g.heroes[0]
    read(g, g.terms.content.hours[2], Cast(0, hero, hero, where=g.piece(hero).place))
    g.asked = ()
    g.advance()


def hour(*steps: dict[str, Any]) -> Position:
    """The heroes at the start, in the first one's turn; hour 3 is what the test says."""
    g = ring(silent(hours={"hour-three": {"do": list(steps)}}))
    menu(g)
    return g


# who follows somebody else


@rule("DV-COMBAT-06", "DV-AMB-19", "DV-AMB-56")
def test_whoever_is_released_in_its_battle_turn_fights_on_by_itself() -> None:
    g = whistle({"quit": "actor"})
    g.move(g.piece(g.heroes[1]), place(g, ROW[3]))
    pell, postman = lead(g, 0, "pell", ap=2), come(g, "late-postman")
    give(g, pell, "whistle")
    menu(g)
    play(g, 0, "follower attack late-postman")
    play(g, 0, "no")
    strike_first(g, pell, postman)
    play(g, 0, "follower use whistle-call")
    throw(g, 6, 6)
    assert pell.leader == NOBODY
    assert isinstance(g.stack[-2], Blow) and told(g, "strikes") == [(pell.card, postman.card)]


@rule("DV-COMBAT-06", "DV-AMB-19", "DV-FOLL-03")
def test_whoever_comes_to_follow_a_hero_in_its_battle_turn_is_led_from_then_on() -> None:
    """A follower of the map uses what it can once a fight, and has a player then."""
    join = {"each": "pcs", "do": [{"join": "self"}]}
    joins = {"name": "joins", "on": "use", "limit": "fight", "do": [join]}
    g = ring(silent(followers={"pell": {"abilities": [joins]}}))
    g.move(g.piece(g.heroes[1]), place(g, ROW[3]))
    hero, pell, postman = g.piece(g.heroes[0]), come(g, "pell"), come(g, "late-postman")
    for piece in (hero, pell):
        make_hostile(g, piece.card, postman.card)
    menu(g)
    strike_first(g, pell, hero, postman)
    assert pell.leader == 0 and g.asked == (0,)
    assert asked_about(g, 0) == "pell" and told(g, "strikes") == []


@rule("DV-PAID-06", "DV-AMB-56")
def test_whoever_is_released_by_its_search_finds_nothing() -> None:
    rules = [{"on": "search", "do": [{"quit": "actor"}]}]
    g = ring(silent(locations={ROW[0]: {"a": {"rules": rules}}}))
    pell = lead(g, 0, "pell", ap=2)
    menu(g)
    play(g, 0, "follower search")
    throw(g, 6)
    assert pell.leader == NOBODY and g.asked == (0,) and isinstance(g.stack[-1], Menu)
    assert g.searched[pell.place] and told(g, "looks-at-item") == []


# where they go


@rule("DV-LOOT-03", "DV-AMB-30")
def test_whoever_was_taken_away_from_a_body_may_drag_another() -> None:
    g = whistle({"go": "start", "how": "teleport"})
    hero, other = (g.piece(card) for card in g.heroes)
    g.move(hero, place(g, ROW[3]))
    postman = come(g, "late-postman", ROW[3])
    give(g, postman, "bucket")
    g.become(postman, DEAD)
    g.become(other, UNCONSCIOUS)
    give(g, hero, "whistle")
    menu(g)
    play(g, 0, "drag late-postman")
    play(g, 0, "use whistle-call")
    assert "drag captain-almost" in legal(g, 0)


@rule("DV-TRAV-03")
def test_those_who_change_places_do_not_meet_each_other() -> None:
    g = hour({"pick": "figure", "from": "map", "is": "captain-almost"}, {"swap": "actor", "with": "target"})
    first, second = (g.piece(card) for card in g.heroes)
    g.move(second, place(g, ROW[3]))
    first.feuds, second.feuds = 1 << second.card, 1 << first.card
    let_read(g)
    assert (first.place, second.place) == (place(g, ROW[3]), place(g, ROW[0]))
    assert g.asked == (0,) and told(g, "joins-fight") == []


@rule("DV-TRAV-03")
def test_who_falls_in_leaving_is_not_waited_for() -> None:
    swap = {"swap": "actor", "with": "target"}
    weak = {"abilities": [{"on": "leave", "do": [{"fell": "actor"}]}]}
    steps = [{"pick": "figure", "from": "map", "is": "late-postman"}, swap]
    g = ring(silent(hours={"hour-three": {"do": steps}}, enemies={"late-postman": weak}))
    menu(g)
    hero = g.piece(g.heroes[0])
    postman = come(g, "late-postman", ROW[3])
    let_read(g)
    assert hero.place == place(g, ROW[3]) and not g.on_map(postman.card)


@rule("DV-TRAV-01", "DV-TRAV-03")
@pytest.mark.parametrize("how", ["foot", "teleport"])
def test_all_who_are_meant_go_wherever_each_of_them_is(how: str) -> None:
    g = hour({"go": "place", "who": "heroes", "how": how})
    first, second = (g.piece(card) for card in g.heroes)
    g.move(second, place(g, ROW[4]))
    hero = g.heroes[0]
    for there in (ROW[0], ROW[2]):
        where = place(g, there)
        read(g, g.terms.content.hours[2], Cast(0, hero, hero, where=first.place, place=where))
        g.asked = ()
        g.advance()
        assert (first.place, second.place) == (where, where)
        g.move(first, place(g, ROW[1]))
        g.move(second, place(g, ROW[4]))


# what hangs on items


@rule("DV-ITEM-16", "DV-AMB-47")
def test_what_the_partner_needs_is_looked_at_when_it_is_taken_off() -> None:
    lent = {"gifts": [{"stat": "power", "n": 1, "to": "pair"}]}
    saw = {"needs": {"power": 5}, "mind": 0}
    g = ring(silent(armor={"bucket": lent}, weapons={"bone-saw": saw}))
    pell = lead(g, 0, "pell", ap=2)
    give(g, g.piece(g.heroes[0]), "bucket", is_worn=True)
    give(g, pell, "bone-saw", is_worn=True)
    menu(g)
    play(g, 0, "take off bucket")
    assert worn(g, pell.card) == set()
    assert "wear bone-saw" not in legal(g, 0)


# when somebody comes


@rule("DV-NPC-02", "DV-AGGR-11")
def test_whom_a_new_side_quest_brings_is_fought_before_a_card_is_drawn() -> None:
    brings = {"do": [{"call": "salt-hounds", "to": "here"}]}
    g = ring(silent(side={"wet-feet": {"received": brings, "stages": [stage({"kind": "recruit"})]}}))
    quest = quest_of(g, "wet-feet")
    g.side_deck.loose = [int(n + HEROIC == quest) for n in range(len(g.side_deck.loose))]
    g.current = 0
    begin(g, Turn(0))
    play(g, 0, "new quest")
    deal_anything(g, at_most=2)
    assert len(g.fought) == 1 and isinstance(g.stack[1], Draw)


@rule("DV-AMB-80", "DV-AMB-25")
def test_whoever_comes_where_every_sum_is_taken_is_behind_those_with_the_same() -> None:
    names = ("late-postman", "tollkeeper-of-nails", "tax-birds-1", "salt-hounds-1", "knife-orphans-1")
    more = ("gutter-choir-1", "furnace-wardens-1", "left-heir", "appraiser", "mother-mole", "unborn-duke")
    ids = {name.removesuffix("-1"): {**FIERCE, "speed": 4, "health": 50} for name in names + more}
    g = ring(silent(enemies=ids))
    g.move(g.piece(g.heroes[1]), place(g, ROW[3]))
    for name in (names + more)[:10]:
        come(g, name)
    menu(g)
    sums = [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6)]
    for dice in sums:
        throw(g, *dice)
    duke = come(g, "unborn-duke")
    while not (rolls := [args for args in told(g, "rolled") if args[0] == duke.card]):
        top = g.stack[-1]
        assert isinstance(top, DiceRoll)
        throw(g, *[1] * top.missing())
    assert len(rolls) == 1 and fight_of(g).in_turn()[-1] == duke.card


# what was put off


def next_round(g: Position) -> None:
    g.stack, g.asked, g.current = [], (), NOBODY
    begin(g, Rounds())


@rule("DV-TURN-09", "DV-DAY-08")
def test_what_was_put_off_is_still_about_whoever_was_meant() -> None:
    late = {"later": "round", "do": [{"lose": 2, "who": "target"}]}
    g = hour({"pick": "figure", "from": "map", "is": "captain-almost"}, late)
    let_read(g)
    next_round(g)
    assert [args[:2] for args in told(g, "loses-health")] == [(g.heroes[1], 2)]


@rule("DV-TURN-09", "DV-DAY-08")
@pytest.mark.parametrize("on", ["enter", "round"])
def test_what_a_place_put_off_is_about_that_place_wherever_one_is_by_then(on: str) -> None:
    late = {"on": on, "do": [{"later": "round", "do": [{"renew": "here"}]}]}
    g = ring(silent(locations={ROW[1]: {"a": {"rules": [late]}}}))
    come(g, "king-of-the-missing-floor", ROW[4])
    menu(g)
    play(g, 0, f"go {ROW[1]}")
    play(g, 0, f"go {ROW[2]}")
    g.searched = [True] * len(g.searched)
    next_round(g)
    if on == "round":
        next_round(g)
    assert [n for n in g.laid if not g.searched[n]] == [place(g, ROW[1])] and len(g.laters) == (on == "round")


# what costs something


@rule("DV-PAID-11", "DV-PAID-13")
def test_of_several_that_are_heard_at_once_each_is_paid_with_what_is_left() -> None:
    costly = {"on": "enter", "cost": {"ap": 1}, "do": [{"qp": 1}]}
    g = ring(
        silent(locations={ROW[1]: {"a": {"rules": []}}}, heroes={"ysmene-tarr": {"abilities": [costly] * 3}})
    )
    menu(g)
    play(g, 0, f"go {ROW[1]}")
    assert (g.piece(g.heroes[0]).ap, g.score[0]) == (0, 2)


@rule("DV-SETUP-03", "DV-STAT-06")
def test_as_long_as_heroes_are_chosen_those_are_meant_who_were() -> None:
    gift = {"stat": "base", "n": 2, "if": [{"is": "hero", "who": "heroes"}]}
    content = silent(heroes={"ysmene-tarr": {"gifts": [gift]}})
    g = set_up(Terms(content, Books(), 2, {**OPTIONS, "hero_order": "seats"}), 2)
    g.advance()
    play(g, 0, "hero ysmene-tarr")
    hero = g.heroes[0]
    assert figures.stat(g, hero, BASE) == content.cards.figures[hero].health + 2
