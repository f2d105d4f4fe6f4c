"""Whom an entry lets somebody pick: as its text says, those of the kind, and never oneself."""

from __future__ import annotations

import pytest

from games.dark_venture.kit.position import figure, position, stand
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.program import OP, Compiler, Line
from ludoteca.games.dark_venture.rules.conditions import Cast, figure_is
from ludoteca.games.dark_venture.rules.reading import Reading
from ludoteca.games.dark_venture.rules.script_flow import pickable
from ludoteca.games.dark_venture.state import Position


def crowd() -> tuple[Position, list[int]]:
    """Two heroes with their followers in one place."""
    g = position(2)
    names = ("ysmene-tarr", "pell", "captain-almost", "clerk-dot")
    cards = [figure(g, name) for name in names]
    for number, card in enumerate(cards):
        stand(g, card, 0, number // 2)
    g.order = [0, 1]
    return g, cards


def line_that_picks(g: Position, source: str) -> Line:
    """One of the box that picks a hero among such figures."""
    return next(
        line
        for line in g.terms.content.lines
        if line.op == OP["pick"] and line.source == v.WHOS.index(source) and line.word == 0
    )


@pytest.mark.parametrize("source", ["rivals", "heroes"])
def test_of_some_figures_only_those_of_the_kind_are_picked_and_not_oneself(source: str) -> None:
    g, (hero, _, rival, _) = crowd()
    reading = Reading(0, Cast(0, hero, where=0), [])
    assert pickable(g, reading, line_that_picks(g, source)) == [rival]


def test_of_several_the_answers_are_in_the_order_of_their_cards_whoever_is_first() -> None:
    """Heroes are meant in turn order, and picked by number."""
    g = position(3)
    cards = [figure(g, name) for name in ("ysmene-tarr", "captain-almost", "odile-crook")]
    for seat, card in enumerate(cards):
        stand(g, card, 0, seat)
    g.order = [0, 1, 2]
    reading = Reading(0, Cast(0, cards[0], where=0), [])
    assert pickable(g, reading, line_that_picks(g, "heroes")) == sorted(cards[1:])


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("pell", ["pell"]),
        ("not pell", ["ysmene-tarr", "captain-almost", "clerk-dot"]),
        ("hero", ["ysmene-tarr", "captain-almost"]),
        ("not hero", ["pell", "clerk-dot"]),
        ("not pc", []),
        ("not npc", ["ysmene-tarr", "pell", "captain-almost", "clerk-dot"]),
        ("not tidewrought", ["pell", "clerk-dot"]),
    ],
)
def test_a_word_with_not_means_all_the_others(word: str, meant: list[str]) -> None:
    g, cards = crowd()
    wanted = Compiler(g.terms.content.cards).filter(word, "figure")
    found = [card for card in cards if figure_is(g, wanted, card)]
    assert [g.terms.content.cards.figures[card].name for card in found] == meant
