"""One server for a data folder. The operating system opens the lock again, whatever ends the process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludoteca.table.store import StoreError

NAME = "server.lock"

if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        # Of the process, not of the file: no child that outlives us holds it.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Nobody else serves from this folder meanwhile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / NAME).open("ab")
    except OSError as error:
        raise StoreError(f"{folder} cannot be used: {error.strerror}") from None
    with file:
        try:
            lock(file.fileno())
        except OSError:
            raise StoreError(
                f"another server uses the folder {folder} already: stop it, or give this one another folder"
            ) from None
        yield
