"""What every game can say: the ids of its tables and its code, and the catalogues where they must stand."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca
from kit.stored import kit_of
from ludoteca.engine.words import word_files

ENGINE = "ludoteca.engine"
NUMBERED = frozenset({"first", "second"})  # "3.12" is said by a message with these: see Words.thing


@dataclass(frozen=True)
class Speech:
    """What no table of a game lists, and what the tests look for in it."""

    reasons: tuple[str, ...]
    for_displays: tuple[str, ...]  # ids that only displays say
    said: frozenset[str]  # some ids that stand in its code
    names: dict[str, int]  # how many names of each kind of thing must differ
    counting: str  # a message whose `count` can be large
    heard: tuple[tuple[dict[str, object], int], ...]  # in a game with such options: at least so many messages
    plain: frozenset[str] = field(default_factory=frozenset)  # kinds of things called as they are typed
    moments: tuple[str, ...] = ()  # what a question names as its `window`
    catalogues: tuple[str, ...] = ()  # further files of its words, such as `people` of `en.people.ftl`
    unspoken: dict[str, frozenset[str]] = field(default_factory=dict)  # numbers of events for boards alone


def speech(game: str) -> Speech:
    """A game's kit says its own in `speech.py`."""
    found: Speech = kit_of(game, "speech").SPEECH
    return found


GAMES = tuple(ludoteca.catalogue())


def package(game: str) -> str:
    return ludoteca.catalogue()[game].package


HOMES = (ENGINE, *[package(game) for game in GAMES])


class Variables(Visitor):
    """Collects the `$names` of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def entries(home: str, language: str, screens: bool = False) -> tuple[ftl.EntryType, ...]:
    """What the rules of a game say; with `screens`, also what only its board, terminal and catalogue say."""
    folder = resources.files(home).joinpath("words")
    parts = [part for game in GAMES if package(game) == home for part in speech(game).catalogues]
    names = [f"{language}.ftl", *[f"{language}.{part}.ftl" for part in parts]]
    plain = [folder.joinpath(name).read_text(encoding="utf-8") for name in names]
    return tuple(FluentParser().parse("\n".join(word_files(home, language) if screens else plain)).body)


@cache
def messages(home: str, language: str, screens: bool = False) -> dict[str, set[str]]:
    """Every message id of a package's catalogue, with its variables."""
    found: dict[str, set[str]] = {}
    for entry in entries(home, language, screens):
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def all_messages(game: str, language: str = "en") -> dict[str, set[str]]:
    return {**messages(ENGINE, language), **messages(package(game), language)}


@cache
def things(game: str) -> dict[str, tuple[str, ...]]:
    """The names of the things of each kind; seats are called by people's names."""
    t = ludoteca.new(game, seed=1)
    return {kind: names for kind, names in t.rules.space(t.state).things.items() if kind != "seat"}


@cache
def numbered(game: str) -> set[str]:
    """Ids that say a card of a table, such as "3.12"."""
    found = {f"{kind}-numbered" for kind, names in things(game).items() if any("." in name for name in names)}
    return found | {id for id in speech(game).for_displays if id.endswith("-numbered")}


@cache
def expected(game: str) -> dict[str, set[str]]:
    """Every id but the numbered ones that can arise from the game's tables, with its arguments."""
    t = ludoteca.new(game, seed=1)
    found: dict[str, set[str]] = {}
    for kind, args in t.rules.events.items():
        found[f"event-{kind}"] = set(args.split()) - speech(game).unspoken.get(kind, frozenset())
    for label in t.rules.space(t.state).labels.values():
        found[label.id] = set(label.args)
    named = [f"reason-{reason}" for reason in speech(game).reasons]
    for spec in t.rules.info.options:
        id = "option-" + spec.name.replace("_", "-")
        named.extend([id, f"about-{id}"])
        named.extend([f"{id}-{choice}" for choice in spec.choices])
        if isinstance(spec.default, int) and not isinstance(spec.default, bool):  # no limit, in words
            named.extend([f"{id}-0"] if spec.low == 0 and not spec.names_seat else [])
    for kind, names in things(game).items():
        if kind not in speech(game).plain:
            named.extend([f"{kind}-{name}" for name in names if "." not in name])
    for order in t.rules.orders:
        named.extend([f"order-{order.name}", f"about-order-{order.name}"])
    named.extend(speech(game).for_displays)
    return {**found, **{id: set() for id in named if id not in numbered(game)}}


@cache
def spoken_in_code(game: str) -> dict[str, list[set[str] | None]]:
    """Ids that stand literally in the code of the engine and of a game, with the arguments that each place
    passes (None: not literal).
    """
    root = Path(ludoteca.__file__).parent
    found: dict[str, list[set[str] | None]] = {}
    own = root.parent.joinpath(*package(game).split("."))
    screens = [*(own / "terminal").rglob("*.py"), *(own / "lab").rglob("*.py")]
    paths = {*(root / "engine").rglob("*.py"), *(root / "games").glob("*.py"), *own.rglob("*.py")}
    for path in sorted(paths - set(screens)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and refuses(node.func):
                for id in literals(node.args[2]) if len(node.args) > 2 else []:
                    found.setdefault(id, []).append(passed(node, 3))
            elif isinstance(node, ast.Call) and speaks(node.func) and node.args:
                for id in literals(node.args[0]):
                    found.setdefault(id, []).append(passed(node))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value.startswith("warning-"):
                    found.setdefault(node.value, []).append(set())
    return found


def speaks(function: ast.expr) -> bool:
    """`Message(...)`, or `Words(...).text(...)`."""
    if isinstance(function, ast.Name):
        return function.id == "Message"
    return isinstance(function, ast.Attribute) and function.attr in ("Message", "text")


def refuses(function: ast.expr) -> bool:
    """`BadOption(text, rule, id, arguments)`."""
    kinds = ("BadOption", "BadSeat", "ContentError", "LudotecaError", "UnknownGame")
    return isinstance(function, ast.Name) and function.id in kinds


def literals(id: ast.expr) -> list[str]:
    """The id of a message, or both where a condition chooses between two."""
    if isinstance(id, ast.IfExp):
        return literals(id.body) + literals(id.orelse)
    return [id.value] if isinstance(id, ast.Constant) and isinstance(id.value, str) else []


def passed(call: ast.Call, place: int = 1) -> set[str] | None:
    if len(call.args) <= place:
        return set()
    given = call.args[place]
    if not isinstance(given, ast.Dict):
        return None
    return {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}


def samples(game: str, variables: set[str]) -> list[dict[str, str | int]]:
    """Arguments for a message: every value of each variable turns up at least once."""
    common: dict[str, tuple[str | int, ...]] = {"seat": (0, 1, 5), "count": (0, 1, 2, 10, 1234)}
    common["window"] = speech(game).moments
    common |= {"name": ("mode",), "value": ("'seven'", "9"), "choices": ("long, short",), "game": ("Toy",)}
    values = {name: {**common, **things(game)}[name.rstrip("0123456789")] for name in variables}
    rows = max([len(some) for some in values.values()], default=1)
    return [{name: some[i % len(some)] for name, some in values.items()} for i in range(rows)]
