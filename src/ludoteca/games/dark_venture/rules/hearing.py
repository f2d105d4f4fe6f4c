"""Abilities and rules while they are heard: whose moments, limits, costs, and what is offered."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import NO, YES
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS
from ludoteca.games.dark_venture.content.ears import Ears
from ludoteca.games.dark_venture.content.program import Ability
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.combat import decider, fight_of, number_of_fight
from ludoteca.games.dark_venture.rules.conditions import Cast, all_hold
from ludoteca.games.dark_venture.rules.names import ability_name
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.rules.script_flow import can_pay, pay
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Piece, Position, changed

# whose moments an ability hears
OF_SELF: Final = 0
OF_HERO: Final = 1
OF_PAIR: Final = 2
OF_KIN: Final = 3
OF_HERE: Final = 4

# limits
TURN: Final = 0
ROUND: Final = 1
FIGHT: Final = 2
GAME: Final = 3
FIGURE: Final = 4
PLAYER: Final = 5
VISIT: Final = 6

ACT: Final = v.MOMENTS.index("act")
USE: Final = v.MOMENTS.index("use")


def offered(g: Position, card: int, seat: int) -> list[tuple[int, Cast]]:
    """What a figure itself brings along: of its card, of its player's Ancient (DV-ANC-04), but not of a
    steward's (AMB-19), of what it wears and of the objects it carries (DV-FREE-04, DV-ITEM-09).
    """
    content = g.terms.content
    piece = g.pieces[g.piece_of[card]]
    own = content.figure_uses[card]
    if seat != NOBODY and seat == piece.leader and g.favoured[seat]:
        own = own + content.power_uses[g.ancients[seat]]
    found: list[tuple[int, Cast]] = []
    if own:
        by_itself = own_cast(piece, seat)
        for number in own:
            found.append((number, by_itself))
    if content.cards.uses[card]:
        for item in piece.worn:
            for number in content.item_uses[item]:
                found.append((number, own_cast(piece, seat, item)))
        for item in piece.carried:
            for number in content.object_uses[item]:
                found.append((number, own_cast(piece, seat, item)))
    return found


def own_cast(piece: Piece, seat: int, item: int = NOTHING) -> Cast:
    """Whoever uses what it has itself."""
    card = piece.card
    return Cast(seat, card, card, NOTHING, NOTHING, piece.place, NOTHING, item)


def in_battle(g: Position, number: int, cast: Cast) -> bool:
    """DV-CITEM-01, -05, D-51: what is used, or acts once a fight, in a battle turn; of an Ancient all powers
    (AMB-62).
    """
    ability = g.terms.content.abilities[number]
    if ability.moment != USE and ability.moment != ACT:
        return False
    if ability.moment == ACT and ability.limit != FIGHT and not is_power(g, number, cast.seat):
        return False
    if cast.item != NOTHING and cast.item in fight_of(g).barred:
        return False
    return hears(g, number, cast, NOTHING)


def is_power(g: Position, number: int, seat: int) -> bool:
    """DV-ANC-04: of the Ancient whose favour a seat has won."""
    return seat != NOBODY and g.favoured[seat] and number in g.terms.content.powers[g.ancients[seat]]


def borne(g: Position, piece: Piece) -> list[int]:
    """The abilities of a figure: its own, and of what it wears (DV-ITEM-08)."""
    content = g.terms.content
    found = content.figure_abilities[piece.card][:]
    for item in piece.worn:
        found += content.item_abilities[item]
    return found


def borne_at(ears: Ears, piece: Piece) -> list[int]:
    """Those of them that hear a moment. The list is not to be changed."""
    found = ears.of_figure[piece.card]
    if ears.by_items:
        for item in piece.worn:
            if ears.of_item[item]:
                found = found + ears.of_item[item]
    return found


def concerns(g: Position, ability: Ability, bearer: int, card: int) -> bool:
    """Whether an ability hears what happens to a figure."""
    if ability.whose == OF_SELF:
        return bearer == card
    if ability.whose == OF_HERE:
        return True
    if ability.whose == OF_KIN:
        return bearer == card or figures.are_kin(g, bearer, card)
    partner = figures.partner(g, bearer)
    return card == partner or (ability.whose == OF_PAIR and bearer == card)


def hears(g: Position, number: int, cast: Cast, purpose: int) -> bool:
    """Its purpose, its limit, its conditions, and whether its cost can be paid."""
    ability = g.terms.content.abilities[number]
    if ability.purpose != purpose and ability.purpose != NOTHING:
        return False
    if g.used[number] and is_used(g, number, cast):
        return False
    if ability.conditions and not all_hold(g, ability.conditions, cast):
        return False
    return ability.cost is None or can_pay(g, cast.seat, cast.actor, ability.cost)


def stamp(g: Position, limit: int) -> int:
    """AMB-79: once a turn is once in anybody's turn."""
    if limit == FIGHT:
        return number_of_fight(g) + 1
    return (g.turns, g.round, NOTHING, 1)[limit] + 1


