"""The vocabulary's chapter "map"."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import PICK_PLACE
from ludoteca.games.dark_venture.content.cards import FIXED
from ludoteca.games.dark_venture.content.program import OP, ROUNDS, Line
from ludoteca.games.dark_venture.rules import figures, map
from ludoteca.games.dark_venture.rules.characters import Come, can_come
from ludoteca.games.dark_venture.rules.conditions import OF_FIGURE, figure_is, those
from ludoteca.games.dark_venture.rules.decks import LOCATIONS, Deal, whole
from ludoteca.games.dark_venture.rules.defeat import leave
from ludoteca.games.dark_venture.rules.laying import ChooseCard, LayAt
from ludoteca.games.dark_venture.rules.marks import add_mark
from ludoteca.games.dark_venture.rules.raises import UNTIL_GAME, UNTIL_ROUND
from ludoteca.games.dark_venture.rules.reading import Reading, places
from ludoteca.games.dark_venture.state import (
    CONSCIOUS,
    LONG,
    NOBODY,
    NOTHING,
    NOWHERE,
    THIS_TURN,
    Bar,
    Position,
)

GO: Final = OP["go"]
SWAP: Final = OP["swap"]
CALL: Final = OP["call"]
BANISH: Final = OP["banish"]
LAY: Final = OP["lay"]
BAR: Final = OP["bar"]


def do(g: Position, reading: Reading, line: Line) -> bool:
    if line.op == GO:
        return go(g, reading, line)
    if line.op == SWAP:
        return swap(g, reading, line)
    if line.op == CALL:
        return call(g, reading, line)
    if line.op == BANISH:
        for card in reading.who(g, line):
            if card not in g.heroes:  # DV-DEFEAT-02: a player's hero stays in the game
                g.tell("leaves", (card,))
                leave(g, card)
        return reading.next()
    if line.op == LAY:
        return lay(g, reading, line)
    if line.op == BAR:
        for place in places(g, reading, line.place):
            g.barred.append(Bar(place, (line.word + g.turned[place]) % map.SIDES, last_round(g, line.until)))
        return reading.next()
    for card in reading.who(g, line):  # roam
        piece = g.piece(card)
        piece.roams, piece.steps, piece.travels = line.word, line.n, line.how
        g.tell("roams", (card, line.word))
    return reading.next()


def last_round(g: Position, until: int) -> int:
    """In which a side is barred: of this game, of some, or of this turn or round alone."""
    if until > ROUNDS:
        return g.round + until - ROUNDS - 1
    return {UNTIL_GAME: LONG, UNTIL_ROUND: g.round}.get(until, THIS_TURN)


def lay(g: Position, reading: Reading, line: Line) -> bool:
    """DV-MAP-02 to -08, D-67: the owner lays a location of the kind, from the deck or the hand, free; beside
    which of several places, the owner chooses.
    """
    assert line.filter is not None
    seat, actor = reading.cast.seat, reading.cast.actor
    if seat == NOBODY:  # whom nobody leads lays nothing
        return reading.next()
    deck = line.word == FROM_DECK
    there = range(len(g.x)) if deck else g.hand_places[seat]
    in_deck = [count > 0 for count in whole(g.place_deck)]
    cards = [card for card in there if line.filter.matches[card] and (in_deck[card] or not deck)]
    meant = with_room(g, reading, line)
    if not cards or not meant:
        return reading.next()
    if len(meant) > 1 and reading.chosen == NOTHING:
        return reading.ask(g, seat)
    beside = reading.chosen if reading.chosen != NOTHING else meant[0]
    reading.next()
    if deck and len(cards) > 1 and line.filter.matches.count(True) == len(line.filter.matches):
        g.call(LayNext(seat, actor, beside))
    else:
        g.call(ChooseCard(seat, cards, actor, beside, () if deck else those_meant(line)))
    return False


FROM_DECK: Final = 0


def those_meant(line: Line) -> tuple[int, ...]:
    """The locations that would do."""
    assert line.filter is not None
    return tuple([card for card, meant in enumerate(line.filter.matches) if meant])


def with_room(g: Position, reading: Reading, line: Line) -> list[int]:
    """The places that are meant beside which a cell is empty, to which an entrance leads (DV-MAP-04)."""
    meant = places(g, reading, line.place)
    return [place for place in meant if any(empty.met for empty in map.openings(g, place))]


class LayNext(Step[Position]):
    """The next location of the deck, whatever it is; where it does not fit, it goes back."""

    seat: int
    actor: int
    beside: int
    dealt: bool = False

    def run(self, g: Position) -> None:
        if not self.dealt:
            self.dealt = True
            g.call(Deal(LOCATIONS))
            return
        card = g.returned
        g.done()
        if card == NOTHING:
            return
        if map.cells_for(g, card, self.beside):
            g.call(LayAt(self.seat, card, self.actor, self.beside))
        else:
            g.place_deck.loose[card] += 1


def go(g: Position, reading: Reading, line: Line) -> bool:
    """DV-TRAV-01 to -03: to a place of the owner's choice among those that are meant."""
    movers, to = going(g, reading, line)
    if not to:
        return reading.next()
    if reading.part:
        to = [reading.part - 1]
    elif len(to) > 1:
        return reading.ask(g, reading.cast.seat)
    reading.next()
    for there in reversed(list(dict.fromkeys([g.piece(card).place for card in movers]))):
        together = [card for card in movers if g.piece(card).place == there != to[0]]
        if together:
            g.terms.lore.arrive(g, together, to[0], line.how)
    return False


