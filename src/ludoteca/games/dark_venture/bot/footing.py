"""How a position stands for a figure: how hurt it is, how strong, what waits for it in a place."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.bot import prices
from ludoteca.games.dark_venture.bot.duel import Fighter, chance_to_flee, chance_to_outlast, damage
from ludoteca.games.dark_venture.bot.estimates import Sheet, estimates_of
from ludoteca.games.dark_venture.bot.prices import FAINT, HALE, HURT
from ludoteca.games.dark_venture.content.cards import ARMOR_BONUS, ATTACK, BASE, FLEE, POWER, SPEED
from ludoteca.games.dark_venture.rules import aggression, figures
from ludoteca.games.dark_venture.state import CONSCIOUS, NOTHING, Position

SOUND: Final = 0.7  # of its health: somebody is hale
WEAK: Final = 0.35  # below: faint
REMEDY: Final = 1.0  # points that something is worth to whoever is faint, to be handed over
AP_LATER: Final = 0.7  # of the AP of later rounds that go into quests


def mood(g: Position, card: int) -> int:
    """How hurt somebody is."""
    part = g.piece(card).health / figures.stat(g, card, BASE)
    return HALE if part >= SOUND else HURT if part >= WEAK else FAINT


def sheet_of(g: Position, card: int) -> Sheet:
    """The estimates for a figure as it is."""
    return estimates_of(g.terms.content).sheet(card, mood(g, card))


def strength(g: Position, card: int) -> Fighter:
    """What somebody is in a fight now."""
    blow = figures.stat(g, card, POWER) + figures.stat(g, card, ATTACK)
    return Fighter(blow, figures.stat(g, card, ARMOR_BONUS), g.piece(card).health)


def rounds_left(g: Position) -> int:
    """Whole rounds that are still to come after this one."""
    return g.terms.rounds - g.round


def ap_left(g: Position, seat: int) -> float:
    """What a seat can still spend on quests: now, and in rounds to come."""
    card = g.heroes[seat]
    now = g.piece(card).ap if card != NOTHING and g.on_map(card) else 0
    helped = 1.0 if g.followers[seat] != NOTHING else 0.0
    return now + AP_LATER * rounds_left(g) * (g.terms.hero_ap + helped)


def wear_off(g: Position) -> float:
    """What lasts is worth the less the later it is: from 1 to almost nothing."""
    return (rounds_left(g) + 1) / (g.terms.rounds + 1)


# fights


def with_partner(g: Position, card: int) -> list[int]:
    """A figure, and whoever fights beside it."""
    other = figures.partner(g, card)
    if other != NOTHING and g.piece(other).place == g.piece(card).place and g.piece(other).how == CONSCIOUS:
        return [card, other]
    return [card]


class Odds:
    """How a fight between two sides is likely to go, for the first."""

    __slots__ = ("lost", "win")

    def __init__(self, g: Position, ours: list[int], theirs: list[int]) -> None:
        us, them = [strength(g, card) for card in ours], [strength(g, card) for card in theirs]
        deals, suffers = dealt(us, them), dealt(them, us)
        health, other = sum([one.health for one in us]), sum([one.health for one in them])
        self.win = chance_to_outlast(health, suffers, other, deals)
        turns = other / deals if deals > 0.0 else 5.0
        self.lost = min(float(us[0].health), max(0.5, turns) * suffers / len(us))  # health, of the first


def dealt(us: list[Fighter], them: list[Fighter]) -> float:
    """In a turn, on average over whom it may hit; who falls deals no more."""
    found = 0.0
    for one in us:
        for other in them:
            found += damage(one.blow, other.armor) / len(them)
    return found if len(us) == 1 else found * (len(us) + 1) / (2 * len(us))


def price(g: Position, card: int, odds: Odds) -> float:
    """What such a fight costs, in points."""
    return prices.LOST[mood(g, card)] * odds.lost + prices.FALL * (1.0 - odds.win)


def foes_in(g: Position, card: int, place: int) -> list[int]:
    """Who would fight a figure that came to a place, or stood in it."""
    return [
        other for other in figures.present(g, place) if other != card and aggression.hostile(g, card, other)
    ]


def threat(g: Position, card: int, place: int) -> float:
    """What it costs to come to a place."""
    foes = foes_in(g, card, place)
    return price(g, card, Odds(g, with_partner(g, card), foes)) if foes else 0.0


def flight_odds(g: Position, card: int, dice: int, foes: list[int]) -> float:
    """DV-FLEE-01 to -05."""
    plus = figures.stat(g, card, SPEED) + figures.stat(g, card, FLEE)
    return chance_to_flee(dice, plus, [figures.stat(g, foe, SPEED) for foe in foes])


# friends


def remedy_for(g: Position, card: int, friend: int) -> int:
    """DV-COOP-10: what a figure carries that would help a friend in need more than itself; or NOTHING."""
    if not g.terms.together or mood(g, friend) != FAINT or mood(g, card) == FAINT:
        return NOTHING
    content = g.terms.content
    worths = sheet_of(g, friend).abilities
    best, most = NOTHING, REMEDY
    for item in g.piece(card).carried:
        for number in content.item_abilities[item]:
            if worths[number] > most:
                best, most = item, worths[number]
    return best
