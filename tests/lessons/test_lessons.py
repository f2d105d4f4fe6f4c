"""Every lesson is played on every path; and what is wrong with one is found."""

from __future__ import annotations

from copy import deepcopy
from importlib import resources

import pytest

import ludoteca
from kit import toys
from kit.toys import march
from ludoteca.engine.errors import ContentError
from ludoteca.engine.registry import rules_of
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.lessons.course import Course, LostPlace, course_at
from ludoteca.lessons.script import FILE, Lesson, lesson_of, matches, read_lesson
from ludoteca.testing.lessons import Walk, faults, faults_of, sentences

GAMES = tuple(ludoteca.catalogue())
INFO = rules_of("venti").info
TEXT = resources.files(INFO.package).joinpath(FILE).read_text(encoding="utf-8")
SENTENCES = sentences("venti")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fits_its_game_on_every_path(game: str) -> None:
    assert faults(game) == []


def test_all_paths_of_a_lesson_are_played() -> None:
    walk = Walk(read())
    assert walk.faults() == [] and walk.paths == 16


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_its_three_cards(game: str, language: str) -> None:
    words = Words(rules_of(game).info.package, language)
    facts: dict[str, str | int] = {"total": 5, "adjacent": 3, "mode": "cooperative", "goal": 20, "rounds": 12}
    for id in ("first-goal", "first-turn", "first-end"):
        assert 3 <= len(words.text(id, facts).split()) <= 32


def read(old: str = "", new: str = "") -> Lesson:
    """The lesson of VENTI with something in it written otherwise."""
    assert old in TEXT
    return read_lesson(TEXT.replace(old, new, 1), "a lesson", INFO)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('say = "learn-draw"', 'sya = "learn-draw"', "line 14: beat[0].sya: there is nothing of this name"),
        ('say = "learn-draw"', 'say = "draw"', "line 14: beat[0].say: the id of a sentence is needed"),
        ('expect = "draw 5.3"', "", "beat[0]: either `expect` or `steps` is needed"),
        ('expect = "draw 5.3"', "expect = 5", "beat[0].expect: a move, a list of moves or 'any' is needed"),
        ('"target:a", "centre:5.3"', '"goal:a"', "beat[0].point.goal: there is nothing of this name"),
        ("* reveal 7.1", "* reveal {7.1 7.2", "beat[0].then: the brace of"),
        ("* reveal 7.1", "7 reveal 7.1", "beat[0].then: there is no seat '7' among 3"),
        ('game = "venti"', 'game = "chess"', "lesson.game: this is a lesson of 'venti'"),
        ("seats = 3", "seats = 9", "lesson.seats: VENTI is for 2 to 6 seats, not 9"),
        ('names = ["", "Anna", "Bruno"]', 'names = ["", "Anna"]', "lesson.names: a name for each"),
        ('offer = ["game", "again", "rules"]', 'offer = ["cake"]', "ending.offer: a list of some of these"),
        ("minutes = 4", "minutes = 4\nlevel = 3", "lesson.level: there is nothing of this name"),
        ("[lesson]", "[lesson", "a lesson: "),
    ],
)  # fmt: skip
def test_what_is_written_wrong_is_told_with_its_place(old: str, new: str, told: str) -> None:
    with pytest.raises(ContentError) as error:
        read(old, new)
    assert told in error.value.text


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("rules_version = 2", "rules_version = 1", "rules_version: the lesson is of 1, the rules are 2"),
        ('options = { start_player = "0" }', "options = { speed = 3 }", "speed"),
        ("* deal 0 2.1; ", "", "the lesson of venti, opening: "),
        ("\n* reveal 6.9; say", "\nsay", "beat 9, step 5: the lesson of venti, after 'commit'"),
        ('; 2 end turn"""', '"""', "beat 4: (2,) are asked, not the learner"),
        ('expect = "fulfil a"', 'expect = "fulfil b"', "beat 2: nothing that is wanted is legal"),
        ('["draw 0.4", ', '["draw 7.9", "draw 0.4", ', "beat 7: 'draw 7.9' is wanted, but legal on no path"),
        ('{ "*" = "learn-draw-no" }', '{ "draw *" = "learn-draw-no" }', "is neither wanted nor answered"),
        ("winners = [0]", "winners = [1]", "the end: the result is points"),
        ('then = "* reveal 1.13"', 'then = ""', "the end: the game is not over, (-1,) are asked"),
        ('"target:a", "centre:5.3"', '"target:a", "centre:6.6"', "beat 1: 'centre:6.6' points at nothing"),
        ('"target:c", "centre:4.6"', '"move:fulfil c"', "beat 4: 'move:fulfil c' points at nothing"),
        ('"points:0"', '"points:3"', "beat 11: 'points:3' points at nothing"),
        ('"part:actions"', '"part:sun"', "beat 3: 'part:sun' points at nothing"),
        ('"use 7.2", "commit"]', '"use 7.2", "commit", "commit"]', "beat 9: there are 6 steps, more than 5"),
        ('say = "learn-ten"', 'say = "learn-eleven"', "learn-eleven: there is no sentence in de"),
        ('say = "learn-ten"', 'say = "learn-eleven"', "learn-ten: nothing says this sentence, in it"),
    ],
)  # fmt: skip
def test_a_lesson_that_does_not_fit_fails(old: str, new: str, told: str) -> None:
    plain = TEXT.replace('others = "learn-draw-no"', 'others = { "*" = "learn-draw-no" }')
    assert old in plain
    lesson = read_lesson(plain.replace(old, new, 1), "a lesson", INFO)
    found = faults_of(lesson, INFO, SENTENCES)
    assert any(told in fault for fault in found), found


