"""Charts: valid pictures with labelled axes, the same for the same numbers."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludoteca import LudotecaError
from ludoteca.lab.charts import Bars, Chart, Lines, Ranges, Rows, draw

RANGES = Ranges(
    "length", "Length", "seats", "turns", ["2", "3"], [(9, 11, 13), (10, 10.5, 12)], (10, 16), "wanted"
)
LINES = Lines(
    "points", "Points", "seats", "met", ["2", "3"], [("1 point", [0.4, 0.5]), ("2 points", [0.7, 0.6])]
)
PLAIN_LINES = Lines(
    "economy", "Economy", "round", "mean", ["1", "2"], [("income", [4, 6.5])], percentages=False
)
BARS = Bars(
    "rounds",
    "Rounds",
    "rounds",
    "games",
    ["7", "8"],
    [("2 seats", [0.4, 0.6]), ("4 seats", [0.5, 0.5])],
    True,
)
ROWS = Rows(
    "templates",
    "Templates",
    "share",
    "condition",
    ["1: T D", "2: ?=? D", "12: 6=6 T T"],
    [0, 0, 1],
    [0.6, 0.3, 0.5],
    [0.7, 0.7, 0.1],
    ["1 point", "4 points"],
    ("met", "in reach"),
)


def words(file: Path) -> list[str]:
    """All text in a picture."""
    tree = ElementTree.parse(file)
    return [node.text or "" for node in tree.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize(
    ("chart", "shown"),
    [
        (RANGES, ["2", "3", "wanted"]),
        (LINES, ["1 point", "2 points", "100 %"]),
        (PLAIN_LINES, ["income", "1", "2", "6"]),
        (BARS, ["7", "8", "2 seats", "4 seats", "60 %"]),
        (ROWS, ["1: T D", "2: ?=? D", "12: 6=6 T T", "1 point", "4 points", "met", "in reach", "100 %"]),
    ],
    ids=["ranges", "lines", "plain-lines", "bars", "rows"],
)
def test_a_picture_has_a_title_labelled_axes_and_names_for_all_that_it_shows(
    chart: Chart, shown: list[str], tmp_path: Path
) -> None:
    file = draw(chart, tmp_path / f"{chart.name}.svg")
    found = words(file)
    assert {chart.title, chart.x, chart.y, *shown} <= set(found)


@pytest.mark.parametrize("chart", [RANGES, LINES, BARS, ROWS], ids=["ranges", "lines", "bars", "rows"])
def test_the_same_numbers_give_the_same_picture(chart: Chart, tmp_path: Path) -> None:
    one = draw(chart, tmp_path / "one.svg").read_bytes()
    assert draw(chart, tmp_path / "two.svg").read_bytes() == one


def test_a_longer_list_makes_a_higher_picture() -> None:
    assert ROWS.height < Rows(**{**vars(ROWS), "labels": ["x"] * 20}).height


def test_without_the_library_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(LudotecaError, match="pip install matplotlib"):
        draw(LINES, tmp_path / "x.svg")
    assert list(tmp_path.iterdir()) == []
