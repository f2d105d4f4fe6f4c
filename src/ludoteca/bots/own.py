"""Bots of one's own: a class with `choose(door)`, or a function of a door. This module is never compiled."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import Any, TypeAlias

from ludoteca.bots.base import Bot
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


def own_bot(kind: object, seed: int | str) -> Bot:
    """A bot of a class, which is made with a seed if it takes one, or of a function."""
    name = bot_name(kind)
    if isinstance(kind, type):
        if not callable(getattr(kind, "choose", None)):
            raise UnknownBot(f"{name} is no bot: its class has no method choose(door)")
        try:
            made = kind(seed) if takes_one(kind) else kind()
        except Exception as error:
            raise BotError(f"the bot {name} cannot be made: {in_short(error)}") from error
        return made if isinstance(made, Bot) else Function(made.choose)
    if isinstance(kind, Bot) or not callable(kind):
        raise UnknownBot(f"a bot is given by a name, its class or a function, not by {shown(kind)}")
    if not takes_one(kind):
        raise UnknownBot(f"{name} is no bot: a function that chooses takes a door")
    return Function(kind)


def takes_one(call: Callable[..., object]) -> bool:
    """Whether something can be called with one argument; what cannot be asked is believed to."""
    try:
        inspect.signature(call).bind(None)
    except TypeError:
        return False
    except ValueError:
        return True
    return True


def answer(bot: Bot, door: Door, name: str, game: int, decision: int) -> int:
    """The id of what a bot chooses. One that fails, or chooses no legal move, is named, and its seat."""
    try:
        chosen = bot.choose(door)
    except Exception as error:
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


def where(door: Door, game: int, decision: int) -> str:
    return f"in seat {door.seat} at decision {decision} of game {game}"


def in_short(error: Exception) -> str:
    """An exception in a line: what it is, what it says, and where it was raised."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {str(error)[:200]} ({Path(last.filename).name}, line {last.lineno})"
