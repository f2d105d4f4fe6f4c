"""Who plays: bots of the house by name, and bots of one's own, given or by where they are.

Never in a server's own process, which must not import what a visitor names. Never compiled.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from importlib.metadata import entry_points
from typing import Any, TypeAlias

from ludoteca.bots import LEVELS, make_bot
from ludoteca.bots.base import Bot
from ludoteca.bots.own import OwnBot, bot_name, own_bot
from ludoteca.engine.errors import LudotecaError, UnknownBot

Entrant: TypeAlias = str | OwnBot

GROUP = "ludoteca.bots"  # of entry points: bots that installed packages bring along
OF_THE_HOUSE = ("random", "greedy", "ismcts", *LEVELS)
IMPORTED: set[str] = set()  # modules of users' bots that were named here: other machines are sent them
PLACE = re.compile(r"(?P<where>[A-Za-z_][\w.-]*(:[A-Za-z_][\w.]*)?)(\((?P<settings>.*)\))?", re.DOTALL)


def entrant(bot: Entrant, seed: int | str) -> Bot:
    """`greedy`, `ismcts:iterations=500`; a class, a function of a door, or a bot that was made; the name of
    an installed bot; or `package.module:Class` for where one is. The last two take settings:
    `my:Bot(depth=3)`.
    """
    if not isinstance(bot, str):
        return own_bot(bot, f"{home_of(bot)} {seed}")
    if bot.strip().lower().partition(":")[0] in OF_THE_HOUSE:
        return make_bot(bot, seed)
    found = PLACE.fullmatch(bot.strip())
    if found is None and "(" in bot:
        raise odd_settings(bot)
    if found is None:
        return make_bot(bot, seed)  # which says what names look like
    where, settings = found["where"], read_settings(bot, found["settings"] or "")
    own = imported(where) if ":" in where else installed(where)
    if own is None:
        return make_bot(bot, seed)
    return own_bot(own, f"{bot} {seed}", settings)


def read_settings(bot: str, text: str) -> dict[str, Any]:
    """`depth=3, style='bold'`: plain values by their names."""
    try:
        call = ast.parse(f"f({text})", mode="eval").body
        if not isinstance(call, ast.Call) or call.args:
            raise ValueError
        if any(one.arg is None for one in call.keywords):
            raise ValueError
        return {str(one.arg): ast.literal_eval(one.value) for one in call.keywords}
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        raise odd_settings(bot) from None


def odd_settings(bot: str) -> UnknownBot:
    return UnknownBot(f"settings of a bot look like '(depth=3)'; this is {bot[:60]!r}")


def imported(where: str) -> Any:
    module, _, wanted = where.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")  # an installed command does not look where it was started
    try:
        found = importlib.import_module(module)
        IMPORTED.add(module)
        for name in wanted.split("."):
            found = getattr(found, name)
        return found
    except (Exception, SystemExit) as error:  # a module of somebody's may do anything
        raise UnknownBot(f"there is no bot at {where[:60]!r}: {str(error)[:120]}") from None


def installed(name: str) -> Any:
    """The bot that an installed package brings under this name, if one does."""
    for point in entry_points(group=GROUP, name=name):
        try:
            return point.load()
        except (Exception, SystemExit) as error:
            raise UnknownBot(f"the installed bot {name!r} cannot be loaded: {str(error)[:120]}") from None
    return None


def home_of(bot: OwnBot) -> str:
    return f"{getattr(bot, '__module__', '')}:{getattr(bot, '__qualname__', '')}"


def place_of(bot: Entrant) -> str:
    """The name by which other processes find a bot: they import what lies at the top of a module's file."""
    if isinstance(bot, str):
        return bot
    module, _, name = home_of(bot).partition(":")
    home = sys.modules.get(module)
    if getattr(home, "__file__", None) and getattr(home, name, None) is bot:
        IMPORTED.add(module)
        return f"{module}:{name}"
    raise LudotecaError(
        f"the bot {bot_name(bot)} cannot be sent to other processes: define it at the top of a module, or "
        "play with workers=1"
    )
