"""Chapter "Deals": showing cards, and what everybody knows about the hands of others."""

from __future__ import annotations

from ludoteca.engine.kernel import Refusal, all_but, only
from ludoteca.engine.words import Message
from ludoteca.games.condottiere.actions import CARD_NAMES, SHOW, SHOW_DOWN
from ludoteca.games.condottiere.content import KINDS, may_lie_face_down
from ludoteca.games.condottiere.state import NOTHING, Position


def known_in_hand(g: Position, viewer: int, owner: int, card: int) -> int:
    """How many cards of a kind a viewer knows to be in a hand, at least; spectators know what all know."""
    count = g.known[owner * KINDS + card]
    if g.shown and viewer >= 0:
        count += g.shown[(viewer * g.seats + owner) * KINDS + card]
    return count


def knows_of_hand(g: Position, owner: int) -> bool:
    """Whether anybody may know a card in a hand."""
    if g.shown:
        return True
    known = g.known
    for i in range(owner * KINDS, (owner + 1) * KINDS):
        if known[i]:
            return True
    return False


def everybody_sees(g: Position, seat: int, card: int) -> None:
    """A card went openly into a hand."""
    g.known[seat * KINDS + card] += 1


def leaves_hand(g: Position, seat: int, card: int) -> None:
    """A card was played openly: those who knew of one of its kind know of one less."""
    i = seat * KINDS + card
    if g.known[i]:
        g.known[i] -= 1
    elif g.shown:
        for viewer in range(g.seats):
            j = viewer * g.seats * KINDS + i
            if g.shown[j]:
                g.shown[j] -= 1


def leaves_hand_unseen(g: Position, seat: int) -> None:
    """A card was played face down: a known card of any kind may be the one.

    For each kind that can be played face down, those who knew of it know of one less, at least.
    """
    for kind in range(KINDS):
        if may_lie_face_down(kind):
            leaves_hand(g, seat, kind)


def forget_hand(g: Position, seat: int) -> None:
    """A hand was discarded or changed unseen: nobody knows any card of it."""
    for card in range(KINDS):
        if g.known[seat * KINDS + card]:
            g.known[seat * KINDS + card] = 0
        if g.shown:
            for viewer in range(g.seats):
                g.shown[(viewer * g.seats + seat) * KINDS + card] = 0


def showable(g: Position, seat: int) -> list[int]:
    """CON-DEAL-02, CON-R38: cards that a seat can show to another who does not know them yet."""
    found: list[int] = []
    hands, base = g.hands, seat * KINDS
    cards = [card for card in range(KINDS) if hands[base + card]]
    for viewer in range(g.seats):
        if viewer != seat:
            for card in cards:
                if hands[base + card] > known_in_hand(g, viewer, seat, card):
                    found.append(SHOW + viewer * KINDS + card)
    if g.down[seat] != NOTHING:
        for viewer in range(g.seats):
            if viewer != seat and not g.down_shown[seat] >> viewer & 1:
                found.append(SHOW_DOWN + viewer)
    return found


def why_not_shown(g: Position, seat: int, action: int) -> Refusal | None:
    """Why a card cannot be shown; None for what is no showing at all. Whose turn it is does not matter."""
    if action < SHOW:
        return None
    face_down = action >= SHOW_DOWN
    rule = "CON-R38" if face_down else "CON-DEAL-02"
    viewer = action - SHOW_DOWN if face_down else (action - SHOW) // KINDS
    if viewer == seat:
        return Refusal(rule, Message("no-show-self"))
    if viewer >= g.seats:
        return Refusal(rule, Message("no-show-seat"))
    if face_down and g.down[seat] == NOTHING:
        return Refusal(rule, Message("no-face-down"))
    card = g.down[seat] if face_down else (action - SHOW) % KINDS
    if not face_down and not g.hands[seat * KINDS + card]:
        return Refusal(rule, Message("no-card", {"card": CARD_NAMES[card]}))
    return Refusal(rule, Message("no-show-known", {"seat": viewer, "card": CARD_NAMES[card]}))


def show(g: Position, seat: int, action: int) -> None:
    """CON-DEAL-01, CON-DEAL-02, CON-DEAL-03: showing binds nobody and moves no card."""
    if action >= SHOW_DOWN:
        viewer = action - SHOW_DOWN
        card = g.down[seat]
        g.down_shown[seat] |= 1 << viewer
    else:
        viewer = (action - SHOW) // KINDS
        card = (action - SHOW) % KINDS
        if not g.shown:
            g.shown = [0] * (g.seats * g.seats * KINDS)
        g.shown[(viewer * g.seats + seat) * KINDS + card] += 1
    g.tell("shows", (seat, viewer, card), only(seat) | only(viewer))
    g.tell("shows-something", (seat, viewer), all_but(seat) & all_but(viewer))
