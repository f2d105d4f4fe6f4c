"""The catalogues: every sentence that a game can say is there, in every language, and can be said."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import ludoteca
from kit.words import (
    ENGINE,
    GAMES,
    HOMES,
    NUMBERED,
    all_messages,
    entries,
    expected,
    messages,
    numbered,
    package,
    samples,
    speech,
    spoken_in_code,
    things,
)
from ludoteca import CHANCE, SPECTATOR
from ludoteca.engine.words import LANGUAGES, Message, Words

NARROW = 9  # characters of a short name
SOME_MOVES = 600  # of a game in play
SOURCE = Path(ludoteca.__file__).parent


def test_every_game_is_looked_at() -> None:
    assert set(GAMES) == set(ludoteca.catalogue())


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_broken_or_repeated_entries(home: str, language: str) -> None:
    body = entries(home, language, screens=True)
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    counts = Counter([entry.id.name for entry in body if isinstance(entry, ftl.Message)])
    assert [id for id, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_in_the_same_order(home: str, language: str) -> None:
    own, english = messages(home, language, screens=True), messages(home, "en", screens=True)
    assert list(own) == list(english)
    assert own == english


@pytest.mark.parametrize("game", GAMES)
def test_a_game_repeats_no_message_of_the_engine(game: str) -> None:
    assert set(messages(ENGINE, "en")) & set(messages(package(game), "en", screens=True)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_games_tables_has_words_with_its_arguments(game: str) -> None:
    there = all_messages(game)
    assert {id: there.get(id) for id in expected(game)} == expected(game)
    for id in numbered(game):
        assert there[id] <= NUMBERED, id


@pytest.mark.parametrize("game", GAMES)
def test_everything_said_in_the_code_has_words_with_its_arguments(game: str) -> None:
    there = all_messages(game)
    spoken = spoken_in_code(game)
    assert {"no-undo", "no-such-option"} | speech(game).said <= set(spoken)
    for id, places in spoken.items():
        for args in places:
            assert id in there, id
            assert args is None or args == there[id], id


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_never_said(game: str) -> None:
    said = set(expected(game)) | numbered(game) | set(spoken_in_code(game))
    assert set(all_messages(game)) - said == set()


@pytest.mark.parametrize("names", [[], ["Anna", "Luís", "O'Neill", "Zoë", "Jürgen", "{ $card }"]])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_said(game: str, language: str, names: list[str]) -> None:
    words = Words(package(game), language, names)
    for id, variables in all_messages(game, language).items():
        if id == "seat" or id in numbered(game):
            continue  # said by Words.seat and Words.thing, with numbers that are no names
        for args in samples(game, variables):
            text = words.say(Message(id, args))
            assert text and text == text.strip() and f"[{id}]" not in text, (id, text)
            for name, value in args.items():
                kind = name.rstrip("0123456789")
                assert kind == "count" or str(words.thing(kind, value)) in text, (id, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_of_things_are_all_different(game: str, language: str) -> None:
    words = Words(package(game), language)
    found = {kind: len({words.thing(kind, name) for name in names}) for kind, names in things(game).items()}
    assert found == speech(game).names
    short = [id for id in speech(game).for_displays if id.startswith("short-") and id not in numbered(game)]
    assert short and len({words.text(id) for id in short}) == len(short)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_short_names_are_short(game: str, language: str) -> None:
    words = Words(package(game), language)
    for id in messages(package(game), language):
        if id.startswith("short-"):
            text = words.text(id, {"first": 0, "second": 1} if id in numbered(game) else {})
            assert len(text) <= NARROW, text


BROWSER = Path(__file__).parent.parent / "web" / "src" / "words"
SHARED = [
    *[file for home in ("engine", "table", "terminal") for file in (SOURCE / home / "words").glob("*.ftl")],
    *BROWSER.glob("*.ftl"),
]
STRAIGHT = re.compile(r"\w'\w")
ITALIAN = [
    *SOURCE.rglob("words/*it.*"),
    *BROWSER.glob("it*.ftl"),
]


def test_italian_is_written_with_one_apostrophe() -> None:
    assert len(ITALIAN) > 2 * len(GAMES) + 4  # engine, terminal, table, browser; words and rules of a game
    straight = [(file.name, line) for file in ITALIAN for line in read(file).splitlines() if "'" in line]
    assert straight == []


def test_english_and_german_are_written_with_the_same_apostrophe() -> None:
    files = [*SOURCE.rglob("words/*.ftl"), *BROWSER.glob("*.ftl")]
    straight = [
        (file.name, line) for file in files for line in read(file).splitlines() if STRAIGHT.search(line)
    ]
    assert len(files) > 2 * len(ITALIAN) and straight == []


def test_what_all_games_share_names_none_of_them() -> None:
    """Sentences of a game lie in its own words, those of its screens and of the catalogue too."""
    assert len(SHARED) >= 4 * len(LANGUAGES)
    names = {name for info in ludoteca.catalogue().values() for name in (info.title, info.name)}
    found = {(file, name) for file in SHARED for name in names if re.search(rf"\b{name}\b", read(file))}
    assert found == set()


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_large_numbers_look_alike_everywhere(game: str, language: str) -> None:
    """Browsers and Python group thousands differently, so numbers that can be large are not grouped."""
    counting = Message(speech(game).counting, {"count": 1234})
    assert "1234 " in Words(package(game), language).say(counting)


@pytest.mark.parametrize(
    ("game", "options", "kinds"),
    [(game, options, kinds) for game in GAMES for options, kinds in speech(game).heard],
)
def test_games_in_play_find_all_their_words(game: str, options: dict[str, object], kinds: int) -> None:
    t = ludoteca.new(game, seats=3, seed=7, options=options)
    moves = list(t.rules.space(t.state).ids)
    rng = random.Random(7)
    speakers = {language: Words(package(game), language) for language in LANGUAGES}
    heard: set[str] = set()
    said: set[tuple[str, str]] = set()

    def say(message: Message) -> None:
        if repr(message) in heard:
            return
        heard.add(repr(message))
        for language, words in speakers.items():
            text = words.say(message)
            assert not text.startswith("["), text
            said.add((message.id, language))

    for turn in range(SOME_MOVES):
        if not t.asked:
            break
        seat = t.asked[0]
        prompt = t.prompt(seat)
        assert prompt is not None
        say(prompt.message)
        for choice in t.choices(seat):
            say(choice.label)
        for other in (seat, (seat + 1) % t.seats, CHANCE):
            # looking for what an unknown move may have meant is slow
            special = [move for move in ("keep no more", "commit") if move in moves or turn % 50 == 0]
            for move in (*special, rng.choice(moves)):
                refusal = t.why_not(other, move)
                if refusal is not None:
                    say(refusal.message)
        aside = t.asides(seat)
        legal = t.legal(seat)
        eager = [move for move in legal if move.startswith("fulfil")]  # or nobody ever gets far
        t.play(seat, rng.choice(aside if aside and turn % 10 == 9 else eager or legal))
    for viewer in (*range(t.seats), SPECTATOR):
        for event in t.events(viewer):
            say(event)
    if t.result is not None:
        say(Message(f"reason-{t.result.reason}"))
    assert len(said) > kinds * len(LANGUAGES)
