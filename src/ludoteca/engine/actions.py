"""Actions: ints inside, lasting text names outside. One table gives id, name, verb, targets and label."""

from __future__ import annotations

import bisect
import difflib
import operator
from typing import Any, Final, NamedTuple

from ludoteca.engine.errors import UnknownMove, shown
from ludoteca.engine.words import Message, kind_of

LONGEST_NAME = 80
NEAR = 50  # names on each side of one that is not there, to look among for what was meant
NO_ACTION: Final = -1

# whose actions those of a block are
OF_SEATS: Final = 0
OF_CHANCE: Final = 1
ASIDES: Final = 2
OWNERS: Final = ("seats", "chance", "asides")


def whole(value: Any) -> int | None:
    """A whole number of any kind, such as NumPy's; None for everything else, truth values too."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return int(value)
    try:
        return operator.index(value)
    except TypeError:
        return None


def tidy(name: str) -> str:
    """A name as it stands in the table: written small, with single blanks."""
    return " ".join(name.lower().split())


class Target(NamedTuple):
    """A thing that an action points at: a card, a region, a seat, and its text name."""

    kind: str
    id: str


class Block:
    """Actions of one verb: `Block(PLAY, "play", "card")` is PLAY + c for each card c.

    With two arguments the last one counts fastest; the second of a kind is called `card2`. Seats answer with
    them, unless `of` says that they are chance's, or asides.
    """

    __slots__ = ("args", "of", "start", "verb")

    def __init__(self, start: int, verb: str, *args: str, of: int = OF_SEATS) -> None:
        self.start = start
        self.verb = verb
        self.args: tuple[str, ...] = args
        self.of = of


class ActionSpace:
    """All actions of a game: `things` lists the text names of each kind of argument.

    Those that seats answer with have the ids from 0 to `size` - 1, without gaps: a policy has an output for
    each. Chance's and the asides lie beyond, wherever a game has put them.
    """

    def __init__(self, blocks: list[Block], things: dict[str, tuple[str, ...]]) -> None:
        self.things = things
        self.names: dict[int, str] = {}
        self.ids: dict[str, int] = {}
        self.verbs: dict[int, str] = {}
        self.labels: dict[int, Message] = {}
        self.aims: dict[int, tuple[Target, ...]] = {}  # of the actions that were asked for
        self.by_first_word: dict[str, list[str]] = {}  # names, in the order of letters; when first needed
        self.of: tuple[list[int], list[int], list[int]] = ([], [], [])  # ids by whose they are, ascending
        for block in blocks:
            assert list(block.args) == arguments([kind_of(arg) for arg in block.args]), block.args
            self.add(block, 0, 0, {}, block.verb)
        for ids in self.of:
            ids.sort()
        self.size: int = len(self.of[OF_SEATS])
        assert self.of[OF_SEATS] == list(range(self.size)), (
            "the ids of seats' actions begin at 0, without gaps"
        )

    def add(self, block: Block, depth: int, offset: int, args: dict[str, str | int], name: str) -> None:
        if depth == len(block.args):
            action = block.start + offset
            assert action not in self.names and name not in self.ids, (action, name)
            self.names[action] = name
            self.of[block.of].append(action)
            self.ids[name] = action
            self.verbs[action] = block.verb
            self.labels[action] = Message("do-" + block.verb.replace(" ", "-"), args)
            return
        argument = block.args[depth]
        things = self.things[kind_of(argument)]
        for i in range(len(things)):
            thing = things[i]
            self.add(block, depth + 1, offset * len(things) + i, {**args, argument: thing}, f"{name} {thing}")

    def name(self, action: int) -> str:
        return self.names[action]

    def targets(self, action: int) -> tuple[Target, ...]:
        """What an action points at, in the order of its name."""
        if action not in self.aims:
            things = self.labels[action].args.items()
            self.aims[action] = tuple([Target(kind_of(arg), str(thing)) for arg, thing in things])
        return self.aims[action]

    def find(self, move: object) -> int:
        """The action of a name or an id; NO_ACTION if there is none."""
        if isinstance(move, str):
            return self.ids[move] if move in self.ids else self.ids.get(tidy(move), NO_ACTION)
        id = whole(move)
        return id if id is not None and id in self.names else NO_ACTION

    def parse(self, move: object) -> int:
        """The action of a name or an id; an unknown name is answered with the nearest that exist."""
        action = self.find(move)
        if action != NO_ACTION:
            return action
        id = None if isinstance(move, str) else whole(move)
        if id is not None:
            raise UnknownMove(f"there is no move with the id {shown(id)} in this game")
        if not isinstance(move, str):
            raise UnknownMove(
                f"a move is a text such as {self.example()!r}, or its id, not {type(move).__name__}"
            )
        name = tidy(move)
        if len(name) > LONGEST_NAME:
            raise UnknownMove(f"a move of {len(name)} characters is too long to be one")
        if name.isdecimal() and int(name) in self.names:
            raise UnknownMove(
                f"{name!r} is a text; the id {name}, which is {self.names[int(name)]!r}, is given as a number"
            )
        near = difflib.get_close_matches(name, self.like(name), 3)
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        raise UnknownMove(f"{name!r} is not a move of this game{hint}")

    def like(self, name: str) -> list[str]:
        """Names that may be meant: a hundred with each of the first words that are nearest. To compare all of
        some thousands takes a server so long that few who ask for nonsense could keep it from all others.
        """
        if not self.by_first_word:
            for known in sorted(self.ids):
                self.by_first_word.setdefault(known.partition(" ")[0], []).append(known)
        first, _, rest = name.partition(" ")
        found: list[str] = []
        for word in difflib.get_close_matches(first, self.by_first_word, 3):
            names = self.by_first_word[word]
            place = bisect.bisect(names, f"{word} {rest}")
            found += names[max(0, place - NEAR) : place + NEAR]
        return found

    def example(self) -> str:
        return next(iter(self.ids))


def arguments(kinds: list[str]) -> list[str]:
    """What the things that an action points at are called in its label: `card`, then `card2`."""
    found: list[str] = []
    for i in range(len(kinds)):
        before = kinds[:i].count(kinds[i])
        found.append(f"{kinds[i]}{before + 1}" if before else kinds[i])
    return found
