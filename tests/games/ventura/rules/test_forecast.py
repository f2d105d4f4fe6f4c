"""What is told beforehand: how far a march comes, what would happen there, and the next assault."""

from __future__ import annotations

from typing import Any

import msgspec

import ludoteca
from games.ventura.kit import see
from games.ventura.kit.positions import BETWEEN, ENEMY, deploying, fighting, marching, then
from ludoteca import Game
from ludoteca.table.messages import Asked
from ludoteca.table.projection import project
from ludoteca.testing import rule


def told(t: Game, seat: int = 0) -> dict[str, Any]:
    asked = msgspec.json.decode(project(t, seat, 0).asked, type=Asked)
    assert asked.forecast is not None
    return asked.forecast


def test_a_march_shows_how_far_it_comes_and_what_would_happen_there() -> None:
    t = then(marching(), "activate 2")
    march = told(t)["march"]
    assert march["area"] == 2 and march["points"] == march["all"]
    attack = march["reach"][ENEMY]
    assert attack["path"] == [ENEMY] and attack["cost"] == 1
    # melee 1 against 2: a lone Company without a Captain cannot win against the Garrison in its City
    assert attack["battle"]["verdict"] == "lost" and attack["battle"]["most"] == 1
    assert attack["battle"]["melee"] == [1, 2] and attack["battle"]["enemies"] == [1]
    for hex, reach in march["reach"].items():
        assert reach["path"][-1] == hex and reach["cost"] <= march["points"]


def test_an_army_that_would_win_is_told_so_with_the_points() -> None:
    t = then(deploying(), "deploy pavise-bearers 2", "take acuto", "deploy acuto 2", "take crossbowmen")
    then(t, "deploy crossbowmen 2", "activate 2")
    attack = told(t)["march"]["reach"][ENEMY]
    assert attack["path"] == [BETWEEN, ENEMY]
    assert attack["battle"]["verdict"] == "win" and attack["battle"]["companies"] == 2
    assert attack["points"] == sum(see(t, 0)["players"][1]["domain"].values())


@rule("VEN-BAT-10")
def test_the_next_assault_tells_what_it_would_do_and_then_does_it() -> None:
    t = fighting()
    own, enemy = told(t)["assault"]
    assert [(one["part"], one["card"], one["amount"]) for one in own["made"]] == [
        ("companies", "pavise-bearers", 1)
    ]
    assert own["threat"] == {"prevented": 0, "hits": [2], "falls": [False], "wasted": 0}
    assert enemy["threat"]["prevented"] + sum(enemy["threat"]["hits"]) + enemy["threat"]["wasted"] == 1
    t.play(0, "stay")
    fought = see(t, 0)["battle"]["assaults"][2]["sides"]
    assert fought[0]["wounds"] == sum(own["threat"]["hits"])


def test_nobody_else_is_told_anything() -> None:
    t = then(marching(), "activate 2")
    for seat in (1, ludoteca.SPECTATOR):
        assert project(t, seat, 0).asked == b"null"
        assert t.rules.forecast(t.state, seat) is None
