"""Chapter "Characters placed by rules": those who walk by themselves when a round begins."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import CHANCE, Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import STAY, STEP, STRAY
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.rules import map
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, Piece, Position

STAYS: Final = v.WAYS.index("stay")
HUNT: Final = v.WAYS.index("hunt")
WANDER: Final = v.WAYS.index("wander")
SHY: Final = v.WAYS.index("shy")
PLACER: Final = v.WAYS.index("placer")


def is_wanderer(piece: Piece) -> bool:
    """DV-PLAY-08: whom nobody leads, and who was told to walk."""
    return piece.leader == NOBODY and piece.how == CONSCIOUS and piece.roams not in (NOTHING, STAYS)


def wanderers(g: Position) -> list[Step[Position]]:
    """DV-NPC-02, -03, DV-TURN-09: in turn order of those who placed them, then by number."""
    seats = [*g.order, NOBODY]
    walking = [piece for piece in g.pieces if is_wanderer(piece)]
    walking.sort(key=lambda piece: (seats.index(piece.placer), piece.card))
    return [Walk(piece.card, piece.steps) for piece in walking]


class Walk(Step[Position]):
    """DV-NPC-03, DV-HERO-09, D-65: step by step, with all that follows from each; who fights walks no farther
    before the next round.
    """

    card: int
    left: int
    fights: int = NOTHING  # how many there were before the step

    def run(self, g: Position) -> None:
        walks = self.left and g.on_map(self.card) and is_wanderer(g.piece(self.card))
        if not walks or self.fights not in (NOTHING, g.fights):
            g.done()
            return
        self.fights = g.fights
        piece = g.piece(self.card)
        ways = self.ways(g)
        if piece.roams == PLACER and piece.placer != NOBODY:
            g.ask(piece.placer)
        elif len(ways) > 1:
            g.ask(CHANCE)
        else:
            self.go(g, ways[0] if ways else piece.place)

    def ways(self, g: Position) -> list[int]:
        """Where its way leads; of several chance chooses one, or whoever placed it."""
        piece = g.piece(self.card)
        links = map.links(g, piece.place)
        if piece.roams not in (HUNT, SHY):
            return links
        away = to_heroes(g)
        if piece.roams == HUNT:
            return [place for place in links if away[place] < away[piece.place]]
        best = max([away[place] for place in [*links, piece.place]])
        return [place for place in links if away[place] == best > away[piece.place]]

    def go(self, g: Position, place: int) -> None:
        self.left -= 1
        if place == g.piece(self.card).place:
            self.left = 0
        else:
            g.terms.lore.arrive(g, [self.card], place, g.piece(self.card).travels)

    def options(self, g: Position, seat: int) -> list[int]:
        if seat == CHANCE:
            return [STRAY + place for place in self.ways(g)]
        return [*[STEP + place for place in self.ways(g)], STAY]

    def odds(self, g: Position) -> list[int]:
        return [1] * len(self.ways(g))

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == STAY:
            self.left = 0
        else:
            self.go(g, action - (STRAY if seat == CHANCE else STEP))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-walk", {"figure": figure_name(g, self.card)}), "DV-NPC-03")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("DV-NPC-03", Message("no-step"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("DV-NPC-03", Message("no-turn", {"seat": g.piece(self.card).placer}))


def to_heroes(g: Position) -> list[int]:
    """How many steps each place is from the nearest hero of a player who can be met."""
    heroes = [g.piece(card) for card in g.heroes if g.on_map(card) and g.piece(card).how == CONSCIOUS]
    found = [map.FAR] * len(g.x)
    for hero in heroes:
        found = [min(one, other) for one, other in zip(found, map.distances(g, hero.place), strict=True)]
    return found
