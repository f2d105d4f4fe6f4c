"""What figures, items, places and characters offer to be done: `act` and `use`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.actions import (
    follower_use,
    use,
)
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.rules import figures, items
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.deeds import DEED, USES
from ludoteca.games.dark_venture.rules.lore import borne, hears, perform
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position

ACT: Final = v.MOMENTS.index("act")
USE: Final = v.MOMENTS.index("use")
OF_HERE: Final = 4


def abilities(g: Position, card: int, seat: int) -> list[int]:
    """DV-PAID-11, DV-FREE-04: what a figure's own card, its items, the place and characters there offer."""
    content = g.terms.content
    piece = g.piece(card)
    hero = items.is_hero(g, piece)
    found: list[int] = []
    for number, cast in offered(g, card, seat):
        if content.abilities[number].moment in (ACT, USE) and hears(g, number, cast, NOTHING):
            found.append((use(content) if hero else follower_use(content)) + number)
    return found


def offered(g: Position, card: int, seat: int) -> list[tuple[int, Cast]]:
    content = g.terms.content
    piece = g.piece(card)
    where = piece.place
    found = [(number, Cast(seat, card, card, where=where)) for number in borne(g, card)]
    faction = content.cards.factions[content.cards.figures[card].faction]
    if faction.uses:
        for item in piece.carried:
            for number in content.item_abilities[item]:
                found.append((number, Cast(seat, card, card, where=where, item=item)))
    for number in content.place_abilities[g.book][where]:
        found.append((number, Cast(seat, card, NOTHING, where=where)))
    for other in figures.present(g, where):
        if g.piece(other).leader == NOBODY:
            for number in content.figure_abilities[other]:
                if content.abilities[number].whose == OF_HERE:
                    found.append((number, Cast(seat, card, other, where=where)))
    return found


def use_ability(g: Position, seat: int, action: int) -> None:
    content = g.terms.content
    by_follower = action >= follower_use(content)
    card = g.followers[seat] if by_follower else g.heroes[seat]
    number = action - (follower_use(content) if by_follower else use(content))
    cast = next(cast for one, cast in offered(g, card, seat) if one == number)
    perform(g, number, cast)
    g.terms.lore.did(g, card, DEED, number, USES)
