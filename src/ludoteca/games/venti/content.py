"""The cards of VENTI as a typed table. Numbers and symbols: rulebook, "Components" (ledger, section 2).

Conditions and points are this project's own (ledger, section 7): points follow from the exact probability of
being able to meet a condition, and the eight rows are images of one another, so that no number is better.

In one thing the table is not the ledger's: every card of one point takes two cards. Those that took three
(slot 1 of odd numbers, slots 2 and 4) were left lying in play: four actions are too many for one point.
README.md has the figures.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ludoteca.engine.errors import ContentError

NUMBERS: Final = 8
SYMBOLS: Final = "CTDS"  # circle (0, 1), triangle (2, 3), diamond (4, 5), square (6, 7)
Symbol: TypeAlias = Literal["circle", "triangle", "diamond", "square"]
SYMBOL_NAMES: Final[tuple[Symbol, ...]] = ("circle", "triangle", "diamond", "square")
SLOTS: Final = 13  # VENTI-R50: cards of each number

CARDS: Final = NUMBERS * SLOTS  # number cards are 0 to 103: number * 13 + slot
JOKER: Final = CARDS
CHAOS: Final = CARDS + 1
KINDS: Final = CARDS + 2
JOKERS: Final = 4
CHAOSES: Final = 2
ALL_CARDS: Final = CARDS + JOKERS + CHAOSES

LONGEST_CONDITION: Final = 5

# points by slot: a harder condition gives more
SLOT_POINTS: Final = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4)

# a row for each number, a column for each slot
CONDITIONS: Final = (
    "T D|?=?|3 S|5 ?|7 T D|2 5  |?=? ?=?|?=?=?|3 4 7|T T D D|?=?=? S  |6=6 T T|?=?=?=?",
    "T S|?=?|2 S|4 ?|6 T D|3 4 ?|C T D S|T T S|2 5 6|S S S  |?=? ?=?=?|7=7 T T|T T D D D",
    "D S|?=?|5 C|7 ?|1 D S|4 7  |?=? ?=?|?=?=?|1 5 6|D D S S|?=?=? C  |0=0 D D|?=?=?=?",
    "C D|?=?|4 C|6 ?|0 D S|5 6 ?|C T D S|C D D|0 4 7|C C C  |?=? ?=?=?|1=1 D D|D D S S S",
    "C S|?=?|7 T|1 ?|3 C S|1 6  |?=? ?=?|?=?=?|0 3 7|C C S S|?=?=? T  |2=2 S S|?=?=?=?",
    "T S|?=?|6 T|0 ?|2 C S|0 7 ?|C T D S|T S S|1 2 6|T T T  |?=? ?=?=?|3=3 S S|C C C S S",
    "C T|?=?|1 D|3 ?|5 C T|0 3  |?=? ?=?|?=?=?|1 2 5|C C T T|?=?=? D  |4=4 C C|?=?=?=?",
    "C D|?=?|0 D|2 ?|4 C T|1 2 ?|C T D S|C C D|0 3 4|D D D  |?=? ?=?=?|5=5 C C|C C T T T",
)


@dataclass(frozen=True)
class Card:
    name: str  # "3.12": number 3, slot 12
    number: int
    points: int
    condition: str

    @property
    def symbol(self) -> str:
        return SYMBOLS[self.number // 2]


def make_cards(rows: tuple[str, ...]) -> tuple[Card, ...]:
    """The number cards of a table of conditions; a mistake names the row and the column."""
    if len(rows) != NUMBERS:
        raise ContentError(f"cards: there must be {NUMBERS} rows, not {len(rows)}")
    cards: list[Card] = []
    for number in range(NUMBERS):
        conditions = [" ".join(part.split()) for part in rows[number].split("|")]
        if len(conditions) != SLOTS:
            raise ContentError(
                f"cards: row {number}: there must be {SLOTS} conditions, not {len(conditions)}"
            )
        for slot in range(SLOTS):
            name = f"{number}.{slot + 1}"
            check_condition(conditions[slot], f"card {name}")
            cards.append(Card(name, number, SLOT_POINTS[slot], conditions[slot]))
    return tuple(cards)


def check_condition(text: str, where: str) -> None:
    """Numbers, `?`, symbols, and numbers or `?` joined by `=`; at most five positions."""
    if not text:
        raise ContentError(f"{where}: condition: it is empty")
    places = 0
    for part in text.split():
        joined = part.split("=")
        places += len(joined)
        for place in joined:
            if len(place) != 1 or place not in "01234567?" + (SYMBOLS if len(joined) == 1 else ""):
                raise ContentError(f"{where}: condition: {part!r} is no number, question mark or symbol")
        if len({place for place in joined if place != "?"}) > 1:
            raise ContentError(f"{where}: condition: {part!r} joins different numbers")
    if places > LONGEST_CONDITION:
        raise ContentError(f"{where}: condition: {places} positions are more than {LONGEST_CONDITION}")


DECK: Final = make_cards(CONDITIONS)
NAMES: Final[tuple[str, ...]] = (*[card.name for card in DECK], "joker", "chaos")
POINTS: Final[tuple[int, ...]] = (*[card.points for card in DECK], 0, 0)
COPIES: Final[tuple[int, ...]] = (*[1 for card in DECK], JOKERS, CHAOSES)
