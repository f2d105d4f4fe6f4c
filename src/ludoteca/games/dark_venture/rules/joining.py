"""Chapter "Followers": whoever joins a hero, and whoever is released."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import NO, YES
from ludoteca.games.dark_venture.rules.combat import sides_changed
from ludoteca.games.dark_venture.rules.deeds import DEED, RECRUIT, REFUSALS
from ludoteca.games.dark_venture.rules.marks import drop_marks
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position

FOLLOWER_AP: Final = 2  # DV-FOLL-07


def join(g: Position, seat: int, card: int) -> None:
    """DV-FOLL-03 to -05, -07, AMB-56, -57: with its items and what it has left of its AP; the one before is
    released.
    """
    if seat == NOBODY or g.followers[seat] == card or not g.on_map(card):
        return
    piece = g.piece(card)
    if piece.leader != NOBODY:
        drop_marks(g, card)
        g.follow(piece.leader, NOTHING)
    if g.followers[seat] != NOTHING:
        release(g, g.followers[seat])
    g.follow(seat, card)
    g.followed[seat] |= 1 << card
    piece.leader = seat
    sides_changed(g)
    g.tell("follows", (card, seat))
    g.terms.lore.did(g, g.heroes[seat], RECRUIT, card)


def release(g: Position, card: int) -> None:
    """AMB-56: it stays where it is, with its items, and follows nobody."""
    piece = g.piece(card)
    drop_marks(g, card)
    g.follow(piece.leader, NOTHING)
    g.tell("is-released", (card, piece.leader))
    piece.leader = NOBODY
    sides_changed(g)


def take(g: Position, seat: int, card: int) -> bool:
    """A follower was won. True where its new player is asked first (D-41)."""
    if g.terms.confirm_switch and seat != NOBODY and g.followers[seat] not in (NOTHING, card):
        g.call(ConfirmSwitch(seat, card))
        return True
    join(g, seat, card)
    return False


class Trying(OneSeat[Position]):
    """A roll for a follower that is under way; what came of it is told when the roll is over."""

    tried: int  # whose card is read, or NOTHING

    def tell_outcome(self, g: Position, won: int) -> None:
        """It came along, which may be a deed, or it refused."""
        card, hero = self.tried, g.heroes[self.seat]
        self.tried = NOTHING
        if card == NOTHING:
            return
        if g.followers[self.seat] != card:
            g.tell("refuses", (card, self.seat))
            g.terms.lore.did(g, hero, DEED, card, REFUSALS)
        elif won != NOTHING:
            g.terms.lore.did(g, hero, DEED, card, won)


class ConfirmSwitch(OneSeat[Position]):
    """DV-FOLL-05, D-41: whoever has a follower is asked, if so agreed, whether to take the new one."""

    card: int

    def options(self, g: Position, seat: int) -> list[int]:
        return [YES, NO]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        if action == YES:
            join(g, seat, self.card)
            return
        for step in [step for step in g.stack if isinstance(step, Trying)]:
            step.tried = NOTHING  # it was not the follower who refused

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-switch", {"figure": figure_name(g, self.card)}), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-FOLL-05"
