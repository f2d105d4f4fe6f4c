"""What a newcomer is counselled while the game is set up, and what is said before a quest is given up."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from games.dark_venture.kit.position import begin, play, position, with_cards
from ludoteca import Game
from ludoteca.bots import make_bot
from ludoteca.engine.words import Message, Words
from ludoteca.games.dark_venture import DARK_VENTURE
from ludoteca.games.dark_venture.actions import KEEP, NO_QUEST, REPLACE, TRADE_QUESTS, WEAR, space_of
from ludoteca.games.dark_venture.forecast import forecast
from ludoteca.games.dark_venture.rules.setup import ChooseHero
from ludoteca.games.dark_venture.state import Position

CHOICES = ("ask-hero", "ask-ancient", "ask-keep", "ask-keep-side")


def counselled(t: Game, seat: int) -> Any:
    state: Any = t.state
    found = forecast(state, seat)
    return found and found.get("counsel")


@pytest.mark.parametrize("seats", [1, 3])
def test_each_choice_of_the_set_up_has_counsel_which_greedy_follows(
    seats: int,
) -> None:
    t = ludoteca.new("dark-venture", seats=seats, seed=2, options={"ancients": True})
    greedy = make_bot("greedy", 1)
    counsels = []
    while t.view(0)["round"] == 0:
        seat = t.asked[0]
        assert all(counselled(t, other) is None for other in range(seats) if other != seat)
        counsel = counselled(t, seat)
        prompt = t.prompt(seat)
        assert prompt is not None
        assert (counsel is None) == (prompt.message.id not in CHOICES)
        if counsel is None:  # what a quest asks that was just received
            t.play(seat, t.legal(seat)[0])
            continue
        assert counsel["choice"] in t.legal(seat)
        door = t.door(seat)
        assert counsel["choice"] == door.name(greedy.choose(door))
        counsels.append(counsel["id"])
        t.play(seat, counsel["choice"])
    asked = ["counsel-hero", "counsel-ancient", "counsel-quest"]
    assert [counsels.count(one) >= seats for one in asked] == [True, True, True]
    assert counselled(t, t.asked[0]) is None


def test_counsel_says_why_in_every_language() -> None:
    t = ludoteca.new("dark-venture", seats=1, seed=2)
    counsel = counselled(t, 0)
    assert counsel["choice"] == "hero tin-aurelio"
    said = [
        Words(DARK_VENTURE.info.package, one).say(Message(counsel["id"], counsel["args"]))
        for one in ("en", "it", "de")
    ]
    assert said == [
        "A good first hero: hits hard and is well armored.",
        "Va bene per cominciare: colpisce forte e ha una buona armatura.",
        "Gut für den Anfang: schlägt hart zu und ist gut gerüstet.",
    ]


def test_what_a_hero_may_wear_at_first_is_counselled() -> None:
    """Two helmets for one head."""
    cards = position(2).terms.content.cards
    heads = [one.id for one in cards.items if one.slot_word == "head" and not any(one.needs)][:2]
    content = with_cards(heroes={"ysmene-tarr": {"gear": heads, "faction": "wayfolk"}})
    g = position(2, content)
    g.round = 0
    begin(g, ChooseHero(0))
    play(g, 0, "hero ysmene-tarr")
    found = forecast(g, 0)
    assert found is not None
    counsel = found["counsel"]
    why = {f"wear {heads[1]}": "counsel-wear", "pass": "counsel-keep-on"}
    assert counsel["id"] == why[counsel["choice"]]


def test_what_gives_up_quests_says_so_and_nothing_else_is_dangerous() -> None:
    g: Position = position(2)
    content = g.terms.content
    quest = 0
    while content.cards.quests[quest].id != "wet-feet":
        quest += 1
    told = DARK_VENTURE.danger(g, 0, REPLACE + quest)
    assert told is not None and (told.id, told.args) == ("danger-replace", {"quest": "wet-feet"})
    told = DARK_VENTURE.danger(g, 0, TRADE_QUESTS)
    assert told is not None and told.id == "danger-trade-quests"
    assert all(DARK_VENTURE.danger(g, 0, action) is None for action in (KEEP + quest, NO_QUEST, WEAR))
    assert space_of(content).names[REPLACE + quest] == "replace wet-feet"
