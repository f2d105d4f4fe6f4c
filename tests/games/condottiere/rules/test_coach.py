"""Every fact that the coach says is what the engine then does."""

from __future__ import annotations

from games.condottiere.kit import A, B, C, arrange, everybody_passes, play, totals
from kit.coach import facts
from ludoteca import Game


def owner(t: Game, region: str) -> int | None:
    found: int | None = t.view(A)["control"][region]  # type: ignore[index]
    return found


def test_a_lead_and_who_is_still_in() -> None:
    t = arrange(3, hands={A: "M1", B: "M1", C: "M6"}, lines={A: "M5", B: "M2"}, passed=(C,))
    assert facts(t, A, "pass")["coach-leads"] == {"count": 3, "count2": 1}
    t.play(A, "pass")
    assert t.asked == (B,)
    t.play(B, "pass")
    assert owner(t, "siena") == A


def test_a_lead_that_nobody_can_answer() -> None:
    t = arrange(2, hands={A: "M1", B: "M6"}, lines={A: "M5", B: "M2"}, passed=(B,))
    assert "coach-unanswered" in facts(t, A, "pass")
    t.play(A, "pass")
    assert owner(t, "siena") == A


def test_with_face_down_cards_a_lead_is_one_of_the_open_cards() -> None:
    t = arrange(
        2, options={"hidden_cards": True}, hands={A: "M1 Wi", B: "M6"}, lines={A: "M5"}, down={B: "M10"}
    )
    assert facts(t, A, "pass")["coach-leads-open"] == {"count": 5, "count2": 1}
    assert "coach-unanswered" not in facts(t, A, "pass")
    everybody_passes(t)
    assert owner(t, "siena") == B

    t = arrange(2, options={"hidden_cards": True}, hands={A: "Bi", B: "M6"}, lines={A: "M4", B: "M5"})
    assert facts(t, A, "play bishop")["coach-takes-lead-open"] == {"card": "bishop", "count": 4}
    play(t, A, "Bi")
    assert totals(t) == [4, 0]


def test_a_tie_gives_the_region_to_nobody() -> None:
    t = arrange(2, hands={A: "M1", B: "M6"}, lines={A: "M5", B: "M5"}, passed=(B,))
    assert "coach-tie" in facts(t, A, "pass")
    t.play(A, "pass")
    assert owner(t, "siena") is None


def test_a_card_takes_the_lead_and_the_cheapest_is_named() -> None:
    hands = {A: "M2 M5 M10", B: "M6"}
    t = arrange(2, hands=hands, lines={A: "M1", B: "M4"})
    assert facts(t, A, "play mercenary-5")["coach-takes-lead"] == {"card": "mercenary-5", "count": 2}
    assert "coach-cheapest" in facts(t, A, "play mercenary-5")
    assert "coach-cheapest" not in facts(t, A, "play mercenary-10")
    assert "coach-takes-lead" not in facts(t, A, "play mercenary-2")
    play(t, A, "M5")
    assert totals(t) == [6, 4]


def test_a_region_makes_a_connected_group() -> None:
    t = arrange(2, hands={A: "M5", B: ""}, lines={A: "M1"}, control={A: "firenze roma"})
    wanted = {"region": "siena", "count": 3, "count2": 4}
    assert facts(t, A, "play mercenary-5")["coach-connected"] == wanted
    assert facts(t, A, "pass")["coach-connected"] == wanted


def test_a_region_is_chosen_that_connects() -> None:
    t = arrange(2, hands={A: "M5 M2", B: "M1"}, lines={A: "M1"}, control={A: "roma"}, passed=(B,))
    everybody_passes(t)
    assert facts(t, A, "place firenze")["coach-connected"] == {"region": "firenze", "count": 3, "count2": 4}
    assert facts(t, A, "place torino") == {}


