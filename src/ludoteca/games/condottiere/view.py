"""What each seat may know, and positions as a seat may imagine them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict, cast

from mypy_extensions import i64

from ludoteca.engine.deck import pick, pick_some
from ludoteca.engine.kernel import AT_PAUSE, SPECTATOR
from ludoteca.engine.rng import Rng
from ludoteca.games.condottiere.actions import CARD_NAMES, PASS, PLAY, TAKE_NONE
from ludoteca.games.condottiere.content import DRUMMER, KINDS, MERCENARIES, SPRING, WINTER, may_lie_face_down
from ludoteca.games.condottiere.rules.battle import Battle
from ludoteca.games.condottiere.rules.cards import counts, favoured, in_play, strengths, strengths_after
from ludoteca.games.condottiere.rules.rounds import DiscardHand, KeepTwo, has_mercenary
from ludoteca.games.condottiere.rules.talk import known_in_hand, knows_of_hand
from ludoteca.games.condottiere.state import NOBODY, NOTHING, NOWHERE, Position

Cards: TypeAlias = dict[str, int]
"""Cards by name, with how many there are; in the order of the box."""


class Line(TypedDict):
    """The cards before a player: those face up, what may lie face down, and their strength."""

    cards: Cards
    counts: Cards  # what one of them counts now, where it has a strength
    face_down: str | None  # "hidden" for those who may not know it
    strength: int  # by the cards that lie face up
    out: bool  # has passed for good


class Hand(TypedDict):
    """A hand as somebody else sees it: how many cards, and those that the viewer knows to be in it."""

    size: int
    known: Cards


class Needed(TypedDict):
    """How many regions win: so many in all, or so many that hang together."""

    total: int
    adjacent: int


class Series(TypedDict):
    """A series of games: what is played for, the points of each seat, and the games so far."""

    target: int
    points: list[int]
    games: int


class View(TypedDict):
    """Condottiere as a seat or a spectator sees it."""

    game: Literal["condottiere"]
    printed: str  # the digest of what is printed on the cards
    seat: int | None  # none: a spectator
    seats: int
    asked: list[int] | None  # none: somebody is asked in secret
    holder: int  # of the Condottiere token
    site: str | None
    favor: str | None
    control: dict[str, int | None]  # every region, with the seat whose marker lies there
    needed: Needed
    season: Literal["winter", "spring"] | None  # that lies in any line
    lines: list[Line]
    leading: list[int]  # whose lines are the strongest now; nobody's where none counts anything
    hand: Cards | None
    hands: list[Hand]
    pile: int
    discard: Cards
    defender: NotRequired[int]  # who has played no card yet, and may pass for now (Capturing Regions)
    series: NotRequired[Series]
    kept: NotRequired[Cards]  # by the viewer so far, who keeps two cards of a hand


def view(g: Position, seat: int) -> View:
    """CON-R04, CON-R08: everything public, and of the secrets the seat's own."""
    return cast(View, {**public(g), **own(g, seat)})


def public(g: Position) -> View:
    """What a spectator sees."""
    regions = g.terms.map.regions
    secret = bool(g.stack) and g.stack[-1].asked_in_secret(g)
    totals = strengths(g)
    most = max(totals)
    winter, best = in_play(g, WINTER), favoured(g)
    seen: View = {
        "game": "condottiere",
        "printed": g.terms.printed,
        "seat": None,
        "seats": g.seats,
        "asked": None if secret else list(g.asked),
        "holder": g.holder,
        "site": None if g.site == NOWHERE or not g.asked else regions[g.site],  # none after the end
        "favor": None if g.favor == NOWHERE else regions[g.favor],
        "control": {regions[r]: owner_of(g, r) for r in range(len(regions))},
        "needed": {"total": g.terms.total_needed, "adjacent": g.terms.adjacent_needed},
        "season": "winter" if winter else "spring" if in_play(g, SPRING) else None,
        "lines": [line(g, SPECTATOR, owner, totals[owner], winter, best) for owner in range(g.seats)],
        "leading": [owner for owner in range(g.seats) if 0 < totals[owner] == most],
        "hand": None,
        "hands": [hand(g, SPECTATOR, owner) for owner in range(g.seats)],
        "pile": sum(g.pile),
        "discard": by_name(g.discard),
    }
    defender = defender_of(g)
    if defender != NOBODY:
        seen["defender"] = defender
    if g.terms.series_target:
        seen["series"] = {"target": g.terms.series_target, "points": g.points[:], "games": g.games}
    return seen


