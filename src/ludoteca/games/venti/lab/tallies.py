"""Looking on at games of VENTI: what becomes of every card in the target row, and what a game is like."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

from ludoteca.engine.kernel import Event, State
from ludoteca.engine.rules import Result
from ludoteca.games.venti.content import CARDS
from ludoteca.games.venti.matching import CONDITION, ONE, shortfall
from ludoteca.games.venti.rules.turn import Turn
from ludoteca.games.venti.state import EMPTY, OPEN, Position, action_limit
from ludoteca.lab import tallies
from ludoteca.lab.arena import CUT_OFF


@dataclass
class Tally(tallies.Tally):
    """What many games add up to. Cards are the ints of `content`."""

    # a card each time that it comes to lie in the target row, and how it leaves
    shown: Counter[int] = field(default_factory=Counter)
    met: Counter[int] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)  # frozen, and won by another's failed attempt
    exchanged: Counter[int] = field(default_factory=Counter)
    swept: Counter[int] = field(default_factory=Counter)  # by Chaos
    left: Counter[int] = field(default_factory=Counter)  # at the end of the game
    given: Counter[int] = field(default_factory=Counter)  # hand cards discarded to meet it, all in all

    # a card each time that a turn begins while it lies there open
    looked_at: Counter[int] = field(default_factory=Counter)
    in_reach: Counter[int] = field(default_factory=Counter)  # of whoever's turn it is
    taken: Counter[int] = field(default_factory=Counter)  # in reach, and met in this turn

    # by game
    turns: Counter[int] = field(default_factory=Counter)  # of all seats together
    points: Counter[int] = field(default_factory=Counter)  # of every seat
    best: Counter[int] = field(default_factory=Counter)  # of the winner
    reasons: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    games_with: Counter[str] = field(default_factory=Counter)  # games in which an event came at least once
    first_wins: float = 0.0  # of the seat that began; a shared win in parts


class Observer:
    """Looks on at one game, and enters it into a tally."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.row: list[int] = []  # the targets as they lay before; nothing before the first look
        self.won: set[int] = set()  # targets won since
        self.reachable: set[int] = set()  # at the beginning of this turn
        self.winning = EMPTY  # the target that cards are being discarded for
        self.heard = 0
        self.kinds: Counter[str] = Counter()
        self.turns = 0
        self.start = 0

    def __call__(self, g: State) -> None:
        assert isinstance(g, Position)
        if g.log is None:
            g.log = []  # from now on somebody listens
        if not self.row:
            self.row = g.targets[:]
            self.heard = len(g.log)
            return
        self.won.clear()
        for event in g.log[self.heard :]:
            self.hear(event)
        self.heard = len(g.log)
        self.look_at_row(g.targets)
        if g.stack and isinstance(g.stack[-1], Turn) and g.turns != self.turns:
            self.turn_begins(g)
        self.turns = g.turns
        self.start = g.start

    def hear(self, event: Event) -> None:
        self.kinds[event.kind] += 1
        if event.kind == "fulfils":
            self.meets(event.args[2])
        elif event.kind == "attempt-succeeds":
            self.meets(event.args[1])
        elif event.kind == "uses":
            self.tally.given[self.winning] += 1
        elif event.kind == "attempt-fails":
            self.tally.lost[event.args[2]] += 1
            self.won.add(event.args[2])

    def meets(self, card: int) -> None:
        self.tally.met[card] += 1
        self.won.add(card)
        self.winning = card
        if card in self.reachable:
            self.tally.taken[card] += 1

    def look_at_row(self, row: list[int]) -> None:
        """Which targets are new, and where those have gone that nobody won."""
        for t in range(len(row)):
            old = self.row[t]
            if row[t] == old:
                continue
            if 0 <= row[t] < CARDS:
                self.tally.shown[row[t]] += 1
            if 0 <= old < CARDS and old not in self.won:
                counter = self.tally.swept if row[t] == EMPTY else self.tally.exchanged
                counter[old] += 1
        self.row = row[:]

    def turn_begins(self, g: Position) -> None:
        self.reachable.clear()
        for t in range(len(g.targets)):
            card = g.targets[t]
            if 0 <= card < CARDS and g.frozen[t] == OPEN:
                self.tally.looked_at[card] += 1
                if within_reach(g, g.active, card):
                    self.tally.in_reach[card] += 1
                    self.reachable.add(card)

    def finish(self, result: Result | None) -> None:
        tally = self.tally
        tally.games += 1
        tally.turns[self.turns] += 1
        tally.left.update([card for card in self.row if 0 <= card < CARDS])
        tally.events.update(self.kinds)
        tally.games_with.update(self.kinds.keys())
        tally.reasons[CUT_OFF if result is None else result.reason] += 1
        if result is not None:
            tally.points.update(result.scores)
            tally.best[result.scores[result.winners[0]]] += 1
            if self.start in result.winners:
                tally.first_wins += 1 / len(result.winners)


def within_reach(g: Position, seat: int, card: int) -> bool:
    """Whether a seat can meet an open target in this turn with its own cards and those in the centre.

    Cards that are still in the pile are not thought of.
    """
    condition = CONDITION[card]
    held = g.held[seat]
    draws = action_limit(g, seat) - 1  # the last action is to fulfil
    centre = [ONE[other] for other in g.centre if other != EMPTY]
    lacking = shortfall(condition, held)
    if lacking > draws or shortfall(condition, held + sum(centre)):
        return False
    for count in range(lacking, draws + 1):
        for some in combinations(centre, count):
            if not shortfall(condition, held + sum(some)):
                return True
    return False
