"""Playing a location: which card, on which cell, turned how."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Refusal
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import AT, LAY, TURN, cell, cell_at
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.rules import map
from ludoteca.games.dark_venture.rules.deeds import DEED, LAYS
from ludoteca.games.dark_venture.rules.items import own_pieces
from ludoteca.games.dark_venture.rules.names import place_name
from ludoteca.games.dark_venture.state import NOTHING, NOWHERE, Position

PLAYED: Final = v.MOMENTS.index("played")


class LayAt(OneSeat[Position]):
    """DV-MAP-02 to -08, D-25, D-67: a cell beside a place, then how the card is turned."""

    card: int
    actor: int  # the figure beside whose place it is laid
    beside: int
    at: int = NOTHING  # the cell

    def cells(self, g: Position) -> list[tuple[int, int, int]]:
        return map.cells_for(g, self.card, self.beside)

    def run(self, g: Position) -> None:
        """Whether it fits anywhere is known without all the cells."""
        if self.at != NOTHING or map.can_lay(g, self.card, self.beside):
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        if self.at == NOTHING:
            return sorted({AT + cell(x, y) for x, y, turned in self.cells(g)})
        here = cell_at(self.at)
        return [TURN + turned for x, y, turned in self.cells(g) if (x, y) == here]

    def chose(self, g: Position, seat: int, action: int) -> None:
        if self.at == NOTHING:
            self.at = action - AT
            return
        x, y = cell_at(self.at)
        g.done(1)
        map.lay(g, self.card, x, y, action - TURN)
        g.tell("lays", (seat, self.card))
        own = [piece.card for piece in own_pieces(g, seat)]
        actor = self.actor if self.actor in own else g.heroes[seat]  # an entry may have felled whoever acted
        g.terms.lore.did(g, actor, DEED, self.card, LAYS)
        g.terms.lore.laid(g, self.card, actor)

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        """DV-MAP-03 to -06: the cell is taken or elsewhere, no entrance meets another, or all would close."""
        if AT <= action < TURN and self.at == NOTHING:
            x, y = cell_at(action - AT)
            if map.at_cell(g, x, y) != NOWHERE:
                return Refusal("DV-MAP-05", Message("no-cell-free"))
            if (x, y) not in [(one.x, one.y) for one in map.openings(g, self.beside)]:
                return Refusal("DV-MAP-03", Message("no-cell-beside"))
            return self.no_fit(g, x, y, range(map.TURNS))
        if TURN <= action < TURN + map.TURNS and self.at != NOTHING:
            return self.no_fit(g, *cell_at(self.at), range(action - TURN, action - TURN + 1))
        return super().why_not(g, seat, action)

    def no_fit(self, g: Position, x: int, y: int, turns: range) -> Refusal:
        met = map.opening(g, x, y).met
        doors = g.terms.content.cards.places[self.card].doors
        if any(doors[turned] & met for turned in turns):
            return Refusal("DV-MAP-06", Message("no-closing"))
        return Refusal("DV-MAP-04", Message("no-meeting"))

    def words(self, g: Position) -> tuple[Message, Message]:
        name = place_name(g, self.card)
        ask = Message("ask-cell" if self.at == NOTHING else "ask-turned", {"location": name})
        return ask, Message("no-cell")

    def rule(self) -> str:
        return "DV-MAP-04"


class ChooseCard(OneSeat[Position]):
    """D-67: which of these location cards is laid; `laid` returns whether one was."""

    cards: list[int]
    actor: int
    beside: int
    of_hand: tuple[int, ...] = ()  # all that would do, where it comes from the hand

    def options(self, g: Position, seat: int) -> list[int]:
        return [LAY + card for card in sorted(self.cards) if map.cells_for(g, card, self.beside)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        card = action - LAY
        if card in g.hand_places[seat]:
            g.hand_places[seat].remove(card)
        else:
            g.place_deck.shuffle()
            g.place_deck.loose[card] -= 1
        g.done()
        g.call(LayAt(seat, card, self.actor, self.beside))

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-which-location"), Message("no-cell")

    def rule(self) -> str:
        return "DV-MAP-08"
