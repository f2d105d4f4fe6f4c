"""What is written on cards and in books, and when it is heard: moments, limits, costs, offers."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Refusal
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.ears import Ears
from ludoteca.games.dark_venture.rules import refusals
from ludoteca.games.dark_venture.rules.arrival import Arrival, Exchange, Journey, travel
from ludoteca.games.dark_venture.rules.conditions import Cast, Gifts
from ludoteca.games.dark_venture.rules.demands import Checks, Demands
from ludoteca.games.dark_venture.rules.ending import end_at_once, is_met
from ludoteca.games.dark_venture.rules.hearing import (
    begin,
    borne_at,
    concerns,
    hears,
    in_battle,
    offered,
)
from ludoteca.games.dark_venture.rules.objectives import Settle, due, record
from ludoteca.games.dark_venture.rules.script import Script, read
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.rules.using import announce
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, NOWHERE, Piece, Position, members

COURT: Final = v.MOMENTS.index("court")
PLAYED: Final = v.MOMENTS.index("played")


class Books(Gifts):
    """The content as it is read."""

    def fire(self, g: Position, moment: int, card: int, foe: int = NOTHING, purpose: int = NOTHING) -> bool:
        ears = g.terms.content.ears[moment][purpose]
        if ears.is_silent:
            return False
        there = g.piece_of[card]
        if there == NOWHERE:
            return False
        piece = g.pieces[there]
        if not (  # mostly nothing hears it
            ears.figures >> card & 1
            or g.there[piece.place] & ears.others
            or (ears.in_places and place_hears(g, moment, piece))
            or (ears.by_powers and piece.leader != NOBODY and g.favoured[piece.leader])
            or (ears.by_items and hears_by_item(g, ears, piece))
        ):
            return False
        heard = self.heard(g, moment, card, foe, purpose)
        for number, cast in reversed(heard):
            begin(g, number, cast)
        return len(heard) > 0

    def heard(self, g: Position, moment: int, card: int, foe: int, purpose: int) -> list[tuple[int, Cast]]:
        """What is heard: of the place, the figure itself, those beside it, its player's Ancient."""
        content = g.terms.content
        ears = content.ears[moment][purpose]
        piece = g.pieces[g.piece_of[card]]
        target = foe if moment == COURT else NOTHING
        found: list[tuple[int, Cast]] = []
        if ears.in_places and place_hears(g, moment, piece):
            for number in content.place_abilities[g.book][piece.place]:
                if content.abilities[number].moment == moment:
                    cast = Cast(piece.leader, card, NOTHING, target, foe, piece.place)
                    if hears(g, number, cast, purpose):
                        found.append((number, cast))
        beside = g.there[piece.place] & ~(1 << card)
        for other in [card, *members(beside)] if beside else [card]:  # the figure first, then the rest
            hearer = g.pieces[g.piece_of[other]]
            for number in borne_at(ears, hearer):
                if concerns(g, content.abilities[number], other, card):
                    cast = Cast(hearer.leader, card, other, target, foe, piece.place)
                    if hears(g, number, cast, purpose):
                        found.append((number, cast))
        if piece.leader != NOBODY and g.favoured[piece.leader]:
            for number in content.powers[g.ancients[piece.leader]]:
                if content.abilities[number].moment == moment:
                    cast = Cast(piece.leader, card, card, target, foe, piece.place)
                    if hears(g, number, cast, purpose):
                        found.append((number, cast))
        return found

    def did(self, g: Position, card: int, kind: int, thing: int, deed: int = NOTHING, n: int = 1) -> None:
        record(g, card, kind, thing, deed, n)

    def received(self, g: Position, quest: int, seat: int) -> None:
        hero = g.heroes[seat]
        cast = Cast(seat, hero, hero, where=g.piece(hero).place, quest=quest)
        read(g, g.terms.content.received[quest], cast)

    def laid(self, g: Position, place: int, card: int) -> None:
        """DV-MAP-08, AMB-69: what a location says when it is laid concerns whoever laid it."""
        content = g.terms.content
        cast = Cast(g.piece(card).leader, card, where=place)
        for number in reversed(content.place_abilities[g.book][place]):
            if content.abilities[number].moment == PLAYED and hears(g, number, cast, NOTHING):
                begin(g, number, cast.copy())

    def usable(self, g: Position, card: int, seat: int) -> list[int]:
        can = [number for number, cast in offered(g, card, seat) if in_battle(g, number, cast)]
        return list(dict.fromkeys(can))  # copies of an item have the same

    def use(self, g: Position, card: int, seat: int, number: int) -> None:
        for other, cast in offered(g, card, seat):
            if other == number and in_battle(g, number, cast):
                announce(g, number, cast)
                return

    def refused(self, g: Position, card: int, target: int, action: int, handled: int) -> Refusal:
        return refusals.in_battle(g, card, target, action, handled)

    def settle(self, g: Position, states: bool = True) -> bool:
        if due(g, states) and not reads_quest(g):
            g.call(Settle())
        elif is_met(g):
            end_at_once(g)
        else:
            return False
        return True

    def arrive(self, g: Position, cards: list[int], place: int, how: int = 0) -> None:
        travel(g, cards, place, how)

    def exchange(self, g: Position, first: int, second: int) -> None:
        g.call(Exchange([first, second], [g.piece(second).place, g.piece(first).place]))

    def skips(self, g: Position, card: int) -> None:
        for step in g.stack:
            if isinstance(step, (Arrival, Journey, Demands, Checks, Turn)):
                step.skips(card)


def place_hears(g: Position, moment: int, piece: Piece) -> bool:
    """Whether the place of a figure has something to say then."""
    return bool(g.terms.content.place_hears[g.book][piece.place] >> moment & 1)


def hears_by_item(g: Position, ears: Ears, piece: Piece) -> bool:
    """Whether a figure, or somebody beside it, wears an item that hears such a moment of it."""
    heard = ears.of_item
    for item in piece.worn:
        if heard[item]:
            return True
    beside = g.there[piece.place] & ~(1 << piece.card)
    if beside and ears.by_items_of_others:
        for card in members(beside):
            for item in g.pieces[g.piece_of[card]].worn:
                if heard[item]:
                    return True
    return False


def reads_quest(g: Position) -> bool:
    """While the entry of a quest is read, all of them wait for its end."""
    reading = [step for step in g.stack if isinstance(step, Script)]
    return any(isinstance(step, Settle) for step in g.stack) or any(
        step.cast.quest != NOTHING for step in reading
    )
