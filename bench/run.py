"""The speed of every game, interpreted and compiled, beside other engines in the same run.

Decisions are the bare kernel's; `library/s` are those through `ludoteca.new`, `actions` and `play`.

make bench                     (make peers first, to have the other engines)
python bench/run.py --compiled build/fast --peers build/peers --seconds 3

make bench ARGS="--before ../earlier --seconds 1 --rounds 5"     beside another checkout

With another checkout each game is measured in turn here and there, and of each figure the best round counts.
Figures are printed as they come, and once more in tables at the end.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from kit.stored import kit_of

HERE = Path(__file__).resolve().parent
BASELINE = "catanatron"

Figures: TypeAlias = dict[str, float]
Rows: TypeAlias = dict[str, dict[str, Figures]]  # by build and game

ITS_GAMES = """
import json
from ludoteca.engine.registry import catalogue
print(json.dumps(list(catalogue())))
"""
ONE_GAME = """
import json, sys
home, game, seconds = sys.argv[1:]
sys.path.insert(0, home)
import measure
from ludoteca.engine import kernel
from ludoteca.engine.registry import rules_of
figures = measure.measure(rules_of(game), float(seconds))
print(json.dumps([not kernel.__file__.endswith(".py"), figures]))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed, side by side.")
    parser.add_argument("--compiled", type=Path, default=Path("build/fast"))
    parser.add_argument("--peers", type=Path, default=Path("build/peers"))
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--before", type=Path, help="another checkout, to compare with")
    parser.add_argument(
        "--rounds",
        type=int,
        default=1,
        help="how often games that the other checkout has are measured; the best counts",
    )
    args = parser.parse_args()
    console = Console(width=max(132, Console().width))
    console.print(f"{cpu()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    console.print(f"$ python {shlex.join(sys.argv)}")
    builds: dict[str, Path | None] = {"interpreted": None}
    if args.compiled.exists():
        builds["compiled"] = args.compiled
    now = Checkout(HERE.parent, sys.executable, builds)
    before = earlier_checkout(args.before) if args.before else None
    rows: Rows = {build: {} for build in builds}
    earlier: Rows = {build: {} for build in builds}
    both = before.games() if before else []
    for game, build in product(args.game or now.games(), builds):
        for i in range(args.rounds if game in both else 1):
            if before and game in both:
                figures = before.measured(game, build, args.seconds)
                earlier[build][game] = better(earlier[build].get(game), figures)
            rows[build][game] = better(rows[build].get(game), now.measured(game, build, args.seconds))
        console.print(so_far(game, build, rows[build][game], earlier[build].get(game, {})), highlight=False)
    console.print("measuring other engines ...")
    others = [sys.executable, str(HERE / "peers.py"), str(args.seconds)]
    peers: dict[str, Figures] = printed(others, args.peers if args.peers.exists() else None)
    console.print(table(rows, peers))
    if args.before:
        console.print(beside(rows, earlier))
    for line in verdicts(rows, peers):
        console.print(line)


class Checkout(NamedTuple):
    """A checkout with its Python, and where its builds lie."""

    home: Path
    python: str
    builds: dict[str, Path | None]

    def games(self) -> list[str]:
        games: list[str] = printed([self.python, "-c", ITS_GAMES], None)
        return games

    def measured(self, game: str, build: str, seconds: float) -> Figures:
        path = self.builds[build]
        command = [self.python, "-c", ONE_GAME, str(self.home / "bench"), game, str(seconds)]
        compiled, figures = printed(command, path)
        assert compiled == (path is not None), f"{path or self.home} is no {build} build"
        found: Figures = figures
        return found


def earlier_checkout(home: Path) -> Checkout:
    """It has an environment and a build of its own."""
    python = home / ".venv" / "bin" / "python"
    return Checkout(home, str(python.absolute()), {"interpreted": None, "compiled": home / "build" / "fast"})


def printed(command: list[str], path: Path | None) -> Any:
    """What a command prints, as JSON; with `path` it finds its packages there first."""
    env = os.environ | ({"PYTHONPATH": str(path.resolve())} if path is not None else {})
    return json.loads(subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout)


def better(one: Figures | None, other: Figures) -> Figures:
    """Of each figure the better one."""
    if one is None:
        return other
    return {
        name: min(value, one[name]) if is_cost(name) else max(value, one[name])
        for name, value in other.items()
    }


def is_cost(figure: str) -> bool:
    """In µs, so that less is better; others are rates."""
    return figure.endswith("_us")


def so_far(game: str, build: str, figures: Figures, before: Figures) -> str:
    """All takes minutes, and whoever stops it before the end has these."""
    told = [
        f"{name} {now:,.2f}" + (f" ({times(name, before[name], now):.2f} x)" if name in before else "")
        for name, now in figures.items()
    ]
    return f"{game} {build}: {', '.join(told)}"


def times(figure: str, before: float, now: float) -> float:
    """How many times as fast."""
    return before / now if is_cost(figure) else now / before


def beside(rows: Rows, earlier: Rows) -> Table:
    """How many times as fast as the other checkout, figure by figure."""
    grid = Table(title="Times as fast as before", caption="above 1.00: faster")
    for heading in ("game", "build", "figure", "before", "now", "times"):
        grid.add_column(heading, justify="left" if heading in ("game", "build", "figure") else "right")
    for build, games in rows.items():
        for game, figures in games.items():
            for name, now in figures.items():
                before = earlier[build].get(game, {}).get(name)
                if before:
                    ratio = f"{times(name, before, now):.2f}"
                    grid.add_row(game, build, name, f"{before:,.2f}", f"{now:,.2f}", ratio)
    return grid


def cpu() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def table(rows: Rows, peers: dict[str, Figures]) -> Table:
    grid = Table(title="Random play of whole games, 4 seats; players' decisions only")
    for heading in ("game", "build"):
        grid.add_column(heading)
    rates = ("decisions/s", f"x {BASELINE}", "library/s", "of kernel")
    for heading in (*rates, "clone µs", "determinize µs", "legal µs", "ismcts/s", "cut/s"):
        grid.add_column(heading, justify="right")
    base = peers.get(BASELINE, {}).get("decisions_per_s")
    for build, games in rows.items():
        for name, figures in games.items():
            grid.add_row(name, build, *cells(figures, base))
    for name, figures in peers.items():
        grid.add_row(name, "peer", *cells(figures, base))
    if not peers:
        grid.caption = "no peers installed: run `make peers` for the ratio"
    return grid


def cells(figures: Figures, base: float | None) -> list[str]:
    rate = figures["decisions_per_s"]
    costs = [f"{figures[k]:.2f}" if k in figures else "" for k in ("clone_us", "determinize_us", "legal_us")]
    library = figures.get("library_per_s", 0.0)
    through = [f"{library:,.0f}", f"{library / rate:.0%}"] if library else ["", ""]
    searches = [f"{figures[k]:,.0f}" if k in figures else "" for k in ("ismcts_per_s", "cut_per_s")]
    return [f"{rate:,.0f}", f"{rate / base:.1f}" if base else "", *through, *costs, *searches]


def verdicts(rows: Rows, peers: dict[str, Figures]) -> list[str]:
    """Each figure beside the game's bar: a cost (in µs) must stay below it, a rate above."""
    lines: list[str] = []
    base = peers.get(BASELINE, {}).get("decisions_per_s")
    for game in rows["interpreted"]:
        kit = kit_of(game, "bars")
        for build, bars in kit.BARS.items():
            for figure, bar in bars.items():
                if build in rows:
                    value = rows[build][game][figure]
                    met = value <= bar if is_cost(figure) else value >= bar
                    lines.append(verdict(f"{game} {build} {figure}", value, bar, met))
        if base and kit.TIMES_BASELINE:
            ratio = rows["interpreted"][game]["decisions_per_s"] / base
            met = ratio >= kit.TIMES_BASELINE
            lines.append(verdict(f"{game} interpreted x {BASELINE}", ratio, kit.TIMES_BASELINE, met))
    return lines


def verdict(what: str, value: float, bar: float, met: bool) -> str:
    mark = "[green]met[/green]" if met else "[red]missed[/red]"
    return f"{what}: {value:,.1f}, bar {bar:,.0f}: {mark}"


if __name__ == "__main__":
    main()
