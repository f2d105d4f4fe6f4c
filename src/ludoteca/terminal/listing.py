"""Numbered moves on the screen: in columns, or under headings and families where there are many."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from ludoteca.terminal.offers import Offer
from ludoteca.terminal.screen import flowing

GAP = 2  # between columns of moves
GAP_OF_GROUPS = 4
HANGING = 4  # how far the further lines of a group are indented


def columns(labels: list[str], width: int) -> list[Text]:
    """Numbered labels in as few rows as the width allows, down the columns."""
    digits = len(str(len(labels)))
    rows = 1
    while rows < len(labels) and sum(breadths(labels, rows, digits)) > width + GAP:
        rows += 1
    wide = breadths(labels, rows, digits)
    lines: list[Text] = []
    for row in range(rows):
        line = Text()
        for column, i in enumerate(range(row, len(labels), rows)):
            line.append_text(numbered_piece(f"{i + 1:>{digits}}", labels[i].ljust(wide[column] - digits - 1)))
        line.rstrip()
        lines.append(line)
    return lines


def grouped(offers: list[Offer], width: int, folded: bool) -> list[Text]:
    """Many moves: those that differ in one thing stand together under their heading.

    Folded, headings that differ in one thing stand together under their family, with the numbers they have.
    """
    pieces: list[Text] = []
    first = 1
    for place, group in groupby(offers, key=lambda offer: place_of(offer, folded)):
        alike = list(group)
        if len(alike) == 1:
            pieces.append(numbered_piece(f"{first}", alike[0].label))
        else:
            things = (
                branches(alike, first) if folded and alike[0].family else leaves(alike, first, len(offers))
            )
            pieces += flowing([Text(place, style="italic"), *things], width, GAP, HANGING)
        first += len(alike)
    return flowing(pieces, width, GAP_OF_GROUPS)


def place_of(offer: Offer, folded: bool) -> str:
    """What a move stands under; one that points at nothing stands alone."""
    return (offer.family if folded else "") or offer.heading or offer.name


def leaves(offers: list[Offer], first: int, highest: int) -> list[Text]:
    """The moves of a heading, numbered so that those of several headings stand in line."""
    digits = len(str(highest))
    return [numbered_piece(f"{i:>{digits}}", offer.thing) for i, offer in enumerate(offers, first)]


def branches(offers: list[Offer], first: int) -> list[Text]:
    """The headings of a family with the numbers of their moves: `7-11 A`, or `7 A 3▲` if it is one."""
    found: list[Text] = []
    for branch, group in groupby(offers, key=lambda offer: offer.branch):
        alike = list(group)
        last = first + len(alike) - 1
        if first == last:
            found.append(numbered_piece(f"{first}", f"{branch} {alike[0].thing}"))
        else:
            found.append(numbered_piece(f"{first}-{last}", branch))
        first = last + 1
    return found


def numbered_piece(number: str, text: str) -> Text:
    return Text.assemble((f"{number} ", "bold cyan"), text)


def breadths(labels: list[str], rows: int, digits: int) -> list[int]:
    """The width of each column, with the gap behind it."""
    return [
        max(len(label) for label in labels[start : start + rows]) + digits + 1 + GAP
        for start in range(0, len(labels), rows)
    ]
