"""What a position keeps so that it need not be found out again, over random games."""

from __future__ import annotations

import pytest

from games.dark_venture.kit.box import check_kept
from ludoteca.engine.kernel import answer_chance
from ludoteca.engine.options import complete
from ludoteca.engine.rng import seeded
from ludoteca.games.dark_venture.game import DARK_VENTURE


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"mode": "ranked"}),
        (2, {"length": "short", "hexagons": "figure", "books": "b"}),
        (3, {"mode": "cooperative", "ancients": True, "day_events": True}),
        (4, {"npc": "steward", "adjacency": "neighbour"}),
    ],
)
def test_what_is_kept_is_what_one_finds_out(seats: int, options: dict[str, object]) -> None:
    rng = seeded(seats)
    g = DARK_VENTURE.set_up(seats, "core", complete(DARK_VENTURE.info.options, options))
    g.advance()
    decisions = 0
    while answer_chance(g, rng):
        seat = g.asked[0]
        g.apply(seat, rng.one_of(g.options(seat)))
        decisions += 1
        if decisions % 5 == 0:
            check_kept(g)
            check_kept(DARK_VENTURE.determinize(g, seat, rng))
    assert decisions > 100
    check_kept(g)
