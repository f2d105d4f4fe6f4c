"""Games for PettingZoo: agents take turns (AEC), and every observation has the mask of legal actions.

from ludoteca.env.pettingzoo import env

table = env("condottiere", seats=3, options={"series": 20})
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.engine.actions import whole
from ludoteca.engine.errors import LudotecaError, shown
from ludoteca.engine.game import Game
from ludoteca.env.table import Table, after_reset, new_seed, np, picture, spaces
from ludoteca.missing import needed

pettingzoo: Any = needed("pettingzoo", "pettingzoo")
utils: Any = needed("gymnasium.utils", "pettingzoo")
logger: Any = needed("pettingzoo.utils.env_logger", "pettingzoo").EnvLogger

ILLEGAL = -1.0  # the reward of an action that is not legal, which ends the game


def env(game: str, **settings: Any) -> Any:
    """The environment as PettingZoo's own ones come: an illegal action loses, and order is kept. Its wrappers
    for that cost more than a move, so the environment does it itself.
    """
    return losing_env(game, **settings)


class raw_env(pettingzoo.AECEnv, utils.EzPickle):  # type: ignore[misc] # noqa: N801
    """The bare environment: an illegal action is refused with a sentence, and changes nothing."""

    game: Game = after_reset()
    agents: list[str] = after_reset()
    agent_selection: str = after_reset()
    rewards: dict[str, float] = after_reset()
    terminations: dict[str, bool] = after_reset()
    truncations: dict[str, bool] = after_reset()
    infos: dict[str, dict[str, Any]] = after_reset()
    cycles: int = after_reset()

    def __init__(
        self, game: str, max_cycles: int | None = None, render_mode: str | None = None, **settings: Any
    ) -> None:
        """`settings` are those of `Table`: seats, options, edition, content, returns."""
        utils.EzPickle.__init__(self, game, max_cycles, render_mode, **settings)
        super().__init__()
        if max_cycles is not None and (whole(max_cycles) is None or max_cycles < 1):
            raise LudotecaError(f"max_cycles is a whole number above 0, not {shown(max_cycles)}")
        if render_mode not in (None, "ansi", "human"):
            raise LudotecaError(f"render_mode is one of ansi, human, not {shown(render_mode)}")
        self.table = Table(game, **settings)
        self.max_cycles = max_cycles  # decisions after which a game is cut off
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{self._opened(1).rules.info.rules_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (self.table.actions,), np.int8)
        observed = spaces.Dict({"observation": self.table.box(), "action_mask": mask})
        chosen = spaces.Discrete(self.table.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = dict.fromkeys(self.possible_agents, chosen)
        self.state_space = self.table.box(self.table.seats)
        self._seeds = 0
        self._first = new_seed()

    def _opened(self, seed: int | str | None) -> Game:
        return self.table.opened(seed)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: Any = None, options: Any = None) -> None:
        """A new game. Without a seed each is another one, and after a seed they follow from it."""
        if seed is not None:
            self.game = self._opened(seed if whole(seed) is None else whole(seed))
            self._first = seed
            self._seeds = 1
        else:
            self.game = self._opened(f"{self._first} {self._seeds}" if self._seeds else self._first)
            self._seeds += 1
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._turn_to_asked()

    def _turn_to_asked(self) -> None:
        """Of several who are asked in secret, the first; its mask stands in its info, too."""
        g = self.game.state
        seat = g.asked[0]
        self.agent_selection = agent = self.possible_agents[seat]
        self._offered = offered = g.options(seat)
        self._mask = mask = self.table.masked(offered)
        self.infos[agent] = {"action_mask": mask}

    def observe(self, agent: str) -> dict[str, Any]:
        try:
            seat = self.seat_of[agent]
        except (KeyError, TypeError):
            agents = ", ".join(self.possible_agents)
            raise LudotecaError(f"there is no agent {shown(agent)}, but {agents}") from None
        g = self.game.state
        own = agent == self.agent_selection and g.asked
        mask = self._mask if own else np.zeros(self.table.actions, np.int8)
        return {"observation": self.table.viewers[seat].seen(g), "action_mask": mask}

    def state(self) -> Any:
        """All that there is to know: what each seat observes, one after the other."""
        return np.concatenate([self.table.seen(self.game.state, seat) for seat in range(self.table.seats)])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = action if type(action) is int else self.table.action(action)
        if chosen not in self._offered:
            self._refused(agent, self.table.action(chosen))
            return
        self.table.play(self.game, self.seat_of[agent], chosen)
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if not self.game.state.asked:
            self.rewards = dict(zip(self.possible_agents, self.table.worth(self.game), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._turn_to_asked()
        else:
            self._turn_to_asked()
        if self.render_mode == "human":
            self.render()

    def _refused(self, agent: str, action: int) -> None:
        """An action that is not legal: the game says why."""
        self.game.play(self.seat_of[agent], action)

    def render(self) -> str | None:
        text = picture(self.game)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class losing_env(raw_env):  # noqa: N801
    """An action that is not legal loses the game, and what comes in a wrong order is told."""

    _stepped = False  # since `agent_iter` named an agent

    def reset(self, seed: Any = None, options: Any = None) -> None:
        super().reset(seed, options)
        self._stepped = True

    def step(self, action: Any) -> None:
        if not self.agents:
            logger.warn_step_after_terminated_truncated()
            return
        self._stepped = True
        raw_env.step(self, action)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            assert self._stepped, "need to call step() or reset() in a loop over `agent_iter`"
            self._stepped = False
            max_iter -= 1
            yield self.agent_selection

    def _refused(self, agent: str, action: int) -> None:
        logger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()
