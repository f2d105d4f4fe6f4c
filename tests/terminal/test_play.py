"""Games at a real terminal: every line is typed into a pty, as a person would."""

from __future__ import annotations

import random
import re
from pathlib import Path

import ludoteca
from kit.terminal import Terminal
from ludoteca.engine.record import parse_record


def saved(home: Path) -> Path:
    (file,) = (home / "ludoteca" / "games").glob("*.txt")
    return file


def a_game(home: Path, *arguments: str, **setting: str) -> Terminal:
    return Terminal(home, "play", "condottiere", "--bots", "random", "--seed", "1", *arguments, **setting)


def test_a_whole_game_by_numbers_ends_with_a_result_and_a_record(tmp_path: Path) -> None:
    t = a_game(tmp_path, "--seats", "3", "--name", "Anna")
    pick = random.Random(5)
    said = t.read()
    assert "Which region shall be fought for?  [CON-FRAME-02]" in said
    while t.choices:
        said = t.type(str(pick.randint(1, t.choices)))
    assert re.search(r"wins? .*\.", said) and "ludoteca replay" in said
    assert t.code() == 0
    text = saved(tmp_path).read_text(encoding="utf-8")
    assert parse_record(text).options["stall_limit"] == 0  # CON-R45
    game = ludoteca.replay(text)
    assert game.result is not None and not game.asked
    assert text.endswith("# ludoteca play: seat=0 bots=random lang=en name=Anna\n")


def test_a_whole_game_in_colour_on_a_small_screen(tmp_path: Path) -> None:
    t = a_game(tmp_path, "--seats", "2", TERM="xterm-256color")
    t.read()
    while t.choices:
        said = t.type("1")
        assert len(said.splitlines()) < 100
    assert "Traceback" not in said and "wins" in said
    assert t.code() == 0


def test_wrong_input_gets_a_sentence_with_the_rule_and_is_asked_again(tmp_path: Path) -> None:
    t = a_game(tmp_path)
    t.read()
    assert "First choose the region to fight for.  [CON-FRAME-02]" in t.type("pass")
    assert "choose 1 to 17" in t.type("18")
    assert "choose 1 to 17" in t.type("0")
    assert "choose 1 to 17" in t.type("9" * 400)
    assert "neither a move nor a command" in t.type("xyzzy")
    assert "Did you mean “place torino”?" in t.type("plaze torino")
    assert "That can mean several moves: 2 Fight for Milano" in t.type("place m")
    assert "neither" in t.type("[bold]{ $seat }")
    assert "neither" in t.type("é" * 300)
    assert "Battle for Roma" in t.type("place roma")
    t.type("quit")
    assert [move for seat, move in parse_record(saved(tmp_path).read_text("utf-8")).moves if seat == 0] == [
        "place roma"
    ]


def test_moves_by_name_by_unique_beginning_and_by_label(tmp_path: Path) -> None:
    t = a_game(tmp_path, "--lang", "it")
    assert "Combatti per Torino" in t.read()
    said = t.type("nap")
    assert "Battaglia per Napoli" in said
    hand = re.search(r"\d+ Gioca (\S+( \d+)?)", said)
    assert hand
    t.type(f"gioca {hand[1].lower()}")
    assert "Giocatore gioca" in t.type("cronaca")
    t.type("esci")


def test_question_marks_show_rules(tmp_path: Path) -> None:
    t = a_game(tmp_path)
    t.read()
    assert "CON-FRAME-02\n" in t.type("?")
    assert "victory takes 5 regions in all" in t.type("? con-win-01")
    assert "CON-BISHOP-01" in t.type("? con-bishop")
    assert "more rules have “Winter”" in t.type("? Winter")
    assert "No rule was found" in t.type("? CON-NOTHING-99")
    t.type("quit")


def test_why_says_why_not(tmp_path: Path) -> None:
    t = a_game(tmp_path)
    t.read()
    assert "You can do that now: Fight for Roma." in t.type("why place roma")
    assert "You can do that now: Fight for Torino." in t.type("why 1")
    assert "[CON-FRAME-02]" in t.type("why pass")
    assert "Type the move after it" in t.type("why")
    t.type("place siena")
    missing = next(c for c in ("bishop", "winter", "spring", "heroine") if f"play {c}" not in moves(tmp_path))
    assert f"You have no {missing.capitalize()} in your hand.  [CON-TURN-02]" in t.type(f"why {missing}")
    t.type("quit")


def moves(home: Path) -> list[str]:
    """What seat 0 can do in the game as it is saved."""
    return ludoteca.replay(saved(home).read_text("utf-8")).legal(0)


def test_undo_takes_back_an_own_move_until_somebody_else_has_moved(tmp_path: Path) -> None:
    t = a_game(tmp_path)
    t.read()
    assert "The last move cannot be taken back." in t.type("undo")
    assert "Battle for Roma" in t.type("place roma")
    assert "Which region" in t.type("undo")
    assert "Battle for Siena" in t.type("place siena")
    t.type("pass")
    assert "The last move cannot be taken back." in t.type("undo")
    t.type("quit")


