"""What is measured of a game. `bench/run.py` does it in a process of its own for each build, and also with
this file of another checkout. Seconds are of the processor: other work on the machine disturbs them little.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import ludoteca
from ludoteca.bots import make_bot
from ludoteca.engine.advice import play_out
from ludoteca.engine.door import SeatDoor
from ludoteca.engine.kernel import State, answer_chance
from ludoteca.engine.options import complete
from ludoteca.engine.rng import seeded
from ludoteca.engine.rules import AnyRules

SEATS = 4
NO_LIMIT = 1_000_000_000
SEARCH = 1000  # iterations for one choice


def measure(rules: AnyRules, seconds: float) -> dict[str, float]:
    first = opening(rules, 1)
    door = SeatDoor(rules, first, first.asked[0])
    g = middle(rules, 1)
    seat = g.asked[0]
    rng = seeded(2)
    return {
        "decisions_per_s": random_play(rules, seconds),
        "library_per_s": in_the_library(rules.info.name, seconds),
        "clone_us": cost(g.clone, seconds / 4),
        "determinize_us": cost(lambda: rules.determinize(g, seat, rng), seconds / 4),
        "legal_us": cost(lambda: g.options(seat), seconds / 4),
        "ismcts_per_s": simulations(door, seconds, f"ismcts:iterations={SEARCH},cut=0"),
        "cut_per_s": simulations(choice_of_two(rules), seconds, cut_search(rules)),
    }


def opening(rules: AnyRules, seed: int, seats: int = SEATS) -> State:
    """The first position in which a player is asked."""
    g: State = rules.set_up(seats, rules.info.editions[0], complete(rules.info.options, None))
    g.advance()
    answer_chance(g, seeded(seed))
    return g


def middle(rules: AnyRules, seed: int, seats: int = SEATS) -> State:
    """A position halfway through a random game, with a full table: the costs of a search are paid there."""
    g = opening(rules, seed, seats)
    half = play_out(g.clone(), seeded(seed), NO_LIMIT) // 2
    play_out(g, seeded(seed), half)
    return g


def random_play(rules: AnyRules, seconds: float) -> float:
    """Players' decisions per second in random whole games, set-up and chance included."""
    options = complete(rules.info.options, None)
    decisions, seed = 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        g = rules.set_up(SEATS, rules.info.editions[0], options)
        g.advance()
        decisions += play_out(g, seeded(seed), NO_LIMIT)
        seed += 1
    return decisions / (time.process_time() - start)


def in_the_library(name: str, seconds: float) -> float:
    """The same through `new`, `actions` and `play`: names, events, record and every check included."""
    decisions, seed = 0, 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        t = ludoteca.new(name, seats=SEATS, seed=seed, undo=False)
        rng = seeded(seed)
        while t.asked:
            seat = t.asked[0]
            actions = t.actions(seat)
            t.play(seat, actions[int(rng.below(len(actions)))])
            decisions += 1
        seed += 1
    return decisions / (time.process_time() - start)


def cost(action: Callable[[], object], seconds: float) -> float:
    """Microseconds a call, the loop's own cost taken off."""
    calls = 1000
    while True:
        start = time.process_time()
        for i in range(calls):
            action()
        spent = time.process_time() - start
        if spent > seconds:
            break
        calls *= 4
    start = time.process_time()
    for i in range(calls):
        pass
    return (spent - (time.process_time() - start)) / calls * 1e6


def choice_of_two(rules: AnyRules) -> SeatDoor:
    """The first decision from the middle of a game of two seats on that a search has to think about."""
    g = middle(rules, 1, 2)
    while len(rules.advice.worth_trying(g, g.asked[0])) == 1:
        play_out(g, seeded(1), 1)
    return SeatDoor(rules, g, g.asked[0])


def cut_search(rules: AnyRules) -> str:
    """A tree of playouts that are cut where the game says, also where moves are tried side by side."""
    return f"ismcts:iterations={SEARCH},cut={rules.advice.horizon(middle(rules, 1, 2))}"


def simulations(door: SeatDoor, seconds: float, bot: str) -> float:
    """Search iterations per second for one choice; with `cut=0` each plays the whole game out."""
    searched = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        make_bot(bot, searched).choose(door)
        searched += SEARCH
    return searched / (time.process_time() - start)
