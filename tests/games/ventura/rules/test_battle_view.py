"""What is seen of a battle: the totals of every assault, the next one, what Events change, and the end."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    PLAIN_TOO,
    SHIELD,
    WALL,
    A,
    B,
    fixture,
    idle,
    lab,
    land,
    lasting,
    line,
    lively_move,
    on_turn,
    play,
    position,
    see,
    told,
)
from games.ventura.kit.assaults import Assault, assaults
from games.ventura.kit.battle import another_pair, attack
from games.ventura.kit.secrets import nothing_leaks
from ludoteca import Game
from ludoteca.engine.rng import seeded
from ludoteca.games.ventura.content import AGAINST, IN_ANY_CASE, INFANTRY, ON_MELEE, ON_RANGED, Special
from ludoteca.games.ventura.rules.events import Played
from ludoteca.games.ventura.state import NOWHERE
from ludoteca.testing import rule


def storm(
    attacker: str = f"{PLAIN} {ALPHA} {WALL}", defender: str = f"{SHIELD} {WALL} {BETA}", **given: Any
) -> Game:
    """A marches against B in B's Castle."""
    return attack(attacker, defender, tile="castle B", **given)


def in_order(t: Game) -> Game:
    line(t, A, ALPHA)
    line(t, B, WALL)
    return t


def totals(assault: Any) -> list[int]:
    return [side["total"] for side in assault["sides"]]


# totals


@rule("VEN-BAT-08", "VEN-MOD-04")
def test_every_assault_is_shown_with_what_it_is_made_of_and_what_it_did() -> None:
    t = in_order(storm())
    ranged, melee = see(t)["battle"]["assaults"]
    assert ranged == {
        "kind": "ranged",
        "sides": [
            {"total": 2, "parts": {"companies": 2}, "wounds": 3},
            {"total": 3, "parts": {"companies": 3}, "prevented": 2, "wounds": 0},
        ],
    }
    assert melee == {
        "kind": "melee",
        "sides": [
            {"total": 4, "parts": {"companies": 4}, "wounds": 3, "lost": [ALPHA]},
            {"total": 3, "parts": {"companies": 2, "tile": 1}, "prevented": 2, "wounds": 2},
        ],
    }


@rule("VEN-CARD-09", "VEN-MOD-02", "VEN-EVT-04")
def test_specials_captains_and_events_are_told_apart() -> None:
    specials = (Special(ON_MELEE, AGAINST, INFANTRY, 2), Special(ON_RANGED, IN_ANY_CASE, 0, 1))
    content = fixture(
        "telling-parts",
        swordsmen={"specials": specials},
        pavise_bearers={"keywords": INFANTRY},
        acuto={"melee": 3},
    )
    t = in_order(storm(content=content))
    ranged, melee = see(t)["battle"]["assaults"]
    assert ranged["sides"][A]["parts"] == {"companies": 2, "specials": 1}
    assert melee["sides"][A]["parts"] == {"companies": 4, "specials": 2, "captain": 3}
    t = storm(
        f"{PLAIN} {WALL}",
        f"{PLAIN_TOO} {WALL}",
        hands={B: "charge"},
        content=lab("battle-declared enemy-penalty 2"),
    )
    play(t, B, "play charge")
    assert see(t)["battle"]["assaults"][0]["sides"][A]["parts"] == {"events": -2}
    assert totals(see(t)["battle"]["assaults"][0]) == [0, 0]  # never below nothing


def test_the_next_assault_is_foretold_once_the_orders_are_revealed() -> None:
    t = storm()
    assert "next" not in see(t)["battle"]
    line(t, A, ALPHA)
    assert "next" not in see(t)["battle"]
    line(t, B, WALL)
    assert see(t)["battle"]["next"] == {
        "kind": "melee",
        "sides": [
            {"total": 1, "parts": {"companies": 1}},
            {"total": 3, "parts": {"companies": 2, "tile": 1}},
        ],
    }
    foretold = totals(see(t)["battle"]["next"])
    another_pair(t)
    assert totals(see(t)["battle"]["assaults"][2]) == foretold


@rule("VEN-BAT-07")
def test_before_the_first_assault_the_next_one_is_ranged() -> None:
    t = storm(hands={A: "charge"}, content=lab("after-reveal ranged-bonus 3"))
    in_order(t)
    assert see(t)["battle"]["next"]["kind"] == "ranged" and totals(see(t)["battle"]["next"]) == [2, 3]
    play(t, A, "play charge")
    assert totals(see(t)["battle"]["assaults"][0]) == [5, 3]


