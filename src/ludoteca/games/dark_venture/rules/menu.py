"""Chapters "Rounds and turns" and "Paid actions": the menu of phase 2."""

from __future__ import annotations

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import (
    ALONE,
    ATTACK,
    DRAG,
    DRAW,
    END,
    FOLLOWER_ATTACK,
    FOLLOWER_DRAW,
    FOLLOWER_LOOT,
    FOLLOWER_SEARCH,
    GO,
    INFLUENCE,
    LOOT,
    RECRUIT,
    SEARCH,
    SEND,
    TRADE_QUESTS,
    WAKE,
    use,
)
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, FOLLOWER, ITEM_CARDS, PLACES
from ludoteca.games.dark_venture.rules import aggression, figures, followers, items, map
from ludoteca.games.dark_venture.rules.abilities import abilities, use_ability
from ludoteca.games.dark_venture.rules.bodies import loot, lootable
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.decks import HAND_DECKS, ToHand, left
from ludoteca.games.dark_venture.rules.deeds import DEED, DRAGS
from ludoteca.games.dark_venture.rules.ending import end_at_once, is_met
from ludoteca.games.dark_venture.rules.fights import begin, begin_by_aggression
from ludoteca.games.dark_venture.rules.hands import Relieve, overfull
from ludoteca.games.dark_venture.rules.objectives import Settle, due
from ludoteca.games.dark_venture.rules.plays import play, plays_of
from ludoteca.games.dark_venture.rules.quests import MOST_SIDE, KeepHeroic, discard, held
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.rules.search import Search, can_search
from ludoteca.games.dark_venture.rules.waking import Waking
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, NOWHERE, UNCONSCIOUS, Position


class Menu(Step[Position]):
    """DV-TURN-03 to -05, AMB-07: actions until they are over; aggression after each (AMB-24)."""

    seat: int
    handled: int = 0
    dragged: int = NOTHING

    def run(self, g: Position) -> None:
        place = aggression.unrest(g)
        if place != NOWHERE:
            begin_by_aggression(g, place)
        elif due(g):
            g.call(Settle())
        elif is_met(g):
            end_at_once(g)
        elif overfull(g) != NOBODY:
            g.call(Relieve(overfull(g), 0))
        elif self.is_over(g):
            g.done()
        else:
            g.ask(self.seat)

    def is_over(self, g: Position) -> bool:
        """DV-TURN-05: all AP are spent, the last of them in this phase."""
        if not g.terms.auto_end or not g.paid:
            return False
        cards = [g.heroes[self.seat], g.followers[self.seat]]
        return not any(g.piece(card).ap for card in cards if card != NOTHING)

    def options(self, g: Position, seat: int) -> list[int]:
        found = [END]
        for piece in items.own_pieces(g, seat):
            hero = items.is_hero(g, piece)
            found.extend(plays_of(g, piece))
            found.extend(abilities(g, piece.card, seat))
            found.extend([(LOOT if hero else FOLLOWER_LOOT) + item for item in lootable(g, piece.card)])
            if piece.ap:
                found.extend(paid(g, seat, piece.card))
        found.extend(hero_options(g, seat, self.dragged))
        if self.handled < items.MOST_HANDLINGS:
            found.extend(items.handlings(g, seat))
        return sorted(set(found))

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == END:
            g.done()
        elif items.handle(g, seat, action):
            self.handled += 1
        elif DRAG <= action < DRAG + FIGURE_CARDS:
            self.dragged = action - DRAG
        elif not act(g, seat, action, self):
            play(g, seat, action)

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-action", {"count": g.piece(g.heroes[seat]).ap}), "DV-TURN-03")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("DV-TURN-03", Message("no-action"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("DV-TURN-01", Message("no-turn", {"seat": self.seat}))


def paid(g: Position, seat: int, card: int) -> list[int]:
    """DV-PAID-01 to -09: what a figure can do for 1 AP of its own."""
    piece = g.piece(card)
    hero = items.is_hero(g, piece)
    found: list[int] = []
    together = figures.partner(g, card) != NOTHING and g.piece(figures.partner(g, card)).place == piece.place
    for place in map.links(g, piece.place):
        found.append((GO if hero else SEND) + place)
        if hero and together:
            found.append(ALONE + place)
    if can_search(g, piece):
        found.append(SEARCH if hero else FOLLOWER_SEARCH)
    found.extend([(DRAW if hero else FOLLOWER_DRAW) + deck for deck in HAND_DECKS if left(g, deck)])
    for other in figures.present(g, piece.place):
        if other != card and not aggression.allied(g, card, other):  # AMB-78, DV-COOP-09
            found.append((ATTACK if hero else FOLLOWER_ATTACK) + other)
    return found


