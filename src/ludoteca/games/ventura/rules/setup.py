"""Chapter "Setup": families, tiles laid in turn, Cities and starting Domains."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteca.engine.kernel import CHANCE, Prompt, Refusal, Step, in_mask, only
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import (
    AREAS,
    AT,
    FAMILY,
    FIRST,
    LAND,
    NOBLE,
    SPEND,
    TILE,
    cell_at,
)
from ludoteca.games.ventura.content import (
    CASTLE,
    CITY,
    FAMILIES,
    FIELD,
    FIRST_GARRISON,
    HILL,
    PAPAL,
    RIVER,
    TILE_NAMES,
    WOOD,
)
from ludoteca.games.ventura.rules.cards import FillRow
from ludoteca.games.ventura.rules.tiles import city_cells, free_cells, lay, neighbours, set_owner
from ludoteca.games.ventura.rules.troops import HOME, add_company, move_to
from ludoteca.games.ventura.state import NOBODY, Position

TO_PLACE: Final = 4  # VEN-SETUP-13
PAPAL_CELLS: Final = (cell_at(0, 0), cell_at(1, 0))  # VEN-SETUP-12
OTHERS: Final = 3  # VEN-SETUP-17: tiles of the starting Domain beside the City
EQUAL_SET: Final = (CASTLE, WOOD, FIELD, HILL, RIVER)  # VEN-OPT-01, VEN-OPT-02: the first four or all five


class Opening(Step[Position]):
    """VEN-SETUP-01 to -22, in this order; nobody needs the Battle Boards here."""

    at: int
    turn: int  # how many seats, from the first player on, have done their part

    START: Final = 0
    FAMILIES: Final = 1
    TILES: Final = 2
    ROW: Final = 3
    PAPAL: Final = 4
    PLACING: Final = 5
    CITIES: Final = 6
    DOMAINS: Final = 7
    READY: Final = 8

    def run(self, g: Position) -> None:
        if self.at == self.START:
            if g.first == NOBODY:
                g.ask(CHANCE)  # VEN-SETUP-01, VEN-RUL-06
            else:
                g.tell("starts", (g.first,))
                self.next_part()
        elif self.at == self.FAMILIES:
            self.each(g, g.seats, ChooseFamily(self.seat(g)))
        elif self.at == self.TILES:
            self.hand_out(g)
        elif self.at == self.ROW:
            self.next_part()
            g.call(FillRow(0, 0))
        elif self.at == self.PAPAL:
            for cell in PAPAL_CELLS:
                lay(g, PAPAL, cell)
            self.next_part()
        elif self.at == self.PLACING:
            self.each(g, g.seats * TO_PLACE, PlaceTile(self.seat(g), NOBODY))
        elif self.at == self.CITIES:
            self.each(g, g.seats, PlaceCity(self.seat(g), int(g.terms.city_with_domain)))
        elif self.at == self.DOMAINS:
            if g.terms.city_with_domain:  # VEN-SETUP-16: done with the Cities
                self.next_part()
            else:
                self.each(g, g.seats, StartingDomain(self.seat(g), [], []))
        else:
            self.garrison(g)
            g.done()

    def seat(self, g: Position) -> int:
        return (g.first + self.turn) % g.seats

    def next_part(self) -> None:
        self.at += 1
        self.turn = 0

    def each(self, g: Position, turns: int, step: Step[Position]) -> None:
        """VEN-GEN-04: from the first player clockwise."""
        if self.turn == turns:
            self.next_part()
        else:
            self.turn += 1
            g.call(step)

    def hand_out(self, g: Position) -> None:
        """VEN-SETUP-07, -08: drawn in secret; VEN-OPT-01, -02, VEN-RUL-84: or the same set for everybody."""
        number = g.terms.drawn_tiles
        if self.turn == g.seats:
            self.next_part()
            return
        seat = self.seat(g)
        if g.terms.equal_domains:
            for kind in EQUAL_SET[:number]:
                g.stock.draw(kind)
                insort(g.reserve[seat], kind)
                g.known_tiles = g.known_tiles.came(seat, kind)
            g.tell("takes-set", (seat, number))
            self.turn += 1
        elif len(g.reserve[seat]) == number:
            self.turn += 1
        else:
            g.call(DrawTile(seat))

    def garrison(self, g: Position) -> None:
        """VEN-SETUP-19, VEN-SETUP-20: a Garrison in every City; Florins by place in the turn order."""
        for place in range(g.seats):
            seat = (g.first + place) % g.seats
            kind = FIRST_GARRISON + g.family[seat]
            troop = seat * AREAS + HOME
            g.removed[kind] = 0
            add_company(g, troop, kind, 0)
            move_to(g, troop, g.city[seat])
            g.florins[seat] = place

    def options(self, g: Position, seat: int) -> list[int]:
        return [FIRST + other for other in range(g.seats)]

    def odds(self, g: Position) -> list[int]:
        return [1] * g.seats

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.first = action - FIRST

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-SETUP-01", Message("no-chance"))


def out_of_reserve(g: Position, seat: int, kind: int) -> None:
    """A tile is laid."""
    g.reserve[seat].remove(kind)
    g.known_tiles = g.known_tiles.went(seat, kind)


def spy(g: Position, seat: int, kind: int, knowing: int) -> None:
    """A tile comes into a reserve; those of a mask know which, such as one who put it at the bottom."""
    if knowing:
        for viewer in range(g.seats):
            if viewer != seat and in_mask(knowing, viewer):
                g.known_tiles = g.known_tiles.saw_come(viewer, seat, kind)


def wait_for(seat: int, rule: str) -> Refusal:
    """Why another seat cannot move now."""
    return Refusal(rule, Message("no-turn", {"seat": seat}))


class ChooseFamily(Step[Position]):
    """VEN-SETUP-02, -03: a family that is left; VEN-OPT-05: or one that chance deals."""

    seat: int

    def run(self, g: Position) -> None:
        g.ask(CHANCE if g.terms.familial else self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        base = NOBLE if seat == CHANCE else FAMILY
        return [base + family for family in range(len(FAMILIES)) if family not in g.family]

    def odds(self, g: Position) -> list[int]:
        return [1] * len(self.options(g, CHANCE))

    def chose(self, g: Position, seat: int, action: int) -> None:
        family = action - (NOBLE if seat == CHANCE else FAMILY)
        g.family[self.seat] = family
        g.tell("leads", (self.seat, family))
        g.done()

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-family"), "VEN-SETUP-02")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if FAMILY <= action < TILE:
            return Refusal("VEN-SETUP-02", Message("no-family", {"family": FAMILIES[action - FAMILY]}))
        return Refusal("VEN-SETUP-02", Message("no-answer-family"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return wait_for(self.seat, "VEN-SETUP-02")


class DrawTile(Step[Position]):
    """VEN-SETUP-06, VEN-FORT-03: the top tile of the stockpile goes to a reserve, unseen by the others."""

    seat: int

    def run(self, g: Position) -> None:
        g.ask(CHANCE)

    def options(self, g: Position, seat: int) -> list[int]:
        return [LAND + kind for kind in g.stock.next_kinds()]

    def odds(self, g: Position) -> list[int]:
        return g.stock.weights()

    def chose(self, g: Position, seat: int, action: int) -> None:
        kind = action - LAND
        spy(g, self.seat, kind, g.stock.next_known())
        g.stock.draw(kind)
        insort(g.reserve[self.seat], kind)
        g.tell("draws-tile", (self.seat,))
        g.tell("gets-tile", (self.seat, kind), only(self.seat))
        g.done()

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-INFO-06", Message("no-such-tile"))


class PlaceTile(Step[Position]):
    """VEN-SETUP-13: one of the own tiles, then a cell beside at least two tiles."""

    seat: int
    chosen: int  # the type; NOBODY before it is chosen

    def run(self, g: Position) -> None:
        kinds = sorted(set(g.reserve[self.seat]))
        if self.chosen == NOBODY and len(kinds) == 1:
            self.chosen = kinds[0]
        g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        if self.chosen == NOBODY:
            return [TILE + kind for kind in sorted(set(g.reserve[seat]))]
        return [AT + cell for cell in free_cells(g)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        if self.chosen == NOBODY:
            self.chosen = action - TILE
            return
        out_of_reserve(g, seat, self.chosen)
        lay(g, self.chosen, action - AT)
        g.tell("places", (seat, self.chosen, action - AT))
        g.done()

    def prompt(self, g: Position, seat: int) -> Prompt:
        if self.chosen == NOBODY:
            return Prompt(Message("ask-tile"), "VEN-SETUP-13")
        return Prompt(Message("ask-cell", {"tile": TILE_NAMES[self.chosen]}), "VEN-SETUP-13")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return why_not_placed(g, seat, action, self.chosen, "VEN-SETUP-13")

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return wait_for(self.seat, "VEN-SETUP-13")


def why_not_placed(g: Position, seat: int, action: int, chosen: int, rule: str) -> Refusal:
    """Why a tile cannot be chosen or laid there."""
    if TILE <= action < AT and chosen == NOBODY:
        return Refusal(rule, Message("no-tile", {"tile": TILE_NAMES[action - TILE]}))
    if AT <= action < SPEND and chosen != NOBODY:
        if action - AT in g.where:
            return Refusal(rule, Message("no-cell-taken"))
        return Refusal(rule, Message("no-cell"))
    return Refusal(rule, Message("no-answer-place"))


class PlaceCity(Step[Position]):
    """VEN-SETUP-14: the City, away from other Cities; VEN-SETUP-16: in Italian with the Domain at once."""

    seat: int
    with_domain: int

    def run(self, g: Position) -> None:
        g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        cells = city_cells(g)
        if self.with_domain:  # VEN-RUL-10: where a full Domain is possible, if there is such a cell
            cells = [cell for cell in cells if self.has_room(g, cell)] or cells
        return [AT + cell for cell in cells]

    def has_room(self, g: Position, cell: int) -> bool:
        trial = g.clone()
        lay(trial, CITY, cell)
        return bool(full_domains(trial, len(trial.where) - 1))

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.city[seat] = lay(g, CITY, action - AT)
        g.tell("places-city", (seat, action - AT))
        g.done()
        if self.with_domain:
            g.call(StartingDomain(seat, [], []))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-city"), "VEN-SETUP-14")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if AT <= action < SPEND and action - AT in free_cells(g):
            if action - AT in city_cells(g):
                return Refusal("VEN-RUL-10", Message("no-room-for-domain"))
            return Refusal("VEN-SETUP-14", Message("no-city-beside-city"))
        return why_not_placed(g, seat, action, CITY, "VEN-SETUP-14")

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return wait_for(self.seat, "VEN-SETUP-14")


def takeable(g: Position, tile: int) -> bool:
    """VEN-RUL-08, VEN-RUL-11: no City, no marked tile; Papal tiles, if so agreed."""
    kind = g.kind[tile]
    return kind != CITY and g.owner[tile] == NOBODY and (g.terms.papal_start or kind != PAPAL)


def grown(g: Position, start: int, size: int) -> list[int]:
    """VEN-RUL-07: all connected groups of so many free tiles with the City, as masks of tiles without it."""
    found = {0}
    for i in range(size):
        larger: set[int] = set()
        for mask in found:
            for tile in range(len(g.where)):
                if tile == start or mask >> tile & 1:
                    for other in neighbours(g, tile):
                        if not mask >> other & 1 and other != start and takeable(g, other):
                            larger.add(mask | 1 << other)
        found = larger
    return sorted(found)


def full_domains(g: Position, city: int) -> list[int]:
    return grown(g, city, OTHERS)


def leaves_room(groups: list[list[int]], taken: int, first: int, without: int) -> bool:
    """Whether all but so many of the later players can still have a full Domain, none in another's way."""
    if first == len(groups):
        return True
    for mask in groups[first]:
        if not mask & taken and leaves_room(groups, taken | mask, first + 1, without):
            return True
    return without > 0 and leaves_room(groups, taken, first + 1, without - 1)


