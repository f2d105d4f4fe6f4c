"""Whoever falls in the middle of what it does: the rest of it goes on without, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.fights import ring, silent
from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    come,
    figure,
    item,
    lead,
    legal,
    menu,
    place,
    play,
    throw,
    told,
    with_cards,
)
from games.dark_venture.kit.quests import hold, stage, table
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.state import DEAD, Piece, Position
from ludoteca.testing import rule

LAYS: dict[str, Any] = {"qp": 2, "received": {}, "stages": [stage({"kind": "deed", "deed": "lays"})]}


def at_the_inn(*rules: dict[str, Any]) -> tuple[Position, Piece]:
    """A hero beside an inn that says what the test wants, and its follower, who goes there."""
    places = {**PLAIN_PLACES, "slantwise-inn": {"a": {"rules": list(rules)}}}
    g = table(with_cards(locations=places, side={"wet-feet": LAYS, "whittling": LAYS}))
    return g, lead(g, 0, "pell", ap=2)


@rule("DV-PAID-06", "DV-PAID-05")
@pytest.mark.parametrize("things", [(), ("bucket",)])
def test_whoever_dies_of_searching_finds_nothing_and_leaves_the_token(things: tuple[str, ...]) -> None:
    g, pell = at_the_inn({"on": "search", "do": [{"fell": "actor"}]})
    pell.carried = [item(g, name) for name in things]
    menu(g)
    play(g, 0, "send slantwise-inn")
    play(g, 0, "follower search")
    throw(g, 6)
    assert g.asked == (0,) and "end" in legal(g, 0)
    assert [there for there in g.laid if g.searched[there]] == [place(g, "slantwise-inn")]


@rule("DV-MAP-08", "DV-AMB-69", "DV-QUEST-01")
def test_what_is_laid_for_a_follower_who_has_died_its_player_laid() -> None:
    lay = [{"fell": "actor"}, {"lay": "deck", "is": "any"}]
    g, _pell = at_the_inn({"on": "enter", "do": lay})
    hold(g, 0, "wet-feet")
    hold(g, 1, "whittling")
    menu(g)
    play(g, 0, "send slantwise-inn")
    g.apply(CHANCE, g.options(CHANCE)[0])
    play(g, 0, legal(g, 0)[0])
    play(g, 0, legal(g, 0)[0])
    assert g.score == [2, 0]


def before_the_fight(*steps: dict[str, Any]) -> Position:
    """A hero attacks a postman who does something when a fight begins, and its follower comes along."""
    shouts = {"abilities": [{"name": "shout", "on": "fight", "do": list(steps)}]}
    g = ring(silent(enemies={"late-postman": shouts}))
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    lead(g, 0, "pell", ap=2)
    come(g, "late-postman")
    return g


@rule("DV-COMBAT-03", "DV-COMBAT-11", "DV-L-04")
def test_whoever_falls_when_a_fight_begins_rolls_for_no_first_strike() -> None:
    g = before_the_fight({"fell": "follower"}, {"each": "pcs", "do": [{"fell": "target"}]})
    menu(g)
    play(g, 0, "attack late-postman")
    play(g, 0, "yes")
    assert g.asked == (0,) and told(g, "rolled") == []
    assert [g.piece(g.heroes[0]).health, g.followers[0]] == [0, -1]


@rule("DV-COMBAT-03", "DV-AMB-25")
def test_the_others_roll_for_first_strike_without_who_fell_when_the_fight_began() -> None:
    its_followers = [{"is": "follower", "who": "target"}]
    g = before_the_fight({"each": "pcs", "do": [{"when": its_followers, "then": [{"fell": "target"}]}]})
    pair = [g.heroes[0], figure(g, "late-postman")]
    menu(g)
    play(g, 0, "attack late-postman")
    play(g, 0, "yes")
    throw(g, 3, 3)
    throw(g, 2, 2)
    assert "hit late-postman" in legal(g, 0)
    assert [roller for roller, *_ in told(g, "rolled")] == pair


@rule("DV-LOOT-02", "DV-DEFEAT-05")
@pytest.mark.parametrize("to", ["actor", "floor", "discard"])
def test_a_body_whose_last_item_an_entry_takes_is_gone(to: str) -> None:
    dig: list[dict[str, Any]] = [{"pick": "figure", "from": "here", "is": "body", "by": "owner"}]
    dig += [{"take": "any", "n": 1, "from": "target", "to": to, "by": "owner"}]
    g, _pell = at_the_inn({"on": "enter", "do": dig})
    hound = come(g, "salt-hounds-1", "slantwise-inn")
    hound.carried = [item(g, "bucket")]
    g.become(hound, DEAD)
    menu(g)
    play(g, 0, "send slantwise-inn")
    play(g, 0, "pick item bucket")
    assert not g.on_map(hound.card) and g.figure_discard == [hound.card]
