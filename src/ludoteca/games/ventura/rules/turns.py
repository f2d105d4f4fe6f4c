"""What every own turn of a step shares: paid healing and Events beside the decision itself."""

from __future__ import annotations

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import AREAS, DONE, HEAL, ON_SEAT, PLAY, SPOTS
from ludoteca.games.ventura.rules.events import OWN_TURN, may_hold, play_event, playable_now, why_not_played
from ludoteca.games.ventura.rules.troops import wound
from ludoteca.games.ventura.state import Position


class OwnTurn(Step[Position]):
    """VEN-GEN-04: one seat's turn of a step. At each of its decisions it may heal for Florins (VEN-WND-04,
    VEN-RUL-20, -72), and play Events whose window this is (VEN-EVT-02, -03).
    """

    seat: int

    def begins(self, g: Position) -> None:
        """Before the first seat's turn of this step in a round."""

    def choices(self, g: Position) -> list[int]:
        """The decision itself, ascending; DONE alone where there is none."""
        raise NotImplementedError

    def question(self, g: Position) -> Prompt:
        raise NotImplementedError

    def decide(self, g: Position, action: int) -> None:
        raise NotImplementedError

    def refuse(self, g: Position, action: int) -> Refusal:
        """Why an action that is no extra is not among the choices."""
        raise NotImplementedError

    def window(self) -> int:
        """Which Events may be played beside the decision; see `events`."""
        return OWN_TURN

    def may_act(self, g: Position) -> bool:
        """VEN-RUL-85: where there is nothing to decide an Event for this step may be played, too. Whoever may
        hold one, as far as the others can tell, is asked: being asked gives nothing away.
        """
        return may_hold(g, self.seat, self.window())

    def options(self, g: Position, seat: int) -> list[int]:
        found = self.choices(g)
        extras = healable(g, seat)
        extras.extend(playable_now(g, seat, self.window()))
        return sorted(found + extras) if extras else found

    def chose(self, g: Position, seat: int, action: int) -> None:
        if HEAL <= action < PLAY:
            heal(g, seat, action - HEAL)
        elif PLAY <= action < ON_SEAT:
            play_event(g, seat, action - PLAY, seat)
        else:
            self.decide(g, action)

    def prompt(self, g: Position, seat: int) -> Prompt:
        if self.choices(g) == [DONE]:
            return Prompt(Message("ask-nothing"), "VEN-RUL-85")
        return self.question(g)

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if HEAL <= action < PLAY:
            what = "no-florins" if is_hurt(g, seat, action - HEAL) else "no-wound"
            return Refusal("VEN-WND-04", Message(what))
        if PLAY <= action < ON_SEAT:
            return why_not_played(g, seat, action - PLAY, self.window())
        return self.refuse(g, action)

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-GEN-04", Message("no-turn", {"seat": self.seat}))


def healable(g: Position, seat: int) -> list[int]:
    """VEN-WND-04: own Companies with wounds, if there is a Florin to pay."""
    if not g.florins[seat]:
        return []
    found: list[int] = []
    for area in range(AREAS):
        hurt = g.troops[seat * AREAS + area].hurt
        if any(hurt):  # seldom, and this is asked at every decision
            for slot in range(len(hurt)):
                if hurt[slot]:
                    found.append(HEAL + area * SPOTS + slot)
    return found


def is_hurt(g: Position, seat: int, spot: int) -> bool:
    hurt = g.troops[seat * AREAS + spot // SPOTS].hurt
    slot = spot % SPOTS
    return slot < len(hurt) and hurt[slot] > 0


def heal(g: Position, seat: int, spot: int) -> None:
    """One wound for one Florin."""
    troop = seat * AREAS + spot // SPOTS
    g.florins[seat] = g.florins[seat] - 1
    wound(g, troop, spot % SPOTS, -1)
    g.tell("heals", (seat, spot // SPOTS, g.troops[troop].men[spot % SPOTS]))
