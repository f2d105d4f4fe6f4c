"""The garbage collector, so set that it does not stop everybody at once.

A full collection looks at every object of every table. By itself it comes often while hundreds of tables
play, because what survives the small ones counts, also views that the next move frees anyhow. So what is
there at the start is never looked at again, small collections are few, and full ones come by the clock.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from ludoteca.table.rooms import Rooms
from ludoteca.table.server_log import note

YOUNG = 50_000  # objects made and not freed, before those are looked through
MIDDLE = 10  # such times, before what survived is looked through
OLD = 10  # such times, before everything is: when some five million objects have been added
FULL_EVERY = 600.0  # seconds between full collections while people play; else they come with every sweep


def tune_collector() -> None:
    """Once the server has started: modules, rules and words stay as long as it runs."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


class FullCollections:
    """Free what refers to itself in a circle: now and then, and whenever nobody would notice."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.last = now()

    def sweep(self, rooms: Rooms) -> bool:
        quiet = not any(room.screens.connections for room in rooms.by_id.values())
        if not quiet and self.now() - self.last < FULL_EVERY:
            return False
        began = time.perf_counter()
        found = gc.collect()
        note("collected", objects=found, ms=round((time.perf_counter() - began) * 1000, 1))
        self.last = self.now()
        return True
