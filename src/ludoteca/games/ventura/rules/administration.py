"""Phases B and C, Administration and Expansion: annexing, upkeep, new land."""

from __future__ import annotations

from ludoteca.engine.ints import among
from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import (
    AREAS,
    AT,
    CAPTAIN_SPOT,
    DISMISS,
    DONE,
    SETTLE,
    SPEND,
    SPOTS,
    TILE,
)
from ludoteca.games.ventura.content import MEDICI, TILE_NAMES, TILE_TYPES
from ludoteca.games.ventura.rules.events import OWN_EXPANSION, OWN_TURN, OWN_UPKEEP
from ludoteca.games.ventura.rules.setup import out_of_reserve, why_not_placed
from ludoteca.games.ventura.rules.tiles import border_cells, income, lay, neighbours, set_owner
from ludoteca.games.ventura.rules.troops import (
    discard_captain,
    discard_company,
    drop_company,
    empty_areas,
    has_garrison,
    is_army,
    size,
    upkeep_of,
)
from ludoteca.games.ventura.rules.turns import OwnTurn
from ludoteca.games.ventura.rules.winning import remove_markers, win
from ludoteca.games.ventura.state import BY_CITY, NOBODY, NOTHING, NOWHERE, Position, Troop


class Annex(OwnTurn):
    """VEN-ANNEX-01 to -04, VEN-RUL-22: tiles under own Troops join the Domain, in the player's order."""

    def run(self, g: Position) -> None:
        tiles = self.pending(g)
        if len(tiles) > 1 and order_matters(g, tiles):
            g.ask(self.seat)
        elif tiles:
            annex(g, self.seat, tiles[0])
        elif self.may_act(g):
            g.ask(self.seat)
        else:
            g.done()

    def pending(self, g: Position) -> list[int]:
        found: list[int] = []
        first = self.seat * AREAS
        for troop in g.troops[first : first + AREAS]:
            tile = troop.at
            if tile != NOWHERE and g.owner[tile] != self.seat and not among(found, tile):
                found.append(tile)
        if len(found) > 1:
            found.sort()
        return found

    def choices(self, g: Position) -> list[int]:
        return sorted([AT + g.where[tile] for tile in self.pending(g)]) or [DONE]

    def decide(self, g: Position, action: int) -> None:
        if action == DONE:
            g.done()
        else:
            annex(g, self.seat, g.where.index(action - AT))

    def question(self, g: Position) -> Prompt:
        return Prompt(Message("ask-annex"), "VEN-ANNEX-01")

    def refuse(self, g: Position, action: int) -> Refusal:
        if AT <= action < SPEND:
            return Refusal("VEN-ANNEX-01", Message("no-annex"))
        return Refusal("VEN-RUL-22", Message("no-answer-annex"))


def order_matters(g: Position, tiles: list[int]) -> bool:
    """Two neighbouring tiles of one opponent: markers of the second may be fewer when the first is gone."""
    for tile in tiles:
        if g.owner[tile] != NOBODY:
            for other in neighbours(g, tile):
                if other in tiles and g.owner[other] == g.owner[tile]:
                    return True
    return False


def annex(g: Position, seat: int, tile: int) -> None:
    """VEN-ANNEX-02, -03, -04: an opponent's markers score; then the own ones are laid."""
    if g.owner[tile] != NOBODY:
        remove_markers(g, seat, tile)
    set_owner(g, tile, seat)
    if g.over:  # by the points, or since no opponent is left
        return
    if g.log is not None:
        g.tell("annexes", (seat, g.where[tile], g.marks[tile]))
    if tile in g.city and g.city.index(tile) != seat:  # VEN-END-02, VEN-RUL-77
        g.tell("wins-by-city", (seat, g.where[tile]))
        win(g, seat, BY_CITY)