def hero_options(g: Position, seat: int, dragged: int) -> list[int]:
    """What only the hero does, or only its player."""
    card = g.heroes[seat]
    piece = g.piece(card)
    found: list[int] = []
    if len(held(g, seat, False)) == MOST_SIDE and not g.traded[seat] and left(g, 3):
        found.append(TRADE_QUESTS)
    if piece.how == UNCONSCIOUS:
        return [*found, WAKE] if piece.ap else found
    if piece.ap and dragged == NOTHING:
        bodies = [one.card for one in g.pieces if one.place == piece.place and one.how != CONSCIOUS]
        found.extend([DRAG + body for body in bodies])  # DV-LOOT-03
    if piece.ap:
        for other in figures.present(g, piece.place):
            leader = g.piece(other).leader
            if g.terms.content.cards.figures[other].role != FOLLOWER or leader == seat:
                continue
            if leader == NOBODY and g.followed[seat] >> other & 1:
                found.append(RECRUIT + other)  # DV-FOLL-08
            elif leader != NOBODY and not g.terms.together and not g.piece(card).checked >> other & 1:
                found.append(INFLUENCE + other)  # DV-FOLL-14
    return found


def act(g: Position, seat: int, action: int, menu: Menu) -> bool:
    """Do one of the actions that cost something, or that only their figures can do."""
    hero, follower = g.heroes[seat], g.followers[seat]
    for first, count, card in (
        (GO, PLACES, hero),
        (ALONE, PLACES, hero),
        (SEND, PLACES, follower),
    ):
        if first <= action < first + count:
            walk(g, card, action - first, first == GO, menu)
            return True
    for first, card in ((ATTACK, hero), (FOLLOWER_ATTACK, follower)):
        if first <= action < first + FIGURE_CARDS:
            figures.spend(g, card)
            attack(g, card, action - first)
            return True
    for first, card in ((LOOT, hero), (FOLLOWER_LOOT, follower)):
        if first <= action < first + ITEM_CARDS:
            loot(g, card, action - first)
            return True
    for first, card in ((DRAW, hero), (FOLLOWER_DRAW, follower)):
        if first <= action < first + len(HAND_DECKS):
            figures.spend(g, card)
            g.call(ToHand(seat, action - first, 1))
            g.call(Relieve(seat, 1))  # DV-HAND-03: before the card is drawn
            return True
    if action in (SEARCH, FOLLOWER_SEARCH):
        card = hero if action == SEARCH else follower
        figures.spend(g, card)
        g.call(Search(card))
    elif action == WAKE:
        figures.spend(g, hero)
        g.call(Waking(seat, hero))
    elif RECRUIT <= action < RECRUIT + FIGURE_CARDS:
        figures.spend(g, hero)
        followers.join(g, seat, action - RECRUIT)
    elif INFLUENCE <= action < INFLUENCE + FIGURE_CARDS:
        figures.spend(g, hero)
        card = action - INFLUENCE
        g.piece(hero).checked |= 1 << card  # one attempt a turn (AMB-02)
        where = g.piece(hero).place
        read(g, g.terms.content.courts[card], Cast(seat, hero, card, card, where=where))
    elif action == TRADE_QUESTS:
        g.traded[seat] = True
        for quest in held(g, seat, False):
            discard(g, seat, quest)
        g.call(KeepHeroic(seat, 3, 1, []))
    elif action >= use(g.terms.content):
        use_ability(g, seat, action)
    else:
        return False
    return True


def walk(g: Position, card: int, place: int, together: bool, menu: Menu) -> None:
    """DV-PAID-01, -02, DV-LOOT-03: the follower comes along free; a body may be dragged."""
    figures.spend(g, card)
    movers = [card]
    other = figures.partner(g, card)
    if together and other != NOTHING:
        mate = g.piece(other)
        if mate.place == g.piece(card).place and mate.how == CONSCIOUS:
            movers.append(other)
    if menu.dragged != NOTHING and g.on_map(menu.dragged):
        g.piece(menu.dragged).place = place
        g.tell("drags", (card, menu.dragged))
        g.terms.lore.did(g, card, DEED, menu.dragged, DRAGS)
    menu.dragged = NOTHING
    g.terms.lore.arrive(g, movers, place)


def attack(g: Position, card: int, target: int) -> None:
    """DV-PAID-09, DV-COMBAT-13, AMB-26: the attacker with its partner, the target with its own."""
    place = g.piece(card).place
    chosen = {card, target}
    for one in (card, target):
        other = figures.partner(g, one)
        if other != NOTHING and other in figures.present(g, place):
            chosen.add(other)
    begin(g, place, aggression.in_attack(g, place, sorted(chosen)), [(card, target)])
