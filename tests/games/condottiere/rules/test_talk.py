"""Deals and information: CON-DEAL, CON-R08, and what is public or secret."""

from __future__ import annotations

import pytest

import ludoteca
from games.condottiere.kit import A, B, C, D, arrange, everybody_passes, names, play, see, told
from ludoteca import SPECTATOR, Game, IllegalMove, UnknownMove
from ludoteca.testing import rule


def talking() -> Game:
    return arrange(4, hands={A: "M10 M10 H", B: "M1 M2", C: "M3", D: "M4"})


@rule("CON-DEAL-01", "CON-DEAL-02")
def test_cards_may_be_shown_at_any_time_by_anybody_to_anybody() -> None:
    t = talking()
    assert t.asked == (A,)
    t.play(B, "show 2 mercenary-1")  # not on turn
    t.play(A, "show 1 heroine")
    t.play(A, "pass")
    t.play(A, "show 3 mercenary-10")  # passed
    everybody_passes(t)
    t.play(A, "show 2 heroine")  # while another chooses the site
    assert see(t, C)["hands"][B]["known"] == names("M1")
    assert see(t, C)["hands"][A]["known"] == names("H")


@rule("CON-DEAL-02")
def test_only_the_chosen_player_sees_a_shown_card() -> None:
    t = talking()
    t.play(A, "show 1 mercenary-10")
    assert see(t, B)["hands"][A] == {"size": 3, "known": names("M10")}
    for viewer in (C, D, SPECTATOR):
        assert see(t, viewer)["hands"][A] == {"size": 3, "known": {}}
        assert told(t, "shows-something", viewer) == [{"seat": A, "seat2": B}]
        assert told(t, "shows", viewer) == []
    for viewer in (A, B):
        assert told(t, "shows", viewer) == [{"seat": A, "seat2": B, "card": "mercenary-10"}]
        assert told(t, "shows-something", viewer) == []


@rule("CON-DEAL-02")
def test_only_what_is_in_the_own_hand_and_not_known_yet_can_be_shown() -> None:
    t = talking()
    assert t.asides(D) == [f"show {viewer} mercenary-4" for viewer in (A, B, C)]
    t.play(D, "show 0 mercenary-4")
    assert t.asides(D) == [f"show {viewer} mercenary-4" for viewer in (B, C)]
    for move in ("show 0 mercenary-4", "show 1 heroine", "show 3 mercenary-4"):
        with pytest.raises(IllegalMove):
            t.play(D, move)
    t.play(A, "show 1 mercenary-10")
    t.play(A, "show 1 mercenary-10")  # the second one
    assert see(t, B)["hands"][A]["known"] == names("M10 M10")
    assert "show 1 mercenary-10" not in t.asides(A)


@rule("CON-DEAL-01")
def test_talk_binds_nobody_and_takes_no_turn() -> None:
    t = talking()
    legal = t.legal(A)
    t.play(A, "show 1 mercenary-10")
    assert t.asked == (A,) and t.legal(A) == legal
    play(t, A, "H")  # he plays what he likes
    assert see(t, B)["hands"][A] == {"size": 2, "known": names("M10")}


@rule("CON-DEAL-02")
def test_a_shown_card_is_known_until_it_is_played() -> None:
    t = talking()
    t.play(A, "show 1 heroine")
    play(t, A, "H")
    assert see(t, B)["hands"][A] == {"size": 2, "known": {}}


@rule("CON-DEAL-03")
def test_cards_cannot_change_hands() -> None:
    t = talking()
    t.play(A, "show 1 mercenary-10")
    assert see(t, A)["hand"] == names("M10 M10 H") and see(t, B)["hand"] == names("M1 M2")
    for move in ("give 1 mercenary-10", "exchange 1 mercenary-10"):
        with pytest.raises(UnknownMove):
            t.play(A, move)


@rule("CON-R08")
def test_the_size_of_every_hand_is_public() -> None:
    t = talking()
    for viewer in (A, B, C, D, SPECTATOR):
        assert [hand["size"] for hand in see(t, viewer)["hands"]] == [3, 2, 1, 1]
    play(t, A, "H")
    for viewer in (A, B, C, D, SPECTATOR):
        assert [hand["size"] for hand in see(t, viewer)["hands"]] == [2, 2, 1, 1]


