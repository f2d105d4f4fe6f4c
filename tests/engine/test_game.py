"""A game in the hands of a library user: asking, playing, undo, clones, imagined games."""

from __future__ import annotations

import json

import pytest

import ludoteca
from games.condottiere.kit import arrange, play
from ludoteca import (
    CHANCE,
    SPECTATOR,
    BadSeat,
    Game,
    GameOver,
    IllegalMove,
    LudotecaError,
    NotAsked,
    NoUndo,
)
from ludoteca.engine.rng import seeded
from ludoteca.testing.walks import random_move


def finished(seed: int = 3) -> Game:
    t = ludoteca.new("condottiere", seats=3, seed=seed)
    rng = seeded(seed)
    while t.asked:
        random_move(t, rng)
        t.go_on()
    return t


# new


def test_games_are_listed_with_their_seats_and_options() -> None:
    info = ludoteca.catalogue()["condottiere"]
    assert (info.least_seats, info.most_seats) == (2, 6)
    assert "hidden_cards" in [spec.name for spec in info.options]


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    one, same, other = (ludoteca.new("condottiere", seats=3, seed=seed) for seed in (7, 7, 8))
    assert one.position() == same.position() != other.position()


def test_a_seed_may_be_a_text() -> None:
    assert (
        ludoteca.new("condottiere", seed="riva").position()
        == ludoteca.new("condottiere", seed="riva").position()
    )


def test_without_a_seed_the_shuffle_is_different_each_time() -> None:
    assert len({json.dumps(ludoteca.new("condottiere").position()) for i in range(4)}) > 1


def test_scripted_chance_is_played_by_the_caller() -> None:
    t = ludoteca.new("condottiere", seats=2, chance="scripted")
    assert t.asked == (CHANCE,) and t.odds()["deal 1 scarecrow"] == 16
    t.play(CHANCE, "deal 1 bishop")
    assert t.view(1)["hand"] == {"bishop": 1} and t.odds()["deal 1 bishop"] == 5


def test_seeded_chance_answers_by_itself() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    assert t.asked == (0,) and t.odds() == {} and t.legal(CHANCE) == []
    with pytest.raises(NotAsked):
        t.play(CHANCE, "deal 1 bishop")


# asking


def test_choices_carry_labels_and_what_they_point_at() -> None:
    choice = ludoteca.new("condottiere", seats=2, seed=1).choices(0)[0]
    assert choice.json() == {
        "name": "place torino",
        "verb": "place",
        "targets": [{"kind": "region", "id": "torino"}],
        "label": {"id": "do-place", "args": {"region": "torino"}},
        "numbers": {},
        "danger": None,
    }


def test_asides_are_had_as_choices_too() -> None:
    t = arrange(3, hands={0: "M1", 1: "M2 Bi", 2: "M3"})
    names = [choice.name for choice in t.choices(1, asides=True)]
    assert names == t.asides(1) and "show 2 bishop" in names
    assert t.choices(1) == [] and t.choices(CHANCE, asides=True) == []


def test_events_are_counted_by_each_seat_for_itself() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    everything = t.events(1)
    assert t.events(1, since=4) == everything[4:]
    assert t.events(1, since=len(everything)) == []
    assert len(t.events(SPECTATOR)) < len(everything)
    assert t.events(1, since=-3) == everything


def test_prompts_go_to_the_asked_seat_only() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    assert t.prompt(0) is not None
    assert t.prompt(1) is None and t.prompt(CHANCE) is None


# playing


def test_a_move_may_be_written_carelessly() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    t.play(0, "  PLACE   Roma ")
    assert t.moves[-1] == (0, "place roma")


def test_a_move_may_be_given_by_its_id() -> None:
    by_name = ludoteca.new("condottiere", seats=2, seed=1)
    by_id = by_name.clone()
    names, ids = by_name.legal(0), by_id.actions(0)
    assert len(names) == len(ids) > 1 and ids == sorted(ids) and by_id.actions(1) == []
    by_name.play(0, names[3])
    by_id.play(0, ids[3])
    assert by_id.snapshot() == by_name.snapshot() and by_id.moves[-1] == (0, names[3])


