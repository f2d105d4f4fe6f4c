"""What Events do on the map (ledger, 8.5): Troops, tiles and Domain markers."""

from __future__ import annotations

from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import ACTIVATE, AREAS, AT, DEPLOY, DONE, RANKS
from ludoteca.games.ventura.content import CITY, is_captain, is_company
from ludoteca.games.ventura.rules.administration import Expansion
from ludoteca.games.ventura.rules.effects_battle import is_battle
from ludoteca.games.ventura.rules.events import EventQuestion
from ludoteca.games.ventura.rules.marches import March, marchable
from ludoteca.games.ventura.rules.mobilization import deploy, price
from ludoteca.games.ventura.rules.tiles import border_cells, neighbours, seat_on, set_owner
from ludoteca.games.ventura.rules.troops import exists, is_army, move_to, movement, size
from ludoteca.games.ventura.state import NOBODY, NOTHING, NOWHERE, Effect, Position


class OwnTime(Effect):
    """It needs a moment of one's own: not while a battle is fought (VEN-WND-05, VEN-RUL-62)."""

    def possible(self, g: Position, seat: int, event: int) -> bool:
        return not is_battle(g) and self.useful(g, seat, self.amount(g, event))

    def useful(self, g: Position, seat: int, amount: int) -> bool:
        """Whether there is anything to do then."""
        raise NotImplementedError


class Movement(Effect):
    """More points for the Troop that marches."""

    def possible(self, g: Position, seat: int, event: int) -> bool:
        return any(isinstance(step, March) and step.seat == seat for step in g.stack)

    def work(self, g: Position, seat: int, event: int) -> None:
        g.pace += self.amount(g, event)


class ExtraTile(OwnTime):
    def useful(self, g: Position, seat: int, amount: int) -> bool:
        return bool(g.reserve[seat]) and bool(border_cells(g, seat, 1))

    def work(self, g: Position, seat: int, event: int) -> None:
        g.call(Expansion(seat, NOBODY))


class Relocation(OwnTime):
    def useful(self, g: Position, seat: int, amount: int) -> bool:
        return bool(leavable(g, seat))

    def work(self, g: Position, seat: int, event: int) -> None:
        g.call(Relocate(seat, NOWHERE))


class CheapDeployment(Effect):
    def work(self, g: Position, seat: int, event: int) -> None:
        g.discount[seat] = g.discount[seat] + self.amount(g, event)


class Deployment(OwnTime):
    def useful(self, g: Position, seat: int, amount: int) -> bool:
        return bool(musterable(g, seat, amount))

    def work(self, g: Position, seat: int, event: int) -> None:
        g.call(Muster(seat, self.amount(g, event), NOTHING, 0))


class ExtraMarch(OwnTime):
    def useful(self, g: Position, seat: int, amount: int) -> bool:
        return bool(marchable(g, seat))

    def work(self, g: Position, seat: int, event: int) -> None:
        g.call(MarchNow(seat))


class Protection(Effect):
    def work(self, g: Position, seat: int, event: int) -> None:
        g.call(Protect(seat))


