"""What comes of a choice for certain: values of whoever wears or takes off something, blows, who waits."""

from __future__ import annotations

from ludoteca.games.dark_venture.actions import (
    ALONE,
    ATTACK,
    DRAG,
    DROP,
    FOLLOWER_ATTACK,
    GO,
    HIT,
    LET_ACT,
    LOOT,
    PARTY,
    RECRUIT,
    SEND,
    STEP,
    TAKE,
    TAKE_OFF,
    WEAR,
)
from ludoteca.games.dark_venture.content.cards import (
    ARMOR_BONUS,
    BASE,
    FIGURE_CARDS,
    ITEM_CARDS,
    PLACES,
    POWER,
)
from ludoteca.games.dark_venture.content.cards import ATTACK as ATTACK_BONUS
from ludoteca.games.dark_venture.content.cards import UNSEEN as HIDDEN
from ludoteca.games.dark_venture.foretold.told import Then
from ludoteca.games.dark_venture.rules import aggression, figures, items
from ludoteca.games.dark_venture.rules.arrival import hexagon_waits
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.demands import LEAVE
from ludoteca.games.dark_venture.rules.flight import FleeStep
from ludoteca.games.dark_venture.rules.raises import leave_behind
from ludoteca.games.dark_venture.rules.waking import Waking
from ludoteca.games.dark_venture.state import NOTHING, Piece, Position
from ludoteca.games.dark_venture.view import SHOWN

LOWEST, USUAL, HIGHEST = 2, 7, 12  # of two dice


# gear


def then(g: Position, seat: int, action: int) -> Then | None:
    """DV-FREE-03, DV-ITEM-16: put on, taken off, dropped while worn: the figure as it is then."""
    if not WEAR <= action < TAKE and not DROP <= action < LOOT:
        return None
    item = (action - WEAR) % ITEM_CARDS
    card = next(piece.card for piece in g.pieces if item in piece.worn or item in piece.carried)
    before = g.piece(card).worn
    c = g.clone()
    if action < TAKE_OFF:
        items.wear(c, card, item)
    elif action < TAKE:
        items.take_off(c, card, item)
    else:
        items.drop(c, card, item)
    after = c.piece(card)
    if after.worn == before:
        return None
    names = g.terms.content.cards.items
    return {
        "figure": g.terms.content.cards.figures[card].name,
        "stats": [figures.stat(c, card, which) for which in SHOWN],
        "health": [after.health, figures.stat(c, card, BASE)],
        "off": [names[one].name for one in before if one not in after.worn and one != item],
    }


# blows


def harm(g: Position, seat: int, action: int) -> list[int]:
    """DV-COMBAT-05: what a blow takes at least, at most and usually; none where nobody is struck."""
    step = g.stack[-1]
    if isinstance(step, BattleTurn) and HIT <= action < HIT + FIGURE_CARDS:
        return blow(g, step.card, action - HIT, fight_of(g).reduction)
    if ATTACK <= action < RECRUIT:
        card = (g.heroes if action < FOLLOWER_ATTACK else g.followers)[seat]
        return blow(g, card, (action - ATTACK) % FIGURE_CARDS, 0)
    return []


def harm_back(g: Position, seat: int, action: int) -> list[int]:
    """What a blow of whoever is attacked takes."""
    if not ATTACK <= action < RECRUIT:
        return []
    card = (g.heroes if action < FOLLOWER_ATTACK else g.followers)[seat]
    return blow(g, (action - ATTACK) % FIGURE_CARDS, card, 0)


def blow(g: Position, card: int, target: int, reduction: int) -> list[int]:
    plus = figures.stat(g, card, POWER) + figures.stat(g, card, ATTACK_BONUS)
    less = reduction + figures.stat(g, target, ARMOR_BONUS)
    return [max(0, shown + plus - less) for shown in (LOWEST, HIGHEST, USUAL)]


# moving


def movers(g: Position, seat: int, action: int) -> list[Piece]:
    """Who goes, the hero or whoever is alone first; nobody where it is another choice."""
    if not GO <= action < DRAG and not PARTY <= action < LET_ACT and not STEP <= action < STEP + PLACES:
        return []
    step = g.stack[-1]
    card = g.followers[seat] if SEND <= action < DRAG else g.heroes[seat]
    if isinstance(step, (FleeStep, Waking)):
        card = step.card
    going = [g.piece(card)]
    mate = figures.partner(g, card)
    with_mate = GO <= action < ALONE or PARTY <= action < LET_ACT
    if with_mate and mate != NOTHING and g.piece(mate).place == going[0].place and not g.piece(mate).how:
        going.append(g.piece(mate))
    return going


def goal(action: int) -> int:
    """The place to which a move leads."""
    if GO <= action < DRAG:
        return (action - GO) % PLACES
    return action - (PARTY if PARTY <= action < LET_ACT else STEP)


def foes_at(g: Position, going: list[Piece], place: int) -> list[int]:
    """Those who would fight with one of them there at once; whom the place itself hides is not seen."""
    there = [other for other in figures.present(g, place) if not g.piece(other).unseen]
    if not there:
        return []
    c = g.clone()
    for one in going:
        c.move(c.piece(one.card), place)
        leave_behind(c, one.card)
    seen = [one.card for one in going if figures.stat(c, one.card, HIDDEN) <= 0]  # AMB-59
    return [other for other in there if any(are_hostile(g, card, other) for card in seen)]


def are_hostile(g: Position, one: int, other: int) -> bool:
    return aggression.attacks(g, one, other) or aggression.attacks(g, other, one)


def is_held_up(g: Position, piece: Piece) -> bool:
    """Whether the place where somebody is has something to say to whoever leaves."""
    return bool(g.terms.content.place_hears[g.book][piece.place] >> LEAVE & 1)


def entry_at(g: Position, going: list[Piece], place: int) -> bool:
    return any(hexagon_waits(g, one.card, place) for one in going)
