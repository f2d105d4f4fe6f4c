"""What a coach may say of a move: facts that the seat's view supports, the strongest first."""

from __future__ import annotations

from ludoteca.engine.words import Message
from ludoteca.games.venti.actions import (
    ATTEMPT,
    DRAW,
    END_TURN,
    EXCHANGE,
    FREEZE,
    FULFIL,
    HOLDABLE,
    REPLACE,
    TO_ACTION,
    TO_JOKER,
)
from ludoteca.games.venti.content import CARDS, NAMES, NUMBERS, POINTS, SLOTS
from ludoteca.games.venti.matching import CONDITION, ONE, by_thrift, count_of, jokers_of, ways
from ludoteca.games.venti.rules.fulfil import TARGET_NAMES
from ludoteca.games.venti.rules.penalty import PENALTY, TEN_POINTS, TWENTY_POINTS
from ludoteca.games.venti.rules.turn import Turn
from ludoteca.games.venti.state import EMPTY, HAND_LIMIT, NOBODY, OPEN, Position, action_limit, of_seat


def reasons(g: Position, seat: int, action: int) -> list[Message]:
    if not isinstance(g.stack[-1], Turn):
        return []
    if action < REPLACE:
        found = about_drawing(g, seat, action - DRAW)
    elif EXCHANGE <= action < FULFIL:
        found = about_exchange(g, seat, (action - EXCHANGE) // HOLDABLE, (action - EXCHANGE) % HOLDABLE)
    elif FULFIL <= action < ATTEMPT:
        return about_fulfilling(g, seat, action - FULFIL)
    elif ATTEMPT <= action < FREEZE:
        found = about_attempt(g, seat, action - ATTEMPT)
    elif FREEZE <= action < TO_JOKER:
        found = about_freezing(g, seat, action - FREEZE)
    elif TO_ACTION <= action < END_TURN:
        found = [Message("coach-more-actions", {"count": action_limit(g, seat) + 1})]
    else:
        found = []
    return found + about_last_turn(g, seat) + about_own_frozen(g, seat, action)


def about_fulfilling(g: Position, seat: int, t: int) -> list[Message]:
    """What a target brings, and what that sets off."""
    card = g.targets[t]
    points = g.points[seat] + POINTS[card]
    found: list[Message] = []
    if g.ender != NOBODY and beats_all(g, seat, points):
        certain = not g.turns_left and g.frozen.count(OPEN) == len(g.frozen)
        found.append(Message("coach-last-wins" if certain else "coach-last-leads"))
    if g.ender == NOBODY and points >= TWENTY_POINTS:
        found.append(Message("coach-twenty"))
    counts: dict[str, str | int] = {"target": TARGET_NAMES[t], "count": POINTS[card]}
    counts["count2"] = CONDITION[card].size
    found.append(Message("coach-fulfils", counts))
    if g.seats >= 3 and not g.ten and points >= TEN_POINTS:
        found.append(Message("coach-first-ten", {"count": PENALTY}))
    way = thriftiest(g, seat, card)
    if jokers_of(g.held[seat]) and not jokers_of(way):
        found.append(Message("coach-saves-joker"))
    if fits_nothing_else(g, seat, t, way):
        found.append(Message("coach-nothing-else"))
    return found


def about_drawing(g: Position, seat: int, card: int) -> list[Message]:
    """Which target a card of the centre completes, or brings nearer."""
    held, left = g.held[seat], action_limit(g, seat) - g.used
    found: list[Message] = []
    for t in open_targets(g):
        if left >= 2 and not ways(CONDITION[g.targets[t]], held):
            draws = draws_with(g, held, g.targets[t], card, left - 1)
            args: dict[str, str | int] = {"target": TARGET_NAMES[t]}
            if draws == 1:
                args["card"] = NAMES[card]
                args["count"] = POINTS[g.targets[t]]
                found.append(Message("coach-completes", args))
            elif draws:
                args["count"] = draws
                found.append(Message("coach-draws-away", args))
    if len(g.hands[seat]) >= HAND_LIMIT and left == 1:
        found.append(Message("coach-one-must-go", {"count": len(g.hands[seat]) + 1}))
    return sorted(found, key=completes_first)


def completes_first(fact: Message) -> tuple[int, int]:
    """Targets that can be met come before those that need more, and more points before fewer."""
    if fact.id == "coach-completes":
        return 0, -int(fact.args["count"])
    return 1, int(fact.args["count"])


def about_exchange(g: Position, seat: int, t: int, card: int) -> list[Message]:
    """A card of the centre that one can meet becomes a target."""
    left = action_limit(g, seat) - g.used
    if card >= CARDS or left < 2 or not ways(CONDITION[card], g.held[seat]):
        return []
    return [Message("coach-exchange", {"target": TARGET_NAMES[t], "count": POINTS[card]})]


def about_freezing(g: Position, seat: int, t: int) -> list[Message]:
    """Why not to leave a target open, and what it costs to leave it frozen."""
    target = TARGET_NAMES[t]
    found: list[Message] = []
    if not ways(CONDITION[g.targets[t]], g.held[seat]):
        found.append(Message("coach-lies-open", {"target": target, "count": g.seats - 1}))
    found.append(Message("coach-frozen-costs", {"count": PENALTY}))
    return found


def about_attempt(g: Position, seat: int, t: int) -> list[Message]:
    """What a wrong attempt leads to. What the target asks for is never said: one has to remember it."""
    target = TARGET_NAMES[t]
    if g.frozen[t] == seat:
        return [Message("coach-own-attempt", {"target": target, "count": PENALTY})]
    return [Message("coach-attempt", {"target": target, "seat": g.frozen[t]})]


def about_last_turn(g: Position, seat: int) -> list[Message]:
    """How many points are missing in one's last turn."""
    if g.ender == NOBODY or g.active != seat:
        return []
    best = max([other for other in range(g.seats) if other != seat], key=lambda other: g.points[other])
    missing = g.points[best] + 1 - g.points[seat]
    return [Message("coach-last-turn", {"seat": best, "count": missing})] if missing > 0 else []


def about_own_frozen(g: Position, seat: int, action: int) -> list[Message]:
    """A target that one froze, and that will soon cost something."""
    if FREEZE <= action < TO_JOKER or (g.ender == NOBODY and action_limit(g, seat) - g.used > 1):
        return []
    own = [t for t in range(len(g.targets)) if g.frozen[t] == seat and action != ATTEMPT + t]
    return [Message("coach-own-frozen", {"target": TARGET_NAMES[t], "count": PENALTY}) for t in own]


# what the facts are made of


def open_targets(g: Position) -> list[int]:
    return [t for t in range(len(g.targets)) if g.frozen[t] == OPEN and 0 <= g.targets[t] < CARDS]


def beats_all(g: Position, seat: int, points: int) -> bool:
    return points > max([g.points[other] for other in range(g.seats) if other != seat])


def thriftiest(g: Position, seat: int, card: int) -> int:
    """The handful with which a careful player meets a condition."""
    lasting = sum([ONE[own] for own in of_seat(g.perms, seat)])
    return by_thrift(ways(CONDITION[card], g.held[seat]), lasting)[0]


def fits_nothing_else(g: Position, seat: int, t: int, way: int) -> bool:
    """Whether another open target could be met, and still can without these cards."""
    perms = sum([ONE[own] for own in of_seat(g.perms, seat)])
    left = g.held[seat]
    for number in range(NUMBERS):  # perm jokers stay
        left -= max(0, count_of(way, number) - count_of(perms, number)) * ONE[number * SLOTS]
    left -= jokers_of(way) * ONE[CARDS]
    others = [CONDITION[g.targets[other]] for other in open_targets(g) if other != t]
    met = [condition for condition in others if ways(condition, g.held[seat])]
    return bool(met) and not [condition for condition in met if not ways(condition, left)]


def draws_with(g: Position, held: int, target: int, card: int, most: int) -> int:
    """With how few cards of the centre, this one among them, a target can be met; 0: not with so many."""
    if card > CARDS:
        return 0
    condition = CONDITION[target]
    first = held + ONE[card]
    if ways(condition, first):
        return 1
    centre = [other for other in g.centre if other != EMPTY and other <= CARDS]
    if card in centre:
        centre.remove(card)
    if most >= 2:
        for i in range(len(centre)):
            if ways(condition, first + ONE[centre[i]]) and not ways(condition, held + ONE[centre[i]]):
                return 2
    return 0
