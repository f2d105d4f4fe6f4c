"""Whatever is handed to the stable surface is refused in words, and changes nothing: in both builds."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

import ludoteca
from kit.garbage import garbage
from ludoteca import Game, LudotecaError

new: Any = ludoteca.new
play_match: Any = ludoteca.play_match
make_bot: Any = ludoteca.make_bot
OVER: Any = ludoteca.Result("total", (1, 2), (3, 1))


@pytest.fixture(scope="module")
def t() -> Game:
    t = ludoteca.new("condottiere", seats=3, seed=4)
    t.play(0, "place roma")
    return t


def first(door: ludoteca.Door) -> int:
    return door.actions()[0]


QUESTIONS: dict[str, Callable[[Any, Any], object]] = {
    "Game.legal": lambda t, x: t.legal(x),
    "Game.actions": lambda t, x: t.actions(x),
    "Game.choices": lambda t, x: t.choices(x),
    "Game.asides": lambda t, x: t.asides(x),
    "Game.prompt": lambda t, x: t.prompt(x),
    "Game.view": lambda t, x: t.view(x),
    "Game.events": lambda t, x: t.events(x),
    "Game.events since": lambda t, x: t.events(0, x),
    "Game.door": lambda t, x: t.door(x),
    "Game.why_not": lambda t, x: (t.why_not(0, x), t.why_not(x, "pass")),
    "Game.can_undo": lambda t, x: t.can_undo(x),
    "Game.determinize": lambda t, x: t.determinize(x, 1),
    "Game.determinize seed": lambda t, x: t.determinize(0, x),
    "Game.say": lambda t, x: t.say(x),
    "Game.say in": lambda t, x: t.say(t.prompt(0), x),
    "Game.say names": lambda t, x: t.say(t.prompt(0), "it", x),
    "Game.printed": lambda t, x: t.printed(x),
    "Game.observe": lambda t, x: t.observe(x),
    "Game.observe into": lambda t, x: t.observe(0, x),
    "Game.mask": lambda t, x: t.mask(x),
    "Game.mask into": lambda t, x: t.mask(0, x),
    "Game.information_state": lambda t, x: t.information_state(x),
    "Game.information_key": lambda t, x: t.information_key(x),
    "Game.play": lambda t, x: t.clone().play(0, x),
    "Game.play seat": lambda t, x: t.clone().play(x, "pass"),
    "Game.undo": lambda t, x: copy.copy(t).undo(x),
    "Door.action": lambda t, x: t.door(0).action(x),
    "Door.name": lambda t, x: t.door(0).name(x),
    "Door.events": lambda t, x: t.door(0).events(x),
    "Door.printed": lambda t, x: t.door(0).printed(x),
    "Door.imagine": lambda t, x: t.door(0).imagine(x),
    "new": lambda t, x: new(x),
    "new seats": lambda t, x: new("condottiere", seats=x),
    "new seed": lambda t, x: new("condottiere", seed=x),
    "new options": lambda t, x: new("condottiere", options=x),
    "new option": lambda t, x: new("condottiere", options={"series": x}),
    "new edition": lambda t, x: new("condottiere", edition=x),
    "new chance": lambda t, x: new("condottiere", chance=x),
    "new content": lambda t, x: new("ventura", content=x),
    "new options and content": lambda t, x: new("ventura", options=x, content="nowhere.toml"),
    "new undo": lambda t, x: new("condottiere", undo=x),
    "replay": lambda t, x: ludoteca.replay(x),
    "replay moves": lambda t, x: ludoteca.replay(t.record(), moves=x),
    "replay seed": lambda t, x: ludoteca.replay(t.record(), seed=x),
    "replay undo": lambda t, x: ludoteca.replay(t.record(), undo=x),
    "load": lambda t, x: ludoteca.load(x),
    "load undo": lambda t, x: ludoteca.load(t.snapshot(), undo=x),
    "add_content": lambda t, x: ludoteca.add_content(x, "nowhere.toml"),
    "add_content file": lambda t, x: ludoteca.add_content("ventura", x),
    "story": lambda t, x: ludoteca.story(x),
    "hints": lambda t, x: ludoteca.hints(x, 0),
    "hints seat": lambda t, x: ludoteca.hints(t, x, 1),
    "hints seed": lambda t, x: ludoteca.hints(t, 0, 1, x),
    "Bot.choose": lambda t, x: make_bot("greedy").choose(x),
    "Result.returns_by": lambda t, x: OVER.returns_by(x),
    "make_bot": lambda t, x: make_bot(x),
    "make_bot seed": lambda t, x: make_bot("greedy", x),
    "play_match": lambda t, x: play_match(x, [first], games=1),
    "play_match bots": lambda t, x: play_match("condottiere", x, games=1),
    "play_match bot": lambda t, x: play_match("condottiere", [x], games=1),
    "play_match seed": lambda t, x: play_match("condottiere", [first], games=1, seed=x),
    "play_match seats": lambda t, x: play_match("condottiere", [first], games=1, seats=x),
    "play_match options": lambda t, x: play_match("condottiere", [first], games=1, options=x),
    "play_match edition": lambda t, x: play_match("condottiere", [first], games=1, edition=x),
    "play_match limit": lambda t, x: play_match("condottiere", [first], games=1, limit=x),
    "play_match sealed": lambda t, x: play_match("condottiere", ["random"], games=1, sealed=x or 1),
    "play_match answer": lambda t, x: play_match("condottiere", [lambda door: x], games=1, seats=2),
}


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
@settings(max_examples=60)
@given(x=garbage)
def test_garbage_is_refused_in_words_and_changes_nothing(t: Game, question: Any, x: Any) -> None:
    before = t.snapshot()
    try:
        question(t, x)
    except LudotecaError as error:
        assert 0 < len(str(error)) < 1000  # noqa: PT017
    assert t.snapshot() == before


@pytest.mark.parametrize("games", [0, -1, 1.5, True, "4", None, [4], 10**9])
@pytest.mark.parametrize("what", ["games", "workers"])
def test_numbers_of_a_match_are_whole_and_bounded(what: str, games: Any) -> None:
    with pytest.raises(LudotecaError, match=f"the number of {what} goes from 1 to"):
        play_match("condottiere", [first], **{what: games})


NO_GAMES: list[Any] = [None, 3, "condottiere", ludoteca, [], ludoteca.new("condottiere", seats=2).record()]


@pytest.mark.parametrize("x", NO_GAMES, ids=type)
def test_only_a_game_has_a_story_and_hints(x: Any) -> None:
    with pytest.raises(LudotecaError, match=r"a story is told of a game such as `ludoteca\.new` makes"):
        ludoteca.story(x)
    with pytest.raises(LudotecaError, match=r"hints are given of a game such as `ludoteca\.new` makes"):
        ludoteca.hints(x, 0)


@pytest.mark.parametrize("iterations", [0, -1, 10**7 + 1, 10**6000, 1.5, True, "9", None, [9]], ids=type)
def test_a_coach_looks_at_a_number_of_iterations(t: Game, iterations: Any) -> None:
    with pytest.raises(LudotecaError, match="a coach looks at 1 to 10000000 iterations"):
        ludoteca.hints(t, 0, iterations)


@pytest.mark.parametrize("level", ["random", "greedy", "easy", "ismcts:iterations=2", "ismcts:trees=2"])
def test_a_bot_chooses_at_a_door_where_something_is_asked(t: Game, level: str) -> None:
    bot = make_bot(level, 1)
    for x in (None, 3, t, t.view(0)):
        with pytest.raises(LudotecaError, match=r"a bot chooses at a door such as `game\.door\(0\)`, not at"):
            bot.choose(x)
    with pytest.raises(ludoteca.NotAsked, match="seat 1 is not asked"):
        bot.choose(t.door(1))


def rows(size: int) -> list[Any]:
    """What looks as if one could write so many numbers to it."""
    read_only = memoryview(bytes(size))
    return [3, object(), iter([]), bytes(size), "x" * size, (0,) * size, range(size), read_only]


def test_numbers_are_written_into_rows_of_numbers(t: Game) -> None:
    for row in [*rows(len(t.observe(0))), bytearray(len(t.observe(0)))]:
        with pytest.raises(LudotecaError, match="an observation is written into numbers in a row"):
            t.observe(0, row)
    for row in rows(len(t.mask(0))):
        with pytest.raises(LudotecaError, match="a mask is written into numbers in a row"):
            t.mask(0, row)


def test_a_mask_that_is_refused_is_not_written(t: Game) -> None:
    row = bytearray(b"\7" * len(t.mask(0)))
    with pytest.raises(LudotecaError, match="there is no seat 9"):
        t.mask(9, row)
    assert set(row) == {7}


@pytest.mark.parametrize("what", ["live", "progress"])
def test_who_is_told_of_a_match_is_a_function(what: str) -> None:
    wrong: list[Any] = [3, "print", [], True]
    for x in wrong:
        with pytest.raises(LudotecaError, match=f"{what} is a function of"):
            play_match("condottiere", [first], games=1, **{what: x})


@pytest.mark.parametrize("folder", [3, 1.5, [], object(), b"x", "\0", "\ud800", "x" * 100_000], ids=type)
def test_a_match_is_kept_in_a_folder_that_can_be(folder: Any) -> None:
    with pytest.raises(LudotecaError, match="folder"):
        play_match("condottiere", ["random"], games=1, run=folder)


FUNCTIONS = [name for name in ludoteca.__all__ if name.islower()]
UNKNOWN: list[tuple[Callable[[], object], str]] = [
    (
        lambda: new("condottiere", colour=1),
        r"new has no argument 'colour'; an option .* options=\{'colour'",
    ),
    (lambda: new("condottiere", sed=1), "new has no argument 'sed'; did you mean 'seed'"),
    (lambda: play_match("condottiere", ["random"], hidden_cards=True), r"options=\{'hidden_cards': \.\.\.\}"),
    (lambda: make_bot("ismcts", iterations=5), "make_bot has no argument 'iterations'; there are bot, seed"),
]


@pytest.mark.parametrize(("call", "says"), UNKNOWN, ids=[says for _, says in UNKNOWN])
def test_an_argument_that_is_not_there_is_refused_with_what_was_meant(
    call: Callable[[], object], says: str
) -> None:
    with pytest.raises(ludoteca.BadOption, match=says):
        call()


@pytest.mark.parametrize("name", sorted({*FUNCTIONS} - {"catalogue"}))
def test_every_function_refuses_what_it_has_no_name_for(name: str) -> None:
    with pytest.raises(ludoteca.BadOption, match=f"{name} has no argument 'qqqqq'"):
        getattr(ludoteca, name)(qqqqq=1)


@pytest.mark.parametrize("rules", [None, 5, "condottiere", object(), ludoteca.catalogue()["condottiere"]])
def test_only_rules_are_registered(rules: Any) -> None:
    before = list(ludoteca.catalogue())
    with pytest.raises(LudotecaError, match="a game is registered by its rules, not by"):
        ludoteca.register(rules)
    assert list(ludoteca.catalogue()) == before


def test_public_classes_are_shown_as_the_librarys() -> None:
    shown = {name: getattr(ludoteca, name) for name in ludoteca.__all__}
    homes = {name: value.__module__ for name, value in shown.items() if isinstance(value, type)}
    assert len(homes) > 20 and set(homes.values()) == {"ludoteca"}


def test_what_is_not_there_is_an_ordinary_mistake() -> None:
    with pytest.raises(AttributeError, match="module 'ludoteca' has no attribute 'make_bots'"):
        ludoteca.make_bots  # noqa: B018
    assert set(ludoteca.__all__) <= set(dir(ludoteca))
