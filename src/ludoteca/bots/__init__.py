"""Bots: random, greedy, and information-set tree search. People know them as easy, medium and hard.

>>> bot = make_bot("ismcts:iterations=500", seed=1)
>>> bot_names()
('random', 'greedy', 'ismcts')
"""

from __future__ import annotations

import difflib
import secrets

from ludoteca.bots.base import Bot, GreedyBot, RandomBot
from ludoteca.bots.easy import EasyBot
from ludoteca.bots.forest import ForestBot
from ludoteca.bots.ismcts import IsmctsBot
from ludoteca.bots.own import OwnBot, answer, bot_name, own_bot
from ludoteca.engine.arguments import known_arguments
from ludoteca.engine.errors import UnknownBot
from ludoteca.engine.rng import check_seed, seeded

__all__ = [
    "Bot",
    "EasyBot",
    "ForestBot",
    "GreedyBot",
    "IsmctsBot",
    "OwnBot",
    "RandomBot",
    "answer",
    "bot_name",
    "bot_names",
    "make_bot",
]

Bot.__module__ = "ludoteca"  # shown as the public name that it is

NAMES = ("random", "greedy", "ismcts")
LEVELS = ("easy", "medium", "hard")  # what people choose among
PLAYED_BY = {"medium": "greedy", "hard": "ismcts"}
MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0
MOST_TREES = 64
SETTINGS = ("iterations", "seconds", "explore", "cut", "trees")  # of ismcts


def bot_names() -> tuple[str, ...]:
    return NAMES


@known_arguments
def make_bot(bot: str | OwnBot, seed: int | str | None = None) -> Bot:
    """The bot of a name, of a class with `choose(door)`, or of a function of a door.

    Of the named ones ismcts takes `iterations`, `seconds`, `explore`, `cut` and `trees`, as in
    `ismcts:iterations=500,cut=40`. Without a seed a bot chooses differently each time. `easy`, `medium` and
    `hard` are the levels at a table: medium is greedy, hard is ismcts.
    """
    own = secrets.randbits(63) if seed is None else check_seed(seed)
    return named_bot(bot, own) if isinstance(bot, str) else own_bot(bot, own)


def named_bot(name: str, seed: int | str) -> Bot:
    kind, colon, rest = name[:200].strip().lower().partition(":")
    rng = seeded(f"{name} {seed}")
    kind = PLAYED_BY.get(kind, kind)
    if kind not in NAMES and kind != "easy":
        near = difflib.get_close_matches(kind, NAMES, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(NAMES)}"
        raise UnknownBot(f"there is no bot called {kind[:40]!r}; {hint}")
    if kind != "ismcts":
        if colon:
            raise UnknownBot(f"{kind} takes no settings")
        if kind == "easy":
            return EasyBot(rng)
        return RandomBot(rng) if kind == "random" else GreedyBot(rng)
    bot = IsmctsBot(rng)
    trees = 1
    for setting in rest.split(",") if rest else []:
        trees = apply_setting(bot, trees, setting)
    return bot if trees == 1 else ForestBot(bot, trees)


def apply_setting(bot: IsmctsBot, trees: int, setting: str) -> int:
    """Change the bot; returns how many trees it is to have."""
    key, _, text = setting.partition("=")
    key = key.strip()
    try:
        value = float(text)
    except ValueError:
        raise UnknownBot(f"a setting looks like 'iterations=500'; this is {setting[:40]!r}") from None
    if key == "iterations" and 1 <= value <= MOST_ITERATIONS:
        bot.iterations = int(value)
    elif key == "seconds" and 0 < value <= MOST_SECONDS:
        bot.seconds = value
    elif key == "explore" and 0 <= value <= 100:
        bot.explore = value
    elif key == "cut" and 0 <= value <= MOST_ITERATIONS:
        bot.cut = int(value)
    elif key == "trees" and 1 <= value <= MOST_TREES:
        trees = int(value)
    elif key in SETTINGS:
        raise UnknownBot(f"{key}={text[:20]} is out of range")
    else:
        raise UnknownBot(f"ismcts has no setting {key[:40]!r}; there are {', '.join(SETTINGS)}")
    return trees