@pytest.mark.parametrize(
    ("card", "totals_then"),
    [
        ("after-reveal ranged-bonus 3", {"attacker": 5, "defender": 3}),
        ("after-reveal assault-bonus 1", {"attacker": 3, "defender": 3}),
        ("after-reveal enemy-penalty 9", {"attacker": 2, "defender": 0}),
        ("after-reveal melee-bonus 3", {}),  # the next assault is a ranged one
        ("after-reveal prevention 3", {}),
    ],
)
def test_an_event_says_the_totals_that_it_would_make(card: str, totals_then: dict[str, int]) -> None:
    t = storm(hands={A: "charge"}, content=lab(card))
    in_order(t)
    before = see(t)
    assert {choice.name: choice.numbers for choice in t.choices(A)}["play charge"] == totals_then
    assert see(t) == before
    play(t, A, "play charge")
    if totals_then:
        assert totals(see(t)["battle"]["assaults"][0]) == [totals_then["attacker"], totals_then["defender"]]


@pytest.mark.parametrize("resistance", ["pool", "single-use"])
def test_what_is_shown_is_what_was_told_and_foretold(resistance: str) -> None:
    """In whole games: the account of a battle agrees with the log, and assaults with what was foretold."""
    battles, foretold = 0, 0
    for game, edition in enumerate(["en-2010", "it-2011"] * 4):
        options = {"content": fixture(), "resistance": resistance, "round_limit": 20}
        t = ludoteca.new("ventura", seats=2 + game % 3, edition=edition, options=options, chance="scripted")
        rng = seeded(f"shown and told {resistance} {game}")
        while t.asked:
            before = see(t).get("battle")
            pending = any(isinstance(step, Played) for step in position(t).stack)  # an Event works after all
            lively_move(t, rng)
            shown = see(t).get("battle", see(t).get("fought"))
            if not shown or not shown["assaults"]:
                continue
            agree(shown["assaults"], assaults(t)[-len(shown["assaults"]) :])
            if before and "next" in before and not pending and t.moves[-1][1] in ("pass", "stay"):
                again = shown["assaults"][len(before["assaults"]) :][:1]
                foretold += len(again)
                assert [totals(one) for one in again] == [totals(before["next"])] * len(again)
        battles += len(told(t, "battle"))
    assert battles > 5 and foretold > 5


def agree(shown: Any, said: list[Assault]) -> None:
    assert [one["kind"] for one in shown] == [one.kind for one in said]
    assert [totals(one) for one in shown] == [one.totals for one in said]
    for one, other in zip(shown, said, strict=True):
        for side in (0, 1):
            assert one["sides"][side].get("prevented", 0) == other.prevented[side]
            assert one["sides"][side]["wounds"] == sum(other.wounds[side].values())
            assert sorted(one["sides"][side].get("lost", [])) == sorted(other.losses[side])


# orders, defenders, Events


@rule("VEN-INFO-07", "VEN-BAT-05")
def test_who_has_an_order_is_seen_but_not_which() -> None:
    t = storm()
    assert see(t)["battle"]["orders"] == ["open", "open"]
    line(t, B, WALL)
    assert see(t)["battle"]["orders"] == ["open", "sealed"]
    nothing_leaks(t)
    line(t, A, ALPHA)
    assert see(t)["battle"]["orders"] == ["revealed", "revealed"]


@rule("VEN-BAT-02")
def test_defenders_that_fight_later_are_shown() -> None:
    t = storm(defender=BETA, others={(B, 3): f"{WALL} @ 1,0", (B, 4): f"{ALPHA} @ 1,0"})
    play(t, B, "defend 3")
    assert see(t)["battle"]["waiting"] == [2, 4]


@rule("VEN-WND-08")
def test_prevention_is_shown_by_where_it_comes_from() -> None:
    t = storm(hands={B: "charge"}, content=lab("after-reveal prevention 3"))
    in_order(t)
    assert see(t)["battle"]["prevention"][B] == {"all": 4, "tile": 2, "captain": 2}
    play(t, B, "play charge")
    assert see(t)["battle"]["prevention"][B] == {"all": 1, "events": 1}
    assert see(t)["battle"]["prevention"][A] == {"all": 0}


@pytest.mark.parametrize(
    ("card", "holder", "side", "edge"),
    [
        ("battle-declared assault-bonus 2", A, 0, {"every": 2}),
        ("battle-declared melee-bonus 2", B, 1, {"melee": 2}),
        ("battle-declared ranged-bonus 2", A, 0, {"ranged": 2}),
        ("battle-declared enemy-penalty 2", A, 1, {"ranged": -2}),
        ("battle-declared forbid-retreat", A, 1, {"held": True}),
        ("battle-declared grant-retreat", B, 1, {"free": True}),
        ("battle-declared force-retreat", B, 0, {"forced": True}),
    ],
)
def test_what_events_change_is_shown_as_long_as_it_lasts(
    card: str, holder: int, side: int, edge: dict[str, object]
) -> None:
    t = storm(hands={holder: "charge"}, content=lab(card))
    play(t, holder, "play charge")
    edges = see(t)["battle"]["edges"]
    assert {key: value for key, value in edges[side].items() if value} == edge
    assert not any(edges[1 - side].values())


