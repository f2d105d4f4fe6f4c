"""Where work is done: here, or in other processes. Chunks in, parts out, in the same order."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from ludoteca.engine.packs import ADDED, add_again

C = TypeVar("C")
P = TypeVar("P")


def in_order(work: Callable[[C], P], chunks: Sequence[C], workers: int) -> Iterator[P]:
    """What `work` makes of each chunk."""
    if workers == 1 or len(chunks) < 2:
        yield from map(work, chunks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(workers, len(chunks)), get_ready, (ADDED,)) as pool:
        yield from pool.imap(work, chunks)


def get_ready(packs: dict[tuple[str, str], tuple[str, str]]) -> None:
    """An interrupt is for the process that leads the others; its packs are for all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    add_again(packs)
