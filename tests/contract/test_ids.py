"""The ids of actions: a policy that was trained on them goes on meaning what it meant."""

from __future__ import annotations

import json

import pytest

import ludoteca
from kit.stored import folder
from ludoteca.engine.actions import OF_CHANCE, ActionSpace, Block
from ludoteca.games.condottiere.actions import make_space
from ludoteca.testing.ids import id_table


@pytest.mark.parametrize("name", ludoteca.catalogue())
def test_ids_are_those_that_were_stored(name: str) -> None:
    stored = json.loads((folder(name) / "ids.json").read_text(encoding="utf-8"))
    same = id_table(name) == stored
    assert same, "ids have shifted: keep them, or raise rules_version and run tools/make_playthroughs.py"


def test_ids_of_seats_have_no_gaps() -> None:
    with pytest.raises(AssertionError, match="without gaps"):
        ActionSpace([Block(0, "pass"), Block(1, "roll", of=OF_CHANCE), Block(2, "stay")], {})


def test_a_map_with_fewer_regions_has_fewer_ids() -> None:
    sizes = [make_space(tuple("abcdefgh"[:regions])).size for regions in (2, 5)]
    assert sizes[1] - sizes[0] == 6, "two for each region: to place the token, and the Favor"
