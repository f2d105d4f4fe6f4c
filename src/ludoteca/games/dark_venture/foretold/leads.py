"""What could be done for a quest: of each way of its stage, where, how far away, and by which choice."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.actions import ATTACK, FOLLOWER_ATTACK, RECRUIT, SEARCH, TAKE, space_of
from ludoteca.games.dark_venture.content.cards import FOLLOWER, QUEST_CARDS
from ludoteca.games.dark_venture.content.played import Way
from ludoteca.games.dark_venture.content.program import Condition
from ludoteca.games.dark_venture.foretold.consequences import blow
from ludoteca.games.dark_venture.foretold.told import Lead, Where
from ludoteca.games.dark_venture.rules import aggression, map
from ludoteca.games.dark_venture.rules.arrival import hexagon_waits
from ludoteca.games.dark_venture.rules.conditions import (
    AT,
    MARKED,
    OF_HERE,
    PRESENT,
    SEARCHED,
    figure_is,
    figures_here,
    holds,
)
from ludoteca.games.dark_venture.rules.deeds import (
    BEAT,
    BRING,
    DEED,
    DRAGS,
    FINDS,
    GIVE,
    HEXAGONS,
    INFLUENCES,
    LOOTS,
    OWN,
    SEARCHES,
    STAND,
    VISIT,
    WIN,
)
from ludoteca.games.dark_venture.rules.deeds import RECRUIT as TO_RECRUIT
from ludoteca.games.dark_venture.rules.figures import present
from ludoteca.games.dark_venture.rules.objectives import cast_of, has_what, having, progress
from ludoteca.games.dark_venture.rules.quests import noted, stages_of
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, Piece, Position, Task

MOST: Final = 3  # places that are named for a way
NO_MOVE: Final = -1
NEVER: Final = 99  # blows: none of them takes any health

Spot = tuple[int, int]  # a place, and the move that is to be made there


def leads(g: Position, task: Task, choices: dict[int, list[str]]) -> list[Lead]:
    """Of each way of the stage. `choices` are those that count, by the way."""
    hero = g.piece(g.heroes[task.seat])
    done = progress(g, task)
    return [
        lead(g, task, hero, number, done[number], choices.get(number, []))
        for number in range(len(stages_of(g, task)[task.stage].ways))
    ]


def lead(g: Position, task: Task, hero: Piece, number: int, done: int, choices: list[str]) -> Lead:
    way = stages_of(g, task)[task.stage].ways[number]
    away = map.distances(g, hero.place)
    spots_of = spots(g, task, hero, number, way)
    ranked = sorted([(is_hard(g, hero, move), away[place], place, move) for place, move in spots_of])
    near = [one[1:] for one in ranked if one[1] < map.FAR and fits(g, task, way, one[2])]
    names = g.terms.content.cards.places
    where: list[Where] = []
    for steps, place, _ in near:
        if len(where) < MOST and names[place].id not in [one["place"] for one in where]:
            where.append({"place": names[place].id, "steps": steps})
    found: Lead = {"way": number, "done": done, "of": way.n, "where": where, "choices": choices}
    if near and near[0][2] != NO_MOVE:
        found["then"] = space_of(g.terms.content).names[near[0][2]]
        if is_hard(g, hero, near[0][2]):
            found["hard"] = True
    if any(not holds(g, one, cast_of(g, task, hero.card)) for one in way.conditions if not is_place(one)):
        found["blocked"] = True
    return found


def is_hard(g: Position, hero: Piece, move: int) -> bool:
    """Whether it attacks somebody who, blow for blow as they usually are, would fell the hero first."""
    if not ATTACK <= move < FOLLOWER_ATTACK:
        return False
    foe = g.piece(move - ATTACK)
    return blows_to_fell(g, hero, foe) > blows_to_fell(g, foe, hero)


def blows_to_fell(g: Position, one: Piece, other: Piece) -> int:
    usual = blow(g, one.card, other.card, 0)[2]
    return -(-other.health // usual) if usual else NEVER


def is_place(one: Condition) -> bool:
    """Conditions that are about where one is."""
    return one.kind in (AT, PRESENT, SEARCHED) or (one.kind == MARKED and one.holder == OF_HERE)


def fits(g: Position, task: Task, way: Way, place: int) -> bool:
    """Whether the place is of the kind that a way's conditions want, and all is there that they want."""
    there = cast_of(g, task, g.heroes[task.seat])
    there.where = place
    for one in way.conditions:
        if one.kind in (SEARCHED, MARKED) and is_place(one) and not holds(g, one, there):
            return False
        if one.kind == AT and one.filter is not None and not one.filter.matches[place]:
            return False
        if one.kind == PRESENT and one.filter is not None and len(figures_here(g, one.filter, place)) < one.n:
            return False
    return True


