"""Why a figure cannot do something on the menu or in a battle turn: the first rule that is against it."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Refusal
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture import actions as a
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, FOLLOWER, ITEM_CARDS, NO_SLOT, PLACES
from ludoteca.games.dark_venture.content.program import Cost
from ludoteca.games.dark_venture.rules import figures, items, map
from ludoteca.games.dark_venture.rules.abilities import offered_here
from ludoteca.games.dark_venture.rules.bodies import bodies_by
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.decks import HEROIC_QUESTS, left
from ludoteca.games.dark_venture.rules.hearing import is_used, offered
from ludoteca.games.dark_venture.rules.names import figure_name, place_name
from ludoteca.games.dark_venture.rules.quests import MOST_SIDE, held
from ludoteca.games.dark_venture.rules.script_flow import payable
from ludoteca.games.dark_venture.rules.trading import MOST_OFFERS
from ludoteca.games.dark_venture.state import (
    CONSCIOUS,
    NOBODY,
    NOTHING,
    UNCONSCIOUS,
    Piece,
    Position,
)

# the blocks of actions that a hero has, and those of its follower: first, length
OF_HERO: Final = (
    (a.GO, PLACES),
    (a.ALONE, PLACES),
    (a.SEARCH, 1),
    (a.DRAW, a.DECKS),
    (a.LAY, PLACES),
    (a.PLAY, FIGURE_CARDS),
    (a.ATTACK, FIGURE_CARDS),
    (a.STOW, ITEM_CARDS),
    (a.TAKE, ITEM_CARDS),
    (a.LOOT, ITEM_CARDS),
    (a.DRAG, FIGURE_CARDS),
    (a.OFFER, FIGURE_CARDS),
    (a.RECRUIT, FIGURE_CARDS),
    (a.INFLUENCE, FIGURE_CARDS),
    (a.PARTY, PLACES),
)
OF_FOLLOWER: Final = (
    (a.SEND, PLACES),
    (a.FOLLOWER_SEARCH, 1),
    (a.FOLLOWER_DRAW, a.DECKS),
    (a.FOLLOWER_LAY, PLACES),
    (a.FOLLOWER_PLAY, FIGURE_CARDS),
    (a.FOLLOWER_ATTACK, FIGURE_CARDS),
    (a.FOLLOWER_STOW, ITEM_CARDS),
    (a.FOLLOWER_TAKE, ITEM_CARDS),
    (a.FOLLOWER_LOOT, ITEM_CARDS),
    (a.FOLLOWER_OFFER, FIGURE_CARDS),
)


def block_of(action: int, blocks: tuple[tuple[int, int], ...]) -> int:
    """The first action of the block that an action is of; NOTHING where it is of none of these."""
    return next((first for first, length in blocks if first <= action < first + length), NOTHING)


def of_action(g: Position, seat: int, action: int, offers: list[int], handled: int) -> Refusal:
    """DV-TURN-03: of an action of a turn, or out of it."""
    if g.piece(g.heroes[seat]).how != UNCONSCIOUS and action == a.WAKE:
        return Refusal("DV-WAKE-01", Message("no-wake", {"figure": figure_name(g, g.heroes[seat])}))
    if a.WEAR <= action < a.TAKE or a.DROP <= action < a.DROP + ITEM_CARDS:
        return of_belongings(g, seat, action, handled)
    own = of_player(g, seat, action)
    if own is not None:
        return own
    content = g.terms.content
    if a.use(content) <= action < a.give_mark(content):
        return of_ability(g, seat, action, handled)
    by_hero = block_of(action, OF_HERO)
    first = by_hero if by_hero != NOTHING else block_of(action, OF_FOLLOWER)
    if first == NOTHING:
        return Refusal("DV-TURN-03", Message("no-now"))
    card = g.heroes[seat] if by_hero != NOTHING else g.followers[seat]
    if card == NOTHING:
        return Refusal("DV-FOLL-11", Message("no-follower"))
    piece = g.piece(card)
    if piece.how != CONSCIOUS:
        return Refusal("DV-WAKE-05", Message("no-asleep", {"figure": figure_name(g, card)}))
    return of_figure(g, piece, first, action - first, offers, handled)


def of_player(g: Position, seat: int, action: int) -> Refusal | None:
    """What no figure does: ending, trading quests, helping; None where it is something else."""
    if action in (a.WAKE, a.TRADE_QUESTS, a.END) and g.current != seat:
        return Refusal("DV-L-33" if action == a.WAKE else "DV-COOP-05", Message("no-own-turn"))
    if action == a.WAKE:
        return no_points(g, g.piece(g.heroes[seat]))
    if action == a.TRADE_QUESTS:
        if g.traded[seat]:
            return Refusal("DV-QUEST-07", Message("no-trade-again"))
        if len(held(g, seat, False)) == MOST_SIDE and not left(g, HEROIC_QUESTS):
            return Refusal("DV-AMB-38", Message("no-heroic-left"))
        return Refusal("DV-QUEST-07", Message("no-trade-quests"))
    if a.TOSS <= action < a.TOSS + ITEM_CARDS:
        return Refusal("DV-HAND-02", Message("no-toss"))
    if a.PARTY <= action < a.LET_ACT and not g.terms.together:
        return Refusal("DV-COOP-06", Message("no-friends"))
    if a.LET_ACT <= action < a.LET_ACT + a.MOST_SEATS:
        friend = action - a.LET_ACT
        if not g.terms.together or friend >= g.seats or friend == seat:
            return Refusal("DV-COOP-05", Message("no-friends"))
        return Refusal("DV-COOP-05", Message("no-help", {"seat": friend}))
    return None


def no_points(g: Position, piece: Piece) -> Refusal:
    """DV-PAID-13, AMB-08."""
    return Refusal("DV-PAID-13", Message("no-points", {"figure": figure_name(g, piece.card)}))


PAID: Final = (a.GO, a.ALONE, a.SEND, a.SEARCH, a.FOLLOWER_SEARCH, a.DRAW, a.FOLLOWER_DRAW, a.ATTACK)
PAID_TOO: Final = (a.FOLLOWER_ATTACK, a.RECRUIT, a.INFLUENCE, a.PARTY, a.DRAG)


def of_figure(g: Position, piece: Piece, first: int, thing: int, offers: list[int], handled: int) -> Refusal:
    """Of a figure that is awake."""
    name = figure_name(g, piece.card)
    if first in (a.ATTACK, a.FOLLOWER_ATTACK) and piece.ap:
        return of_attack(g, piece, thing)
    if first == a.DRAG and thing not in bodies_by(g, piece):
        about: dict[str, str | int] = {"figure": name, "figure2": figure_name(g, thing)}
        return Refusal("DV-LOOT-03", Message("no-body", about))
    if first == a.RECRUIT and not is_former(g, piece, thing):
        return Refusal("DV-FOLL-08", Message("no-recruit", {"figure": figure_name(g, thing)}))
    if first == a.INFLUENCE and not is_rivals(g, piece, thing):
        return Refusal("DV-FOLL-14", Message("no-influence", {"figure": figure_name(g, thing)}))
    if (first in PAID or first in PAID_TOO) and not piece.ap:
        return no_points(g, piece)
    if first in (a.GO, a.ALONE, a.SEND, a.PARTY):
        return of_walk(g, piece, first, thing, offers)
    if first in (a.SEARCH, a.FOLLOWER_SEARCH):
        if g.searched[piece.place]:
            there = place_name(g, piece.place)
            return Refusal("DV-PAID-06", Message("no-search-again", {"location": there}))
        return Refusal("DV-PAID-07", Message("no-search", {"figure": name}))
    if first in (a.DRAW, a.FOLLOWER_DRAW):
        return Refusal("DV-HAND-06", Message("no-deck", {"deck": v.DECKS[thing]}))
    if first in (a.LAY, a.FOLLOWER_LAY, a.PLAY, a.FOLLOWER_PLAY):
        return of_card(g, piece, first in (a.LAY, a.FOLLOWER_LAY), thing)
    if first in (a.OFFER, a.FOLLOWER_OFFER):
        return of_offer(g, piece, thing, offers)
    if first == a.DRAG:
        return Refusal("DV-LOOT-03", Message("no-second-body"))
    if first == a.INFLUENCE:
        return Refusal("DV-FOLL-14", Message("no-influence-again", {"figure": figure_name(g, thing)}))
    return of_gain(g, piece, first, thing, handled)


def of_attack(g: Position, piece: Piece, target: int) -> Refusal:
    """DV-PAID-09, DV-COOP-09, AMB-28, -78."""
    name = figure_name(g, target)
    if target == piece.card or (g.on_map(target) and g.piece(target).leader == piece.leader):
        return Refusal("DV-AMB-78", Message("no-target-own", {"figure": name}))
    if not g.on_map(target) or g.piece(target).place != piece.place:
        about: dict[str, str | int] = {"figure": figure_name(g, piece.card), "figure2": name}
        return Refusal("DV-PAID-09", Message("no-target-here", about))
    if g.piece(target).how != CONSCIOUS:
        return Refusal("DV-AMB-28", Message("no-target-fallen", {"figure": name}))
    return Refusal("DV-COOP-09", Message("no-target-friend"))


def of_walk(g: Position, piece: Piece, first: int, place: int, offers: list[int]) -> Refusal:
    """DV-MAP-11, DV-PAID-02, DV-COOP-06."""
    name = figure_name(g, piece.card)
    if place not in map.links(g, piece.place) or place not in g.laid:
        about: dict[str, str | int] = {"figure": name, "location": place_name(g, place)}
        return Refusal("DV-MAP-11", Message("no-way", about))
    if first == a.ALONE:
        return Refusal("DV-PAID-02", Message("no-company", {"figure": name}))
    if offers.count(piece.card) >= MOST_OFFERS:
        return Refusal("DV-AMB-81", Message("no-party-again"))
    return Refusal("DV-COOP-06", Message("no-party-here", {"figure": name}))


def of_card(g: Position, piece: Piece, lays: bool, card: int) -> Refusal:
    """DV-ONCE-01, -03, DV-MAP-10, DV-PLAY-01: a location or a character of the hand."""
    seat, name = piece.leader, figure_name(g, piece.card)
    if card not in (g.hand_places if lays else g.hand_figures)[seat]:
        return Refusal("DV-ONCE-03", Message("no-in-hand"))
    if lays:
        if not g.free_location[seat] and not piece.ap:
            return Refusal("DV-ONCE-01", Message("no-free-location", {"figure": name}))
        return Refusal("DV-MAP-10", Message("no-fit", {"figure": name, "location": place_name(g, card)}))
    if not g.free_character[seat] and not piece.ap:
        return Refusal("DV-ONCE-01", Message("no-free-character", {"figure": name}))
    return Refusal("DV-PLAY-01", Message("no-beside", {"figure": name}))


def of_offer(g: Position, piece: Piece, other: int, offers: list[int]) -> Refusal:
    """DV-FREE-01, L20, AMB-81."""
    name = figure_name(g, other)
    there = g.on_map(other) and g.piece(other).place == piece.place and other != piece.card
    if not there or g.piece(other).leader == NOBODY:
        return Refusal("DV-FREE-01", Message("no-partner", {"figure": name}))
    if g.piece(other).how != CONSCIOUS:
        return Refusal("DV-L-20", Message("no-partner-fallen", {"figure": name}))
    if offers.count(other) >= MOST_OFFERS:
        return Refusal("DV-AMB-81", Message("no-offer-again", {"figure": name}))
    return Refusal("DV-FREE-01", Message("no-things"))


def is_former(g: Position, piece: Piece, card: int) -> bool:
    """DV-FOLL-08, AMB-58: a follower who can be taken back."""
    here = g.on_map(card) and g.piece(card).place == piece.place and g.piece(card).how == CONSCIOUS
    return here and g.piece(card).leader == NOBODY and bool(g.followed[piece.leader] >> card & 1)


def is_rivals(g: Position, piece: Piece, card: int) -> bool:
    """DV-FOLL-14: a follower who could be lured away."""
    if g.terms.content.cards.figures[card].role != FOLLOWER or not g.on_map(card):
        return False
    other = g.piece(card)
    here = other.place == piece.place and other.how == CONSCIOUS
    return here and other.leader not in (NOBODY, piece.leader)


# items


def of_gain(g: Position, piece: Piece, first: int, item: int, handled: int) -> Refusal:
    """DV-ITEM-04, -10, DV-FREE-05, DV-LOOT-01: from the hand, from the floor, from a body."""
    name, thing = figure_name(g, piece.card), g.terms.content.cards.items[item].name
    about: dict[str, str | int] = {"figure": name, "item": thing}
    if first in (a.STOW, a.FOLLOWER_STOW):
        if item not in g.hand_items[piece.leader]:
            return Refusal("DV-ITEM-10", Message("no-in-hand"))
    elif first in (a.TAKE, a.FOLLOWER_TAKE):
        if item not in items.on_floor(g, piece.place):
            return Refusal("DV-FREE-05", Message("no-lying", about))
    else:
        bodies = [g.piece(card) for card in bodies_by(g, piece)]
        having = [body for body in bodies if item in body.worn + body.carried]
        if not having:
            return Refusal("DV-LOOT-01", Message("no-loot", about))
        if having[0].looted >> piece.card & 1:
            return Refusal("DV-LOOT-01", Message("no-loot-again", {"figure": name}))
    if not figures.room(g, piece.card):
        return Refusal("DV-ITEM-04", Message("no-room", {"figure": name}))
    return no_handling(handled)


def of_belongings(g: Position, seat: int, action: int, handled: int) -> Refusal:
    """DV-FREE-03, -05, DV-WAKE-05: of what one's own figures have."""
    item = (action - a.WEAR) % ITEM_CARDS
    thing = g.terms.content.cards.items[item].name
    hero = g.piece(g.heroes[seat])
    if hero.how == UNCONSCIOUS and item in hero.worn + hero.carried:
        return Refusal("DV-WAKE-05", Message("no-asleep", {"figure": figure_name(g, hero.card)}))
    having = [piece for piece in items.own_pieces(g, seat) if item in piece.worn + piece.carried]
    drops = action >= a.DROP
    if not having:
        return Refusal("DV-FREE-05" if drops else "DV-FREE-03", Message("no-own-item", {"item": thing}))
    if action < a.TAKE_OFF:
        return of_wearing(g, having[0], item, handled)
    if not drops and item not in having[0].worn:
        return Refusal("DV-FREE-03", Message("no-worn", {"item": thing}))
    return no_handling(handled)


