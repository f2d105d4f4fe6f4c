"""Chapters "Attributes and health" and "Equipment": what a figure is worth with what it bears."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content.cards import BASE, HAND, LUCK, UNSEEN
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, NOWHERE, Piece, Position, members

MOST_ATTRIBUTE: Final = 10  # DV-STAT-03
MOST_BASE: Final = 50  # DV-STAT-04
MOST_ITEMS: Final = 8  # DV-ITEM-04
HANDS: Final = 2  # DV-ITEM-03


def present(g: Position, place: int) -> list[int]:
    """Those who are conscious in a place, by the number of their cards."""
    return members(g.there[place])


def partner(g: Position, card: int) -> int:
    """The follower of a hero, the hero of a follower; NOTHING where there is none on the map."""
    leader = g.pieces[g.piece_of[card]].leader
    if leader == NOBODY:
        return NOTHING
    other = g.followers[leader] if g.heroes[leader] == card else g.heroes[leader]
    return other if other != NOTHING and g.piece_of[other] != NOWHERE else NOTHING


def companion(g: Position, card: int) -> int:
    """DV-PAID-02, DV-FOLL-10: the follower who is with a hero and may come along; NOTHING where none is."""
    other = partner(g, card)
    if other == NOTHING or g.followers[g.piece(card).leader] != other:
        return NOTHING
    mate = g.piece(other)
    return other if mate.place == g.piece(card).place and not mate.how else NOTHING


def are_kin(g: Position, card: int, other: int) -> bool:
    """DV-AGGR-04, -05: copies of a card, a kin by name, or a faction whose members are kin."""
    return bool(g.terms.content.cards.kin[card] >> other & 1)


def kin_here(g: Position, card: int) -> list[int]:
    """Others of its kin in the place."""
    return [other for other in present(g, g.piece(card).place) if other != card and are_kin(g, card, other)]


# attributes and health


def stat(g: Position, card: int, which: int) -> int:
    """DV-STAT-01 to -07, AMB-45: printed, worn and lent; summed first, and limited then."""
    total = unlimited(g, card, which)
    if which <= LUCK:
        return 0 if total < 0 else total if total < MOST_ATTRIBUTE else MOST_ATTRIBUTE
    return max(1, min(MOST_BASE, total)) if which == BASE else total


def unlimited(g: Position, card: int, which: int) -> int:
    content = g.terms.content
    total = content.cards.own[card][which]
    worn = g.pieces[g.piece_of[card]].worn
    if worn:
        adds = content.cards.adds[which]
        for item in worn:
            total += adds[item]
    for one in g.raises:
        if one.card == card and one.stat == which:
            total += one.n
    if content.given[which] and (content.lent[which] or gives(g, card, worn, which)):
        total += g.terms.lore.gifts(g, card, which)
    return total


def gives(g: Position, card: int, worn: list[int], which: int) -> bool:
    """Whether its own card, its faction or something that it wears gives it of a stat now and then."""
    content = g.terms.content
    if content.figure_gives[card] >> which & 1:
        return True
    for item in worn:
        if content.item_gives[item] >> which & 1:
            return True
    return False


def total(g: Position, card: int) -> int:
    """DV-STAT-11: the sum of the four attributes."""
    return sum([stat(g, card, which) for which in range(LUCK + 1)])


def is_hidden(g: Position, card: int) -> bool:
    """AMB-59: whether something makes it unseen; mostly nothing does that to anybody."""
    if g.terms.content.hides:
        return stat(g, card, UNSEEN) > 0
    total = 0
    for one in g.raises:
        if one.card == card and one.stat == UNSEEN:
            total += one.n
    return total > 0


# action points


def spend(g: Position, card: int, ap: int = 1) -> None:
    """DV-PAID-13, AMB-08: each has its own pool; L12: in one's own turn the last AP ends the phase."""
    piece = g.piece(card)
    piece.ap -= ap
    if ap and piece.leader == g.current:
        g.paid = True


# what a figure can carry, wear and hold


