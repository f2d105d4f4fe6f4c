"""Secrets: no view, event, question or refusal rests on hidden things."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

import ludoteca
from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    A,
    B,
    C,
    arrange,
    lively_move,
    play,
    position,
    see,
    stockpile,
    told,
)
from games.ventura.kit.secrets import (
    ARRANGED,
    choosing_a_tile,
    full_hand,
    imagined,
    letter,
    nothing_leaks,
    survey,
    to_arms,
)
from ludoteca import CHANCE, SPECTATOR, Game
from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.kernel import EVERYBODY, Event, Prompt, Refusal, Step
from ludoteca.engine.rng import Rng, seeded
from ludoteca.engine.rules import Rules
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import CARD_NAMES, EVENTS, PASS
from ludoteca.games.ventura.content import (
    FIRST_EVENT,
    GONZAGA,
)
from ludoteca.games.ventura.game import VENTURA
from ludoteca.games.ventura.rules.battle import ATTACKER
from ludoteca.games.ventura.rules.cards import Receive
from ludoteca.games.ventura.state import Position
from ludoteca.testing import rule

# whole games


OPTIONS: list[dict[str, object]] = [
    {},
    {"to_arms": True, "familial_expertise": True, "mixed_fortunes": True},
    {"equal_domains": True, "familial_expertise": True},
]


@rule("VEN-INFO-04", "VEN-INFO-05", "VEN-INFO-06", "VEN-INFO-07", "VEN-INFO-09")
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "looks", "equal"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_nothing_leaks_in_random_games(edition: str, seats: int, options: dict[str, object]) -> None:
    t = ludoteca.new("ventura", seats=seats, edition=edition, options=options, chance="scripted")
    rng = seeded(f"secrets {edition} {seats} {len(options)}")
    while t.asked and len(t.moves) < 500:
        lively_move(t, rng)
        if len(t.moves) % 23 == 0:
            nothing_leaks(t, 1)


# what is told that names a card or a tile: to all, since it lies open, or to one seat alone
OPEN = {
    "turned-up",
    "places",
    "expands",
    "takes-card",
    "swaps-card",
    "earns",
    "discards",
    "recovers",
    "heals",
    "tends",
    "dismisses",
    "deploys",
    "captain-leaves",
    "line-up",
    "wounded",
    "eliminated",
    "captain-falls",
    "plays-event",
}
SECRET = {"gets-tile", "draws-card", "sees", "sees-tile", "sees-in-hand", "sees-in-reserve"}
PACKS_ONLY = {"sees-in-reserve"}  # no shipped Event does it


def loud(events: list[Event], seats: int) -> list[str]:
    """Events that tell a secret to more than the seat that they are about."""
    found: list[str] = []
    for event in events:
        listeners = {seat for seat in (*range(seats), SPECTATOR) if event.told_to(seat)}
        if event.kind in SECRET and listeners != {event.args[0]}:
            found.append(event.kind)
    return found


@rule("VEN-INFO-04", "VEN-INFO-05", "VEN-INFO-09", "VEN-OPT-07")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_events_tell_cards_and_tiles_that_lie_open_or_one_seat_alone(edition: str) -> None:
    naming = {kind for kind, args in EVENTS.items() if {"card", "tile", "ploy"} & set(args.split())}
    assert naming == OPEN | SECRET
    heard: set[str] = set()
    for options, number in itertools.product(OPTIONS, range(2)):  # enough for the rarest of them
        t = ludoteca.new("ventura", seats=4, edition=edition, options=options, chance="scripted")
        rng = seeded(f"events {edition} {number}")
        while t.asked:
            lively_move(t, rng)
        events = t.state.log or []
        assert loud(events, 4) == []
        heard |= {event.kind for event in events}
    assert heard >= SECRET - PACKS_ONLY
    drawn = next(event for event in events if event.kind == "draws-card")
    assert loud([Event(drawn.kind, drawn.args, EVERYBODY)], 4) == ["draws-card"]  # it would be heard


# arranged positions


@rule("VEN-INFO-04", "VEN-INFO-05", "VEN-INFO-06", "VEN-INFO-07", "VEN-INFO-09", "VEN-RUL-82")
@pytest.mark.parametrize("name", ARRANGED)
def test_nothing_leaks_where_somebody_knows_more_than_others(name: str) -> None:
    t = ARRANGED[name]()
    nothing_leaks(t, 10)
    rng = seeded(name)
    for move in range(30):  # and as it goes on
        lively_move(t, rng)
        nothing_leaks(t, 1)


@rule("VEN-OPT-04", "VEN-OPT-07", "VEN-OPT-09", "VEN-RUL-82")
@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("To Arms!", [PLAIN, "spearmen", ALPHA]),
        ("Visconti", ["farmers", "ambush", "charge"]),
        ("Gonzaga", ["lake", "hill", "wood"]),
    ],
)
def test_what_somebody_looks_at_is_seen_by_nobody_else(name: str, seen: list[str]) -> None:
    t = ARRANGED[name]()
    assert sorted(see(t, A)["looking"]) == sorted(seen)
    for viewer in (B, C, SPECTATOR):
        assert "looking" not in see(t, viewer)
        assert told(t, "sees", viewer) == told(t, "sees-tile", viewer) == []
        looks = {str(g.stack[-1].seen) for g in imagined(t, viewer)}  # type: ignore[attr-defined]
        assert len(looks) > 5
    assert len({str(g.stack[-1].seen) for g in imagined(t, A)}) == 1  # type: ignore[attr-defined]


@rule("VEN-OPT-07", "VEN-RUL-82")
def test_gonzaga_remembers_what_lies_at_the_bottom_and_nobody_else_knows_it() -> None:
    t = survey()
    play(t, A, "keep tile hill", "bottom lake")
    assert see(t, A)["bottom"] == ["wood", "lake"]  # the deepest first
    assert {tuple(g.stock.bottom) for g in imagined(t, A)} == {tuple(position(t).stock.bottom)}
    for viewer in (B, C):
        assert see(t, viewer)["bottom"] == [None, None]
        assert len({tuple(g.stock.bottom) for g in imagined(t, viewer)}) > 3
    nothing_leaks(t)


@rule("VEN-OPT-07", "VEN-INFO-06")
@pytest.mark.parametrize("tiles", ["wood wood hill", "wood lake hill"])
def test_nobody_can_tell_from_the_questions_whether_two_tiles_are_alike(tiles: str) -> None:
    t = arrange(
        3,
        phase="fortune",
        families=(GONZAGA, 0, 2),
        row=f"{ALPHA} {PLAIN} {BETA}",
        options={"familial_expertise": True},
    )
    stockpile(t, f"{tiles} castle")
    play(t, A, "look at 3")
    play(t, CHANCE, *[f"land {tile}" for tile in tiles.split()])
    play(t, A, "keep tile hill")
    assert t.asked == (A,)


# planted mistakes


class Careless(Rules[Position]):
    """Ventura with a view that says too much."""

    def __init__(self, too_much: Callable[[Position], object]) -> None:
        super().__init__(VENTURA.info, VENTURA.steps, VENTURA.events)
        self.too_much = too_much

    def space(self, g: Position) -> ActionSpace:
        return VENTURA.space(g)

    def view(self, g: Position, seat: int) -> dict[str, object]:
        return {**VENTURA.view(g, seat), "too much": self.too_much(g)}

    def determinize(self, g: Position, seat: int, rng: Rng) -> Position:
        return VENTURA.determinize(g, seat, rng)

    def census(self, g: Position) -> dict[str, tuple[int, int]]:
        return VENTURA.census(g)


class LooseTongue(Step[Position]):
    """A question for A that gives away what C holds."""

    where: str

    def card(self, g: Position, where: str) -> int:
        return g.hands[C][0] if self.where == where else 0

    def options(self, g: Position, seat: int) -> list[int]:
        return [PASS - 1, PASS] if self.card(g, "options") % 2 else [PASS]

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("no-hand-card", {"card": CARD_NAMES[self.card(g, "prompt")]}), "")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("", Message("no-hand-card", {"card": CARD_NAMES[self.card(g, "refusal")]}))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("", Message("no-hand-card", {"card": CARD_NAMES[self.card(g, "not asked")]}))


def looking_at(g: Position) -> object:
    return [step.seen for step in g.stack if isinstance(step, Receive)]


def sealed(g: Position) -> object:
    return [side.line for side in g.sides]


def in_view(start: Callable[[], Game], too_much: Callable[[Position], object]) -> Callable[[], Game]:
    def plant() -> Game:
        t = start()
        t.rules = Careless(too_much)
        return t

    return plant


def in_step(where: str) -> Callable[[], Game]:
    def plant() -> Game:
        t = letter()
        t.state.stack.append(LooseTongue(where))
        t.state.asked = (A,)
        return t

    return plant


MISTAKES: dict[str, Callable[[], Game]] = {
    "the view shows a hand": in_view(letter, lambda g: g.hands[C]),
    "the view shows how often a hand holds Events": in_view(
        letter, lambda g: len([kind for kind in g.hands[C] if kind >= FIRST_EVENT])
    ),
    "the view shows a reserve": in_view(choosing_a_tile, lambda g: g.reserve[B]),
    "the view shows the stockpile": in_view(choosing_a_tile, lambda g: g.stock.loose),
    "the view shows the Ventura deck": in_view(letter, lambda g: g.ventura),
    "the view shows the Conscription deck": in_view(letter, lambda g: g.conscription),
    "the view shows a sealed order": in_view(ARRANGED["an order sealed"], sealed),
    "the view shows how far an order has come": in_view(
        ARRANGED["an order begun"],
        lambda g: len(g.sides[ATTACKER].line),
    ),
    "the view shows what somebody looks at": in_view(to_arms, looking_at),
    "the view shows the tile that is to be placed": in_view(
        choosing_a_tile,
        lambda g: g.stack[-1].chosen,  # type: ignore[attr-defined]
    ),
    "the view shows to all what one has spied": in_view(letter, lambda g: g.hands[B]),
    "the moves depend on a hand": in_step("options"),
    "the question names a card": in_step("prompt"),
    "a refusal names a card": in_step("refusal"),
    "who is not asked learns a card": in_step("not asked"),
    "the view shows a bought card": in_view(full_hand, lambda g: CARD_NAMES[g.hands[A][-1]]),
}


@rule("VEN-INFO-04", "VEN-INFO-05", "VEN-INFO-06", "VEN-INFO-07", "VEN-INFO-09")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_check_catches_the_mistake(mistake: str) -> None:
    t = MISTAKES[mistake]()
    with pytest.raises(AssertionError, match="rests on secrets"):
        nothing_leaks(t, 10)
