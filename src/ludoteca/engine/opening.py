"""How a game comes to be: a new one, one of a record, one of a snapshot. This module is never compiled."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import Any, TypeAlias

from ludoteca.engine import packs, registry
from ludoteca.engine.actions import whole
from ludoteca.engine.arguments import known_arguments
from ludoteca.engine.errors import BrokenRecord, BrokenSnapshot, ContentError, LudotecaError, shown
from ludoteca.engine.fields import shapes
from ludoteca.engine.game import Game, digest
from ludoteca.engine.kernel import SPECTATOR, Event, State
from ludoteca.engine.options import Options, Value, not_a_mapping
from ludoteca.engine.packs import check_content
from ludoteca.engine.record import Record, parse_record
from ludoteca.engine.registry import rules_of, suitable
from ludoteca.engine.rng import Rng, SystemRng, generator, restored
from ludoteca.engine.rules import CONTENT, AnyRules, Rules
from ludoteca.engine.snapshot import load_log, restore

CHANCES = ("seeded", "scripted")


@known_arguments
def register(rules: AnyRules) -> None:
    """Make a game known by its name; a later one of the same name replaces the earlier."""
    if not isinstance(rules, Rules):
        raise LudotecaError(f"a game is registered by its rules, not by {shown(rules)}")
    registry.register(rules)


@known_arguments
def add_content(game: str, file: str | PathLike[str]) -> str:
    """Add an owner's pack; returns the name by which the option `content` chooses it."""
    rules = rules_of(game)
    if not isinstance(file, (str, PathLike)):
        raise ContentError(f"a pack is a file, given by its path, not {shown(file)}")
    return packs.add_content(rules.info.name, Path(file))


@known_arguments
def new(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    edition: str | None = None,
    chance: str = "seeded",
    content: str | PathLike[str] | None = None,
    undo: bool = True,
) -> Game:
    """A new game. Without a seed the shuffle is different each time.

    With `chance="scripted"` the caller plays chance too: `t.play(CHANCE, "deal 0 bishop")`. `content` is the
    file of an owner's pack, where a game has values of tiles and cards. Without `undo` no move can be taken
    back, and moves are quicker: no position is kept to come back to.
    """
    if chance not in CHANCES:
        raise LudotecaError(f"chance is one of {', '.join(CHANCES)}, not {shown(chance)}")
    rules = rules_of(game)
    if content is not None:
        if options is not None and not isinstance(options, Mapping):
            raise not_a_mapping(options)
        options = {**(options or {}), CONTENT: add_content(game, content)}
    rng = None if chance == "scripted" else generator(seed)
    t = fresh(rules, rules.info.least_seats if seats is None else seats, edition, options, rng, undo)
    t.state.advance()
    t._answer_chance()
    return t


def fresh(
    rules: Rules[Any],
    seats: int,
    edition: str | None,
    options: Mapping[str, object] | None,
    rng: Rng | None,
    undo: bool = True,
) -> Game:
    """A game before anything has happened."""
    if not isinstance(undo, bool):
        raise LudotecaError(f"undo is True or False, not {shown(undo)}")
    n, named_edition, full, warnings = suitable(rules, seats, edition, options)
    state = rules.set_up(n, named_edition, full)
    state.log = []
    state.origin = origin_of(rules, named_edition, full)
    return Game(rules, named_edition, full, warnings, state, rng, undo)


@known_arguments
def replay(
    record: Record | str, moves: int | None = None, seed: int | str | None = None, undo: bool = True
) -> Game:
    """The game of a record, at its end or after the first `moves` moves; one can play on from there.

    Later chance is drawn from the seed, or is different each time.
    """
    parsed = parse_record(str(record) if isinstance(record, Record) else record)
    try:
        t = fresh(rules_of(parsed.game), parsed.seats, parsed.edition, parsed.options, None, undo)
    except LudotecaError as error:
        raise BrokenRecord(error.text, 1, error.rule) from None
    t.state.advance()
    wanted = len(parsed.moves) if moves is None else whole(moves)
    if wanted is None:
        raise LudotecaError(f"moves are counted by a whole number, not {type(moves).__name__}")
    count = max(0, min(wanted, len(parsed.moves)))
    for i in range(count):
        seat, name = parsed.moves[i]
        found = t._find(seat, name)
        if found is None:
            refusal = t._refusal(seat, name)
            raise BrokenRecord(
                f"{name[:60]!r} cannot be played: {refusal.text}", parsed.lines[i], refusal.rule
            )
        t._make(seat, *found)
    if count == len(parsed.moves) and parsed.result is not None and parsed.result != t.result:
        raise BrokenRecord("the moves do not lead to this result", parsed.result_line)
    t.rng = generator(seed)
    return t


