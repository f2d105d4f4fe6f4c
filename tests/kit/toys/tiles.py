"""A toy of Ventura's tiles: a face-down stack in which somebody knows the place of some tiles.

In turn each seat draws a tile, peeks at the next one, buries a tile from the hand, puts one on top, or
shuffles. What a seat knows of the stack is in its view; what is printed on the tiles is not.
"""

from __future__ import annotations

from typing import Any, Final

from kit.toys import toy_info
from ludoteca.engine.actions import OF_CHANCE, ActionSpace, Block
from ludoteca.engine.deck import Deck, pick
from ludoteca.engine.kernel import CHANCE, Prompt, State, Step, only
from ludoteca.engine.options import Options
from ludoteca.engine.printed import printed_digest
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Result, Rules, ranked
from ludoteca.engine.words import Message

TILES: Final = ("field", "lake", "wood")
# by language: what stands on each
PRINTED: Final = {
    "en": ("It bears corn.", "It is deep.", "It is dark."),
    "it": ("Dà grano.", "È profondo.", "È buio."),
    "de": ("Es trägt Korn.", "Er ist tief.", "Er ist dunkel."),
}
KINDS: Final = 3
COPIES: Final = 4
TURNS: Final = 18

DRAW: Final = 0
PEEK: Final = 1
SHUFFLE: Final = 2
BURY: Final = 3  # + tile
LAY: Final = 6  # + tile
IS: Final = 9  # + tile: chance says what the next tile is
SPACE = ActionSpace(
    [
        Block(DRAW, "draw"),
        Block(PEEK, "peek"),
        Block(SHUFFLE, "shuffle"),
        Block(BURY, "bury", "tile"),
        Block(LAY, "lay", "tile"),
        Block(IS, "is", "tile", of=OF_CHANCE),
    ],
    {"tile": TILES},
)


class Table(State):
    tiles: Deck
    hands: list[list[int]]  # counts by kind


class Turns(Step[Table]):
    seat: int
    left: int

    def run(self, g: Table) -> None:
        if self.left:
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Table, seat: int) -> list[int]:
        found = [DRAW, PEEK] if g.tiles.size() else []
        held = [tile for tile in range(KINDS) if g.hands[seat][tile]]
        return [*found, SHUFFLE, *[BURY + tile for tile in held], *[LAY + tile for tile in held]]

    def chose(self, g: Table, seat: int, action: int) -> None:
        self.left -= 1
        self.seat = (seat + 1) % g.seats
        if action < SHUFFLE:
            g.call(NextTile(seat, action))
        elif action == SHUFFLE:
            g.tiles.shuffle()
            g.tell("shuffles", (seat,))
        elif action < LAY:
            g.hands[seat][action - BURY] -= 1
            g.tiles.put_at_bottom(action - BURY, only(seat))
            g.tell("buries", (seat,))
        else:
            g.hands[seat][action - LAY] -= 1
            g.tiles.put_on_top(action - LAY, only(seat))
            g.tell("lays", (seat,))

    def prompt(self, g: Table, seat: int) -> Prompt:
        return Prompt(Message("ask-tiles"), "TOY-TILES-01")


class NextTile(Step[Table]):
    """Chance says what the next tile is; then it is drawn, or only looked at."""

    seat: Final[int]
    what: Final[int]

    def run(self, g: Table) -> None:
        g.ask(CHANCE)

    def options(self, g: Table, seat: int) -> list[int]:
        return [IS + tile for tile in g.tiles.next_kinds()]

    def odds(self, g: Table) -> list[int]:
        return g.tiles.weights()

    def chose(self, g: Table, seat: int, action: int) -> None:
        tile = action - IS
        if self.what == DRAW:
            g.tiles.draw(tile)
            g.hands[self.seat][tile] += 1
            g.tell("draws", (self.seat,))
        else:
            self.peek(g, tile)
            g.tell("peeks", (self.seat,))
        g.tell("sees", (self.seat, tile), only(self.seat))
        g.done()

    def peek(self, g: Table, tile: int) -> None:
        """The tile gets a place, and the seat knows it, besides those who did."""
        deck = g.tiles
        if deck.top:
            deck.top_known[-1] |= only(self.seat)
        elif sum(deck.loose):
            deck.draw(tile)
            deck.put_on_top(tile, only(self.seat))
        else:
            deck.bottom_known[-1] |= only(self.seat)


class TilesRules(Rules[Table]):
    def __init__(self) -> None:
        steps: dict[str, type[Step[Any]]] = {"Turns": Turns, "NextTile": NextTile}
        plain = ("draws", "peeks", "buries", "lays", "shuffles")
        events = {**dict.fromkeys(plain, "seat"), "sees": "seat tile"}
        super().__init__(toy_info("toy-tiles", 2, longest=TURNS, most_seats=3), steps, events)

    def set_up(self, seats: int, edition: str, options: Options) -> Table:
        hands = [[0] * KINDS for seat in range(seats)]
        return Table(
            seats=seats, stack=[Turns(0, TURNS)], tiles=Deck([COPIES] * KINDS, [], [], [], []), hands=hands
        )

    def space(self, g: Table) -> ActionSpace:
        return SPACE

    def printed(self, content: str, edition: str, language: str) -> dict[str, object]:
        return {"land": {tile: PRINTED[language][i] for i, tile in enumerate(TILES)}}

    def view(self, g: Table, seat: int) -> dict[str, object]:
        return {
            "printed": printed_digest(self, "", "toy"),
            "asked": list(g.asked),
            "tiles": g.tiles.size(),
            "places": g.tiles.known_to(seat),
            "hand": g.hands[seat][:] if seat >= 0 else None,
            "hands": [sum(hand) for hand in g.hands],
        }

    def determinize(self, g: Table, seat: int, rng: Rng) -> Table:
        c = g.clone()
        loose = sum(c.tiles.loose)
        pool = c.tiles.release(seat)
        sizes = [0 if owner == seat else sum(c.hands[owner]) for owner in range(c.seats)]
        for owner in range(c.seats):
            if owner != seat:
                for tile in range(KINDS):
                    pool[tile] += c.hands[owner][tile]
                c.hands[owner] = [0] * KINDS
        for owner in range(c.seats):
            for i in range(sizes[owner]):
                c.hands[owner][pick(pool, rng)] += 1
        c.tiles.refill(pool, loose, rng)
        return c

    def result(self, g: Table) -> Result:
        scores = [max(hand) for hand in g.hands]
        return Result("turns-over", ranked([(score,) for score in scores]), tuple(scores))

    def census(self, g: Table) -> dict[str, tuple[int, int]]:
        deck = g.tiles
        counts: dict[str, tuple[int, int]] = {}
        for tile in range(KINDS):
            found = deck.loose[tile] + deck.top.count(tile) + deck.bottom.count(tile)
            counts[TILES[tile]] = (found + sum(hand[tile] for hand in g.hands), COPIES)
        return counts


TILES_GAME = TilesRules()
