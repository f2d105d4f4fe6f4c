"""Chapters "Game end", "Solo" and "Cooperative": who has won, and what it is called."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.position import (
    begin,
    in_play,
    lead,
    legal,
    menu,
    play,
    position,
    stand,
    with_cards,
)
from games.dark_venture.kit.quests import box, stage
from games.dark_venture.kit.quests import hold as receive
from games.dark_venture.kit.table import hold
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.content.cards import ARMOR, OBJECT, WEAPON
from ludoteca.games.dark_venture.rules import ending
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.ending import add_points, end_of_day, rank_of, result
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import NOBODY, UNCONSCIOUS, Position
from ludoteca.testing import rule


def ended(scores: list[int], **options: Any) -> Position:
    """The end of the last round, with these points."""
    g = position(len(scores), **options)
    for seat in range(len(scores)):
        stand(g, seat, leader=seat)
    g.score = scores
    return g


def of_sort(g: Position, sort: int, n: int) -> list[int]:
    found = [card for card, item in enumerate(g.terms.content.cards.items) if item.sort == sort]
    return found[:n]


def pack(g: Position, seat: int, weapons: int = 0, armor: int = 0, objects: int = 0) -> None:
    things = of_sort(g, WEAPON, weapons) + of_sort(g, ARMOR, armor) + of_sort(g, OBJECT, objects)
    g.piece(g.heroes[seat]).carried = things


@rule("DV-END-01", "DV-GEN-01")
def test_dv_end_01_the_most_points_win() -> None:
    g = ended([3, 12, 9])
    end_of_day(g)
    found = result(g)
    assert found.reason == "points" and found.ranking == (3, 1, 2) and found.scores == (3, 12, 9)


@rule("DV-END-02")
def test_dv_end_02_without_a_point_nobody_wins() -> None:
    """S24: and no tie-break is computed."""
    g = ended([0, 0])
    pack(g, 0, weapons=2)
    end_of_day(g)
    found = result(g)
    assert found.reason == "no-points" and found.nobody and found.winners == ()


@rule("DV-END-03", "DV-AMB-63")
def test_tv_16_the_worth_of_items() -> None:
    """2 weapons, 1 armor, 3 objects of hero and follower: 15, not those in the hand."""
    g = ended([1, 1])
    hero = g.piece(g.heroes[0])
    hero.worn, hero.carried = of_sort(g, WEAPON, 1), of_sort(g, OBJECT, 2)
    g.become(hero, UNCONSCIOUS)
    follower = stand(g, 12, leader=0)
    g.followers[0] = 12
    follower.carried = of_sort(g, WEAPON, 2)[1:] + of_sort(g, ARMOR, 1) + of_sort(g, OBJECT, 3)[2:]
    g.hand_items[0] = of_sort(g, WEAPON, 4)[2:]
    assert ending.items_worth(g, 0) == 15
    end_of_day(g)
    assert result(g).reason == "items" and result(g).ranking == (1, 2)


@rule("DV-END-03", "DV-END-04", "DV-END-05", "DV-END-06")
def test_s24_the_tie_breaks() -> None:
    """12 QP each and items worth 8 each: heroic quests, then side quests, then a shared victory."""
    for heroic, side, reason, ranking in (
        ((3, 2), (0, 0), "heroic-quests", (1, 2, 3)),
        ((2, 2), (3, 4), "side-quests", (2, 1, 3)),
        ((2, 2), (4, 4), "shared", (1, 1, 3)),
    ):
        g = ended([12, 12, 9])
        pack(g, 0, weapons=2, objects=1)
        pack(g, 1, weapons=1, armor=1, objects=1)
        g.hand_items[1] = [40, 41, 42]
        assert [ending.items_worth(g, seat) for seat in (0, 1)] == [8, 8]
        g.heroic_done, g.side_done = [*heroic, 9], [*side, 9]
        end_of_day(g)
        assert (result(g).reason, result(g).ranking) == (reason, ranking)


@rule("DV-END-07", "DV-AMB-37")
def test_dv_end_07_points_are_never_below_zero_and_without_limit() -> None:
    g = ended([1, 60])
    add_points(g, 0, -3)
    add_points(g, 1, 6)
    assert g.score == [0, 66]


@rule("DV-SOLO-07")
@pytest.mark.parametrize(
    ("length", "points", "won"),
    [("short", 14, False), ("short", 15, True), ("long", 29, False), ("long", 30, True)],
)
def test_tv_18_solo_questing(length: str, points: int, won: bool) -> None:
    g = ended([0], length=length)
    begin(g, Rounds(7, 1))
    g.stack, g.asked = [Rounds()], ()
    g.over = False
    add_points(g, 0, points)
    assert g.over == won
    if not won:
        end_of_day(g)
    found = result(g)
    assert found.nobody != won and found.reason == ("quest-met" if won else "sunset")


def relieved_by_laying(points: int, seats: int) -> Position:
    """In phase 1 of a short game the hand is too large; what is laid then completes a quest of two points."""
    content = box(stages=[stage({"kind": "deed", "deed": "lays", "n": 1})])
    g = in_play(content, seats=seats, length="short")
    for seat, name in zip(range(seats), ("ysmene-tarr", "captain-almost"), strict=False):
        lead(g, seat, name)
    receive(g, 0, "wet-feet")
    g.score[0] = points
    cards = (
        "heron-market",
        "salt-chapel",
        "bell-ridge",
        "drowned-archive",
        "mother-mole",
        "pell",
        "tax-birds-1",
    )
    for name in cards[: g.terms.hand_limit]:
        hold(g, 0, name)
    begin(g, Turn(0))
    play(g, 0, "draw location")
    g.apply(CHANCE, g.options(CHANCE)[0])
    play(g, 0, "lay heron-market")
    play(g, 0, legal(g, 0)[0])
    play(g, 0, legal(g, 0)[0])
    return g


@rule("DV-SOLO-07", "DV-AMB-40", "DV-QUEST-02")
def test_questing_is_won_in_phase_1() -> None:
    """At once: no second card is drawn."""
    g = relieved_by_laying(13, seats=1)
    assert g.over and g.asked == () and g.score == [15] and result(g).reason == "quest-met"


@rule("DV-QUEST-02")
def test_what_phase_1_completes_is_scored_in_phase_1() -> None:
    g = relieved_by_laying(0, seats=2)
    assert g.score == [2, 0] and "no quest" in legal(g, 0)


@rule("DV-COOP-01", "DV-AMB-40")
@pytest.mark.parametrize(("scores", "won"), [([20, 20, 19], False), ([25, 25, 20], True)])
def test_tv_19_co_op(scores: list[int], won: bool) -> None:
    """Each, not on average: the sum is irrelevant."""
    g = ended([0, 0, 0], mode="cooperative")
    for seat, points in enumerate(scores):
        add_points(g, seat, points)
    assert g.over == won
    if not won:
        end_of_day(g)
    found = result(g)
    assert found.nobody != won and found.reason == ("together" if won else "too-late")
    assert not won or found.ranking == (1, 1, 1)


@rule("DV-COOP-01", "DV-AMB-84")
def test_l30_won_in_the_middle_of_an_entry() -> None:
    """At once; nothing after it is played."""
    content = with_cards(hours={"hour-three": {"do": [{"qp": 20}, {"lose": 3}, {"say": "right"}]}})
    g = in_play(content, mode="cooperative")
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost")
    g.score = [0, 20]
    menu(g)
    g.asked = ()
    hero = g.heroes[0]
    read(g, content.hours[2], Cast(0, hero, hero, where=0))
    g.advance()
    assert g.over and g.asked == () and g.piece(hero).health == content.cards.figures[hero].health
    assert result(g).reason == "together"


@rule("DV-SOLO-08", "DV-RANK-01", "DV-RANK-02", "DV-L-21")
def test_tv_17_ranks() -> None:
    """The thresholds are the printed ones; above 45 the top title stays."""
    g = ended([0], mode="ranked")
    ranks = []
    for points in (0, 1, 2, 10, 11, 13, 14, 16, 17, 40, 41, 42, 43, 44, 45, 46):
        g.score = [points]
        ranks.append(rank_of(g))
    assert ranks == [0, 0, 1, 9, 10, 10, 11, 11, 12, 19, 20, 20, 21, 22, 23, 23]
    assert len(g.terms.content.cards.ranks) == 24 and g.terms.rounds == 12
    end_of_day(g)
    assert result(g).reason == "ranked" and result(g).winners == (0,)


@rule("DV-DAY-07", "DV-GEN-02", "DV-TURN-01")
@pytest.mark.parametrize(("length", "rounds"), [("long", 12), ("short", 6)])
def test_dv_day_07_the_last_round_is_played_and_then_the_day_is_over(length: str, rounds: int) -> None:
    g = in_play(length=length)
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost")
    g.current = NOBODY
    g.round = rounds
    begin(g, Rounds(6, 1))
    assert g.asked == (1,) and not g.over  # the last turn of the last round
    g.stack, g.asked = [Rounds(6, 2)], ()
    g.advance()
    assert g.over and result(g).reason == "no-points"
