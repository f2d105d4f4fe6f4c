"""End of a battle: CON-BATTLE."""

from __future__ import annotations

import pytest

from games.condottiere.kit import A, B, C, D, arrange, everybody_passes, names, play, refused, see, told
from ludoteca import SPECTATOR, Game, NotAsked
from ludoteca.testing import rule

EVERYBODY_HAS_CARDS = {A: "M1 M1", B: "M1 M1", C: "M1 M1", D: "M1 M1"}


def fought(lines: dict[int, str], holder: int = A) -> Game:
    """A battle of four for Siena in which nobody plays any more; all have cards for the next one."""
    t = arrange(4, hands=EVERYBODY_HAS_CARDS, lines=lines, holder=holder)
    everybody_passes(t)
    return t


# step 1: compare


@rule("CON-BATTLE-01")
def test_every_player_announces_the_final_strength_even_an_empty_line() -> None:
    t = fought({A: "M10 Dr", B: "M3 H", C: "C C"})
    for viewer in (A, B, C, D, SPECTATOR):
        assert [line["strength"] for line in see(t, viewer)["lines"]] == [20, 13, 2, 0]


@rule("CON-BATTLE-02", "CON-BATTLE-03")
def test_a_single_highest_total_wins_region_and_token() -> None:
    t = fought({A: "M5", B: "M6", D: "M5"})
    assert told(t, "wins-battle") == [{"seat": B, "region": "siena", "count": 6}]
    assert see(t)["control"]["siena"] == B
    assert told(t, "token-to") == [{"seat": B}]
    assert see(t)["holder"] == B and t.asked == (B,)


@rule("CON-BATTLE-02")
def test_the_winner_places_one_marker_and_nobody_else_does() -> None:
    t = fought({A: "M5", B: "M6"})
    owners = [owner for owner in see(t)["control"].values() if owner is not None]
    assert owners == [B]


@rule("CON-BATTLE-04", "CON-COURT-02")
def test_the_most_courtesans_take_the_token_and_the_strongest_line_the_region() -> None:
    t = fought({A: "M10", C: "C C", D: "C"})
    assert see(t)["control"]["siena"] == A
    assert see(t)["holder"] == C and t.asked == (C,)
    assert told(t, "token-by-courtesans") == [{"seat": C}]


@rule("CON-BATTLE-03", "CON-BATTLE-04")
@pytest.mark.parametrize(
    ("lines", "kind"), [({A: "M6"}, "token-stays"), ({A: "C", B: "M6"}, "token-stays-by-courtesans")]
)
def test_who_holds_the_token_already_keeps_it(lines: dict[int, str], kind: str) -> None:
    t = fought(lines, holder=A)
    assert told(t, kind) == [{"seat": A}] and see(t)["holder"] == A
    assert told(t, "token-to") == told(t, "token-by-courtesans") == []


@rule("CON-BATTLE-04")
def test_one_courtesan_is_a_majority_where_nobody_else_has_any() -> None:
    t = fought({A: "M10 M5", D: "C"})
    assert see(t)["control"]["siena"] == A
    assert see(t)["holder"] == D


@rule("CON-BATTLE-05", "CON-BATTLE-06")
def test_a_tie_leaves_the_region_free_and_sends_the_token_left_of_the_holder() -> None:
    t = fought({A: "M6", C: "M5 M1", D: "M3"}, holder=B)
    assert see(t)["control"]["siena"] is None
    assert told(t, "battle-tied") == [{"region": "siena", "count": 6}]
    assert see(t)["holder"] == C and t.asked == (C,)
    assert "place siena" in t.legal(C)


@rule("CON-BATTLE-06")
def test_left_of_the_last_seat_is_the_first() -> None:
    assert see(fought({A: "M6", C: "M6"}, holder=D))["holder"] == A


@rule("CON-BATTLE-07", "CON-COURT-02")
@pytest.mark.parametrize("lines", [{A: "M10 C", C: "C"}, {A: "M10", C: "M3"}])
def test_with_as_many_courtesans_the_winner_takes_the_token(lines: dict[int, str]) -> None:
    t = fought(lines, holder=B)
    assert see(t)["control"]["siena"] == see(t)["holder"] == A
    assert told(t, "token-by-courtesans") == []


