"""Chapter "Items in combat", and what characters do that nobody leads."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.dark_venture.kit.fights import fighters, ring, roll_low, silent, strike_first
from games.dark_venture.kit.position import (
    answer,
    come,
    figure,
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
from ludoteca.games.dark_venture.content.cards import ATTACK
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.rules import fights, figures
from ludoteca.games.dark_venture.rules.battle_turns import reduction_dice
from ludoteca.games.dark_venture.rules.characters import put_on_map
from ludoteca.games.dark_venture.rules.combat import decider
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, UNCONSCIOUS, Piece, Position
from ludoteca.testing import rule


def duel(g: Position, seat: int = 0) -> tuple[Piece, Piece]:
    """A seat's hero attacks the postman in the first seat's turn, and strikes first."""
    hero = g.piece(g.heroes[seat])
    menu(g)
    postman = come(g, "late-postman")
    g.asked = ()
    fights.begin(g, hero.place, sorted([hero.card, postman.card]), [(hero.card, postman.card)])
    g.advance()
    strike_first(g, hero, postman)
    return hero, postman


def uses(g: Position, seat: int = 0) -> list[str]:
    return [name for name in legal(g, seat) if name.startswith(("use", "follower use"))]


# handling


@rule("DV-CITEM-02", "DV-AMB-01", "DV-CITEM-03")
@pytest.mark.parametrize(("bands", "wanted"), [("core", [21, 14, 1]), ("faq", [15, 18, 3])])
def test_tv_07_and_tv_08_how_often_handling_costs_damage(bands: str, wanted: list[int]) -> None:
    """TV-07: 2 / 3-6 / 7-12; TV-08: 2-3 / 4-7 / 8-12."""
    g = ring(item_bands=bands)
    dice = Counter(reduction_dice(g, a + b) for a in range(1, 7) for b in range(1, 7))
    assert [dice[n] for n in (0, 1, 2)] == wanted


@rule("DV-CITEM-01", "DV-CITEM-02", "DV-CITEM-04", "DV-CITEM-06", "DV-AMB-21", "DV-FREE-04")
@pytest.mark.parametrize(("bands", "damage"), [("core", 9), ("faq", 7)])
def test_s10_a_potion_and_a_helmet_in_one_battle_turn(bands: str, damage: int) -> None:
    """S10: rolls 7 and 5, a die of 3 (and of 2), attack dice 9: 9 damage by the core bands, else 7."""
    g = ring(item_bands=bands)
    hero, postman = duel(g)
    hero.worn.append(item(g, "letter-opener"))  # attack 1
    hero.carried += [item(g, "marsh-tea-1"), item(g, "bucket")]
    postman.worn.append(item(g, "door-front"))  # armor 2
    hero.health = 20
    play(g, 0, "use marsh-tea-brew")
    assert hero.health == 20  # the roll comes first
    throw(g, 3, 4)
    if bands == "faq":
        throw(g, 2)
    play(g, 0, "pick ysmene-tarr")
    assert hero.health == 25 and item(g, "marsh-tea-1") in g.item_discard
    play(g, 0, "wear bucket")
    throw(g, 2, 3)
    throw(g, 3)
    assert item(g, "bucket") in hero.worn
    play(g, 0, "hit late-postman")
    throw(g, 4, 5)
    assert postman.health == 26 - damage
    assert told(g, "hampered")[-1] == (hero.card, 3)
    assert told(g, "damage")[0] == (hero.card, postman.card, damage, 3 if bands == "core" else 5, 2)


@rule("DV-CITEM-04", "DV-COMBAT-05")
def test_tv_09_attack_less_reduction_less_armor() -> None:
    """TV-09: POWER 3 and attack 1 and dice 6 are 10; less 4, less 2: 4."""
    g = ring(silent(heroes={"ysmene-tarr": {"power": 3}}))
    hero, postman = duel(g)
    hero.worn.append(item(g, "letter-opener"))
    hero.carried.append(item(g, "bucket"))
    postman.worn.append(item(g, "door-front"))
    play(g, 0, "wear bucket")
    throw(g, 2, 3)
    throw(g, 4)
    play(g, 0, "hit late-postman")
    throw(g, 3, 3)
    assert postman.health == 22


@rule("DV-CITEM-05", "DV-CITEM-07", "DV-AMB-49", "DV-FREE-06")
def test_dv_citem_05_what_is_picked_up_is_barred_until_the_next_battle_turn() -> None:
    """From the floor of the combat's place alone; nothing else than use, equip and pick up is offered."""
    g = ring()
    hero, _postman = duel(g)
    hero.carried.append(item(g, "bucket"))
    g.hand_items[0].append(item(g, "tray"))
    g.floor_items += [item(g, "marsh-tea-1"), item(g, "letter-opener"), item(g, "nurses-kit-1")]
    g.floor_places += [hero.place, hero.place, place(g, "glass-flats")]
    assert "take nurses-kit-1" not in legal(g, 0)
    for name in ("marsh-tea-1", "letter-opener"):
        play(g, 0, f"take {name}")
        throw(g, 6, 6)
    assert uses(g) == [] and "wear letter-opener" not in legal(g, 0) and "wear bucket" in legal(g, 0)
    kinds = {name.split()[0] for name in legal(g, 0)}
    assert kinds == {"hit", "flee", "wear"}
    play(g, 0, "hit late-postman")
    roll_low(g)
    assert uses(g) == ["use marsh-tea-brew"] and "wear letter-opener" in legal(g, 0)


