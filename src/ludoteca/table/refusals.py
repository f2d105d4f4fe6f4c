"""What the table refuses, in words."""

from __future__ import annotations

from ludoteca.engine.words import LANGUAGES, Message, Words
from ludoteca.table.messages import Refused, Text

HOME = "ludoteca.table"


class TableRefusal(Exception):
    """A refusal by the table: a message of its catalogue, and what HTTP calls it."""

    def __init__(self, id: str, status: int = 400, **args: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.filled = args
        self.status = status

    @property
    def message(self) -> Message:
        return Message(self.id, self.filled)

    def refused(self, key: str = "", stale: bool = False) -> Refused:
        text = Text(self.id, self.filled)
        return Refused(key, text, in_words(self.message), "", stale)


def in_words(message: Message, language: str = "en") -> str:
    return Words(HOME, language).say(message)


def language_of(accepted: str) -> str:
    """The language to speak to a browser: the first of its `Accept-Language` that is here."""
    for part in accepted[:200].split(","):
        language = part.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
