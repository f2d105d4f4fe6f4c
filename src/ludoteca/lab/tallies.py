"""Tallies of many games for a report: an observer looks on at each, and what it saw is added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import partial
from typing import Protocol, Self, TypeVar

from ludoteca.engine.kernel import State
from ludoteca.engine.rules import Result
from ludoteca.lab.arena import Chunk, Progress, make_match, match_run, play_all, play_game
from ludoteca.lab.reports import Order


@dataclass
class Tally:
    """What many games add up to: numbers and Counters."""

    games: int = 0

    def add(self, other: Self) -> None:
        for counted in fields(self):
            found = getattr(self, counted.name)
            if isinstance(found, Counter):
                found.update(getattr(other, counted.name))
            else:
                setattr(self, counted.name, found + getattr(other, counted.name))


class Observer(Protocol):
    """Looks on at one game, position by position, and enters it into its tally."""

    def __call__(self, g: State) -> None: ...

    def finish(self, result: Result | None) -> None: ...


T = TypeVar("T", bound=Tally)


def tally_games(
    game: str, order: Order, progress: Progress, tally: type[T], observer: Callable[[T], Observer]
) -> dict[int, T]:
    """Plays all games that a report orders: the tallies by number of seats."""
    matches = [
        make_match(game, list(order.bots), n, order.seed, order.options, order.edition) for n in order.seats
    ]
    progress(0)
    play = partial(tally_chunk, tally, observer)
    found: dict[int, T] = {}
    for match in matches:
        folder = None if order.run is None else order.run / f"{match.seats}-seats"
        run = None if folder is None else match_run(folder, f"report on {order.kind}", match, order.games)
        found[match.seats] = play_all(match, order.games, order.workers, play, tally(), progress, run)
    return found


def tally_chunk(tally: type[T], observer: Callable[[T], Observer], chunk: Chunk) -> T:
    match, start, end = chunk
    total = tally()
    for number in range(start, end):
        looking_on = observer(total)
        looking_on.finish(play_game(match, number, looking_on)[0])
    return total
