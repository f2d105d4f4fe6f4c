"""One seat of a game against bots, for Gymnasium.

import gymnasium
import ludoteca.env.gymnasium  # makes the ids known

env = gymnasium.make("ludoteca/condottiere-v1", seats=3, bots=["greedy", "random"], seat="rotate")
"""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca.bots import Bot, answer, bot_name
from ludoteca.bots.entrants import Entrant, entrant
from ludoteca.engine.actions import whole
from ludoteca.engine.errors import BadSeat, BotError, IllegalMove, LudotecaError, shown
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import CHANCE
from ludoteca.env.table import Table, after_reset, picture, spaces
from ludoteca.missing import needed

gym: Any = needed("gymnasium", "gymnasium")

ILLEGAL = -1.0  # the reward of an action that is not legal, which ends the game
ROTATE = "rotate"
LARGEST_SEED = 2**31 - 1


class Against(gym.Env):  # type: ignore[misc]
    """A game in which all other seats are played by bots, in their order from the own seat on.

    `seat` is the own one, or "rotate" for another one in each game. The mask of legal actions stands in the
    info, and `action_masks()` gives it as sb3-contrib asks for it. An action that is not legal loses, and the
    info says why.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 2}
    game: Game = after_reset()
    bots: dict[int, tuple[Bot, str]] = after_reset()
    cycles: int = after_reset()

    def __init__(
        self,
        game: str,
        bots: list[Entrant] | tuple[Entrant, ...] | Entrant = "random",
        seat: int | str = 0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """`settings` are those of `Table`: seats, options, edition, content, returns."""
        if render_mode not in (None, "ansi"):
            raise LudotecaError(f"render_mode is ansi, not {shown(render_mode)}")
        if max_cycles is not None and (whole(max_cycles) is None or max_cycles < 1):
            raise LudotecaError(f"max_cycles is a whole number above 0, not {shown(max_cycles)}")
        self.table = Table(game, **settings)
        self.others = line_up(bots, self.table.seats - 1)
        if seat != ROTATE and (whole(seat) is None or not 0 <= int(seat) < self.table.seats):
            raise BadSeat(f"seat is {ROTATE!r} or one from 0 to {self.table.seats - 1}, not {shown(seat)}")
        self.own = seat
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.table.actions)
        self.observation_space = self.table.box()
        self.seat = 0
        self.games = 0
        self.over = True

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.games = 0
        self.seat = self.games % self.table.seats if self.own == ROTATE else int(self.own)
        self.games += 1
        self.cycles = 0
        self.game = self.table.opened(int(self.np_random.integers(LARGEST_SEED)))
        self.bots = {}
        for i, bot in enumerate(self.others):
            other = (self.seat + 1 + i) % self.table.seats
            made = entrant(bot, int(self.np_random.integers(LARGEST_SEED)))
            self.bots[other] = (made, bot_name(bot))
        self.over = False
        self.let_others_play()
        return self.seen(), self.info()

    def let_others_play(self) -> None:
        t = self.game
        while t.asked and t.asked[0] != self.seat:
            seat = t.asked[0]
            bot, name = self.bots[seat]
            try:
                chosen = answer(bot, t.door(seat), name, self.games - 1, self.decision())
            except BotError as error:
                error.record = str(t.record())
                raise
            self.table.play(t, seat, chosen)

    def decision(self) -> int:
        """The number of the players' decision that is about to be made."""
        return 1 + sum([seat != CHANCE for seat, _ in self.game.moves])

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise LudotecaError("the game is over: reset() begins another one")
        chosen = self.table.action(action)
        try:
            self.game.play(self.seat, chosen)
        except IllegalMove as error:
            self.over = True
            return self.seen(), ILLEGAL, True, False, {**self.info(), "illegal": error.text}
        self.cycles += 1
        self.let_others_play()
        ended = not self.game.asked
        cut = not ended and self.max_cycles is not None and self.cycles >= self.max_cycles
        self.over = ended or cut
        reward = self.table.worth(self.game)[self.seat] if ended else 0.0
        return self.seen(), reward, ended, cut, self.info()

    def seen(self) -> Any:
        return self.table.seen(self.game.state, self.seat)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.game, self.seat), "seat": self.seat}

    def action_masks(self) -> Any:
        """Which actions are legal now."""
        return self.table.mask(self.game, self.seat).astype(bool)

    def render(self) -> str | None:
        return picture(self.game) if self.render_mode == "ansi" else None


def line_up(bots: list[Entrant] | tuple[Entrant, ...] | Entrant, others: int) -> list[Entrant]:
    """A bot for each other seat: one is for all, several are for one seat each. All can be made."""
    found = list(bots) if isinstance(bots, (list, tuple)) else [bots] * others
    if len(found) != others:
        raise LudotecaError(f"there are {others} other seats and {len(found)} bots")
    for bot in found:
        entrant(bot, 0)
    return found


def register() -> None:
    """Make every game known to `gymnasium.make`, as `ludoteca/NAME-vVERSION`."""
    for name, info in ludoteca.catalogue().items():
        full = f"ludoteca/{name}-v{info.rules_version}"
        if full not in gym.registry:
            gym.register(full, entry_point="ludoteca.env.gymnasium:Against", kwargs={"game": name})


register()
