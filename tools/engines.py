"""`python -m tools.engines`: PostgreSQL and Redis for the tests and for `make cluster`; installed if need be.

Whoever has none and no way to get them is told in one sentence, and the other tests run. Under CI, where
nobody reads that, it is an error to have no PostgreSQL.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import debian

MISSING = "The tests of PostgreSQL need its server, which is neither here nor could be installed."
NO_REDIS = "The tests of Redis need its server, which is neither here nor could be installed."
REDIS = "redis-server"  # the command, and Debian's package
DEBIANS = "/usr/lib/postgresql/*/bin"  # Debian keeps the server's commands out of the way
PATIENCE = 60.0  # seconds: far more than it takes
USER = "ludoteca"  # of the database


def find_postgres() -> Path | None:
    """The folder with the commands of a PostgreSQL server."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = [path for path in Path("/").glob(DEBIANS.removeprefix("/")) if (path / "initdb").is_file()]
    return max(folders, key=lambda path: float(path.parent.name), default=None)


@contextmanager
def running_postgres(folder: Path, durable: bool = True) -> Iterator[str]:
    """A server of this process's own, with its data and its socket in a folder: the address of a database."""
    commands = find_postgres()
    if commands is None:
        raise FileNotFoundError(MISSING)
    folder.mkdir(parents=True, exist_ok=True)
    data = folder / "postgres"
    if not (data / "PG_VERSION").is_file():
        data.mkdir(parents=True, exist_ok=True)
        give_away(data)
        initdb = [str(commands / "initdb"), "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8"]
        as_nobody([*initdb, "--no-locale", *([] if durable else ["--no-sync"])])
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": str(data),
        "unix_socket_permissions": "0700",
    }
    if not durable:
        settings |= {"fsync": "off", "full_page_writes": "off", "shared_buffers": "16MB", "autovacuum": "off"}
    named = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    with (folder / "postgres.log").open("ab") as log:
        process = subprocess.Popen(
            [*nobody(), str(commands / "postgres"), "-D", str(data), *named],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    try:
        deadline = time.monotonic() + PATIENCE
        ask = [str(commands / "pg_isready"), "-q", "-h", str(data)]
        while subprocess.run(ask).returncode != 0:
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((folder / "postgres.log").read_text())
            time.sleep(0.02)
        yield f"postgresql://{USER}@/postgres?host={data}"
    finally:
        process.send_signal(signal.SIGINT)  # at once, and in order
        process.wait(PATIENCE)


@contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    """A Redis of this process's own, that keeps nothing: its address."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "redis.sock"
    with running(redis_command(folder), folder / "redis.log") as process:
        deadline = time.monotonic() + PATIENCE
        while not path.exists():
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((folder / "redis.log").read_text())
            time.sleep(0.01)
        yield f"unix://{path}"


def redis_command(folder: Path) -> list[str]:
    """A Redis that keeps nothing; only this user of this machine can open it."""
    settings = {"--port": "0", "--unixsocket": str(folder / "redis.sock"), "--save": "", "--dir": str(folder)}
    return [REDIS, *[word for setting in settings.items() for word in setting]]


@contextmanager
def running(command: list[str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process of this one's own; what it says goes to a file."""
    with log.open("ab") as said:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()


def nobody() -> list[str]:
    """PostgreSQL refuses to run as root: what makes a command that of another user."""
    user = another_user()
    if user is None:
        return []
    ids = ["--reuid", str(user[0]), "--regid", str(user[1]), "--clear-groups"]
    return ["setpriv", *ids, "--pdeathsig", "INT"]  # and it ends with whoever started it


def as_nobody(command: list[str]) -> None:
    subprocess.run([*nobody(), *command], check=True, stdin=subprocess.DEVNULL, capture_output=True)


def give_away(folder: Path) -> None:
    user = another_user()
    if user is not None:
        os.chown(folder, *user)


def another_user() -> tuple[int, int] | None:
    """The ids of a user and a group, where this one is root."""
    if os.geteuid() != 0:
        return None
    import pwd  # which Windows has not

    known = {user.pw_name: user for user in pwd.getpwall()}
    found = known.get("postgres") or known["nobody"]
    return found.pw_uid, found.pw_gid


def main() -> int:
    if find_postgres() is None:
        debian.install("Installing PostgreSQL for the tests, once ...", "postgresql")
    if shutil.which(REDIS) is None:
        debian.install("Installing Redis for the tests, once ...", REDIS)
    if shutil.which(REDIS) is None:
        print(NO_REDIS, file=sys.stderr)
    if find_postgres() is not None:
        return 0
    print(MISSING, file=sys.stderr)
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
