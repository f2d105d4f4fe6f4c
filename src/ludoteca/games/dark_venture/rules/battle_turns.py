"""Chapters "Combat" and "Items in combat": a battle turn that somebody decides."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Refusal, Step
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import (
    EXTRA_DICE,
    FLEE,
    FOLLOWER_TAKE,
    HIT,
    TAKE,
    WEAR,
    follower_use,
    use,
)
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, ITEM_CARDS
from ludoteca.games.dark_venture.rules import figures, items, rolls
from ludoteca.games.dark_venture.rules.blows import Blow
from ludoteca.games.dark_venture.rules.combat import decider, fight_of
from ludoteca.games.dark_venture.rules.flight import DICE, Flight
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.rolls import dice_roll
from ludoteca.games.dark_venture.state import NOTHING, Piece, Position

AIM_AGAIN: Final = 1  # whoever was to be hit is gone


class BattleTurn(OneSeat[Position]):
    """DV-COMBAT-06, -07, DV-CITEM-01 to -06, AMB-21, D-51: item handling as one likes, then a blow or a
    flight. D-55: a steward handles a character's items; its target is prescribed, and it does not flee.
    """

    card: int
    target: int = NOTHING  # the only one it may hit
    handled: int = 0

    def run(self, g: Position) -> None:
        if self.handled:
            figures.settle_handled(g)
            if g.terms.lore.settle(g, states=False):  # AMB-75
                return
        if not fight_of(g).fights_on(g, self.card):
            g.done()
        elif self.handled and decider(g, self.card) != self.seat:  # it follows somebody else by now
            g.done()
            fight_of(g).give_turn(g, self.card)
        elif self.target != NOTHING and self.target not in fight_of(g).foes_of(g, self.card):
            g.done(AIM_AGAIN)
        else:
            g.entries = 0
            g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        if self.target != NOTHING:
            found = [HIT + self.target]
        else:
            found = [HIT + foe for foe in fight_of(g).foes_of(g, self.card)]
            bought = min(EXTRA_DICE - 1, g.piece(self.card).ap)  # DV-FLEE-03
            found.extend([FLEE + extra for extra in range(bought + 1)])
        if self.handled < items.MOST_HANDLINGS:
            found.extend(handlings(g, g.piece(self.card)))
            first = first_use(g, self.card)
            found.extend([first + number for number in g.terms.lore.usable(g, self.card, seat)])
        return sorted(found)

    def chose(self, g: Position, seat: int, action: int) -> None:
        if HIT <= action < HIT + FIGURE_CARDS:
            g.done()
            g.call(Blow(self.card, action - HIT, fight_of(g).reduction))
        elif FLEE <= action < FLEE + EXTRA_DICE:
            figures.spend(g, self.card, action - FLEE)
            g.done()
            g.call(Flight(seat, self.card, DICE + action - FLEE, [], []))
        else:
            self.handled += 1
            handle(g, seat, self.card, action)

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return g.terms.lore.refused(g, self.card, self.target, action, self.handled)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-battle-turn", {"figure": figure_name(g, self.card)}), Message("no-battle-turn")

    def rule(self) -> str:
        return "DV-COMBAT-06"


def handlings(g: Position, piece: Piece) -> list[int]:
    """AMB-49, DV-FREE-06, DV-CITEM-05, -07: put on what one carries, pick up what lies there; no more."""
    barred = fight_of(g).barred
    carried = [item for item in piece.carried if item not in barred]
    found = [WEAR + item for item in carried if figures.can_put_on(g, piece.card, item)]
    if figures.room(g, piece.card):
        first = FOLLOWER_TAKE if is_follower(g, piece.card) else TAKE
        found.extend([first + item for item in items.on_floor(g, piece.place)])
    return found


def is_follower(g: Position, card: int) -> bool:
    return card in g.followers


def first_use(g: Position, card: int) -> int:
    content = g.terms.content
    return follower_use(content) if is_follower(g, card) else use(content)


def handle(g: Position, seat: int, card: int, action: int) -> None:
    """DV-CITEM-01: for an item 2d6 are rolled; not for what a figure can do by itself (D-51)."""
    number = action - first_use(g, card)
    if number >= 0 and not g.terms.content.is_item[number]:
        g.terms.lore.use(g, card, seat, number)
    else:
        g.call(Handling(seat, card, action))


class Handling(Step[Position]):
    """DV-CITEM-01 to -04, -06: 2d6, what they take of the damage of this battle turn, and the item works."""

    seat: int
    card: int
    action: int
    stage: int = 0

    def run(self, g: Position) -> None:
        self.stage += 1
        if self.stage == 1:
            g.call(dice_roll(self.card, rolls.HANDLING, 2, 0))
            return
        if self.stage == 2:
            dice = reduction_dice(g, g.returned)
            if dice:
                g.call(dice_roll(self.card, rolls.HANDLING, dice, 0))
                return
        else:
            fight_of(g).reduction += g.returned
            g.tell("hampered", (self.card, g.returned))
        g.done()
        if fight_of(g).is_in(g, self.card):
            self.work(g, g.piece(self.card))

    def work(self, g: Position, piece: Piece) -> None:
        action = self.action
        if WEAR <= action < WEAR + ITEM_CARDS:
            if action - WEAR in piece.carried:
                items.wear(g, self.card, action - WEAR)
        elif action < first_use(g, self.card):
            item = (action - TAKE) % ITEM_CARDS
            if item in items.on_floor(g, piece.place):
                items.take_up(g, self.card, item)
                fight_of(g).barred.append(item)
        else:
            g.terms.lore.use(g, self.card, self.seat, action - first_use(g, self.card))


def reduction_dice(g: Position, rolled: int) -> int:
    """DV-CITEM-02, AMB-01: the bands of the rules, or of the questions and answers."""
    worst, middle = (3, 7) if g.terms.faq_bands else (2, 6)
    return 2 if rolled <= worst else 1 if rolled <= middle else 0


assert FOLLOWER_TAKE == TAKE + ITEM_CARDS