@rule("DV-CITEM-07", "DV-ITEM-04", "DV-CITEM-01")
def test_dv_citem_07_a_follower_handles_items_too_up_to_eight() -> None:
    g = ring()
    hero = g.piece(g.heroes[0])
    pell = lead(g, 0, "pell", ap=2)
    menu(g)
    postman = come(g, "late-postman")
    play(g, 0, "attack late-postman")
    play(g, 0, "yes")
    strike_first(g, pell, hero, postman)
    g.floor_items.append(item(g, "marsh-tea-1"))
    g.floor_places.append(hero.place)
    play(g, 0, "follower take marsh-tea-1")
    throw(g, 6, 6)
    assert pell.carried == [item(g, "marsh-tea-1")]
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)
    play(g, 0, "hit late-postman")
    roll_low(g)
    assert uses(g) == ["follower use marsh-tea-brew"]
    g.floor_items.append(item(g, "bucket"))
    g.floor_places.append(hero.place)
    assert "follower take bucket" in legal(g, 0)
    pell.carried += [item(g, f"{name}") for name in FILLING]
    assert "follower take bucket" not in legal(g, 0)


FILLING = ("tray", "boilerplate", "door-front", "nurses-kit-1", "nurses-kit-2", "whistle", "spare-key")


# abilities


def raging(**change: Any) -> dict[str, Any]:
    """An ability to hit harder for the rest of the fight, once a fight."""
    do = [{"raise": {"stat": "attack", "n": 2}, "who": "self", "until": "fight"}]
    return {"name": "rage", "on": "use", "limit": "fight", "do": do, **change}


@rule("DV-HERO-06", "DV-COMBAT-15", "DV-CITEM-01")
@pytest.mark.parametrize("moment", ["use", "act"])
def test_dv_combat_15_what_a_figure_can_do_once_a_fight(moment: str) -> None:
    """D-51: without a roll for handling; once a fight, and in the next one again. What it raised is over."""
    g = ring(silent(heroes={"ysmene-tarr": {"abilities": [raging(on=moment)]}}))
    hero, postman = duel(g)
    postman.health = 1
    play(g, 0, "use ysmene-tarr-rage")
    assert g.asked == (0,) and uses(g) == [] and figures.stat(g, hero.card, ATTACK) == 2
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)
    assert told(g, "damage")[0][2] == 8 and figures.stat(g, hero.card, ATTACK) == 0
    assert "attack captain-almost" in legal(g, 0)
    play(g, 0, "attack captain-almost")
    strike_first(g, hero, g.piece(g.heroes[1]))
    assert uses(g) == ["use ysmene-tarr-rage"]


@rule("DV-PAID-11", "DV-AMB-49")
def test_acts_of_the_menu_are_not_for_the_middle_of_a_fight() -> None:
    """An `act` is a move of the menu, unless it is one of each fight."""
    act = {"name": "nap", "on": "act", "limit": "round", "do": [{"heal": 1}]}
    g = ring(silent(heroes={"ysmene-tarr": {"abilities": [act]}}))
    menu(g)
    assert uses(g) == ["use ysmene-tarr-nap"]
    g.stack.clear()
    duel(g)
    assert uses(g) == []