@known_arguments
def load(text: str, undo: bool = True) -> Game:
    """The game of a snapshot."""
    try:
        outer = json.loads(text)
        version, body = outer["ludoteca-snapshot"], outer["body"]
        sound = outer["digest"] == digest(body)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BrokenSnapshot("this is no snapshot, or it is cut off") from None
    if version != 1:
        raise BrokenSnapshot(f"snapshot format {shown(version)} is not known here; this program reads 1")
    if not sound:
        raise BrokenSnapshot("the snapshot was damaged or changed: its digest does not fit")
    try:
        t = from_body(body, undo)
        t.view(SPECTATOR)
        t.rules.census(t.state)  # which looks at every card
        sound = all(t.state.options(seat) for seat in t.asked)
    except LudotecaError:
        raise
    except Exception as error:  # a forged position can break anything
        raise BrokenSnapshot(f"the snapshot does not fit: {type(error).__name__}: {shown(error)}") from None
    if not sound:
        raise BrokenSnapshot("the snapshot does not fit: somebody is asked who has no choice")
    return t


def load_rng(data: Any) -> Rng | None:
    if data is None or data == "system":
        return None if data is None else SystemRng()
    rng = restored(*data)
    if rng is None:
        raise BrokenSnapshot("the snapshot does not fit: its generator has impossible numbers")
    return rng


Origin: TypeAlias = tuple[str, int, str, str, tuple[tuple[str, Value], ...]]


def origin_of(rules: Rules[Any], edition: str, options: Options) -> Origin:
    """Of which game, by which rules, a position is: with it, one that was pickled finds its rules again."""
    version = rules.info.rules_version
    return rules.info.name, version, packs.content_line(rules, options), edition, tuple(options.items())


@lru_cache(maxsize=16)
def first_position(origin: Origin, seats: int) -> Game:
    """A game of an origin, before anything has happened."""
    name, version, content, edition, options = origin
    body = {"game": name, "rules_version": version, CONTENT: content, "edition": edition, "seats": seats}
    return begun_as({**body, "options": dict(options), "rng": None})


def made_again(cls: Any, values: tuple[object, ...]) -> Any:
    """A step or a part that was pickled."""
    return cls(**dict(zip(shapes(cls), values, strict=True)))


def unpickled_position(
    origin: Origin | None,
    seats: int,
    values: dict[str, Any],
    driver: tuple[list[tuple[str, tuple[int, ...], int]] | None, bool, bool],
) -> State:
    if origin is None:
        raise BrokenSnapshot("a position that no game was opened with cannot be brought back")
    first = first_position(origin, seats)
    g: State = first.state.clone()
    g.stack = [made_again(first.rules.steps[step], fields) for step, fields in values.pop("stack")]
    for name, value in values.items():
        setattr(g, name, value)
    log, g.over, g.pauses = driver
    g.log = None if log is None else [Event(*event) for event in log]
    return g


def unpickled(
    state: State,
    moves: list[tuple[int, str]],
    own: list[tuple[int, str]],
    imagined: bool,
    rng: Any,
    warnings: list[str],
    undo: bool,
) -> Game:
    assert isinstance(state.origin, tuple)
    first = first_position(state.origin, state.seats)
    t = Game(first.rules, first.edition, dict(first.options), warnings, state, load_rng(rng), undo)
    t.moves = moves
    t._own = own
    t.imagined = imagined
    return t


def from_body(body: dict[str, Any], undo: bool = True) -> Game:
    t = begun_as(body, undo)
    restore(t.rules, t.state, body["position"])
    t.state.log = load_log(body["log"])
    t.moves = [(int(seat), str(name)) for seat, name in body["moves"]]
    t.imagined = bool(body["imagined"])
    return t


def begun_as(body: dict[str, Any], undo: bool = True) -> Game:
    """The game of a snapshot before anything has happened."""
    rules = rules_of(body["game"])
    if body["rules_version"] != rules.info.rules_version:
        raise BrokenSnapshot(
            f"the snapshot is of rules version {shown(body['rules_version'])} of {rules.info.title}; here "
            f"they are version {rules.info.rules_version}"
        )
    try:
        if body.get(CONTENT):
            check_content(rules, body[CONTENT])
    except ContentError as error:
        raise BrokenSnapshot(error.text) from None
    return fresh(rules, body["seats"], body["edition"], body["options"], load_rng(body["rng"]), undo)
