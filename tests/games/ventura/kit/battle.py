"""Battles of Ventura between two Troops: how they begin, how they go on, and what was told of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.ventura.kit import ALPHA, PLAIN, PLAIN_TOO, WALL, A, B, arrange, march, play, told
from ludoteca import Game

FRONT = {"0,0": "field A", "1,0": "field", "2,0": "field B"}  # they meet in the middle


def facing(
    attacker: str,
    defender: str,
    *,
    seats: int = 2,
    tile: str = "field",
    land: Mapping[str, str] | None = None,
    others: Mapping[tuple[int, int], str] | None = None,
    **given: Any,
) -> Game:
    """A's Troop 2 on "0,0" may march, and B's Troop 2 is on "1,0"; `given` is what `arrange` takes.

    `tile` is what lies on "1,0" between a field of each, or else `land` is all the land. `others` are further
    Troops. A has a Company at home as well, so that the turn goes on after the march.
    """
    troops = {(A, 2): f"{attacker} @ 0,0", (B, 2): f"{defender} @ 1,0", (A, 5): "woodsmen"}
    return arrange(
        seats,
        phase="march",
        land=land or {**FRONT, "1,0": tile},
        troops={**troops, **(others or {})},
        **given,
    )


def attack(attacker: str, defender: str, **given: Any) -> Game:
    """A of "0,0" marches against B on "1,0"; `given` is what `facing` takes."""
    t = facing(attacker, defender, **given)
    march(t, A, 2, "1,0")
    return t


def stand_off(land: Mapping[str, str] | None = None, **given: Any) -> Game:
    """Such an attack after a pair of assaults: both Armies still stand."""
    return attack(f"{PLAIN} {WALL}", f"{PLAIN_TOO} {WALL}", land=land, **given)


def another_pair(t: Game) -> None:
    """Nobody retreats: two more assaults."""
    play(t, A, "stay")
    play(t, B, "stay")


def until_won(t: Game) -> None:
    """A passes whenever an Event could be played, and puts Alpha in front, until the battle is won."""
    while not told(t, "battle-won"):
        play(t, A, "pass" if "pass" in t.legal(A) else f"line {ALPHA} 1")


def totals(t: Game, kind: str) -> list[tuple[str | int, str | int]]:
    """The totals of the ranged or of the melee assaults, as (seat, total)."""
    return [(event["seat"], event["count"]) for event in told(t, f"assault-{kind}")]