@rule("DV-AMB-77", "DV-ITEM-13")
@pytest.mark.parametrize(("mode", "seat", "offered"), [("auto", 0, 1), ("auto", 1, 0), ("cooperative", 1, 1)])
def test_amb_77_ap_for_items_out_of_turn_in_co_op_alone(mode: str, seat: int, offered: int) -> None:
    """The soup costs 2 AP; the tea costs nothing."""
    g = ring(mode=mode)
    hero, _postman = duel(g, seat)
    hero.carried += [item(g, "soup-of-the-year-before"), item(g, "marsh-tea-1")]
    wanted = ["use marsh-tea-brew", "use soup-of-the-year-before-warm-up"]
    assert sorted(uses(g, seat)) == wanted[: 1 + offered]
    if offered:
        hero.health = 10
        play(g, seat, wanted[1])
        throw(g, 6, 6)
        play(g, seat, f"pick {('ysmene-tarr', 'captain-almost')[seat]}")
        assert hero.ap == 1 and hero.health == 28


@rule("DV-AMB-77", "DV-HERO-06")
@pytest.mark.parametrize(
    ("mode", "turn", "asked"),
    [("competitive", 0, True), ("competitive", 1, False), ("cooperative", 1, True)],
)
def test_amb_77_what_wards_for_ap_does_so_out_of_turn_in_co_op_alone(
    mode: str, turn: int, asked: bool
) -> None:
    ward = {"name": "ward", "on": "hurt", "optional": True, "cost": {"ap": 1}, "do": [{"ward": 9}]}
    g = ring(silent(heroes={"ysmene-tarr": {"abilities": [ward]}}), mode=mode)
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    bird = come(g, "tax-birds-1")
    menu(g, turn)
    strike_first(g, bird, hero)
    throw(g, 6, 6)
    assert (legal(g, 0) == ["yes", "no"]) == asked and hero.health == (34 if asked else 17)


@rule("DV-ITEM-09", "DV-FREE-04")
def test_dv_item_09_beasts_use_nothing_and_gear_only_works_when_it_is_worn() -> None:
    g = ring(silent(heroes={"ysmene-tarr": {"faction": "beast"}}))
    hero, _postman = duel(g)
    hero.carried.append(item(g, "marsh-tea-1"))
    assert uses(g) == []
    g = ring()
    menu(g)
    hero = g.piece(g.heroes[0])
    hero.carried.append(item(g, "paper-sword"))
    assert uses(g) == []
    play(g, 0, "wear paper-sword")
    play(g, 0, "use paper-sword-unfold")
    assert hero.worn == [] and item(g, "paper-sword") in g.item_discard  # it is used up


@rule("DV-FREE-08", "DV-AMB-66", "DV-ITEM-09")
def test_amb_66_what_is_used_up_may_be_used_on_somebody_else_there() -> None:
    """D-74: another player must agree for its figure; on one's own and on characters it is used freely, also
    on a beast. Whoever uses it pays.
    """
    g = ring(silent(enemies={"late-postman": {"faction": "beast"}}))
    hero, rival, pell = g.piece(g.heroes[0]), g.piece(g.heroes[1]), lead(g, 0, "pell", ap=2)
    far = come(g, "tollkeeper-of-nails", "glass-flats")
    menu(g)
    postman = come(g, "late-postman")
    rivals = "captain-almost"
    for name, reply in ((rivals, "no"), (rivals, "yes"), ("pell", ""), ("late-postman", "")):
        patient = {"captain-almost": rival, "pell": pell, "late-postman": postman}[name]
        patient.health = 4
        hero.carried = [item(g, "soup-of-the-year-before")]
        g.item_discard, hero.ap = [], 3
        play(g, 0, "use soup-of-the-year-before-warm-up")
        assert "pick tollkeeper-of-nails" not in legal(g, 0) and far.how == 0
        play(g, 0, f"pick {name}")
        if reply:
            assert g.asked == (1,)
            play(g, 1, reply)
        used = reply != "no"
        assert (patient.health, hero.ap, len(hero.carried)) == ((22, 1, 0) if used else (4, 3, 1))


@rule("DV-L-17", "DV-STAT-05")
def test_l17_a_remedy_does_nothing_for_the_unconscious_unless_it_wakes() -> None:
    """With consent it may be tried all the same; what wakes is said by the card."""
    g = ring()
    hero, rival = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    g.become(rival, UNCONSCIOUS)
    rival.health = 0
    hero.carried += [item(g, "marsh-tea-1"), item(g, "smelling-salts-1")]
    menu(g)
    play(g, 0, "use marsh-tea-brew")
    play(g, 0, "pick captain-almost")
    play(g, 1, "yes")
    assert rival.how == UNCONSCIOUS and rival.health == 0 and len(hero.carried) == 1
    play(g, 0, "use smelling-salts-unstopper")
    play(g, 0, "pick ysmene-tarr")
    answer(g, 0, "under-that-nose")
    play(g, 1, "yes")
    assert (rival.how, rival.health) == (CONSCIOUS, 8)


