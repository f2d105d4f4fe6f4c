"""Chapter "Turns inside a battle": play a card or pass, until nobody can go on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.kernel import Prompt, Refusal, Step, all_but, only
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message
from ludoteca.games.condottiere.actions import CARD_NAMES, PASS, PASS_REVEALING, PLAY
from ludoteca.games.condottiere.content import KINDS, may_lie_face_down
from ludoteca.games.condottiere.rules.cards import EFFECTS, announce
from ludoteca.games.condottiere.rules.talk import leaves_hand, leaves_hand_unseen
from ludoteca.games.condottiere.state import NOBODY, NOTHING, NOWHERE, Position, left_of


class Tied(Step[Position]):
    """CON-FINAL-01: a step of a final battle, in which only those who are tied take part."""

    fighters: Final[tuple[int, ...]]


class Battle(Step[Position]):
    """CON-TURN-01, -02, -12: clockwise from the one who placed the token, one card or a pass each turn.

    CON-TURN-08, -09: the lines of those who passed stay, and the last one may go on alone.
    """

    turn: int
    soft: int  # CON-CAP-03: the defender, until their first card; NOBODY otherwise
    played: int  # cards so far, by anybody
    surrendered: int

    def run(self, g: Position) -> None:
        if not self.surrendered:
            out, held = g.out, g.held
            for i in range(g.seats):
                seat = self.turn
                if not out[seat]:
                    if held[seat] or g.down[seat] != NOTHING:
                        g.ask(seat)
                        return
                    # CON-TURN-10, -11, CON-BATTLE-16: without cards one can only pass; CON-R36: but with a
                    # face-down card one is asked whether to reveal it
                    out[seat] = 1
                    if g.log is not None:  # saves a search the tuple
                        g.tell("no-cards", (seat,))
                self.turn = left_of(g, seat)
        self.conclude(g)

    def options(self, g: Position, seat: int) -> list[int]:
        hands = g.hands
        base: i64 = seat * KINDS
        found = [PLAY + card for card in range(KINDS) if hands[base + card]]
        found.append(PASS)
        if g.down[seat] != NOTHING:
            found.append(PASS_REVEALING)
        return found

    def any_option(self, g: Position, seat: int, rng: Rng) -> int:
        """A card of the hand or a pass: most of what playouts do, so no list is made."""
        hands = g.hands
        all_kinds: i64 = KINDS
        base = seat * all_kinds
        kinds: i64 = 0
        playable: i64 = 0  # a mask of the kinds in hand
        bit: i64 = 1
        for card in range(all_kinds):
            if hands[base + card] != 0:
                playable |= bit
                kinds += 1
            bit <<= 1
        choice = rng.below(kinds + (1 if g.down[seat] == NOTHING else 2))
        if choice >= kinds:
            return PASS if choice == kinds else PASS_REVEALING
        while choice:
            playable &= playable - 1
            choice -= 1
        kind: i64 = 0
        while not playable >> kind & 1:
            kind += 1
        return PLAY + int(kind)

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action < PASS:
            self.play(g, seat, action - PLAY)
        else:
            self.pass_turn(g, seat, action == PASS_REVEALING)
        self.turn = left_of(g, seat)

    def play(self, g: Position, seat: int, card: int) -> None:
        """CON-TURN-03, CON-TURN-04: one card goes from the hand into the line."""
        i = seat * KINDS + card
        g.hands[i] = g.hands[i] - 1  # `-=` on an item compiles badly
        g.held[seat] = g.held[seat] - 1
        self.played += 1
        if self.soft == seat:  # CON-CAP-04, CON-R49
            self.soft = NOBODY
        if g.terms.hidden:
            turn_up(g, seat)  # CON-HID-02, CON-R34: before the new card does anything
            if may_lie_face_down(card):
                lay_face_down(g, seat, card)
                announce(g, seat)
                return
        leaves_hand(g, seat, card)
        if g.log is not None:  # saves a search the tuple
            g.tell("plays", (seat, card))
        effect = EFFECTS[card]
        effect.work(g, seat, card)
        if effect.ends_battle:
            self.surrendered = 1
        if g.log is not None and not effect.waits:
            announce(g, seat)

    def pass_turn(self, g: Position, seat: int, revealing: bool) -> None:
        """CON-TURN-06, -07, CON-R50; CON-HID-03: a face-down card may be turned up or stay."""
        if self.soft == seat and not self.all_others_out(g, seat):
            g.tell("passes-for-now", (seat,))  # CON-CAP-03, CON-CAP-05
            return
        g.out[seat] = 1
        if g.log is not None:
            g.tell("passes", (seat,))
        if revealing:
            turn_up(g, seat)

    def all_others_out(self, g: Position, seat: int) -> bool:
        """CON-R19: then the defender's pass is final, too."""
        for other in range(g.seats):
            if other != seat and not g.out[other]:
                return False
        return True

    def conclude(self, g: Position) -> None:
        """CON-HID-04, CON-R37: all face-down cards are turned up before strengths are compared."""
        if g.terms.hidden:
            for seat in range(g.seats):
                turn_up(g, seat)
        g.stalled = 0 if self.played else g.stalled + 1
        g.done()

    def prompt(self, g: Position, seat: int) -> Prompt:
        if not g.held[seat]:
            return Prompt(Message("ask-reveal"), "CON-R36")
        if self.soft == seat:
            return Prompt(Message("ask-defend"), "CON-CAP-03")
        if g.site == NOWHERE:
            return Prompt(Message("ask-final-battle"), "CON-FINAL-05")
        return Prompt(Message("ask-battle", {"region": g.terms.map.regions[g.site]}), "CON-TURN-02")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if PLAY <= action < PASS:
            return Refusal("CON-TURN-02", Message("no-card", {"card": CARD_NAMES[action - PLAY]}))
        if action == PASS_REVEALING:
            return Refusal("CON-HID-03", Message("no-face-down"))
        return Refusal("CON-TURN-02", Message("no-answer-battle"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        if seat >= 0 and g.out[seat]:
            below = g.stack[-2]
            if isinstance(below, Tied) and seat not in below.fighters:
                return Refusal("CON-FINAL-01", Message("no-fighter"))
            if not g.held[seat]:
                return Refusal("CON-TURN-10", Message("no-cards-left"))
            return Refusal("CON-TURN-07", Message("no-passed"))
        return Refusal("CON-TURN-01", Message("no-turn", {"seat": self.turn}))


def lay_face_down(g: Position, seat: int, card: int) -> None:
    """CON-HID-01: only its owner knows the card."""
    leaves_hand_unseen(g, seat)
    g.down[seat] = card
    g.tell("plays-own-face-down", (seat, card), only(seat))
    g.tell("plays-face-down", (seat,), all_but(seat))


def turn_up(g: Position, seat: int) -> None:
    """CON-HID-02, CON-R35: a face-down card joins the line for all to see, before anything can touch it."""
    card = g.down[seat]
    if card != NOTHING:
        g.down[seat] = NOTHING
        g.down_shown[seat] = 0
        g.lines[seat * KINDS + card] += 1
        g.turned_up += 1
        g.tell("turns-up", (seat, card))
