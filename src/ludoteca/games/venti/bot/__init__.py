"""What a sensible player looks at: which target costs the fewest actions for its points."""

from __future__ import annotations

import math
from typing import Final

from ludoteca.engine.advice import Advice, play_by
from ludoteca.engine.ints import among, highest
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message
from ludoteca.games.venti.actions import (
    ANNOUNCE,
    ATTEMPT,
    COMMIT,
    DISCARD,
    DRAW,
    END_TURN,
    EXCHANGE,
    FREEZE,
    FULFIL,
    HOLDABLE,
    LAY,
    LAY_NO_MORE,
    PAY,
    REPLACE,
    START,
    TO_ACTION,
    TO_JOKER,
    USE,
    USE_LASTING,
)
from ludoteca.games.venti.bot import coach
from ludoteca.games.venti.content import CARDS, JOKER, NUMBERS, POINTS, SLOTS
from ludoteca.games.venti.matching import (
    CONDITION,
    ONE,
    Condition,
    Supply,
    announced,
    count_of,
    fits_in,
    helps,
    jokers_for,
    jokers_of,
    lacking,
    shortfall,
    supply_of,
    thriftiest,
    ways,
)
from ludoteca.games.venti.rules.fulfil import Attempt, Fulfil, card_of
from ludoteca.games.venti.rules.penalty import Gift, Pay
from ludoteca.games.venti.rules.turn import HandLimit, Turn
from ludoteca.games.venti.state import EMPTY, NOBODY, OPEN, Position, action_limit, of_seat

CARD: Final = 0.33  # points that a card in hand is worth: about what an action brings
ENOUGH: Final = 5  # cards in hand; more of them add little
JOKER_WORTH: Final = 1.0
BLIND: Final = 2.4  # actions until a card turns up that does not lie in the centre
EXTRA: Final = 0.16  # points that one more action brings for each point still to make, over the game
LAST_CALL: Final = 10  # with a leader above this, an action card comes too late
LEAD: Final = 0.85  # what a sure lead is worth against a win: somebody has to finish the game
SPREAD: Final = 3.5  # points of lead that make a win e times as likely


class VentiAdvice(Advice[Position]):
    """Rules of thumb for every question of the game."""

    def sensible(self, g: Position, seat: int, rng: Rng) -> int:
        """One choice by rules of thumb."""
        step = g.stack[-1]
        if isinstance(step, Turn):
            return act(g, seat, rng)
        if isinstance(step, Fulfil):
            return pick_thriftily(g, seat, step)
        if isinstance(step, Attempt):
            return pick_for_attempt(g, seat, step)
        options = step.options(g, seat)
        if isinstance(step, Pay):
            return min(options, key=lambda action: (max(2, POINTS[action - PAY]), -POINTS[action - PAY]))
        if isinstance(step, Gift):
            return max(options, key=lambda action: 0 if action == LAY_NO_MORE else POINTS[action - LAY])
        if isinstance(step, HandLimit):
            return discard_least(g, seat, unlike(g, options))
        return rng.one_of(options)

    def worths(self, g: Position) -> list[float]:
        """Shares of the win, by points and what will become points."""
        shares: list[float] = []
        total = 0.0
        for seat in range(g.seats):
            share = math.exp(prospects(g, seat) / SPREAD)
            total += share
            shares.append(share)
        return [LEAD * share / total + (1.0 - LEAD) / g.seats for share in shares]

    def worth_trying(self, g: Position, seat: int) -> list[int]:
        """What a search looks at: no exchange or freeze that helps nobody, no sacrifice that is mere loss."""
        step = g.stack[-1]
        options = step.options(g, seat)
        if not isinstance(step, Turn):
            return unlike(g, options)
        supply = supply_of(g.held[seat])
        left = action_limit(g, seat) - g.used
        worst = worst_target(g, supply)
        found: list[int] = []
        for action in options:
            if action <= REPLACE:
                found.append(action)
            elif action < FULFIL:
                card = (action - EXCHANGE) % HOLDABLE
                if left >= 2 and (action - EXCHANGE) // HOLDABLE == worst and card < CARDS:
                    if lacking(supply.need(CONDITION[card])) <= 1:
                        found.append(action)
            elif action < ATTEMPT:
                found.append(action)
            elif action < FREEZE:
                if possible_attempt(CONDITION[g.targets[action - ATTEMPT]], g, seat) >= 0:
                    found.append(action)
            elif action < TO_JOKER:
                card = g.targets[action - FREEZE]
                if POINTS[card] >= 3 and left == 1 and lacking(supply.need(CONDITION[card])) == 1:
                    found.append(action)
            elif action < TO_ACTION:
                if POINTS[action - TO_JOKER] == 1 and highest(g.points) <= LAST_CALL:
                    found.append(action)
            elif action < END_TURN:
                if POINTS[action - TO_ACTION] == 2 and highest(g.points) <= LAST_CALL + 2:
                    found.append(action)
        return found if found else options

    def play_on(self, g: Position, rng: Rng, limit: int) -> int:
        """A playout in which everybody is sensible."""
        return play_by(g, rng, limit, self)

    def reasons(self, g: Position, seat: int, action: int) -> list[Message]:
        return coach.reasons(g, seat, action)


