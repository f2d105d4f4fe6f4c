"""Chapter "Quests": how they are received, kept, renewed and traded."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step, all_but, only
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import KEEP, NEW_QUEST, NO_QUEST, REPLACE
from ludoteca.games.dark_venture.content.cards import HEROIC, QUEST_CARDS
from ludoteca.games.dark_venture.content.played import Stage
from ludoteca.games.dark_venture.rules.decks import HEROIC_QUESTS, SIDE_QUESTS, Deal, Dealing, left
from ludoteca.games.dark_venture.state import NOTHING, Position, Task

MOST_SIDE: Final = 3  # DV-QUEST-06


def held(g: Position, seat: int, heroic: bool) -> list[int]:
    """The quests that a seat has, ascending."""
    return sorted([task.quest for task in g.tasks if task.seat == seat and is_sort(task.quest, heroic)])


def is_sort(quest: int, heroic: bool) -> bool:
    """Favours of Ancients, which come after all quests, are neither."""
    return quest < HEROIC if heroic else HEROIC <= quest < QUEST_CARDS


def stages_of(g: Position, task: Task) -> list[Stage]:
    """Of a quest, or of the favour of an Ancient."""
    content = g.terms.content
    if task.quest < QUEST_CARDS:
        return content.stages[task.quest]
    return content.favours[task.quest - QUEST_CARDS]


def receive(g: Position, seat: int, quest: int) -> None:
    """DV-QUEST-03, -05, -11: from now on what is done counts. Heroic quests are open, side quests secret."""
    task = new_task(g, seat, quest)
    begins = g.terms.content.received[quest] != NOTHING and g.heroes[seat] != NOTHING
    task.shown = quest < HEROIC or g.terms.together or begins  # what it does now, all see
    g.tasks.append(task)
    if begins:
        g.terms.lore.received(g, quest, seat)
    if task.shown:
        g.tell("receives", (seat, quest))
    else:
        g.tell("receives", (seat, quest), only(seat))
        g.tell("receives-secretly", (seat,), all_but(seat))


def new_task(g: Position, seat: int, quest: int) -> Task:
    ways = len(g.terms.content.stages[quest][0].ways)
    return Task(quest, seat, 0, g.round, [[] for way in range(ways)], [[] for way in range(ways)])


def task_of(g: Position, quest: int) -> Task:
    return next(task for task in g.tasks if task.quest == quest)


def discard(g: Position, seat: int, quest: int) -> None:
    """L16: like every discard, a replaced side quest lies open."""
    g.tasks = [task for task in g.tasks if task.quest != quest]
    g.side_discard.append(quest)
    g.tell("discards-quest", (seat, quest))


class KeepHeroic(OneSeat[Position]):
    """DV-SETUP-07, DV-SOLO-03, DV-QUEST-07, DV-DAY-03, D-06: draw some heroic quests and keep some; the
    others are shuffled back. What is drawn only its player sees.
    """

    count: int  # to draw
    keep: int
    drawn: list[int]
    dealt: bool = False
    back: bool = True  # whether the others go back at once (AMB-39)

    def run(self, g: Position) -> None:
        if self.dealt:
            self.dealt = False
            if g.returned == NOTHING:  # AMB-38: what is there
                self.count = 0
            else:
                self.count -= 1
                self.drawn.append(g.returned)
                g.tell("looks-at-quest", (self.seat, g.returned), only(self.seat))
        if self.count:
            self.dealt = True
            g.call(Deal(HEROIC_QUESTS))
        elif self.keep and self.drawn:
            g.ask(self.seat)
        else:
            self.finish(g)

    def finish(self, g: Position) -> None:
        for quest in self.drawn:
            g.heroic_deck.loose[quest] += 1
        g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [KEEP + quest for quest in sorted(self.drawn)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.drawn.remove(action - KEEP)
        self.keep -= 1
        receive(g, seat, action - KEEP)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-keep", {"count": self.keep}), Message("no-keep")

    def rule(self) -> str:
        return "DV-SETUP-07"


class DrawSide(Dealing):
    """DV-SETUP-07, DV-QUEST-06, -08, -09, DV-COOP-02: side quests, all kept, as long as there is room."""

    def take(self, g: Position, card: int) -> None:
        receive(g, self.seat, card)
        self.count = min(self.count, MOST_SIDE - len(held(g, self.seat, False)))


def draw_side(g: Position, seat: int, count: int) -> DrawSide:
    return DrawSide(seat, SIDE_QUESTS, min(count, MOST_SIDE - len(held(g, seat, False))))


class RenewSide(OneSeat[Position]):
    """DV-QUEST-08, D-11: one side quest may be replaced, or drawn where there is room."""

    def options(self, g: Position, seat: int) -> list[int]:
        own = held(g, seat, False)
        found = [REPLACE + quest for quest in own] if left(g, SIDE_QUESTS) else []
        if left(g, SIDE_QUESTS) and len(own) < MOST_SIDE:
            found.append(NEW_QUEST)
        return [*found, NO_QUEST] if found else []

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        if action == NO_QUEST:
            return
        if action != NEW_QUEST:
            discard(g, seat, action - REPLACE)
        g.call(draw_side(g, seat, 1))

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-renewal"), Message("no-renewal")

    def rule(self) -> str:
        return "DV-QUEST-08"


class FirstQuests(Step[Position]):
    """DV-SETUP-07: in turn order, each after the one before is done: a heroic quest, and side quests."""

    turn: int = 0

    def run(self, g: Position) -> None:
        if self.turn == g.seats:
            g.done()
            return
        seat = g.order[self.turn]
        self.turn += 1
        g.call(draw_side(g, seat, 1 if g.terms.together else MOST_SIDE))
        drawn, kept = (4, 2) if g.terms.solo else (3, 1)
        g.call(KeepHeroic(seat, drawn, kept, []))
