"""A game for attacks on the server and for what measures it, where any will do: found, never named."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import ludoteca

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from kit.stored import kit_of

SOME_MOVES = 60
Options = dict[str, bool | int | str]


def lasting(game: str) -> Options:
    """Options with which no game ends while it is attacked or measured; none where its kit knows of none."""
    found: Options = getattr(kit_of(game, "bars"), "LASTING", {})
    return found


def widest() -> str:
    """The game whose positions are the most to tell."""
    return max(ludoteca.catalogue(), key=told)


def told(game: str) -> int:
    """How long the view of a seat is after some moves."""
    t = ludoteca.new(game, seats=2, seed=1)
    for number in range(SOME_MOVES):
        if t.asked:
            t.play(t.asked[0], t.legal(t.asked[0])[0])
    return len(json.dumps(t.view(0)))


GAME = next(filter(lasting, ludoteca.catalogue()))
LASTING = lasting(GAME)
