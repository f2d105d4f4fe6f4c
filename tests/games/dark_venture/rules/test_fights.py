"""Chapters "Combat", "Items in combat" and "Fleeing"."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.position import (
    figure,
    item,
    legal,
    place,
    play,
    position,
    stand,
    throw,
    with_cards,
)
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules import aggression, fights, map
from ludoteca.games.dark_venture.state import DEAD, UNCONSCIOUS, Position
from ludoteca.testing import rule

PLAIN: dict[str, Any] = {"gifts": [], "abilities": []}


def ring(
    heroes: dict[str, dict[str, Any]], others: dict[str, dict[str, Any]], **options: Any
) -> tuple[Position, dict[str, int]]:
    """A fight on the start: heroes of the seats, and characters; without gear or abilities, as changed."""
    content = with_cards(
        heroes={id: {**PLAIN, **change} for id, change in heroes.items()},
        enemies={id: {**PLAIN, **change} for id, change in others.items()},
        factions={id: {"gifts": [], "forbid": []} for id in FACTIONS},
    )
    g = position(max(2, len(heroes)), content=content, **options)
    map.start(g)
    cards = {name: figure(g, name) for name in (*heroes, *others)}
    for seat, name in enumerate(heroes):
        stand(g, cards[name], leader=seat)
    for name in others:
        stand(g, cards[name])
    return g, cards


def set_attributes(g: Position, card: int, attributes: tuple[int, int, int, int]) -> None:
    """In this game alone: boxes are shared among tests."""
    shared = g.terms.content
    g.terms.content = Content(shared.box, shared.name)
    own = g.terms.content.cards.own
    own[card] = attributes + own[card][len(attributes) :]


FACTIONS = ("beast", "hollow", "tidewrought", "ashen", "wayfolk", "clockborn")
WIDOW = {"power": 4, "speed": 4, "mind": 4, "luck": 3, "health": 34}
KING = {"power": 5, "speed": 3, "mind": 2, "luck": 2, "health": 26}


def duel(**options: Any) -> tuple[Position, int, int]:
    """The widow attacks the postman, and strikes first."""
    g, cards = ring({"ysmene-tarr": WIDOW}, {"late-postman": KING}, **options)
    widow, postman = cards["ysmene-tarr"], cards["late-postman"]
    fights.begin(g, 0, [widow, postman], [(widow, postman)])
    g.advance()
    throw(g, 6, 6)
    throw(g, 1, 1)
    return g, widow, postman


@rule("DV-COMBAT-03", "DV-COMBAT-04")
def test_dv_combat_03_first_strike_by_speed_dice_and_bonus() -> None:
    """TV-03: 4, 1 of the weapon, 1 first strike and 9 are 15; DV-COMBAT-04: the order holds."""
    g, cards = ring({"ysmene-tarr": {**WIDOW, "speed": 4}}, {"late-postman": {**KING, "speed": 7}})
    widow, postman = cards["ysmene-tarr"], cards["late-postman"]
    g.piece(widow).worn.append(item(g, "needle-of-small-hours"))
    fights.begin(g, 0, [widow, postman], [(widow, postman)])
    g.advance()
    throw(g, 4, 5)  # 15
    throw(g, 3, 4)  # 14
    fight = g.stack[0]
    assert isinstance(fight, fights.Fight) and fight.order == [[widow], [postman]]


@rule("DV-COMBAT-03", "DV-AMB-25")
def test_dv_combat_03_only_the_tied_roll_again() -> None:
    """AMB-25."""
    g, cards = ring({"ysmene-tarr": WIDOW, "captain-almost": WIDOW}, {"late-postman": {**KING, "speed": 4}})
    widow, captain, postman = (cards[name] for name in ("ysmene-tarr", "captain-almost", "late-postman"))
    fights.begin(g, 0, sorted(cards.values()), [(widow, postman), (captain, postman)])
    g.advance()
    throw(g, 1, 1)
    throw(g, 6, 6)
    throw(g, 1, 1)
    fight = g.stack[0]
    assert isinstance(fight, fights.Fight)
    assert [len(group) for group in fight.order] == [1, 2]


@rule("DV-COMBAT-05", "DV-AMB-33")
def test_dv_combat_05_damage_less_armor_and_never_below_zero() -> None:
    """TV-04, TV-05: 5 and 2 and 8 are 15; against armor 1 and health 26: 12 left, then 0."""
    g, widow, postman = duel()
    change = g.piece(widow)
    change.worn += [item(g, "butchers-answer")]  # attack 2
    set_attributes(g, widow, (5, 4, 4, 3))
    g.piece(postman).worn.append(item(g, "tray"))  # armor 1
    play(g, 0, "hit late-postman")
    throw(g, 4, 4)
    assert g.piece(postman).health == 12
    throw(g, 1, 1)  # the postman's blow
    play(g, 0, "hit late-postman")
    throw(g, 4, 4)
    assert not g.on_map(postman) or g.piece(postman).health == 0


@rule("DV-COMBAT-08", "DV-COMBAT-09", "DV-COMBAT-10", "DV-COOP-08")
def test_dv_combat_08_whom_a_character_hits() -> None:
    """S08, TV-25, DV-COMBAT-08 to -10, DV-COOP-08: the highest total, by 4d6; then the last attacker."""
    for options, hit in (({}, "captain-almost"), ({"mode": "cooperative"}, "ysmene-tarr")):
        g, cards = ring({"ysmene-tarr": WIDOW, "captain-almost": WIDOW}, {"late-postman": KING}, **options)
        widow, captain, postman = (cards[name] for name in ("ysmene-tarr", "captain-almost", "late-postman"))
        fights.begin(g, 0, sorted(cards.values()), [(widow, postman), (captain, postman)])
        g.advance()
        for card in sorted(cards.values()):
            throw(g, *{postman: (6, 6), captain: (3, 4), widow: (1, 1)}[card])
        # The postman acts first: both have a total of 15.
        throw(g, 1, 3, 4, 5)  # 13
        throw(g, 4, 4, 4, 4)  # 16
        throw(g, 1, 1)
        assert g.piece(cards[hit]).health < 34
        play(g, 1, "hit late-postman")
        throw(g, 1, 1)
        play(g, 0, "hit late-postman")
        throw(g, 1, 1)
        before = g.piece(widow).health
        throw(g, 1, 1)
        assert g.piece(widow).health < before  # who attacked it last


@rule("DV-CITEM-01", "DV-CITEM-02", "DV-CITEM-06", "DV-AMB-01")
def test_s10_handling_items() -> None:
    """S10, DV-CITEM-01 to -06: a roll for each; reductions add up; both items work."""
    for bands, damage in (("core", 9), ("faq", 7)):
        g, widow, postman = duel(item_bands=bands)
        piece = g.piece(widow)
        knife, helm, tray = (item(g, name) for name in ("letter-opener", "bucket", "tray"))
        piece.worn.append(knife)  # attack 1
        piece.carried += [helm, tray]
        g.piece(postman).worn += [item(g, "door-front")]  # armor 2
        play(g, 0, "wear tray")
        throw(g, 3, 4)
        if bands == "faq":
            throw(g, 2)
        play(g, 0, "wear bucket")
        throw(g, 2, 3)
        throw(g, 3)
        play(g, 0, "hit late-postman")
        throw(g, 4, 5)
        assert g.piece(postman).health == 26 - damage, bands
        assert piece.worn == [knife, tray, helm]


@rule("DV-CITEM-03", "DV-AMB-33")
def test_tv_10_a_reduction_never_heals() -> None:
    """TV-10, DV-CITEM-03: nothing below 0."""
    g, widow, postman = duel()
    g.piece(widow).carried.append(item(g, "bucket"))
    play(g, 0, "wear bucket")
    throw(g, 1, 1)
    throw(g, 6, 5)
    play(g, 0, "hit late-postman")
    throw(g, 2, 3)
    assert g.piece(postman).health == 26


@rule("DV-CITEM-05", "DV-CITEM-07", "DV-AMB-49")
def test_dv_citem_05_what_was_picked_up_waits() -> None:
    """DV-CITEM-05, -07, S10: not to be worn in the same battle turn; dropping is not offered in combat."""
    g, _widow, _postman = duel()
    helm = item(g, "bucket")
    g.floor_items.append(helm)
    g.floor_places.append(0)
    play(g, 0, "take bucket")
    throw(g, 6, 6)
    assert "wear bucket" not in legal(g, 0)
    assert not any(name.startswith(("drop", "stow", "loot", "offer")) for name in legal(g, 0))


@rule("DV-FLEE-03", "DV-FLEE-04")
def test_dv_flee_03_dice_are_bought() -> None:
    """TV-12, DV-FLEE-03: with 2 AP two dice; never more than four in all."""
    g, widow, _postman = duel()
    g.piece(widow).ap = 3
    assert [name for name in legal(g, 0) if name.startswith("flee")] == ["flee 0", "flee 1", "flee 2"]
    play(g, 0, "flee 2")
    assert g.piece(widow).ap == 1
    throw(g, 1, 1, 1, 1)  # 8
    throw(g, 2, 3)  # 8: a tie, DV-FLEE-04
    throw(g, 6, 6, 6, 6)
    throw(g, 1, 1)
    assert g.stack == []


@rule("DV-FLEE-05", "DV-FLEE-06", "DV-FLEE-07", "DV-AMB-23")
def test_dv_flee_06_out_of_it_and_up_to_two_steps() -> None:
    """DV-FLEE-05 to -07, AMB-23: the fight is over where nobody is left to fight."""
    g, widow, _postman = duel()
    inn = place(g, "slantwise-inn")
    map.lay(g, inn, 0, -1, 0)
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    assert legal(g, 0) == ["step slantwise-inn", "stay"]
    play(g, 0, "step slantwise-inn")
    play(g, 0, "stay")
    assert g.stack == [] and g.piece(widow).place == inn


@rule("DV-FLEE-08", "DV-AMB-22")
def test_dv_flee_08_another_try_costs_a_point() -> None:
    """DV-FLEE-08, AMB-22: with as many dice; without AP the battle turn is over."""
    g, widow, _postman = duel()
    g.piece(widow).ap = 1
    play(g, 0, "flee 0")
    throw(g, 1, 1)
    throw(g, 6, 6)
    assert legal(g, 0) == ["yes", "no"]
    play(g, 0, "yes")
    assert g.piece(widow).ap == 0
    throw(g, 1, 1)
    throw(g, 6, 6)
    throw(g, 1, 1)  # the postman's blow
    assert g.piece(widow).health < 34


@rule("DV-DEFEAT-01", "DV-DEFEAT-02", "DV-DEFEAT-03", "DV-DEFEAT-04", "DV-DEFEAT-05", "DV-AMB-73")
def test_dv_defeat_02_a_hero_falls_and_others_die() -> None:
    """DV-DEFEAT-01 to -05: without items a body is gone at once; with items it stays."""
    g, widow, postman = duel()
    g.piece(postman).health = 1
    g.piece(postman).carried.append(item(g, "marsh-tea-1"))
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)
    assert g.piece(postman).how == DEAD and g.stack == []
    assert g.piece(widow).feuds >> postman & 1 == 0  # AMB-71
    g, widow, postman = duel()
    g.piece(widow).health = 1
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)
    throw(g, 1, 1)
    assert g.piece(widow).how == UNCONSCIOUS and g.stack == []


@rule("DV-AGGR-03", "DV-L-05", "DV-AMB-24")
def test_dv_aggr_03_after_a_fight_they_stay_hostile() -> None:
    """L5: also with the one who fled."""
    g, widow, postman = duel()
    g.piece(widow).ap = 0
    map.lay(g, place(g, "slantwise-inn"), 0, -1, 0)
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    play(g, 0, "stay")
    assert g.stack == []
    assert aggression.hostile(g, widow, postman)


@rule("DV-COMBAT-16", "DV-AMB-27")
def test_dv_combat_16_a_fight_without_blood_ends() -> None:
    """DV-COMBAT-16, AMB-27: five rounds in which nobody loses health."""
    g, widow, postman = duel()
    for card in (widow, postman):
        g.piece(card).worn += [
            item(g, "boilerplate"),
            item(g, "door-front"),
            item(g, "tray"),
            item(g, "bucket"),
        ][:4]
    set_attributes(g, widow, (0, 4, 4, 3))
    set_attributes(g, postman, (0, 3, 2, 2))
    for turn in range(5):
        play(g, 0, "hit late-postman")
        throw(g, 1, 1)
        throw(g, 1, 1)
    assert g.stack == []
    assert g.piece(widow).calm >> postman & 1 and g.piece(widow).feuds >> postman & 1


@rule("DV-QUEST-04", "DV-AMB-35")
@pytest.mark.parametrize("damage", [0, 1])
def test_s20_who_has_a_part_in_a_kill(damage: int) -> None:
    """DV-QUEST-04, AMB-35: at least one point of health, since the quest was received."""
    from ludoteca.games.dark_venture.rules.quests import receive

    g, widow, postman = duel()
    receive(g, 0, 2)
    if not damage:
        g.piece(postman).worn += [item(g, name) for name in ("boilerplate", "door-front", "tray", "bucket")]
        set_attributes(g, widow, (0, 4, 4, 3))
    play(g, 0, "hit late-postman")
    throw(g, 1, 1)
    assert g.tasks[0].seen >> postman & 1 == damage
