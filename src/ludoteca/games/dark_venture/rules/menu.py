"""Chapters "Rounds and turns" and "Paid actions": the menu of phase 2."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import (
    ALONE,
    ATTACK,
    DECKS,
    DRAG,
    DRAW,
    END,
    FOLLOWER_ATTACK,
    FOLLOWER_DRAW,
    FOLLOWER_LOOT,
    FOLLOWER_SEARCH,
    GO,
    INFLUENCE,
    LET_ACT,
    LOOT,
    MOST_SEATS,
    PARTY,
    PASS,
    RECRUIT,
    SEARCH,
    SEND,
    TRADE_QUESTS,
    WAKE,
    use,
)
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, ITEM_CARDS, PLACES
from ludoteca.games.dark_venture.rules import aggression, figures, followers, items, map
from ludoteca.games.dark_venture.rules.abilities import abilities, is_free, use_ability
from ludoteca.games.dark_venture.rules.arrival import meet
from ludoteca.games.dark_venture.rules.bodies import bodies_by, loot, lootable, take_along
from ludoteca.games.dark_venture.rules.decks import HEROIC_QUESTS, ToHand, drawable, left
from ludoteca.games.dark_venture.rules.ending import end_at_once, is_met
from ludoteca.games.dark_venture.rules.fights import attack, begin_by_aggression
from ludoteca.games.dark_venture.rules.hands import Relieve, overfull
from ludoteca.games.dark_venture.rules.joining import join
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.objectives import Settle, due
from ludoteca.games.dark_venture.rules.plays import layable, play, playable
from ludoteca.games.dark_venture.rules.quests import MOST_SIDE, discard, held, keep_quests
from ludoteca.games.dark_venture.rules.refusals import of_action
from ludoteca.games.dark_venture.rules.search import Search, can_search
from ludoteca.games.dark_venture.rules.together import party_move, party_places
from ludoteca.games.dark_venture.rules.trading import Consent, Offers, offer, partners
from ludoteca.games.dark_venture.rules.waking import Waking
from ludoteca.games.dark_venture.state import (
    CONSCIOUS,
    NOBODY,
    NOTHING,
    NOWHERE,
    UNCONSCIOUS,
    Piece,
    Position,
)


class Acting(Offers):
    """DV-FOLL-09, -11, DV-WAKE-04: a player who acts, by hero or follower: what was begun, what is left."""

    handled: int = 0
    dragged: int = NOTHING

    def actions(self, g: Position) -> list[int]:
        """All that costs a figure's action points, or nothing, in one's own turn or out of it."""
        seat = self.seat
        own = items.own_pieces(g, seat)
        found: list[int] = []
        for piece in own:
            hero = items.is_hero(g, piece)
            present = figures.present(g, piece.place)
            bodies = bodies_by(g, piece)
            found.extend(layable(g, piece))
            found.extend(playable(g, piece))
            found.extend(abilities(g, piece, seat, present))
            if bodies:
                first = LOOT if hero else FOLLOWER_LOOT
                found.extend([first + item for item in lootable(g, piece, bodies)])
                if hero and piece.ap and self.dragged not in bodies:
                    found.extend([DRAG + body for body in bodies])  # DV-LOOT-03
            if len(present) > 1:
                found.extend(partners(g, piece, self.offers, present))
            if piece.ap:
                found.extend(paid(g, piece, hero, present))
                if hero and len(present) > 1:
                    found.extend(followers.offers(g, seat, present))  # DV-PAID-12, DV-FREE-10
        if g.terms.together:
            found.extend([PARTY + place for place in party_places(g, seat, self.offers)])
        if self.handled < items.MOST_HANDLINGS:
            found.extend(items.handlings(g, seat, own))
            return found
        return [action for action in found if not is_free(g, action)]

    def prepare(self, g: Position, action: int) -> bool:
        """Handle an item or take hold of a body, if that is what was chosen."""
        if DRAG <= action < DRAG + FIGURE_CARDS:
            drag(g, self, action - DRAG)
        elif items.handle(g, self.seat, action):
            self.handled += 1
        else:
            return False
        return True

    def act(self, g: Position, action: int) -> None:
        if is_free(g, action):
            self.handled += 1
        if PARTY <= action < PARTY + PLACES:
            self.offers.append(g.heroes[self.seat])
            g.call(party_move(g, self.seat, action - PARTY, self.dragged))
            self.dragged = NOTHING
        elif not act(g, self.seat, action, self) and not offer(g, self.seat, action, self.offers):
            play(g, self.seat, action)

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return of_action(g, seat, action, self.offers, self.handled)

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("DV-TURN-01", Message("no-turn", {"seat": self.seat}))


class Menu(Acting):
    """DV-TURN-03 to -05, AMB-07: actions until they are over; aggression after each (AMB-24)."""

    def run(self, g: Position) -> None:
        figures.settle_all(g)
        place = aggression.unrest(g)
        if place != NOWHERE:
            begin_by_aggression(g, place)
        elif meet(g):
            return
        elif due(g):
            g.call(Settle())
        elif is_met(g):
            end_at_once(g)
        elif overfull(g) != NOBODY:
            g.call(Relieve(overfull(g), 0))
        elif self.is_over(g):
            g.done()
        else:
            g.entries = 0
            g.ask(self.seat)

    def is_over(self, g: Position) -> bool:
        """DV-TURN-05: all AP are spent, the last of them in this phase."""
        if not g.terms.auto_end or not g.paid:
            return False
        follower = g.followers[self.seat]
        if follower != NOTHING and g.piece(follower).ap:
            return False
        return not g.piece(g.heroes[self.seat]).ap

    def options(self, g: Position, seat: int) -> list[int]:
        hero = g.piece(g.heroes[seat])
        found = self.actions(g)
        found.append(END)
        if not g.traded[seat] and len(held(g, seat, False)) == MOST_SIDE and left(g, HEROIC_QUESTS):
            found.append(TRADE_QUESTS)  # DV-FREE-09
        if hero.how == UNCONSCIOUS and hero.ap:
            found.append(WAKE)
        if g.terms.together:
            found.extend([LET_ACT + other for other in range(g.seats) if may_step_in(g, other)])
        found.sort()
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == END:
            g.done()
        elif LET_ACT <= action < LET_ACT + MOST_SEATS:
            step_in(g, action - LET_ACT)
        elif not self.prepare(g, action):
            self.act(g, action)
        elif not DRAG <= action < DRAG + FIGURE_CARDS:
            figures.settle_handled(g)
            if not due(g):
                g.ask(seat)  # nothing else comes of handling an item

    def interruptible(self, g: Position) -> bool:
        """DV-COOP-05, L11: friends step in between two actions."""
        return g.terms.together

    def prompt(self, g: Position, seat: int) -> Prompt:
        hero = g.piece(g.heroes[seat])
        name, follower = figure_name(g, hero.card), g.followers[seat]
        if hero.how == UNCONSCIOUS:
            return Prompt(Message("ask-asleep", {"figure": name, "count": hero.ap}), "DV-WAKE-01")
        if follower == NOTHING:
            return Prompt(Message("ask-action", {"figure": name, "count": hero.ap}), "DV-TURN-03")
        other, ap = figure_name(g, follower), g.piece(follower).ap
        asked = Message("ask-action-pair", {"figure": name, "count": hero.ap, "figure2": other, "count2": ap})
        return Prompt(asked, "DV-TURN-03")


class OutOfTurn(Acting):
    """DV-COOP-05, AMB-41, D-72, L11, L33: one action in a friend's turn, with one's own AP; no waking."""

    def run(self, g: Position) -> None:
        if not g.terms.lore.settle(g):
            g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        return sorted([PASS, *self.actions(g)])

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == PASS:
            g.done()
        elif not self.prepare(g, action):
            g.done()
            self.act(g, action)

    def prompt(self, g: Position, seat: int) -> Prompt:
        hero = g.piece(g.heroes[seat])
        name = figure_name(g, hero.card)
        return Prompt(Message("ask-out-of-turn", {"figure": name, "count": hero.ap}), "DV-COOP-05")


MOST_HELP: Final = 3  # in a turn


def may_step_in(g: Position, seat: int) -> bool:
    """DV-COOP-05, -12: a friend who has AP left in this round, at most three times a turn."""
    if seat == g.current or g.helped[seat] >= MOST_HELP:
        return False
    return any(piece.ap for piece in items.own_pieces(g, seat))


def step_in(g: Position, seat: int) -> None:
    g.helped[seat] += 1
    g.tell("steps-in", (seat,))
    g.call(OutOfTurn(seat, []))


def paid(g: Position, piece: Piece, hero: bool, present: list[int]) -> list[int]:
    """DV-PAID-01 to -09: what a figure can do for 1 AP of its own, given who is present."""
    walk = GO if hero else SEND
    links = map.links(g, piece.place)
    found: list[int] = []
    for place in links:
        found.append(walk + place)
    if hero and has_company(g, piece):
        found.extend([ALONE + place for place in links])
    if can_search(g, piece):
        found.append(SEARCH if hero else FOLLOWER_SEARCH)
    draw = DRAW if hero else FOLLOWER_DRAW
    for deck in drawable(g):
        found.append(draw + deck)
    if len(present) > 1:
        strike = ATTACK if hero else FOLLOWER_ATTACK
        for other in present:
            if other != piece.card and not aggression.allied(g, piece.card, other):  # AMB-78, DV-COOP-09
                found.append(strike + other)
    return found


def has_company(g: Position, piece: Piece) -> bool:
    """Whether a figure's partner is where it is."""
    other = figures.partner(g, piece.card)
    return other != NOTHING and g.piece(other).place == piece.place


