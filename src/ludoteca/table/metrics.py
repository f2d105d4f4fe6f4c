"""Figures of a running server, as Prometheus reads them: how much of everything, and how long moves take.

They name no table, no person and no address.
"""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from pathlib import Path

import ludoteca
from ludoteca.table.rooms import Rooms
from ludoteca.table.server_log import COUNTS

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
STARTED = time.time()

ANSWERS: Counter[str] = Counter()  # of requests, by the first digit of their status
MOVES: Counter[bool] = Counter()  # that were made, and refused
SLOWNESS: Counter[int] = Counter()  # moves by the first bucket that they fit in
SECONDS = [0.0]  # of all moves


def answered(status: int) -> None:
    ANSWERS[f"{status // 100}xx"] += 1


def moved(made: bool, seconds: float) -> None:
    MOVES[made] += 1
    SECONDS[0] += seconds
    SLOWNESS[bisect_left(BUCKETS, seconds)] += 1


def resident() -> int:
    """Bytes of memory that the server holds; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def figures(rooms: Rooms) -> dict[str, float]:
    """What there is now."""
    open_rooms = list(rooms.by_id.values())
    connections = [connection for room in open_rooms for connection in room.screens.connections]
    return {
        "tables_open": len(open_rooms),
        "tables_playing": len([room for room in open_rooms if room.table.status == "playing"]),
        "connections": len(connections),
        "connections_seated": len([connection for connection in connections if connection.held]),
        "bots_thinking": sum([len(room.seats.thoughts) for room in open_rooms]),
        "memory_bytes": resident(),
        "started_seconds": round(STARTED, 3),
    }


def page(rooms: Rooms, well: bool) -> str:
    """The text of `/metrics`."""
    lines = [
        "# TYPE ludoteca_info gauge",
        f'ludoteca_info{{version="{ludoteca.__version__}"}} 1',
        "# HELP ludoteca_writable Whether the last real write to the store succeeded.",
        "# TYPE ludoteca_writable gauge",
        f"ludoteca_writable {int(well)}",
    ]
    for name, value in figures(rooms).items():
        lines += [f"# TYPE ludoteca_{name} gauge", f"ludoteca_{name} {value}"]
    lines += ["# TYPE ludoteca_requests_total counter"]
    lines += [f'ludoteca_requests_total{{status="{kind}"}} {ANSWERS[kind]}' for kind in sorted(ANSWERS)]
    lines += [
        "# HELP ludoteca_events_total What the log tells, counted.",
        "# TYPE ludoteca_events_total counter",
    ]
    lines += [f'ludoteca_events_total{{event="{event}"}} {COUNTS[event]}' for event in sorted(COUNTS)]
    lines += ["# TYPE ludoteca_moves_total counter"]
    lines += [
        f'ludoteca_moves_total{{answer="{"done" if made else "refused"}"}} {MOVES[made]}'
        for made in (True, False)
    ]
    lines += [
        "# HELP ludoteca_move_seconds From a move's message to its answer, stored.",
        "# TYPE ludoteca_move_seconds histogram",
    ]
    so_far = 0
    for number, limit in enumerate(BUCKETS):
        so_far += SLOWNESS[number]
        lines.append(f'ludoteca_move_seconds_bucket{{le="{limit}"}} {so_far}')
    total = sum(SLOWNESS.values())
    lines += [
        f'ludoteca_move_seconds_bucket{{le="+Inf"}} {total}',
        f"ludoteca_move_seconds_sum {SECONDS[0]:.6f}",
        f"ludoteca_move_seconds_count {total}",
    ]
    return "\n".join(lines) + "\n"
