"""Chapter "Rounds and turns": a turn's phases, and the menu of actions."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.steps import OneSeat
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
    SKIP,
    STAY,
    STEP,
    TRADE_QUESTS,
    WAKE,
    follower_use,
    use,
)
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, FOLLOWER, ITEM_CARDS, MIND, PLACES
from ludoteca.games.dark_venture.content.cards import WAKE as WAKE_BONUS
from ludoteca.games.dark_venture.rules import aggression, figures, followers, items, map, rolls
from ludoteca.games.dark_venture.rules.arrival import checks, rules_of_place
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.decks import HAND_DECKS, ToHand, left
from ludoteca.games.dark_venture.rules.deeds import DEED, DRAGS, LOOTS, USES
from ludoteca.games.dark_venture.rules.defeat import bury_if_empty, wake
from ludoteca.games.dark_venture.rules.ending import end_at_once, is_met
from ludoteca.games.dark_venture.rules.fights import begin, begin_by_aggression
from ludoteca.games.dark_venture.rules.hands import Relieve, over_limit, overfull
from ludoteca.games.dark_venture.rules.lore import borne, hears, perform
from ludoteca.games.dark_venture.rules.objectives import Settle, due
from ludoteca.games.dark_venture.rules.plays import play, plays_of
from ludoteca.games.dark_venture.rules.quests import MOST_SIDE, KeepHeroic, RenewSide, discard, held
from ludoteca.games.dark_venture.rules.rolls import dice_roll
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.rules.search import Search, can_search
from ludoteca.games.dark_venture.state import CONSCIOUS, DEAD, NOBODY, NOTHING, NOWHERE, UNCONSCIOUS, Position

ACT: Final = v.MOMENTS.index("act")
USE: Final = v.MOMENTS.index("use")
STAYS: Final = v.MOMENTS.index("stay")
WAKING: Final = 15  # DV-WAKE-02
WOKEN_WITH: Final = 10
EACH_TRY: Final = 3  # DV-WAKE-03


class Turn(Step[Position]):
    """DV-TURN-02 to -06, -10, -11: draw, renewal, what waits at the start of phase 2, actions, quests."""

    seat: int
    stage: int = 0

    def run(self, g: Position) -> None:
        self.stage += 1
        if self.stage == 1:
            self.begin(g)
        elif self.stage == 2:
            g.call(RenewSide(self.seat))
        elif self.stage == 3:
            if aggression.unrest(g) != NOWHERE:
                self.stage -= 1
                begin_by_aggression(g, aggression.unrest(g))
        elif self.stage == 4:
            for piece in reversed(items.own_pieces(g, self.seat)):
                checks(g, piece.card)
                rules_of_place(g, piece.card, (STAYS,))
        elif self.stage == 5:
            self.court(g)
        elif self.stage == 6:
            g.call(Menu(self.seat))
        else:
            g.current = NOBODY
            g.done()

    def begin(self, g: Position) -> None:
        g.turns += 1
        g.current = self.seat
        g.paid = False
        g.free_location[self.seat] = g.free_character[self.seat] = True
        g.tell("turn", (self.seat,))
        for piece in g.pieces:
            piece.checked = 0
            if piece.leader == self.seat:
                piece.unseen = False  # AMB-59
                piece.calm = 0  # AMB-27
        count = 2 if g.terms.solo else 1
        g.call(Draw(self.seat, count, []))

    def court(self, g: Position) -> None:
        """DV-FOLL-01 c, -06: a hero who begins the turn beside a follower of nobody."""
        hero = g.heroes[self.seat]
        if g.piece(hero).how != CONSCIOUS or g.followers[self.seat] != NOTHING:
            return
        where = g.piece(hero).place
        for card in reversed(followers.unclaimed_here(g, where)):
            read(g, g.terms.content.courts[card], Cast(self.seat, hero, card, card, where=where))


class Draw(OneSeat[Position]):
    """DV-TURN-02, DV-SOLO-04, DV-HAND-02, AMB-44, -65, D-10: a card of a deck; alone two, of two decks."""

    count: int
    drawn: list[int]  # the decks

    def run(self, g: Position) -> None:
        if over_limit(g, self.seat):
            g.call(Relieve(self.seat, 0))
        elif self.count and self.decks(g):
            g.ask(self.seat)
        else:
            g.done()

    def decks(self, g: Position) -> list[int]:
        return [deck for deck in HAND_DECKS if left(g, deck) and deck not in self.drawn]

    def options(self, g: Position, seat: int) -> list[int]:
        found = [DRAW + deck for deck in self.decks(g)]
        return [*found, SKIP] if over_limit(g, seat, 1) else found

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == SKIP:
            self.count = 0
            return
        self.count -= 1
        self.drawn.append(action - DRAW)
        g.call(ToHand(seat, action - DRAW, 1))

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-draw"), Message("no-draw")

    def rule(self) -> str:
        return "DV-TURN-02"


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


# bodies


def lootable(g: Position, card: int) -> list[int]:
    """DV-LOOT-01, AMB-29: one item a round from each body, where there is room for it."""
    piece = g.piece(card)
    if not figures.room(g, card):
        return []
    bodies = [one for one in g.pieces if one.place == piece.place and one.how != CONSCIOUS]
    return [item for one in bodies if not one.looted >> card & 1 for item in one.worn + one.carried]


def loot(g: Position, card: int, item: int) -> None:
    """DV-LOOT-02, -04."""
    body = next(one for one in g.pieces if item in one.worn or item in one.carried)
    body.looted |= 1 << card
    items.lose(g, body.card, item)
    g.piece(card).carried.append(item)
    g.tell("loots", (card, item))
    g.terms.lore.did(g, card, DEED, item, LOOTS)
    if body.how == DEAD:
        bury_if_empty(g, body.card)


# abilities


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


OF_HERE: Final = 4


def use_ability(g: Position, seat: int, action: int) -> None:
    content = g.terms.content
    by_follower = action >= follower_use(content)
    card = g.followers[seat] if by_follower else g.heroes[seat]
    number = action - (follower_use(content) if by_follower else use(content))
    cast = next(cast for one, cast in offered(g, card, seat) if one == number)
    perform(g, number, cast)
    g.terms.lore.did(g, card, DEED, number, USES)


class Waking(OneSeat[Position]):
    """DV-WAKE-01 to -03, -06, AMB-31, -32, D-43: 3d6 and MIND, and 3 more for each try before, against 15."""

    card: int
    stage: int = 0

    def run(self, g: Position) -> None:
        piece = g.piece(self.card)
        self.stage += 1
        if self.stage == 1:
            plus = figures.stat(g, self.card, MIND) + figures.stat(g, self.card, WAKE_BONUS)
            g.call(dice_roll(self.card, rolls.WAKE, 3, plus + EACH_TRY * piece.tries))
        elif self.stage == 2 and g.returned >= WAKING:
            wake(g, self.card, WOKEN_WITH)
            g.ask(self.seat)
        else:
            if self.stage == 2:
                piece.tries += 1
                g.tell("sleeps-on", (self.card,))
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [*[STEP + place for place in map.links(g, g.piece(self.card).place)], STAY]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        if action != STAY:
            g.terms.lore.arrive(g, [self.card], action - STEP)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-woken", {"figure": self.card}), Message("no-step")

    def rule(self) -> str:
        return "DV-WAKE-02"
