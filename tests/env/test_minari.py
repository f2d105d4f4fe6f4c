"""A data set as Minari's: an episode for each seat, as the environment for Gymnasium would have given it."""

from __future__ import annotations

import warnings
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca import LudotecaError
from ludoteca.lab.alone import game_record
from ludoteca.lab.dataset import make_dataset


def test_a_data_set_becomes_one_of_minaris(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    from ludoteca.env.minari import export, minari

    run = make_dataset("condottiere", ["greedy", "random"], 2, tmp_path / "run", seats=2, seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Minari would like to know who made it
        export(run.folder, "ludoteca/condottiere/greedy-v0", bot="greedy")
        loaded = minari.load_dataset("ludoteca/condottiere/greedy-v0")
        env = loaded.recover_environment()
    assert loaded.total_episodes == 2
    for number, episode in enumerate(loaded.iterate_episodes()):
        seat = number  # greedy sits in seat 0 first, then in seat 1
        t = ludoteca.replay(game_record(run, number))
        assert t.result is not None
        assert len(episode.observations) == len(episode.actions) + 1
        assert episode.observations[-1].tolist() == t.observe(seat).tolist()
        assert sum(episode.rewards) == pytest.approx(t.result.returns[seat])
        assert episode.terminations.tolist() == [False] * (len(episode.actions) - 1) + [True]
        masks = np.asarray(episode.infos["action_mask"])
        assert masks[np.arange(len(episode.actions)), episode.actions].all()
        assert env.observation_space.contains(episode.observations[0].astype(np.float32))
    with pytest.raises(LudotecaError, match=r"nothing in .* that 'nobody' did"):
        export(run.folder, "ludoteca/condottiere/nobody-v0", bot="nobody")
