"""Phases D and E, Conscription and Mobilization: buying, deploying and regrouping."""

from __future__ import annotations

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import (
    AREAS,
    ASSIGN,
    AT,
    BUY,
    CARD_NAMES,
    CLEAR,
    DEPLOY,
    DISMISS,
    DONE,
    RANKS,
    SETTLE,
    SPEND,
    SPOTS,
)
from ludoteca.games.ventura.content import CITY, FIRST_GARRISON, VISCONTI, is_captain, is_company, is_event
from ludoteca.games.ventura.rules.administration import dismiss
from ludoteca.games.ventura.rules.buying import buy, can_buy, purchases, why_not_bought
from ludoteca.games.ventura.rules.cards import CONSCRIPTION, out_of_hand
from ludoteca.games.ventura.rules.events import OWN_DEPLOY, OWN_TURN
from ludoteca.games.ventura.rules.tiles import seat_on
from ludoteca.games.ventura.rules.troops import (
    add_company,
    discard_captain,
    empty_areas,
    exists,
    is_army,
    lead,
    move_to,
    size,
    stand,
    troops_of,
)
from ludoteca.games.ventura.rules.turns import OwnTurn, healable
from ludoteca.games.ventura.state import NOBODY, NOTHING, NOWHERE, Position


class Conscription(OwnTurn):
    """VEN-CONS-01, -02: Conscription cards for one Florin each, one at a time."""

    looked: int  # 1: Visconti used their ability in this phase

    def run(self, g: Position) -> None:
        if can_buy(g, self.seat, CONSCRIPTION) or self.may_act(g):
            g.ask(self.seat)
        else:
            g.done()

    def choices(self, g: Position) -> list[int]:
        able = g.terms.familial and g.family[self.seat] == VISCONTI  # VEN-OPT-09
        return purchases(g, self.seat, CONSCRIPTION, able and not self.looked)

    def decide(self, g: Position, action: int) -> None:
        if action == DONE:
            g.done()
            return
        if action != BUY:
            self.looked = 1
        buy(g, self.seat, CONSCRIPTION, action)

    def question(self, g: Position) -> Prompt:
        return Prompt(Message("ask-conscription", {"count": g.florins[self.seat]}), "VEN-CONS-01")

    def refuse(self, g: Position, action: int) -> Refusal:
        return why_not_bought(g, self.seat, CONSCRIPTION, "VEN-CONS-01", action)


