"""Everything that is asked outside the menu: entries, quests, cards, places to lay and to be."""

from __future__ import annotations

from math import exp, fsum
from typing import Final

from ludoteca.engine.rng import Rng
from ludoteca.games.dark_venture.actions import (
    ANCIENT,
    ANSWER,
    AT,
    BURY,
    DECKS,
    DRAW,
    FIND,
    FOLLOWER_STOW,
    FULFIL,
    HERO,
    INTO,
    KEEP,
    LAY,
    NEW_QUEST,
    NO,
    NO_QUEST,
    PASS,
    PICK,
    PICK_ITEM,
    PICK_PLACE,
    REPLACE,
    SKIP,
    STOW,
    TOSS,
    TURN,
    WEAR,
    YES,
    cell_at,
)
from ludoteca.games.dark_venture.bot.acting import BETTER, Plan, action_worth, gain_of_wearing
from ludoteca.games.dark_venture.bot.aims import Scene
from ludoteca.games.dark_venture.bot.efforts import effort
from ludoteca.games.dark_venture.bot.errands import open_ways, promise
from ludoteca.games.dark_venture.bot.estimates import called, estimates_of
from ludoteca.games.dark_venture.bot.footing import sheet_of, wear_off
from ludoteca.games.dark_venture.bot.holdings import brings
from ludoteca.games.dark_venture.bot.prices import HURT
from ludoteca.games.dark_venture.content.cards import (
    FIGURE_CARDS,
    FOLLOWER,
    HEROIC,
    ITEM_CARDS,
    LUCK,
    MIND,
    PLACES,
    QUEST_CARDS,
)
from ludoteca.games.dark_venture.content.program import OP
from ludoteca.games.dark_venture.rules import figures, map
from ludoteca.games.dark_venture.rules.conditions import TARGET
from ludoteca.games.dark_venture.rules.decks import CHARACTERS
from ludoteca.games.dark_venture.rules.deeds import BRING, STAND, VISIT
from ludoteca.games.dark_venture.rules.hearing import OfferAbility
from ludoteca.games.dark_venture.rules.laying import LayAt
from ludoteca.games.dark_venture.rules.plays import PlayInto
from ludoteca.games.dark_venture.rules.quests import held, new_task, task_of
from ludoteca.games.dark_venture.rules.script import Script
from ludoteca.games.dark_venture.rules.search import Find
from ludoteca.games.dark_venture.rules.using import UseOn
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, Position

NONE: Final = -1
NOTHING_GAINED: Final = -100.0
A_START: Final = 3.0  # AP that go into a favour whatever it asks
GOOD: Final = (OP["heal"], OP["raise"], OP["wake"], OP["ap"], OP["join"])
TAKE: Final = OP["take"]
CALL: Final = OP["call"]
A_DIFFERENCE: Final = 0.35  # points: an answer that is worth so much more is given e times as often
NEEDED: Final = 0.3  # below, a card that a full hand has no room for is not drawn
STALE: Final = 0.88  # a round without progress leaves so much of what a quest promises
REPLACED: Final = 0.7  # of what a side quest promises on average: below it is replaced


# entries


def answer(g: Position, seat: int, step: Script, options: list[int]) -> int:
    line = g.terms.content.lines[step.line]
    first = options[0]
    card = g.heroes[seat]
    if first >= ANSWER:
        sheet = sheet_of(g, card)
        return max(options, key=lambda action: sheet.answers[action - ANSWER])
    if PICK_PLACE <= first < PICK_PLACE + PLACES:
        away = line.op == CALL and called(estimates_of(g.terms.content), sheet_of(g, card), line) < 0.0
        return where_to(g, seat, options, -1.0 if away else 1.0)
    if PICK <= first < PICK + FIGURE_CARDS:
        return whom(g, seat, step.line, options)
    if PICK_ITEM <= first < PICK_ITEM + ITEM_CARDS:
        worths = sheet_of(g, card).items
        mine = g.piece(card).worn + g.piece(card).carried
        taking = line.op == TAKE and line.source >= 0 and first - PICK_ITEM not in mine
        if taking:
            return max(options, key=lambda action: worths[action - PICK_ITEM])
        return pay_item(g, card, options)
    if TOSS <= first < TOSS + ITEM_CARDS:
        worths = sheet_of(g, card).items
        return min(options, key=lambda action: worths[action - TOSS])
    return NONE


def some_answer(g: Position, seat: int, options: list[int], rng: Rng) -> int:
    """What an answer is worth is a guess, so one that seems hardly worse is given almost as often."""
    worths = sheet_of(g, g.heroes[seat]).answers
    best = max([worths[action - ANSWER] for action in options])
    weights = [int(1000.0 * exp((worths[action - ANSWER] - best) / A_DIFFERENCE)) for action in options]
    return options[rng.weighted(weights)]


