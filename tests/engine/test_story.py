"""What is told of a finished game is what happened in it."""

from __future__ import annotations

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.climb import CLIMB
from ludoteca import CHANCE, Game
from ludoteca.engine.stories import MOST_MOMENTS, Story
from ludoteca.engine.words import LANGUAGES

# of each game the bots and the options: where sensible play takes long, anything will do
PLAYED: dict[str, tuple[str, dict[str, object]]] = {
    "condottiere": ("greedy", {}),
    "venti": ("greedy", {}),
    "ventura": ("random", {"round_limit": 4}),
    "dark-venture": ("random", {"length": "short"}),
}


def finished(game: str, bot: str = "greedy", options: dict[str, object] | None = None) -> Game:
    t = ludoteca.new(game, seats=2, seed=5, options=options)
    bots = [ludoteca.make_bot(bot, seed) for seed in range(2)]
    while t.asked:
        seat = t.asked[0]
        t.play(seat, bots[seat].choose(t.door(seat)))
    return t


def figures(t: Game, story: Story) -> dict[str, list[int]]:
    return {figure.label.id.removeprefix("story-"): figure.values for figure in story.figures}


def added(*columns: list[int]) -> list[int]:
    return [sum(values) for values in zip(*columns, strict=True)]


@pytest.mark.parametrize("game", PLAYED)
def test_a_story_adds_up_to_the_result(game: str) -> None:
    t = finished(game, *PLAYED[game])
    assert t.result is not None
    scores = list(t.result.scores)
    story = ludoteca.story(t)
    found = figures(t, story)
    (chart,) = story.charts
    players = [seat for seat, _ in t.moves if seat != CHANCE]
    assert chart.frames == sorted(set(chart.frames)) and chart.frames[-1] <= len(players)
    assert [values[-1] for values in chart.values] == scores
    assert all(len(values) == len(chart.frames) for values in chart.values)
    if game == "condottiere":
        assert found["battles-won"] == scores and min(found["strength-drawn"]) > 0
    if game == "venti":
        gained = added(found["from-targets"], found["from-attempts"], found["from-gifts"])
        assert added(scores, found["paid"], found["sacrificed"]) == gained
        used = [name for _, name in t.moves if name.startswith(("to joker", "to action"))]
        assert bool(used) == any(found["sacrificed"])
    if game == "ventura":
        assert added(found["first"], found["prestige"], found["papal"], found["war"]) == scores
    if game == "dark-venture":
        assert added(found["heroic"], found["side"], found["otherwise"]) == scores
    assert len(story.moments) <= MOST_MOMENTS
    assert story.moments or PLAYED[game][0] == "random"
    assert [moment.frame for moment in story.moments] == sorted(moment.frame for moment in story.moments)
    for language in LANGUAGES:
        for message in [*[f.label for f in story.figures], chart.title, *[m.text for m in story.moments]]:
            assert "[" not in t.say(message, language, ["A", "B"])


def test_a_game_without_a_story_of_its_own_has_a_plain_one() -> None:
    with registered(CLIMB):
        t = finished(CLIMB.info.name)
        (figure,) = ludoteca.story(t).figures
        assert sum(figure.values) == len([seat for seat, _ in t.moves if seat != CHANCE])
        assert t.say(figure.label) == "Decisions"


def test_the_story_of_a_game_that_goes_on_is_not_told() -> None:
    with pytest.raises(ludoteca.LudotecaError, match="when it is over"):
        ludoteca.story(ludoteca.new("condottiere"))
