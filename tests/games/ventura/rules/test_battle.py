"""Chapter "Battle": sealed orders, assaults, wounds and closing ranks."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    PLAIN_TOO,
    WALL,
    A,
    B,
    C,
    all_wounds,
    arrange,
    broken,
    discards,
    fixture,
    line,
    march,
    men,
    out_of_the_game,
    play,
    refused,
    see,
    told,
    whereabouts,
    with_events,
    wounds,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import another_pair, attack
from ludoteca import SPECTATOR, Game
from ludoteca.games.ventura.content import AGAINST, CAVALRY, ON_MELEE, ON_SPACE, Special
from ludoteca.testing import rule

# ranged, melee, resistance of cards that the scenarios do not name
OTHERS = {"foragers": (0, 1, 3), "artillerymen": (6, 1, 2), "barbute": (1, 1, 4), "spearmen": (0, 2, 4)}


def cards(name: str = "battles", **changes: Mapping[str, object]) -> str:
    """The scenarios' content with fixed values for some more cards."""
    own: dict[str, Mapping[str, object]] = {}
    for other, (ranged, melee, resistance) in OTHERS.items():
        values = {"ranged": ranged, "melee": melee, "resistance": resistance, "specials": (), "keywords": 0}
        own[other] = {**values, **changes.get(other, {})}
    return fixture(name, **{**changes, **own})


def lines_of(t: Game, seat: int) -> list[str]:
    """The order in which the Companies of a seat were revealed, from space I on."""
    return [str(shown["card"]) for shown in told(t, "line-up") if shown["seat"] == seat]


# who fights


@rule("VEN-BAT-01")
def test_a_battle_is_between_one_attacking_and_one_defending_troop() -> None:
    t = attack(ALPHA, WALL, others={(A, 3): f"{ALPHA} @ 0,0", (B, 3): f"{WALL} @ 1,0"})
    play(t, B, "defend 3")
    shown = see(t)["battle"]
    assert (shown["attacker"], shown["attacker_area"]) == (A, 2)
    assert (shown["defender"], shown["defender_area"]) == (B, 3)
    assert wounds(t, B, 3) == [5] and wounds(t, B, 2) == [0] and wounds(t, A, 3) == [0]


@rule("VEN-BAT-02", "VEN-RUL-62")
def test_a_defender_with_several_troops_chooses_each_time_which_one_fights() -> None:
    others = {(B, 4): f"{BETA}:2 @ 1,0", (B, 5): f"{WALL}:8 @ 1,0"}
    t = attack(f"{PLAIN} {ALPHA} {ALPHA}", f"{BETA}:2", others=others)
    assert t.asked == (B,) and t.legal(B) == ["defend 2", "defend 4", "defend 5"]
    assert refused(t, B, "defend 3") == "VEN-BAT-02" and refused(t, A, "done") == "VEN-BAT-02"
    play(t, B, "defend 4")
    line(t, A, ALPHA)
    assert t.asked == (B,) and t.legal(B) == ["defend 2", "defend 5"]  # at once: nobody may stop
    play(t, B, "defend 5")
    line(t, A, ALPHA)
    assert told(t, "sends") == [{"seat": B, "area": "4"}, {"seat": B, "area": "5"}]
    line(t, A, ALPHA)  # only one is left, and no longer a choice
    assert set(whereabouts(t, B)) == {1} and len(told(t, "battle-won")) == 3


# the order


@rule("VEN-BAT-03")
def test_a_captain_stands_apart_and_takes_no_space() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", WALL)
    assert not any(PLAIN in move for move in t.legal(A))
    line(t, A, BETA)
    assert lines_of(t, A) == [BETA, ALPHA]


@rule("VEN-BAT-04")
def test_each_side_fills_the_spaces_from_the_first_on_in_its_own_order() -> None:
    six = f"{PLAIN} {ALPHA} {BETA} {WALL} spearmen foragers"
    t = attack(six, f"{PLAIN_TOO} {ALPHA} {BETA}", content=cards())
    assert t.asked == (A, B)
    assert t.legal(B) == [f"line {BETA} 1", f"line {ALPHA} 1"]
    assert refused(t, B, f"line {WALL} 1") == "VEN-BAT-04" and refused(t, B, "stay") == "VEN-BAT-04"
    line(t, A, WALL, "foragers", BETA, ALPHA)
    line(t, B, BETA)
    assert lines_of(t, A) == [WALL, "foragers", BETA, ALPHA, "spearmen"]
    assert lines_of(t, B) == [BETA, ALPHA]


