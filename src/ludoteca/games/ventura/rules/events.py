"""Chapter "Events": in which windows they may be played, and what they do."""

from __future__ import annotations

from ludoteca.games.ventura.state import Position


def playable_now(g: Position, seat: int, window: int) -> list[int]:
    return []


def play_event(g: Position, seat: int, event: int) -> None:
    raise NotImplementedError