class MarchNow(EventQuestion):
    """A Troop marches outside phase F; it may do so again in phase F."""

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-march"), Message("no-answer-march")

    def options(self, g: Position, seat: int) -> list[int]:
        return [ACTIVATE + troop % AREAS for troop in marchable(g, seat)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        troop = seat * AREAS + action - ACTIVATE
        g.call(March(seat, troop, movement(g, troop), NOWHERE))


class Protect(EventQuestion):
    """A tile of the own Domain that no opponent's Troop may enter until the round ends."""

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-protect"), Message("no-answer-protect")

    def options(self, g: Position, seat: int) -> list[int]:
        tiles = [tile for tile in range(len(g.owner)) if g.owner[tile] == seat and tile not in g.guarded]
        return sorted([AT + g.where[tile] for tile in tiles])

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        g.guarded.append(g.where.index(action - AT))
        g.tell("protects", (seat, action - AT))


def leavable(g: Position, seat: int) -> list[int]:
    """Own tiles from which the markers may go elsewhere: no City, and only if there is such a place."""
    own = [tile for tile in range(len(g.owner)) if g.owner[tile] == seat and g.kind[tile] != CITY]
    return [tile for tile in own if claimable(g, seat, tile)]


def claimable(g: Position, seat: int, left: int) -> list[int]:
    """Nobody's tiles, no City, beside the Domain without the tile that is left, and without enemy Troops."""
    return [
        tile
        for tile in range(len(g.owner))
        if g.owner[tile] == NOBODY
        and g.kind[tile] != CITY
        and seat_on(g, tile) in (NOBODY, seat)
        and any(g.owner[other] == seat and other != left for other in neighbours(g, tile))
    ]


class Relocate(EventQuestion):
    """The markers of an own tile go to a tile of nobody; there are as many as that one's income."""

    tile: int  # that is left; NOWHERE before it is chosen

    def words(self, g: Position) -> tuple[Message, Message]:
        if self.tile == NOWHERE:
            return Message("ask-relocate"), Message("no-answer-relocate")
        return Message("ask-relocate-to"), Message("no-answer-relocate-to")

    def options(self, g: Position, seat: int) -> list[int]:
        tiles = leavable(g, seat) if self.tile == NOWHERE else claimable(g, seat, self.tile)
        return sorted([AT + g.where[tile] for tile in tiles])

    def chose(self, g: Position, seat: int, action: int) -> None:
        tile = g.where.index(action - AT)
        if self.tile == NOWHERE:
            self.tile = tile
            return
        g.done()
        set_owner(g, self.tile, NOBODY)
        set_owner(g, tile, seat)
        g.tell("relocates", (seat, g.where[self.tile], g.where[tile]))


class Muster(EventQuestion):
    """A card of the hand is deployed at once, and so much cheaper, on any tile of the Domain without enemies.

    A Company joins any own Army with room, or is a new Troop; a Captain joins any own Company.
    """

    off: int  # Florins less
    kind: int  # NOTHING before a card is chosen
    area: int

    def words(self, g: Position) -> tuple[Message, Message]:
        if self.kind == NOTHING:
            return Message("ask-muster", {"count": g.florins[self.seat]}), Message("no-answer-muster")
        return Message("ask-muster-where"), Message("no-answer-muster-where")

    def options(self, g: Position, seat: int) -> list[int]:
        if self.kind != NOTHING:
            return sorted([AT + g.where[tile] for tile in havens(g, seat)])
        return [*musterable(g, seat, self.off), DONE]

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == DONE:
            g.done()
        elif self.kind != NOTHING:
            self.arrive(g, g.where.index(action - AT))
        else:
            self.kind = (action - DEPLOY) // AREAS
            self.area = (action - DEPLOY) % AREAS
            troop = seat * AREAS + self.area
            if exists(g, troop):
                self.arrive(g, g.troops[troop].at)

    def arrive(self, g: Position, tile: int) -> None:
        g.done()
        troop = self.seat * AREAS + self.area
        move_to(g, troop, tile)
        g.discount[self.seat] = g.discount[self.seat] + self.off
        deploy(g, self.seat, self.kind, troop)


def havens(g: Position, seat: int) -> list[int]:
    """Tiles of the Domain without enemy Troops."""
    return [
        tile for tile in range(len(g.owner)) if g.owner[tile] == seat and seat_on(g, tile) in (NOBODY, seat)
    ]


def musterable(g: Position, seat: int, off: int) -> list[int]:
    """Every card of the hand that can be paid, with the areas that it may enter; ascending."""
    free = bool(havens(g, seat))
    found: list[int] = []
    for kind in sorted(set(g.hands[seat])):
        if not is_captain(kind) and not is_company(kind):
            continue
        if price(g, seat, kind) - off > g.florins[seat]:
            continue
        for area in range(AREAS):
            troop = seat * AREAS + area
            if is_captain(kind):
                fits = not is_army(g, troop) and size(g, troop) == 1
            elif exists(g, troop):
                fits = is_army(g, troop) and 0 < size(g, troop) < RANKS
            else:
                fits = free
            if fits:
                found.append(DEPLOY + kind * AREAS + area)
    return found
