"""What figures, items, places and characters offer to be done on the menu: `act` and `use`."""

from __future__ import annotations

from ludoteca.games.dark_venture.actions import follower_use, use
from ludoteca.games.dark_venture.rules import figures, items
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.hearing import OF_HERE, hears, offered
from ludoteca.games.dark_venture.rules.using import announce
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Piece, Position


def abilities(g: Position, piece: Piece, seat: int, present: list[int]) -> list[int]:
    """DV-PAID-11, DV-FREE-04: what a figure's own card, its items, the place and characters there offer."""
    there = offered_here(g, piece.card, seat, present)
    if not there:
        return []
    content = g.terms.content
    first = use(content) if items.is_hero(g, piece) else follower_use(content)
    found: list[int] = []
    for number, cast in there:  # copies of a card have the same
        if first + number not in found and hears(g, number, cast, NOTHING):
            found.append(first + number)
    return found


def offered_here(g: Position, card: int, seat: int, present: list[int]) -> list[tuple[int, Cast]]:
    """What it brings along, and what the place and the characters who are present offer."""
    content = g.terms.content
    where = g.pieces[g.piece_of[card]].place
    found = offered(g, card, seat)
    rules = content.place_uses[g.book][where]
    if rules:
        by_place = Cast(seat, card, NOTHING, NOTHING, NOTHING, where)
        for number in rules:
            found.append((number, by_place))
    if len(present) > 1:
        for other in present:
            for number in content.figure_uses[other]:
                if (
                    content.abilities[number].whose == OF_HERE
                    and g.pieces[g.piece_of[other]].leader == NOBODY
                ):
                    found.append((number, Cast(seat, card, other, NOTHING, NOTHING, where)))
    return found


def is_free(g: Position, action: int) -> bool:
    """A use that costs no AP, of which there are only so many in a turn (AMB-81)."""
    content = g.terms.content
    if action < use(content):
        return False
    by_follower = action >= follower_use(content)
    cost = content.abilities[action - (follower_use(content) if by_follower else use(content))].cost
    return cost is None or not cost.ap


def use_ability(g: Position, seat: int, action: int) -> None:
    content = g.terms.content
    by_follower = action >= follower_use(content)
    card = g.followers[seat] if by_follower else g.heroes[seat]
    number = action - (follower_use(content) if by_follower else use(content))
    there = offered_here(g, card, seat, figures.present(g, g.pieces[g.piece_of[card]].place))
    can = [cast for one, cast in there if one == number and hears(g, number, cast, NOTHING)]
    announce(g, number, can[0])  # of copies one that still can