def pay_item(g: Position, card: int, options: list[int]) -> int:
    """The least of what one has; what is worn counts more."""
    worths, worn = sheet_of(g, card).items, g.piece(card).worn
    return min(
        options,
        key=lambda action: worths[action - PICK_ITEM] + (1.0 if action - PICK_ITEM in worn else 0.0),
    )


def where_to(g: Position, seat: int, options: list[int], sign: float) -> int:
    """The place from which the aims are nearest; where they are farthest, for whoever is better not met."""
    plan = Plan(g, seat)
    return max(
        options,
        key=lambda action: sign * plan.towards(action - PICK_PLACE) - plan.scene.threat(action - PICK_PLACE),
    )


def whom(g: Position, seat: int, number: int, options: list[int]) -> int:
    """One's own for good, others for harm: by what is done to the target next."""
    lines = g.terms.content.lines
    good = True
    for line in lines[number + 1 : number + 5]:
        if line.who == TARGET and line.op > OP["sign"]:
            good = line.op in GOOD
            break
    best, most = options[0], -100.0
    for action in options:
        piece = g.piece(action - PICK)
        hurt = 1.0 - piece.health / max(1, g.terms.content.cards.figures[piece.card].health)
        own = piece.leader == seat or (g.terms.together and piece.leader != NOBODY)
        score = (2.0 if own == good else 0.0) + (hurt if good else 1.0 - hurt)
        if score > most:
            best, most = action, score
    return best


def offer(g: Position, step: OfferAbility) -> int:
    """D-54: what does good on average."""
    worth = sheet_of(g, g.heroes[step.seat]).abilities[step.number]
    return YES if worth > 0.0 else NO


# cards


def find(g: Position, step: Find, options: list[int]) -> int:
    """The best for whoever found it."""
    worths = sheet_of(g, step.card).items
    return max(options, key=lambda action: worths[action - FIND])


def draw(g: Position, seat: int, options: list[int]) -> int:
    """DV-TURN-02: land as long as there is none in the hand, then what is wanted, then items."""
    plan = Plan(g, seat)
    worths = [0.6 * wear_off(g), 0.2, 0.5 if not g.hand_places[seat] else 0.1]
    if g.followers[seat] == NOTHING and not g.hand_figures[seat]:
        worths[CHARACTERS] = 0.45 * wear_off(g)
    best, most = SKIP, NEEDED if SKIP in options else -1.0
    for action in options:
        if not DRAW <= action < DRAW + DECKS:
            continue
        worth = worths[action - DRAW] + plan.wants(action)
        if worth > most:
            best, most = action, worth
    return best


def relieve(g: Position, seat: int, options: list[int]) -> int:
    """DV-HAND-02: stow the best item, lay land, or throw away the worst."""
    worths = sheet_of(g, g.heroes[seat]).items
    best, most = NONE, -100.0
    plan = Plan(g, seat) if g.current == seat else None
    for action in options:
        if STOW <= action < FOLLOWER_STOW + ITEM_CARDS:
            worth = 1.0 + worths[(action - STOW) % ITEM_CARDS]
        elif TOSS <= action < TOSS + ITEM_CARDS:
            worth = -worths[action - TOSS]
        elif action >= BURY:
            worth = action_worth(g, seat, plan, action) if plan is not None else -0.2
        else:
            worth = -1.0
        if worth > most:
            best, most = action, worth
    return best


def hero(g: Position, options: list[int]) -> int:
    """DV-HERO-01: lucky above all, by what games have shown; then of some wits, hardy and strong."""
    best, most = options[0], -1.0
    for action in options:
        worth = fsum(suits_of(g, action - HERO).values())
        if worth > most:
            best, most = action, worth
    return best


def suits_of(g: Position, card: int) -> dict[str, float]:
    """What a hero in its gear is good at, and how much that is worth."""
    made = estimates_of(g.terms.content)
    fighter, attributes = made.fighters[card], made.attributes[card]
    return {
        "blow": 0.4 * fighter.blow,
        "armor": 0.6 * fighter.armor,
        "health": 0.12 * fighter.health,
        "mind": 0.6 * attributes[MIND],
        "luck": 1.8 * attributes[LUCK],
    }


def ancient(g: Position, options: list[int]) -> int:
    """DV-ANC-02: the one whose power brings most for what its favour takes."""
    content = g.terms.content
    sheet = estimates_of(content).sheet(max(0, g.heroes[0]), HURT)
    best, most = options[0], -1.0
    for action in options:
        number = action - ANCIENT
        powers = [brings(content.abilities[one], sheet.abilities[one]) for one in content.powers[number]]
        worth = fsum(powers) / (A_START + effort(content, content.favours[number]))
        if worth > most:
            best, most = action, worth
    return best


