"""Chapter "Events": every effect, its price and what becomes of the card."""

from __future__ import annotations

from typing import Any

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    PLAIN_TOO,
    SHIELD,
    WALL,
    A,
    B,
    C,
    arrange,
    at_cells,
    broken,
    discards,
    domain,
    hand,
    hex_of,
    lab,
    line,
    march,
    men,
    on_turn,
    play,
    position,
    refused,
    see,
    told,
    whereabouts,
    wounds,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import FRONT, attack
from ludoteca import SPECTATOR, Game
from ludoteca.games.ventura.content import FIRST_CONSCRIPT, FIRST_EVENT, FIRST_GARRISON
from ludoteca.testing import rule


def battle(
    card: str,
    attacker: str = f"{PLAIN} {WALL}",
    defender: str = f"{PLAIN_TOO} {WALL}",
    holder: int = A,
    more: str = "",
    **given: Any,
) -> Game:
    """A of "0,0" marches against B on "1,0"; one of them holds the card as a Charge.

    With `more` cards in hand he is asked again when he has played it.
    """
    return attack(attacker, defender, hands={holder: f"charge {more}"}, content=lab(card), **given)


def first_won(card: str) -> Game:
    """A's Army fights two Troops: it has won the first battle, with the card, and the second begins."""
    t = battle(card, f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:2", others={(B, 3): f"{WALL} @ 1,0"})
    play(t, B, "defend 2")
    play(t, A, "play charge")
    line(t, A, ALPHA)
    return t


def pairs(t: Game, number: int) -> None:
    """So many more pairs of assaults, without a retreat and without an Event."""
    wanted = len(assaults(t)) + 2 * number
    while len(assaults(t)) < wanted:
        play(t, t.asked[0], t.legal(t.asked[0])[-1])


def totals(t: Game, side: int) -> list[int]:
    return [assault.totals[side] for assault in assaults(t)]


# the cards


@rule("VEN-EVT-01", "VEN-CARD-02")
def test_events_are_in_the_conscription_deck_only() -> None:
    t = arrange(2, phase="prestige", florins={A: 1})
    g = position(t)
    assert len(g.ventura) == FIRST_CONSCRIPT and not any(
        FIRST_EVENT <= kind < FIRST_GARRISON for kind in range(len(g.ventura))
    )
    in_deck = g.conscription[FIRST_EVENT - FIRST_CONSCRIPT :]
    assert sum(in_deck) == 31 and len(in_deck) == 16 and all(in_deck)


@rule("VEN-EVT-06", "VEN-EVT-02")
def test_a_played_event_is_free_shown_to_all_and_goes_to_the_conscription_discards() -> None:
    t = on_turn("own-turn gain-florins 2")
    play(t, A, "play charge")
    assert position(t).florins[A] == 5 and discards(t) == {"charge": 1} and hand(t, A) == []
    for viewer in (A, B, SPECTATOR):
        assert [list(shown.values()) for shown in told(t, "plays-event", viewer)] == [[A, "charge"]]
    assert broken(t) == []


@rule("VEN-EVT-02")
def test_a_cost_that_the_event_asks_for_is_paid_first() -> None:
    t = on_turn("own-turn gain-points 1 2")
    play(t, A, "play charge")
    assert position(t).florins[A] == 1 and position(t).score[A] == 1


@rule("VEN-EVT-02")
def test_who_cannot_pay_cannot_play() -> None:
    t = on_turn("own-turn gain-points 1 4")
    assert "play charge" not in t.legal(A) and refused(t, A, "play charge") == "VEN-EVT-02"


@rule("VEN-EVT-03")
@pytest.mark.parametrize("phase", ["prestige", "fortune", "recruit", "conscription", "deploy", "march"])
def test_an_event_is_played_where_its_card_says_and_nowhere_else(phase: str) -> None:
    for window in ("own-turn", "own-deploy", "own-upkeep", "own-expansion", "before-melee"):
        t = on_turn(
            f"{window} gain-florins 1",
            phase=phase,
            row=f"{ALPHA} {PLAIN} {BETA}",
            troops={(A, 2): WALL},
        )
        fits = window == "own-turn" or (window == "own-deploy" and phase == "deploy")
        assert ("play charge" in t.legal(A)) == fits
        if not fits:
            assert refused(t, A, "play charge") == "VEN-EVT-03"


@rule("VEN-EVT-03")
def test_an_event_that_is_not_in_hand_is_refused() -> None:
    t = on_turn("own-turn gain-florins 1")
    assert refused(t, A, "play ambush") == "VEN-EVT-03"


# totals of an assault


@rule("VEN-EVT-04", "VEN-RUL-87", "VEN-BAT-08", "DIF-48")
@pytest.mark.parametrize("holder", [A, B])
def test_an_assault_bonus_counts_in_every_assault_of_the_battle(holder: int) -> None:
    t = battle("battle-declared assault-bonus 2", holder=holder)
    play(t, holder, "play charge")
    pairs(t, 1)
    assert totals(t, holder)[:4] == [2, 3, 3, 3] and totals(t, 1 - holder)[:4] == [0, 1, 1, 1]
    assert broken(t) == []


@rule("VEN-EVT-04", "VEN-RUL-61")
def test_a_bonus_ends_with_its_battle() -> None:
    t = first_won("battle-declared assault-bonus 2")
    line(t, A, ALPHA)
    assert totals(t, A)[:2] == [2 + 3 + 2, 2 + 3]


@rule("VEN-EVT-04", "VEN-RUL-87")
def test_a_ranged_bonus_counts_in_the_ranged_assault_only() -> None:
    t = battle("after-reveal ranged-bonus 3")
    play(t, A, "play charge")
    assert totals(t, A) == [3, 1] and wounds(t, B, 2) == [4] and broken(t) == []


@rule("VEN-EVT-04", "VEN-RUL-87")
def test_a_melee_bonus_counts_in_the_next_melee_assault_only() -> None:
    t = battle("before-melee melee-bonus 3")
    play(t, A, "play charge")
    pairs(t, 1)
    assert totals(t, A)[:4] == [0, 4, 1, 1] and broken(t) == []


@rule("VEN-EVT-04", "VEN-RUL-87")
@pytest.mark.parametrize(
    ("window", "left"),
    [
        ("battle-declared", [1, 3, 3]),
        ("after-reveal", [1, 3, 3]),
        ("before-melee", [2, 2, 3]),
        ("after-assault", [2, 2, 3]),
        ("before-retreat", [2, 3, 2]),
    ],
)
def test_a_penalty_is_taken_off_the_enemys_next_assault(window: str, left: list[int]) -> None:
    t = battle(f"{window} enemy-penalty 1", defender=f"{PLAIN_TOO} {ALPHA}")
    while "play charge" not in t.legal(A):
        play(t, t.asked[0], t.legal(t.asked[0])[-1])
    play(t, A, "play charge")
    while len(assaults(t)) < 3:
        play(t, t.asked[0], t.legal(t.asked[0])[-1])
    assert totals(t, 1)[:3] == left and broken(t) == []


# prevention, wounds, order


@rule("VEN-RUL-87", "VEN-WND-08")
def test_prevention_comes_after_tile_and_captain_and_lasts_for_the_battle() -> None:
    t = battle(
        "battle-declared prevention 3",
        attacker=f"{PLAIN} {ALPHA} {BETA}",
        defender=f"{SHIELD} {WALL}",
        holder=B,
        tile="castle B",
    )
    play(t, B, "play charge")
    line(t, A, ALPHA)
    first, second = assaults(t)
    assert first.totals[0] == 5 and first.prevented[1] == 2 + 2 + 1
    assert second.totals[0] == 4 and second.prevented[1] == 2  # what the Event has left
    assert wounds(t, B, 2) == [2] and broken(t) == []


@rule("VEN-RUL-87")
def test_prevention_ends_with_the_battle() -> None:
    t = first_won("battle-declared prevention 9")
    assert wounds(t, A, 2) == [0, 0]
    line(t, A, ALPHA)
    assert wounds(t, A, 2) == [1, 0]  # in the second battle


@rule("VEN-RUL-87")
@pytest.mark.parametrize(
    ("defender", "left", "hurt"),
    [
        (f"{PLAIN_TOO} {WALL} {ALPHA}", [WALL, ALPHA], [2, 0]),
        (f"{PLAIN_TOO} {WALL}:7 {ALPHA}", [ALPHA], [0]),  # the foremost falls
        (f"{PLAIN_TOO} {WALL}:7", [WALL], [8]),  # but never the last
        (f"{PLAIN_TOO} {WALL}:8", [WALL], [8]),
    ],
)
def test_wounds_by_an_event_are_for_the_foremost_but_never_kill_the_last(
    defender: str, left: list[str], hurt: list[int]
) -> None:
    t = battle("after-assault wound-enemy 2", defender=defender, more="ambush")
    if B in t.asked:
        line(t, B, WALL)
    assert len(assaults(t)) == 1 and assaults(t)[0].totals[0] == 0  # nothing was wounded so far
    play(t, A, "play charge")
    assert men(t, B, 2) == left and wounds(t, B, 2) == hurt
    assert len(assaults(t)) == 1 and broken(t) == []


@rule("VEN-RUL-87")
def test_an_eliminated_enemy_takes_no_more_wounds() -> None:
    t = battle("battle-end wound-enemy 2", attacker=f"{PLAIN} {ALPHA} {BETA}", defender=f"{BETA}:1")
    line(t, A, ALPHA)
    assert told(t, "battle-won") and t.legal(A) == ["pass"] and broken(t) == []


@rule("VEN-RUL-87")
def test_the_own_line_may_be_ordered_anew_after_the_reveal() -> None:
    t = battle("after-reveal reorder", attacker=f"{PLAIN} {ALPHA} {BETA} {WALL}", defender=f"{ALPHA}")
    line(t, A, ALPHA, BETA)
    play(t, A, "play charge")
    assert t.asked == (A,) and t.legal(A) == [f"line {BETA} 1", f"line {ALPHA} 1", f"line {WALL} 1"]
    assert refused(t, A, "line spearmen 1") == "VEN-RUL-87"
    line(t, A, WALL, BETA)
    assert [shown["card"] for shown in told(t, "line-up")][-3:] == [WALL, BETA, ALPHA]
    assert assaults(t)[0].totals[0] == 0 + 3 and assaults(t)[0].wounds[0] == {WALL: 2}
    assert broken(t) == []


@rule("VEN-RUL-87")
def test_a_lone_company_has_no_order_to_change() -> None:
    t = battle("after-reveal reorder", attacker=WALL, defender=WALL)
    assert t.legal(A) == ["pass"]


# retreats


@rule("VEN-RUL-87")
def test_an_event_may_forbid_the_enemys_retreat() -> None:
    t = battle("before-retreat forbid-retreat")
    play(t, A, "play charge")
    play(t, A, "stay")
    assert t.asked == (A,) and len(assaults(t)) == 4  # B was not asked
    assert broken(t) == []


@rule("VEN-RUL-87", "VEN-RET-02")
def test_an_event_may_open_any_tile_without_enemies_for_a_retreat() -> None:
    land = {**FRONT, "1,-1": "field", "2,-1": "field A", "0,1": "field"}
    t = battle("before-retreat grant-retreat", holder=B, land=land, others={(A, 3): f"{BETA} @ 0,1"})
    play(t, B, "play charge")
    play(t, A, "stay")
    assert t.asked == (B,) and set(t.legal(B)) == {"at 2,0", "at 1,-1", "at 2,-1", "stay", "at 0,0"}
    play(t, B, "at 2,-1")
    assert whereabouts(t, B)[2] == "2,-1" and domain(t, A)["2,-1"] == 1 and broken(t) == []


@rule("VEN-RUL-87")
def test_no_event_lets_a_garrison_retreat() -> None:
    t = arrange(
        2,
        phase="march",
        land={"0,0": "field A", "1,0": "city B", "2,0": "field B"},
        troops={(A, 2): f"{WALL} @ 0,0"},
        hands={B: "charge"},
        content=lab("before-retreat grant-retreat"),
    )
    march(t, A, 2, "1,0")
    play(t, B, "play charge")
    play(t, A, "stay")
    assert t.asked == (A,) and len(assaults(t)) == 4


@rule("VEN-RUL-87")
def test_an_event_may_force_the_enemy_to_retreat_if_it_can() -> None:
    t = battle("before-retreat force-retreat")
    play(t, A, "play charge")
    play(t, A, "stay")
    assert t.asked == (B,) and t.legal(B) == ["at 2,0"] and refused(t, B, "stay") == "VEN-RUL-87"
    play(t, B, "at 2,0")
    assert position(t).score == [5, 0] and broken(t) == []
    t = battle("before-retreat force-retreat", land={"0,0": "field A", "1,0": "field"})
    play(t, A, "play charge")
    play(t, A, "stay")
    assert len(assaults(t)) == 4  # it cannot


@rule("VEN-RUL-87")
def test_nobody_retreats_onto_an_opponents_protected_tile() -> None:
    land = {**FRONT, "1,-1": "field A", "2,-1": "field A"}
    t = battle("before-retreat grant-retreat", holder=B, land=land)
    position(t).guarded = [position(t).where.index(hex_of("1,-1"))]
    play(t, B, "play charge")
    play(t, A, "stay")
    assert "at 2,-1" in t.legal(B) and "at 1,-1" not in t.legal(B)


@rule("VEN-RUL-87", "VEN-RUL-76")
@pytest.mark.parametrize("loser", [B, C])
def test_a_tile_is_protected_for_as_long_as_it_is_in_that_domain(loser: int) -> None:
    owner = "ABC"[loser]
    land = {"0,0": "field A", "1,0": f"city {owner}", "2,0": f"field {owner}", "1,-1": "field A"}
    troops = {(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (A, 3): f"{BETA} @ 1,-1"}
    t = arrange(3, phase="march", land=land, troops=troops, garrisons=False)
    position(t).guarded = [position(t).where.index(hex_of(where)) for where in ("2,0", "0,0")]
    play(t, A, "activate 2", "at 1,0")
    assert refused(t, A, "at 2,0") == "VEN-RUL-87" and see(t)["guarded"] == ["2,0", "0,0"]
    play(t, A, "done")  # the family is eliminated, and its tiles are nobody's
    assert see(t)["guarded"] == ["0,0"]


# movement


@rule("VEN-RUL-87")
def test_an_event_gives_a_troop_on_the_march_more_points() -> None:
    t = on_turn(
        "activated movement 2",
        phase="march",
        land={"0,0": "field A", "1,0": "mountain", "2,0": "field"},
        troops={(A, 2): f"{WALL} @ 0,0", (A, 3): f"{WALL} @ 0,0"},
    )
    assert "play charge" not in t.legal(A)  # no Troop is activated yet
    play(t, A, "activate 2")
    assert t.legal(A) == ["play charge", "done"]  # one point leads nowhere
    play(t, A, "play charge")
    assert at_cells(t) == {"1,0"}
    play(t, A, "at 1,0")
    assert whereabouts(t, A)[2] == "1,0" and t.legal(A) == ["activate 3", "done"]
    play(t, A, "activate 3")  # has no more than its own point
    assert whereabouts(t, A)[3] == "0,0" and t.asked != (A,) and broken(t) == []


@rule("VEN-RUL-87", "VEN-RUL-55")
def test_points_given_during_a_battle_are_for_the_march_that_goes_on() -> None:
    t = battle("battle-declared movement 3", attacker=f"{PLAIN} {ALPHA}", defender=f"{BETA}:2")
    play(t, A, "play charge")
    prompt = t.prompt(A)
    assert prompt is not None and prompt.message.args["count"] == 4 - 1 + 3


@rule("VEN-RUL-87")
def test_points_given_to_a_troop_that_fell_are_lost() -> None:
    t = battle("battle-declared movement 3", attacker=f"{BETA}:2", others={(B, 3): ALPHA})
    play(t, A, "play charge")
    assert not men(t, A, 2) and position(t).pace == 0
    play(t, A, "activate 5")
    assert t.asked == (B,)  # the Troop in the lonely City has nowhere to go


@rule("VEN-RUL-87")
def test_a_defender_cannot_speed_the_attacker_up() -> None:
    t = battle("battle-declared movement 3", holder=B)
    assert t.legal(B) == ["pass"]


@rule("VEN-RUL-87", "VEN-RUL-62", "VEN-WND-05")
@pytest.mark.parametrize("effect", ["march-now", "extra-tile"])
def test_nobody_marches_or_expands_out_of_a_battle(effect: str) -> None:
    t = battle(f"before-retreat {effect}", attacker=f"{PLAIN} {WALL}:1", others={(A, 3): f"{BETA} @ 0,0"})
    position(t).reserve[A] = [8]
    position(t).florins[A] = 3
    assert t.asked == (A,) and t.legal(A) == ["pass"]
