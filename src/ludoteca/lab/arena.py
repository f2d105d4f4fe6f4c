"""Matches between bots: seat-rotated, in several processes, the same result for any number of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from os import PathLike
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

from ludoteca.bots import MOST_SECONDS, Bot, answer, bot_name
from ludoteca.bots.entrants import Entrant, entrant, place_of
from ludoteca.bots.sealed import SealedBot
from ludoteca.engine.arguments import known_arguments
from ludoteca.engine.door import SeatDoor
from ludoteca.engine.errors import BotError, LudotecaError, shown
from ludoteca.engine.gathering import Gathered
from ludoteca.engine.kernel import CHANCE, State, answer_chance
from ludoteca.engine.opening import new, origin_of
from ludoteca.engine.options import Options
from ludoteca.engine.packs import content_line
from ludoteca.engine.record import Record
from ludoteca.engine.registry import rules_of, suitable
from ludoteca.engine.rng import Rng, check_seed, seeded
from ludoteca.engine.rules import Result
from ludoteca.lab.runs import Files, Run, begin, folder_at, parts_of, restored, written
from ludoteca.lab.spread import wilson
from ludoteca.lab.workers import elsewhere, in_order

MOST_GAMES = 1_000_000
MOST_WORKERS = 64
MOST_BOTS = 64
IN_A_PART = 20  # games of a run
TALLY = "tally.txt"
CUT_OFF = "cut-off"  # the reason of a game longer than any may be

Progress = Callable[[int], None]  # told 0 when all is checked, then how many more games are finished
Shares = list[tuple[str, float]]  # bots, and the share of games that each has won
Live = Callable[[Shares], None]  # told how it stands, again and again
Observe = Callable[[State], None]  # shown the position before the first step and after every move
Moved = Callable[[State, int, int], None]  # told of every move before it is made: position, seat, action


@dataclass
class Standing:
    """What one bot achieved. A victory shared by k seats counts 1/k for each of them; one won together counts
    whole for every bot that had a part in it.
    """

    bot: str
    games: int = 0
    seats: list[int] = field(default_factory=list)  # how often it sat in each seat
    shared: dict[int, int] = field(default_factory=dict)  # number of winners -> own winning seats among them
    points: int = 0  # the scores of all its seats
    scored: int = 0  # seats that had one

    @property
    def wins(self) -> float:
        return math.fsum([self.shared[k] / k for k in sorted(self.shared)])

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean_points(self) -> float:
        return self.points / self.scored if self.scored else 0.0

    def json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "games": self.games,
            "seats": self.seats,
            "wins": self.wins,
            "rate": self.rate,
            "interval": list(self.interval),
            "mean_points": self.mean_points,
        }


@dataclass
class MatchResult:
    """The result of a match, for each bot in the order in which they were named."""

    game: str
    seats: int
    seed: str
    options: Options
    standings: list[Standing]
    against: bool  # whether seats play against each other
    games: int = 0
    won: int = 0  # games that somebody won
    decisions: int = 0
    reasons: dict[str, int] = field(default_factory=dict)

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    @property
    def fair_share(self) -> float | None:
        """The win rate of a bot that is as good as the others; None where they are no opponents."""
        return 1 / min(len(self.standings), self.seats) if self.against else None

    def add(self, other: MatchResult) -> None:
        self.games += other.games
        self.won += other.won
        self.decisions += other.decisions
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count
        for mine, theirs in zip(self.standings, other.standings, strict=True):
            mine.games += theirs.games
            mine.points += theirs.points
            mine.scored += theirs.scored
            mine.seats = [a + b for a, b in zip(mine.seats, theirs.seats, strict=True)]
            for k, count in theirs.shared.items():
                mine.shared[k] = mine.shared.get(k, 0) + count

    def json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "games": self.games,
            "won": self.won,
            "mean_decisions": self.mean_decisions,
            "fair_share": self.fair_share,
            "reasons": dict(sorted(self.reasons.items())),
            "standings": [standing.json() for standing in self.standings],
        }


@dataclass(frozen=True)
class Match:
    """What is to be played: enough for any process to play any of its games."""

    game: str
    edition: str
    options: Options
    seats: int
    bots: tuple[Entrant, ...]
    names: tuple[str, ...]  # what the bots are called
    seed: str
    against: bool  # whether seats play against each other
    limit: float = 0.0  # seconds that a bot has for a move; 0: as long as it likes
    sealed: bool = False  # whether each bot is in a process of its own, without the true position

    def lineup(self, number: int) -> list[int]:
        """Which bot sits in each seat in a game. After len(bots) games each has sat in each seat once."""
        return [(seat + number) % len(self.bots) for seat in range(self.seats)]

    @cached_property
    def origin(self) -> object:
        """What its positions are pickled with, to find their rules again."""
        return origin_of(rules_of(self.game), self.edition, self.options)

    def deal(self, number: int) -> str:
        """The seed of a game's chance: each deal is played with every line-up."""
        return f"{self.seed} deal {number // len(self.bots)}"

    def blank(self) -> MatchResult:
        standings = [Standing(name, seats=[0] * self.seats) for name in self.names]
        return MatchResult(self.game, self.seats, self.seed, dict(self.options), standings, self.against)


