"""What Events do (ledger, 8.5): a row for each effect, with its name, when it is possible, and its work.

The rows for battles, cards and the map stand in `effects_battle`, `effects_cards` and `effects_map`, beside
the steps that they call.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.content import Content
from ludoteca.games.ventura.rules import effects_battle as battle
from ludoteca.games.ventura.rules import effects_cards as cards
from ludoteca.games.ventura.rules import effects_map as on_map
from ludoteca.games.ventura.rules.events import can_cancel
from ludoteca.games.ventura.rules.winning import gain
from ludoteca.games.ventura.state import WAR, Effect, Position


class GainFlorins(Effect):
    def work(self, g: Position, seat: int, event: int) -> None:
        amount = self.amount(g, event)
        g.florins[seat] = g.florins[seat] + amount
        g.tell("gains-florins", (seat, amount))


class SpareUpkeep(Effect):
    def work(self, g: Position, seat: int, event: int) -> None:
        g.spared[seat] = g.spared[seat] + self.amount(g, event)


class RaiseIncome(Effect):
    def work(self, g: Position, seat: int, event: int) -> None:
        amount = self.amount(g, event)
        g.burned[seat] = g.burned[seat] - amount
        g.tell("raises-income", (seat, amount))


class GainPoints(Effect):
    def work(self, g: Position, seat: int, event: int) -> None:
        gain(g, seat, self.amount(g, event), WAR)


class Cancel(Effect):
    """An Event that cancels never comes to its work: see `events.play_event`."""

    def possible(self, g: Position, seat: int, event: int) -> bool:
        return can_cancel(g)


# VEN-RUL-87: what an Event can do, by name; the card's `amount` is how much
EFFECTS: Final[tuple[Effect, ...]] = (
    battle.AssaultBonus("assault-bonus"),
    battle.RangedBonus("ranged-bonus"),
    battle.MeleeBonus("melee-bonus"),
    battle.EnemyPenalty("enemy-penalty"),
    battle.Prevention("prevention"),
    battle.Healing("heal-army"),
    battle.Wounding("wound-enemy"),
    battle.NewOrder("reorder"),
    battle.NoRetreat("forbid-retreat"),
    battle.FreeRetreat("grant-retreat"),
    battle.ForcedRetreat("force-retreat"),
    on_map.Movement("movement"),
    GainFlorins("gain-florins"),
    cards.TakeFlorins("take-florins"),
    SpareUpkeep("spare-upkeep"),
    cards.BurnIncome("burn-income"),
    RaiseIncome("raise-income"),
    cards.DrawCards("draw-cards"),
    cards.DiscardCards("discard-cards"),
    cards.LookAtHand("look-at-hand"),
    cards.LookAtReserve("look-at-reserve"),
    cards.RowCard("take-row-card"),
    cards.RowSwap("swap-row-card"),
    on_map.ExtraTile("extra-tile"),
    on_map.Relocation("relocate-markers"),
    on_map.CheapDeployment("cheap-deployment"),
    on_map.Deployment("deploy-anywhere"),
    on_map.ExtraMarch("march-now"),
    on_map.Protection("protect-tile"),
    GainPoints("gain-points"),
    Cancel("cancel"),
)
NAMES: Final = tuple([effect.name for effect in EFFECTS])


def effects_of(content: Content) -> tuple[Effect, ...]:
    """What each Event of a content does."""
    return tuple([EFFECTS[NAMES.index(event.effect)] for event in content.events])
