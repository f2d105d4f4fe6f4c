"""Effects that no shipped Event has: discards, reserves, swaps, markers, income, deploying by an Event."""

from __future__ import annotations

import pytest

import ludoteca
from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    PLAIN_TOO,
    WALL,
    A,
    B,
    C,
    arrange,
    broken,
    captain,
    discards,
    domain,
    hand,
    idle,
    lasting,
    lively_move,
    men,
    on_turn,
    play,
    position,
    refused,
    see,
    stockpile,
    told,
    whereabouts,
    with_events,
)
from games.ventura.kit.secrets import bottom_drawn, imagined, nothing_leaks, reserve_seen
from ludoteca import CHANCE, SPECTATOR
from ludoteca.engine.rng import seeded
from ludoteca.games.ventura.content import GONZAGA, TILE_NAMES
from ludoteca.testing import rule


def names_of(tiles: list[int]) -> list[str]:
    return [TILE_NAMES[kind] for kind in tiles]


# discards


@rule("VEN-RUL-87")
def test_an_opponent_discards_cards_of_his_own_choice() -> None:
    t = on_turn("own-turn discard-cards 2", hands={A: "charge", B: f"{ALPHA} farmers ambush"})
    play(t, A, "play charge")
    assert t.asked == (B,) and t.prompt(B).message.id == "ask-give-up"  # type: ignore[union-attr]
    assert t.legal(B) == [f"discard {ALPHA}", "discard farmers", "discard ambush"]
    assert refused(t, B, "done") == "VEN-RUL-87" and refused(t, A, "done") == "VEN-RUL-87"
    play(t, B, f"discard {ALPHA}", "discard ambush")
    assert hand(t, B) == ["farmers"] and t.asked == (A,)
    assert discards(t) == {ALPHA: 1, "ambush": 1, "charge": 1} and broken(t) == []


@rule("VEN-RUL-87")
def test_who_has_no_more_cards_discards_all_without_being_asked() -> None:
    t = on_turn("own-turn discard-cards 3", hands={A: "charge", B: f"{ALPHA} farmers"})
    play(t, A, "play charge")
    assert hand(t, B) == [] and t.asked == (A,)
    assert "play charge" not in on_turn("own-turn discard-cards 1").legal(A)  # B has no cards


# reserves


@rule("VEN-RUL-87", "VEN-INFO-04")
def test_a_reserve_is_shown_to_who_plays_the_event_and_to_nobody_else() -> None:
    t = reserve_seen()
    assert see(t, A)["players"][B]["reserve"]["known"] == ["lake", "wood", "wood"]
    for other in (B, C, SPECTATOR):
        assert see(t, other)["players"][B]["reserve"].get("known", []) == []
    assert [event["tile"] for event in told(t, "sees-in-reserve", A)] == ["lake", "wood", "wood"]
    assert told(t, "sees-in-reserve", C) == [] and len(told(t, "looks-at-reserve", C)) == 1
    assert {tuple(names_of(g.reserve[B])) for g in imagined(t, A)} == {("lake", "wood", "wood")}
    assert len({tuple(g.reserve[B]) for g in imagined(t, C)}) > 1
    nothing_leaks(t)


@rule("VEN-INFO-04")
def test_what_was_seen_in_a_reserve_is_forgotten_when_it_is_laid() -> None:
    t = on_turn(
        "own-turn look-at-reserve",
        phase="fortune",
        reserve={B: "wood lake"},
        land={"0,0": "field B", "1,0": "field B"},
        row=f"{ALPHA} {PLAIN} {BETA}",
    )
    play(t, A, "play charge")
    play(t, A, "draw tile")
    play(t, CHANCE, t.legal(CHANCE)[0])
    play(t, B, "draw tile")
    play(t, CHANCE, "land wood")
    assert see(t, A)["players"][B]["reserve"]["known"] == ["lake", "wood"]  # the third is not known
    idle(t, "expansion", B)
    play(t, B, "tile wood", "at 0,1")
    assert see(t, A)["players"][B]["reserve"] == {"size": 2, "known": ["lake"]}
    (glimpse,) = position(t).known_tiles.glimpses
    assert (glimpse.viewer, glimpse.owner, names_of(list(glimpse.kinds))) == (A, B, ["lake"])
    nothing_leaks(t)


