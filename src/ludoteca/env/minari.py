"""A data set of Ludoteca's as one of Minari's, in the form that the environment for Gymnasium has.

from ludoteca.env.minari import export

export("runs/a", "ludoteca/condottiere/greedy-v0")
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.engine.errors import LudotecaError, shown
from ludoteca.env.gymnasium import gym
from ludoteca.env.table import np
from ludoteca.lab.runs import Run
from ludoteca.lab.samples import Samples, dataset_in, kept_record, part_of
from ludoteca.missing import needed

minari: Any = needed("minari", "minari")
buffers: Any = needed("minari.data_collector.episode_buffer", "minari")


def export(folder: str | Path, name: str, bot: str | None = None, **about: Any) -> Any:
    """What each seat of every game did, an episode each; only what one bot did, if it is named.

    An episode has the masks of legal actions in its infos, as the environment has. A reward comes at the end.
    `about` goes to Minari: `author`, `code_permalink` and the like.
    """
    run = dataset_in(Path(folder))
    order = run.order
    how = {"seats": order["seats"], "options": order["options"], "edition": order["edition"]}
    episodes: list[Any] = []
    for part in run.numbers():
        episodes.extend(episodes_of(run, part_of(run, part, 0), bot, len(episodes)))
    if not episodes:
        raise LudotecaError(f"there is nothing in {folder} that {shown(bot)} did")
    return minari.create_dataset_from_buffers(
        name,
        buffer=episodes,
        env=gym.make(f"ludoteca/{order['game']}-v{order['rules_version']}", **how),
        algorithm_name=bot or ", ".join(order["bots"]),
        description=f"{order['game']}, {order['seats']} seats, seed {order['seed']}",
        data_format="arrow",
        **about,
    )


def episodes_of(run: Run, samples: Samples, bot: str | None, first: int) -> list[Any]:
    found: list[Any] = []
    for game in np.unique(samples.game).tolist():
        t = ludoteca.replay(kept_record(run, game), undo=False)
        for seat in range(t.seats):
            own = samples.where((samples.game == game) & (samples.seat == seat))
            if len(own) and bot in (None, own.bot[0]):
                last = np.frombuffer(t.observe(seat), np.float32)
                found.append(episode(own, last, first + len(found)))
    return found


def episode(own: Samples, last: Any, number: int) -> Any:
    """A seat's decisions in a game, and what it saw at the end."""
    count = len(own)
    cut = bool(np.isnan(own.returns[0]))
    ends = [False] * (count - 1) + [True]
    nothing = [False] * count
    masks = np.concatenate([own.mask, np.zeros_like(own.mask[:1])]).astype(np.int8)
    return buffers.EpisodeBuffer(
        id=number,
        observations=[*own.observation, last],
        actions=own.action.tolist(),
        rewards=[0.0] * (count - 1) + [0.0 if cut else float(own.returns[0])],
        terminations=nothing if cut else ends,
        truncations=ends if cut else nothing,
        infos={"action_mask": list(masks)},
    )
