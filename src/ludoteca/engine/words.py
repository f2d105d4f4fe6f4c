"""Messages: an id with arguments, turned into words by the Fluent catalogues."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING

from ludoteca.engine.errors import LudotecaError, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "it", "de")
ENGINE = "ludoteca.engine"


class Message:
    """A sentence for people: its id in the catalogue and its arguments.

    An argument's name tells its kind: `card`, `region`, `seat` (a digit may follow to tell two apart).
    Values of such kinds are the text names of the things.
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, str | int] | None = None) -> None:
        self.id = id
        self.args: dict[str, str | int] = args if args is not None else {}

    def json(self) -> dict[str, object]:
        return {"id": self.id, "args": dict(self.args)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.id, self.args)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


def check_language(language: object) -> str:
    if not isinstance(language, str) or language not in LANGUAGES:
        raise LudotecaError(f"there are no words in {shown(language)}; choose one of {', '.join(LANGUAGES)}")
    return language


@lru_cache(maxsize=64)
def catalogue(package: str, language: str, also: str = "", own: str = "") -> FluentBundle:
    """The sentences of one game (given by its package), of the engine and `also` of another package.

    Over them come those of `own`, a Fluent text.
    """
    from fluent.runtime import (  # half of the time that `import ludoteca` would take
        FluentBundle,
        FluentResource,
    )

    check_language(language)
    bundle = FluentBundle([language], use_isolating=False)
    for home in (ENGINE, also, package):
        for resource in parsed(home, language) if home else ():
            bundle.add_resource(resource, allow_overrides=True)
    if own:
        bundle.add_resource(FluentResource(own), allow_overrides=True)
    return bundle


@lru_cache(maxsize=64)
def parsed(package: str, language: str) -> list[Resource]:
    from fluent.runtime import FluentResource

    return [FluentResource(text) for text in word_files(package, language)]


def literal(text: str) -> str:
    """A plain text as Fluent writes it: nothing in it means anything."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\u000A")
    return f'{{ "{plain}" }}'


def word_files(package: str, language: str) -> list[str]:
    """The texts of a package's catalogues in a language: `it.ftl`, and `it.board.ftl` and its like."""
    folder = resources.files(package).joinpath("words")
    names = sorted([file.name for file in folder.iterdir() if file.name.endswith(".ftl")])
    wanted = [name for name in names if name.split(".")[0] == language]
    return [folder.joinpath(name).read_text(encoding="utf-8") for name in wanted]


def number(text: str) -> str | int:
    """`"12"` as 12; what is no number stays as it is: a message can choose by it."""
    return int(text) if text.isdecimal() else text


def as_typed(text: str) -> str:
    """For a comparison with what a person types: small letters, and the apostrophe that keyboards have."""
    return text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def kind_of(argument: str) -> str:
    """`seat2` -> `seat`."""
    return argument.rstrip("0123456789")


Namer = Callable[[str, str | int], str | None]  # what a thing of some kind is called by where it is


class Words:
    """Speaks one language about one game; `names` are what the players are called.

    `also` is a package with words of its own, such as the terminal's, and `own` what an owner's pack says
    instead: `packs.own_words`.
    """

    def __init__(
        self,
        package: str,
        language: str = "en",
        names: list[str] | None = None,
        also: str = "",
        own: str = "",
    ) -> None:
        self.language = language
        self.bundle = catalogue(package, language, also, own)
        self.names: list[str] = names if names is not None else []

    def say(self, message: Message, called: Namer | None = None) -> str:
        """A message in words; `called` names things by where they are. A sentence about such a thing may need
        other words around it.
        """
        args: dict[str, str | int] = {}
        named = False
        for name, value in message.args.items():
            own = called(kind_of(name), value) if called else None
            named = named or own is not None
            args[name] = self.thing(kind_of(name), value) if own is None else own
        around = f"{message.id}-named"
        return self.text(around if named and self.has(around) else message.id, args)

    def thing(self, kind: str, value: str | int) -> str | int:
        """What a card, a region, a seat is called in this language; other values stay as they are."""
        if kind == "seat":
            return self.seat(int(value))
        if isinstance(value, str):
            if self.bundle.has_message(f"{kind}-{value}"):
                return self.text(f"{kind}-{value}")
            first, dot, second = value.partition(".")
            if dot and self.bundle.has_message(f"{kind}-numbered"):  # a card of a table, such as "3.12"
                return self.text(f"{kind}-numbered", {"first": number(first), "second": number(second)})
        return value

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("seat", {"number": seat + 1})

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        id = f"reason-{reason}"
        return self.text(id) if self.has(id) else reason.replace("-", " ")

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def text(self, id: str, args: dict[str, str | int] | None = None) -> str:
        """The words of a message id. An id that is in no catalogue is our mistake, and says so."""
        if not self.bundle.has_message(id):
            return f"[{id}]"
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, id
        text, errors = self.bundle.format_pattern(pattern, args if args is not None else {})
        assert not errors, (id, errors)
        return str(text)


def refusal_in_words(error: LudotecaError, language: str) -> str:
    """The sentence of a refusal for players; one that has none in the catalogues is told as it is."""
    if error.said:
        return Words(error.package or ENGINE, language).text(error.said, error.about)
    return error.text
