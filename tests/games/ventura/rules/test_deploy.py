"""Troops, and step E.1: Companies and Captains come into play."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    EDITIONS,
    GARRISON,
    PLAIN,
    SHIELD,
    WALL,
    A,
    B,
    areas_for,
    arrange,
    captain,
    companies,
    discards,
    fixture,
    hand,
    idle,
    men,
    out_of_the_game,
    play,
    position,
    refused,
    see,
    told,
    whereabouts,
)
from ludoteca.games.ventura.content import CITY, WOOD
from ludoteca.games.ventura.rules.troops import movement
from ludoteca.testing import rule

LAND = {"0,0": "city A", "1,0": "field A", "0,1": "hill A", "-1,0": "wood A", "3,0": "field B"}
FULL = "barbute household stradiots pikemen halberdiers"  # five Companies


# paying


@rule("VEN-DEP-01", "VEN-CARD-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_are_played_from_the_hand_for_their_deployment_cost(edition: str) -> None:
    t = arrange(2, phase="deploy", land=LAND, hands={A: f"{ALPHA} {PLAIN}"}, florins={A: 5}, edition=edition)
    play(t, A, f"deploy {ALPHA} 2")
    assert position(t).florins[A] == 3 and hand(t, A) == [PLAIN] and men(t, A, 2) == [ALPHA]
    play(t, A, f"deploy {PLAIN} 2")
    assert position(t).florins[A] == 1 and hand(t, A) == [] and captain(t, A, 2) == PLAIN


@rule("VEN-DEP-01", "VEN-CARD-03")
def test_a_card_that_cannot_be_paid_stays_in_the_hand() -> None:
    content = fixture("dear", swordsmen={"cost": 4})
    t = arrange(2, phase="deploy", land=LAND, hands={A: f"{ALPHA} {BETA}"}, florins={A: 3}, content=content)
    assert refused(t, A, f"deploy {ALPHA} 2") == "VEN-CARD-03"
    assert refused(t, A, f"deploy {WALL} 2") == "VEN-DEP-01"  # not in hand
    assert areas_for(t, BETA) == [2, 3, 4, 5]


@rule("VEN-DEP-01", "VEN-EVT-03")
def test_an_event_is_not_deployed_and_the_refusal_says_so() -> None:
    t = arrange(2, phase="deploy", land=LAND, hands={A: "charge"}, florins={A: 3}, content=fixture())
    refusal = t.why_not(A, "deploy charge 2")
    assert refusal is not None and refusal.rule == "VEN-DEP-01"
    assert refusal.message.id == "no-deploy-event"


@rule("VEN-DEP-01")
def test_nobody_needs_to_deploy_and_events_are_not_deployed() -> None:
    t = arrange(2, phase="deploy", land=LAND, hands={A: f"{ALPHA} charge"}, florins={A: 9})
    assert not any("charge" in move for move in t.legal(A))
    t.play(A, "done")
    assert len(hand(t, A)) == 2


@rule("VEN-GEN-13")
def test_a_player_may_have_any_number_of_cards_of_the_same_name() -> None:
    t = arrange(2, phase="deploy", land=LAND, hands={A: f"{ALPHA} {ALPHA}"}, florins={A: 9})
    play(t, A, f"deploy {ALPHA} 2", f"deploy {ALPHA} 3")
    assert men(t, A, 2) == men(t, A, 3) == [ALPHA]


# Companies


@rule("VEN-DEP-05", "VEN-DEP-08", "VEN-TROOP-02", "VEN-RUL-42")
def test_a_company_comes_as_a_troop_of_its_own_to_the_city_in_an_empty_area_of_choice() -> None:
    t = arrange(
        2, phase="deploy", land=LAND, hands={A: ALPHA}, troops={(A, 3): f"{BETA} @ 1,0"}, florins={A: 2}
    )
    assert areas_for(t, ALPHA) == [2, 4, 5]
    t.play(A, f"deploy {ALPHA} 4")
    assert whereabouts(t, A) == {1: "0,0", 3: "1,0", 4: "0,0"}


@rule("VEN-DEP-05", "VEN-VEC-FARM")
def test_a_company_joins_any_own_army_wherever_it_stands() -> None:
    troops = {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{SHIELD} {BETA} @ 3,0"}
    t = arrange(2, phase="deploy", land=LAND, hands={A: "mounted-skirmishers"}, troops=troops, florins={A: 9})
    assert areas_for(t, "mounted-skirmishers") == [2, 3, 4, 5]
    t.play(A, "deploy mounted-skirmishers 3")
    assert men(t, A, 3) == [BETA, "mounted-skirmishers"]
    assert whereabouts(t, A) == {1: "0,0", 2: "1,0", 3: "3,0"}


@rule("VEN-DEP-07", "VEN-TROOP-05")
def test_a_company_never_enters_an_area_with_just_another_company() -> None:
    t = arrange(
        2, phase="deploy", land=LAND, hands={A: ALPHA}, troops={(A, 2): f"{BETA} @ 0,0"}, florins={A: 9}
    )
    assert refused(t, A, f"deploy {ALPHA} 2") == refused(t, A, f"deploy {ALPHA} 1") == "VEN-DEP-07"


@rule("VEN-DEP-07", "VEN-TROOP-01")
def test_an_army_has_five_companies_at_most() -> None:
    troops = {(A, 2): f"{PLAIN} {FULL} @ 1,0", (A, 3): f"{SHIELD} {FULL.rsplit(' ', 1)[0]} @ 1,0"}
    t = arrange(2, phase="deploy", land=LAND, hands={A: ALPHA}, troops=troops, florins={A: 9})
    assert areas_for(t, ALPHA) == [3, 4, 5]
    refusal = t.why_not(A, f"deploy {ALPHA} 2")
    assert refusal is not None and refusal.rule == "VEN-DEP-07"
    assert refusal.text == "That Army has five Companies already."
    t.play(A, f"deploy {ALPHA} 3")
    assert len(men(t, A, 3)) == 5


@rule("VEN-DEP-09", "VEN-TROOP-07")
def test_several_troops_may_be_deployed_on_one_tile_in_one_round() -> None:
    t = arrange(2, phase="deploy", land=LAND, hands={A: f"{ALPHA} {BETA} {WALL}"}, florins={A: 9})
    play(t, A, f"deploy {ALPHA} 2", f"deploy {BETA} 3", f"deploy {WALL} 5")
    assert whereabouts(t, A) == dict.fromkeys((1, 2, 3, 5), "0,0")


@rule("VEN-TROOP-03")
def test_a_family_has_five_troops_at_most() -> None:
    hands = {A: f"{ALPHA} {ALPHA} {BETA} {BETA} {WALL}"}
    t = arrange(2, phase="deploy", land=LAND, hands=hands, florins={A: 20})
    play(t, A, f"deploy {ALPHA} 2", f"deploy {ALPHA} 3", f"deploy {BETA} 4", f"deploy {BETA} 5")
    assert len(whereabouts(t, A)) == 5 and areas_for(t, WALL) == []
    assert refused(t, A, f"deploy {WALL} 2") == "VEN-DEP-07"


# terrain


@rule("VEN-DEP-06", "VEN-VEC-FARM")
@pytest.mark.parametrize("edition", EDITIONS)
def test_farmers_join_an_army_on_a_field_or_a_hill_and_come_nowhere_else(edition: str) -> None:
    troops = {
        (A, 2): f"{PLAIN} {ALPHA} @ 1,0",  # Field
        (A, 3): f"{SHIELD} {BETA} @ 0,1",  # Hill
        (A, 4): f"tolentino {WALL} @ -1,0",  # Wood
    }
    t = arrange(
        2, phase="deploy", land=LAND, hands={A: "farmers"}, troops=troops, florins={A: 9}, edition=edition
    )
    assert areas_for(t, "farmers") == [2, 3]
    assert refused(t, A, "deploy farmers 4") == refused(t, A, "deploy farmers 5") == "VEN-DEP-06"


@rule("VEN-DEP-06", "VEN-VEC-FARM")
def test_farmers_do_not_come_alone_not_even_where_a_company_stands_on_a_field() -> None:
    troops = {(A, 2): f"{ALPHA} @ 1,0"}
    t = arrange(2, phase="deploy", land=LAND, hands={A: f"farmers {BETA}"}, troops=troops, florins={A: 9})
    assert areas_for(t, "farmers") == []
    assert refused(t, A, "deploy farmers 2") == refused(t, A, "deploy farmers 3") == "VEN-DEP-06"


@rule("VEN-RUL-40")
def test_whose_land_it_is_does_not_matter_for_terrain() -> None:
    troops = {(A, 2): f"{PLAIN} {ALPHA} @ 3,0"}  # B's Field
    t = arrange(2, phase="deploy", land=LAND, hands={A: "farmers"}, troops=troops, florins={A: 9})
    assert areas_for(t, "farmers") == [2]


@rule("VEN-RUL-40")
@pytest.mark.parametrize(("terrain", "areas"), [((WOOD,), [3]), ((WOOD, CITY), [2, 3, 4, 5])])
def test_the_city_counts_only_if_it_is_named_and_then_for_a_troop_of_its_own_too(
    terrain: tuple[int, ...], areas: list[int]
) -> None:
    content = fixture("guests", foragers={"terrain": terrain})
    troops = {(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (A, 3): f"{SHIELD} {BETA} @ -1,0"}
    t = arrange(
        2, phase="deploy", land=LAND, hands={A: "foragers"}, troops=troops, florins={A: 9}, content=content
    )
    assert areas_for(t, "foragers") == areas


# Captains


@rule("VEN-DEP-02", "VEN-DEP-03", "VEN-RUL-39", "VEN-TROOP-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captain_joins_a_single_company_in_the_own_city_and_nothing_else(edition: str) -> None:
    troops = {
        (A, 2): f"{ALPHA} @ 0,0",
        (A, 3): f"{BETA} @ 1,0",  # not in the City
        (A, 4): f"{SHIELD} {BETA} @ 0,0",  # led already
    }
    t = arrange(
        2, phase="deploy", land=LAND, hands={A: PLAIN}, troops=troops, florins={A: 9}, edition=edition
    )
    assert areas_for(t, PLAIN) == [1, 2]
    rules = [refused(t, A, f"deploy {PLAIN} {area}") for area in (3, 4, 5)]
    assert rules == ["VEN-DEP-02", "VEN-TROOP-04", "VEN-DEP-03"]


@rule("VEN-DEP-04", "VEN-TROOP-01", "VEN-TROOP-02")
def test_the_company_becomes_the_army_of_the_same_number() -> None:
    t = arrange(
        2, phase="deploy", land=LAND, hands={A: PLAIN}, troops={(A, 4): f"{ALPHA}:1 @ 0,0"}, florins={A: 9}
    )
    t.play(A, f"deploy {PLAIN} 4")
    troops = {one["area"]: one for one in see(t)["players"][A]["troops"]}
    assert set(troops) == {1, 4} and troops[4]["hex"] == "0,0"
    assert troops[4]["captain"] == PLAIN and companies(troops[4]) == [{"card": ALPHA, "wounds": 1}]


@rule("VEN-RUL-46", "VEN-RUL-44", "VEN-TROOP-06", "VEN-CARD-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captain_may_join_the_garrison_and_the_army_then_stays_in_the_city(edition: str) -> None:
    t = arrange(
        2,
        phase="deploy",
        land=LAND,
        hands={A: f"{PLAIN} {ALPHA}"},
        troops={(A, 2): f"{BETA} @ 1,0"},
        florins={A: 9},
        edition=edition,
    )
    play(t, A, f"deploy {PLAIN} 1", f"deploy {ALPHA} 1")
    assert captain(t, A, 1) == PLAIN and men(t, A, 1) == ["garrison-este", ALPHA]
    idle(t, "march", A)
    assert refused(t, A, "activate 1") == "VEN-MOVE-09"


@rule("VEN-RUL-38")
def test_a_company_its_captain_and_more_companies_may_come_in_one_turn() -> None:
    t = arrange(2, phase="deploy", land=LAND, hands={A: f"{PLAIN} {ALPHA} {BETA}"}, florins={A: 6})
    assert areas_for(t, PLAIN) == [1]
    play(t, A, f"deploy {ALPHA} 3", f"deploy {PLAIN} 3", f"deploy {BETA} 3")
    assert captain(t, A, 3) == PLAIN and men(t, A, 3) == [ALPHA, BETA]
    assert position(t).florins[A] == 0


# area 1


@rule("VEN-RUL-42", "VEN-TROOP-06")
def test_area_one_is_an_ordinary_one_when_the_garrison_is_gone() -> None:
    t = arrange(2, phase="deploy", land=LAND, hands={A: f"{ALPHA} {PLAIN}"}, florins={A: 9}, garrisons=False)
    assert areas_for(t, ALPHA) == [1, 2, 3, 4, 5]
    play(t, A, f"deploy {ALPHA} 1", f"deploy {PLAIN} 1")
    idle(t, "march", A)
    assert "activate 1" in t.legal(A)


@rule("VEN-RUL-43", "VEN-INV-01")
def test_nothing_is_deployed_in_a_city_that_an_enemy_holds() -> None:
    troops = {(B, 2): f"{ALPHA} @ 0,0", (A, 2): f"{PLAIN} {BETA} @ 1,0"}
    t = arrange(2, phase="deploy", land=LAND, hands={A: WALL}, troops=troops, florins={A: 9}, garrisons=False)
    assert areas_for(t, WALL) == [2]
    assert refused(t, A, f"deploy {WALL} 3") == "VEN-RUL-43"


# no free area


CROWDED = {
    (A, 2): f"{PLAIN} {ALPHA} {BETA} @ 1,0",
    (A, 3): "billmen @ 0,1",
    (A, 4): "pikemen @ -1,0",
    (A, 5): "barbute @ 0,0",
}


@rule("VEN-DEP-10", "VEN-RUL-41", "DIF-40")
def test_in_english_a_whole_area_is_cleared_for_a_new_troop() -> None:
    t = arrange(2, phase="deploy", land=LAND, hands={A: WALL}, troops=CROWDED, florins={A: 2})
    assert [move for move in t.legal(A) if move.startswith("clear")] == [
        f"clear {area}" for area in range(1, 6)
    ]
    assert areas_for(t, WALL) == [2]  # or into the Army that has room
    t.play(A, "clear 2")
    assert discards(t) == {PLAIN: 1, ALPHA: 1, BETA: 1}  # the Captain is discarded, not killed
    assert [event["card"] for event in told(t, "dismisses")] == [ALPHA, BETA]
    assert told(t, "captain-leaves") == [{"seat": A, "card": PLAIN}]
    assert areas_for(t, WALL) == [2]
    t.play(A, f"deploy {WALL} 2")
    assert position(t).florins[A] == 0 and whereabouts(t, A)[2] == "0,0"  # clearing is free


@rule("VEN-RUL-41", "VEN-RUL-45", "VEN-GEN-08", "DIF-40")
def test_in_english_a_garrison_that_is_cleared_is_out_of_the_game() -> None:
    t = arrange(2, phase="deploy", land=LAND, hands={A: WALL}, troops=CROWDED, florins={A: 2})
    play(t, A, "clear 1", f"deploy {WALL} 1")
    assert out_of_the_game(t)["garrison-este"] == 1 and discards(t) == {}
    assert men(t, A, 1) == [WALL]


@rule("VEN-RUL-41", "DIF-40")
@pytest.mark.parametrize(
    ("hand", "florins"), [(SHIELD, 9), ("farmers", 9), (WALL, 1), (f"{SHIELD} farmers charge", 9)]
)
def test_in_english_nothing_is_cleared_but_for_a_company_that_can_be_a_new_troop(
    hand: str, florins: int
) -> None:
    held = {A: f"{hand} relief-column"} if florins < 2 else {A: f"{hand} free-company-tribute"}
    t = arrange(2, phase="deploy", land=LAND, hands=held, troops=CROWDED, florins={A: florins, B: 5})
    assert t.asked == (A,)
    assert refused(t, A, "clear 3") == refused(t, A, "dismiss 3.1") == "VEN-RUL-41"


@rule("VEN-RUL-41")
def test_in_english_nothing_is_cleared_while_an_area_is_empty() -> None:
    troops = {place: who for place, who in CROWDED.items() if place != (A, 4)}
    t = arrange(2, phase="deploy", land=LAND, hands={A: WALL}, troops=troops, florins={A: 9})
    assert refused(t, A, "clear 3") == "VEN-RUL-41"


@rule("VEN-RUL-41", "VEN-RUL-43")
def test_in_english_nothing_is_cleared_while_an_enemy_stands_in_the_city() -> None:
    troops = {**CROWDED, (A, 1): "household @ 0,1", (A, 5): "barbute @ 0,1", (B, 2): f"{ALPHA} @ 0,0"}
    troops[A, 2] = f"{PLAIN} {BETA} @ 1,0"
    t = arrange(2, phase="deploy", land=LAND, hands={A: WALL}, troops=troops, florins={A: 9})
    assert areas_for(t, WALL) == [2]
    assert refused(t, A, "clear 3") == "VEN-RUL-41"


@rule("VEN-DEP-11", "VEN-RUL-41", "DIF-40")
def test_in_italian_nothing_is_dismissed_while_the_card_has_a_place() -> None:
    t = arrange(
        2, phase="deploy", land=LAND, hands={A: WALL}, troops=CROWDED, florins={A: 9}, edition="it-2011"
    )
    assert areas_for(t, WALL) == [2]
    assert refused(t, A, "dismiss 3.1") == refused(t, A, "clear 3") == "VEN-RUL-41"


@rule("VEN-DEP-11", "VEN-RUL-41", "VEN-RUL-45", "DIF-40")
@pytest.mark.parametrize(("spot", "areas"), [("2.1", [2]), ("3.1", [3]), ("1.1", [1])])
def test_in_italian_single_cards_make_room_when_everything_is_full(spot: str, areas: list[int]) -> None:
    troops = {**CROWDED, (A, 2): f"{PLAIN} {ALPHA} {BETA} household stradiots halberdiers @ 1,0"}
    t = arrange(
        2, phase="deploy", land=LAND, hands={A: WALL}, troops=troops, florins={A: 2}, edition="it-2011"
    )
    assert areas_for(t, WALL) == []
    assert {"dismiss 1.1", "dismiss 2.1", "dismiss 2.5", "dismiss 3.1"} <= set(t.legal(A))
    assert refused(t, A, "dismiss 2.c") == "VEN-RUL-41"  # without its Captain an area has no room for more
    t.play(A, f"dismiss {spot}")
    assert areas_for(t, WALL) == areas
    assert refused(t, A, "dismiss 4.1") == "VEN-RUL-41"  # once there is room no more go
    if spot == "2.1":
        assert len(men(t, A, 2)) == 4 and discards(t) == {ALPHA: 1}
    if spot == "1.1":
        assert out_of_the_game(t)["garrison-este"] == 1
    t.play(A, f"deploy {WALL} {areas[0]}")
    assert position(t).florins[A] == 0


@rule("VEN-DEP-10", "VEN-DEP-11", "VEN-RUL-41")
@pytest.mark.parametrize(("edition", "move"), [("en-2010", "clear 3"), ("it-2011", "dismiss 3.1")])
def test_room_that_was_made_is_used_before_anything_else(edition: str, move: str) -> None:
    content = fixture("dear", halberdiers={"cost": 4})
    t = arrange(
        2,
        phase="deploy",
        land=LAND,
        hands={A: f"{WALL} {SHIELD} spearmen halberdiers farmers relief-column"},
        troops={**CROWDED, (A, 2): f"{PLAIN} {ALPHA}:1 {BETA} household stradiots english-archers @ 1,0"},
        florins={A: 3},
        edition=edition,
        content=content,
    )
    t.play(A, move)
    # neither done nor a Captain, healing or an Event, nor what cannot be paid or stand alone in the City
    assert t.legal(A) == ["deploy spearmen 3", f"deploy {WALL} 3"]
    assert refused(t, A, "done") == refused(t, A, "clear 4") == refused(t, A, "dismiss 4.1") == "VEN-RUL-41"
    t.play(A, "deploy spearmen 3")
    assert whereabouts(t, A)[3] == "0,0" and "done" in t.legal(A)


@rule("VEN-DEP-11", "VEN-RUL-41")
@pytest.mark.parametrize("card", [SHIELD, "farmers"])
def test_in_italian_nothing_is_dismissed_for_a_card_that_room_does_not_help(card: str) -> None:
    army = f"{PLAIN} {ALPHA} {BETA} household stradiots halberdiers @ -1,0"  # in the Wood
    troops = {
        **CROWDED,
        (A, 1): f"carmagnola {GARRISON} spearmen @ 0,0",
        (A, 2): army,
        (A, 5): "barbute @ 0,1",
    }
    full = {**troops, (A, 1): f"carmagnola {GARRISON} spearmen spearmen billmen english-archers @ 0,0"}
    for there in (troops, full):
        t = arrange(
            2, phase="deploy", land=LAND, hands={A: card}, troops=there, florins={A: 9}, edition="it-2011"
        )
        assert t.legal(A) == ["done"] and refused(t, A, "dismiss 3.1") == "VEN-RUL-41"


@rule("VEN-DEP-11", "VEN-RUL-41")
def test_in_italian_nothing_is_dismissed_while_any_army_has_room() -> None:
    troops = {**CROWDED, (A, 2): f"{PLAIN} {ALPHA} @ 1,0"}  # on a Field, where no Woodsmen join
    content = fixture("woodsmen", woodsmen={"terrain": (WOOD, CITY)})
    t = arrange(
        2,
        phase="deploy",
        land=LAND,
        hands={A: "woodsmen"},
        troops=troops,
        florins={A: 9},
        edition="it-2011",
        content=content,
    )
    assert t.legal(A) == ["done"]


@rule("VEN-DEP-11", "VEN-RUL-41", "VEN-DEP-06")
def test_in_italian_only_those_go_whose_place_the_new_company_can_take() -> None:
    army = f"{PLAIN} {ALPHA} {BETA} household stradiots halberdiers @ 1,0"  # on a Field
    t = arrange(
        2,
        phase="deploy",
        land=LAND,
        hands={A: "farmers"},
        troops={**CROWDED, (A, 2): army},
        florins={A: 9},
        edition="it-2011",
    )
    assert t.legal(A) == [f"dismiss 2.{slot}" for slot in range(1, 6)] + ["done"]
    play(t, A, "dismiss 2.4", "deploy farmers 2")
    assert men(t, A, 2) == [ALPHA, BETA, "household", "halberdiers", "farmers"]


# cards in play


@rule("VEN-DEP-12", "VEN-RUL-47", "VEN-INFO-03")
def test_cards_in_play_lie_open_with_their_wounds() -> None:
    t = arrange(
        2,
        phase="deploy",
        land=LAND,
        hands={A: WALL},
        troops={(A, 2): f"{PLAIN} {ALPHA}:2 @ 1,0"},
        florins={A: 9},
    )
    for viewer in (A, B, -2):
        army = see(t, viewer)["players"][A]["troops"][1]
        assert army["captain"] == PLAIN and companies(army) == [{"card": ALPHA, "wounds": 2}]


@rule("VEN-TROOP-08")
def test_the_order_of_cards_in_an_area_makes_no_difference_outside_battle() -> None:
    games = [
        arrange(
            2, phase="deploy", land=LAND, hands={A: WALL}, troops={(A, 2): f"{army} @ 1,0"}, florins={A: 9}
        )
        for army in (f"{PLAIN} {ALPHA} {BETA}", f"{BETA} {ALPHA} {PLAIN}")
    ]
    assert games[0].legal(A) == games[1].legal(A)
    assert movement(position(games[0]), 1) == movement(position(games[1]), 1) == 2 + 1


@rule("VEN-TROOP-07")
def test_troops_of_one_player_may_share_a_tile() -> None:
    troops = {(A, 2): f"{ALPHA} @ 1,0", (A, 3): f"{BETA} @ 0,0"}
    t = arrange(2, phase="march", land=LAND, troops=troops)
    play(t, A, "activate 3", "at 1,0", "done")
    assert whereabouts(t, A) == {1: "0,0", 2: "1,0", 3: "1,0"}
    assert told(t, "battle") == []


@rule("VEN-CARD-05", "VEN-TROOP-06")
def test_a_garrison_does_not_march() -> None:
    t = arrange(2, phase="march", land=LAND, troops={(A, 1): GARRISON, (A, 2): f"{ALPHA} @ 1,0"})
    assert t.legal(A) == ["activate 2", "done"] and refused(t, A, "activate 1") == "VEN-MOVE-09"
