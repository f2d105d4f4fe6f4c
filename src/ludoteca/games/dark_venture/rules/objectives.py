"""What completes a quest: deeds that are counted, states that hold, stages one after the other."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import FULFIL
from ludoteca.games.dark_venture.content.cards import HEROIC, QUEST_CARDS
from ludoteca.games.dark_venture.content.played import STATES, Way
from ludoteca.games.dark_venture.rules.combat import fight_of, in_combat
from ludoteca.games.dark_venture.rules.conditions import (
    OF_FIGURE,
    OF_QUEST,
    OF_SEAT,
    Cast,
    all_hold,
    counted_in,
    figure_is,
    marks_on,
)
from ludoteca.games.dark_venture.rules.deeds import (
    BEAT,
    BRING,
    DEED,
    FINISH,
    GIVE,
    LAST,
    OWN,
    RECRUIT,
    STAND,
    STORY,
    VISIT,
    WIN,
)
from ludoteca.games.dark_venture.rules.ending import add_points
from ludoteca.games.dark_venture.rules.items import own_pieces
from ludoteca.games.dark_venture.rules.quests import log_anew, note, noted, quest_logs, stages_of, task_of
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.state import (
    NOBODY,
    NOTHING,
    NOWHERE,
    Piece,
    Position,
    Task,
    Watch,
)

FULFILLED: Final = 1  # how a quest is over; otherwise it failed


def begin_stage(g: Position, task: Task, number: int) -> None:
    task.stage = number
    task.since = g.round
    task.deeds = ()
    log_anew(g, task.seat)


def cast_of(g: Position, task: Task, card: int) -> Cast:
    there = g.piece_of[card] if card != NOTHING else NOWHERE
    where = g.pieces[there].place if there != NOWHERE else NOTHING
    return Cast(task.seat, card, card, NOTHING, NOTHING, where, NOTHING, NOTHING, task.quest)


# deeds


def record(g: Position, card: int, kind: int, thing: int, deed: int = NOTHING, n: int = 1) -> None:
    """DV-QUEST-01, -03, DV-FOLL-13: a player's figure has done something, which counts for its quests."""
    leader = g.pieces[g.piece_of[card]].leader
    if leader == NOBODY:
        return
    log = quest_logs(g)[leader]
    if not log.kinds >> kind & 1:
        return
    tasks = g.terms.content.tasks
    for task in log.tasks:
        if not task.ended:
            stage = tasks[task.quest][task.stage]
            if stage.kinds >> kind & 1:
                for number, way in enumerate(stage.ways):
                    if way.kind == kind and counts(g, task, way, card, thing, deed):
                        note(g, task, number, thing, n)
                        task.doer = card


def counts(g: Position, task: Task, way: Way, card: int, thing: int, deed: int) -> bool:
    if way.by and (way.by == "hero") != (g.heroes[task.seat] == card):
        return False
    if way.kind == DEED and way.deed != deed:
        return False
    if way.kind == GIVE:
        return is_gift(g, way, thing, deed) and all_hold(g, way.conditions, cast_of(g, task, card))
    if way.to is not None and not way.to.matches[g.piece(card).place]:
        return False
    if way.kind == BEAT and not task.seen >> thing & 1:  # DV-QUEST-04
        return False
    if way.kind in (BEAT, RECRUIT) and way.filter is not None and not figure_is(g, way.filter, thing):
        return False
    if way.kind == VISIT and not is_visit(way, thing, deed):
        return False
    if way.kind == WIN and not is_win(g, way, card):
        return False
    if way.kind == FINISH and way.heroic != (thing < HEROIC):
        return False
    return all_hold(g, way.conditions, cast_of(g, task, card))


def is_gift(g: Position, way: Way, item: int, to: int) -> bool:
    """Of this kind, to somebody of that kind."""
    assert way.filter is not None
    return way.filter.matches[item] and (way.to is None or figure_is(g, way.to, to))


