"""Each kind of objective: what counts for it and what does not, by the position that a player is in."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    come,
    figure,
    in_play,
    item,
    lead,
    menu,
    place,
    play,
    throw,
    with_cards,
)
from ludoteca.games.dark_venture.content.cards import HEROIC
from ludoteca.games.dark_venture.rules import deeds, joining, quests
from ludoteca.games.dark_venture.rules.conditions import OF_QUEST, OF_SEAT
from ludoteca.games.dark_venture.rules.marks import add_mark
from ludoteca.games.dark_venture.rules.objectives import due, last_rounds, progress, record
from ludoteca.games.dark_venture.state import Position
from ludoteca.testing import rule

QUIET: dict[str, Any] = {"abilities": [], "gifts": [], "gear": [], "faction": "ashen"}
INN = "slantwise-inn"


def wants(*ways: dict[str, Any], received: Any = None) -> Position:
    """The first player has a side quest that wants one of these."""
    entry = {"qp": 2, "received": received or {}, "stages": [{"ways": list(ways)}]}
    content = with_cards(
        locations=PLAIN_PLACES,
        side={"wet-feet": entry},
        heroes={"ysmene-tarr": QUIET, "captain-almost": QUIET},
        followers={"pell": QUIET},
        enemies={
            "appraiser": {**QUIET, "aggressive": True, "health": 1},
            "late-postman": {**QUIET, "roam": {}},
        },
    )
    g = in_play(content)
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    quest = [one.id for one in content.cards.quests].index("wet-feet")
    g.side_deck.loose[quest - HEROIC] = 0
    quests.receive(g, 0, quest)
    g.advance()
    return g


def win(g: Position, alone: bool, hurt: bool) -> None:
    """The hero, or hero and follower, walk into the inn and beat whoever is hostile there."""
    hero = g.piece(g.heroes[0])
    if not alone:
        lead(g, 0, "pell")
    come(g, "appraiser", INN)
    menu(g)
    play(g, 0, f"go {INN}")
    strikes = [(6, 6)] + ([] if alone else [(2, 2)]) + [(1, 1)]
    if hurt:
        strikes = [(1, 1)] + ([] if alone else [(2, 2)]) + [(6, 6)]
    for faces in strikes:
        throw(g, *faces)
    if hurt:
        throw(g, 1, 2)
        assert hero.health < 34
    play(g, 0, "hit appraiser")
    throw(g, 6, 6)


@rule("DV-QUEST-01")
@pytest.mark.parametrize(
    ("way", "alone", "hurt", "done"),
    [
        ({}, True, False, True),
        ({"alone": True}, True, False, True),
        ({"alone": True}, False, False, False),
        ({"unhurt": True}, True, False, True),
        ({"unhurt": True}, True, True, False),
        ({"at": INN}, True, False, True),
        ({"at": "glass-flats"}, True, False, False),
        ({"against": 2}, True, False, False),
        ({"health-max": 10}, True, False, False),
    ],
)
def test_to_win_a_fight_as_it_is_wanted(way: dict[str, Any], alone: bool, hurt: bool, done: bool) -> None:
    g = wants({"kind": "win", **way})
    win(g, alone, hurt)
    assert g.score[0] == (2 if done else 0)


@rule("DV-QUEST-01")
def test_to_own_so_many_worn_or_of_one_sort() -> None:
    swords = [one.name for one in in_play().terms.content.cards.items if one.category == "sword"][:2]
    g = wants({"kind": "own", "is": "weapon", "n": 2, "same": True})
    hero = g.piece(g.heroes[0])
    hero.carried = [item(g, swords[0]), item(g, "tuning-hammer")]
    assert not due(g)
    hero.carried.append(item(g, swords[1]))
    assert due(g)
    g = wants({"kind": "own", "is": "sword", "worn": True})
    hero = g.piece(g.heroes[0])
    hero.carried = [item(g, swords[0])]
    assert not due(g)
    hero.worn, hero.carried = hero.carried, []
    assert due(g)


@rule("DV-ITEM-12")
def test_a_knife_is_no_sword() -> None:
    knives = [one.name for one in in_play().terms.content.cards.items if one.category == "knife"]
    g = wants({"kind": "own", "is": "sword"})
    g.piece(g.heroes[0]).carried = [item(g, knife) for knife in knives]
    assert not due(g)


@rule("DV-QUEST-01", "DV-FOLL-03")
def test_to_win_a_follower() -> None:
    g = wants({"kind": "recruit", "is": "follower"})
    come(g, "pell")
    joining.join(g, 1, figure(g, "pell"))
    assert not due(g)
    joining.join(g, 0, figure(g, "pell"))
    assert due(g)


@rule("DV-QUEST-01")
def test_deeds_by_place_by_figure_and_by_condition() -> None:
    g = wants({"kind": "deed", "deed": "searches", "n": 2, "at": INN, "by": "follower"})
    pell = lead(g, 0, "pell", INN)
    hero = g.piece(g.heroes[0])
    record(g, pell.card, deeds.DEED, 0, deeds.FINDS)
    g.move(hero, place(g, INN))
    record(g, hero.card, deeds.DEED, 0, deeds.SEARCHES)
    record(g, pell.card, deeds.DEED, 0, deeds.SEARCHES)
    g.move(pell, 0)
    record(g, pell.card, deeds.DEED, 0, deeds.SEARCHES)
    assert not due(g) and progress(g, g.tasks[0]) == [1]
    g.move(pell, place(g, INN))
    record(g, pell.card, deeds.DEED, 0, deeds.SEARCHES)
    assert due(g)
    g = wants({"kind": "deed", "deed": "plays", "if": [{"leads": "any"}]})
    record(g, g.heroes[0], deeds.DEED, 0, deeds.PLAYS)
    assert not due(g)
    lead(g, 0, "pell")
    record(g, g.heroes[0], deeds.DEED, 0, deeds.PLAYS)
    assert due(g)


@rule("DV-QUEST-01")
def test_what_must_last_begins_anew_when_it_was_broken() -> None:
    g = wants({"kind": "last", "rounds": 2, "if": [{"at": "leaning-post"}]})
    hero = g.piece(g.heroes[0])
    for where, done in (
        ("leaning-post", False),
        (INN, False),
        ("leaning-post", False),
        ("leaning-post", True),
    ):
        g.round += 1
        g.move(hero, place(g, where))
        last_rounds(g)
        assert due(g) == done


@rule("DV-QUEST-01", "DV-QUEST-13")
def test_to_finish_other_quests() -> None:
    g = wants({"kind": "finish", "is": "heroic"})
    record(g, g.heroes[0], deeds.FINISH, HEROIC + 1)
    assert not due(g)
    record(g, g.heroes[0], deeds.FINISH, 3)
    assert due(g)


@rule("DV-QUEST-01")
def test_a_story_is_told_by_marks_on_the_quest_or_its_owner() -> None:
    g = wants({"kind": "story", "mark": "owes", "n": 2})
    mark = g.terms.content.marks.index("owes")
    add_mark(g, mark, OF_SEAT, 1, 2)
    assert not due(g)
    add_mark(g, mark, OF_SEAT, 0, 1)
    assert not due(g)
    add_mark(g, mark, OF_QUEST, g.tasks[0].quest, 1)
    assert due(g)


@rule("DV-QUEST-03", "DV-QUEST-08")
def test_a_story_that_others_have_begun_is_told_from_its_beginning() -> None:
    """What a quest that was replaced bears is forgotten when somebody draws it again."""
    g = wants({"kind": "story", "mark": "owes", "n": 2})
    quest = g.tasks[0].quest
    add_mark(g, g.terms.content.marks.index("owes"), OF_QUEST, quest, 1)
    quests.discard(g, 0, quest)
    quests.receive(g, 1, quest)
    assert progress(g, g.tasks[0]) == [0]


@rule("DV-QUEST-01")
def test_an_entry_may_advance_a_quest() -> None:
    """So much of whichever way is gone; of different places it counts as other ones."""
    way = {"kind": "visit", "is": "any", "n": 3, "distinct": True}
    g = wants(way, received={"do": [{"advance": 2}]})
    assert progress(g, g.tasks[0]) == [2] and not due(g)
    record(g, g.heroes[0], deeds.VISIT, place(g, INN), 0)
    assert due(g)


@rule("DV-QUEST-04", "DV-AMB-35")
def test_to_beat_as_many_of_a_kind() -> None:
    g = wants({"kind": "beat", "is": "not hero", "n": 2})
    for name in ("appraiser", "late-postman"):
        foe = come(g, name)
        g.tasks[0].seen |= 1 << foe.card
        assert not due(g)
        record(g, g.heroes[0], deeds.BEAT, foe.card)
    assert due(g)