def no_handling(handled: int) -> Refusal:
    """AMB-81: of what could be done but for the limit."""
    if handled < items.MOST_HANDLINGS:
        return Refusal("DV-TURN-03", Message("no-action"))
    return Refusal("DV-AMB-81", Message("no-handling"))


def of_wearing(g: Position, piece: Piece, item: int, handled: int) -> Refusal:
    """DV-ITEM-03, -05, -09, DV-HERO-05."""
    cards = g.terms.content.cards
    name, thing = figure_name(g, piece.card), cards.items[item].name
    about: dict[str, str | int] = {"figure": name, "item": thing}
    if item in piece.worn:
        return Refusal("DV-FREE-03", Message("no-worn-already", {"item": thing}))
    if cards.items[item].slot == NO_SLOT:
        return Refusal("DV-ITEM-03", Message("no-slot", {"item": thing}))
    if not any(cards.wears[piece.card]):
        return Refusal("DV-ITEM-09", Message("no-wearer", {"figure": name}))
    if not cards.wears[piece.card][item]:
        return Refusal("DV-HERO-05", Message("no-forbidden", about))
    if not figures.can_put_on(g, piece.card, item):
        return Refusal("DV-ITEM-05", Message("no-needs", about))
    return no_handling(handled)


# abilities


def of_ability(g: Position, seat: int, action: int, handled: int) -> Refusal:
    """DV-PAID-11, DV-FREE-04, DV-HERO-06: nobody offers it, or it was used, or it cannot be paid for."""
    content = g.terms.content
    by_follower = action >= a.follower_use(content)
    number = action - (a.follower_use(content) if by_follower else a.use(content))
    card = (g.followers if by_follower else g.heroes)[seat]
    if card == NOTHING:
        return Refusal("DV-FOLL-11", Message("no-follower"))
    piece = g.piece(card)
    if piece.how != CONSCIOUS:
        return Refusal("DV-WAKE-05", Message("no-asleep", {"figure": figure_name(g, card)}))
    there = offered_here(g, card, seat, figures.present(g, piece.place))
    casts = [cast for one, cast in there if one == number]
    if not casts:
        having = [item for item in piece.worn + piece.carried if number in content.item_abilities[item]]
        if having and not content.cards.uses[card]:
            return Refusal("DV-ITEM-09", Message("no-wearer", {"figure": figure_name(g, card)}))
        return Refusal("DV-FREE-04" if having else "DV-PAID-11", Message("no-ability"))
    if all(is_used(g, number, cast) for cast in casts):
        return Refusal("DV-HERO-06", Message("no-ability-again"))
    cost = content.abilities[number].cost
    if cost is not None and not payable(g, card, cost):
        return of_price(g, piece, cost)
    if handled >= items.MOST_HANDLINGS and (cost is None or not cost.ap):
        return Refusal("DV-AMB-81", Message("no-handling"))
    return Refusal("DV-GEN-06", Message("no-condition"))


