"""What can go wrong, each with a sentence for people and, where a rule is behind it, the rule's id."""

from __future__ import annotations


def shown(value: object, length: int = 40) -> str:
    """Anything as a short text for a sentence: even numbers of ten thousand digits."""
    try:
        text = repr(value)
    except ValueError:  # Python does not write out numbers of more than 4300 digits
        return f"{type(value).__name__} with a number of very many digits"
    return text if len(text) <= length else text[: length - 3] + "..."


class LudotecaError(Exception):
    """Base of every error that ludoteca raises on purpose. The text is for programs, with names as they are
    typed. Where players see it, `said` is the id of their sentence in the catalogues of `package`, with the
    arguments `about`.
    """

    def __init__(
        self,
        text: str,
        rule: str = "",
        said: str = "",
        about: dict[str, str | int] | None = None,
        package: str = "",
    ) -> None:
        super().__init__(f"{text} [{rule}]" if rule else text)
        self.text = text
        self.rule = rule
        self.said = said
        self.about: dict[str, str | int] = about if about is not None else {}
        self.package = package

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text, self.rule, self.said, self.about, self.package)


class UnknownGame(LudotecaError):
    """No game of that name is registered."""


class UnknownBot(LudotecaError):
    """No bot of that name exists."""


class BadOption(LudotecaError):
    """An option is unknown, of the wrong type, out of range, or does not go with another."""


class BadSeat(LudotecaError):
    """There is no such seat, or the number of seats does not suit the game."""


class IllegalMove(LudotecaError):
    """A player's mistake: the position is unchanged."""


class UnknownMove(IllegalMove):
    """The text is not the name of any move of this game."""


class NotAsked(IllegalMove):
    """That seat has nothing to choose now."""


class GameOver(IllegalMove):
    """The game has ended."""


class BotError(IllegalMove):
    """A bot failed, or chose what is no legal move; the text names bot, seat and answer. In a match `record`
    is that of the game so far.
    """

    def __init__(self, text: str, rule: str = "", record: str = "") -> None:
        super().__init__(text, rule)
        self.record = record

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text, self.rule, self.record)


class NoUndo(IllegalMove):
    """The last move cannot be taken back."""


class BrokenRecord(LudotecaError):
    """A record cannot be read or replayed; `line` is where, counted from 1."""

    def __init__(
        self,
        text: str,
        line: int,
        rule: str = "",
        said: str = "",
        about: dict[str, str | int] | None = None,
        package: str = "",
    ) -> None:
        super().__init__(f"line {line}: {text}", rule, said, about, package)
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        text = self.text.removeprefix(f"line {self.line}: ")
        return type(self), (text, self.line, self.rule, self.said, self.about, self.package)


class BrokenSnapshot(LudotecaError):
    """A snapshot cannot be read."""


class ContentError(LudotecaError):
    """A content table has a mistake; the text names the table, the row and the field."""
