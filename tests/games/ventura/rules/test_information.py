"""Open and hidden information: what is on the table, and what only its owner sees."""

from __future__ import annotations

import json

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
    arrange,
    buy,
    companies,
    idle,
    land,
    line,
    play,
    position,
    see,
    stockpile,
    told,
)
from games.ventura.kit.battle import attack
from ludoteca import CHANCE, SPECTATOR, Game
from ludoteca.testing import rule

VIEWERS = (A, B, C, SPECTATOR)
PUBLIC = {
    "game",
    "seats",
    "asked",
    "round",
    "phase",
    "first",
    "abilities",
    "tiles",
    "guarded",
    "players",
    "row",
    "stock",
    "ventura",
    "conscription",
    "removed",
    "printed",
}
OWN = {"seat", "hand", "reserve"}


def table() -> Game:
    """Three players in the middle of a game."""
    return arrange(
        3,
        phase="prestige",
        first=B,
        turn=B,
        land={"0,0": "papal", "1,0": "village B", "2,0": "wood B", "0,1": "city A"},
        troops={(A, 2): f"{PLAIN} {ALPHA}:2 {BETA} @ 1,0", (B, 3): f"{WALL}:1 @ 2,0"},
        hands={A: f"{ALPHA} ambush", B: "charge farmers", C: WALL},
        seen={C: "carmagnola"},
        reserve={A: "wood field", B: "hill", C: "lake lake river"},
        florins={A: 1, B: 2, C: 5},
        scores={A: 4, B: 7},
        row="spearmen billmen malatesta",
        ventura_discard="pikemen pikemen",
    )


@rule("VEN-INFO-01", "VEN-INFO-02", "VEN-INFO-08", "VEN-RUL-89")
def test_a_view_shows_what_is_on_its_list_and_nothing_else() -> None:
    t = table()
    for viewer in VIEWERS:
        view = see(t, viewer)
        assert set(view) == PUBLIC | OWN
        for player in view["players"]:
            assert set(player["hand"]) - {"known"} == {"ventura", "conscription"}
            assert set(player["reserve"]) - {"known"} == {"size"}
    assert see(t)["hand"] is None and see(t)["reserve"] is None and see(t)["seat"] is None


@rule("VEN-INFO-01", "VEN-INFO-02", "VEN-INFO-08", "VEN-RUL-89")
def test_what_is_public_is_the_same_for_everybody() -> None:
    t = table()
    for key in PUBLIC:
        assert len({json.dumps(see(t, viewer)[key]) for viewer in VIEWERS}) == 1, key


@rule("VEN-INFO-01")
def test_board_markers_troops_scores_and_the_first_player_are_open() -> None:
    t = table()
    view = see(t)
    assert view["first"] == B and [player["score"] for player in view["players"]] == [4, 7, 0]
    by_hex = {tile["hex"]: (tile["tile"], tile["owner"], tile["markers"]) for tile in land(t)}
    assert by_hex["1,0"] == ("village", B, 2) and by_hex["0,0"] == ("papal", None, 0)
    assert by_hex["0,1"] == ("city", A, 1)
    assert [(one["area"], one["hex"]) for one in view["players"][A]["troops"]] == [(1, "0,1"), (2, "1,0")]


@rule("VEN-INFO-02")
def test_the_face_up_row_is_open() -> None:
    assert sorted(see(table())["row"]) == ["billmen", "malatesta", "spearmen"]


@rule("VEN-INFO-03", "VEN-RUL-47", "VEN-DEP-12", "DIF-41")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_cards_in_troop_areas_and_their_wounds_are_open_to_all(edition: str) -> None:
    t = arrange(3, edition=edition, phase="prestige", florins={A: 1}, troops={(A, 2): f"{PLAIN} {ALPHA}:2"})
    for viewer in VIEWERS:
        (army,) = [one for one in see(t, viewer)["players"][A]["troops"] if one["area"] == 2]
        assert army["captain"] == PLAIN and companies(army) == [{"card": ALPHA, "wounds": 2}]


@rule("VEN-INFO-04", "VEN-RUL-89", "DIF-30")
def test_a_reserve_is_seen_by_its_owner_and_counted_by_all() -> None:
    t = table()
    assert see(t, C)["reserve"] == ["river", "lake", "lake"] and see(t, A)["reserve"] == ["field", "wood"]
    for viewer in VIEWERS:
        shown = [player["reserve"] for player in see(t, viewer)["players"]]
        assert shown == [{"size": 2}, {"size": 1}, {"size": 3}]


