"""Figures in their gear and items by their numbers: what is known of cards before any entry is read."""

from __future__ import annotations

from math import fsum
from typing import Final

from ludoteca.games.dark_venture.bot import prices
from ludoteca.games.dark_venture.bot.duel import Fighter, chance_to_win, health_lost
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import (
    ARMOR_BONUS,
    ATTACK,
    FOLLOWER,
    LUCK,
    NO_SLOT,
    POWER,
)
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.content.program import NOTHING, Ability, Filter

ACT: Final = v.MOMENTS.index("act")
USE: Final = v.MOMENTS.index("use")
IN_TWO_HANDS: Final = 0.7  # what is left of an item's worth that leaves no hand for another
AT_TIMES: Final = 0.5  # of what holds only under a condition
# by limit: how often an ability is used in a game; without a limit
USES: Final = [4.0, 4.0, 3.0, 1.0, 1.0, 1.0, 2.0]
UNLIMITED: Final = 4.0

# figures


def in_gear(content: Content, card: int) -> list[int]:
    """The attributes of a figure in the gear that its card names."""
    return [with_gear(content, card, which) for which in range(LUCK + 1)]


def with_gear(content: Content, card: int, which: int) -> int:
    """One number of it, with what always holds."""
    figure = content.cards.figures[card]
    total = figure.attributes[which] if which <= LUCK else 0
    for item in content.cards.items:
        if item.id in figure.gear and item.slot != NO_SLOT and figure.weapons:
            total += item.adds[which]
    for number in content.figure_gifts[card]:
        gift = content.gifts[number]
        if gift.stat == which and not gift.conditions:
            total += gift.amount.plus
    return total


def fighter_of(content: Content, card: int) -> Fighter:
    """DV-COMBAT-05: POWER and attack count alike."""
    blow = with_gear(content, card, POWER) + with_gear(content, card, ATTACK)
    return Fighter(blow, with_gear(content, card, ARMOR_BONUS), content.cards.figures[card].health)


def danger(one: Fighter, other: Fighter) -> float:
    """What it costs to have to fight somebody to the end."""
    return prices.LOST[prices.HALE] * health_lost(one, other) + prices.FALL * (
        1.0 - chance_to_win(one, other)
    )


def company(content: Content, card: int) -> float:
    """As a follower: its AP above all, then how it fights."""
    if content.cards.figures[card].role != FOLLOWER:
        return prices.FOLLOWER / 2.0
    fighter = fighter_of(content, card)
    return prices.FOLLOWER * (0.4 + 0.04 * (fighter.blow + fighter.armor) + 0.015 * fighter.health)


# items


def worn_worth(content: Content, item: int) -> float:
    """What an item adds while it is worn, to whoever can wear it."""
    thing = content.cards.items[item]
    worth = fsum([prices.STAT[which] * thing.adds[which] for which in range(len(thing.adds))])
    for number in content.item_gifts[item]:
        gift = content.gifts[number]
        worth += prices.STAT[gift.stat] * gift.amount.plus * (AT_TIMES if gift.conditions else 1.0)
    return worth


def gear_worth(content: Content, item: int) -> float:
    """What an item is worth as gear, before it is known what it would take the place of."""
    in_two = content.cards.items[item].hands > 1
    return worn_worth(content, item) * (IN_TWO_HANDS if in_two else 1.0)


def may_wear(content: Content, card: int, item: int) -> bool:
    """DV-ITEM-05, -07, -09, DV-HERO-05, as far as it never changes."""
    cards = content.cards
    figure, thing = cards.figures[card], cards.items[item]
    faction = cards.factions[figure.faction]
    if not faction.equips or not figure.weapons:
        return False
    for word in faction.forbid:
        if word in (thing.id, thing.category, thing.slot_word) or word in thing.tags:
            return False
    attributes = in_gear(content, card)
    return all(attributes[which] + thing.adds[which] >= thing.needs[which] for which in range(LUCK + 1))


def mean_item(worths: list[float], wanted: Filter | None) -> float:
    """Of the items that are meant."""
    if wanted is None:
        return 0.0
    found = [worth for worth, matches in zip(worths, wanted.matches, strict=True) if matches]
    return fsum(found) / len(found) if found else 0.0


def best_of(worths: list[float], count: int, keep: int) -> float:
    """The best so many of some items, on average: as if they lay evenly among all."""
    ranked = sorted(worths)
    found = 0.0
    for place in range(min(keep, count)):
        found += ranked[int((count - place) / (count + 1) * (len(ranked) - 1))]
    return found


def brings(ability: Ability, worth: float) -> float:
    """An ability in a whole game: nobody uses what does no good."""
    times = USES[ability.limit] if ability.limit != NOTHING else UNLIMITED
    if ability.cost is not None and (ability.cost.used_up or ability.cost.item is not None):
        times = 1.0
    if ability.moment in (ACT, USE) or ability.optional:
        worth = max(0.0, worth)
    return times * worth