@rule("VEN-OPT-07", "VEN-INFO-04", "VEN-INFO-06")
def test_gonzaga_know_where_a_tile_went_that_they_had_put_at_the_bottom() -> None:
    t = bottom_drawn()
    drawn = position(t).reserve[B]
    new = [name for name in names_of(drawn) if name != "wood"]
    assert see(t, A)["players"][B]["reserve"]["known"] == new
    for other in (B, C, SPECTATOR):
        assert see(t, other)["players"][B]["reserve"].get("known", []) == []
    assert all(new[0] in names_of(g.reserve[B]) for g in imagined(t, A))
    nothing_leaks(t)


@rule("VEN-OPT-07")
def test_a_tile_from_above_those_at_the_bottom_stays_unknown_to_gonzaga() -> None:
    t = arrange(
        2,
        phase="fortune",
        families=(GONZAGA, 0),
        row=f"{ALPHA} {PLAIN} {BETA}",
        options={"familial_expertise": True},
    )
    stockpile(t, "hill lake village wood")
    play(t, A, "look at 3")
    play(t, CHANCE, "land hill", "land lake", "land village")
    play(t, A, "keep tile hill", "bottom lake")
    play(t, B, "draw tile")
    play(t, CHANCE, "land wood")
    assert position(t).known_tiles.glimpses == () and len(see(t, A)["bottom"]) == 2


# the row


@rule("VEN-RUL-87", "VEN-INFO-02")
def test_a_ventura_card_of_the_hand_is_swapped_for_a_face_up_one() -> None:
    t = on_turn("own-turn swap-row-card", hands={A: f"charge {WALL} farmers"}, row=f"{ALPHA} {PLAIN} {BETA}")
    play(t, A, "play charge", f"take {PLAIN}")
    assert t.legal(A) == [f"discard {WALL}"] and refused(t, A, "discard farmers") == "VEN-RUL-87"
    play(t, A, f"discard {WALL}")
    assert sorted(see(t)["row"]) == sorted([ALPHA, BETA, WALL])
    assert hand(t, A) == [PLAIN, "farmers"] and discards(t) == {"charge": 1}
    assert told(t, "swaps-card") == [{"seat": A, "card": WALL, "card2": PLAIN}]
    assert see(t, B)["players"][A]["hand"]["known"] == [PLAIN] and broken(t) == []
    nothing_leaks(t)


@rule("VEN-RUL-87")
def test_without_a_ventura_card_or_a_row_nothing_is_swapped() -> None:
    row = f"{ALPHA} {PLAIN} {BETA}"
    assert "play charge" not in on_turn("own-turn swap-row-card", hands={A: "charge farmers"}, row=row).legal(
        A
    )
    assert "play charge" not in on_turn("own-turn swap-row-card", hands={A: f"charge {WALL}"}).legal(A)


# markers


@rule("VEN-RUL-87", "VEN-INV-05")
def test_the_markers_of_a_tile_go_to_a_tile_of_nobody_beside_the_domain() -> None:
    land = {
        "0,0": "village A",
        "1,0": "wood A",
        "2,0": "field",  # beside the wood alone
        "0,1": "wood",
        "-1,1": "field",  # an enemy stands there
        "-1,0": "city B",
    }
    t = on_turn("own-turn relocate-markers", land=land, troops={(B, 2): f"{ALPHA} @ -1,1"})
    assert domain(t, A) == {"0,0": 2, "1,0": 1}
    play(t, A, "play charge")
    assert t.legal(A) == ["at 0,0", "at 1,0"]
    play(t, A, "at 1,0")
    assert t.legal(A) == ["at 0,1"]  # not 2,0: beside the tile that is left alone
    assert refused(t, A, "at 2,0") == "VEN-RUL-87"
    play(t, A, "at 0,1")
    assert domain(t, A) == {"0,0": 2, "0,1": 1} and position(t).score == [0, 0]
    assert told(t, "relocates") == [{"seat": A, "hex": "1,0", "hex2": "0,1"}] and broken(t) == []


@rule("VEN-RUL-87")
def test_a_city_is_never_left_or_taken_by_moving_markers() -> None:
    t = on_turn("own-turn relocate-markers", land={"0,0": "city A", "1,0": "field"})
    assert "play charge" not in t.legal(A)  # the only own tile is the City
    t = on_turn("own-turn relocate-markers", land={"0,0": "city A", "1,0": "field A"})
    assert "play charge" not in t.legal(A)  # nowhere to go


# income


@rule("VEN-RUL-87", "VEN-UPK-01")
def test_income_is_raised_in_the_next_upkeep_and_only_there() -> None:
    t = on_turn("own-turn raise-income 2", land={"0,0": "field A"}, row=f"{ALPHA} {PLAIN} {BETA}")
    play(t, A, "play charge")
    assert lasting(t, A, "raised") == 2 and lasting(t, A, "burned") == 0
    assert told(t, "raises-income") == [{"seat": A, "count": 2}]
    idle(t, "upkeep", A)
    assert told(t, "income")[0] == {"seat": A, "count": 1 + 1 + 2, "besides": 2}
    assert lasting(t, A, "raised") == 0


