"""Every branch of every entry of the box is read, in a scene in which it can happen, and breaks nothing."""

from __future__ import annotations

from games.dark_venture.kit.box import check
from games.dark_venture.kit.branches import Marked
from games.dark_venture.kit.scenes import Scene, is_of
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.rng import seeded
from ludoteca.games.dark_venture.actions import ANSWER, DICE, END, FLEE, YES, follower_use, use
from ludoteca.games.dark_venture.content.program import BANDS, BELOW, JUMP
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn
from ludoteca.games.dark_venture.rules.hearing import OfferAbility
from ludoteca.games.dark_venture.rules.menu import Menu
from ludoteca.games.dark_venture.rules.rolls import DiceRoll
from ludoteca.games.dark_venture.rules.script import Script
from ludoteca.games.dark_venture.rules.script_flow import CHOOSE, CONTEST
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.state import Position

MOST_SCENES = 60  # for a branch
MOST_DECISIONS = 120  # in a scene
MOST_TOTAL = 99


class Walk:
    """Reads entries, towards what was not read yet."""

    def __init__(self) -> None:
        self.marked = Marked()
        self.content = self.marked.content
        self.unread = set(range(len(self.marked.branches)))

    def find(self, number: int) -> bool:
        """Scenes for a branch, until it is read."""
        branch = self.marked.branches[number]
        for n in range(MOST_SCENES):
            if number not in self.unread:
                break
            self.read(Scene(self.marked, branch, seeded(f"{branch.entry.id} {branch.where} {n}")))
        return number not in self.unread

    def read(self, scene: Scene) -> None:
        """A scene to its end, or until nothing new is to be read in it."""
        g = scene.g
        scene.begin()
        own = [n for n in self.unread if self.marked.branches[n].entry is scene.entry]
        for _ in range(MOST_DECISIONS):
            self.note(g)
            check(g)
            if not g.asked or self.unread.isdisjoint(own) or self.is_over(scene):
                return
            seat = g.asked[0]
            g.apply(seat, self.roll(scene) if seat == CHANCE else self.choice(scene, seat))

    def note(self, g: Position) -> None:
        assert g.log is not None
        for event in g.log:
            if event.kind == "told":
                self.unread.discard(self.marked.branch_of.get(event.args[0], -1))
        g.log = []

    def is_over(self, scene: Scene) -> bool:
        """Nothing waits for later, and what has begun is over: somebody's turn, or nothing more to use."""
        g = scene.g
        if g.laters:
            return False
        if isinstance(g.stack[-1], Menu):
            return not self.uses(scene, g.options(g.asked[0]))
        return scene.entry.moment not in ("act", "use") and isinstance(g.stack[1], Turn)

    # what is done

    def choice(self, scene: Scene, seat: int) -> int:
        g = scene.g
        top = g.stack[-1]
        options = g.options(seat)
        assert options and options == sorted(options)
        wanted: list[int] = []
        if isinstance(top, Menu):
            wanted = self.uses(scene, options) or [END]
        elif isinstance(top, OfferAbility):
            wanted = [YES]
        elif isinstance(top, BattleTurn) and "fl" in scene.entry.moment + scene.entry.given.get(
            "purpose", ""
        ):
            wanted = [one for one in options if one >= FLEE]
        elif isinstance(top, Script) and self.content.lines[top.line].op == CHOOSE:
            wanted = self.answers(top, options)
        return scene.rng.one_of(wanted or options)

    def uses(self, scene: Scene, options: list[int]) -> list[int]:
        """The ability that the scene is about."""
        first, second = use(self.content), follower_use(self.content)
        names = [ability.name for ability in self.content.abilities]
        return [
            one
            for one in options
            if one >= first and is_of(scene.entry, names[(one - first) % (second - first)])
        ]

    def answers(self, script: Script, options: list[int]) -> list[int]:
        """Those after which something new is read."""
        line = self.content.lines[script.line]
        starts = [*[option.line for option in line.options], line.to]
        return [
            ANSWER + option.answer
            for n, option in enumerate(line.options)
            if ANSWER + option.answer in options and self.is_new(starts[n], starts[n + 1])
        ]

    def is_new(self, first: int, last: int) -> bool:
        return any(first <= self.marked.line_of[n] < last for n in self.unread)

    # how dice fall

    def roll(self, scene: Scene) -> int:
        """Towards a total after which something new is read; all else by chance."""
        g = scene.g
        top, asks = g.stack[-1], g.stack[-2]
        if isinstance(top, DiceRoll) and isinstance(asks, Script):
            bands = self.bands(asks.line + 1)
            wanted = []
            for one in g.options(CHANCE):
                total = sum(DICE.rolls[one - DICE.start]) + sum(top.rolled) + top.plus + g.added
                if self.content.lines[asks.line].op == CONTEST and asks.left:
                    total = asks.left[0] - total
                if any(low <= total <= high for low, high in bands):
                    wanted.append(one)
            if wanted:
                return scene.rng.one_of(wanted)
        return top.draw(g, scene.rng)

    def bands(self, number: int) -> list[tuple[int, int]]:
        """Totals after which something new is read; `number` is the line after the roll."""
        lines = self.content.lines
        line = lines[number]
        if line.op == BELOW:
            jump = lines[line.to - 1]
            end = jump.to if jump.op == JUMP else line.to
            rows = [(line.n, MOST_TOTAL, number + 1, line.to), (-MOST_TOTAL, line.n - 1, line.to, end)]
        elif line.op >= BANDS:
            starts = [*[start for _, _, start in line.bands], line.to]
            rows = [(low, high, starts[n], starts[n + 1]) for n, (low, high, _) in enumerate(line.bands)]
        else:
            rows = []
        return [(low, high) for low, high, first, last in rows if self.is_new(first, last)]


def test_every_branch_of_every_entry_is_read() -> None:
    """A step that is never read, a condition that always holds or never does, an answer that nobody can give:
    what the box says and what can happen in it would be two things.
    """
    walk = Walk()
    never = [branch for n, branch in enumerate(walk.marked.branches) if not walk.find(n)]
    assert [(branch.entry.id, branch.entry.moment, branch.where) for branch in never] == []
