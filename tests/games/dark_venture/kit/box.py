"""What must hold in every position."""

from __future__ import annotations

from ludoteca.games.dark_venture.census import census
from ludoteca.games.dark_venture.content.cards import BODY, HEAD, JEWEL
from ludoteca.games.dark_venture.rules import figures, map
from ludoteca.games.dark_venture.rules.combat import Combat
from ludoteca.games.dark_venture.state import CONSCIOUS, Ground, Position, members


def check(g: Position) -> None:
    """Each card is in one place, and nothing is beyond its limits."""
    wrong = {thing: counts for thing, counts in census(g).items() if counts[0] != counts[1]}
    assert wrong == {}, wrong
    check_kept(g)


def check_kept(g: Position) -> None:
    """What is kept so that it need not be found out again is what one finds out."""
    for place in range(len(g.x)):
        here = [piece for piece in g.pieces if piece.place == place]
        awake = sorted([piece.card for piece in here if piece.how == CONSCIOUS])
        assert figures.present(g, place) == awake
        assert members(g.fallen[place]) == sorted([one.card for one in here if one.how != CONSCIOUS])
    for piece in g.pieces:
        assert all(len(figures.in_slot(g, piece, slot)) <= 1 for slot in (HEAD, BODY, JEWEL))
    assert [g.piece_of[piece.card] for piece in g.pieces] == list(range(len(g.pieces)))
    assert g.fought == [there for there, step in enumerate(g.stack) if isinstance(step, Combat)]
    fresh = g.clone()
    fresh.ground = Ground(0, len(g.x))
    for place in g.laid:
        assert map.links(g, place) == map.links(fresh, place)
        assert map.distances(g, place) == map.distances(fresh, place)
        for card in g.hand_places[0]:
            assert map.can_lay(g, card, place) == map.can_lay(fresh, card, place)
