"""The site of the documentation: every page is in its menu, and every link holds there."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tools.make_site import LINK, album, pages, rewritten  # noqa: E402

PLACES = pages()
WRITTEN = [path for path in PLACES if path.suffix == ".md"]


def test_every_page_is_in_the_menu() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    listed = re.findall(r": ([\w/-]+\.md)$", menu, re.MULTILINE)
    assert sorted(listed) == sorted([*(PLACES[path] for path in WRITTEN), "pictures.md"])


@pytest.mark.parametrize("path", WRITTEN, ids=[PLACES[path] for path in WRITTEN])
def test_links_lead_to_pages_of_the_site(path: Path) -> None:
    text = rewritten(path.read_text(encoding="utf-8"), path, PLACES)
    for _, _, link in LINK.findall(
        re.sub(r"^```.*?^```$|`[^`\n]*`", "", text, flags=re.MULTILINE | re.DOTALL)
    ):
        target = link.partition("#")[0]
        if target and "://" not in target:
            assert os.path.normpath(Path(PLACES[path]).parent / target) in PLACES.values(), link


def test_a_link_to_code_is_only_named_and_one_in_code_stays() -> None:
    path = ROOT / "docs" / "games" / "venti.md"
    code, page = (
        "[the code](../../src/ludoteca/cli.py)",
        "[rules](../../src/ludoteca/games/venti/README.md#files)",
    )
    text = f"{code}, {page}\n\n```\n{code}\n```\n"
    assert rewritten(text, path, PLACES) == f"the code, [rules](../code/venti.md#files)\n\n```\n{code}\n```\n"


def test_pictures_stand_by_game_and_screen(tmp_path: Path) -> None:
    for name in ("wide-01-home", "phone-01-home", "wide-82-venti-2-seats", "wide-99-ventura-battle"):
        (tmp_path / f"{name}.png").touch()
    text = album(tmp_path)
    assert re.findall(r"^## (.+)", text, re.MULTILINE) == [
        "The table: on a wide screen",
        "The table: on a phone",
        "VENTI: on a wide screen",
        "Ventura: on a wide screen",
    ]
    assert 'src="pictures/table/wide-82-venti-2-seats.png" alt="Venti 2 seats"' in text