def going(g: Position, reading: Reading, line: Line) -> tuple[list[int], list[int]]:
    """Who can be moved, and where to: whoever is there already stays."""
    movers = [card for card in reading.who(g, line) if can_be_moved(g, card)]
    from_there = {g.piece(card).place for card in movers}
    to = [place for place in places(g, reading, line.place) if from_there - {place}]
    return movers, to


def can_be_moved(g: Position, card: int) -> bool:
    return g.piece(card).how == CONSCIOUS and figures.stat(g, card, FIXED) <= 0


def swap(g: Position, reading: Reading, line: Line) -> bool:
    """DV-TRAV-03: two figures change places by teleport."""
    first, second = reading.who(g, line), those(g, reading.cast, line.other)
    reading.next()
    if first and second and can_be_moved(g, first[0]) and can_be_moved(g, second[0]):
        one, other = g.piece(first[0]).place, g.piece(second[0]).place
        if one != other:
            g.terms.lore.exchange(g, first[0], second[0])
            return False
    return True


def call(g: Position, reading: Reading, line: Line) -> bool:
    """DV-NPC-01 to -04, D-66, hole 10: so many, one after the other; who is on the map already is the one
    meant. Of several places the owner chooses one for all. Where nobody comes, its `none` branch is read.
    """
    if reading.part:
        came(g, reading, line, g.returned)
    there = called(g, reading, line)
    if there != NOTHING:
        came(g, reading, line, there)
    elif reading.part < line.n and reading.part == len(reading.left):
        meant, wanted = places(g, reading, line.place), matching(g, line)
        if len(meant) > 1 and reading.chosen == NOTHING and can_come(g, wanted):
            return reading.ask(g, reading.cast.seat)
        reading.part += 1
        there = reading.chosen if reading.chosen != NOTHING else [*meant, reading.cast.where][0]
        g.call(Come(reading.cast.seat, there, wanted))
        return False
    return reading.next() if reading.left else reading.go(line.to)


def called(g: Position, reading: Reading, line: Line) -> int:
    """A single named figure that is on the map, alive, is the one meant; NOTHING where there is none."""
    assert line.filter is not None
    matches = line.filter.matches
    card = matches.index(True) if matches.count(True) == 1 else NOTHING
    is_there = card != NOTHING and g.on_map(card) and g.piece(card).how == CONSCIOUS
    return card if is_there and card not in reading.left else NOTHING


def matching(g: Position, line: Line) -> list[bool]:
    assert line.filter is not None
    return [there == NOWHERE and figure_is(g, line.filter, card) for card, there in enumerate(g.piece_of)]


def came(g: Position, reading: Reading, line: Line, card: int) -> None:
    """Who came last is the target of what follows."""
    if card != NOTHING:
        reading.cast.target = card
        reading.left.append(card)
        if line.mark != NOTHING:
            add_mark(g, line.mark, OF_FIGURE, card, 1)


def options(g: Position, reading: Reading, line: Line) -> list[int]:
    if line.op == GO:
        meant = going(g, reading, line)[1]
    else:
        meant = with_room(g, reading, line) if line.op == LAY else places(g, reading, line.place)
    return [PICK_PLACE + place for place in sorted(meant)]


def chose(g: Position, reading: Reading, line: Line, action: int) -> None:
    if line.op == GO:
        reading.part = action - PICK_PLACE + 1
    else:
        reading.chosen = action - PICK_PLACE


def prompt(g: Position, reading: Reading, line: Line) -> Message:
    if line.op == CALL:
        return Message("ask-where-called")
    return Message("ask-where-to" if line.op == GO else "ask-where")
