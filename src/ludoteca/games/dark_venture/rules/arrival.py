"""Chapter "Travel modes and entering": all that follows from coming to a place, in its fixed order."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.rules import aggression, fights
from ludoteca.games.dark_venture.rules.conditions import Cast, all_hold
from ludoteca.games.dark_venture.rules.deeds import DEED, FOUGHT, HEXAGONS, VISIT
from ludoteca.games.dark_venture.rules.followers import unclaimed_here
from ludoteca.games.dark_venture.rules.raises import leave_behind
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, Position

FOOT: Final = 0
UNSEEN: Final = 1
TELEPORT: Final = 2
SILENT: Final = 3

ENTER: Final = v.MOMENTS.index("enter")
LEAVE: Final = v.MOMENTS.index("leave")
STAY: Final = v.MOMENTS.index("stay")


class Arrival(Step[Position]):
    """DV-TRAV-01 to -05, DV-PAID-03, AMB-10, -11, -59: aggression, hexagon, place, checks, follower. Whoever
    fell or fled skips the rest, and an unreached hexagon stays unspent.
    """

    cards: list[int]
    place: int
    how: int
    activator: int
    stage: int = 0
    fought: bool = False

    def run(self, g: Position) -> None:
        self.stage += 1
        if self.stage == 1:
            self.move(g)
        elif self.how == SILENT or self.stage > 6:
            g.done()
        elif self.stage == 2:
            if self.how != UNSEEN and aggression.hostile_pairs(g, self.place):
                self.fought = True
                fights.begin_by_aggression(g, self.place)
        elif self.stage == 3:
            for card in self.there(g):
                g.terms.lore.did(g, card, VISIT, self.place, FOUGHT if self.fought else NOTHING)
            self.hexagon(g)
        elif self.stage == 4:
            if self.activator in self.there(g):
                rules_of_place(g, self.activator, (ENTER, STAY))
        elif self.how == UNSEEN:
            g.done()
        elif self.stage == 5:
            for card in reversed(self.there(g)):
                checks(g, card)
        else:
            self.follower(g)

    def there(self, g: Position) -> list[int]:
        """Those who came and are still there, awake."""
        return [card for card in self.cards if g.on_map(card) and self.is_there(g, card)]

    def is_there(self, g: Position, card: int) -> bool:
        piece = g.piece(card)
        return piece.place == self.place and piece.how == CONSCIOUS

    def move(self, g: Position) -> None:
        for card in self.cards:
            piece = g.piece(card)
            aggression.stir_up(g, card)
            piece.unseen = self.how == UNSEEN
            piece.place = self.place
            g.tell("arrives", (card, self.place))
            leave_behind(g, card)

    def hexagon(self, g: Position) -> None:
        """DV-PAID-03, AMB-10: once a place and game, or once for each player or figure."""
        if self.activator not in self.there(g) or g.piece(self.activator).leader == NOBODY:
            return
        scope = g.terms.hexagons
        leader = g.piece(self.activator).leader
        bit = 1 << (0 if scope == "game" else leader if scope == "player" else self.activator)
        book = 1 - g.book if g.other_book else g.book
        line = g.terms.content.stories[book][self.place]
        if line == NOTHING or g.spent[self.place] & bit:
            return
        g.spent[self.place] |= bit
        g.other_book = False
        g.tell("hexagon", (self.activator, self.place))
        g.terms.lore.did(g, self.activator, DEED, self.place, HEXAGONS)
        read(g, line, Cast(leader, self.activator, where=self.place))

    def follower(self, g: Position) -> None:
        """DV-FOLL-01, -02, -06: a hero without a follower who comes to one makes its roll."""
        seat = g.current
        if seat == NOBODY or g.heroes[seat] not in self.there(g) or g.followers[seat] != NOTHING:
            return
        for card in reversed(unclaimed_here(g, self.place)):
            line = g.terms.content.courts[card]
            cast = Cast(seat, g.heroes[seat], card, card, where=self.place)
            read(g, line, cast)


def rules_of_place(g: Position, card: int, moments: tuple[int, ...]) -> None:
    """What a place says to whoever is in it at such a moment."""
    content = g.terms.content
    piece = g.piece(card)
    cast = Cast(piece.leader, card, where=piece.place)
    for number in reversed(content.place_abilities[g.book][piece.place]):
        ability = content.abilities[number]
        if ability.moment in moments and all_hold(g, ability.conditions, cast):
            read(g, ability.line, cast.copy())


def checks(g: Position, card: int) -> None:
    """DV-NPC-05, AMB-60: what characters demand of those in their place, once a figure and turn."""
    content = g.terms.content
    place = g.piece(card).place
    for piece in sorted(g.pieces, key=lambda one: -one.card):
        if piece.place != place or piece.how != CONSCIOUS or piece.card == card:
            continue
        for number in reversed(content.figure_abilities[piece.card]):
            ability = content.abilities[number]
            cast = Cast(g.piece(card).leader, card, piece.card, where=place)
            if ability.moment == STAY and all_hold(g, ability.conditions, cast):
                if not g.piece(card).checked >> piece.card & 1:
                    g.piece(card).checked |= 1 << piece.card
                    read(g, ability.line, cast)


assert LEAVE != ENTER and (TELEPORT, FOOT) == (2, 0)
