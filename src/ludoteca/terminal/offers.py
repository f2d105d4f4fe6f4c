"""What a person may type for a move: its number, its name, or enough of its words."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.engine.game import Game
from ludoteca.engine.words import Words, kind_of


@dataclass(frozen=True)
class Offer:
    """A move with its name, its label, and the short label that names only what it points at."""

    name: str
    label: str
    short: str


def offers(t: Game, seat: int, words: Words) -> list[Offer]:
    """The legal moves, in the order of their numbers."""
    found: list[Offer] = []
    for option in t.choices(seat):
        label = words.say(option.label)
        things = [str(words.thing(kind_of(key), value)) for key, value in option.label.args.items()]
        found.append(Offer(option.name, label, " ".join(things) or label))
    return found


def matching(text: str, among: list[Offer]) -> list[Offer]:
    """The offers that a text may mean. A full name beats the beginning of one, names beat labels."""
    typed = text.casefold().split()
    if not typed:
        return []
    for full in (True, False):
        for words_of in (name_words, label_words, short_words):
            found = [offer for offer in among if fits(typed, words_of(offer), full)]
            if found:
                return found
    return []


def name_words(offer: Offer) -> list[str]:
    return offer.name.split()


def label_words(offer: Offer) -> list[str]:
    return offer.label.casefold().split()


def short_words(offer: Offer) -> list[str]:
    return offer.short.casefold().split()


def fits(typed: list[str], words: list[str], full: bool) -> bool:
    """Each typed word is a word, or the beginning of one, in the same order from the first on.

    A word with a hyphen is also known by its parts: `play 10` is `play mercenary-10`. Numbers are never cut.
    """
    if len(typed) > len(words) or (full and len(typed) < len(words)):
        return False
    return all(fits_word(typed[i], words[i], full) for i in range(len(typed)))


def fits_word(typed: str, word: str, full: bool) -> bool:
    parts = [word, *word.split("-")]
    if full or typed.isdecimal():
        return typed in parts
    return any(part.startswith(typed) for part in parts)
