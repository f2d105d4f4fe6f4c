"""The optional rules: Equal Domains, Mixed Fortunes, To Arms!, Familial Expertise."""

from __future__ import annotations

import pytest

import ludoteca
from games.ventura.kit import (
    EDITIONS,
    A,
    B,
    arrange,
    begin,
    buy,
    discards,
    domain,
    hand,
    idle,
    lay_out,
    play,
    position,
    refused,
    see,
    stockpile,
    told,
    wrong,
)
from ludoteca import CHANCE, SPECTATOR, Game
from ludoteca.testing import rule

MIXED = {"mixed_fortunes": True}
ARMS = {"to_arms": True}
FAMILIAL = {"familial_expertise": True}
CAPTAINS = "acuto tolentino colleoni"
COMPANIES = "barbute stradiots pikemen"
FIVE = "billmen halberdiers household farmers charge"
ESTE, GONZAGA, MEDICI, VISCONTI = range(4)


def as_family(family: int, phase: str, edition: str = "en-2010", **given: object) -> Game:
    """A leads a family with its ability, in front of his decision of a step."""
    families = (family, *[other for other in range(4) if other != family])
    return arrange(2, phase=phase, families=families, edition=edition, options=FAMILIAL, **given)  # type: ignore[arg-type]


# Equal Domains


@rule("VEN-OPT-01", "VEN-OPT-02", "VEN-RUL-84", "DIF-61")
@pytest.mark.parametrize(
    ("edition", "kinds"),
    [("en-2010", "castle wood field hill"), ("it-2011", "castle wood field hill river")],
)
@pytest.mark.parametrize(("seats", "stock"), [(2, 16), (3, 25), (4, 34)])
def test_everybody_starts_with_the_same_set_of_tiles(
    edition: str, kinds: str, seats: int, stock: int
) -> None:
    t = begin(seats, {}, edition=edition, options={"equal_domains": True})
    for seat in range(seats):
        assert sorted(see(t, seat)["reserve"]) == sorted(kinds.split())
        assert sorted(see(t)["players"][seat]["reserve"]["known"]) == sorted(kinds.split())  # all know it
    assert see(t)["stock"] == stock - seats * len(kinds.split())
    assert wrong(t) == []  # the others are in the stockpile


@rule("VEN-OPT-01", "VEN-OPT-02", "DIF-61")
@pytest.mark.parametrize(("edition", "left"), [("en-2010", 0), ("it-2011", 1)])
def test_four_of_the_set_are_placed(edition: str, left: int) -> None:
    t = begin(2, {}, edition=edition, options={"equal_domains": True})
    cells = ("1,-1", "0,1", "0,-1", "2,-1", "1,1", "-1,1", "-1,0", "2,0")
    kinds = ("castle", "castle", "wood", "wood", "field", "field", "hill", "hill")
    lay_out(t, *[f"{kind} {cell}" for kind, cell in zip(kinds, cells, strict=True)])
    assert [player["reserve"]["size"] for player in see(t)["players"]] == [left, left]


# Mixed Fortunes


def before_fortune(row: str, edition: str = "en-2010", **given: object) -> Game:
    """The last decision before A.3."""
    t = arrange(2, turn=B, row=row, florins={B: 1}, edition=edition, options=MIXED, **given)  # type: ignore[arg-type]
    t.play(B, "spend 0")
    return t


@rule("VEN-OPT-03", "VEN-RUL-81", "DIF-62")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", [CAPTAINS, COMPANIES])
def test_three_of_one_type_are_replaced_at_the_start_of_the_step_until_they_are_mixed(
    row: str, edition: str
) -> None:
    t = before_fortune(row, edition)
    assert t.asked == (CHANCE,) and discards(t) == dict.fromkeys(row.split(), 1)
    play(t, CHANCE, "card english-archers", "card household", "card crossbowmen")  # again of one type
    assert t.asked == (CHANCE,) and len(discards(t)) == 6
    play(t, CHANCE, "card english-archers", "card household", "card carmagnola")
    assert see(t)["row"] == ["carmagnola", "household", "english-archers"]
    assert t.asked == (A,)


@rule("VEN-OPT-03", "VEN-RUL-81", "DIF-62")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refill_that_makes_three_of_one_type_is_replaced_too(edition: str) -> None:
    t = before_fortune("acuto tolentino barbute", edition)
    play(t, A, "take barbute")
    play(t, CHANCE, "card colleoni")
    assert t.asked == (CHANCE,) and discards(t) == dict.fromkeys(CAPTAINS.split(), 1)
    play(t, CHANCE, "card pikemen", "card carmagnola", "card billmen")
    assert t.asked == (B,)


