"""What is foretold to whoever is asked: of each choice its price, odds and consequences; why a verb has
nothing to offer; what could be done for each quest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict, cast

from ludoteca.games.dark_venture.actions import space_of
from ludoteca.games.dark_venture.content.cards import QUEST_CARDS
from ludoteca.games.dark_venture.foretold.chances import chance
from ludoteca.games.dark_venture.foretold.consequences import (
    entry_at,
    foes_at,
    goal,
    harm,
    harm_back,
    movers,
    then,
)
from ludoteca.games.dark_venture.foretold.counsel import counsel
from ludoteca.games.dark_venture.foretold.counting import (
    Forwarded,
    Progress,
    forwarded,
    standing,
    surely,
    with_luck,
)
from ludoteca.games.dark_venture.foretold.leads import easiest, leads, suggested
from ludoteca.games.dark_venture.foretold.prices import price
from ludoteca.games.dark_venture.foretold.told import Counsel, Lead, Told, Verb, WhyNot
from ludoteca.games.dark_venture.foretold.verbs import turns_at, turns_refused, unworn, verb_of, why_not
from ludoteca.games.dark_venture.state import NOTHING, Position


class Forecast(TypedDict):
    choices: dict[str, Told]  # by name; those of which nothing is told are left out
    verbs: dict[str, WhyNot]  # of the menu: those without a choice; of a location: how it may not be turned
    unworn: dict[str, WhyNot]  # of the menu: items of one's own that cannot be put on, by the card's name
    quests: dict[str, list[Lead]]  # of the own quests, and of the favour that is not won: by the card's name
    suggested: str  # the quest to begin with, "" where there is none
    counsel: NotRequired[Counsel]  # while the game is set up


ODDS = ("chance", "harm", "back", "likely")  # of a choice: all that tells of dice


class Quests:
    """Which choices count for which ways of which quests."""

    def __init__(self, g: Position, seat: int) -> None:
        self.before: Progress = standing(g, seat)
        self.choices: dict[int, dict[int, list[str]]] = {}

    def add(self, found: Forwarded, name: str) -> None:
        for quest, ways in found.ways.items():
            for way in ways:
                self.choices.setdefault(quest, {}).setdefault(way, []).append(name)


def forecast(g: Position, seat: int) -> Forecast | None:
    """What a seat that is asked can be told; None for everybody else, and where nothing is."""
    if seat not in g.asked:
        return None
    advice = counsel(g, seat)
    if g.heroes[seat] != NOTHING and g.on_map(g.heroes[seat]):
        found = beforehand(g, seat)
    elif advice is not None:
        found = {"choices": {}, "verbs": {}, "unworn": {}, "quests": {}, "suggested": ""}
    else:
        return None
    if advice is not None:
        found["counsel"] = advice
    return found


def beforehand(g: Position, seat: int) -> Forecast:
    """What comes of the choices of a seat that has a hero, and what its quests ask for."""
    names = space_of(g.terms.content).names
    quests = Quests(g, seat)
    choices: dict[str, Told] = {}
    verbs: set[Verb] = set()
    for action in g.options(seat):
        told = told_of(g, seat, action, names[action], quests)
        if told:
            choices[names[action]] = told
        if "verb" in told:
            verbs.add(told["verb"])
    own = [task for task in g.tasks if task.seat == seat and not task.ended]
    found = {task.quest: leads(g, task, quests.choices.get(task.quest, {})) for task in own}
    first = suggested(g, seat, found)
    if first != NOTHING:
        easiest(found[first])["first"] = True
    return {
        "choices": choices,
        "verbs": {**why_not(g, seat, verbs), **turns_refused(g)},
        "unworn": unworn(g, seat),
        "quests": {quest_name(g, quest): ways for quest, ways in found.items()},
        "suggested": "" if first == NOTHING else quest_name(g, first),
    }


def quest_name(g: Position, quest: int) -> str:
    cards = g.terms.content.cards
    return cards.quests[quest].id if quest < QUEST_CARDS else cards.ancients[quest - QUEST_CARDS]


def without_odds(forecast: Mapping[str, object]) -> dict[str, object]:
    """Prices and consequences that are certain stay."""
    choices = cast(Forecast, forecast)["choices"]
    plain = {
        name: {key: value for key, value in told.items() if key not in ODDS} for name, told in choices.items()
    }
    return {**forecast, "choices": plain}


def told_of(g: Position, seat: int, action: int, name: str, quests: Quests) -> Told:
    found: Told = {}
    verb = verb_of(g, seat, action)
    if verb is not None:
        found["verb"] = verb
    ap, health = price(g, seat, action)
    if ap:
        found["ap"] = ap
    if health:
        found["health"] = health
    rolled = chance(g, seat, action)
    if rolled is not None:
        found["chance"] = rolled
    add_consequences(g, seat, action, found)
    add_quests(g, seat, action, name, quests, found)
    return found


def add_consequences(g: Position, seat: int, action: int, found: Told) -> None:
    figures = g.terms.content.cards.figures
    sheet = then(g, seat, action)
    if sheet is not None:
        found["then"] = sheet
    taken, back, turns = harm(g, seat, action), harm_back(g, seat, action), turns_at(g, action)
    if taken:
        found["harm"] = taken
    if back:
        found["back"] = back
    if turns:
        found["turns"] = turns
    going = movers(g, seat, action)
    if going:
        foes = foes_at(g, going, goal(action))
        if foes:
            found["foes"] = [figures[foe].name for foe in foes]
        if entry_at(g, going, goal(action)):
            found["entry"] = True


def add_quests(g: Position, seat: int, action: int, name: str, quests: Quests, found: Told) -> None:
    if not quests.before:
        return
    sure, lucky = surely(g, seat, action), with_luck(g, seat, action)
    certain = forwarded(quests.before, sure, seat) if sure is not None else Forwarded()
    likely = forwarded(quests.before, lucky, seat) if lucky is not None else Forwarded()
    likely.ways = {quest: ways for quest, ways in likely.ways.items() if quest not in certain.ways}
    quests.add(certain, name)
    quests.add(likely, name)
    if certain.ways:
        found["counts"] = [quest_name(g, quest) for quest in certain.ways]
    if certain.completes:
        found["completes"] = [quest_name(g, quest) for quest in certain.completes]
    if likely.ways:
        found["likely"] = [quest_name(g, quest) for quest in likely.ways]
