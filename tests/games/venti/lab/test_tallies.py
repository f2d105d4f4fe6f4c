"""Looking on at games of VENTI: nothing is missed and nothing is counted twice."""

from __future__ import annotations

from collections import Counter

import pytest

from games.venti.kit import A, B, arrange, attempt, cards, position, reveal
from ludoteca import Game
from ludoteca.engine.rules import Result
from ludoteca.games.venti.content import CARDS
from ludoteca.games.venti.lab.tallies import Observer, Tally, within_reach
from ludoteca.lab.arena import CUT_OFF, make_match
from ludoteca.lab.tallies import tally_chunk


def watched(seats: int, bot: str, games: int, first: int = 0) -> Tally:
    match = make_match("venti", [bot], seats, 3, {"turn_limit": 20}, None)
    return tally_chunk(Tally, Observer, (match, first, first + games))


class Watched:
    """An arranged game with an observer, who looks after every move."""

    def __init__(self, t: Game) -> None:
        self.t = t
        self.tally = Tally()
        self.observer = Observer(self.tally)
        self.observer(position(t))

    def play(self, *moves: str, seat: int = A) -> None:
        for move in moves:
            if move.startswith("reveal "):
                reveal(self.t, move.removeprefix("reveal "))
            else:
                self.t.play(seat, move)
            self.observer(position(self.t))


def card(name: str) -> int:
    return cards(name)[0]


# whole games


@pytest.mark.parametrize(("seats", "bot"), [(2, "greedy"), (5, "greedy"), (2, "random"), (4, "random")])
def test_every_card_that_comes_into_the_row_leaves_it_in_one_way(seats: int, bot: str) -> None:
    tally = watched(seats, bot, 4)
    assert tally.shown.total() > 50
    for one in range(CARDS):
        ways = (tally.met, tally.lost, tally.exchanged, tally.swept, tally.left)
        assert tally.shown[one] == sum(counter[one] for counter in ways)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_what_is_counted_agrees_with_what_is_told(bot: str) -> None:
    tally = watched(4, bot, 4)
    events = tally.events
    assert tally.met.total() == events["fulfils"] + events["attempt-succeeds"]
    assert tally.lost.total() == events["attempt-fails"]
    assert tally.given.total() == events["uses"]
    assert sum(turns * games for turns, games in tally.turns.items()) == events["turn"]
    assert tally.points.total() == 4 * tally.games == 16
    assert tally.best.total() == tally.reasons.total() == tally.games
    assert 0 <= tally.first_wins <= tally.games
    assert all(1 <= games <= tally.games for games in tally.games_with.values())
    assert set(tally.games_with) == set(events)


def test_cards_are_looked_at_once_a_turn_and_taken_only_when_in_reach() -> None:
    tally = watched(3, "greedy", 4)
    assert 2 * tally.events["turn"] < tally.looked_at.total() <= 3 * tally.events["turn"]
    for one in range(CARDS):
        assert tally.taken[one] <= tally.in_reach[one] <= tally.looked_at[one]
        assert tally.taken[one] <= tally.met[one]
    assert tally.taken.total() > 0


def test_chunks_add_up_to_the_whole() -> None:
    parts = watched(3, "greedy", 2)
    parts.add(watched(3, "greedy", 2, first=2))
    assert parts == watched(3, "greedy", 4)


# single moves


def test_a_card_that_is_met_and_the_cards_given_for_it() -> None:
    game = Watched(arrange(hands={A: "2.1 5.1 7.1"}, targets="0.6 0.1 0.2", centre="6.1 6.2 6.3 6.4"))
    game.play("fulfil a", "reveal 3.9")
    assert game.tally.met == Counter({card("0.6"): 1})
    assert game.tally.given == Counter({card("0.6"): 2})
    assert game.tally.shown == Counter({card("3.9"): 1})


def test_cards_that_are_exchanged_or_swept_away() -> None:
    game = Watched(arrange(targets="0.6 0.1 0.2", centre="6.1 6.2 6.3 6.4"))
    game.play("exchange b 6.2", "draw 6.1", "reveal X", "reveal 3.9")
    assert game.tally.exchanged == Counter({card("0.1"): 1})
    assert game.tally.swept == Counter([card("0.6"), card("6.2"), card("0.2")])
    assert game.tally.shown == Counter([card("6.2"), card("3.9")])
    assert game.observer.kinds["chaos"] == 1


