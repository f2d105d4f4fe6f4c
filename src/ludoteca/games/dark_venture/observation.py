"""What a seat may know of a game of Dark Venture as numbers, field by field (AMB-70)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.observation import Field, Observation, Observations, one_of, whose
from ludoteca.games.dark_venture.actions import REACH
from ludoteca.games.dark_venture.content.cards import (
    FIGURE_CARDS,
    ITEM_CARDS,
    PLACES,
    QUEST_CARDS,
)
from ludoteca.games.dark_venture.imagined import knows_item, looks_at_items, looks_at_quests
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.rolls import DiceRoll
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position
from ludoteca.games.dark_venture.view import waits

MOST: Final = 999  # of numbers without a limit: points, health, bonuses
MODES: Final = 4

# where an item is, as far as the viewer knows
UNKNOWN: Final = 0
OWN_HAND: Final = 1
OTHER_HAND: Final = 2
WORN: Final = 3
CARRIED: Final = 4
ON_FLOOR: Final = 5
DISCARDED: Final = 6
WHERE: Final = 7
FIGURE: Final = 7
PLACE: Final = 6
QUEST: Final = 3
PLAYER: Final = 12

OBSERVATIONS: Final = Observations()


def observation(g: Position) -> Observation:
    return OBSERVATIONS.of(g.seats, lambda: fields(g.seats))


def fields(n: int) -> list[Field]:
    figure = "of each figure: its place from 1 on, 0 where it is not on the map; its leader, counted from the"
    figure += " viewer on, from 1 on; health, AP; 1 unconscious, 2 dead; failed wakings; unseen"
    place = "of each place: whether it lies on the map, x, y, how it is turned, searched, its hexagon waits"
    player = "hero and follower, as figures from 1 on; score; items, characters and places in the hand;"
    player += " secret quests; heroic and side quests done; has traded; its Ancient from 1 on; has its favour"
    item = "where each item is: unknown, own hand, another hand, worn, carried, on the floor, discarded"
    bearer = "who has it or where it lies: a figure, a place or a seat counted from the viewer on, from 1 on"
    quest = "of each quest that the viewer knows: whose it is, from 1 on; its stage from 1 on; shown to all"
    return [
        Field("asked", (n,), 0, 1, "who must choose now", asked),
        Field("mode", (MODES,), 0, 1, "competitive, cooperative, questing, ranked", mode),
        Field("round", (2,), 0, MOST, "which it is, and of how many", round_of),
        Field("current", (n,), 0, 1, "whose turn it is", current),
        Field("book", (1,), 0, 1, "which book is read", book),
        Field("players", (n, PLAYER), 0, MOST, player, players),
        Field("figures", (FIGURE_CARDS, FIGURE), 0, MOST, figure, figures),
        Field("places", (PLACES, PLACE), -REACH, REACH, place, places),
        Field("items", (ITEM_CARDS, WHERE), 0, 1, item, items),
        Field("bearers", (ITEM_CARDS,), 0, MOST, bearer, bearers),
        Field("hand_figures", (FIGURE_CARDS,), 0, 1, "characters in the viewer's hand", hand_figures),
        Field("hand_places", (PLACES,), 0, 1, "places in it", hand_places),
        Field("quests", (QUEST_CARDS, QUEST), 0, MOST, quest, quests),
        Field("decks", (5,), 0, MOST, "cards left: items, characters, places, heroic, side quests", decks),
        Field("dead", (FIGURE_CARDS,), 0, 1, "characters that were discarded", dead),
        Field("done", (QUEST_CARDS,), 0, 1, "side quests that were discarded", done),
        Field("looks_at", (ITEM_CARDS,), 0, 1, "items that the viewer looks at", looks_at),
        Field("considers", (QUEST_CARDS,), 0, 1, "quests that it has drawn and may keep", considers),
        Field("fight", (FIGURE_CARDS,), 0, 1, "who fights in the fight that is fought", fight),
        Field("roll", (3,), -MOST, MOST, "dice that are rolled: the figure from 1 on, how many, plus", roll),
    ]


def asked(g: Position, seat: int) -> list[int]:
    return [int((seat + i) % g.seats in g.asked) for i in range(g.seats)]


def mode(g: Position, seat: int) -> list[int]:
    return one_of(g.terms.mode, MODES)


def round_of(g: Position, seat: int) -> list[int]:
    return [g.round, g.terms.rounds]


def current(g: Position, seat: int) -> list[int]:
    return whose(g.current, g.seats, seat)


def book(g: Position, seat: int) -> list[int]:
    return [g.book]


def players(g: Position, seat: int) -> list[int]:
    found: list[int] = []
    for i in range(g.seats):
        owner = (seat + i) % g.seats
        secret = 0
        for task in g.tasks:
            if task.seat == owner and task.quest < QUEST_CARDS and owner != seat and not task.shown:
                secret += 1
        found.extend([g.heroes[owner] + 1, g.followers[owner] + 1, g.score[owner]])
        found.extend([len(g.hand_items[owner]), len(g.hand_figures[owner]), len(g.hand_places[owner])])
        found.extend([secret, g.heroic_done[owner], g.side_done[owner], int(g.traded[owner])])
        found.extend([g.ancients[owner] + 1, int(g.favoured[owner])])
    return found


def figures(g: Position, seat: int) -> list[int]:
    """DV-STAT-12: open to all."""
    found = [0] * (FIGURE_CARDS * FIGURE)
    for piece in g.pieces:
        first = piece.card * FIGURE
        found[first] = piece.place + 1
        found[first + 1] = 0 if piece.leader == NOBODY else 1 + (piece.leader - seat) % g.seats
        found[first + 2] = piece.health
        found[first + 3] = piece.ap
        found[first + 4] = piece.how
        found[first + 5] = piece.tries
        found[first + 6] = int(piece.unseen)
    return found


def places(g: Position, seat: int) -> list[int]:
    found = [0] * (PLACES * PLACE)
    for there in g.laid:
        first = there * PLACE
        found[first] = 1
        found[first + 1] = g.x[there]
        found[first + 2] = g.y[there]
        found[first + 3] = g.turned[there]
        found[first + 4] = int(g.searched[there])
        story = g.terms.content.stories[g.book][there] != NOTHING
        found[first + 5] = int(story and waits(g, there, seat))
    return found


def whereabouts(g: Position, seat: int) -> tuple[list[int], list[int]]:
    """Of each item that the viewer knows of: where it is, and who has it or where it lies."""
    where = [UNKNOWN] * ITEM_CARDS
    bearer = [0] * ITEM_CARDS
    for i in range(g.seats):
        owner = (seat + i) % g.seats
        for item in g.hand_items[owner]:
            if knows_item(g, seat, owner, item):
                where[item] = OTHER_HAND if i else OWN_HAND
                bearer[item] = 1 + i
    for piece in g.pieces:
        for item in piece.worn:
            where[item] = WORN
            bearer[item] = 1 + piece.card
        for item in piece.carried:
            where[item] = CARRIED
            bearer[item] = 1 + piece.card
    for i in range(len(g.floor_items)):
        where[g.floor_items[i]] = ON_FLOOR
        bearer[g.floor_items[i]] = 1 + g.floor_places[i]
    for item in g.item_discard:
        where[item] = DISCARDED
    return where, bearer


def items(g: Position, seat: int) -> list[int]:
    found = [0] * (ITEM_CARDS * WHERE)
    where = whereabouts(g, seat)[0]
    for item in range(ITEM_CARDS):
        found[item * WHERE + where[item]] = 1
    return found


def bearers(g: Position, seat: int) -> list[int]:
    return whereabouts(g, seat)[1]


def flags(things: list[int], size: int) -> list[int]:
    found = [0] * size
    for thing in things:
        found[thing] = 1
    return found


def hand_figures(g: Position, seat: int) -> list[int]:
    return flags(g.hand_figures[seat], FIGURE_CARDS)


def hand_places(g: Position, seat: int) -> list[int]:
    return flags(g.hand_places[seat], PLACES)


def quests(g: Position, seat: int) -> list[int]:
    """DV-QUEST-11: the own ones, and those that were shown."""
    found = [0] * (QUEST_CARDS * QUEST)
    for task in g.tasks:
        if task.quest < QUEST_CARDS and (task.seat == seat or task.shown):
            first = task.quest * QUEST
            found[first] = 1 + (task.seat - seat) % g.seats
            found[first + 1] = 1 + task.stage
            found[first + 2] = int(task.shown)
    return found


def decks(g: Position, seat: int) -> list[int]:
    """DV-HAND-08: sizes and discard piles are open."""
    decks = (g.item_deck, g.figure_deck, g.place_deck, g.heroic_deck, g.side_deck)
    return [deck.size() for deck in decks]


def dead(g: Position, seat: int) -> list[int]:
    return flags(g.figure_discard, FIGURE_CARDS)


def done(g: Position, seat: int) -> list[int]:
    return flags(g.side_discard, QUEST_CARDS)


def looks_at(g: Position, seat: int) -> list[int]:
    return flags(looks_at_items(g, seat), ITEM_CARDS)


def considers(g: Position, seat: int) -> list[int]:
    return flags(looks_at_quests(g, seat), QUEST_CARDS)


def fight(g: Position, seat: int) -> list[int]:
    if not g.fought:
        return [0] * FIGURE_CARDS
    now = fight_of(g)
    return flags([card for card in now.in_turn() if now.is_in(g, card)], FIGURE_CARDS)


def roll(g: Position, seat: int) -> list[int]:
    top = g.stack[-1] if g.stack else None
    return [top.figure + 1, top.count, top.plus] if isinstance(top, DiceRoll) else [0, 0, 0]
