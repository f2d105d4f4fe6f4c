"""Drawn positions of Condottiere.

Cards are written short: M1 M2 M3 M4 M5 M6 M10, Wi(nter), Sp(ring), Bi(shop), C(ourtesan), Dr(ummer),
H(eroine), Sc(arecrow), Su(rrender).
"""

from __future__ import annotations

from collections.abc import Mapping

import ludoteca
from kit.looking import refused, see, told
from ludoteca import CHANCE, Game
from ludoteca.engine.kernel import Step
from ludoteca.games.condottiere.actions import CARD_NAMES
from ludoteca.games.condottiere.content import CARDS, KINDS
from ludoteca.games.condottiere.rules.battle import Battle
from ludoteca.games.condottiere.rules.campaign import EndOfBattle
from ludoteca.games.condottiere.rules.cards import strengths
from ludoteca.games.condottiere.state import NOBODY, NOTHING, NOWHERE, Position

__all__ = [
    "SHORTS",
    "arrange",
    "everybody_passes",
    "names",
    "play",
    "position",
    "refused",
    "see",
    "told",
    "totals",
]

A, B, C, D, E, F = range(6)  # seats, as the ledger's scenarios name them
SHORTS = ("M1", "M2", "M3", "M4", "M5", "M6", "M10", "Wi", "Sp", "Bi", "C", "Dr", "H", "Sc", "Su")
SHORT = dict(zip(SHORTS, range(KINDS), strict=True))


def position(t: Game) -> Position:
    """The true position behind a game, for arranging and for looking at what no view shows."""
    assert isinstance(t.state, Position)
    return t.state


def arrange(
    seats: int = 4,
    *,
    options: Mapping[str, object] | None = None,
    hands: Mapping[int, str] | None = None,
    lines: Mapping[int, str] | None = None,
    down: Mapping[int, str] | None = None,
    passed: tuple[int, ...] = (),
    control: Mapping[int, str] | None = None,
    favor: str | None = None,
    site: str = "siena",
    holder: int = 0,
    turn: int | None = None,
    discard: str = "",
    chance: str = "seeded",
) -> Game:
    """A game in the middle of a battle for `site`: it is `turn`'s turn (the holder's, if not said).

    `hands` and `lines` by seat; `control` by seat as names of regions; all other cards are in the pile.
    Seats without a hand have no cards. If nobody can act, the battle is concluded at once.
    """
    t = ludoteca.new("condottiere", seats=seats, seed=1, options=options, chance="scripted")
    g = position(t)
    regions = g.terms.map.regions
    g.pile = [card.copies for card in CARDS]
    put(g, hands, g.hands)
    put(g, lines, g.lines)
    g.held = [sum(g.hands[s * KINDS : (s + 1) * KINDS]) for s in range(seats)]
    for seat, card in (down or {}).items():
        g.down[seat] = take(g, card)
    for card in discard.split():
        g.discard[take(g, card)] += 1
    for seat, names in (control or {}).items():
        for name in names.split():
            g.control[regions.index(name)] = seat
    g.favor = NOWHERE if favor is None else regions.index(favor)
    g.site = regions.index(site)
    g.holder = holder
    g.out = [int(seat in passed) for seat in range(seats)]
    g.log = []
    defender = g.control[g.site] if g.terms.capturing else NOBODY
    if defender != NOBODY and (lines or {}).get(defender):
        defender = NOBODY
    bottom: list[Step[Position]] = [s for s in g.stack if type(s).__name__ == "Series"]
    played = int(any(g.lines) or any(card != NOTHING for card in g.down))
    first = holder if turn is None else turn
    g.stack = [*bottom, EndOfBattle(), Battle(first, defender, played, 0)]
    g.asked = ()
    t.moves.clear()
    if chance == "seeded":
        t.rng = ludoteca.new("condottiere", seed=5).rng
    g.advance()
    t.go_on()
    return t


def put(g: Position, cards: Mapping[int, str] | None, where: list[int]) -> None:
    where[:] = [0] * len(where)
    for seat, names in (cards or {}).items():
        for name in names.split():
            where[seat * KINDS + take(g, name)] += 1


def take(g: Position, short: str) -> int:
    card = SHORT[short]
    g.pile[card] -= 1
    assert g.pile[card] >= 0, f"there are not so many {CARD_NAMES[card]} in the box"
    return card


def play(t: Game, seat: int, short: str) -> None:
    """Play a card by its short name: `play(t, 0, "M10")`."""
    t.play(seat, f"play {CARD_NAMES[SHORT[short]]}")


def everybody_passes(t: Game) -> None:
    """Whoever is asked in the battle passes, until it is over."""
    while t.asked and t.asked[0] != CHANCE and "pass" in t.legal(t.asked[0]):
        t.play(t.asked[0], "pass")


def totals(t: Game) -> list[int]:
    """The announced strength of every line."""
    return strengths(position(t))


def names(shorts: str) -> dict[str, int]:
    """`names("M10 M10 C")` as a view shows it: {"mercenary-10": 2, "courtesan": 1}."""
    cards = [CARD_NAMES[SHORT[short]] for short in shorts.split()]
    return {name: cards.count(name) for name in CARD_NAMES if name in cards}
