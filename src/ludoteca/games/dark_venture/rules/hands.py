"""Chapter "Hand and decks": the limit, and what brings a hand under it."""

from __future__ import annotations

from ludoteca.engine.kernel import Refusal
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import (
    AT,
    BURY,
    BURY_PLACE,
    FOLLOWER_STOW,
    INTO,
    LAY,
    PLAY,
    STOW,
    TOSS,
)
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, ITEM_CARDS, PLACES
from ludoteca.games.dark_venture.rules import figures, items
from ludoteca.games.dark_venture.rules.decks import hand_size
from ludoteca.games.dark_venture.rules.plays import play, plays_of
from ludoteca.games.dark_venture.rules.refusals import of_action
from ludoteca.games.dark_venture.state import NOBODY, Position


def over_limit(g: Position, seat: int, room_for: int = 0) -> bool:
    """DV-HAND-01: more cards than one may have, or than leave room for a paid draw."""
    return hand_size(g, seat) + room_for > g.terms.hand_limit


def overfull(g: Position) -> int:
    """Who has too many cards after an entry gave some; NOBODY where nobody has."""
    if not g.drew:
        return NOBODY
    limit = g.terms.hand_limit
    things, people, lands = g.hand_items, g.hand_figures, g.hand_places
    for seat in g.order:
        if len(things[seat]) + len(people[seat]) + len(lands[seat]) > limit:
            return seat
    g.drew = False
    return NOBODY


class Relieve(OneSeat[Position]):
    """DV-HAND-02 to -04, -09, AMB-16, -17, D-12: discard or stow an item, play a location or a character;
    what cannot be relieved so is buried. Out of turn nothing is played, but in co-op (L33).
    """

    room_for: int  # 1: before a paid draw

    def run(self, g: Position) -> None:
        if over_limit(g, self.seat, self.room_for):
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        found = [TOSS + item for item in g.hand_items[seat]]
        for piece in items.own_pieces(g, seat):
            first = STOW if items.is_hero(g, piece) else FOLLOWER_STOW
            if figures.room(g, piece.card):
                found.extend([first + item for item in g.hand_items[seat]])
            if g.current == seat or g.terms.together:
                found.extend(plays_of(g, piece))
        if not found:
            found = [BURY + card for card in g.hand_figures[seat]]
            found.extend([BURY_PLACE + place for place in g.hand_places[seat]])
        return sorted(found)

    def chose(self, g: Position, seat: int, action: int) -> None:
        if TOSS <= action < TOSS + ITEM_CARDS:
            items.toss(g, seat, action - TOSS)
        elif BURY <= action < BURY + FIGURE_CARDS:
            g.hand_figures[seat].remove(action - BURY)
            g.figure_discard.append(action - BURY)
            g.tell("buries-figure", (seat, action - BURY))
        elif BURY_PLACE <= action < BURY_PLACE + PLACES:
            g.hand_places[seat].remove(action - BURY_PLACE)
            g.place_deck.put_at_bottom(action - BURY_PLACE, 1 << seat)
            g.tell("buries", (seat,))
        elif not items.handle(g, seat, action):
            play(g, seat, action)

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        """DV-HAND-02 to -04: what does not bring a hand under its limit; or why a card cannot leave it so."""
        if BURY <= action < BURY_PLACE + PLACES:
            return Refusal("DV-HAND-04", Message("no-burying"))
        plays = LAY <= action < AT or PLAY <= action < INTO
        if STOW <= action < BURY or (plays and (g.current == seat or g.terms.together)):
            return of_action(g, seat, action, [], 0)
        rule = "DV-HAND-03" if self.room_for else "DV-HAND-02"
        return Refusal(rule, Message("no-relief"))

    def words(self, g: Position) -> tuple[Message, Message]:
        over = hand_size(g, self.seat) + self.room_for - g.terms.hand_limit
        return Message("ask-relief", {"count": over}), Message("no-relief")

    def rule(self) -> str:
        return "DV-HAND-02"
