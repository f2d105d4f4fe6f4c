"""What all games share names none of them: a game is found by its entry point and by where its parts lie."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import ludoteca

ROOT = Path(__file__).parent.parent
NAMES = {name for info in ludoteca.catalogue().values() for name in (info.name, info.package.split(".")[-1])}
COMMENT = re.compile(r"^\s*(//|\*|/\*|<!--).*$", re.MULTILINE)
NAMED = re.compile(rf"\b({'|'.join(sorted(NAMES))})\b")


def shared(*folders: str, kinds: tuple[str, ...]) -> list[Path]:
    """Source outside the games' boxes."""
    files = [path for folder in folders for kind in kinds for path in (ROOT / folder).rglob(f"*{kind}")]
    boxes = (ROOT / "src/ludoteca/games", ROOT / "web/src/games")
    return [path for path in files if not any(path.is_relative_to(box) for box in boxes)]


def said(tree: ast.Module) -> Iterator[str]:
    """The strings of a module, without docstrings and other sentences that stand alone."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def test_shared_python_names_no_game() -> None:
    files = shared("src", "bench", "tools", kinds=(".py",))
    assert len(files) > 100
    texts = [(path, text) for path in files for text in said(ast.parse(path.read_text(encoding="utf-8")))]
    assert [(str(path.relative_to(ROOT)), text) for path, text in texts if NAMED.search(text)] == []


def test_the_shared_client_names_no_game() -> None:
    files = [path for path in shared("web/src", kinds=(".ts", ".svelte")) if ".test." not in path.name]
    assert len(files) > 100
    texts = {path: COMMENT.sub("", path.read_text(encoding="utf-8")) for path in files}
    assert {str(path): found[0] for path, text in texts.items() if (found := NAMED.search(text))} == {}