@rule("VEN-INFO-04", "VEN-INFO-09")
def test_a_drawn_tile_is_told_to_its_owner_only() -> None:
    t = arrange(3, phase="fortune", row=f"{ALPHA} {PLAIN} {BETA}")
    stockpile(t, "wood field")
    play(t, A, "draw tile")
    play(t, CHANCE, "land wood")
    assert told(t, "gets-tile", A) == [{"seat": A, "tile": "wood"}]
    for viewer in (B, C, SPECTATOR):
        assert told(t, "gets-tile", viewer) == [] and told(t, "draws-tile", viewer) == [{"seat": A}]


@rule("VEN-INFO-05", "VEN-RUL-89")
def test_a_hand_is_seen_by_its_owner_and_counted_by_its_backs() -> None:
    t = table()
    assert see(t, A)["hand"] == [ALPHA, "ambush"] and see(t, B)["hand"] == ["farmers", "charge"]
    for viewer in VIEWERS:
        shown = [player["hand"] for player in see(t, viewer)["players"]]
        assert [(one["ventura"], one["conscription"]) for one in shown] == [(1, 1), (0, 2), (2, 0)]
        assert [one.get("known", []) for one in shown] == [[], [], ["carmagnola"]]


@rule("VEN-INFO-06", "VEN-RUL-89", "VEN-RUL-02")
def test_of_decks_and_stockpile_only_the_size_is_seen_and_of_discards_all() -> None:
    t = table()
    g = position(t)
    for viewer in VIEWERS:
        view = see(t, viewer)
        assert view["stock"] == g.stock.size() and isinstance(view["stock"], int)
        assert view["ventura"] == {"deck": sum(g.ventura), "discard": {"pikemen": 2}}
        assert view["conscription"] == {"deck": sum(g.conscription), "discard": {}}


@rule("VEN-INFO-06")
def test_what_lies_in_a_deck_changes_nothing_that_anybody_sees() -> None:
    t = table()
    before = {viewer: t.view(viewer) for viewer in VIEWERS}
    g = position(t)
    g.ventura.reverse()
    g.conscription.reverse()
    g.stock.loose.reverse()
    assert {viewer: t.view(viewer) for viewer in VIEWERS} == before


@rule("VEN-INFO-07", "VEN-RUL-63", "VEN-BAT-04")
def test_an_order_is_seen_by_its_own_side_only_until_both_are_in() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA} foragers", f"{PLAIN_TOO} {WALL} {ALPHA}", seats=3)
    before = {viewer: t.view(viewer) for viewer in (B, C, SPECTATOR)}
    play(t, A, "line foragers 1")
    assert see(t, A)["battle"]["order"] == ["foragers"]
    assert {viewer: t.view(viewer) for viewer in before} == before  # also that it has begun
    line(t, A, ALPHA)
    assert see(t, A)["battle"]["order"] == ["foragers", ALPHA, BETA]
    for viewer in before:
        assert see(t, viewer)["asked"] == [B] and see(t, viewer)["battle"].get("order", []) == []
    line(t, B, ALPHA)
    for viewer in VIEWERS:
        shown = [event["card"] for event in told(t, "line-up", viewer)]
        assert shown == ["foragers", ALPHA, BETA, ALPHA, WALL] and "order" not in see(t, viewer)["battle"]


@rule("VEN-INFO-08", "VEN-RUL-89")
def test_florins_are_open() -> None:
    assert [player["florins"] for player in see(table())["players"]] == [1, 2, 5]


@rule("VEN-INFO-09", "VEN-CONS-02", "VEN-RECR-02")
@pytest.mark.parametrize(("phase", "card"), [("recruit", ALPHA), ("conscription", "ambush")])
def test_a_bought_card_is_seen_by_its_buyer_only(phase: str, card: str) -> None:
    t = arrange(3, phase=phase, florins={A: 4})
    buy(t, A, card)
    assert told(t, "draws-card", A) == [{"seat": A, "card": card}] and see(t, A)["hand"] == [card]
    for viewer in (B, C, SPECTATOR):
        assert told(t, "draws-card", viewer) == [] and told(t, "buys", viewer) == [{"seat": A}]
        assert see(t, viewer)["players"][A]["hand"].get("known", []) == []


@rule("VEN-FORT-01", "VEN-INFO-05")
def test_a_face_up_card_is_known_to_all_until_it_leaves_the_hand() -> None:
    t = arrange(
        3,
        phase="fortune",
        land={"0,0": "city A"},
        row=f"{ALPHA} {PLAIN} {BETA}",
        hands={A: ALPHA},
        florins={A: 4},
    )
    play(t, A, f"take {ALPHA}")
    play(t, CHANCE, "card spearmen")
    for viewer in VIEWERS:
        assert see(t, viewer)["players"][A]["hand"]["known"] == [ALPHA]
    idle(t, "deploy", A)
    play(t, A, f"deploy {ALPHA} 2")
    assert see(t, A)["hand"] == [ALPHA]
    # of two alike, the one that all saw is gone
    assert see(t, B)["players"][A]["hand"].get("known", []) == []
