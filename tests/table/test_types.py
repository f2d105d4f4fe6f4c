"""The client's types are those of the server's messages and of the games' views."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.testing.views import view_type

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "make_types.py"))


def test_the_types_of_the_client_are_made_whenever_it_is_checked_tested_or_built() -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert scripts["types"] == "python ../tools/make_types.py"
    for script in ("check", "test", "build", "dev"):
        assert scripts[script].startswith("npm run types && "), script


def test_types_are_made_of_messages_and_of_every_view_that_has_a_board(
    tool: dict[str, Any], tmp_path: Path
) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "games" / "condottiere").mkdir(parents=True)
    files: dict[Path, str] = tool["made"](tmp_path)
    for path, text in files.items():
        tool["write"](path, text)
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")}
    assert written == {"lib/messages.ts", "games/condottiere/view.ts"}
    dates = [path.stat().st_mtime_ns for path in files]
    for path, text in files.items():
        tool["write"](path, text)
    assert [path.stat().st_mtime_ns for path in files] == dates, "what is there already is left as it is"


def test_git_ignores_the_types_that_are_made() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    made = {"/web/src/lib/messages.ts", "/web/src/games/*/view.ts", "/web/src/games/*/stills.json"}
    assert made <= set(ignored)


def test_unions_are_told_apart_by_their_tag(tool: dict[str, Any]) -> None:
    made: str = tool["messages_file"]()
    assert (
        "export type FromClient = Hello | Move | Undo | WhyNot | Say | TakeBack | Order | Pace | Ping\n"
        in made
    )
    assert (
        "export interface Hello {\n  t: 'hello'\n  seat: number\n  version?: number\n  deltas?: boolean\n}\n"
        in made
    )
    assert "  asked: Asked | null\n" in made


def test_a_view_in_typescript_has_the_keys_of_its_type(tool: dict[str, Any]) -> None:
    made: str = tool["view_file"]("ludoteca.games.condottiere")
    assert "  game: 'condottiere'\n" in made
    assert "  series?: Series\n" in made
    assert "  control: { [key: string]: number | null }\n" in made
    body = made[made.index("export interface View") :]
    keys = {line.split(":")[0].strip(" ?") for line in body.splitlines()[1:-1]}
    assert keys == set(view_type("ludoteca.games.condottiere").__annotations__)


def test_the_pictures_of_a_guide_are_views_of_real_games(tool: dict[str, Any]) -> None:
    hand = "mercenary-1 " * 5 + "mercenary-2 " * 4 + "winter"
    deals = f"* deal 1 {{{hand}}}; * deal 0 {{{hand}}}"
    moves = f"{deals}; 0 place roma; still there"
    game = f'[[game]]\nseats = 2\noptions = {{ start_player = 0 }}\nmoves = "{moves}"'
    found = tool["stills"]("condottiere", game)["there"]
    assert (found["site"], found["hand"]) == ("roma", {"mercenary-1": 5, "mercenary-2": 4, "winter": 1})
    with pytest.raises(ludoteca.IllegalMove):
        tool["stills"]("condottiere", game.replace("place roma", "pass"))
