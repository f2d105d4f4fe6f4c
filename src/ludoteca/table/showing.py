"""What each page at a table is shown: what its receiver sees of the game, and what stands beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.table import answers, projection
from ludoteca.table.outbox import Outbox
from ludoteca.table.projection import Beside

if TYPE_CHECKING:
    from ludoteca.table.room import Room

SOON = 0.01  # seconds until an answer that is due


def show(room: Room, receivers: list[Outbox]) -> None:
    """Send pages the state, where it is a new one for them."""
    play = room.play
    if play is None:
        return
    seats, screens, state = room.seats, room.screens, play.game.state
    pause = None if seats.pause_ends is None else projection.pause(play.game)
    watched: tuple[int, ...] | None = None  # seats for which the next three hold: mostly the same for all
    thinking: list[int] = []
    deadline: float | None = None
    left = 0.0
    for connection in receivers:
        seat = connection.seat
        asked = () if play.closed else projection.seats_shown_as_asked(play.game, seat)
        if asked != watched:
            watched, thinking, deadline = asked, seats.shown_as_thinking(asked), seats.deadline(asked)
            left = 0.0 if deadline is None else seats.clock.seconds(deadline)
        due = answers.left(room, seat) if seat in state.asked else None
        answered_in = 0.0 if due is None else max(SOON, due)
        beside = Beside(thinking, left, pause, answers.orders(room, seat), answered_in)
        screens.show(connection, play.projection(seat), play.events, beside, deadline)