# deploying


@rule("VEN-RUL-87", "VEN-CARD-03")
def test_a_card_is_deployed_at_once_and_anywhere_in_the_domain() -> None:
    land = {"0,0": "field A", "1,0": "field A", "2,0": "field B"}
    t = on_turn(
        "own-turn deploy-anywhere 1",
        hands={A: f"charge {ALPHA} farmers"},
        land=land,
        troops={(B, 2): f"{BETA} @ 1,0"},
    )
    play(t, A, "play charge")
    assert f"deploy {ALPHA} 2" in t.legal(A) and t.legal(A)[-1] == "done"
    assert f"deploy {ALPHA} 1" not in t.legal(A)  # the Garrison has no Captain
    play(t, A, f"deploy {ALPHA} 2")
    assert "at 0,0" in t.legal(A) and "at 1,0" not in t.legal(A) and "at 2,0" not in t.legal(A)
    play(t, A, "at 0,0")
    assert whereabouts(t, A)[2] == "0,0" and men(t, A, 2) == [ALPHA]
    assert position(t).florins[A] == 3 - (2 - 1) and position(t).discount == [0, 0]
    assert t.asked == (A,) and "spend 2" in t.legal(A) and broken(t) == []


@rule("VEN-RUL-87", "VEN-DEP-06")
def test_terrain_and_city_do_not_matter_for_what_joins_a_troop() -> None:
    t = on_turn(
        "own-turn deploy-anywhere",
        hands={A: f"charge farmers {PLAIN_TOO}"},
        land={"0,0": "wood A"},
        troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (A, 3): f"{BETA} @ 0,0"},
    )
    play(t, A, "play charge")
    assert "deploy farmers 2" in t.legal(A) and f"deploy {PLAIN_TOO} 3" in t.legal(A)
    play(t, A, "deploy farmers 2")
    assert men(t, A, 2) == [ALPHA, "farmers"] and t.asked == (A,) and broken(t) == []
    t = on_turn("own-turn deploy-anywhere", hands={A: f"charge {PLAIN_TOO}"}, troops={(A, 3): f"{BETA}"})
    play(t, A, "play charge", f"deploy {PLAIN_TOO} 3")
    assert captain(t, A, 3) == PLAIN_TOO and broken(t) == []


@rule("VEN-RUL-87")
def test_who_changes_his_mind_deploys_nothing_and_who_cannot_pay_cannot_play() -> None:
    t = on_turn("own-turn deploy-anywhere", hands={A: f"charge {ALPHA}"})
    play(t, A, "play charge", "done")
    assert hand(t, A) == [ALPHA] and position(t).florins[A] == 3
    t = on_turn("own-turn deploy-anywhere", hands={A: f"charge {ALPHA}"}, florins={A: 1})
    assert "play charge" not in t.legal(A)


# in play


@rule("VEN-RUL-85", "VEN-RUL-87")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_games_with_a_pack_of_them_alone_end_and_give_nothing_away(edition: str) -> None:
    options = {"content": every_new_one(), "familial_expertise": True, "round_limit": 12}
    for seed in range(3):
        t = ludoteca.new("ventura", seats=3, edition=edition, options=options, chance="scripted")
        rng = seeded(f"new events {edition} {seed}")
        looked = 0
        while t.asked:
            lively_move(t, rng)
            assert broken(t) == []
            if t.asked and len(t.moves) % 60 == 0:
                nothing_leaks(t, 1)
                looked += 1
        assert t.result is not None and looked > 3


def every_new_one() -> str:
    return with_events(
        "all-new",
        barber_surgeons="step-start deploy-anywhere 1",
        ambush="step-end raise-income 2",
        rain_of_bolts="others-step discard-cards 1",
        charge="before-entering protect-tile",
        palisade="before-ranged ranged-bonus 2",
        feigned_flight="before-wounds prevention 2",
        cut_off="tile-taken gain-florins 2",
        night_withdrawal="tile-lost take-florins 2",
        forced_march="own-turn look-at-reserve",
        free_company_tribute="own-turn swap-row-card",
        delayed_pay="own-turn relocate-markers",
        burned_harvest="own-expansion gain-florins 1",
        spys_letter="own-upkeep raise-income 1",
        signed_contract="others-step march-now",
        relief_column="step-end relocate-markers",
    )
