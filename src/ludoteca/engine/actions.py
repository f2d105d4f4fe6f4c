"""Actions: ints inside, lasting text names outside. One table gives id, name and label."""

from __future__ import annotations

import difflib

from ludoteca.engine.errors import UnknownMove
from ludoteca.engine.words import Message, kind_of

LONGEST_NAME = 80


class Block:
    """Actions of one verb: `Block(PLAY, "play", "card")` is PLAY + c for each card c.

    With two arguments the last one counts fastest.
    """

    __slots__ = ("args", "start", "verb")

    def __init__(self, start: int, verb: str, *args: str) -> None:
        self.start = start
        self.verb = verb
        self.args: tuple[str, ...] = args


class ActionSpace:
    """All actions of a game: `things` lists the text names of each kind of argument."""

    def __init__(self, blocks: list[Block], things: dict[str, tuple[str, ...]]) -> None:
        self.things = things
        self.names: dict[int, str] = {}
        self.ids: dict[str, int] = {}
        self.labels: dict[int, Message] = {}
        for block in blocks:
            self.add(block, 0, 0, {}, block.verb)

    def add(self, block: Block, depth: int, offset: int, args: dict[str, str | int], name: str) -> None:
        if depth == len(block.args):
            action = block.start + offset
            assert action not in self.names and name not in self.ids, (action, name)
            self.names[action] = name
            self.ids[name] = action
            self.labels[action] = Message("do-" + block.verb.replace(" ", "-"), args)
            return
        argument = block.args[depth]
        things = self.things[kind_of(argument)]
        for i in range(len(things)):
            thing = things[i]
            self.add(block, depth + 1, offset * len(things) + i, {**args, argument: thing}, f"{name} {thing}")

    def name(self, action: int) -> str:
        return self.names[action]

    def parse(self, name: object) -> int:
        """The action of a name; an unknown one is answered with the nearest that exist."""
        if not isinstance(name, str):
            raise UnknownMove(f"a move is a text such as {self.example()!r}, not {type(name).__name__}")
        tidy = " ".join(name.lower().split())
        if len(tidy) <= LONGEST_NAME and tidy in self.ids:
            return self.ids[tidy]
        if len(tidy) > LONGEST_NAME:
            raise UnknownMove(f"a move of {len(tidy)} characters is too long to be one")
        near = difflib.get_close_matches(tidy, self.ids, 3)
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        raise UnknownMove(f"{tidy!r} is not a move of this game{hint}")

    def example(self) -> str:
        return next(iter(self.ids))
