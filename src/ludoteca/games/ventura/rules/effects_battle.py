"""What Events do in a battle (ledger, 8.5): totals, prevention, wounds, order and retreats."""

from __future__ import annotations

from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import AREAS, HEAL, SPOTS
from ludoteca.games.ventura.rules.battle import (
    ATTACKER,
    DEFENDER,
    Battle,
    fighting,
    side_of,
)
from ludoteca.games.ventura.rules.battle_spaces import line_options, line_up, slot_for, unplaced
from ludoteca.games.ventura.rules.events import EventQuestion
from ludoteca.games.ventura.rules.troops import discard_company, is_army, size, wound
from ludoteca.games.ventura.state import NOWHERE, Effect, Position


def is_battle(g: Position) -> bool:
    """VEN-WND-05, VEN-RUL-62: while one is fought, nobody has a turn of his own."""
    return bool(g.sides)


def assaults_fought(g: Position) -> int:
    for step in g.stack:
        if isinstance(step, Battle):
            return step.assault
    return 0


class InBattle(Effect):
    """VEN-EVT-04: totals, prevention, wounds, order and retreats of the battle that is fought."""

    def possible(self, g: Position, seat: int, event: int) -> bool:
        return seat in fighting(g) and self.helps(g, side_of(g, seat))

    def helps(self, g: Position, side: int) -> bool:
        """Whether it has anything to do for this side."""
        return True

    def work(self, g: Position, seat: int, event: int) -> None:
        self.change(g, side_of(g, seat), self.amount(g, event))

    def change(self, g: Position, side: int, amount: int) -> None:
        raise NotImplementedError


class AssaultBonus(InBattle):
    def change(self, g: Position, side: int, amount: int) -> None:
        g.sides[side].battle += amount


class RangedBonus(InBattle):
    def change(self, g: Position, side: int, amount: int) -> None:
        g.sides[side].ranged += amount


class MeleeBonus(InBattle):
    def change(self, g: Position, side: int, amount: int) -> None:
        g.sides[side].melee += amount


class EnemyPenalty(InBattle):
    def change(self, g: Position, side: int, amount: int) -> None:
        enemy = g.sides[enemy_of(side)]
        if assaults_fought(g):
            enemy.melee -= amount
        else:
            enemy.ranged -= amount


class Prevention(InBattle):
    def change(self, g: Position, side: int, amount: int) -> None:
        g.sides[side].prevention += amount


class Healing(InBattle):
    def helps(self, g: Position, side: int) -> bool:
        return bool(wounded(g, g.sides[side].troop))

    def change(self, g: Position, side: int, amount: int) -> None:
        troop = g.sides[side].troop
        g.call(HealArmy(troop // AREAS, troop, amount))


class Wounding(InBattle):
    def helps(self, g: Position, side: int) -> bool:
        return size(g, g.sides[enemy_of(side)].troop) > 0

    def change(self, g: Position, side: int, amount: int) -> None:
        wound_front(g, g.sides[enemy_of(side)].troop, amount)


class NewOrder(InBattle):
    def helps(self, g: Position, side: int) -> bool:
        return size(g, g.sides[side].troop) > 1

    def change(self, g: Position, side: int, amount: int) -> None:
        troop = g.sides[side].troop
        g.call(Reorder(troop // AREAS, troop, []))


class NoRetreat(InBattle):
    def change(self, g: Position, side: int, amount: int) -> None:
        g.sides[enemy_of(side)].held = True


class FreeRetreat(InBattle):
    def change(self, g: Position, side: int, amount: int) -> None:
        g.sides[side].free = True


class ForcedRetreat(InBattle):
    def change(self, g: Position, side: int, amount: int) -> None:
        g.sides[enemy_of(side)].forced = True


def enemy_of(side: int) -> int:
    return DEFENDER if side == ATTACKER else ATTACKER


def wounded(g: Position, troop: int) -> list[int]:
    """Slots of a Troop's wounded Companies."""
    if g.troops[troop].at == NOWHERE or not is_army(g, troop):
        return []
    hurt = g.troops[troop].hurt
    return [slot for slot in range(len(hurt)) if hurt[slot]]


def wound_front(g: Position, troop: int, amount: int) -> None:
    """Wounds for the foremost Company, but never the last one: that would end the battle without a winner."""
    kind = g.troops[troop].men[0]
    left = g.terms.content.resistance[kind] - g.troops[troop].hurt[0]
    hits = min(amount, left)
    if hits == left and size(g, troop) == 1:
        hits -= 1
    if hits:
        wound(g, troop, 0, hits)
        g.tell("wounded", (troop // AREAS, kind, hits))
        if hits == left:
            g.tell("eliminated", (troop // AREAS, kind))
            discard_company(g, troop, 0)


class HealArmy(EventQuestion):
    """VEN-WND-06, VEN-RUL-71: so many wounds of the Companies of an Army, one after the other."""

    troop: int
    left: int

    def rule(self) -> str:
        return "VEN-WND-06"

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-heal", {"count": self.left}), Message("no-wound")

    def run(self, g: Position) -> None:
        slots = wounded(g, self.troop)
        if not self.left or not slots:
            g.done()
        elif sum(g.troops[self.troop].hurt) <= self.left:
            for slot in slots:
                while g.troops[self.troop].hurt[slot]:
                    self.heal(g, slot)
            g.done()
        else:
            g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        area = self.troop % AREAS
        return [HEAL + area * SPOTS + slot for slot in wounded(g, self.troop)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.heal(g, (action - HEAL) % SPOTS)

    def heal(self, g: Position, slot: int) -> None:
        wound(g, self.troop, slot, -1)
        self.left -= 1
        g.tell("tends", (self.seat, self.troop % AREAS, g.troops[self.troop].men[slot]))


class Reorder(EventQuestion):
    """The Companies of the own side on the battle spaces anew, from space I on."""

    troop: int
    line: list[int]  # slots

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-order", {"count": len(self.line) + 1}), Message("no-answer-order")

    def run(self, g: Position) -> None:
        left = unplaced(g, self.troop, self.line)
        if len(left) > 1:
            g.ask(self.seat)
            return
        self.line.extend(left)
        line_up(g, self.troop, self.line)
        g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return line_options(g, self.troop, self.line)

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.line.append(slot_for(g, self.troop, self.line, action))
