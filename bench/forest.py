"""Several trees in processes beside the same trees one after the other: what cores bring to a choice.

python bench/forest.py --iterations 2000            (PYTHONPATH=build/fast for the compiled build)

Both choose the same move. The processes are started before anything is measured, as at the second move of a
game; seconds are those of a clock, so nothing else should run.
"""

from __future__ import annotations

import argparse
import time

from rich.console import Console
from rich.table import Table

from ludoteca.bots import ForestBot, IsmctsBot
from ludoteca.bots.forest import Task, cores, grow, grown
from ludoteca.engine.opening import new
from ludoteca.engine.registry import catalogue


def main() -> None:
    parser = argparse.ArgumentParser(description="A search in several processes.")
    parser.add_argument("--iterations", type=int, default=1000, help="of each tree")
    parser.add_argument("--trees", type=int, default=cores())
    args = parser.parse_args()
    grid = Table(title=f"{args.trees} trees of {args.iterations} iterations, {cores()} cores")
    for heading in ("game", "one by one, s", "in processes, s", "times"):
        grid.add_column(heading, justify="left" if heading == "game" else "right")
    for game in catalogue():
        grown(tasks(game, args.trees, 1))
        began = time.perf_counter()
        here = [grow(task) for task in tasks(game, args.trees, args.iterations)]
        between = time.perf_counter()
        there = grown(tasks(game, args.trees, args.iterations))
        ended = time.perf_counter()
        assert here == there, "where they grow must change nothing"
        alone, together = between - began, ended - between
        grid.add_row(game, f"{alone:.2f}", f"{together:.2f}", f"{alone / together:.2f}")
    Console().print(grid)


def tasks(game: str, trees: int, iterations: int) -> list[Task]:
    """The trees of one choice, from the first position with a choice on."""
    t = new(game, seed=1)
    while len(t.rules.advice.worth_trying(t.state, t.asked[0])) == 1:
        t.play(t.asked[0], t.actions(t.asked[0])[0])
    bot = ForestBot(IsmctsBot(1, iterations), trees)
    return [bot.task(t.door(t.asked[0])) for _ in range(trees)]


if __name__ == "__main__":
    main()
