"""Records are lossless and readable, and a broken one gets an error that names the line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from kit.toys import registered
from kit.toys.trek import HOURS, TREK
from ludoteca import CHANCE, BrokenRecord, Game
from ludoteca.engine.record import parse_record
from ludoteca.engine.rng import seeded
from ludoteca.testing.walks import random_move

GOOD = """\
ludoteca-record 1
game: condottiere
rules_version: 1
edition: standard
seats: 2
option hidden_cards: true
option series: 20

* deal 1 winter
* deal 1 mercenary-2
"""


def played(seed: int, moves: int, **options: object) -> Game:
    t = ludoteca.new("condottiere", seats=3, seed=seed, options=options)
    rng = seeded(seed)
    for i in range(moves):
        if t.asked:
            random_move(t, rng, asides=10)
            t.go_on()
    return t


def error(text: str) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        ludoteca.replay(text)
    return caught.value


def test_a_record_is_headers_and_one_move_a_line() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1, options={"hidden_cards": True})
    t.play(0, "place roma")
    lines = str(t.record()).splitlines()
    assert lines[:7] == [
        "ludoteca-record 1",
        "game: condottiere",
        "rules_version: 1",
        "edition: standard",
        "seats: 2",
        "option hidden_cards: true",
        "",
    ]
    assert lines[7].startswith("* deal 1 ") and lines[-1] == "0 place roma" and len(lines) == 7 + 20 + 1


@settings(max_examples=15)
@given(st.integers(0, 10**6), st.integers(0, 400), st.booleans(), st.sampled_from([0, 8]))
def test_records_are_lossless(seed: int, moves: int, hidden: bool, series: int) -> None:
    t = played(seed, moves, hidden_cards=hidden, series=series)
    text = str(t.record())
    record = parse_record(text)
    assert str(record) == text
    assert record.moves == t.moves and record.options == t.options and record.result == t.result
    assert ludoteca.replay(text).position() == t.position()


def test_a_finished_game_says_its_result_in_a_header() -> None:
    t = played(3, 10_000)
    assert t.result is not None
    places = " ".join(map(str, t.result.ranking))
    scores = " ".join(map(str, t.result.scores))
    assert f"\nresult: {t.result.reason} | ranking {places} | scores {scores}\n" in str(t.record())
    assert ludoteca.replay(t.record()).result == t.result


def test_a_record_can_be_replayed_to_any_move_and_played_on() -> None:
    t = played(4, 30)
    record = t.record()
    early = ludoteca.replay(record, moves=31, seed=9)
    assert len(early.moves) == 31 and early.moves == t.moves[:31]
    early.play(early.asked[0], early.legal(early.asked[0])[0])
    assert ludoteca.replay(record, moves=-4).moves == []
    assert ludoteca.replay(record, moves=10**9).moves == t.moves


def test_remarks_and_blank_lines_among_the_moves_are_skipped() -> None:
    text = GOOD.replace("* deal 1 winter\n", "# a remark\n\n   * deal 1 winter   \n").replace(
        "game:", "# who\ngame:"
    )
    t = ludoteca.replay(text)
    assert t.moves == [(CHANCE, "deal 1 winter"), (CHANCE, "deal 1 mercenary-2")]


def test_the_moves_of_a_record_may_be_written_carelessly() -> None:
    assert ludoteca.replay(GOOD.replace("deal 1 winter", "Deal  1   WINTER")).moves[0] == (
        CHANCE,
        "deal 1 winter",
    )


def ended(result: str) -> str:
    return GOOD.replace("\n\n", f"\nresult: {result}\n\n")


BROKEN = [
    ("an empty text", "", 1, "not a game recorded by Ludoteca"),
    ("another kind of file", '[Event "F/S Return Match"]\n1. e4 e5\n', 1, "not a game recorded by"),
    ("a future format", GOOD.replace("record 1", "record 2"), 1, "format '2' is not known"),
    ("a game nobody knows", GOOD.replace("condottiere", "condotiere"), 2, "did you mean 'condottiere'"),
    ("a future version of the rules", GOOD.replace("rules_version: 1", "rules_version: 7"), 3, "version 7"),
    ("an option of another version", GOOD.replace("version: 1", "version: 7\noption old: 1"), 3, "version 7"),
    ("a version that is no number", GOOD.replace("rules_version: 1", "rules_version: one"), 3, "is a number"),
    ("an unknown edition", GOOD.replace("standard", "pocket"), 4, "no edition 'pocket'"),
    ("too many seats", GOOD.replace("seats: 2", "seats: 7"), 5, "2 to 6 seats"),
    ("a negative number of seats", GOOD.replace("seats: 2", "seats: -2"), 5, "seats is a number"),
    ("a huge number of seats", GOOD.replace("seats: 2", "seats: " + "9" * 5000), 5, "seats is a number"),
    ("an unknown option", GOOD.replace("hidden_cards", "hiden_cards"), 6, "did you mean 'hidden_cards'"),
    ("an option of the wrong type", GOOD.replace("true", "5"), 6, "true or false"),
    ("an option out of range", GOOD.replace("series: 20", "series: 501"), 7, "from 0 to 500"),
    ("an option that is no number", GOOD.replace("series: 20", "series: --20"), 7, "whole number"),
    ("a header twice", GOOD.replace("seats: 2", "seats: 2\nseats: 2"), 6, "twice"),
    ("an unknown header", GOOD.replace("seats: 2", "seats: 2\nwinner: me"), 6, "unknown header 'winner'"),
    ("a header without a colon", GOOD.replace("seats: 2", "seats: 2\nhello"), 6, "looks like 'seats: 3'"),
    ("no game", GOOD.replace("game: condottiere\n", ""), 1, "'game' is missing"),
    ("no seats", GOOD.replace("seats: 2\n", ""), 1, "'seats' is missing"),
    ("no rules version", GOOD.replace("rules_version: 1\n", ""), 1, "'rules_version' is missing"),
    ("a move without a seat", GOOD + "pass\n", 11, "a move looks like"),
    ("a seat without a move", GOOD + "1 \n", 11, "a move looks like"),
    ("a seat that is not there", GOOD + "2 pass\n", 11, "no seat '2'"),
    ("a negative seat", GOOD + "-1 pass\n", 11, "no seat '-1'"),
    ("a move that does not exist", GOOD + "* deal 1 wizard\n", 11, "not a move of this game"),
    ("a move that is cut off", GOOD.removesuffix("cenary-2\n"), 10, "not a move of this game"),
    ("a move out of turn", GOOD + "0 pass\n", 11, "cannot be played"),
    ("a card for the wrong seat", GOOD + "* deal 0 winter\n", 11, "cannot be played"),
    ("a result of an unfinished game", ended("total | ranking 1 2 | scores 6 2"), 8, "lead"),
    ("a result for three", ended("total | ranking 1 2 2 | scores 6 2 1"), 8, "2 seats"),
    ("a result without scores", ended("total | ranking 1 2"), 8, "looks like"),
    ("a result in words", ended("total | ranking a b | scores x -"), 8, "a number"),
]


@pytest.mark.parametrize(
    ("text", "line", "says"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN]
)
def test_a_broken_record_names_its_line(text: str, line: int, says: str) -> None:
    problem = error(text)
    assert problem.line == line
    assert says in problem.text and problem.text.startswith(f"line {line}: ")


def test_a_refused_combination_of_options_is_told_with_its_rule() -> None:
    problem = error(GOOD.replace("option series: 20", "option cap_tie_token: defender"))
    assert problem.rule == "CON-R20"


def test_a_move_after_the_end_names_its_line() -> None:
    text = str(played(3, 10_000).record())
    assert error(text + "0 pass\n").line == len(text.splitlines()) + 1


def test_a_finished_game_that_is_cut_off_does_not_reach_its_result() -> None:
    lines = str(played(3, 10_000).record()).splitlines()
    problem = error("\n".join(lines[:-3]))
    assert lines[problem.line - 1].startswith("result: ")


def test_a_changed_result_is_noticed() -> None:
    text = str(played(3, 10_000).record())
    assert (
        "do not lead to this result"
        in error(text.replace("ranking 1", "ranking 3").replace("ranking 2", "ranking 1")).text
    )


def test_a_text_of_a_hundred_megabytes_is_refused_at_once() -> None:
    assert "too large" in error(GOOD + "0 pass\n" * 3_000_000).text


@settings(max_examples=150)
@given(st.data())
def test_a_damaged_record_is_broken_or_another_game_but_never_a_crash(data: st.DataObject) -> None:
    text = str(played(3, 25).record())
    for i in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        until = data.draw(st.integers(at, min(len(text), at + 30)))
        text = text[:at] + data.draw(st.text(alphabet=st.characters(), max_size=8)) + text[until:]
    line = 1
    try:
        ludoteca.replay(text)
    except BrokenRecord as problem:
        line = problem.line
    assert 1 <= line <= len(text.splitlines()) + 1


def test_a_game_of_sixty_thousand_moves_is_stored_and_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOURS, "long", 60_000)
    with registered(TREK):
        t = ludoteca.new("toy-trek", seats=1)
        while t.asked:
            t.play(0, "walk")
        text = str(t.record())
        again = ludoteca.replay(text)
        assert len(again.moves) == 60_000 and str(again.record()) == text
        assert ludoteca.load(t.snapshot()).result == again.result == t.result