class Deploy(OwnTurn):
    """VEN-DEP-01 to -12, VEN-RUL-38: Companies and Captains from the hand, one at a time in any order."""

    def run(self, g: Position) -> None:
        if g.hands[self.seat] or healable(g, self.seat):  # VEN-INFO-05: not by what the hand holds
            g.ask(self.seat)
        else:
            self.decide(g, DONE)

    def window(self) -> int:
        return OWN_TURN | OWN_DEPLOY

    def choices(self, g: Position) -> list[int]:
        seat = self.seat
        found: list[int] = []
        cleared: set[int] = set()
        last = NOTHING
        for kind in g.hands[seat]:
            if kind == last or not (is_captain(kind) or is_company(kind)):
                continue
            last = kind
            if price(g, seat, kind) <= g.florins[seat]:
                areas = places_for(g, seat, kind)
                found.extend([DEPLOY + kind * AREAS + troop % AREAS for troop in areas])
                if is_company(kind) and not empty_areas(g, seat):
                    cleared.update(rooms_for(g, seat, kind))
        if cleared:
            found = sorted([*found, *cleared])
        found.append(DONE)
        return found

    def decide(self, g: Position, action: int) -> None:
        seat = self.seat
        if action == DONE:
            g.discount[seat] = 0
            g.done()
        elif DISMISS <= action < SETTLE:
            dismiss(g, seat, action - DISMISS)
            g.call(UseRoom(seat, seat * AREAS + (action - DISMISS) // SPOTS))
        elif CLEAR <= action < ASSIGN:
            troop = seat * AREAS + action - CLEAR
            while exists(g, troop):
                dismiss(g, seat, (action - CLEAR) * SPOTS)
            g.call(UseRoom(seat, troop))
        else:
            deploy(g, seat, (action - DEPLOY) // AREAS, seat * AREAS + (action - DEPLOY) % AREAS)

    def question(self, g: Position) -> Prompt:
        return Prompt(Message("ask-deploy", {"count": g.florins[self.seat]}), "VEN-DEP-01")

    def refuse(self, g: Position, action: int) -> Refusal:
        if not DEPLOY <= action < CLEAR:
            if DISMISS <= action < SETTLE or CLEAR <= action < ASSIGN:
                return Refusal("VEN-RUL-41", Message("no-room-needed"))
            return Refusal("VEN-DEP-01", Message("no-answer-deploy"))
        kind = (action - DEPLOY) // AREAS
        card = CARD_NAMES[kind]
        if kind not in g.hands[self.seat]:
            return Refusal("VEN-DEP-01", Message("no-hand-card", {"card": card}))
        if is_event(kind):
            return Refusal("VEN-DEP-01", Message("no-deploy-event", {"card": card}))
        if price(g, self.seat, kind) > g.florins[self.seat]:
            return Refusal("VEN-CARD-03", Message("no-deploy-cost", {"card": card}))
        return why_not_there(g, kind, self.seat * AREAS + (action - DEPLOY) % AREAS)


def why_not_there(g: Position, kind: int, troop: int) -> Refusal:
    """Why a card that can be paid does not enter an area."""
    seat = troop // AREAS
    if is_captain(kind):
        rule = "VEN-TROOP-04" if is_army(g, troop) else "VEN-DEP-02" if exists(g, troop) else "VEN-DEP-03"
        return Refusal(rule, Message("no-place-captain"))
    fits = may_join(g, kind, troop) if is_army(g, troop) else may_be_deployed_in_city(g, kind)
    if not fits:
        return Refusal("VEN-DEP-06", Message("no-terrain", {"card": CARD_NAMES[kind]}))
    if is_army(g, troop):
        return Refusal("VEN-DEP-07", Message("no-army-room"))
    if not exists(g, troop) and besieged(g, seat):
        return Refusal("VEN-RUL-43", Message("no-besieged"))
    return Refusal("VEN-DEP-07", Message("no-place-company"))


def rooms_for(g: Position, seat: int, kind: int) -> list[int]:
    """VEN-DEP-10, -11, VEN-RUL-41: what may go to make room for a Company when all areas are occupied.

    English: any whole area, for a new Troop. Italian: one card that gives it a place, when no Army has room.
    """
    alone = may_be_deployed_in_city(g, kind) and not besieged(g, seat)
    if not g.terms.room_by_cards:
        return [CLEAR + area for area in range(AREAS)] if alone else []
    found: list[int] = []
    for troop in troops_of(g, seat):
        first = DISMISS + troop % AREAS * SPOTS
        if not is_army(g, troop):
            if alone:
                found.append(first)
        elif size(g, troop) < RANKS:
            return []
        elif may_join(g, kind, troop):
            found.extend([first + slot for slot in range(RANKS)])
    return found


class UseRoom(OneSeat[Position]):
    """VEN-RUL-41: room that was made is used at once, for a Company that could be paid then."""

    troop: int  # where the room is

    def rule(self) -> str:
        return "VEN-RUL-41"

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-room", {"count": self.troop % AREAS + 1}), Message("no-answer-room")

    def options(self, g: Position, seat: int) -> list[int]:
        return [
            DEPLOY + kind * AREAS + self.troop % AREAS
            for kind in sorted(set(g.hands[seat]))
            if is_company(kind)
            and price(g, seat, kind) <= g.florins[seat]
            and self.troop in places_for(g, seat, kind)
        ]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        deploy(g, seat, (action - DEPLOY) // AREAS, self.troop)


def may_join(g: Position, kind: int, troop: int) -> bool:
    """VEN-DEP-05, VEN-DEP-06, VEN-RUL-40: an Army anywhere, unless the Company names its terrain."""
    terrain = g.terms.content.terrain[kind]
    return not terrain or g.kind[g.troops[troop].at] in terrain


def may_be_deployed_in_city(g: Position, kind: int) -> bool:
    """VEN-DEP-05, VEN-DEP-06, VEN-RUL-40: alone in the City, unless a terrain is named that is no City."""
    terrain = g.terms.content.terrain[kind]
    return not terrain or CITY in terrain


def besieged(g: Position, seat: int) -> bool:
    """VEN-RUL-43: an enemy stands in the City."""
    return seat_on(g, g.city[seat]) not in (NOBODY, seat)


def places_for(g: Position, seat: int, kind: int) -> list[int]:
    """VEN-DEP-02 to -08, VEN-RUL-39, -42, -46: the areas that a card may enter, ascending."""
    first = seat * AREAS
    found: list[int] = []
    for troop in range(first, first + AREAS):
        if is_captain(kind):
            if g.troops[troop].at == g.city[seat] and not is_army(g, troop) and size(g, troop) == 1:
                found.append(troop)
        elif not exists(g, troop):
            if may_be_deployed_in_city(g, kind) and not besieged(g, seat):
                found.append(troop)
        elif is_army(g, troop) and 0 < size(g, troop) < RANKS:
            if may_join(g, kind, troop):
                found.append(troop)
    return found


def price(g: Position, seat: int, kind: int) -> int:
    """VEN-CARD-03: the deployment cost, less what an Event takes off."""
    return max(0, g.terms.content.deploy[kind] - g.discount[seat])


def deploy(g: Position, seat: int, kind: int, troop: int) -> None:
    """VEN-DEP-04, VEN-DEP-08: the card is paid for and lies in the area; the marker follows."""
    g.florins[seat] = g.florins[seat] - price(g, seat, kind)
    g.discount[seat] = 0
    out_of_hand(g, seat, kind)
    if g.troops[troop].at == NOWHERE:
        move_to(g, troop, g.city[seat])
    if is_captain(kind):
        lead(g, troop, kind)
    else:
        add_company(g, troop, kind, 0)
    if g.log is not None:
        g.tell("deploys", (seat, kind, troop % AREAS, g.where[g.troops[troop].at]))


class Regroup(OwnTurn):
    """VEN-REG-01 to -06, VEN-RUL-48 to -51: Troops on one tile are put together anew, once for each tile.

    A tile on which a Captain was left alone is offered again.
    """

    seen: list[int]  # tiles that were regrouped

    def run(self, g: Position) -> None:
        if self.tiles(g) or self.may_act(g):
            g.ask(self.seat)
        else:
            self.finish(g)

    def finish(self, g: Position) -> None:
        g.done()
        if g.terms.lone_captain_stays:  # VEN-REG-06
            lone_captains_leave(g, self.seat)

    def tiles(self, g: Position) -> list[int]:
        """VEN-REG-01, VEN-RUL-50: with two or more own Troops; or one Army, if it may split freely."""
        found: list[int] = []
        for troop in troops_of(g, self.seat):
            tile = g.troops[troop].at
            again = tile in self.seen and not has_lone_captain(g, self.seat, tile)
            if tile not in found and not again:
                there = [other for other in troops_of(g, self.seat) if g.troops[other].at == tile]
                armies = [other for other in there if is_army(g, other)]
                splits = g.terms.free_split and size(g, troop) > 1
                if armies and (len(there) > 1 or splits):
                    found.append(tile)
        return found

    def choices(self, g: Position) -> list[int]:
        return [*sorted([AT + g.where[tile] for tile in self.tiles(g)]), DONE]

    def decide(self, g: Position, action: int) -> None:
        if action == DONE:
            self.finish(g)
        else:
            tile = g.where.index(action - AT)
            self.seen.append(tile)
            g.call(Assign(self.seat, tile, [], [], []))

    def question(self, g: Position) -> Prompt:
        return Prompt(Message("ask-regroup"), "VEN-REG-01")

    def refuse(self, g: Position, action: int) -> Refusal:
        if AT <= action < SPEND:
            return Refusal("VEN-REG-01", Message("no-regroup"))
        return Refusal("VEN-REG-01", Message("no-answer-regroup"))


def has_lone_captain(g: Position, seat: int, tile: int) -> bool:
    """VEN-RUL-49: in Italian he may still get a Company in this step."""
    for troop in troops_of(g, seat):
        if g.troops[troop].at == tile and not size(g, troop):
            return True
    return False


def lone_captains_leave(g: Position, seat: int) -> None:
    """VEN-REG-05, VEN-REG-06: a Captain without a Company is discarded."""
    for troop in range(seat * AREAS, seat * AREAS + AREAS):
        if g.troops[troop].captain != NOTHING and not size(g, troop):
            g.tell("captain-leaves", (seat, g.troops[troop].captain))
            discard_captain(g, troop)


class Assign(Step[Position]):
    """VEN-RUL-48: each card of the Troops on a tile gets its area: first the Captains, then the Companies."""

    seat: int
    tile: int
    cards: list[int]  # kinds
    wounds: list[int]  # of each
    assigned: list[int]  # the area of each card so far

    def run(self, g: Position) -> None:
        if not self.cards:
            self.gather(g)
        if len(self.assigned) == len(self.cards):
            self.settle(g)
            return
        areas = self.areas(g)
        if len(areas) == 1:
            self.assigned.append(areas[0])
        else:
            g.ask(self.seat)

    def here(self, g: Position) -> list[int]:
        return [troop for troop in troops_of(g, self.seat) if g.troops[troop].at == self.tile]

    def gather(self, g: Position) -> None:
        """Garrison first, so that it has its area for certain; then Captains and Companies."""
        companies: list[tuple[int, int]] = []
        for troop in self.here(g):
            there = g.troops[troop]
            if there.captain != NOTHING:
                self.cards.append(there.captain)
                self.wounds.append(0)
            for slot in range(len(there.men)):
                companies.append((there.men[slot], there.hurt[slot]))
        self.cards.sort()
        companies.sort(reverse=True)
        for kind, wounds in companies:
            self.cards.append(kind)
            self.wounds.append(wounds)

    def captains(self) -> list[int]:
        return [self.assigned[i] for i in range(len(self.assigned)) if is_captain(self.cards[i])]

    def areas(self, g: Position) -> list[int]:
        """VEN-REG-03, VEN-TROOP-04, -05: areas for the next card that leave all others a place."""
        usable = sorted([troop % AREAS for troop in self.here(g) + empty_areas(g, self.seat)])
        kind = self.cards[len(self.assigned)]
        if kind >= FIRST_GARRISON:  # VEN-RUL-44
            return [0]
        led = self.captains()
        if is_captain(kind):
            return [area for area in usable if area not in led]
        found: list[int] = []
        for area in usable:
            room = RANKS if area in led else 1
            if self.companies_in(area) < room:
                found.append(area)
        return found

    def companies_in(self, area: int) -> int:
        return len(
            [
                i
                for i in range(len(self.assigned))
                if self.assigned[i] == area and not is_captain(self.cards[i])
            ]
        )

    def options(self, g: Position, seat: int) -> list[int]:
        return [ASSIGN + area for area in self.areas(g)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.assigned.append(action - ASSIGN)

    def settle(self, g: Position) -> None:
        """VEN-REG-04: cards lie in their new areas, markers change, wounds stay on their cards."""
        g.done()
        for troop in self.here(g):
            lead(g, troop, NOTHING)
            stand(g, troop, (), ())
            move_to(g, troop, NOWHERE)
        for i in range(len(self.cards)):
            troop = self.seat * AREAS + self.assigned[i]
            move_to(g, troop, self.tile)
            if is_captain(self.cards[i]):
                lead(g, troop, self.cards[i])
            else:
                add_company(g, troop, self.cards[i], self.wounds[i])
        g.tell("regroups", (self.seat, g.where[self.tile]))
        if not g.terms.lone_captain_stays:  # VEN-REG-05, VEN-RUL-49
            lone_captains_leave(g, self.seat)

    def prompt(self, g: Position, seat: int) -> Prompt:
        card = CARD_NAMES[self.cards[len(self.assigned)]]
        return Prompt(Message("ask-assign", {"card": card}), "VEN-REG-02")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if ASSIGN <= action < ASSIGN + AREAS:
            return Refusal("VEN-REG-03", Message("no-area"))
        return Refusal("VEN-REG-02", Message("no-answer-assign"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-GEN-04", Message("no-turn", {"seat": self.seat}))
