"""The game's face to Ludoteca."""

from __future__ import annotations

from cuckoo import view
from cuckoo.actions import CARD_NAMES, CARDS, COPIES, EVENTS, MOST_SEATS, SPACE
from cuckoo.bot import CuckooAdvice
from cuckoo.rules import Deal, Turns
from cuckoo.state import NONE, Position, Terms, set_up
from ludoteca import GameInfo, Result
from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.options import Options, OptionSpec
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Rules, ranked

INFO = GameInfo(
    name="cuckoo",
    title="Cuckoo",
    package="cuckoo",
    least_seats=2,
    most_seats=MOST_SEATS,
    editions=("standard",),
    options=(OptionSpec("lowest", False, "CU-3"),),
    rules_version=1,
    longest=MOST_SEATS,
)


class CuckooRules(Rules[Position]):
    def __init__(self) -> None:
        super().__init__(INFO, {"Deal": Deal, "Turns": Turns}, EVENTS, CuckooAdvice())

    def set_up(self, seats: int, edition: str, options: Options) -> Position:
        return set_up(seats, Terms(bool(options["lowest"])), [Turns(NONE)])

    def space(self, g: Position) -> ActionSpace:
        return SPACE

    def view(self, g: Position, seat: int) -> view.View:
        return view.view(g, seat)

    def determinize(self, g: Position, seat: int, rng: Rng) -> Position:
        return view.determinize(g, seat, rng)

    def result(self, g: Position) -> Result:
        """CU-3"""
        sign = -1 if g.terms.lowest else 1
        places = ranked([(sign * card,) for card in g.hands])
        return Result("cards", places, tuple([card + 1 for card in g.hands]))

    def census(self, g: Position) -> dict[str, tuple[int, int]]:
        """For each kind of card, how many are found and how many there must be."""
        found = [g.pile[card] + g.discard[card] + g.hands.count(card) for card in range(CARDS)]
        return {CARD_NAMES[card]: (found[card], COPIES) for card in range(CARDS)}


CUCKOO = CuckooRules()