@rule("CON-BATTLE-08", "CON-COURT-02")
def test_tied_in_courtesans_and_in_strength_the_token_goes_left() -> None:
    t = fought({A: "M10 C", B: "M10 C"}, holder=B)
    assert see(t)["control"]["siena"] is None
    assert see(t)["holder"] == C


@rule("CON-BATTLE-09", "CON-R06", "CON-COURT-02")
def test_tied_in_strength_the_most_courtesans_still_take_the_token() -> None:
    t = fought({A: "M10", B: "M6 M4", D: "C C"}, holder=A)
    assert see(t)["control"]["siena"] is None
    assert see(t)["holder"] == D and t.asked == (D,)
    assert told(t, "token-by-courtesans") == [{"seat": D}]


@rule("CON-R25")
def test_a_left_neighbour_without_cards_still_gets_the_token() -> None:
    t = arrange(4, hands={A: "M1 M1", C: "M1 M1", D: "M1 M1"}, lines={A: "M6", C: "M6"}, holder=A)
    everybody_passes(t)
    assert see(t)["holder"] == B and t.asked == (B,)
    t.play(B, "place siena")
    assert t.asked == (C,)
    assert told(t, "no-cards")[-1] == {"seat": B}


# step 2: the next site


@rule("CON-BATTLE-10")
def test_the_new_holder_chooses_the_next_site() -> None:
    t = arrange(4, hands=EVERYBODY_HAS_CARDS, lines={C: "M6"}, control={A: "roma"}, favor="parma")
    everybody_passes(t)
    assert t.asked == (C,)
    assert len(t.legal(C)) == 14
    assert refused(t, A, "place torino") == "CON-FRAME-02"
    assert refused(t, C, "place siena") == "CON-FRAME-04"
    assert refused(t, C, "place parma") == "CON-FRAME-03"
    t.play(C, "place torino")
    assert see(t)["site"] == "torino"


# step 3: lines


@rule("CON-BATTLE-11")
def test_all_lines_are_discarded_after_the_site_is_chosen() -> None:
    t = fought({A: "M6 Dr", B: "Wi", C: "C"})
    assert see(t)["discard"] == {}
    t.play(C, "place roma")
    assert [line["cards"] for line in see(t)["lines"]] == [{}, {}, {}, {}]
    assert see(t)["discard"] == names("M6 Dr Wi C")
    assert len(told(t, "lines-discarded")) == 1


# step 4: hands


