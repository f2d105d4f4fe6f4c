"""How far a bot can be exploited: NashConv in a tiny game, by OpenSpiel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.bots.entrants import Entrant, entrant
from ludoteca.bots.own import answer, bot_name
from ludoteca.engine.registry import catalogue, part_of
from ludoteca.env.openspiel import load, np
from ludoteca.missing import needed

policies: Any = needed("open_spiel.python.policy", "openspiel")
exploitability: Any = needed("open_spiel.python.algorithms.exploitability", "openspiel")

SAMPLES = 20  # choices of a bot in each position: how often it takes which


def nash_convs(bots: Sequence[str], samples: int = SAMPLES) -> dict[str, float]:
    """NashConv of each bot, by its name: what best answers to it gain in both seats; 0 is perfect play."""
    return {bot: nash_conv(bot, samples) for bot in bots}


def solvable() -> Any:
    """The tiny game that one of the boxes holds."""
    boxes = [(info.name, part_of(info.package, "tiny")) for info in catalogue().values()]
    name, tiny = next((name, tiny) for name, tiny in boxes if tiny is not None)
    return load(name, seats=2, options=tiny.CHOICE)


def nash_conv(bot: Entrant, samples: int = SAMPLES, seed: int | str = 0) -> float:
    """NashConv of one bot. How often it takes which move is counted, in every information state."""
    game = solvable()
    policy = policies.TabularPolicy(game)
    player = entrant(bot, seed)
    for state, row in zip(policy.states, policy.action_probability_array, strict=True):
        door = state.t.door(state.current_player())
        chosen = [answer(player, door, bot_name(bot), 0, number) for number in range(samples)]
        counted = np.bincount(chosen, minlength=len(row))
        row[:] = counted / samples
    return float(exploitability.nash_conv(game, policy))
