"""The game of tiles with one mistake each, such as somebody adding a game makes."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from kit.toys import by_name, toy_info
from kit.toys.tiles import BURY, DRAW, LAY, NextTile, Table, TilesRules, Turns
from ludoteca.engine.deck import Deck
from ludoteca.engine.kernel import CHANCE, Refusal, Step
from ludoteca.engine.observation import Field, Observation
from ludoteca.engine.options import Options
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Result
from ludoteca.engine.words import Message


class Mutant(TilesRules):
    turns: type[Turns] = Turns
    tables: type[Table] = Table

    def __init__(self) -> None:
        super().__init__()
        steps: list[type[Step[Any]]] = [self.turns, NextTile, LoadedTile, HastyTile]
        self.steps = by_name(steps)
        self.info = toy_info("toy-mutant", 2, longest=18, most_seats=3)

    def set_up(self, seats: int, edition: str, options: Options) -> Table:
        g = super().set_up(seats, edition, options)
        old = g.stack[0]
        assert isinstance(old, Turns)
        return self.tables(seats=seats, stack=[self.turns(old.seat, old.left)], tiles=g.tiles, hands=g.hands)


TABLE = TypeVar("TABLE", bound=Table)


def remade(cls: type[TABLE], g: Table, tiles: Deck, hands: list[list[int]]) -> TABLE:
    return cls(
        seats=g.seats,
        stack=g.stack,
        asked=g.asked,
        returned=g.returned,
        turned_up=g.turned_up,
        tiles=tiles,
        hands=hands,
    )


class SharingTable(Table):
    def clone(self) -> SharingTable:
        copy = super().clone()
        return remade(SharingTable, copy, copy.tiles, self.hands)


class CloneShares(Mutant):
    tables = SharingTable


class ForgetfulTable(Table):
    def clone(self) -> ForgetfulTable:
        copy = super().clone()
        copy.tiles.shuffle()
        return remade(ForgetfulTable, copy, copy.tiles, copy.hands)


class CloneForgets(Mutant):
    tables = ForgetfulTable


class ForgetfulTurns(Turns):
    def copy(self) -> ForgetfulTurns:
        return ForgetfulTurns(self.seat, self.left + 1)


class CopyForgets(Mutant):
    turns = ForgetfulTurns


class Shuffling(Step[Table]):
    """A step that no random game need ever call."""

    order: list[int]

    def copy(self) -> Shuffling:
        return Shuffling(self.order)


class CopyShares(Mutant):
    def __init__(self) -> None:
        super().__init__()
        self.steps["Shuffling"] = Shuffling


class ViewShowsHands(Mutant):
    def view(self, g: Table, seat: int) -> dict[str, object]:
        return {**super().view(g, seat), "all": [hand[:] for hand in g.hands]}


class PrintsWithoutAWord(Mutant):
    def view(self, g: Table, seat: int) -> dict[str, object]:
        return {key: value for key, value in super().view(g, seat).items() if key != "printed"}


class NamesAnotherPrint(Mutant):
    def view(self, g: Table, seat: int) -> dict[str, object]:
        return {**super().view(g, seat), "printed": "0123456789abcdef"}


class PrintsForEachSeat(Mutant):
    def view(self, g: Table, seat: int) -> dict[str, object]:
        return {**super().view(g, seat), "printed": f"{seat}"}


class ViewLeaksByOrder(Mutant):
    def view(self, g: Table, seat: int) -> dict[str, object]:
        return {**super().view(g, seat), "players": sorted(range(g.seats), key=lambda owner: g.hands[owner])}


class TalkativeTurns(Turns):
    def not_asked(self, g: Table, seat: int) -> Refusal:
        hand = g.hands[self.seat]
        return Refusal("", Message("no-not-asked", {"count": hand.index(max(hand))}))


class RefusalLeaks(Mutant):
    turns = TalkativeTurns


class NumbersLeak(Mutant):
    def numbers(self, g: Table, seat: int, action: int) -> dict[str, int]:
        return {"most": max(g.hands[(seat + 1) % g.seats])}


class ObservationLeaks(Mutant):
    def observation(self, g: Table) -> Observation:
        return Observation([Field("most", (1,), 0, 9, "in the next hand", most_in_the_next_hand)])


class ObservationGrows(Mutant):
    def observation(self, g: Table) -> Observation:
        return Observation([Field("left", (1,), 0, 3, "tiles", tiles_left)])


def most_in_the_next_hand(g: Table, seat: int) -> list[int]:
    return [max(g.hands[(seat + 1) % g.seats])]


def tiles_left(g: Table, seat: int) -> list[int]:
    return [g.tiles.size()]


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
    def draw(self, g: Table, rng: Rng) -> int:
        return self.options(g, -1)[0]


class LoadedTurns(Turns):
    tile: ClassVar[type[NextTile]] = LoadedTile

    def chose(self, g: Table, seat: int, action: int) -> None:
        super().chose(g, seat, action)
        if action == DRAW:
            g.done()
            g.call(self.tile(seat, DRAW))


class DrawIsLoaded(Mutant):
    turns = LoadedTurns


class HastyTile(NextTile):
    def answer(self, g: Table, rng: Rng) -> None:
        g.apply(CHANCE, self.options(g, CHANCE)[0])


class HastyTurns(LoadedTurns):
    tile: ClassVar[type[NextTile]] = HastyTile


class AnswersAreHasty(Mutant):
    turns = HastyTurns


class StubbornTurns(Turns):
    def any_option(self, g: Table, seat: int, rng: Rng) -> int:
        return self.options(g, seat)[0]


class AnyOptionIsTheFirst(Mutant):
    turns = StubbornTurns


class DescendingTurns(Turns):
    def options(self, g: Table, seat: int) -> list[int]:
        return super().options(g, seat)[::-1]


class OptionsDescend(Mutant):
    turns = DescendingTurns


class CountingTurns(Turns):
    def options(self, g: Table, seat: int) -> list[int]:
        g.turned_up += 1
        return super().options(g, seat)


class OptionsChangeThings(Mutant):
    turns = CountingTurns


class SilentTurns(Turns):
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
    def chose(self, g: Table, seat: int, action: int) -> None:
        super().chose(g, seat, action)
        if BURY <= action < LAY:
            g.tiles.bottom.pop()
            g.tiles.bottom_known.pop()


class TilesGetLost(Mutant):
    turns = LosingTurns


class RestlessTurns(Turns):
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
