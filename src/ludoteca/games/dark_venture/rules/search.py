"""Paid action "Search": a roll, three cards, a token."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step, only
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import FIND
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import MIND, SEARCH
from ludoteca.games.dark_venture.rules import figures, items, rolls
from ludoteca.games.dark_venture.rules.decks import ITEMS, Deal
from ludoteca.games.dark_venture.rules.deeds import DEED, FINDS, SEARCHES
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.rolls import stat_roll
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Piece, Position

FOUND: Final = v.MOMENTS.index("found")
MISSED: Final = v.MOMENTS.index("missed")
WANTED: Final = 8  # DV-PAID-04
LOOKED_AT: Final = 3


def can_search(g: Position, piece: Piece) -> bool:
    """DV-PAID-04, -06, -07: no token lies there, and it is no beast."""
    cards = g.terms.content.cards
    return not g.searched[piece.place] and cards.factions[cards.figures[piece.card].faction].searches


class Search(Step[Position]):
    """DV-PAID-04 to -06: 1d6 and MIND against 8. Whatever comes, the place has its token, also where what it
    says of a search took the searcher away, or made it follow nobody.
    """

    card: int
    place: int = NOTHING

    def run(self, g: Position) -> None:
        if self.place == NOTHING:
            self.place = g.piece(self.card).place
            g.call(stat_roll(g, self.card, rolls.SEARCH, 1, MIND, figures.stat(g, self.card, SEARCH)))
            return
        g.searched[self.place] = True
        found = g.returned >= WANTED
        g.done()
        if not g.there[self.place] >> self.card & 1 or g.piece(self.card).leader == NOBODY:
            return
        g.terms.lore.did(g, self.card, DEED, self.place, SEARCHES)
        if found:
            g.tell("finds-something", (self.card,))
            g.terms.lore.did(g, self.card, DEED, self.place, FINDS)
            g.terms.lore.fire(g, FOUND, self.card)
            g.call(Find(g.piece(self.card).leader, self.card, LOOKED_AT, 1, []))
        else:
            g.tell("finds-nothing", (self.card,))
            g.terms.lore.fire(g, MISSED, self.card)


class Find(OneSeat[Position]):
    """DV-PAID-05, AMB-68, L9, D-22: look at some items, keep some, discard the rest. Before, only the
    searcher's player sees them (in co-op all do); afterwards nothing about them is hidden.
    """

    card: int
    count: int  # to look at
    keep: int
    seen: list[int]
    dealt: bool = False

    def run(self, g: Position) -> None:
        if self.dealt:
            self.dealt = False
            if g.returned == NOTHING:
                self.count = 0
            else:
                self.count -= 1
                self.seen.append(g.returned)
                eyes = -1 if g.terms.together else only(self.seat)
                g.tell("looks-at-item", (self.seat, g.returned), eyes)
        if self.count:
            self.dealt = True
            g.call(Deal(ITEMS))
        elif self.keep and self.seen:
            g.ask(self.seat)
        else:
            for item in self.seen:
                items.throw_away(g, item)
                g.tell("discards-item", (self.seat, item))
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [FIND + item for item in sorted(self.seen)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.seen.remove(action - FIND)
        self.keep -= 1
        items.gain(g, self.card, action - FIND)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-find", {"figure": figure_name(g, self.card)}), Message("no-find")

    def rule(self) -> str:
        return "DV-PAID-05"
