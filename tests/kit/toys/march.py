"""A toy of Ventura: a march calls a battle, in which both sides give sealed orders at the same time.

Two seats march in turn on one of three provinces. In the battle each seals up to three of its banners, one
by one, ending in *done*. Charge beats flank, flank beats hold, hold beats charge; each pair of orders that
beats the other's counts, and an order without an opponent counts too.
"""

from __future__ import annotations

from typing import Any, Final

from kit.toys import by_name, toy_info
from ludoteca.engine.actions import ActionSpace, Block
from ludoteca.engine.kernel import Prompt, State, Step, only
from ludoteca.engine.options import Options
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Result, Rules, ranked
from ludoteca.engine.words import Message

ORDERS: Final = ("charge", "flank", "hold")
PROVINCES: Final = ("east", "north", "west")
COPIES: Final = 4  # banners of each kind a seat
MOST_ORDERS: Final = 3
MARCHES: Final = 4
NOBODY: Final = -1

MARCH_ON: Final = 0
ORDER: Final = 3
DONE: Final = 6
SPACE = ActionSpace(
    [Block(MARCH_ON, "march", "province"), Block(ORDER, "order", "banner"), Block(DONE, "done")],
    {"province": PROVINCES, "banner": ORDERS},
)


class War(State):
    banners: list[list[int]]  # in hand, by seat and kind
    spent: list[list[int]]
    owner: list[int]  # of each province


class Season(Step[War]):
    """Marches, one after the other."""

    left: int

    def run(self, g: War) -> None:
        if self.left:
            self.left -= 1
            g.call(March(self.left % 2, NOBODY))
        else:
            g.done()


class March(Step[War]):
    """Choose a province and fight for it; the battle gives back who won."""

    seat: int
    province: int

    def run(self, g: War) -> None:
        if self.province == NOBODY:
            g.ask(self.seat)
            return
        winner = g.returned
        if winner != NOBODY:
            g.owner[self.province] = winner
        g.tell("battle-ends", (winner, self.province))
        g.done()

    def options(self, g: War, seat: int) -> list[int]:
        return [MARCH_ON + province for province in range(len(PROVINCES))]

    def chose(self, g: War, seat: int, action: int) -> None:
        self.province = action - MARCH_ON
        g.tell("marches", (seat, self.province))
        g.call(Battle([[], []], 0))

    def prompt(self, g: War, seat: int) -> Prompt:
        return Prompt(Message("ask-march"), "TOY-MARCH-01")


class Battle(Step[War]):
    """Both seal orders; nobody sees the other's before all are in."""

    orders: list[list[int]]
    begun: int

    def run(self, g: War) -> None:
        if not self.begun:
            self.begun = 1
            g.ask_all([0, 1])
            return
        for seat in range(2):
            for order in self.orders[seat]:
                g.spent[seat][order] += 1
                g.tell("reveals", (seat, order))
        g.turned_up += 1
        g.done(winner(self.orders))

    def options(self, g: War, seat: int) -> list[int]:
        found: list[int] = []
        if len(self.orders[seat]) < MOST_ORDERS:
            found = [ORDER + order for order in range(len(ORDERS)) if g.banners[seat][order]]
        return [*found, DONE]

    def chose(self, g: War, seat: int, action: int) -> None:
        if action == DONE:
            g.tell("orders-given", (seat,))
            return
        order = action - ORDER
        g.banners[seat][order] -= 1
        self.orders[seat].append(order)
        g.tell("seals", (seat, order), only(seat))
        g.ask_also(seat)

    def prompt(self, g: War, seat: int) -> Prompt:
        return Prompt(Message("ask-orders", {"count": MOST_ORDERS - len(self.orders[seat])}), "TOY-MARCH-02")


def winner(orders: list[list[int]]) -> int:
    count = [0, 0]
    for i in range(MOST_ORDERS):
        mine, yours = (orders[seat][i] if i < len(orders[seat]) else NOBODY for seat in range(2))
        if mine != NOBODY and (yours == NOBODY or (yours - mine) % 3 == 1):
            count[0] += 1
        elif yours != NOBODY and (mine == NOBODY or (mine - yours) % 3 == 1):
            count[1] += 1
    return NOBODY if count[0] == count[1] else count.index(max(count))


class MarchRules(Rules[War]):
    def __init__(self) -> None:
        events = {
            "marches": "seat province",
            "seals": "seat banner",
            "orders-given": "seat",
            "reveals": "seat banner",
            "battle-ends": "seat province",
        }
        steps: list[type[Step[Any]]] = [Season, March, Battle]
        super().__init__(toy_info("toy-march", 2, longest=MARCHES * 9), by_name(steps), events)

    def set_up(self, seats: int, edition: str, options: Options) -> War:
        hands = [[COPIES] * len(ORDERS) for seat in range(2)]
        none = [[0] * len(ORDERS) for seat in range(2)]
        return War(
            seats=2, stack=[Season(MARCHES)], banners=hands, spent=none, owner=[NOBODY] * len(PROVINCES)
        )

    def space(self, g: War) -> ActionSpace:
        return SPACE

    def view(self, g: War, seat: int) -> dict[str, object]:
        top = g.stack[-1] if g.stack else None
        sealed = top.orders if isinstance(top, Battle) else [[], []]
        held = [
            [
                g.banners[owner][kind] + (0 if owner == seat else sealed[owner].count(kind))
                for kind in range(3)
            ]
            for owner in range(2)
        ]
        seen: dict[str, object] = {
            "asked": list(g.asked),
            "owner": g.owner[:],
            "spent": [s[:] for s in g.spent],
        }
        seen["banners"] = held  # of others: with what they may have sealed
        if seat >= 0:
            seen["sealed"] = sealed[seat][:]
        return seen

    def determinize(self, g: War, seat: int, rng: Rng) -> War:
        c = g.clone()
        top = c.stack[-1] if c.stack else None
        if isinstance(top, Battle):
            for owner in range(2):
                if owner != seat:
                    imagine_orders(c, top, owner, rng)
        return c

    def result(self, g: War) -> Result:
        scores = [g.owner.count(seat) for seat in range(2)]
        return Result("war-over", ranked([(score,) for score in scores]), tuple(scores))

    def census(self, g: War) -> dict[str, tuple[int, int]]:
        sealed = [step.orders for step in g.stack if isinstance(step, Battle)]
        counts: dict[str, tuple[int, int]] = {}
        for seat in range(2):
            for kind in range(3):
                found = g.banners[seat][kind] + g.spent[seat][kind]
                found += sum(orders[seat].count(kind) for orders in sealed)
                counts[f"{ORDERS[kind]} of {seat}"] = (found, COPIES)
        return counts


def imagine_orders(c: War, step: Battle, owner: int, rng: Rng) -> None:
    """Any number of the banners that the owner can have sealed."""
    for order in step.orders[owner]:
        c.banners[owner][order] += 1
    step.orders[owner] = []
    for i in range(int(rng.below(MOST_ORDERS + 1))):
        held = [kind for kind in range(3) if c.banners[owner][kind]]
        if held:
            kind = rng.one_of(held)
            c.banners[owner][kind] -= 1
            step.orders[owner].append(kind)


MARCH = MarchRules()
