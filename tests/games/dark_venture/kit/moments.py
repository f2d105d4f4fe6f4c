"""Moments to sit down in: an entry that rolls, and a fight that can be fled from, whatever is rolled."""

from __future__ import annotations

from typing import Any

from games.dark_venture.kit.whole import asks, eager_until
from ludoteca import Game
from ludoteca.engine.rng import seeded
from ludoteca.games.dark_venture.forecast import forecast

TRIES = 12  # games at random, to see what may come of an answer


def lead_to(t: Game, *moves_and_questions: tuple[str, str]) -> bool:
    """Whether after each of these moves this is asked next, whatever is rolled."""
    for seed in range(TRIES):
        other = t.clone()
        other.rng = seeded(f"try {seed}")
        for move, question in moves_and_questions:
            other.play(0, move)
            if not asks(question)(other):
                return False
    return True


def rolled_answer(t: Game) -> str:
    """An answer of a page of book A that rolls and leads back to the turn; "" where there is none."""
    view: Any = t.view(0)
    if view["entry"][-1].removesuffix("-a") not in view["places"]:
        return ""
    state: Any = t.state
    told: Any = (forecast(state, 0) or {"choices": {}})["choices"]
    rolls = [name for name in t.legal(0) if "bands" in told.get(name, {}).get("chance", {})]
    return next((name for name in rolls if lead_to(t, (name, "ask-action"))), "")


def reading() -> Game:
    def wanted(t: Game) -> bool:
        return asks("ask-answer")(t) and len(t.legal(0)) > 1 and rolled_answer(t) != ""

    return eager_until(wanted, ("lay", "at ", "turn", "go "), length="short")


def gets_away(t: Game, hit: str) -> bool:
    """Whether no way out of a fight, after a blow, leads into another."""
    fled = t.clone()
    fled.play(0, hit)
    fled.play(0, "flee 0")
    for step in [name for name in fled.legal(0) if name.startswith("step ")]:
        for seed in range(TRIES):
            other = fled.clone()
            other.rng = seeded(f"try {seed}")
            other.play(0, step)
            if not (asks("ask-flee-step")(other) or asks("ask-action")(other)):
                return False
    return True


def fighting() -> Game:
    """A hero alone against one foe, who is likely to get away."""

    def wanted(t: Game) -> bool:
        view: Any = t.view(0)
        if not asks("ask-battle-turn")(t) or len(view["fight"]["fighters"]) != 2:
            return False
        if view["players"][0]["follower"] is not None:
            return False
        hit = next(name for name in t.legal(0) if name.startswith("hit "))
        return lead_to(t, (hit, "ask-battle-turn"), ("flee 0", "ask-flee-step")) and gets_away(t, hit)

    return eager_until(wanted, ("attack", "play ", "into", "go "), length="short")
