"""Several trees at once: stronger, in processes, and what is chosen follows from the seed alone."""

from __future__ import annotations

import pytest

import ludoteca
from kit.toys import march, registered
from ludoteca import UnknownBot
from ludoteca.bots import ForestBot, IsmctsBot, forest, make_bot
from ludoteca.bots.forest import Task, grow, grown

FOREST = "ismcts:iterations=12,trees=3"


def tasks(trees: int = 3) -> list[Task]:
    """The same ones each time."""
    t = ludoteca.new("condottiere", seats=3, seed=4)
    bot = ForestBot(IsmctsBot(7, 12), trees)
    return [bot.task(t.door(t.asked[0])) for _ in range(trees)]


@pytest.fixture
def two_cores(monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.setattr(forest, "cores", lambda: 2)
    yield
    forest.stop()


def test_where_the_trees_grow_changes_nothing(two_cores: object) -> None:
    here = [grow(task) for task in tasks()]
    assert grown(tasks()) == here, "in processes"
    for process in list(forest.running()._processes.values()):
        process.kill()
    assert grown(tasks()) == here, "when the processes are lost"
    with registered(march.MARCH):
        t = ludoteca.new(march.MARCH.info.name, seats=2, seed=1)
        assert make_bot(FOREST, 1).choose(t.door(t.asked[0])) in t.actions(t.asked[0]), "known here alone"


def test_trees_are_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forest, "cores", lambda: 1)
    t = ludoteca.new("condottiere", seats=3, seed=4)
    door = t.door(t.asked[0])
    moves = {node.action: node for node in ForestBot(IsmctsBot(7, 12), 3).search(door)}
    trees = [grow(task) for task in tasks()]
    assert sum([node.visits for node in moves.values()]) == 3 * 12
    for action, node in moves.items():
        tried = [move for tree in trees for move in tree if move.action == action]
        assert node.visits == sum([move.visits for move in tried])
        assert node.gained == pytest.approx(sum([move.gained for move in tried]))


def test_the_same_seed_chooses_the_same_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forest, "cores", lambda: 1)
    t = ludoteca.new("venti", seats=2, seed=9)
    chosen = {make_bot(FOREST, 5).choose(t.door(t.asked[0])) for _ in range(2)}
    assert len(chosen) == 1


def test_a_single_answer_is_given_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(tasks: object) -> None:
        raise AssertionError("a search")

    monkeypatch.setattr(forest, "grown", none)
    t = ludoteca.new("ventura", seats=2, seed=2)
    while len(t.actions(t.asked[0])) > 1:
        t.play(t.asked[0], t.actions(t.asked[0])[0])
    assert make_bot(FOREST, 1).choose(t.door(t.asked[0])) == t.actions(t.asked[0])[0]


@pytest.mark.parametrize("setting", ["trees=0", "trees=65", "trees=x"])
def test_a_wrong_number_of_trees_is_refused(setting: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(f"ismcts:{setting}")


def test_one_tree_is_the_plain_search() -> None:
    assert isinstance(make_bot("ismcts:trees=1"), IsmctsBot)
