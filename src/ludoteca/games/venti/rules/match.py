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
from ludoteca.games.venti.rules.turn import HandLimit, Turn
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


def one_game() -> list[Step[Position]]:
    """A whole game: who starts, cards, both rows, then turn after turn until somebody has twenty."""
    return [StartPlayer(), Deal(0, 0), REFILL, Turns()]


def one_turn() -> list[Step[Position]]:
    """VENTI-TURN-01, VENTI-TURN-05: actions, then down to ten cards."""
    return [Turn(), HandLimit(NOBODY)]


def end_of_game(g: Position) -> list[Step[Position]]:
    """VENTI-END-02, VENTI-R33: a penalty for each card that is still frozen, left to right; then who wins."""
    steps: list[Step[Position]] = [
        StillFrozen(target) for target in range(len(g.targets)) if g.frozen[target] != OPEN
    ]
    steps.append(Standings())
    return steps


class StartPlayer(Step[Position]):
    """VENTI-SET-07, VENTI-R01: chance says who starts, unless that was agreed."""

    def run(self, g: Position) -> None:
        if g.start == NOBODY:
            g.ask(CHANCE)
            return
        g.done()
        g.tell("starts", (g.start,))
        for seat in range(g.seats):
            g.tell("dealt", (seat, HAND))

    def options(self, g: Position, seat: int) -> list[int]:
        return [START + other for other in range(g.seats)]

    def odds(self, g: Position) -> list[int]:
        return [1] * g.seats

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.start = action - START

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VENTI-R01", Message("no-start"))


class Turns(Step[Position]):
    """Clockwise (VENTI-SET-07), turn after turn. VENTI-R30: the one who has twenty has no last turn."""

    def run(self, g: Position) -> None:
        if all_turns_over(g):
            g.done()
            g.call_in_order(end_of_game(g))
            return
        following = g.start if g.active == NOBODY else left_of(g, g.active)
        if g.ender != NOBODY:
            g.turns_left -= 1
            if following == g.ender:
                following = left_of(g, following)
        g.active = following
        g.used = 0
        g.turns += 1
        if g.log is not None:  # saves a search the tuple
            g.tell("turn", (following, action_limit(g, following)))
            if g.ender != NOBODY:
                g.tell("last-turn", (following,))
        g.call_in_order(one_turn())


def all_turns_over(g: Position) -> bool:
    """VENTI-END-01, VENTI-R31: when twenty was reached, one turn each; VENTI-R51: or a limit of turns."""
    if g.ender != NOBODY:
        return not g.turns_left
    if not g.terms.turn_limit or g.turns < g.terms.turn_limit * g.seats:
        return False
    g.tell("turn-limit", (g.terms.turn_limit,))
    return True


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


class StillFrozen(Step[Position]):
    """VENTI-FREEZE-09, VENTI-END-02: whoever froze a target that is still frozen pays for it."""

    target: Final[int]

    def run(self, g: Position) -> None:
        g.done()
        g.tell("still-frozen", (g.frozen[self.target], self.target))
        g.call(Pay(g.frozen[self.target], PENALTY, NOBODY))


class Standings(Step[Position]):
    """VENTI-END-03 to -06: the points of all, and who wins."""

    def run(self, g: Position) -> None:
        g.done()
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
