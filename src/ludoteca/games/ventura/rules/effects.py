"""What Events do (ledger, 8.5): each effect is a few lines, with steps where its player must choose."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Prompt, Refusal, Step, only
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import (
    ACTIVATE,
    AREAS,
    AT,
    HEAL,
    ON_SEAT,
    RANKS,
    SPOTS,
    TAKE,
)
from ludoteca.games.ventura.content import KINDS
from ludoteca.games.ventura.rules.battle import (
    ATTACKER,
    DEFENDER,
    Battle,
    Edge,
    fighting_troop,
    is_fighting,
    side_of,
)
from ludoteca.games.ventura.rules.cards import CONSCRIPTION, FillRow, Receive, can_draw, into_hand, limit_hand
from ludoteca.games.ventura.rules.events import can_cancel, opponents
from ludoteca.games.ventura.rules.land import border_cells
from ludoteca.games.ventura.rules.lines import line_options, line_up, slot_for, unplaced
from ludoteca.games.ventura.rules.phase_b import Expansion
from ludoteca.games.ventura.rules.phase_f import March, marchable
from ludoteca.games.ventura.rules.troops import discard_company, is_army, movement, size
from ludoteca.games.ventura.rules.winning import gain
from ludoteca.games.ventura.state import NOBODY, NOWHERE, Effects, Position

# what an Event can do, by name; `amount` is how much
NAMES: Final = (
    "assault-bonus",  # to every assault of this battle
    "ranged-bonus",  # to the ranged assault
    "melee-bonus",  # to the next melee assault
    "enemy-penalty",  # off the enemy's next assault
    "prevention",
    "heal-army",
    "wound-enemy",
    "reorder",
    "forbid-retreat",
    "grant-retreat",
    "force-retreat",
    "movement",
    "gain-florins",
    "take-florins",
    "spare-upkeep",
    "burn-income",
    "draw-cards",
    "look-at-hand",
    "take-row-card",
    "extra-tile",
    "cheap-deployment",
    "march-now",
    "protect-tile",
    "gain-points",
    "cancel",
)


class Works(Effects):
    """The effects of this module, for `Terms`: steps of an own turn play Events without knowing them."""

    def possible(self, g: Position, seat: int, event: int) -> bool:
        """Whether the Event has anything to do now."""
        name = g.terms.content.events[event].effect
        if name in BATTLE_EFFECTS:
            return is_fighting(g, seat) and possible_in_battle(g, seat, name)
        if name == "movement":
            return any(isinstance(step, March) and step.seat == seat for step in g.stack)
        if name == "take-florins":
            return any(g.florins[other] for other in opponents(g, seat))
        if name == "look-at-hand":
            return any(len(g.hands[other]) for other in opponents(g, seat))
        if name == "draw-cards":
            return can_draw(g, CONSCRIPTION)
        if name == "take-row-card":
            return bool(g.row)
        if name == "extra-tile":
            return not is_battle(g) and bool(g.reserve[seat]) and bool(border_cells(g, seat))
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
        elif name == "movement":
            g.pace += amount
        elif name == "gain-florins":
            g.florins[seat] = g.florins[seat] + amount
            g.tell("gains-florins", (seat, amount))
        elif name in ("take-florins", "burn-income", "look-at-hand"):
            g.call(OnSeat(seat, event))
        elif name == "spare-upkeep":
            g.spared[seat] = g.spared[seat] + amount
        elif name == "draw-cards":
            for i in range(amount):
                g.call(Receive(seat, CONSCRIPTION, 1, [], 0))
        elif name == "take-row-card":
            g.call(TakeRowCard(seat))
        elif name == "extra-tile":
            g.call(Expansion(seat, NOBODY))
        elif name == "cheap-deployment":
            g.discount[seat] = g.discount[seat] + amount
        elif name == "march-now":
            g.call(MarchNow(seat))
        elif name == "protect-tile":
            g.call(Protect(seat))
        elif name == "gain-points":
            gain(g, seat, amount)


BATTLE_EFFECTS: Final = (
    "assault-bonus",
    "ranged-bonus",
    "melee-bonus",
    "enemy-penalty",
    "prevention",
    "heal-army",
    "wound-enemy",
    "reorder",
    "forbid-retreat",
    "grant-retreat",
    "force-retreat",
)


def is_battle(g: Position) -> bool:
    """VEN-WND-05, VEN-RUL-62: while one is fought, nobody has a turn of his own."""
    return fighting_troop(g, ATTACKER) != NOBODY


def possible_in_battle(g: Position, seat: int, name: str) -> bool:
    side = side_of(g, seat)
    if name == "heal-army":
        return bool(wounded(g, fighting_troop(g, side)))
    if name == "wound-enemy":
        return size(g, fighting_troop(g, DEFENDER if side == ATTACKER else ATTACKER)) > 0
    if name == "reorder":
        return size(g, fighting_troop(g, side)) > 1
    return True


def assaults_fought(g: Position) -> int:
    for step in g.stack:
        if isinstance(step, Battle):
            return step.assault
    return 0


def work_in_battle(g: Position, seat: int, name: str, amount: int) -> None:
    """VEN-EVT-04: totals, prevention, wounds, order and retreats of the battle that is fought."""
    side = side_of(g, seat)
    enemy = DEFENDER if side == ATTACKER else ATTACKER
    if name == "assault-bonus":
        g.edge[Edge.BATTLE + side] += amount
    elif name == "ranged-bonus":
        g.edge[Edge.RANGED + side] += amount
    elif name == "melee-bonus":
        g.edge[Edge.MELEE + side] += amount
    elif name == "enemy-penalty":
        g.edge[(Edge.MELEE if assaults_fought(g) else Edge.RANGED) + enemy] -= amount
    elif name == "prevention":
        g.edge[Edge.PREVENTION + side] += amount
    elif name == "forbid-retreat":
        g.edge[Edge.HELD + enemy] = 1
    elif name == "grant-retreat":
        g.edge[Edge.FREE + side] = 1
    elif name == "force-retreat":
        g.edge[Edge.FORCED + enemy] = 1
    elif name == "heal-army":
        g.call(HealArmy(seat, fighting_troop(g, side), amount))
    elif name == "wound-enemy":
        wound_front(g, fighting_troop(g, enemy), amount)
    else:
        g.call(Reorder(seat, fighting_troop(g, side), []))


def wounded(g: Position, troop: int) -> list[int]:
    """Slots of a Troop's wounded Companies."""
    if g.at[troop] == NOWHERE or not is_army(g, troop):
        return []
    return [slot for slot in range(size(g, troop)) if g.hurt[troop * RANKS + slot]]


