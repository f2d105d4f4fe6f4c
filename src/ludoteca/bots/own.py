"""Bots of one's own: a class with `choose(door)`, or a function of a door. This module is never compiled."""

from __future__ import annotations

import inspect
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import Any, TypeAlias

from ludoteca.bots.base import Bot
from ludoteca.bots.sealed import BotGone, SealedBot
from ludoteca.engine.door import Door
from ludoteca.engine.errors import BotError, UnknownBot, UnknownMove, shown

Move: TypeAlias = str | int  # by its name or its id
OwnBot: TypeAlias = type[Any] | Callable[[Door], Move]


class Function(Bot):
    """Chooses as a function says."""

    def __init__(self, choose: Callable[[Door], Move]) -> None:
        super().__init__(0)
        self.function = choose

    def choose(self, door: Door) -> Move:
        return self.function(door)


def bot_name(bot: object) -> str:
    """What a bot is called in results and errors."""
    return bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def own_bot(kind: object, seed: int | str, settings: dict[str, Any] | None = None) -> Bot:
    """A bot of a class or of a function `(seed)` that makes one, with a seed if it takes one; of a function
    of a door; or one that was made, which then plays every game and keeps what it remembers.
    """
    name = bot_name(kind)
    if isinstance(kind, type) and not callable(getattr(kind, "choose", None)):
        raise UnknownBot(f"{name} is no bot: its class has no method choose(door)")
    if isinstance(kind, type) or makes_bots(kind):
        kind = made(kind, name, seed, settings or {})
    elif settings:
        raise UnknownBot(f"{name} takes no settings: it is no class")
    if isinstance(kind, Bot):
        return kind
    choose = getattr(kind, "choose", None)
    if callable(choose):
        return Function(choose)
    if not callable(kind):
        raise UnknownBot(f"a bot is given by a name, its class or a function, not by {shown(kind)}")
    if not takes_one(kind):
        raise UnknownBot(f"{name} is no bot: a function that chooses takes a door")
    return Function(kind)


def made(kind: Any, name: str, seed: int | str, settings: dict[str, Any]) -> object:
    try:
        return kind(seed, **settings) if takes_one(kind, settings) else kind(**settings)
    except (Exception, SystemExit) as error:
        raise BotError(f"the bot {name} cannot be made: {in_short(error)}") from error


def makes_bots(kind: object) -> bool:
    """Whether this is a function that makes bots: it takes a seed, where one that chooses takes a door."""
    return inspect.isfunction(kind) and next(iter(inspect.signature(kind).parameters), "") == "seed"


def takes_one(call: Callable[..., object], settings: dict[str, Any] | None = None) -> bool:
    """Whether something can be called with one argument and settings; what cannot be asked, can."""
    try:
        inspect.signature(call).bind(None, **(settings or {}))
    except TypeError:
        return False
    except ValueError:
        return True
    return True


def answer(bot: Bot, door: Door, name: str, game: int, decision: int, limit: float = 0.0) -> int:
    """The id of what a bot chooses. One that fails, takes longer than a limit of seconds, or chooses no legal
    move, is named, and its seat.
    """
    try:
        timed = limit and not isinstance(bot, SealedBot)  # which looks at the clock itself
        chosen = in_time(bot, door, limit) if timed else bot.choose(door)
    except TooSlow as error:
        raise BotError(f"the bot {name} was too slow {where(door, game, decision)}: {error}") from None
    except BotGone as error:
        raise BotError(f"the bot {name} failed {where(door, game, decision)}: {error}") from None
    except (Exception, SystemExit) as error:
        raise BotError(f"the bot {name} failed {where(door, game, decision)}: {in_short(error)}") from error
    if type(chosen) is int and chosen in door.actions():
        return chosen
    try:
        action = door.action(chosen)
        wrong = "" if action in door.actions() else f"{door.name(action)!r} is not legal now"
    except UnknownMove as error:
        wrong = error.text
    if wrong:
        place = where(door, game, decision)
        raise BotError(f"the bot {name} chose a move that is not possible {place}: {wrong}")
    return action


class TooSlow(BaseException):
    """A bot has had its time. No bot catches it by accident."""


def in_time(bot: Bot, door: Door, limit: float) -> Move:
    """What a bot chooses within so many seconds. In the main thread it is interrupted."""

    def ring(number: int, frame: object) -> None:
        raise TooSlow(f"it took longer than {limit:g} seconds")

    alarm = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    started = time.monotonic()
    before = signal.signal(signal.SIGALRM, ring) if alarm else None
    try:
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, limit)
        chosen: Move = bot.choose(door)
    finally:
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if time.monotonic() - started > limit:
        raise TooSlow(f"it took longer than {limit:g} seconds")
    return chosen


def where(door: Door, game: int, decision: int) -> str:
    return f"in seat {door.seat} at decision {decision} of game {game}"


def in_short(error: Exception | SystemExit) -> str:
    """An exception in a line: what it is, what it says, and where it was raised."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {str(error)[:200]} ({Path(last.filename).name}, line {last.lineno})"
