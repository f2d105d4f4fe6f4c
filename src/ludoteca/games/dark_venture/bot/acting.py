"""The menu of a turn: what is free and good first, then the best use of an AP."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.actions import (
    ALONE,
    ATTACK,
    DRAG,
    DRAW,
    END,
    FOLLOWER_ATTACK,
    FOLLOWER_DRAW,
    FOLLOWER_LAY,
    FOLLOWER_LOOT,
    FOLLOWER_PLAY,
    FOLLOWER_SEARCH,
    FOLLOWER_STOW,
    FOLLOWER_TAKE,
    GO,
    INFLUENCE,
    LAY,
    LOOT,
    OFFER,
    PARTY,
    PASS,
    PLAY,
    RECRUIT,
    SEARCH,
    SEND,
    STOW,
    TAKE,
    TRADE_QUESTS,
    WAKE,
    WEAR,
    follower_use,
    use,
)
from ludoteca.games.dark_venture.bot import prices
from ludoteca.games.dark_venture.bot.aims import NO_ACTION, Aim, Scene, has_story, to_lay
from ludoteca.games.dark_venture.bot.errands import errands, promise
from ludoteca.games.dark_venture.bot.estimates import Sheet, estimates_of
from ludoteca.games.dark_venture.bot.footing import Odds, price, remedy_for, rounds_left, sheet_of, wear_off
from ludoteca.games.dark_venture.bot.holdings import best_of
from ludoteca.games.dark_venture.content.cards import (
    ENEMY,
    FIGURE_CARDS,
    FOLLOWER,
    HEROIC,
    ITEM_CARDS,
    NO_SLOT,
    PLACES,
)
from ludoteca.games.dark_venture.rules import figures, items, map
from ludoteca.games.dark_venture.rules.abilities import is_free
from ludoteca.games.dark_venture.rules.decks import HAND_DECKS, hand_size
from ludoteca.games.dark_venture.rules.menu import Acting
from ludoteca.games.dark_venture.rules.search import LOOKED_AT
from ludoteca.games.dark_venture.rules.together import friends
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, NOWHERE, Position

FREE: Final = 100.0  # what costs nothing and does good comes first
BETTER: Final = 0.03  # an item by so much at least is worth the change
TO_PAY_WITH: Final = 3  # things in the pack: entries and answers ask for some
A_USE: Final = 0.7  # of what a follower can use
BURDEN: Final = 0.15  # what a follower does not need is left where it is
USEFUL: Final = 0.15  # an ability by so much at least
PATIENCE: Final = (
    12  # things handled in a turn, after which what is free is let be: it may come back for ever
)
SPARED: Final = 0.5  # what is used up is kept for a time when it does so much; at the end for none
ITEMS_COUNT: Final = 0.5  # of what items are worth, since not all is used
TRADE_BELOW: Final = 2.2  # side quests that promise less in all are traded for a heroic one
BACKWARD: Final = 0.15  # of what an aim is worth: a step away from it
BEYOND: Final = 2.0  # steps that follow the one past an enemy
CAUTION: Final = 0.8  # of what a fight costs
LUCKY_DRAW: Final = 0.6  # of what a card is wanted for, since one is drawn each turn anyway
IDLE_LAY: Final = 0.9  # a place more on the map, where it is free
ENOUGH: Final = 7  # places that there is still something to see in: no more is laid for nothing
WITHIN_REACH: Final = 4  # steps


class Plan:
    """What one wants: aims, and how far each place is from them."""

    def __init__(self, g: Position, seat: int) -> None:
        self.scene = Scene(g, seat)
        self.aims = errands(self.scene) + chances(self.scene)
        self.ways = [
            self.scene.steps_from(aim.place) if aim.place not in (NOWHERE, self.scene.here) else []
            for aim in self.aims
        ]

    def towards(self, place: int) -> float:
        """What a step to a place is worth: all that it brings nearer, less what it leads away from."""
        found = 0.0
        here = self.scene.here
        for aim, away in zip(self.aims, self.ways, strict=True):
            if away and away[here] < map.FAR:
                steps = away[here] - away[place]
                found += aim.rate() * (steps if steps > 0 else BACKWARD * steps)
            elif aim.place == here and aim.action != NO_ACTION:
                found -= BACKWARD * aim.rate()
        return found

    def wants(self, action: int) -> float:
        """What an action is worth as the next of some aim."""
        found = 0.0
        for aim in self.aims:
            if aim.action == action and aim.place in (NOWHERE, self.scene.here):
                found = max(found, aim.rate())
        return found * LUCKY_DRAW if DRAW <= action < DRAW + len(HAND_DECKS) else found


def chances(scene: Scene) -> list[Aim]:
    """What the map offers besides quests: stories that nobody has read, followers, places to search."""
    g = scene.g
    found: list[Aim] = []
    seat = scene.seat
    usual = ITEMS_COUNT * wear_off(g) * best_of(scene.sheet.items, LOOKED_AT, 1)
    for place in g.laid:
        if scene.away[place] >= map.FAR or place == scene.here:
            continue
        worth = max(0.0, scene.sheet.stories[g.book][place]) if has_story(g, place) else 0.0
        cost = scene.steps(place)
        if not g.searched[place]:
            worth += scene.finds * usual * 0.5
            cost += 0.5
        if worth > 0.0 and cost <= 4.0:
            aim = Aim(cost, place)
            aim.worth = worth * 0.7
            found.append(aim)
    if g.followers[seat] == NOTHING:
        for piece in g.pieces:
            if is_free_follower(g, piece.card) and scene.steps(piece.place) <= 5.0:
                aim = Aim(scene.steps(piece.place), piece.place)
                aim.worth = 1.5 * scene.sheet.courts[piece.card] * wear_off(g)
                found.append(aim)
    if g.hand_places[seat]:
        aim = to_lay(scene, None)
        if aim.place not in (NOWHERE, scene.here):
            aim.worth = IDLE_LAY
            found.append(aim)
    return found


def is_free_follower(g: Position, card: int) -> bool:
    piece = g.piece(card)
    role = g.terms.content.cards.figures[card].role
    return role == FOLLOWER and piece.leader == NOBODY and piece.how == CONSCIOUS


def choose_action(g: Position, step: Acting, options: list[int]) -> int:
    """The best of what can be done; the end where nothing is worth it."""
    seat = step.seat
    if WAKE in options:
        return WAKE
    if g.piece(g.heroes[seat]).how != CONSCIOUS:
        return END if END in options else PASS
    handling = handle(g, seat, options)
    if handling != NOTHING:
        return handling
    plan = Plan(g, seat)
    best, most = END if END in options else PASS, 0.0
    for action in options:
        if step.handled >= PATIENCE and is_free(g, action):
            continue
        worth = action_worth(g, seat, plan, action)
        if step.dragged != NOTHING and GO <= action < GO + PLACES:
            worth += FREE
        if worth > most:
            best, most = action, worth
    return best


def ranked_actions(g: Position, step: Acting, options: list[int], most: int) -> list[int]:
    """For a search: the best first, without those that do no good; one alone where one only tidies up."""
    best = choose_action(g, step, options)
    if best == WAKE or handle(g, step.seat, options) != NOTHING or step.dragged != NOTHING:
        return [best]
    plan = Plan(g, step.seat)
    worths = [(-action_worth(g, step.seat, plan, action), action) for action in options]
    worths.sort()
    found = [action for worth, action in worths[:most] if worth < 0.0 and action != best]
    return [best, *found, *[action for action in options if action in (END, PASS) and action != best]]


# items


def handle(g: Position, seat: int, options: list[int]) -> int:
    """Free: loot, take up and stow what is worth it; wear what is better than what is worn."""
    best, most = NOTHING, BETTER
    for action in options:
        worth = handling_worth(g, seat, action)
        if worth > most:
            best, most = action, worth
    return best


def handling_worth(g: Position, seat: int, action: int) -> float:
    hero, follower = g.heroes[seat], g.followers[seat]
    for first, card in ((LOOT, hero), (TAKE, hero), (STOW, hero)):
        if first <= action < first + ITEM_CARDS:
            return hero_gain(g, card, action - first)
    for first, card in ((FOLLOWER_LOOT, follower), (FOLLOWER_TAKE, follower), (FOLLOWER_STOW, follower)):
        if first <= action < first + ITEM_CARDS:
            return follower_gain(g, card, action - first)
    if WEAR <= action < WEAR + ITEM_CARDS:
        item = action - WEAR
        card = items.bearer(g, seat, item)
        return gain_of_wearing(g, card, item)
    return 0.0


def gain_of_wearing(g: Position, card: int, item: int) -> float:
    """What an item adds, less what it takes the place of."""
    made = estimates_of(g.terms.content)
    gain = in_use(made.worn[item], made.uses[item])
    for other in figures.displaced(g, card, item):
        gain -= in_use(made.worn[other], made.uses[other])
    return gain


def in_use(worn: float, uses: float) -> float:
    return worn + 0.3 * min(1.0, max(0.0, uses))


def hero_gain(g: Position, card: int, item: int) -> float:
    """What a hero would wear or can use, and a few things more to pay with."""
    if figures.room(g, card) <= 1:
        return 0.0
    usable = g.terms.content.cards.items[item].slot == NO_SLOT
    if usable or len(g.piece(card).carried) < TO_PAY_WITH:
        return sheet_of(g, card).items[item]
    return gain_of_wearing(g, card, item) if figures.can_wear(g, card, item) else 0.0


def follower_gain(g: Position, card: int, item: int) -> float:
    """What a follower would wear, or can use: it is no second pack."""
    made = estimates_of(g.terms.content)
    if g.terms.content.cards.items[item].slot == NO_SLOT:
        return A_USE * min(1.0, made.uses[item]) - BURDEN
    return gain_of_wearing(g, card, item) if figures.can_wear(g, card, item) else 0.0


# actions


def action_worth(g: Position, seat: int, plan: Plan, action: int) -> float:
    """In points for an AP."""
    scene = plan.scene
    if GO <= action < GO + PLACES:
        return step_worth(g, plan, action - GO)
    if ALONE <= action < SEND + PLACES:
        return 0.0
    if DRAG <= action < DRAG + FIGURE_CARDS or OFFER <= action < OFFER + FIGURE_CARDS:
        wanted = plan.wants(action)
        if action >= OFFER and remedy_for(g, scene.hero, action - OFFER) != NOTHING:
            wanted += prices.FALL
        return FREE + wanted if wanted > 0.0 else 0.0
    if PARTY <= action < PARTY + PLACES:
        return party_worth(g, seat, plan, action - PARTY)
    if LAY <= action < FOLLOWER_LAY + PLACES:
        return lay_worth(g, seat, plan, (action - LAY) % PLACES, action >= FOLLOWER_LAY)
    if PLAY <= action < FOLLOWER_PLAY + FIGURE_CARDS:
        return play_worth(g, seat, plan, (action - PLAY) % FIGURE_CARDS, action >= FOLLOWER_PLAY)
    if action in (SEARCH, FOLLOWER_SEARCH):
        card = scene.hero if action == SEARCH else g.followers[seat]
        found = scene.finds * ITEMS_COUNT * wear_off(g) * best_of(sheet_of(g, card).items, LOOKED_AT, 1)
        return found + plan.wants(SEARCH) + 0.05
    for first in (DRAW, FOLLOWER_DRAW):
        if first <= action < first + len(HAND_DECKS):
            return draw_worth(g, seat, plan, action - first)
    if ATTACK <= action < ATTACK + FIGURE_CARDS:
        return attack_worth(g, plan, action - ATTACK)
    if FOLLOWER_ATTACK <= action < FOLLOWER_ATTACK + FIGURE_CARDS:
        return 0.0
    if RECRUIT <= action < RECRUIT + FIGURE_CARDS:
        company = estimates_of(g.terms.content).company[action - RECRUIT]
        return plan.wants(action) + (company * wear_off(g) if g.followers[seat] == NOTHING else 0.0)
    if INFLUENCE <= action < INFLUENCE + FIGURE_CARDS:
        free = g.followers[seat] == NOTHING
        return (1.5 if free else 0.2) * scene.sheet.courts[action - INFLUENCE] * wear_off(g)
    if action == TRADE_QUESTS:
        return trade_worth(g, seat, plan)
    if action >= use(g.terms.content):
        return ability_worth(g, seat, action)
    return 0.0


def step_worth(g: Position, plan: Plan, place: int) -> float:
    """To walk to a place: what it brings nearer, what is read there, who waits there."""
    scene = plan.scene
    worth = plan.towards(place)
    if scene.threat(place) > 0.0:  # whoever gets through goes on from there
        worth = BEYOND * worth - CAUTION * scene.threat(place)
    if has_story(g, place):
        worth += 0.5 * scene.sheet.stories[g.book][place]
    return worth


def party_worth(g: Position, seat: int, plan: Plan, place: int) -> float:
    """DV-COOP-06: one AP for all whose way leads there, too; whose does not, stays behind."""
    along = 0.0
    for other in friends(g, seat):
        along += max(0.0, Plan(g, other).towards(place))
    return step_worth(g, plan, place) + along if along > 0.0 else 0.0


def lay_worth(g: Position, seat: int, plan: Plan, place: int, by_follower: bool) -> float:
    wanted = plan.wants(LAY + place)
    if not g.free_location[seat]:
        return wanted
    follower = g.followers[seat]
    if by_follower and g.piece(follower).place == plan.scene.here:
        return 0.0
    if wanted <= 0.0 and still_to_see(plan.scene) >= ENOUGH:
        return 0.0
    return FREE + wanted + IDLE_LAY


def still_to_see(scene: Scene) -> int:
    """Places within reach whose story nobody has read, or which nobody has searched."""
    g = scene.g
    near = [place for place in g.laid if scene.away[place] <= WITHIN_REACH]
    return len([place for place in near if has_story(g, place) or not g.searched[place]])


def play_worth(g: Position, seat: int, plan: Plan, card: int, by_follower: bool) -> float:
    """A follower to be courted, an enemy that a quest asks for, or one for somebody else."""
    if by_follower:
        return 0.0
    wanted = plan.wants(PLAY + card)
    figure = g.terms.content.cards.figures[card]
    free = FREE if g.free_character[seat] else 0.0
    if figure.role == FOLLOWER and g.followers[seat] == NOTHING:
        return free + wanted + 0.8 * wear_off(g)
    if wanted > 0.0:
        return free + wanted
    if (
        free
        and figure.role == ENEMY
        and not g.terms.together
        and hand_size(g, seat) >= g.terms.hand_limit - 1
    ):
        return 0.1
    return 0.0


def draw_worth(g: Position, seat: int, plan: Plan, deck: int) -> float:
    full = hand_size(g, seat) >= g.terms.hand_limit
    worth = prices.DRAWN[deck] * 0.6 * wear_off(g)
    return plan.wants(DRAW + deck) + (0.0 if full else worth)


def attack_worth(g: Position, plan: Plan, card: int) -> float:
    """A fight that a quest asks for, or that is worth it by itself."""
    scene = plan.scene
    wanted = plan.wants(ATTACK + card)
    if wanted > 0.0:
        return wanted + 0.3
    other = figures.partner(g, card)
    foes = [card, other] if other != NOTHING and g.piece(other).place == scene.here else [card]
    odds = Odds(g, scene.group, foes)
    prize = ITEMS_COUNT * wear_off(g) * scene.sheet.prizes[card]
    return odds.win * prize - price(g, scene.hero, odds)


def trade_worth(g: Position, seat: int, plan: Plan) -> float:
    """DV-QUEST-07: three side quests that promise little for a heroic one."""
    if rounds_left(g) < 3:
        return 0.0
    found = 0.0
    for task in g.tasks:
        if task.seat == seat and task.quest >= HEROIC and task.quest < len(plan.scene.sheet.quests):
            found += promise(plan.scene, task)
    return FREE if found < TRADE_BELOW else 0.0


def ability_worth(g: Position, seat: int, action: int) -> float:
    """What it brings for each AP; what is free is done if it does good, and only if there is an end to it."""
    content = g.terms.content
    by_follower = action >= follower_use(content)
    number = action - (follower_use(content) if by_follower else use(content))
    ability = content.abilities[number]
    sheet: Sheet = sheet_of(g, g.followers[seat] if by_follower else g.heroes[seat])
    worth = sheet.abilities[number]
    ap = ability.cost.ap if ability.cost is not None else 0
    if ap:
        return (worth + prices.AP * ap) / ap * 0.7
    if ability.limit == NOTHING and ability.cost is None:
        return 0.0
    spends = ability.cost is not None and (ability.cost.used_up or ability.cost.item is not None)
    return FREE + worth if worth > (SPARED * wear_off(g) if spends else USEFUL) else 0.0
