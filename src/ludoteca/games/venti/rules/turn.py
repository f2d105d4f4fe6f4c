"""Chapters "Turn", "Draw, replace, exchange", "Freeze" and "Sacrifice points": the seven actions."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ints import put_in_order
from ludoteca.engine.kernel import EVERYBODY, Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.venti.actions import (
    ATTEMPT,
    DISCARD,
    DRAW,
    END_TURN,
    EXCHANGE,
    FREEZE,
    FULFIL,
    HOLDABLE,
    REPLACE,
    START,
    TO_ACTION,
    TO_JOKER,
)
from ludoteca.games.venti.content import CARDS, JOKER, KINDS, NAMES, POINTS
from ludoteca.games.venti.matching import CONDITION, ONE, shortfall
from ludoteca.games.venti.rules.fulfil import TARGET_NAMES, Attempt, Fulfil, not_your_turn
from ludoteca.games.venti.rules.rows import REFILL, clear_centre, has_gap, renew_pile, value_of
from ludoteca.games.venti.state import (
    EMPTY,
    HAND_LIMIT,
    MOST_EXTRA,
    NOBODY,
    OPEN,
    Position,
    action_limit,
    into_hand,
    out_of_hand,
    unscore,
)

ENOUGH: Final = 5  # VENTI-PJ-01, VENTI-ACT-01, VENTI-R16
WORTH: Final = 2  # VENTI-ACT-01


class Turn(Step[Position]):
    """VENTI-TURN-01 to -04, VENTI-R14: three to five actions of seven kinds, in any mixture."""

    def run(self, g: Position) -> None:
        renew_pile(g)
        if g.pile and has_gap(g):  # VENTI-R37: cards have reached the pile again
            g.call(REFILL)
        elif g.used < action_limit(g, g.active):
            g.ask(g.active)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        targets = g.targets
        frozen = g.frozen
        held = g.held[seat]
        centre = sorted(set(g.centre))
        if centre[0] == EMPTY:  # VENTI-R37: an empty place gives nothing
            del centre[0]
        found = [DRAW + card for card in centre]
        if centre:
            found.append(REPLACE)
        for t in range(len(targets)):
            if frozen[t] == OPEN and targets[t] != EMPTY:  # VENTI-EXCH-02
                base = EXCHANGE + t * HOLDABLE
                found.extend([base + card for card in centre])
        freezable: list[int] = []
        attempts: list[int] = []
        freezes = g.terms.frozen  # still possible
        for t in range(len(targets)):
            if frozen[t] != OPEN:
                freezes -= 1
                if held:
                    attempts.append(ATTEMPT + t)
            else:
                card = targets[t]
                if 0 <= card < CARDS:  # VENTI-R08: no Joker
                    freezable.append(FREEZE + t)
                    if held and not shortfall(CONDITION[card], held):
                        found.append(FULFIL + t)
        found.extend(attempts)
        if freezes > 0:  # VENTI-FREEZE-04, VENTI-R38
            found.extend(freezable)
        if g.points[seat] >= ENOUGH:
            scored = g.scored[seat]
            found.extend([TO_JOKER + card for card in scored])
            if g.extra[seat] < MOST_EXTRA:
                found.extend([TO_ACTION + card for card in scored if POINTS[card] >= WORTH])
        if g.terms.allow_early_end or not found:
            found.append(END_TURN)
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action < REPLACE:
            draw(g, seat, action - DRAW)
        elif action == REPLACE:
            replace(g, seat)
        elif action < FULFIL:
            exchange(g, seat, (action - EXCHANGE) // HOLDABLE, (action - EXCHANGE) % HOLDABLE)
        elif action < ATTEMPT:
            g.call(Fulfil(action - FULFIL, [], []))
        elif action < FREEZE:
            g.call(Attempt(action - ATTEMPT, []))
        elif action < TO_JOKER:
            freeze(g, seat, action - FREEZE)
        elif action < TO_ACTION:
            to_joker(g, seat, action - TO_JOKER)
        elif action < END_TURN:
            to_action(g, seat, action - TO_ACTION)
        else:  # VENTI-R17
            g.done()
            g.tell("ends-turn", (seat,))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-turn", {"count": action_limit(g, seat) - g.used}), "VENTI-TURN-01")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if action < REPLACE:
            return Refusal("VENTI-DRAW-01", Message("no-centre-card", {"card": NAMES[action - DRAW]}))
        if action == REPLACE:
            return Refusal("VENTI-R37", Message("no-centre"))
        if action < TO_JOKER:
            return why_not_target(g, seat, action)
        if action < END_TURN:
            return why_not_sacrifice(g, seat, action)
        if action == END_TURN:
            return Refusal("VENTI-R17", Message("no-early-end"))
        return Refusal("VENTI-TURN-03", Message("no-answer-turn"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return not_your_turn(g)


def why_not_target(g: Position, seat: int, action: int) -> Refusal:
    """Exchange, fulfil, attempt, freeze: what is wrong with the target, or with the centre card."""
    t = (action - EXCHANGE) // HOLDABLE if action < FULFIL else (action - FULFIL) % len(TARGET_NAMES)
    target = TARGET_NAMES[t]
    if t >= len(g.targets) or g.targets[t] == EMPTY:
        return Refusal("VENTI-SET-03", Message("no-target", {"target": target}))
    if g.targets[t] == JOKER and action >= FULFIL:
        return Refusal("VENTI-R08", Message("no-joker-target", {"target": target}))
    if ATTEMPT <= action < FREEZE:
        if g.frozen[t] == OPEN:
            return Refusal("VENTI-FREEZE-05", Message("no-frozen", {"target": target}))
        return Refusal("VENTI-R10", Message("no-cards-at-all"))
    if g.frozen[t] != OPEN:
        rule = (
            "VENTI-EXCH-02"
            if action < FULFIL
            else "VENTI-FREEZE-05"
            if action < ATTEMPT
            else "VENTI-FREEZE-02"
        )
        return Refusal(rule, Message("no-target-frozen", {"target": target, "seat": g.frozen[t]}))
    if action < FULFIL:
        card = (action - EXCHANGE) % HOLDABLE
        return Refusal("VENTI-EXCH-01", Message("no-centre-card", {"card": NAMES[card]}))
    if action < ATTEMPT:
        return Refusal("VENTI-FULF-01", Message("no-condition-met", {"target": target}))
    return Refusal("VENTI-FREEZE-04", Message("no-more-frozen", {"count": g.terms.frozen}))


def why_not_sacrifice(g: Position, seat: int, action: int) -> Refusal:
    card = action - TO_JOKER if action < TO_ACTION else action - TO_ACTION
    if card not in g.scored[seat]:
        rule = "VENTI-PJ-02" if action < TO_ACTION else "VENTI-ACT-02"
        return Refusal(rule, Message("no-point-card", {"point": NAMES[card]}))
    if g.points[seat] < ENOUGH:
        rule = "VENTI-PJ-01" if action < TO_ACTION else "VENTI-ACT-01"
        return Refusal(rule, Message("no-five-points", {"count": g.points[seat]}))
    if g.extra[seat] >= MOST_EXTRA:
        return Refusal("VENTI-ACT-03", Message("no-more-actions"))
    return Refusal("VENTI-ACT-01", Message("no-two-points", {"point": NAMES[card]}))


def draw(g: Position, seat: int, card: int) -> None:
    """VENTI-DRAW-01 to -03, VENTI-R45: a card of the centre, a Joker too, goes to the hand."""
    g.used += 1
    g.centre[g.centre.index(card)] = EMPTY
    into_hand(g, seat, card)
    if g.log is not None:  # saves a search the tuple
        g.tell("draws", (seat, card))
    g.call(REFILL)


def replace(g: Position, seat: int) -> None:
    """VENTI-REPL-01: the whole centre is discarded and laid out anew."""
    g.used += 1
    g.tell("replaces", (seat,))
    clear_centre(g)
    g.call(REFILL)


def exchange(g: Position, seat: int, target: int, card: int) -> None:
    """VENTI-EXCH-01, -03, VENTI-JOKER-02: a target and a card of the centre change places."""
    g.used += 1
    place: int = g.centre.index(card)
    was_target = g.targets[target]
    g.centre[place] = was_target
    g.targets[target] = card
    g.seen[target] = EVERYBODY
    if g.log is not None:
        g.tell("exchanges", (seat, target, value_of(was_target)))


def freeze(g: Position, seat: int, target: int) -> None:
    """VENTI-FREEZE-01, -02, -10, VENTI-R40: an open target is turned face down; all know whose it is."""
    g.used += 1
    g.frozen[target] = seat
    g.turned_up += 1  # VENTI-R39: it is not lifted by taking the move back either
    g.tell("freezes", (seat, target))


def to_joker(g: Position, seat: int, card: int) -> None:
    """VENTI-PJ-02 to -04, VENTI-R46: a point card becomes a perm joker for its number and symbol."""
    g.used += 1
    unscore(g, seat, card)
    put_in_order(g.perms, seat * KINDS + card)
    g.held[seat] = g.held[seat] + ONE[card]
    g.tell("to-joker", (seat, card))


def to_action(g: Position, seat: int, card: int) -> None:
    """VENTI-ACT-02 to -04, VENTI-R15: a point card becomes one more action, from this turn on."""
    g.used += 1
    unscore(g, seat, card)
    put_in_order(g.actions, seat * KINDS + card)
    g.extra[seat] = g.extra[seat] + 1
    g.tell("to-action", (seat, action_limit(g, seat)))


class HandLimit(Step[Position]):
    """VENTI-TURN-05, VENTI-TURN-06, VENTI-R43: at the end of a turn, down to ten cards, one by one."""

    after: int  # cards are discarded in their order, so that each set is offered once

    def run(self, g: Position) -> None:
        renew_pile(g)
        if len(g.hands[g.active]) > HAND_LIMIT:
            g.ask(g.active)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        hand = g.hands[seat]
        owed = len(hand) - HAND_LIMIT
        found: list[int] = []
        seen = NOBODY
        for place in range(len(hand) - owed + 1):
            card = hand[place]
            if card >= self.after and card != seen:  # of several Jokers one is offered
                seen = card
                found.append(DISCARD + card)
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        card = action - DISCARD
        self.after = card
        out_of_hand(g, seat, card)
        g.tell("discards", (seat, card))
        g.discard.append(card)

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-discard", {"count": len(g.hands[seat]) - HAND_LIMIT}), "VENTI-TURN-05")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if DISCARD <= action < START:
            card = action - DISCARD
            if card in g.hands[seat]:
                return Refusal("VENTI-TURN-05", Message("no-order"))
            return Refusal("VENTI-TURN-05", Message("no-hand-card", {"card": NAMES[card]}))
        return Refusal("VENTI-TURN-05", Message("no-answer-discard"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return not_your_turn(g)