def room(g: Position, card: int) -> int:
    """DV-ITEM-04: how many items more it can carry."""
    piece = g.pieces[g.piece_of[card]]
    return MOST_ITEMS - len(piece.worn) - len(piece.carried)


def meets(g: Position, card: int, item: int, least: list[tuple[int, int]]) -> bool:
    """DV-ITEM-05: whether attributes suffice; the item's own bonus counts, worn or not."""
    adds = g.terms.content.cards.adds
    is_worn = item in g.pieces[g.piece_of[card]].worn
    for which, n in least:
        if unlimited(g, card, which) + (0 if is_worn else adds[which][item]) < n:
            return False
    return True


def hands_of(g: Position, card: int, item: int) -> int:
    """DV-ITEM-06: the hands that an item takes."""
    thing = g.terms.content.cards.items[item]
    if thing.hands < HANDS or not thing.one_hand:
        return thing.hands
    return 1 if meets(g, card, item, thing.one_hand) else HANDS


def can_wear(g: Position, card: int, item: int) -> bool:
    """DV-ITEM-05, -07, -09, DV-HERO-05: whether it may wear or hold an item, given a free slot."""
    cards = g.terms.content.cards
    if not cards.wears[card][item]:
        return False
    thing = cards.items[item]
    return not thing.needed or meets(g, card, item, thing.needed)


def can_put_on(g: Position, card: int, item: int) -> bool:
    """DV-ITEM-05, D-29: whether it may wear what it carries, also without what must come off for it."""
    if not can_wear(g, card, item):
        return False
    if not g.terms.content.cards.items[item].needed:
        return True
    piece = g.piece(card)
    worn, off = piece.worn, displaced(g, card, item)
    piece.worn = [other for other in worn if other not in off] + [item]
    while (gone := unfit(g, piece)) not in (NOTHING, item):
        piece.worn.remove(gone)
    piece.worn = worn
    return gone == NOTHING


def in_slot(g: Position, piece: Piece, slot: int) -> list[int]:
    items = g.terms.content.cards.items
    return [item for item in piece.worn if items[item].slot == slot]


def hands_used(g: Position, piece: Piece) -> int:
    return sum([hands_of(g, piece.card, item) for item in in_slot(g, piece, HAND)])


def displaced(g: Position, card: int, item: int) -> list[int]:
    """D-29: what must be taken off for an item: the one in its slot, or the latest in the hands until there
    is room for all that is held then.
    """
    piece = g.piece(card)
    slot = g.terms.content.cards.items[item].slot
    there = in_slot(g, piece, slot)
    if slot != HAND:
        return there
    found: list[int] = []
    worn = piece.worn
    for held in reversed(there):
        piece.worn = [other for other in worn if other not in found] + [item]
        if hands_used(g, piece) <= HANDS:
            break
        found.append(held)
    piece.worn = worn
    return found


def settle(g: Position, card: int) -> None:
    """DV-ITEM-16, DV-STAT-05, -09, AMB-46, -47: after every change, what is no longer fit to be worn goes to
    the inventory, the latest first; and health is never above its base.
    """
    piece = g.piece(card)
    while (item := unfit(g, piece)) != NOTHING:
        piece.worn.remove(item)
        piece.carried.append(item)
    piece.health = min(piece.health, stat(g, card, BASE))


def settle_all(g: Position) -> None:
    """DV-ITEM-16: where attributes hang on place, hour or company, they are looked at again."""
    if g.terms.content.wavering:
        for piece in g.pieces:
            settle(g, piece.card)


def settle_handled(g: Position) -> None:
    """DV-ITEM-16: where attributes hang on what somebody has, they are looked at when it is handled."""
    if g.terms.content.touchy:
        settle_all(g)


def unfit(g: Position, piece: Piece) -> int:
    """The latest item that may not be worn as things are; NOTHING where all may."""
    if not piece.worn:
        return NOTHING
    items = g.terms.content.cards.items
    crowded = len(piece.worn) > 1 and hands_used(g, piece) > HANDS
    for item in reversed(piece.worn):
        if (crowded and items[item].slot == HAND) or not can_wear(g, piece.card, item):
            return item
    return NOTHING