class Upkeep(OwnTurn):
    """VEN-UPK-01 to -07, VEN-RUL-27, -31, -33: income comes; cards that one does not pay for go."""

    earned: int  # Florins; NOTHING before the income is counted

    def run(self, g: Position) -> None:
        seat = self.seat
        if self.earned == NOTHING:
            self.earned = to_earn(g, seat, earnings(g, seat))
            g.burned[seat] = 0
            g.florins[seat] = g.florins[seat] + self.earned
            if g.log is not None:
                tell_income(g, seat, self.earned)
        if any_cards(g, seat) or self.may_act(g):
            g.ask(seat)
        else:
            self.decide(g, DONE)

    def window(self) -> int:
        return OWN_TURN | OWN_UPKEEP

    def owed(self, g: Position) -> int:
        return to_pay(g, self.seat, upkeep_of(g, self.seat))

    def choices(self, g: Position) -> list[int]:
        found = [DISMISS + spot for spot in spots_in_play(g, self.seat)]
        if self.owed(g) <= g.florins[self.seat]:
            found.append(DONE)
        return found

    def decide(self, g: Position, action: int) -> None:
        seat = self.seat
        if action == DONE:
            g.done()
            owed = self.owed(g)
            g.florins[seat] = g.florins[seat] - owed
            g.spared[seat] = 0
            g.tell("upkeep", (seat, owed, self.earned - owed))
        else:
            dismiss(g, seat, action - DISMISS)

    def question(self, g: Position) -> Prompt:
        owed, florins = self.owed(g), g.florins[self.seat]
        if owed > florins:
            return Prompt(Message("ask-upkeep-short", {"count": owed - florins}), "VEN-RUL-27")
        return Prompt(Message("ask-upkeep", {"count": owed, "count2": florins}), "VEN-UPK-02")

    def refuse(self, g: Position, action: int) -> Refusal:
        if action == DONE:
            return Refusal("VEN-RUL-27", Message("no-upkeep", {"count": self.owed(g) - g.florins[self.seat]}))
        if DISMISS <= action < SETTLE:
            return Refusal("VEN-UPK-02", Message("no-card-there"))
        return Refusal("VEN-UPK-02", Message("no-answer-upkeep"))


def earnings(g: Position, seat: int) -> int:
    """VEN-UPK-01; VEN-OPT-08, VEN-RUL-83: the Medici's extra Florin is income, without a marker."""
    return income(g, seat) + int(g.terms.familial and g.family[seat] == MEDICI)


def to_earn(g: Position, seat: int, income: int) -> int:
    """What comes of an income in the next Upkeep, with what Events do to it."""
    return max(0, income - g.burned[seat])


def to_pay(g: Position, seat: int, upkeep: int) -> int:
    """What is to be paid of an upkeep, with what Events spare."""
    return max(0, upkeep - g.spared[seat])


def tell_income(g: Position, seat: int, earned: int) -> None:
    """The income, and which types of tiles it comes from: how many of them, and how much."""
    tiles = [0] * TILE_TYPES
    florins = [0] * TILE_TYPES
    for tile in range(len(g.owner)):
        if g.owner[tile] == seat:
            kind = g.kind[tile]
            tiles[kind] = tiles[kind] + 1
            florins[kind] = florins[kind] + g.marks[tile]
    g.tell("income", (seat, earned, earned - sum(florins)))
    for kind in range(TILE_TYPES):
        if tiles[kind]:
            g.tell("earns", (seat, kind, tiles[kind], florins[kind]))


def any_cards(g: Position, seat: int) -> bool:
    for troop in range(seat * AREAS, seat * AREAS + AREAS):
        if size(g, troop):
            return True
    return False


def spots_in_play(g: Position, seat: int) -> list[int]:
    """All own cards in play, by area and slot; the Captain last."""
    found: list[int] = []
    for area in range(AREAS):
        troop = seat * AREAS + area
        found.extend([area * SPOTS + slot for slot in range(size(g, troop))])
        if is_army(g, troop):
            found.append(area * SPOTS + CAPTAIN_SPOT)
    return found


def dismiss(g: Position, seat: int, spot: int) -> None:
    """VEN-UPK-02, -04, -05: a card is discarded; a Captain without Companies goes with the last one."""
    troop = seat * AREAS + spot // SPOTS
    slot = spot % SPOTS
    if slot == CAPTAIN_SPOT:
        g.tell("dismisses", (seat, g.troops[troop].captain))
        discard_captain(g, troop)
        if size(g, troop) > 1:
            g.call(Leaderless(troop, []))
    else:
        g.tell("dismisses", (seat, g.troops[troop].men[slot]))
        discard_company(g, troop, slot)
        if is_army(g, troop) and not size(g, troop):
            g.tell("captain-leaves", (seat, g.troops[troop].captain))
            discard_captain(g, troop)


