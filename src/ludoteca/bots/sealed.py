"""A bot in a process of its own, behind messages. This module is never compiled.

It is sent positions as its seat may imagine them, so the true one is nowhere in its process; and its seed is
a digest, from which no deal follows. It answers in JSON, of which nothing is run. What it prints goes to the
error stream, and one that takes too long is ended with its process. Each seat has a process of its own: a bot
that sits in two seats does not tell itself what it holds.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import json
import os
import pickle
import select
import signal
import struct
import subprocess
import sys
import threading
import time
from typing import IO, Any, Final

from ludoteca.bots.base import Bot
from ludoteca.engine.door import Door, SeatDoor
from ludoteca.engine.errors import BotError, LudotecaError
from ludoteca.engine.kernel import State
from ludoteca.engine.packs import ADDED, add_again
from ludoteca.engine.registry import rules_of

LENGTH: Final = struct.Struct(">I")
LONGEST_ANSWER: Final = 10_000  # bytes
STARTING: Final = 60.0  # seconds in which a process must be there, on a busy machine too
NO_LIMIT: Final = 0.0


class BotGone(Exception):
    """A sealed bot has failed, or its process has ended, or was ended; and why."""


class Cell:
    """The process of one bot in one seat."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"from {__name__} import live; live()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])},
        )
        self.ask({"packs": ADDED}, STARTING)

    def ask(self, message: object, limit: float) -> Any:
        """The answer to a message; BotGone if there is none in time."""
        into, out = self.process.stdin, self.process.stdout
        assert into is not None and out is not None
        try:
            put(into, pickle.dumps(message))
        except OSError:
            raise self.gone("its process has ended") from None
        deadline = time.monotonic() + limit if limit else None
        body = self.read(out, LENGTH.unpack(self.read(out, LENGTH.size, deadline, limit))[0], deadline, limit)
        try:
            return json.loads(body)
        except ValueError:
            raise self.gone("it answered what is no answer") from None

    def read(self, out: IO[bytes], size: int, deadline: float | None, limit: float) -> bytes:
        if size > LONGEST_ANSWER:
            raise self.gone(f"an answer of {size} bytes is too long")
        found = b""
        while len(found) < size:
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            if not select.select([out], [], [], left)[0]:
                raise self.gone(f"it took longer than {limit:g} seconds")
            more = os.read(out.fileno(), size - len(found))
            if not more:
                raise self.gone("its process has ended")
            found += more
        return found

    def gone(self, why: str) -> BotGone:
        self.end()
        return BotGone(why)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


CELLS: dict[tuple[str, int], Cell] = {}  # of this process, by bot and seat


def end_all() -> None:
    """End the processes of all sealed bots."""
    while CELLS:
        CELLS.popitem()[1].end()


atexit.register(end_all)


class SealedBot(Bot):
    """Chooses as a bot in another process says."""

    def __init__(self, bot: str, seat: int, seed: str, limit: float = NO_LIMIT) -> None:
        super().__init__(f"sealed {seed}")
        self.place = (bot, seat)
        self.limit = limit
        own = hashlib.blake2b(f"{bot} {seed}".encode(), digest_size=16).hexdigest()
        try:
            cell = CELLS.get(self.place)
            if cell is None or cell.process.poll() is not None:
                cell = CELLS[self.place] = Cell(bot)
            self.cell = cell
            self.told({"bot": bot, "seed": own})
        except BotGone as error:
            raise BotError(f"the bot {bot} cannot be made: {error}") from None

    def told(self, message: object) -> Any:
        limit = max(self.limit, STARTING) if isinstance(message, dict) else self.limit
        try:
            answer = self.cell.ask(message, limit)
        except BotGone:
            CELLS.pop(self.place, None)
            raise
        if isinstance(answer, dict) and "failed" in answer:
            raise BotGone(str(answer["failed"])[:400])
        return answer

    def choose(self, door: Door) -> Any:
        return self.told((door.rules.info.name, door.seat, door.imagine(self.rng)))


# in the bot's process


def live() -> None:
    """Answer messages until there are no more. What is typed is for whoever asks: that one ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    into, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what a bot prints is no answer
    bot: Bot | None = None
    while True:
        size = into.read(LENGTH.size)
        if len(size) < LENGTH.size:
            return
        try:
            message = pickle.loads(into.read(LENGTH.unpack(size)[0]))
            if isinstance(message, tuple):
                assert bot is not None
                answer = chosen(bot, *message)
            elif "packs" in message:
                add_again(message["packs"])
                answer = None
            else:
                bot = made(message["bot"], message["seed"])
                answer = None
        except Exception as error:
            from ludoteca.bots.own import in_short

            text = error.text if isinstance(error, LudotecaError) else in_short(error)
            answer = {"failed": text}
        sys.stdout.flush()
        put(out, json.dumps(answer, default=repr).encode())


def leave_with(parent: int) -> None:
    """End with the process that asks, however that ended, even in the middle of a thought."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


def made(bot: str, seed: str) -> Bot:
    from ludoteca.bots.entrants import entrant

    return entrant(bot, seed)


def chosen(bot: Bot, game: str, seat: int, imagined: State) -> object:
    from ludoteca.engine.actions import whole

    answer = bot.choose(SeatDoor(rules_of(game), imagined, seat))
    number = whole(answer)
    return answer if number is None else number


def put(stream: IO[bytes], body: bytes) -> None:
    stream.write(LENGTH.pack(len(body)) + body)
    stream.flush()
