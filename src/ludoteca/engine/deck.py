"""A face-down deck: a multiset, plus the cards whose place somebody knows."""

from __future__ import annotations

from ludoteca.engine.ints import total
from ludoteca.engine.kernel import Part, in_mask
from ludoteca.engine.rng import Rng


class Deck(Part):
    """`loose[kind]` counts the cards in no known order. Known cards lie above (`top`, the next one last)
    or below (`bottom`, the deepest first); beside each stands the mask of the seats that know it.
    """

    loose: list[int]
    top: list[int]
    top_known: list[int]
    bottom: list[int]
    bottom_known: list[int]

    def size(self) -> int:
        return len(self.top) + total(self.loose) + len(self.bottom)

    def is_empty(self) -> bool:
        if self.top or self.bottom:
            return False
        for count in self.loose:  # compiled, a loop over ints is faster than `any`
            if count:
                return False
        return True

    def next_kinds(self) -> list[int]:
        """What the next card may be, ascending; `weights` are their odds."""
        if self.top:
            return [self.top[-1]]
        kinds = [kind for kind in range(len(self.loose)) if self.loose[kind]]
        if kinds or not self.bottom:
            return kinds
        return [self.bottom[-1]]

    def weights(self) -> list[int]:
        if self.top:
            return [1]
        counts = [count for count in self.loose if count]
        return counts if counts or not self.bottom else [1]

    def any_next(self, rng: Rng) -> int:
        """The next card by these odds."""
        loose = 0 if self.top else sum(self.loose)
        if loose:
            return rng.weighted_of(self.loose, loose)
        return self.next_kinds()[rng.weighted(self.weights())]

    def next_known(self) -> int:
        """The mask of those who know the next card."""
        if self.top:
            return self.top_known[-1]
        return self.bottom_known[-1] if self.bottom and not any(self.loose) else 0

    def draw(self, kind: int) -> None:
        """The next card, which chance said is of this kind, leaves the deck."""
        if self.top:
            assert self.top.pop() == kind
            self.top_known.pop()
        elif self.loose[kind]:
            self.loose[kind] -= 1
        else:
            assert self.bottom.pop() == kind
            self.bottom_known.pop()

    def put_on_top(self, kind: int, known_to: int) -> None:
        self.top.append(kind)
        self.top_known.append(known_to)

    def put_at_bottom(self, kind: int, known_to: int) -> None:
        self.bottom.insert(0, kind)
        self.bottom_known.insert(0, known_to)

    def shuffle(self) -> None:
        """Nobody knows any place any more."""
        if self.top or self.bottom:
            for kind in self.top + self.bottom:
                self.loose[kind] += 1
            self.top, self.top_known, self.bottom, self.bottom_known = [], [], [], []

    def known_to(self, seat: int) -> dict[str, list[int | None]]:
        """The places that a seat knows: kinds, and None where it knows only that a card lies there."""
        return {
            "top": [
                kind if in_mask(known, seat) else None
                for kind, known in zip(self.top, self.top_known, strict=True)
            ],
            "bottom": [
                kind if in_mask(known, seat) else None
                for kind, known in zip(self.bottom, self.bottom_known, strict=True)
            ],
        }

    def release(self, seat: int) -> list[int]:
        """Take out all that a seat does not know, as counts by kind; `refill` puts as many back."""
        pool = self.loose
        self.loose = [0] * len(pool)
        for cards, known in ((self.top, self.top_known), (self.bottom, self.bottom_known)):
            for i in range(len(cards)):
                if not in_mask(known[i], seat):
                    pool[cards[i]] += 1
                    cards[i] = -1
        return pool

    def refill(self, pool: list[int], loose: int, rng: Rng) -> None:
        """Fill the released places, and `loose` unplaced ones, from a pool of counts, at random."""
        for cards in (self.top, self.bottom):
            for i in range(len(cards)):
                if cards[i] < 0:
                    cards[i] = pick(pool, rng)
        for j in range(loose):
            self.loose[pick(pool, rng)] += 1

    def refill_all(self, pool: list[int], rng: Rng) -> None:
        """Fill the released places; what is left of the pool is the rest of the deck, in no known order."""
        for cards in (self.top, self.bottom):
            for i in range(len(cards)):
                if cards[i] < 0:
                    cards[i] = pick(pool, rng)
        self.loose = pool


def pick(pool: list[int], rng: Rng) -> int:
    """Take one card out of a multiset, each equally likely."""
    kind = rng.weighted(pool)
    pool[kind] = pool[kind] - 1  # `-=` on an item compiles badly
    return kind


def pick_some(pool: list[int], count: int, rng: Rng) -> list[int]:
    """The same, one after the other; how many are left is counted once."""
    found: list[int] = []
    if count:
        left = total(pool)
        for i in range(count):
            kind = rng.weighted_of(pool, left - i)
            pool[kind] = pool[kind] - 1
            found.append(kind)
    return found
