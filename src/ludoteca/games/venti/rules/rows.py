"""Chapter "Special cards" and the rows: the pile, the discards, refills and Chaos."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import CHANCE, EVERYBODY, Refusal, Step
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message
from ludoteca.games.venti.actions import REVEAL
from ludoteca.games.venti.content import CHAOS, JOKER, NUMBERS, SLOTS
from ludoteca.games.venti.state import EMPTY, OPEN, Position


def renew_pile(g: Position) -> None:
    """VENTI-SET-06, VENTI-R36: the discards become an empty pile; Chaos cards set aside are not among them.

    VENTI-R37: where both piles are empty, as soon as all cards of an action have reached the discards.
    """
    if not g.pile and g.discard:
        g.pile = g.discard
        g.discard = []
        g.tell("reshuffles")


def take_from_pile(g: Position, card: int) -> None:
    """Chance said which card lies on top. VENTI-R36: taking the last one makes a new pile at once."""
    take_from_place(g, g.pile.index(card))


def take_from_place(g: Position, place: int) -> None:
    """The same card, by its place in the list."""
    pile = g.pile
    last: int = pile.pop()
    if place < len(pile):
        pile[place] = last
    if not pile:
        renew_pile(g)


def value_of(card: int) -> int:
    """What a card in the centre is called by: its number, or the Joker."""
    return card // SLOTS if card < JOKER else NUMBERS


def pile_kinds(g: Position) -> list[int]:
    """What the next card may be, ascending."""
    return sorted(set(g.pile))


def pile_odds(g: Position) -> list[int]:
    counted: dict[int, int] = {}
    for kind in sorted(g.pile):
        counted[kind] = counted.get(kind, 0) + 1
    return list(counted.values())


def has_gap(g: Position) -> bool:
    return EMPTY in g.centre or EMPTY in g.targets


class Refill(Step[Position]):
    """VENTI-DRAW-02, VENTI-FULF-10, VENTI-R04: every gap gets a card: targets left to right, then the centre.

    The first layout (VENTI-SET-02, VENTI-SET-03) is a refill of two empty rows. VENTI-JOKER-01: Jokers lie in
    either row like other cards.
    """

    def run(self, g: Position) -> None:
        renew_pile(g)
        if not has_gap(g):
            self.chaos_leaves(g)
            g.done()
        elif g.pile:
            g.ask(CHANCE)
        else:
            g.done()  # VENTI-R37: the gaps stay, and a Chaos card set aside stays aside

    def options(self, g: Position, seat: int) -> list[int]:
        return [REVEAL + kind for kind in pile_kinds(g)]

    def odds(self, g: Position) -> list[int]:
        return pile_odds(g)

    def draw(self, g: Position, rng: Rng) -> int:
        return REVEAL + rng.one_of(g.pile)

    def chose(self, g: Position, seat: int, action: int) -> None:
        card = action - REVEAL
        take_from_pile(g, card)
        self.lay_out(g, card)

    def answer(self, g: Position, rng: Rng) -> None:
        """All gaps at once, unless somebody is told of each card."""
        if g.log is not None:
            super().answer(g, rng)
            return
        while g.asked:
            g.asked = ()
            pile = g.pile
            place = int(rng.below(len(pile)))
            card = pile[place]
            if g.drawn is not None:
                g.drawn.append(REVEAL + card)
            if card >= JOKER:  # of several that are alike the first is taken
                take_from_pile(g, card)
            else:
                take_from_place(g, place)
            self.lay_out(g, card)
            self.run(g)
        g.advance()

    def lay_out(self, g: Position, card: int) -> None:
        """A card from the pile into the first gap."""
        if card == CHAOS:
            self.chaos(g)
            return
        targets = g.targets
        for t in range(len(targets)):
            if targets[t] == EMPTY:
                targets[t] = card
                g.seen[t] = EVERYBODY  # VENTI-R09: every single card is published
                if g.log is not None:  # saves a search the tuple
                    g.tell("new-target", (t,))
                return
        g.centre[g.centre.index(EMPTY)] = card
        if g.log is not None:
            g.tell("new-centre", (value_of(card),))

    def chaos(self, g: Position) -> None:
        """VENTI-CHAOS-01, VENTI-R03, -R04, -R05, -R06: all unfrozen targets and the whole centre go.

        VENTI-FREEZE-11, VENTI-R42: frozen ones stay. A second Chaos card starts over.
        """
        g.aside += 1
        g.tell("chaos")
        for t in range(len(g.targets)):
            if g.targets[t] != EMPTY and g.frozen[t] == OPEN:
                card = g.targets[t]
                g.targets[t] = EMPTY
                g.discard.append(card)
        clear_centre(g)

    def chaos_leaves(self, g: Position) -> None:
        """VENTI-CHAOS-02, VENTI-R04: when the rows are full, to the discard pile."""
        while g.aside:
            g.aside -= 1
            g.discard.append(CHAOS)
        renew_pile(g)

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VENTI-DRAW-02", Message("no-reveal"))


def clear_centre(g: Position) -> None:
    for i in range(len(g.centre)):
        card = g.centre[i]
        if card != EMPTY:
            g.centre[i] = EMPTY
            g.discard.append(card)


REFILL: Final = Refill()
