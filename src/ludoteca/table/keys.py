"""Who holds a seat: secrets in a cookie, of which the store knows only the hashes."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from ludoteca.table.store import SeatRow, TableRow

ID_BYTES = 8  # 11 letters, of which 10 are used
ID_LENGTH = 10
SECRET_BYTES = 24
LONGEST_COOKIE = 400
COOKIE = "ludoteca_"


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)[:ID_LENGTH]


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """Secrets are long and random, so that a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_id(text: str) -> bool:
    return len(text) == ID_LENGTH and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def brought(cookies: Mapping[str, str], table: TableRow) -> list[str]:
    """The secrets that a browser holds for a table, or for the one that it continues."""
    found: list[str] = []
    for id in (table.id, table.previous):
        value = cookies.get(COOKIE + id, "") if id else ""
        if len(value) <= LONGEST_COOKIE:
            found += [part for part in value.split(".") if part and part not in found]
    return found


def hashes(secrets_brought: list[str]) -> frozenset[str]:
    return frozenset([hashed(secret) for secret in secrets_brought])


def held_by(table: TableRow, seats: list[SeatRow], brought: frozenset[str]) -> tuple[frozenset[int], bool]:
    """The seats that these secrets open, and whether they are the host's."""
    held = frozenset([s.seat for s in seats if s.kind == "person" and s.secret and s.secret in brought])
    return held, bool(table.host) and table.host in brought


def useful(table: TableRow, seats: list[SeatRow], secrets_brought: list[str]) -> list[str]:
    """Those of the secrets that open anything at this table."""
    doors = {s.secret for s in seats if s.kind == "person"} | {table.host}
    return [secret for secret in secrets_brought if hashed(secret) in doors]
