"""Looking on at games of Dark Venture: who wins, what quests are worth, what happens and what is never used.

Most is read from the log; what it does not tell (dice of an entry, options, belongings) from the position.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from ludoteca.engine.kernel import CHANCE, Event, State, Step
from ludoteca.engine.rules import Result
from ludoteca.games.dark_venture.actions import ANSWER
from ludoteca.games.dark_venture.content.cards import HEROIC, QUEST_CARDS, START
from ludoteca.games.dark_venture.content.program import BANDS
from ludoteca.games.dark_venture.rules.ending import rank_of
from ludoteca.games.dark_venture.rules.items import PayItem
from ludoteca.games.dark_venture.rules.laying import LayAt
from ludoteca.games.dark_venture.rules.menu import Acting
from ludoteca.games.dark_venture.rules.plays import PlayInto
from ludoteca.games.dark_venture.rules.rolls import DiceRoll
from ludoteca.games.dark_venture.rules.script import Script
from ludoteca.games.dark_venture.rules.script_flow import CHOOSE, ROLL
from ludoteca.games.dark_venture.rules.trading import Offer
from ludoteca.games.dark_venture.rules.using import UseOn
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, RANKED, UNCONSCIOUS, Position
from ludoteca.lab import tallies
from ludoteca.lab.arena import CUT_OFF

LATE: Final = 4  # the hour from which on a hero should have company
TWELFTHS: Final = 12  # a victory that is shared is divided
SIXTIETHS: Final = 60  # an action point is spent for all quests that are held, one to six of them

# where to lay and how turned, where to play, whom to use on, what to pay and to offer: parts of a move
PARTS: Final = (LayAt, PlayInto, UseOn, PayItem, Offer)

# where points come from
BY_HEROIC: Final = "heroic quests"
BY_SIDE: Final = "side quests"
BY_OTHER: Final = "entries and abilities"
SOURCES: Final = (BY_HEROIC, BY_SIDE, BY_OTHER)


@dataclass
class Tally(tallies.Tally):
    """What many games add up to. Cards, places, quests and answers are the ints of the content."""

    won: int = 0  # by somebody, or against the game
    seats: int = 0  # of all games
    turns: int = 0
    late_turns: int = 0
    led_turns: int = 0  # of these, with a follower
    asleep: int = 0  # turns of an unconscious hero
    fights: int = 0  # by player
    falls: int = 0

    reasons: Counter[str] = field(default_factory=Counter)
    hours: Counter[int] = field(default_factory=Counter)  # in which games ended
    scores: Counter[int] = field(default_factory=Counter)  # of all seats
    best: Counter[int] = field(default_factory=Counter)  # of the winners, or of the best seat
    ranks: Counter[int] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)  # by source
    decisions: Counter[int] = field(default_factory=Counter)  # in a turn, of the seat whose turn it is

    place_wins: Counter[int] = field(default_factory=Counter)  # in twelfths, by place in turn order
    hero_games: Counter[int] = field(default_factory=Counter)
    hero_wins: Counter[int] = field(default_factory=Counter)  # in twelfths
    hero_points: Counter[int] = field(default_factory=Counter)
    ancient_games: Counter[int] = field(default_factory=Counter)
    ancient_wins: Counter[int] = field(default_factory=Counter)  # in twelfths
    favoured: Counter[int] = field(default_factory=Counter)
    favour_hours: Counter[int] = field(default_factory=Counter)

    quests_kept: Counter[int] = field(default_factory=Counter)
    quests_done: Counter[int] = field(default_factory=Counter)
    quests_left: Counter[int] = field(default_factory=Counter)  # swapped away
    quest_points: Counter[int] = field(default_factory=Counter)
    quest_ap: Counter[int] = field(default_factory=Counter)  # in sixtieths

    came: Counter[int] = field(default_factory=Counter)  # games in which a figure comes to the map
    claimed: Counter[int] = field(default_factory=Counter)  # and follows somebody
    laid: Counter[int] = field(default_factory=Counter)  # how many locations lie in the end
    lies: Counter[int] = field(default_factory=Counter)  # games in which a location lies
    entered: Counter[int] = field(default_factory=Counter)
    fired: Counter[int] = field(default_factory=Counter)  # its hexagon

    offered: Counter[int] = field(default_factory=Counter)  # answers, where there was a choice
    taken: Counter[int] = field(default_factory=Counter)
    bands: Counter[tuple[int, int]] = field(default_factory=Counter)  # by line and number

    # kinds of items, by id
    item_games: Counter[str] = field(default_factory=Counter)  # in which it leaves the deck
    item_used: Counter[str] = field(default_factory=Counter)  # games in which a player wears or uses it
    used_by_winner: Counter[str] = field(default_factory=Counter)
    used_by_others: Counter[str] = field(default_factory=Counter)


class Observer:
    """Looks on at one game, and enters it into a tally."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.g: Position | None = None
        self.heard = 0
        self.round = 0
        self.score: list[int] = []
        self.source: list[int] = []  # by seat: the quest whose entry is read, or NOTHING
        self.ap: Counter[int] = Counter()  # by seat, as it was before
        self.asked = 0  # in this turn
        self.came: set[int] = set()
        self.claimed: set[int] = set()
        self.entered: set[int] = set()
        self.fired: set[int] = set()
        self.fought: set[tuple[int, int]] = set()  # seat, number of the fight
        self.there: set[str] = set()  # kinds of items that left the deck
        self.used: list[set[str]] = []  # by seat
        self.dice: list[tuple[DiceRoll, int]] = []  # rolls of entries, and the line of their bands
        self.choice: list[int] = []  # the answers that are possible

    def __call__(self, g: State) -> None:
        assert isinstance(g, Position)
        if self.g is None:
            self.begin(g)
        assert g.log is not None
        heard = g.log[self.heard :]
        self.heard = len(g.log)
        self.look_at_dice(g, heard)
        for event in heard:
            self.hear(g, event)
        self.spend(g)
        self.look_at_question(g)

    def begin(self, g: Position) -> None:
        if g.log is None:
            g.log = []  # from now on somebody listens
        self.g = g
        self.heard = len(g.log)
        self.score = list(g.score)
        self.source = [NOTHING] * g.seats
        self.used = [set() for seat in range(g.seats)]

    # what is told

    def hear(self, g: Position, event: Event) -> None:
        kind, args = event.kind, event.args
        if kind == "turn":
            self.turn(g, args[0])
        elif kind == "hour":
            self.round = args[0]
            self.ap.clear()  # everybody has new ones
        elif kind in ("receives", "discards-quest", "stage", "fulfils", "has-points", "favoured"):
            self.hear_of_quests(g, kind, args)
        elif kind == "answers":
            if len(self.choice) > 1:
                self.tally.offered.update(self.choice)
                self.tally.taken[args[1]] += 1
        elif kind == "joins-fight":
            if g.on_map(args[0]) and g.piece(args[0]).leader != NOBODY:
                self.fought.add((g.piece(args[0]).leader, g.fights))
        elif kind == "falls":
            self.tally.falls += 1
        elif kind == "comes":
            self.came.add(args[0])
        elif kind == "follows":
            self.claimed.add(args[0])
        elif kind == "arrives":
            if g.on_map(args[0]) and g.piece(args[0]).leader != NOBODY:
                self.entered.add(args[1])
        elif kind == "hexagon":
            self.source = [NOTHING] * g.seats
            self.fired.add(args[1])
        elif kind in ("wears", "uses-ability"):
            self.hear_of_items(g, kind, args)

    def hear_of_quests(self, g: Position, kind: str, args: tuple[int, ...]) -> None:
        tally, seat = self.tally, args[0]
        if kind == "has-points":
            gained = args[1] - self.score[seat]
            self.score[seat] = args[1]
            quest = self.source[seat]
            tally.points[source_of(quest)] += gained
            if quest != NOTHING:
                tally.quest_points[quest] += gained
        elif kind == "favoured":
            tally.favoured[g.ancients[seat]] += 1
            tally.favour_hours[self.round] += 1
        elif kind == "receives":
            tally.quests_kept[args[1]] += 1
        elif kind == "discards-quest":
            tally.quests_left[args[1]] += 1
        else:
            self.source[seat] = args[1]
            if kind == "fulfils":
                tally.quests_done[args[1]] += 1

    def hear_of_items(self, g: Position, kind: str, args: tuple[int, ...]) -> None:
        self.source = [NOTHING] * g.seats
        content = g.terms.content
        if not g.on_map(args[0]) or g.piece(args[0]).leader == NOBODY:
            return
        seat = g.piece(args[0]).leader
        if kind == "wears":
            self.used[seat].add(content.cards.items[args[1]].id)
        elif content.is_item[args[1]]:
            owner = content.entry_at(content.abilities[args[1]].line)
            self.used[seat].add(owner)
            self.there.add(owner)

    def turn(self, g: Position, seat: int) -> None:
        """A turn begins: how everybody is, and what they have."""
        tally = self.tally
        self.end_turn()
        self.source = [NOTHING] * g.seats
        tally.turns += 1
        tally.asleep += int(g.piece(g.heroes[seat]).how == UNCONSCIOUS)
        if self.round >= LATE:
            tally.late_turns += 1
            tally.led_turns += int(g.followers[seat] != NOTHING)
        self.look_at_items(g)

    def end_turn(self) -> None:
        if self.asked:
            self.tally.decisions[self.asked] += 1
        self.asked = 0

    # what is seen

    def look_at_items(self, g: Position) -> None:
        kinds = g.terms.content.cards.items
        for hand in g.hand_items:
            self.there.update([kinds[item].id for item in hand])
        self.there.update([kinds[item].id for item in g.floor_items])
        for piece in g.pieces:
            self.there.update([kinds[item].id for item in piece.worn + piece.carried])
            if piece.leader != NOBODY:
                self.used[piece.leader].update([kinds[item].id for item in piece.worn])

    def look_at_question(self, g: Position) -> None:
        """Whose decision is next, what an entry offers, and which of its dice are rolled."""
        self.choice = []
        if not g.asked:
            return
        top = g.stack[-1]
        lines = g.terms.content.lines
        if g.asked[0] == CHANCE:
            below = g.stack[-2] if len(g.stack) > 1 else None
            if isinstance(top, DiceRoll) and isinstance(below, Script) and lines[below.line].op == ROLL:
                known = [one for one, line in self.dice]
                if lines[below.line + 1].op == BANDS and not any(one is top for one in known):
                    self.dice.append((top, below.line + 1))
            return
        if g.asked[0] == g.current and is_decision(g, top):
            self.asked += 1
        if isinstance(top, Script) and lines[top.line].op == CHOOSE:
            self.choice = [action - ANSWER for action in top.options(g, g.asked[0])]

    def look_at_dice(self, g: Position, heard: list[Event]) -> None:
        """Rolls that are over: which band was reached."""
        for roll, line in self.dice:
            if not any(step is roll for step in g.stack):
                added = [e.args[1] for e in heard if e.kind == "adds" and e.args[0] == roll.figure]
                total = sum(roll.rolled) + roll.plus + sum(added[:1])
                for number, (low, high, _) in enumerate(g.terms.content.lines[line].bands):
                    if low <= total <= high:
                        self.tally.bands[line, number] += 1
        self.dice = [(roll, line) for roll, line in self.dice if any(step is roll for step in g.stack)]

    def spend(self, g: Position) -> None:
        """Action points that are gone were spent for the quests that are held."""
        for seat in range(g.seats):
            cards = [card for card in (g.heroes[seat], g.followers[seat]) if card != NOTHING]
            ap = sum([g.piece(card).ap for card in cards if g.on_map(card)])
            spent = self.ap[seat] - ap
            self.ap[seat] = ap
            held = [task.quest for task in g.tasks if task.seat == seat and task.quest < QUEST_CARDS]
            if spent > 0:
                for quest in held:
                    self.tally.quest_ap[quest] += spent * SIXTIETHS // len(held)

    # the end

    def finish(self, result: Result | None) -> None:
        tally, g = self.tally, self.g
        assert g is not None
        self.end_turn()
        self.look_at_items(g)
        tally.games += 1
        tally.seats += g.seats
        tally.hours[self.round] += 1
        tally.fights += len(self.fought)
        tally.came.update(self.came)
        tally.claimed.update(self.claimed)
        tally.laid[len(g.laid)] += 1
        tally.lies.update(g.laid)
        tally.entered.update(self.entered | {START})
        tally.fired.update(self.fired)
        tally.item_games.update(self.there)
        tally.item_used.update(set().union(*self.used))
        tally.reasons[CUT_OFF if result is None else result.reason] += 1
        tally.hero_games.update(g.heroes)
        if g.terms.ancients:
            tally.ancient_games.update(g.ancients)
        if result is not None:
            self.enter(g, result)

    def enter(self, g: Position, result: Result) -> None:
        """Points, and who has won."""
        tally = self.tally
        winners = result.winners
        tally.scores.update(result.scores)
        tally.best[max(result.scores)] += 1
        if g.terms.mode == RANKED:
            tally.ranks[rank_of(g)] += 1
        for seat in range(g.seats):
            tally.hero_points[g.heroes[seat]] += result.scores[seat]
        if not winners:
            return
        tally.won += 1
        share = TWELFTHS if g.terms.together else TWELFTHS // len(winners)
        for seat in winners:
            tally.place_wins[g.order.index(seat)] += share
            tally.hero_wins[g.heroes[seat]] += share
            if g.terms.ancients:
                tally.ancient_wins[g.ancients[seat]] += share
        for seat, kinds in enumerate(self.used):
            (tally.used_by_winner if seat in winners else tally.used_by_others).update(kinds)


def is_decision(g: Position, step: Step[Position]) -> bool:
    """More than one answer is possible, and a compound move counts once: its other parts complete it."""
    return isinstance(step, Acting) or (not isinstance(step, PARTS) and len(step.options(g, g.asked[0])) > 1)


def source_of(quest: int) -> str:
    return BY_OTHER if quest == NOTHING else BY_HEROIC if quest < HEROIC else BY_SIDE