def starting_domains(g: Position, seat: int) -> list[int]:
    """VEN-RUL-10: full connected Domains, those that box nobody in, or as few as can be; else the largest."""
    possible = full_domains(g, g.city[seat])
    if possible:
        later = [
            full_domains(g, g.city[other])
            for other in later_seats(g, seat)
            if g.city[other] >= 0 and g.owner[g.city[other]] == NOBODY
        ]
        later = [groups for groups in later if groups]  # whom nothing helps anyway cannot be spared
        for without in range(len(later)):
            kind = [mask for mask in possible if leaves_room(later, mask, 0, without)]
            if kind:
                return kind
        return possible
    for number in range(OTHERS - 1, 0, -1):
        possible = grown(g, g.city[seat], number)
        if possible:
            return possible
    return [0]


def later_seats(g: Position, seat: int) -> list[int]:
    """Those who come after a seat in the first round."""
    place = (seat - g.first) % g.seats
    return [(g.first + other) % g.seats for other in range(place + 1, g.seats)]


class StartingDomain(Step[Position]):
    """VEN-SETUP-15, -17, -18: the City and three other tiles, chosen one by one in the order of the tiles."""

    seat: int
    groups: list[int]  # the Domains that are still possible, as masks of tiles
    picked: list[int]  # tiles, ascending

    def run(self, g: Position) -> None:
        if not self.groups:
            self.groups = starting_domains(g, self.seat)
        if len(self.groups) == 1:
            self.settle(g)
        else:
            g.ask(self.seat)

    def next_tiles(self, g: Position, groups: list[int]) -> list[int]:
        last = self.picked[-1] if self.picked else -1
        found: list[int] = []
        for tile in range(last + 1, len(g.where)):
            for mask in groups:
                if mask >> tile & 1 and not mask & ((1 << tile) - 1) & ~self.mask():
                    found.append(tile)
                    break
        return found

    def mask(self) -> int:
        mask = 0
        for tile in self.picked:
            mask |= 1 << tile
        return mask

    def options(self, g: Position, seat: int) -> list[int]:
        return sorted([AT + g.where[tile] for tile in self.next_tiles(g, self.groups)])

    def chose(self, g: Position, seat: int, action: int) -> None:
        tile = g.where.index(action - AT)
        before = (1 << tile) - 1
        chosen = self.mask()
        self.groups = [mask for mask in self.groups if mask >> tile & 1 and not mask & before & ~chosen]
        self.picked.append(tile)

    def settle(self, g: Position) -> None:
        """VEN-SETUP-18, VEN-RUL-11: markers come when all tiles are chosen, so that formulas count them."""
        g.done()
        mask = self.groups[0]
        set_owner(g, g.city[self.seat], self.seat)
        for tile in range(len(g.where)):
            if mask >> tile & 1:
                set_owner(g, tile, self.seat)
        g.tell(
            "domain", (self.seat, sum([g.marks[t] for t in range(len(g.where)) if g.owner[t] == self.seat]))
        )

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-domain", {"count": OTHERS - len(self.picked)}), "VEN-SETUP-17")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if not AT <= action < SPEND:
            return Refusal("VEN-SETUP-17", Message("no-answer-domain"))
        if action - AT not in g.where:
            return Refusal("VEN-SETUP-17", Message("no-tile-there"))
        if not takeable(g, g.where.index(action - AT)):
            return Refusal("VEN-RUL-11", Message("no-tile-free"))
        chosen = self.mask()
        fitting = [mask for mask in full_domains(g, g.city[seat]) if mask & chosen == chosen]
        if g.where.index(action - AT) in self.next_tiles(g, fitting):
            return Refusal("VEN-RUL-10", Message("no-domain-boxes-in"))
        return Refusal("VEN-RUL-07", Message("no-domain"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return wait_for(self.seat, "VEN-SETUP-17")