@rule("VEN-BAT-04")
def test_of_companies_alike_each_kind_of_wounds_is_offered_once() -> None:
    t = attack(f"{PLAIN} foragers:1 foragers:2 foragers:1 {ALPHA}", WALL, content=cards())
    assert t.legal(A) == [f"line {ALPHA} 1", "line foragers 1", "line foragers 2"]
    play(t, A, "line foragers 2", "line foragers 1", "line foragers 1")
    assert lines_of(t, A) == ["foragers", "foragers", "foragers", ALPHA]


@rule("VEN-BAT-04")
@pytest.mark.parametrize(("first", "left"), [(1, [2, 2]), (2, [1])])
def test_a_copy_is_known_by_its_wounds(first: int, left: list[int]) -> None:
    t = attack(f"{PLAIN} {BETA}:1 {BETA}:2", "barbute:3", content=cards())
    play(t, A, f"line {BETA} {first}")
    assert assaults(t)[0].totals == [6, 1] and wounds(t, A, 2) == left


@rule("VEN-BAT-04")
def test_one_company_needs_no_order() -> None:
    t = attack(ALPHA, WALL)
    assert [shown["card"] for shown in told(t, "line-up")] == [ALPHA, WALL]
    assert told(t, "lines-up") == []


@rule("VEN-BAT-05", "VEN-INFO-07", "VEN-RUL-63")
def test_orders_are_sealed_and_revealed_together() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{PLAIN_TOO} {ALPHA} {BETA} {WALL}")
    line(t, B, WALL, BETA)
    for viewer in (A, SPECTATOR):
        assert told(t, "line-up", viewer) == [] and told(t, "lines-up", viewer) == [{"seat": B}]
    assert see(t, B)["battle"]["order"] == [WALL, BETA, ALPHA]
    assert see(t, A)["battle"]["order"] == [] and "order" not in see(t)["battle"]
    line(t, A, ALPHA)
    assert lines_of(t, B) == [WALL, BETA, ALPHA] and lines_of(t, A) == [ALPHA, BETA]


@rule("VEN-BAT-05")
def test_an_order_cannot_be_taken_back_when_the_enemys_is_seen() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{PLAIN_TOO} {WALL} foragers", content=cards())
    line(t, B, WALL)
    line(t, A, ALPHA)
    assert t.asked == (A,) and not t.can_undo(A)


# assaults


@rule("VEN-BAT-06", "VEN-BAT-08")
def test_only_the_companies_on_the_first_two_spaces_fight() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA} {WALL} artillerymen", WALL, content=cards())
    line(t, A, WALL, ALPHA, "artillerymen")
    assert [assault.totals[0] for assault in assaults(t)] == [0 + 2, 1 + 3]


@rule("VEN-BAT-07", "VEN-BAT-13")
def test_the_first_assault_is_ranged_and_all_later_ones_are_melee() -> None:
    t = attack(f"{PLAIN} {WALL}", f"{PLAIN_TOO} {WALL}")
    kinds: list[str] = []
    while assaults(t)[-1].totals and len(kinds) < 6:
        kinds = [assault.kind for assault in assaults(t)]
        play(t, t.asked[0], "stay")
    assert kinds == ["ranged", "melee", "melee", "melee", "melee", "melee"]


@rule("VEN-BAT-08", "VEN-MOD-02", "VEN-TILE-06", "VEN-TILE-07")
def test_a_total_is_companies_captain_and_tile() -> None:
    content = cards("totals", carmagnola={"ranged": 2, "melee": 4})
    t = attack(f"{PLAIN} {WALL}", f"{PLAIN_TOO} {ALPHA} {BETA}", tile="castle B", content=content)
    line(t, B, ALPHA)
    first, second = assaults(t)
    assert first.totals == [0, 2 + 3 + 2] and second.totals == [1, 3 + 1 + 4 + 1]


@rule("VEN-BAT-09", "VEN-RUL-64", "VEN-WND-01")
def test_both_totals_come_first_and_wounds_are_simultaneous() -> None:
    t = attack(f"{PLAIN} {BETA}", f"{PLAIN_TOO} {BETA}")
    (assault,) = assaults(t)
    assert assault.totals == [3, 3]  # the fallen shoot as well
    assert assault.losses == [[BETA], [BETA]]
    assert told(t, "battle-even") == [{}]


