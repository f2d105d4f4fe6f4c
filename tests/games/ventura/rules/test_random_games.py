"""Random games: nothing that must always hold is ever broken."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable

import pytest

import ludoteca
from games.ventura.kit import EDITIONS, lively_move, position, wrong
from ludoteca import Game
from ludoteca.engine.rng import Rng, seeded
from ludoteca.games.ventura import VENTURA
from ludoteca.games.ventura.content import EVENTS, Content
from ludoteca.games.ventura.content.tables import SHIPPED
from ludoteca.games.ventura.rules.effects import NAMES
from ludoteca.games.ventura.rules.events import WINDOWS
from ludoteca.testing import rule
from ludoteca.testing.walks import random_move

LONGEST = 6000
OPTIONAL: list[dict[str, object]] = [
    {},
    {"equal_domains": True, "mixed_fortunes": True, "to_arms": True, "familial_expertise": True},
    {"carts": "single", "resistance": "single-use", "free_split": True, "papal_start": "no"},
]


def play_through(
    edition: str, seats: int, options: dict[str, object], seed: str, move: Callable[[Game, Rng], None]
) -> None:
    """A game to its end, with the census after every move; scores never go down."""
    t = ludoteca.new("ventura", seats=seats, edition=edition, options=options, chance="scripted")
    rng = seeded(seed)
    scores = [0] * seats
    while t.asked:
        move(t, rng)
        when = f"{seed!r} after {len(t.moves)} moves"
        assert len(t.moves) < LONGEST, f"{seed!r} does not end"
        assert wrong(t) == [], when
        now = position(t).score[:]
        assert all(after >= before for before, after in zip(scores, now, strict=True)), when
        scores = now


@rule("VEN-INV-01", "VEN-INV-02", "VEN-INV-03", "VEN-INV-04", "VEN-INV-05", "VEN-INV-06")
@rule("VEN-INV-07", "VEN-INV-08", "VEN-INV-09", "VEN-INV-10", "VEN-INV-11", "VEN-INV-12")
@pytest.mark.parametrize("options", OPTIONAL, ids=["plain", "optional rules", "other readings"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_always_holds_holds_in_games_of_lively_players(
    edition: str, seats: int, options: dict[str, object]
) -> None:
    for game in range(3):
        play_through(edition, seats, options, f"lively {edition} {seats} {game}", lively_move)


def combinations() -> list[list[tuple[str, str]]]:
    """Every effect with every window, in boxes of sixteen Events."""
    pairs = list(itertools.product(WINDOWS, NAMES))
    return [pairs[first : first + EVENTS] for first in range(0, len(pairs), EVENTS)]


@rule("VEN-RUL-85", "VEN-RUL-87")
@pytest.mark.parametrize("number", range(len(combinations())))
def test_no_effect_breaks_anything_in_any_window(number: int) -> None:
    """Also combinations that no sensible card would have; soldiers are cheap, so that there are battles."""
    pairs = combinations()[number]
    events = [
        dataclasses.replace(event, window=window, effect=effect, amount=2, cost=i % 2)
        for i, (event, (window, effect)) in enumerate(zip(SHIPPED.events, pairs * 2, strict=False))
    ]
    cards = tuple(dataclasses.replace(card, cost=min(card.cost, 1), upkeep=0) for card in SHIPPED.cards)
    name = f"every-effect-{number}"
    VENTURA.add_content(Content(name, SHIPPED.tiles, cards, tuple(events)))
    for game, edition in enumerate(EDITIONS):
        seed = f"every effect {number} {edition}"
        play_through(edition, 2 + (number + game) % 3, {"content": name}, seed, lively_move)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_always_holds_holds_in_two_hundred_games(edition: str, seats: int) -> None:
    for game in range(200):
        options = OPTIONAL[game % len(OPTIONAL)]
        play_through(edition, seats, options, f"random {edition} {seats} {game}", random_move)
        play_through(edition, seats, options, f"lively {edition} {seats} {game}", lively_move)
