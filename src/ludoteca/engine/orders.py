"""Standing orders: what a player may say once instead of giving the same answer each time."""

from __future__ import annotations

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
