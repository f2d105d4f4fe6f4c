"""Chapter "Travel modes and entering": all that follows from coming to a place, in its fixed order."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import LEAD
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.rules import aggression, fights, figures, map
from ludoteca.games.dark_venture.rules.combat import caught_in, combats_in, under
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.deeds import DEED, HEXAGONS, VISIT, visited
from ludoteca.games.dark_venture.rules.demands import (
    ENTER,
    LEAVE,
    STAY,
    Checks,
    ask_place,
    is_demanding,
    is_here,
)
from ludoteca.games.dark_venture.rules.followers import Courting, to_court
from ludoteca.games.dark_venture.rules.hearing import note_use
from ludoteca.games.dark_venture.rules.marks import pick_up_marks
from ludoteca.games.dark_venture.rules.names import place_name
from ludoteca.games.dark_venture.rules.raises import leave_behind
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, Position, changed

FOOT: Final = v.TRAVEL.index("foot")
UNSEEN: Final = v.TRAVEL.index("unseen")
TELEPORT: Final = v.TRAVEL.index("teleport")
SILENT: Final = v.TRAVEL.index("silent")
HEXAGON: Final = v.MOMENTS.index("hexagon")

# stages of an arrival
LEADING: Final = 1
LEAVING: Final = 2
MOVING: Final = 3
AT_HEXAGON: Final = 4
ENTERING: Final = 5
STAYING: Final = 6
CHECKING: Final = 7
COURTING: Final = 8


def travel(g: Position, cards: list[int], place: int, how: int) -> None:
    """DV-TRAV-01 to -03: on foot and unseen every place on the way is entered; a teleport skips them."""
    here = g.piece(cards[0]).place
    passes = how in (FOOT, UNSEEN) and place not in map.links(g, here)
    way = map.path(g, here, place) if passes else []
    if way:
        g.call(Journey(cards, here, way, how))
    else:
        g.call(arrival(g, cards, place, how))


def arrival(g: Position, cards: list[int], place: int, how: int) -> Arrival:
    """AMB-82, L32: whose turn it is names who meets what waits there, or else the mover's player does."""
    leaders = [g.piece(card).leader for card in cards]
    return Arrival(g.current if g.current in leaders else leaders[0], cards, place, how)


class Journey(Step[Position]):
    """DV-TRAV-01, -02: place after place; whoever fell, fled or was taken elsewhere goes no further."""

    cards: list[int]
    place: int  # where they are
    way: list[int]
    how: int
    walks: bool = False

    def skips(self, card: int) -> None:
        """Whoever fled or fell goes no further, also where it is still there."""
        self.cards = [other for other in self.cards if other != card]

    def run(self, g: Position) -> None:
        going = [card for card in self.cards if is_here(g, card, self.place)]
        caught = self.walks and any(caught_in(g, card) is not None for card in going)
        if not going or not self.way or caught:
            g.done()
            return
        self.walks = True
        self.place = self.way.pop(0)
        g.call(arrival(g, going, self.place, self.how))


