"""A game says its messages in words: en, it and de."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca import Game, LudotecaError, Message, Result


@pytest.fixture(scope="module")
def t() -> Game:
    t = ludoteca.new("condottiere", seats=3, seed=7)
    t.play(0, "place roma")
    return t


def test_an_event_is_said_in_every_language(t: Game) -> None:
    event = t.events(1)[-1]
    assert t.say(event) == "Seat 1 calls a battle for Roma."
    assert t.say(event) == t.say(event, "en")
    said = {t.say(event, language) for language in ("en", "it", "de")}
    assert len(said) == 3 and all("Roma" in text or "Rom" in text for text in said)


def test_prompts_refusals_choices_and_results_are_said_too(t: Game) -> None:
    prompt, refusal = t.prompt(0), t.why_not(0, "play bishop")
    assert prompt is not None and refusal is not None
    assert t.say(prompt) == t.say(prompt.message) and t.say(refusal) == refusal.text
    assert t.say(refusal, "it") == t.say(refusal.message, "it") != refusal.text
    choice = t.choices(0)[0]
    assert t.say(choice, "de") == t.say(choice.label, "de") != t.say(choice)
    assert t.say(Result("connected", (1, 2), (4, 3))) != t.say(Result("connected", (1, 2), (4, 3)), "it")
    assert t.say(Result("much-too-long", (1, 2), (4, 3))) == "much too long"


def test_players_are_called_by_their_names(t: Game) -> None:
    event = t.events(1)[-1]
    assert t.say(event, names=["Anna", "Bruno", "Carla"]).startswith("Anna ")
    assert t.say(event, "it", ("Anna",)).startswith("Anna ")
    assert t.say(event, names=[]) == t.say(event)


@pytest.mark.parametrize("language", ["fr", "", "EN", None, 5, ["en"], "\ud800"])
def test_another_language_is_refused_in_words(t: Game, language: Any) -> None:
    with pytest.raises(LudotecaError, match=r"no words in .*; choose one of en, it, de"):
        t.say(Message("ask-site"), language)


@pytest.mark.parametrize("names", ["Anna", None, 5, [1], [None], {"Anna"}])
def test_names_are_a_list_of_texts(t: Game, names: Any) -> None:
    with pytest.raises(LudotecaError, match="names are a list of texts"):
        t.say(Message("ask-site"), "en", names)


@given(
    st.one_of(st.none(), st.integers(), st.text(), st.binary(), st.lists(st.integers()), st.builds(object))
)
def test_nothing_else_is_said(t: Game, what: Any) -> None:
    with pytest.raises(LudotecaError, match="is said, not"):
        t.say(what)
