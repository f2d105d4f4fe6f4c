"""Options: choices that are for some numbers of seats, and what makes games short for tests."""

from __future__ import annotations

import pickle

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.trek import OPTIONS, TREK
from ludoteca import BadOption, LudotecaError
from ludoteca.engine.options import OptionSpec
from ludoteca.engine.words import LANGUAGES, refusal_in_words
from ludoteca.testing.walks import option_sets, tried

MODE, LENGTH, BOOTS, GUIDE = OPTIONS


def test_a_form_offers_the_choices_that_fit() -> None:
    assert [MODE.fitting(seats) for seats in (1, 2, 3, 4)] == [
        ["auto", "alone"],
        ["auto", "race", "together"],
        ["auto", "race", "together"],
        [],
    ]
    assert LENGTH.fitting(1) == LENGTH.fitting(9) == ["long", "short"]
    assert BOOTS.fitting(1) == []


def test_each_choice_has_its_seats() -> None:
    odd = OptionSpec("mode", "a", "", choices=("a", "b"), seats=((1, 2),))
    with pytest.raises(ValueError, match="zip"):
        odd.fitting(1)


@pytest.mark.parametrize(
    ("seats", "mode", "told"),
    [
        (1, "race", "mode 'race' is for 2 to 3 seats, not for 1"),
        (2, "alone", "mode 'alone' is for 1 seat, not for 2"),
    ],
)
def test_the_game_refuses_what_does_not_fit(seats: int, mode: str, told: str) -> None:
    with registered(TREK) as name:
        with pytest.raises(BadOption, match=told) as refused:
            ludoteca.new(name, seats=seats, options={"mode": mode})
        assert refused.value.rule == "TOY-TREK-01"
        assert ludoteca.new(name, seats=seats, options={"mode": "auto"}).asked


def test_a_refusal_has_a_sentence_for_players_in_every_language() -> None:
    """The text is for programs; it and the sentence survive a pickle."""
    with registered(TREK) as name, pytest.raises(BadOption) as caught:
        ludoteca.new(name, seats=2, options={"mode": "alone"})
    for error in (caught.value, pickle.loads(pickle.dumps(caught.value))):
        assert error.text == "mode 'alone' is for 1 seat, not for 2" and str(error).endswith("[TOY-TREK-01]")
        assert [refusal_in_words(error, language) for language in LANGUAGES] == [
            "The option “mode”: “alone” is for one seat, and not for 2.",
            "L’opzione «mode»: «alone» è per un solo posto, non per 2.",
            "Die Option „mode“: „alone“ ist für einen Platz, nicht für 2.",
        ]


WRONG: list[tuple[str, int, dict[str, object]]] = [
    ("condottiere", 3, {"start_player": 5}),
    ("condottiere", 3, {"cap_tie_token": "defender"}),
    ("condottiere", 3, {"series_start": "winner"}),
    ("condottiere", 3, {"series": 501}),
    ("condottiere", 3, {"series": "many"}),
    ("condottiere", 7, {}),
    ("venti", 2, {"ten_last_before": True}),
    ("venti", 2, {"start_player": "5"}),
    ("venti", 2, {"memory_aid": 3}),
    ("ventura", 2, {"qqq": 3}),
    ("ventura", 3, {"initiative_tie": "left"}),
    ("dark-venture", 1, {"mode": "cooperative"}),
    ("dark-venture", 2, {"mode": "ranked"}),
    ("dark-venture", 1, {"mode": "ranked", "length": "short"}),
    ("dark-venture", 2, {"lenght": "short"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), WRONG)
def test_whatever_is_set_wrong_is_refused_in_every_language(
    game: str, seats: int, options: dict[str, object]
) -> None:
    with pytest.raises(LudotecaError) as caught:
        ludoteca.new(game, seats=seats, options=options)
    sentences = [refusal_in_words(caught.value, language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES), "each says it in its own words"
    assert all(sentence.endswith((".", "?")) and "[" not in sentence for sentence in sentences)


def test_what_has_no_sentence_for_players_is_told_as_it_is() -> None:
    assert refusal_in_words(LudotecaError("a file is missing", "X-1"), "it") == "a file is missing"


def test_options_are_pickled_with_their_seats() -> None:
    assert pickle.loads(pickle.dumps(TREK.info)) == TREK.info
    assert hash(TREK.info) == hash(pickle.loads(pickle.dumps(TREK.info)))


def test_all_but_plain_games_are_short_where_they_can_be() -> None:
    with registered(TREK) as name:
        assert option_sets(name, 1) == [
            {},
            {"length": "short", "boots": True},
            {"mode": "alone"},  # which is never short
            {"length": "short"},
        ]
        found = option_sets(name, 2)
        assert found[0] == {}
        assert all(options["length"] == "short" for options in found[1:])
        assert {"mode": "together", "length": "short"} in found and {"length": "short"} in found


def test_what_only_makes_a_game_short_is_not_what_a_set_is_there_for() -> None:
    with registered(TREK) as name:
        assert tried(name, {"mode": "race", "length": "short"}) == {"mode": "race"}
        assert tried(name, {"length": "short"}) == tried(name, {}) == {}


def test_a_game_that_says_nothing_is_tried_as_it_was() -> None:
    assert ludoteca.catalogue()["venti"].brief == {}
    assert {"start_player": "2"} in option_sets("venti", 3)
