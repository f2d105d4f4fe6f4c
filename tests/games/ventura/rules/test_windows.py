"""When Events may be played: who is asked, in which order, and that being asked gives nothing away."""

from __future__ import annotations

import pytest

import ludoteca
from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    WALL,
    A,
    B,
    C,
    D,
    arrange,
    broken,
    discards,
    hand,
    in_window,
    lab,
    lively_move,
    march,
    on_turn,
    play,
    position,
    refused,
    told,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import stand_off
from games.ventura.kit.content import SCENARIOS
from ludoteca import SPECTATOR, Game
from ludoteca.engine.rng import seeded
from ludoteca.games.ventura.rules.events import WINDOWS, may_hold, windows_of
from ludoteca.testing import rule
from ludoteca.testing.knowledge import imagine

BATTLE = ("battle-declared", "after-reveal", "before-melee", "after-assault", "before-retreat", "battle-end")
OWN = ("own-turn", "own-upkeep", "own-expansion", "own-deploy", "activated")


def battle(window: str, hands: dict[int, str], seats: int = 2, seen: dict[int, str] | None = None) -> Game:
    """A stand-off of A and B, with a content whose only Event for this window is the Charge."""
    return stand_off(seats=seats, hands=hands, seen=seen, content=lab(f"{window} gain-florins 1"))


# moments


@rule("VEN-RUL-85")
@pytest.mark.parametrize(
    ("window", "moments"),
    [
        ("battle-declared", [(0, False)]),
        ("after-reveal", [(0, True)]),
        ("before-melee", [(1, True), (2, True), (3, True)]),
        ("after-assault", [(1, True), (2, True), (3, True), (4, True)]),
        ("before-retreat", [(2, True), (4, True)]),
        ("battle-end", [(4, True)]),
    ],
)
def test_each_window_of_a_battle_opens_at_its_moment(window: str, moments: list[tuple[int, bool]]) -> None:
    t = battle(window, {A: "farmers"})
    found: list[tuple[int, bool]] = []
    while t.asked == (A,) or t.asked == (B,):
        moves = t.legal(t.asked[0])
        if in_window(t):
            found.append((len(assaults(t)), bool(told(t, "line-up"))))
            assert t.asked == (A,) and moves == ["pass"]
        elif len(assaults(t)) == 4 and "at 0,0" in moves:
            moves = ["at 0,0"]
        elif "done" in moves:
            break
        play(t, t.asked[0], moves[-1])
    assert found == moments


@rule("VEN-RUL-85", "VEN-EVT-03")
@pytest.mark.parametrize("window", OWN)
def test_each_window_of_an_own_turn_is_beside_its_decisions(window: str) -> None:
    steps = {
        "own-turn": ["prestige", "fortune", "upkeep", "expansion", "conscription", "deploy", "march"],
        "own-upkeep": ["upkeep"],
        "own-expansion": ["expansion"],
        "own-deploy": ["deploy"],
        "activated": [],
    }
    for phase in ("prestige", "fortune", "recruit", "upkeep", "expansion", "conscription", "deploy", "march"):
        t = on_turn(
            f"{window} gain-florins 1",
            phase=phase,
            land={"0,0": "city A", "1,0": "field A"},
            troops={(A, 2): f"{ALPHA} @ 0,0"},
            reserve={A: "wood"},
            row=f"{PLAIN} {BETA} {WALL}",
        )
        fits = phase in steps[window] or (window == "own-turn" and phase == "recruit")
        assert t.asked == (A,) and ("play charge" in t.legal(A)) == fits
        assert "play charge" not in t.legal(B)
    play(t, A, "activate 2")
    assert ("play charge" in t.legal(A)) == (window in ("activated", "own-turn"))


@rule("VEN-RUL-85")
def test_a_window_for_which_the_content_has_no_event_is_never_opened() -> None:
    t = battle("after-assault", {A: "farmers", B: "farmers"})
    assert len(assaults(t)) == 1  # neither when the battle was declared nor after the reveal
    assert windows_of(SCENARIOS) & WINDOWS["after-assault"] == 0
    everything = 0
    for bit in WINDOWS.values():
        assert everything & bit == 0
        everything |= bit


# who is asked, and in which order


@rule("VEN-RUL-86")
@pytest.mark.parametrize("window", BATTLE[:-1])
def test_in_a_battle_the_attacker_is_asked_first_then_the_defender_and_nobody_else(window: str) -> None:
    t = battle(window, {A: "farmers", B: "farmers", C: "charge"}, seats=3)
    while not in_window(t):
        play(t, t.asked[0], "stay")
    assert t.asked == (A,)
    assert refused(t, B, "pass") == "VEN-RUL-86"
    play(t, A, "pass")
    assert t.asked == (B,) and in_window(t)
    fought = len(assaults(t))
    play(t, B, "pass")
    assert t.asked != (C,) and (len(assaults(t)) > fought or not in_window(t))