def test_a_joker_in_the_row_is_no_target() -> None:
    game = Watched(arrange(targets="0.6 0.1 0.2", centre="J 6.2 6.3 6.4"))
    game.play("exchange a joker", "exchange a 6.2")
    assert game.tally.shown == Counter({card("6.2"): 1})
    assert game.tally.exchanged == Counter({card("0.6"): 1})


def test_a_frozen_card_goes_to_who_meets_it_or_to_who_froze_it() -> None:
    hands = {A: "2.1 5.1 7.1"}
    game = Watched(arrange(3, hands=hands, targets="0.6 0.1 0.2", frozen={"a": B}))
    attempt(game.t, A, "a", "use 2.1", "use 5.1")
    game.observer(position(game.t))
    assert game.tally.met == Counter({card("0.6"): 1}) and not game.tally.lost
    game = Watched(arrange(3, hands=hands, targets="0.6 0.1 0.2", frozen={"a": B}))
    attempt(game.t, A, "a", "use 2.1", "use 7.1")
    game.observer(position(game.t))
    assert game.tally.lost == Counter({card("0.6"): 1})
    assert not game.tally.met and not game.tally.swept and not game.tally.given


def test_a_turn_begins_with_a_look_at_the_open_targets() -> None:
    hands = {B: "2.1 5.1"}
    game = Watched(
        arrange(3, hands=hands, targets="0.6 0.12 0.2", frozen={"c": A}, centre="2.3 2.4 2.5 2.6", used=2)
    )
    game.play("draw 2.3", "reveal 2.7")
    assert game.tally.looked_at == Counter([card("0.6"), card("0.12")])
    assert game.tally.in_reach == Counter([card("0.6")])
    game.play("fulfil a", seat=B)
    assert game.tally.taken == Counter([card("0.6")])


def test_a_game_that_was_cut_off_has_no_points() -> None:
    tally = Tally()
    Observer(tally).finish(None)
    assert tally.reasons == {CUT_OFF: 1} and not tally.points and not tally.best


def test_a_shared_win_of_who_begins_counts_in_part() -> None:
    tally = Tally()
    Observer(tally).finish(Result("draw", (1, 1, 3), (20, 20, 18)))
    assert tally.first_wins == 0.5
    assert tally.points == {20: 2, 18: 1} and tally.best == {20: 1}


# reach


@pytest.mark.parametrize(
    ("hand", "centre", "target", "expected"),
    [
        ("2.1 5.1", "6.1 6.2 6.3 6.4", "0.6", True),  # 2 5: in the hand
        ("2.1", "5.1 6.2 6.3 6.4", "0.6", True),  # one card to draw
        ("", "2.1 5.1 6.3 6.4", "0.6", True),  # two draws and the fulfilment are three actions
        ("", "3.1 4.1 7.1 6.4", "0.9", False),  # 3 4 7: three draws are one too many
        ("4.1", "3.1 6.1 7.1 6.4", "0.9", True),
        ("2.1", "6.1 6.2 6.3 6.4", "0.6", False),  # no 5 in sight
        ("2.1", "J 6.2 6.3 6.4", "0.6", True),
        (
            "1.1 1.2",
            "2.1 2.2 2.3 2.4",
            "0.13",
            False,
        ),  # four alike: the centre has them, but it takes four draws
        ("1.1 1.2", "1.3 1.4 2.3 2.4", "0.13", True),
    ],
)
def test_what_is_in_reach_in_one_turn(hand: str, centre: str, target: str, expected: bool) -> None:
    t = arrange(hands={A: hand}, targets=f"{target} 7.12 7.13", centre=centre)
    assert within_reach(position(t), A, card(target)) is expected


def test_an_action_card_and_a_perm_joker_reach_farther() -> None:
    t = arrange(targets="0.9 7.12 7.13", centre="3.1 4.1 7.1 6.4", actions={A: "1.5"})
    assert within_reach(position(t), A, card("0.9"))
    t = arrange(targets="0.9 7.12 7.13", centre="3.1 4.1 6.1 6.4", perms={A: "7.5"})
    assert within_reach(position(t), A, card("0.9"))
