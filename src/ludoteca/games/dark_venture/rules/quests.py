"""Chapter "Quests": how they are received, kept, renewed and traded."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteca.engine.kernel import Step, all_but, only
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import KEEP, NEW_QUEST, NO_QUEST, REPLACE, SHOW, TRADE_QUESTS
from ludoteca.games.dark_venture.content.cards import HEROIC, QUEST_CARDS
from ludoteca.games.dark_venture.content.played import STORY, Stage
from ludoteca.games.dark_venture.rules.conditions import OF_QUEST
from ludoteca.games.dark_venture.rules.decks import HEROIC_QUESTS, SIDE_QUESTS, Dealing, left
from ludoteca.games.dark_venture.rules.names import quest_name
from ludoteca.games.dark_venture.state import NOTHING, Position, QuestLog, Task

MOST_SIDE: Final = 3  # DV-QUEST-06


def quest_logs(g: Position) -> list[QuestLog]:
    """The quests of each seat, and what they wait for."""
    known = g.quest_logs
    if known is None or g.logged != len(g.tasks):
        known = g.quest_logs = [QuestLog(seat) for seat in range(g.seats)]
        g.logged = len(g.tasks)
        g.watch = None
        for task in g.tasks:
            enter(g, task, known[task.seat])
    return known


def enter(g: Position, task: Task, log: QuestLog) -> None:
    """A quest stands in a log now, and what its stage waits for."""
    log.tasks.append(task)
    if task.quest < HEROIC:
        insort(log.heroic, task.quest)
    elif task.quest < QUEST_CARDS:  # favours of Ancients come after all quests
        insort(log.side, task.quest)
    log.kinds |= stages_of(g, task)[task.stage].kinds
    for way in g.terms.standing.stages[task.quest][task.stage]:
        (log.told if way.kind == STORY else log.states).append((task, way))


def log_anew(g: Position, seat: int) -> None:
    """A quest of a seat is over, or in another stage."""
    known = g.quest_logs
    if known is not None:
        log = known[seat] = QuestLog(seat)
        g.logged = len(g.tasks)
        g.watch = None
        for task in g.tasks:
            if task.seat == seat:
                enter(g, task, log)


def held(g: Position, seat: int, heroic: bool) -> list[int]:
    """The quests that a seat has, ascending. The list is not to be changed."""
    log = quest_logs(g)[seat]
    return log.heroic if heroic else log.side


def is_sort(quest: int, heroic: bool) -> bool:
    """Favours of Ancients, which come after all quests, are neither."""
    return quest < HEROIC if heroic else HEROIC <= quest < QUEST_CARDS


def stages_of(g: Position, task: Task) -> list[Stage]:
    """Of a quest, or of the favour of an Ancient."""
    return g.terms.content.tasks[task.quest]


def receive(g: Position, seat: int, quest: int) -> None:
    """DV-QUEST-03, -05, -11: from now on what is done counts. Heroic quests are open, side quests secret."""
    g.marks = [one for one in g.marks if (one.holder, one.of) != (OF_QUEST, quest)]  # of who had it before
    task = new_task(g, seat, quest)
    begins = g.terms.content.received[quest] != NOTHING and g.heroes[seat] != NOTHING
    task.shown = quest < HEROIC or g.terms.together or begins  # what it does now, all see
    enter(g, task, quest_logs(g)[seat])
    g.tasks.append(task)
    g.logged += 1
    g.watch = None
    if begins:
        g.terms.lore.received(g, quest, seat)
    if task.shown:
        g.tell("receives", (seat, quest))
    else:
        g.tell("receives", (seat, quest), only(seat))
        g.tell("receives-secretly", (seat,), all_but(seat))


def new_task(g: Position, seat: int, quest: int) -> Task:
    """A quest as it is when it is received now."""
    return Task(quest, seat, 0, g.round)


def note(g: Position, task: Task, way: int, thing: int, n: int = 1) -> None:
    """A deed counts for a way of the stage, or several of them do."""
    task.deeds += (way, g.round, thing) * n
    task.told = True
    g.noted = True


def noted(task: Task, way: int, first: int = 0) -> list[int]:
    """What the deeds of a way were about, since a round."""
    deeds = task.deeds
    return [deeds[i + 2] for i in range(0, len(deeds), 3) if deeds[i] == way and deeds[i + 1] >= first]


def task_of(g: Position, quest: int) -> Task:
    return next(task for task in g.tasks if task.quest == quest)


def discard(g: Position, seat: int, quest: int) -> None:
    """L16: like every discard, a replaced side quest lies open."""
    g.tasks = [task for task in g.tasks if task.quest != quest]
    log_anew(g, seat)
    g.side_discard.append(quest)
    g.tell("discards-quest", (seat, quest))


def keep_quests(g: Position, seat: int, heroic: bool, draw: int, keep: int) -> None:
    """DV-SETUP-07, DV-SOLO-03, DV-QUEST-07, D-06: draw some quests, keep some, shuffle the others back."""
    deck = HEROIC_QUESTS if heroic else SIDE_QUESTS
    g.call_in_order([LookAtQuests(seat, deck, draw), KeepQuests(seat, heroic, keep, []), GiveBack()])


class LookAtQuests(Dealing):
    """L15: what is drawn only its player sees; AMB-38: if fewer are left, what is there."""

    def take(self, g: Position, card: int) -> None:
        g.considered[self.seat] += (card,)
        g.tell("looks-at-quest", (self.seat, card), only(self.seat))


class KeepQuests(OneSeat[Position]):
    """D-06: so many of those that were drawn. DV-QUEST-06: whoever has three side quests may put a new one in
    the place of another.
    """

    heroic: bool
    keep: int
    kept: list[int]  # received when all are chosen

    def run(self, g: Position) -> None:
        if self.excess(g) > 0 or (self.keep and self.drawn(g)):
            g.ask(self.seat)
            return
        drawn = self.drawn(g)
        if drawn:
            g.rejected[self.seat] += tuple(drawn)
            g.considered[self.seat] = without(g.considered[self.seat], drawn)
        if self.kept:
            receive(g, self.seat, self.kept.pop(0))
        else:
            g.done()

    def drawn(self, g: Position) -> list[int]:
        return sorted([quest for quest in g.considered[self.seat] if is_sort(quest, self.heroic)])

    def excess(self, g: Position) -> int:
        """By how many side quests there would be too many."""
        return NOTHING if self.heroic else len(held(g, self.seat, False)) + len(self.kept) - MOST_SIDE

    def options(self, g: Position, seat: int) -> list[int]:
        if self.excess(g) > 0:
            return [REPLACE + quest for quest in held(g, seat, False)]
        found = [KEEP + quest for quest in self.drawn(g)]
        return [*found, NO_QUEST] if self.excess(g) == 0 else found

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == NO_QUEST:
            self.keep = 0
        elif self.excess(g) > 0:
            discard(g, seat, action - REPLACE)
        else:
            self.keep -= 1
            g.considered[seat] = without(g.considered[seat], [action - KEEP])
            self.kept.append(action - KEEP)
            if not self.heroic and len(self.kept) == MOST_SIDE:
                self.keep = 0

    def words(self, g: Position) -> tuple[Message, Message]:
        if self.excess(g) > 0:
            return Message("ask-replace", {"quest": quest_name(g, self.kept[-1])}), Message("no-replace")
        question = Message("ask-keep" if self.heroic else "ask-keep-side", {"count": self.keep})
        return question, Message("no-keep")

    def rule(self) -> str:
        return "DV-SETUP-07" if self.heroic else "DV-QUEST-06"


def without(quests: tuple[int, ...], some: list[int]) -> tuple[int, ...]:
    return tuple([quest for quest in quests if quest not in some])


class GiveBack(Step[Position]):
    """AMB-39: all that were not kept are shuffled back together."""

    def run(self, g: Position) -> None:
        for rejected in g.rejected:
            for quest in rejected:
                deck = g.heroic_deck if quest < HEROIC else g.side_deck
                deck.loose[quest - (0 if quest < HEROIC else HEROIC)] += 1
        g.rejected = [()] * g.seats
        g.done()


# shown or secret


def showable(g: Position, seat: int) -> list[int]:
    """DV-SETUP-08, DV-QUEST-11, AMB-67, D-07: a side quest may be shown at any time, and stays shown."""
    own = [task for task in quest_logs(g)[seat].tasks if is_sort(task.quest, False)]
    return sorted([SHOW + task.quest for task in own if not task.shown])


def show(g: Position, seat: int, action: int) -> None:
    task_of(g, action - SHOW).shown = True
    g.tell("shows-quest", (seat, action - SHOW))


class DrawSide(Dealing):
    """DV-SETUP-07, DV-QUEST-06, -08, -09, DV-COOP-02: side quests, all kept, as long as there is room."""

    def run(self, g: Position) -> None:
        if not self.dealt:  # what one of them does may have brought others
            self.count = min(self.count, MOST_SIDE - len(held(g, self.seat, False)))
        super().run(g)

    def take(self, g: Position, card: int) -> None:
        receive(g, self.seat, card)


def draw_side(g: Position, seat: int, count: int) -> DrawSide:
    return DrawSide(seat, SIDE_QUESTS, min(count, MOST_SIDE - len(held(g, seat, False))))


def renewals(g: Position, seat: int) -> list[int]:
    """DV-QUEST-08: each side quest that may be replaced, and a new one where there is room."""
    if not left(g, SIDE_QUESTS):
        return []
    own = held(g, seat, False)
    found = [REPLACE + quest for quest in own]
    return [*found, NEW_QUEST] if len(own) < MOST_SIDE else found


def renew(g: Position, seat: int, action: int) -> None:
    if action != NEW_QUEST:
        discard(g, seat, action - REPLACE)
    g.call(draw_side(g, seat, 1))


def danger(g: Position, action: int) -> Message | None:
    """What a swap gives up: the quest lies where it is read, and what was done for it does not come back."""
    if REPLACE <= action < REPLACE + QUEST_CARDS:
        return Message("danger-replace", {"quest": quest_name(g, action - REPLACE)})
    return Message("danger-trade-quests") if action == TRADE_QUESTS else None


class RenewSide(OneSeat[Position]):
    """DV-QUEST-08, D-11: one side quest may be replaced, or drawn where there is room."""

    def run(self, g: Position) -> None:
        """Where one is left to be drawn, there is room for it or one to be replaced."""
        if left(g, SIDE_QUESTS):
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        found = renewals(g, seat)
        return [*found, NO_QUEST] if found else []

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        if action != NO_QUEST:
            renew(g, seat, action)

    def words(self, g: Position) -> tuple[Message, Message]:
        """By how many there are: whoever has three has no room for another, whoever has none swaps none."""
        return Message("ask-renewal", {"count": len(held(g, self.seat, False))}), Message("no-renewal")

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
        keep_quests(g, seat, True, drawn, kept)