@rule("VEN-RUL-86")
def test_both_sides_alternate_until_both_pass_in_a_row() -> None:
    t = battle("battle-declared", {A: "charge farmers", B: "charge farmers"})
    order = []
    for move in ("play charge", "play charge", "pass", "pass"):
        assert in_window(t)
        order.append(t.asked[0])
        play(t, t.asked[0], move)
        assert broken(t) == []
    assert order == [A, B, A, B] and not in_window(t) and position(t).florins == [1, 1]


@rule("VEN-RUL-86")
def test_who_passed_may_still_answer_what_the_other_plays() -> None:
    t = battle("battle-declared", {A: "charge", B: "charge"})
    play(t, A, "pass")
    play(t, B, "play charge")
    assert t.asked == (A,) and t.legal(A) == ["play charge", "pass"]
    play(t, A, "play charge")
    assert position(t).florins == [1, 1] and not in_window(t)


@rule("VEN-RUL-86", "VEN-EVT-03")
def test_a_window_refuses_what_is_not_for_it() -> None:
    t = battle("battle-declared", {A: "charge ambush"})
    assert refused(t, A, "play ambush") == "VEN-EVT-03"  # it is for the Expansion
    assert refused(t, A, "play palisade") == "VEN-EVT-03"  # not in hand
    assert refused(t, A, "done") == "VEN-RUL-86"


# being asked gives nothing away


@rule("VEN-RUL-86", "VEN-INFO-05")
@pytest.mark.parametrize(
    ("cards", "asked"),
    [
        ("charge", True),
        ("farmers", True),  # the same back
        ("ambush", True),  # for another window
        (f"{ALPHA} farmers", True),
        (ALPHA, False),  # a Ventura back: no Event
        ("", False),
    ],
)
def test_whoever_holds_a_hidden_conscription_card_is_asked_and_nobody_else(cards: str, asked: bool) -> None:
    t = battle("battle-declared", {B: cards})
    assert (in_window(t) and t.asked == (B,)) == asked


@rule("VEN-RUL-86", "VEN-INFO-05")
@pytest.mark.parametrize(("cards", "asked"), [("charge", True), ("farmers", False), ("ambush", False)])
def test_a_conscription_card_that_everybody_knows_counts_as_what_it_is(cards: str, asked: bool) -> None:
    t = battle("battle-declared", {}, seen={B: cards})
    assert in_window(t) == asked
    t = battle("battle-declared", {B: "farmers"}, seen={B: cards})
    assert in_window(t)  # the other one is hidden


@rule("VEN-RUL-86", "VEN-INFO-05", "VEN-INFO-06")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_whether_somebody_is_asked_rests_on_public_knowledge_alone(edition: str) -> None:
    """The answer is the same in every game that anybody can imagine."""
    t = ludoteca.new("ventura", seats=3, edition=edition, chance="scripted")
    rng = seeded(f"windows {edition}")
    looked = 0
    while t.asked and len(t.moves) < 600:
        lively_move(t, rng)
        if t.asked and len(t.moves) % 7 == 0 and any(position(t).hands):
            for viewer in (A, B, C, SPECTATOR):
                other = position(imagine(t, viewer, f"{len(t.moves)}"))
                for seat in (A, B, C):
                    for window in WINDOWS.values():
                        assert may_hold(other, seat, window) == may_hold(position(t), seat, window)
                        looked += 1
    assert looked > 1000


@rule("VEN-INFO-05", "VEN-DEP-01")
@pytest.mark.parametrize("cards", [ALPHA, PLAIN, "ambush"])
def test_whoever_holds_cards_is_asked_to_deploy_whatever_they_are(cards: str) -> None:
    t = arrange(2, phase="deploy", hands={A: cards}, troops={(B, 2): f"{ALPHA}"})
    assert t.asked == (A,) and t.legal(A) == ["done"]  # no Florins
    t = arrange(2, phase="deploy", hands={B: ALPHA})
    assert t.asked == (B,)  # an empty hand is public


@rule("VEN-RUL-85", "VEN-INFO-05")
def test_a_troop_without_points_waits_only_for_who_may_hold_an_event() -> None:
    for cards, waits in (("farmers", True), (ALPHA, False)):
        t = on_turn(
            "activated movement 2",
            phase="march",
            land={"0,0": "field A", "1,0": "mountain"},
            troops={(A, 2): f"{WALL} @ 0,0", (A, 3): f"{WALL} @ 0,0"},
            hands={A: cards},
        )
        play(t, A, "activate 2")
        assert t.legal(A) == (["done"] if waits else ["activate 3", "done"])


# cancelling


def with_cancel(card: str) -> str:
    """A content with a Charge of this kind and a Palisade that cancels for a Florin."""
    return lab(card, palisade="event-played cancel 0 1")


