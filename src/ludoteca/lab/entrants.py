"""Who enters a match: bots of the house by name, and bots of one's own by where they are."""

from __future__ import annotations

import importlib
import sys

from ludoteca.bots import Bot, bot_names, make_bot
from ludoteca.engine.errors import UnknownBot
from ludoteca.engine.rng import seeded


def entrant(name: str, seed: int | str) -> Bot:
    """`greedy`, `ismcts:iterations=500`, or `package.module:Class` for a bot of one's own.

    Such a class is a `Bot`, and is made with a generator alone. Only the lab takes these names: a server
    must not import what a visitor names.
    """
    module, colon, wanted = name.partition(":") if isinstance(name, str) else ("", "", "")
    if not colon or module in bot_names():
        return make_bot(name, seed)
    if "" not in sys.path:
        sys.path.insert(0, "")  # an installed command does not look where it was started
    try:
        found = getattr(importlib.import_module(module), wanted)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(f"there is no bot at {name[:60]!r}: {str(error)[:120]}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"{name[:60]!r} is no bot: it must be a class of ludoteca.bots.Bot")
    return found(seeded(f"{name} {seed}"))
