"""Chapter "Aggressive characters": who attacks whom, and who is left alone."""

from __future__ import annotations

from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.state import NOBODY, NOWHERE, Position, members


def allied(g: Position, one: int, other: int) -> bool:
    """DV-AGGR-11, DV-COOP-09, AMB-71: a hero and its own follower; in co-op all that players lead."""
    first = g.pieces[g.piece_of[one]].leader
    if first == NOBODY:
        return False
    second = g.pieces[g.piece_of[other]].leader
    return second != NOBODY and (first == second or g.terms.together)


def are_friends(g: Position, pairs: list[tuple[int, int]]) -> bool:
    """DV-COOP-09: whether an entry sets one player's figure upon another's in co-op."""
    return any(allied(g, one, other) and g.piece(one).leader != g.piece(other).leader for one, other in pairs)


def attacks(g: Position, one: int, other: int) -> bool:
    """Whether one is aggressive to the other: DV-AGGR-01, -03 to -08, -10, AMB-74, L31."""
    if allied(g, one, other):
        return False
    return bool((g.piece(one).feuds | g.terms.content.cards.prey[one]) >> other & 1)


def hostile(g: Position, one: int, other: int) -> bool:
    """A hostile pair: at least one is aggressive to the other, and nothing keeps them apart for now."""
    first, second = g.pieces[g.piece_of[one]], g.pieces[g.piece_of[other]]
    prey = g.terms.content.cards.prey
    if not ((first.feuds | prey[one]) >> other | (second.feuds | prey[other]) >> one) & 1:
        return False
    if first.unseen or second.unseen or first.calm >> other & 1:
        return False
    return not allied(g, one, other)


def at_odds(g: Position, one: int, other: int) -> bool:
    """A hostile pair within a fight, or where one of them is attacked: AMB-27 keeps them apart only where
    aggression is tested.
    """
    first, second = g.pieces[g.piece_of[one]], g.pieces[g.piece_of[other]]
    if not (first.calm & first.feuds) >> other & 1:
        return hostile(g, one, other)
    return not (first.unseen or second.unseen or allied(g, one, other))


def make_hostile(g: Position, one: int, other: int) -> None:
    """DV-AGGR-03: from now on, for the rest of the game."""
    g.piece(one).feuds |= 1 << other
    g.piece(other).feuds |= 1 << one


def calm_down(g: Position, one: int, other: int) -> None:
    """AMB-27: the pair is not tested for aggression for now."""
    g.piece(one).calm |= 1 << other
    g.piece(other).calm |= 1 << one


def stir_up(g: Position, card: int) -> None:
    """AMB-27: it left, or its player's phase 2 begins: it is tested with everybody again."""
    own = g.piece(card)
    if own.calm:  # and so are others with it
        for piece in g.pieces:
            piece.calm &= ~(1 << card)
        own.calm = 0


def hostile_pairs(g: Position, place: int) -> list[tuple[int, int]]:
    """DV-AGGR-11, AMB-24: tested as a state, among those who are conscious."""
    here = g.there[place]
    if not here & here - 1:
        return []  # nobody, or one alone
    there = members(here)
    if not is_uneasy(g, there, here):
        return []
    return [(one, other) for i, one in enumerate(there) for other in there[i + 1 :] if hostile(g, one, other)]


def is_uneasy(g: Position, there: list[int], here: int) -> bool:
    """Whether one of those in a place, of whom `here` is the set, would attack another, if nothing keeps them
    apart. Pairs are asked for all the time, and mostly there are none.
    """
    prey, pieces, piece_of = g.terms.content.cards.prey, g.pieces, g.piece_of
    for card in there:
        if (pieces[piece_of[card]].feuds | prey[card]) & here:
            return True
    return False


