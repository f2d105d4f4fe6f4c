"""Phase A, Ventura: initiative, prestige, fortune, recruiting, recovery."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteca.engine.kernel import CHANCE, Prompt, Refusal, Step, only
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import (
    AREAS,
    BOTTOM,
    BUY,
    CARD_NAMES,
    DONE,
    DRAW_TILE,
    FIRST,
    KEEP_TILE,
    LAND,
    LOOK,
    MOST_SPENT,
    RECOVER,
    RECOVER_ALL,
    SPEND,
    SPOTS,
    TAKE,
)
from ludoteca.games.ventura.content import COLOUR_OF, ESTE, GONZAGA, GREY, MEDICI, TILE_NAMES
from ludoteca.games.ventura.rules.buying import buy, can_buy, purchases, why_not_bought
from ludoteca.games.ventura.rules.cards import VENTURA, FillRow, into_hand, limit_hand, looks
from ludoteca.games.ventura.rules.setup import DrawTile
from ludoteca.games.ventura.rules.tiles import papal_tiles
from ludoteca.games.ventura.rules.troops import wound
from ludoteca.games.ventura.rules.turns import OwnTurn
from ludoteca.games.ventura.rules.winning import gain
from ludoteca.games.ventura.state import FIRST_PLAYER, FLORINS, PAPAL_TILES, Account, Position, alive, left_of

POINTS_FOR: Final[tuple[int, ...]] = (0, 1, 2, 4, 5, 7)  # VEN-PREST-02, VEN-VP-02: by Florins
PAPAL_POINTS: Final = 2  # VEN-PREST-04, VEN-VP-05


class Initiative(Step[Position]):
    """VEN-INIT-01 to -05, VEN-GEN-06, VEN-VP-01, VEN-RUL-13: who is last receives, or keeps, the first-player
    card and scores a point.
    """

    def run(self, g: Position) -> None:
        tied = self.last(g)
        if len(tied) == 1:
            self.give(g, tied[0])
        else:
            g.ask(CHANCE)

    def last(self, g: Position) -> list[int]:
        """VEN-INIT-02, VEN-INIT-03, VEN-RUL-14, -15: the last, by the edition's rule for ties."""
        living = alive(g)
        fewest = min([g.score[seat] for seat in living])
        tied = [seat for seat in living if g.score[seat] == fewest]
        if g.terms.left_of_holder and len(tied) > 1:
            among = living if g.terms.left_though_ahead else tied
            seat = left_of(g, g.first)
            while seat not in among:
                seat = left_of(g, seat)
            return [seat]
        poorest = min([g.florins[seat] for seat in tied])
        return [seat for seat in tied if g.florins[seat] == poorest]

    def give(self, g: Position, seat: int) -> None:
        g.done()
        g.first = seat
        g.tell("first-player", (seat,))
        gain(g, seat, 1, FIRST_PLAYER)

    def options(self, g: Position, seat: int) -> list[int]:
        return [FIRST + other for other in self.last(g)]

    def odds(self, g: Position) -> list[int]:
        return [1] * len(self.last(g))

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.give(g, action - FIRST)

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-INIT-02", Message("no-chance"))


class Prestige(OwnTurn):
    """VEN-PREST-01 to -04, VEN-RUL-16: up to five Florins for points, once; then the Papal tiles."""

    def run(self, g: Position) -> None:
        if g.florins[self.seat] or self.may_act(g):
            g.ask(self.seat)
        else:
            self.decide(g, SPEND)

    def choices(self, g: Position) -> list[int]:
        return [SPEND + florins for florins in range(min(MOST_SPENT, g.florins[self.seat]) + 1)]

    def decide(self, g: Position, action: int) -> None:
        g.done()
        seat = self.seat
        florins = action - SPEND
        if florins:
            g.florins[seat] = g.florins[seat] - florins
            g.tell("spends", (seat, florins))
            gain(g, seat, points_for(g, seat, florins), FLORINS)
        papal = papal_tiles(g, seat)
        if papal:
            g.tell("papal-points", (seat, papal))
            gain(g, seat, PAPAL_POINTS * papal, PAPAL_TILES)

    def question(self, g: Position) -> Prompt:
        return Prompt(Message("ask-prestige", {"count": g.florins[self.seat]}), "VEN-PREST-01")

    def refuse(self, g: Position, action: int) -> Refusal:
        if SPEND <= action < DRAW_TILE:
            return Refusal("VEN-PREST-01", Message("no-florins"))
        return Refusal("VEN-PREST-01", Message("no-answer-prestige"))


