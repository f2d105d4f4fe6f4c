"""Games as a seat imagines them: what it knows stays, and the rest is dealt anew."""

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
    arrange,
    buy,
    hand,
    lab,
    lively_move,
    play,
    position,
    see,
    stockpile,
    wrong,
)
from games.ventura.kit.secrets import (
    ARRANGED,
    choosing_a_tile,
    hands_of,
    imagined,
    letter,
    nothing_leaks,
)
from ludoteca import CHANCE, SPECTATOR, Game
from ludoteca.engine.rng import seeded
from ludoteca.games.ventura.content import (
    FIRST_CONSCRIPT,
    TILE_NAMES,
)
from ludoteca.games.ventura.rules.battle import ATTACKER
from ludoteca.testing import rule

# games as a seat imagines them


@rule("VEN-INFO-05", "VEN-FORT-01")
def test_face_up_cards_that_were_taken_stay_in_imagined_hands_and_the_rest_is_dealt_anew() -> None:
    t = arrange(
        3,
        phase="prestige",
        florins={A: 1},
        hands={B: f"{WALL} ambush", C: f"{BETA} farmers"},
        seen={B: f"{ALPHA} {PLAIN}"},
    )
    for viewer in (A, C, SPECTATOR):
        found = hands_of(t, viewer, B)
        assert all(ALPHA in cards and PLAIN in cards and len(cards) == 4 for cards in found)
        assert len({str(cards) for cards in found}) > 20
    assert {str(cards) for cards in hands_of(t, B, B)} == {str(hand(t, B))}


@rule("VEN-INFO-05", "VEN-RUL-89")
def test_an_imagined_hand_holds_as_many_cards_of_each_back() -> None:
    t = arrange(2, phase="prestige", florins={A: 1}, hands={B: f"{WALL} {BETA} ambush farmers farmers"})
    for g in imagined(t, A):
        ventura = [kind for kind in g.hands[B] if kind < FIRST_CONSCRIPT]
        assert len(ventura) == 2 and len(g.hands[B]) == 5


@rule("VEN-INFO-05", "VEN-INFO-06")
def test_nobody_imagines_cards_that_lie_open() -> None:
    t = arrange(
        2,
        phase="prestige",
        florins={A: 1},
        hands={B: "farmers"},
        conscription="ambush",
        row=f"{ALPHA} {PLAIN} {BETA}",
    )
    assert {str(cards) for cards in hands_of(t, A, B)} == {"['farmers']", "['ambush']"}


@rule("VEN-INFO-04", "VEN-INFO-06")
def test_another_reserve_is_imagined_out_of_what_lies_nowhere_else() -> None:
    t = choosing_a_tile()
    stockpile(t, "castle river")
    found = {tuple(TILE_NAMES[kind] for kind in g.reserve[B]) for g in imagined(t, A)}
    assert found == {("hill",), ("castle",), ("river",)}
    assert {tuple(g.reserve[A]) for g in imagined(t, A)} == {tuple(position(t).reserve[A])}
    assert all(len(g.reserve[A]) == 2 for g in imagined(t, C))


@rule("VEN-OPT-01", "VEN-OPT-02", "VEN-INFO-04", "DIF-61")
@pytest.mark.parametrize(("edition", "number"), [("en-2010", 4), ("it-2011", 5)])
def test_the_equal_tiles_of_all_are_known_to_all(edition: str, number: int) -> None:
    t = ludoteca.new(
        "ventura", seats=3, seed=4, edition=edition, options={"equal_domains": True}, chance="scripted"
    )
    rng = seeded(edition)
    while not position(t).reserve[2]:
        lively_move(t, rng)
    for viewer in (A, B, C, SPECTATOR):
        for g in imagined(t, viewer)[:10]:
            assert g.reserve == position(t).reserve and len(g.reserve[B]) == number
        assert len(see(t, viewer)["players"][B]["reserve"]["known"]) == number
    assert wrong(t) == []


