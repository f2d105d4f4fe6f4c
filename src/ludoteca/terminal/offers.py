"""What a person may type for a move: its number, its name, or enough of its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.engine.actions import arguments
from ludoteca.engine.choices import Choice
from ludoteca.engine.game import Game
from ludoteca.engine.words import Words, as_typed
from ludoteca.terminal.faces import Brief, Called

DONE = "done"
BLANK = "…"  # in a heading, where each of its moves names a thing of its own


@dataclass(frozen=True)
class Offer:
    """A move with its name, its label, and the short label that names only what it points at.

    In long lists moves stand in families: `Exchange A with …` is a heading, `3▲` a thing under it,
    `Exchange … with …` the family of several headings, and `A` the branch of this one.
    """

    name: str
    label: str
    short: str
    heading: str = ""
    thing: str = ""
    family: str = ""
    branch: str = ""
    verb: str = ""


def offers(
    t: Game,
    seat: int,
    words: Words,
    brief: Brief,
    called: Called | None = None,
    printed: Mapping[str, Any] | None = None,
) -> list[Offer]:
    """The legal moves, in the order of their numbers."""
    view = t.view(seat) if called else {}
    if printed is None:
        printed = t.printed(words.language) if called else {}

    def name(kind: str, value: str | int) -> str | None:
        return called(words, view, printed, kind, value) if called else None

    found = [offer_of(choice, words, brief, name) for choice in t.choices(seat)]
    prompt = t.prompt(seat)
    done = f"tui-done-{prompt.message.id}" if prompt else ""  # "Done" says little where one pays or stops
    if prompt and words.has(done):
        said = words.text(done, prompt.message.args)
        found = [replace(offer, label=said) if offer.name == DONE else offer for offer in found]
    labels = Counter([offer.label for offer in found])
    things = Counter([(offer.heading, offer.thing) for offer in found])
    for i, offer in enumerate(found):
        end = offer.name.split()[-1]  # tells moves apart whose labels do not
        if labels[offer.label] > 1:
            offer = replace(offer, label=f"{offer.label} ({end})")
        if things[offer.heading, offer.thing] > 1:
            offer = replace(offer, thing=f"{offer.thing} ({end})")
        found[i] = offer
    return found


def offer_of(
    choice: Choice, words: Words, brief: Brief, name: Callable[[str, str | int], str | None]
) -> Offer:
    things = [name(kind, id) or words.thing(kind, id) for kind, id in choice.targets]
    args = dict(zip(arguments([target.kind for target in choice.targets]), things, strict=True))
    said: dict[str, str | int] = {**choice.numbers, **args}
    label = words.text(choice.label.id, said)
    short = [str(thing) for thing in things]
    parts: list[str] = []
    for key, (kind, id) in reversed(list(zip(args, choice.targets, strict=True))[-2:]):
        said[key] = BLANK  # the last thing, and the one before it
        parts += [words.text(choice.label.id, said), name(kind, id) or brief(words, kind, id)]
    return replace(Offer(choice.name, label, " ".join(short) or label, *parts), verb=choice.verb)


def matching(text: str, among: list[Offer]) -> list[Offer]:
    """The offers that a text may mean. A full name beats the beginning of one, names beat labels."""
    typed = as_typed(text).split()
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
    return as_typed(offer.label).split()


def short_words(offer: Offer) -> list[str]:
    return as_typed(offer.short).split()


def fits(typed: list[str], words: list[str], full: bool) -> bool:
    """Each typed word is a word, or the beginning of one, in the same order from the first on.

    A word with a hyphen is also known by its parts: `play 10` is `play mercenary-10`; a card of a table is
    also known by its number: `draw 3` is `draw 3.12`. Numbers are never cut.
    """
    if len(typed) > len(words) or (full and len(typed) < len(words)):
        return False
    return all(fits_word(typed[i], words[i], full) for i in range(len(typed)))


def fits_word(typed: str, word: str, full: bool) -> bool:
    parts = [word] if "," in word else [word, *word.split("-")]  # the minus of a coordinate divides nothing
    if is_number(word):
        parts.append(word.partition(".")[0])
    if full or is_number(typed):
        return typed in parts
    return any(part.startswith(typed) for part in parts)


def is_number(word: str) -> bool:
    """`3`, or `3.12`."""
    first, dot, second = word.partition(".")
    return first.isdecimal() and (not dot or second.isdecimal())
