"""VENTI at the terminal: what is drawn, what is never drawn, and how one finds a move among forty."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import count
from pathlib import Path

import pytest

import ludoteca
from games.venti.kit import A, B, C, arrange, attempt, reveal
from kit.screen import drawn, height, question, speaking
from kit.terminal import Terminal
from ludoteca import SPECTATOR, Game
from ludoteca.bots import make_bot
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.games.venti import terminal as venti
from ludoteca.games.venti.actions import EVENTS
from ludoteca.games.venti.content import DECK
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.listing import grouped
from ludoteca.terminal.offers import Offer, matching, offers
from ludoteca.terminal.screen import NARROWEST, Scene, speak


@cache
def positions(seats: int, memory_aid: bool = False) -> tuple[Game, ...]:
    """Every fifth decision of a game among sensible players."""
    t = ludoteca.new("venti", seats=seats, seed=seats, options={"memory_aid": memory_aid})
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    found: list[Game] = []
    for i in count():
        if not t.asked:
            return tuple(found)
        if i % 5 == 0:
            found.append(t.clone())
        seat = t.asked[0]
        t.play(seat, bots[seat].choose(t.door(seat)))
        t.go_on()
    raise AssertionError("the game does not end")


def cells(text: str, start: str) -> list[str]:
    """What stands in the line that begins so, and in the one below it, each part between wide gaps."""
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(start))
    return [part for line in lines[at : at + 2] for part in re.split(r"\s{2,}", line.strip())]


# the table


def test_the_rows_show_conditions_in_shapes_with_their_points() -> None:
    t = arrange(4, targets="0.12 1.11 joker 5.13", centre="7.6 3.1 J 2.2 2.12", turn=B)
    assert cells(drawn(t), "Targets") == [
        *["Targets", "A 6=6 ▲ ▲ +4", "B ?=? ?=?=? +3", "C Joker", "D ● ● ● ■ ■ +4"],
        *["0● 0.12", "1● 1.11", "5◆ 5.13"],
    ]
    assert cells(drawn(t), "Centre") == [
        *["Centre", "2▲ 2.2", "2▲ 2.12", "3▲ 3.1", "7■ 7.6", "Joker"],
        *["?=? +1", "0=0 ◆ ◆ +4", "● ◆ +1", "1 2 ? +2"],
    ]
    narrow = drawn(t, width=NARROWEST).splitlines()
    assert narrow[1] == "Targets" and "B ?=? ?=?=? +3 C Joker" in narrow[2]


def test_the_seats_show_points_hands_actions_and_cards() -> None:
    t = arrange(
        3,
        hands={A: "0.1", B: "1.1 1.2"},
        scored={A: "3.12 5.1", C: "2.5"},
        perms={B: "4.4 6.1"},
        actions={C: "7.7 7.8"},
        turn=B,
        used=1,
    )
    text = drawn(t)
    assert "Bruno: 2 of 3 actions left   pile " in text
    heads = ["points", "hand", "actions", "perm. jokers", "point cards"]
    assert cells(text, " " * 10 + "  point") == [*heads, "A", "Anna", "5", "1", "3", "3▲+4 5◆+1"]
    assert cells(text, "▸ B") == ["▸ B", "Bruno", "0", "2", "3", "4◆ 6■", "C", "Carla", "2", "0", "5", "2▲+2"]


def test_without_perm_jokers_their_column_is_not_there() -> None:
    assert "perm" not in drawn(arrange(2))


def test_point_cards_that_do_not_fit_are_counted_by_their_points() -> None:
    many = " ".join(f"{number}.{slot}" for number in range(8) for slot in (1, 5))
    t = arrange(2, scored={A: many, B: "2.9 2.12"}, targets="0.2 0.3 0.4", centre="1.2 1.3 1.4 2.2")
    assert "24     0        3  +1×8 +2×8\n" in drawn(t)
    assert "7     0        3  +3 +4\n" in drawn(t)
    assert "0●+1 0●+2 1●+1" in drawn(t, width=160)


def test_own_cards_that_meet_a_target_stand_under_it() -> None:
    t = arrange(2, hands={A: "2.1 5.1 5.2 J"}, targets="0.6 0.8 3.10", turn=A)
    assert cells(drawn(t, A), " " * 9 + "✓")[:2] == ["✓ 2 5 (+2)", "✓ 5 5 Joker"]
    assert "✓" not in drawn(t, B) and "✓" not in drawn(t, SPECTATOR)


def test_the_hand_is_sorted_and_shows_points_while_the_gift_may_come() -> None:
    hands = {A: "7.9 J 3.1 0.12"}
    assert "Hand (4):  0●+4  3▲+1  7■+3  Joker" in drawn(arrange(3, hands=hands))
    assert "Hand (4):  0●  3▲  7■  Joker" in drawn(arrange(3, hands=hands, ten=True))
    assert "Hand (4):  0●  3▲  7■  Joker" in drawn(arrange(2, hands=hands))
    assert "Hand (0):  no cards" in drawn(arrange(2), B)


def test_gaps_are_shown_as_empty() -> None:
    t = arrange(2, targets="- 1.1 1.2", centre="- - 0.1 0.2", pile="")
    assert cells(drawn(t), "Targets")[1] == "A empty"
    assert cells(drawn(t), "Centre")[:5] == ["Centre", "0● 0.1", "0● 0.2", "empty", "empty"]


def test_the_last_turns_are_announced() -> None:
    t = arrange(
        2, hands={A: "2.1 5.1"}, scored={A: "7.12 7.13 6.12 6.13 5.9"}, targets="0.6", chance="seeded"
    )
    assert "twenty" not in drawn(t)
    t.play(A, "fulfil a")
    assert "Anna has reached twenty: last turns, 1 more to come" in drawn(t)
    t.play(A, "end turn")
    assert "Anna has reached twenty: this is the last turn" in drawn(t)
    t.play(B, "end turn")
    assert t.result is not None and "twenty" not in drawn(t)


def test_the_top_of_the_discard_pile_is_shown() -> None:
    assert "discards 2, 7■ on top" in drawn(arrange(2, discard="J 7.1"))
    assert "discards 1, Chaos on top" in drawn(arrange(2, discard="X"))


# what is hidden


def test_a_frozen_target_is_a_back_with_the_name_of_its_freezer() -> None:
    t = arrange(4, targets="0.12 1.11 2.12 5.13", frozen={"a": B, "c": A}, turn=A)
    for seat in (A, B, C, SPECTATOR):
        text = drawn(t, seat)
        assert "A ▒▒ frozen" in text and "by Bruno" in text and "by Anna" in text
        assert "0.12" not in text and "6=6" not in text and "2.12" not in text and "0=0" not in text


def test_with_the_memory_aid_those_who_saw_a_frozen_card_see_it() -> None:
    t = arrange(2, targets="0.12", frozen={"a": B}, unseen={"a": (A,)}, options={"memory_aid": True})
    assert "A 6=6 ▲ ▲ +4" in drawn(t, B) and "by Bruno" in drawn(t, B)
    assert "A ▒▒ frozen" in drawn(t, A) and "A ▒▒ frozen" in drawn(t, SPECTATOR)


def test_a_choice_that_has_begun_is_shown_to_the_chooser_only() -> None:
    t = arrange(2, hands={A: "2.1 3.1 J"}, perms={A: "4.4"}, targets="0.12", frozen={"a": B})
    t.play(A, "attempt a")
    before = drawn(t, B)
    assert "For target A:  -" in drawn(t, A)
    for move in ("use 2.1", "use perm 4.4", "joker as triangle"):
        t.play(A, move)
    assert "For target A:  2▲  4◆  Joker as ▲" in drawn(t, A)
    assert drawn(t, B) == before and "For target" not in before and "For target" not in drawn(t, SPECTATOR)


def test_of_two_cards_of_one_number_the_moves_say_which_is_which() -> None:
    t = arrange(2, hands={A: "2.6 2.12 3.1 5.1"}, targets="0.1")  # T D
    t.play(A, "fulfil a")
    face = face_of("ludoteca.games.venti")
    found = offers(t, A, Words("ludoteca.games.venti"), face.brief, face.called)
    assert [offer.label for offer in found] == ["Use 2▲ (4 7 +2)", "Use 2▲ (0=0 ◆ ◆ +4)", "Use triangle 3"]


@pytest.mark.parametrize(("seats", "memory_aid"), [(2, False), (4, False), (4, True), (6, False)])
def test_what_is_drawn_tells_nothing_that_the_seat_cannot_know(seats: int, memory_aid: bool) -> None:
    """With everything dealt anew that a seat cannot know, its table looks the same."""
    for i, t in enumerate(positions(seats, memory_aid)):
        for seat in (*range(seats), SPECTATOR):
            assert drawn(t.determinize(seat, i), seat) == drawn(t, seat)


def test_the_whole_hand_of_another_is_never_drawn() -> None:
    t = arrange(3, hands={A: "7.1", B: "0.1 0.2 J"}, targets="2.1 3.1 4.1", centre="2.2 2.3 2.4 3.2")
    assert "0●" not in drawn(t, A) and "Joker" not in drawn(t, A)
    assert "Hand" not in drawn(t, SPECTATOR)


# the room there is


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [NARROWEST, 80, 120, 200])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_is_wider_than_the_screen(seats: int, width: int, language: str) -> None:
    for t in positions(seats)[::4]:
        seat = t.asked[0]
        lines = [*drawn(t, seat, width, language=language).splitlines(), *question(t, seat, width, language)]
        assert max(len(line) for line in lines) <= width
        assert not any("[tui-" in line or "[do-" in line for line in lines)


def test_long_names_and_many_perm_jokers_are_cut_and_folded() -> None:
    perms = " ".join(f"{number}.{slot}" for number in range(8) for slot in (1, 2))
    t = arrange(2, perms={A: perms}, scored={B: "0.3 0.5 0.9 0.12"}, targets="1.3 2.3 3.3", centre="4.3")
    words = speak(t.rules.info.package, "en", ["Anna Maria Bartolomea", "Bruno"])
    scene = Scene(t.view(A), A, words, 2, t.options, t.edition, [], NARROWEST, 40)
    lines = [line.plain for line in venti.draw(scene)]
    assert max(len(line) for line in lines) <= NARROWEST
    assert "Anna Mari…" in "\n".join(lines)
    assert sum(line.count("■") for line in lines[9:]) >= 4  # those of 6 and 7


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_table_and_question_fit_into_80_by_24(
    seats: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    for t in positions(seats):
        assert height(t, language) <= 24


@pytest.mark.parametrize("width", [NARROWEST, 80, 120])
@pytest.mark.parametrize("room", [14, 20, 40])
def test_news_take_the_room_there_is(width: int, room: int) -> None:
    t = arrange(4, hands={A: "1.1"})
    news = [f"Anna does thing number {i} and Bruno looks on." for i in range(30)]
    lines = drawn(t, A, width, room, news=news).splitlines()
    assert len(lines) <= max(room, len(drawn(t, A, width, room).splitlines()) + 1)
    assert "number 29" in " ".join(lines) or "30 more: log" in " ".join(lines)


def test_events_too_small_for_the_news_are_events() -> None:
    assert venti.QUIET.issubset({f"event-{kind}" for kind in EVENTS})
    face = face_of("ludoteca.games.venti")
    assert face.draw is venti.draw and face.quiet is venti.QUIET


# finding a move


def test_cards_are_named_in_brief_by_number_and_shape() -> None:
    words = speaking(arrange(2))
    assert {venti.brief(words, "card", card.name)[:2] for card in DECK} == {
        *("0●", "1●", "2▲", "3▲", "4◆", "5◆", "6■", "7■")
    }
    assert venti.brief(words, "point", "3.12") == "3▲+4"
    assert venti.brief(words, "card", "joker") == "Joker" and venti.brief(words, "target", "b") == "B"


def test_moves_that_differ_in_one_thing_stand_under_a_heading() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets="0.6 0.8 3.10", centre="7.6 3.1 J 3.12", turn=A)
    found = offers(t, A, speaking(t), venti.brief)
    lines = [line.plain for line in grouped(found, 80, folded=False)]
    assert lines == [
        "Draw …   1 3▲ (3.1)   2 3▲ (3.12)   3 7■   4 Joker    5 Replace the centre",
        "Exchange target A with …   6 3▲ (3.1)   7 3▲ (3.12)   8 7■   9 Joker",
        "Exchange target B with …  10 3▲ (3.1)  11 3▲ (3.12)  12 7■  13 Joker",
        "Exchange target C with …  14 3▲ (3.1)  15 3▲ (3.12)  16 7■  17 Joker",
        "18 Fulfil target A    Freeze target …  19 A  20 B  21 C    22 End the turn",
    ]
    assert [line.plain for line in grouped(found, 80, folded=True)] == [
        "Draw …   1 3▲ (3.1)   2 3▲ (3.12)   3 7■   4 Joker    5 Replace the centre",
        "Exchange target … with …  6-9 A  10-13 B  14-17 C    18 Fulfil target A",
        "Freeze target …  19 A  20 B  21 C    22 End the turn",
    ]


def test_a_single_move_of_a_family_is_named_in_full() -> None:
    t = arrange(2, targets="0.6 0.8 3.10", centre="7.6 - - -", pile="", turn=A)
    found = offers(t, A, speaking(t), venti.brief)
    assert [line.plain for line in grouped(found, 80, folded=True)] == [
        "1 Draw square 7    2 Replace the centre",
        "Exchange target … with …  3 A 7■  4 B 7■  5 C 7■",
        "Freeze target …  6 A  7 B  8 C    9 End the turn",
    ]


@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_number_in_a_long_list(language: str, folded: bool) -> None:
    for t in positions(4):
        found = offers(t, t.asked[0], speaking(t, language), venti.brief)
        assert len({offer.label for offer in found}) == len(found)
        text = "  ".join(line.plain for line in grouped(found, 80, folded))
        numbers: list[int] = []
        for first, last in re.findall(r"(?:^|  )(\d+)(?:-(\d+))? ", text):
            numbers += range(int(first), int(last or first) + 1)
        assert numbers == list(range(1, len(found) + 1))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("draw 3", ["draw 3.1", "draw 3.12"]),
        ("draw 3.1", ["draw 3.1"]),
        ("draw 7", ["draw 7.6"]),
        ("d 7", ["draw 7.6"]),
        ("draw 7.1", []),
        ("draw 0", []),
        ("ex b 7", ["exchange b 7.6"]),
        ("exchange a j", ["exchange a joker"]),
        ("fu", ["fulfil a"]),
        ("fr c", ["freeze c"]),
        ("end", ["end turn"]),
        ("rep", ["replace centre"]),
        ("joker", ["draw joker"]),
    ],
)
def test_a_move_is_found_by_the_number_of_its_card(typed: str, found: list[str]) -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets="0.6 0.8 3.10", centre="7.6 3.1 J 3.12", turn=A)
    among = offers(t, A, speaking(t), venti.brief)
    assert [offer.name for offer in matching(typed, among)] == found


def test_a_number_with_a_dot_is_never_cut() -> None:
    assert matching("use 3.1", [Offer("use 3.12", "", "")]) == []
    assert matching("use perm 3", [Offer("use 3.12", "", ""), Offer("use perm 3.12", "", "")])[0].name == (
        "use perm 3.12"
    )


# at a real terminal


def a_game(home: Path, *arguments: str) -> Terminal:
    return Terminal(home, "play", "venti", "--bots", "greedy", "--seed", "1", "--name", "Anna", *arguments)


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    t = a_game(tmp_path, "--seats", "3")
    pick = random.Random(4)
    said = t.read()
    assert "Your turn: 3 actions left.  [VENTI-TURN-01]" in said
    while t.choices:
        said = t.type(str(pick.randint(1, t.choices)))
        assert "Traceback" not in said and "[do-" not in said and "[event-" not in said
    assert re.search(r"wins? .*\.", said) and "ludoteca replay" in said
    assert t.code() == 0
    (file,) = (tmp_path / "ludoteca" / "games").glob("*.txt")
    assert ludoteca.replay(file.read_text("utf-8")).result is not None


def test_a_turn_by_names_and_their_beginnings(tmp_path: Path) -> None:
    t = a_game(tmp_path, "--seats", "4", "-o", "start_player=0")
    said = t.read()
    assert "Exchange target … with …" in said
    assert "Targets  A" in said and "Hand (3):" in said
    listed = t.type("ex a")
    assert "That can mean several moves: 7 Exchange target A with" in listed
    assert "[VENTI-FREEZE-05]" in t.type("why attempt a")
    assert "You can do that now: Freeze target B." in t.type("why freeze b")
    gone = next(
        str(number) for number in range(8) if not re.search(rf"^Centre.* {number}[●▲◆■] ", said, re.M)
    )
    assert "[VENTI-DRAW-01]" in t.type(f"draw {gone}")
    assert "A number, or the name of a move, makes it: 3, or draw" in t.type("help")
    frozen = t.type("freeze b")
    assert "B ▒▒ frozen" in frozen and "by Anna" in frozen
    assert "cannot" in t.type("undo")  # a frozen card is not looked at again
    replaced = t.type("rep")
    assert "Anna replaces the whole centre." in replaced and "Your turn: 1 action left." in replaced
    t.type("quit")


def test_an_attempt_step_by_step_can_be_taken_back_until_it_is_shown(tmp_path: Path) -> None:
    t = a_game(tmp_path, "--seats", "2", "-o", "start_player=0")
    t.read()
    t.type("freeze a")
    assert "For target A:  -" in t.type("attempt a")
    assert "For target A:  " in t.type("1")
    assert "For target A:  -" in t.type("undo")
    t.type("1")
    assert "Anna tries to fulfil the frozen target A." in t.type("commit")
    t.type("quit")


def test_a_failed_attempt_is_in_the_news() -> None:
    t = arrange(3, hands={A: "2.1"}, targets="0.12", frozen={"a": B})
    attempt(t, A, "a", "use 2.1")
    reveal(t, "7.1")
    words = speaking(t)
    said = [words.say(event) for event in t.events(C) if event.id not in venti.QUIET]
    assert said[0] == "Anna tries to fulfil the frozen target A." and "Bruno froze the card" in said[-1]
