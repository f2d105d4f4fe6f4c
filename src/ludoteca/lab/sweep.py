"""Sweeps: the same match with one setting after the other, and how the first bot fares with each.

What varies has a name and values: an option of the game, a value of a pack by its place in it, such as
`tiles.village.cost`, or `{name}` in what the bots are called. The deals are the same for all. `grid` tries
all combinations, `random` some; `halving` begins with few games for each, and goes on with the better half
and twice as many, until one is left.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from ludoteca.engine.errors import LudotecaError, shown
from ludoteca.engine.options import find
from ludoteca.engine.packs import add_text, contents_of
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rng import seeded
from ludoteca.engine.rules import CONTENT
from ludoteca.lab.arena import Live, MatchResult, Progress, check_number, play_match, rounded
from ludoteca.lab.reports import Grid, Report
from ludoteca.lab.runs import write_whole

WAYS = ("grid", "random", "halving")
MOST_TRIALS = 1000
HOLE = re.compile(r"\{(\w+)\}")
IN_A_PACK = re.compile(r"[\w-]+(\.[\w-]+)+")  # as TOML writes the place of a value
NUMBER = re.compile(r"-?\d{1,9}(\.\d+)?|true|false")

Setting = dict[str, str]  # a value, as it is written, for each name


@dataclass(frozen=True)
class Plan:
    """What is to be swept: bots with holes for what varies, and how."""

    game: str
    bots: tuple[str, ...]
    over: Mapping[str, Sequence[str]]
    games: int = 100
    seats: int | None = None
    seed: str = "0"
    options: Mapping[str, object] | None = None
    edition: str | None = None
    way: str = "grid"
    trials: int = 20  # of a random sweep
    workers: int = 1
    run: Path | None = None
    limit: float = 0.0
    sealed: bool = False


@dataclass(frozen=True)
class Trial:
    setting: Setting
    match: MatchResult
    stage: int  # of a halving: in which it was played last

    @property
    def rate(self) -> float:
        return self.match.standings[0].rate


def check_plan(plan: Plan) -> None:
    info = rules_of(plan.game).info
    holes = {hole for bot in plan.bots for hole in HOLE.findall(bot)}
    if plan.way not in WAYS:
        raise LudotecaError(f"a sweep goes by one of {', '.join(WAYS)}, not {shown(plan.way)}")
    if not plan.over:
        raise LudotecaError("a sweep is over something: --over NAME=VALUE,VALUE")
    check_number("trials", plan.trials, MOST_TRIALS)
    missing = sorted(holes - set(plan.over))
    if missing:
        raise LudotecaError(f"{{{missing[0]}}} has no values: --over {missing[0]}=VALUE,VALUE")
    for name, values in plan.over.items():
        if name in holes:
            continue
        if IN_A_PACK.fullmatch(name):
            check_pack_values(plan, name, values)
            continue
        if name not in [spec.name for spec in info.options]:
            raise LudotecaError(f"{name!r} is no option of {info.title}, and not in the bots as {{{name}}}")
        for value in values:
            find(info.options, name).parse(value)


def check_pack_values(plan: Plan, name: str, values: Sequence[str]) -> None:
    contents_of(plan.game)
    if CONTENT in (plan.options or {}) or CONTENT in plan.over:
        raise LudotecaError(f"{name} is swept beside the values of the box, not of another pack")
    for value in values:
        add_text(plan.game, *pack_with(plan.game, {name: value}))


def pack_with(game: str, values: Mapping[str, str]) -> tuple[str, str]:
    """A pack in which these values are others, as a text, and its name."""
    lines = [f"{name} = {as_toml(value)}\n" for name, value in sorted(values.items())]
    name = f"sweep-{hashlib.blake2b(''.join(lines).encode(), digest_size=4).hexdigest()}"
    return f'game = "{game}"\nname = "{name}"\n' + "".join(lines), name


def as_toml(value: str) -> str:
    if NUMBER.fullmatch(value):
        return value
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def settings_of(plan: Plan) -> list[Setting]:
    """The settings that are tried, in the order of their values."""
    all_of_them = [dict(zip(plan.over, values, strict=True)) for values in product(*plan.over.values())]
    if plan.way == "random" and len(all_of_them) > plan.trials:
        rng = seeded(f"{plan.seed} sweep")
        lots = sorted(range(len(all_of_them)), key=lambda number: (rng.below(1_000_000_000), number))
        all_of_them = [all_of_them[number] for number in sorted(lots[: plan.trials])]
    if len(all_of_them) > MOST_TRIALS:
        raise LudotecaError(f"{len(all_of_them)} settings are more than {MOST_TRIALS}: try a random sweep")
    return all_of_them


def stages_of(plan: Plan, settings: int) -> list[tuple[int, int]]:
    """How many settings play how many games, stage after stage; the last has all games that were ordered."""
    if plan.way != "halving":
        return [(settings, plan.games)]
    stages = [settings]
    while stages[-1] > 1:
        stages.append(-(-stages[-1] // 2))
    return [(count, max(1, plan.games >> (len(stages) - 1 - i))) for i, count in enumerate(stages)]


def games_of(plan: Plan) -> int:
    bots = max(1, len(plan.bots))
    return sum([count * rounded(games, bots) for count, games in stages_of(plan, len(settings_of(plan)))])


def play_sweep(plan: Plan, progress: Progress | None = None, live: Live | None = None) -> list[Trial]:
    """All trials, the best first: those that came furthest in a halving, then by the first bot's share."""
    check_plan(plan)
    left = settings_of(plan)
    best: list[Trial] = []
    done: list[Trial] = []
    for stage, (count, games) in enumerate(stages_of(plan, len(left))):
        left = left[:count]
        best = []
        for setting in left:
            best.append(Trial(setting, play_setting(plan, setting, games, stage, progress), stage))
            if live is not None:
                live(sorted([(called(trial.setting), trial.rate) for trial in best], key=lambda one: -one[1]))
        best.sort(key=lambda trial: -trial.rate)
        left = [trial.setting for trial in best]
        done = best + [trial for trial in done if trial.setting not in left]
    return done


