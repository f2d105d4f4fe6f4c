"""Work in processes of this machine. What one was at that ended is done again by another.

A pool of the standard library either waits for such a process for ever, or gives everything up with it.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import sys
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from ludoteca.bots.forest import get_ready
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.packs import ADDED

C = TypeVar("C")
P = TypeVar("P")

AGAIN = 2  # how often a chunk is done again whose process has ended
AT_ONCE = 2  # chunks that a process has: what it is at, and the next one, so that it is never idle


class Worker:
    """A process, and the chunks that it was given, by their numbers."""

    def __init__(self, work: Callable[[Any], object]) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, there = context.Pipe()
        self.process = context.Process(target=labour, args=(there, work, ADDED), daemon=True)
        self.process.start()
        there.close()
        self.given: deque[int] = deque()

    def give(self, number: int, chunk: object) -> None:
        self.given.append(number)
        with contextlib.suppress(OSError):  # one that has ended is missed when it is listened to
            self.line.send(chunk)

    def end(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()


def in_processes(work: Callable[[C], P], chunks: Sequence[C], workers: int) -> Iterator[P]:
    """What `work` makes of each chunk, in order."""
    left = deque(range(len(chunks)))
    lost: Counter[int] = Counter()
    found: dict[int, P] = {}
    crew = [Worker(work) for _ in range(min(workers, len(chunks)))]
    try:
        for number in range(len(chunks)):
            while number not in found:
                hand_out(left, chunks, crew)
                lines = wait([worker.line for worker in crew if worker.given])
                for i, worker in enumerate(crew):
                    if worker.line in lines and not listen(worker, found):
                        lost[worker.given[0]] += 1
                        check_lost(lost[worker.given[0]])
                        left.extendleft(reversed(worker.given))
                        worker.end()
                        crew[i] = Worker(work)
            yield found.pop(number)
    finally:
        for worker in crew:
            worker.end()


def hand_out(left: deque[int], chunks: Sequence[Any], crew: list[Worker]) -> None:
    for _ in range(AT_ONCE):
        for worker in crew:
            if left and len(worker.given) < AT_ONCE:
                number = left.popleft()
                worker.give(number, chunks[number])


def listen(worker: Worker, found: dict[int, Any]) -> bool:
    """Take what a worker has done; returns whether it is still there. What it raised is raised here."""
    try:
        part, failed = worker.line.recv()
    except (EOFError, OSError):
        return False
    if failed is not None:
        raise failed
    found[worker.given.popleft()] = part
    return True


def check_lost(times: int) -> None:
    if times > AGAIN:
        raise LudotecaError(
            f"a process that plays games has ended by itself, {times} times at the same games: a bot may "
            "have done that (one that is sealed ends only its own), memory may be short, or a script does "
            "not begin its work behind `if __name__ == '__main__':`"
        )


# in a worker's process


def labour(line: Connection[Any, Any], work: Callable[[Any], object], packs: Any) -> None:
    """Do one chunk after the other. What bots print goes to the error stream: it is no result."""
    sys.stdout = sys.stderr
    get_ready(packs)
    while True:
        try:
            chunk = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send((work(chunk), None))
        except LudotecaError as error:
            line.send((None, error))
        except Exception:
            line.send((None, RuntimeError(f"in a process that plays games:\n{traceback.format_exc()}")))
