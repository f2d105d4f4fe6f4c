"""Several searches of one position at once, each with a tree of its own; their first moves are added up.

The trees grow in processes of their own where there are cores for them, else one after the other: what is
chosen follows from the seed alone. Never compiled: processes find its functions by their names.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from pickle import PicklingError
from typing import NamedTuple

from ludoteca.bots.base import Bot, checked_door
from ludoteca.bots.ismcts import TO_THE_END, IsmctsBot, Node, favourite
from ludoteca.engine.door import Door, SeatDoor
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.kernel import State
from ludoteca.engine.packs import ADDED, add_again
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rng import Rng


class Task(NamedTuple):
    """One tree: a position as the seat may imagine it, never the true one, and how to search."""

    game: str
    position: State
    seat: int
    rng: Rng
    iterations: int
    seconds: float
    explore: float
    cut: int


class Tried(NamedTuple):
    """A first move: what its node knows, how often it was tried and how well that went in all."""

    action: int
    visits: int
    gained: float
    lead: float
    squares: float
    doubt: float


class ForestBot(Bot):
    """Thinks as `IsmctsBot` does, in so many trees."""

    def __init__(self, tree: IsmctsBot, trees: int) -> None:
        super().__init__(tree.rng)
        self.tree = tree
        self.trees = trees

    def choose(self, door: object) -> int:
        door = checked_door(door)
        known = self.tree.without_search(door)
        return known if known >= 0 else favourite(self.search(door), door)

    def search(self, door: Door) -> list[Node]:
        """The first moves, as all trees together know them."""
        found: dict[int, Node] = {}
        for tree in grown([self.task(door) for _ in range(self.trees)]):
            for move in tree:
                node = found.setdefault(move.action, Node(move.action, door.seat))
                node.join(move.visits, move.gained, move.lead, move.squares, move.doubt)
        return list(found.values())

    def task(self, door: Door) -> Task:
        tree = self.tree
        imagined = door.imagine(self.rng)
        rng = Rng(1 + self.rng.below(TO_THE_END), 1 + self.rng.below(TO_THE_END))
        name = door.rules.info.name
        return Task(name, imagined, door.seat, rng, tree.iterations, tree.seconds, tree.explore, tree.cut)


def grow(task: Task) -> list[Tried]:
    """The first moves of one tree."""
    bot = IsmctsBot(task.rng, task.iterations, task.seconds, task.explore, task.cut)
    root = bot.search(SeatDoor(rules_of(task.game), task.position, task.seat))
    children = [child for child in root.children.values() if child.seat == task.seat]
    return [Tried(c.action, c.visits, c.gained, c.lead, c.squares, c.doubt) for c in children]


def grown(tasks: list[Task]) -> list[list[Tried]]:
    """What `grow` makes of each task."""
    if cores() > 1 and multiprocessing.parent_process() is None:
        try:
            return list(running().map(grow, tasks))
        except (BrokenExecutor, PicklingError, LudotecaError):
            stop()  # a process was lost, or knows less than this one: a game that was made known here alone
        except BaseException:
            stop()
            raise
    return [grow(task) for task in tasks]


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


pool: ProcessPoolExecutor | None = None


def running() -> ProcessPoolExecutor:
    """The processes; they start when they are first needed, and stay."""
    global pool
    if pool is None:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(cores(), mp_context=context, initializer=get_ready, initargs=(ADDED,))
    return pool


def stop() -> None:
    """End the processes; the next search starts others."""
    global pool
    old, pool = pool, None
    if old is not None:
        processes = list((getattr(old, "_processes", None) or {}).values())
        old.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def get_ready(packs: dict[tuple[str, str], tuple[str, str]]) -> None:
    """An interrupt is for the process that leads the others; its packs are for all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    add_again(packs)
