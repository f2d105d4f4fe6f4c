"""Games that were stored under rules which are no longer here: nobody plays on, and the record is given out.

The record is what was stored, with the version of its rules: whoever has those can replay it. It holds the
cards of everybody, so with the first copy of it a game that was not over is closed for good.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.record import FORMAT, VERSION
from ludoteca.table.archive import Moves, without_undone
from ludoteca.table.browsers import opened_by
from ludoteca.table.credentials import held_by
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.server_log import note
from ludoteca.table.store import Changes, Store


async def record_of(store: Store, id: str, keyring: str) -> str:
    """The record of a table that cannot be opened; while it was played only those who sat there may ask."""
    stored = await store.load(id)
    if stored is None:
        raise TableRefusal("table-unknown", 404)
    text = await stored_record(store, id)
    if stored.table.status != "over":
        opened = await opened_by(store, keyring, [(stored.table, stored.seats)])
        held, host = held_by(stored.table, stored.seats, opened)
        if not held and not host:
            raise TableRefusal("table-not-your-seat", 403)
        await store.save(Changes(id, table=replace(stored.table, status="over", ended="abandoned")))
        note("closed", id, reason="rules")
    return text


async def stored_record(store: Store, id: str) -> str:
    base, rows = await store.history(id)
    try:
        return written(msgspec.json.decode(base, type=dict[str, Any]), without_undone(rows))
    except (msgspec.DecodeError, LookupError, TypeError, ValueError):  # a damaged file
        raise TableRefusal("table-unreadable", 410) from None


def written(body: dict[str, Any], moves: Moves) -> str:
    """As `Record` writes it, without the rules: every option stands there, those as usual too."""
    if body["imagined"]:
        raise TableRefusal("table-no-record", 409)
    lines = [
        f"{FORMAT} {VERSION}",
        f"game: {body['game']}",
        f"rules_version: {body['rules_version']}",
        f"edition: {body['edition']}",
        f"seats: {body['seats']}",
    ]
    if body.get("content"):
        lines.append(f"content: {body['content']}")
    for name, value in body["options"].items():
        if not (body.get("content") and name == "content"):
            lines.append(f"option {name}: {str(value).lower() if isinstance(value, bool) else value}")
    played = [(seat, name) for seat, name in body["moves"]] + moves
    return (
        "\n".join(
            [*lines, "", *[f"* {name}" if seat == CHANCE else f"{seat} {name}" for seat, name in played]]
        )
        + "\n"
    )