def act(g: Position, seat: int, action: int, acting: Acting) -> bool:
    """Do one of the actions that cost something, or that only their figures can do."""
    hero, follower = g.heroes[seat], g.followers[seat]
    if GO <= action < ALONE:
        walk(g, hero, action - GO, True, acting)
    elif ALONE <= action < SEND:
        walk(g, hero, action - ALONE, False, acting)
    elif SEND <= action < SEND + PLACES:
        walk(g, follower, action - SEND, False, acting)
    elif ATTACK <= action < FOLLOWER_ATTACK + FIGURE_CARDS:
        card = hero if action < FOLLOWER_ATTACK else follower
        figures.spend(g, card)
        attack(g, card, (action - ATTACK) % FIGURE_CARDS)
    elif LOOT <= action < FOLLOWER_LOOT + ITEM_CARDS:
        loot(g, hero if action < FOLLOWER_LOOT else follower, (action - LOOT) % ITEM_CARDS)
    elif DRAW <= action < FOLLOWER_DRAW + DECKS:
        card = hero if action < FOLLOWER_DRAW else follower
        g.call_in_order([Relieve(seat, 1), PaidDraw(seat, card, (action - DRAW) % DECKS)])
    elif action in (SEARCH, FOLLOWER_SEARCH):
        card = hero if action == SEARCH else follower
        figures.spend(g, card)
        g.call(Search(card))
    elif action == WAKE:
        figures.spend(g, hero)
        g.call(Waking(seat, hero))
    elif RECRUIT <= action < RECRUIT + FIGURE_CARDS:
        figures.spend(g, hero)
        join(g, seat, action - RECRUIT)  # DV-FOLL-08
    elif INFLUENCE <= action < INFLUENCE + FIGURE_CARDS:
        followers.influence(g, seat, action - INFLUENCE)
    elif action == TRADE_QUESTS:
        g.traded[seat] = True
        for quest in held(g, seat, False):
            discard(g, seat, quest)
        keep_quests(g, seat, True, 3, 1)
    elif action >= use(g.terms.content):
        use_ability(g, seat, action)
    else:
        return False
    return True


