"""Chapter "Fleeing"."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from games.dark_venture.kit.fights import fighters, ring, roll_low, silent, strike_first
from games.dark_venture.kit.position import come, item, lead, legal, menu, place, play, throw, told
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.actions import DICE
from ludoteca.games.dark_venture.rules.combat import combats, fight_of
from ludoteca.games.dark_venture.state import UNCONSCIOUS, Piece, Position
from ludoteca.testing import rule


def duel(g: Position, *others: Piece) -> tuple[Piece, Piece]:
    """The second seat's hero attacks the first seat's in its own turn; the first one acts first."""
    hero, rival = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    menu(g, 1)
    play(g, 1, "attack ysmene-tarr")
    while g.asked != (CHANCE,):
        play(g, g.asked[0], "no")
    strike_first(g, hero, rival, *others)
    return hero, rival


def sums(count: int) -> Counter[int]:
    """Of so many dice, by the odds with which chance deals them."""
    found: Counter[int] = Counter()
    for action, weight in zip(DICE.options(count), DICE.odds(count), strict=True):
        found[sum(DICE.rolls[action - DICE.start])] += weight
    return found


@rule("DV-FLEE-02", "DV-FLEE-04", "DV-FLEE-05")
@pytest.mark.parametrize(("dice", "chance"), [(2, "1/2"), (3, "1009/1206"), (4, "1623/1685")])
def test_tv_11_how_often_a_flight_succeeds(dice: int, chance: str) -> None:
    """TV-11: against one enemy of the same SPEED; a tie is rolled again."""
    pairs = [(mine, his, n * m) for mine, n in sums(dice).items() for his, m in sums(2).items()]
    won = sum(weight for mine, his, weight in pairs if mine > his)
    lost = sum(weight for mine, his, weight in pairs if mine < his)
    assert Fraction(won, won + lost) == Fraction(chance)


@rule("DV-FLEE-01", "DV-FLEE-03", "DV-FLEE-09", "DV-AMB-09", "DV-AMB-22", "DV-FLEE-07", "DV-L-12")
def test_s12_fleeing_outside_ones_own_turn() -> None:
    """S12: a third die for 1 AP of this round; a tie is rolled again with three; the turn of whoever attacked
    goes on, and it is not the AP of the one who fled that end it.
    """
    g = ring()
    hero, rival = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    hero.ap = 1
    duel(g)
    assert [name for name in legal(g, 0) if name.startswith("flee")] == ["flee 0", "flee 1"]
    play(g, 0, "flee 1")
    assert hero.ap == 0
    throw(g, 3, 3, 4)  # 14
    throw(g, 5, 5)  # 14
    throw(g, 3, 4, 4)  # 15
    throw(g, 4, 4)  # 12
    play(g, 0, "step slantwise-inn")
    play(g, 0, "stay")
    assert hero.place == place(g, "slantwise-inn") and not combats(g)
    assert g.asked == (1,) and "end" in legal(g, 1) and rival.ap == 2


@rule("DV-FLEE-06", "DV-AMB-23")
def test_s12_a_new_combat_on_the_first_step_ends_the_movement() -> None:
    """S12: the second step is lost; without AP no dice can be bought there."""
    g = ring()
    hero, bird = g.piece(g.heroes[0]), come(g, "tax-birds-1", "slantwise-inn")
    hero.ap = 0
    bird.health = 1
    duel(g)
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    play(g, 0, "step slantwise-inn")
    assert fighters(g) == sorted([hero.card, bird.card])
    strike_first(g, hero, bird)
    assert [name for name in legal(g, 0) if name.startswith("flee")] == ["flee 0"]
    play(g, 0, "hit tax-birds-1")
    throw(g, 1, 1)
    assert g.asked == (1,) and hero.place == bird.place and not combats(g)


@rule("DV-FLEE-08")
def test_s12_without_ap_there_is_no_second_try() -> None:
    g = ring()
    hero, rival = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    hero.ap = 0
    duel(g)
    play(g, 0, "flee 0")
    throw(g, 1, 1)
    throw(g, 6, 6)
    assert told(g, "cannot-flee") == [(hero.card,)]
    assert g.asked == (1,) and "hit ysmene-tarr" in legal(g, 1) and rival.card in fighters(g)


@rule("DV-FLEE-05", "DV-L-06", "DV-FLEE-04")
def test_l6_only_the_highest_enemy_counts() -> None:
    """L6: a tie with a lower one does not matter; as high as the highest, all roll anew."""
    g = ring()
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    one, other = come(g, "tax-birds-1"), come(g, "tax-birds-2")
    menu(g)
    strike_first(g, hero, one, other)
    hero.ap = 0
    play(g, 0, "flee 0")
    throw(g, 2, 2)  # 8
    throw(g, 2, 3)  # 8
    throw(g, 6, 6)  # 15: it fails
    assert told(g, "cannot-flee") == [(hero.card,)]
    roll_low(g)
    play(g, 0, "flee 0")
    throw(g, 5, 6)  # 15
    throw(g, 1, 1)
    throw(g, 6, 6)  # 15: anew
    throw(g, 5, 6)
    throw(g, 1, 1)
    throw(g, 5, 6)  # 14
    assert told(g, "flees") == [(hero.card,)]


@rule("DV-L-13", "DV-FLEE-03", "DV-AMB-23", "DV-FLEE-07")
def test_l13_each_flees_on_its_own_ap_and_who_still_fights_stays() -> None:
    """S12: the follower who was drawn in stays in that combat, which goes on."""
    g = ring()
    hero, rival = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    pell = lead(g, 0, "pell", ap=1)
    hero.ap = 2
    menu(g, 1)
    play(g, 1, "attack ysmene-tarr")
    play(g, 0, "yes")
    strike_first(g, hero, rival, pell)
    assert "flee 2" in legal(g, 0)
    play(g, 0, "flee 2")
    assert (hero.ap, pell.ap) == (0, 1)
    throw(g, 6, 6, 6, 6)
    throw(g, 1, 1)
    assert legal(g, 0) == ["step slantwise-inn", "stay"]  # the follower does not come along
    play(g, 0, "step slantwise-inn")
    play(g, 0, "stay")
    assert fighters(g) == sorted([rival.card, pell.card]) and g.asked == (1,)
    play(g, 1, "hit pell")
    throw(g, 1, 1)
    assert [name for name in legal(g, 0) if name.startswith("flee")] == ["flee 0", "flee 1"]


@rule("DV-AMB-23")
def test_amb_23_a_follower_who_does_not_fight_may_come_along() -> None:
    """Asked for each step; whoever stays is left behind."""
    g = ring()
    pell = lead(g, 0, "pell", ap=2)
    hero, _rival = duel(g)
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    assert legal(g, 0) == ["go slantwise-inn", "alone slantwise-inn", "stay"]
    play(g, 0, "go slantwise-inn")
    assert pell.place == hero.place == place(g, "slantwise-inn")
    play(g, 0, "alone hollow-oak-assembly")
    assert hero.place == place(g, "hollow-oak-assembly") and pell.place == place(g, "slantwise-inn")


@rule("DV-AMB-24", "DV-AGGR-03", "DV-L-05")
def test_amb_24_whoever_flees_no_step_at_all_is_attacked_again() -> None:
    """They have fought, so they are a hostile pair; the new combat costs nobody anything."""
    g = ring()
    hero, rival = duel(g)
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    first = fight_of(g).number
    play(g, 0, "stay")
    assert fight_of(g).number == first + 1 and fighters(g) == sorted([hero.card, rival.card])
    assert rival.ap == 2


@rule("DV-FLEE-06", "DV-LOOT-03", "DV-AMB-30")
def test_amb_30_nobody_is_dragged_in_a_flight() -> None:
    g = ring()
    body = come(g, "late-postman")
    g.become(body, 2)
    body.carried.append(item(g, "tray"))
    duel(g)
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    assert legal(g, 0) == ["step slantwise-inn", "stay"]


@rule("DV-FLEE-06")
def test_a_parting_shot_comes_before_the_flight() -> None:
    """What is heard at `fled`: here one more blow, at whoever attacked last."""
    shot = {"name": "shot", "on": "fled", "limit": "fight", "optional": True, "do": [{"strike": "self"}]}
    g = ring(silent(heroes={"ysmene-tarr": {"abilities": [shot]}}))
    hero, rival = duel(g)
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    assert legal(g, 0) == ["yes", "no"]
    play(g, 0, "yes")
    throw(g, 1, 1)
    assert rival.health == 34 - 6 and told(g, "flees") == [(hero.card,)]
    assert legal(g, 0) == ["step slantwise-inn", "stay"]


@rule("DV-FLEE-05")
def test_who_is_knocked_out_on_the_way_goes_no_further() -> None:
    g = ring()
    hero, bird = g.piece(g.heroes[0]), come(g, "tax-birds-1", "slantwise-inn")
    hero.health = 1
    duel(g)
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    play(g, 0, "step slantwise-inn")
    strike_first(g, bird, hero)
    throw(g, 1, 1)
    assert hero.how == UNCONSCIOUS and g.asked == (1,) and not combats(g)
