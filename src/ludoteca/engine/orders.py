"""Standing orders: what a player may say once instead of giving the same answer each time."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine.actions import NO_ACTION
from ludoteca.engine.kernel import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingOrder(Generic[S]):
    """One order that a game knows, such as "no Events in this round". Its words are `order-NAME`
    and `about-order-NAME`.

    All it says rests on what the seat may know.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def offered(self, g: S, seat: int) -> bool:
        """Whether a seat may give it now."""
        return True

    def term(self, g: S) -> int:
        """It holds as long as this number, such as that of the round, stays the same."""
        return 0

    def answer(self, g: S, seat: int) -> int:
        """What it answers to what the seat is asked now; NO_ACTION where it has nothing to say."""
        return NO_ACTION


def answer_by(orders: Iterable[StandingOrder[S]], given: Container[str], g: S, seat: int) -> tuple[int, str]:
    """What the first of the given orders answers that has something to say, and its name."""
    for order in orders:
        if order.name in given:
            action = order.answer(g, seat)
            if action != NO_ACTION:
                return action, order.name
    return NO_ACTION, ""
