"""What is left to do: the cheapest way of each quest from where a hero stands, in AP, and where it begins."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.actions import (
    WEAR,
)
from ludoteca.games.dark_venture.bot.aims import (
    HARD,
    HINDERED,
    NEVER,
    Aim,
    Scene,
    to_beat,
    to_bring,
    to_do,
    to_item,
    to_offer,
    to_places,
    to_recruit,
)
from ludoteca.games.dark_venture.bot.chances import HAS, HOUR
from ludoteca.games.dark_venture.bot.estimates import estimates_of
from ludoteca.games.dark_venture.bot.footing import ap_left
from ludoteca.games.dark_venture.content.cards import QUEST_CARDS
from ludoteca.games.dark_venture.content.played import Way
from ludoteca.games.dark_venture.content.program import Condition
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.conditions import (
    ANY,
    AT,
    HEALTH,
    LEADS,
    MARKED,
    MODE,
    OF_QUEST,
    PRESENT,
    holds,
)
from ludoteca.games.dark_venture.rules.deeds import (
    BEAT,
    BRING,
    DEED,
    GIVE,
    LAST,
    OWN,
    STAND,
    VISIT,
    WIN,
)
from ludoteca.games.dark_venture.rules.deeds import (
    RECRUIT as TO_RECRUIT,
)
from ludoteca.games.dark_venture.rules.objectives import cast_of, counted, having
from ludoteca.games.dark_venture.rules.quests import stages_of
from ludoteca.games.dark_venture.state import NOTHING, Position, Task

FAVOUR: Final = 1.5  # points, of an Ancient
USUAL_EFFORT: Final = 10.0


# quests


def errands(scene: Scene) -> list[Aim]:
    """For each open quest of the seat its cheapest way."""
    g = scene.g
    found = [errand(scene, task) for task in g.tasks if task.seat == scene.seat and not task.ended]
    return [aim for aim in found if aim.cost < NEVER]


def errand(scene: Scene, task: Task) -> Aim:
    g = scene.g
    best = Aim(NEVER)
    stages = stages_of(g, task)
    for number, way in enumerate(stages[task.stage].ways):
        aim = way_aim(scene, task, number, way)
        if aim.cost < best.cost:
            best = aim
    points = FAVOUR
    if task.quest < QUEST_CARDS:
        points = scene.sheet.quests[task.quest]
        best.rest = estimates_of(g.terms.content).rests[task.quest][task.stage]
    best.worth = points * in_time(best.cost + best.rest, ap_left(g, scene.seat))
    return best


def in_time(cost: float, left: float) -> float:
    """How likely something is done before the sun sets."""
    if cost <= 0.0:
        return 1.0
    part = left / cost
    return min(1.0, part * part) if part < 1.0 else 1.0


def promise(scene: Scene, task: Task) -> float:
    """What a quest may be expected to bring, less what it takes."""
    aim = errand(scene, task)
    return aim.worth / (1.0 + (aim.cost + aim.rest) / USUAL_EFFORT)


# ways


def open_ways(g: Position, seat: int) -> list[Way]:
    """Of all quests of a seat, as they stand."""
    mine = [task for task in g.tasks if task.seat == seat and not task.ended]
    return [way for task in mine for way in stages_of(g, task)[task.stage].ways]


def way_aim(scene: Scene, task: Task, number: int, way: Way) -> Aim:
    """What is left of one way; conditions that do not hold make it longer."""
    present = [one for one in way.conditions if one.kind == PRESENT]
    aim = plain_aim(scene, task, number, way, present)
    if way.by == "follower" and scene.g.followers[scene.seat] == NOTHING:
        aim.cost += to_recruit(scene, None).cost
    for one in way.conditions:
        if one.kind not in (PRESENT, AT):
            aim.cost += hindrance(scene, task, one)
    return aim


def plain_aim(scene: Scene, task: Task, number: int, way: Way, present: list[Condition]) -> Aim:
    g, kind = scene.g, way.kind
    if kind in (VISIT, STAND):
        return to_places(scene, task, number, way, present)
    if kind == BRING:
        return to_bring(scene, way)
    if kind == OWN:
        there = having(way, scene.piece.worn if way.worn else scene.piece.worn + scene.piece.carried)
        aim = to_item(scene, way.filter)
        if way.worn:
            for item in having(way, scene.piece.carried):
                if figures.can_wear(g, scene.hero, item):
                    return Aim(0.1, scene.here, WEAR + item)
        aim.cost *= max(1, way.n - len(there)) * (1.5 if way.same else 1.0)
        return aim
    if kind == TO_RECRUIT:
        return to_recruit(scene, way.filter)
    if kind in (BEAT, WIN):
        aim = to_beat(scene, way, present)
        aim.cost *= max(1, way.n - counted(g, task, number, way)) if kind == BEAT else 1
        return aim
    if kind == DEED:
        return to_do(scene, way, max(1, way.n - counted(g, task, number, way)))
    if kind == GIVE:
        if having(way, scene.piece.worn + scene.piece.carried):
            return to_offer(scene, 1)
        aim = to_item(scene, way.filter)
        aim.cost += to_offer(scene, 1).cost
        return aim
    if kind == LAST:
        return Aim(0.5 * max(0, way.n - counted(g, task, number, way)))
    return Aim(HARD)


def hindrance(scene: Scene, task: Task, one: Condition) -> float:
    """AP until a condition holds."""
    g = scene.g
    cast = cast_of(g, task, scene.hero)
    if holds(g, one, cast):
        return 0.0
    kind = one.kind
    if kind == ANY:
        return min([hindrance(scene, task, inner) for inner in one.inner])
    if kind == HOUR:
        wait = one.least - g.round
        return NEVER if g.round > one.most or one.least > g.terms.rounds else wait * g.terms.hero_ap * 0.7
    if kind == MODE or (kind == MARKED and one.holder == OF_QUEST):
        return NEVER
    if kind == HAS:
        return to_item(scene, one.filter).cost
    if kind == LEADS:
        return to_recruit(scene, one.filter).cost
    return HARD if kind in (MARKED, HEALTH) else HINDERED
