"""Chapter "Cooperative", and characters who walk by themselves."""

from __future__ import annotations

import pytest

from games.dark_venture.kit.position import legal, play, throw
from games.dark_venture.kit.table import acting, begin, come, give, hold, lay, plain_with, table
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.actions import STEP_IN
from ludoteca.games.dark_venture.game import DARK_VENTURE
from ludoteca.games.dark_venture.rules import aggression
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.wanderers import wanderers
from ludoteca.games.dark_venture.state import UNCONSCIOUS, Piece, Position
from ludoteca.games.dark_venture.view import view
from ludoteca.testing import rule


def friends(seats: int = 3, **changes: dict[str, dict[str, object]]) -> Position:
    return table(seats, content=plain_with(**changes), mode="cooperative")


def heroes(g: Position) -> list[Piece]:
    return [g.piece(card) for card in g.heroes]


@rule("DV-COOP-06", "DV-COOP-11", "DV-AMB-42")
def test_s25_a_party_goes_for_one_action_point() -> None:
    g = friends()
    inn = lay(g, "slantwise-inn", 0, -1)
    first, second, third = heroes(g)
    g.move(third, lay(g, "heron-market", 0, 1))
    pell = come(g, "pell", leader=0)
    acting(g, 0)
    play(g, 0, "party slantwise-inn")
    assert g.asked == (1,) and legal(g, 1) == ["yes", "no"]
    play(g, 1, "yes")
    assert [piece.place for piece in (first, second, pell)] == [inn] * 3
    assert (first.ap, second.ap, pell.ap) == (1, 2, 2) and third.place != inn


@rule("DV-COOP-06", "DV-AMB-42", "DV-AMB-81")
def test_where_nobody_comes_nobody_goes_and_one_proposes_three_times_at_most() -> None:
    g = friends(2)
    lay(g, "slantwise-inn", 0, -1)
    acting(g, 0)
    for _ in range(3):
        play(g, 0, "party slantwise-inn")
        play(g, 1, "no")
        assert heroes(g)[0].place == 0 and heroes(g)[0].ap == 3
    assert "party slantwise-inn" not in legal(g, 0)


@rule("DV-COOP-05", "DV-COOP-06", "DV-AMB-82", "DV-L-32", "DV-L-33")
@pytest.mark.parametrize("comes", [True, False])
def test_a_party_goes_out_of_turn_too(comes: bool) -> None:
    """Its player pays; a figure of whoever has the turn meets what waits, or else the mover's player says."""
    g = friends(locations={"slantwise-inn": {"a": {"story": [{"lose": 1}]}}})
    inn = lay(g, "slantwise-inn", 0, -1)
    first, second, third = heroes(g)
    pell = come(g, "pell", leader=1)
    acting(g, 0)
    play(g, 0, "let act 1")
    play(g, 1, "party slantwise-inn")
    play(g, 0, "yes" if comes else "no")
    play(g, 2, "yes")
    if not comes:
        assert legal(g, 1) == ["lead brother-cinderjaw", "lead pell"]
        play(g, 1, "lead pell")
    met = first if comes else pell
    assert met.health == g.terms.content.cards.figures[met.card].health - 1
    assert [one.place for one in (second, third, pell)] == [inn] * 3 and first.place == (inn if comes else 0)
    assert [one.ap for one in (first, second, third, pell)] == [2, 1, 2, 2]
    assert g.asked == (0,) and not g.paid, "the turn goes on"


@rule("DV-COOP-06")
def test_a_friend_may_come_without_the_follower() -> None:
    g = friends(2)
    inn = lay(g, "slantwise-inn", 0, -1)
    pell = come(g, "pell", leader=1)
    acting(g, 0)
    play(g, 0, "party slantwise-inn")
    assert legal(g, 1) == ["alone slantwise-inn", "yes", "no"]
    play(g, 1, "alone slantwise-inn")
    assert heroes(g)[1].place == inn and pell.place == 0


@rule("DV-COOP-05", "DV-COOP-12", "DV-AMB-41", "DV-L-11", "DV-L-33")
def test_s25_a_friend_acts_between_two_actions_with_its_own_points() -> None:
    g = friends()
    inn = lay(g, "slantwise-inn", 0, -1)
    hold(g, 2, "heron-market")
    acting(g, 0)
    play(g, 0, "let act 2")
    assert g.asked == (2,)
    moves = legal(g, 2)
    assert {"go slantwise-inn", "search", "lay heron-market", "pass"} <= set(moves)
    assert not {"end", "wake", "trade quests"} & set(moves)
    play(g, 2, "go slantwise-inn")
    assert heroes(g)[2].place == inn and heroes(g)[2].ap == 1
    assert g.asked == (0,), "then the turn goes on"


@rule("DV-COOP-05", "DV-L-11")
def test_a_friend_steps_in_at_most_three_times_a_turn() -> None:
    g = friends(2)
    acting(g, 0)
    assert DARK_VENTURE.asides(g, 0) == [] and DARK_VENTURE.asides(g, 1) == [STEP_IN]
    for _ in range(3):
        DARK_VENTURE.aside(g, 1, STEP_IN)
        g.stack[-1].run(g)
        assert legal(g, 1) and DARK_VENTURE.asides(g, 0) == []
        play(g, 1, "pass")
    assert DARK_VENTURE.asides(g, 1) == [] and "let act 1" not in legal(g, 0)


