"""Plays all rows of the balance of Dark Venture, and writes the tables and plots of its page from them.

To be run in the root of the repository, with as many --workers as there are processors:

python -m ludoteca.games.dark_venture.lab.page --seed 2203                play what is missing, then write
python -m ludoteca.games.dark_venture.lab.page --seed 2203 --rows q,r4    play these alone, write nothing

What was played lies in build/balance, a file for each row, and is not played again. PYTHONPATH=build/fast in
front lets the compiled engine play: 2,000 games of each row take some twenty-five minutes on one processor.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.lab.figures import FEWEST, HEROIC_DONE
from ludoteca.lab.charts import draw
from ludoteca.lab.reports import Order, Report, make_report
from ludoteca.lab.spread import wilson

PAGE: Final = Path("docs/games/dark-venture.md")
PICTURES: Final = PAGE.parent / "pictures" / "dark-venture"
ALONE, FRIENDS, RIVALS = "alone", "friends", "rivals"
BELOW: Final = "5 to 15 points below A"
FEW: Final = 500  # games of random, which loses them all


@dataclass(frozen=True)
class Row:
    """One mode: what it is called in the first table, and above its column in the others."""

    key: str
    name: str
    table: str
    column: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    wanted: str = ""  # where the goal of the report is meant for another book
    bot: str = "greedy"

    @property
    def book_b(self) -> bool:
        return self.options.get("books") == "b"


SHORT: Final[dict[str, object]] = {"length": "short"}
BOOK_B: Final[dict[str, object]] = {"books": "b"}
OLD: Final[dict[str, object]] = {"ancients": True}
TOGETHER: Final[dict[str, object]] = {"mode": "cooperative"}


def together(key: str, seats: int, more: str = "", options: dict[str, object] | None = None) -> Row:
    name = f"cooperative, {seats} seats, {more if more == 'short' else 'long'}"
    name += f", {more}" if more not in ("", "short") else ""
    return Row(
        key, name, FRIENDS, ", ".join([str(seats), more]).strip(", "), seats, {**TOGETHER, **(options or {})}
    )


def against(key: str, seats: int, more: str = "", options: dict[str, object] | None = None) -> Row:
    name = f"competitive, {seats} seats, {more if more == 'short' else 'long'}"
    name += f", {more}" if more not in ("", "short") else ""
    return Row(key, name, RIVALS, ", ".join([str(seats), more]).strip(", "), seats, options or {})


ROWS: Final = (
    Row("q", "questing, long, book A", ALONE, "long, A", 1),
    Row("qs", "questing, short, book A", ALONE, "short, A", 1, SHORT),
    Row("qb", "questing, long, book B", ALONE, "long, B", 1, BOOK_B, BELOW),
    Row("qbs", "questing, short, book B", ALONE, "short, B", 1, {**BOOK_B, **SHORT}, BELOW),
    Row("random", "questing, long, book A, `random`", "", "", 1, {}, "0 to 2 %", "random"),
    Row("rk", "ranked", ALONE, "ranked", 1, {"mode": "ranked"}),
    together("c2", 2),
    together("c2b", 2, "book B", BOOK_B),
    together("c2s", 2, "short", SHORT),
    together("c3", 3),
    together("c3s", 3, "short", SHORT),
    together("c4", 4),
    together("c4s", 4, "short", SHORT),
    against("r2", 2),
    against("r2b", 2, "book B", BOOK_B),
    against("r2s", 2, "short", SHORT),
    against("r3", 3),
    against("r4", 4),
    against("r4b", 4, "book B", BOOK_B),
    against("r4s", 4, "short", SHORT),
    against("r2a", 2, "Ancients", OLD),
    against("r4a", 4, "Ancients", OLD),
)

# columns of each table, in the order in which they stand on the page
COLUMNS: Final = {
    ALONE: ("q", "qb", "rk", "qs", "qbs"),
    FRIENDS: ("c2", "c3", "c4", "c2b", "c2s", "c3s", "c4s"),
    RIVALS: ("r2", "r3", "r4", "r2b", "r4b", "r2a", "r4a", "r2s", "r4s"),
}
WON: Final = ("won", "points, mean", "winner's points, median")  # goals of the first table
LATER: Final = (  # goals that stand at the end of a table, in this order
    "ranks that occur",
    "locations laid, mean",
    "places",
    "nobody has a point",
    "decided by a tie-break",
    "items with the winner",
    "heroes",
    "Ancients",
    "favours won",
    "hour of a favour, median",
)

Numbers = dict[str, Any]


def play(row: Row, games: int, seed: str, workers: int, folder: Path) -> Numbers:
    """What a row shows, from its file if it was played before; the plots are of the first row."""
    file = folder / f"{row.key}.json"
    if file.exists():
        known: Numbers = json.loads(file.read_text(encoding="utf-8"))
        if known["seed"] != seed:
            sys.exit(f"{file} was played with the seed {known['seed']}: name another folder with --out")
        return known
    count = games if row.bot == "greedy" else min(games, FEW)
    order = Order(count, (row.seats,), seed, (row.bot,), workers, options=row.options)
    report = make_report("balance", "dark-venture", order, lambda n: None)
    folder.mkdir(parents=True, exist_ok=True)
    if row.key == ROWS[0].key:
        plot(report, folder)
    file.write_text(json.dumps(report.numbers, indent=1), encoding="utf-8")
    return report.numbers


def plot(report: Report, folder: Path) -> None:
    for chart in report.charts:
        name = chart.name.partition("-")[0]
        if name in ("quests", "points"):
            draw(chart, folder / f"{name}.svg")


# tables

# of a fair share, which hangs on the number of seats
AROUND: Final = {"places": "each ± 5 points", "heroes": "each ± 6 points", "Ancients": "each ± 6 points"}


def found(numbers: Numbers) -> Numbers:
    """Of the one number of seats."""
    [one] = numbers["seats"].values()
    seats: Numbers = one
    return seats


def first_table(rows: dict[str, Numbers]) -> Iterator[str]:
    """Who wins, and with how many points."""
    yield "| mode | games | won, with 95 % interval | wanted | mean points |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    for row in ROWS:
        numbers = found(rows[row.key])
        games, mean = numbers["games"], f"{numbers['points']['mean']:.1f}"
        goal = {one["goal"]: one for one in numbers["goals"] if one["goal"] in WON}
        wanted = row.wanted or "".join([one["wanted"] for one in goal.values()])
        if "points, mean" in goal:
            won, wanted = f"{mean} points", f"{goal['points, mean']['wanted'].replace('.0', '')} points"
        elif row.table == RIVALS:
            won = f"winners have {numbers['best']['median']:.0f} points on the median"
        else:
            low, high = wilson(numbers["won"] * games, games)
            won = f"{100 * numbers['won']:.1f} % ({100 * low:.0f} to {100 * high:.0f})"
        if row.book_b and not row.wanted:
            wanted = ""
        each = f"{mean} each" if row.seats > 1 else mean
        yield f"| {row.name} | {games:,} | {won} | {wanted} | {each} |"


def goals_table(table: str, rows: dict[str, Numbers]) -> Iterator[str]:
    """The other goals, a column for each mode."""
    columns = [row for key in COLUMNS[table] for row in ROWS if row.key == key]
    goals = [{one["goal"]: one for one in found(rows[row.key])["goals"]} for row in columns]
    names = [name for name in dict.fromkeys([name for one in goals for name in one]) if name not in WON]
    names.sort(key=lambda name: LATER.index(name) if name in LATER else -1)
    yield f"| | wanted | {' | '.join([row.column for row in columns])} |"
    yield f"| --- | ---: | {' | '.join(['---:' for row in columns])} |"
    for name in names:
        cells = [cell(one.get(name)) for one in goals]
        wanted = AROUND.get(name) or next(one[name]["wanted"] for one in goals if name in one)
        yield f"| {name} | {wanted} | {' | '.join(cells)} |"


def cell(goal: Numbers | None) -> str:
    """What is not reached is bold."""
    if goal is None:
        return ""
    measured: str = goal["measured"]
    return measured if goal["reached"] else f"**{measured}**"


def outside(numbers: Numbers) -> str:
    """The heroic quests that are completed too often or too seldom, and those that pay best and worst."""
    heroic = {quest.id for quest in shipped_content().cards.quests if quest.heroic}
    held = {id: one for id, one in found(numbers)["quests"].items() if id in heroic and one["kept"] >= FEWEST}
    low, high = HEROIC_DONE
    ranked = sorted(held, key=lambda id: float(held[id]["points_by_ap"]))
    missed = [id for id in held if not low <= held[id]["done"] <= high]
    said = [f"{id} {held[id]['done']:.1%} of {held[id]['kept']}" for id in missed]
    ends = [f"{id} {held[id]['points_by_ap']:.2f} ({held[id]['kept']})" for id in ranked[:2] + ranked[-2:]]
    return "; ".join([*said, f"points an AP: {', '.join(ends)}"]) if held else ""


def written(page: str, rows: dict[str, Numbers], seed: str, games: int) -> str:
    """The page with its tables, and with the seed in its commands."""
    for lines in (first_table(rows), *[goals_table(table, rows) for table in COLUMNS]):
        table = list(lines)
        pattern = re.compile(re.escape(table[0]) + r"\n(?:\|.*\n)*")
        text = "\n".join(table) + "\n"
        page, count = pattern.subn(text.replace("\\", r"\\"), page)
        if count != 1:
            sys.exit(f"the page has {count} tables that begin with {table[0]}")
    return re.sub(r"--games [\d]+ --seed \d+", f"--games {games} --seed {seed}", page)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/balance"))
    parser.add_argument("--rows", default="", help="some of: " + ",".join([row.key for row in ROWS]))
    given = parser.parse_args()
    wanted = given.rows.split(",") if given.rows else [row.key for row in ROWS]
    rows: dict[str, Numbers] = {}
    for row in ROWS:
        if row.key in wanted:
            rows[row.key] = play(row, given.games, given.seed, given.workers, given.out)
            missed = [goal["goal"] for goal in found(rows[row.key])["goals"] if not goal["reached"]]
            print(f"{row.name}: not reached: {', '.join(missed) or 'nothing'}", flush=True)
            print(f"    {outside(rows[row.key])}", flush=True)
    if len(rows) == len(ROWS):
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(written(page, rows, given.seed, given.games), encoding="utf-8")
        for name in ("quests", "points"):
            (PICTURES / f"{name}.svg").write_bytes((given.out / f"{name}.svg").read_bytes())


if __name__ == "__main__":
    main()
