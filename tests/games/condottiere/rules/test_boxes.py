"""Decks, hands, victories and ends of other sizes, and the small game that can be solved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca import ContentError
from ludoteca.engine.kernel import State
from ludoteca.games.condottiere.content import COPIES, KINDS, M1, M2, MAPS, Box, make_map
from ludoteca.games.condottiere.game import CONDOTTIERE
from ludoteca.games.condottiere.tiny import TINY, add_tiny, deck
from ludoteca.testing.contract import CHECKS, Check

ISLE = {"parma": ("modena",), "modena": ("parma", "lucca"), "lucca": ("modena",)}


@pytest.fixture(autouse=True)
def maps() -> Iterator[None]:
    """The maps of before are those of after."""
    before = dict(MAPS)
    yield
    for name in set(MAPS) - set(before):
        del MAPS[name]
        CONDOTTIERE.spaces.pop(name, None)
    CONDOTTIERE.add_map(MAPS["italy"])


def histories(g: State) -> int:
    """How many games can follow."""
    if not g.asked:
        return 1
    found = 0
    for action in g.options(g.asked[0]):
        c = g.clone()
        c.apply(g.asked[0], action)
        found += histories(c)
    return found


def test_tiny_can_be_solved() -> None:
    add_tiny()
    t = ludoteca.new("condottiere", seats=2, options={"map": "tiny"}, chance="scripted")
    assert histories(t.state) == 6588


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_tiny_keeps_the_contract(check: Check) -> None:
    add_tiny()
    for seed in range(3):
        check("condottiere", 2, {"map": "tiny"}, seed)


def played(box: Box, seed: int = 1) -> ludoteca.Game:
    CONDOTTIERE.add_map(make_map("isle", ISLE, box))
    t = ludoteca.new("condottiere", seats=2, options={"map": "isle"}, seed=seed)
    while t.asked:
        t.play(t.asked[0], t.actions(t.asked[0])[-1])
    return t


def test_hands_and_needed_regions_are_those_of_the_box() -> None:
    CONDOTTIERE.add_map(make_map("isle", ISLE, Box(full_hand=3, needed=((2, 3), (2, 2)))))
    t = ludoteca.new("condottiere", seats=2, options={"map": "isle"}, seed=1)
    view: dict[str, Any] = t.view(0)
    assert view["needed"] == {"total": 2, "adjacent": 3}
    assert [hand["size"] for hand in view["hands"]] == [3, 3]


def test_after_the_last_battle_the_most_regions_win_or_those_who_tie_share() -> None:
    t = played(Box(battles=2, final_battle=False))  # nobody plays a card
    assert [move for seat, move in t.moves if move.startswith("place")] == ["place lucca", "place lucca"]
    assert t.result is not None and t.result.reason == "shared" and t.result.returns == (0, 0)


def test_with_a_final_battle_a_tie_is_fought_out() -> None:
    t = played(Box(battles=2))
    assert "event-final-battle" in [event.id for event in t.events(0)]


@pytest.mark.parametrize(
    ("box", "said"),
    [
        (Box(copies=(1, 2)), f"{KINDS} numbers"),
        (Box(copies=(*COPIES[:-1], 17)), "from 0 to 16"),
        (Box(copies=deck({M1: 2, M2: 1}), full_hand=2, small_hand=1), "two seats"),
        (Box(full_hand=0), "at least one card"),
    ],
)
def test_a_box_that_cannot_be_dealt_from_is_refused(box: Box, said: str) -> None:
    with pytest.raises(ContentError, match=f"map 'isle'.*{said}"):
        make_map("isle", ISLE, box)


def test_tiny_is_no_choice_before_it_is_asked_for() -> None:
    assert TINY.name not in ludoteca.catalogue()["condottiere"].options[-1].choices