class Leaderless(Step[Position]):
    """VEN-RUL-28: Companies that lost their Captain: one keeps the area, others take empty ones, the rest go.

    They are named one after the other: the first keeps the area, each next one takes the lowest empty area.
    A Garrison keeps area 1.
    """

    troop: int
    kept: list[int]  # slots, in the order in which they were named

    def seat(self) -> int:
        return self.troop // AREAS

    def places(self, g: Position) -> int:
        """Areas that the Companies can have: their own and the empty ones."""
        return min(size(g, self.troop), 1 + len(empty_areas(g, self.seat())))

    def run(self, g: Position) -> None:
        if not self.kept and has_garrison(g, self.troop):
            self.kept.append(garrison_slot(g, self.troop))
        if len(self.kept) == self.places(g):
            self.settle(g)
        else:
            g.ask(self.seat())

    def options(self, g: Position, seat: int) -> list[int]:
        area = self.troop % AREAS
        return [SETTLE + area * SPOTS + slot for slot in range(size(g, self.troop)) if slot not in self.kept]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.kept.append((action - SETTLE) % SPOTS)

    def settle(self, g: Position) -> None:
        g.done()
        troop = self.troop
        empty = empty_areas(g, self.seat())
        old = g.troops[troop]
        for i in range(1, len(self.kept)):
            slot = self.kept[i]
            g.troops[empty[i - 1]] = Troop(old.at, NOTHING, (old.men[slot],), (old.hurt[slot],), old.moved)
        for slot in range(size(g, troop) - 1, -1, -1):
            if slot in self.kept[1:]:
                drop_company(g, troop, slot)
            elif slot != self.kept[0]:
                g.tell("dismisses", (self.seat(), g.troops[troop].men[slot]))
                discard_company(g, troop, slot)

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-settle", {"count": self.places(g) - len(self.kept)}), "VEN-RUL-28")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-RUL-28", Message("no-answer-settle"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-RUL-28", Message("no-turn", {"seat": self.seat()}))


def garrison_slot(g: Position, troop: int) -> int:
    men = g.troops[troop].men
    return men.index(max(men))  # Garrisons are the highest kinds


class Expansion(OwnTurn):
    """VEN-EXP-01 to -04, VEN-RUL-34, -35: a tile of the reserve, beside two tiles, one of them the own."""

    chosen: int

    def run(self, g: Position) -> None:
        if self.can_expand(g) or self.may_act(g):
            g.ask(self.seat)
        else:
            g.done()

    def can_expand(self, g: Position) -> bool:
        return bool(g.reserve[self.seat]) and bool(border_cells(g, self.seat, 1))

    def window(self) -> int:
        return OWN_TURN | OWN_EXPANSION if self.chosen == NOBODY else 0

    def choices(self, g: Position) -> list[int]:
        if self.chosen != NOBODY:
            return [AT + cell for cell in border_cells(g, self.seat)]
        if not self.can_expand(g):
            return [DONE]
        return [*[TILE + kind for kind in sorted(set(g.reserve[self.seat]))], DONE]

    def decide(self, g: Position, action: int) -> None:
        seat = self.seat
        if action == DONE:
            g.done()
        elif action < AT:
            self.chosen = action - TILE
        else:
            g.done()
            out_of_reserve(g, seat, self.chosen)
            tile = lay(g, self.chosen, action - AT)
            set_owner(g, tile, seat)
            g.tell("expands", (seat, self.chosen, action - AT))

    def question(self, g: Position) -> Prompt:
        if self.chosen != NOBODY:
            return Prompt(Message("ask-cell", {"tile": TILE_NAMES[self.chosen]}), "VEN-EXP-02")
        return Prompt(Message("ask-expansion"), "VEN-EXP-01")

    def refuse(self, g: Position, action: int) -> Refusal:
        if AT <= action < SPEND and self.chosen != NOBODY and action - AT not in g.where:
            return Refusal("VEN-EXP-02", Message("no-border"))
        if TILE <= action < AT and self.chosen == NOBODY and action - TILE in g.reserve[self.seat]:
            return Refusal("VEN-RUL-34", Message("no-border-left"))
        return why_not_placed(g, self.seat, action, self.chosen, "VEN-EXP-01")
