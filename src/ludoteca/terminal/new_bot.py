"""`ludoteca bot new`: the file of a bot of one's own, which plays before anything is changed."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from ludoteca.engine.errors import LudotecaError, shown
from ludoteca.terminal.arguments import is_pythons

NAME = re.compile(r"[A-Z][A-Za-z0-9]{0,39}")
TEMPLATE = '''"""A bot of one's own for Ludoteca.

    ludoteca simulate GAME --bots {module}:{name},greedy --games 200
    ludoteca play GAME --bots "{module}:{name}(boldness=0.9)"

A bot sees its game through a door: what its seat knows (`door.view()`), the names of its legal moves
(`door.legal()`), and games as they might be (`door.imagine()`). It answers with a name, or an id.
"""

from __future__ import annotations

import random

from ludoteca import Door


class {name}:
    def __init__(self, seed: int | str, boldness: float = 0.5) -> None:
        self.random = random.Random(seed)  # the same seed, the same game
        self.boldness = boldness

    def choose(self, door: Door) -> str:
        legal = door.legal()
        bold = [move for move in legal if move not in ("pass", "end", "done")]
        if bold and self.random.random() < self.boldness:
            return self.random.choice(bold)
        return self.random.choice(legal)
'''


def write_bot(name: str, folder: Path) -> Path:
    """Write a module with a bot of this name; returns the file."""
    if not NAME.fullmatch(name):
        raise LudotecaError(f"a bot is called like a class, such as Hothead, not {shown(name)}")
    module = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
    if is_pythons(module):
        raise LudotecaError(f"{module} is a name of Python's own: call the bot otherwise")
    file = folder / f"{module}.py"
    if file.exists():
        raise LudotecaError(f"{file} is there already; nothing was written")
    try:
        file.write_text(TEMPLATE.format(name=name, module=module), encoding="utf-8")
    except OSError as error:
        with suppress(OSError):
            file.unlink()  # or it would be in the way the next time
        raise LudotecaError(f"the bot cannot be written to {file}: {error.strerror}") from None
    return file
