"""The page of the vocabulary is made from the code, and has all of it."""

from __future__ import annotations

from pathlib import Path

from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.lab.vocabulary import made

ROOT = Path(__file__).resolve().parents[4]
PAGE = ROOT / "docs" / "games" / "dark-venture-vocabulary.md"


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == made()


def test_the_page_has_every_word_of_the_vocabulary() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in (*v.STEP, *v.CONDITION, *v.OBJECTIVE):
        assert f"**`{name}`**:" in text, name
    for word in (*v.MOMENTS, *v.WHOS, *v.PLACES, *v.STATS, *v.DEEDS, *tables.TABLES):
        assert f"`{word}`" in text, word
