"""What a search finds in the middle of stored games: however fast it is made, its trees stay the same."""

from __future__ import annotations

import hashlib

from ludoteca.bots import IsmctsBot
from ludoteca.bots.ismcts import Node
from ludoteca.engine.door import Door
from ludoteca.engine.game import Game
from ludoteca.engine.opening import replay
from ludoteca.engine.record import Record, parse_record
from ludoteca.engine.rng import seeded

PARTS = (1 / 3, 2 / 3)  # of a game that were played
ITERATIONS = 24
TO_THE_END = 3  # iterations that are not cut


def digest_of_trees(text: str) -> str:
    """Of a stored game: the trees of some positions, with every node's numbers."""
    record = parse_record(text)
    lines: list[str] = []
    for part in PARTS:
        t = first_choice(record, int(part * len(record.moves)))
        if t is not None:
            door = t.door(t.asked[0])
            lines += nodes(IsmctsBot(1, ITERATIONS).search(door))
            lines += nodes(IsmctsBot(1, TO_THE_END, cut=0).search(door))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def first_choice(record: Record, after: int) -> Game | None:
    """The game after so many moves, or a few more, where a search has to think."""
    for moves in range(after, len(record.moves)):
        if record.moves[moves][0] >= 0:
            t = replay(record, moves=moves, undo=False)
            if t.asked and has_to_think(t.door(t.asked[0])):
                return t
    return None


def has_to_think(door: Door) -> bool:
    return len(door.rules.advice.worth_trying(door.imagine(seeded(1)), door.seat)) > 1


def nodes(node: Node, depth: int = 0) -> list[str]:
    """A line for each node below one, in an order that does not depend on when they were found."""
    found: list[str] = []
    for key in sorted(node.children):
        child = node.children[key]
        found.append(f"{depth} {key} {child.visits} {child.available} {child.gained!r}")
        found += nodes(child, depth + 1)
    return found
