"""Chapter "Aggressive characters"."""

from __future__ import annotations

from typing import Any

from games.dark_venture.kit.position import figure, position, stand
from ludoteca.games.dark_venture.rules import aggression, map
from ludoteca.games.dark_venture.rules.aggression import attacks, enemies_in, hostile
from ludoteca.games.dark_venture.state import NOWHERE, UNCONSCIOUS, Position
from ludoteca.testing import rule


def scene(*names: str, seats: int = 2, **options: Any) -> tuple[Position, list[int]]:
    """These figures on the start; heroes are led by the seats in order."""
    g = position(seats, **options)
    map.start(g)
    cards = [figure(g, name) for name in names]
    heroes = 0
    for card in cards:
        hero = g.terms.content.cards.figures[card].role == 0 and heroes < seats
        stand(g, card, leader=heroes if hero else -1)
        heroes += hero
    return g, cards


@rule("DV-AGGR-01", "DV-AGGR-10")
def test_dv_aggr_01_an_aggressive_character_attacks_whoever_comes() -> None:
    """DV-AGGR-01, -10: also another character."""
    g, [hero, bird, postman] = scene("ysmene-tarr", "tax-birds-1", "late-postman")
    assert attacks(g, bird, hero) and not attacks(g, hero, bird)
    assert hostile(g, hero, bird) and hostile(g, bird, postman)
    assert not hostile(g, hero, postman)
    assert aggression.unrest(g) == 0


@rule("DV-AGGR-03", "DV-AMB-71")
def test_dv_aggr_03_who_fought_stays_hostile() -> None:
    """DV-AGGR-03, AMB-71: pairwise."""
    g, [hero, postman, other] = scene("ysmene-tarr", "late-postman", "captain-almost")
    g.piece(hero).feuds |= 1 << postman
    assert hostile(g, hero, postman) and not hostile(g, other, postman)


@rule("DV-AGGR-04", "DV-AGGR-07")
def test_dv_aggr_04_copies_leave_each_other_alone() -> None:
    """DV-AGGR-04, -07, S09: a beast attacks another beast, unless it is the same card."""
    g, [one, two, hound] = scene("tax-birds-1", "tax-birds-2", "salt-hounds-1")
    assert not hostile(g, one, two)
    assert hostile(g, one, hound)


@rule("DV-AGGR-05", "DV-L-31")
def test_dv_aggr_05_kin_by_name_and_by_faction() -> None:
    """DV-AGGR-05, L31: of a kin faction, two who are both aggressive; one attacks a peaceful one."""
    g, [left, right, choir, twin] = scene("left-heir", "right-heir", "gutter-choir-1", "borrowed-twin")
    assert not hostile(g, left, right) and not hostile(g, left, choir)
    assert hostile(g, choir, twin)


@rule("DV-AGGR-06")
def test_dv_aggr_06_an_exemption_may_be_one_sided() -> None:
    g, [orphan, clerk] = scene("knife-orphans-1", "clerk-dot")
    assert not attacks(g, orphan, clerk)


@rule("DV-AGGR-08", "DV-AMB-74")
def test_dv_aggr_08_exemptions_hold_for_players_figures_too() -> None:
    """DV-AGGR-08, AMB-74: a hollow hero who is not aggressive is attacked by the choir all the same."""
    g, [hob, choir] = scene("hob-under-eleven", "gutter-choir-1")
    assert hostile(g, hob, choir)


@rule("DV-AGGR-11", "DV-AMB-24", "DV-AMB-27")
def test_dv_aggr_11_only_the_conscious_and_visible() -> None:
    """DV-AGGR-11, AMB-24, -27, -59."""
    g, [hero, bird] = scene("ysmene-tarr", "tax-birds-1")
    g.piece(hero).unseen = True
    assert aggression.unrest(g) == NOWHERE
    g.piece(hero).unseen = False
    g.piece(hero).calm = g.piece(bird).calm = 1 << bird | 1 << hero
    assert aggression.unrest(g) == NOWHERE
    g.piece(hero).calm = g.piece(bird).calm = 0
    g.become(g.piece(hero), UNCONSCIOUS)
    assert aggression.unrest(g) == NOWHERE


@rule("DV-COOP-09", "DV-AMB-71")
def test_dv_coop_09_friends_do_not_fight() -> None:
    """DV-COOP-09, AMB-71: not even if they once did by an instruction."""
    g, [one, two] = scene("ysmene-tarr", "captain-almost", mode="cooperative")
    g.piece(one).feuds |= 1 << two
    g.piece(two).feuds |= 1 << one
    assert not hostile(g, one, two)


@rule("DV-L-03", "DV-COMBAT-13", "DV-COMBAT-14")
def test_l3_groups_are_enemies_as_a_whole() -> None:
    """L3: the follower of an attacker is an enemy of the one who is attacked, peaceful as it is."""
    g, [hero, postman] = scene("ysmene-tarr", "late-postman")
    twin = figure(g, "pell")
    stand(g, twin, leader=0)
    among = aggression.in_attack(g, 0, [hero, twin, postman])
    assert among == sorted([hero, twin, postman])
    sets = dict(zip(among, enemies_in(g, among, [(hero, postman)]), strict=True))
    assert sets[twin] == 1 << postman and sets[postman] == 1 << hero | 1 << twin


@rule("DV-COMBAT-14", "DV-AGGR-04", "DV-AGGR-07")
def test_s09_three_sides() -> None:
    """S09: two copies against the hero together; a hound against both; the copies are one side."""
    g, [hero, one, two, hound] = scene("ysmene-tarr", "tax-birds-1", "tax-birds-2", "salt-hounds-1")
    among = aggression.in_aggression(g, 0)
    assert among == sorted([hero, one, two, hound])
    sets = dict(zip(among, enemies_in(g, among, []), strict=True))
    assert sets[one] == sets[two] == 1 << hero | 1 << hound
    assert sets[hound] == 1 << hero | 1 << one | 1 << two


@rule("DV-AGGR-09", "DV-AMB-26")
def test_dv_aggr_09_partners_are_drawn_in() -> None:
    """DV-AGGR-09, AMB-26: both are involved where one is attacked; bystanders are not."""
    g, [hero, bird, rival] = scene("ysmene-tarr", "tax-birds-1", "captain-almost")
    pell = figure(g, "pell")
    stand(g, pell, leader=0)
    assert aggression.in_aggression(g, 0) == sorted([hero, pell, bird, rival])
