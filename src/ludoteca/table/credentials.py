"""Who holds a seat. Each has a secret, of which the store knows only the hash; keyrings hold such hashes.

A keyring belongs to whoever brings the secret of the keyring itself: a browser (in its one cookie) or a link.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import string
import time
from collections.abc import Iterable, Mapping

from ludoteca.table.store import KeyringRow, SeatRow, TableRow

ID_LETTERS = string.ascii_letters + string.digits  # no dash: a command would take it for an option
ID_LENGTH = 10
SECRET_BYTES = 24
SECRET_LENGTH = 32  # letters
COOKIE = "ludoteca"
OLD_COOKIE = "ludoteca_"  # and a table's id: earlier versions had one for each, with its seats' secrets
LONGEST_OLD = 400
MOST_OLD = 200  # more than a browser keeps


def new_id() -> str:
    return "".join([secrets.choice(ID_LETTERS) for letter in range(ID_LENGTH)])


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """Secrets are long and random, so that a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def hashes(secrets_brought: Iterable[str]) -> frozenset[str]:
    return frozenset([hashed(secret) for secret in secrets_brought])


def is_id(text: str) -> bool:
    return len(text) == ID_LENGTH and is_plain(text)


def is_plain(text: str) -> bool:
    return text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def browser_in(cookies: Mapping[str, str]) -> str:
    """The secret of a browser; "" where it has none, or one that is none of ours."""
    value = cookies.get(COOKIE, "")
    return value if len(value) == SECRET_LENGTH and is_plain(value) else ""


def old_secrets(cookies: Mapping[str, str]) -> dict[str, list[str]]:
    """The secrets in cookies of earlier versions, for each table."""
    ids = [name.removeprefix(OLD_COOKIE) for name in cookies if name.startswith(OLD_COOKIE)]
    values = {id: cookies[OLD_COOKIE + id] for id in ids[:MOST_OLD] if is_id(id)}
    return {id: value.split(".") for id, value in values.items() if len(value) <= LONGEST_OLD}


def return_secret(browser: str, table_id: str) -> str:
    """The secret of a return link: for one browser and table always the same, and not the browser's own."""
    digest = hmac.digest(browser.encode(), table_id.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:SECRET_BYTES]).decode()


def keyring_rows(keyring: str, secrets_hashed: frozenset[str]) -> list[KeyringRow]:
    """Rows for what a keyring holds from now on; "" is no keyring."""
    now = time.time()
    return [KeyringRow(keyring, secret, now) for secret in sorted(secrets_hashed)] if keyring else []


def secrets_at(table: TableRow, seats: list[SeatRow]) -> frozenset[str]:
    """The hashes of all that opens anything at a table."""
    found = {s.secret for s in seats if s.kind == "person"} | {table.host}
    return frozenset(found - {""})


def held_by(table: TableRow, seats: list[SeatRow], brought: frozenset[str]) -> tuple[frozenset[int], bool]:
    """The seats that these hashed secrets open, and whether they are the host's."""
    held = frozenset([s.seat for s in seats if s.kind == "person" and s.secret and s.secret in brought])
    return held, bool(table.host) and table.host in brought
