"""What a strong bot would look at: a few moves, what it expects of each, and why. Never compiled.

All of it follows from the seat's view and a seed, and by default the seed from the view: whatever is hidden
has no part in it. A table looks in short searches, one after the other, so that nobody waits long for a
worker; the library does the same, and comes to the same hints.
"""

from __future__ import annotations

import hashlib
import json
from typing import NamedTuple

from ludoteca.bots import MOST_ITERATIONS
from ludoteca.bots.ismcts import NEARLY, IsmctsBot
from ludoteca.engine.actions import whole
from ludoteca.engine.advice import standing
from ludoteca.engine.arguments import known_arguments
from ludoteca.engine.door import Door, SeatDoor
from ludoteca.engine.errors import LudotecaError, NotAsked, shown
from ludoteca.engine.game import Game, check_game
from ludoteca.engine.kernel import answer_chance
from ludoteca.engine.rng import Rng, check_seed, seeded
from ludoteca.engine.words import Message

SEARCHES = 6
ITERATIONS = 100  # of each search
MOST_HINTS = 3
MOST_REASONS = 2
SELDOM = 0.1  # a move that was tried so seldom, beside the favourite, is none to look at
IMAGINED = 3  # positions in which a reason must hold, to be one that the seat knows

# how often each move was tried, and how well that went in all
Tally = dict[int, tuple[int, float]]


class Hint(NamedTuple):
    """A move to look at: its name, what share of the victory the search expects after it, what that means in
    words, and why.
    """

    move: str
    estimate: float
    standing: Message
    reasons: list[Message]


Hint.__module__ = "ludoteca"  # shown as the public name that it is


@known_arguments
def hints(
    game: Game, seat: int, iterations: int = SEARCHES * ITERATIONS, seed: int | str | None = None
) -> list[Hint]:
    """Up to three moves that a strong bot prefers, from what the seat knows; the best first."""
    check_game(game, "hints are given")
    number = whole(iterations)
    if number is None or not 1 <= number <= MOST_ITERATIONS:
        raise LudotecaError(
            f"a coach looks at 1 to {MOST_ITERATIONS} iterations, and not at {shown(iterations)}"
        )
    if not game.door(seat).actions():
        raise NotAsked(f"seat {seat} is not asked, so there is nothing to look at")
    own = view_seed(game, seat) if seed is None else str(check_seed(seed))
    door = door_of(game, seat, own)
    found: Tally = {}
    for i, size in enumerate(sizes(number)):
        found = merged(found, look(door, f"{own} {i}", size))
    return best_of(door, found, own)


def view_seed(game: Game, seat: int) -> str:
    """The same wherever the seat sees the same."""
    seen = json.dumps([seat, game.view(seat), game.legal(seat)], sort_keys=True)
    return hashlib.sha256(seen.encode()).hexdigest()


def door_of(game: Game, seat: int, seed: str) -> Door:
    """A door to a position that follows from the seat's view and the seed alone."""
    settled = game.rules.settled(game.state, seat, seeded(seed))
    return SeatDoor(game.rules, settled, seat)


def sizes(iterations: int) -> list[int]:
    """How long each of the short searches is."""
    whole, rest = divmod(iterations, ITERATIONS)
    return [ITERATIONS] * whole + [rest] * bool(rest)


def look(door: Door, seed: str, iterations: int) -> Tally:
    """One short search."""
    bot = IsmctsBot(seeded(seed), iterations)
    options = door.actions()
    sensible = door.rules.advice.worth_trying(door.imagine(bot.rng), door.seat)
    if len(sensible) > 1:
        children = bot.search(door).children.values()
        found = {
            child.action: (child.visits, child.gained)
            for child in children
            if child.seat == door.seat and child.action in options
        }
        if found:
            return found
    return {action: tried(door, bot.rng, action, max(1, iterations // len(sensible))) for action in sensible}


def tried(door: Door, rng: Rng, action: int, times: int) -> tuple[int, float]:
    """A move played out from so many imagined positions, where a search has nothing to choose from."""
    rules, seat = door.rules, door.seat
    gained = 0.0
    for _ in range(times):
        g = door.imagine(rng)
        g.apply(seat, action)
        if answer_chance(g, rng):
            rules.advice.play_on(g, rng, rules.advice.horizon(g))
        gained += (rules.advice.worths(g) if g.asked else rules.shares(g))[seat]
    return times, gained


def merged(one: Tally, other: Tally) -> Tally:
    found = dict(one)
    for action, (visits, gained) in other.items():
        before = found.get(action, (0, 0.0))
        found[action] = before[0] + visits, before[1] + gained
    return found


def estimate(tally: Tally, action: int) -> float:
    visits, gained = tally[action]
    return min(1.0, max(0.0, gained / visits))


def favourites(tally: Tally) -> list[int]:
    """The moves by how much a search prefers them: first the better of those it tried about as often."""
    most = max([visits for visits, _ in tally.values()])
    often = [action for action in tally if tally[action][0] >= NEARLY * most]
    first = max(often, key=lambda action: (estimate(tally, action), -action))
    others = [action for action in tally if action != first and tally[action][0] >= SELDOM * most]
    return [first, *sorted(others, key=lambda action: (-tally[action][0], action))]


def best_of(door: Door, tally: Tally, seed: str) -> list[Hint]:
    """The hints after a search."""
    fair = door.rules.stake(door.imagine(seeded(seed)))
    found: list[Hint] = []
    for action in favourites(tally)[:MOST_HINTS]:
        worth = round(estimate(tally, action), 3)
        meant = standing(worth, fair)
        found.append(Hint(door.name(action), worth, meant, reasons(door, action, seed)))
    return found


def reasons(door: Door, action: int, seed: str) -> list[Message]:
    """What speaks for a move in every position that the seat imagines: so much the seat knows."""
    rng = seeded(f"{seed} reasons")
    found = door.rules.advice.reasons(door.imagine(rng), door.seat, action)
    for _ in range(IMAGINED - 1):
        also = door.rules.advice.reasons(door.imagine(rng), door.seat, action)
        found = [reason for reason in found if reason in also]
    return found[:MOST_REASONS]
