"""What Events do (ledger, 8.5): the effects by name, and whether they have anything to do.

Their steps stand in `effects_battle`, `effects_cards` and `effects_land`.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.rules.battle import is_fighting
from ludoteca.games.ventura.rules.cards import CONSCRIPTION, Receive, can_draw
from ludoteca.games.ventura.rules.effects_battle import (
    BATTLE_EFFECTS,
    is_battle,
    possible_in_battle,
    work_in_battle,
)
from ludoteca.games.ventura.rules.effects_cards import (
    ON_OPPONENT,
    OnSeat,
    SwapRowCard,
    TakeRowCard,
    targets,
    ventura_cards,
)
from ludoteca.games.ventura.rules.effects_land import (
    MarchNow,
    Muster,
    Protect,
    Relocate,
    leavable,
    musterable,
)
from ludoteca.games.ventura.rules.events import can_cancel
from ludoteca.games.ventura.rules.land import border_cells
from ludoteca.games.ventura.rules.phase_b import Expansion
from ludoteca.games.ventura.rules.phase_f import March, marchable
from ludoteca.games.ventura.rules.winning import gain
from ludoteca.games.ventura.state import NOBODY, NOTHING, NOWHERE, Effects, Position

# VEN-RUL-87: what an Event can do, by name; `amount` is how much
NAMES: Final = (
    *BATTLE_EFFECTS,
    "movement",
    "gain-florins",
    "take-florins",
    "spare-upkeep",
    "burn-income",
    "raise-income",
    "draw-cards",
    "discard-cards",
    "look-at-hand",
    "look-at-reserve",
    "take-row-card",
    "swap-row-card",
    "extra-tile",
    "relocate-markers",
    "cheap-deployment",
    "deploy-anywhere",
    "march-now",
    "protect-tile",
    "gain-points",
    "cancel",
)


class Works(Effects):
    """The effects of this module, for `Terms`: steps of an own turn play Events without knowing them."""

    def possible(self, g: Position, seat: int, event: int) -> bool:
        """Whether the Event has anything to do now."""
        card = g.terms.content.events[event]
        name = card.effect
        if name in BATTLE_EFFECTS:
            return is_fighting(g, seat) and possible_in_battle(g, seat, name)
        if name == "movement":
            return any(isinstance(step, March) and step.seat == seat for step in g.stack)
        if name in ON_OPPONENT:
            return bool(targets(g, seat, name))
        if name == "draw-cards":
            return can_draw(g, CONSCRIPTION)
        if name == "take-row-card":
            return bool(g.row)
        if name == "swap-row-card":
            return bool(g.row) and bool(ventura_cards(g, seat))
        if name == "extra-tile":
            return not is_battle(g) and bool(g.reserve[seat]) and bool(border_cells(g, seat))
        if name == "relocate-markers":
            return not is_battle(g) and bool(leavable(g, seat))
        if name == "deploy-anywhere":
            return not is_battle(g) and bool(musterable(g, seat, card.amount))
        if name == "march-now":
            return not is_battle(g) and bool(marchable(g, seat))
        if name == "cancel":
            return can_cancel(g)
        return True

    def work(self, g: Position, seat: int, event: int) -> None:
        card = g.terms.content.events[event]
        name = card.effect
        amount = card.amount
        if name in BATTLE_EFFECTS:
            work_in_battle(g, seat, name, amount)
        elif name in ON_OPPONENT:
            g.call(OnSeat(seat, event))
        elif name == "movement":
            g.pace += amount
        elif name == "gain-florins":
            g.florins[seat] = g.florins[seat] + amount
            g.tell("gains-florins", (seat, amount))
        elif name == "spare-upkeep":
            g.spared[seat] = g.spared[seat] + amount
        elif name == "raise-income":
            g.burned[seat] = g.burned[seat] - amount
            g.tell("raises-income", (seat, amount))
        elif name == "draw-cards":
            for i in range(amount):
                g.call(Receive(seat, CONSCRIPTION, 1, [], 0))
        elif name == "take-row-card":
            g.call(TakeRowCard(seat))
        elif name == "swap-row-card":
            g.call(SwapRowCard(seat, NOTHING))
        elif name == "extra-tile":
            g.call(Expansion(seat, NOBODY))
        elif name == "relocate-markers":
            g.call(Relocate(seat, NOWHERE))
        elif name == "cheap-deployment":
            g.discount[seat] = g.discount[seat] + amount
        elif name == "deploy-anywhere":
            g.call(Muster(seat, amount, NOTHING, 0))
        elif name == "march-now":
            g.call(MarchNow(seat))
        elif name == "protect-tile":
            g.call(Protect(seat))
        elif name == "gain-points":
            gain(g, seat, amount)


EFFECTS: Final = Works()
