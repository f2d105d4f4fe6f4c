"""Quests as tests want them."""

from __future__ import annotations

from typing import Any

from games.dark_venture.kit.position import PLAIN_PLACES, in_play, lead, with_cards
from ludoteca.games.dark_venture.content.cards import HEROIC
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules import quests
from ludoteca.games.dark_venture.state import Position

FULFIL: list[dict[str, Any]] = [{"fulfil": True}]


def box(table: str = "side", id: str = "wet-feet", **entry: Any) -> Content:
    """A box in which a quest of two points is what the test says."""
    return with_cards(locations=PLAIN_PLACES, **{table: {id: {"qp": 2, "received": {}, **entry}}})


def stage(*ways: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"ways": list(ways), **more}


def quest_of(g: Position, id: str) -> int:
    return [quest.id for quest in g.terms.content.cards.quests].index(id)


def hold(g: Position, seat: int, id: str) -> int:
    """A seat receives a quest out of its deck."""
    quest = quest_of(g, id)
    deck = g.heroic_deck if quest < HEROIC else g.side_deck
    deck.loose[quest - (0 if quest < HEROIC else HEROIC)] = 0
    quests.receive(g, seat, quest)
    g.advance()
    return quest


def table(content: Content, **options: Any) -> Position:
    g = in_play(content, **options)
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost", "street-of-unbuilt-houses")
    return g


def clear(g: Position) -> None:
    g.stack = []
    g.asked = ()
