"""Chapters "Battle", "Modifiers", "Retreat" and "End of a battle"."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import AREAS, AT, CARD_NAMES, LINE, RANKS, SPEND, STAY
from ludoteca.games.ventura.content import AGAINST, IN_ANY_CASE, ON_MELEE, ON_RANGED, ON_SPACE, ON_TERRAIN
from ludoteca.games.ventura.rules import account
from ludoteca.games.ventura.rules.battle_spaces import line_options, line_up, slot_for, unplaced
from ludoteca.games.ventura.rules.events import (
    AFTER_ASSAULT,
    AFTER_REVEAL,
    BATTLE_DECLARED,
    BATTLE_END,
    BEFORE_MELEE,
    BEFORE_RANGED,
    BEFORE_RETREAT,
    BEFORE_WOUNDS,
    open_window,
)
from ludoteca.games.ventura.rules.tiles import neighbours, seat_on, worth
from ludoteca.games.ventura.rules.troops import (
    discard_company,
    has_garrison,
    is_army,
    lead,
    move_to,
    size,
    wound,
)
from ludoteca.games.ventura.rules.winning import gain
from ludoteca.games.ventura.state import NOBODY, NOTHING, NOWHERE, Edge, Position

ARMY_POINTS: Final = 5  # VEN-VP-03
FIGHTING: Final = 2  # VEN-BAT-06: spaces I and II
ATTACKER: Final = 0
DEFENDER: Final = 1


def is_fighting(g: Position, seat: int) -> bool:
    return seat in (g.edges[ATTACKER].troop // AREAS, g.edges[DEFENDER].troop // AREAS)


def side_of(g: Position, seat: int) -> int:
    return ATTACKER if g.edges[ATTACKER].troop // AREAS == seat else DEFENDER


def fighting_troop(g: Position, side: int) -> int:
    return g.edges[side].troop


class Battle(Step[Position]):
    """VEN-BAT-03 to -13: sealed orders, a ranged assault, then melee ones; after each pair a retreat."""

    attacker: int  # Troops
    defender: int
    tile: int
    came_from: int
    at: int
    assault: int  # how many were fought
    wounds: int  # of this pair of assaults, also prevented ones: none means that nothing changes
    first_line: list[int]  # slots of the attacker's Companies from space I on, sealed
    second_line: list[int]  # of the defender's
    land_pool: list[int]  # VEN-RUL-66: prevention left, by side
    captain_pool: list[int]

    DECLARED: Final = 0
    ORDER: Final = 1
    REVEAL: Final = 2
    READY: Final = 3
    ASSAULT: Final = 4
    PAIR_OVER: Final = 5
    ATTACKER_RETREAT: Final = 6
    DEFENDER_RETREAT: Final = 7
    ENDED: Final = 8
    WOUNDS: Final = 9  # the totals are known; wounds are not assigned yet

    def troop(self, side: int) -> int:
        return self.attacker if side == ATTACKER else self.defender

    def line(self, side: int) -> list[int]:
        return self.first_line if side == ATTACKER else self.second_line

    def side_of(self, seat: int) -> int:
        return ATTACKER if self.attacker // AREAS == seat else DEFENDER

    def sides(self) -> list[int]:
        """VEN-RUL-86: the attacker first."""
        return [self.attacker // AREAS, self.defender // AREAS]

    def run(self, g: Position) -> None:
        if self.at == self.DECLARED:
            self.at = self.ORDER
            g.edges = [Edge(self.attacker), Edge(self.defender)]
            account.begin(g, self.tile, self.attacker, self.defender)
            open_window(g, BATTLE_DECLARED, self.sides())
        elif self.at == self.ORDER:
            self.ask_for_orders(g)
        elif self.at == self.REVEAL:
            self.reveal(g)
        elif self.at == self.READY:
            self.at = self.ASSAULT
            open_window(g, BEFORE_MELEE if self.assault else BEFORE_RANGED, self.sides())
        elif self.at == self.ASSAULT:
            self.fight(g)
        elif self.at == self.WOUNDS:
            self.assign_wounds(g)
        elif self.at == self.PAIR_OVER:
            self.at = self.ATTACKER_RETREAT
            open_window(g, BEFORE_RETREAT, self.sides())
        elif self.at == self.ENDED:
            for edge in g.edges:
                edge.troop = NOBODY
            g.done()
        elif self.at == self.ATTACKER_RETREAT:
            self.offer_retreat(g, ATTACKER)
        else:
            self.offer_retreat(g, DEFENDER)

    # orders

    def ask_for_orders(self, g: Position) -> None:
        """VEN-BAT-04, VEN-RUL-63: both in secret; one Company needs no order."""
        self.at = self.REVEAL
        asked: list[int] = []
        for side in (ATTACKER, DEFENDER):
            if size(g, self.troop(side)) > 1:
                asked.append(self.troop(side) // AREAS)
            else:
                self.line(side).append(0)
        if asked:
            g.ask_all(sorted(asked))

    def reveal(self, g: Position) -> None:
        """VEN-BAT-05: all at once. The cards now lie in their order in the Troop's slots."""
        self.at = self.READY
        g.turned_up += 1
        for side in (ATTACKER, DEFENDER):
            troop = self.troop(side)
            line_up(g, troop, self.line(side))
            self.line(side).clear()
            if g.troops[troop].captain != NOTHING:
                self.captain_pool[side] = g.terms.content.resistance[g.troops[troop].captain]
            if g.owner[self.tile] == troop // AREAS:
                self.land_pool[side] = worth(
                    g, g.terms.content.tiles[g.kind[self.tile]].resistance, self.tile
                )
        open_window(g, AFTER_REVEAL, self.sides())

    # assaults

    def parts(self, g: Position, side: int, ranged: bool) -> list[int]:
        """VEN-BAT-08, VEN-MOD-01 to -04, VEN-CARD-06, -07, VEN-TILE-06, -07, VEN-RUL-67: Companies on spaces
        I and II, their texts, Captain, tile, Events.
        """
        content = g.terms.content
        troop = self.troop(side)
        values = content.ranged if ranged else content.melee
        companies = 0
        specials = 0
        for slot in range(min(FIGHTING, size(g, troop))):
            kind = g.troops[troop].men[slot]
            companies += values[kind]
            if content.specials[kind]:
                specials += self.special(g, side, kind, slot, ON_RANGED if ranged else ON_MELEE)
        captain = 0 if g.troops[troop].captain == NOTHING else values[g.troops[troop].captain]
        land = 0
        if g.owner[self.tile] == troop // AREAS:
            tile = g.kind[self.tile]
            land = worth(g, content.tiles[tile].ranged, self.tile) if ranged else content.tile_melee[tile]
        edge = g.edges[side]
        events = edge.battle + (edge.ranged if ranged else edge.melee)
        return [companies, specials, captain, land, events]

    def special(self, g: Position, side: int, kind: int, slot: int, trigger: int) -> int:
        """VEN-CARD-09, VEN-RUL-90: what a Company's text adds in this assault."""
        amount = 0
        for special in g.terms.content.specials[kind]:
            if special.trigger != trigger:
                continue
            if (
                special.condition == IN_ANY_CASE
                or (special.condition == ON_SPACE and slot + 1 == special.value)
                or (special.condition == ON_TERRAIN and g.kind[self.tile] == special.value)
                or (special.condition == AGAINST and self.faces(g, side, special.value))
            ):
                amount += special.amount
        return amount

    def faces(self, g: Position, side: int, keyword: int) -> bool:
        """An enemy Company with a keyword stands on space I or II."""
        enemy = self.troop(1 - side)
        for slot in range(min(FIGHTING, size(g, enemy))):
            if g.terms.content.keywords[g.troops[enemy].men[slot]] & keyword:
                return True
        return False

    def fight(self, g: Position) -> None:
        """VEN-BAT-07, -09, VEN-RUL-64: both totals first; then wounds and eliminations of both."""
        ranged = self.assault == 0
        for side in (ATTACKER, DEFENDER):
            g.fought.extend(self.parts(g, side, ranged))
        self.assault += 1
        if not ranged:
            for edge in g.edges:
                edge.melee = 0
        if g.log is not None:
            for side in (ATTACKER, DEFENDER):
                kind = "assault-ranged" if ranged else "assault-melee"
                g.tell(kind, (self.troop(side) // AREAS, account.last_total(g, side)))
        if g.terms.windows & BEFORE_WOUNDS:
            self.at = self.WOUNDS
            open_window(g, BEFORE_WOUNDS, self.sides())
        else:
            self.assign_wounds(g)

    def assign_wounds(self, g: Position) -> None:
        """VEN-BAT-09 to -12: as the totals say, of which the account is the memory."""
        totals = [account.last_total(g, ATTACKER), account.last_total(g, DEFENDER)]
        for side in (ATTACKER, DEFENDER):
            self.suffer(g, side, totals[1 - side])
        for side in (ATTACKER, DEFENDER):
            self.bury(g, side)
        alive = [size(g, self.attacker) > 0, size(g, self.defender) > 0]
        if not alive[ATTACKER] or not alive[DEFENDER]:
            self.end_by_elimination(g, alive)
        else:
            self.at = self.PAIR_OVER if self.assault % 2 == 0 else self.READY
            open_window(g, AFTER_ASSAULT, self.sides())

    def suffer(self, g: Position, side: int, wounds: int) -> None:
        """VEN-BAT-10, VEN-WND-01, -08: the tile prevents first, then the Captain; then space I, then II."""
        self.wounds += wounds
        left = self.prevent(g, side, wounds)
        g.fought.append(wounds - left)
        suffered = 0
        troop = self.troop(side)
        resistance = g.terms.content.resistance
        for slot in range(min(FIGHTING, size(g, troop))):
            kind = g.troops[troop].men[slot]
            hits = min(left, resistance[kind] - g.troops[troop].hurt[slot])
            if hits:
                wound(g, troop, slot, hits)
                left -= hits
                suffered += hits
                if g.log is not None:
                    g.tell("wounded", (troop // AREAS, kind, hits))
        g.fought.append(suffered)

    def prevent(self, g: Position, side: int, wounds: int) -> int:
        """VEN-MOD-05, VEN-TILE-08, VEN-RUL-66: from a pool for the battle; or, strictly, each once."""
        left = wounds
        for pool in (self.land_pool, self.captain_pool):
            used = min(left, pool[side])
            if used:
                left -= used
                pool[side] = pool[side] - used if g.terms.resist_pool else 0
        used = min(left, g.edges[side].prevention)
        if used:
            left -= used
            g.edges[side].prevention -= used
        if left < wounds and g.log is not None:
            g.tell("prevented", (self.troop(side) // AREAS, wounds - left))
        return left

    def bury(self, g: Position, side: int) -> None:
        """VEN-BAT-11, -12, VEN-CARD-08: eliminated Companies leave, and ranks close."""
        troop = self.troop(side)
        gone: list[int] = []
        for slot in range(size(g, troop) - 1, -1, -1):
            kind = g.troops[troop].men[slot]
            if g.troops[troop].hurt[slot] >= g.terms.content.resistance[kind]:
                if g.log is not None:
                    g.tell("eliminated", (troop // AREAS, kind))
                gone.append(kind)
                discard_company(g, troop, slot)
        account.fallen(g, gone)

    # the end

    def end_by_elimination(self, g: Position, alive: list[bool]) -> None:
        """VEN-BEND-01, -02, -05: the survivor wins; a Captain without Companies is out of the game."""
        was_army = [is_army(g, self.attacker), is_army(g, self.defender)]
        for side in (ATTACKER, DEFENDER):
            if not alive[side]:
                self.captain_falls(g, side)
        if not alive[ATTACKER] and not alive[DEFENDER]:
            g.tell("battle-even")
            account.end(g, account.EVEN, NOBODY, 0)
            self.at = self.ENDED
        else:
            winner = ATTACKER if alive[ATTACKER] else DEFENDER
            self.end_won(g, winner, was_army[1 - winner], account.ELIMINATED)

    def captain_falls(self, g: Position, side: int) -> None:
        troop = self.troop(side)
        kind = g.troops[troop].captain
        if kind != NOTHING:
            lead(g, troop, NOTHING)
            g.removed[kind] = g.removed[kind] + 1
            g.tell("captain-falls", (troop // AREAS, kind))
        move_to(g, troop, NOWHERE)

    def end_won(self, g: Position, winner: int, beat_army: bool, how: int) -> None:
        """VEN-BEND-01, -03, VEN-VP-03: five points for a battle won against an Army."""
        self.at = self.ENDED
        seat = self.troop(winner) // AREAS
        points = ARMY_POINTS if beat_army else 0
        account.end(g, how, winner, points)
        g.tell("battle-won", (seat, points))
        gain(g, seat, points)
        open_window(g, BATTLE_END, self.sides())  # VEN-RUL-74

    # retreats

    def refuges(self, g: Position, side: int) -> list[int]:
        """VEN-RET-02, VEN-RUL-69, -70: adjacent tiles of the own Domain without enemy Troops."""
        troop = self.troop(side)
        seat = troop // AREAS
        if has_garrison(g, troop) or g.edges[side].held:
            return []
        anywhere = g.edges[side].free
        return [
            tile
            for tile in neighbours(g, self.tile)
            if (g.owner[tile] == seat or (anywhere and tile not in g.guarded))
            and seat_on(g, tile) in (NOBODY, seat)
        ]

    def offer_retreat(self, g: Position, side: int) -> None:
        """VEN-RET-01: first the attacker, then the defender."""
        if self.refuges(g, side):
            g.ask(self.troop(side) // AREAS)
        else:
            self.stay(g, side)

    def stay(self, g: Position, side: int) -> None:
        if side == ATTACKER:
            self.at = self.DEFENDER_RETREAT
        elif self.wounds == 0:  # VEN-RUL-68: it would never end
            self.at = self.ENDED
            move_to(g, self.attacker, self.came_from)
            account.end(g, account.BROKEN_OFF, NOBODY, 0)
            g.tell("battle-broken-off", (self.attacker // AREAS,))
            open_window(g, BATTLE_END, self.sides())
        else:
            self.at = self.READY
            self.wounds = 0

    def retreat(self, g: Position, side: int, tile: int) -> None:
        """VEN-RET-03, VEN-BEND-03: it ends the battle, and the other side wins."""
        troop = self.troop(side)
        move_to(g, troop, tile)
        g.tell("retreats", (troop // AREAS, g.where[tile]))
        self.end_won(g, 1 - side, is_army(g, troop), account.RETREATED)

    # asking

    def options(self, g: Position, seat: int) -> list[int]:
        side = self.side_of(seat)
        if self.at == self.REVEAL:
            return line_options(g, self.troop(side), self.line(side))
        found = sorted([AT + g.where[tile] for tile in self.refuges(g, side)])
        if not g.edges[side].forced:
            found.append(STAY)
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        side = self.side_of(seat)
        if self.at == self.REVEAL:
            line = self.line(side)
            line.append(slot_for(g, self.troop(side), line, action))
            left = unplaced(g, self.troop(side), line)
            if len(left) == 1:
                line.append(left[0])
            if len(left) > 1:
                g.ask_also(seat)
            else:
                g.tell("lines-up", (seat,))
        elif action == STAY:
            self.stay(g, side)
        else:
            self.retreat(g, side, g.where.index(action - AT))

    def prompt(self, g: Position, seat: int) -> Prompt:
        if self.at == self.REVEAL:
            space = len(self.line(self.side_of(seat))) + 1
            return Prompt(Message("ask-order", {"count": space}), "VEN-BAT-04")
        return Prompt(Message("ask-retreat"), "VEN-RET-01")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if self.at == self.REVEAL:
            if LINE <= action < STAY:
                card = CARD_NAMES[(action - LINE) // RANKS]
                return Refusal("VEN-BAT-04", Message("no-company", {"card": card}))
            return Refusal("VEN-BAT-04", Message("no-answer-order"))
        if AT <= action < SPEND:
            return Refusal("VEN-RET-02", Message("no-refuge"))
        return Refusal("VEN-RET-01", Message("no-answer-retreat"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-BAT-01", Message("no-battle"))
