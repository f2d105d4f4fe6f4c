"""The speed of every game, interpreted and compiled, beside other engines in the same run.

Decisions are the bare kernel's; `library/s` are those through `ludoteca.new`, `actions` and `play`.

make bench                     (make peers first, to have the other engines)
python bench/run.py --compiled build/fast --peers build/peers --seconds 3

make bench ARGS="--before ../earlier --rounds 3"     beside another checkout, in turn, the best of each round

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
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from kit.stored import kit_of

HERE = Path(__file__).parent
BASELINE = "catanatron"


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed, side by side.")
    parser.add_argument("--compiled", type=Path, default=Path("build/fast"))
    parser.add_argument("--peers", type=Path, default=Path("build/peers"))
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured")
    parser.add_argument("--before", type=Path, help="another checkout, to compare with")
    parser.add_argument("--rounds", type=int, default=1, help="how often all is measured; the best counts")
    args = parser.parse_args()
    console = Console(width=max(132, Console().width))
    console.print(f"{cpu()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    console.print(f"$ python {shlex.join(sys.argv)}")
    builds: dict[str, Path | None] = {"interpreted": None}
    if args.compiled.exists():
        builds["compiled"] = args.compiled
    rows: dict[str, dict[str, Any]] = {}
    earlier: dict[str, dict[str, Any]] = {}
    for build, path in [item for _ in range(args.rounds) for item in builds.items()]:
        if args.before:
            console.print(f"measuring the {build} build of {args.before} ...")
            old = args.before / "build" / "fast" if path else None
            figures = measured(args.before / "bench" / "measure.py", args.seconds, old, args.before)
            earlier[build] = better(earlier.get(build), figures)
        console.print(f"measuring the {build} build ...")
        rows[build] = better(rows.get(build), measured(HERE / "measure.py", args.seconds, path))
        assert rows[build]["compiled"] == (path is not None), f"this is no {build} build"
        for line in so_far(rows[build], earlier.get(build)):
            console.print(f"  {line}", highlight=False)
    console.print("measuring other engines ...")
    peers = measured(HERE / "peers.py", args.seconds, args.peers if args.peers.exists() else None)
    console.print(table(rows, peers))
    if args.before:
        console.print(beside(rows, earlier))
    for line in verdicts(rows, peers):
        console.print(line)


def measured(script: Path, seconds: float, path: Path | None, home: Path | None = None) -> dict[str, Any]:
    """What a script prints; another checkout has an environment of its own."""
    env = dict(os.environ)
    if path is not None:
        env["PYTHONPATH"] = str(path.resolve())
    python = str((home / ".venv" / "bin" / "python").absolute()) if home else sys.executable
    command = [python, str(script), str(seconds)]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def better(one: dict[str, Any] | None, other: dict[str, Any]) -> dict[str, Any]:
    """Of each figure the better one."""
    if one is None:
        return other
    games = {
        game: {
            name: min(value, one["games"][game][name])
            if is_cost(name)
            else max(value, one["games"][game][name])
            for name, value in figures.items()
        }
        for game, figures in other["games"].items()
    }
    return {**other, "games": games}


def is_cost(figure: str) -> bool:
    """In µs, so that less is better; others are rates."""
    return figure.endswith("_us")


def so_far(found: dict[str, Any], earlier: dict[str, Any] | None) -> list[str]:
    """A line for each game: all takes minutes, and whoever stops it before the end has these."""
    lines: list[str] = []
    for game, figures in found["games"].items():
        before = earlier["games"].get(game, {}) if earlier else {}
        told = [
            f"{name} {now:,.2f}" + (f" ({times(name, before[name], now):.2f} x)" if before.get(name) else "")
            for name, now in figures.items()
        ]
        lines.append(f"{game}: {', '.join(told)}")
    return lines


def times(figure: str, before: float, now: float) -> float:
    """How many times as fast."""
    return before / now if is_cost(figure) else now / before


def beside(rows: dict[str, dict[str, Any]], earlier: dict[str, dict[str, Any]]) -> Table:
    """How many times as fast as the other checkout, figure by figure."""
    grid = Table(title="Times as fast as before", caption="above 1.00: faster")
    for heading in ("game", "build", "figure", "before", "now", "times"):
        grid.add_column(heading, justify="left" if heading in ("game", "build", "figure") else "right")
    for build, result in rows.items():
        for game, figures in result["games"].items():
            for name, now in figures.items():
                before = earlier[build]["games"].get(game, {}).get(name)
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


def table(rows: dict[str, dict[str, Any]], peers: dict[str, Any]) -> Table:
    grid = Table(title="Random play of whole games, 4 seats; players' decisions only")
    for heading in ("game", "build"):
        grid.add_column(heading)
    rates = ("decisions/s", f"x {BASELINE}", "library/s", "of kernel")
    for heading in (*rates, "clone µs", "determinize µs", "legal µs", "ismcts/s", "cut/s"):
        grid.add_column(heading, justify="right")
    base = peers.get(BASELINE, {}).get("decisions_per_s")
    for build, result in rows.items():
        for name, figures in result["games"].items():
            grid.add_row(name, build, *cells(figures, base))
    for name, figures in peers.items():
        grid.add_row(name, "peer", *cells(figures, base))
    if not peers:
        grid.caption = "no peers installed: run `make peers` for the ratio"
    return grid


def cells(figures: dict[str, float], base: float | None) -> list[str]:
    rate = figures["decisions_per_s"]
    costs = [f"{figures[k]:.2f}" if k in figures else "" for k in ("clone_us", "determinize_us", "legal_us")]
    library = figures.get("library_per_s", 0.0)
    through = [f"{library:,.0f}", f"{library / rate:.0%}"] if library else ["", ""]
    searches = [f"{figures[k]:,.0f}" if k in figures else "" for k in ("ismcts_per_s", "cut_per_s")]
    return [f"{rate:,.0f}", f"{rate / base:.1f}" if base else "", *through, *costs, *searches]


def verdicts(rows: dict[str, dict[str, Any]], peers: dict[str, Any]) -> list[str]:
    """Each figure beside the game's bar: a cost (in µs) must stay below it, a rate above."""
    lines: list[str] = []
    base = peers.get(BASELINE, {}).get("decisions_per_s")
    for game in rows["interpreted"]["games"]:
        kit = kit_of(game, "bars")
        for build, bars in kit.BARS.items():
            for figure, bar in bars.items():
                if build in rows:
                    value = rows[build]["games"][game][figure]
                    met = value <= bar if is_cost(figure) else value >= bar
                    lines.append(verdict(f"{game} {build} {figure}", value, bar, met))
        if base and kit.TIMES_BASELINE:
            ratio = rows["interpreted"]["games"][game]["decisions_per_s"] / base
            met = ratio >= kit.TIMES_BASELINE
            lines.append(verdict(f"{game} interpreted x {BASELINE}", ratio, kit.TIMES_BASELINE, met))
    return lines


def verdict(what: str, value: float, bar: float, met: bool) -> str:
    mark = "[green]met[/green]" if met else "[red]missed[/red]"
    return f"{what}: {value:,.1f}, bar {bar:,.0f}: {mark}"


if __name__ == "__main__":
    main()
