"""Information-set Monte Carlo tree search for any game.

Each iteration imagines a position that the seat cannot tell from the true one, walks down one tree that
all these positions share, adds a node, plays on quickly to the end (or for a while), and remembers how
that went for whoever moved. A move that is not possible in every imagined position is judged by how often
it could be chosen, not by how often it was looked at (availability counts; Cowling, Powley and
Whitehouse 2012). Chance is drawn anew each time and has no nodes.

A game may prefer moves tried side by side: then there is no tree, but each imagined position is played on
after every move that is left, with the same dice, as far as the game says. The first of them is the game's
own favourite, which stays to the end; another is left out when it falls behind it, and is chosen only if it
did better by more than luck explains. Without that doubt a handful of playouts chooses at random.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ludoteca.bots.base import Bot, checked_door, offered
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
FEWEST: Final = 4  # positions before a lead over the favourite, or a lag behind it, means anything
IS_WON: Final = 0.7  # of what a finished playout is worth; the rest is by how much
MOST_SEATS: Final = 8  # after chance the same move may fall to another seat: children are kept by both


class Node:
    """A move in the tree: who made it, how often it was possible, chosen, and how well that went; beside the
    favourite, by how much it led.
    """

    __slots__ = ("action", "available", "children", "doubt", "gained", "lead", "seat", "squares", "visits")

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.gained = 0.0
        self.children: dict[int, Node] = {}
        self.lead = 0.0  # over the favourite, in all positions
        self.squares = 0.0
        self.doubt = 0.0  # what luck may have added to the mean lead

    def add(self, worth: float, beside: float) -> None:
        """One position, and what the favourite made of it."""
        lead = worth - beside
        self.join(1, worth, lead, lead * lead, self.doubt)

    def join(self, visits: int, gained: float, lead: float, squares: float, doubt: float) -> None:
        """What else is known of the move."""
        self.visits += visits
        self.gained += gained
        self.lead += lead
        self.squares += squares
        n = self.visits
        if n >= FEWEST:
            self.doubt = math.sqrt(max(0.0, self.squares - self.lead * self.lead / n) / (n * (n - 1)))
        else:
            self.doubt = max(self.doubt, doubt)

    def lags(self) -> bool:
        """Behind the favourite, more than luck explains; or not to be told from it."""
        return self.visits >= FEWEST and self.lead / self.visits + self.doubt <= 0.0


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

    def choose(self, door: object) -> int:
        door = checked_door(door)
        known = self.without_search(door)
        return known if known >= 0 else favourite(list(self.search(door).children.values()), door)

    def without_search(self, door: Door) -> int:
        """The move that is chosen without a search, where there is no choice; else -1."""
        options = offered(door)
        if len(options) == 1:
            return options[0]
        sensible = door.rules.advice.worth_trying(door.imagine(self.rng), door.seat)
        return sensible[0] if len(sensible) == 1 else -1  # a tree would begin with the decision after it

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
        """Every move from the same positions, beside the first of them; what lags is left out, and the worse
        as time goes by.
        """
        left = [Node(action, door.seat) for action in moves]
        for node in left:
            node.doubt = 1.0
            root.children[node.action * MOST_SEATS + node.seat] = node
        left[0].doubt = 0.0
        start = time.perf_counter()
        most = max(len(moves), self.iterations // A_PLAYOUT)
        done, used = 0, 0.0
        while used < 1.0 and len(left) > 1:
            allow_interrupts()
            imagined = door.imagine(self.rng)
            dice = Rng(1 + self.rng.below(TO_THE_END), 1 + self.rng.below(TO_THE_END))
            beside = 0.0
            for node in left:
                worth = self.try_move(door.rules, imagined.clone(), dice.copy(), node, until)
                if node is left[0]:
                    beside = worth
                node.add(worth, beside)
            done += len(left)
            used = (time.perf_counter() - start) / self.seconds if self.seconds > 0 else done / most
            others = [node for node in left[1:] if not node.lags()]
            others.sort(key=lambda node: -node.lead)
            left[1:] = others[: max(1, math.ceil(math.pow(len(moves), 1.0 - min(1.0, used))) - 1)]
        self.simulated = done

    def try_move(self, rules: AnyRules, g: State, rng: Rng, node: Node, until: int) -> float:
        """What one move is worth, from one position."""
        g.apply(node.seat, node.action)
        rules.advice.play_until(g, rng, until)
        worth = rules.advice.worths(g)[node.seat]
        return worth if g.asked else IS_WON * rules.shares(g)[node.seat] + (1.0 - IS_WON) * worth

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
            visits = float(child.visits)  # compiled, roots and logarithms of floats need no call of Python's
            score = child.gained / visits + self.explore * math.sqrt(
                math.log(float(child.available)) / visits
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


def favourite(tried: list[Node], door: Door) -> int:
    """The move that was tried most often; of those that were nearly as often the one that went best."""
    options = door.actions()
    found = [node for node in tried if node.seat == door.seat and node.action in options]
    if not found:
        return options[0]
    most = max([node.visits for node in found])
    close = [node for node in found if node.visits >= NEARLY * most]
    return max(close, key=lambda node: node.gained / node.visits - node.doubt).action
