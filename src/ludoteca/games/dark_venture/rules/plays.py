"""Chapter "Free once, then paid": locations and characters from the hand."""

from __future__ import annotations

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import FOLLOWER_LAY, FOLLOWER_PLAY, INTO, LAY, PLAY
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, PLACES
from ludoteca.games.dark_venture.rules import figures, items, map
from ludoteca.games.dark_venture.rules.arrival import placed
from ludoteca.games.dark_venture.rules.characters import put_on_map
from ludoteca.games.dark_venture.rules.deeds import DEED, PLAYS
from ludoteca.games.dark_venture.rules.laying import LayAt
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.state import Piece, Position


def plays_of(g: Position, piece: Piece) -> list[int]:
    """DV-ONCE-03: what a figure can lay or play of its player's hand."""
    return layable(g, piece) + playable(g, piece)


def layable(g: Position, piece: Piece) -> list[int]:
    """DV-MAP-03, -10: the locations of the hand that fit beside a figure that can pay for it."""
    hand = g.hand_places[piece.leader]
    if not hand or not (piece.ap or g.free_location[piece.leader]):
        return []
    first = LAY if items.is_hero(g, piece) else FOLLOWER_LAY
    return [first + place for place in map.that_fit(g, hand, piece.place)]


def playable(g: Position, piece: Piece) -> list[int]:
    """DV-PLAY-01, AMB-14, L23: characters of the hand go to a place beside the figure."""
    hand = g.hand_figures[piece.leader]
    if not hand or not (piece.ap or g.free_character[piece.leader]) or not beside(g, piece.place):
        return []
    first = PLAY if items.is_hero(g, piece) else FOLLOWER_PLAY
    return [first + card for card in hand]


def beside(g: Position, place: int) -> list[int]:
    return map.links(g, place) if g.terms.linked else map.neighbours(g, place)


def play(g: Position, seat: int, action: int) -> bool:
    """A location or a character from the hand, if that is what was chosen."""
    if LAY <= action < FOLLOWER_LAY:
        lay_card(g, g.heroes[seat], action - LAY)
    elif FOLLOWER_LAY <= action < FOLLOWER_LAY + PLACES:
        lay_card(g, g.followers[seat], action - FOLLOWER_LAY)
    elif PLAY <= action < FOLLOWER_PLAY:
        play_card(g, g.heroes[seat], action - PLAY)
    elif FOLLOWER_PLAY <= action < FOLLOWER_PLAY + FIGURE_CARDS:
        play_card(g, g.followers[seat], action - FOLLOWER_PLAY)
    else:
        return False
    return True


def lay_card(g: Position, actor: int, place: int) -> None:
    """DV-ONCE-01, -02, AMB-18: the first of a turn is free, further ones are paid by whoever acts."""
    seat, here = g.piece(actor).leader, g.piece(actor).place
    if not g.free_location[seat]:
        figures.spend(g, actor)
    g.free_location[seat] = False
    g.hand_places[seat].remove(place)
    g.call(LayAt(seat, place, actor, here))


def play_card(g: Position, actor: int, card: int) -> None:
    seat, here = g.piece(actor).leader, g.piece(actor).place
    if not g.free_character[seat]:
        figures.spend(g, actor)
    g.free_character[seat] = False
    g.hand_figures[seat].remove(card)
    g.terms.lore.did(g, actor, DEED, card, PLAYS)
    g.call(PlayInto(seat, card, here))


class PlayInto(OneSeat[Position]):
    """DV-PLAY-01, -07, -09, AMB-34, D-26: into which place; aggression follows at once."""

    card: int
    beside: int

    def options(self, g: Position, seat: int) -> list[int]:
        return [INTO + place for place in beside(g, self.beside)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        place = action - INTO
        g.done()
        g.call(placed(self.card, place))
        put_on_map(g, self.card, place, seat)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-into", {"figure": figure_name(g, self.card)}), Message("no-into")

    def rule(self) -> str:
        return "DV-PLAY-01"
