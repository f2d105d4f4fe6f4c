"""OpenSpiel's information-set search as a bot of ours, to be measured on the same ladder.

ludoteca lab ladder condottiere --bots "ludoteca.env.spiel_bot:SpielIsmcts(simulations=50),greedy"

At equal time it takes seconds for a move, as our own search does: `SpielIsmcts(seconds=0.2)`.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any

from ludoteca.engine.door import Door
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rng import generator
from ludoteca.env.openspiel import load, np
from ludoteca.missing import needed

ismcts: Any = needed("open_spiel.python.algorithms.ismcts", "openspiel")
mcts: Any = needed("open_spiel.python.algorithms.mcts", "openspiel")

EXPLORE = 2.0  # its constant of upper confidence bounds
LEAST = 2  # simulations: the first only opens the root
FIRST = 10  # of the first move, where seconds are given: then it is known how many there are in one


class SpielIsmcts:
    """Searches with so many simulations, each with a random playout. It begins from an imagined position.

    With seconds, it makes as many as fit into them, by what those of the move before have taken.
    """

    def __init__(self, seed: int | str, simulations: int = 100, seconds: float = 0.0) -> None:
        if simulations < LEAST or seconds < 0:
            raise LudotecaError(f"a search has at least {LEAST} simulations, and takes no seconds below 0")
        self.rng = generator(seed)
        self.simulations = FIRST if seconds else simulations
        self.seconds = seconds
        self.random = np.random.RandomState(self.rng.below(2**30))

    def choose(self, door: Door) -> int:
        options = door.actions()
        if len(options) == 1:
            return options[0]
        g = door.imagine(self.rng)
        origin: Any = g.origin
        if origin is None:
            raise LudotecaError("this bot plays in matches, where positions say which game they are of")
        name, _, _, edition, agreed = origin
        game = spiel_game(name, g.seats, edition, agreed)
        g.log = []  # what happens from here on tells information states apart
        state = game.new_initial_state()
        state.t = Game(door.rules, edition, dict(agreed), [], g, None, False)
        state.t.imagined = True
        evaluator = mcts.RandomRolloutEvaluator(1, self.random)
        search = ismcts.ISMCTSBot(
            game=game,
            uct_c=EXPLORE,
            max_simulations=self.simulations,
            evaluator=evaluator,
            random_state=self.random,
        )
        began = time.perf_counter()
        chosen = int(search.step(state))
        if self.seconds:
            taken = max(1e-6, time.perf_counter() - began)
            self.simulations = max(LEAST, round(self.simulations * self.seconds / taken))
        return chosen


@lru_cache(maxsize=8)
def spiel_game(name: str, seats: int, edition: str, agreed: tuple[tuple[str, object], ...]) -> Any:
    """The game of a match, as OpenSpiel has it."""
    specs = {spec.name: spec for spec in rules_of(name).info.options}
    said = [f"{key}:{specs[key].write(value)}" for key, value in agreed if value != specs[key].default]  # type: ignore[arg-type]
    return load(name, seats=seats, edition=edition, options=";".join(said))