def load(g: Position, card: int, options: list[int]) -> int:
    """AMB-51: what is better than what it takes the place of."""
    best, most = PASS, BETTER
    for action in options:
        if action != PASS and gain_of_wearing(g, card, action - WEAR) > most:
            best, most = action, gain_of_wearing(g, card, action - WEAR)
    return best


def use_on(g: Position, step: UseOn, options: list[int]) -> int:
    """D-31: whoever of one's own side has most of it."""
    best, most = PICK + step.cast.actor, NOTHING_GAINED
    for action in options:
        piece = g.piece(action - PICK)
        own = piece.leader == step.seat or (g.terms.together and piece.leader != NOBODY)
        if own and piece.how == CONSCIOUS:
            worth = sheet_of(g, piece.card).abilities[step.number]
            if worth > most:
                best, most = action, worth
    return best


# quests


def fulfil(g: Position, seat: int, options: list[int]) -> int:
    """AMB-83: the one that is worth most comes first."""
    worths = sheet_of(g, g.heroes[seat]).quests
    return max(options, key=lambda action: worths[action - FULFIL])


def keep_quest(g: Position, seat: int, options: list[int]) -> int:
    """D-06: what promises most; for a side quest too many, what promises least goes."""
    scene = Scene(g, seat)
    drawn = [action for action in options if KEEP <= action < KEEP + QUEST_CARDS]
    if not drawn:
        return min(options, key=lambda action: promise(scene, task_of(g, action - REPLACE)))
    worths = [promise(scene, new_task(g, seat, action - KEEP)) for action in drawn]
    own = [promise(scene, task_of(g, quest)) for quest in held(g, seat, heroic=False)]
    if NO_QUEST in options and max(worths) <= min(own):
        return NO_QUEST
    return drawn[worths.index(max(worths))]


def renew(g: Position, seat: int, options: list[int]) -> int:
    """DV-QUEST-08: another side quest where there is room, or for the one that promises least."""
    if NEW_QUEST in options:
        return NEW_QUEST
    scene = Scene(g, seat)
    made = estimates_of(g.terms.content)
    usual, count = 0.0, 0
    for quest in range(HEROIC, len(made.efforts)):
        usual += scene.sheet.quests[quest] / (1.0 + made.efforts[quest] / 10.0)
        count += 1
    worst, least = NO_QUEST, REPLACED * usual / count
    for task in g.tasks:
        if task.seat == seat and REPLACE + task.quest in options and not task.deeds:
            worth = promise(scene, task) * STALE ** (g.round - task.since)
            if worth < least:
                worst, least = REPLACE + task.quest, worth
    return worst


# the map


def land(g: Position, seat: int, options: list[int]) -> int:
    """D-67: the location that most quests ask for, then the one with the best story."""
    sheet = sheet_of(g, g.heroes[seat])
    best, most = options[0], -100.0
    for action in options:
        place = action - LAY
        worth = sheet.stories[g.book][place]
        for way in open_ways(g, seat):
            wanted = way.filter if way.kind in (VISIT, STAND) else way.to if way.kind == BRING else None
            worth += 2.0 if wanted is not None and wanted.matches[place] else 0.0
        if worth > most:
            best, most = action, worth
    return best


def fit_in(g: Position, step: LayAt, options: list[int]) -> int:
    """DV-MAP-04: with as many ways on as can be, and linked to all that lies around."""
    best, most = options[0], -1
    for x, y, turned in step.cells(g):
        action = AT + (x + PLACES - 1) * (2 * PLACES - 1) + y + PLACES - 1
        if step.at != NOTHING:
            if cell_at(step.at) != (x, y):
                continue
            action = TURN + turned
        doors = g.terms.content.cards.places[step.card].doors[turned]
        score = 0
        for side in range(map.SIDES):
            other = map.at_cell(g, x + map.DX[side], y + map.DY[side])
            if doors >> side & 1:
                score += 2 if other == NOTHING else 3 * map.has_door(g, other, map.opposite(side))
        if score > most:
            best, most = action, score
    return best


def play_into(g: Position, seat: int, step: PlayInto, options: list[int]) -> int:
    """A follower where nobody else is, an enemy where others are."""
    role = g.terms.content.cards.figures[step.card].role
    best, most = options[0], -100.0
    for action in options:
        there = figures.present(g, action - INTO)
        own = len([card for card in there if g.piece(card).leader == seat])
        rivals = len([card for card in there if g.piece(card).leader not in (NOBODY, seat)])
        crowd = 1.0 if role == FOLLOWER or g.terms.together else -2.0
        score = -3.0 * own - crowd * rivals - 0.5 * len(there)
        if score > most:
            best, most = action, score
    return best
