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
    why_not_healed,
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
from ludoteca.games.ventura.state import NOBODY, NOTHING, NOWHERE, WAR, Effort, Position, Side

ARMY_POINTS: Final = 5  # VEN-VP-03
FIGHTING: Final = 2  # VEN-BAT-06: spaces I and II
ATTACKER: Final = 0
DEFENDER: Final = 1


def fighting(g: Position) -> list[int]:
    """The seats of the battle that is fought; VEN-RUL-86: the attacker first."""
    return [side.troop // AREAS for side in g.sides]


def side_of(g: Position, seat: int) -> int:
    return ATTACKER if g.sides[ATTACKER].troop // AREAS == seat else DEFENDER


def declare(g: Position, attacker: int, defender: int, tile: int, came_from: int) -> None:
    """VEN-BAT-01: a Troop attacks another."""
    g.sides = [Side(attacker, []), Side(defender, [])]
    account.begin(g, tile, attacker, defender)
    g.call(Battle(tile, came_from))


class Battle(Step[Position]):
    """VEN-BAT-03 to -13: sealed orders, a ranged assault, then melee ones; after each pair a retreat."""

    tile: int
    came_from: int
    at: int = 0  # DECLARED
    assault: int = 0  # how many were fought
    wounds: int = 0  # of this pair of assaults, also prevented ones: none means that nothing changes

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

    def run(self, g: Position) -> None:
        if self.at == self.DECLARED:
            self.at = self.ORDER
            open_window(g, BATTLE_DECLARED, fighting(g))
        elif self.at == self.ORDER:
            self.ask_for_orders(g)
        elif self.at == self.REVEAL:
            self.reveal(g)
        elif self.at == self.READY:
            self.at = self.ASSAULT
            open_window(g, BEFORE_MELEE if self.assault else BEFORE_RANGED, fighting(g))
        elif self.at == self.ASSAULT:
            self.fight(g)
        elif self.at == self.WOUNDS:
            self.assign_wounds(g)
        elif self.at == self.PAIR_OVER:
            self.at = self.ATTACKER_RETREAT
            open_window(g, BEFORE_RETREAT, fighting(g))
        elif self.at == self.ENDED:
            g.sides = []
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
        for side in g.sides:
            if size(g, side.troop) > 1:
                asked.append(side.troop // AREAS)
            else:
                side.line.append(0)
        if asked:
            g.ask_all(sorted(asked))

    def reveal(self, g: Position) -> None:
        """VEN-BAT-05: all at once. The cards now lie in their order in the Troop's slots."""
        self.at = self.READY
        g.turned_up += 1
        content = g.terms.content
        for side in g.sides:
            line_up(g, side.troop, side.line)
            side.line.clear()
            if g.troops[side.troop].captain != NOTHING:
                side.captain = content.resistance[g.troops[side.troop].captain]
            if g.owner[self.tile] == side.troop // AREAS:
                side.land = worth(g, content.tiles[g.kind[self.tile]].resistance, self.tile)
        open_window(g, AFTER_REVEAL, fighting(g))

    # assaults

    def parts(self, g: Position, side: int, ranged: bool) -> tuple[int, ...]:
        """VEN-BAT-08, VEN-MOD-01 to -04, VEN-CARD-06, -07, VEN-TILE-06, -07, VEN-RUL-67: Companies on spaces
        I and II, their texts, Captain, tile, Events.
        """
        content = g.terms.content
        own = g.sides[side]
        troop = own.troop
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
        events = own.battle + (own.ranged if ranged else own.melee)
        return (companies, specials, captain, land, events)

    def foretells(self) -> bool:
        """Whether everybody can work out the next assault: the orders are revealed."""
        return Battle.REVEAL < self.at < Battle.ENDED

    def totals(self, g: Position) -> tuple[int, int]:
        """The attacker's and the defender's total of the next assault, as things stand."""
        ranged = self.assault == 0
        return account.total_of(self.parts(g, ATTACKER, ranged)), account.total_of(
            self.parts(g, DEFENDER, ranged)
        )

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
        enemy = g.sides[1 - side].troop
        for slot in range(min(FIGHTING, size(g, enemy))):
            if g.terms.content.keywords[g.troops[enemy].men[slot]] & keyword:
                return True
        return False

    def fight(self, g: Position) -> None:
        """VEN-BAT-07, -09, VEN-RUL-64: both totals first; then wounds and eliminations of both."""
        ranged = self.assault == 0
        for side in (ATTACKER, DEFENDER):
            g.sides[side].made = self.parts(g, side, ranged)
        self.assault += 1
        for own in g.sides:
            if not ranged:
                own.melee = 0
            if g.log is not None:
                kind = "assault-ranged" if ranged else "assault-melee"
                g.tell(kind, (own.troop // AREAS, account.total_of(own.made)))
        if g.terms.windows & BEFORE_WOUNDS:
            self.at = self.WOUNDS
            open_window(g, BEFORE_WOUNDS, fighting(g))
        else:
            self.assign_wounds(g)

    def assign_wounds(self, g: Position) -> None:
        """VEN-BAT-09 to -12: as the totals say."""
        attacker, defender = g.sides
        first = self.suffer(g, attacker, account.total_of(defender.made))
        second = self.suffer(g, defender, account.total_of(attacker.made))
        account.assault(
            g,
            Effort(attacker.made, first[0], first[1], self.bury(g, attacker)),
            Effort(defender.made, second[0], second[1], self.bury(g, defender)),
        )
        alive = [size(g, side.troop) > 0 for side in g.sides]
        if not alive[ATTACKER] or not alive[DEFENDER]:
            self.end_by_elimination(g, alive)
        else:
            self.at = self.PAIR_OVER if self.assault % 2 == 0 else self.READY
            open_window(g, AFTER_ASSAULT, fighting(g))

    def suffer(self, g: Position, side: Side, wounds: int) -> tuple[int, int]:
        """VEN-BAT-10, VEN-WND-01, -08: the tile prevents first, then the Captain; then space I, then II.

        Gives back how many wounds were prevented and how many were suffered.
        """
        self.wounds += wounds
        left = self.prevent(g, side, wounds)
        prevented = wounds - left
        suffered = 0
        troop = side.troop
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
        return prevented, suffered

    def prevent(self, g: Position, side: Side, wounds: int) -> int:
        """VEN-MOD-05, VEN-TILE-08, VEN-RUL-66: from a pool for the battle; or, strictly, each once."""
        pool = g.terms.resist_pool
        land = min(wounds, side.land)
        captain = min(wounds - land, side.captain)
        events = min(wounds - land - captain, side.prevention)
        if land:
            side.land = side.land - land if pool else 0
        if captain:
            side.captain = side.captain - captain if pool else 0
        side.prevention -= events
        prevented = land + captain + events
        if prevented and g.log is not None:
            g.tell("prevented", (side.troop // AREAS, prevented))
        return wounds - prevented

    def bury(self, g: Position, side: Side) -> tuple[int, ...]:
        """VEN-BAT-11, -12, VEN-CARD-08: eliminated Companies leave, and ranks close."""
        troop = side.troop
        gone: list[int] = []
        for slot in range(size(g, troop) - 1, -1, -1):
            kind = g.troops[troop].men[slot]
            if g.troops[troop].hurt[slot] >= g.terms.content.resistance[kind]:
                if g.log is not None:
                    g.tell("eliminated", (troop // AREAS, kind))
                gone.append(kind)
                discard_company(g, troop, slot)
        return tuple(reversed(gone))

    # the end

    def end_by_elimination(self, g: Position, alive: list[bool]) -> None:
        """VEN-BEND-01, -02, -05: the survivor wins; a Captain without Companies is out of the game."""
        was_army = [is_army(g, side.troop) for side in g.sides]
        for side in (ATTACKER, DEFENDER):
            if not alive[side]:
                self.captain_falls(g, g.sides[side].troop)
        if not alive[ATTACKER] and not alive[DEFENDER]:
            g.tell("battle-even")
            account.end(g, account.EVEN, NOBODY, 0)
            self.at = self.ENDED
        else:
            winner = ATTACKER if alive[ATTACKER] else DEFENDER
            self.end_won(g, winner, was_army[1 - winner], account.ELIMINATED)

    def captain_falls(self, g: Position, troop: int) -> None:
        kind = g.troops[troop].captain
        if kind != NOTHING:
            lead(g, troop, NOTHING)
            g.removed[kind] = g.removed[kind] + 1
            g.tell("captain-falls", (troop // AREAS, kind))
        move_to(g, troop, NOWHERE)

    def end_won(self, g: Position, winner: int, beat_army: bool, how: int) -> None:
        """VEN-BEND-01, -03, VEN-VP-03: five points for a battle won against an Army."""
        self.at = self.ENDED
        seat = g.sides[winner].troop // AREAS
        points = ARMY_POINTS if beat_army else 0
        account.end(g, how, winner, points)
        g.tell("battle-won", (seat, points))
        gain(g, seat, points, WAR)
        open_window(g, BATTLE_END, fighting(g))  # VEN-RUL-74

    # retreats

    def refuges(self, g: Position, side: int) -> list[int]:
        """VEN-RET-02, VEN-RUL-69, -70: adjacent tiles of the own Domain without enemy Troops."""
        troop = g.sides[side].troop
        seat = troop // AREAS
        if has_garrison(g, troop) or g.sides[side].held:
            return []
        anywhere = g.sides[side].free
        return [
            tile
            for tile in neighbours(g, self.tile)
            if (g.owner[tile] == seat or (anywhere and tile not in g.guarded))
            and seat_on(g, tile) in (NOBODY, seat)
        ]

    def offer_retreat(self, g: Position, side: int) -> None:
        """VEN-RET-01: first the attacker, then the defender."""
        if self.refuges(g, side):
            g.ask(g.sides[side].troop // AREAS)
        else:
            self.stay(g, side)

    def stay(self, g: Position, side: int) -> None:
        if side == ATTACKER:
            self.at = self.DEFENDER_RETREAT
        elif self.wounds == 0:  # VEN-RUL-68: it would never end
            self.at = self.ENDED
            attacker = g.sides[ATTACKER].troop
            move_to(g, attacker, self.came_from)
            account.end(g, account.BROKEN_OFF, NOBODY, 0)
            g.tell("battle-broken-off", (attacker // AREAS,))
            open_window(g, BATTLE_END, fighting(g))
        else:
            self.at = self.READY
            self.wounds = 0

    def retreat(self, g: Position, side: int, tile: int) -> None:
        """VEN-RET-03, VEN-BEND-03: it ends the battle, and the other side wins."""
        troop = g.sides[side].troop
        move_to(g, troop, tile)
        g.tell("retreats", (troop // AREAS, g.where[tile]))
        self.end_won(g, 1 - side, is_army(g, troop), account.RETREATED)

    # asking

    def options(self, g: Position, seat: int) -> list[int]:
        side = side_of(g, seat)
        own = g.sides[side]
        if self.at == self.REVEAL:
            return line_options(g, own.troop, own.line)
        found = sorted([AT + g.where[tile] for tile in self.refuges(g, side)])
        if not own.forced:
            found.append(STAY)
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        side = side_of(g, seat)
        if self.at == self.REVEAL:
            own = g.sides[side]
            own.line.append(slot_for(g, own.troop, own.line, action))
            left = unplaced(g, own.troop, own.line)
            if len(left) == 1:
                own.line.append(left[0])
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
            space = len(g.sides[side_of(g, seat)].line) + 1
            return Prompt(Message("ask-order", {"count": space}), "VEN-BAT-04")
        return Prompt(Message("ask-retreat"), "VEN-RET-01")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        healing = why_not_healed(action)
        if healing is not None:
            return healing
        if self.at == self.REVEAL:
            if LINE <= action < STAY:
                card = CARD_NAMES[(action - LINE) // RANKS]
                return Refusal("VEN-BAT-04", Message("no-company", {"card": card}))
            return Refusal("VEN-BAT-04", Message("no-answer-order"))
        if AT <= action < SPEND:
            return Refusal("VEN-RET-02", Message("no-refuge"))
        if action == STAY:
            return Refusal("VEN-RUL-87", Message("no-stay"))
        return Refusal("VEN-RET-01", Message("no-answer-retreat"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-BAT-01", Message("no-battle"))
