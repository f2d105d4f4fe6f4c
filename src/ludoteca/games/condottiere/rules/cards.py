"""Chapter "The cards": what each card does when it is played, and the strength of a line."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.condottiere.actions import CARD_NAMES, FAVOR, FAVOR_OFF, TAKE, TAKE_NONE
from ludoteca.games.condottiere.content import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    SCARECROW,
    SPRING,
    STRENGTH,
    WINTER,
)
from ludoteca.games.condottiere.rules.talk import everybody_sees
from ludoteca.games.condottiere.state import NOBODY, NOWHERE, Position


def in_play(g: Position, card: int) -> bool:
    """Whether a card of this kind lies face up in any line."""
    for i in range(card, g.seats * KINDS, KINDS):
        if g.lines[i]:
            return True
    return False


def highest_mercenary(g: Position) -> int:
    """CON-BISHOP-01, CON-SPRING-07, CON-R11: the kind with the highest printed strength in play, or -1."""
    lines = g.lines
    for card in range(MERCENARIES - 1, -1, -1):
        for i in range(card, g.seats * KINDS, KINDS):
            if lines[i]:
                return card
    return -1


def favoured(g: Position) -> int:
    """CON-SPRING-03: the kind of Mercenary that Spring makes stronger, or -1."""
    return highest_mercenary(g) if in_play(g, SPRING) else -1


def counts(card: int, winter: bool, drummer: bool, favoured: int) -> int:
    """CON-CALC-01: what one card of a line counts.

    CON-MERC-01 A Mercenary counts its strength; CON-WINTER-03, -04 one in a winter, however many;
    CON-DRUM-01, -02, -03 doubled by drummers of the same line, once; CON-SPRING-03, -04, -06, CON-R07 and
    CON-DRUM-04 then three more for each of the highest printed kind in play.
    CON-COURT-01, CON-HERO-01, CON-SPRING-05 Courtesans and Heroines are no Mercenaries: nothing changes them.
    """
    if card >= MERCENARIES:
        return STRENGTH[card]
    value = 1 if winter else STRENGTH[card]
    if drummer:
        value *= 2
    return value + 3 if card == favoured else value


def strengths(g: Position) -> list[int]:
    """CON-CALC-01: the strength of every line, as if the battle ended now, by its face-up cards."""
    lines = g.lines
    winter = in_play(g, WINTER)
    best = favoured(g)
    totals: list[int] = []
    for base in range(0, g.seats * KINDS, KINDS):
        drummer = lines[base + DRUMMER] > 0
        total = STRENGTH[COURTESAN] * lines[base + COURTESAN] + STRENGTH[HEROINE] * lines[base + HEROINE]
        for card in range(MERCENARIES):
            count = lines[base + card]
            if count:
                total += count * counts(card, winter, drummer, best)
        totals.append(total)
    return totals


def announce(g: Position, seat: int) -> None:
    """CON-TURN-05, CON-R04, CON-HID-05: say the own strength after playing."""
    if g.log is not None:
        g.tell("strength", (seat, strengths(g)[seat]))


def announce_all(g: Position) -> list[int]:
    """CON-BATTLE-01: the final strengths, told to all."""
    totals = strengths(g)
    for seat in range(g.seats):
        if totals[seat]:
            g.tell("final-strength", (seat, totals[seat]))
    return totals


def resolve(g: Position, seat: int, card: int) -> None:
    """A card is played face up: it joins the line, and its effect happens, if there is any (CON-R48).

    CON-WINTER-02, CON-SPRING-02: a season stays in the line; CON-BISHOP-05: the battle goes on.
    """
    if card == WINTER:
        sweep(g, SPRING)
    elif card == SPRING:
        sweep(g, WINTER)
    elif card == BISHOP:
        bless(g, seat)
        return
    elif card == SCARECROW:
        g.call(TakeBack(seat))
    g.lines[seat * KINDS + card] += 1


def sweep(g: Position, season: int) -> None:
    """CON-WINTER-01, CON-SPRING-01, CON-R15: a season drives the other one from every line."""
    for seat in range(g.seats):
        i = seat * KINDS + season
        if g.lines[i]:
            g.discard[season] += g.lines[i]
            g.lines[i] = 0
            g.tell("season-ends", (seat, season))


def bless(g: Position, seat: int) -> None:
    """CON-BISHOP-01, -02, -03, CON-R12, CON-HID-06: the strongest face-up Mercenaries leave all lines."""
    card = highest_mercenary(g)
    if card < 0:
        g.tell("bishop-finds-none", (seat,))
    else:
        for other in range(g.seats):
            i = other * KINDS + card
            if g.lines[i]:
                g.tell("bishop-removes", (other, card, g.lines[i]))
                g.discard[card] += g.lines[i]
                g.lines[i] = 0
    g.discard[BISHOP] += 1
    if g.site != NOWHERE:  # CON-R30: nobody moves the Favor in a final battle
        g.favor = NOWHERE
        g.call(PlaceFavor(seat))


class PlaceFavor(Step[Position]):
    """CON-BISHOP-04, CON-R13: the Bishop's player has taken the Favor, and puts it on a region or off.

    CON-R52: nothing else ever moves it.
    """

    seat: Final[int]

    def run(self, g: Position) -> None:
        g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        found = [FAVOR + region for region in range(len(g.control)) if self.may_hold(g, region)]
        found.append(FAVOR_OFF)
        return found

    def may_hold(self, g: Position, region: int) -> bool:
        """CON-BISHOP-04, CON-CAP-08, CON-R14."""
        if region == g.site and not g.terms.favor_on_contested:
            return False
        return g.terms.capturing or g.control[region] == NOBODY

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == FAVOR_OFF:
            g.tell("favor-off", (seat,))
        else:
            g.favor = action - FAVOR
            g.tell("favor-to", (seat, g.favor))
        g.done()

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-favor"), "CON-CAP-08" if g.terms.capturing else "CON-BISHOP-04")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if FAVOR <= action < FAVOR_OFF:
            region = action - FAVOR
            name = g.terms.map.regions[region]
            if region == g.site and not g.terms.favor_on_contested:
                return Refusal("CON-R14", Message("no-favor-on-site", {"region": name}))
            return Refusal("CON-BISHOP-04", Message("no-favor-on-marker", {"region": name}))
        return Refusal("CON-BISHOP-04", Message("no-answer-favor"))


class TakeBack(Step[Position]):
    """CON-SCARE-01, -02, CON-R47: the Scarecrow's player may take one own Mercenary back into the hand."""

    seat: Final[int]

    def run(self, g: Position) -> None:
        g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        base = seat * KINDS
        found = [TAKE + card for card in range(MERCENARIES) if g.lines[base + card]]
        found.append(TAKE_NONE)
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        base = seat * KINDS
        if action == TAKE_NONE:
            g.tell("takes-none", (seat,))
        else:
            card = action - TAKE
            g.lines[base + card] -= 1
            g.hands[base + card] += 1
            g.held[seat] += 1
            everybody_sees(g, seat, card)
            g.tell("takes-back", (seat, card))
        g.lines[base + SCARECROW] -= 1  # CON-SCARE-03
        g.discard[SCARECROW] += 1
        announce(g, seat)
        g.done()

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-take-back"), "CON-SCARE-01")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if TAKE <= action < TAKE_NONE:
            return Refusal("CON-SCARE-02", Message("no-take", {"card": CARD_NAMES[action - TAKE]}))
        return Refusal("CON-SCARE-01", Message("no-answer-take"))