def test_an_illegal_id_is_refused_like_its_name_and_changes_nothing() -> None:
    t = arrange(2, hands={0: "M1", 1: "M2"})
    before = t.snapshot()
    name = "play mercenary-10"
    id = t.door(0).action(name)
    by_name, by_id = t.why_not(0, name), t.why_not(0, id)
    assert by_name is not None and by_id is not None and repr(by_id) == repr(by_name)
    with pytest.raises(IllegalMove, match=by_name.text):
        t.play(0, id)
    assert t.why_not(0, t.actions(0)[0]) is None
    assert t.snapshot() == before


def test_an_aside_may_be_given_by_its_id() -> None:
    t = arrange(3, hands={0: "M1", 1: "M2 Bi", 2: "M3"})
    t.play(1, t.door(1).action("show 2 bishop"))
    assert t.asked == (0,) and t.moves[-1] == (1, "show 2 bishop")


class Number:
    """A whole number that is no int, as those of arrays are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_numbers_of_arrays_are_numbers() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    first = t.actions(0)[0]
    seat, action = Number(0), Number(first)
    assert t.legal(seat) == t.legal(0)  # type: ignore[arg-type]
    t.play(seat, action)  # type: ignore[arg-type]
    assert t.moves[-1] == (0, "place torino")
    assert [type(part) for part in t.moves[-1]] == [int, str]


def test_a_refusal_has_words_and_a_rule_and_changes_nothing() -> None:
    t = arrange(2, hands={0: "M1", 1: "M2"})
    before = t.snapshot()
    with pytest.raises(IllegalMove) as caught:
        t.play(0, "play mercenary-10")
    assert caught.value.rule == "CON-TURN-02" and caught.value.text
    refusal = t.why_not(0, "play mercenary-10")
    assert refusal is not None and refusal.text == caught.value.text
    assert t.snapshot() == before


def test_a_legal_move_has_no_why_not() -> None:
    t = arrange(2, hands={0: "M1", 1: "M2"})
    assert t.why_not(0, "pass") is None


def test_after_the_end_every_move_is_refused_as_such() -> None:
    t = finished()
    before = t.snapshot()
    for move in ("pass", "no such move", "place roma"):
        with pytest.raises(GameOver):
            t.play(0, move)
    assert t.snapshot() == before and t.result is not None


def test_an_aside_is_a_move_of_the_record_and_asks_nobody_else() -> None:
    t = arrange(3, hands={0: "M1", 1: "M2 Bi", 2: "M3"})
    asked = t.asked
    t.play(1, "show 2 bishop")
    assert t.asked == asked and t.moves[-1] == (1, "show 2 bishop")
    assert "show 2 bishop" not in t.asides(1)


def test_a_game_that_was_replayed_into_a_deal_goes_on_by_chance() -> None:
    record = ludoteca.new("condottiere", seats=2, seed=1).record()
    t = ludoteca.replay(record, moves=7, seed=2)
    assert t.asked == (CHANCE,)
    t.go_on()
    assert t.asked == (0,)
    before = t.snapshot()
    t.go_on()
    assert t.snapshot() == before


# undo


def test_a_move_can_be_taken_back_while_the_same_seat_is_asked() -> None:
    t = arrange(2, hands={0: "Bi M1", 1: "M2"}, lines={1: "M6"})
    before, record = t.position(), t.moves[:]
    told = t.events(1)
    play(t, 0, "Bi")
    assert t.can_undo(0) and not t.can_undo(1)
    t.undo(0)
    assert t.position() == before and t.moves == record and t.events(1) == told
    play(t, 0, "M1")


def test_several_moves_can_be_taken_back_one_by_one() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    start = t.position()
    t.play(0, "place roma")
    assert t.can_undo(0)
    t.undo(0)
    assert t.position() == start
    t.play(0, "place siena")
    assert t.moves[-1] == (0, "place siena")


def test_a_move_cannot_be_taken_back_when_another_is_asked() -> None:
    t = arrange(2, hands={0: "M1 M1", 1: "M2"})
    play(t, 0, "M1")
    for seat in (0, 1):
        with pytest.raises(NoUndo):
            t.undo(seat)


def test_nothing_is_taken_back_across_a_card_that_was_turned_up() -> None:
    t = arrange(
        2, hands={0: "Bi M1", 1: "M2"}, lines={1: "M6"}, down={0: "M3"}, options={"hidden_cards": True}
    )
    play(t, 0, "Bi")
    assert t.asked == (0,)
    assert not t.can_undo(0)


def test_nothing_is_taken_back_after_somebody_showed_a_card() -> None:
    t = arrange(2, hands={0: "Bi M1", 1: "M2"}, lines={1: "M6"})
    play(t, 0, "Bi")
    t.play(1, "show 0 mercenary-2")
    with pytest.raises(NoUndo):
        t.undo(0)


def test_nothing_is_taken_back_across_a_draw() -> None:
    t = arrange(
        2, hands={0: "Sc", 1: "M2"}, options={"draw_after_battle": True}, passed=(1,), lines={0: "M1"}
    )
    t.play(0, "pass")
    while "draw 1" not in t.legal(t.asked[0]):
        t.play(t.asked[0], t.legal(t.asked[0])[0])
    seat = t.asked[0]
    t.play(seat, "draw 1")
    assert not t.can_undo(seat)


def test_without_undo_nothing_is_taken_back() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1, undo=False)
    for game in (
        t,
        t.clone(),
        ludoteca.replay(t.record(), undo=False),
        ludoteca.load(t.snapshot(), undo=False),
    ):
        game.play(0, "place roma")
        assert game.asked == (0,) and not game.can_undo(0)
        with pytest.raises(NoUndo):
            game.undo(0)


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    with pytest.raises(NoUndo, match="taken back"):
        t.undo(0)


def test_a_record_after_an_undo_holds_only_what_counted() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    t.play(0, "place roma")
    t.undo(0)
    t.play(0, "place siena")
    assert "roma" not in str(t.record())
    assert ludoteca.replay(str(t.record())).position() == t.position()


# copies


def test_a_clone_goes_on_with_the_same_chance() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    copy = t.clone()
    rng, same = seeded(1), seeded(1)
    for i in range(60):
        if t.asked:
            random_move(t, rng)
            t.go_on()
            random_move(copy, same)
            copy.go_on()
    assert copy.position() == t.position() and copy.moves == t.moves and copy.events(0) == t.events(0)


def test_playing_a_clone_leaves_the_game_alone() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    before = t.snapshot()
    copy = t.clone()
    rng = seeded(1)
    while copy.asked:
        random_move(copy, rng)
        copy.go_on()
    assert t.snapshot() == before


def test_an_imagined_game_is_like_the_true_one_for_its_seat_only() -> None:
    t = ludoteca.new("condottiere", seats=3, seed=1)
    t.play(0, "place roma")
    imagined = t.determinize(0, seed=3)
    assert imagined.view(0) == t.view(0) and imagined.events(0) == t.events(0)
    assert imagined.view(1) != t.view(1)
    assert imagined.position() == t.determinize(0, seed=3).position()
    assert imagined.position() != t.determinize(0, seed=4).position()


def test_in_an_imagined_game_of_a_scripted_one_chance_answers_by_the_seed() -> None:
    t = ludoteca.new("condottiere", seats=3, chance="scripted")
    imagined = t.determinize(0, seed=3)
    assert t.asked == (CHANCE,) and imagined.asked == (0,)
    assert t.view(0)["hand"] == {} != imagined.view(0)["hand"]
    assert imagined.position() == t.determinize(0, seed=3).position()


def test_an_imagined_game_holds_no_events_of_others() -> None:
    t = ludoteca.new("condottiere", seats=3, seed=1)
    imagined = t.determinize(0, seed=3)
    cards = [event for event in imagined.events(1) if event.id == "event-draws"]
    assert cards == []


def test_an_imagined_game_has_no_record() -> None:
    with pytest.raises(LudotecaError, match="no record"):
        ludoteca.new("condottiere", seats=3, seed=1).determinize(SPECTATOR, seed=1).record()


def test_an_imagined_game_can_be_played_to_the_end() -> None:
    t = ludoteca.new("condottiere", seats=3, seed=1).determinize(2, seed=1)
    rng = seeded(1)
    while t.asked:
        random_move(t, rng)
        t.go_on()
    assert t.result is not None


def test_chance_looks_at_nothing() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    for ask in (t.view, t.events):
        with pytest.raises(BadSeat):
            ask(CHANCE)
    with pytest.raises(BadSeat):
        t.determinize(CHANCE, seed=1)


def test_a_game_tells_briefly_what_it_is() -> None:
    assert (
        repr(ludoteca.new("condottiere", seats=2, seed=1))
        == "<Game condottiere, 2 seats, 20 moves, asked (0,)>"
    )
    assert repr(finished()).endswith("over>")