@rule("CON-R08", "CON-R09")
def test_hands_and_pile_are_secret_and_the_discards_are_not() -> None:
    t = arrange(3, hands={A: "M10 H", B: "M1 M2", C: "M3"}, discard="Wi M6")
    for viewer in (A, B, C, SPECTATOR):
        assert see(t, viewer)["pile"] == 110 - 7
        assert see(t, viewer)["discard"] == names("Wi M6")
        assert all(hand["known"] == {} for hand in see(t, viewer)["hands"])
    assert see(t, A)["hand"] == names("M10 H")
    assert see(t)["hand"] is None


@rule("CON-SCARE-01")
def test_everybody_saw_the_mercenary_that_a_scarecrow_took_back() -> None:
    t = arrange(3, hands={A: "Sc M1", B: "M1", C: "M1"}, lines={A: "M6"})
    play(t, A, "Sc")
    t.play(A, "take mercenary-6")
    for viewer in (B, C, SPECTATOR):
        assert see(t, viewer)["hands"][A] == {"size": 2, "known": names("M6")}
        assert told(t, "takes-back", viewer) == [{"seat": A, "card": "mercenary-6"}]
    assert [move for move in t.asides(A) if "6" in move] == []  # nothing new to show
    everybody_passes(t)
    t.play(B, "place roma")
    play(t, B, "M1")
    play(t, C, "M1")
    play(t, A, "M6")
    assert see(t, B)["hands"][A] == {"size": 1, "known": {}}


@rule("S-CON-38")
@pytest.mark.parametrize("optional", [False, True])
def test_38_no_view_tells_a_secret(optional: bool) -> None:
    """Whatever a seat cannot know may be dealt anew: its view stays the same."""
    rules = ("hidden_cards", "capturing_regions", "bigger_kingdoms")
    redealt = secret_questions = 0
    for seed in range(4):
        t = ludoteca.new("condottiere", seats=3, seed=seed, options=dict.fromkeys(rules, optional))
        rng = ludoteca.new("condottiere", seed=seed).rng
        assert rng is not None
        for turn in range(200):
            if not t.asked:
                break
            secret = "discard hand" in t.legal(t.asked[0])
            secret_questions += secret
            for viewer in (A, B, C, SPECTATOR):
                assert (see(t, viewer)["asked"] is None) is secret
                imagined = t.determinize(viewer, turn)
                assert imagined.view(viewer) == t.view(viewer)
                for other in {A, B, C} - {viewer}:
                    redealt += imagined.view(other)["hand"] != t.view(other)["hand"]
            for seat in (A, B, C):
                assert (t.prompt(seat) is None) is (seat not in t.asked)
            moves = t.legal(t.asked[0])
            t.play(t.asked[0], moves[rng.below(len(moves))])
        for seat in (A, B, C):
            for secret_kind in ("draws", "plays-own-face-down"):
                assert all(event["seat"] == seat for event in told(t, secret_kind, seat))
                assert told(t, secret_kind, SPECTATOR) == []
    assert redealt and secret_questions


@rule("CON-DEAL-01", "CON-DEAL-02")
@pytest.mark.parametrize("seat", [A, D])  # on turn, and not
def test_a_refused_show_says_what_is_wrong_with_it_whoever_is_on_turn(seat: int) -> None:
    t = arrange(4, hands={A: "H M1", D: "H M1"})
    reasons = {
        "show 2 bishop": "You have no Bishop in your hand.",
        f"show {seat} heroine": "You need not show yourself your own cards.",
        "show 5 heroine": "Nobody sits there.",
        "show 2 heroine": "Seat 3 knows already that you have Heroine.",
    }
    t.play(seat, "show 2 heroine")
    for move, text in reasons.items():
        refusal = t.why_not(seat, move)
        assert refusal is not None and (refusal.rule, refusal.text) == ("CON-DEAL-02", text)
        assert "{" not in t.say(refusal, "it") + t.say(refusal, "de")


@rule("CON-R38")
def test_a_refused_show_of_a_face_down_card_says_what_is_wrong_with_it() -> None:
    t = arrange(3, options={"hidden_cards": True}, hands={A: "M1", B: "M1", C: "M1"}, down={B: "M10"})
    t.play(B, "show face-down 2")
    for seat, viewer, text in [
        (A, C, "You have no face-down card."),
        (B, B, "You need not show yourself your own cards."),
        (B, 4, "Nobody sits there."),
        (B, C, "Seat 3 knows already that you have Mercenary 10."),
    ]:
        refusal = t.why_not(seat, f"show face-down {viewer}")
        assert refusal is not None and (refusal.rule, refusal.text) == ("CON-R38", text)
