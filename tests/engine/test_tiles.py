"""The kernel carries a deck with cards whose place somebody knows (Ventura's tiles)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.tiles import TILES_GAME, Table
from ludoteca import CHANCE, SPECTATOR, Game


@pytest.fixture
def t() -> Iterator[Game]:
    with registered(TILES_GAME) as name:
        yield ludoteca.new(name, chance="scripted")


def play(t: Game, *moves: str) -> None:
    for move in moves:
        t.play(t.asked[0], move)


def places(t: Game, seat: int) -> object:
    return t.view(seat)["places"]


def test_only_the_one_who_peeked_knows_the_next_tile(t: Game) -> None:
    play(t, "peek", "is lake")
    assert places(t, 0) == {"top": [1], "bottom": []}
    assert places(t, 1) == places(t, SPECTATOR) == {"top": [None], "bottom": []}


def test_a_tile_that_was_peeked_at_is_the_one_that_is_drawn(t: Game) -> None:
    play(t, "peek", "is lake", "draw")
    assert t.odds() == {"is lake": 1}
    play(t, "is lake")
    assert t.view(1)["hand"] == [0, 1, 0] and places(t, 0) == {"top": [], "bottom": []}


def test_two_can_know_the_same_place(t: Game) -> None:
    play(t, "peek", "is wood", "peek", "is wood")
    assert places(t, 0) == places(t, 1) == {"top": [2], "bottom": []}
    assert places(t, SPECTATOR) == {"top": [None], "bottom": []}


def test_a_buried_tile_is_known_to_who_buried_it_and_comes_last(t: Game) -> None:
    play(t, "draw", "is field", "shuffle", "bury field")
    assert places(t, 0) == {"top": [], "bottom": [0]} and places(t, 1) == {"top": [], "bottom": [None]}
    play(t, "draw")
    assert t.odds() == {"is field": 3, "is lake": 4, "is wood": 4}


def test_a_tile_put_on_top_is_the_next_one(t: Game) -> None:
    play(t, "draw", "is wood", "draw", "is lake", "lay wood", "draw")
    assert t.odds() == {"is wood": 1}


def test_a_shuffle_makes_everybody_forget(t: Game) -> None:
    play(t, "peek", "is lake", "shuffle")
    assert places(t, 0) == {"top": [], "bottom": []}
    play(t, "draw")
    assert t.odds() == {"is field": 4, "is lake": 4, "is wood": 4}


def test_a_seat_imagines_a_deck_that_agrees_with_what_it_knows(t: Game) -> None:
    play(t, "draw", "is field", "draw", "is lake", "bury field", "lay lake", "peek", "is lake")
    assert places(t, 0) == {"top": [1], "bottom": [0]}
    decks = set()
    for seed in range(40):
        imagined = t.determinize(1, seed)
        assert places(imagined, 1) == places(t, 1) == {"top": [1], "bottom": [None]}
        assert isinstance(imagined.state, Table)
        decks.add(imagined.state.tiles.bottom[0])
    assert decks == {0, 1, 2}


def test_a_peek_is_told_in_full_only_to_who_peeked(t: Game) -> None:
    play(t, "peek", "is lake")
    assert [event.id for event in t.events(0)] == ["event-peeks", "event-sees"]
    assert (
        [event.id for event in t.events(1)] == [event.id for event in t.events(SPECTATOR)] == ["event-peeks"]
    )


def test_places_survive_snapshot_and_record(t: Game) -> None:
    play(t, "draw", "is field", "draw", "is lake", "bury field", "lay lake")
    for copy in (ludoteca.load(t.snapshot()), ludoteca.replay(str(t.record()))):
        for seat in (0, 1, SPECTATOR):
            assert copy.view(seat) == t.view(seat)


def test_chance_cannot_name_a_tile_that_does_not_lie_there(t: Game) -> None:
    play(t, "peek", "is lake", "draw")
    with pytest.raises(ludoteca.IllegalMove):
        t.play(CHANCE, "is wood")
