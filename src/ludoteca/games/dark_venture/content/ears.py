"""Who hears what happens: the figures, items, places and Ancients that have an ability for a moment."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.program import NOTHING, Ability

# the moments that places hear too, of whoever is in them
IN_PLACES: Final = ("search", "found", "missed", "fight", "order", "court", "fight-over", "fled")
SELF: Final = v.WHOSE.index("self")


class Ears:
    """Of a moment, and of the purpose of a roll where it is about one: with which abilities it is heard."""

    def __init__(self, figures: list[list[int]], items: list[list[int]], places: bool, powers: bool) -> None:
        self.of_figure = figures  # by card
        self.of_item = items
        self.in_places = places  # whether places can hear it
        self.by_powers = powers
        self.figures = set_of(figures)  # of those who hear it
        self.others = 0  # and of those who hear it of others, too
        self.by_items = set_of(items) != 0
        self.by_items_of_others = False
        self.is_silent = not (self.figures or self.by_items or places or powers)  # nobody can hear it


def set_of(abilities: list[list[int]]) -> int:
    """The set of those that have any."""
    return sum([1 << card for card, own in enumerate(abilities) if own])


class Hearers:
    """What figures, items, places and Ancients bring along, each a list of numbers of abilities."""

    def __init__(
        self,
        abilities: list[Ability],
        figures: list[list[int]],
        items: list[list[int]],
        places: list[list[int]],
        powers: list[list[int]],
    ) -> None:
        self.abilities = abilities
        self.figures = figures
        self.items = items
        self.places = places
        self.powers = powers

    def ears(self) -> list[list[Ears]]:
        """By moment, then by purpose; the last of each are those of no purpose."""
        return [self.of_moment(moment) for moment in range(len(v.MOMENTS))]

    def of_moment(self, moment: int) -> list[Ears]:
        """Most moments are heard alike whatever a roll is for."""
        anyway = self.of(moment, NOTHING)
        purposes = {one.purpose for one in self.abilities if one.moment == moment}
        rolls = range(len(v.PURPOSES))
        return [*[self.of(moment, one) if one in purposes else anyway for one in rolls], anyway]

    def of(self, moment: int, purpose: int) -> Ears:
        figures = [self.heard(own, moment, purpose) for own in self.figures]
        items = [self.heard(own, moment, purpose) for own in self.items]
        places = v.MOMENTS[moment] in IN_PLACES and any(
            self.heard(own, moment, purpose) for own in self.places
        )
        powers = any(self.heard(own, moment, purpose) for own in self.powers)
        found = Ears(figures, items, places, powers)
        found.others = set_of([self.of_others(own) for own in figures])
        found.by_items_of_others = any(self.of_others(own) for own in items)
        return found

    def heard(self, own: list[int], moment: int, purpose: int) -> list[int]:
        ways = [(number, self.abilities[number]) for number in own]
        return [n for n, one in ways if one.moment == moment and one.purpose in (NOTHING, purpose)]

    def of_others(self, own: list[int]) -> list[int]:
        """Those that are about what happens to others, too, and not to their bearer alone."""
        return [number for number in own if self.abilities[number].whose != SELF]
