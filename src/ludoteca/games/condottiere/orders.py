"""What a player may say once instead of each time, and what cannot be taken back."""

from __future__ import annotations

from ludoteca.engine.actions import NO_ACTION
from ludoteca.engine.orders import StandingOrder
from ludoteca.engine.words import Message
from ludoteca.games.condottiere.actions import CARD_NAMES, PASS, PASS_REVEALING, SHOW, SHOW_DOWN
from ludoteca.games.condottiere.content import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    SPRING,
    STRENGTH,
    WINTER,
)
from ludoteca.games.condottiere.rules.battle import Battle
from ludoteca.games.condottiere.rules.cards import counts, in_play, strengths
from ludoteca.games.condottiere.state import NOTHING, Position


class PassWhenBeaten(StandingOrder[Position]):
    """Pass as soon as all one's cards together cannot reach the strongest line as it lies."""

    def offered(self, g: Position, seat: int) -> bool:
        return any(isinstance(step, Battle) for step in g.stack) and not g.out[seat]

    def answer(self, g: Position, seat: int) -> int:
        return PASS if isinstance(g.stack[-1], Battle) and beaten(g, seat) else NO_ACTION


def beaten(g: Position, seat: int) -> bool:
    """Winter, Spring and a Bishop in hand can still turn a battle, whatever the lines say."""
    base = seat * KINDS
    if g.hands[base + WINTER] or g.hands[base + SPRING] or g.hands[base + BISHOP]:
        return False
    others = [least(g, other) for other in range(g.seats) if other != seat]
    return most(g, seat) < max(others)


def most(g: Position, seat: int) -> int:
    """What a line can count at most with all cards of its owner; in spring, with any kind favoured."""
    base = seat * KINDS
    cards = [g.lines[base + card] + g.hands[base + card] for card in range(KINDS)]
    if g.down[seat] != NOTHING:
        cards[g.down[seat]] += 1
    winter, spring, drummer = in_play(g, WINTER), in_play(g, SPRING), cards[DRUMMER] > 0
    total = STRENGTH[COURTESAN] * cards[COURTESAN] + STRENGTH[HEROINE] * cards[HEROINE]
    for card in range(MERCENARIES):
        total += cards[card] * counts(card, winter, drummer, card if spring else -1)
    return total


def least(g: Position, seat: int) -> int:
    """What a line counts that its owner leaves as it lies; in spring, with another kind favoured."""
    total = strengths(g)[seat]
    if in_play(g, SPRING):
        total -= 3 * sum(g.lines[seat * KINDS : seat * KINDS + MERCENARIES])
    return max(0, total)


def danger(g: Position, seat: int, action: int) -> Message | None:
    """CON-TURN-07: a pass is final. CON-DEAL-02: who has seen a card knows it."""
    top = g.stack[-1]
    if action in (PASS, PASS_REVEALING) and isinstance(top, Battle):
        if top.soft == seat and not top.all_others_out(g, seat):
            return None
        others = [total for other, total in enumerate(strengths(g)) if other != seat]
        if top.all_others_out(g, seat) and strengths(g)[seat] > max(others):
            return None
        return Message("danger-pass")
    if SHOW <= action < SHOW_DOWN:
        shown = action - SHOW
        return Message("danger-show", {"seat": shown // KINDS, "card": CARD_NAMES[shown % KINDS]})
    if action >= SHOW_DOWN:
        return Message("danger-show-down", {"seat": action - SHOW_DOWN})
    return None
