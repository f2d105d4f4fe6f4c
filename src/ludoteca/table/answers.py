"""Answers that a person need not give: where there is one alone, or by a standing order.

Against bots they are given in the same breath. Where other people play or watch, a pause goes before them
like a thought: it is drawn from a secret of the room and from what everybody knows, so neither it nor any
message tells whether there was a choice.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from ludoteca.engine.actions import NO_ACTION
from ludoteca.engine.kernel import SPECTATOR
from ludoteca.engine.orders import answer_by
from ludoteca.table import projection
from ludoteca.table.messages import Answered
from ludoteca.table.play import Moves
from ludoteca.table.refusals import TableRefusal

if TYPE_CHECKING:
    from ludoteca.table.room import Room
    from ludoteca.table.store import SeatRow

SHORTEST_THOUGHT = 1.5  # seconds
LONGEST_THOUGHT = 4.5
UNDOING = 2.0  # seconds in which who plays against bots can still take the move before back


# what is answered


def answer(room: Room, seat: int) -> tuple[str, str]:
    """The answer that is given for a person, and the order that gives it; "" where the person is asked."""
    play, seats = room.begun(), room.seats
    g = play.game.state
    if seat < 0 or seat not in g.asked:
        return "", ""
    given, alone = seats.orders_of(seat), room.table.alone == "answered"
    if not (given or alone) or seats.bot_of(seat) or play.asked_in_secret():
        return "", ""
    space = play.game.rules.space(g)
    action, order = answer_by(play.game.rules.orders, given, g, seat)
    if action != NO_ACTION:
        return space.name(action), order
    if alone:
        options = g.options(seat)
        if len(options) == 1 and not passed_around(room):
            return space.name(options[0]), ""
    return "", ""


def passed_around(room: Room) -> bool:
    """People share one screen and hide their hands: that a curtain opens by itself would tell something."""
    people = room.seats.people()
    return len(people) > 1 and room.screens.shared(people) and not open_hands(room)


def open_hands(room: Room) -> bool:
    game = room.begun().game
    return game.rules.open_hands(game.state)


# when it is answered


def wait(room: Room, seat: int) -> float:
    """Seconds before an answer is given for a seat: where others see it, from what everybody knows."""
    if room.screens.watched(room.seats.people()) and not open_hands(room):
        return thought(room.seats.secret, seat, room.begun().events.version(SPECTATOR))
    return UNDOING if room.begun().game.can_undo(seat) else 0.0


def thought(secret: str, seat: int, told: int) -> float:
    """How long a thought takes that nobody thinks."""
    drawn = hashlib.blake2b(f"{secret} {seat} {told}".encode(), digest_size=4).digest()
    return SHORTEST_THOUGHT + (LONGEST_THOUGHT - SHORTEST_THOUGHT) * int.from_bytes(drawn) / 2**32


def left(room: Room, seat: int) -> float | None:
    """Seconds until an answer is given for a seat; None where the person is asked."""
    if not answer(room, seat)[0]:
        return None
    return room.seats.asked_since(seat) + wait(room, seat) - room.seats.clock.now()


def next_one(room: Room) -> float | None:
    """Seconds until the next answer is given for anybody."""
    found: float | None = None
    for seat in room.game.asked:
        seconds = left(room, seat)
        if seconds is not None and (found is None or seconds < found):
            found = seconds
    return found


# answering


def give(room: Room, seat: int) -> tuple[Moves, list[Answered]]:
    """Answer for a seat; and what it alone is to be told of it, once that is stored."""
    play = room.begun()
    name, order = answer(room, seat)
    choice = next(choice for choice in play.game.choices(seat) if choice.name == name)
    told = Answered(seat, play.events.version(seat), projection.sent(choice), order)
    return play.make(seat, name), [told]


def at_once(room: Room) -> int | None:
    """The seat that is answered for without a pause."""
    for seat in room.game.asked:
        if answer(room, seat)[0] and not wait(room, seat):
            return seat
    return None


# standing orders


def ordered(room: Room, seat: int, name: str, given: bool) -> SeatRow:
    """The row of a seat that gives an order, or takes it back."""
    game = room.game
    found = [one for one in game.rules.orders if one.name == name]
    if not found or not game.asked:
        raise TableRefusal("table-no-such-order")
    return room.seats.with_order(seat, name, found[0].term(game.state) if given else None)


def end_orders(room: Room) -> None:
    """Orders whose time is over."""
    game, seats = room.game, room.seats
    if not seats.any_orders():
        return
    for one in game.rules.orders:
        seats.end_orders(one.name, one.term(game.state) if game.asked else None)


def orders(room: Room, seat: int) -> projection.Orders:
    """What a seat may order, and whether it has."""
    game = room.game
    known, g = game.rules.orders, game.state
    if seat == SPECTATOR or not known or not g.asked:
        return ()
    given = room.seats.orders_of(seat)
    return tuple(
        [(one.name, one.name in given) for one in known if one.name in given or one.offered(g, seat)]
    )