class PaidDraw(Step[Position]):
    """DV-PAID-08, DV-HAND-03: after the relief; where that took the last AP, or felled whoever was to draw,
    nothing is drawn.
    """

    seat: int
    card: int
    deck: int

    def run(self, g: Position) -> None:
        g.done()
        if any(piece.card == self.card and piece.ap for piece in items.own_pieces(g, self.seat)):
            figures.spend(g, self.card)
            g.call(ToHand(self.seat, self.deck, 1))


def walk(g: Position, card: int, place: int, together: bool, acting: Acting) -> None:
    """DV-PAID-01, -02, DV-FOLL-10, DV-LOOT-03: the follower comes along free; a body may be dragged."""
    figures.spend(g, card)
    movers = [card]
    other = figures.partner(g, card)
    if together and other != NOTHING:
        mate = g.piece(other)
        if mate.place == g.piece(card).place and mate.how == CONSCIOUS:
            movers.append(other)
    if items.is_hero(g, g.piece(card)):
        take_along(g, card, acting.dragged, place)
        acting.dragged = NOTHING
    g.terms.lore.arrive(g, movers, place)


def drag(g: Position, acting: Acting, body: int) -> None:
    """DV-LOOT-03, L19: nobody can refuse; but in co-op the hero's player is asked."""
    acting.dragged = body
    leader = g.piece(body).leader
    if g.terms.together and leader not in (NOBODY, acting.seat):
        g.call(AskToDrag(leader, g.heroes[acting.seat], body))


class AskToDrag(Consent):
    """L19."""

    body: int

    def no(self, g: Position) -> None:
        below = g.stack[-1]
        assert isinstance(below, Acting)
        below.dragged = NOTHING

    def words(self, g: Position) -> tuple[Message, Message]:
        actor, body = figure_name(g, self.actor), figure_name(g, self.body)
        return Message("ask-drag", {"figure": actor, "figure2": body}), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-LOOT-03"
