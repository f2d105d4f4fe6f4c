"""Ludoteca: play, study and master tabletop games. An independent, unofficial implementation."""

from ludoteca.engine.actions import Target
from ludoteca.engine.door import Door
from ludoteca.engine.errors import (
    BadOption,
    BadSeat,
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
from ludoteca.engine.game import Choice, Game
from ludoteca.engine.kernel import CHANCE, SPECTATOR, Prompt, Refusal
from ludoteca.engine.opening import load, new, replay
from ludoteca.engine.packs import add_content
from ludoteca.engine.record import Record
from ludoteca.engine.registry import catalogue, register
from ludoteca.engine.rules import GameInfo, Result
from ludoteca.engine.words import Message, Words

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "BadOption",
    "BadSeat",
    "BrokenRecord",
    "BrokenSnapshot",
    "Choice",
    "ContentError",
    "Door",
    "Game",
    "GameInfo",
    "GameOver",
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
    "Words",
    "add_content",
    "catalogue",
    "load",
    "new",
    "register",
    "replay",
]

for _name in __all__:
    if isinstance(_public := globals()[_name], type):
        _public.__module__ = __name__  # shown as `ludoteca.IllegalMove`, wherever it is defined
del _name, _public
