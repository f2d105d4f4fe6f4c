"""Chapter "The cards": what each card does when it is played, and the strength of a line."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.kernel import Prompt, Refusal
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.condottiere.actions import CARD_NAMES, TAKE, TAKE_NONE, favor, favor_off
from ludoteca.games.condottiere.content import (
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
    lines = g.lines
    i: i64 = card
    last: i64 = len(lines)
    while i < last:
        if lines[i] != 0:
            return True
        i += KINDS
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


def strength(lines: list[int], base: int, winter: bool, best: int) -> int:
    """CON-CALC-01: the strength of the line that begins there; `best` is the favoured kind."""
    drummer = lines[base + DRUMMER] > 0
    total = STRENGTH[COURTESAN] * lines[base + COURTESAN] + STRENGTH[HEROINE] * lines[base + HEROINE]
    first: i64 = base
    mercenaries: i64 = MERCENARIES
    for card in range(mercenaries):
        count = lines[first + card]
        if count:
            total += count * counts(int(card), winter, drummer, best)
    return total


def strengths(g: Position) -> list[int]:
    """CON-CALC-01: the strength of every line, as if the battle ended now, by its face-up cards."""
    winter = in_play(g, WINTER)
    best = favoured(g)
    return [strength(g.lines, base, winter, best) for base in range(0, g.seats * KINDS, KINDS)]


def announce(g: Position, seat: int) -> None:
    """CON-TURN-05, CON-R04, CON-HID-05: say the own strength after playing."""
    if g.log is not None:
        g.tell("strength", (seat, strengths(g)[seat]))


def announce_all(g: Position) -> list[int]:
    """CON-BATTLE-01: the final strengths, told to all."""
    totals = strengths(g)
    if g.log is not None:
        for seat in range(g.seats):
            if totals[seat]:
                g.tell("final-strength", (seat, totals[seat]))
    return totals


class Effect:
    """What a card does that is played face up. Most only join the line, and have no row of their own."""

    def __init__(
        self,
        name: str,
        stays: bool = True,
        touches_others: bool = False,
        waits: bool = False,
        ends_battle: bool = False,
    ) -> None:
        self.name = name
        self.stays = stays  # in the line
        self.touches_others = touches_others  # their lines may count otherwise after it
        self.waits = waits  # for an answer, before the own strength is announced
        self.ends_battle = ends_battle

    def drives_out(self, g: Position) -> int:
        """The kind of card that leaves every line, or -1."""
        return -1

    def work(self, g: Position, seat: int, card: int) -> None:
        """It joins the line, and what it does happens, if there is anything to do (CON-R48)."""
        i = seat * KINDS + card
        g.lines[i] = g.lines[i] + 1  # `+=` on an item compiles badly


class Season(Effect):
    """CON-WINTER-01, CON-SPRING-01, CON-R15: a season drives the other one from every line.

    CON-WINTER-02, CON-SPRING-02: it stays in the line.
    """

    def __init__(self, name: str, other: int) -> None:
        super().__init__(name, touches_others=True)
        self.other = other

    def drives_out(self, g: Position) -> int:
        return self.other

    def work(self, g: Position, seat: int, card: int) -> None:
        for owner in range(g.seats):
            if leaves_line(g, owner, self.other):
                g.tell("season-ends", (owner, self.other))
        super().work(g, seat, card)


class Bishop(Effect):
    """CON-BISHOP-01, -02, -03, CON-R12, CON-HID-06: the strongest face-up Mercenaries leave all lines.

    CON-BISHOP-05: the battle goes on.
    """

    def drives_out(self, g: Position) -> int:
        return highest_mercenary(g)

    def work(self, g: Position, seat: int, card: int) -> None:
        victim = highest_mercenary(g)
        if victim < 0:
            g.tell("bishop-finds-none", (seat,))
        else:
            for owner in range(g.seats):
                count = leaves_line(g, owner, victim)
                if count:
                    g.tell("bishop-removes", (owner, victim, count))
        g.discard[card] += 1
        if g.site != NOWHERE:  # CON-R30: nobody moves the Favor in a final battle
            g.favor = NOWHERE
            g.call(PlaceFavor(seat))


class Scarecrow(Effect):
    """CON-SCARE-01: one may take a Mercenary back; the strength is announced after that."""

    def work(self, g: Position, seat: int, card: int) -> None:
        super().work(g, seat, card)
        g.call(TakeBack(seat))


class Surrender(Effect):
    """CON-SURR-01, -02, CON-R16: the battle ends, at any time, for whoever leads now."""

    def work(self, g: Position, seat: int, card: int) -> None:
        super().work(g, seat, card)
        g.tell("surrenders", (seat,))


SPECIAL: Final[tuple[Effect, ...]] = (
    Season("winter", other=SPRING),
    Season("spring", other=WINTER),
    Bishop("bishop", stays=False, touches_others=True),
    Scarecrow("scarecrow", waits=True),
    Surrender("surrender", ends_battle=True),
)


def effect_of(name: str) -> Effect:
    for effect in SPECIAL:
        if effect.name == name:
            return effect
    return Effect(name)


EFFECTS: Final[tuple[Effect, ...]] = tuple([effect_of(name) for name in CARD_NAMES])


def strengths_after(g: Position, seat: int, card: int, now: list[int] | None = None) -> list[int]:
    """The strength of every line if a seat played this card face up; `now` are those before, if known."""
    effect = EFFECTS[card]
    lines = g.lines
    if now is not None and not effect.touches_others and (card >= MERCENARIES or not in_play(g, SPRING)):
        after = now[:]
        i = seat * KINDS + card
        lines[i] = lines[i] + 1
        after[seat] = strength(lines, seat * KINDS, in_play(g, WINTER), favoured(g))
        lines[i] = lines[i] - 1
        return after
    victim = effect.drives_out(g)
    then = lines[:]
    if victim >= 0:
        for i in range(victim, g.seats * KINDS, KINDS):
            then[i] = 0
    if effect.stays:
        then[seat * KINDS + card] += 1
    g.lines = then
    totals = strengths(g)
    g.lines = lines
    return totals


def leaves_line(g: Position, seat: int, card: int) -> int:
    """All cards of a kind go from a line to the discards; returns how many."""
    i = seat * KINDS + card
    count = g.lines[i]
    if count:
        g.discard[card] += count
        g.lines[i] = 0
    return count


class PlaceFavor(OneSeat[Position]):
    """CON-BISHOP-04, CON-R13: the Bishop's player has taken the Favor, and puts it on a region or off.

    CON-R52: nothing else ever moves it.
    """

    def run(self, g: Position) -> None:
        g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        """CON-BISHOP-04, CON-CAP-08, CON-R14."""
        control = g.control
        capturing = g.terms.capturing
        barred = NOWHERE if g.terms.favor_on_contested else g.site
        first = favor(len(control))
        found = [
            first + region
            for region in range(len(control))
            if region != barred and (capturing or control[region] == NOBODY)
        ]
        found.append(favor_off(len(control)))
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        regions = len(g.control)
        if action == favor_off(regions):
            g.tell("favor-off", (seat,))
        else:
            g.favor = action - favor(regions)
            g.tell("favor-to", (seat, g.favor))
        g.done()

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-favor"), Message("no-answer-favor")

    def rule(self) -> str:
        return "CON-BISHOP-04"

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-favor"), "CON-CAP-08" if g.terms.capturing else "CON-BISHOP-04")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        region = action - favor(len(g.control))
        if not 0 <= region < len(g.control):
            return super().why_not(g, seat, action)
        name = g.terms.map.regions[region]
        if region == g.site and not g.terms.favor_on_contested:
            return Refusal("CON-R14", Message("no-favor-on-site", {"region": name}))
        return Refusal("CON-BISHOP-04", Message("no-favor-on-marker", {"region": name}))


class TakeBack(OneSeat[Position]):
    """CON-SCARE-01, -02, CON-R47: the Scarecrow's player may take one own Mercenary back into the hand."""

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

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-take-back"), Message("no-answer-take")

    def rule(self) -> str:
        return "CON-SCARE-01"

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if TAKE <= action < TAKE_NONE:
            return Refusal("CON-SCARE-02", Message("no-take", {"card": CARD_NAMES[action - TAKE]}))
        return super().why_not(g, seat, action)
