"""The tables of the page of Dark Venture are written from the reports of all rows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.games.dark_venture.lab.page import COLUMNS, PAGE, ROWS, Row, outside, written

ROOT = Path(__file__).parents[4]


def numbers(row: Row) -> dict[str, Any]:
    """As a report has them: half of the goals reached."""
    goals = [
        {"goal": "won", "wanted": "20 to 40 %", "measured": "30.0 %", "reached": True},
        {"goal": "bands reached", "wanted": "all", "measured": "51 of 52", "reached": False},
        {"goal": "combats a player", "wanted": "3.0 to 8.0", "measured": "6.1", "reached": True},
    ]
    quests = {
        "bury-the-bell": {"kept": 100, "done": 0.9, "swapped": 0.0, "points_by_ap": 1.5},
        "last-ferry": {"kept": 100, "done": 0.5, "swapped": 0.0, "points_by_ap": 0.5},
        "wet-feet": {"kept": 100, "done": 0.9, "swapped": 0.0, "points_by_ap": 2.5},
    }
    spread = {"mean": 20.04, "low": 10.0, "median": 21.0, "high": 30.0}
    seats = {"games": 1000, "won": 0.3, "points": spread, "best": spread, "goals": goals, "quests": quests}
    return {"seed": "9", "seats": {str(row.seats): seats}}


def test_all_tables_of_the_page_are_written_anew() -> None:
    rows = {row.key: numbers(row) for row in ROWS}
    page = written((ROOT / PAGE).read_text(encoding="utf-8"), rows, "9", 1000)
    assert "| questing, long, book A | 1,000 | 30.0 % (27 to 33) | 20 to 40 % | 20.0 |" in page
    assert "| questing, short, book B | 1,000 | 30.0 % (27 to 33) | 5 to 15 points below A | 20.0 |" in page
    won = "winners have 21 points on the median | 20 to 40 %"
    assert f"| competitive, 4 seats, long | 1,000 | {won} | 20.0 each |" in page
    for columns in COLUMNS.values():
        assert f"| bands reached | all |{' **51 of 52** |' * len(columns)}" in page
        assert f"| combats a player | 3.0 to 8.0 |{' 6.1 |' * len(columns)}" in page
    assert page.count("--games 1000 --seed 9") == 4 and "--seed 2111" not in page
    assert written(page, rows, "9", 1000) == page


def test_every_row_but_the_random_one_has_a_column() -> None:
    assert sorted(key for keys in COLUMNS.values() for key in keys) == sorted(
        row.key for row in ROWS if row.bot == "greedy"
    )


def test_heroic_quests_that_miss_their_goals_are_named() -> None:
    said = outside(numbers(ROWS[0]))
    assert said.startswith("bury-the-bell 90.0% of 100; points an AP: last-ferry 0.50 (100)")
    assert "wet-feet" not in said