def prospects(g: Position, seat: int) -> float:
    """Points, and what hand, perm jokers and extra actions will bring."""
    points = float(g.points[seat])
    held = g.held[seat]
    last = g.ender != NOBODY
    if not last or seat == g.active:
        jokers = jokers_of(held)
        cards = len(g.hands[seat]) - jokers
        points += CARD * min(cards, ENOUGH) + JOKER_WORTH * min(jokers, 2)
        points += nearness(g, held)
    if not last:
        to_make = 20.0 - highest(g.points)
        points += EXTRA * g.extra[seat] * max(0.0, to_make)
        points += 0.03 * len(of_seat(g.perms, seat)) * max(0.0, to_make)
    return points


def nearness(g: Position, held: int) -> float:
    """What the best open target is worth to these cards beyond their number."""
    best = 0.0
    supply = supply_of(held)
    for card in g.targets:
        if 0 <= card < CARDS:
            missing = lacking(supply.need(CONDITION[card]))
            value = POINTS[card] * (0.35 if missing == 0 else 0.15 if missing == 1 else 0.0)
            best = max(best, value)
    return best


class Plan:
    """The best way to points that was found: its rate, and the action that it begins with."""

    __slots__ = ("action", "rate")

    def __init__(self) -> None:
        self.action = NOBODY
        self.rate = 0.0

    def weigh(self, rate: float, action: int) -> None:
        if rate > self.rate:
            self.rate = rate
            self.action = action


def act(g: Position, seat: int, rng: Rng) -> int:
    """The first step of the plan with the most points an action; points to spare buy actions."""
    left = action_limit(g, seat) - g.used
    bought = buy_action(g, seat)
    if bought != NOBODY:
        return bought
    plan = Plan()
    supply = supply_of(g.held[seat])
    for t in range(len(g.targets)):
        card = g.targets[t]
        if 0 <= card < CARDS:
            condition = CONDITION[card]
            needed = supply.need(condition)
            if g.frozen[t] == OPEN:
                weigh_target(g, seat, supply, plan, card, needed, FULFIL + t, 0, left)
            elif possible_attempt(condition, g, seat) >= 0:
                plan.weigh(value_of(g, seat, card, needed) + 0.2, ATTEMPT + t)
    exchangeable = worst_target(g, supply)
    if exchangeable >= 0 and left >= 2:
        for card in g.centre:
            if 0 <= card < CARDS:
                begin = EXCHANGE + exchangeable * HOLDABLE + card
                weigh_target(g, seat, supply, plan, card, supply.need(CONDITION[card]), begin, 1, left)
    if g.ender == NOBODY and among(g.centre, JOKER):
        plan.weigh(0.9, DRAW + JOKER)
    if plan.action != NOBODY:
        return plan.action
    return something(g, seat, left, rng)


def buy_action(g: Position, seat: int) -> int:
    """An action card early in the game, for exactly two points."""
    if g.points[seat] >= 5 and g.extra[seat] < 2 and g.ender == NOBODY and highest(g.points) <= LAST_CALL:
        for card in g.scored[seat]:
            if POINTS[card] == 2:
                return TO_ACTION + card
    return NOBODY


def value_of(g: Position, seat: int, card: int, needed: int) -> float:
    """Points of a target less what the cards for it are worth."""
    condition = CONDITION[card]
    jokers = 0 if lacking(needed) else jokers_for(needed)
    if g.ender != NOBODY:
        return POINTS[card] - 0.01 * condition.size
    price = CARD * (0.6 if len(g.hands[seat]) <= ENOUGH else 0.1)
    return POINTS[card] - price * (condition.size - jokers) - JOKER_WORTH * 0.8 * jokers


def weigh_target(
    g: Position,
    seat: int,
    supply: Supply,
    plan: Plan,
    card: int,
    needed: int,
    begin: int,
    before: int,
    left: int,
) -> None:
    """How many actions a target costs: cards from the centre, others blindly, and the fulfilment."""
    condition = CONDITION[card]
    missing = lacking(needed)
    first = NOBODY
    draws = 0
    if missing:
        for other in g.centre:
            if other != EMPTY and other != card and helps(needed, other):
                supply = supply.with_card(other)
                needed = supply.need(condition)
                missing -= 1
                draws += 1
                if first == NOBODY or other == JOKER:
                    first = other
                if not missing:
                    break
    actions = before + draws + BLIND * missing + 1.0
    if g.ender != NOBODY and actions > left:
        return  # this is the last turn
    rate = value_of(g, seat, card, needed) / actions
    if actions <= left:
        rate *= 1.3  # nobody can come in between
    if draws == 0 and missing == 0:
        plan.weigh(rate, begin)
    elif first != NOBODY:
        if before and actions > left:
            return  # others would profit from the exchange
        plan.weigh(rate, DRAW + first)


