"""Points 1 to 9 of the contract, for every game, number of seats and set of options."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.testing.contract import CHECKS, Check, option_sets
from ludoteca.testing.playthroughs import setting_name
from ludoteca.testing.processes import check_determinism_of
from ludoteca.testing.walks import EDITION, tried

Setting = tuple[str, int, dict[str, object]]
SETTINGS: list[Setting] = [
    (name, seats, options)
    for name, info in ludoteca.catalogue().items()
    for seats in range(info.least_seats, info.most_seats + 1)
    for options in option_sets(name, seats)
]


def is_long(name: str) -> bool:
    return bool(ludoteca.catalogue()[name].brief)


def everyday() -> list[Setting]:
    """Each option alone, with its first value, at every number of seats. Its other values, and sets of
    several options, have one number of seats each, in turn; of a game that is long (it says how it is made
    brief) each option has. The long tests try them all with all.
    """
    found: list[Setting] = []
    others: list[tuple[str, dict[str, object]]] = []
    alone = set()
    for name, seats, options in SETTINGS:
        rule = (name, seats, *tried(name, options))
        most = 3 if is_long(name) else 4
        if len(rule) < most and rule not in alone:
            alone.add(rule)
            found.append((name, seats, options))
        elif (name, options) not in others:
            others.append((name, options))
    for turn, (name, options) in enumerate(others):
        able = [setting for setting in SETTINGS if setting[0] == name and setting[2] == options]
        if able[turn % len(able)] not in found:
            found.append(able[turn % len(able)])
    return found


EVERYDAY = everyday()


@pytest.mark.parametrize(
    ("name", "seats", "options"), EVERYDAY, ids=[f"{n}: {setting_name(s, o)}" for n, s, o in EVERYDAY]
)
@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_the_game_keeps_the_contract(check: Check, name: str, seats: int, options: dict[str, object]) -> None:
    check(name, seats, options, 1)


@pytest.mark.parametrize("name", ludoteca.catalogue())
def test_every_process_plays_the_same_games(name: str) -> None:
    own = [setting for setting in SETTINGS if setting[0] == name]
    check_determinism_of(name, [(seats, options, 5) for name, seats, options in own[::9]])


@pytest.mark.parametrize("name", ludoteca.catalogue())
def test_the_settings_hold_every_option_and_edition(name: str) -> None:
    info = ludoteca.catalogue()[name]
    sets = [options for game, seats, options in SETTINGS if game == name]
    open_to_choice = {spec.name for spec in info.options if not spec.choices or len(spec.choices) > 1}
    assert {option for options in sets for option in options} - {EDITION} == open_to_choice
    assert {options.get(EDITION, info.editions[0]) for options in sets} == set(info.editions)


def test_every_set_of_options_is_tried_every_day_and_each_option_with_every_number_of_seats() -> None:
    for name, seats, options in SETTINGS:
        assert any(game == name and some == options for game, _, some in EVERYDAY)
        alone = tuple(tried(name, options))
        if len(alone) < (1 if is_long(name) else 2):
            assert any(
                (game, count, *tried(game, some)) == (name, seats, *alone) for game, count, some in EVERYDAY
            )


def test_condottiere_is_tried_with_every_combination_of_its_five_optional_rules() -> None:
    five = {"draw_after_battle", "series", "bigger_kingdoms", "capturing_regions", "hidden_cards"}
    for seats in range(2, 7):
        combinations = {frozenset(options) for options in option_sets("condottiere", seats)}
        assert len({combination for combination in combinations if combination <= five}) == 32


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_the_games_keep_the_contract_with_all_settings_and_other_seeds(check: Check, seed: int) -> None:
    for name, seats, options in SETTINGS:
        check(name, seats, options, seed)