def is_used(g: Position, number: int, cast: Cast) -> bool:
    limit = g.terms.content.abilities[number].limit
    used = g.used[number]
    if limit == NOTHING or not used:
        return False
    if limit == FIGURE or limit == VISIT:
        return cast.actor != NOTHING and bool(used >> cast.actor & 1)
    if limit == PLAYER:
        return bool(used >> max(0, cast.seat) & 1)
    return used >> FIGURE_CARDS == stamp(g, limit) and bool(used & 1 << copy_of(g, number, cast))


def copy_of(g: Position, number: int, cast: Cast) -> int:
    """Which card of several it is: copies of a character each have their own; all else counts as one."""
    return cast.bearer if g.terms.content.is_figure[number] else 0


def spent(g: Position, card: int) -> list[int]:
    """What a figure has itself and cannot use again for now, as the limit says. Abilities are open (D-54)."""
    content, piece = g.terms.content, g.piece(card)
    own = borne(g, piece)
    for item in piece.carried:
        own += content.item_abilities[item]
    if piece.leader != NOBODY and g.favoured[piece.leader]:
        own += content.powers[g.ancients[piece.leader]]
    cast = Cast(piece.leader, card, card, where=piece.place)
    return [number for number in own if is_used(g, number, cast)]


def use_up(g: Position, number: int, cast: Cast) -> None:
    limit, used = g.terms.content.abilities[number].limit, g.used[number]
    if limit in (FIGURE, VISIT):
        if cast.actor != NOTHING:
            note_use(g, number, used | 1 << cast.actor)
    elif limit == PLAYER:
        note_use(g, number, used | 1 << max(0, cast.seat))
    elif limit != NOTHING:
        now = stamp(g, limit)
        before = used if used >> FIGURE_CARDS == now else now << FIGURE_CARDS
        note_use(g, number, before | 1 << copy_of(g, number, cast))


def note_use(g: Position, number: int, used: int) -> None:
    g.used = changed(g.used, number, used)


def begin(g: Position, number: int, cast: Cast) -> None:
    """Offer what is optional to whoever has it; the rest is done, as characters do all (AMB-19). Of several
    that are heard at once each is paid with what is left.
    """
    ability = g.terms.content.abilities[number]
    seat = cast.seat if cast.seat != NOBODY or cast.bearer == NOTHING else decider(g, cast.bearer)
    if ability.optional and seat != NOBODY:
        g.call(OfferAbility(seat, number, cast))
    elif ability.cost is None or can_pay(g, cast.seat, cast.actor, ability.cost):
        perform(g, number, cast)


def perform(g: Position, number: int, cast: Cast, payer: int = NOTHING) -> None:
    """It is read, after whoever acts, or somebody else, has paid for it."""
    ability = g.terms.content.abilities[number]
    use_up(g, number, cast)
    if ability.name:
        g.tell("uses-ability", (cast.actor if cast.bearer == NOTHING else cast.bearer, number))
    is_read = read(g, ability.line, cast)
    if ability.cost is not None and is_read:
        pay(g, cast.actor if payer == NOTHING else payer, ability.cost, cast.item)


class OfferAbility(OneSeat[Position]):
    """D-54, D-64: whoever has it may use it. As abilities are open, the question tells nobody anything."""

    number: int
    cast: Cast

    def run(self, g: Position) -> None:
        """Something else may have come before, so that it is no longer possible."""
        if hears(g, self.number, self.cast, g.terms.content.abilities[self.number].purpose):
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [YES, NO]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        if action == YES:
            perform(g, self.number, self.cast)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-ability", {"ability": ability_name(g, self.number)}), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-HERO-06"