# the end


@rule("VEN-BEND-01", "VEN-BEND-02", "VEN-BEND-03", "VEN-RUL-68")
def test_the_end_of_a_battle_is_shown_until_everybody_has_had_a_turn() -> None:
    t = storm(f"{PLAIN} {ALPHA} {BETA}", f"{PLAIN_TOO} {BETA}")
    line(t, A, ALPHA)
    fought = see(t)["fought"]
    assert "battle" not in see(t) and fought["ending"] == {"how": "eliminated", "winner": A, "points": 5}
    assert (fought["hex"], fought["attacker"], fought["attacker_area"]) == ("1,0", A, 2)
    assert (fought["defender"], fought["defender_area"]) == (B, 2)
    assert fought["assaults"][0]["sides"][B]["lost"] == [BETA]
    idle(t, "fortune")
    assert "fought" in see(t)
    idle(t, "recruit")
    assert "fought" not in see(t) and position(t).fought.tile == NOWHERE


@pytest.mark.parametrize(
    ("attacker", "defender", "stays", "ending"),
    [
        (f"{PLAIN} {BETA}", f"{PLAIN_TOO} {BETA}", "", {"how": "even", "winner": None, "points": 0}),
        (f"{PLAIN} {WALL}", f"{PLAIN_TOO} {WALL}", "0,0", {"how": "retreated", "winner": B, "points": 5}),
        (WALL, WALL, "stay 2,0", {"how": "retreated", "winner": A, "points": 0}),
    ],
)
def test_how_a_battle_ended(attacker: str, defender: str, stays: str, ending: dict[str, object]) -> None:
    t = attack(attacker, defender)
    for seat, move in zip((A, B), stays.split(), strict=False):
        play(t, seat, move if move == "stay" else f"at {move}")
    assert see(t)["fought"]["ending"] == ending
    assert len(see(t)["fought"]["assaults"]) == (1 if ending["how"] == "even" else 2)


@rule("VEN-RUL-68")
def test_a_battle_without_wounds_was_broken_off() -> None:
    content = fixture("no-teeth", pavise_bearers={"melee": 0})
    t = attack(WALL, WALL, land={"0,0": "field", "1,0": "field"}, content=content)
    assert see(t)["fought"]["ending"] == {"how": "broken-off", "winner": None, "points": 0}


def test_the_next_battle_of_a_series_begins_a_new_account() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", BETA, tile="field B", others={(B, 3): f"{WALL} @ 1,0"})
    play(t, B, "defend 2")
    line(t, A, ALPHA)
    shown = see(t)["battle"]
    assert shown["defender_area"] == 3 and shown["assaults"] == [] and not shown.get("waiting")


def test_a_battle_that_won_the_game_is_still_shown() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{PLAIN_TOO} {BETA}")
    position(t).score[A] = 27
    line(t, A, ALPHA)
    assert t.result is not None and see(t)["fought"]["ending"]["points"] == 5


# what Events leave behind


def test_florins_that_events_will_change_are_shown() -> None:
    t = on_turn("own-upkeep spare-upkeep 2", phase="upkeep", troops={(A, 2): ALPHA})
    play(t, A, "play charge")
    assert [lasting(t, seat, "spared") for seat in (A, B)] == [2, 0]
    t = on_turn("own-turn burn-income 1")
    play(t, A, "play charge")
    assert [lasting(t, seat, "burned") for seat in (A, B)] == [0, 1]
    t = on_turn("own-deploy cheap-deployment 3", phase="deploy", hands={A: f"charge {ALPHA}"})
    play(t, A, "play charge")
    assert [lasting(t, seat, "discount") for seat in (A, B)] == [3, 0]
    nothing_leaks(t)


def test_protected_tiles_are_shown_until_the_round_ends() -> None:
    t = on_turn(
        "own-turn protect-tile", phase="march", land={"0,0": "field A"}, troops={(A, 2): f"{WALL} @ 0,0"}
    )
    play(t, A, "play charge", "at 0,0")
    assert [tile["hex"] for tile in land(t) if tile["guarded"]] == ["0,0"]
    idle(t, "fortune")
    assert not any(tile["guarded"] for tile in land(t))
