"""Chapters "End of a battle", "End of a round" and "Draw After Battle": sites, discards and new cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.ints import total
from ludoteca.engine.kernel import CHANCE, Prompt, Refusal, Step, only
from ludoteca.engine.rng import Rng
from ludoteca.engine.steps import MultisetDraw, OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.condottiere.actions import (
    CARD_NAMES,
    DEAL,
    DISCARD_HAND,
    DRAW,
    KEEP,
    KEEP_HAND,
    KEEP_NO_MORE,
    MOST_DRAWN,
    PLACE,
    favor,
)
from ludoteca.games.condottiere.content import KINDS, MERCENARIES
from ludoteca.games.condottiere.rules.talk import forget_hand
from ludoteca.games.condottiere.state import NOBODY, Position, gather_cards, left_of, regions_of

MOST_KEPT: Final = 2  # CON-ROUND-02


class ChooseSite(Step[Position]):
    """CON-FRAME-02, CON-BATTLE-10, CON-R24: the holder puts the token on the next region to fight for."""

    def run(self, g: Position) -> None:
        g.ask(g.holder)

    def options(self, g: Position, seat: int) -> list[int]:
        return [PLACE + region for region in possible_sites(g, seat)]

    def any_option(self, g: Position, seat: int, rng: Rng) -> int:
        """Playouts place many tokens."""
        return PLACE + rng.one_of(possible_sites(g, seat))

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.site = action - PLACE
        if g.log is not None:  # saves a search the tuple
            g.tell("places-token", (seat, g.site))
        g.done()

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-site"), "CON-CAP-01" if g.terms.capturing else "CON-FRAME-02")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if not PLACE <= action < favor(len(g.control)):
            return Refusal("CON-FRAME-02", Message("no-answer-site"))
        region = action - PLACE
        name = g.terms.map.regions[region]
        if g.favor == region:
            rule = "CON-CAP-02" if g.terms.capturing else "CON-FRAME-03"
            return Refusal(rule, Message("no-site-favor", {"region": name}))
        if g.terms.capturing:
            return Refusal("CON-R17", Message("no-site-own", {"region": name}))
        owner = g.control[region]
        return Refusal("CON-FRAME-04", Message("no-site-marker", {"region": name, "seat": owner}))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("CON-FRAME-02", Message("no-holder", {"seat": g.holder}))


CHOOSE_SITE: Final = ChooseSite()


def possible_sites(g: Position, seat: int) -> list[int]:
    """CON-FRAME-03, -04, -05, -06, CON-R03: regions that a holder may fight for: free ones.

    CON-CAP-01, CON-R17: or those of others. CON-BISHOP-06, CON-CAP-02: never the one with the Favor.
    """
    control = g.control
    favor = g.favor
    if g.terms.capturing:
        return [region for region in range(len(control)) if control[region] != seat and region != favor]
    return [region for region in range(len(control)) if control[region] == NOBODY and region != favor]


class Deal(MultisetDraw[Position]):
    """CON-R51: cards from the pile, one by one: clockwise from the holder's left, the holder last."""

    seat: int  # who gets the next card
    owed: list[int]  # how many cards each seat is still to get

    def run(self, g: Position) -> None:
        if not self.owed[self.seat] and not self.find_next(g):
            g.done()
            return
        if g.terms.draw_after_battle:  # CON-R29: without it the pile is never empty
            replenish(g)
        g.ask(CHANCE)

    def find_next(self, g: Position) -> bool:
        """Whether there is somebody else who is still to get a card."""
        for i in range(1, g.seats):
            self.seat = left_of(g, self.seat)
            if self.owed[self.seat]:
                return True
        return False

    def counts(self, g: Position) -> list[int]:
        return g.pile

    def first(self, g: Position) -> int:
        return DEAL + self.seat * KINDS

    # a deal is half of all moves: these save it the calls of `counts`, `first` and `take`

    def draw(self, g: Position, rng: Rng) -> int:
        return DEAL + self.seat * KINDS + rng.weighted(g.pile)

    def chose(self, g: Position, seat: int, action: int) -> None:
        to = self.seat
        i = action - DEAL
        card = i - to * KINDS
        g.pile[card] = g.pile[card] - 1  # `-=` on an item compiles badly
        g.hands[i] = g.hands[i] + 1
        g.held[to] = g.held[to] + 1
        self.owed[to] = self.owed[to] - 1
        if g.log is not None:  # saves a search the tuple
            g.tell("draws", (to, card), only(to))

    def answer(self, g: Position, rng: Rng) -> None:
        """All cards at once, unless somebody is told of each, or the pile may run out."""
        if g.log is not None or g.terms.draw_after_battle:
            super().answer(g, rng)
            return
        pile, hands = g.pile, g.hands
        left = total(pile)
        dealing = True
        while dealing:
            to = self.seat
            count = self.owed[to]
            base = to * KINDS
            for i in range(count):
                card = rng.weighted_of(pile, left - i)
                if g.drawn is not None:
                    g.drawn.append(DEAL + base + card)
                pile[card] = pile[card] - 1
                hands[base + card] = hands[base + card] + 1
            left -= count
            g.held[to] = g.held[to] + count
            self.owed[to] = 0
            dealing = self.find_next(g)
        g.asked = ()
        g.done()
        g.advance()

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("CON-R51", Message("no-deal", {"seat": self.seat}))


