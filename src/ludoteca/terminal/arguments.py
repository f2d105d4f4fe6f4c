"""What is typed after a command, checked and translated."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from keyword import iskeyword
from unicodedata import normalize

import typer

from ludoteca.engine import registry
from ludoteca.engine.errors import BadOption, LudotecaError
from ludoteca.engine.options import find
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rules import GameInfo
from ludoteca.engine.words import LANGUAGES

USUAL_SEATS = 4
LONGEST_NAME = 20
HOME = "ludoteca.terminal"
PLAIN = {
    **dict.fromkeys("┘┐┤└┌├┴┬┼", "+"),
    **dict.fromkeys("─━╴╶", "-"),
    **dict.fromkeys("│┃╵╷▌", "|"),
    **dict.fromkeys("·…┄", "."),
    **dict.fromkeys("☀★", "*"),
    **dict.fromkeys("○◎", "o"),
    "┊": ":",
    "♥": "+",
    "\u2212": "-",
    "◆": "*",
    "†": "+",
    "▸": ">",
    "\u00d7": "x",
    "“": '"',
    "”": '"',
    "✓": "y",
    "✗": "n",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
}


def info_of(game: str | None) -> GameInfo:
    """The game of a name; without one, the first of all."""
    return rules_of(registry.names()[0] if game is None else game.lower()).info


def one_of(game: str | None, able: Sequence[str]) -> str:
    """A game that has what a command needs; it is named, unless it is the only one."""
    if game is not None:
        return game.lower()
    if len(able) != 1:
        raise LudotecaError(f"say which game: {', '.join(able)}")
    return able[0]


def is_bare(context: typer.Context) -> bool:
    """Whether nothing was typed after a command."""
    given = [context.get_parameter_source(name) for name in context.params]
    return not any(source is not None and source.name == "COMMANDLINE" for source in given)


def usual_seats(info: GameInfo) -> int:
    return max(info.least_seats, min(USUAL_SEATS, info.most_seats))


def language(given: str | None) -> str:
    if given is None:
        return own_language()
    if given.lower() not in LANGUAGES:
        raise LudotecaError(f"there are no words in {given[:20]!r}; choose one of {', '.join(LANGUAGES)}")
    return given.lower()


def names(given: str | None) -> tuple[str, ...]:
    found = [" ".join(name.split()) for name in (given or "").split(",")]
    for name in found:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise LudotecaError(f"a name has at most {LONGEST_NAME} letters, and no control characters")
    return tuple(name for name in found if name)


def settings(info: GameInfo, given: list[str] | None) -> dict[str, object]:
    """`hidden_cards=true` as an option with its value."""
    found: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        spec = find(info.options, name.strip())
        if not equals:
            right = f"{spec.name}={spec.write(spec.default)}"
            about: dict[str, str | int] = {"name": right, "value": text[:60]}
            raise BadOption(
                f"an option looks like {right}, not {text[:60]!r}", "", "tui-bad-option", about, HOME
            )
        found[spec.name] = spec.parse(value.strip())
    return found


def is_pythons(module: str) -> bool:
    """Whether Python calls something so: such a module could not be imported, or would hide its own."""
    return module in sys.stdlib_module_names or iskeyword(module) or module == "ludoteca"


def spoken_in(arguments: Sequence[str]) -> str:
    """The language of a command, of which only the words are known: of `--lang it`, or the system's."""
    for i, word in enumerate(arguments):
        given = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and i + 1 < len(arguments):
            given = arguments[i + 1]
        if given.lower() in LANGUAGES:
            return given.lower()
    return own_language()


def own_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system's settings, English where we do not speak it."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(key):
            language = environment[key][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """For terminals that know few letters: what looks most like those they do not know."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(sign) or bare(sign) for sign in error.object[error.start : error.end]), error.end


def bare(sign: str) -> str:
    """A letter without its accents."""
    plain = normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return plain or "?"