Chunk = tuple[Match, int, int]  # some games of a match: the first one, and the one behind the last


class Tally(Protocol):
    """What games add up to."""

    games: int

    def add(self, other: Self) -> None: ...


T = TypeVar("T", bound=Tally)


@known_arguments
def play_match(
    game: str,
    bots: Sequence[Entrant],
    games: int = 100,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    edition: str | None = None,
    run: str | PathLike[str] | None = None,
    limit: float = 0.0,
    sealed: bool = False,
    live: Live | None = None,
) -> MatchResult:
    """Bots play against each other; each sits in each seat equally often, on the same deals.

    A bot is a name such as `greedy`, a class with `choose(door)`, a function of a door, or the text
    `package.module:Class`. The number of games is rounded up to a multiple of the number of bots. `run` is a
    folder for what is done: broken off, the match goes on there. `limit` is how many seconds a bot has for a
    move. `sealed` bots have a process each, in which the true position is nowhere. `live` is told the shares
    of victories so far, whenever some games are finished.
    """
    match = make_match(game, bots, seats, seed, options, edition, limit, sealed)
    check_number("games", games, MOST_GAMES)
    check_number("workers", workers, MOST_WORKERS)
    check_called("progress", progress, "a number")
    check_called("live", live, "the shares so far")
    if elsewhere(workers) or run is not None:
        match = replace(match, bots=tuple([place_of(bot) for bot in match.bots]))
    kept = None if run is None else match_run(folder_at(run), "match", match, games)
    result = match.blank()

    def advance(done: int) -> None:
        if progress is not None:
            progress(done)
        if live is not None:
            live([(standing.bot, standing.rate) for standing in result.standings])

    advance(0)
    return play_all(match, games, workers, play_chunk, result, advance, kept)


def match_run(folder: Path, kind: str, match: Match, games: int) -> Run:
    """The folder of a match, or of a report on one."""
    order = {"kind": kind, **match_order(match, rounded(games, len(match.bots)))}
    return begin(folder, order, (TALLY,))


def play_all(
    match: Match,
    games: int,
    workers: int,
    play: Callable[[Chunk], T],
    result: T,
    progress: Progress | None = None,
    run: Run | None = None,
) -> T:
    """All games of a match, added up in the same order for any number of processes."""
    total = rounded(games, len(match.bots))
    if run is None:
        found = parts(play, match, total, workers)
    else:
        found = kept_parts(run, play, match, total, workers, deepcopy(result))
    for part in found:
        result.add(part)
        if progress is not None:
            progress(part.games)
    return result


