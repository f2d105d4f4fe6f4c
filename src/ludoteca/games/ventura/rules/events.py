"""Chapter "Events": the windows in which they may be played, and playing one.

What an Event does stands in `effects.py`; which Events there are, in `tables.py`.
"""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.steps import InterruptWindow, OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import CARD_NAMES, HEAL, ON_SEAT, PASS, PLAY
from ludoteca.games.ventura.content import FIRST_EVENT, FIRST_GARRISON, Content, of_ventura_deck
from ludoteca.games.ventura.rules.cards import discard_kind, out_of_hand
from ludoteca.games.ventura.state import Position, alive, left_of

# VEN-RUL-85: windows, as bits. The first ones are beside the decisions of an own turn
OWN_TURN: Final = 1
OWN_UPKEEP: Final = 2
OWN_EXPANSION: Final = 4
OWN_DEPLOY: Final = 8
ACTIVATED: Final = 16
# these ask both sides of a battle, the attacker first
BATTLE_DECLARED: Final = 32
AFTER_REVEAL: Final = 64
BEFORE_MELEE: Final = 128
AFTER_ASSAULT: Final = 256
BEFORE_RETREAT: Final = 512
BATTLE_END: Final = 1024
# and this all the others
EVENT_PLAYED: Final = 2048
# no shipped Event uses these; they are for packs
STEP_START: Final = 4096
STEP_END: Final = 8192
OTHERS_STEP: Final = 16384
BEFORE_ENTERING: Final = 32768
BEFORE_RANGED: Final = 65536
BEFORE_WOUNDS: Final = 131072
TILE_TAKEN: Final = 262144
TILE_LOST: Final = 524288
AROUND_A_STEP: Final = STEP_START | STEP_END | OTHERS_STEP
WINDOWS: Final = {
    "own-turn": OWN_TURN,
    "own-upkeep": OWN_UPKEEP,
    "own-expansion": OWN_EXPANSION,
    "own-deploy": OWN_DEPLOY,
    "activated": ACTIVATED,
    "battle-declared": BATTLE_DECLARED,
    "after-reveal": AFTER_REVEAL,
    "before-melee": BEFORE_MELEE,
    "after-assault": AFTER_ASSAULT,
    "before-retreat": BEFORE_RETREAT,
    "battle-end": BATTLE_END,
    "event-played": EVENT_PLAYED,
    "step-start": STEP_START,
    "step-end": STEP_END,
    "others-step": OTHERS_STEP,
    "before-entering": BEFORE_ENTERING,
    "before-ranged": BEFORE_RANGED,
    "before-wounds": BEFORE_WOUNDS,
    "tile-taken": TILE_TAKEN,
    "tile-lost": TILE_LOST,
}


def windows_of(content: Content) -> int:
    """The windows in which some Event of the content may be played; others are never opened."""
    mask = 0
    for event in content.events:
        mask |= WINDOWS[event.window]
    return mask


def window_of(g: Position, event: int) -> int:
    return WINDOWS[g.terms.content.events[event].window]


def playable_now(g: Position, seat: int, window: int) -> list[int]:
    """VEN-EVT-02, -03: Events of the hand whose window this is, that can be paid and have something to do."""
    if not window & g.terms.windows:
        return []
    found: list[int] = []
    last = -1
    for kind in g.hands[seat]:
        if FIRST_EVENT <= kind < FIRST_GARRISON and kind != last:
            last = kind
            event = kind - FIRST_EVENT
            card = g.terms.content.events[event]
            if WINDOWS[card.window] & window and card.cost <= g.florins[seat]:
                if g.terms.effects[event].possible(g, seat, event):
                    found.append(PLAY + event)
    return found


def why_not_played(g: Position, seat: int, event: int, window: int) -> Refusal:
    """Why a seat cannot play an Event at this moment."""
    kind = FIRST_EVENT + event
    card: dict[str, str | int] = {"card": CARD_NAMES[kind]}
    if kind not in g.hands[seat]:
        return Refusal("VEN-EVT-03", Message("no-hand-card", card))
    if not window_of(g, event) & window:
        return Refusal("VEN-EVT-03", Message("no-window", card))
    if g.terms.content.events[event].cost > g.florins[seat]:
        return Refusal("VEN-EVT-02", Message("no-deploy-cost", card))
    return Refusal("VEN-RUL-87", Message("no-effect", card))


def why_not_healed(action: int) -> Refusal | None:
    """VEN-WND-05: while a battle is fought; None for an action that is no healing."""
    return Refusal("VEN-WND-05", Message("no-heal-in-battle")) if HEAL <= action < PLAY else None


