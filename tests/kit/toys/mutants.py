"""The game of tiles with one mistake each, such as somebody adding a game makes."""

from __future__ import annotations

from typing import Any

from kit.toys import by_name, toy_info
from kit.toys.tiles import BURY, DRAW, LAY, NextTile, Table, TilesRules, Turns
from ludoteca.engine.kernel import Refusal, Step
from ludoteca.engine.options import Options
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Result
from ludoteca.engine.words import Message


class Mutant(TilesRules):
    turns: type[Turns] = Turns
    tables: type[Table] = Table

    def __init__(self) -> None:
        super().__init__()
        steps: list[type[Step[Any]]] = [self.turns, NextTile, LoadedTile]
        self.steps = by_name(steps)
        self.info = toy_info("toy-mutant", 2, longest=18, most_seats=3)

    def set_up(self, seats: int, edition: str, options: Options) -> Table:
        g = super().set_up(seats, edition, options)
        old = g.stack[0]
        assert isinstance(old, Turns)
        return self.tables(seats, [self.turns(old.seat, old.left)], (), 0, 0, g.tiles, g.hands)


class SharingTable(Table):
    __slots__ = ()

    def clone(self) -> SharingTable:
        copy = super().clone()
        return SharingTable(
            self.seats, copy.stack, self.asked, self.returned, self.turned_up, copy.tiles, self.hands
        )


class CloneShares(Mutant):
    tables = SharingTable


class ForgetfulTable(Table):
    __slots__ = ()

    def clone(self) -> ForgetfulTable:
        copy = super().clone()
        copy.tiles.shuffle()
        return ForgetfulTable(
            self.seats, copy.stack, self.asked, self.returned, self.turned_up, copy.tiles, copy.hands
        )


class CloneForgets(Mutant):
    tables = ForgetfulTable


class ViewShowsHands(Mutant):
    def view(self, g: Table, seat: int) -> dict[str, object]:
        return {**super().view(g, seat), "all": [hand[:] for hand in g.hands]}


class ViewLeaksByOrder(Mutant):
    def view(self, g: Table, seat: int) -> dict[str, object]:
        return {**super().view(g, seat), "players": sorted(range(g.seats), key=lambda owner: g.hands[owner])}


class TalkativeTurns(Turns):
    __slots__ = ()

    def not_asked(self, g: Table, seat: int) -> Refusal:
        return Refusal("", Message("no-not-asked", {"count": max(g.hands[self.seat])}))


class RefusalLeaks(Mutant):
    turns = TalkativeTurns


class NumbersLeak(Mutant):
    def numbers(self, g: Table, seat: int, action: int) -> dict[str, int]:
        return {"most": max(g.hands[(seat + 1) % g.seats])}


class NumbersAreNone(Mutant):
    def numbers(self, g: Table, seat: int, action: int) -> dict[str, int]:
        return {"left": True}


class NumbersAreTargets(Mutant):
    def numbers(self, g: Table, seat: int, action: int) -> dict[str, int]:
        return {"tile": 1}


class DeterminizeSwaps(Mutant):
    def determinize(self, g: Table, seat: int, rng: Rng) -> Table:
        c = super().determinize(g, seat, rng)
        c.tiles.loose = c.tiles.loose[1:] + c.tiles.loose[:1]
        return c


class LoadedTile(NextTile):
    __slots__ = ()

    def draw(self, g: Table, rng: Rng) -> int:
        return self.options(g, -1)[0]


class LoadedTurns(Turns):
    __slots__ = ()

    def chose(self, g: Table, seat: int, action: int) -> None:
        super().chose(g, seat, action)
        if action == DRAW:
            g.done()
            g.call(LoadedTile(seat, DRAW))


class DrawIsLoaded(Mutant):
    turns = LoadedTurns


class DescendingTurns(Turns):
    __slots__ = ()

    def options(self, g: Table, seat: int) -> list[int]:
        return super().options(g, seat)[::-1]


class OptionsDescend(Mutant):
    turns = DescendingTurns


class CountingTurns(Turns):
    __slots__ = ()

    def options(self, g: Table, seat: int) -> list[int]:
        g.turned_up += 1
        return super().options(g, seat)


class OptionsChangeThings(Mutant):
    turns = CountingTurns


class SilentTurns(Turns):
    __slots__ = ()

    def options(self, g: Table, seat: int) -> list[int]:
        return [] if sum(g.hands[seat]) > 1 else super().options(g, seat)


class NobodyCanMove(Mutant):
    turns = SilentTurns


class GoesOnTooLong(Mutant):
    def __init__(self) -> None:
        super().__init__()
        self.info = toy_info("toy-mutant", 2, longest=5, most_seats=3)


class RankingIsWrong(Mutant):
    def result(self, g: Table) -> Result:
        return Result("turns-over", (2,) * g.seats, (0,) * g.seats)


class LosersShare(Mutant):
    def shares(self, g: Table) -> list[float]:
        return [1.0 / g.seats] * g.seats


class LosingTurns(Turns):
    __slots__ = ()

    def chose(self, g: Table, seat: int, action: int) -> None:
        super().chose(g, seat, action)
        if BURY <= action < LAY:
            g.tiles.bottom.pop()
            g.tiles.bottom_known.pop()


class TilesGetLost(Mutant):
    turns = LosingTurns


class RestlessTurns(Turns):
    __slots__ = ()
    games = 0

    def chose(self, g: Table, seat: int, action: int) -> None:
        super().chose(g, seat, action)
        RestlessTurns.games += 1
        g.turned_up += RestlessTurns.games


class ReplayDiffers(Mutant):
    turns = RestlessTurns


class HashDecides(Mutant):
    def set_up(self, seats: int, edition: str, options: Options) -> Table:
        g = super().set_up(seats, edition, options)
        for word in {"field", "lake", "wood", "hill"}:  # the order of a set of texts
            g.turned_up = g.turned_up * 31 + len(word) * ord(word[0])
        return g


HASH_DECIDES = HashDecides()
