"""Positions of Ventura in which somebody knows more than others, and checks that he alone does."""

from __future__ import annotations

from collections.abc import Callable

from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    PLAIN_TOO,
    WALL,
    A,
    B,
    C,
    arrange,
    broken,
    buy,
    lab,
    line,
    on_turn,
    play,
    position,
    stockpile,
)
from games.ventura.kit.battle import attack
from ludoteca import CHANCE, SPECTATOR, Game
from ludoteca.games.ventura.actions import CARD_NAMES
from ludoteca.games.ventura.content import (
    GONZAGA,
    VISCONTI,
)
from ludoteca.games.ventura.state import Position
from ludoteca.testing.knowledge import imagine, known_to

SEEDS = range(40)


def nothing_leaks(t: Game, times: int = 4) -> None:
    """What each seat and a spectator may know is byte-equal when all else is dealt anew."""
    for viewer in (*range(t.seats), SPECTATOR):
        known = known_to(t, viewer, len(t.moves))
        for time in range(times):
            other = imagine(t, viewer, f"{viewer} {time}")
            assert known_to(other, viewer, len(t.moves)) == known, (
                f"what seat {viewer} knows rests on secrets"
            )
            assert broken(other) == [], "an imagined game is not sound"


def imagined(t: Game, viewer: int) -> list[Position]:
    return [position(imagine(t, viewer, f"{seed}")) for seed in SEEDS]


def names_in(kinds: list[int]) -> list[str]:
    return [CARD_NAMES[kind] for kind in kinds]


def hands_of(t: Game, viewer: int, owner: int) -> list[list[str]]:
    """A hand as a viewer may imagine it."""
    return [names_in(g.hands[owner]) for g in imagined(t, viewer)]


def to_arms() -> Game:
    """A looks at three Ventura cards."""
    t = arrange(3, phase="recruit", florins={A: 4, B: 4}, options={"to_arms": True})
    play(t, A, "look at 3")
    play(t, CHANCE, f"card {ALPHA}", f"card {PLAIN}", "card spearmen")
    return t


def survey() -> Game:
    """Gonzaga looks at three tiles."""
    t = arrange(
        3,
        phase="fortune",
        families=(GONZAGA, 0, 2),
        row=f"{ALPHA} {PLAIN} {BETA}",
        options={"familial_expertise": True},
    )
    stockpile(t, "wood wood hill lake castle village village field")
    play(t, A, "look at 3")
    play(t, CHANCE, "land wood", "land hill", "land lake")
    return t


def conscripts() -> Game:
    """Visconti look at three Conscription cards."""
    t = arrange(
        3,
        phase="conscription",
        families=(VISCONTI, 0, 2),
        florins={A: 4, B: 4},
        options={"familial_expertise": True},
    )
    play(t, A, "look at 3")
    play(t, CHANCE, "card ambush", "card farmers", "card charge")
    return t


def drawing() -> Game:
    """Two of three cards are drawn."""
    t = arrange(3, phase="recruit", florins={A: 4, B: 4}, options={"to_arms": True})
    play(t, A, "look at 3")
    play(t, CHANCE, f"card {ALPHA}", f"card {PLAIN}")
    return t


def orders(*a: str, b: tuple[str, ...] = ()) -> Game:
    """A battle while orders are being written."""
    t = attack(
        f"{PLAIN} {ALPHA} {BETA} {WALL} foragers",
        f"{PLAIN_TOO} {WALL} {ALPHA} {BETA} foragers",
        seats=3,
        hands={A: "ambush", B: "charge", C: "farmers"},
        content=lab("battle-end gain-florins 1"),
    )
    line(t, A, *a)
    line(t, B, *b)
    return t


def letter() -> Game:
    """A has read B's hand."""
    hands = {A: "charge", B: f"{ALPHA} ambush farmers", C: f"{BETA} palisade"}
    t = on_turn("own-turn look-at-hand", seats=3, hands=hands)
    play(t, A, "play charge", "on 1")
    return t


def reserve_seen() -> Game:
    """A has seen B's reserve."""
    t = on_turn("own-turn look-at-reserve", seats=3, reserve={B: "wood lake wood", C: "hill field"})
    play(t, A, "play charge", "on 1")
    return t


def bottom_drawn() -> Game:
    """B has drawn a tile that A, of Gonzaga, had put at the bottom."""
    t = arrange(
        3,
        phase="fortune",
        families=(GONZAGA, 0, 2),
        row=f"{ALPHA} {PLAIN} {BETA}",
        reserve={B: "wood", C: "wood"},
        options={"familial_expertise": True},
    )
    stockpile(t, "hill lake village")
    play(t, A, "look at 3")
    play(t, CHANCE, "land hill", "land lake", "land village")
    play(t, A, "keep tile hill", "bottom lake")
    play(t, B, "draw tile")
    play(t, CHANCE, t.legal(CHANCE)[0])
    return t


def choosing_a_tile() -> Game:
    """A has said, to himself, which tile it is to be."""
    t = arrange(
        3,
        phase="expansion",
        land={"0,0": "field A", "1,0": "field A"},
        reserve={A: "wood lake", B: "hill"},
    )
    play(t, A, "tile lake")
    return t


def full_hand() -> Game:
    """A has bought a sixth card."""
    t = arrange(3, phase="conscription", florins={A: 4}, hands={A: f"{ALPHA} {BETA} farmers charge ambush"})
    buy(t, A, "palisade")
    return t


ARRANGED: dict[str, Callable[[], Game]] = {
    "To Arms!": to_arms,
    "in the middle of a look": drawing,
    "Gonzaga": survey,
    "Visconti": conscripts,
    "no order yet": orders,
    "an order begun": lambda: orders(WALL),
    "an order sealed": lambda: orders(WALL, ALPHA, "foragers"),
    "the other order sealed": lambda: orders(b=(WALL, "foragers", ALPHA)),
    "one sealed, one begun": lambda: orders(WALL, b=(WALL, "foragers", ALPHA)),
    "the spy's letter": letter,
    "a reserve seen": reserve_seen,
    "a known tile drawn by another": bottom_drawn,
    "a tile chosen": choosing_a_tile,
    "a sixth card": full_hand,
}