def unrest(g: Position) -> int:
    """A place in which a fight must begin; NOWHERE where there is none."""
    there, prey = g.there, g.terms.content.cards.prey
    uneasy = 0  # the set of places where one is who would attack another; mostly there is none
    for piece in g.pieces:
        if (piece.feuds | prey[piece.card]) & there[piece.place] and not piece.how:
            uneasy |= 1 << piece.place
    if not uneasy:
        return NOWHERE
    found = [place for place in members(uneasy) if hostile_pairs(g, place)]
    if len(found) > 1:
        return first_unrest(g)
    return found[0] if found else NOWHERE


def first_unrest(g: Position) -> int:
    """Of several such places, where a pair came together first."""
    prey = g.terms.content.cards.prey
    there = [0] * len(g.x)
    wanted = [0] * len(g.x)  # whom those in the place would attack
    for piece in g.pieces:
        if not piece.how and not piece.unseen:
            place, card = piece.place, piece.card
            own = piece.feuds | prey[card]
            if (own & there[place] or wanted[place] >> card & 1) and hostile_pairs(g, place):
                return place
            there[place] |= 1 << card
            wanted[place] |= own
    return NOWHERE


def group_of(g: Position, card: int, among: list[int], apart: bool = False) -> int:
    """L3: a hero with its follower, in co-op all whom players lead, unless an entry set them upon each other;
    characters with their kin and copies. It is a set.
    """
    found = 0
    leader = g.pieces[g.piece_of[card]].leader
    for other in among:
        if other == card:
            is_friend = True
        elif leader == NOBODY:
            is_friend = at_peace(g, card, other)
        elif apart:
            is_friend = g.pieces[g.piece_of[other]].leader == leader
        else:
            is_friend = allied(g, card, other)
        if is_friend:
            found |= 1 << other
    return found


def at_peace(g: Position, one: int, other: int) -> bool:
    """Kin whom nobody leads and who do not attack each other (L31); of one whom nobody leads it is asked."""
    if not figures.are_kin(g, one, other) or g.pieces[g.piece_of[other]].leader != NOBODY:
        return False
    return not attacks(g, one, other) and not attacks(g, other, one)


def enemies_in(
    g: Position, among: list[int], attacked: list[tuple[int, int]], apart: bool = False
) -> list[int]:
    """L3: of each combatant the set of its enemies. If a member of one group is hostile to one of another, or
    attacks it, all members of the two are enemies.
    """
    sets = [0] * len(among)
    pairs = [(a, b) for i, a in enumerate(among) for b in among[i + 1 :] if at_odds(g, a, b)] + attacked
    groups = {card: group_of(g, card, among, apart) for card in {card for pair in pairs for card in pair}}
    for one, other in pairs:
        ours, theirs = groups[one], groups[other]
        for i, card in enumerate(among):
            if ours >> card & 1 and not theirs >> card & 1:
                sets[i] |= theirs & ~ours
            elif theirs >> card & 1 and not ours >> card & 1:
                sets[i] |= ours & ~theirs
    return sets


def in_aggression(g: Position, place: int) -> list[int]:
    """DV-AGGR-09, AMB-26: all members of hostile pairs, and the partners of players' figures among them."""
    found: set[int] = set()
    for pair in hostile_pairs(g, place):
        found.update(pair)
    return sorted(found | partners_of(g, found, figures.present(g, place)))


def drawn_in(g: Position, others: list[int], fighters: list[int]) -> list[int]:
    """AMB-80: of those who stand beside a combat, who is hostile to a combatant, and their partners."""
    found = {card for card in others if any(hostile(g, card, one) for one in fighters)}
    return sorted(found | partners_of(g, found, others))


def partners_of(g: Position, cards: set[int], there: list[int]) -> set[int]:
    """Those of players' figures, as far as they are there."""
    return {other for other in [figures.partner(g, card) for card in cards] if other in there}


def in_attack(g: Position, place: int, chosen: list[int]) -> list[int]:
    """AMB-26: those who were chosen, and everybody there who forms a hostile pair with one of them."""
    others = [card for card in figures.present(g, place) if card not in chosen]
    return sorted([*chosen, *[card for card in others if any(at_odds(g, card, one) for one in chosen)]])