def worst_target(g: Position, supply: Supply) -> int:
    """The open target that is of least use to these cards; -1 if all are frozen."""
    worst = -1
    least = 99.0
    for t in range(len(g.targets)):
        card = g.targets[t]
        if card != EMPTY and g.frozen[t] == OPEN:
            value = 0.0
            if card < CARDS:
                value = POINTS[card] / (1.0 + lacking(supply.need(CONDITION[card])))
            if value < least:
                least = value
                worst = t
    return worst


def something(g: Position, seat: int, left: int, rng: Rng) -> int:
    """Nothing in sight: a new centre, or a card of which there will be two."""
    if g.ender != NOBODY and left < 2:
        return END_TURN if g.terms.allow_early_end else g.options(seat)[0]
    filled = [card for card in g.centre if card != EMPTY]
    if not filled:
        return g.options(seat)[-1]
    if left >= 2 or len(g.hands[seat]) >= 10:
        return REPLACE
    return DRAW + max(filled, key=lambda card: (usefulness(g, seat, card), rng.fraction()))


def usefulness(g: Position, seat: int, card: int) -> int:
    """How many targets a card of the centre brings nearer; of the same number is better than of none."""
    held = g.held[seat]
    if card == JOKER:
        return 9
    near = 1 if count_of(held, card // SLOTS) else 0
    supply = supply_of(held)
    for target in g.targets:
        if 0 <= target < CARDS and helps(supply.need(CONDITION[target]), card):
            near += 2
    return near


def lasting(g: Position, seat: int) -> int:
    handful = 0
    for card in of_seat(g.perms, seat):
        handful += ONE[card]
    return handful


def pick_thriftily(g: Position, seat: int, step: Fulfil) -> int:
    """Perm jokers before hand cards, hand cards before Jokers."""
    perms = lasting(g, seat)
    picked = 0
    by_hand = [0] * (NUMBERS + 1)
    for action in step.picked:
        card = card_of(action)
        picked += ONE[card]
        if action < USE_LASTING:
            by_hand[card // SLOTS] += 1
    found = [way for way in ways(CONDITION[g.targets[step.target]], g.held[seat]) if fits_in(picked, way)]
    best = thriftiest(found, perms)
    for action in step.offered:
        number = card_of(action) // SLOTS
        if action >= USE_LASTING:
            return action
        wanted = jokers_of(best) if number == NUMBERS else count_of(best, number) - count_of(perms, number)
        if by_hand[number] < wanted:
            return action
    return step.offered[0]


def possible_attempt(condition: Condition, g: Position, seat: int) -> int:
    """A way that surely meets a frozen target, as far as one remembers it: with Jokers for numbers alone."""
    found = [way for way in ways(condition, g.held[seat]) if announced(condition, way) is not None]
    return thriftiest(found, lasting(g, seat)) if found else -1


def pick_for_attempt(g: Position, seat: int, step: Attempt) -> int:
    """The cards of a way that meets the condition, in the order in which they are offered."""
    options = step.options(g, seat)
    condition = CONDITION[g.targets[step.target]]
    way = possible_attempt(condition, g, seat)
    if way < 0:
        return COMMIT if COMMIT in options else options[0]
    perms = lasting(g, seat)
    chosen = [0] * (NUMBERS + 1)
    given = 0
    for action in step.picked:
        if action < ANNOUNCE:
            chosen[card_of(action) // SLOTS] += 1
        else:
            given += 1
    for action in options:
        if action < ANNOUNCE:
            number = card_of(action) // SLOTS
            wanted = count_of(way, number)
            if action < USE_LASTING:
                wanted -= min(wanted, count_of(perms, number))
            if chosen[number] < wanted:
                return action
    roles = announced(condition, way)
    if roles is not None and given < len(roles):
        return ANNOUNCE + roles[given]
    return COMMIT


def discard_least(g: Position, seat: int, options: list[int]) -> int:
    """The number of which there is least use."""
    best = options[0]
    least = 99
    for action in options:
        card = action - DISCARD
        if card != JOKER:
            held = g.held[seat]
            need = 0
            for target in g.targets:
                if 0 <= target < CARDS and shortfall(CONDITION[target], held - ONE[card]) > shortfall(
                    CONDITION[target], held
                ):
                    need += POINTS[target]
            need = need * 2 + count_of(held, card // SLOTS) % 3
            if need < least:
                least = need
                best = action
    return best


def unlike(g: Position, options: list[int]) -> list[int]:
    """Of choices that are much the same only the first: a search has better things to try."""
    found: list[int] = []
    last = NOBODY
    for action in options:
        mark = likeness(g, action)
        if mark != last:
            found.append(action)
            last = mark
    return found


def likeness(g: Position, action: int) -> int:
    """Hand cards of one number are much the same; while the gift may come, only with points alike, too."""
    if USE <= action < USE_LASTING:
        card = action - USE
    elif DISCARD <= action < START:
        card = action - DISCARD
    else:
        return action
    mark = -2 - card // SLOTS * 4
    return mark if g.seats < 3 or g.ten or card >= CARDS else mark - min(POINTS[card], 3)
