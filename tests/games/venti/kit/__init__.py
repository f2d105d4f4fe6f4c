"""Drawn positions of VENTI. Cards are written by name: "3.12", or "J" for a Joker and "X" for Chaos."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ludoteca
from kit.looking import refused, see, told
from ludoteca import Game
from ludoteca.games.venti.content import COPIES, KINDS, NAMES
from ludoteca.games.venti.matching import ONE
from ludoteca.games.venti.rules.match import Turns, one_turn
from ludoteca.games.venti.state import EMPTY, OPEN, Position, into_hand, score

__all__ = ["arrange", "cards", "deal", "names", "position", "refused", "reveal", "see", "told"]

A, B, C, D, E, F = range(6)  # seats, as the ledger's scenarios name them
SHORT = {"J": "joker", "X": "chaos", "-": "-"}
EVERYBODY = -1


def position(t: Game) -> Position:
    """The true position behind a game, for arranging and for looking at what no view shows."""
    assert isinstance(t.state, Position)
    return t.state


def cards(text: str) -> list[int]:
    """`cards("3.12 J")` as ids."""
    return [EMPTY if name == "-" else NAMES.index(SHORT.get(name, name)) for name in text.split()]


def names(ids: list[int]) -> list[str]:
    return [NAMES[card] for card in ids]


def arrange(
    seats: int = 2,
    *,
    hands: Mapping[int, str] | None = None,
    secret: Mapping[int, str] | None = None,
    scored: Mapping[int, str] | None = None,
    perms: Mapping[int, str] | None = None,
    actions: Mapping[int, str] | None = None,
    targets: str = "",
    frozen: Mapping[str, int] | None = None,
    unseen: Mapping[str, tuple[int, ...]] | None = None,
    centre: str = "",
    discard: str = "",
    pile: str | None = None,
    turn: int = 0,
    used: int = 0,
    ten: bool = False,
    options: Mapping[str, object] | None = None,
    chance: str = "scripted",
) -> Game:
    """A game in the middle of a turn of `turn`, who has used `used` actions.

    Rows that are not said, or not to the end, are filled with the first cards that are free; "-" is a gap.
    `secret` are cards in hand beyond `hands` that only their owner saw. `frozen` says who froze a target
    ("a" to "d"), `unseen` who did not see it. Where `pile` names the cards of the pile, all others that are
    not said lie outside the game. Chance is scripted: say what it does with `reveal`, or ask for "seeded".
    """
    t = ludoteca.new("venti", seats=seats, seed=1, options=options, chance="scripted")
    g = position(t)
    box = [kind for kind in range(KINDS) for copy in range(COPIES[kind])]

    def take(text: str) -> list[int]:
        taken = cards(text)
        for card in taken:
            if card != EMPTY:
                box.remove(card)
        return taken

    g.targets = take(targets)
    g.centre = take(centre)
    for seat, text in (hands or {}).items():
        for card in take(text):
            into_hand(g, seat, card)
    for seat, text in (secret or {}).items():
        for card in take(text):
            into_hand(g, seat, card)
            g.secret.append(seat * KINDS + card)
    for seat, text in (scored or {}).items():
        for card in take(text):
            score(g, seat, card)
    for seat, text in (perms or {}).items():
        for card in take(text):
            g.perms.append(seat * KINDS + card)
            g.held[seat] += ONE[card]
    for seat, text in (actions or {}).items():
        for card in take(text):
            g.actions.append(seat * KINDS + card)
            g.extra[seat] += 1
    g.perms.sort()
    g.actions.sort()
    g.discard = take(discard)
    chosen = None if pile is None else take(pile)
    for row, size in ((g.targets, g.terms.targets), (g.centre, g.terms.centre)):
        while len(row) < size:
            row.append(box.pop(0))
    g.pile = box if chosen is None else chosen
    g.seen = [EVERYBODY] * len(g.targets)
    g.frozen = [OPEN] * len(g.targets)
    for target, seat in (frozen or {}).items():
        g.frozen["abcd".index(target)] = seat
    for target, blind in (unseen or {}).items():
        for seat in blind:
            g.seen["abcd".index(target)] &= ~(1 << seat)
    g.start = 0
    g.active = turn
    g.used = used
    g.turns = 1
    g.ten = int(ten)
    g.log = []
    g.stack = [Turns(), *one_turn()[::-1]]
    g.asked = ()
    t.moves.clear()
    if chance == "seeded":
        t.rng = ludoteca.new("venti", seed=5).rng
    g.advance()
    t.go_on()
    return t


def reveal(t: Game, text: str) -> None:
    """Chance turns up these cards, one after the other: `reveal(t, "3.12 X J")`."""
    for name in text.split():
        t.play(ludoteca.CHANCE, f"reveal {SHORT.get(name, name)}")


def deal(t: Game, seat: int, text: str) -> None:
    """Chance deals these cards to a seat."""
    for name in text.split():
        t.play(ludoteca.CHANCE, f"deal {seat} {SHORT.get(name, name)}")


def begin(seats: int, hands: Mapping[int, str], rows: str = "", start: int = 0) -> Game:
    """A game from its first card on: three cards each, one at a time round the table, then the rows."""
    t = ludoteca.new("venti", seats=seats, options={"start_player": str(start)}, chance="scripted")
    for card in range(3):
        for place in range(seats):
            seat = (start + place) % seats
            deal(t, seat, hands[seat].split()[card])
    reveal(t, rows)
    return t


def open_targets(t: Game) -> list[str | None]:
    """The target row as everybody sees it; None for a gap or a frozen card."""
    return [target["card"] for target in see(t)["targets"]]


def open_centre(t: Game) -> list[str | None]:
    """The centre as everybody sees it; None for a gap."""
    centre: list[str | None] = see(t)["centre"]
    return centre


def own_hand(t: Game, seat: int) -> list[str]:
    """A hand as its owner sees it."""
    hand: list[str] = see(t, seat)["hand"]
    return hand


def face(t: Game, card: str) -> dict[str, Any]:
    """A card with all that is printed on it."""
    return {"card": card, **t.printed()["cards"][card]}


def points(t: Game) -> list[int]:
    """Everybody's points."""
    return [player["points"] for player in see(t)["players"]]


def turns_end(t: Game) -> None:
    """Whoever is asked ends the turn, until something else is asked or the game is over."""
    while t.asked and "end turn" in t.legal(t.asked[0]):
        t.play(t.asked[0], "end turn")


def attempt(t: Game, seat: int, target: str, *choices: str) -> None:
    """A seat commits cards for a frozen target: `attempt(t, 2, "a", "use 2.1", "joker as 5")`."""
    for move in (f"attempt {target}", *choices, "commit"):
        t.play(seat, move)