@rule("CON-BATTLE-12", "CON-BATTLE-13", "CON-MERC-03")
def test_a_hand_without_mercenaries_may_be_discarded_as_a_whole() -> None:
    t = arrange(3, hands={A: "M1 M1", B: "H C Wi", C: "M2"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    assert t.asked == (B,)
    assert t.legal(B) == ["discard hand", "keep hand"]
    t.play(B, "discard hand")
    assert see(t, B)["hand"] == {}
    assert see(t)["discard"] == names("M6 H C Wi")
    assert t.asked == (A,)


@rule("CON-BATTLE-12")
def test_a_hand_without_mercenaries_may_also_be_kept() -> None:
    t = arrange(3, hands={A: "M1 M1", B: "H C Wi", C: "M2"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    before = t.events(C)
    t.play(B, "keep hand")
    assert see(t, B)["hand"] == names("H C Wi")
    assert t.events(C) == before  # nobody hears of it
    assert t.asked == (A,) and "pass" in t.legal(A)


@rule("CON-BATTLE-12")
def test_only_the_whole_hand_can_be_discarded() -> None:
    t = arrange(3, hands={A: "M1 M1", B: "H C Wi", C: "M2"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    for move in ("keep heroine", "play winter", "pass", "keep no more"):
        assert refused(t, B, move) == "CON-BATTLE-12"


@rule("CON-BATTLE-13")
def test_one_mercenary_in_hand_forbids_the_discard() -> None:
    t = arrange(3, hands={A: "M10 H", B: "M1 C C C", C: "M2 Wi"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    assert t.asked == (A,) and "pass" in t.legal(A)  # the next battle: nobody was asked
    assert refused(t, A, "discard hand") == "CON-TURN-02"


@rule("CON-BATTLE-13", "CON-MERC-03")
@pytest.mark.parametrize("hand", ["H", "C", "H H C C", "Dr", "Wi Sp Bi Sc Su"])
def test_cards_with_strength_that_are_no_mercenaries_do_not_block_the_discard(hand: str) -> None:
    t = arrange(3, hands={A: "M1 M1", B: hand, C: "M2"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    assert t.legal(B) == ["discard hand", "keep hand"]


@rule("CON-R46")
def test_an_empty_hand_is_not_asked_about() -> None:
    t = arrange(3, hands={A: "M1 M1", B: "M2"}, lines={A: "M6", C: "M3"})
    everybody_passes(t)
    t.play(A, "place roma")
    assert t.asked == (A,) and "pass" in t.legal(A)
    assert told(t, "discards-hand") == []


@rule("CON-R27")
def test_hands_are_asked_about_clockwise_from_the_new_holder() -> None:
    t = arrange(4, hands={A: "H", B: "M1", C: "Wi", D: "Sc"}, lines={C: "M6"}, holder=A)
    everybody_passes(t)
    t.play(C, "place roma")
    order = []
    while t.legal(t.asked[0])[0] == "discard hand":
        order.append(t.asked[0])
        t.play(t.asked[0], "keep hand")
    assert order == [C, D, A]


@rule("CON-R27", "CON-R09")
def test_a_discarded_hand_is_shown_before_the_next_one_decides() -> None:
    t = arrange(4, hands={A: "H", B: "M1 M1", C: "Wi Sc Sc", D: "M1"}, lines={C: "M6"})
    everybody_passes(t)
    t.play(C, "place roma")
    t.play(C, "discard hand")
    assert t.asked == (A,)
    assert told(t, "discards-hand", A) == [{"seat": C, "count": 3}]
    shown = [card["card"] for card in told(t, "discarded", A)]
    assert shown == ["winter", "scarecrow", "scarecrow"]
    assert see(t, A)["discard"] == names("M6 Wi Sc Sc")


@rule("CON-R27")
def test_the_question_about_a_hand_is_secret() -> None:
    t = arrange(3, hands={A: "M1 M1", B: "H C", C: "M2"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    prompt = t.prompt(B)
    assert prompt is not None and prompt.rule == "CON-BATTLE-12"
    for viewer in (A, C, SPECTATOR):
        assert see(t, viewer)["asked"] is None
    for seat in (A, C):
        assert t.prompt(seat) is None and t.legal(seat) == []
    with pytest.raises(NotAsked):
        t.play(C, "discard hand")


@rule("CON-R27", "CON-BATTLE-13", "CON-R46")
def test_who_is_not_asked_about_his_hand_is_told_why_by_his_own_hand() -> None:
    t = arrange(4, hands={A: "M1 H", B: "H C", C: "Wi"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    assert t.asked == (B,)
    assert [refused(t, seat, "discard hand") for seat in (A, C, D)] == ["CON-BATTLE-13", "CON-R27", "CON-R46"]
    t.play(B, "keep hand")
    assert [refused(t, seat, "keep hand") for seat in (A, B, D)] == ["CON-BATTLE-13", "CON-R27", "CON-R46"]


# the pause of a table


def in_pauses(hands: dict[int, str]) -> Game:
    """After a battle that A has won, at a table that waits in pauses."""
    t = arrange(3, hands=hands, lines={A: "M6"})
    t.state.pauses = True
    everybody_passes(t)
    t.play(A, "place roma")
    return t


def asked_in_pause(t: Game) -> list[int]:
    return t.state.stack[-1].asked_in_pause(t.state)


@rule("CON-R27")
def test_a_table_waits_whether_or_not_somebody_is_asked() -> None:
    nobody = in_pauses({A: "M1 M1", B: "H M1", C: "M1"})
    somebody = in_pauses({A: "M1 M1", B: "H Sc", C: "M1"})
    assert asked_in_pause(nobody) == [] and asked_in_pause(somebody) == [B]
    for t, rule_of_own_hand in ((nobody, "CON-BATTLE-13"), (somebody, "CON-R27")):
        assert t.paused and t.result is None and t.legal(B) == [] and t.prompt(B) is None
        pause = t.state.stack[-1].pause(t.state)
        assert pause is not None and pause.id == "pause-discard-hand"
        with pytest.raises(NotAsked) as error:
            t.play(B, "keep hand")
        assert error.value.rule == rule_of_own_hand
    assert see(nobody, C) == see(somebody, C) and see(nobody, C)["asked"] is None
    nobody.go_on()
    somebody.go_on()
    assert somebody.asked == (B,)
    somebody.play(B, "keep hand")
    for t in (nobody, somebody):
        assert t.asked == (A,) and "pass" in t.legal(A) and not t.paused


@rule("CON-R27")
def test_after_the_pause_hands_are_asked_about_in_turn_and_a_discard_brings_another() -> None:
    t = in_pauses({A: "H", B: "Wi Sc", C: "Dr"})
    assert asked_in_pause(t) == [A, B, C]
    t.go_on()
    t.play(A, "keep hand")
    assert t.asked == (B,)  # nobody has seen anything: no pause
    t.play(B, "discard hand")
    assert t.paused and asked_in_pause(t) == [C]
    t.go_on()
    t.play(C, "discard hand")
    assert not t.paused  # nobody is left who could be asked


@rule("CON-R27")
def test_who_does_not_answer_keeps_the_hand() -> None:
    t = in_pauses({A: "M1 M1", B: "H Sc", C: "M1"})
    action = t.state.stack[-1].unanswered(t.state, B)
    assert t.rules.space(t.state).name(action) == "keep hand"


@rule("CON-R27", "CON-BATTLE-13")
def test_there_is_no_pause_where_all_know_that_nobody_can_be_asked() -> None:
    for hands, pause in (({A: "M1 Sc", B: "M1"}, True), ({A: "M1 Sc"}, False)):  # B may hold anything
        t = arrange(2, hands=hands, lines={A: "M6 M5"})
        t.state.pauses = True
        play(t, A, "Sc")
        t.play(A, "take mercenary-6")
        everybody_passes(t)
        t.play(A, "place roma")
        assert t.paused == pause


@rule("CON-R27")
def test_without_a_table_there_are_no_pauses() -> None:
    """The same moves, the same record: only who drives the game is told to wait."""
    waiting = in_pauses({A: "M1 M1", B: "H Sc", C: "Dr"})
    t = arrange(3, hands={A: "M1 M1", B: "H Sc", C: "Dr"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    waiting.go_on()
    for seat in (B, C):
        assert t.asked == waiting.asked == (seat,)
        assert t.position() == waiting.position()
        for game in (t, waiting):
            game.play(seat, "keep hand")
    assert t.moves == waiting.moves and t.position() == waiting.position()


# the order of the steps


@rule("CON-BATTLE-14")
def test_the_site_is_chosen_before_the_discards_and_is_not_revised() -> None:
    t = arrange(3, hands={A: "M1 M1", B: "H C", C: "M2"}, lines={A: "M6"})
    everybody_passes(t)
    assert see(t)["lines"][A]["cards"] == names("M6")  # still there while the site is chosen
    t.play(A, "place roma")
    t.play(B, "discard hand")
    kinds = [event.id for event in t.events(SPECTATOR)]
    order = ["event-wins-battle", "event-places-token", "event-lines-discarded", "event-discards-hand"]
    assert [kind for kind in kinds if kind in order] == order
    assert refused(t, A, "place milano") == "CON-TURN-02"
    assert see(t)["site"] == "roma"


@rule("CON-BATTLE-15")
@pytest.mark.parametrize("lines", [{C: "M6"}, {A: "M6", C: "C"}, {A: "M6", B: "M6", C: "C"}])
def test_the_new_holder_opens_the_next_battle(lines: dict[int, str]) -> None:
    t = fought(lines)
    t.play(C, "place roma")
    assert t.asked == (C,) and "pass" in t.legal(C)
    t.play(C, "pass")
    assert t.asked == (D,)


@rule("CON-BATTLE-16", "CON-R24")
def test_a_winner_without_cards_chooses_the_site_and_is_passed_over() -> None:
    t = arrange(4, hands={A: "M10", B: "M1 M1", C: "M1 M1", D: "M1"})
    play(t, A, "M10")
    everybody_passes(t)
    assert see(t)["holder"] == A and t.asked == (A,)
    assert see(t)["hands"][A]["size"] == 0
    t.play(A, "place roma")
    assert t.asked == (B,) and see(t)["site"] == "roma"
    assert see(t)["lines"][A]["out"] is True


@rule("CON-BATTLE-11")
def test_nobody_counts_as_passed_once_the_lines_are_gone() -> None:
    t = arrange(3, hands={A: "M1 M5", B: "M2 M3"}, lines={A: "M6"})
    everybody_passes(t)
    assert all(line["out"] for line in see(t)["lines"])
    t.play(A, "place roma")
    assert see(t)["site"] == "roma"
    assert not any(line["out"] for line in see(t)["lines"])