@rule("DV-COMBAT-03", "DV-COMBAT-05")
def test_what_is_added_at_a_blow_or_for_first_strike_counts() -> None:
    """`add` at `attack` is added to the roll of the blow, at `order` to that of first strike."""
    adds = [{"name": f"n{n}", "on": on, "do": [{"add": n}]} for n, on in ((3, "attack"), (2, "order"))]
    rolls = {"name": "r", "on": "attack", "do": [{"roll": "1d6", "bands": [{"min": 1, "max": 6, "do": []}]}]}
    g = ring(silent(heroes={"ysmene-tarr": {"abilities": [adds[0], rolls, adds[1]]}}))
    hero = g.piece(g.heroes[0])
    menu(g)
    postman = come(g, "late-postman")
    play(g, 0, "attack late-postman")
    throw(g, 3, 3)  # 4 and 6 and 2
    throw(g, 4, 4)  # 3 and 8
    assert g.asked == (0,)
    play(g, 0, "hit late-postman")
    throw(g, 5)
    throw(g, 1, 1)
    assert told(g, "damage") == [(hero.card, postman.card, 4 + 2 + 3, 0, 0)]


# characters whom nobody leads


@rule("DV-AMB-19", "DV-CITEM-08")
def test_amb_19_a_character_heals_itself_when_it_is_half_gone() -> None:
    """With the strongest of its healing items, by the rule for items; then it strikes."""
    g = ring()
    hero, postman = duel(g)
    tea, kit, salts = (item(g, name) for name in ("marsh-tea-1", "nurses-kit-1", "smelling-salts-1"))
    postman.carried += [tea, salts, kit]
    play(g, 0, "hit late-postman")
    throw(g, 3, 3)  # 10 of 26
    assert g.stack[-1].__class__.__name__ == "DiceRoll" and told(g, "uses-ability") == []
    throw(g, 1, 1)  # its blow
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)  # 10 left
    before = hero.health
    throw(g, 1, 2)  # for the kit: a die of damage
    throw(g, 4)
    assert postman.health == 16 and postman.carried == [tea, salts]
    throw(g, 2, 2)
    assert hero.health == before - (5 + 4 - 4)


@rule("DV-AMB-19")
def test_amb_19_a_character_uses_what_it_can_once_a_fight_at_once() -> None:
    """As soon as its condition holds."""
    rage = raging(**{"if": [{"health": {"who": "self", "hurt": True}}]})
    g = ring(silent(enemies={"late-postman": {"abilities": [rage]}}))
    hero = g.piece(g.heroes[0])
    menu(g)
    postman = come(g, "late-postman")
    play(g, 0, "attack late-postman")
    strike_first(g, postman, hero)
    throw(g, 1, 1)
    assert told(g, "uses-ability") == [] and hero.health == 34 - 7
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)
    assert len(told(g, "uses-ability")) == 1 and g.asked == (CHANCE,)
    throw(g, 1, 1)
    assert hero.health == 34 - 7 - 9


@rule("DV-AMB-19")
def test_amb_19_which_objects_heal_is_read_from_their_entries() -> None:
    """Those that heal whoever uses them for certain, whatever comes; twice the health."""
    content = shipped_content()
    found = {one.name: content.heals[n] for n, one in enumerate(content.abilities) if content.heals[n]}
    assert found == {
        "nurses-kit-unpack": 12,
        "soup-of-the-year-before-warm-up": 36,
        "marsh-tea-brew": 10,
        "bandage-monogrammed-wind-it-round": 8,
    }


# stewards


@rule("DV-AMB-19", "DV-COMBAT-02", "DV-NPC-03")
def test_amb_19_the_steward_is_whoever_placed_it_unless_it_is_the_opponent() -> None:
    """D-55: then it is the next one in turn order."""
    g = ring(seats=3, npc="steward")
    lead(g, 2, "tin-aurelio", "glass-flats")
    g.order = [1, 2, 0]
    postman = come(g, "late-postman")
    postman.placer = 1
    g.move(g.piece(g.heroes[2]), postman.place)
    for opponents, steward in (([0], 1), ([1], 2), ([1, 2], 0), ([0, 1, 2], 2)):
        cards = [g.heroes[seat] for seat in opponents]
        attacked = [(card, postman.card) for card in cards]
        fights.begin(g, postman.place, sorted([*cards, postman.card]), attacked)
        assert decider(g, postman.card) == steward
        assert decider(g, g.heroes[0]) == 0
        g.stack.clear()
        g.fought.clear()
    assert decider(g, postman.card) == NOBODY  # outside of combats characters have no steward


