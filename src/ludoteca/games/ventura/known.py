"""What others know of a hand or a reserve (VEN-INFO-04, VEN-INFO-05), though they do not see it."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Part


class Glimpse(Part):
    """What one seat saw in another's hand or reserve, and what everybody saw go there since."""

    viewer: Final[int]
    owner: Final[int]
    kinds: Final[tuple[int, ...]]  # ascending


class Known(Part):
    """Of all hands, or of all reserves; never changed but replaced."""

    to_all: Final[tuple[tuple[int, ...], ...]]  # by owner, ascending: what everybody saw go there
    glimpses: Final[tuple[Glimpse, ...]] = ()  # one for each viewer and owner, as long as anything is left

    def to(self, viewer: int, owner: int) -> list[int]:
        """All that a viewer knows to be there, ascending."""
        found = list(self.to_all[owner])
        for glimpse in self.glimpses:
            if glimpse.viewer == viewer and glimpse.owner == owner:
                for kind in set(glimpse.kinds):
                    found.extend([kind] * (glimpse.kinds.count(kind) - found.count(kind)))
                found.sort()
        return found

    def glimpsed(self, viewer: int) -> bool:
        """Whether a viewer has seen anything there that not everybody saw."""
        return any(glimpse.viewer == viewer for glimpse in self.glimpses)

    def came(self, owner: int, kind: int) -> Known:
        """Everybody saw it go there."""
        to_all = self.but(owner, more(self.to_all[owner], kind))
        if not self.glimpses:
            return Known(to_all)
        glimpses = [
            Glimpse(glimpse.viewer, owner, more(glimpse.kinds, kind)) if glimpse.owner == owner else glimpse
            for glimpse in self.glimpses
        ]
        return Known(to_all, tuple(glimpses))

    def went(self, owner: int, kind: int) -> Known:
        """Everybody saw it leave; of two alike it is the one that others know of."""
        to_all = self.to_all
        if kind in to_all[owner]:
            to_all = self.but(owner, less(to_all[owner], kind))
        if not self.glimpses:
            return Known(to_all)
        glimpses = [
            Glimpse(glimpse.viewer, owner, less(glimpse.kinds, kind)) if glimpse.owner == owner else glimpse
            for glimpse in self.glimpses
        ]
        return Known(to_all, not_empty(glimpses))

    def saw(self, viewer: int, owner: int, kinds: list[int]) -> Known:
        """One seat looked at all that is there."""
        others = [glimpse for glimpse in self.glimpses if glimpse.viewer != viewer or glimpse.owner != owner]
        return Known(self.to_all, not_empty([*others, Glimpse(viewer, owner, tuple(kinds))]))

    def saw_come(self, viewer: int, owner: int, kind: int) -> Known:
        """One seat knows what came there, such as one who put it where it was drawn from."""
        kinds = [kind]
        for glimpse in self.glimpses:
            if glimpse.viewer == viewer and glimpse.owner == owner:
                kinds.extend(glimpse.kinds)
        return self.saw(viewer, owner, sorted(kinds))

    def emptied(self, owner: int) -> Known:
        """Nothing is there any more."""
        others = [glimpse for glimpse in self.glimpses if glimpse.owner != owner]
        return Known(self.but(owner, ()), tuple(others))

    def imagined(self, there: list[list[int]]) -> Known:
        """In an imagined world, too, nobody has seen more of a hand or a reserve than is in it."""
        if not self.glimpses:
            return self
        glimpses = [
            Glimpse(glimpse.viewer, glimpse.owner, within(glimpse.kinds, there[glimpse.owner]))
            for glimpse in self.glimpses
        ]
        return Known(self.to_all, not_empty(glimpses))

    def but(self, owner: int, kinds: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """What all know, with another answer for one owner."""
        known = list(self.to_all)
        known[owner] = kinds
        return tuple(known)


def not_empty(glimpses: list[Glimpse]) -> tuple[Glimpse, ...]:
    return tuple([glimpse for glimpse in glimpses if glimpse.kinds])


def more(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(sorted([*kinds, kind]))


def less(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Without one of a kind, if there is one."""
    if kind not in kinds:
        return kinds
    first = kinds.index(kind)
    return kinds[:first] + kinds[first + 1 :]


def within(kinds: tuple[int, ...], there: list[int]) -> tuple[int, ...]:
    """Those that are also there, each as often as it is."""
    left = there[:]
    found: list[int] = []
    for kind in kinds:
        if kind in left:
            left.remove(kind)
            found.append(kind)
    return tuple(found)