@rule("VEN-RUL-81", "DIF-62")
def test_a_refill_by_an_event_in_this_step_is_looked_at_too() -> None:
    t = before_fortune("acuto tolentino barbute", hands={A: "signed-contract"})
    position(t).florins[A] = 1
    play(t, A, "play signed-contract", "take barbute")
    play(t, CHANCE, "card colleoni")
    assert t.asked == (CHANCE,) and told(t, "row-discarded") == [{}]
    play(t, CHANCE, "card pikemen", "card carmagnola", "card billmen")
    assert t.asked == (A,) and "take carmagnola" in t.legal(A)  # the step itself is still to come


@rule("VEN-OPT-03")
def test_a_mixed_row_stays() -> None:
    t = before_fortune("acuto tolentino barbute")
    assert t.asked == (A,) and see(t)["row"] == ["acuto", "tolentino", "barbute"]


@rule("VEN-OPT-03", "VEN-RUL-81")
def test_the_row_is_not_looked_at_outside_this_step() -> None:
    t = begin(2, {A: "wood field hill castle", B: "village field river lake"}, row=CAPTAINS, options=MIXED)
    assert see(t)["row"] == sorted(CAPTAINS.split(), key=see(t)["row"].index) and t.asked == (A,)
    assert told(t, "row-discarded") == []


@rule("VEN-RUL-81")
def test_there_is_no_end_of_replacing_when_there_are_captains_alone_so_it_does_not_begin() -> None:
    t = before_fortune(CAPTAINS, ventura="carmagnola pergola malatesta", ventura_discard="sigismondo")
    assert t.asked == (A,) and told(t, "row-discarded") == []


@rule("VEN-RUL-81")
def test_a_row_of_fewer_than_three_cards_is_left_alone() -> None:
    t = before_fortune("acuto tolentino", ventura="")
    assert t.asked == (A,) and see(t)["row"] == ["acuto", "tolentino"]


@rule("VEN-OPT-03")
def test_without_the_option_the_row_stays_as_it_is() -> None:
    t = arrange(2, turn=B, row=CAPTAINS, florins={B: 1})
    t.play(B, "spend 0")
    assert t.asked == (A,) and told(t, "row-discarded") == []


# To Arms!


@rule("VEN-OPT-04", "VEN-RUL-82", "DIF-63")
@pytest.mark.parametrize(
    ("edition", "offers"), [("en-2010", ["look at 3"]), ("it-2011", ["look at 2", "look at 3"])]
)
def test_a_purchase_may_look_at_three_cards_or_in_italian_up_to_three(
    edition: str, offers: list[str]
) -> None:
    t = arrange(2, phase="recruit", florins={A: 4}, options=ARMS, edition=edition)
    assert t.legal(A) == ["buy", *offers, "done"]
    plain = arrange(2, phase="recruit", florins={A: 4}, edition=edition)
    assert plain.legal(A) == ["buy", "done"]


@rule("VEN-OPT-04", "VEN-RUL-82")
def test_one_of_the_cards_is_kept_and_the_others_are_discarded_openly_for_the_price_of_one() -> None:
    t = arrange(2, phase="recruit", florins={A: 5}, options=ARMS)
    play(t, A, "look at 3")
    play(t, CHANCE, "card acuto", "card barbute", "card pikemen")
    assert see(t, A)["looking"] == ["acuto", "barbute", "pikemen"] and "looking" not in see(t, B)
    assert told(t, "sees", B) == [] and len(told(t, "sees", A)) == 3
    assert t.legal(A) == ["keep acuto", "keep barbute", "keep pikemen"]
    play(t, A, "keep barbute")
    assert hand(t, A) == ["barbute"] and discards(t) == {"acuto": 1, "pikemen": 1}
    assert position(t).florins[A] == 3
    assert t.legal(A) == ["buy", "look at 3", "done"]  # for every purchase


@rule("VEN-RUL-82", "VEN-RUL-18")
def test_cards_that_are_looked_at_are_not_in_hand_until_one_is_chosen() -> None:
    t = arrange(2, phase="recruit", florins={A: 2}, hands={A: FIVE}, options=ARMS)
    play(t, A, "look at 3")
    play(t, CHANCE, "card acuto", "card barbute", "card pikemen")
    assert len(hand(t, A)) == 5
    play(t, A, "keep acuto")
    assert t.asked == (A,) and sorted(t.legal(A)) == sorted(f"discard {name}" for name in hand(t, A))
    assert len(hand(t, A)) == 6


@rule("VEN-RUL-82", "VEN-OPT-04")
def test_the_look_may_be_declined() -> None:
    t = arrange(2, phase="recruit", florins={A: 2}, options=ARMS)
    buy(t, A, "acuto")
    assert hand(t, A) == ["acuto"] and discards(t) == {}


