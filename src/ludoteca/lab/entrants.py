"""Who enters a match: bots of the house by name, and bots of one's own, given or by where they are."""

from __future__ import annotations

import importlib
import sys
from typing import Any, TypeAlias

from ludoteca.bots import Bot, OwnBot, bot_name, bot_names, make_bot
from ludoteca.engine.errors import LudotecaError, UnknownBot

Entrant: TypeAlias = str | OwnBot


def entrant(bot: Entrant, seed: int | str) -> Bot:
    """`greedy`, `ismcts:iterations=500`, a class or a function, or `package.module:Class` for where one is.

    Only the lab takes names of the last kind: a server must not import what a visitor names.
    """
    if isinstance(bot, str):
        module, colon, wanted = bot.partition(":")
        if not colon or module in bot_names():
            return make_bot(bot, seed)
        return make_bot(imported(bot, module, wanted), f"{bot} {seed}")
    return make_bot(bot, f"{home_of(bot)} {seed}")


def home_of(bot: OwnBot) -> str:
    return f"{getattr(bot, '__module__', '')}:{getattr(bot, '__qualname__', '')}"


def place_of(bot: Entrant) -> str:
    """The name by which other processes find a bot: they import what lies at the top of a module's file."""
    if isinstance(bot, str):
        return bot
    module, _, name = home_of(bot).partition(":")
    home = sys.modules.get(module)
    if getattr(home, "__file__", None) and getattr(home, name, None) is bot:
        return f"{module}:{name}"
    raise LudotecaError(
        f"the bot {bot_name(bot)} cannot be sent to other processes: define it at the top of a module, or "
        "play with workers=1"
    )


def imported(name: str, module: str, wanted: str) -> Any:
    if "" not in sys.path:
        sys.path.insert(0, "")  # an installed command does not look where it was started
    try:
        return getattr(importlib.import_module(module), wanted)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(f"there is no bot at {name[:60]!r}: {str(error)[:120]}") from None