def test_a_lesson_is_neither_short_nor_long_and_nor_are_its_sentences() -> None:
    beat = TEXT[TEXT.index("[[beat]]  # 2.") : TEXT.index("[ending]")]
    few, texts = read(beat, ""), deepcopy(SENTENCES)
    assert any(fault.startswith("there are 1 beats") for fault in faults_of(few, INFO, texts))
    texts["it"]["learn-end"] = "parola " * 31
    texts["en"]["learn-end"] = "word " * 26
    assert [fault for fault in faults_of(read(), INFO, texts) if "words in" in fault] == [
        "learn-end: 26 words in en are more than 25",
        "learn-end: 31 words in it are more than 30",
    ]


def test_a_star_is_any_text_and_nothing_else_is_a_sign() -> None:
    assert matches("at *", "at 0,1") and matches("*", "") and matches("draw 5.3", "draw 5.3")
    assert not matches("draw 5.3", "draw 5x3") and not matches("at", "at 0,1")


# a course


def begun() -> Course:
    lesson = lesson_of("condottiere")
    assert lesson is not None
    return Course(lesson)


def test_a_move_is_matched_before_it_is_made() -> None:
    course = begun()
    before = course.game.position()
    other = course.answer("place roma")
    illegal = course.answer("pass")
    assert (other.wanted, other.say, other.refusal) == (False, "learn-place-no", None)
    assert not illegal.wanted and illegal.refusal is not None and illegal.refusal.text
    assert course.answer("place firenze").wanted
    assert course.game.position() == before and course.path == []


def test_a_wanted_move_is_followed_by_the_script() -> None:
    course = begun()
    course.make("place firenze")
    lines = [(line.seat, line.move) for line in course.follow("play mercenary-4")]
    assert lines == [(0, "play mercenary-4"), (1, "play mercenary-2"), (2, "pass"), (3, "pass")]
    assert (course.beat, course.say, course.wanted()) == (2, "learn-lead", ["play mercenary-3"])


def test_an_answer_may_depend_on_what_was_chosen() -> None:
    path = ["place firenze", "play mercenary-4", "play mercenary-3", "pass", "place roma", "play courtesan"]
    path += ["play winter", "play mercenary-2", "pass", "place siena", "play mercenary-6", "play bishop"]
    lesson = begun().lesson
    course = course_at(lesson, path)
    assert course.answer("favor off").say == "learn-favor-off"
    assert course.answer("favor torino").say == "learn-favor-on"
    assert [*course.wanted()] == course.game.legal(0)


def test_back_goes_one_beat_back_and_to_the_start_of_one_with_steps() -> None:
    lesson = lesson_of("ventura")
    assert lesson is not None
    course = Course(lesson)
    assert course.one_back() == 0
    while course.step == 0:
        course.make(course.wanted()[0])
    begun = len(course.path) - 1
    assert course.one_back() == begun
    back = course_at(lesson, course.path[:begun])
    assert (back.beat, back.step) == (course.beat, 0)
    assert course_at(lesson, back.path[: back.one_back()]).beat == course.beat - 1


def test_a_place_that_the_lesson_does_not_have_is_refused() -> None:
    lesson = begun().lesson
    for path in (["place roma"], ["pass"], ["place firenze", ""], ["no such move"]):
        with pytest.raises(LostPlace):
            course_at(lesson, path)


def test_a_game_without_a_lesson_has_none() -> None:
    with toys.registered(march.MARCH) as name:
        assert lesson_of(name) is None and faults(name) == []
