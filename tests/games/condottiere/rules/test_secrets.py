"""What each seat may know, and games as a seat may imagine them."""

from __future__ import annotations

import pytest

import ludoteca
from games.condottiere.kit import A, B, C, D, arrange, everybody_passes, names, play, position, see, told
from ludoteca import CHANCE, SPECTATOR, Game
from ludoteca.engine.rng import seeded
from ludoteca.games.condottiere.content import KINDS, MERCENARIES, may_lie_face_down
from ludoteca.testing import rule

HID = {"hidden_cards": True}
ALLOWED = {
    "game",
    "seat",
    "seats",
    "asked",
    "holder",
    "site",
    "favor",
    "control",
    "needed",
    "season",
    "lines",
    "leading",
    "hand",
    "hands",
    "pile",
    "discard",
    "printed",
}
SEEDS = range(60)
OPTIONS = [{}, {"hidden_cards": True, "capturing_regions": True}, {"draw_after_battle": True, "series": 8}]


def known(t: Game, owner: int, seat: int) -> dict[str, int]:
    """The cards that a viewer knows to be in a hand."""
    found: dict[str, int] = see(t, seat)["hands"][owner]["known"]
    return found


def hand(t: Game, seat: int) -> list[int]:
    """The true hand, as counts by kind."""
    return position(t).hands[seat * KINDS : (seat + 1) * KINDS]


def imagined_asked(t: Game, seat: int) -> set[int]:
    """Whom a seat imagines to be asked; each time that player has cards and no Mercenary."""
    found: set[int] = set()
    for seed in SEEDS:
        other = t.determinize(seat, seed)
        (asked,) = other.asked
        assert sum(hand(other, asked)) > 0 and not any(hand(other, asked)[:MERCENARIES])
        assert other.legal(asked) == ["discard hand", "keep hand"]
        found.add(asked)
    return found


# the view


@rule("CON-R04", "CON-R08")
def test_a_view_shows_what_is_on_its_list_and_nothing_else() -> None:
    t = arrange(3, hands={A: "M5 M1", B: "M2", C: "H"}, lines={B: "M4"}, control={C: "roma"})
    for seat in (A, B, C, SPECTATOR):
        view = see(t, seat)
        assert set(view) == ALLOWED
        assert all(set(line) == {"cards", "counts", "face_down", "strength", "out"} for line in view["lines"])
        assert all(set(other) == {"size", "known"} for other in view["hands"])
        assert [other["size"] for other in view["hands"]] == [2, 1, 1]
        assert view["pile"] == 105  # its size: no order, no cards
    assert see(t, A)["hand"] == names("M1 M5")
    assert see(t)["hand"] is None and see(t)["seat"] is None


@rule("CON-SERIES-01")
def test_in_a_series_the_view_also_shows_target_and_points() -> None:
    t = ludoteca.new("condottiere", seats=3, seed=1, options={"series": 20})
    assert set(see(t)) == ALLOWED | {"series"}


def one_kept() -> Game:
    """A has kept a Heroine of the two cards that stay, and chooses the other."""
    t = arrange(2, hands={A: "M5 M6 H", B: "M1"})
    play(t, A, "M5")
    play(t, B, "M1")
    t.play(A, "pass")
    t.play(A, "place roma")
    t.play(A, "keep heroine")
    return t


@rule("CON-R09")
def test_kept_cards_are_seen_by_their_owner_only() -> None:
    t = one_kept()
    assert see(t, A)["kept"] == names("H")
    assert "kept" not in see(t, B) and "kept" not in see(t)
    t.play(A, "keep mercenary-6")
    assert told(t, "keeps", B) == [{"seat": A, "count": 2}]
    assert known(t, A, B) == {}


@rule("CON-R08", "CON-R27", "CON-R38")
@pytest.mark.parametrize("options", OPTIONS)
def test_a_view_is_the_same_in_every_game_that_its_seat_can_imagine(options: dict[str, object]) -> None:
    """What re-dealing leaves unchanged gives no secret away."""
    t = ludoteca.new("condottiere", seats=4, seed=2, options=options)
    rng = seeded(3)
    while t.asked and len(t.moves) < 500:
        seat = t.asked[0]
        moves = t.legal(seat) + t.asides(seat)[:3]
        t.play(seat, moves[int(rng.below(len(moves)))])
        if t.asked:
            for viewer in (0, 1, 2, 3, SPECTATOR):
                other = t.determinize(viewer, len(t.moves))
                assert other.view(viewer) == t.view(viewer)
                assert other.events(viewer) == t.events(viewer)
                if viewer in t.asked:
                    assert other.legal(viewer) == t.legal(viewer)
                counts = t.rules.census(other.state)
                assert all(found == wanted for found, wanted in counts.values())


# hands


