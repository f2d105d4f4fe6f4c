"""The menu, standing orders, speeds and answers that need not be given, at a real terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

import ludoteca
from kit.terminal import Terminal
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.terminal.screen import HOME, path_lines
from ludoteca.terminal.session import Seating, Session, seated, speed_of


def test_without_a_name_one_chooses_a_game_reads_its_rules_and_plays(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play")
    listed = t.wait_for("Which game? A number, or Enter to leave > ")
    titles = [info.title for info in ludoteca.catalogue().values()]
    assert all(title in listed for title in titles) and "Go on" not in listed
    t.child.sendline("99")
    t.wait_for(f"Type a number from 1 to {len(titles)}.")
    place = [*ludoteca.catalogue()].index("condottiere") + 1
    t.child.sendline(f"{place}")
    t.wait_for("Condottiere: what do you want?")
    t.child.sendline("2")
    assert "CON-WIN-01" in t.wait_for("Condottiere: what do you want?")
    t.child.sendline("")
    t.wait_for("Which game?")
    t.child.sendline(f"{place}")
    t.wait_for("3 Learn it: a first game of 3 minutes")
    t.wait_for("what do you want?")
    t.child.sendline("1")
    t.wait_for("Enter: 4 > ")
    t.child.sendline("seven")
    t.wait_for("2 to 6 players")
    t.child.sendline("2")
    t.read()
    t.type("quit")
    again = Terminal(tmp_path, "play")
    assert "Go on with your last game: Condottiere" in again.wait_for("Which game?")
    again.child.sendline(f"{len(titles) + 1}")
    assert "[CON-" in again.read()
    again.type("quit")


def test_the_menu_is_left_by_enter_and_by_ctrl_d(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play")
    t.wait_for("Which game?")
    t.child.sendline("")
    assert t.code() == 0
    t = Terminal(tmp_path, "play")
    t.wait_for("Which game?")
    t.child.sendeof()
    assert t.code() == 0


def test_an_order_passes_and_is_taken_back_and_speeds_are_named(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "play", "condottiere", "--seats", "2", "--bots", "random", "--seed", "1")
    t.read()
    assert "nothing to order" in t.type("order")
    t.type("place roma")
    assert "1 [ ] Pass when I cannot win" in t.type("order")
    assert "1 [x] Pass" in t.type("order 1")
    assert "1 [ ] Pass" in t.type("order 1")
    assert "a number from 1 to 1" in t.type("order nonsense")
    assert "Bots play at once" in t.type("speed")
    assert "Bots play briskly" in t.type("speed brisk")
    assert "at once" in t.type("speed at-once")
    t.type("quit")


def test_an_unknown_speed_is_told() -> None:
    with pytest.raises(LudotecaError, match="calm, brisk, at-once"):
        speed_of("hasty")


def alone(game: str, people: tuple[int, ...], **setting: object) -> Session:
    t = ludoteca.new(game, seats=2, seed=1, **setting)  # type: ignore[arg-type]
    return seated(t, Seating(people=people, bots=("random",)), 1, Path("nowhere"))


def test_the_only_answer_is_given_unless_it_could_tell_others_something() -> None:
    """A Ventura player without an Event may only pass; against bots nobody asks for that."""
    for people, given in (((0,), True), ((0, 1), False)):
        session = alone("ventura", people)
        t = session.game
        while t.state.asked and len(t.legal(t.asked[0])) > 1:
            seat = t.asked[0]
            t.play(seat, t.legal(seat)[0])
        seat = t.asked[0]
        action, order = session.own_answer(seat)
        assert order == "" and (action in t.state.options(seat)) is (given and not t.can_undo(seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_path_stands_on_one_line(language: str) -> None:
    path = "'/a folder/with blanks/and a very long name of a file.txt'"
    for sentence in ("tui-left", "tui-record", "tui-saved"):
        lines = path_lines(Words(HOME, language), sentence, path, 60)
        assert sum([path in line.plain for line in lines]) == 1
        assert all(isinstance(line, Text) for line in lines)