def points_for(g: Position, seat: int, florins: int) -> int:
    """VEN-PREST-02; VEN-OPT-06, -08, VEN-RUL-83: Este gets one more, Medici one less."""
    points: int = POINTS_FOR[florins]
    if g.terms.familial and florins:
        if g.family[seat] == ESTE:
            points += 1
        elif g.family[seat] == MEDICI:
            points = max(0, points - 1)
    return points


class Fortune(OwnTurn):
    """VEN-FORT-01 to -04, VEN-RUL-03, -17: a tile from the stockpile or a face-up card; both are free."""

    def begins(self, g: Position) -> None:
        g.call(FillRow(1, 0))  # VEN-RUL-81

    def run(self, g: Position) -> None:
        row = FillRow(1, 0)
        if row.must_mix(g):  # VEN-RUL-81: after an Event that filled the row in this step
            g.call(row)
        elif self.choices(g) != [DONE] or self.may_act(g):
            g.ask(self.seat)
        else:
            g.done()

    def choices(self, g: Position) -> list[int]:
        found: list[int] = []
        tiles = g.stock.size()
        if tiles:
            found.append(DRAW_TILE)
        found.extend(sorted({TAKE + kind for kind in g.row}))
        if g.terms.familial and g.family[self.seat] == GONZAGA:
            found.extend(looks(g, tiles))
        return found or [DONE]

    def decide(self, g: Position, action: int) -> None:
        g.done()
        seat = self.seat
        if action == DONE:
            return
        if action == DRAW_TILE:
            g.call(DrawTile(seat))
        elif action < BUY:
            kind = action - TAKE
            g.row.remove(kind)
            g.tell("takes-card", (seat, kind))
            into_hand(g, seat, kind, True)
            limit_hand(g, seat)
            g.call(FillRow(1, 0))  # first: the row is filled at once (VEN-FORT-02)
        else:
            number = action - LOOK + 1
            g.tell("looks", (seat, number))
            g.call(Survey(seat, number, []))

    def question(self, g: Position) -> Prompt:
        return Prompt(Message("ask-fortune"), "VEN-FORT-01")

    def refuse(self, g: Position, action: int) -> Refusal:
        if action == DRAW_TILE:
            return Refusal("VEN-RUL-03", Message("no-tiles-left"))
        if TAKE <= action < BUY:
            return Refusal("VEN-FORT-01", Message("no-row-card", {"card": CARD_NAMES[action - TAKE]}))
        return Refusal("VEN-FORT-01", Message("no-answer-fortune"))