def deal(g: Position, first: list[int], then: list[int] | None = None) -> None:
    """Call for a deal in one or two goes, and say openly how many cards each seat gets."""
    if g.log is not None:
        for seat in range(g.seats):
            count = first[seat] + (then[seat] if then is not None else 0)
            if count:
                g.tell("dealt", (seat, count))
    if then is not None:
        g.call(Deal(left_of(g, g.holder), then))  # called first, so done last
    g.call(Deal(left_of(g, g.holder), first))


def deal_hands(g: Position) -> None:
    """CON-ROUND-04, -05, -06, CON-R51: up to ten cards each, then one more for each region."""
    up_to_ten = [g.terms.map.box.full_hand - g.held[seat] for seat in range(g.seats)]
    deal(g, up_to_ten, [regions_of(g, seat) for seat in range(g.seats)])


def replenish(g: Position) -> None:
    """CON-R22: an empty pile is made of the discards, and of the lines if there are none."""
    for count in g.pile:
        if count:
            return
    if not any(g.discard):
        discard_lines(g)
    g.pile = g.discard
    g.discard = [0] * KINDS
    g.tell("reshuffles")


def discard_lines(g: Position) -> None:
    """CON-BATTLE-11: all cards of all lines go to the discard pile, and nobody counts as out any more."""
    g.out = [0] * g.seats
    lines, discard = g.lines, g.discard
    cards: i64 = len(lines)
    for i in range(cards):
        if lines[i] != 0:
            card = i % KINDS
            discard[card] = discard[card] + lines[i]
    g.lines = [0] * len(lines)
    g.tell("lines-discarded")


def has_mercenary(g: Position, seat: int) -> bool:
    hands = g.hands
    mercenaries: i64 = MERCENARIES
    base: i64 = seat * KINDS
    for card in range(mercenaries):  # compiled, a loop over ints is faster than `any`
        if hands[base + card] != 0:
            return True
    return False


def may_discard(g: Position, seat: int) -> bool:
    """CON-BATTLE-13, CON-R46: with cards, and no Mercenary among them."""
    return g.held[seat] > 0 and not has_mercenary(g, seat)