@rule("CON-SCARE-01", "CON-R34")
def test_everybody_knows_a_mercenary_that_was_taken_back_until_it_is_played() -> None:
    t = arrange(2, hands={A: "Sc M1 M10", B: "M1 M2 M3"}, lines={A: "M10 M2"})
    play(t, A, "Sc")
    t.play(A, "take mercenary-10")
    for seat in (B, SPECTATOR):
        assert known(t, A, seat) == names("M10")  # of two: the other was never seen
    play(t, B, "M1")
    play(t, A, "M10")
    assert known(t, A, B) == {}
    assert see(t, A)["hand"] == names("M1 M10")


@rule("CON-DEAL-02")
def test_a_shown_card_is_known_to_the_one_who_saw_it() -> None:
    t = arrange(3, hands={A: "M5 H", B: "M1 M2", C: "M1"})
    t.play(B, "show 2 mercenary-2")
    assert known(t, B, C) == names("M2")
    assert known(t, B, A) == {} and known(t, B, SPECTATOR) == {}
    play(t, A, "M5")
    play(t, B, "M2")
    assert known(t, B, C) == {}


@rule("CON-HID-01")
def test_after_a_face_down_card_nobody_is_sure_of_cards_that_it_may_be() -> None:
    t = arrange(2, options=HID, hands={A: "M5 M5 H Bi M1", B: "M1 M2"})
    for card in ("mercenary-5", "mercenary-5", "heroine", "bishop"):
        t.play(A, f"show 1 {card}")
    assert known(t, A, B) == names("M5 M5 H Bi")
    play(t, A, "M1")
    assert known(t, A, B) == names("M5 Bi")  # one M5 at least; a Bishop is never played face down


@rule("CON-R09")
def test_a_discarded_hand_is_shown_to_everybody() -> None:
    t = arrange(3, hands={A: "M5 M1", B: "H Sc", C: "M1"}, holder=C)
    t.play(C, "pass")
    everybody_passes(t)
    t.play(A, "place roma")
    t.play(B, "discard hand")
    assert told(t, "discarded") == [{"seat": B, "card": "heroine"}, {"seat": B, "card": "scarecrow"}]
    assert see(t)["discard"] == names("H Sc")


@rule("CON-DAB-04")
def test_only_the_drawer_sees_a_drawn_card() -> None:
    options = {"draw_after_battle": True}
    t = arrange(2, options=options, hands={A: "M5", B: "M1"}, holder=B, chance="scripted")
    everybody_passes(t)
    t.play(A, "draw 1")
    t.play(CHANCE, "deal 0 bishop")
    assert told(t, "draws", A) == [{"seat": A, "card": "bishop"}]
    assert told(t, "draws", B) == [] and told(t, "draws") == []
    assert known(t, A, B) == {}


# the secret question of step 4


def step_4(hands: dict[int, str], holder: int = D) -> Game:
    """Four players after a battle without cards: the token goes to the holder's left, who has placed it."""
    t = arrange(4, hands=hands, holder=holder)
    everybody_passes(t)
    t.play(t.asked[0], "place roma")
    return t


@rule("CON-R27")
def test_nobody_sees_who_is_asked_to_discard_a_hand() -> None:
    t = step_4({A: "M1", B: "M1", C: "H Sc", D: "M1"})
    assert t.asked == (C,)
    for seat in (A, B, C, D, SPECTATOR):
        assert see(t, seat)["asked"] is None
    assert t.prompt(C) is not None
    for seat in (A, B, D):
        assert t.prompt(seat) is None and t.legal(seat) == []
        refusal = t.why_not(seat, "discard hand")
        assert refusal is not None and refusal.rule == "CON-BATTLE-13"  # his own hand tells him as much
        assert refusal.message.args == {}  # it names nobody


@rule("CON-R27")
def test_keeping_a_hand_is_told_to_nobody() -> None:
    t = step_4({A: "M1", B: "H C", C: "H Sc", D: "M1"})
    heard = {seat: t.events(seat) for seat in (A, B, C, D, SPECTATOR)}
    views = {seat: t.view(seat) for seat in (A, C, D, SPECTATOR)}
    t.play(B, "keep hand")
    assert t.asked == (C,)
    assert {seat: t.events(seat) for seat in heard} == heard
    assert {seat: t.view(seat) for seat in views} == views


# games as a seat imagines them


@rule("CON-SCARE-01", "CON-DEAL-02")
def test_known_cards_stay_in_imagined_hands() -> None:
    t = arrange(3, hands={A: "Sc M1 M2 M3", B: "M5 H C", C: "M1"}, lines={A: "M10"})
    play(t, A, "Sc")
    t.play(A, "take mercenary-10")
    t.play(B, "show 2 heroine")
    seen_by_a = set()
    for seed in SEEDS:
        other = t.determinize(C, seed)
        assert "mercenary-10" in see(other, A)["hand"]
        assert "heroine" in see(other, B)["hand"]
        assert see(other, C) == see(t, C)
        seen_by_a.add("heroine" in see(t.determinize(A, seed), B)["hand"])
    assert seen_by_a == {True, False}  # A was not shown it


