"""What a person at the terminal reads before a choice: who stands where, and what Done would mean."""

from __future__ import annotations

import pytest

from games.ventura.kit import ALPHA, BETA, PLAIN, A, B, arrange, lab, march, see
from games.ventura.kit.screen import drawn, speaking
from ludoteca import Game
from ludoteca.engine.words import LANGUAGES
from ludoteca.games.ventura import terminal as ventura
from ludoteca.terminal.offers import matching, offers

LAND = {"0,0": "city A", "1,0": "village A", "2,0": "field B"}


def labels(t: Game, seat: int = A, language: str = "en") -> dict[str, str]:
    found = offers(t, seat, speaking(t, language), ventura.brief, ventura.called)
    return {offer.name: offer.label for offer in found}


def asked(t: Game, seat: int, language: str = "en") -> str:
    prompt = t.prompt(seat)
    assert prompt is not None
    return speaking(t, language).say(prompt.message)


def upkeep(florins: int = 4) -> Game:
    troops = {(A, 2): f"{PLAIN} {ALPHA}:1 {BETA} @ 1,0"}
    return arrange(2, phase="upkeep", land=LAND, troops=troops, florins={A: florins})


def test_a_place_is_named_with_who_stands_there_and_how_wounded() -> None:
    t = upkeep()
    words = speaking(t)
    said = labels(t)
    assert said["dismiss 2.c"] == f"Dismiss: 2.c {words.text(f'short-{PLAIN}')}"
    assert said["dismiss 2.1"] == f"Dismiss: 2.1 {words.text(f'short-{ALPHA}')} -1"
    assert said["dismiss 2.2"] == f"Dismiss: 2.2 {words.text(f'short-{BETA}')}"
    assert said["dismiss 1.1"].endswith("1.1 Gar. Este")


def test_a_place_can_be_typed_by_its_number() -> None:
    t = upkeep()
    among = offers(t, A, speaking(t), ventura.brief, ventura.called)
    assert [offer.name for offer in matching("dismiss 2.1", among)] == ["dismiss 2.1"]
    assert [offer.name for offer in matching("done", among)] == ["done"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_done_says_what_it_means(language: str) -> None:
    t = upkeep()
    due = see(t)["players"][A]["upkeep"]
    assert str(due) in labels(t, language=language)["done"]
    plain = speaking(t, language).text("do-done")
    for phase in ("upkeep", "expansion", "conscription", "march"):
        there = arrange(
            2, phase=phase, land=LAND, reserve={A: "wood"}, florins={A: 3}, troops={(A, 2): ALPHA}
        )
        assert labels(there, language=language)["done"] != plain


def test_without_upkeep_there_is_nothing_to_pay() -> None:
    t = arrange(2, phase="upkeep", land=LAND, hands={A: "delayed-pay"})
    t.play(A, "play delayed-pay")
    if t.legal(B) == ["pass"]:
        t.play(B, "pass")
    assert labels(t)["done"] == "Go on" and asked(t, A) == "There is no upkeep to pay."


def test_whoever_cannot_pay_the_upkeep_is_told_so() -> None:
    t = arrange(2, phase="upkeep", land={"0,0": "city A"}, troops={(A, 2): ALPHA, (A, 3): BETA})
    due, florins = see(t)["players"][A]["upkeep"], see(t)["players"][A]["florins"]
    assert due - florins == 2 and "done" not in t.legal(A)
    assert asked(t, A) == "You are 2 Florins short of the upkeep: dismiss cards."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_about_events_names_the_moment_and_says_when_there_is_none(language: str) -> None:
    t = arrange(
        2,
        phase="march",
        land=LAND,
        troops={(A, 2): f"{ALPHA} @ 1,0", (B, 2): f"{BETA} @ 2,0"},
        hands={A: "charge", B: "farmers"},
        content=lab("battle-declared gain-florins 1"),
    )
    march(t, A, 2, "2,0")
    moment = speaking(t, language).text("window-battle-declared")
    some = asked(t, A, language)
    t.play(A, "pass")
    none = asked(t, B, language)
    assert some.startswith(moment) and none.startswith(moment) and some != none
    assert t.legal(B) == ["pass"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_familys_ability_is_told_where_there_is_one(language: str) -> None:
    words = speaking(arrange(2), language)
    said = " ".join(words.text("ability-este").split())
    for on in (False, True):
        t = arrange(2, land=LAND, options={"familial_expertise": on})
        text = " ".join(drawn(t, language=language, room=60).split())
        assert (said in text) == on


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_an_area_already_is_told_while_troops_are_regrouped(language: str) -> None:
    troops = {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{BETA} @ 1,0"}
    t = arrange(2, phase="regroup", land=LAND, troops=troops)
    t.play(A, "at 1,0")
    assert see(t, B)["regroup"] == []
    t.play(A, "assign 4")
    assert see(t, B)["regroup"] == [{"card": PLAIN, "area": 4}]
    assert f"4 {speaking(t, language).text(f'short-{PLAIN}')}" in drawn(t, language=language)