class DiscardHand(Step[Position]):
    """CON-BATTLE-12, -13, CON-R27: clockwise from the holder, whoever has no Mercenary may discard all.

    At the start and after each discard, which all see, a table waits whether or not somebody is asked.
    """

    seat: int
    behind: int  # how many seats were looked at before this one
    settled: int  # so many of them are known to all to be through: somebody discarded

    def run(self, g: Position) -> None:
        if g.pauses and self.behind == self.settled and self.pause(g) is not None:
            g.wait()
            return
        while self.behind < g.seats:
            if may_discard(g, self.seat):
                g.ask(self.seat)
                return
            self.move_on(g)
        g.done()

    def move_on(self, g: Position) -> None:
        self.seat = left_of(g, self.seat)
        self.behind += 1

    def to_come(self, g: Position) -> list[int]:
        return [(g.holder + place) % g.seats for place in range(self.behind, g.seats)]

    def options(self, g: Position, seat: int) -> list[int]:
        return [DISCARD_HAND, KEEP_HAND]

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == DISCARD_HAND:
            g.tell("discards-hand", (seat, g.held[seat]))
            hands, discard = g.hands, g.discard
            for card in range(KINDS):  # CON-R09: shown, so that all can check it
                i = seat * KINDS + card
                if hands[i]:
                    for copy in range(hands[i]):
                        g.tell("discarded", (seat, card))
                    discard[card] = discard[card] + hands[i]
                    hands[i] = 0
            g.held[seat] = 0
            forget_hand(g, seat)
            self.settled = self.behind + 1
        self.move_on(g)

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-discard-hand"), "CON-BATTLE-12")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("CON-BATTLE-12", Message("no-answer-discard"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        """A seat is told no more than its own hand says."""
        if seat >= 0 and not g.held[seat]:
            return Refusal("CON-R46", Message("no-hand-to-discard"))
        if seat >= 0 and has_mercenary(g, seat):
            return Refusal("CON-BATTLE-13", Message("no-discard-mercenary"))
        return Refusal("CON-R27", Message("no-not-asked"))

    def asked_in_secret(self, g: Position) -> bool:
        return True  # to be asked is to have no Mercenary

    def pause(self, g: Position) -> Message | None:
        """As long as somebody has cards and not, for all to know, a Mercenary among them."""
        for seat in self.to_come(g):
            if g.held[seat] and not any(g.known[seat * KINDS : seat * KINDS + MERCENARIES]):
                return Message("pause-discard-hand")
        return None

    def asked_in_pause(self, g: Position) -> list[int]:
        return [seat for seat in self.to_come(g) if may_discard(g, seat)]

    def unanswered(self, g: Position, seat: int) -> int:
        return KEEP_HAND


class KeepTwo(OneSeat[Position]):
    """CON-ROUND-02: the one player with cards left keeps up to two, chosen one by one."""

    kept: list[int]  # counts by kind

    def run(self, g: Position) -> None:
        if total(self.kept) == MOST_KEPT or not g.held[self.seat]:
            self.finish(g)
        else:
            g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        base = seat * KINDS
        found = [KEEP + card for card in range(KINDS) if g.hands[base + card]]
        found.append(KEEP_NO_MORE)
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == KEEP_NO_MORE:
            self.finish(g)
        else:
            card = action - KEEP
            g.hands[seat * KINDS + card] -= 1
            g.held[seat] -= 1
            self.kept[card] += 1
            forget_hand(g, seat)  # CON-R09: which card it was, nobody sees

    def finish(self, g: Position) -> None:
        """CON-ROUND-03, CON-R09: all else is shuffled together; others see only how many were kept."""
        gather_cards(g)
        for card in range(KINDS):
            if self.kept[card]:
                g.hands[self.seat * KINDS + card] = self.kept[card]
                g.pile[card] = g.pile[card] - self.kept[card]
        g.held[self.seat] = total(self.kept)
        g.tell("keeps", (self.seat, g.held[self.seat]))
        g.done()

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-keep", {"count": MOST_KEPT - sum(self.kept)}), Message("no-answer-keep")

    def rule(self) -> str:
        return "CON-ROUND-02"

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if KEEP <= action < KEEP_NO_MORE:
            return Refusal("CON-ROUND-02", Message("no-card", {"card": CARD_NAMES[action - KEEP]}))
        return super().why_not(g, seat, action)


class DrawCards(Step[Position]):
    """CON-DAB-04, CON-R22, CON-R23: clockwise from the new holder, each may draw up to three cards."""

    seat: int
    left: int

    def run(self, g: Position) -> None:
        if self.left == g.seats and not any(g.held):  # CON-DAB-06: not by choice
            self.left = 0
            deal(g, [g.terms.map.box.full_hand] * g.seats)
            return
        while self.left:
            if may_draw(g, self.seat):
                g.ask(self.seat)
                return
            self.move_on(g)
        g.done()

    def move_on(self, g: Position) -> None:
        self.seat = left_of(g, self.seat)
        self.left -= 1

    def options(self, g: Position, seat: int) -> list[int]:
        return [DRAW + number for number in range(may_draw(g, seat) + 1)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.move_on(g)
        number = action - DRAW
        g.tell("draws-count", (seat, number))
        if number:
            owed = [0] * g.seats
            owed[seat] = number
            g.call(Deal(seat, owed))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-draw", {"count": may_draw(g, seat)}), "CON-DAB-04")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if DRAW <= action <= DRAW + MOST_DRAWN:
            limit = g.terms.map.box.full_hand + regions_of(g, seat)
            return Refusal("CON-DAB-05", Message("no-draw", {"count": limit}))
        return Refusal("CON-DAB-04", Message("no-answer-draw"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("CON-R22", Message("no-turn", {"seat": self.seat}))


def may_draw(g: Position, seat: int) -> int:
    """CON-DAB-04, CON-DAB-05, CON-R21: up to three cards, up to ten and one for each region."""
    return max(0, min(MOST_DRAWN, g.terms.map.box.full_hand + regions_of(g, seat) - g.held[seat]))
