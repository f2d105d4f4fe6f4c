"""What a coach says: legal moves, reasons that the seat knows, and nothing that depends on what is hidden."""

from __future__ import annotations

import pickle

import pytest

import ludoteca
from ludoteca import CHANCE, Game, LudotecaError, NotAsked
from ludoteca.bots.hints import MOST_HINTS, MOST_REASONS, favourites, merged, sizes
from ludoteca.engine.advice import standing
from ludoteca.engine.words import LANGUAGES

LOOKED = 6  # iterations
SOME_MOVES = 60
EVERY = 25


def positions(game: str) -> list[Game]:
    """Some positions of a game between sensible players in which there is something to choose."""
    t = ludoteca.new(game, seats=2, seed=3)
    found: list[Game] = []
    for number in range(SOME_MOVES):
        if not t.asked:
            break
        seat = t.asked[0]
        if number % EVERY == 0 and len(t.legal(seat)) > 1:
            found.append(t.clone())
        t.play(seat, ludoteca.make_bot("greedy", number).choose(t.door(seat)))
    return found


@pytest.mark.parametrize("game", ludoteca.catalogue())
def test_hints_follow_from_the_view_of_the_seat_alone(game: str) -> None:
    """Two true positions that are alike to the seat, the same hints."""
    found = positions(game)
    assert len(found) > 1
    for t in found:
        seat = t.asked[0]
        hints = ludoteca.hints(t, seat, LOOKED)
        assert 1 <= len(hints) <= MOST_HINTS and len({hint.move for hint in hints}) == len(hints)
        for hint in hints:
            assert hint.move in t.legal(seat) and 0 <= hint.estimate <= 1
            assert len(hint.reasons) <= MOST_REASONS
            for language in LANGUAGES:
                for message in (hint.standing, *hint.reasons):
                    assert "[" not in t.say(message, language, ["A", "B"])
        other = t.determinize(seat, 5)
        assert other.view(seat) == t.view(seat)
        assert ludoteca.hints(other, seat, LOOKED) == hints
        assert pickle.loads(pickle.dumps(hints)) == hints


def test_somebody_who_is_not_asked_gets_no_hints() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=3)
    (seat,) = t.asked
    with pytest.raises(NotAsked):
        ludoteca.hints(t, 1 - seat)
    with pytest.raises(ludoteca.BadSeat):
        ludoteca.hints(t, CHANCE)
    with pytest.raises(LudotecaError):
        ludoteca.hints(t, seat, iterations=0)


def test_another_seed_takes_another_path() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=3)
    (seat,) = t.asked
    assert ludoteca.hints(t, seat, 10, seed=1) == ludoteca.hints(t, seat, 10, seed=1)
    assert ludoteca.hints(t, seat, 10, seed=1) != ludoteca.hints(t, seat, 10, seed=2)


def test_short_searches_add_up() -> None:
    assert sizes(250) == [100, 100, 50] and sizes(100) == [100] and sizes(7) == [7]
    assert merged({1: (2, 1.0)}, {1: (3, 2.0), 2: (1, 0.5)}) == {1: (5, 3.0), 2: (1, 0.5)}


def test_the_favourite_is_tried_often_and_goes_well() -> None:
    """Of two that were tried about as often the better comes first; what was hardly tried is not named."""
    assert favourites({1: (50, 20.0), 2: (48, 30.0), 3: (20, 15.0), 4: (2, 2.0)}) == [2, 1, 3]


def test_an_estimate_is_said_beside_the_fair_share() -> None:
    said = [standing(worth, 0.25).id for worth in (0.95, 0.6, 0.4, 0.25, 0.18, 0.1, 0.02)]
    steps = ["won", "well", "ahead", "even", "behind", "badly", "lost"]
    assert said == [f"standing-{step}" for step in steps]
    assert standing(0.5, 0.0).id == "standing-even"  # alone, against the game
