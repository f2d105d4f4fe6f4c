"""The wheel: it holds the client and the licences, and plays where nothing else is installed."""

from __future__ import annotations

import json
import re
import subprocess
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest

import ludoteca
from kit.wheel import clean

ROOT = Path(__file__).resolve().parent.parent.parent
STATIC = "ludoteca/table/static/"
PATIENCE = 60


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        return archive.namelist()


def test_its_version_is_that_of_the_library(wheel: Path) -> None:
    assert wheel.name == f"ludoteca-{ludoteca.__version__}-py3-none-any.whl"


def test_it_holds_the_client_and_nothing_that_was_compiled(names: list[str]) -> None:
    assert STATIC + "index.html" in names and "ludoteca_start.py" in names
    assert [name for name in names if name.endswith((".so", ".pyd", ".pyc"))] == []


def test_every_font_in_it_has_its_licence_text(names: list[str]) -> None:
    fonts = [
        re.split(r"-latin|-\w{8}\.", name.rsplit("/", 1)[1])[0] for name in names if name.endswith(".woff2")
    ]
    assert set(fonts) == {"eb-garamond", "cinzel", "im-fell-english", "im-fell-english-sc"}
    assert [font for font in fonts if f"{STATIC}licences/{font}.txt" not in names] == []


def test_every_set_of_icons_in_it_has_its_licence_text(names: list[str]) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src").rglob("*.svelte")]
    sets = set(re.findall(r"~icons/([\w-]+)/", "".join(sources)))
    assert sets
    assert [name for name in sorted(sets) if f"{STATIC}licences/{name}.txt" not in names] == []


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("eb-garamond", ("EB Garamond Project Authors", "SIL OPEN FONT LICENSE Version 1.1")),
        ("cinzel", ("Cinzel Project Authors", "SIL OPEN FONT LICENSE Version 1.1")),
        (
            "game-icons",
            ("Delapouite", "Colours were changed", "Attribution 3.0 Unported", "8. Miscellaneous"),
        ),
        ("svelte", ("Permission is hereby granted, free of charge",)),
    ],
)
def test_licence_texts_are_whole(wheel: Path, file: str, words: tuple[str, ...]) -> None:
    with ZipFile(wheel) as archive:
        text = archive.read(f"{STATIC}licences/{file}.txt").decode()
    assert [word for word in words if word not in text] == []


def test_it_asks_for_nothing_that_only_the_lab_needs(command: Path) -> None:
    python = str(command.parent / "python")
    found = (
        "import importlib.util as u; print([n for n in ('matplotlib', 'numpy', 'pytest') if u.find_spec(n)])"
    )
    done = subprocess.run([python, "-c", found], env=clean(), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_it_serves_the_client_and_the_games(command: Path, tmp_path: Path) -> None:
    serve = [str(command), "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(serve, cwd=tmp_path, env=clean(), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Ludoteca: http://127.0.0.1:"), line
        address = line.split()[1].rstrip("/")
        assert "<script" in read(f"{address}/")
        assert read(f"{address}/licences/cinzel.txt").startswith("Copyright")
        games = json.loads(read(f"{address}/api/games"))
        assert [game["name"] for game in games] == list(ludoteca.catalogue())
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())
