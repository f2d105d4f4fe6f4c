"""Games and all that they hand out can be copied and pickled, interpreted and compiled."""

from __future__ import annotations

import copy
import inspect
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from games.condottiere.kit import arrange
from ludoteca import CHANCE, BrokenRecord, Game, LudotecaError, Message, Record, Result
from ludoteca.engine.rng import Rng, SystemRng, seeded
from ludoteca.testing.walks import random_move


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


COPIES: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": pickled}

every_copy = pytest.mark.parametrize("make_copy", COPIES.values(), ids=COPIES)


def a_game(name: str, moves: int = 40, **settings: Any) -> Game:
    t = ludoteca.new(name, seats=3, seed=7, **settings)
    rng = seeded(5)
    for i in range(moves):
        random_move(t, rng)
    return t


def play_on(t: Game, moves: int = 60) -> None:
    rng = seeded(6)
    for i in range(moves):
        if t.asked:
            random_move(t, rng)


# games


@every_copy
@pytest.mark.parametrize("name", ludoteca.catalogue())
def test_a_copy_is_the_same_game_and_goes_on_with_the_same_chance(
    name: str, make_copy: Callable[[Game], Game]
) -> None:
    t = a_game(name)
    other = make_copy(t)
    assert type(other) is Game and other is not t
    assert other.snapshot() == t.snapshot() and other.warnings == t.warnings
    assert [other.events(seat) for seat in range(3)] == [t.events(seat) for seat in range(3)]
    play_on(t)
    play_on(other)
    assert other.snapshot() == t.snapshot() and str(other.record()) == str(t.record())


@every_copy
def test_playing_a_copy_leaves_the_game_alone(make_copy: Callable[[Game], Game]) -> None:
    t = a_game("condottiere")
    before = t.snapshot()
    other = make_copy(t)
    play_on(other)
    other.options["series"] = 20
    other.warnings.append("another")
    assert t.snapshot() == before and t.warnings == []


@every_copy
def test_a_copy_of_a_game_with_scripted_chance_waits_for_it_too(make_copy: Callable[[Game], Game]) -> None:
    other = make_copy(ludoteca.new("condottiere", seats=2, chance="scripted"))
    other.play(CHANCE, "deal 1 bishop")
    assert other.asked == (CHANCE,)


@every_copy
def test_a_copy_of_an_imagined_game_is_imagined(make_copy: Callable[[Game], Game]) -> None:
    t = a_game("condottiere").determinize(0, seed=1)
    other = make_copy(t)
    assert other.imagined and other.view(0) == t.view(0)


@every_copy
def test_what_can_be_undone_is_not_copied_but_whether_anything_can(make_copy: Callable[[Game], Game]) -> None:
    t = arrange(2, hands={0: "Bi Bi M1", 1: "M2"}, lines={1: "M6"})
    t.play(0, "play bishop")
    assert t.can_undo(0)
    other = make_copy(t)
    assert not other.can_undo(0) and t.can_undo(0)
    other = make_copy(ludoteca.new("condottiere", seats=2, seed=1))
    other.play(0, "place roma")
    assert other.can_undo(0)
    other = make_copy(ludoteca.new("condottiere", seats=2, seed=1, undo=False))
    other.play(0, "place roma")
    assert not other.can_undo(0)


@every_copy
def test_a_copy_pauses_where_the_game_pauses(make_copy: Callable[[Game], Game]) -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    t.state.pauses = True
    assert make_copy(t).state.pauses and not make_copy(ludoteca.new("condottiere")).state.pauses


def test_a_game_within_other_things_is_copied_once() -> None:
    t = a_game("venti")
    one, same = copy.deepcopy([t, t])
    assert one is same is not t
    one, same = pickled([t, t])
    assert one is same


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_every_way_of_pickling_does(protocol: int) -> None:
    t = a_game("ventura")
    assert pickle.loads(pickle.dumps(t, protocol)).snapshot() == t.snapshot()


UNPICKLE = "import pickle, sys; sys.stdout.write(pickle.load(sys.stdin.buffer).snapshot())"


def test_a_pickled_game_can_be_sent_to_another_process() -> None:
    t = a_game("condottiere")
    done = subprocess.run(
        [sys.executable, "-c", UNPICKLE], input=pickle.dumps(t), capture_output=True, check=True
    )
    assert done.stdout.decode() == t.snapshot()


# what games hand out


def handed_out() -> list[object]:
    t = a_game("condottiere", 1)
    seat = t.asked[0]
    info = ludoteca.catalogue()["condottiere"]
    result = Result("total", (1, 2), (3, -1), nobody=True)
    return [
        *t.events(0)[-2:],
        Message("do-place", {"region": "roma", "seat": 1}),
        t.prompt(seat),
        t.why_not(seat, "no such move"),
        t.choices(seat)[0],
        t.choices(seat)[0].targets[0],
        t.record(),
        result,
        info,
        *info.options,
        seeded(3),
    ]


def parts(value: object) -> object:
    """What a value holds, to compare by."""
    if isinstance(value, Record):
        return [str(value), value.lines, value.result_line]
    if isinstance(value, Rng):
        return [int(value.a), int(value.b)]
    return value.json() if hasattr(value, "json") else repr(value)


@every_copy
@pytest.mark.parametrize("value", handed_out(), ids=lambda value: type(value).__name__)
def test_what_a_game_hands_out_can_be_copied(value: object, make_copy: Callable[[object], object]) -> None:
    other = make_copy(value)
    assert type(other) is type(value) and parts(other) == parts(value)


@every_copy
def test_a_record_that_was_read_keeps_its_lines(make_copy: Callable[[Record], Record]) -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    play_on(t, 10_000)
    from ludoteca.engine.record import parse_record

    record = parse_record(str(t.record()))
    other = make_copy(record)
    assert other.lines == record.lines and len(record.lines) == len(record.moves)
    assert other.result_line == record.result_line > 0 and other.result == t.result


@every_copy
def test_a_deep_copy_shares_no_arguments(make_copy: Callable[[Message], Message]) -> None:
    message = Message("event-draws", {"seat": 0, "card": "bishop"})
    other = make_copy(message)
    assert other == message and hash(other) == hash(message)
    assert (other.args is message.args) == (make_copy is copy.copy)


def test_the_systems_numbers_stay_the_systems() -> None:
    for make_copy in COPIES.values():
        assert type(make_copy(SystemRng())) is SystemRng


ERRORS = [
    error
    for name, error in inspect.getmembers(ludoteca)
    if name in ludoteca.__all__ and inspect.isclass(error)
]
ERRORS = [error for error in ERRORS if issubclass(error, LudotecaError) and error is not BrokenRecord]


@every_copy
@pytest.mark.parametrize("error", ERRORS)
def test_errors_come_back_from_another_process_as_they_were(
    error: type[LudotecaError], make_copy: Callable[[LudotecaError], LudotecaError]
) -> None:
    for raised in (error("that is not possible", "CON-TURN-02"), error("that is not possible")):
        other = make_copy(raised)
        assert type(other) is error
        assert (str(other), other.text, other.rule) == (str(raised), raised.text, raised.rule)


@every_copy
def test_a_broken_record_keeps_its_line(make_copy: Callable[[BrokenRecord], BrokenRecord]) -> None:
    raised = BrokenRecord("line 3: again", 3, "CON-TURN-02")
    other = make_copy(raised)
    assert (str(other), other.text, other.rule, other.line) == (str(raised), raised.text, raised.rule, 3)
