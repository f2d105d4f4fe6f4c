"""The games that the contract is checked on: which options, and random play through them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator

import ludoteca
from ludoteca.engine.errors import BadOption
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.options import OptionSpec, Value, complete
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rng import Rng, seeded
from ludoteca.engine.rules import GameInfo

SMALL = 8  # a number to set a numeric option to: a short series, say
MOST_COMBINATIONS = 64
EDITION = "edition"


def option_sets(name: str, seats: int) -> list[dict[str, object]]:
    """Every allowed combination of the game's switches, and every other option alone.

    An option that is refused alone, since it needs another one, comes with the first that it goes with.
    An edition other than the first stands among the options, as `edition`, with each of them.
    All but plain games are short, where the game says how (`GameInfo.brief`).
    """
    info = rules_of(name).info
    found: list[dict[str, object]] = []
    switches = [spec for spec in info.options if is_switch(info, spec)]
    for combination in itertools.product((False, True), repeat=len(switches)):
        chosen = zip(switches, combination, strict=True)
        found.append({spec.name: alternatives(spec)[-1] for spec, on in chosen if on})
    # the short ones first, so that a bound leaves out none of the rules alone
    found = sorted(found, key=len)[:MOST_COMBINATIONS]
    for spec in info.options:
        for value in alternatives(spec):
            found.append(with_company(name, seats, spec, value))
    for edition in info.editions[1:]:
        few = [options for options in found if len(options) < 2]
        found.extend([{EDITION: edition, **options} for options in few])
    able = [shortened(name, seats, options) for options in found if allowed(name, seats, options)]
    return list({json.dumps(options, sort_keys=True): options for options in able}.values())


def shortened(name: str, seats: int, options: dict[str, object]) -> dict[str, object]:
    """With what makes its games short; a plain game, and one that cannot be short, stays as it is."""
    short = {**rules_of(name).info.brief, **options}
    return short if without_edition(options) and allowed(name, seats, short) else options


def tried(name: str, options: dict[str, object]) -> dict[str, object]:
    """What a set of options is there to try: all that does not only make its games short."""
    brief = rules_of(name).info.brief
    return {key: value for key, value in options.items() if brief.get(key) != value}


def is_switch(info: GameInfo, spec: OptionSpec) -> bool:
    """A rule that is off unless asked for; a number up to the number of seats is a seat, no rule."""
    if isinstance(spec.default, int) and not isinstance(spec.default, bool):
        return spec.default == 0 and spec.high > info.most_seats
    return spec.default is False


def alternatives(spec: OptionSpec) -> list[Value]:
    """Values that are not the default."""
    values: list[Value]
    if isinstance(spec.default, bool):
        values = [not spec.default]
    elif isinstance(spec.default, int):
        values = sorted({min(spec.high, spec.low + 1), min(spec.high, spec.low + SMALL)})
    else:
        values = list(spec.choices)
    return [value for value in values if value != spec.default]


def with_company(name: str, seats: int, spec: OptionSpec, value: Value) -> dict[str, object]:
    alone: dict[str, object] = {spec.name: value}
    if not allowed(name, seats, alone):
        for other in rules_of(name).info.options:
            for companion in alternatives(other):
                pair = {other.name: companion, **alone}
                if allowed(name, seats, pair):
                    return pair
    return alone


def allowed(name: str, seats: int, options: dict[str, object]) -> bool:
    rules = rules_of(name)
    edition = str(options.get(EDITION, rules.info.editions[0]))
    try:
        rules.check(seats, edition, complete(rules.info.options, without_edition(options)))
    except BadOption:
        return False
    return True


def without_edition(options: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in options.items() if key != EDITION}


def begin(name: str, seats: int, options: dict[str, object], seed: int | None = None) -> Game:
    """A new game with one of `option_sets`; without a seed chance is scripted."""
    edition = str(options[EDITION]) if EDITION in options else None
    chance = "scripted" if seed is None else "seeded"
    chosen = without_edition(options)
    return ludoteca.new(
        name, seats=seats, options=chosen, edition=edition, seed=seed, chance=chance, undo=False
    )


def walk(name: str, seats: int, options: dict[str, object], seed: int, asides: int = 0) -> Iterator[Game]:
    """A random game, the same object at every position; chance is scripted and its moves count.

    With `asides`, one in so many moves is an aside, if the seat has one.
    """
    t = begin(name, seats, options)
    rng = seeded(f"walk {seed}")
    yield t
    while t.asked:
        random_move(t, rng, asides)
        yield t


def random_move(t: Game, rng: Rng, asides: int = 0) -> None:
    g = t.state
    if asides and rng.below(asides) == 0:
        seat = int(rng.below(t.seats))
        found = t.rules.asides(g, seat)
        if found:
            t.play(seat, rng.one_of(found))
            return
    seat = rng.one_of(list(g.asked))
    if seat == CHANCE:
        t.play(seat, g.stack[-1].draw(g, rng))
    else:
        options = g.options(seat)
        assert options, f"after {len(t.moves)} moves: seat {seat} is asked and has no option"
        t.play(seat, rng.one_of(options))


def some(positions: Iterator[Game]) -> Iterator[Game]:
    """Positions ever further apart, and the last one: nearly all of ten, about thirty of eight hundred."""
    wait = 0
    taken = 0
    for t in positions:
        if wait == 0 or not t.asked:
            yield t
            taken += 1
            wait = 1 + taken * taken // 8
        wait -= 1