def of_price(g: Position, piece: Piece, cost: Cost) -> Refusal:
    """DV-PAID-11, -13: action points are missing, or health, or an item."""
    return no_points(g, piece) if piece.ap < cost.ap else Refusal("DV-PAID-11", Message("no-price"))


# battle turns


def in_battle(g: Position, card: int, target: int, action: int, handled: int) -> Refusal:
    """DV-COMBAT-06: in a battle turn of a figure; `target` is the only one it may hit."""
    piece = g.piece(card)
    if a.HIT <= action < a.HIT + FIGURE_CARDS:
        return Refusal(
            "DV-COMBAT-07" if target == NOTHING else "DV-COMBAT-08",
            Message("no-enemy", {"figure": figure_name(g, action - a.HIT)}),
        )
    if a.FLEE <= action < a.FLEE + a.EXTRA_DICE:
        if target != NOTHING:
            return Refusal("DV-FLEE-10", Message("no-flight", {"figure": figure_name(g, card)}))
        return Refusal("DV-FLEE-03", Message("no-points", {"figure": figure_name(g, card)}))
    if a.WEAR <= action < a.TAKE_OFF:
        item = action - a.WEAR
        if item in fight_of(g).barred:
            return Refusal("DV-CITEM-05", Message("no-barred"))
        if item in piece.worn + piece.carried:
            return of_wearing(g, piece, item, handled)
        thing = g.terms.content.cards.items[item].name
        return Refusal("DV-FREE-03", Message("no-own-item", {"item": thing}))
    first = block_of(action, ((a.TAKE, ITEM_CARDS), (a.FOLLOWER_TAKE, ITEM_CARDS)))
    if first != NOTHING:
        refusal = of_gain(g, piece, a.TAKE, action - first, handled)
        if refusal.rule == "DV-TURN-03":  # another figure's turn
            return Refusal("DV-COMBAT-06", Message("no-battle-turn"))
        return Refusal("DV-CITEM-07", refusal.message) if refusal.rule == "DV-FREE-05" else refusal
    if block_of(action, (*OF_HERO, *OF_FOLLOWER, (a.TAKE_OFF, ITEM_CARDS), (a.DROP, ITEM_CARDS))) != NOTHING:
        return Refusal("DV-FREE-06", Message("no-in-fight"))
    content = g.terms.content
    if a.use(content) <= action < a.give_mark(content):
        return of_use_in_battle(g, piece, action, handled)
    return Refusal("DV-COMBAT-06", Message("no-battle-turn"))


def of_use_in_battle(g: Position, piece: Piece, action: int, handled: int) -> Refusal:
    """DV-CITEM-01, -05, AMB-77, -81."""
    content = g.terms.content
    by_follower = action >= a.follower_use(content)
    number = action - (a.follower_use(content) if by_follower else a.use(content))
    for one, cast in offered(g, piece.card, piece.leader):
        if one == number:
            if cast.item != NOTHING and cast.item in fight_of(g).barred:
                return Refusal("DV-CITEM-05", Message("no-barred"))
            if is_used(g, number, cast):
                return Refusal("DV-HERO-06", Message("no-ability-again"))
            cost = content.abilities[number].cost
            if cost is not None and cost.ap and piece.leader != g.current and not g.terms.together:
                return Refusal("DV-AMB-77", Message("no-out-of-turn"))
            if cost is not None and not payable(g, piece.card, cost):
                return of_price(g, piece, cost)
            if handled >= items.MOST_HANDLINGS:
                return no_handling(handled)
    return Refusal("DV-COMBAT-06", Message("no-battle-turn"))
