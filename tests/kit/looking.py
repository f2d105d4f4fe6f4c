"""Looking into any game: views, events, refusals."""

from __future__ import annotations

from typing import Any

from ludoteca import SPECTATOR, Game


def see(t: Game, seat: int = SPECTATOR) -> Any:
    """A view, to look into: `see(t, 0)["lines"][1]["strength"]`."""
    return t.view(seat)


def told(t: Game, kind: str, seat: int = SPECTATOR) -> list[dict[str, str | int]]:
    """The arguments of all events of one kind that a seat was told."""
    return [event.args for event in t.events(seat) if event.id == f"event-{kind}"]


def refused(t: Game, seat: int, move: str) -> str:
    """The rule that a refusal of this move names."""
    refusal = t.why_not(seat, move)
    assert refusal is not None, f"{move!r} is legal"
    return refusal.rule