def test_log_hand_help_and_show(tmp_path: Path) -> None:
    t = a_game(tmp_path)
    t.read()
    t.type("place roma")
    assert "Player calls a battle for Roma." in t.type("log")
    assert "Player draws" in t.type("log all")
    assert "take back your last move" in t.type("help")
    assert "Hand (10):" in t.type("hand") and "Hand (10):" in t.type("")
    cards = [move.split()[1] for move in moves(tmp_path) if move.startswith("play")]
    assert "show b" in t.type("show")
    assert "Show " in t.type(f"show c {cards[0]}")
    assert "You may show" in t.type("show z nothing")
    assert "no more on the cards" in t.type("look bishop")
    t.type("quit")
    assert f"0 show 2 {cards[0]}" in saved(tmp_path).read_text("utf-8")


def test_save_quit_and_resume_keep_seat_bots_language_and_name(tmp_path: Path) -> None:
    copy = tmp_path / "my game.txt"
    t = a_game(tmp_path, "--seat", "2", "--lang", "it", "--name", "Anna B.")
    t.read()
    t.type("1")
    assert f"Salvata: {copy}" in t.type(f"save {copy}").replace(":\n", ": ")
    assert "ludoteca resume" in t.type("quit")
    assert t.code() == 0
    assert "seat=2 bots=random lang=it name=Anna%20B." in copy.read_text("utf-8")
    before = ludoteca.replay(copy.read_text("utf-8"))
    t = Terminal(tmp_path, "resume", str(copy))
    said = t.read()
    assert "Anna B. [1-" in said
    assert f"Mano ({sum(hand_of(before).values())}):" in said
    t.type("1")
    t.type("quit")
    after = parse_record(copy.read_text("utf-8"))
    assert after.moves[: len(before.moves)] == before.moves and len(after.moves) > len(before.moves)


def hand_of(game: ludoteca.Game) -> dict[str, int]:
    hand = game.view(2)["hand"]
    assert isinstance(hand, dict)
    return hand


def test_resume_without_a_file_takes_the_last_unfinished_game(tmp_path: Path) -> None:
    t = a_game(tmp_path)
    t.read()
    t.type("place roma")
    t.type("quit")
    t = Terminal(tmp_path, "resume")
    assert "Battle for Roma" in t.read()
    t.type("quit")


def test_save_never_overwrites_another_file(tmp_path: Path) -> None:
    other = tmp_path / "diary.txt"
    other.write_text("dear diary")
    t = a_game(tmp_path)
    t.read()
    assert "it is left as it is" in " ".join(t.type(f"save {other}").split())
    assert "not saved" in t.type(f"save {tmp_path}")
    assert "not saved" in t.type("save /proc/nowhere/game.txt")
    assert "not saved" in t.type("save /" + "x" * 400)
    t.type("quit")
    assert other.read_text() == "dear diary"


def test_the_end_of_input_leaves_politely(tmp_path: Path) -> None:
    t = a_game(tmp_path)
    t.read()
    t.type("place roma")
    t.child.sendeof()
    said = t.read()
    assert (
        "The game is saved. Go on with: ludoteca resume" in said.replace(":\n", ": ")
        and "Traceback" not in said
    )
    assert t.code() == 0
    assert "0 place roma" in saved(tmp_path).read_text("utf-8")


def test_control_c_leaves_politely(tmp_path: Path) -> None:
    t = a_game(tmp_path, TERM="xterm-256color")
    t.read()
    said = t.interrupt()
    assert (
        "The game is saved. Go on with: ludoteca resume" in said.replace(":\n", ": ")
        and "Traceback" not in said
    )
    assert t.code() == 130


def test_control_c_while_a_bot_thinks_leaves_politely(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "--bots", "ismcts:seconds=600", "--seed", "1", TERM="xterm-256color")
    t.read()
    t.type("place roma")
    t.child.sendline("pass")
    t.wait_for("Ismcts 1 is thinking")
    t.child.sendintr()
    assert "ludoteca resume" in t.read()
    assert t.code() == 130
    assert saved(tmp_path).read_text("utf-8").count("\n0 pass\n") == 1


def test_two_people_at_one_keyboard_have_a_curtain_between_their_hands(tmp_path: Path) -> None:
    t = Terminal(
        tmp_path,
        *["play", "--seats", "2", "--bots", "none", "--name", "Anna,Bruno", "--seed", "1"],
        TERM="xterm-256color",
    )
    t.wait_for("Anna, it is your turn.")
    assert "Hand (10)" in t.type("")
    t.type("place roma")
    t.child.sendline("pass")
    before = t.wait_for("Bruno, it is your turn.")
    assert "Hand (" not in before
    assert t.child.before is not None and "\x1b[3J" in t.child.before  # nothing to scroll back to
    said = t.type("")
    assert "Bruno [1-" in said and "Anna passes." in said
    t.type("quit")


def test_six_seats_are_all_on_the_screen(tmp_path: Path) -> None:
    t = a_game(tmp_path, "--seats", "6")
    said = t.read()
    assert said.count("Random") >= 5
    t.type("quit")


def test_a_hint_names_a_few_moves_how_they_stand_and_why(tmp_path: Path) -> None:
    t = a_game(tmp_path, "--seats", "2", "--lang", "de")
    t.read()
    said = t.type("tipp")
    lines = [line for line in said.splitlines() if "%)" in line]
    assert 1 <= len(lines) <= 3 and all("Kampf um" in line or "kämpfen" in line.lower() for line in lines), (
        said
    )
    assert t.choices > 1  # nothing was played


def test_people_against_each_other_get_no_hints(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "condottiere", "--seats", "2", "--bots", "none")
    t.wait_for("Enter")
    t.child.sendline("")
    t.read()
    assert "there are other people at this table" in t.type("hint")
