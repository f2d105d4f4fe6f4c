"""Ludoteca: play, study and master tabletop games. An independent, unofficial implementation.

    t = ludoteca.new("condottiere", seats=3, seed=7)
    t.legal(0), t.play(0, "place roma"), t.view(1)
    ludoteca.play_match("condottiere", ["greedy", "random"], games=100)

What `__all__` names is the stable surface; docs/stable.md says what that promises.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ludoteca.engine.actions import Target
from ludoteca.engine.choices import Choice
from ludoteca.engine.door import Door
from ludoteca.engine.errors import (
    BadOption,
    BadSeat,
    BotError,
    BrokenRecord,
    BrokenSnapshot,
    ContentError,
    GameOver,
    IllegalMove,
    LudotecaError,
    NotAsked,
    NoUndo,
    UnknownBot,
    UnknownGame,
    UnknownMove,
)
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import CHANCE, SPECTATOR, Prompt, Refusal
from ludoteca.engine.opening import add_content, load, new, register, replay
from ludoteca.engine.record import Record
from ludoteca.engine.registry import catalogue
from ludoteca.engine.rules import GameInfo, Result
from ludoteca.engine.words import Message

if TYPE_CHECKING:
    from ludoteca.bots import Bot, make_bot
    from ludoteca.bots.hints import Hint, hints
    from ludoteca.engine.stories import story
    from ludoteca.lab.arena import play_match

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "BadOption",
    "BadSeat",
    "Bot",
    "BotError",
    "BrokenRecord",
    "BrokenSnapshot",
    "Choice",
    "ContentError",
    "Door",
    "Game",
    "GameInfo",
    "GameOver",
    "Hint",
    "IllegalMove",
    "LudotecaError",
    "Message",
    "NoUndo",
    "NotAsked",
    "Prompt",
    "Record",
    "Refusal",
    "Result",
    "Target",
    "UnknownBot",
    "UnknownGame",
    "UnknownMove",
    "add_content",
    "catalogue",
    "hints",
    "load",
    "make_bot",
    "new",
    "play_match",
    "register",
    "replay",
    "story",
]

LATER = {
    "Bot": "ludoteca.bots",
    "Hint": "ludoteca.bots.hints",
    "hints": "ludoteca.bots.hints",
    "make_bot": "ludoteca.bots",
    "play_match": "ludoteca.lab.arena",
    "story": "ludoteca.engine.stories",
}

for _name in set(__all__) - set(LATER):
    if isinstance(_public := globals()[_name], type):
        _public.__module__ = __name__  # shown as `ludoteca.IllegalMove`, wherever it is defined
del _name, _public


def __getattr__(name: str) -> Any:
    """Bots and matches are imported when they are first used."""
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(LATER[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *LATER})
