"""The kernel carries a battle inside a march, with sealed simultaneous orders (Ventura)."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.march import MARCH
from ludoteca import SPECTATOR, Game, IllegalMove, NotAsked
from ludoteca.testing.knowledge import known_to


@pytest.fixture
def t() -> Iterator[Game]:
    with registered(MARCH) as name:
        yield ludoteca.new(name, seed=1)


def owner(t: Game) -> object:
    return t.view(SPECTATOR)["owner"]


def orders(t: Game, *moves: str) -> None:
    """`orders(t, "0 charge", "1 done")`."""
    for move in moves:
        seat, what = move.split()
        t.play(int(seat), what if what == "done" else f"order {what}")


def test_a_battle_is_fought_inside_the_march_and_gives_back_its_winner(t: Game) -> None:
    assert t.asked == (1,)
    t.play(1, "march north")
    assert [type(step).__name__ for step in t.state.stack] == ["Season", "March", "Battle"]
    orders(t, "0 charge", "0 done", "1 flank", "1 done")
    assert owner(t) == [-1, 0, -1]
    assert t.events(1)[-1].json() == {"id": "event-battle-ends", "args": {"seat": 0, "province": "north"}}
    assert [type(step).__name__ for step in t.state.stack] == ["Season", "March"]


def test_both_are_asked_at_once_until_each_is_done(t: Game) -> None:
    t.play(1, "march east")
    assert list(t.asked) == [0, 1]
    orders(t, "1 hold", "1 hold")
    assert list(t.asked) == [0, 1]
    orders(t, "1 done")
    assert list(t.asked) == [0]
    orders(t, "0 flank")
    assert list(t.asked) == [0]
    orders(t, "0 done")
    assert list(t.asked) == [0] and t.legal(0) == ["march east", "march north", "march west"]


def test_after_the_third_order_only_done_is_left(t: Game) -> None:
    t.play(1, "march east")
    orders(t, "0 hold", "0 hold", "0 hold")
    assert t.legal(0) == ["done"]
    with pytest.raises(IllegalMove):
        orders(t, "0 hold")


def test_who_is_done_cannot_add_an_order(t: Game) -> None:
    t.play(1, "march east")
    orders(t, "0 done")
    with pytest.raises(NotAsked):
        orders(t, "0 charge")


@pytest.mark.parametrize("secret", ["0 charge", "0 charge 0 flank 0 hold", "0 hold 0 hold", ""])
def test_nobody_sees_the_orders_of_the_other_before_all_are_in(t: Game, secret: str) -> None:
    t.play(1, "march east")
    words = secret.split()
    orders(t, *[f"{seat} {what}" for seat, what in zip(words[::2], words[1::2], strict=True)])
    for seat in (1, SPECTATOR):
        seen = json.loads(known_to(t, seat, 0))
        assert seen["view"]["banners"][0] == [4, 4, 4]
        assert [event["id"] for event in seen["events"]] == ["event-marches"]


def test_whatever_the_secret_orders_are_the_other_knows_the_same(t: Game) -> None:
    t.play(1, "march east")
    knowledge = set()
    for secret in (["0 charge"], ["0 hold", "0 flank"], ["0 charge", "0 charge", "0 charge"]):
        copy = t.clone()
        orders(copy, *secret, "0 done", "1 hold")
        knowledge.add(known_to(copy, 1, 0))
    assert len(knowledge) == 1


def test_a_seat_imagines_orders_of_the_other_and_remembers_its_own(t: Game) -> None:
    t.play(1, "march east")
    orders(t, "0 charge", "0 charge", "1 flank")
    imagined = [t.determinize(1, seed) for seed in range(30)]
    assert {json.dumps(copy.view(1)) for copy in imagined} == {json.dumps(t.view(1))}
    assert {json.dumps(copy.view(1)["sealed"]) for copy in imagined} == {"[1]"}
    assert len({json.dumps(copy.view(0)["sealed"]) for copy in imagined}) > 5


def test_the_orders_are_revealed_when_all_are_in(t: Game) -> None:
    t.play(1, "march east")
    orders(t, "0 charge", "1 hold", "0 done", "1 done")
    told = [event.args for event in t.events(SPECTATOR) if event.id == "event-reveals"]
    assert told == [{"seat": 0, "banner": "charge"}, {"seat": 1, "banner": "hold"}]


def test_the_order_of_answering_does_not_matter(t: Game) -> None:
    t.play(1, "march east")
    one_by_one, turn_about, the_other_first = t.clone(), t.clone(), t.clone()
    orders(one_by_one, "0 charge", "0 flank", "0 done", "1 hold", "1 done")
    orders(turn_about, "1 hold", "0 charge", "1 done", "0 flank", "0 done")
    orders(the_other_first, "1 hold", "1 done", "0 charge", "0 flank", "0 done")
    assert one_by_one.position() == turn_about.position() == the_other_first.position()


def test_a_game_in_the_middle_of_sealed_orders_can_be_stored(t: Game) -> None:
    t.play(1, "march west")
    orders(t, "0 hold", "1 charge", "1 done")
    loaded = ludoteca.load(t.snapshot())
    again = ludoteca.replay(str(t.record()))
    for copy in (loaded, again):
        assert copy.position() == t.position() and copy.asked == (0,)
        orders(copy, "0 done")
    assert loaded.position() == again.position()
