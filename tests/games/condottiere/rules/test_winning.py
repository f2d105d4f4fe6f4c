"""Winning and the final battle: CON-WIN, CON-FINAL."""

from __future__ import annotations

import pytest

import ludoteca
from games.condottiere.kit import (
    SHORT,
    A,
    B,
    C,
    D,
    E,
    arrange,
    everybody_passes,
    names,
    play,
    refused,
    see,
    told,
)
from ludoteca import CHANCE, SPECTATOR, Game, GameOver, Result
from ludoteca.games.condottiere.actions import CARD_NAMES
from ludoteca.testing import rule

SCATTERED = "torino venezia lucca ancona bologna"  # none of them borders another, nor Siena

# every region but Siena and Torino conquered, nobody with three connected ones
FIVE_TIED = {
    A: "firenze genova urbino venezia",
    B: "bologna milano parma",
    C: "ferrara lucca mantova napoli",
    D: "ancona modena spoleto",
    E: "roma",
}
FIVE_WITH_A_LEADER = {
    A: "bologna genova spoleto",
    B: "mantova milano napoli",
    C: "firenze modena venezia",
    D: "ferrara parma roma",
    E: "ancona lucca urbino",
}
FOUR_TIED = {  # scenario 26
    A: "ferrara firenze genova",
    B: "bologna mantova milano napoli",
    C: "ancona parma urbino venezia",
    D: "lucca modena roma spoleto",
}


def a_wins_siena(seats: int, regions: str, options: dict[str, object] | None = None) -> Game:
    """A, who controls these regions, has just won the battle for Siena."""
    hands = {A: "M1 M1", B: "M1 M1"}
    t = arrange(seats, hands=hands, lines={A: "M6"}, control={A: regions}, options=options)
    everybody_passes(t)
    return t


def board_full(control: dict[int, str], lines: dict[int, str], chance: str = "seeded") -> Game:
    """The battle for Torino is over; the Favor lies on Siena, the only region left."""
    return arrange(len(control), lines=lines, control=control, site="torino", favor="siena", chance=chance)


def deal_out(t: Game, cards: dict[int, str]) -> None:
    """Chance deals these cards first, and then others, from the last in the box."""
    waiting = {seat: list(map(named, shorts.split())) for seat, shorts in cards.items()}
    wanted = [card for hand in waiting.values() for card in hand]
    while t.asked == (CHANCE,):
        moves = [move for move in t.legal(CHANCE) if move.split()[2] not in wanted]
        seat = int(moves[0].split()[1])
        t.play(CHANCE, f"deal {seat} {waiting[seat].pop(0)}" if waiting.get(seat) else moves[-1])


def named(short: str) -> str:
    return CARD_NAMES[SHORT[short]]


def result(t: Game) -> Result:
    assert t.result is not None
    return t.result


# thresholds


@rule("V-CON-14", "CON-WIN-01", "CON-WIN-02")
@pytest.mark.parametrize(
    ("seats", "total", "adjacent"), [(2, 6, 4), (3, 6, 4), (4, 5, 3), (5, 5, 3), (6, 5, 3)]
)
def test_thresholds_depend_on_the_number_of_players(seats: int, total: int, adjacent: int) -> None:
    assert see(ludoteca.new("condottiere", seats=seats, seed=1))["needed"] == {
        "total": total,
        "adjacent": adjacent,
    }
    t = ludoteca.new("condottiere", seats=seats, seed=1, options={"bigger_kingdoms": True})
    assert see(t)["needed"] == {"total": total, "adjacent": adjacent + 1}


@rule("CON-WIN-01")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_five_regions_win_with_four_or_more_players(seats: int) -> None:
    four = SCATTERED.split()[:4]
    assert a_wins_siena(seats, " ".join(four[:3])).asked == (A,)
    t = a_wins_siena(seats, " ".join(four))
    assert result(t).reason == "total" and result(t).winners == (A,) and result(t).scores[A] == 5


@rule("CON-WIN-01")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_three_adjacent_regions_win_with_four_or_more_players(seats: int) -> None:
    assert a_wins_siena(seats, "firenze").asked == (A,)
    t = a_wins_siena(seats, "firenze roma")
    assert result(t).reason == "connected" and result(t).winners == (A,) and result(t).scores[A] == 3


