"""What a newcomer is counselled where the set-up leaves a choice: what `greedy` would do, and why."""

from __future__ import annotations

from math import fsum
from typing import Final, NamedTuple

from ludoteca.games.dark_venture.actions import ANCIENT, HERO, KEEP, NO_QUEST, PASS, space_of
from ludoteca.games.dark_venture.bot.aims import Scene
from ludoteca.games.dark_venture.bot.answering import ancient, hero, keep_quest, load, suits_of
from ludoteca.games.dark_venture.bot.efforts import effort
from ludoteca.games.dark_venture.bot.errands import errand
from ludoteca.games.dark_venture.content.cards import HEROES
from ludoteca.games.dark_venture.foretold.told import Counsel
from ludoteca.games.dark_venture.rules.quests import KeepQuests, new_task
from ludoteca.games.dark_venture.rules.setup import ChooseAncient, ChooseHero, Loadout
from ludoteca.games.dark_venture.state import Position

SET_UP: Final = 0  # the round before the first


class Why(NamedTuple):
    """A sentence of the catalogue."""

    id: str
    args: dict[str, str | int]


def counsel(g: Position, seat: int) -> Counsel | None:
    """None once the day has begun."""
    if g.round != SET_UP or seat not in g.asked:
        return None
    step, options = g.stack[-1], g.options(seat)
    if isinstance(step, ChooseHero):
        choice = hero(g, options)
        why = about_hero(g, choice - HERO)
    elif isinstance(step, ChooseAncient):
        choice = ancient(g, options)
        favour = g.terms.content.favours[choice - ANCIENT]
        why = Why("counsel-ancient", {"count": round(effort(g.terms.content, favour))})
    elif isinstance(step, KeepQuests) and step.excess(g) <= 0:
        choice = keep_quest(g, seat, options)
        if choice == NO_QUEST:
            return None
        why = about_quest(g, seat, choice - KEEP)
    elif isinstance(step, Loadout):
        choice = load(g, step.card, options)
        why = Why("counsel-keep-on" if choice == PASS else "counsel-wear", {})
    else:
        return None
    return {"choice": space_of(g.terms.content).names[choice], "id": why.id, "args": why.args}


def about_hero(g: Position, card: int) -> Why:
    """The two things in which it is farthest above what heroes usually are."""
    everybody = [suits_of(g, one) for one in range(HEROES)]
    above = {
        suit: worth - fsum([one[suit] for one in everybody]) / HEROES
        for suit, worth in suits_of(g, card).items()
    }
    first, second, *_ = sorted(above, key=lambda suit: -above[suit])
    return Why("counsel-hero", {"suit": first, "other": second})


def about_quest(g: Position, seat: int, quest: int) -> Why:
    """Its points, and the action points that it may take."""
    aim = errand(Scene(g, seat), new_task(g, seat, quest))
    points = g.terms.content.cards.quests[quest].qp
    return Why("counsel-quest", {"count": points, "count2": round(aim.cost + aim.rest)})
