"""Chapters "Setup" and "End of the game": dealing, turns round the table, last turns, and who wins."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import CHANCE, Refusal, Step, only
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message
from ludoteca.games.venti.actions import DEAL, START
from ludoteca.games.venti.content import CHAOS, KINDS, POINTS
from ludoteca.games.venti.rules.penalty import PENALTY, Pay
from ludoteca.games.venti.rules.rows import REFILL, pile_kinds, pile_odds, renew_pile, take_from_pile
from ludoteca.games.venti.rules.turn import Turn
from ludoteca.games.venti.state import (
    NOBODY,
    OPEN,
    Position,
    action_limit,
    into_hand,
    left_of,
    of_seat,
    out_of_hand,
)

HAND: Final = 3  # VENTI-SET-01


class Match(Step[Position]):
    """A whole game: deal, lay out the rows, turns until somebody has twenty, last turns, penalties."""

    at: int

    BEGIN: Final = 0
    LAYOUT: Final = 1
    TURNS: Final = 2
    PENALTIES: Final = 3  # + target

    def run(self, g: Position) -> None:
        if self.at == self.BEGIN:
            if g.start == NOBODY:
                g.ask(CHANCE)  # VENTI-SET-07, VENTI-R01
            else:
                self.at = self.LAYOUT
                g.tell("starts", (g.start,))
                for seat in range(g.seats):
                    g.tell("dealt", (seat, HAND))
                g.call(Deal(0, 0))
        elif self.at == self.LAYOUT:
            self.at = self.TURNS
            g.call(REFILL)
        elif self.at == self.TURNS:
            self.next_turn(g)
        elif self.at < self.PENALTIES + len(g.targets):
            target = self.at - self.PENALTIES  # VENTI-R33: left to right, one for each frozen card
            self.at += 1
            if g.frozen[target] != OPEN:  # VENTI-FREEZE-09, VENTI-END-02
                g.tell("still-frozen", (g.frozen[target], target))
                g.call(Pay(g.frozen[target], PENALTY, NOBODY))
        else:
            announce(g)
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [START + other for other in range(g.seats)]

    def odds(self, g: Position) -> list[int]:
        return [1] * g.seats

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.start = action - START

    def next_turn(self, g: Position) -> None:
        """Clockwise (VENTI-SET-07). VENTI-END-01, VENTI-R30, -R31: when twenty was reached, one turn each.

        VENTI-R51: with a limit of turns the game ends there, too.
        """
        following = g.start if g.active == NOBODY else left_of(g, g.active)
        if g.ender != NOBODY:
            if not g.turns_left:
                self.at = self.PENALTIES
                return
            g.turns_left -= 1
            if following == g.ender:
                following = left_of(g, following)
        elif g.terms.turn_limit and g.turns == g.terms.turn_limit * g.seats:
            self.at = self.PENALTIES
            g.tell("turn-limit", (g.terms.turn_limit,))
            return
        g.active = following
        g.used = 0
        g.turns += 1
        if g.log is not None:  # saves a search the tuple
            g.tell("turn", (following, action_limit(g, following)))
            if g.ender != NOBODY:
                g.tell("last-turn", (following,))
        g.call(Turn(Turn.ACTING))

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VENTI-R01", Message("no-start"))


class Deal(Step[Position]):
    """VENTI-SET-01, VENTI-SET-05, VENTI-R02: three cards each, then seat by seat Chaos is replaced."""

    dealt: int  # cards
    checked: int  # seats, from the start player on, whose Chaos cards are replaced

    def run(self, g: Position) -> None:
        if self.dealt < HAND * g.seats:
            g.ask(CHANCE)
        elif self.checked == g.seats:
            g.done()
        else:
            seat = self.receiver(g)
            if len(g.hands[seat]) < HAND:
                g.ask(CHANCE)
            elif CHAOS in g.hands[seat]:
                out_of_hand(g, seat, CHAOS)
                g.tell("chaos-in-hand", (seat,))
                g.discard.append(CHAOS)
                renew_pile(g)
            else:
                self.checked += 1

    def receiver(self, g: Position) -> int:
        """Who gets the next card."""
        place = self.dealt if self.dealt < HAND * g.seats else self.checked
        return (g.start + place) % g.seats

    def options(self, g: Position, seat: int) -> list[int]:
        base = DEAL + self.receiver(g) * KINDS
        return [base + kind for kind in pile_kinds(g)]

    def odds(self, g: Position) -> list[int]:
        return pile_odds(g)

    def draw(self, g: Position, rng: Rng) -> int:
        return DEAL + self.receiver(g) * KINDS + rng.one_of(g.pile)

    def chose(self, g: Position, seat: int, action: int) -> None:
        to = self.receiver(g)
        card = action - DEAL - to * KINDS
        take_from_pile(g, card)
        into_hand(g, to, card)
        g.secret.append(to * KINDS + card)
        if self.dealt < HAND * g.seats:
            self.dealt += 1
        if g.log is not None:
            g.tell("gets", (to, card), only(to))

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VENTI-SET-01", Message("no-deal"))


def standing(g: Position, seat: int) -> tuple[int, int, int]:
    """VENTI-END-03 to -06: points, then fewer cards (VENTI-R34), then fewer sacrificed points.

    VENTI-R35, VENTI-R47: those of the perm jokers, and with the switch of the action cards, too.
    """
    sacrificed = sum([POINTS[card] for card in of_seat(g.perms, seat)])
    if g.terms.tie_count_actions:
        sacrificed += sum([POINTS[card] for card in of_seat(g.actions, seat)])
    return (g.points[seat], -len(g.scored[seat]), -sacrificed)


def winners(g: Position) -> list[int]:
    places = [standing(g, seat) for seat in range(g.seats)]
    best = max(places)
    return [seat for seat in range(g.seats) if places[seat] == best]


def announce(g: Position) -> None:
    for seat in range(g.seats):
        g.tell("final-points", (seat, g.points[seat], len(g.scored[seat])))
    best = winners(g)
    for seat in best:
        g.tell("wins" if len(best) == 1 else "draw", (seat,))


REASONS: Final = ("points", "fewer-cards", "fewer-sacrificed", "draw", "turn-limit")


def reason(g: Position) -> str:
    """What decided, one of REASONS: points, the number of cards, sacrificed points, or nothing."""
    places = sorted([standing(g, seat) for seat in range(g.seats)], reverse=True)
    if g.ender == NOBODY:
        return "turn-limit"
    if places[0][0] > places[1][0]:
        return "points"
    if places[0][1] > places[1][1]:
        return "fewer-cards"
    return "fewer-sacrificed" if places[0][2] > places[1][2] else "draw"