@rule("VEN-RUL-82", "DIF-63")
@pytest.mark.parametrize(
    ("deck", "offers"),
    [("acuto barbute", ["look at 2"]), ("acuto", []), ("acuto barbute pikemen", ["look at 3"])],
)
def test_in_english_fewer_than_three_are_looked_at_only_when_there_are_no_more(
    deck: str, offers: list[str]
) -> None:
    t = arrange(2, phase="recruit", florins={A: 2}, ventura=deck, options=ARMS)
    assert t.legal(A) == ["buy", *offers, "done"]


# Familial Expertise


@rule("VEN-OPT-05")
def test_families_are_dealt_by_lot() -> None:
    t = ludoteca.new("ventura", seats=2, options=FAMILIAL, chance="scripted")
    play(t, CHANCE, "first 1")
    assert t.odds() == {f"noble {name}": 1 for name in ("este", "gonzaga", "medici", "visconti")}
    play(t, CHANCE, "noble medici")
    assert t.odds() == {f"noble {name}": 1 for name in ("este", "gonzaga", "visconti")}
    play(t, CHANCE, "noble este")
    assert [player["family"] for player in see(t)["players"]] == ["este", "medici"]


@rule("VEN-OPT-06", "VEN-OPT-08", "VEN-RUL-83", "VEN-VEC-PREST")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("family", "points"),
    [
        (ESTE, (0, 2, 3, 5, 6, 8)),
        (MEDICI, (0, 0, 1, 3, 4, 6)),
        (GONZAGA, (0, 1, 2, 4, 5, 7)),
        (VISCONTI, (0, 1, 2, 4, 5, 7)),
    ],
)
def test_what_each_family_gets_for_its_florins(family: int, points: tuple[int, ...], edition: str) -> None:
    for florins in range(6):
        t = as_family(family, "prestige", edition, florins={A: 9, B: 1})
        t.play(A, f"spend {florins}")
        assert position(t).score[A] == points[florins]
        assert position(t).florins[A] == 9 - florins


@rule("VEN-OPT-06", "VEN-OPT-08")
@pytest.mark.parametrize("family", [ESTE, MEDICI])
def test_without_the_option_all_families_are_alike(family: int) -> None:
    t = arrange(2, families=(family, GONZAGA), florins={A: 3, B: 1})
    t.play(A, "spend 3")
    assert position(t).score[A] == 4


@rule("VEN-RUL-83")
def test_papal_points_are_the_same_for_every_family() -> None:
    t = as_family(MEDICI, "prestige", land={"0,0": "papal A"}, florins={A: 1, B: 1})
    t.play(A, "spend 0")
    assert position(t).score[A] == 2


@rule("VEN-OPT-08", "VEN-RUL-83")
@pytest.mark.parametrize(("family", "earned"), [(MEDICI, 3), (ESTE, 2)])
def test_the_medici_earn_a_florin_more_without_a_marker(family: int, earned: int) -> None:
    t = as_family(family, "upkeep", land={"0,0": "field A"}, florins={A: 1})
    assert position(t).florins[A] == 1 + earned
    assert domain(t, A) == {"0,0": 1} and see(t)["players"][A]["income"] == earned


# Gonzaga


@rule("VEN-OPT-07", "VEN-RUL-82", "DIF-64")
@pytest.mark.parametrize(
    ("edition", "offers"), [("en-2010", ["look at 3"]), ("it-2011", ["look at 2", "look at 3"])]
)
def test_the_gonzaga_may_look_at_three_tiles_or_in_italian_up_to_three(
    edition: str, offers: list[str]
) -> None:
    t = as_family(GONZAGA, "fortune", edition, row="acuto barbute pikemen")
    assert t.legal(A) == ["draw tile", "take acuto", "take barbute", "take pikemen", *offers]
    play(t, A, "draw tile")  # or as everybody else
    play(t, CHANCE, "land wood")
    assert t.asked == (B,) and not any(move.startswith("look") for move in t.legal(B))


@rule("VEN-OPT-07", "VEN-RUL-82")
def test_the_gonzaga_keep_one_tile_and_put_the_others_at_the_bottom_in_any_order() -> None:
    t = as_family(GONZAGA, "fortune", row="acuto barbute pikemen")
    stockpile(t, "wood field hill lake")
    play(t, A, "look at 3")
    play(t, CHANCE, "land wood", "land field", "land hill")
    assert sorted(see(t, A)["looking"]) == ["field", "hill", "wood"] and "looking" not in see(t, B)
    play(t, A, "keep tile wood")
    assert t.legal(A) == ["bottom hill", "bottom field"]
    play(t, A, "bottom hill")
    assert see(t, A)["reserve"] == ["wood"] and see(t)["stock"] == 3
    for name in ("lake", "hill", "field"):  # in this order the tiles are drawn from now on
        t.play(t.asked[0], "draw tile")
        assert t.odds() == {f"land {name}": 1}
        t.play(CHANCE, f"land {name}")
        if t.asked and see(t)["phase"] != "fortune":
            idle(t, "fortune")


