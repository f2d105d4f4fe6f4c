"""Information-set Monte Carlo tree search for any game.

Each iteration imagines a position that the seat cannot tell from the true one, walks down one tree that
all these positions share, adds a node, plays on quickly to the end (or for a while), and remembers how
that went for whoever moved. A move that is not possible in every imagined position is judged by how often
it could be chosen, not by how often it was looked at (availability counts; Cowling, Powley and
Whitehouse 2012). Chance is drawn anew each time and has no nodes.

A game may prefer moves tried side by side: then there is no tree, but each imagined position is played on
after every move that is left, with the same dice, as far as the game says; fewer and fewer moves are left.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ludoteca.bots.base import Bot
from ludoteca.bots.interrupts import allow_interrupts
from ludoteca.engine.advice import NO_TIME
from ludoteca.engine.door import Door
from ludoteca.engine.kernel import CHANCE, State, answer_chance
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import AnyRules

BREATH: Final = 16  # iterations between two looks at the clock and at waiting signals
TO_THE_END: Final = 1_000_000_000
AS_THE_GAME_SAYS: Final = -1
FADING: Final = 0.002  # a win is worth a little less with each decision until then, or it is put off for ever
NEARLY: Final = 0.8  # visited nearly as often as the favourite: then the better result decides
SIDE_BY_SIDE: Final = 6  # moves at most, the first of those worth trying
A_PLAYOUT: Final = 16  # iterations that one of their playouts counts for
LAST: Final = 2  # moves that are left to the end
MOST_SEATS: Final = 8  # after chance the same move may fall to another seat: children are kept by both


class Node:
    """A move in the tree: who made it, how often it was possible, chosen, and how well that went."""

    __slots__ = ("action", "available", "children", "gained", "seat", "visits")

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.gained = 0.0
        self.children: dict[int, Node] = {}


class IsmctsBot(Bot):
    """Thinks for a number of iterations, or for some seconds (then the choice depends on the machine)."""

    def __init__(
        self,
        seed: int | str | Rng | None = None,
        iterations: int = 1000,
        seconds: float = 0.0,
        explore: float = 0.7,
        cut: int = AS_THE_GAME_SAYS,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.explore = explore
        self.cut = cut  # players' decisions in a playout before it is judged; 0: to the end
        self.simulated = 0  # iterations of the last choice

    def choose(self, door: Door) -> int:
        options = door.actions()
        if len(options) == 1:
            return options[0]
        sensible = door.rules.advice.worth_trying(door.imagine(self.rng), door.seat)
        if len(sensible) == 1:  # the tree would begin with the decision after this one
            return sensible[0]
        children = self.search(door).children
        found = [child for child in children.values() if child.seat == door.seat and child.action in options]
        if not found:
            return options[0]
        most = max([child.visits for child in found])
        close = [child for child in found if child.visits >= NEARLY * most]
        return max(close, key=lambda child: child.gained / child.visits).action

    def search(self, door: Door) -> Node:
        """The tree after all iterations; of depth 1 where moves are tried side by side."""
        root = Node(-1, CHANCE)
        if self.cut == AS_THE_GAME_SAYS:
            g = door.imagine(self.rng.copy())
            until = door.rules.advice.look_ahead(g)
            if until != NO_TIME:
                moves = door.rules.advice.worth_trying(g, door.seat)[:SIDE_BY_SIDE]
                self.try_side_by_side(door, root, moves, until)
                return root
        deadline = time.perf_counter() + self.seconds if self.seconds > 0 else 0.0
        done = 0
        while True:
            if done % BREATH == 0:
                allow_interrupts()
                if done and deadline > 0.0 and time.perf_counter() >= deadline:
                    break
            if deadline == 0.0 and done >= self.iterations:
                break
            self.iterate(door.rules, door.imagine(self.rng), root)
            done += 1
        self.simulated = done
        return root

    def try_side_by_side(self, door: Door, root: Node, moves: list[int], until: int) -> None:
        """Every move from the same positions; the worse are left out as time goes by."""
        left = [Node(action, door.seat) for action in moves]
        for node in left:
            root.children[node.action * MOST_SEATS + node.seat] = node
        start = time.perf_counter()
        most = max(len(moves), self.iterations // A_PLAYOUT)
        done, used = 0, 0.0
        while used < 1.0:
            allow_interrupts()
            imagined = door.imagine(self.rng)
            dice = Rng(1 + self.rng.below(TO_THE_END), 1 + self.rng.below(TO_THE_END))
            for node in left:
                self.try_move(door.rules, imagined.clone(), dice.copy(), node, until)
            done += len(left)
            used = (time.perf_counter() - start) / self.seconds if self.seconds > 0 else done / most
            left.sort(key=lambda node: -node.gained)
            del left[max(LAST, math.ceil(math.pow(len(moves), 1.0 - min(1.0, used)))) :]
        self.simulated = done

    def try_move(self, rules: AnyRules, g: State, rng: Rng, node: Node, until: int) -> None:
        """One move, from one position."""
        g.apply(node.seat, node.action)
        rules.advice.play_until(g, rng, until)
        worths = rules.advice.worths(g) if g.asked else rules.shares(g)
        node.visits += 1
        node.gained += worths[node.seat]

    def iterate(self, rules: AnyRules, g: State, root: Node) -> None:
        """One imagined position: down the tree, one new node, a playout, and back."""
        rng = self.rng
        advice = rules.advice
        path: list[Node] = []
        node = root
        while answer_chance(g, rng):
            seat = g.asked[0]
            options = advice.worth_trying(g, seat)
            if len(options) == 1:
                g.apply(seat, options[0])
                continue
            node = self.select(node, options, seat)
            new = node.visits == 0
            path.append(node)
            g.apply(seat, node.action)
            if new:
                break
        cut = advice.horizon(g) if self.cut == AS_THE_GAME_SAYS else self.cut
        played = advice.play_on(g, rng, cut if cut else TO_THE_END)
        worths = advice.worths(g) if g.asked else rules.shares(g)
        fair = rules.stake(g)
        fresh = max(0.5, 1.0 - FADING * (len(path) + played))
        for visited in path:
            visited.visits += 1
            visited.gained += fair + fresh * (worths[visited.seat] - fair)

    def select(self, node: Node, options: list[int], seat: int) -> Node:
        """An untried move if there is one, the first of all before the others; else the best by upper
        confidence bound."""
        children = node.children
        untried: list[int] = []
        best: Node | None = None
        best_score = -1.0
        for action in options:
            child = children.get(action * MOST_SEATS + seat)
            if child is None:
                untried.append(action)
                continue
            child.available += 1
            score = child.gained / child.visits + self.explore * math.sqrt(
                math.log(child.available) / child.visits
            )
            if score > best_score:
                best_score = score
                best = child
        if best is None or untried:
            first = untried[0] == options[0]
            best = Node(options[0] if first else self.rng.one_of(untried), seat)
            best.available = 1
            children[best.action * MOST_SEATS + seat] = best
        return best
