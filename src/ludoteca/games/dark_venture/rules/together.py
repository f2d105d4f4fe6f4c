"""Chapter "Cooperative": moving as a party."""

from __future__ import annotations

from ludoteca.engine.kernel import Step
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import ALONE, NO, YES
from ludoteca.games.dark_venture.rules import figures, items, map
from ludoteca.games.dark_venture.rules.bodies import take_along
from ludoteca.games.dark_venture.rules.names import figure_name, place_name
from ludoteca.games.dark_venture.rules.trading import MOST_OFFERS
from ludoteca.games.dark_venture.state import CONSCIOUS, Piece, Position


def friends(g: Position, seat: int) -> list[int]:
    """The other players who have somebody where a player's hero is, in turn order."""
    here = g.piece(g.heroes[seat]).place
    return [other for other in g.order if other != seat and there(g, other, here)]


def there(g: Position, seat: int, place: int) -> list[Piece]:
    return [piece for piece in items.own_pieces(g, seat) if piece.place == place]


def party_places(g: Position, seat: int, offers: list[int]) -> list[int]:
    """DV-COOP-06, AMB-42: where a hero who can pay may propose to go together."""
    hero = g.piece(g.heroes[seat])
    if hero.how != CONSCIOUS or not hero.ap or offers.count(hero.card) >= MOST_OFFERS:
        return []
    return map.links(g, hero.place) if friends(g, seat) else []


def party_move(g: Position, seat: int, place: int, dragged: int) -> PartyMove:
    hero = g.piece(g.heroes[seat])
    party = [piece.card for piece in there(g, seat, hero.place)]
    return PartyMove(hero.card, place, friends(g, seat), party, dragged)


class PartyMove(Step[Position]):
    """DV-COOP-06, AMB-42, D-70: each friend comes or stays. One AP is paid for all; where nobody comes,
    nobody goes and nothing is paid.
    """

    hero: int
    place: int
    waiting: list[int]  # seats that are still to be asked
    party: list[int]
    dragged: int

    def run(self, g: Position) -> None:
        if self.waiting:
            g.call(JoinParty(self.waiting.pop(0), self.hero, self.place))
            return
        g.done()
        if len({g.piece(card).leader for card in self.party}) > 1:
            figures.spend(g, self.hero)
            take_along(g, self.hero, self.dragged, self.place)
            g.tell("party", (self.hero, self.place))
            g.terms.lore.arrive(g, self.in_front(g), self.place)

    def in_front(self, g: Position) -> list[int]:
        """DV-COOP-11, AMB-82, L32: a figure of the player whose turn it is meets what waits there."""
        return sorted(self.party, key=lambda card: g.piece(card).leader != g.current)


class JoinParty(OneSeat[Position]):
    """D-71: with the follower, without it, or not at all."""

    hero: int
    place: int

    def own(self, g: Position) -> list[int]:
        return [piece.card for piece in there(g, self.seat, g.piece(self.hero).place)]

    def options(self, g: Position, seat: int) -> list[int]:
        return [ALONE + self.place, YES, NO] if len(self.own(g)) > 1 else [YES, NO]

    def chose(self, g: Position, seat: int, action: int) -> None:
        own = self.own(g)
        g.done()
        below = g.stack[-1]
        assert isinstance(below, PartyMove)
        if action == NO:
            g.tell("declines", (seat,))
        else:
            below.party.extend(own if action == YES else own[:1])

    def words(self, g: Position) -> tuple[Message, Message]:
        figure, location = figure_name(g, self.hero), place_name(g, self.place)
        return Message("ask-party", {"figure": figure, "location": location}), Message("no-party")

    def rule(self) -> str:
        return "DV-COOP-06"
