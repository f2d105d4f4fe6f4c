"""Where a table's chance comes from: chance itself, and what bots imagine and try."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.engine.rng import SPAN, Rng

# Gives a game the generator that answers its chance. No flag and no variable of a host reaches this: chance
# is the operating system's, since whoever knows a seed knows every card. Tests, which must meet the same
# cards each time, pass their own where they make the rooms or their settings.
ChanceSource = Callable[[], Rng]


def seed_from(rng: Rng) -> str:
    """A seed as hard to guess as the numbers of the generator."""
    return f"{rng.below(SPAN)} {rng.below(SPAN)}"