def test_a_region_wins_the_game() -> None:
    t = arrange(2, hands={A: "M5", B: ""}, lines={B: "M1"}, control={A: "firenze roma spoleto"})
    assert facts(t, A, "play mercenary-5")["coach-wins-you"] == {"region": "siena"}
    play(t, A, "M5")
    everybody_passes(t)
    assert t.result is not None and t.result.winners == (A,)


def test_a_region_would_win_somebody_else_the_game() -> None:
    control = {B: "firenze roma spoleto"}
    t = arrange(2, hands={A: "M5", B: "M1"}, lines={B: "M1"}, control=control)
    assert facts(t, A, "play mercenary-5")["coach-stops"] == {"region": "siena", "seat": B}
    assert facts(t, A, "pass")["coach-wins-other"] == {"region": "siena", "seat": B}
    everybody_passes(t)
    assert t.result is not None and t.result.winners == (B,)


def test_winter_takes_more_from_others() -> None:
    t = arrange(2, hands={A: "Wi M10", B: "M1"}, lines={A: "M2", B: "M6"})
    assert facts(t, A, "play winter")["coach-winter"] == {"seat": B, "count": 5, "count2": 1}
    assert facts(t, A, "play mercenary-10")["coach-keeps-winter"] == {"seat": B}
    assert "coach-keeps-winter" not in facts(t, A, "pass")
    play(t, A, "Wi")
    assert totals(t) == [1, 1]


def test_surrender_ends_the_battle() -> None:
    t = arrange(2, hands={A: "Su M1", B: "M10"}, lines={A: "M5", B: "M2"})
    assert facts(t, A, "play surrender")["coach-ends-now"] == {"count": 3}
    play(t, A, "Su")
    assert owner(t, "siena") == A


def test_a_bishop_could_take_the_strongest_card() -> None:
    t = arrange(2, hands={A: "M10", B: "Bi"}, lines={A: "M1", B: "M4"})
    assert facts(t, A, "play mercenary-10")["coach-bishop-risk"] == {"card": "mercenary-10"}
    play(t, A, "M10")
    play(t, B, "Bi")
    assert totals(t) == [1, 4]


def test_no_bishop_can_come_when_all_are_seen() -> None:
    t = arrange(2, hands={A: "M10", B: "M1"}, lines={B: "M4"}, discard="Bi Bi Bi Bi Bi Bi")
    assert facts(t, A, "play mercenary-10")["coach-all-seen"] == {"card": "bishop"}
    t = arrange(2, hands={A: "M10 Wi", B: "M1"}, lines={B: "M4"}, discard="Wi Wi")
    assert facts(t, A, "play mercenary-10")["coach-all-seen"] == {"card": "winter"}
    t = arrange(2, hands={A: "M10", B: "M1"}, lines={B: "M4"}, discard="Wi Wi")
    assert "coach-all-seen" not in facts(t, A, "play mercenary-10")


def test_the_token_comes_by_courtesans() -> None:
    t = arrange(3, hands={A: "C M1", B: "M1", C: "M1"}, lines={B: "M5", C: "C", A: "C"}, holder=B, turn=A)
    assert "coach-token" in facts(t, A, "play courtesan")
    assert "coach-token" not in facts(t, A, "pass")
    play(t, A, "C")
    t.play(B, "pass")
    t.play(C, "pass")
    assert "coach-token" in facts(t, A, "pass")
    everybody_passes(t)
    assert owner(t, "siena") == B and t.view(A)["holder"] == A


def test_hands_are_compared_and_known_cards_named() -> None:
    t = arrange(2, hands={A: "M1", B: "M1 M2 M3 Sc"}, lines={B: "M6"}, turn=B)
    play(t, B, "Sc")
    t.play(B, "take mercenary-6")
    found = facts(t, A, "pass")
    assert found["coach-hand-size"] == {"seat": B, "count": 4, "count2": 1}
    assert found["coach-holds"] == {"seat": B, "card": "mercenary-6"}
    hands = t.view(A)["hands"]
    assert hands[B] == {"size": 4, "known": {"mercenary-6": 1}}  # type: ignore[index]