class Survey(Step[Position]):
    """VEN-OPT-07: Gonzaga sees tiles, keeps one, and puts the others at the bottom in any order."""

    seat: int
    left: int  # tiles still to be seen; below 0 when one was kept
    seen: list[int]

    def run(self, g: Position) -> None:
        if self.left > 0:
            g.ask(CHANCE)
        elif self.left == 0 or len(self.seen) > 1:  # also for two alike: nobody else may tell
            g.ask(self.seat)
        else:
            for kind in self.seen:
                g.stock.put_at_bottom(kind, only(self.seat))
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        if self.left > 0:
            return [LAND + kind for kind in g.stock.next_kinds()]
        base = KEEP_TILE if self.left == 0 else BOTTOM
        return sorted({base + kind for kind in self.seen})

    def odds(self, g: Position) -> list[int]:
        return g.stock.weights()

    def chose(self, g: Position, seat: int, action: int) -> None:
        if self.left > 0:
            kind = action - LAND
            g.stock.draw(kind)
            self.left -= 1
            insort(self.seen, kind)
            g.tell("sees-tile", (self.seat, kind), only(self.seat))
        elif self.left == 0:
            kind = action - KEEP_TILE
            self.seen.remove(kind)
            insort(g.reserve[seat], kind)
            self.left = -1
            g.tell("draws-tile", (seat,))
            g.tell("gets-tile", (seat, kind), only(seat))
            g.tell("bottoms", (seat, len(self.seen)))
        else:
            kind = action - BOTTOM
            self.seen.remove(kind)
            g.stock.put_at_bottom(kind, only(seat))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-keep-tile" if self.left == 0 else "ask-bottom"), "VEN-OPT-07")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if KEEP_TILE <= action < BOTTOM:
            return Refusal("VEN-OPT-07", Message("no-tile", {"tile": TILE_NAMES[action - KEEP_TILE]}))
        return Refusal("VEN-OPT-07", Message("no-answer-survey"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-OPT-07", Message("no-turn", {"seat": self.seat}))


class Recruit(OwnTurn):
    """VEN-RECR-01, -02, VEN-RUL-19: Ventura cards for two Florins each, one at a time."""

    def begins(self, g: Position) -> None:
        g.fought = Account()  # everybody has had a turn since the last march

    def run(self, g: Position) -> None:
        if can_buy(g, self.seat, VENTURA) or self.may_act(g):
            g.ask(self.seat)
        else:
            g.done()

    def choices(self, g: Position) -> list[int]:
        return purchases(g, self.seat, VENTURA, g.terms.arms)  # VEN-OPT-04

    def decide(self, g: Position, action: int) -> None:
        if action == DONE:
            g.done()
        else:
            buy(g, self.seat, VENTURA, action)

    def question(self, g: Position) -> Prompt:
        return Prompt(Message("ask-recruit", {"count": g.florins[self.seat]}), "VEN-RECR-01")

    def refuse(self, g: Position, action: int) -> Refusal:
        return why_not_bought(g, self.seat, VENTURA, "VEN-RECR-01", action)


class Recovery(OwnTurn):
    """VEN-RECOV-01, -02, VEN-WND-07, VEN-RUL-21: one wound of each Company on an own inhabited tile."""

    after: int  # spots are chosen in their order, so that each set is offered once

    def run(self, g: Position) -> None:
        if self.spots(g) or self.may_act(g):
            g.ask(self.seat)
        else:
            g.done()

    def spots(self, g: Position) -> list[int]:
        found: list[int] = []
        for area in range(AREAS):
            troop = g.troops[self.seat * AREAS + area]
            tile = troop.at
            if tile >= 0 and g.owner[tile] == self.seat and COLOUR_OF[g.kind[tile]] == GREY:
                for slot in range(len(troop.hurt)):
                    spot = area * SPOTS + slot
                    if spot > self.after and troop.hurt[slot]:
                        found.append(spot)
        return found

    def choices(self, g: Position) -> list[int]:
        found = [RECOVER + spot for spot in self.spots(g)]
        return [RECOVER_ALL, *found, DONE] if found else [DONE]

    def decide(self, g: Position, action: int) -> None:
        if action == RECOVER_ALL:
            for spot in self.spots(g):
                recover(g, self.seat, spot)
            g.done()
        elif action == DONE:
            g.done()
        else:
            self.after = action - RECOVER
            recover(g, self.seat, self.after)

    def question(self, g: Position) -> Prompt:
        return Prompt(Message("ask-recovery"), "VEN-RECOV-01")

    def refuse(self, g: Position, action: int) -> Refusal:
        if RECOVER <= action < RECOVER + AREAS * SPOTS:
            return Refusal("VEN-RECOV-01", Message("no-recovery"))
        return Refusal("VEN-RECOV-01", Message("no-answer-recovery"))


def recover(g: Position, seat: int, spot: int) -> None:
    troop = seat * AREAS + spot // SPOTS
    wound(g, troop, spot % SPOTS, -1)
    g.tell("recovers", (seat, spot // SPOTS, g.troops[troop].men[spot % SPOTS]))