def called(setting: Setting) -> str:
    return "-".join([f"{name}={value}" for name, value in setting.items()])


def play_setting(
    plan: Plan, setting: Setting, games: int, stage: int, progress: Progress | None
) -> MatchResult:
    specs = rules_of(plan.game).info.options
    own = {spec.name: spec.parse(setting[spec.name]) for spec in specs if spec.name in setting}
    values = {name: value for name, value in setting.items() if IN_A_PACK.fullmatch(name)}
    if values:
        pack = pack_with(plan.game, values)
        own[CONTENT] = add_text(plan.game, *pack)
        if plan.run is not None:
            write_whole(plan.run / f"{own[CONTENT]}.toml", pack[0].encode())  # to look at its games again
    bots = [HOLE.sub(lambda hole: setting[hole[1]], bot) for bot in plan.bots]
    own_place = re.sub(r"[^A-Za-z0-9=.-]", "_", called(setting))
    folder = None if plan.run is None else plan.run / f"{stage}-{own_place}"
    options = {**(plan.options or {}), **own}
    how = (plan.seats, plan.seed, options, plan.workers, progress, plan.edition, folder)
    return play_match(plan.game, bots, games, *how, plan.limit, plan.sealed)


def sweep_report(plan: Plan, trials: list[Trial]) -> Report:
    title = f"{rules_of(plan.game).info.title}, a sweep: {', '.join(plan.bots)}, seed {plan.seed}"
    rows = []
    for trial in trials:
        first = trial.match.standings[0]
        low, high = first.interval
        values = tuple([trial.setting[name] for name in plan.over])
        figures = (f"{first.rate:.1%}", f"{low:.1%} .. {high:.1%}", f"{first.mean_points:.1f}")
        rows.append((*values, str(first.games), *figures, f"{trial.match.mean_decisions:.1f}"))
    columns = (*plan.over, "games", "won", "95 %", "points", "decisions")
    note = "Games, victories and points are the first bot's."
    return Report(
        title,
        [Grid("The settings, the best first", columns, rows, note)],
        [],
        {
            "trials": [
                {"setting": trial.setting, "stage": trial.stage, **trial.match.json()} for trial in trials
            ]
        },
    )