@rule("VEN-OPT-07", "VEN-RUL-82")
def test_others_learn_nothing_of_the_tiles_that_the_gonzaga_saw() -> None:
    t = as_family(GONZAGA, "fortune", row="acuto barbute pikemen")
    play(t, A, "look at 3")
    play(t, CHANCE, "land wood", "land field", "land hill")
    play(t, A, "keep tile wood", "bottom hill")
    for other in (B, SPECTATOR):
        assert told(t, "looks", other) == [{"seat": A, "count": 3}]
        assert told(t, "sees-tile", other) == told(t, "gets-tile", other) == []
        assert see(t, other)["players"][A]["reserve"] == {"size": 1}


# Visconti


@rule("VEN-OPT-09", "VEN-RUL-82", "DIF-65")
@pytest.mark.parametrize(
    ("edition", "offers"), [("en-2010", ["look at 3"]), ("it-2011", ["look at 2", "look at 3"])]
)
def test_the_visconti_look_at_three_conscription_cards_once_a_round(edition: str, offers: list[str]) -> None:
    t = as_family(VISCONTI, "conscription", edition, florins={A: 3, B: 1})
    assert t.legal(A) == ["buy", *offers, "done"]
    play(t, A, "look at 3")
    play(t, CHANCE, "card farmers", "card charge", "card ambush")
    play(t, A, "keep charge")
    assert hand(t, A) == ["charge"] and discards(t) == {"farmers": 1, "ambush": 1}
    assert position(t).florins[A] == 2
    assert t.legal(A) == ["buy", "done"]  # once
    play(t, A, "done")
    assert t.legal(B) == ["buy", "done"]  # and nobody else


@rule("VEN-OPT-09", "VEN-RUL-82", "DIF-65")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_visconti_may_keep_their_look_for_a_later_purchase_and_have_it_again_next_round(
    edition: str,
) -> None:
    t = as_family(VISCONTI, "conscription", edition, florins={A: 9, B: 9}, row="acuto barbute pikemen")
    buy(t, A, "farmers")
    assert "look at 3" in t.legal(A)
    play(t, A, "look at 3")
    play(t, CHANCE, "card foragers", "card charge", "card ambush")
    play(t, A, "keep ambush", "done")
    idle(t, "fortune")
    idle(t, "conscription", A)
    assert "look at 3" in t.legal(A)


@rule("VEN-OPT-09", "VEN-RUL-18")
def test_the_hand_limit_comes_after_the_visconti_have_chosen() -> None:
    t = as_family(VISCONTI, "conscription", florins={A: 1}, hands={A: FIVE})
    play(t, A, "look at 3")
    play(t, CHANCE, "card foragers", "card charge", "card ambush")
    play(t, A, "keep ambush")
    assert refused(t, A, "done") == "VEN-GEN-10"
    play(t, A, "discard ambush")
    assert len(hand(t, A)) == 5


@rule("VEN-RUL-82")
def test_who_may_not_look_at_that_many_cards_is_told_so_and_not_that_nothing_is_for_sale() -> None:
    t = as_family(VISCONTI, "conscription", "en-2010", florins={A: 3, B: 1})
    assert "look at 3" in t.legal(A) and refused(t, A, "look at 2") == "VEN-RUL-82"  # exactly three
    play(t, A, "done")
    assert refused(t, B, "look at 3") == "VEN-RUL-82"  # no Visconti
    t = as_family(VISCONTI, "recruit", "it-2011", florins={A: 3, B: 1})
    assert refused(t, A, "look at 2") == "VEN-RUL-82"  # only in phase D
    t = as_family(VISCONTI, "recruit", "it-2011", florins={A: 1, B: 1}, hands={A: "charge"})
    assert refused(t, A, "look at 2") == refused(t, A, "buy") == "VEN-RECR-01"  # too dear


# all off


@rule("VEN-OPT-03", "VEN-OPT-04", "VEN-OPT-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_options_are_off_unless_they_are_agreed(edition: str) -> None:
    t = ludoteca.new("ventura", seats=4, edition=edition, seed=1)
    names = ("equal_domains", "mixed_fortunes", "to_arms", "familial_expertise")
    assert [t.options[name] for name in names] == [False] * 4
