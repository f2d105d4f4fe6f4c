"""At the terminal: what is told before a move is made, and what could be done for a quest."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from kit.screen import NAMES, speaking
from ludoteca import CHANCE, Game
from ludoteca.engine.words import LANGUAGES
from ludoteca.lessons.course import course_at
from ludoteca.lessons.script import lesson_of
from ludoteca.terminal.question import Answer, Question
from ludoteca.terminal.screen import make_console
from ludoteca.terminal.session import Seating, Session

# the lesson of the game leads to all kinds of questions
PATH = (
    *("draw location", "no quest", "lay slantwise-inn", "at 1,0", "turn 0", "answer dead-end-turn-back"),
    *("play knife-orphans-1", "into slantwise-inn", "go slantwise-inn", "hit knife-orphans-1"),
    *("answer fair-warning-warn-nobody", "answer slantwise-inn-a-shared-room", "find surveyors-hat"),
)


def after(moves: int) -> Game:
    lesson = lesson_of("dark-venture")
    assert lesson is not None
    return course_at(lesson, list(PATH[:moves])).game


def asked(t: Game, odds: bool = True, language: str = "en") -> Question:
    session = Session(t, Seating(), {}, NAMES[: t.seats], Path("nowhere"), odds=odds)
    return Question(session, speaking(t, language), make_console(), 0)


def shown(t: Game, odds: bool = True) -> str:
    return "\n".join(line.plain for line in asked(t, odds).lines(200))


def opened(t: Game, group: str) -> str:
    one = asked(t)
    one.opened = next(some for some in one.groups if some[0].name.startswith(group))
    return "\n".join(line.plain for line in one.lines(200))


@pytest.mark.parametrize(
    ("moves", "group", "said"),
    [
        (8, "go ", "1 AP, Knife Orphans 1 would fight, a story waits"),
        (9, "", "ends it on dice of"),
        (9, "", "Flee"),
        (11, "", "12 or more ("),
        (13, "wear ", "then P"),
    ],
)
def test_moves_say_what_they_cost_and_how_likely_they_are(moves: int, group: str, said: str) -> None:
    t = after(moves)
    text = opened(t, group) if group else shown(t)
    assert said in text
    assert "%" not in shown(t, odds=False)


def test_a_move_that_is_possible_says_so_with_its_odds(capsys: pytest.CaptureFixture[str]) -> None:
    one = asked(after(13))
    assert one.why("search") is Answer.AGAIN
    assert "1 AP, " in capsys.readouterr().out


def test_what_could_be_done_for_a_quest(capsys: pytest.CaptureFixture[str]) -> None:
    one = asked(after(2))
    assert one.quest("") is Answer.AGAIN
    told = capsys.readouterr().out
    names = [one.printed["quests"][id]["name"] for id in ("dead-end", "fair-warning", "loose-boards")]
    assert (
        all(name in told for name in names) and "Counts now: " in told and "A good one to begin with." in told
    )
    assert one.quest("loose") is Answer.AGAIN
    told = capsys.readouterr().out
    assert names[2] in told and names[0] not in told and "here in Leaning Post" in told
    one.quest("zzz")
    assert "no quest whose name begins" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for moves in (2, 8, 9, 11, 13):
        one = asked(after(moves), language=language)
        for offer in one.offers:
            assert "forecast-" not in one.told(offer)
        one.quest("")
    assert "lead-" not in capsys.readouterr().out


def test_other_games_have_no_quests(capsys: pytest.CaptureFixture[str]) -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    while t.asked[0] != 0:
        t.play(t.asked[0], t.legal(t.asked[0])[0])
    assert CHANCE not in t.asked
    one = asked(t)
    one.quest("")
    assert "no quests" in capsys.readouterr().out
