"""Where work is done: here, in other processes, or on Ray. Chunks in, parts out, in the same order.

with playing_on("ray"):
    play_match("condottiere", ["greedy", "random"], games=10_000)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from ludoteca.engine.errors import LudotecaError, shown
from ludoteca.lab.processes import in_processes

C = TypeVar("C")
P = TypeVar("P")

PROCESSES = "processes"
RAY = "ray"
PLACES = (PROCESSES, RAY)
PLACE: ContextVar[str] = ContextVar("PLACE", default=PROCESSES)


@contextmanager
def playing_on(place: str) -> Iterator[None]:
    """Where the lab's work is done meanwhile: `processes` of this machine, or `ray`."""
    if place not in PLACES:
        raise LudotecaError(f"work is done on one of {', '.join(PLACES)}, not on {shown(place)}")
    before = PLACE.set(place)
    try:
        yield
    finally:
        PLACE.reset(before)
        if place == RAY:
            from ludoteca.lab.on_ray import stop

            stop()


def elsewhere(workers: int) -> bool:
    """Whether work leaves this process."""
    return workers > 1 or PLACE.get() == RAY


def in_order(work: Callable[[C], P], chunks: Sequence[C], workers: int) -> Iterator[P]:
    """What `work` makes of each chunk."""
    if PLACE.get() == RAY:
        from ludoteca.lab.on_ray import in_order_on_ray

        yield from in_order_on_ray(work, chunks, workers)
        return
    if workers == 1 or len(chunks) < 2:
        yield from map(work, chunks)
    else:
        yield from in_processes(work, chunks, workers)
