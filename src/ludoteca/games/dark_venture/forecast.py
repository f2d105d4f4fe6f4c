"""What is foretold to whoever is asked: of each choice its price, odds and consequences; why a verb has
nothing to offer; what could be done for each quest.
"""

from __future__ import annotations

from typing import TypedDict

from ludoteca.games.dark_venture.actions import space_of
from ludoteca.games.dark_venture.foretold.prices import price
from ludoteca.games.dark_venture.foretold.told import Lead, Told, WhyNot
from ludoteca.games.dark_venture.state import Position


class Forecast(TypedDict):
    choices: dict[str, Told]  # by name; those of which nothing is told are left out
    verbs: dict[str, WhyNot]  # of the menu: those without a choice, and why
    quests: dict[str, list[Lead]]  # of the own quests, and of the favour that is not won: by the card's name
    suggested: str  # the quest to begin with, "" where there is none


def forecast(g: Position, seat: int) -> Forecast | None:
    """What a seat that is asked can be told; None for everybody else."""
    if seat not in g.asked:
        return None
    names = space_of(g.terms.content).names
    choices: dict[str, Told] = {}
    for action in g.options(seat):
        told = told_of(g, seat, action)
        if told:
            choices[names[action]] = told
    return {"choices": choices, "verbs": {}, "quests": {}, "suggested": ""}


def told_of(g: Position, seat: int, action: int) -> Told:
    found: Told = {}
    ap, health = price(g, seat, action)
    if ap:
        found["ap"] = ap
    if health:
        found["health"] = health
    return found
