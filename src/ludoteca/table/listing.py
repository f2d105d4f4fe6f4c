"""Tables in a list: one's own, with what happened since one looked, and those that wait for somebody."""

from __future__ import annotations

import time
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table.browsers import opened_by
from ludoteca.table.credentials import held_by
from ludoteca.table.messages import ListedTable, TableInfo
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.screens import table_info
from ludoteca.table.store import Changes, LookRow, Store, StoreError, TurnRow

MOST_LISTED = 50
MOST_SEARCHED = 200  # to find so many that one address does not fill the list
MOST_OWN = 100


async def tables(rooms: Rooms, keyring: str) -> list[ListedTable]:
    own = await rooms.store.tables_of(keyring, MOST_OWN)
    others = rooms.quotas.shown(await rooms.store.open_tables(MOST_SEARCHED))[:MOST_LISTED]
    found = {table.id: (table, seats) for table, seats in [*own, *others]}
    opened = await opened_by(rooms.store, keyring, list(found.values()))
    turns = await rooms.store.turns(list(found))
    looks = await rooms.store.looks(keyring, list(found))
    listing = []
    for id, (table, seats) in found.items():
        held, host = held_by(table, seats, opened)
        room = rooms.by_id.get(id)
        company = rooms.elsewhere(id)
        info = room.info(held, host) if room else table_info(table, seats, held, host, company)
        turn, look = turns.get(id, TurnRow()), looks.get(id, LookRow(keyring, id))
        if held & (room.screens.here() if room else company.here):
            look = replace(look, seen=turn.events)  # who is there sees it
        listing.append(listed(info, table.created, held, turn, look))
    return listing


def listed(
    info: TableInfo, created: float, held: frozenset[int], turn: TurnRow, look: LookRow
) -> ListedTable:
    """Whose turn it is goes to that seat alone, and what happened only as far as everybody saw it."""
    return ListedTable(
        **msgspec.structs.asdict(info),
        created=created,
        your_turn=info.status == "playing" and bool(held & {*turn.asked}),
        moved=turn.at,
        news=max(0, turn.events - (look.seen or 0)) if held else 0,
        archived=bool(look.archived),
    )


async def put_away(store: Store, keyring: str, id: str, archived: bool) -> None:
    """A table goes to the end of one's own list, or comes back; nobody else sees anything of it."""
    await store.save(Changes(id, look=LookRow(keyring, id, archived=archived, at=time.time())))


async def looked(rooms: Rooms, keyring: str, room: Room) -> None:
    """Somebody who sits here goes away, and has seen all that happened until now."""
    id = room.table.id
    if room.play is not None and rooms.by_id.get(id) is room:  # it may have been deleted
        seen = room.play.events.version(SPECTATOR)
        with suppress(StoreError):
            await rooms.store.save(Changes(id, look=LookRow(keyring, id, seen, at=time.time())))
