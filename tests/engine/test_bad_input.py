"""Bad input gets a specific error with a sentence, and never changes a game."""

from __future__ import annotations

import difflib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from kit.garbage import HUGE, garbage
from ludoteca import (
    CHANCE,
    SPECTATOR,
    BadOption,
    BadSeat,
    BrokenRecord,
    BrokenSnapshot,
    ContentError,
    Game,
    IllegalMove,
    LudotecaError,
    NotAsked,
    UnknownGame,
    UnknownMove,
)
from ludoteca.engine.actions import NEAR
from ludoteca.games.condottiere.content import make_map

MILANO = ludoteca.new("condottiere", seats=3, seed=4).door(0).action("place milano")
new: Any = ludoteca.new  # what untyped callers do
replay: Any = ludoteca.replay
load: Any = ludoteca.load


@pytest.fixture(scope="module")
def t() -> Game:
    t = ludoteca.new("condottiere", seats=3, seed=4)
    t.play(0, "place roma")
    return t


SET_UPS: list[tuple[type[LudotecaError], str, dict[str, object]]] = [
    (UnknownGame, "did you mean 'condottiere'", {"game": "condotiere"}),
    (UnknownGame, "there is no game called None", {"game": None}),
    (UnknownGame, "there is no game", {"game": HUGE}),
    (UnknownGame, "no edition 'pocket'", {"edition": "pocket"}),
    (UnknownGame, "no edition", {"edition": HUGE}),
    (BadSeat, "2 to 6 seats, not 7", {"seats": 7}),
    (BadSeat, "2 to 6 seats, not -1", {"seats": -1}),
    (BadSeat, "2 to 6 seats", {"seats": HUGE}),
    (BadSeat, "whole number, not str", {"seats": "3"}),
    (BadSeat, "whole number, not float", {"seats": 3.0}),
    (BadSeat, "whole number, not bool", {"seats": True}),
    (BadOption, "did you mean 'hidden_cards'", {"options": {"hidden": True}}),
    (BadOption, "there are draw_after_battle", {"options": {"qqq": True}}),
    (BadOption, "unknown option 5", {"options": {5: True}}),
    (BadOption, "true or false, not 1", {"options": {"hidden_cards": 1}}),
    (BadOption, "true or false", {"options": {"hidden_cards": HUGE}}),
    (BadOption, "whole number, not '20'", {"options": {"series": "20"}}),
    (BadOption, "whole number, not True", {"options": {"series": True}}),
    (BadOption, "from 0 to 500", {"options": {"series": -1}}),
    (BadOption, "from 0 to 500", {"options": {"series": HUGE}}),
    (BadOption, "one of same, winner, rotate", {"options": {"series_start": "last"}}),
    (BadOption, "only means something with", {"options": {"series_start": "winner"}}),
    (BadOption, "names with values, not list", {"options": ["hidden_cards"]}),
    (LudotecaError, "whole number or a text, not float", {"seed": 1.5}),
    (LudotecaError, "at most 1024 bits", {"seed": HUGE}),
    (LudotecaError, "seeded, scripted", {"chance": "fair"}),
    (LudotecaError, "seeded, scripted", {"chance": None}),
    (LudotecaError, "undo is True or False, not 'no'", {"undo": "no"}),
]


