"""What must hold in every position."""

from __future__ import annotations

from ludoteca.games.dark_venture.census import census
from ludoteca.games.dark_venture.state import Position


def check(g: Position) -> None:
    """Each card is in one place, and nothing is beyond its limits."""
    wrong = {thing: counts for thing, counts in census(g).items() if counts[0] != counts[1]}
    assert wrong == {}, wrong