def may_hold(g: Position, seat: int, window: int) -> bool:
    """Whether the others must reckon with an Event for this window: the backs of the cards tell the deck."""
    if not window & g.terms.windows:
        return False
    unknown = 0
    for kind in g.hands[seat]:
        if not of_ventura_deck(kind):
            unknown += 1
    for kind in g.known_cards.to_all[seat]:
        if not of_ventura_deck(kind):
            unknown -= 1
            if FIRST_EVENT <= kind < FIRST_GARRISON and window_of(g, kind - FIRST_EVENT) & window:
                return True
    return unknown > 0


def play_event(g: Position, seat: int, event: int, active: int) -> None:
    """VEN-EVT-02, -06: it is shown, paid for and discarded; then it may be cancelled, or it works."""
    kind = FIRST_EVENT + event
    g.florins[seat] = g.florins[seat] - g.terms.content.events[event].cost
    out_of_hand(g, seat, kind)
    discard_kind(g, kind)
    g.tell("plays-event", (seat, event))
    if cancels(g, event):
        cancel(g)
        return
    g.call(Played(seat, event, 0))
    if g.terms.windows & EVENT_PLAYED:
        others = [other for other in clockwise(g, active) if other != seat]
        g.call(Window(others, 0, 0, EVENT_PLAYED, active))


def cancels(g: Position, event: int) -> bool:
    return g.terms.content.events[event].effect == "cancel"


def can_cancel(g: Position) -> bool:
    """An Event waits for its effect."""
    return any(isinstance(step, Played) for step in g.stack)


def cancel(g: Position) -> None:
    """The Event that was just played does nothing."""
    for i in range(len(g.stack) - 1, -1, -1):
        step = g.stack[i]
        if isinstance(step, Played):
            step.cancelled = 1
            break
    g.tell("event-cancelled")


class EventQuestion(OneSeat[Position]):
    """VEN-RUL-87: what an Event asks one seat."""

    def rule(self) -> str:
        return "VEN-RUL-87"


class Played(Step[Position]):
    """An Event that waits for its effect."""

    seat: int
    event: int
    cancelled: int

    def run(self, g: Position) -> None:
        g.done()
        if not self.cancelled:
            g.terms.effects[self.event].work(g, self.seat, self.event)


class Window(InterruptWindow[Position]):
    """VEN-RUL-86, VEN-EVT-05: the seats are asked in turn until all have passed in a row."""

    window: int
    active: int  # whose turn it is, or the attacker

    def may_interrupt(self, g: Position, seat: int) -> bool:
        return may_hold(g, seat, self.window)

    def interrupts(self, g: Position, seat: int) -> list[int]:
        return playable_now(g, seat, self.window)

    def passing(self) -> int:
        return PASS

    def interrupt(self, g: Position, seat: int, action: int) -> None:
        if cancels(g, action - PLAY):
            g.done()  # one cancellation is enough
        play_event(g, seat, action - PLAY, self.active)

    def prompt(self, g: Position, seat: int) -> Prompt:
        moment = next(name for name, bit in WINDOWS.items() if bit == self.window)
        count = len(playable_now(g, seat, self.window))
        return Prompt(Message("ask-event", {"count": count, "window": moment}), "VEN-RUL-86")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if PLAY <= action < ON_SEAT:
            return why_not_played(g, seat, action - PLAY, self.window)
        healing = why_not_healed(action) if g.sides else None
        return healing or Refusal("VEN-RUL-86", Message("no-answer-event"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-RUL-86", Message("no-turn", {"seat": self.order[self.turn]}))


def open_window(g: Position, window: int, order: list[int]) -> None:
    """The seats in their order; the first is the active one."""
    if window & g.terms.windows and order:
        g.call(Window(order, 0, 0, window, order[0]))


def open_to_others(g: Position, window: int, active: int) -> None:
    """All but the active player, clockwise from him."""
    others = [other for other in clockwise(g, active) if other != active]
    if window & g.terms.windows and others:
        g.call(Window(others, 0, 0, window, active))


def open_around(g: Position, seat: int, step: Step[Position]) -> None:
    """VEN-RUL-85: a seat's step with its windows: before it those of the seat and of the others."""
    open_window(g, STEP_END, [seat])  # what is called last comes first
    g.call(step)
    open_to_others(g, OTHERS_STEP, seat)
    open_window(g, STEP_START, [seat])


def clockwise(g: Position, active: int) -> list[int]:
    """VEN-RUL-86: who is in the game, from the active player on."""
    order: list[int] = []
    seat = active
    for i in range(g.seats):
        if not g.lost[seat]:
            order.append(seat)
        seat = left_of(g, seat)
    return order


def opponents(g: Position, seat: int) -> list[int]:
    return [other for other in alive(g) if other != seat]