@pytest.mark.parametrize(
    ("error", "says", "arguments"), SET_UPS, ids=[f"{row[1]} {[*row[2]]}" for row in SET_UPS]
)
def test_a_game_that_cannot_be_set_up_says_why(
    error: type[LudotecaError], says: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(error, match=says) as caught:
        new(**{"game": "condottiere", **arguments})
    assert type(caught.value) is error
    assert len(str(caught.value)) < 400


MOVES: list[tuple[type[LudotecaError], str, object, object]] = [
    (BadSeat, "no seat 3; the seats are 0 to 2", 3, "pass"),
    (BadSeat, "no seat -2", SPECTATOR, "pass"),
    (BadSeat, "no seat", HUGE, "pass"),
    (BadSeat, "not str", "0", "pass"),
    (BadSeat, "not bool", True, "pass"),
    (BadSeat, "not NoneType", None, "pass"),
    (UnknownMove, "did you mean 'pass'", 0, "pas"),
    (UnknownMove, "not a move", 0, ""),
    (UnknownMove, "too long", 0, "pass " * 1000),
    (UnknownMove, "no move with the id 99999", 0, 99_999),
    (UnknownMove, "no move with the id -1", 0, -1),
    (UnknownMove, "no move with the id", 0, HUGE),
    (UnknownMove, "a text such as .*, or its id, not float", 0, 5.0),
    (UnknownMove, "a text such as .*, or its id, not bool", 0, True),
    (UnknownMove, "a text such as", 0, None),
    (UnknownMove, "a text such as", 0, b"pass"),
    (NotAsked, "Seat 1", 1, "pass"),
    (NotAsked, "turn of Seat 1", CHANCE, "deal 0 bishop"),
    (IllegalMove, "Play a card or pass", 0, "place milano"),
    (IllegalMove, "Play a card or pass", 0, MILANO),
    (IllegalMove, "no face-down card", 0, "pass revealing"),
]


@pytest.mark.parametrize(
    ("error", "says", "seat", "move"), MOVES, ids=[f"{i} {row[1]}" for i, row in enumerate(MOVES)]
)
def test_a_bad_move_says_why_and_changes_nothing(
    t: Game, error: type[LudotecaError], says: str, seat: Any, move: Any
) -> None:
    before = t.snapshot()
    with pytest.raises(error, match=says) as caught:
        t.play(seat, move)
    assert type(caught.value) is error and caught.value.text
    assert "[" not in caught.value.text, "a message id that is in no catalogue"
    assert t.snapshot() == before


@settings(max_examples=300)
@given(seat=st.one_of(st.integers(-3, 4), garbage), move=garbage)
def test_garbage_never_changes_a_game(t: Game, seat: Any, move: Any) -> None:
    before = t.snapshot()
    for refuse in (t.play, t.why_not):
        try:
            refuse(seat, move)
        except LudotecaError as error:
            assert str(error)  # noqa: PT017
    assert t.snapshot() == before


@settings(max_examples=200)
@given(garbage)
def test_garbage_for_a_seat_is_refused_by_every_question(t: Game, seat: Any) -> None:
    before = t.snapshot()
    questions: list[Any] = [t.legal, t.actions, t.choices, t.asides, t.prompt, t.view, t.events, t.door]
    questions.append(lambda seat: t.determinize(seat, seed=1))
    for question in questions:
        try:
            question(seat)
        except LudotecaError as error:
            assert str(error)  # noqa: PT017
    assert t.snapshot() == before


@settings(max_examples=200)
@given(garbage, st.sampled_from(["game", "seats", "seed", "options", "edition", "chance"]))
def test_garbage_in_a_set_up_makes_a_game_or_an_error_with_a_sentence(value: Any, where: str) -> None:
    try:
        new(**{"game": "condottiere", "chance": "scripted", where: value})
    except LudotecaError as error:
        assert str(error)  # noqa: PT017


@settings(max_examples=200)
@given(st.dictionaries(garbage.filter(lambda key: not isinstance(key, (list, dict))), garbage, max_size=2))
def test_garbage_in_options_is_refused(options: Any) -> None:
    known = {"hidden_cards", "series"}
    assert not known & set(options)
    if options:
        with pytest.raises(BadOption):
            new("condottiere", options=options)


@settings(max_examples=100)
@given(st.sampled_from([spec.name for spec in ludoteca.catalogue()["condottiere"].options]), garbage)
def test_garbage_as_the_value_of_an_option_is_refused_or_fits(name: str, value: Any) -> None:
    try:
        new("condottiere", options={name: value}, seed=1)
    except BadOption as error:
        assert name in str(error)  # noqa: PT017


@settings(max_examples=100)
@given(garbage)
def test_garbage_is_no_record_and_no_snapshot(value: Any) -> None:
    with pytest.raises(BrokenRecord):
        replay(value)
    with pytest.raises(BrokenSnapshot):
        load(value)


@settings(max_examples=50)
@given(garbage)
def test_garbage_as_a_number_of_moves_or_events_is_refused_or_fits(t: Game, value: Any) -> None:
    record = str(t.record())
    for question in (lambda: replay(record, moves=value), lambda: t.events(0, since=value)):
        try:
            question()
        except LudotecaError as error:
            assert "whole number" in str(error)  # noqa: PT017


@pytest.mark.parametrize(
    ("says", "table"),
    [
        ("there must be 2 to 32, not 1", {"roma": ()}),
        ("region 'Roma': name", {"Roma": ("siena",), "siena": ("Roma",)}),
        ("region 'roma': borders: there is no region 'sena'", {"roma": ("sena",), "siena": ("roma",)}),
        ("region 'roma': borders: it cannot border itself", {"roma": ("roma",), "siena": ()}),
        (
            "region 'roma': borders: a neighbour is there twice",
            {"roma": ("siena", "siena"), "siena": ("roma",)},
        ),
        ("region 'siena': borders: 'roma' is missing", {"roma": ("siena",), "siena": ()}),
        (
            "region 'lucca': borders: it cannot be reached",
            {"roma": ("siena",), "siena": ("roma",), "lucca": ()},
        ),
    ],
)
def test_a_mistake_in_a_map_names_the_region_and_the_field(
    says: str, table: dict[str, tuple[str, ...]]
) -> None:
    with pytest.raises(ContentError, match=says):
        make_map("test", table)


@pytest.mark.parametrize("name", list(ludoteca.catalogue()))
def test_a_name_that_is_no_move_is_compared_with_few_and_the_nearest_is_among_them(name: str) -> None:
    """Whoever sends such names to a server is not to keep it busy."""
    t = ludoteca.new(name, seats=2, seed=1)
    space = t.rules.space(t.state)
    words = [*space.ids][:: max(1, len(space.ids) // 40)]
    for right in words:
        for wrong in (right[:-1] + "q", right[0] * 2 + right[1:], f"{right} x"):
            like = space.like(wrong)
            assert len(like) <= 6 * NEAR
            assert right in like or not difflib.get_close_matches(wrong, [right])
    assert space.like("zzzzzz qqqq") == []
