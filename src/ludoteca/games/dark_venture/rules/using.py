"""Chapter "Free actions": what a figure uses, on itself or on somebody else."""

from __future__ import annotations

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import PICK
from ludoteca.games.dark_venture.content.cards import OBJECT
from ludoteca.games.dark_venture.rules.aggression import make_hostile
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.deeds import DEED, USES
from ludoteca.games.dark_venture.rules.hearing import perform
from ludoteca.games.dark_venture.rules.names import ability_name, figure_name
from ludoteca.games.dark_venture.rules.trading import MOST_OFFERS, Consent, offers_of
from ludoteca.games.dark_venture.state import DEAD, NOBODY, NOTHING, Position


def announce(g: Position, number: int, cast: Cast) -> None:
    """A figure uses what it chose to use; of what is used up a player says on whom."""
    if cast.seat != NOBODY and len(recipients(g, number, cast)) > 1:
        g.call(UseOn(cast.seat, number, cast))
    else:
        use(g, number, cast, cast.actor)


def recipients(g: Position, number: int, cast: Cast) -> list[int]:
    """DV-FREE-08, DV-ITEM-09, L17: an object that is used up works on anybody alive in the place."""
    content = g.terms.content
    cost = content.abilities[number].cost
    if cast.item == NOTHING or content.cards.items[cast.item].sort != OBJECT or not (cost and cost.used_up):
        return [cast.actor]
    here = sorted([one.card for one in g.pieces if one.place == cast.where and one.how != DEAD])
    return [card for card in here if is_asked(g, number, cast, card)]


def is_asked(g: Position, number: int, cast: Cast, card: int) -> bool:
    """AMB-81: another player is asked at most three times a turn for each of its characters."""
    if g.piece(card).leader in (NOBODY, cast.seat) or g.terms.content.hostile[number]:
        return True
    return offers_of(g).count(card) < MOST_OFFERS


def use(g: Position, number: int, cast: Cast, recipient: int) -> None:
    """Whoever uses it pays for it; the entry is about whom it is used on."""
    user = cast.actor
    about = cast.copy()
    about.actor = recipient
    perform(g, number, about, user)
    g.terms.lore.did(g, user, DEED, number, USES)


class UseOn(OneSeat[Position]):
    """DV-FREE-08, AMB-66, D-31: on whom it is used, of those in the place. For harm no player is asked, and
    the two are hostile from then on.
    """

    number: int
    cast: Cast

    def options(self, g: Position, seat: int) -> list[int]:
        return [PICK + card for card in recipients(g, self.number, self.cast)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        leader = g.piece(action - PICK).leader
        if leader in (NOBODY, seat):
            use(g, self.number, self.cast, action - PICK)
        elif g.terms.content.hostile[self.number]:
            make_hostile(g, self.cast.actor, action - PICK)
            use(g, self.number, self.cast, action - PICK)
        else:
            offers_of(g).append(action - PICK)
            g.call(AcceptUse(leader, self.cast.actor, self.number, self.cast, action - PICK))

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-use-on", {"ability": ability_name(g, self.number)}), Message("no-use-on")

    def rule(self) -> str:
        return "DV-FREE-08"


class AcceptUse(Consent):
    """AMB-66, L17, D-74: another player agrees for its figure, or nothing is used."""

    number: int
    cast: Cast
    recipient: int

    def yes(self, g: Position) -> None:
        use(g, self.number, self.cast, self.recipient)

    def words(self, g: Position) -> tuple[Message, Message]:
        user, other, what = self.actor, self.recipient, ability_name(g, self.number)
        return Message(
            "ask-accept-use",
            {"figure": figure_name(g, user), "figure2": figure_name(g, other), "ability": what},
        ), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-AMB-66"
