"""Whole games of Dark Venture, at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import ludoteca
from ludoteca import Game


def begin(seats: int = 2, seed: int = 1, **options: Any) -> Game:
    return ludoteca.new("dark-venture", seats=seats, seed=seed, options=options)


@cache
def walked(seats: int, seed: int, every: int = 7, most: int = 60, **options: Any) -> tuple[Game, ...]:
    """Every so many decisions of a game at random."""
    t = begin(seats, seed, **options)
    rng = random.Random(seed)
    found: list[Game] = []
    number = 0
    while t.asked and len(found) < most:
        if number % every == 0:
            found.append(t.clone())
        number += 1
        seat = t.asked[0]
        t.play(seat, rng.choice(t.legal(seat)))
    return (*found, t)


def until(t: Game, question: str, seed: int = 1, most: int = 3000) -> Game:
    """The game at random until somebody is asked this."""
    rng = random.Random(seed)
    for i in range(most):
        if not t.asked:
            break
        seat = t.asked[0]
        prompt = t.prompt(seat)
        if prompt is not None and prompt.message.id == question:
            return t
        t.play(seat, rng.choice(t.legal(seat)))
    raise AssertionError(f"nobody was asked {question}")


def first_with(question: str, seats: int = 2, **options: Any) -> Game:
    """The first of some games at random in which somebody is asked this."""
    for seed in range(5, 45):
        with suppress(AssertionError):
            return until(begin(seats, seed, **options), question)
    raise AssertionError(f"nobody was asked {question} in any game")


def eager_until(
    wanted: Callable[[Game], bool], eager: tuple[str, ...], seats: int = 1, **options: Any
) -> Game:
    """A game at random until it stands as is wanted; whoever can makes a move that they are eager for, the
    first first.
    """
    for seed in range(400):
        t = begin(seats, seed, **options)
        rng = random.Random(seed)
        for _ in range(1500):
            if not t.asked or wanted(t):
                break
            legal = t.legal(t.asked[0])
            found = [[name for name in legal if name.startswith(verb)] for verb in eager]
            t.play(t.asked[0], rng.choice(next((names for names in found if names), legal)))
        if t.asked and wanted(t):
            return t
    raise AssertionError("no game came so far")


def asks(question: str) -> Callable[[Game], bool]:
    """Whether the first seat is asked this."""

    def asked(t: Game) -> bool:
        prompt = t.prompt(0) if t.asked == (0,) else None
        return prompt is not None and prompt.message.id == question

    return asked
