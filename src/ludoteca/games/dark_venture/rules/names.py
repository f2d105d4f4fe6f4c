"""What things are called in messages: by their text names."""

from __future__ import annotations

from ludoteca.games.dark_venture.state import Position


def figure_name(g: Position, card: int) -> str:
    return g.terms.content.cards.figures[card].name


def place_name(g: Position, place: int) -> str:
    return g.terms.content.cards.places[place].id


def ability_name(g: Position, number: int) -> str:
    return g.terms.content.abilities[number].name


def quest_name(g: Position, quest: int) -> str:
    return g.terms.content.cards.quests[quest].id