def own(g: Position, seat: int) -> dict[str, object]:
    """What a seat sees besides, or otherwise."""
    if seat == SPECTATOR:
        return {}
    seen: dict[str, object] = {"seat": seat, "hand": by_name(g.hands[seat * KINDS : (seat + 1) * KINDS])}
    if any(g.down[owner] != NOTHING and knows_face_down(g, seat, owner) for owner in range(g.seats)):
        totals, winter, best = strengths(g), in_play(g, WINTER), favoured(g)
        seen["lines"] = [line(g, seat, owner, totals[owner], winter, best) for owner in range(g.seats)]
    if g.shown or any(g.known[seat * KINDS : (seat + 1) * KINDS]):
        seen["hands"] = [hand(g, seat, owner) for owner in range(g.seats)]
    if g.stack:
        top = g.stack[-1]
        if isinstance(top, KeepTwo) and top.seat == seat:
            seen["kept"] = by_name(top.kept)
    return seen


def defender_of(g: Position) -> int:
    """CON-CAP-03, CON-CAP-04: who may still pass without leaving the battle; NOBODY after the first card."""
    for step in g.stack:
        if isinstance(step, Battle) and step.soft != NOBODY and not g.out[step.soft]:
            return step.soft
    return NOBODY


def owner_of(g: Position, region: int) -> int | None:
    return None if g.control[region] == NOBODY else g.control[region]


def by_name(counts: list[int]) -> Cards:
    return {CARD_NAMES[card]: counts[card] for card in range(KINDS) if counts[card]}


def line(g: Position, seat: int, owner: int, strength: int, winter: bool, best: int) -> Line:
    """A battle line with its strength by face-up cards (CON-HID-05)."""
    lines, base = g.lines, owner * KINDS
    drummer = lines[base + DRUMMER] > 0
    cards: Cards = {}
    each: Cards = {}
    for card in range(KINDS):
        count = lines[base + card]
        if count:
            name = CARD_NAMES[card]
            cards[name] = count
            value = counts(card, winter, drummer, best)
            if value:
                each[name] = value
    face_down: str | None = None
    if g.down[owner] != NOTHING:
        face_down = CARD_NAMES[g.down[owner]] if knows_face_down(g, seat, owner) else "hidden"
    return {
        "cards": cards,
        "counts": each,
        "face_down": face_down,
        "strength": strength,
        "out": bool(g.out[owner]),
    }


def hand(g: Position, seat: int, owner: int) -> Hand:
    """The size of a hand, and the cards that the viewer knows to be in it."""
    known: Cards = {}
    if owner != seat and g.held[owner] and knows_of_hand(g, owner):
        for card in range(KINDS):
            count = known_in_hand(g, seat, owner, card)
            if count:
                known[CARD_NAMES[card]] = count
    return {"size": g.held[owner], "known": known}


def knows_face_down(g: Position, seat: int, owner: int) -> bool:
    """CON-R38: its owner does, and those who were shown it."""
    return owner == seat or (seat >= 0 and bool(g.down_shown[owner] >> seat & 1))


def numbers(g: Position, seat: int, action: int) -> dict[str, int]:
    """In a battle: how strong the own line is after a card was played, turned up or taken back."""
    if not PLAY <= action <= TAKE_NONE or action == PASS:
        return {}
    if action < PASS and not g.terms.hidden:
        others = [0] * g.seats  # whose strengths are not asked for
        return {"strength": strengths_after(g, seat, action - PLAY, others)[seat]}
    c = g.clone()
    c.stack[-1].chose(c, seat, action)
    return {"strength": strengths(c)[seat]}


