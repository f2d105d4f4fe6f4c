"""What a seat sees as numbers is never out of date: of all that it sees, each thing changes once, alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludoteca
from ludoteca.engine.observation import Look
from ludoteca.engine.rng import seeded
from ludoteca.games.dark_venture.rules.rolls import DiceRoll
from ludoteca.games.dark_venture.state import DEAD, UNCONSCIOUS, Piece, Position, Seen, changed
from ludoteca.testing.walks import random_move

VIEWER = 1


def in_the_middle() -> Position:
    t = ludoteca.new("dark-venture", seats=3, seed=4, undo=False, chance="scripted")
    rng = seeded(4)
    for move in range(900):
        random_move(t, rng)
    g = t.state
    assert isinstance(g, Position) and g.asked and g.pieces and g.tasks
    return g


def bearer(g: Position) -> Piece:
    return next(piece for piece in g.pieces if piece.worn)


def hero(g: Position) -> Piece:
    return g.piece(g.heroes[0])


def wear_elsewhere(g: Position) -> None:
    item = bearer(g).worn.pop()
    hero(g).carried.append(item)


def discard_worn(g: Position) -> None:
    g.item_discard.append(bearer(g).worn.pop())


def drop_worn(g: Position) -> None:
    g.floor_items.append(bearer(g).worn.pop())
    g.floor_places.append(g.laid[0])


def lose_worn(g: Position) -> None:
    """Into a deck, where nobody knows of it."""
    g.item_deck.loose[bearer(g).worn.pop()] += 1


def take_away(g: Position) -> None:
    """A figure without followers in the list: the last one."""
    gone = g.pieces.pop()
    g.piece_of[gone.card] = -1


def show_a_card(g: Position) -> None:
    other = next(seat for seat in range(3) if seat != VIEWER and g.hand_items[seat])
    g.seen_items.append(Seen(VIEWER, g.hand_items[other][0]))


def roll(g: Position) -> None:
    step = next(step for step in DICE if isinstance(step, DiceRoll))
    g.stack.append(step)


def dice() -> list[object]:
    """A roll of a game, as it lies on the stack."""
    t = ludoteca.new("dark-venture", seats=3, seed=4, undo=False, chance="scripted")
    rng = seeded(4)
    while not isinstance(t.state.stack[-1], DiceRoll):
        random_move(t, rng)
    return [t.state.stack[-1]]


DICE = dice()

CHANGES: list[Callable[[Position], object]] = [
    lambda g: setattr(g, "asked", ((g.asked[0] + 1) % 3,)),
    lambda g: setattr(g, "round", g.round + 1),
    lambda g: setattr(g, "current", (g.current + 1) % 3),
    lambda g: setattr(g, "book", 1 - g.book),
    lambda g: setattr(hero(g), "place", g.laid[0] if hero(g).place != g.laid[0] else g.laid[1]),
    lambda g: setattr(hero(g), "leader", 2),
    lambda g: setattr(hero(g), "health", hero(g).health + 1),
    lambda g: setattr(hero(g), "ap", hero(g).ap + 1),
    lambda g: setattr(hero(g), "how", UNCONSCIOUS),
    lambda g: setattr(hero(g), "how", DEAD),
    lambda g: setattr(hero(g), "tries", hero(g).tries + 1),
    lambda g: setattr(hero(g), "unseen", not hero(g).unseen),
    take_away,
    wear_elsewhere,
    discard_worn,
    drop_worn,
    lose_worn,
    show_a_card,
    lambda g: setattr(g.tasks[0], "shown", not g.tasks[0].shown),
    lambda g: setattr(next(task for task in g.tasks if task.seat == VIEWER), "stage", 7),
    lambda g: setattr(g, "tasks", [task for task in g.tasks if task.seat != VIEWER]),
    lambda g: setattr(g, "tasks", [task for task in g.tasks if task.seat == VIEWER]),
    lambda g: g.followers.__setitem__(0, 5 if g.followers[0] != 5 else 6),
    lambda g: g.score.__setitem__(2, 41),
    lambda g: g.heroic_done.__setitem__(2, 4),
    lambda g: g.side_done.__setitem__(2, 5),
    lambda g: g.traded.__setitem__(2, not g.traded[2]),
    lambda g: g.ancients.__setitem__(2, 3 if g.ancients[2] != 3 else 4),
    lambda g: g.favoured.__setitem__(2, not g.favoured[2]),
    lambda g: g.hand_items[0].append(1),
    lambda g: g.hand_figures[0].append(1),
    lambda g: g.hand_places[0].append(1),
    lambda g: g.hand_figures[VIEWER].append(next(n for n in range(9) if n not in g.hand_figures[VIEWER])),
    lambda g: g.hand_places[VIEWER].append(next(n for n in range(9) if n not in g.hand_places[VIEWER])),
    lambda g: setattr(g, "x", changed(g.x, g.laid[1], 7)),
    lambda g: setattr(g, "y", changed(g.y, g.laid[1], 7)),
    lambda g: setattr(g, "turned", changed(g.turned, g.laid[1], (g.turned[g.laid[1]] + 1) % 4)),
    lambda g: setattr(g, "spent", tuple([0] * len(g.spent))),
    lambda g: g.searched.__setitem__(g.laid[1], not g.searched[g.laid[1]]),
    lambda g: g.laid.pop(),
    lambda g: g.item_deck.put_on_top(3, 0),
    lambda g: g.figure_deck.put_at_bottom(3, 0),
    lambda g: g.place_deck.loose.__setitem__(3, 2),
    lambda g: g.heroic_deck.put_on_top(3, 0),
    lambda g: g.side_deck.put_on_top(3, 0),
    lambda g: g.figure_discard.append(next(n for n in range(36) if n not in g.figure_discard)),
    lambda g: g.side_discard.append(next(n for n in range(30, 60) if n not in g.side_discard)),
    lambda g: g.considered.__setitem__(VIEWER, (3, 4)),
    roll,
]


@pytest.mark.parametrize("number", range(len(CHANGES)))
def test_each_thing_that_changes_is_seen(number: int) -> None:
    g = in_the_middle()
    observation = ludoteca.new("dark-venture", seats=3, seed=1).rules.observation(g)
    look = Look(observation, VIEWER)
    before = bytes(look.at(g))
    assert bytes(look.at(g)) == before and not look.changed
    later = g.clone()
    CHANGES[number](later)
    seen = bytes(look.at(later))
    assert seen != before
    assert seen == Look(observation, VIEWER).at(later)
    assert bytes(look.at(g)) == before
