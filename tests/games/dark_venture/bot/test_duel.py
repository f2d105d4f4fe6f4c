"""Fights in the head: exact means of dice, and chances that go the right way."""

from __future__ import annotations

import pytest

from ludoteca.games.dark_venture.bot.duel import (
    SUMS,
    Fighter,
    chance_of,
    chance_to_flee,
    chance_to_win,
    damage,
    health_lost,
    stands,
)


def test_sums_of_dice_are_exact() -> None:
    assert SUMS[1] == pytest.approx([0.0] + [1 / 6] * 6)
    assert SUMS[2][7] == pytest.approx(6 / 36) and SUMS[2][12] == pytest.approx(1 / 36)
    assert sum(SUMS[4]) == pytest.approx(1.0)
    assert chance_of(2, 3, 10) == pytest.approx(21 / 36)
    assert chance_of(0, 3, 3) == 1.0 and chance_of(0, 3, 4) == 0.0


def test_a_blow_is_two_dice_and_the_attack_less_the_armor() -> None:
    assert damage(3, 0) == pytest.approx(10.0)
    assert damage(0, 10) == pytest.approx((2 * 1 + 1 * 2) / 36)  # eleven or twelve
    assert damage(0, 12) == 0.0


def test_whoever_stands_longer_is_likely_to_win() -> None:
    strong, weak = Fighter(6, 2, 30), Fighter(3, 0, 18)
    assert stands(strong, weak) == pytest.approx(30 / damage(3, 2))
    assert chance_to_win(strong, weak) > 0.95 > 0.05 > chance_to_win(weak, strong)
    assert chance_to_win(strong, strong) == pytest.approx(0.5)
    assert chance_to_win(Fighter(0, 20, 10), Fighter(0, 20, 10)) == 0.5  # nobody hurts anybody


def test_every_number_of_a_fighter_counts() -> None:
    foe = Fighter(5, 1, 25)
    plain = chance_to_win(Fighter(5, 1, 25), foe)
    assert chance_to_win(Fighter(6, 1, 25), foe) > plain
    assert chance_to_win(Fighter(5, 2, 25), foe) > plain
    assert chance_to_win(Fighter(5, 1, 30), foe) > plain
    assert health_lost(Fighter(5, 2, 25), foe) < health_lost(Fighter(5, 1, 25), foe) <= 25


def test_a_flight_is_won_above_every_enemy() -> None:
    assert chance_to_flee(2, 3, [3]) == pytest.approx(0.5)  # ties are rolled anew
    assert chance_to_flee(3, 3, [3]) > 0.5 > chance_to_flee(2, 3, [4])
    assert chance_to_flee(2, 3, [3, 3]) < 0.5
    assert chance_to_flee(2, 20, [1]) == pytest.approx(1.0)