@rule("DV-AMB-19", "DV-COMBAT-08")
def test_d_55_a_steward_handles_items_and_hits_whom_it_must() -> None:
    """Flight is not offered, and no other target than the prescribed one."""
    g = ring(npc="steward")
    hero = g.piece(g.heroes[0])
    menu(g)
    postman = come(g, "late-postman")
    postman.placer = 0
    postman.carried += [item(g, "marsh-tea-1"), item(g, "letter-opener")]
    pell = lead(g, 0, "pell", ap=2)
    hero.worn.append(item(g, "bucket"))
    play(g, 0, "attack late-postman")
    play(g, 0, "yes")
    assert fighters(g) == sorted([hero.card, pell.card, postman.card])
    strike_first(g, postman, hero, pell)
    total = {card: figures.total(g, card) for card in (hero.card, pell.card)}
    if total[hero.card] == total[pell.card]:
        for card in sorted(total):
            throw(g, *((6, 6, 6, 6) if card == hero.card else (1, 1, 1, 1)))
    assert g.asked == (1,)  # the first seat is the opponent
    assert legal(g, 1) == ["wear letter-opener", "hit ysmene-tarr", "use marsh-tea-brew"]
    postman.health = 10
    play(g, 1, "use marsh-tea-brew")
    throw(g, 6, 6)
    play(g, 1, "pick late-postman")
    assert postman.health == 15
    play(g, 1, "wear letter-opener")
    throw(g, 6, 6)
    play(g, 1, "hit ysmene-tarr")
    throw(g, 1, 1)
    armor = told(g, "damage")[0][4]
    assert told(g, "damage")[0][:3] == (postman.card, hero.card, 5 + 1 + 2 - armor)


@rule("DV-AMB-19", "DV-HERO-06")
def test_a_steward_decides_about_what_is_optional() -> None:
    """Without one a character does all that it can."""
    growl = {"name": "growl", "on": "attack", "limit": "fight", "optional": True, "do": [{"add": 3}]}
    for npc, asked in (("auto", False), ("steward", True)):
        g = ring(silent(enemies={"late-postman": {"abilities": [growl]}}), npc=npc)
        hero = g.piece(g.heroes[0])
        menu(g)
        postman = come(g, "late-postman")
        play(g, 0, "attack late-postman")
        strike_first(g, postman, hero)
        if asked:
            play(g, 1, "hit ysmene-tarr")
            assert legal(g, 1) == ["yes", "no"]
            play(g, 1, "no")
        throw(g, 1, 1)
        assert hero.health == 34 - (7 if asked else 10)


@rule("DV-COMBAT-15")
def test_dv_combat_15_copies_of_a_character_each_have_their_own_abilities() -> None:
    growl = {"name": "growl", "on": "attack", "limit": "fight", "do": [{"add": 3}]}
    g = ring(silent(enemies={"tax-birds": {"abilities": [growl]}}))
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    one, two = come(g, "tax-birds-1"), come(g, "tax-birds-2")
    menu(g)
    strike_first(g, one, two, hero)
    roll_low(g)
    assert [blow[2] for blow in told(g, "damage")] == [10, 10]
    play(g, 0, "hit tax-birds-1")
    roll_low(g)
    assert [blow[2] for blow in told(g, "damage")][-2:] == [7, 7]


@rule("DV-PLAY-06", "DV-AMB-19")
def test_d_27_a_steward_decides_what_a_character_wears() -> None:
    """It comes with what is worth most; whoever brings it may change that."""
    content = silent(enemies={"late-postman": {"gear": ["letter-opener", "bucket"]}})
    g = ring(content, npc="steward")
    knife, bucket = item(g, "letter-opener"), item(g, "bucket")
    put_on_map(g, figure(g, "late-postman"), place(g, "glass-flats"), 1)
    g.advance()
    postman = g.piece(figure(g, "late-postman"))
    assert sorted(postman.worn) == sorted([knife, bucket]) and g.asked == (1,)
    play(g, 1, "take off bucket")
    assert postman.carried == [bucket]
    play(g, 1, "pass")
    assert g.stack == [] and postman.worn == [knife]
