"""The client knows no rules: it takes no move name apart, and asks the server for what it does not see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "web" / "src" / "games"
BOARDS = sorted(path.name for path in GAMES.iterdir() if path.is_dir())

# Cutting up, searching or composing the name of a choice, in the ways that one would.
SLICING = re.compile(
    r"""
    (?: \b(?:choice|option|move|aside)\w*(?:\?|!)?\.name | (?<![\w.])move)
    (?:\?|!)?\.(?:split|slice|substr|substring|startsWith|endsWith|includes|indexOf|match|matchAll|replace|replaceAll
      |search|at|charAt)\b
    | \.(?:exec|test)\((?:\w+\.)?(?:name|move)\b
    | \.name\s*[=!]==?\s*[`"']
    | \b(?:act|why)\(\s*`
    """,
    re.VERBOSE,
)


def sources(board: str) -> list[Path]:
    """What is shipped of a board: neither tests and their samples, nor generated types."""
    found = [path for path in (GAMES / board).rglob("*") if path.suffix in (".ts", ".svelte")]
    return sorted(
        path
        for path in found
        if not path.name.endswith(".test.ts") and path.name not in ("sample.ts", "view.ts")
    )


@pytest.mark.parametrize("board", BOARDS)
def test_no_board_takes_the_name_of_a_choice_apart(board: str) -> None:
    for path in sources(board):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not SLICING.search(line), f"{path.relative_to(ROOT)}:{number}: {line.strip()}"


@pytest.mark.parametrize(
    "line",
    [
        'const verb = choice.name.split(" ")[0];',
        'choices.filter((choice) => choice.name.startsWith("at "))',
        "choice.name.endsWith(` ${spot}`)",
        "const words = move.slice(5);",
        'if (choice.name === "commit") return;',
        "/^use perm/.exec(choice.name)",
        "/^use perm/.test(name)",
        "act(`draw ${face.card}`);",
        "why(`${verb} ${region}`)",
    ],
)
def test_slicing_of_a_name_is_recognized(line: str) -> None:
    assert SLICING.search(line)


@pytest.mark.parametrize(
    "line",
    [
        "if (choice) act(choice.name);",
        'find(choices, "exchange", target, waiting)',
        "why(moveName(verb, region));",
        "{#each listed as choice (choice.name)}",
        'const moved = choice.verb === "to joker";',
        "player.perms.slice(0, MOST)",
    ],
)
def test_what_a_board_may_do_is_not_taken_for_slicing(line: str) -> None:
    assert not SLICING.search(line)