@rule("VEN-RUL-64")
def test_abilities_are_judged_by_the_line_up_at_the_start_of_the_assault() -> None:
    against = Special(ON_MELEE, AGAINST, CAVALRY, 4)
    content = cards("judged", swordsmen={"specials": (against,)}, barbute={"keywords": CAVALRY, "ranged": 0})
    melee_totals = []
    for hurt in (0, 3):
        t = attack(f"{PLAIN} {WALL} {ALPHA}", f"{PLAIN_TOO} barbute:{hurt} {WALL}", content=content)
        line(t, A, WALL)
        line(t, B, "barbute")
        another_pair(t)
        melee_totals.append([assault.totals[0] for assault in assaults(t)[1:3]])
    # unhurt it falls in the second assault, which it still makes dearer; hurt it fell before
    assert melee_totals == [[1 + 3 + 4, 1 + 3], [1 + 3, 1 + 3]]


@rule("VEN-RUL-64", "VEN-CARD-09")
def test_an_ability_that_needs_a_space_moves_up_with_its_company() -> None:
    on_first = Special(ON_MELEE, ON_SPACE, 1, 5)
    content = cards("on-first", swordsmen={"specials": (on_first,)})
    t = attack(f"{PLAIN} {WALL}:8 {ALPHA}", f"{PLAIN_TOO} {WALL} {BETA}", content=content)
    line(t, A, WALL)
    line(t, B, BETA)
    ranged, melee = assaults(t)
    assert ranged.losses[0] == [WALL]  # so Alpha stands on I
    assert melee.totals[0] == 3 + 5


@rule("VEN-BAT-10", "VEN-EX-08")
def test_excess_goes_from_the_first_space_to_the_second_and_no_further() -> None:
    enemies = f"{PLAIN_TOO} {ALPHA} {BETA} {WALL}"
    t = attack(f"{PLAIN} artillerymen artillerymen", enemies, content=cards())
    line(t, A, "artillerymen")
    line(t, B, BETA, ALPHA)
    first = assaults(t)[0]
    assert first.totals[0] == 12 and first.wounds[1] == {BETA: 3, ALPHA: 4}
    assert first.losses[1] == [ALPHA, BETA] and first.lost(1) == 5
    assert men(t, B, 2) == [WALL]


@rule("VEN-BAT-10")
def test_wounds_go_to_the_first_space_until_it_falls() -> None:
    for first, suffered in ((WALL, {WALL: 6}), (ALPHA, {ALPHA: 4, WALL: 2})):
        t = attack(f"{PLAIN} {BETA} {BETA}", f"{PLAIN_TOO} {ALPHA} {WALL}")
        line(t, A, BETA)
        line(t, B, first)
        assert assaults(t)[0].wounds[1] == suffered


@rule("VEN-BAT-11", "VEN-GEN-07", "VEN-RUL-73")
def test_an_eliminated_company_goes_to_the_pile_of_its_deck_without_its_wounds() -> None:
    t = attack(f"{PLAIN} artillerymen {WALL}", f"{PLAIN_TOO} {ALPHA}:1 foragers {WALL}", content=cards())
    line(t, A, WALL)
    line(t, B, ALPHA, "foragers")
    assert sorted(assaults(t)[0].losses[1]) == ["foragers", ALPHA]
    assert discards(t) == {ALPHA: 1, "foragers": 1}
    assert men(t, B, 2) == [WALL] and wounds(t, B, 2) == [2]  # only its own, from the second assault
    assert all_wounds(t) == 2 + sum(wounds(t, A, 2)) and broken(t) == []


@rule("VEN-BAT-11", "VEN-RUL-45")
def test_an_eliminated_garrison_leaves_the_game() -> None:
    t = arrange(
        2,
        phase="march",
        land={"0,0": "field A", "1,0": "city B"},
        troops={(A, 2): f"{PLAIN} artillerymen {ALPHA} @ 0,0", (A, 5): "woodsmen"},
        content=cards(),
    )
    march(t, A, 2, "1,0")
    line(t, A, ALPHA)
    assert out_of_the_game(t)["garrison-gonzaga"] == 1 and discards(t) == {}
    assert told(t, "garrison-gone") == [{"seat": B}]