def wound_front(g: Position, troop: int, amount: int) -> None:
    """Wounds for the foremost Company, but never the last one: that would end the battle without a winner."""
    place = troop * RANKS
    resistance = g.terms.content.resistance[g.men[place]]
    hits = min(amount, resistance - g.hurt[place])
    if hits == resistance - g.hurt[place] and size(g, troop) == 1:
        hits -= 1
    if hits:
        g.hurt[place] = g.hurt[place] + hits
        g.tell("wounded", (troop // AREAS, g.men[place], hits))
        if g.hurt[place] == resistance:
            g.tell("eliminated", (troop // AREAS, g.men[place]))
            discard_company(g, troop, 0)


class HealArmy(Step[Position]):
    """VEN-WND-06, VEN-RUL-71: so many wounds of the Companies of an Army, one after the other."""

    __slots__ = ("left", "seat", "troop")

    def __init__(self, seat: int, troop: int, left: int) -> None:
        self.seat = seat
        self.troop = troop
        self.left = left

    def run(self, g: Position) -> None:
        slots = wounded(g, self.troop)
        if not self.left or not slots:
            g.done()
        elif sum([g.hurt[self.troop * RANKS + slot] for slot in slots]) <= self.left:
            for slot in slots:
                while g.hurt[self.troop * RANKS + slot]:
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
        place = self.troop * RANKS + slot
        g.hurt[place] = g.hurt[place] - 1
        self.left -= 1
        g.tell("heals", (self.seat, self.troop % AREAS, g.men[place]))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-heal", {"count": self.left}), "VEN-WND-06")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-WND-06", Message("no-wound"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-WND-06", Message("no-turn", {"seat": self.seat}))

    def copy(self) -> HealArmy:
        return HealArmy(self.seat, self.troop, self.left)


class Reorder(Step[Position]):
    """The Companies of the own side on the battle spaces anew, from space I on."""

    __slots__ = ("line", "seat", "troop")

    def __init__(self, seat: int, troop: int, line: list[int]) -> None:
        self.seat = seat
        self.troop = troop
        self.line = line  # slots

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

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-order", {"count": len(self.line) + 1}), "VEN-RUL-87")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-RUL-87", Message("no-answer-order"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-RUL-87", Message("no-turn", {"seat": self.seat}))

    def copy(self) -> Reorder:
        return Reorder(self.seat, self.troop, self.line[:])


class OnSeat(Step[Position]):
    """An Event against one opponent of its player's choice."""

    __slots__ = ("event", "seat")

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def effect(self, g: Position) -> str:
        return g.terms.content.events[self.event].effect

    def targets(self, g: Position) -> list[int]:
        name = self.effect(g)
        others = opponents(g, self.seat)
        if name == "take-florins":
            return [other for other in others if g.florins[other]]
        if name == "look-at-hand":
            return [other for other in others if g.hands[other]]
        return others

    def run(self, g: Position) -> None:
        there = self.targets(g)
        if not there:
            g.done()
        elif len(there) == 1:
            self.chose(g, self.seat, ON_SEAT + there[0])
        else:
            g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        return [ON_SEAT + other for other in self.targets(g)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        other = action - ON_SEAT
        amount = g.terms.content.events[self.event].amount
        name = self.effect(g)
        if name == "take-florins":
            taken = min(amount, g.florins[other])
            g.florins[other] = g.florins[other] - taken
            g.florins[self.seat] = g.florins[self.seat] + taken
            g.tell("takes-florins", (self.seat, other, taken))
        elif name == "burn-income":
            g.burned[other] = g.burned[other] + amount
            g.tell("burns-income", (self.seat, other, amount))
        else:
            g.turned_up += 1
            g.tell("looks-at-hand", (self.seat, other))
            for kind in g.hands[other]:
                g.tell("sees-in-hand", (self.seat, other, kind), only(self.seat))
            g.peeks = [peek for peek in g.peeks if peek // KINDS != self.seat * g.seats + other]
            g.peeks.extend([(self.seat * g.seats + other) * KINDS + kind for kind in g.hands[other]])

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-opponent"), "VEN-RUL-87")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-RUL-87", Message("no-answer-opponent"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-RUL-87", Message("no-turn", {"seat": self.seat}))

    def copy(self) -> OnSeat:
        return OnSeat(self.seat, self.event)


class TakeRowCard(Step[Position]):
    """A face-up Ventura card comes into the hand."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Position) -> None:
        if g.row:
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return sorted({TAKE + kind for kind in g.row})

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        kind = action - TAKE
        g.row.remove(kind)
        g.tell("takes-card", (seat, kind))
        into_hand(g, seat, kind, True)
        limit_hand(g, seat)
        g.call(FillRow(0, 0))  # first: the row is filled at once

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-row-card"), "VEN-RUL-87")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-RUL-87", Message("no-answer-row-card"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-RUL-87", Message("no-turn", {"seat": self.seat}))

    def copy(self) -> TakeRowCard:
        return TakeRowCard(self.seat)


class MarchNow(Step[Position]):
    """A Troop marches outside phase F; it may do so again in phase F."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Position) -> None:
        if marchable(g, self.seat):
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [ACTIVATE + troop % AREAS for troop in marchable(g, seat)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        troop = seat * AREAS + action - ACTIVATE
        g.call(March(seat, troop, movement(g, troop), NOWHERE))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-march"), "VEN-RUL-87")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-RUL-87", Message("no-answer-march"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-RUL-87", Message("no-turn", {"seat": self.seat}))

    def copy(self) -> MarchNow:
        return MarchNow(self.seat)


class Protect(Step[Position]):
    """A tile of the own Domain that no opponent's Troop may enter until the round ends."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tiles(self, g: Position) -> list[int]:
        return [tile for tile in range(len(g.owner)) if g.owner[tile] == self.seat and tile not in g.guarded]

    def run(self, g: Position) -> None:
        if self.tiles(g):
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return sorted([AT + g.where[tile] for tile in self.tiles(g)])

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        g.guarded.append(g.where.index(action - AT))
        g.tell("protects", (seat, action - AT))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-protect"), "VEN-RUL-87")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-RUL-87", Message("no-answer-protect"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-RUL-87", Message("no-turn", {"seat": self.seat}))

    def copy(self) -> Protect:
        return Protect(self.seat)


EFFECTS: Final = Works()
