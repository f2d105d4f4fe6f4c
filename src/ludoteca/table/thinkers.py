"""Bots think in processes of their own, and are sent only what their seat may know.

Where many wait, thoughts get shorter, not the queue longer. And how long a thought is held to have taken does
not depend on what there was to think about: else a bot with one choice would be known by its haste.
"""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeVar

from ludoteca.bots import answer, make_bot
from ludoteca.bots.sealed import SealedBot, end_all
from ludoteca.engine.game import Game
from ludoteca.engine.rng import SystemRng
from ludoteca.table.chance import seed_from
from ludoteca.table.codec import decode_game, encode_game
from ludoteca.table.queue import Place, Queue
from ludoteca.table.server_log import failed
from ludoteca.table.workers import Runner


class Level(NamedTuple):
    """What a thought takes, in seconds: the search, and at most so much for all the rest."""

    search: float
    rest: float


QUICK, SEARCHING, OWN = Level(0.0, 0.05), Level(0.85, 0.2), Level(0.0, 0.5)
# What people choose among, and the same bots by their own names, as programs and earlier tables call them.
LEVELS = {
    "easy": QUICK,
    "medium": QUICK,
    "hard": SEARCHING,
    "random": QUICK,
    "greedy": QUICK,
    "ismcts": SEARCHING,
}
ALLOWED: list[str] = []  # bots of their own that whoever runs the server lets people choose, too
STAND_IN = "greedy"  # plays for people who are away, and where there is no time for a search
SHORTEST = 0.05  # seconds of a search
PROMISED = 2.0  # seconds in which whoever waits is to be answered

R = TypeVar("R", bound=Runner)


def allow(bots: Sequence[str]) -> None:
    """Let people choose bots that are no part of the house. Each is made once, to see that it can be."""
    for bot in bots:
        if bot in LEVELS:
            continue
        SealedBot(bot, 0, "allowed")
        ALLOWED.append(bot)
    end_all()


def level_of(bot: str) -> Level | None:
    """What its thoughts take; None where there is no such bot, or no longer."""
    return LEVELS.get(bot) or (OWN if bot in ALLOWED else None)


class Thought(NamedTuple):
    name: str  # of the move
    ready: float = 0.0  # by the monotonic clock: when it may be known


# for whom, the level, the seat, a snapshot as the seat may imagine it
Think = Callable[[Place, str, int, str], Awaitable[Thought]]


def thinking_in(workers: Queue[R], now: Callable[[], float] = time.monotonic) -> Think:
    async def think(place: Place, level: str, seat: int, snapshot: str) -> Thought:
        asked = now()
        try:
            async with workers.turn(place) as worker:
                began = now()
                level, search = affordable(level, share(workers, place.address, PROMISED - (began - asked)))
                name = await worker.run(choose, level, seat, snapshot, search)
            return Thought(name, began + taken(level, search, now() - began))
        except Exception as error:
            # A bot that cannot think still answers: the game goes on.
            failed("bot failed", error)
            return Thought(choose("random", seat, snapshot))

    return think


def share(workers: Queue[R], address: str, left: float) -> float:
    """The part of the seconds left that one of all who wait now may take, if each address gets as much."""
    return (
        left * len(workers.workers) / (1 + workers.others_waiting(address)) / (1 + workers.waiting(address))
    )


def affordable(level: str, seconds: float) -> tuple[str, float]:
    """The level that answers where there is so much time, and how long it searches."""
    known = level_of(level)
    if known is None or (known.search and seconds < SHORTEST):
        return STAND_IN, 0.0
    return level, min(known.search, max(0.0, seconds))


def taken(level: str, search: float, seconds: float) -> float:
    """How long a thought is held to have taken: as long as any of its kind. What was slower still is rounded
    up, so that it tells little.
    """
    rest = (level_of(level) or QUICK).rest
    return search + rest * max(1, math.ceil((seconds - search) / rest))


def imagined(game: Game, seat: int) -> str:
    """What is sent to a bot: a position as its seat may imagine it, never the true one."""
    return encode_game(game.determinize(seat, seed_of(game, seat)))


def seed_of(game: Game, seat: int) -> str:
    """The seed of a bot at this move."""
    rng = SystemRng() if game.rng is None else game.rng.copy()  # the game's own chance goes on untouched
    return f"{seed_from(rng)} {len(game.moves)} {seat}"


def at_once(game: Game, seat: int, level: str) -> str:
    """A bot's answer without a search, and without leaving this process, into which only our own come."""
    door = game.door(seat)
    quick = level if LEVELS.get(level) == QUICK else STAND_IN
    return door.name(make_bot(quick, seed_of(game, seat)).choose(door))


def choose(level: str, seat: int, snapshot: str, search: float = 0.0) -> str:
    """The move of a bot, which searches for so many seconds, if any are given; its chance is that of the
    position it was sent. Runs in a worker process; a bot that is not ours, in one of its own beside that.
    """
    game = decode_game(snapshot)
    door = game.door(seat)
    if level not in LEVELS:
        own = SealedBot(level, seat, snapshot, PROMISED)
        return door.name(answer(own, door, level, 0, len(game.moves)))
    bot = make_bot(f"{level}:seconds={search}" if search else level, snapshot)
    return door.name(bot.choose(door))
