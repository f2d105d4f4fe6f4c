"""A small table on which conditions of entries are made to hold, or not to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from games.dark_venture.kit.position import stand
from ludoteca.engine.rng import Rng
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import BASE
from ludoteca.games.dark_venture.content.program import Compiler, Condition
from ludoteca.games.dark_venture.rules import figures, map
from ludoteca.games.dark_venture.rules.conditions import OF_FIGURE, Cast, bearer_of, figure_is, those
from ludoteca.games.dark_venture.rules.marks import add_mark
from ludoteca.games.dark_venture.rules.raises import UNTIL_GAME, add_raise
from ludoteca.games.dark_venture.state import DEAD, NOBODY, NOTHING, UNCONSCIOUS, Bar, Piece, Position

Thing = TypeVar("Thing")
MOST_ITEMS = 8


class Stage:
    """A position, whom an entry is about in it, and where."""

    def __init__(self, g: Position, rng: Rng) -> None:
        self.g = g
        self.rng = rng
        self.content = g.terms.content
        self.cast = Cast(0, NOTHING)

    def any_of(self, things: list[Thing]) -> Thing:
        return things[self.rng.below(len(things))]

    def chance(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        left = list(cards)
        found = []
        while left:
            found.append(left.pop(self.rng.below(len(left))))
        return found

    def matching(self, word: str, kind: str) -> list[int]:
        matches = Compiler(self.content.cards).filter(word, kind).matches
        return [card for card, match in enumerate(matches) if match]

    def elsewhere(self) -> int:
        return self.any_of([n for n in self.g.laid if n != self.cast.where])

    # cards

    def stand(self, card: int, where: int, leader: int) -> Piece:
        g = self.g
        g.figure_deck.loose[card] = 0
        piece = stand(g, card, where, leader)
        piece.ap = 3
        if leader != NOBODY:
            g.followed[leader] |= 1 << card
        return piece

    def fall(self, piece: Piece, how: int) -> None:
        self.g.become(piece, how)
        piece.health = 0

    def give(self, piece: Piece, cards: Iterable[int], worn: bool = False) -> bool:
        g = self.g
        free = [card for card in cards if g.item_deck.loose[card]]
        if worn:
            free = [card for card in free if figures.can_wear(g, piece.card, card)]
        if not free or len(piece.worn) + len(piece.carried) >= MOST_ITEMS:
            return False
        card = self.any_of(free)
        g.item_deck.loose[card] = 0
        if worn:
            for other in figures.displaced(g, piece.card, card):
                piece.worn.remove(other)
                piece.carried.append(other)
        (piece.worn if worn else piece.carried).append(card)
        return True

    def throw(self, piece: Piece, things: list[int]) -> None:
        for item in things:
            (piece.worn if item in piece.worn else piece.carried).remove(item)
            self.g.item_deck.loose[item] = 1

    # conditions

    def arrange(self, given: dict[str, Any], want: bool) -> None:
        g = self.g
        if "nobody" in given:
            self.leave_nobody(given["nobody"])
            return
        one = Compiler(self.content.cards)
        one.marks = self.content.marks
        condition = one.condition(given)
        kind = list(v.CONDITION)[condition.kind]
        if kind == "hour":
            fit = [n for n in range(1, 13) if (condition.least <= n <= condition.most) == want]
            g.round = self.any_of(fit)
        elif kind == "score":
            low = (condition.word == "least") == want
            g.score = [0, 3] if low else [3, 0]
        elif kind == "marked":
            self.mark(condition, want)
        elif kind == "searched":
            g.searched[self.cast.where] = condition.flag == want
        elif kind == "present":
            self.bring(condition, want)
        elif kind not in ("mode", "map", "at", "leads", "is"):
            others = [card for card in figures.present(g, self.cast.where) if card != self.cast.actor]
            meant = others if given.get("who") == "target" else those(g, self.cast, condition.who)
            for card in meant:
                self.of_figure(kind, condition, g.piece(card), want)

    def mark(self, one: Condition, want: bool) -> None:
        if not want:
            return
        if one.holder >= OF_FIGURE:
            others = [piece.card for piece in self.g.pieces if piece.card != self.cast.actor]
            target = one.holder - OF_FIGURE == v.WHOS.index("target")
            for card in others if target else those(self.g, self.cast, one.holder - OF_FIGURE):
                add_mark(self.g, one.mark, OF_FIGURE, card, one.least)
        else:
            kind, of = bearer_of(one.holder, self.cast)
            add_mark(self.g, one.mark, kind, of, one.least)

    def of_figure(self, kind: str, one: Condition, piece: Piece, want: bool) -> None:
        g, card = self.g, piece.card
        if kind == "stat":
            goal = max(one.least, 0) if want else (one.most + 1 if one.most < 50 else one.least - 1)
            goal = min(goal, one.most) if want else goal
            now = figures.stat(g, card, one.stat)
            if (one.least <= now <= one.most) != want:
                add_raise(g, card, one.stat, goal - now, UNTIL_GAME)
        elif kind == "health":
            base = figures.stat(g, card, BASE)
            fit = [
                n
                for n in range(1, base + 1)
                if (one.least <= n <= one.most and (n < base or not one.flag)) == want
            ]
            piece.health = self.any_of(fit) if fit else piece.health
        elif kind == "has":
            self.has(one, piece, want)
        elif kind == "room":
            if want:
                self.throw(piece, piece.carried[: max(0, one.n - figures.room(g, card))])
            else:
                while figures.room(g, card) >= one.n and self.give(piece, range(len(g.item_deck.loose))):
                    pass
        elif kind == "alone":
            for other in g.pieces:
                if (other.place == piece.place) == want and other is not piece:
                    g.move(other, piece.place if not want else self.elsewhere())
        elif kind == "feud":
            for other_card in those(g, self.cast, one.other):
                if want:
                    piece.feuds |= 1 << other_card
                    g.piece(other_card).feuds |= 1 << card

    def has(self, one: Condition, piece: Piece, want: bool) -> None:
        assert one.filter is not None
        cards = [n for n, match in enumerate(one.filter.matches) if match]
        there = [item for item in (piece.worn if one.flag else piece.worn + piece.carried) if item in cards]
        if not want:
            self.throw(piece, there[max(0, one.n - 1) :])
            return
        while len(there) < one.n:
            if figures.room(self.g, piece.card) <= 0:
                self.throw(piece, [item for item in piece.carried if item not in cards][:1])
            if not self.give(piece, cards, one.flag):
                return
            there.append(NOTHING)

    def bring(self, one: Condition, want: bool) -> None:
        """Figures of a kind come to the place, or go."""
        g = self.g
        assert one.filter is not None
        wanted = one.filter
        body = wanted.role == v.ROLES.index("body")
        keep = (self.cast.actor, self.cast.bearer, self.cast.foe)
        if not want:
            for piece in g.pieces:
                if (
                    piece.place == self.cast.where
                    and figure_is(g, wanted, piece.card)
                    and piece.card not in keep
                ):
                    g.move(piece, self.elsewhere())
            return
        missing = one.n - len(
            [p for p in g.pieces if p.place == self.cast.where and figure_is(g, wanted, p.card)]
        )
        decks = [n for n in range(len(g.piece_of)) if g.figure_deck.loose[n] and wanted.matches[n]]
        for card in self.shuffled(decks)[: max(0, missing)]:
            piece = self.stand(card, self.cast.where, NOBODY)
            if body:
                self.fall(piece, DEAD)
        hero = g.piece(g.heroes[1])
        if body and self.chance(50) and hero.card not in keep:
            g.move(hero, self.cast.where)
            self.fall(hero, UNCONSCIOUS)
        if not body and wanted.role == v.ROLES.index("pc"):
            g.move(hero, self.cast.where)

    def leave_nobody(self, called: str) -> None:
        """Nobody of the kind is left to be called: they lie far away. Else: nobody there is awake, and no way
        leads anywhere.
        """
        g = self.g
        for card in self.matching(called, "figure") if called else []:
            if g.figure_deck.loose[card]:
                self.fall(self.stand(card, self.elsewhere(), NOBODY), DEAD)
            elif g.piece(card).leader == NOBODY:
                self.fall(g.piece(card), DEAD)
        if not called:
            self.fall(g.piece(g.heroes[1]), UNCONSCIOUS)
            g.barred = [Bar(self.cast.where, side, 99) for side in range(map.SIDES)]
