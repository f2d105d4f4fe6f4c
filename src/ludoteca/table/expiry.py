"""Tables expire by rule: those that never began after some days, and those that were played if it is wanted.

What counts is when something last happened at a table. One that somebody has open is never deleted.
"""

from __future__ import annotations

import math
import time

from ludoteca.table.leases import LedElsewhere
from ludoteca.table.rooms import Rooms
from ludoteca.table.server_log import note
from ludoteca.table.store import Changes, SeatRow, TableRow, TurnRow

DAY = 24 * 3600.0
AT_ONCE = 200  # tables that are looked at in one go


async def expired(
    rooms: Rooms, waiting: float, played: float, now: float
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables at which nothing happened for so many days; 0: for ever is not too long."""
    limits = {
        "waiting": waiting * DAY or math.inf,
        "playing": played * DAY or math.inf,
        "over": played * DAY or math.inf,
    }
    before = now - min(limits.values())
    found = []
    while before > -math.inf:
        tables = await rooms.store.tables_before(before, AT_ONCE)
        if not tables:
            break
        turns = await rooms.store.turns([table.id for table, _ in tables])
        for table, seats in tables:
            last = max(table.created, turns.get(table.id, TurnRow()).at)
            if now - last > limits[table.status] and not is_open(rooms, table.id):
                found.append((table, seats))
        before = tables[-1][0].created
    return found


def is_open(rooms: Rooms, id: str) -> bool:
    return id in rooms.by_id and not rooms.by_id[id].idle()


async def expire(rooms: Rooms, waiting: float, played: float, now: float | None = None) -> int:
    """Delete what has expired; how many tables."""
    found = await expired(rooms, waiting, played, time.time() if now is None else now)
    gone = 0
    for table, seats in found:
        room = rooms.by_id.get(table.id)
        try:
            await rooms.store.save(Changes(table.id, deleted=True))
        except LedElsewhere:  # and that server sees to it
            continue
        rooms.quotas.forget(table.id, seats)
        if room is not None:
            rooms.deleted(room)
        gone += 1
    if gone:
        note("expired", tables=gone)
    return gone