def spots(g: Position, task: Task, hero: Piece, number: int, way: Way) -> list[Spot]:
    """Where something can be done for it, and what."""
    kind = way.kind
    if kind in (VISIT, STAND):
        seen = noted(task, number) if way.distinct and kind == VISIT else []
        here = [hero.place] if kind == VISIT else []  # one has to come from elsewhere
        return [(place, NO_MOVE) for place in matching(g, way) if place not in seen and place not in here]
    if kind == BRING and has_what(g, way, hero):
        return [(place, NO_MOVE) for place in g.laid if way.to is None or way.to.matches[place]]
    if kind in (OWN, BRING, GIVE):
        return to_get(g, way)
    if kind in (BEAT, WIN):
        return to_beat(g, hero, way)
    if kind == TO_RECRUIT:
        return to_recruit(g, task.seat, way)
    return to_do(g, task.seat, hero, way) if kind == DEED else []


def matching(g: Position, way: Way) -> list[int]:
    return [place for place in g.laid if way.filter is None or way.filter.matches[place]]


def to_get(g: Position, way: Way) -> list[Spot]:
    """Items of the kind that lie somewhere."""
    if way.filter is None:
        return []
    lying = having(way, g.floor_items)
    return [(g.floor_places[g.floor_items.index(item)], TAKE + item) for item in lying]


def to_beat(g: Position, hero: Piece, way: Way) -> list[Spot]:
    there = [piece for piece in g.pieces if piece.how == CONSCIOUS and piece.leader != hero.leader]
    foes = [piece for piece in there if not aggression.allied(g, hero.card, piece.card)]
    if way.kind == BEAT and way.filter is not None:
        foes = [piece for piece in foes if figure_is(g, way.filter, piece.card)]
    if way.to is not None:
        foes = [piece for piece in foes if way.to.matches[piece.place]]
    return [(piece.place, ATTACK + piece.card) for piece in foes]


def to_recruit(g: Position, seat: int, way: Way) -> list[Spot]:
    cards = g.terms.content.cards.figures
    found: list[Spot] = []
    for piece in g.pieces:
        free = piece.leader == NOBODY and piece.how == CONSCIOUS and cards[piece.card].role == FOLLOWER
        if free and (way.filter is None or figure_is(g, way.filter, piece.card)):
            again = bool(g.followed[seat] >> piece.card & 1)
            found.append((piece.place, RECRUIT + piece.card if again else NO_MOVE))
    return found


def to_do(g: Position, seat: int, hero: Piece, way: Way) -> list[Spot]:
    """Deeds that are done in places of a kind."""
    places = [place for place in g.laid if way.to is None or way.to.matches[place]]
    if way.deed in (SEARCHES, FINDS):
        return [(place, SEARCH) for place in places if not g.searched[place]]
    if way.deed == HEXAGONS:
        return [(place, NO_MOVE) for place in places if hexagon_waits(g, hero.card, place)]
    if way.deed in (LOOTS, DRAGS):
        bodies = [piece for piece in g.pieces if piece.how != CONSCIOUS and piece.place in places]
        useful = [piece for piece in bodies if way.deed == DRAGS or piece.worn or piece.carried]
        return [(piece.place, NO_MOVE) for piece in useful if piece.card != hero.card]
    if way.deed == INFLUENCES:
        led = [card for place in places for card in present(g, place) if card in g.followers]
        return [(g.piece(card).place, NO_MOVE) for card in led if g.piece(card).leader != seat]
    return [(place, NO_MOVE) for place in places] if way.to is not None else []


# which to begin with


def suggested(g: Position, seat: int, found: dict[int, list[Lead]]) -> int:
    """The quest that brings most for what is left to be done, as far as it can be seen; NOTHING for none."""
    best, quest = 0.0, NOTHING
    for number, ways in found.items():
        if number < QUEST_CARDS and ways:
            stages = len(g.terms.content.tasks[number])
            effort = effort_of(easiest(ways)) + 3.0 * (stages - 1)
            rate = g.terms.content.cards.quests[number].qp / effort
            if rate > best:
                best, quest = rate, number
    return quest


def easiest(ways: list[Lead]) -> Lead:
    return min(ways, key=effort_of)


def effort_of(lead: Lead) -> float:
    """Steps, and what is left to be done; what no place brings about takes long, and a lost fight."""
    left = max(1, lead["of"] - lead["done"])
    if lead.get("blocked") or lead.get("hard"):
        return 12.0 * left
    if lead["choices"]:
        return 1.0 * left
    if lead["where"]:
        return (1.0 + lead["where"][0]["steps"]) * left
    return 6.0 * left