def played(hands: dict[int, str], seats: int = 4, turn: int = A, florins: int = 3) -> Game:
    """A seat has played a Charge that would give it two Florins."""
    t = arrange(
        seats,
        phase="prestige",
        turn=turn,
        hands={turn: "charge", **hands},
        florins=dict.fromkeys(range(seats), florins),
        content=with_cancel("own-turn gain-florins 2"),
    )
    play(t, turn, "play charge")
    return t


@rule("VEN-RUL-85", "VEN-RUL-87", "VEN-EVT-02")
def test_an_event_may_be_cancelled_and_then_does_nothing() -> None:
    t = played({B: "palisade"}, seats=2)
    assert position(t).florins == [3, 3]  # it waits
    assert t.asked == (B,) and t.legal(B) == ["play palisade", "pass"]
    play(t, B, "play palisade")
    assert position(t).florins == [3, 2] and told(t, "event-cancelled") == [{}]
    assert discards(t) == {"charge": 1, "palisade": 1} and t.asked == (A,) and broken(t) == []


@rule("VEN-RUL-85")
def test_an_event_that_nobody_cancels_works() -> None:
    t = played({B: "palisade", D: "farmers"})
    play(t, B, "pass")
    assert t.asked == (D,) and t.legal(D) == ["pass"]
    play(t, D, "pass")
    assert position(t).florins == [5, 3, 3, 3] and t.asked == (A,)


@rule("VEN-RUL-86")
def test_the_others_are_asked_clockwise_and_one_cancellation_is_enough() -> None:
    t = played({A: "farmers", B: "palisade", D: "palisade"}, turn=C)
    for seat in (D, A, B):
        assert t.asked == (seat,)
        play(t, seat, "pass")
    assert position(t).florins[C] == 5
    t = played({A: "farmers", B: "palisade", D: "palisade"}, turn=C)
    play(t, D, "play palisade")
    assert position(t).florins[C] == 3 and t.asked == (C,)  # A and B are not asked any more
    assert hand(t, B) == ["palisade"]


@rule("VEN-RUL-86")
def test_when_the_defender_plays_the_active_player_is_asked_first() -> None:
    t = arrange(
        4,
        phase="march",
        turn=C,
        land={"0,0": "field C", "1,0": "field", "2,0": "field A"},
        troops={(C, 2): f"{WALL} @ 0,0", (A, 2): f"{WALL} @ 1,0"},
        hands={A: "charge", B: "farmers", C: "farmers", D: "farmers"},
        content=with_cancel("battle-declared assault-bonus 2"),
    )
    march(t, C, 2, "1,0")
    play(t, C, "pass")
    play(t, A, "play charge")
    for seat in (C, D, B):
        assert t.asked == (seat,)
        play(t, seat, "pass")
    assert t.asked == (C,) and in_window(t)  # the battle's own window goes on


@rule("VEN-RUL-86", "VEN-RUL-76")
def test_an_eliminated_player_is_not_asked() -> None:
    t = arrange(
        3,
        phase="prestige",
        hands={A: "charge", B: "palisade", C: "farmers"},
        florins={A: 3, B: 3, C: 3},
        content=with_cancel("own-turn gain-florins 2"),
    )
    position(t).lost[B] = 1
    play(t, A, "play charge")
    assert t.asked == (C,)


@rule("VEN-RUL-87")
def test_who_cannot_pay_for_it_cannot_cancel() -> None:
    t = arrange(
        2,
        phase="prestige",
        hands={A: "charge", B: "palisade"},
        florins={A: 1},
        content=with_cancel("own-turn gain-florins 2"),
    )
    play(t, A, "play charge")
    assert t.asked == (B,) and t.legal(B) == ["pass"]


@rule("VEN-RUL-87", "VEN-EVT-02")
def test_what_was_paid_for_a_cancelled_event_is_gone() -> None:
    t = arrange(
        2,
        phase="prestige",
        hands={A: "charge", B: "palisade"},
        florins={A: 3, B: 3},
        content=with_cancel("own-turn gain-points 2 2"),
    )
    play(t, A, "play charge")
    play(t, B, "play palisade")
    assert position(t).florins == [1, 2] and position(t).score == [0, 0]


@rule("VEN-RUL-85", "VEN-RUL-87")
def test_other_events_for_this_moment_work_and_cancel_nothing() -> None:
    reactions = {"ambush": "event-played gain-florins 1", "palisade": "event-played cancel"}
    t = arrange(
        3,
        phase="prestige",
        hands={A: "charge", B: "ambush", C: "palisade"},
        florins={A: 3, B: 3, C: 3},
        content=lab("own-turn gain-points 2", **reactions),
    )
    play(t, A, "play charge")
    play(t, B, "play ambush")
    assert t.asked == (C,)  # about the Ambush
    play(t, C, "play palisade")
    assert position(t).florins == [3, 3, 3] and position(t).score == [2, 0, 0]  # the Charge still works
    assert t.asked == (A,) and broken(t) == []
