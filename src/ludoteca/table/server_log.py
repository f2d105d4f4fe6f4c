"""The server's log: one JSON object a line, without names, hands, cookies or links."""

from __future__ import annotations

import hashlib
import logging
import time
import traceback
from collections import Counter
from pathlib import Path

import msgspec

LOG = logging.getLogger("ludoteca.table")
COUNTS: Counter[str] = Counter()  # how often each event happened, whether or not it is written down


def note(event: str, table: str = "", **facts: str | int | float) -> None:
    """Write down that something happened. A table is named by a digest: its id is a link."""
    COUNTS[event] += 1
    if not LOG.isEnabledFor(logging.INFO):
        return
    line: dict[str, str | int | float] = {"at": round(time.time(), 3), "event": event}
    if table:
        line["table"] = hashlib.blake2b(table.encode(), digest_size=4).hexdigest()
    LOG.info(msgspec.json.encode({**line, **facts}).decode())


def failed(event: str, error: BaseException, table: str = "") -> None:
    """Write down a mistake of ours: what it is and where, but not its text, which may hold anything."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    where = " < ".join([f"{Path(f.filename).name}:{f.lineno}" for f in reversed(frames)])
    note(event, table, reason=type(error).__name__, where=where)
