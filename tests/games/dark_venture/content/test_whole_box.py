"""The whole box: its tables fit together, and all of it can be compiled."""

from __future__ import annotations

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import (
    ANCIENTS,
    FIGURE_CARDS,
    HEROES,
    HEROIC,
    ITEM_CARDS,
    PLACES,
    QUEST_CARDS,
)
from ludoteca.games.dark_venture.content.played import Content, shipped_content
from ludoteca.games.dark_venture.content.program import END, JUMP, NAMES, NOTHING
from ludoteca.games.dark_venture.content.tables import shipped

CONTENT = shipped_content()


def test_every_word_is_known_and_every_mark_is_both_set_and_read() -> None:
    assert all(shipped().tables.values())


def test_every_card_has_its_number() -> None:
    """TV-20: 36 characters, 62 items; 24 locations, 63 quests, 6 Ancients."""
    cards = CONTENT.cards
    assert len(cards.figures) == FIGURE_CARDS and len({figure.id for figure in cards.figures}) == 29
    assert [figure.role for figure in cards.figures[:HEROES]] == [0] * HEROES
    assert len(cards.items) == ITEM_CARDS and len(cards.places) == PLACES
    assert len(cards.quests) == QUEST_CARDS and sum(quest.heroic for quest in cards.quests) == HEROIC
    assert len(cards.ancients) == ANCIENTS
    names = [*[figure.name for figure in cards.figures], *[item.name for item in cards.items]]
    assert len(set(names)) == len(names)


def test_every_step_condition_moment_and_objective_is_used() -> None:
    """What nothing uses is no part of the vocabulary."""
    steps = {line.op for line in CONTENT.lines}
    assert [name for number, name in enumerate(NAMES) if number not in steps and name != "test"] == []
    heard = {ability.moment for ability in CONTENT.abilities}
    assert [name for n, name in enumerate(v.MOMENTS) if n not in heard and name not in OTHERS] == []
    kinds = {
        way.kind for quest in (*CONTENT.stages, *CONTENT.favours) for stage in quest for way in stage.ways
    }
    assert [name for number, name in enumerate(v.OBJECTIVE) if number not in kinds] == []


# moments at which entries are read that are no abilities
OTHERS = ("hexagon", "hour", "received", "fulfilled")


def test_every_line_is_reached_and_no_jump_leads_back() -> None:
    """No entry can go on for ever: jumps go forward, and every entry ends."""
    for number, line in enumerate(CONTENT.lines):
        ways = [line.to, *[option.line for option in line.options], *[band[2] for band in line.bands]]
        assert all(way == NOTHING or number < way < len(CONTENT.lines) for way in ways), number
        assert line.op != JUMP or line.to != NOTHING
    assert CONTENT.lines[-1].op == END


def test_compiling_twice_gives_the_same() -> None:
    again = Content(shipped(), "ludoteca")
    assert again.digest == CONTENT.digest
    assert [line.op for line in again.lines] == [line.op for line in CONTENT.lines]
    assert (again.answers, again.told, again.marks) == (CONTENT.answers, CONTENT.told, CONTENT.marks)


def test_every_answer_has_a_name_of_its_own() -> None:
    assert sorted(CONTENT.answers) == sorted(shipped().found.answers)
    assert sorted(CONTENT.told) == sorted(shipped().found.lines)
