"""Chapters "Fulfil a target" and "Freeze a target": choosing the cards, and what comes of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.kernel import EVERYBODY, Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.venti.actions import ANNOUNCE, COMMIT, PAY, SPACE, USE, USE_LASTING
from ludoteca.games.venti.content import JOKER, KINDS, NAMES, POINTS, SLOTS
from ludoteca.games.venti.matching import CONDITION, FIELD, GUARD, ONE, ROLES, WIDTH, meets, ways
from ludoteca.games.venti.rules.penalty import PENALTY, Pay, gain
from ludoteca.games.venti.state import EMPTY, NOBODY, OPEN, Position, keep_secret, of_seat, out_of_hand

TARGET_NAMES: Final = SPACE.things["target"]


def choosable(g: Position, seat: int) -> list[int]:
    """The own cards in the order in which they are chosen, as actions: hand, Jokers, perm jokers."""
    found = [USE + card for card in g.hands[seat]]
    found.extend([USE_LASTING + card for card in of_seat(g.perms, seat)])
    return found


def by_care(g: Position, seat: int) -> list[int]:
    """The own cards, as actions, in the order in which a careful player uses them.

    Perm jokers cost nothing (VENTI-FULF-07). Of cards of one number the one with more points goes first: only
    cards of one or two points can ever be laid out from the hand (VENTI-TEN-02).
    """
    perms = [USE_LASTING + card for card in of_seat(g.perms, seat)]
    hand = sorted(g.hands[seat], key=lambda card: -POINTS[card])
    return perms + [USE + card for card in hand]


def mark_of(action: int) -> int:
    """Choices with the same mark differ in nothing: Jokers, and perm jokers of a number, which stay anyway.

    VENTI-TURN-05, VENTI-FULF-08: two hand cards of one number are two choices. Condition and points of the
    one that is given up go back to the pile with it.
    """
    return action if action < USE_LASTING else USE_LASTING + (action - USE_LASTING) // SLOTS


def card_of(action: int) -> int:
    """The card that is used, from the hand or as a perm joker."""
    return action - USE if action < USE_LASTING else action - USE_LASTING


class Fulfil(Step[Position]):
    """VENTI-FULF-01 to -10: the cards for an open target, one by one, in a fixed order.

    Only cards are offered with which the condition can still be met exactly (VENTI-R18); a single one is
    taken unasked.
    Until the last one is chosen nobody else sees anything, not even that a choice has begun.
    """

    target: int
    picked: list[int]  # actions, ascending
    offered: list[int]  # what may be picked next

    def run(self, g: Position) -> None:
        seat = g.active
        if len(self.picked) == CONDITION[g.targets[self.target]].size:
            self.finish(g, seat)
            return
        self.offered = self.completable(g, seat)
        if len(self.offered) == 1:
            self.picked.append(self.offered[0])
        else:
            g.ask(seat)

    def options(self, g: Position, seat: int) -> list[int]:
        return self.offered[:]

    def completable(self, g: Position, seat: int) -> list[int]:
        """Choices after which some exact set remains. Sets are found by number alone (`ways`)."""
        cards = choosable(g, seat)
        picked: i64 = 0
        for action in self.picked:
            picked += ONE[card_of(action)]
        room: i64 = GUARD - picked
        missing = ways(CONDITION[g.targets[self.target]], g.held[seat])
        if picked:  # what each way that holds all these cards still lacks
            missing = [way - int(picked) for way in missing if (way + int(room)) & GUARD == GUARD]
        wanted: i64 = 0
        for way in missing:
            wanted |= way
        first = self.next_place(cards)
        behind: i64 = 0  # the cards behind the one looked at
        found: list[int] = []
        for place in range(len(cards) - 1, first - 1, -1):
            action = cards[place]
            one: i64 = ONE[card_of(action)]
            if wanted & one * FIELD:
                if place == first or mark_of(cards[place - 1]) != mark_of(action):
                    roomy: i64 = behind + one + GUARD
                    for way in missing:
                        handful: i64 = way
                        if handful & one * FIELD and (roomy - handful) & GUARD == GUARD:
                            found.append(action)
                            break
            behind += one
        found.reverse()
        return found

    def next_place(self, cards: list[int]) -> int:
        """Behind the card picked last; of several Jokers, behind those that were picked."""
        if not self.picked:
            return 0
        last = self.picked[-1]
        return cards.index(last) + self.picked.count(last)

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.picked.append(action)

    def finish(self, g: Position, seat: int) -> None:
        g.done()
        card = g.targets[self.target]
        g.used += 1
        g.tell("fulfils", (seat, self.target, card, POINTS[card]))
        for action in self.picked:
            use(g, seat, action)
        win_target(g, seat, self.target)

    def prompt(self, g: Position, seat: int) -> Prompt:
        card = g.targets[self.target]
        count = CONDITION[card].size - len(self.picked)
        target = TARGET_NAMES[self.target]
        return Prompt(Message("ask-use", {"target": target, "count": count}), "VENTI-FULF-01")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        refusal = not_own_card(g, seat, action)
        if refusal is not None:
            return refusal
        if USE <= action < ANNOUNCE:
            return Refusal("VENTI-R18", Message("no-use", {"target": TARGET_NAMES[self.target]}))
        return Refusal("VENTI-FULF-01", Message("no-answer-use"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return not_your_turn(g)


def not_your_turn(g: Position) -> Refusal:
    return Refusal("VENTI-TURN-01", Message("no-turn", {"seat": g.active}))


def not_own_card(g: Position, seat: int, action: int) -> Refusal | None:
    """Why a card cannot be chosen that one does not have."""
    if USE <= action < USE_LASTING and action - USE not in g.hands[seat]:
        return Refusal("VENTI-FULF-01", Message("no-hand-card", {"card": NAMES[action - USE]}))
    if USE_LASTING <= action < ANNOUNCE and seat * KINDS + action - USE_LASTING not in g.perms:
        return Refusal("VENTI-FULF-07", Message("no-perm", {"perm": NAMES[action - USE_LASTING]}))
    return None


def use(g: Position, seat: int, action: int) -> None:
    """VENTI-FULF-07, -08, VENTI-JOKER-03: hand cards are discarded for all to see, perm jokers stay."""
    if action >= USE_LASTING:
        g.tell("uses-perm", (seat, action - USE_LASTING))
        return
    card = action - USE
    out_of_hand(g, seat, card)
    g.tell("uses", (seat, card))
    g.discard.append(card)


def win_target(g: Position, seat: int, target: int) -> None:
    """VENTI-FULF-09, VENTI-FULF-10: a target goes to a player, and its place is filled again."""
    card = g.targets[target]
    g.targets[target] = EMPTY
    g.frozen[target] = OPEN
    g.seen[target] = 0
    gain(g, seat, card)


class Attempt(Step[Position]):
    """VENTI-FREEZE-05, VENTI-R10: exactly these cards, and Jokers in announced roles, for a frozen target.

    VENTI-R41: any cards, fitting or not. Until they are committed nobody else sees anything.
    """

    target: int
    picked: list[int]  # actions, ascending

    def run(self, g: Position) -> None:
        g.ask(g.active)

    def options(self, g: Position, seat: int) -> list[int]:
        """Cards behind the one chosen last, then Jokers by role, then the end; each set is offered once."""
        last = self.picked[-1] if self.picked else NOBODY
        cards = [action for action in choosable(g, seat) if action != USE + JOKER]
        first = cards.index(last) + 1 if last in cards else 0
        found: list[int] = []
        if last < ANNOUNCE:
            for place in range(first, len(cards)):
                action = cards[place]
                if place == first or mark_of(cards[place - 1]) != mark_of(action):
                    found.append(action)
        announced = [action for action in self.picked if action >= ANNOUNCE]
        if len(announced) < g.hands[seat].count(JOKER):
            start = announced[-1] if announced else ANNOUNCE
            found.extend(range(start, ANNOUNCE + ROLES))
        if self.picked:
            found.append(COMMIT)
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == COMMIT:
            g.done()
            g.used += 1
            g.turned_up += 1
            self.commit(g, seat)
        else:
            self.picked.append(action)

    def commit(self, g: Position, seat: int) -> None:
        """The cards are shown, the frozen card is turned up, and everybody checks."""
        target = self.target
        card = g.targets[target]
        freezer = g.frozen[target]
        g.tell("attempts", (seat, target))
        numbers = [card_of(action) // SLOTS for action in self.picked if action < ANNOUNCE]
        roles = [action - ANNOUNCE for action in self.picked if action >= ANNOUNCE]
        self.show(g, seat, len(roles))
        if meets(CONDITION[card], numbers, roles):  # VENTI-FREEZE-06
            g.tell("attempt-succeeds", (seat, card, POINTS[card]))
            for action in self.picked:
                use(g, seat, action if action < ANNOUNCE else USE + JOKER)
            win_target(g, seat, target)
        elif seat == freezer:  # VENTI-FREEZE-08, VENTI-R13: it stays, face up and unfrozen
            g.tell("own-attempt-fails", (seat, target))
            g.frozen[target] = OPEN
            g.seen[target] = EVERYBODY
            g.call(Pay(seat, PENALTY, NOBODY))
        else:  # VENTI-FREEZE-07, VENTI-R12
            g.tell("attempt-fails", (seat, freezer, card, POINTS[card]))
            win_target(g, freezer, target)

    def show(self, g: Position, seat: int, jokers: int) -> None:
        """VENTI-R11: also the cards that go back to the hand have been seen by all."""
        for action in self.picked:
            if action < USE_LASTING:
                g.tell("shows", (seat, action - USE))
                keep_secret(g, seat, action - USE, 0)
            elif action < ANNOUNCE:
                g.tell("shows-perm", (seat, action - USE_LASTING))
            else:
                g.tell("announces", (seat, action - ANNOUNCE))
        keep_secret(g, seat, JOKER, g.hands[seat].count(JOKER) - jokers)

    def prompt(self, g: Position, seat: int) -> Prompt:
        target = TARGET_NAMES[self.target]
        return Prompt(Message("ask-attempt", {"target": target, "count": len(self.picked)}), "VENTI-R10")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        refusal = not_own_card(g, seat, action)
        if refusal is not None:
            return refusal
        if action == USE + JOKER:
            return Refusal("VENTI-R23", Message("no-role"))
        if USE <= action < ANNOUNCE:
            return Refusal("VENTI-R10", Message("no-order"))
        if ANNOUNCE <= action < COMMIT:
            return Refusal("VENTI-R23", Message("no-joker"))
        if action == COMMIT:
            return Refusal("VENTI-R10", Message("no-cards-committed"))
        return Refusal("VENTI-R10", Message("no-answer-attempt"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return not_your_turn(g)


assert USE < USE_LASTING < ANNOUNCE < COMMIT < PAY and FIELD == (1 << WIDTH) - 1
