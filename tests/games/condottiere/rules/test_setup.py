"""Setup and the frame of the game: CON-SET, CON-FRAME."""

from __future__ import annotations

from itertools import product

import pytest

import ludoteca
from games.condottiere.kit import (
    A,
    B,
    C,
    D,
    arrange,
    everybody_passes,
    names,
    play,
    position,
    refused,
    see,
    told,
)
from ludoteca import CHANCE, BadOption, BadSeat
from ludoteca.games.condottiere.content import ITALY, MARKERS
from ludoteca.testing import rule

OPTIONAL_RULES = ("draw_after_battle", "bigger_kingdoms", "capturing_regions", "hidden_cards")


@rule("CON-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    t = ludoteca.new("condottiere", seats=seats, seed=1)
    assert t.seats == see(t)["seats"] == len(see(t)["hands"]) == len(see(t)["lines"]) == seats


@rule("CON-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_nobody_plays_alone_or_in_a_crowd(seats: int) -> None:
    with pytest.raises(BadSeat):
        ludoteca.new("condottiere", seats=seats, seed=1)


@rule("CON-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_colour_has_markers_enough_for_any_victory(seats: int) -> None:
    assert see(ludoteca.new("condottiere", seats=seats, seed=1))["needed"]["total"] <= MARKERS == 36 // 6


@rule("CON-SET-02", "CON-R01")
def test_the_board_starts_empty_and_the_favor_beside_it() -> None:
    t = ludoteca.new("condottiere", seats=4, seed=1)
    assert set(see(t)["control"].values()) == {None}
    assert see(t)["favor"] is None
    assert len(t.legal(A)) == 17


@rule("CON-SET-03")
def test_the_configured_start_player_is_the_first_holder() -> None:
    for start in range(4):
        t = ludoteca.new("condottiere", seats=4, seed=1, options={"start_player": start})
        assert see(t)["holder"] == start
        assert t.asked == (start,)
    assert ludoteca.new("condottiere", seats=4, seed=1).asked == (A,)


@rule("CON-SET-03")
@pytest.mark.parametrize("start", [3, 6, -1])
def test_the_start_player_must_sit_at_the_table(start: int) -> None:
    with pytest.raises(BadOption) as error:
        ludoteca.new("condottiere", seats=3, seed=1, options={"start_player": start})
    assert error.value.rule == "CON-SET-03"


@rule("CON-SET-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_gets_ten_of_the_110_cards_face_down(seats: int) -> None:
    t = ludoteca.new("condottiere", seats=seats, seed=1)
    assert see(t)["hands"] == [{"size": 10, "known": {}}] * seats
    assert see(t)["pile"] == 110 - 10 * seats
    assert see(t)["discard"] == {}
    for seat in range(seats):
        assert sum(see(t, seat)["hand"].values()) == 10
        drawn = told(t, "draws", seat)
        assert [card["seat"] for card in drawn] == [seat] * 10
    assert told(t, "draws") == []
    assert [deal["count"] for deal in told(t, "dealt")] == [10] * seats


@rule("CON-SET-05", "CON-R02")
def test_the_holder_knows_his_hand_when_he_places_the_token_on_any_region() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1, chance="scripted", options={"start_player": B})
    for card in range(20):
        assert t.asked == (CHANCE,)
        t.play(CHANCE, t.legal(CHANCE)[0])
    assert t.asked == (B,)
    assert sum(see(t, B)["hand"].values()) == 10
    assert t.legal(B) == [f"place {region}" for region in ITALY.regions]
    t.play(B, "place siena")
    assert see(t)["site"] == "siena"
    assert t.asked == (B,) and "pass" in t.legal(B)


@rule("CON-R51", "CON-SET-04")
def test_cards_are_dealt_from_the_holders_left_and_to_the_holder_last() -> None:
    t = ludoteca.new("condottiere", seats=4, seed=1, chance="scripted", options={"start_player": C})
    order = []
    while t.asked == (CHANCE,):
        move = t.legal(CHANCE)[0]
        order.append(int(move.split()[1]))
        t.play(CHANCE, move)
    assert order == [D] * 10 + [A] * 10 + [B] * 10 + [C] * 10


@rule("CON-R51")
def test_chance_cannot_deal_to_another_seat_or_deal_a_card_that_is_gone() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1, chance="scripted")
    assert refused(t, CHANCE, "deal 0 bishop") == "CON-R51"
    for copy in range(3):
        t.play(CHANCE, "deal 1 winter")
    assert refused(t, CHANCE, "deal 1 winter") == "CON-R51"


@rule("CON-SET-04", "CON-R28")
def test_a_deal_follows_the_odds_of_the_pile() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1, chance="scripted")
    assert t.odds()["deal 1 scarecrow"] == 16 and sum(t.odds().values()) == 110
    t.play(CHANCE, "deal 1 scarecrow")
    assert t.odds()["deal 1 scarecrow"] == 15 and sum(t.odds().values()) == 109


@rule("CON-R28")
def test_the_shuffle_depends_on_the_seed_alone() -> None:
    hands = [
        [see(t, seat)["hand"] for seat in range(4)]
        for t in (ludoteca.new("condottiere", seats=4, seed=seed) for seed in (7, 7, 8))
    ]
    assert hands[0] == hands[1] != hands[2]


@rule("CON-SET-06")
def test_optional_rules_can_be_combined_freely() -> None:
    for switches in product((False, True), repeat=4):
        for target in (0, 20):
            options = {**dict(zip(OPTIONAL_RULES, switches, strict=True)), "series": target}
            t = ludoteca.new("condottiere", seats=3, seed=1, options=options)
            assert t.asked == (A,)
            assert {name: t.options[name] for name in options} == options


@rule("CON-SET-06")
def test_an_option_that_does_not_exist_or_fit_is_refused() -> None:
    for options in ({"hiden_cards": True}, {"hidden_cards": 1}, {"map": "spain"}, {"series": -1}):
        with pytest.raises(BadOption):
            ludoteca.new("condottiere", seats=3, seed=1, options=options)


# frame


@rule("CON-FRAME-01")
def test_a_round_is_battles_fought_with_one_deal_of_cards() -> None:
    t = arrange(2, hands={A: "M1 M2", B: "M3 M4"}, site="siena")
    everybody_passes(t)
    t.play(B, "place siena")
    assert see(t, A)["hand"] == names("M1 M2") and see(t, B)["hand"] == names("M3 M4")
    assert told(t, "round-ends") == told(t, "dealt") == []
    play(t, B, "M3")
    play(t, A, "M1")
    play(t, B, "M4")
    play(t, A, "M2")  # now nobody has cards
    t.play(B, "place roma")
    assert len(told(t, "round-ends")) == 1
    assert [hand["size"] for hand in see(t)["hands"]] == [10, 11]
    assert see(t)["site"] == "roma"


@rule("CON-FRAME-02")
def test_the_holder_and_nobody_else_must_choose_a_region() -> None:
    t = ludoteca.new("condottiere", seats=3, seed=1, options={"start_player": B})
    assert t.asked == (B,)
    assert all(move.startswith("place ") for move in t.legal(B))
    assert refused(t, B, "pass") == "CON-FRAME-02"
    assert refused(t, A, "place siena") == "CON-FRAME-02"
    with pytest.raises(ludoteca.NotAsked) as error:
        t.play(C, "place siena")
    assert error.value.rule == "CON-FRAME-02"
    t.play(B, "place siena")
    assert told(t, "places-token") == [{"seat": B, "region": "siena"}]


@rule("CON-FRAME-03", "CON-BISHOP-06")
def test_the_site_must_not_have_the_favor() -> None:
    t = arrange(3, hands={A: "M1", B: "M1"}, favor="parma")
    everybody_passes(t)
    assert t.asked == (B,)
    assert "place parma" not in t.legal(B) and len(t.legal(B)) == 16
    assert refused(t, B, "place parma") == "CON-FRAME-03"


@rule("CON-FRAME-04", "CON-R03")
def test_the_site_must_not_be_conquered_not_even_by_the_holder() -> None:
    t = arrange(3, hands={A: "M1", B: "M1"}, control={A: "roma", B: "milano parma"})
    everybody_passes(t)
    assert t.asked == (B,)
    assert set(t.legal(B)) == {
        f"place {region}" for region in ITALY.regions if region not in ("roma", "milano", "parma")
    }
    for region in ("roma", "milano", "parma"):
        assert refused(t, B, f"place {region}") == "CON-FRAME-04"


@rule("CON-FRAME-05")
def test_a_tied_region_may_be_chosen_again_at_once() -> None:
    t = arrange(2, hands={A: "M5 M1", B: "M5 M1"})
    play(t, A, "M5")
    play(t, B, "M5")
    everybody_passes(t)
    assert see(t)["control"]["siena"] is None
    t.play(B, "place siena")
    assert see(t)["site"] == "siena" and t.asked == (B,)


@rule("CON-FRAME-06")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_conquered_region_stays_conquered(seats: int) -> None:
    for seed in range(5):
        t = ludoteca.new("condottiere", seats=seats, seed=seed)
        rng = ludoteca.new("condottiere", seed=seed).rng
        assert rng is not None
        conquered: dict[str, int] = {}
        while t.asked:
            moves = t.legal(t.asked[0])
            t.play(t.asked[0], moves[rng.below(len(moves))])
            control = see(t)["control"]
            assert all(control[region] == owner for region, owner in conquered.items())
            conquered = {region: owner for region, owner in control.items() if owner is not None}
        assert conquered
        assert max(position(t).control.count(seat) for seat in range(seats)) <= MARKERS
