"""Work on Ray: on a running cluster, which RAY_ADDRESS names, else on a local one that is started for it.

Packs and the modules of users' bots travel along. What a killed worker was at is done again by another one.
Needs the extra `ray`.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from ludoteca.bots.entrants import IMPORTED
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.packs import ADDED, add_again
from ludoteca.missing import needed

C = TypeVar("C")
P = TypeVar("P")

AHEAD = 2  # chunks that wait for each that is worked on, so that nobody is idle
STARTED: list[Any] = []  # a Ray that was begun here, and is used until `playing_on` ends
AGAIN = 20  # how often a chunk is done again whose worker was killed

Luggage = tuple[dict[tuple[str, str], tuple[str, str]], dict[str, str]]  # packs, and modules as texts


def in_order_on_ray(work: Callable[[C], P], chunks: Sequence[C], workers: int) -> Iterator[P]:
    """What `work` makes of each chunk. With 1 worker, which is nobody's wish on Ray, all that there are."""
    ray: Any = needed("ray", "ray")
    if not ray.is_initialized():
        start(ray, workers)
    waiting: deque[Any] = deque()
    try:
        at_once = workers if workers > 1 else max(1, int(ray.cluster_resources().get("CPU", 1)))
        luggage = ray.put((ADDED, modules()))
        done = ray.remote(max_retries=AGAIN)(unpacked)
        left = deque(chunks)
        while waiting or left:
            while left and len(waiting) < at_once * (1 + AHEAD):
                waiting.append(done.remote(work, left.popleft(), luggage))
            part, failed = ray.get(waiting.popleft())
            if failed is not None:
                raise failed
            yield part
    except ray.exceptions.RayError as error:
        raise LudotecaError(f"Ray says: {' '.join(str(error).split())[:300]}") from None
    finally:
        for ref in waiting:
            with contextlib.suppress(Exception):  # what was interrupted while it was handed in cannot be
                ray.cancel(ref, force=True)


def start(ray: Any, workers: int) -> None:
    cores = workers if workers > 1 else None
    local = {} if os.environ.get("RAY_ADDRESS") else {"include_dashboard": False, "num_cpus": cores}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **local)
    except Exception as error:  # Ray raises whatever it likes
        raise LudotecaError(f"Ray does not start: {' '.join(str(error).split())[:200]}") from None
    STARTED.append(ray)


def stop() -> None:
    """End what was started here: not a Ray that somebody else has begun."""
    while STARTED:
        STARTED.pop().shutdown()


def modules() -> dict[str, str]:
    """The modules of users' bots, by name, as texts: those of a single file, which a cluster may not have."""
    found = {}
    for name in sorted(IMPORTED):
        file = getattr(sys.modules.get(name), "__file__", None)
        if file and Path(file).is_file() and Path(file).name == f"{name}.py":
            found[name] = Path(file).read_text(encoding="utf-8")
    return found


def unpacked(work: Callable[[C], P], chunk: C, luggage: Luggage) -> tuple[P | None, Exception | None]:
    """In a worker: a part, or what is to be told of."""
    packs, texts = luggage
    add_again(packs)
    for name, text in texts.items():
        if name not in sys.modules:
            module = ModuleType(name)
            sys.modules[name] = module
            exec(compile(text, f"{name}.py", "exec"), module.__dict__)
    try:
        return work(chunk), None
    except LudotecaError as error:
        return None, error
