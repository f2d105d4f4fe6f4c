"""Looking on at games of Ventura: who wins, where points come from, what is fought and which cards are used.

All is read from the log; only what it does not tell (Captains and places of Troops) comes from the position.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from ludoteca.engine.kernel import Event, State
from ludoteca.engine.rules import Result
from ludoteca.games.ventura.actions import AREAS
from ludoteca.games.ventura.content import FIRST_EVENT, is_garrison
from ludoteca.games.ventura.rules.troops import HOME, exists, is_army
from ludoteca.games.ventura.state import NOBODY, NOTHING, Position, alive
from ludoteca.lab import tallies
from ludoteca.lab.arena import CUT_OFF

EARLY: Final = 5  # the round by which Armies should have met

# kinds of battles
OF_ARMIES: Final = "Army against Army"
WITH_COMPANY: Final = "Army against Company"
OF_COMPANIES: Final = "Company against Company"
AT_GARRISON: Final = "against a Garrison"
BATTLES: Final = (OF_ARMIES, WITH_COMPANY, OF_COMPANIES, AT_GARRISON)

GARRISON_DISMISSED: Final = "dismisses-garrison"

# where points come from: the event that says it stands before the points
SOURCES: Final = {
    "first-player": "initiative",
    "spends": "prestige",
    "papal-points": "Papal tiles",
    "removes-markers": "markers removed",
    "eliminates": "Cities",
    "plays-event": "Events",
}
DESTROYED: Final = "Armies destroyed"
DRIVEN_OFF: Final = "Armies driven off"
ALL_SOURCES: Final = (*SOURCES.values(), DESTROYED, DRIVEN_OFF)

# the seats' means, round by round: in the round, and at its beginning
IN_ROUND: Final = ("income", "upkeep")
AT_START: Final = ("Florins", "Troops", "Armies", "tiles", "points")


@dataclass
class Tally(tallies.Tally):
    """What many games add up to. Families and cards are the ints of `content`."""

    decided: int = 0  # games with a winner
    early: int = 0  # games in which Armies met early
    met: int = 0  # games in which Armies met at all

    rounds: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    family_games: Counter[int] = field(default_factory=Counter)
    family_wins: Counter[int] = field(default_factory=Counter)
    place_wins: Counter[int] = field(default_factory=Counter)  # by place in the starting order

    points: Counter[str] = field(default_factory=Counter)  # of all seats, by source
    winner_points: Counter[str] = field(default_factory=Counter)

    battles: Counter[tuple[str, int]] = field(default_factory=Counter)  # by kind and round
    events: Counter[tuple[str, int]] = field(default_factory=Counter)  # what else happens, likewise
    economy: Counter[tuple[str, int]] = field(default_factory=Counter)  # sums, by what and round
    economy_of: Counter[tuple[str, int]] = field(default_factory=Counter)  # of how many seats

    # seats in whose games a card came into play: deployed, or an Event that was played
    used_by_winner: Counter[int] = field(default_factory=Counter)
    used_by_others: Counter[int] = field(default_factory=Counter)
    used_in_games: Counter[int] = field(default_factory=Counter)


class Observer:
    """Looks on at one game, and enters it into a tally."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.heard = 0
        self.round = 0
        self.starter = 0
        self.families: list[int] = []  # by seat
        self.used: list[set[int]] = []  # kinds of cards, by seat
        self.points: Counter[tuple[int, str]] = Counter()  # by seat and source
        self.source = ""
        self.score: dict[int, int] = {}  # by seat
        self.score_at_start: dict[int, int] = {}  # of the round
        self.last = ""  # the kind of the event before
        self.armies_met = 0  # the first round in which they did

        # before the move: the log does not tell who leads a Troop, nor where all of them are
        self.at: list[int] = []
        self.captain: list[int] = []

        # the battle that is fought
        self.marching = 0  # the Troop that marched last
        self.attacker = 0
        self.defenders: list[int] = []  # Troops of the other side that have not fought, or fight
        self.battle = ""  # its kind, as soon as both Troops are known
        self.fallen: set[int] = set()  # seats without their Garrison

    def __call__(self, g: State) -> None:
        assert isinstance(g, Position)
        if g.log is None:
            g.log = []  # from now on somebody listens
        if not self.used:
            self.families = g.family  # chosen later
            self.used = [set() for seat in range(g.seats)]
            self.round = g.round
        if len(g.log) > self.heard:
            before = self.round
            for event in g.log[self.heard :]:
                self.hear(g, event)
                self.last = event.kind
            self.heard = len(g.log)
            if self.round > before:
                self.look_around(g)
        self.at = [troop.at for troop in g.troops]
        self.captain = [troop.captain for troop in g.troops]

    def hear(self, g: Position, event: Event) -> None:
        kind = event.kind
        args = event.args
        if kind in SOURCES:
            self.source = SOURCES[kind]
        if kind == "scores":
            self.points[args[0], self.source] += args[1]
            self.score[args[0]] = args[2]
        elif kind == "round":
            self.round = args[0]
            self.score_at_start = self.score.copy()  # the first points of a round need no question
        elif kind in IN_ROUND:
            self.tally.economy[kind, self.round] += args[1]
            self.tally.economy_of[kind, self.round] += 1
        elif kind == "deploys":
            self.used[args[0]].add(args[1])
        elif kind == "plays-event":
            self.used[args[0]].add(FIRST_EVENT + args[1])
        elif kind == "starts":
            self.starter = args[0]
        elif kind == "garrison-gone":
            self.fallen.add(args[0])
        elif kind in ("retreats", "captain-falls", "eliminates"):
            self.tally.events[kind, self.round] += 1
        elif kind == "dismisses":
            if is_garrison(args[1]):
                self.tally.events[GARRISON_DISMISSED, self.round] += 1
        else:
            self.hear_of_battle(g, kind, args)

    def hear_of_battle(self, g: Position, kind: str, args: tuple[int, ...]) -> None:
        if kind == "marches":
            self.marching = args[0] * AREAS + args[1]
        elif kind == "battle":
            tile = g.where.index(args[2])
            first = args[1] * AREAS
            self.attacker = self.marching
            self.defenders = [troop for troop in range(first, first + AREAS) if self.at[troop] == tile]
            self.next_battle()
        elif kind == "sends":
            sent = args[0] * AREAS + args[1]
            self.defenders.remove(sent)
            self.defenders.insert(0, sent)
            self.begin(sent)
        elif kind == "battle-won":
            if args[1]:
                self.source = DRIVEN_OFF if self.last == "retreats" else DESTROYED
            self.fought()
            if args[0] == self.attacker // AREAS:
                self.defenders.pop(0)
                self.next_battle()
        elif kind in ("battle-even", "battle-broken-off"):
            self.fought()

    def next_battle(self) -> None:
        """A single Troop defends itself; among several the defender chooses, and the log tells it."""
        if len(self.defenders) == 1:
            self.begin(self.defenders[0])

    def begin(self, defender: int) -> None:
        armies = [self.captain[troop] != NOTHING for troop in (self.attacker, defender)]
        if all(armies):
            self.battle = OF_ARMIES
        elif defender % AREAS == HOME and defender // AREAS not in self.fallen:
            self.battle = AT_GARRISON
        elif any(armies):
            self.battle = WITH_COMPANY
        else:
            self.battle = OF_COMPANIES

    def fought(self) -> None:
        self.tally.battles[self.battle, self.round] += 1
        if self.battle == OF_ARMIES and not self.armies_met:
            self.armies_met = self.round

    def look_around(self, g: Position) -> None:
        """What everybody has when a round begins."""
        for seat in alive(g):
            troops = [troop for troop in range(seat * AREAS, seat * AREAS + AREAS) if exists(g, troop)]
            armies = [troop for troop in troops if is_army(g, troop)]
            points = self.score_at_start.get(seat, 0)
            found = (g.florins[seat], len(troops), len(armies), g.owner.count(seat), points)
            for what, number in zip(AT_START, found, strict=True):
                self.tally.economy[what, self.round] += number
                self.tally.economy_of[what, self.round] += 1

    def finish(self, result: Result | None) -> None:
        tally = self.tally
        tally.games += 1
        tally.rounds[self.round] += 1
        tally.met += int(self.armies_met > 0)
        tally.early += int(0 < self.armies_met <= EARLY)
        tally.reasons[CUT_OFF if result is None else result.reason] += 1
        winner = NOBODY if result is None else result.winners[0]
        for (seat, source), points in self.points.items():
            tally.points[source] += points
            if seat == winner:
                tally.winner_points[source] += points
        tally.family_games.update(self.families)
        if winner == NOBODY:
            return
        tally.decided += 1
        tally.family_wins[self.families[winner]] += 1
        tally.place_wins[(winner - self.starter) % len(self.families)] += 1
        tally.used_in_games.update(set().union(*self.used))
        for seat, kinds in enumerate(self.used):
            (tally.used_by_winner if seat == winner else tally.used_by_others).update(kinds)