@rule("VEN-INFO-07", "VEN-RUL-63")
def test_a_sealed_order_is_imagined_in_any_way_and_one_that_is_not_finished_as_not_begun() -> None:
    t = ARRANGED["an order sealed"]()
    for viewer in (B, C, SPECTATOR):
        lines = {tuple(g.sides[ATTACKER].line) for g in imagined(t, viewer)}
        assert len(lines) > 10 and all(sorted(one) == [0, 1, 2, 3] for one in lines)
    assert len({tuple(g.sides[ATTACKER].line) for g in imagined(t, A)}) == 1
    t = ARRANGED["an order begun"]()
    assert all(g.sides[ATTACKER].line == [] for g in imagined(t, B))
    assert all(len(g.sides[ATTACKER].line) == 1 for g in imagined(t, A))


@rule("VEN-EXP-01", "VEN-INFO-04")
def test_nobody_else_knows_that_a_tile_was_chosen() -> None:
    t = choosing_a_tile()
    for viewer in (B, C, SPECTATOR):
        assert all(g.stack[-1].chosen == -1 for g in imagined(t, viewer))  # type: ignore[attr-defined]
    assert all(TILE_NAMES[g.stack[-1].chosen] == "lake" for g in imagined(t, A))  # type: ignore[attr-defined]


# the spy's letter


@rule("VEN-RUL-87", "VEN-INFO-05")
def test_who_read_a_hand_remembers_it_and_the_others_do_not() -> None:
    t = letter()
    assert {str(cards) for cards in hands_of(t, A, B)} == {str(hand(t, B))}
    assert len({str(cards) for cards in hands_of(t, C, B)}) > 20
    assert len({str(cards) for cards in hands_of(t, A, C)}) > 20  # this hand was not read
    for g in imagined(t, C):  # in their worlds, too, A has seen nothing that is not there
        seen = [kind for glimpse in g.known_cards.glimpses for kind in glimpse.kinds]
        assert all(seen.count(kind) <= g.hands[B].count(kind) for kind in seen)


def spied(cards: str, deck: str = "", drawn: str = "") -> Game:
    """A has read B's hand; then B buys cards, and it is B's turn to deploy."""
    t = arrange(
        2,
        phase="conscription",
        land={"0,0": "city B"},
        hands={A: "charge", B: cards},
        florins={A: 3, B: 9},
        conscription=deck or None,
        content=lab("own-turn look-at-hand"),
    )
    play(t, A, "play charge", "done")
    for card in drawn.split():
        buy(t, B, card)
    play(t, B, "done")
    return t


@rule("VEN-RUL-87", "VEN-INFO-05")
def test_what_was_read_is_forgotten_when_it_leaves_the_hand() -> None:
    t = spied(f"{ALPHA} foragers")
    assert see(t, A)["players"][B]["hand"]["known"] == [ALPHA, "foragers"]
    play(t, B, "deploy foragers 2")
    assert see(t, A)["players"][B]["hand"]["known"] == [ALPHA]
    nothing_leaks(t)


@rule("VEN-RUL-87", "VEN-INFO-09")
def test_a_card_like_the_one_that_was_read_is_not_known_when_that_one_has_gone() -> None:
    views = []
    for drawn in ("foragers", "farmers"):
        t = spied("foragers", drawn=drawn)
        play(t, B, "deploy foragers 2")
        views.append(see(t, A)["players"][B]["hand"])
        assert len({str(cards) for cards in hands_of(t, A, B)}) > 1
        nothing_leaks(t)
    assert views == [{"ventura": 0, "conscription": 1}] * 2


@rule("VEN-RUL-87", "VEN-FORT-01")
def test_who_read_a_hand_also_counts_what_is_openly_added() -> None:
    t = arrange(
        2,
        phase="prestige",
        hands={A: "charge", B: ALPHA},
        florins={A: 3, B: 9},
        row=f"{ALPHA} {PLAIN} {BETA}",
        content=lab("own-turn look-at-hand"),
    )
    play(t, A, "play charge", "spend 0")
    play(t, B, "spend 0")
    play(t, A, "take " + PLAIN)
    play(t, CHANCE, "card spearmen")
    play(t, B, f"take {ALPHA}")
    play(t, CHANCE, "card spearmen")
    assert see(t, A)["players"][B]["hand"]["known"] == [ALPHA, ALPHA]
    assert see(t)["players"][B]["hand"]["known"] == [ALPHA]
    assert {str(cards) for cards in hands_of(t, A, B)} == {str([ALPHA, ALPHA])}
    nothing_leaks(t)