def determinize(g: Position, seat: int, rng: Rng) -> Position:
    """Pool what the seat cannot know and deal it again: the pile, other hands, face-down and kept cards.

    Cards known to be in a hand stay there. Of a secret question (CON-R27) the seat knows only that
    somebody without a Mercenary is being asked: who, is imagined anew.
    """
    c = g.clone()
    pool = c.pile
    wanted = [0] * c.seats  # cards that each hand still needs
    hands = c.hands
    for owner in range(c.seats):
        if owner != seat:
            left = c.held[owner]
            base: i64 = owner * KINDS
            kinds: i64 = KINDS
            for kind in range(kinds):
                count = hands[base + kind]
                if count:
                    known = known_in_hand(c, seat, owner, int(kind))
                    pool[kind] = pool[kind] + count - known
                    hands[base + kind] = known
                    left -= known
            wanted[owner] = left
    top = c.stack[-1] if c.stack else None
    kept = 0
    if isinstance(top, KeepTwo) and top.seat != seat:
        kept = sum(top.kept)
        for card in range(KINDS):
            pool[card] += top.kept[card]
        top.kept = [0] * KINDS
    if c.terms.hidden:
        deal_face_down(c, seat, pool, rng)
    if isinstance(top, DiscardHand) and c.asked != AT_PAUSE and c.asked and c.asked[0] != seat:
        imagine_who_is_asked(c, seat, top, pool, wanted, rng)
    for owner in range(c.seats):
        first = owner * KINDS
        for card in pick_some(pool, wanted[owner], rng):
            hands[first + card] = hands[first + card] + 1
    if isinstance(top, KeepTwo):
        for i in range(kept):
            top.kept[pick(pool, rng)] += 1
    if c.shown:
        match_what_others_saw(c, seat)
    return c


def match_what_others_saw(c: Position, seat: int) -> None:
    """Nobody knows of more cards in a hand than were dealt there anew."""
    for owner in range(c.seats):
        for card in range(KINDS):
            i = owner * KINDS + card
            for viewer in range(c.seats):
                j = viewer * c.seats * KINDS + i
                if viewer != seat and c.shown[j]:
                    c.shown[j] = min(c.shown[j], max(0, c.hands[i] - c.known[i]))


def deal_face_down(c: Position, seat: int, pool: list[int], rng: Rng) -> None:
    """CON-HID-01: a face-down card is of a kind that may lie face down."""
    unseen = [o for o in range(c.seats) if c.down[o] != NOTHING and not knows_face_down(c, seat, o)]
    for owner in unseen:
        pool[c.down[owner]] += 1
    possible = [pool[card] if may_lie_face_down(card) else 0 for card in range(KINDS)]
    for owner in unseen:
        card = pick(possible, rng)
        c.down[owner] = card
        pool[card] -= 1


def imagine_who_is_asked(
    c: Position, seat: int, step: DiscardHand, pool: list[int], wanted: list[int], rng: Rng
) -> None:
    """Somebody else is asked whether to discard a hand without Mercenaries; choose one who may be."""
    first = step.settled
    last = c.seats
    if seat >= 0 and c.held[seat] and not has_mercenary(c, seat):
        place = (seat - c.holder) % c.seats
        if place < step.behind:
            first = max(first, place + 1)  # the seat was asked, and kept its hand
        else:
            last = place  # the seat would have been asked before any later one
    specials = sum(pool[MERCENARIES:])
    able: list[int] = []
    for place in range(first, last):
        owner = (c.holder + place) % c.seats
        if owner != seat and c.held[owner] and not has_mercenary(c, owner) and wanted[owner] <= specials:
            able.append(place)
    chosen = rng.one_of(able)
    owner = (c.holder + chosen) % c.seats
    possible = [0] * MERCENARIES + pool[MERCENARIES:]
    for i in range(wanted[owner]):
        card = pick(possible, rng)
        c.hands[owner * KINDS + card] += 1
        pool[card] -= 1
    wanted[owner] = 0
    step.seat = owner
    step.behind = chosen
    c.asked = (owner,)