def kept_parts(
    run: Run, play: Callable[[Chunk], T], match: Match, total: int, workers: int, blank: T
) -> Iterator[T]:
    """The parts of a match that are kept in a run; `blank` is one that nothing was added to."""
    chunks = chunks_of(match, total, IN_A_PART)
    for files in parts_of(run, partial(as_file, play), chunks, workers):
        yield restored(deepcopy(blank), files[TALLY])


def as_file(play: Callable[[Chunk], T], chunk: Chunk) -> Files:
    return {TALLY: written(play(chunk))}


def make_match(
    game: str,
    bots: Sequence[Entrant],
    seats: int | None,
    seed: int | str,
    options: Mapping[str, object] | None,
    edition: str | None,
    limit: float = 0.0,
    sealed: bool = False,
) -> Match:
    """A match, checked; without a number of seats it has the fewest."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise LudotecaError(f"the bots of a match are a list such as ['greedy', 'random'], not {shown(bots)}")
    if not 1 <= len(bots) <= MOST_BOTS:
        raise LudotecaError(f"a match is between 1 and {MOST_BOTS} bots, not {len(bots)}")
    if isinstance(limit, bool) or not isinstance(limit, (int, float)) or not 0 <= limit <= MOST_SECONDS:
        raise LudotecaError(f"a limit goes from 0 to {MOST_SECONDS} seconds, and is not {shown(limit)}")
    if not isinstance(sealed, bool):
        raise LudotecaError(f"sealed is True or False, not {shown(sealed)}")
    if sealed:
        bots = [place_of(bot) for bot in bots]  # and it is imported in its own process only
    for bot in bots:
        if not sealed:
            entrant(bot, 0)
    rules = rules_of(game)
    wanted = rules.info.least_seats if seats is None else seats
    n, named_edition, full, _ = suitable(rules, wanted, edition, options)
    against = rules.stake(rules.set_up(n, named_edition, full)) > 0
    names = tuple([bot_name(bot) for bot in bots])
    own_seed = str(check_seed(seed))
    name = rules.info.name
    return Match(name, named_edition, full, n, tuple(bots), names, own_seed, against, float(limit), sealed)


def match_order(match: Match, games: int) -> dict[str, Any]:
    """A match as JSON values: all that its games follow from."""
    rules = rules_of(match.game)
    specs = {spec.name: spec.default for spec in rules.info.options}
    return {
        "game": match.game,
        "rules_version": rules.info.rules_version,
        "edition": match.edition,
        "seats": match.seats,
        "options": {name: value for name, value in match.options.items() if value != specs[name]},
        "content": content_line(rules, match.options),
        "bots": list(match.bots),
        "seed": match.seed,
        "games": games,
        **({"limit": match.limit} if match.limit else {}),
        **({"sealed": True} if match.sealed else {}),
    }


def match_of(order: dict[str, Any]) -> Match:
    """The match of such an order."""
    how = (order["seats"], order["seed"], order["options"], order["edition"])
    return make_match(order["game"], order["bots"], *how, order.get("limit", 0.0), order.get("sealed", False))


def check_number(what: str, number: object, most: int) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
        raise LudotecaError(f"the number of {what} goes from 1 to {most}, and is not {shown(number)}")


def check_called(what: str, function: object, told: str) -> None:
    if function is not None and not callable(function):
        raise LudotecaError(f"{what} is a function of {told}, not {shown(function)}")


def rounded(games: int, bots: int) -> int:
    """The least number of games, not below the wish, in which every bot sits everywhere equally often."""
    return -(-games // bots) * bots


def parts(play: Callable[[Chunk], T], match: Match, total: int, workers: int) -> Iterator[T]:
    """The match in chunks, always in the same order."""
    size = max(1, min(100, total // (workers * 8)))
    return in_order(play, chunks_of(match, total, size), workers)


def chunks_of(match: Match, total: int, size: int) -> list[Chunk]:
    return [(match, start, min(start + size, total)) for start in range(0, total, size)]


def play_chunk(chunk: Chunk) -> MatchResult:
    match, start, end = chunk

    result = match.blank()
    for number in range(start, end):
        lineup = match.lineup(number)
        outcome, decisions = play_game(match, number)
        count(result, lineup, outcome, decisions)
    return result


def count(result: MatchResult, lineup: list[int], outcome: Result | None, decisions: int) -> None:
    """Enter one game into the result."""
    result.games += 1
    result.decisions += decisions
    reason = CUT_OFF if outcome is None else outcome.reason
    result.reasons[reason] = result.reasons.get(reason, 0) + 1
    for bot in sorted(set(lineup)):
        result.standings[bot].games += 1
    for seat, bot in enumerate(lineup):
        result.standings[bot].seats[seat] += 1
        if outcome is not None:
            result.standings[bot].points += outcome.scores[seat]
            result.standings[bot].scored += 1
    winners = () if outcome is None else outcome.winners
    result.won += bool(winners)
    sharing = len(winners) if result.against else 1
    for bot in [lineup[seat] for seat in winners] if result.against else {lineup[seat] for seat in winners}:
        shared = result.standings[bot].shared
        shared[sharing] = shared.get(sharing, 0) + 1


def play_game(
    match: Match,
    number: int,
    observe: Observe | None = None,
    moved: Moved | None = None,
    gathered: Gathered | None = None,
) -> tuple[Result | None, int]:
    """One game: its result (None if it was cut off) and the number of players' decisions. `gathered` keeps
    all moves, and cannot be together with the other two.
    """
    rules = rules_of(match.game)
    lineup = match.lineup(number)
    chance = seeded(match.deal(number))
    seated: list[Bot] = []
    for seat in range(match.seats):
        seated.append(seat_bot(match, lineup[seat], seat, f"{match.seed} game {number} seat {seat}"))
    g = rules.set_up(match.seats, match.edition, match.options)
    g.origin = match.origin
    g.drawn = None if gathered is None else gathered.moves
    doors = [SeatDoor(rules, g, seat) for seat in range(match.seats)]
    if observe is not None:
        observe(g)
    g.advance()
    decisions = 0
    played: list[int] = []
    while True:
        if moved is not None:
            tell_of_chance(g, chance, moved, observe)
        if not answer_chance(g, chance, observe):
            return rules.result(g), decisions
        seat = g.asked[0]
        if decisions == rules.info.longest:
            return None, decisions
        decisions += 1
        name = match.names[lineup[seat]]
        try:
            action = answer(seated[seat], doors[seat], name, number, decisions, match.limit)
        except BotError as error:
            error.record = str(record_of(match, number, played))
            raise
        played.append(action)
        if moved is not None:
            moved(g, seat, action)
        elif gathered is not None:
            gathered.add(g, seat, action, doors[seat]._offered)
        g.apply(seat, action)


def seat_bot(match: Match, number: int, seat: int, seed: str) -> Bot:
    bot = match.bots[number]
    return SealedBot(str(bot), seat, seed, match.limit) if match.sealed else entrant(bot, seed)


def record_of(match: Match, number: int, actions: Sequence[int]) -> Record:
    """The record of a game in which these were the players' decisions."""
    t = new(match.game, match.seats, match.deal(number), match.options, match.edition, undo=False)
    for action in actions:
        t.play(t.asked[0], action)
    return t.record()


def tell_of_chance(g: State, chance: Rng, moved: Moved, observe: Observe | None) -> None:
    """Chance answers, and each of its moves is told."""
    while g.asked and g.asked[0] == CHANCE:
        if observe is not None:
            observe(g)
        action = g.stack[-1].draw(g, chance)
        moved(g, CHANCE, action)
        g.apply(CHANCE, action)
