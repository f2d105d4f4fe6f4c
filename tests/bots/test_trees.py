"""A search that was made faster finds what it found before."""

from __future__ import annotations

import json

import pytest

import ludoteca
from kit.stored import add_packs, folder, trees_of

STORED = [name for name in ludoteca.catalogue() if (folder(name) / "trees.json").is_file()]


@pytest.mark.parametrize("name", STORED)
def test_a_search_grows_the_trees_that_were_stored(name: str) -> None:
    add_packs(name)
    stored = json.loads((folder(name) / "trees.json").read_text(encoding="utf-8"))
    found = trees_of(name)
    assert found == stored, "other trees; if on purpose, run tools/make_playthroughs.py"
