"""The content report of VENTI: its templates, its probabilities, and what it prints."""

from __future__ import annotations

import json
from math import comb

import pytest

from kit.reports import refused_at_once
from ludoteca import BadSeat, LudotecaError, UnknownBot, UnknownGame
from ludoteca.games.venti.content import CARDS, DECK
from ludoteca.games.venti.lab.content import possible, shape_of, splits, templates
from ludoteca.lab.reports import Order, Report, make_report, maker_of, reports


def made(workers: int = 1, seed: str = "1") -> Report:
    return make_report("content", "venti", Order(4, (2, 4), seed, workers=workers), lambda done: None)


@pytest.fixture(scope="module")
def report() -> Report:
    return made()


# templates and their probabilities


def test_there_are_nineteen_templates_and_every_card_has_one() -> None:
    assert len(templates()) == 19
    cards = [card for template in templates() for card in template.cards]
    assert sorted(cards) == list(range(CARDS))
    for template in templates():
        assert len(template.cards) in (4, 8)
        assert {card % 13 + 1 for card in template.cards} == {template.slot}
        assert len({DECK[card].points for card in template.cards}) == 1


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("3 S", "5 C", True),
        ("T T D D D", "C C C S S", True),
        ("6=6 T T", "0=0 D D", True),
        ("T S ?", "T S", False),
        ("T T D D", "C C S", False),
        ("?=?=?", "?=? ?", False),
        ("S S S", "C T D S", False),
    ],
)
def test_a_shape_forgets_which_numbers_and_symbols(one: str, other: str, alike: bool) -> None:
    assert (shape_of(one) == shape_of(other)) is alike


@pytest.mark.parametrize(
    ("slot", "condition", "expected"),
    [
        (1, "T D", 0.737),
        (2, "?=?", 0.929),
        (7, "C T D S", 0.495),
        (11, "?=? ?=?=?", 0.111),
        (13, "?=?=?=?", 0.042),
    ],
)
def test_the_chance_of_six_cards_is_the_one_that_the_points_come_from(
    slot: int, condition: str, expected: float
) -> None:
    [template] = [one for one in templates() if (one.slot, one.example) == (slot, condition)]
    assert possible(template.cards[0]) == pytest.approx(expected, abs=0.0005)
    assert possible(template.cards[-1]) == possible(template.cards[0])


def test_cards_are_divided_in_every_way_once() -> None:
    found = list(splits(6, 9))
    assert len(found) == len(set(found)) == comb(14, 8)
    assert all(sum(split) == 6 for split in found)


# the report


def test_the_report_does_not_depend_on_the_number_of_processes(report: Report) -> None:
    assert made(workers=2).numbers == report.numbers
    assert made(seed="2").numbers != report.numbers


def test_every_row_of_a_table_has_a_cell_for_every_column(report: Report) -> None:
    assert len(report.tables) == 8
    for table in report.tables:
        assert table.rows and {len(row) for row in table.rows} == {len(table.columns)}
        lines = table.markdown().splitlines()
        assert lines[0] == f"### {table.title}"
        assert {line.count("|") for line in lines if line.startswith("|")} == {len(table.columns) + 1}
    assert report.markdown().startswith("# VENTI, the content: greedy, 4 games with each number of seats")


def test_the_numbers_are_json_and_agree_with_each_other(report: Report) -> None:
    numbers = json.loads(json.dumps(report.numbers))
    assert list(numbers["seats"]) == ["2", "4"] and numbers["seats"]["4"]["games"] == 4
    assert len(numbers["cards"]) == 104 and len(numbers["templates"]) == 19
    met = sum(card["met"] for card in numbers["cards"].values())
    assert sum(points["met"] for points in numbers["points"].values()) == pytest.approx(met)
    fulfilled = [numbers["seats"][seats]["events"]["fulfils"] for seats in ("2", "4")]
    assert sum(fulfilled) / 2 == pytest.approx(met)
    for card in numbers["cards"].values():
        assert 0 <= card["met_rate"] <= 1 and card["met"] <= card["shown"]


def test_progress_is_told_of_every_game() -> None:
    done: list[int] = []
    make_report("content", "venti", Order(3, (2, 3)), done.append)
    assert done[0] == 0 and sum(done) == 6


def test_every_report_that_is_listed_can_be_made() -> None:
    assert reports() == {"content": ("venti",), "balance": ("dark-venture", "ventura")}
    for kind, games in reports().items():
        for game in games:
            assert callable(maker_of(kind, game))


@pytest.mark.parametrize(
    ("order", "game", "error"),
    [
        (Order(0, (2,)), "venti", LudotecaError),
        (Order(1, (2,), workers=0), "venti", LudotecaError),
        (Order(1, (2, 7)), "venti", BadSeat),
        (Order(1, (2,), bots=("nobody",)), "venti", UnknownBot),
        (Order(1, (2,)), "chess", UnknownGame),
        (Order(1, (2,)), "condottiere", LudotecaError),
    ],
)
def test_a_wrong_order_is_refused_before_a_game_is_played(
    order: Order, game: str, error: type[Exception]
) -> None:
    refused_at_once("content", game, order, error)