@rule("CON-WIN-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_six_regions_win_with_two_or_three_players(seats: int) -> None:
    assert a_wins_siena(seats, " ".join(SCATTERED.split()[:4])).asked == (A,)
    t = a_wins_siena(seats, SCATTERED)
    assert result(t).reason == "total" and result(t).winners == (A,) and result(t).scores[A] == 6


@rule("CON-WIN-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_four_adjacent_regions_win_with_two_or_three_players(seats: int) -> None:
    assert a_wins_siena(seats, "firenze roma").asked == (A,)
    t = a_wins_siena(seats, "firenze roma spoleto")
    assert result(t).reason == "connected" and result(t).winners == (A,) and result(t).scores[A] == 4


@rule("CON-WIN-03", "CON-R10")
@pytest.mark.parametrize(
    ("seats", "regions", "wins"),
    [
        (4, "lucca firenze", True),  # Lucca and Siena do not border, but Firenze joins them
        (4, "firenze bologna", True),
        (4, "firenze ancona", False),
        (4, "lucca bologna", False),
        (2, "parma lucca firenze", True),  # a chain of four
        (2, "lucca firenze torino", False),  # three and one
        (2, "lucca bologna urbino", False),
    ],
)
def test_adjacent_regions_are_a_connected_group(seats: int, regions: str, wins: bool) -> None:
    t = a_wins_siena(seats, regions)
    assert (t.result is not None and t.result.reason == "connected") is wins


@rule("CON-WIN-04")
def test_victory_ends_the_game_at_once() -> None:
    t = a_wins_siena(4, "firenze roma")
    assert t.asked == () and all(t.legal(seat) == [] for seat in range(4))
    kinds = [event.id for event in t.events(SPECTATOR)]
    assert kinds[-3:] == ["event-wins-battle", "event-token-stays", "event-game-won"]
    assert see(t)["lines"][A]["cards"] == names("M6")  # nothing was discarded
    assert see(t)["site"] is None  # and no region is fought for any more
    assert see(t, B)["hand"] == names("M1 M1")
    with pytest.raises(GameOver):
        t.play(A, "place torino")


@rule("CON-WIN-04")
def test_a_tie_wins_nothing() -> None:
    t = arrange(4, hands={A: "M1", B: "M1"}, lines={A: "M6", B: "M6"}, control={A: "firenze roma"})
    everybody_passes(t)
    assert t.result is None and t.asked == (B,)


@rule("CON-R44", "CON-BATTLE-02")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_only_one_player_gains_a_region_in_a_battle_and_only_he_can_win(seats: int) -> None:
    for seed in range(4):
        t = ludoteca.new("condottiere", seats=seats, seed=seed)
        rng = ludoteca.new("condottiere", seed=seed).rng
        assert rng is not None
        owned = 0
        while t.asked:
            moves = t.legal(t.asked[0])
            site = see(t)["site"]
            t.play(t.asked[0], moves[rng.below(len(moves))])
            now = sum(1 for owner in see(t)["control"].values() if owner is not None)
            assert now - owned in (0, 1)
            owned = now
        if result(t).reason in ("total", "connected"):
            assert result(t).winners == (see(t)["control"][site],)


# the board is full


@rule("CON-WIN-05", "CON-R32")
def test_the_most_regions_win_when_only_the_favor_is_left() -> None:
    t = board_full(FIVE_WITH_A_LEADER, {A: "M6"})
    assert result(t).reason == "most-regions"
    assert result(t).ranking == (1, 2, 2, 2, 2) and result(t).scores == (4, 3, 3, 3, 3)
    kinds = [event.id for event in t.events(SPECTATOR)]
    assert kinds[-3:] == ["event-token-stays", "event-board-full", "event-game-won"]  # no site was chosen


@rule("CON-WIN-05")
def test_the_game_goes_on_while_a_region_is_left() -> None:
    t = arrange(5, lines={A: "M6"}, control=FIVE_WITH_A_LEADER, site="torino")
    assert t.result is None
    assert t.asked == (A,) and t.legal(A) == ["place siena"]


@rule("CON-WIN-05")
def test_the_board_is_also_full_with_seventeen_markers() -> None:
    control = {
        A: "bologna genova modena spoleto",
        B: "roma urbino venezia",
        C: "ancona milano torino",
        D: "firenze lucca napoli",
        E: "ferrara mantova parma",
    }
    t = arrange(5, lines={B: "M6"}, control=control)
    assert told(t, "board-full") == [{}]
    assert told(t, "fights-final") == [{"seat": A}, {"seat": B}]


@rule("CON-R32", "CON-WIN-04")
def test_victory_is_tested_before_the_full_board() -> None:
    control = {**FIVE_WITH_A_LEADER, A: "bologna genova spoleto milano", B: "mantova napoli"}
    t = board_full(control, {A: "M6"})  # Genova, Milano and Torino
    assert result(t).reason == "connected" and told(t, "board-full") == []


# the final battle


@rule("CON-FINAL-01", "CON-FINAL-02", "CON-FINAL-03", "CON-R30")
def test_only_the_tied_players_are_dealt_cards_for_the_final_battle() -> None:
    hands = {A: "M1 M1", B: "M10 M10", D: "H"}
    t = arrange(
        5,
        hands=hands,
        lines={E: "M6"},
        passed=(A, B, D),
        control=FIVE_TIED,
        site="torino",
        favor="siena",
        chance="scripted",
    )
    assert told(t, "fights-final") == [{"seat": A}, {"seat": C}]
    assert see(t)["pile"] == sum(t.odds().values()) == 110  # all hands are in it again
    deal_out(t, {})
    assert [hand["size"] for hand in see(t)["hands"]] == [14, 0, 14, 0, 0]
    assert [line["out"] for line in see(t)["lines"]] == [False, True, False, True, True]
    assert see(t)["site"] is None


@rule("CON-FINAL-04")
@pytest.mark.parametrize(
    ("courtesan", "first"), [(A, A), (B, C), (C, C), (D, A), (E, A)]
)  # the token goes to the Courtesan
def test_the_holder_or_the_first_tied_player_to_the_left_starts(courtesan: int, first: int) -> None:
    lines = {E: "M6", courtesan: "C"} if courtesan != E else {E: "M6 C"}
    t = board_full(FIVE_TIED, lines)
    assert see(t)["holder"] == courtesan
    assert t.asked == (first,)


@rule("CON-FINAL-05", "CON-R30")
def test_the_winner_of_the_final_battle_wins_the_game() -> None:
    t = board_full(FIVE_TIED, {E: "M6"}, chance="scripted")
    control = see(t)["control"]
    deal_out(t, {A: "M10 C M1", C: "M6 C C"})
    for seat, card in ((A, "M10"), (C, "M6"), (A, "C"), (C, "C")):
        assert t.asked == (seat,)
        play(t, seat, card)
    t.play(A, "pass")
    play(t, C, "C")  # the most Courtesans bring nothing but their strength
    t.play(C, "pass")
    assert result(t).reason == "final-battle" and result(t).winners == (A,)
    assert see(t)["control"] == control  # no marker is placed
    assert see(t)["holder"] == E


@rule("CON-R30")
def test_a_bishop_in_the_final_battle_discards_but_leaves_the_favor() -> None:
    t = board_full(FIVE_TIED, {E: "M6"}, chance="scripted")
    deal_out(t, {A: "M10 M2", C: "Bi M1"})
    play(t, A, "M10")
    play(t, C, "Bi")
    assert see(t)["lines"][A]["cards"] == {} and see(t)["favor"] == "siena"
    assert t.asked == (A,) and "pass" in t.legal(A)


@rule("CON-R30", "CON-SURR-01")
def test_a_surrender_ends_the_final_battle() -> None:
    t = board_full(FIVE_TIED, {E: "M6"}, chance="scripted")
    deal_out(t, {A: "M2", C: "Su M10"})
    play(t, A, "M2")
    play(t, C, "Su")
    assert result(t).winners == (A,)


@rule("CON-FINAL-01")
def test_others_take_no_turn_in_the_final_battle() -> None:
    t = board_full(FIVE_TIED, {E: "M6"})
    assert t.legal(B) == []
    refusal = t.why_not(B, "pass")
    assert refusal is not None and refusal.rule == "CON-FINAL-01"
    assert refusal.text == "Only those who are tied take part in the final battle."
    prompt = t.prompt(A)
    assert prompt is not None and prompt.rule == "CON-FINAL-05"
    assert refused(t, C, "pass") == "CON-TURN-01"


@rule("CON-FINAL-06", "CON-R31")
def test_those_who_tie_for_the_highest_total_share_the_victory() -> None:
    t = board_full(FOUR_TIED, {A: "M6"}, chance="scripted")
    deal_out(t, {A: "M6", B: "M5", C: "M6", D: "M1"})
    for seat, card in ((A, "M6"), (B, "M5"), (C, "M6"), (D, "M1")):
        play(t, seat, card)
    everybody_passes(t)
    assert result(t).reason == "shared"
    assert result(t).winners == (A, C)  # B and D took part, but were not among the strongest
    assert result(t).ranking == (1, 3, 1, 3)
    assert told(t, "game-shared") == [{"seat": A}, {"seat": C}]


# nobody plays any more


@rule("CON-R45")
def test_battles_without_a_card_end_the_game_after_the_limit() -> None:
    t = arrange(4, hands={A: "M1", B: "M1", C: "M1"}, control={C: "roma"}, options={"stall_limit": 3})
    everybody_passes(t)
    for battle in range(2):
        assert t.result is None
        t.play(t.asked[0], "place siena")
        everybody_passes(t)
    assert told(t, "stalled") == [{"count": 3}]
    assert result(t).reason == "most-regions" and result(t).winners == (C,)


@rule("CON-R45")
def test_one_card_starts_the_count_anew() -> None:
    t = arrange(2, hands={A: "Dr M1", B: "M1 M1"}, control={B: "roma"}, options={"stall_limit": 2})
    everybody_passes(t)
    t.play(B, "place siena")
    t.play(B, "pass")
    play(t, A, "Dr")
    everybody_passes(t)
    t.play(A, "place siena")
    everybody_passes(t)
    assert t.result is None
    t.play(B, "place siena")
    everybody_passes(t)
    assert result(t).winners == (B,)


@rule("CON-R45")
@pytest.mark.parametrize(("options", "battles"), [({}, 50), ({"stall_limit": 0}, 0)])
def test_the_limit_is_fifty_battles_or_none_at_all(options: dict[str, object], battles: int) -> None:
    t = arrange(2, hands={A: "M1", B: "M1"}, control={B: "roma"}, options=options)
    everybody_passes(t)
    fought = 1
    while t.asked and fought < 120:
        t.play(t.asked[0], "place siena")
        everybody_passes(t)
        fought += 1
    assert fought == (battles or 120)
    assert (t.result is None) is (battles == 0)