class Arrival(OneSeat[Position]):
    """DV-TRAV-01 to -06, DV-COOP-11, AMB-11, -59, D-60: who meets what waits there is named before; then
    aggression, hexagon, entry, what is demanded there, followers. Whoever fell or fled skips the rest, and an
    unreached hexagon stays unspent.
    """

    cards: list[int]
    place: int
    how: int
    activator: int = NOTHING
    stage: int = 0
    fought: bool = False
    skipping: int = 0  # the set of those who fled or fell, whether or not they are there again

    def skips(self, card: int) -> None:
        self.skipping |= 1 << card

    def run(self, g: Position) -> None:
        """One stage after the other, until something else comes first: what nothing came between need not be
        looked at again.
        """
        if self.stage >= MOVING and self.is_disturbed(g):
            return
        while g.stack and g.stack[-1] is self and not g.asked:
            self.stage += 1
            if self.stage <= MOVING:
                self.set_out(g)
            elif self.how == SILENT or not self.is_there(g):
                g.done()
            else:
                self.come_in(g)

    def set_out(self, g: Position) -> None:
        if self.stage == LEADING:
            self.lead(g)
        elif self.stage == LEAVING:
            for card in reversed(self.cards):
                say_of_leaving(g, card)
        else:
            self.move(g)
            self.is_disturbed(g)

    def come_in(self, g: Position) -> None:
        if self.stage == AT_HEXAGON:
            for card in self.there(g):
                g.terms.lore.did(g, card, VISIT, self.place, visited(self.how, self.fought))
                pick_up_marks(g, card)
            self.hexagon(g)
        elif self.stage == ENTERING:
            self.enter(g)
        elif self.stage == STAYING:
            for card in reversed(self.heeding(g)):
                ask_place(g, card, self.place, STAY)
        elif self.stage == CHECKING:
            if is_demanding(g, self.place):
                g.call(Checks(self.heeding(g), self.place, True))
        elif self.stage == COURTING:
            courted = to_court(g, g.current, self.place, self.heeding(g)) if g.current != NOBODY else []
            if courted:
                g.call(Courting(g.current, NOTHING, courted))
        elif not g.terms.lore.settle(g):  # AMB-75
            g.done()

    def is_disturbed(self, g: Position) -> bool:
        """AMB-24: whoever was called is met, and hostile pairs fight, before anything else happens here."""
        figures.settle_all(g)
        if meet(g):
            return True
        if self.how == SILENT:
            return False
        if g.fought and combats_in(g, self.place):
            return self.waits(g)
        if not aggression.hostile_pairs(g, self.place):
            return False
        self.fought = True
        fights.begin_by_aggression(g, self.place)
        return True

    def waits(self, g: Position) -> bool:
        """AMB-80, DV-TRAV-05: whoever comes into a fight that goes on is drawn into it; what is left of the
        arrival comes when it is over.
        """
        for card in self.there(g):
            fight = caught_in(g, card)
            if fight is not None:
                self.fought = True
                g.stack.pop()
                under(g, fight, self)
                return True
        return False

    def is_there(self, g: Position) -> bool:
        """Whether one of those who came is still there, awake."""
        here = g.there[self.place]
        for card in self.cards:
            if here >> card & 1:
                return True
        return False

    def there(self, g: Position) -> list[int]:
        """Those who came and are still there, awake."""
        here = g.there[self.place]
        if len(self.cards) == 1:
            return self.cards[:] if here >> self.cards[0] & 1 else []
        return [card for card in self.cards if here >> card & 1]

    def heeding(self, g: Position) -> list[int]:
        """Those of them for whom the rest is."""
        found = self.there(g)
        return [card for card in found if not self.skipping >> card & 1] if self.skipping else found

    # who meets what waits

    def candidates(self, g: Position) -> list[int]:
        return sorted([card for card in self.cards if g.piece(card).leader == self.seat])

    def lead(self, g: Position) -> None:
        """DV-TRAV-06: asked only where an entry waits and there is a choice."""
        found = self.candidates(g)
        if not found:  # of two that change places the second was won or left while the first arrived
            self.activator = self.cards[0]
            return
        self.activator = self.cards[0] if self.cards[0] in found else found[0]
        several = self.seat != NOBODY and len(found) > 1 and self.how != SILENT
        if several and entry_waits(g, found, self.place):
            g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        return [LEAD + card for card in self.candidates(g)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.activator = action - LEAD

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-lead", {"location": place_name(g, self.place)}), Message("no-lead")

    def rule(self) -> str:
        return "DV-TRAV-06"

    # coming there

    def move(self, g: Position) -> None:
        for card in self.cards:
            if not g.on_map(card) or g.piece(card).how != CONSCIOUS:
                continue  # leaving may be too much for somebody
            piece = g.piece(card)
            self.leaves_others(g, card)
            aggression.stir_up(g, card)
            for number in g.terms.content.per_visit:
                if g.used[number] >> card & 1:
                    note_use(g, number, g.used[number] & ~(1 << card))
            g.move(piece, self.place)
            leave_behind(g, card)
            piece.unseen = self.how == UNSEEN or figures.is_hidden(g, card)  # AMB-59
            g.tell("arrives", (card, self.place))

    def leaves_others(self, g: Position, card: int) -> None:
        """Whoever goes elsewhere, and may come back, has done with what was left of coming before."""
        for step in g.stack:
            if isinstance(step, Arrival) and step is not self and card in step.cards:
                step.cards = [other for other in step.cards if other != card]

    def hexagon(self, g: Position) -> None:
        """DV-PAID-03, AMB-10, -76: once a place and game, or once for each player or figure."""
        if self.activator not in self.heeding(g) or not hexagon_waits(g, self.activator, self.place):
            return
        book = 1 - g.book if g.other_book else g.book
        g.spent = changed(g.spent, self.place, g.spent[self.place] | scope(g, self.activator))
        g.other_book = False
        g.tell("hexagon", (self.activator, self.place, book))
        g.terms.lore.did(g, self.activator, DEED, self.place, HEXAGONS)
        g.terms.lore.fire(g, HEXAGON, self.activator)
        line = g.terms.content.stories[book][self.place]
        read(g, line, Cast(g.piece(self.activator).leader, self.activator, where=self.place))

    def enter(self, g: Position) -> None:
        """AMB-11: the entry of the place concerns the activator alone; what figures bear, each of them."""
        for card in reversed(self.heeding(g)):
            g.terms.lore.fire(g, ENTER, card)
        if self.activator in self.heeding(g):
            ask_place(g, self.activator, self.place, ENTER)


class Exchange(Step[Position]):
    """DV-TRAV-03: two figures change places by teleport: both leave, and neither meets the other. If one of
    them falls in leaving, the other comes all the same.
    """

    cards: list[int]
    places: list[int]  # where each of them comes to
    left: bool = False

    def run(self, g: Position) -> None:
        if not self.left:
            self.left = True
            for card in reversed(self.cards):
                say_of_leaving(g, card)
            return
        g.done()
        pairs = zip(self.cards, self.places, strict=True)
        arrivals = [teleported(g, card, place) for card, place in pairs if g.on_map(card)]
        for one in arrivals:
            one.move(g)
        for one in reversed(arrivals):
            g.call(one)


def teleported(g: Position, card: int, place: int) -> Arrival:
    """An arrival of somebody who has left."""
    return Arrival(g.piece(card).leader, [card], place, TELEPORT, card, MOVING)


def say_of_leaving(g: Position, card: int) -> None:
    g.terms.lore.fire(g, LEAVE, card)
    ask_place(g, card, g.piece(card).place, LEAVE)


def scope(g: Position, card: int) -> int:
    """AMB-10: for whom a hexagon is spent: all, a player's figures, or one figure."""
    word = g.terms.hexagons
    return 1 << (0 if word == "game" else g.piece(card).leader if word == "player" else card)


def hexagon_waits(g: Position, card: int, place: int) -> bool:
    if g.piece(card).leader == NOBODY or g.terms.content.stories[g.book][place] == NOTHING:
        return False
    return not g.spent[place] & scope(g, card)


def entry_waits(g: Position, cards: list[int], place: int) -> bool:
    """D-60: a hexagon that is not spent for all of them, or a rule for whoever enters."""
    content = g.terms.content
    rules = content.place_abilities[g.book][place]
    return any(hexagon_waits(g, card, place) for card in cards) or any(
        content.abilities[number].moment == ENTER for number in rules
    )


# whoever was placed


def meet(g: Position) -> bool:
    """DV-NPC-02, -05, DV-FOLL-01 b: a character that was placed is met: aggression, checks, followers."""
    while g.came:
        card = g.came.pop(0)
        if g.on_map(card):
            g.call(placed(card, g.piece(card).place))
            return True
    return False


def placed(card: int, place: int) -> Arrival:
    """Being placed is no entry: no hexagon and no rule of the place is met by it."""
    return Arrival(NOBODY, [card], place, FOOT, NOTHING, ENTERING)