def is_visit(way: Way, place: int, visit: int) -> bool:
    """As it was recorded by `deeds.visited`: how one came, and whether there was a fight."""
    if way.peaceful and visit % 2:
        return False
    if way.how not in (NOTHING, visit // 2):
        return False
    return way.filter is None or way.filter.matches[place]


def is_win(g: Position, way: Way, card: int) -> bool:
    """While the fight is still there: alone, unhurt, against so many, with little health, as it is wanted."""
    fight = fight_of(g)
    foes = fight.enemies[fight.fighters.index(card)]
    friends = [other for other in fight.fighters if other != card and not foes >> other & 1]
    if way.alone and friends:
        return False
    if way.unhurt and fight.wounded >> card & 1:
        return False
    return foes.bit_count() >= way.against and g.piece(card).health <= way.most_health


def last_rounds(g: Position) -> None:
    """`last`: a round began, and what was to last still does, or begins anew."""
    for task in g.tasks:
        stage = stages_of(g, task)[task.stage]
        for number, way in enumerate(stage.ways if stage.kinds >> LAST & 1 else []):
            if way.kind == LAST:
                if all_hold(g, way.conditions, cast_of(g, task, g.heroes[task.seat])):
                    note(g, task, number, g.round)
                else:
                    forget(task, number)


def forget(task: Task, way: int) -> None:
    """The deeds of a way count no longer."""
    deeds, task.deeds = task.deeds, ()
    for i in range(0, len(deeds), 3):
        if deeds[i] != way:
            task.deeds += deeds[i : i + 3]


def counted(g: Position, task: Task, number: int, way: Way) -> int:
    """How many there are that still count: different ones, and not too long ago, where it matters."""
    first = g.round - way.within + 1 if way.within else 0
    there = noted(task, number, first)
    if not way.distinct:
        return len(there)
    different = {thing for thing in there if thing != NOTHING}
    return len(different) + there.count(NOTHING)  # what an entry advanced is always something else


# states


def holds_now(g: Position, task: Task, way: Way) -> int:
    """AMB-36, L14: the figure of whom a state is true now; NOTHING where it is of none."""
    for piece in own_pieces(g, task.seat):
        if holds_of(g, task, way, piece):
            return piece.card
    return NOTHING


def holds_of(g: Position, task: Task, way: Way, piece: Piece) -> bool:
    """Of the hero or the follower, who is awake and in one of its places."""
    return bool(way.places >> piece.place & 1) and holds_there(g, task, way, piece)


def holds_there(g: Position, task: Task, way: Way, piece: Piece) -> bool:
    """Whoever fights there has still to arrive, as far as quests are concerned (DV-TRAV-05); what it has, it
    has (AMB-75).
    """
    card, seat = piece.card, task.seat
    if way.by and (way.by == "hero") != (g.heroes[seat] == card):
        return False
    if g.fought and way.kind != OWN and in_combat(g, card):
        return False
    if way.kind != STAND and not has_what(g, way, piece):
        return False
    if not way.conditions:
        return True
    cast = Cast(seat, card, card, NOTHING, NOTHING, piece.place, NOTHING, NOTHING, task.quest)
    return all_hold(g, way.conditions, cast)


def has_what(g: Position, way: Way, piece: Piece) -> bool:
    """`bring`, `own`: whether a figure has what is wanted."""
    if way.kind == BRING:
        if way.mark != NOTHING:
            return marks_on(g, way.mark, OF_FIGURE, piece.card) > 0
        assert way.filter is not None
        return counted_in(way.filter, piece.worn) + counted_in(way.filter, piece.carried) > 0
    return owns(g, way, piece)


def having(way: Way, items: list[int]) -> list[int]:
    assert way.filter is not None
    return [item for item in items if way.filter.matches[item]]


def owns(g: Position, way: Way, piece: Piece) -> bool:
    """`own`: so many, worn or of one category where it says so; never what a hero started with alone."""
    assert way.filter is not None
    if len(piece.worn) + len(piece.carried) < way.n:
        return False
    n = counted_in(way.filter, piece.worn)
    if not way.worn:
        n += counted_in(way.filter, piece.carried)
    if n < way.n or not way.same:
        return n >= way.n
    items = g.terms.content.cards.items
    found = having(way, piece.worn if way.worn else piece.worn + piece.carried)
    sorts = [items[item].category or items[item].slot_word for item in found]
    return any(sorts.count(sort) >= way.n for sort in sorts)


# completion


def completed_by(g: Position, task: Task) -> int:
    """The figure by whom the stage is complete; NOTHING where it is not. This is asked all the time."""
    ways = stages_of(g, task)[task.stage].ways
    for number in range(len(ways)):
        way = ways[number]
        if STATES[way.kind]:
            card = holds_now(g, task, way)
            if card != NOTHING:
                return card
        elif way.kind == STORY:
            if told(g, task, way) >= way.n:
                return g.heroes[task.seat]
        elif task.deeds and counted(g, task, number, way) >= way.n:
            return doer_of(g, task)
    return NOTHING


def doer_of(g: Position, task: Task) -> int:
    """Who did it last, as long as it is one of the player's figures; else the hero."""
    is_own = task.doer != NOTHING and g.on_map(task.doer) and g.piece(task.doer).leader == task.seat
    return task.doer if is_own else g.heroes[task.seat]


def progress(g: Position, task: Task) -> list[int]:
    """Of each way of the stage: how much is done."""
    found: list[int] = []
    for number, way in enumerate(stages_of(g, task)[task.stage].ways):
        if STATES[way.kind]:
            found.append(int(holds_now(g, task, way) != NOTHING))
        elif way.kind == STORY:
            found.append(told(g, task, way))
        else:
            found.append(counted(g, task, number, way))
    return found


def told(g: Position, task: Task, way: Way) -> int:
    """How many of its mark the quest bears, or its player."""
    n = 0
    for one in g.marks:
        if one.mark == way.mark:
            if (one.holder == OF_QUEST and one.of == task.quest) or (
                one.holder == OF_SEAT and one.of == task.seat
            ):
                n += one.n
    return n


def due(g: Position, states: bool = True) -> bool:
    """Whether a quest has to be looked at: it is over, or its stage is complete. This is asked all the time,
    so most are passed over because no deed was counted and nobody is where they could be complete; in the
    middle of a fight only deeds are looked at, which were done there, and what one has (AMB-75). Who came to
    a place is there for a quest when the fight on its arrival is over (DV-TRAV-05).
    """
    if g.noted and any_noted(g):
        return True
    watch = g.watch
    if watch is None or g.logged != len(g.tasks):
        watch = look_around(g)
    turn = g.turns + 1
    for task, way, piece in watch.owned:  # most bear too few items
        if len(piece.worn) + len(piece.carried) >= way.n and task.asked != turn:
            if holds_there(g, task, way, piece):
                return True
    if states:
        for task, way, piece in watch.standing:
            if task.asked != turn and holds_there(g, task, way, piece):
                return True
        for task, way in watch.told:
            if task.asked != turn and told(g, task, way) >= way.n:
                return True
    return False


def look_around(g: Position) -> Watch:
    """What may complete a quest where the players' figures are."""
    g.watch = watch = Watch()
    for log in quest_logs(g):
        watch.told.extend(log.told)
        for piece in own_pieces(g, log.seat):
            for task, way in log.states:
                if way.places >> piece.place & 1:
                    (watch.owned if way.kind == OWN else watch.standing).append((task, way, piece))
    return watch


def any_noted(g: Position) -> bool:
    """Whether one is over, or complete by what was counted."""
    g.noted = False
    for task in g.tasks:
        if task.ended or task.told:
            g.noted = True
            if task.ended or is_open(g, task, own_pieces(g, task.seat)):
                return True
    return False


def is_open(g: Position, task: Task, own: list[Piece]) -> bool:
    """A stage of deeds is looked at where one was done, a state always; `own` are its player's figures who
    are awake.
    """
    if task.asked == g.turns + 1:
        return False
    if task.told:
        task.told = completed_by(g, task) != NOTHING
        return task.told
    return stands(g, task, g.terms.standing.stages[task.quest][task.stage], own)


def stands(g: Position, task: Task, ways: list[Way], own: list[Piece]) -> bool:
    """Whether it is complete without a deed, in one of these ways."""
    for way in ways:
        if way.kind == STORY:
            if told(g, task, way) >= way.n:
                return True
        else:
            for piece in own:
                if holds_of(g, task, way, piece):
                    return True
    return False


class Settle(Step[Position]):
    """DV-QUEST-02, -10, -11, AMB-83: quests that are complete are scored, stages that are complete
    are read. Of several the owner says which comes first, and each is looked at again when its turn comes.
    """

    seat: int = NOBODY  # whose quests are settled

    def run(self, g: Position) -> None:
        for seat in g.order:
            own, pieces = quest_logs(g)[seat].tasks, own_pieces(g, seat)
            over = [task for task in own if task.ended]
            ready = [task for task in own if not over and is_open(g, task, pieces)]
            favour = [task for task in ready if task.quest >= QUEST_CARDS]
            self.seat = seat
            if over:
                end_quest(g, over[0])
                return
            if favour or len(ready) == 1:
                complete(g, (favour or ready)[0])
                return
            if ready:
                for task in ready:
                    task.shown = True  # what is complete, all see
                g.ask(seat)
                return
        g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        pieces = own_pieces(g, seat)
        own = quest_logs(g)[seat].tasks
        return sorted([FULFIL + task.quest for task in own if is_open(g, task, pieces)])

    def chose(self, g: Position, seat: int, action: int) -> None:
        complete(g, task_of(g, action - FULFIL))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-fulfil"), "DV-AMB-83")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("DV-AMB-83", Message("no-fulfil"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("DV-AMB-83", Message("no-turn", {"seat": self.seat}))


def complete(g: Position, task: Task) -> None:
    """What a stage does when it is complete; it is over unless `again` holds, then at most once a turn."""
    card = completed_by(g, task)
    stage = stages_of(g, task)[task.stage]
    cast = cast_of(g, task, card)
    g.call(AfterStage(task.quest, task.stage))
    if stage.again:
        task.asked = g.turns + 1
    if stage.done != NOTHING:
        if task.quest < QUEST_CARDS:
            task.shown = True  # what it does now, all see
            g.tell("stage", (task.seat, task.quest))
        read(g, stage.done, cast)


class AfterStage(Step[Position]):
    """The stage was read: on to the next one, unless the quest is over or the stage stays open."""

    quest: int
    stage: int

    def run(self, g: Position) -> None:
        g.done()
        for task in g.tasks:
            if task.quest == self.quest and task.stage == self.stage and not task.ended:
                stages = stages_of(g, task)
                hero = g.heroes[task.seat]
                again = stages[self.stage].again
                if again and all_hold(g, again, cast_of(g, task, hero)):
                    continue
                if self.stage + 1 < len(stages):
                    begin_stage(g, task, self.stage + 1)
                elif task.quest >= QUEST_CARDS or not again:
                    task.ended = FULFILLED
                    g.noted = True


def end_quest(g: Position, task: Task) -> None:
    """DV-QUEST-02, -13, DV-ANC-03: points, and out of the game; a side quest to its discard pile."""
    g.tasks.remove(task)
    log_anew(g, task.seat)
    if task.quest >= QUEST_CARDS:
        g.favoured[task.seat] = True
        g.tell("favoured", (task.seat,))
        return
    heroic = task.quest < HEROIC
    if not heroic:
        g.side_discard.append(task.quest)
    else:
        g.done_heroic.append(task.quest)
    if task.ended == FULFILLED:
        points = g.terms.content.cards.quests[task.quest].qp
        (g.heroic_done if heroic else g.side_done)[task.seat] += 1
        g.tell("fulfils", (task.seat, task.quest, points))
        add_points(g, task.seat, points)
        record(g, g.heroes[task.seat], FINISH, task.quest)
        line = g.terms.content.fulfilled[task.quest]
        if line != NOTHING:
            read(g, line, cast_of(g, task, doer_of(g, task)))
    else:
        g.tell("fails", (task.seat, task.quest))
