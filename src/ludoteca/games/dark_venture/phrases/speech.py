"""The values of the vocabulary in words: names, kinds, numbers, places, marks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludoteca.engine.words import Words
from ludoteca.games.dark_venture.content import vocabulary as v

HOME: Final = "ludoteca.games.dark_venture"
MINUS: Final = "\N{MINUS SIGN}"
ALL: Final = 50  # nobody has more health (DV-STAT-04)

Said = str | int


class Line(NamedTuple):
    """A line of a card: how far it is indented, and what it says."""

    level: int
    text: str


class Outcome(NamedTuple):
    """What a roll may come to, in words and from which total to which, and what is done then."""

    when: str
    least: int | None
    most: int | None
    lines: list[Line]


class Answer(NamedTuple):
    """An option in words: its price, when it is offered, what is rolled first and what that may come to, and
    all that comes of it.
    """

    text: str
    price: str
    needs: str
    roll: str
    outcomes: list[Outcome]
    lines: list[Line]


class Speech:
    """Speaks of one content in one language. `texts` are plain texts of a pack, by the ids of the messages
    that they stand for; what neither they nor the catalogues name is called by its id.
    """

    def __init__(self, language: str, texts: dict[str, str] | None = None) -> None:
        self.words = Words(HOME, language)
        self.texts: dict[str, str] = texts if texts is not None else {}
        self.said: dict[tuple[object, ...], str] = {}
        self.answers: dict[str, Answer] = {}  # of all entries that were composed, by their names

    def phrase(self, id: str, **args: Said) -> str:
        """A clause of the catalogue; many are said again and again."""
        key = (id, *args.items())
        if key not in self.said:
            self.said[key] = self.words.text(id, args)
        return self.said[key]

    # names

    def own_text(self, id: str) -> str:
        """A text that is written by hand: a name, a story, an answer; "" where there is none."""
        if id in self.texts:
            return self.texts[id]
        return self.words.text(id) if self.words.has(id) else ""

    def name(self, kind: str, id: str) -> str:
        """What something is called: `figure clerk-dot` is Clerk Dot."""
        return self.own_text(f"{kind}-{id}") or id.replace("-", " ").capitalize()

    def quoted(self, kind: str, id: str) -> str:
        return self.phrase("named", name=self.name(kind, id))

    def mark(self, mark: str, n: int = 1) -> str:
        quoted = self.quoted("mark", mark)
        return quoted if n == 1 else self.phrase("marks-times", n=n, mark=quoted)

    # some of a kind

    def some(self, kind: str, word: str, n: int = 1, distinct: bool = False) -> str:
        """So many figures, items or places that a filter means; 0: all of them. Different ones have more than
        a number, in languages where such a word stands before the kind.
        """
        bare = word.removeprefix("not ")
        if bare != word:
            return self.phrase(f"some-{kind}-not", what=self.some(kind, bare))
        if bare in v.FACTIONS and not self.words.has(f"some-{kind}-{bare}"):
            return self.phrase("some-figure-of", n=n, faction=self.name("faction", bare))
        if self.words.has(f"some-{kind}-{bare}"):
            count = self.phrase("distinct-count", n=n) if distinct else n
            return self.phrase(f"some-{kind}-{bare}", n=count)
        name = self.name("location" if kind == "place" else kind, bare)
        return self.phrase(f"some-{kind}-named", name=name)

    def is_named(self, kind: str, word: str) -> bool:
        """Whether a filter means one card by its name."""
        return (
            word not in v.FACTIONS
            and not word.startswith("not ")
            and not self.words.has(f"some-{kind}-{word}")
        )

    def being(self, word: str) -> str:
        """What a figure is, without `not`."""
        if word in v.FACTIONS and not self.words.has(f"be-figure-{word}"):
            return self.phrase("be-figure-of", faction=self.name("faction", word))
        if self.words.has(f"be-figure-{word}"):
            return self.phrase(f"be-figure-{word}")
        return self.quoted("figure", word)

    def at(self, word: str) -> str:
        """In a kind of place, or in a named one."""
        bare = word.removeprefix("not ")
        if bare != word:
            return self.phrase("at-not", at=self.at(bare))
        if self.words.has(f"at-{bare}"):
            return self.phrase(f"at-{bare}")
        return self.phrase("at-named", name=self.name("location", bare))

    def spot(self, case: str, word: str) -> str:
        """A place as the steps name it: `at`, `to` or `near` it, or `some` such place."""
        if word.startswith("within"):
            return self.phrase(f"{case}-spot-within", n=int(word.split()[1]))
        return self.phrase(f"{case}-spot-{word}")

    # numbers

    def number(self, given: Said) -> Said:
        """A number, or terms: `2d6 + LUCK`."""
        if isinstance(given, int):
            return given
        return " ".join([self.term(word) for word in given.replace("-", " - ").split()])

    def term(self, word: str) -> str:
        if re.fullmatch(r"\dd6", word):
            return self.phrase("dice", n=int(word[0]))
        if word in v.TERMS:
            return self.phrase(f"term-{word}")
        return MINUS if word == "-" else word

    def amount(self, kind: str, given: Said) -> str:
        """`3 health`, `1d6 health`."""
        return self.phrase(f"count-{kind}", n=self.number(given))

    def signed(self, given: Said) -> str:
        if isinstance(given, int):
            return f"+{given}" if given >= 0 else f"{MINUS}{-given}"
        text = str(self.number(given))
        return text.replace(f"{MINUS} ", MINUS, 1) if text.startswith(MINUS) else f"+{text}"

    def bonus(self, stat: str, n: Said) -> str:
        """`+1 LUCK`, `+1 to search rolls`; so much for each of its kin, or for each item."""
        word = str(n).removeprefix("-")
        sign = "+1" if word == n else f"{MINUS}1"
        named = self.phrase(f"to-rolls-{stat}" if stat in v.ROLLED else f"stat-{stat}")
        if word == "kin":
            return self.phrase("bonus-each-kin", n=sign, stat=named)
        if word == "items":
            return self.phrase("bonus-each-item", n=sign, stat=named)
        return self.phrase("bonus", n=self.signed(n), stat=named)

    def until(self, word: str) -> str:
        if word.startswith("rounds"):
            return self.phrase("until-rounds", n=int(word.split()[1]))
        return self.phrase(f"until-{word}")

    def range(self, least: int | None, most: int | None, id: str = "range") -> str:
        return self.phrase(
            id, sort=sort_of(least, most), min=least if least is not None else 0, max=most or 0
        )

    # lists

    def both(self, parts: Sequence[str]) -> str:
        """`a, b and c`."""
        return self.listed("and", parts)

    def either(self, parts: Sequence[str]) -> str:
        return self.listed("or", parts)

    def listed(self, joint: str, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.phrase(joint, first=", ".join(parts[:-1]), second=parts[-1])

    # lines

    def under(self, head: str, inner: list[Line]) -> list[Line]:
        """What follows from something: beside it where it is one line, else below it."""
        first = capital(head)
        if len([line for line in inner if line.level == 0]) == 1:
            joined = Line(0, self.phrase("under", head=first, text=inner[0].text))
            return [joined, *inner[1:]]
        return [Line(0, f"{first}:"), *deeper(inner)]


def deeper(lines: list[Line]) -> list[Line]:
    return [Line(line.level + 1, line.text) for line in lines]


def sentence(clause: str) -> str:
    """A clause with its capital and its stop; what ends in a quotation has its stop already."""
    return capital(clause) + ("" if clause.endswith((".”", ".»", ".“", "?”", "!”", "?»", "?“", ":")) else ".")


def capital(clause: str) -> str:
    return clause[:1].upper() + clause[1:]


def sort_of(least: int | None, most: int | None) -> str:
    if most is None:
        return "min"
    if least is None:
        return "max"
    return "exact" if least == most else "both"
