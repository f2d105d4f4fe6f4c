"""What each seat may know, and positions as a seat may imagine them."""

from __future__ import annotations

from bisect import insort

from ludoteca.engine.deck import pick
from ludoteca.engine.kernel import SPECTATOR
from ludoteca.engine.rng import Rng
from ludoteca.games.ventura.actions import AREAS, CARD_NAMES, cell_name, coordinates
from ludoteca.games.ventura.battle_view import battle, fought
from ludoteca.games.ventura.content import (
    FAMILIES,
    FIRST_CONSCRIPT,
    KINDS,
    TILE_NAMES,
    TILE_TYPES,
    of_ventura_deck,
)
from ludoteca.games.ventura.rules.battle import Battle
from ludoteca.games.ventura.rules.cards import VENTURA, Receive
from ludoteca.games.ventura.rules.frame import PHASES, Round
from ludoteca.games.ventura.rules.phase_a import Survey
from ludoteca.games.ventura.rules.phase_b import Expansion, earnings
from ludoteca.games.ventura.rules.phase_e import Assign
from ludoteca.games.ventura.rules.setup import PlaceTile
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


def determinize(g: Position, seat: int, rng: Rng) -> Position:
    """Deal anew what the seat cannot know: decks, stockpile, other hands and reserves, what others look at,
    and sealed orders. How many cards of each deck a hand holds is known: their backs differ.
    """
    c = g.clone()
    top = c.stack[-1] if c.stack else None
    below = c.stack[-2] if len(c.stack) > 1 else None
    hands(c, seat, rng, [step for step in (top, below) if isinstance(step, Receive) and step.seat != seat])
    surveys = [step for step in (top, below) if isinstance(step, Survey) and step.seat != seat]
    reserves(c, seat, rng, surveys)
    if isinstance(top, Battle):
        orders(c, top, seat, rng)
    if isinstance(top, (PlaceTile, Expansion)) and top.seat != seat:
        top.chosen = NOBODY  # nobody else has seen which tile it is to be
    return c


def known_cards(g: Position, viewer: int, owner: int) -> list[int]:
    """Cards of a hand that everybody saw go there, and those that the viewer saw in it by an Event."""
    return known_things(g, viewer, owner, g.known, g.peeks, KINDS)


def known_tiles(g: Position, viewer: int, owner: int) -> list[int]:
    """Likewise tiles of a reserve, also those that the viewer had put at the bottom of the stockpile."""
    return known_things(g, viewer, owner, g.known_tiles, g.spied, TILE_TYPES)


def known_things(
    g: Position, viewer: int, owner: int, known: list[int], seen: list[int], kinds: int
) -> list[int]:
    found = [thing % kinds for thing in known if thing // kinds == owner]
    if viewer >= 0 and seen:
        own = [thing % kinds for thing in seen if thing // kinds == viewer * g.seats + owner]
        for kind in set(own):
            found.extend([kind] * (own.count(kind) - found.count(kind)))
        found.sort()
    return found  # ascending


def hands(c: Position, seat: int, rng: Rng, looking: list[Receive]) -> None:
    wanted: list[int] = []  # owner * 2 + (0 from the Ventura deck, 1 from the other)
    for owner in range(c.seats):
        if owner == seat:
            continue
        kept = known_cards(c, seat, owner)
        unknown = c.hands[owner][:]
        for kind in kept:
            unknown.remove(kind)
        for kind in unknown:
            back_to_deck(c, kind)
            wanted.append(owner * 2 + (0 if of_ventura_deck(kind) else 1))
        c.hands[owner] = kept
    for step in looking:
        for kind in step.seen:
            back_to_deck(c, kind)
    for step in looking:
        step.seen = sorted([from_deck(c, step.deck == VENTURA, rng) for kind in step.seen])
    for place in wanted:
        insort(c.hands[place // 2], from_deck(c, place % 2 == 0, rng))
    for viewer in range(c.seats):
        for owner in range(c.seats):
            if viewer != seat and owner not in (seat, viewer):
                forget(c, viewer, owner, c.peeks, c.hands[owner], KINDS)


def forget(c: Position, viewer: int, owner: int, seen: list[int], there: list[int], kinds: int) -> None:
    """In an imagined world, too, nobody has seen more of a hand or a reserve than is in it."""
    first = (viewer * c.seats + owner) * kinds
    for kind in {thing - first for thing in seen if 0 <= thing - first < kinds}:
        while seen.count(first + kind) > there.count(kind):
            seen.remove(first + kind)


def back_to_deck(c: Position, kind: int) -> None:
    if of_ventura_deck(kind):
        c.ventura[kind] += 1
    else:
        c.conscription[kind - FIRST_CONSCRIPT] += 1


def from_deck(c: Position, ventura: bool, rng: Rng) -> int:
    return pick(c.ventura, rng) if ventura else FIRST_CONSCRIPT + pick(c.conscription, rng)


def reserves(c: Position, seat: int, rng: Rng, looking: list[Survey]) -> None:
    loose = sum(c.stock.loose)
    pool = c.stock.release(seat)
    wanted: list[int] = []
    for owner in range(c.seats):
        if owner == seat:
            continue
        kept = known_tiles(c, seat, owner)
        unknown = c.reserve[owner][:]
        for kind in kept:
            unknown.remove(kind)
        for kind in unknown:
            pool[kind] += 1
            wanted.append(owner)
        c.reserve[owner] = kept
    for step in looking:
        for kind in step.seen:
            pool[kind] += 1
    for step in looking:
        step.seen = sorted([pick(pool, rng) for kind in step.seen])
    for owner in wanted:
        insort(c.reserve[owner], pick(pool, rng))
    if c.spied:
        for viewer in range(c.seats):
            for owner in range(c.seats):
                if viewer != seat and owner not in (seat, viewer):
                    forget(c, viewer, owner, c.spied, c.reserve[owner], TILE_TYPES)
    c.stock.refill(pool, loose, rng)


def orders(c: Position, step: Battle, seat: int, rng: Rng) -> None:
    """Another's sealed order is any; one that is not complete has not begun, as far as others can tell."""
    if step.at != Battle.REVEAL:
        return
    for side in (0, 1):
        owner = step.troop(side) // AREAS
        if owner == seat:
            continue
        line = step.line(side)
        if owner in c.asked:
            line.clear()
        else:
            for i in range(len(line) - 1, 0, -1):
                j: int = rng.below(i + 1)
                line[i], line[j] = line[j], line[i]
