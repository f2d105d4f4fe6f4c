"""What a seat may know of a game of Dark Venture as numbers, field by field (AMB-70)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludoteca.engine.deck import Deck
from ludoteca.engine.observation import (
    Field,
    Observation,
    Observations,
    Row,
    shift_of,
    write_asked,
    write_each,
    write_numbers,
    write_one_of,
    write_whose,
)
from ludoteca.games.dark_venture.actions import MOST_SEATS, REACH
from ludoteca.games.dark_venture.content.cards import (
    FIGURE_CARDS,
    ITEM_CARDS,
    PLACES,
    QUEST_CARDS,
)
from ludoteca.games.dark_venture.imagined import known_items, looks_at_items, looks_at_quests
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.rolls import DiceRoll
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position
from ludoteca.games.dark_venture.view import waits

MOST: Final = 999  # of numbers without a limit: points, health, bonuses
LIMIT: Final = MOST + 1
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
# the same together with who has it or where it lies, as one number: from these on
HELD_BY: Final = 1  # a seat, counted from the viewer on
WORN_BY: Final = HELD_BY + MOST_SEATS
CARRIED_BY: Final = WORN_BY + FIGURE_CARDS
LIES_AT: Final = CARRIED_BY + FIGURE_CARDS
ON_PILE: Final = LIES_AT + PLACES
FIGURE: Final = 7
PLACE: Final = 6
QUEST: Final = 3
PLAYER: Final = 12
DECKS: Final = 5
FROM_MIDDLE: Final = shift_of(-REACH)
SIGNED: Final = shift_of(-MOST)

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
    in_hand = "characters in the viewer's hand"
    left = "cards left: items, characters, places, heroic, side quests"
    quest = "of each quest that the viewer knows: whose it is, from 1 on; its stage from 1 on; shown to all"
    return [
        Field("asked", (n,), 0, 1, "who must choose now", write=turn, made_of=turn_of),
        Field("mode", (MODES,), 0, 1, "competitive, cooperative, questing, ranked"),
        Field("round", (2,), 0, MOST, "which it is, and of how many"),
        Field("current", (n,), 0, 1, "whose turn it is"),
        Field("book", (1,), 0, 1, "which book is read"),
        Field("players", (n, PLAYER), 0, MOST, player),
        Field("figures", (FIGURE_CARDS, FIGURE), 0, MOST, figure, note=figures, spell=spell_figure),
        Field("places", (PLACES, PLACE), -REACH, REACH, place, write=places, made_of=places_of),
        Field("items", (ITEM_CARDS, WHERE), 0, 1, item, note=items, spell=spell_item),
        Field("bearers", (ITEM_CARDS,), 0, MOST, bearer),
        Field("hand_figures", (FIGURE_CARDS,), 0, 1, in_hand, write=hand, made_of=hand_of),
        Field("hand_places", (PLACES,), 0, 1, "places in it"),
        Field("quests", (QUEST_CARDS, QUEST), 0, MOST, quest, note=quests, spell=spell_quest),
        Field("decks", (DECKS,), 0, MOST, left, write=decks, made_of=decks_made_of),
        Field("dead", (FIGURE_CARDS,), 0, 1, "characters that were discarded", write=piles, made_of=piles_of),
        Field("done", (QUEST_CARDS,), 0, 1, "side quests that were discarded"),
        Field("looks_at", (ITEM_CARDS,), 0, 1, "items that the viewer looks at", write=rest, made_of=rest_of),
        Field("considers", (QUEST_CARDS,), 0, 1, "quests that it has drawn and may keep"),
        Field("fight", (FIGURE_CARDS,), 0, 1, "who fights in the fight that is fought"),
        Field("roll", (3,), -MOST, MOST, "dice that are rolled: the figure from 1 on, how many, plus"),
    ]


def turn(g: Position, seat: int, row: Row, at: int) -> None:
    n = g.seats
    write_asked(g, seat, row, at)
    at += n
    write_one_of(g.terms.mode, MODES, row, at)
    at += MODES
    row[at] = g.round
    row[at + 1] = g.terms.rounds
    at += 2
    write_whose(g.current, n, seat, row, at)
    row[at + n] = g.book
    players(g, seat, row, at + n + 1)


def turn_of(g: Position, seat: int) -> list[list[Any]]:
    found = players_of(g, seat)
    found.append([g.asked, g.terms, g.round, g.current, g.book])
    return found


def players(g: Position, seat: int, row: Row, at: int) -> None:
    n = g.seats
    secret = secrets(g, seat)
    for i in range(n):
        owner = (seat + i) % n
        first = at + i * PLAYER
        row[first] = g.heroes[owner] + 1
        row[first + 1] = g.followers[owner] + 1
        row[first + 2] = g.score[owner]
        row[first + 3] = len(g.hand_items[owner])
        row[first + 4] = len(g.hand_figures[owner])
        row[first + 5] = len(g.hand_places[owner])
        if secret[owner]:
            row[first + 6] = secret[owner]
        if g.heroic_done[owner]:
            row[first + 7] = g.heroic_done[owner]
        if g.side_done[owner]:
            row[first + 8] = g.side_done[owner]
        if g.traded[owner]:
            row[first + 9] = 1
        if g.ancients[owner] != NOTHING:
            row[first + 10] = g.ancients[owner] + 1
        if g.favoured[owner]:
            row[first + 11] = 1


def players_of(g: Position, seat: int) -> list[list[Any]]:
    cards = secrets(g, seat)
    for hands in (g.hand_items, g.hand_figures, g.hand_places):
        cards.extend([len(hand) for hand in hands])
    figures: list[list[Any]] = [g.heroes, g.followers, g.score, g.heroic_done, g.side_done]
    return [cards, *figures, g.traded, g.ancients, g.favoured]


def secrets(g: Position, seat: int) -> list[int]:
    """DV-QUEST-11: how many quests each seat has that the viewer does not know."""
    found = [0] * g.seats
    for task in g.tasks:
        if task.quest < QUEST_CARDS and task.seat != seat and not task.shown:
            found[task.seat] = found[task.seat] + 1  # `+=` on an item compiles badly
    return found


def figures(g: Position, seat: int, noted: list[int], changed: list[int]) -> int:
    """DV-STAT-12: open to all. All numbers of a figure as one, by which another figure is told from it."""
    for piece in g.pieces:
        card = piece.card
        number: i64 = piece.health
        number = (number * LIMIT + piece.ap) * LIMIT + piece.tries
        number = number * LIMIT + 2 * piece.how
        if piece.unseen:
            number += 1
        number = number * LIMIT + (piece.place + 1) * (MOST_SEATS + 1) + piece.leader + 1
        if noted[card] != number:
            noted[card] = number
            changed.append(card)
    return len(g.pieces)


def spell_figure(there: int, g: Position, seat: int, row: Row, i: int) -> None:
    if not g.on_map(i):
        return
    piece = g.piece(i)
    first = i * FIGURE
    row[first] = piece.place + 1
    if piece.leader != NOBODY:
        row[first + 1] = 1 + (piece.leader - seat) % g.seats
    row[first + 2] = piece.health
    if piece.ap:
        row[first + 3] = piece.ap
    if piece.how:
        row[first + 4] = piece.how
    if piece.tries:
        row[first + 5] = piece.tries
    if piece.unseen:
        row[first + 6] = 1


def places(g: Position, seat: int, row: Row, at: int) -> None:
    stories = g.terms.content.stories[g.book]
    for there in g.laid:
        first = at + there * PLACE
        row[first] = 1 + FROM_MIDDLE
        row[first + 1] = g.x[there] + FROM_MIDDLE
        row[first + 2] = g.y[there] + FROM_MIDDLE
        if g.turned[there]:
            row[first + 3] = g.turned[there] + FROM_MIDDLE
        if g.searched[there]:
            row[first + 4] = 1 + FROM_MIDDLE
        if stories[there] != NOTHING and waits(g, there, seat):
            row[first + 5] = 1 + FROM_MIDDLE


def places_of(g: Position, seat: int) -> list[list[Any]]:
    """And for whom a hexagon waits: as it was agreed, of a player that is a matter of its figures."""
    return [[g.terms, g.book, g.x, g.y, g.turned, g.spent], g.laid, g.searched, g.heroes, g.followers]


def items(g: Position, seat: int, noted: list[int], changed: list[int]) -> int:
    """Of each item that the viewer knows of: where it is, and who has it or where it lies."""
    there = note_all(g.item_discard, ON_PILE, noted, changed)
    for i in range(g.seats):
        there += note_all(known_items(g, seat, (seat + i) % g.seats), HELD_BY + i, noted, changed)
    for piece in g.pieces:
        if piece.worn:
            there += note_all(piece.worn, WORN_BY + piece.card, noted, changed)
        if piece.carried:
            there += note_all(piece.carried, CARRIED_BY + piece.card, noted, changed)
    for j in range(len(g.floor_items)):
        there += note_all([g.floor_items[j]], LIES_AT + g.floor_places[j], noted, changed)
    return there


def note_all(items: list[int], number: int, noted: list[int], changed: list[int]) -> int:
    """Items that are in one place; how many."""
    for item in items:
        if noted[item] != number:
            noted[item] = number
            changed.append(item)
    return len(items)


def spell_item(there: int, g: Position, seat: int, row: Row, i: int) -> None:
    first = i * WHERE
    bearer = ITEM_CARDS * WHERE + i
    if there == UNKNOWN:
        row[first + UNKNOWN] = 1
    elif there < WORN_BY:
        row[first + (OWN_HAND if there == HELD_BY else OTHER_HAND)] = 1
        row[bearer] = 1 + there - HELD_BY
    elif there < CARRIED_BY:
        row[first + WORN] = 1
        row[bearer] = 1 + there - WORN_BY
    elif there < LIES_AT:
        row[first + CARRIED] = 1
        row[bearer] = 1 + there - CARRIED_BY
    elif there < ON_PILE:
        row[first + ON_FLOOR] = 1
        row[bearer] = 1 + there - LIES_AT
    else:
        row[first + DISCARDED] = 1


def hand(g: Position, seat: int, row: Row, at: int) -> None:
    write_each(g.hand_figures[seat], row, at)
    write_each(g.hand_places[seat], row, at + FIGURE_CARDS)


def hand_of(g: Position, seat: int) -> list[list[int]]:
    return [g.hand_figures[seat], g.hand_places[seat]]


def quests(g: Position, seat: int, noted: list[int], changed: list[int]) -> int:
    """DV-QUEST-11: the own ones, and those that were shown. All numbers of a quest as one."""
    there = 0
    for task in g.tasks:
        quest = task.quest
        if quest < QUEST_CARDS and (task.seat == seat or task.shown):
            stage = 2 * (task.stage + 1) + (1 if task.shown else 0)
            number = stage * MOST_SEATS + task.seat
            there += 1
            if noted[quest] != number:
                noted[quest] = number
                changed.append(quest)
    return there


def spell_quest(there: int, g: Position, seat: int, row: Row, i: int) -> None:
    if there:
        stage = there // MOST_SEATS
        row[i * QUEST] = 1 + (there % MOST_SEATS - seat) % g.seats
        row[i * QUEST + 1] = stage // 2
        if stage % 2:
            row[i * QUEST + 2] = 1


def decks(g: Position, seat: int, row: Row, at: int) -> None:
    """DV-HAND-08: sizes are open."""
    write_numbers([deck.size() for deck in decks_of(g)], row, at)


def decks_made_of(g: Position, seat: int) -> list[list[int]]:
    placed: list[int] = []
    found = [placed]
    for deck in decks_of(g):
        found.append(deck.loose)
        placed.append(len(deck.top) + len(deck.bottom))
    return found


def decks_of(g: Position) -> list[Deck]:
    return [g.item_deck, g.figure_deck, g.place_deck, g.heroic_deck, g.side_deck]


def piles(g: Position, seat: int, row: Row, at: int) -> None:
    """DV-HAND-08: discard piles are open."""
    write_each(g.figure_discard, row, at)
    write_each(g.side_discard, row, at + FIGURE_CARDS)


def piles_of(g: Position, seat: int) -> list[list[int]]:
    return [g.figure_discard, g.side_discard]


def rest(g: Position, seat: int, row: Row, at: int) -> None:
    """What the viewer looks at, who fights, and the dice that are rolled."""
    seen, drawn, fighters, rolled = rest_of(g, seat)
    write_each(seen, row, at)
    at += ITEM_CARDS
    write_each(drawn, row, at)
    at += QUEST_CARDS
    write_each(fighters, row, at)
    write_numbers(rolled, row, at + FIGURE_CARDS)


def rest_of(g: Position, seat: int) -> list[list[int]]:
    fighters: list[int] = []
    if g.fought:
        now = fight_of(g)
        fighters = [card for card in now.in_turn() if now.is_in(g, card)]
    rolled: list[int] = []
    top = g.stack[-1] if g.stack else None
    if isinstance(top, DiceRoll):
        rolled = [top.figure + 1 + SIGNED, top.count + SIGNED, top.plus + SIGNED]
    return [looks_at_items(g, seat), looks_at_quests(g, seat), fighters, rolled]
