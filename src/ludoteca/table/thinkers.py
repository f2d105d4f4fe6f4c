"""Bots think in processes of their own, and are sent only what their seat may know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludoteca.engine.game import Game
from ludoteca.engine.rng import SystemRng
from ludoteca.table.frozen import freeze, thaw
from ludoteca.table.log import failed
from ludoteca.table.luck import seed_from
from ludoteca.table.workers import Runner

# the levels that a table offers, and the bots behind them
LEVELS = {"random": "random", "greedy": "greedy", "ismcts": "ismcts:seconds=1"}
STAND_IN = "greedy"  # plays for people who are away

# the level, the seat, a snapshot as the seat may imagine it -> the name of a move
Think = Callable[[str, int, str], Awaitable[str]]


def thinking_in(workers: Runner) -> Think:
    async def think(level: str, seat: int, snapshot: str) -> str:
        try:
            return await workers.run(choose, level, seat, snapshot)
        except Exception as error:
            # A bot that cannot think still answers: the game goes on.
            failed("bot failed", error)
            return choose("random", seat, snapshot)

    return think


def imagined(game: Game, seat: int) -> str:
    """What is sent to a bot: a position as its seat may imagine it, never the true one."""
    luck = SystemRng() if game.rng is None else game.rng.copy()  # the game's own chance goes on untouched
    return freeze(game.determinize(seat, f"{seed_from(luck)} {len(game.moves)} {seat}"))


def choose(level: str, seat: int, snapshot: str) -> str:
    """The move of a bot; its luck is that of the position it was sent. Runs in a worker process."""
    import ludoteca.games  # noqa: F401  (a new process knows no game yet)
    from ludoteca.bots import make_bot

    door = thaw(snapshot).door(seat)
    return door.name(make_bot(LEVELS[level], snapshot).choose(door))
