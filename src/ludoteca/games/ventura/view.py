"""What each seat may know."""

from __future__ import annotations

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.games.ventura.actions import AREAS, CARD_NAMES, cell_name, coordinates
from ludoteca.games.ventura.battle_view import battle, fought
from ludoteca.games.ventura.content import (
    FAMILIES,
    FIRST_CONSCRIPT,
    TILE_NAMES,
    of_ventura_deck,
)
from ludoteca.games.ventura.imagined import known_cards, known_tiles
from ludoteca.games.ventura.rules.battle import Battle
from ludoteca.games.ventura.rules.cards import Receive
from ludoteca.games.ventura.rules.frame import PHASES, Round
from ludoteca.games.ventura.rules.phase_a import Survey
from ludoteca.games.ventura.rules.phase_b import earnings
from ludoteca.games.ventura.rules.phase_e import Assign
from ludoteca.games.ventura.rules.troops import exists, movement, upkeep_of
from ludoteca.games.ventura.state import NOBODY, NOTHING, NOWHERE, Position


def view(g: Position, seat: int) -> dict[str, object]:
    """VEN-INFO-01 to -09, VEN-RUL-89: everything public, and of the secrets the seat's own."""
    seen: dict[str, object] = {
        "game": "ventura",
        "seat": None if seat == SPECTATOR else seat,
        "seats": g.seats,
        "asked": list(g.asked),
        "round": g.round,
        "phase": phase(g),
        "first": None if g.first == NOBODY else g.first,
        "abilities": g.terms.familial,
        "printed": g.terms.printed,
        "tiles": [[*coordinates(g.where[i]), TILE_NAMES[g.kind[i]]] for i in range(len(g.where))],
        "guarded": [cell_name(g.where[number]) for number in g.guarded],
        "players": [player(g, seat, owner) for owner in range(g.seats)],
        "hand": None if seat == SPECTATOR else [CARD_NAMES[kind] for kind in g.hands[seat]],
        "reserve": None if seat == SPECTATOR else [TILE_NAMES[kind] for kind in g.reserve[seat]],
        "row": [CARD_NAMES[kind] for kind in g.row],
        "stock": g.stock.size(),
        "ventura": {"deck": sum(g.ventura), "discard": by_name(g.ventura_discard, 0)},
        "conscription": {
            "deck": sum(g.conscription),
            "discard": by_name(g.conscription_discard, FIRST_CONSCRIPT),
        },
        "removed": by_name(g.removed, 0),
    }
    if seat != SPECTATOR:
        known = g.stock.known_to(seat)
        if known["bottom"]:
            seen["bottom"] = [None if kind is None else TILE_NAMES[kind] for kind in known["bottom"]]
    for step in g.stack:
        if isinstance(step, Battle):
            seen["battle"] = battle(g, step, seat)
    if g.fought and "battle" not in seen:
        seen["fought"] = fought(g)
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Receive) and top.seat == seat:
        seen["looking"] = [CARD_NAMES[kind] for kind in top.seen]
    if isinstance(top, Survey) and top.seat == seat:
        seen["looking"] = [TILE_NAMES[kind] for kind in top.seen]
    if isinstance(top, Assign):
        given = range(len(top.assigned))
        seen["regroup"] = [{"card": CARD_NAMES[top.cards[i]], "area": top.assigned[i] + 1} for i in given]
    return seen


def phase(g: Position) -> str:
    if not g.stack:
        return "over"
    bottom = g.stack[0]
    return PHASES[bottom.phase] if isinstance(bottom, Round) and g.round else "setup"


def by_name(counts: list[int], first: int) -> dict[str, int]:
    return {CARD_NAMES[first + i]: counts[i] for i in range(len(counts)) if counts[i]}


def player(g: Position, seat: int, owner: int) -> dict[str, object]:
    """A family board, with its five areas; of hands and reserves the size, and what everybody saw."""
    first = owner * AREAS
    shown: dict[str, object] = {
        "family": None if g.family[owner] == NOBODY else FAMILIES[g.family[owner]],
        "lost": bool(g.lost[owner]),
        "score": g.score[owner],
        "florins": g.florins[owner],
        "upkeep": upkeep_of(g, owner),
        "income": earnings(g, owner),
        "city": None if g.city[owner] == NOWHERE else cell_name(g.where[g.city[owner]]),
        "domain": domain(g, owner),
        "hand": hand(g, seat, owner),
        "reserve": reserve(g, seat, owner),
        "troops": [troop(g, first + area) for area in range(AREAS) if exists(g, first + area)],
    }
    in_store = lasting(g, owner)
    if in_store:
        shown["lasting"] = in_store
    return shown


def hand(g: Position, seat: int, owner: int) -> dict[str, object]:
    """How many cards of each deck a hand holds, and which of them the seat knows."""
    ventura = len([kind for kind in g.hands[owner] if of_ventura_deck(kind)])
    shown: dict[str, object] = {"ventura": ventura, "conscription": len(g.hands[owner]) - ventura}
    known = known_cards(g, seat, owner)
    if known:
        shown["known"] = [CARD_NAMES[kind] for kind in known]
    return shown


def reserve(g: Position, seat: int, owner: int) -> dict[str, object]:
    shown: dict[str, object] = {"size": len(g.reserve[owner])}
    known = known_tiles(g, seat, owner)
    if known:
        shown["known"] = [TILE_NAMES[kind] for kind in known]
    return shown


def lasting(g: Position, owner: int) -> dict[str, int]:
    """Florins that Events take off or put on the next upkeep, income and deployment."""
    amounts = {
        "spared": g.spared[owner],
        "burned": g.burned[owner],
        "raised": -g.burned[owner],
        "discount": g.discount[owner],
    }
    return {name: amount for name, amount in amounts.items() if amount > 0}


def domain(g: Position, owner: int) -> dict[str, int]:
    """The tiles of a Domain by their hexes, with the markers on them."""
    own = [number for number in range(len(g.where)) if g.owner[number] == owner]
    return {cell_name(g.where[number]): g.marks[number] for number in own}


def troop(g: Position, number: int) -> dict[str, object]:
    """VEN-INFO-03, VEN-RUL-47: open to all; in a battle the order shown is that of the spaces."""
    there = g.troops[number]
    shown: dict[str, object] = {
        "area": number % AREAS + 1,
        "hex": cell_name(g.where[there.at]),
        "companies": [CARD_NAMES[kind] for kind in there.men],
        "movement": movement(g, number) if there.men else 0,
    }
    if there.captain != NOTHING:
        shown["captain"] = CARD_NAMES[there.captain]
    if any(there.hurt):
        shown["wounds"] = list(there.hurt)
    if there.moved:
        shown["moved"] = True
    return shown