@rule("CON-HID-01")
def test_an_imagined_face_down_card_is_of_a_kind_that_may_lie_so() -> None:
    t = arrange(3, options=HID, hands={A: "M1 M2", B: "M3", C: "H"}, down={B: "M10", C: "C"})
    kinds = set()
    for seed in range(300):
        other = t.determinize(A, seed)
        kinds |= {position(other).down[B], position(other).down[C]}
        assert position(t.determinize(B, seed)).down[B] == position(t).down[B]
    assert kinds == {kind for kind in range(KINDS) if may_lie_face_down(kind)}


@rule("CON-R38")
def test_a_face_down_card_that_was_shown_is_not_imagined_anew() -> None:
    t = arrange(3, options=HID, hands={A: "M1", B: "M1", C: "M1"}, down={B: "M10"})
    t.play(B, "show face-down 2")
    assert {position(t.determinize(C, seed)).down[B] for seed in SEEDS} == {position(t).down[B]}
    assert len({position(t.determinize(A, seed)).down[B] for seed in SEEDS}) > 1
    assert len({position(t.determinize(SPECTATOR, seed)).down[B] for seed in SEEDS}) > 1


@rule("CON-R27")
def test_a_seat_imagines_anybody_with_cards_to_be_asked() -> None:
    t = step_4({A: "M1 M2", B: "H Sc", C: "M1", D: "M1 M4"})
    assert t.asked == (B,)
    assert imagined_asked(t, D) == {A, B, C}
    assert imagined_asked(t, SPECTATOR) == {A, B, C, D}
    assert imagined_asked(t, B) == {B}


@rule("CON-R27", "CON-R46")
def test_a_player_without_cards_is_not_imagined_to_be_asked() -> None:
    t = step_4({A: "M1 M2", B: "H Sc", D: "M1 M4"})
    assert imagined_asked(t, D) == {A, B}


@rule("CON-R27", "CON-BATTLE-13")
def test_who_is_known_to_hold_a_mercenary_is_not_imagined_to_be_asked() -> None:
    t = arrange(4, hands={A: "M1 M2", B: "H Sc", C: "M1 M3", D: "M1 M4"}, holder=D)
    t.play(C, "show 3 mercenary-3")
    everybody_passes(t)
    t.play(A, "place roma")
    assert t.asked == (B,)
    assert imagined_asked(t, D) == {A, B}
    assert imagined_asked(t, SPECTATOR) == {A, B, C, D}


@rule("CON-R27")
def test_who_was_asked_and_kept_a_hand_imagines_only_later_seats() -> None:
    t = step_4({A: "M1 M2", B: "C Dr", C: "H Sc", D: "M1 M4"})
    t.play(B, "keep hand")
    assert t.asked == (C,)
    assert imagined_asked(t, B) == {C, D}
    assert imagined_asked(t, D) == {A, B, C}


@rule("CON-R27")
def test_who_will_be_asked_later_imagines_only_earlier_seats() -> None:
    t = step_4({A: "M1 M2", B: "C Dr", C: "H Sc", D: "M1 M4"})
    assert t.asked == (B,)
    assert imagined_asked(t, C) == {A, B}


@rule("CON-R27")
def test_after_an_open_discard_only_later_seats_are_imagined() -> None:
    t = step_4({A: "M1 M2", B: "C Dr", C: "H Sc", D: "M1 M4"})
    t.play(B, "discard hand")
    assert t.asked == (C,)
    assert imagined_asked(t, A) == {C, D}
    assert imagined_asked(t, D) == {C}
    assert imagined_asked(t, SPECTATOR) == {C, D}


@rule("CON-R09")
def test_another_players_kept_cards_are_imagined_anew() -> None:
    t = one_kept()
    kept = [see(t.determinize(B, seed), A)["kept"] for seed in SEEDS]
    assert all(sum(cards.values()) == 1 for cards in kept)
    assert len({next(iter(cards)) for cards in kept}) > 3
    assert {tuple(see(t.determinize(A, seed), A)["kept"]) for seed in SEEDS} == {("heroine",)}


@rule("CON-R27")
def test_in_a_pause_a_seat_imagines_any_hands_and_nobody_to_be_asked() -> None:
    t = arrange(3, hands={A: "M1 M1", B: "H Sc", C: "M1"}, lines={A: "M6"})
    t.state.pauses = True
    everybody_passes(t)
    t.play(A, "place roma")
    found = set()
    for seed in SEEDS:
        other = t.determinize(A, seed)
        assert other.paused and other.view(A) == t.view(A)
        found.update(other.state.stack[-1].asked_in_pause(other.state))
    assert found == {B, C}
