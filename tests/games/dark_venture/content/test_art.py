"""Every card has a picture of its own, made when the client is built, and always the same."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from ludoteca.games.dark_venture.art.block import Block
from ludoteca.games.dark_venture.art.prints import pictures, read
from ludoteca.games.dark_venture.content.tables import FIGURES, ITEMS, shipped
from tools.make_art import ICONS

ROOT = Path(__file__).parent.parent.parent.parent.parent
TABLES = {"places": ("locations",), "faces": FIGURES, "items": ITEMS, "ancients": ("ancients",)}


@pytest.mark.parametrize("kind", TABLES)
def test_every_card_of_the_box_says_what_its_picture_is_made_of(kind: str) -> None:
    assert set(read("cards.toml")[kind]) == {id for table in TABLES[kind] for id in shipped().tables[table]}


def test_there_is_a_picture_for_each_card_in_either_book_and_one_for_cards_of_packs() -> None:
    made = pictures(json.loads(ICONS.read_text(encoding="utf-8"))["icons"])
    places = shipped().tables["locations"]
    assert {f"place-{id}-{book}" for id in places for book in "ab"} <= set(made)
    assert {
        "land-waste",
        "faction-ashen",
        "sort-weapon",
        "face-pell",
        "item-bucket",
        "ancient-old-morning",
    } <= set(made)
    for text in made.values():
        ElementTree.fromstring(text)
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert max(map(len, made.values())) < 40_000
    assert made["place-salt-chapel-a"] != made["place-salt-chapel-b"]


def test_the_same_block_is_cut_alike_every_time_and_another_card_otherwise() -> None:
    prints = []
    for seed in (1, 1, 2):
        block = Block(seed)
        block.cut(read("lands.toml")["lands"]["wood"])
        prints.append(block.print)
    assert prints[0] == prints[1] != prints[2]


def test_a_line_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="no such line: sawn bone: M0 0"):
        Block(1).cut("sawn bone: M0 0")


def test_the_client_is_built_and_tested_with_pictures_that_git_ignores() -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert scripts["art"] == "cd .. && python -m tools.make_art"
    for script in ("test", "build", "dev"):
        assert " npm run art && " in scripts[script], script
    assert "/web/src/games/*/pictures/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