@rule("DV-COOP-05")
def test_against_each_other_nobody_steps_in() -> None:
    g = table(2)
    acting(g, 0)
    assert DARK_VENTURE.asides(g, 1) == [] and not [m for m in legal(g, 0) if m.startswith(("let", "party"))]


@rule("DV-L-33", "DV-WAKE-01")
def test_out_of_turn_nobody_wakes() -> None:
    g = friends(2)
    second = heroes(g)[1]
    g.become(second, UNCONSCIOUS)
    second.health = 0
    come(g, "pell", leader=1)
    acting(g, 0)
    play(g, 0, "let act 1")
    assert "wake" not in legal(g, 1) and "follower search" in legal(g, 1)


@rule("DV-COOP-03", "DV-HAND-07", "DV-QUEST-11")
def test_s25_hands_are_open_among_friends() -> None:
    g = friends(2)
    hold(g, 1, "whistle")
    acting(g, 0)
    assert view(g, 0)["players"][1]["cards"] == ["whistle"]


@rule("DV-COOP-09", "DV-COMBAT-17", "DV-AMB-71")
def test_s25_friends_never_fight_and_rivals_may() -> None:
    g = friends(2)
    acting(g, 0)
    assert "attack brother-cinderjaw" not in legal(g, 0)
    first, second = heroes(g)
    first.feuds |= 1 << second.card
    assert not aggression.hostile(g, first.card, second.card)
    g = table(2)
    acting(g, 0)
    assert "attack brother-cinderjaw" in legal(g, 0)


@rule("DV-AMB-43")
def test_co_op_played_alone_has_no_changes_for_one() -> None:
    g = friends(2)
    assert not g.terms.solo and g.terms.hand_limit == 6 and g.terms.hero_ap == 3


# wanderers


def hunted(way: str) -> tuple[Position, Piece]:
    """Start - inn - market in a row, the hero on the start, a wanderer in the inn."""
    roam = {"way": way, "steps": 1, "how": "foot"}
    g = table(1, content=plain_with(enemies={"late-postman": {"roam": roam, "aggressive": False}}))
    inn = lay(g, "slantwise-inn", 0, -1)
    lay(g, "hollow-oak-assembly", 0, -2)
    postman = come(g, "late-postman", inn)
    figure = g.terms.content.cards.figures[postman.card]
    postman.roams, postman.steps, postman.travels = figure.roams, figure.steps, figure.travels
    postman.placer = 0
    return g, postman


@rule("DV-NPC-03", "DV-HERO-09", "DV-PLAY-08")
def test_who_hunts_comes_nearer_and_who_is_shy_goes_away() -> None:
    for way, name in (("hunt", "leaning-post"), ("shy", "hollow-oak-assembly")):
        g, postman = hunted(way)
        begin(g, wanderers(g)[0])
        assert g.terms.content.cards.places[postman.place].id == name


@rule("DV-NPC-03")
def test_who_wanders_goes_where_chance_says_and_whoever_placed_it_may_decide() -> None:
    g, postman = hunted("wander")
    begin(g, wanderers(g)[0])
    assert g.asked == (CHANCE,) and len(g.options(CHANCE)) == 2
    g, postman = hunted("placer")
    begin(g, wanderers(g)[0])
    assert legal(g, 0) == ["step leaning-post", "step hollow-oak-assembly", "stay"]
    play(g, 0, "stay")
    assert g.terms.content.cards.places[postman.place].id == "slantwise-inn"


@rule("DV-NPC-02", "DV-TURN-09", "DV-NPC-03")
def test_wanderers_walk_when_a_round_begins_in_turn_order_of_who_placed_them() -> None:
    calm = {"aggressive": False}
    g = table(2, content=plain_with(enemies={"left-heir": calm, "right-heir": calm}))
    g.order = [1, 0]
    inn = lay(g, "slantwise-inn", 0, -1)
    for name, placer in (("left-heir", 0), ("right-heir", 1)):
        piece = come(g, name, inn)
        piece.roams, piece.placer = 1, placer
    walks = [step.card for step in wanderers(g)]  # type: ignore[attr-defined]
    assert [g.piece(card).placer for card in walks] == [1, 0]
    begin(g, Rounds())
    assert [g.piece(card).place for card in walks] == [0, 0]


@rule("DV-PLAY-08", "DV-NPC-03")
def test_whoever_is_led_or_told_to_stay_does_not_walk() -> None:
    g, postman = hunted("hunt")
    postman.leader = 0
    assert wanderers(g) == []
    postman.leader, postman.roams = -1, 0
    assert wanderers(g) == []


@rule("DV-AGGR-01", "DV-NPC-02")
def test_a_wanderer_that_meets_its_prey_fights_at_once_and_stops() -> None:
    box = plain_with(enemies={"late-postman": {"aggressive": True}})
    g = table(1, content=box)
    inn = lay(g, "slantwise-inn", 0, -1)
    postman = come(g, "late-postman", inn)
    postman.roams, postman.steps = 1, 3
    give(g, postman, "whistle")
    begin(g, wanderers(g)[0])
    assert g.fights == 1 and postman.place == 0
    throw(g, 6, 6)
    throw(g, 1, 1)
