"""Whoever falls in the middle of what it does: the rest of it goes on without, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    item,
    lead,
    legal,
    menu,
    place,
    play,
    throw,
    with_cards,
)
from games.dark_venture.kit.quests import hold, stage, table
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.state import Piece, Position
from ludoteca.testing import rule

LAYS: dict[str, Any] = {"qp": 2, "received": {}, "stages": [stage({"kind": "deed", "deed": "lays"})]}


def at_the_inn(*rules: dict[str, Any]) -> tuple[Position, Piece]:
    """A hero beside an inn that says what the test wants, and its follower, who goes there."""
    places = {**PLAIN_PLACES, "slantwise-inn": {"a": {"rules": list(rules)}}}
    g = table(with_cards(locations=places, side={"wet-feet": LAYS, "whittling": LAYS}))
    return g, lead(g, 0, "pell", ap=2)


@rule("DV-PAID-06", "DV-PAID-05")
@pytest.mark.parametrize("things", [(), ("bucket",)])
def test_whoever_dies_of_searching_finds_nothing_and_leaves_the_token(things: tuple[str, ...]) -> None:
    g, pell = at_the_inn({"on": "search", "do": [{"fell": "actor"}]})
    pell.carried = [item(g, name) for name in things]
    menu(g)
    play(g, 0, "send slantwise-inn")
    play(g, 0, "follower search")
    throw(g, 6)
    assert g.asked == (0,) and "end" in legal(g, 0)
    assert [there for there in g.laid if g.searched[there]] == [place(g, "slantwise-inn")]


@rule("DV-MAP-08", "DV-AMB-69", "DV-QUEST-01")
def test_what_is_laid_for_a_follower_who_has_died_its_player_laid() -> None:
    lay = [{"fell": "actor"}, {"lay": "deck", "is": "any"}]
    g, _pell = at_the_inn({"on": "enter", "do": lay})
    hold(g, 0, "wet-feet")
    hold(g, 1, "whittling")
    menu(g)
    play(g, 0, "send slantwise-inn")
    g.apply(CHANCE, g.options(CHANCE)[0])
    play(g, 0, legal(g, 0)[0])
    play(g, 0, legal(g, 0)[0])
    assert g.score == [2, 0]
