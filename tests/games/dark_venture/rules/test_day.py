"""Chapter "Day track": the double noon, the hours, and what was put off."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.fights import fighters, ring, silent, strike_first
from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    begin,
    deal,
    figure,
    in_play,
    lead,
    legal,
    menu,
    place,
    play,
    throw,
    told,
    with_cards,
)
from games.dark_venture.kit.quests import clear, quest_of, table
from ludoteca.engine.kernel import CHANCE, SPECTATOR
from ludoteca.games.dark_venture.content.cards import HEROIC
from ludoteca.games.dark_venture.imagined import looks_at_quests
from ludoteca.games.dark_venture.rules.rounds import Rounds
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import NOBODY
from ludoteca.testing import rule


@rule("DV-DAY-03", "DV-DAY-08", "DV-AMB-39", "DV-L-15")
def test_s21_the_double_noon() -> None:
    """All draw two before any is returned; the rejected ones go back together."""
    names = ("bury-the-bell", "last-ferry", "tax-year", "spare-heart")
    plain: dict[str, Any] = {id: {"received": {}} for id in names}
    g = table(with_cards(locations=PLAIN_PLACES, heroic=plain))
    g.current = NOBODY
    g.round = 5
    begin(g, Rounds())
    for quest in names:
        deal(g, quest)
    assert g.asked == (0,) and legal(g, 0) == ["keep bury-the-bell", "keep last-ferry"]
    drawn = [[quest_of(g, name) for name in some] for some in (names[:2], names[2:])]
    assert [looks_at_quests(g, seat) for seat in (0, 1, SPECTATOR)] == [*drawn, []]
    play(g, 0, "keep last-ferry")
    assert g.heroic_deck.size() == HEROIC - 4 and legal(g, 1) == ["keep tax-year", "keep spare-heart"]
    play(g, 1, "keep tax-year")
    assert g.heroic_deck.size() == HEROIC - 2 and g.rejected == [(), ()]
    assert [task.quest for task in g.tasks] == [quest_of(g, "last-ferry"), quest_of(g, "tax-year")]
    seen = [event for event in g.log or [] if event.kind == "looks-at-quest"]
    assert [event.told_to(1) for event in seen] == [False, False, True, True]


@rule("DV-NPC-02", "DV-TURN-09", "DV-QUEST-12", "DV-DAY-03")
def test_dv_npc_02_whom_a_quest_of_the_double_noon_brings_is_fought_before_the_next_player_chooses() -> None:
    names = ("bury-the-bell", "last-ferry", "tax-year", "spare-heart")
    quests: dict[str, Any] = {id: {"received": {}} for id in names}
    quests["bury-the-bell"] = {"received": {"do": [{"call": "tax-birds", "to": "here"}]}}
    g = ring(silent(heroic=quests))
    hero, rival = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    g.move(rival, place(g, "glass-flats"))
    g.current, g.round = NOBODY, 5
    begin(g, Rounds())
    for quest in names:
        deal(g, quest)
    play(g, 0, "keep bury-the-bell")
    deal(g, "tax-birds-1")
    bird = g.piece(figure(g, "tax-birds-1"))
    assert fighters(g) == sorted([hero.card, bird.card])
    bird.health = 1
    strike_first(g, hero, bird)
    play(g, 0, "hit tax-birds-1")
    throw(g, 1, 1)
    assert g.asked == (1,) and legal(g, 1) == ["keep tax-year", "keep spare-heart"]
    play(g, 1, "keep tax-year")
    assert g.rejected == [(), ()]


@rule("DV-DAY-04", "DV-DAY-05")
@pytest.mark.parametrize(("seats", "length", "dealt"), [(2, "short", 0), (1, "short", 0), (1, "long", 2)])
def test_dv_day_04_none_in_a_short_game_and_two_of_which_one_alone(
    seats: int, length: str, dealt: int
) -> None:
    g = in_play(seats=seats, length=length)
    lead(g, 0, "ysmene-tarr")
    if seats > 1:
        lead(g, 1, "captain-almost")
    g.current = NOBODY
    g.round = 5
    begin(g, Rounds())
    assert (g.asked == (CHANCE,)) == (dealt > 0)
    for _ in range(dealt):
        g.apply(CHANCE, g.options(CHANCE)[0])
    if dealt:
        assert len(legal(g, 0)) == 2 and legal(g, 0)[0].startswith("keep ")


@rule("DV-DAY-01", "DV-DAY-02", "DV-DAY-06", "DV-DAY-07", "DV-AMB-03", "DV-AMB-04")
def test_dv_day_06_hours_happen_with_the_option_alone() -> None:
    """Hour n is round n; the sun moves with each round, twelve times; hour events come before the turns."""
    hour = {"hour-three": {"do": [{"qp": 1}]}}
    for events in (False, True):
        g = table(with_cards(locations=PLAIN_PLACES, hours=hour), day_events=events)
        g.current = NOBODY
        g.round = 2
        begin(g, Rounds())
        assert told(g, "hour") == [(3, 2)] and g.score[g.order[0]] == int(events)
    assert g.terms.rounds == 12


@rule("DV-TURN-09", "DV-DAY-08", "DV-NPC-02")
def test_dv_turn_09_what_was_put_off_comes_when_the_round_begins_in_turn_order() -> None:
    later = [{"later": "round", "do": [{"lose": 1}]}]
    g = table(
        with_cards(
            locations={**PLAIN_PLACES, "leaning-post": {"a": {"rules": [{"on": "enter", "do": later}]}}}
        )
    )
    g.order = [1, 0]
    for hero in g.heroes:
        g.move(g.piece(hero), place(g, "slantwise-inn"))
    for seat in (0, 1):
        g.terms.lore.arrive(g, [g.heroes[seat]], 0)
        g.advance()
    assert told(g, "loses-health") == []
    g.current = NOBODY
    begin(g, Rounds())
    assert told(g, "loses-health") == [(g.heroes[1], 1, 29), (g.heroes[0], 1, 33)] and g.laters == []


@rule("DV-NPC-02", "DV-TURN-09", "DV-DAY-08")
def test_dv_npc_02_whoever_a_place_brings_is_fought_before_the_next_one_brings_somebody() -> None:
    """Places as they were laid; then figures, in turn order of their players."""
    calls = [{"on": "round", "do": [{"call": name, "to": "here"}]} for name in ("tax-birds", "salt-hounds")]
    later = {"abilities": [{"on": "round", "do": [{"lose": 1}]}]}
    names = ("leaning-post", "slantwise-inn")
    speaks = {name: {"a": {"rules": [call]}} for name, call in zip(names, calls, strict=True)}
    places = {**PLAIN_PLACES, **speaks}
    g = ring(silent(locations=places, heroes={"ysmene-tarr": later, "captain-almost": later}))
    hero, rival = g.piece(g.heroes[0]), g.piece(g.heroes[1])
    g.move(rival, place(g, "slantwise-inn"))
    g.order = [1, 0]
    g.current = NOBODY
    begin(g, Rounds())
    deal(g, "tax-birds-1")
    bird = g.piece(figure(g, "tax-birds-1"))
    assert fighters(g) == sorted([hero.card, bird.card])
    assert [event[0] for event in told(g, "comes")] == [bird.card]
    bird.health = 1
    strike_first(g, hero, bird)
    play(g, 0, "hit tax-birds-1")
    throw(g, 1, 1)
    deal(g, "salt-hounds-1")
    hound = g.piece(figure(g, "salt-hounds-1"))
    assert fighters(g) == sorted([rival.card, hound.card])
    hound.health = 1
    strike_first(g, rival, hound)
    play(g, 1, "hit salt-hounds-1")
    throw(g, 1, 1)
    assert [event[0] for event in told(g, "loses-health")][-2:] == [rival.card, hero.card]


@rule("DV-TURN-09")
def test_what_was_put_off_until_a_turn_waits_for_its_owners() -> None:
    later = [{"later": "turn", "do": [{"lose": 1}]}]
    g = table(
        with_cards(
            locations={**PLAIN_PLACES, "slantwise-inn": {"a": {"rules": [{"on": "enter", "do": later}]}}}
        )
    )
    menu(g)
    play(g, 0, "go slantwise-inn")
    play(g, 0, "end")
    clear(g)
    g.turns += 1
    menu(g, 1)
    assert told(g, "loses-health") == []
    play(g, 1, "end")
    clear(g)
    begin(g, Turn(0))
    play(g, 0, "draw item")
    while g.asked == (CHANCE,):
        g.apply(CHANCE, g.options(CHANCE)[0])
    play(g, 0, "no quest")
    assert told(g, "loses-health") == [(g.heroes[0], 1, 33)]