@rule("VEN-BAT-12")
def test_survivors_close_ranks_and_keep_their_order() -> None:
    content = cards("ranks", pavise_bearers={"ranged": 1})
    t = attack(f"{PLAIN} {WALL} {WALL}", f"{PLAIN_TOO} {ALPHA}:3 {BETA} foragers barbute", content=content)
    line(t, A, WALL)
    line(t, B, BETA, ALPHA, "foragers")
    first, second = assaults(t)
    assert first.wounds[1] == {BETA: 2} and first.losses[1] == []
    assert second.wounds[1] == {BETA: 1, ALPHA: 1} and men(t, B, 2) == ["foragers", "barbute"]
    another_pair(t)
    assert assaults(t)[2].totals[1] == 1 + 1  # of those who moved up


@rule("VEN-BAT-12", "VEN-BAT-13", "DIF-71")
def test_the_battle_ends_when_a_side_has_no_company_left() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:1")
    line(t, A, ALPHA)
    assert len(assaults(t)) == 1 and told(t, "battle-won") == [{"seat": A, "count": 0}]


@rule("VEN-BAT-13")
def test_after_each_pair_retreat_is_offered_and_then_two_more_assaults_follow() -> None:
    t = attack(f"{PLAIN} {WALL}", f"{PLAIN_TOO} {WALL}")
    for pairs in (1, 2, 3):
        assert len(assaults(t)) == 2 * pairs
        assert t.asked == (A,) and "stay" in t.legal(A)
        play(t, A, "stay")
        assert t.asked == (B,) and len(assaults(t)) == 2 * pairs
        play(t, B, "stay")


@rule("VEN-RUL-65")
def test_a_total_is_never_below_zero() -> None:
    content = with_events("below-zero", charge="battle-declared enemy-penalty 9")
    t = attack(ALPHA, BETA, hands={B: "charge"}, content=content)
    play(t, B, "play charge")
    assert assaults(t)[0].totals == [0, 3] and assaults(t)[0].wounds[1] == {}


# series


@rule("VEN-RUL-61", "VEN-BEND-04", "DIF-54")
def test_each_battle_of_a_series_is_entirely_new_but_wounds_stay() -> None:
    content = cards("series", fortebraccio={"resistance": 3})
    others = {(B, 3): f"{ALPHA} @ 1,0"}
    t = attack(f"fortebraccio {ALPHA} {BETA}", BETA, others=others, content=content)
    play(t, B, "defend 2")
    line(t, A, ALPHA)
    assert assaults(t)[0].prevented[0] == 3 and wounds(t, A, 2) == [0, 0]
    assert t.asked == (A,) and t.legal(A) == [f"line {BETA} 1", f"line {ALPHA} 1"]  # a new order
    line(t, A, BETA)
    second = assaults(t)[1]
    assert second.kind == "ranged" and second.totals == [5, 2]
    assert second.prevented[0] == 2  # the Captain's resistance is fresh


@rule("VEN-RUL-61")
def test_wounds_of_the_first_battle_count_in_the_second() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", BETA, others={(B, 3): f"{ALPHA} @ 1,0"})
    play(t, B, "defend 2")
    line(t, A, ALPHA)
    assert wounds(t, A, 2) == [3, 0]
    line(t, A, ALPHA)
    assert assaults(t)[1].wounds[0] == {ALPHA: 1, BETA: 1} and assaults(t)[1].losses[0] == [ALPHA]


@rule("VEN-RUL-62")
@pytest.mark.parametrize("area", [2, 3])
def test_between_two_battles_nobody_may_stop_or_heal(area: int) -> None:
    t = attack(
        f"{PLAIN} {ALPHA} {BETA}",
        f"{BETA}:1",
        seats=3,
        others={(B, 3): f"{BETA}:1 @ 1,0"},
        florins={A: 5, B: 5, C: 5},
        content=fixture("copies", crossbowmen={"copies": 3}, mounted_crossbowmen={"copies": 1}),
    )
    play(t, B, f"defend {area}")
    line(t, A, ALPHA)
    assert len(told(t, "battle-won")) == 1 and len(told(t, "battle")) == 1
    assert t.asked == (A,) and all(move.startswith("line") for move in t.legal(A))
    assert refused(t, A, "heal 2.1") == "VEN-WND-05"
    for seat in (B, C):
        assert refused(t, seat, "heal 2.1") == "VEN-BAT-01"
    assert refused(t, A, "done") == "VEN-BAT-04"
