"""The ladder: which bot is better, and by how much.

All bots meet all others, in all line-ups, each in each seat, on the same deals. With two seats the model is
Bradley and Terry's; above, Plackett and Luce's: a bot's chance to come first among some is its strength over
the sum of theirs, and so on for the next place. Ratings are on the scale of Elo's, greedy's is 1,000.
Intervals come from drawing the deals anew, with repetition: games on one deal are one piece of evidence.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ludoteca.bots.entrants import Entrant, place_of
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.rng import Rng, seeded
from ludoteca.lab.arena import (
    MOST_GAMES,
    MOST_WORKERS,
    Live,
    Match,
    Progress,
    Shares,
    check_number,
    chunks_of,
    make_match,
    match_order,
    play_game,
)
from ludoteca.lab.charts import Chart, Ratings
from ludoteca.lab.reports import Grid, Report
from ludoteca.lab.runs import Files, Order, Run, parts_of
from ludoteca.missing import needed

KIND = "ladder"
TABLE = "places.json"
ANCHOR = "greedy"
ANCHORED = 1000.0
SCALE = 400 / math.log(10)  # a difference of 400 is ten to one
PRIOR = 0.05  # so that a bot that never wins has a rating, too
DRAWS = 200  # of all deals, for the intervals
MOST_LINEUPS = 500
IN_A_PART = 20  # games

Places = tuple[int, list[int], list[int]]  # of one game: its deal, the bots in its seats, and their places
Lineup = tuple[tuple[int, ...], Match]  # the numbers of some bots, and their match
Chunk = tuple[Lineup, int, int]  # some of its games: the first one, and the one behind the last


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    won: float  # a first place shared by k counts 1/k


@dataclass(frozen=True)
class Ladder:
    """The bots, the best first; `ahead[i][j]` is how often bot i came in before bot j, a tie being a half."""

    rungs: list[Rung]
    ahead: list[list[float | None]]
    games: int
    deals: int


def ladder_matches(
    game: str,
    bots: Sequence[Entrant],
    seats: int | None,
    seed: int | str,
    options: Mapping[str, object] | None,
    edition: str | None,
    limit: float = 0.0,
    sealed: bool = False,
) -> list[Lineup]:
    """The matches of a ladder: one for each line-up. Greedy plays along, to measure by."""
    named = list(dict.fromkeys([place_of(bot) for bot in bots]))
    if ANCHOR not in named:
        named.append(ANCHOR)
    first = make_match(game, named, seats, seed, options, edition, limit, sealed)
    if not first.against:
        raise LudotecaError("there is no ladder where seats do not play against each other")
    if len(named) < first.seats:
        raise LudotecaError(f"a ladder with {first.seats} seats needs so many bots, not {len(named)}")
    found = list(combinations(range(len(named)), first.seats))
    if len(found) > MOST_LINEUPS:
        raise LudotecaError(
            f"{len(named)} bots have {len(found)} line-ups, which is more than {MOST_LINEUPS}"
        )
    how = (first.seats, seed, options, edition, limit, sealed)
    return [(chosen, make_match(game, [named[i] for i in chosen], *how)) for chosen in found]


def ladder_order(matches: list[Lineup], deals: int) -> Order:
    field = {"kind": KIND, "bots": names_of(matches), "deals": deals, "games": games_of(matches, deals)}
    return {**match_order(matches[0][1], deals), **field}


def games_of(matches: list[Lineup], deals: int) -> int:
    return deals * sum([len(chosen) for chosen, match in matches])


def names_of(matches: list[Lineup]) -> list[str]:
    found = {i: name for chosen, match in matches for i, name in zip(chosen, match.names, strict=True)}
    return [found[i] for i in sorted(found)]


def play_ladder(
    matches: list[Lineup],
    deals: int,
    workers: int = 1,
    run: Run | None = None,
    progress: Progress | None = None,
    live: Live | None = None,
) -> Ladder:
    """Plays all line-ups on so many deals, and rates the bots."""
    check_number("deals", deals, MOST_GAMES)
    check_number("workers", workers, MOST_WORKERS)
    needed("choix", "lab")
    chunks: list[Chunk] = []
    for chosen, match in matches:
        for _, start, end in chunks_of(match, deals * len(chosen), IN_A_PART):
            chunks.append(((chosen, match), start, end))
    if progress is not None:
        progress(0)
    found: list[Places] = []
    for files in parts_of(run, play_part, chunks, workers):
        part = [(deal, lineup, places) for deal, lineup, places in json.loads(files[TABLE])]
        found.extend(part)
        if progress is not None:
            progress(len(part))
        if live is not None:
            live(shares(names_of(matches), found))
    return rated(names_of(matches), found, matches[0][1].seed)


def play_part(chunk: Chunk) -> Files:
    """Some games of a line-up: the places of its bots. Where a game was cut off, all share the first."""
    (chosen, match), start, end = chunk
    found: list[Places] = []
    for number in range(start, end):
        result, _ = play_game(match, number)
        places = [1] * match.seats if result is None else list(result.ranking)
        found.append((number // len(chosen), [chosen[i] for i in match.lineup(number)], places))
    return {TABLE: json.dumps(found).encode()}


def rated(names: list[str], played: list[Places], seed: str) -> Ladder:
    """Ratings with their intervals, and who came in before whom."""
    rng = seeded(f"{seed} ladder")
    deals: dict[int, list[tuple[list[int], list[int]]]] = {}
    for deal, lineup, places in played:
        deals.setdefault(deal, []).append((lineup, places))
    known = sorted(deals)
    ratings = fit(len(names), [game for deal in known for game in deals[deal]], rng)
    drawn: list[list[float]] = []
    for _ in range(DRAWS):
        again = [known[rng.below(len(known))] for _ in known]
        drawn.append(fit(len(names), [game for deal in again for game in deals[deal]], rng))
    anchor = names.index(ANCHOR)
    on_scale = [[ANCHORED + SCALE * (one - row[anchor]) for one in row] for row in [ratings, *drawn]]
    rungs = []
    for bot, name in enumerate(names):
        spread = sorted([row[bot] for row in on_scale[1:]])
        low, high = spread[round(0.025 * (DRAWS - 1))], spread[round(0.975 * (DRAWS - 1))]
        games, won = victories(bot, played)
        rungs.append(Rung(name, on_scale[0][bot], low, high, games, won))
    best = sorted(range(len(names)), key=lambda bot: (-rungs[bot].rating, bot))
    before = ahead(len(names), played)
    return Ladder(
        [rungs[bot] for bot in best],
        [[before[one][other] for other in best] for one in best],
        len(played),
        len(known),
    )


def fit(bots: int, games: list[tuple[list[int], list[int]]], rng: Rng) -> list[float]:
    """The strengths of the bots, as logarithms, by choix."""
    choix, np = needed("choix", "lab"), needed("numpy", "lab")
    if len(games[0][0]) == 2:
        wins: Any = np.zeros((bots, bots))
        for (one, other), (first, second) in games:
            wins[one, other] += 1.0 if first < second else 0.5 if first == second else 0.0
            wins[other, one] += 1.0 if second < first else 0.5 if first == second else 0.0
        found = choix.ilsr_pairwise_dense(wins, alpha=PRIOR)
    else:
        found = choix.ilsr_rankings(bots, [in_order_of(*game, rng) for game in games], alpha=PRIOR)
    return [float(strength) for strength in found]


def in_order_of(lineup: list[int], places: list[int], rng: Rng) -> list[int]:
    """The bots of a game, the first first; lots decide between those who share a place."""
    lots = [rng.below(1_000_000) for _ in lineup]
    return [lineup[seat] for seat in sorted(range(len(lineup)), key=lambda seat: (places[seat], lots[seat]))]


def victories(bot: int, played: list[Places]) -> tuple[int, float]:
    games, won = 0, 0.0
    for _, lineup, places in played:
        if bot in lineup:
            games += 1
            if places[lineup.index(bot)] == 1:
                won += 1 / places.count(1)
    return games, won


def shares(names: list[str], played: list[Places]) -> Shares:
    """How many of its games each has won so far, the best first."""
    won = [victories(bot, played) for bot in range(len(names))]
    found = [(name, wins / games) for name, (games, wins) in zip(names, won, strict=True) if games]
    return sorted(found, key=lambda one: -one[1])


def ahead(bots: int, played: list[Places]) -> list[list[float | None]]:
    met = [[0] * bots for _ in range(bots)]
    before = [[0.0] * bots for _ in range(bots)]
    for _, lineup, places in played:
        for one, first in zip(lineup, places, strict=True):
            for other, second in zip(lineup, places, strict=True):
                if one != other:
                    met[one][other] += 1
                    before[one][other] += 1.0 if first < second else 0.5 if first == second else 0.0
    return [
        [before[one][other] / met[one][other] if met[one][other] else None for other in range(bots)]
        for one in range(bots)
    ]


def ladder_report(title: str, ladder: Ladder, nash_conv: Mapping[str, float] | None = None) -> Report:
    """As tables and a picture. `nash_conv` is how far each bot can be exploited in a tiny game."""
    more = ("NashConv on tiny",) if nash_conv else ()
    rows = []
    for rung in ladder.rungs:
        own = (f"{nash_conv[rung.bot]:.3f}" if rung.bot in nash_conv else "",) if nash_conv else ()
        interval = f"{rung.low:.0f} .. {rung.high:.0f}"
        won = f"{rung.won / rung.games:.1%}"
        rows.append((rung.bot, f"{rung.rating:.0f}", interval, str(rung.games), won, *own))
    names = [rung.bot for rung in ladder.rungs]
    matrix = [
        (names[i], *["" if share is None else f"{share:.0%}" for share in row])
        for i, row in enumerate(ladder.ahead)
    ]
    note = (
        f"{ladder.games} games on {ladder.deals} deals; {ANCHOR} is {ANCHORED:.0f}, 400 more are ten to one."
    )
    chart: Chart = Ratings(
        "ladder",
        title,
        "rating",
        "",
        names,
        [rung.rating for rung in ladder.rungs],
        [rung.low for rung in ladder.rungs],
        [rung.high for rung in ladder.rungs],
    )
    return Report(
        title,
        [
            Grid("The ladder", ("bot", "rating", "95 %", "games", "won", *more), rows, note),
            Grid("Came in before", ("bot", *names), matrix, "A tie is a half."),
        ],
        [chart],
        {
            "games": ladder.games,
            "deals": ladder.deals,
            "ladder": [vars(rung) for rung in ladder.rungs],
            "ahead": ladder.ahead,
            "nash_conv": dict(nash_conv or {}),
        },
    )
