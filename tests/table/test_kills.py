"""The server dies in the middle of play, or sleeps for a while: nothing is lost."""

from __future__ import annotations

import asyncio
import random
import sys

import pytest

from ludoteca.table.store import MoveRow
from tools.attack import pair
from tools.attack.histories import Sent, Told, faults
from tools.attack.kills import attack

KILLS, KILLS_OF_TWO = 32, 18  # of fifty

JOURNAL = [
    MoveRow(0, -1, "deal 0 bishop"),
    MoveRow(1, 0, "pass", "0:a", 3),
    MoveRow(2, 1, "place roma", "1:b", 4),
    MoveRow(3, -1, "roll 4"),
    MoveRow(4, 0, "/sealed keep hand", "0:c", 6),
]
ANNA = [
    Sent(0, "a", "pass", "done", 3),
    Sent(0, "x", "nothing", "refused"),
    Sent(0, "c", "keep hand", "done", 6),
]
BRUNO = [Sent(1, "b", "place roma", "none")]


def test_a_journal_that_holds_what_was_acknowledged_has_no_faults() -> None:
    assert faults([ANNA, BRUNO], JOURNAL) == []
    assert faults([[*ANNA], [Sent(1, "b", "place roma", "done", 4)]], JOURNAL) == []


@pytest.mark.parametrize(
    ("journal", "fault"),
    [
        ([row for row in JOURNAL if row.key != "0:c"], "0:c, keep hand, was acknowledged and is lost"),
        ([row for row in JOURNAL if row.key != "1:b"], "number 2 is missing"),
        ([*JOURNAL, MoveRow(5, 0, "pass", "0:a", 3)], "0:a was made 2 times"),
        ([*JOURNAL, MoveRow(5, 0, "pass")], "number 5, pass, was sent by nobody"),
        ([*JOURNAL, MoveRow(4, -1, "roll 2")], "number 4 stands there 2 times"),
        ([*JOURNAL, MoveRow(5, 0, "nothing", "0:x")], "0:x, nothing, was refused and is there"),
        ([*JOURNAL[:4], MoveRow(4, 0, "discard hand", "0:c", 6)], "0:c was keep hand of 0"),
        ([*JOURNAL[:4], MoveRow(4, 0, "keep hand", "0:c", 7)], "0:c was answered with 6, and has 7"),
        (
            [
                JOURNAL[0],
                MoveRow(1, 0, "keep hand", "0:c", 6),
                *JOURNAL[2:4],
                MoveRow(4, 0, "pass", "0:a", 3),
            ],
            "number 1 was acknowledged after number 4",
        ),
    ],
)
def test_a_lost_a_doubled_and_a_changed_move_are_each_found(journal: list[MoveRow], fault: str) -> None:
    (found,) = faults([ANNA, BRUNO], journal)
    assert found.startswith(fault)


def test_what_was_told_once_is_not_told_otherwise() -> None:
    told = Told()
    told.hear(2, ["a", "b"])
    told.hear(4, ["b", "c", "d"])
    told.hear(4, [])
    assert told.events == ["a", "b", "c", "d"] and not told.faults
    told.hear(5, ["x", "e"])
    told.hear(3, ["c"])
    told.hear(9, ["i"])
    assert [fault.split()[0] for fault in told.faults] == ["of", "5", "after"]


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
def test_whichever_of_two_servers_is_killed_or_both_what_they_acknowledged_is_there_once_and_in_order(
    database: str,
) -> None:
    figures = asyncio.run(pair.attack(random.Random(16), True, lambda far: None, KILLS_OF_TWO, database))
    assert len(figures) == 3 and [figure for figure in figures if not figure.ok] == []


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
def test_whenever_the_server_is_killed_what_it_acknowledged_is_there_once_and_in_order() -> None:
    """A slice of `make kills`, which kills a thousand times."""
    figures = asyncio.run(attack(random.Random(16), True, lambda far: None, KILLS))
    assert len(figures) == 4 and [figure for figure in figures if not figure.ok] == []
