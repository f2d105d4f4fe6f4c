"""Fights, arranged by hand: figures that say nothing, and dice that fall as they should."""

from __future__ import annotations

from typing import Any

from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    come,
    in_play,
    lead,
    menu,
    place,
    play,
    throw,
    with_cards,
)
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content.cards import ARMOR_BONUS, SPEED, STRIKE
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.raises import UNTIL_GAME, add_raise
from ludoteca.games.dark_venture.rules.rolls import DiceRoll
from ludoteca.games.dark_venture.state import Piece, Position

STRONG = {"power": 4, "speed": 4, "mind": 4, "luck": 3, "health": 34}
PEACEFUL = {"power": 5, "speed": 3, "mind": 2, "luck": 2, "health": 26, "aggressive": False}
FIERCE = {**PEACEFUL, "aggressive": True}
FIGURES: dict[str, dict[str, dict[str, Any]]] = {
    "heroes": {"ysmene-tarr": STRONG, "captain-almost": STRONG, "tin-aurelio": STRONG},
    "followers": {"pell": STRONG, "clerk-dot": STRONG},
    "enemies": {
        "late-postman": PEACEFUL,
        "tollkeeper-of-nails": PEACEFUL,
        "tax-birds": FIERCE,
        "salt-hounds": FIERCE,
    },
}
UNABLE: dict[str, Any] = {"gifts": [], "abilities": []}
IMPARTIAL: dict[str, Any] = {"gifts": [], "forbid": []}


def silent(**entries: dict[str, dict[str, Any]]) -> Content:
    """A box whose figures, factions and first places say nothing, as far as it is not changed."""
    box: dict[str, dict[str, dict[str, Any]]] = {"locations": {id: dict(p) for id, p in PLAIN_PLACES.items()}}
    for table in ("heroes", "followers", "enemies", "factions"):
        quiet = IMPARTIAL if table == "factions" else UNABLE
        own = FIGURES.get(table, {})
        box[table] = {id: {**quiet, **own.get(id, {})} for id in tables.shipped().tables[table]}
    for table, changes in entries.items():
        for id, change in changes.items():
            box.setdefault(table, {}).setdefault(id, {}).update(change)
    return with_cards(**box)


def ring(content: Content | None = None, **options: Any) -> Position:
    """The heroes of both seats on the first place of the row, in the first one's turn."""
    g = in_play(silent() if content is None else content, **options)
    lead(g, 0, "ysmene-tarr")
    lead(g, 1, "captain-almost")
    return g


def fighters(g: Position) -> list[int]:
    return sorted(fight_of(g).fighters)


def strike_first(g: Position, *order: Piece) -> None:
    """The combatants roll for first strike, so that they act in this order: 14, 12, 10 ..."""
    totals = {piece.card: 14 - 2 * n for n, piece in enumerate(order)}
    for card in fight_of(g).fighters[:]:
        dice = totals[card] - figures.stat(g, card, SPEED) - figures.stat(g, card, STRIKE)
        throw(g, dice // 2, dice - dice // 2)


def roll_low(g: Position) -> None:
    """Every die shows 1, until somebody is asked."""
    for _ in range(100):
        if g.asked != (CHANCE,):
            return
        step = g.stack[-1]
        assert isinstance(step, DiceRoll)
        throw(g, *[1] * step.missing())
    raise AssertionError("dice without end")


def stalemate() -> tuple[Position, Piece, Piece]:
    """A hero and a bird, neither of whom can hurt the other, after as many blows as end their fight."""
    g = ring(silent(enemies={"tax-birds": {"power": 0}}, heroes={"ysmene-tarr": {"power": 0}}))
    hero = g.piece(g.heroes[0])
    g.move(g.piece(g.heroes[1]), place(g, "glass-flats"))
    bird = come(g, "tax-birds-1")
    for card in (hero.card, bird.card):
        add_raise(g, card, ARMOR_BONUS, 9, UNTIL_GAME)
    menu(g)
    strike_first(g, hero, bird)
    for _ in range(5):
        play(g, 0, "hit tax-birds-1")
        roll_low(g)
    return g, hero, bird
