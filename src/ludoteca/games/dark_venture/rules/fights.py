"""Chapter "Combat": who takes part, first strike, battle turns until no two enemies are left."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import FLEE, HIT, TAKE, WEAR
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import (
    ARMOR_BONUS,
    ATTACK,
    FIGURE_CARDS,
    ITEM_CARDS,
    POWER,
    SPEED,
    STRIKE,
)
from ludoteca.games.dark_venture.rules import aggression, figures, items, rolls
from ludoteca.games.dark_venture.rules.combat import Combat, fight_of
from ludoteca.games.dark_venture.rules.deeds import WIN
from ludoteca.games.dark_venture.rules.flight import Flight
from ludoteca.games.dark_venture.rules.losses import Loss
from ludoteca.games.dark_venture.rules.raises import UNTIL_FIGHT, end_raises
from ludoteca.games.dark_venture.rules.rolls import dice_roll, split
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position

STALEMATE: Final = 5  # DV-COMBAT-16
MOST_DICE: Final = 4  # DV-FLEE-03
TARGET_DICE: Final = 4

FIGHT: Final = v.MOMENTS.index("fight")
FIGHT_OVER: Final = v.MOMENTS.index("fight-over")
ATTACKS: Final = v.MOMENTS.index("attack")


class Fight(Combat):
    """DV-COMBAT-01, -11, -12, -18: one action, from first strike until no two who are left are enemies."""

    order: list[list[int]]  # by first strike; those who are tied stand together until they have rolled again
    scores: list[int]
    turn: int = 0
    quiet: int = 0  # rounds in a row in which nobody lost health
    bled: bool = False
    begun: bool = False
    met: int = 0  # the set of those who were in it
    number: int = 0

    def run(self, g: Position) -> None:
        if not self.begun:
            self.begin(g)
        elif not self.in_order(g):
            return
        elif not self.goes_on(g):
            self.end(g)
        else:
            self.next_turn(g)

    def begin(self, g: Position) -> None:
        self.begun = True
        g.fights += 1
        self.number = g.fights
        for card in self.fighters:
            self.met |= 1 << card
            g.tell("joins-fight", (card,))
        for card in reversed(self.fighters):
            g.terms.lore.fire(g, FIGHT, card)

    def in_turn(self) -> list[int]:
        return [card for tied in self.order for card in tied]

    # first strike

    def in_order(self, g: Position) -> bool:
        """DV-COMBAT-03, -04, AMB-25: each rolls 2d6 and SPEED once; only those who are tied roll again."""
        for place, tied in enumerate(self.order):
            if len(tied) == 1:
                continue
            if self.scores and self.scores[-1] == NOTHING:
                self.scores[-1] = g.returned
            if len(self.scores) < len(tied):
                card = tied[len(self.scores)]
                self.scores.append(NOTHING)
                plus = figures.stat(g, card, SPEED) + figures.stat(g, card, STRIKE)
                g.call(dice_roll(card, rolls.STRIKE, 2, plus))
            else:
                self.order[place : place + 1] = split(tied, self.scores)
                self.scores = []
            return False
        return True

    # rounds

    def goes_on(self, g: Position) -> bool:
        """L4: as long as two who are left are enemies; DV-COMBAT-16: and somebody still bleeds."""
        fighting = any(self.is_in(g, card) and self.foes_of(g, card) for card in self.fighters)
        return fighting and self.quiet < STALEMATE

    def next_turn(self, g: Position) -> None:
        if self.turn == len(self.order):
            self.turn = 0
            self.quiet = 0 if self.bled else self.quiet + 1
            self.bled = False
            return
        card = self.order[self.turn][0]
        self.turn += 1
        if self.is_in(g, card) and self.foes_of(g, card) and not self.skips(card):
            leader = g.piece(card).leader
            if leader == NOBODY:
                g.call(StrikeByItself(card, [], []))
            else:
                g.call(BattleTurn(leader, card, 0, []))

    def struck(self, attacker: int, target: int, lost: int) -> None:
        super().struck(attacker, target, lost)
        self.bled = self.bled or lost > 0

    def end(self, g: Position) -> None:
        """DV-COMBAT-18; AMB-27: after a stalemate nobody is tested for aggression at once."""
        there = [card for card in self.fighters if g.on_map(card)]
        for card in there:
            self.remember(g, card)
            if self.is_in(g, card) and not self.foes_of(g, card):
                g.terms.lore.did(g, card, WIN, self.place)
            if self.quiet >= STALEMATE:
                g.piece(card).calm |= self.enemies[self.fighters.index(card)]
        g.done()
        end_raises(g, UNTIL_FIGHT, self.number)
        g.tell("fight-over", (self.place,))
        for card in reversed(there):
            g.terms.lore.fire(g, FIGHT_OVER, card)


def begin(g: Position, place: int, fighters: list[int], attacked: list[tuple[int, int]]) -> None:
    """A fight among these; what was attacked by choice makes enemies too."""
    sets = aggression.enemies_in(g, fighters, attacked)
    among = [card for card, foes in zip(fighters, sets, strict=True) if foes]
    kept = [foes for foes in sets if foes]
    g.call(Fight(place, among, kept, [NOTHING] * len(among), [0] * len(among), 0, [among[:]], []))


def begin_by_order(g: Position, one: int, other: int) -> None:
    """DV-COMBAT-01: an instruction sets two upon each other; whoever is hostile to one of them joins."""
    place = g.piece(one).place
    begin(g, place, aggression.in_attack(g, place, [one, other]), [(one, other)])


def begin_by_aggression(g: Position, place: int) -> None:
    """DV-AGGR-01, -02, DV-PAID-10: at once, and nobody pays."""
    begin(g, place, aggression.in_aggression(g, place), [])


class BattleTurn(OneSeat[Position]):
    """DV-COMBAT-06, -07, DV-CITEM-01 to -06, D-51: item handling as one likes, then a blow or a flight."""

    card: int
    reduction: int  # of this turn's damage
    barred: list[int]  # items that were picked up in it (DV-CITEM-05)
    handled: bool = False

    def run(self, g: Position) -> None:
        fight = fight_of(g)
        if self.handled:  # DV-CITEM-02: the roll for it
            self.handled = False
            dice = reduction_dice(g, g.returned)
            if dice:
                g.call(Reduce(self.card, dice))
                return
        if fight.is_in(g, self.card) and fight.foes_of(g, self.card):
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        piece = g.piece(self.card)
        found = [HIT + foe for foe in fight_of(g).foes_of(g, self.card)]
        most = min(MOST_DICE - 2, piece.ap)
        found.extend([FLEE + extra for extra in range(most + 1)])
        carried = [item for item in piece.carried if item not in self.barred]
        found.extend([WEAR + item for item in carried if figures.can_wear(g, self.card, item)])
        if figures.room(g, self.card):
            found.extend([TAKE + item for item in items.on_floor(g, piece.place)])  # DV-CITEM-07
        return sorted(found)

    def chose(self, g: Position, seat: int, action: int) -> None:
        if HIT <= action < HIT + FIGURE_CARDS:
            g.done()
            g.call(Blow(self.card, action - HIT, self.reduction))
        elif FLEE <= action < FLEE + 3:
            figures.spend(g, self.card, action - FLEE)
            g.done()
            g.call(Flight(seat, self.card, 2 + action - FLEE, []))
        else:
            if WEAR <= action < WEAR + ITEM_CARDS:
                items.wear(g, self.card, action - WEAR)
            else:
                items.take_up(g, self.card, action - TAKE)
                self.barred.append(action - TAKE)
            self.handled = True
            g.call(dice_roll(self.card, rolls.HANDLING, 2, 0))

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-battle-turn", {"figure": self.card}), Message("no-battle-turn")

    def rule(self) -> str:
        return "DV-COMBAT-06"


def reduction_dice(g: Position, rolled: int) -> int:
    """DV-CITEM-02, AMB-01: the bands of the rules, or of the questions and answers."""
    worst, middle = (3, 7) if g.terms.faq_bands else (2, 6)
    return 2 if rolled <= worst else 1 if rolled <= middle else 0


class Reduce(Step[Position]):
    """What handling an item costs of this turn's damage; reductions add up (DV-CITEM-06)."""

    card: int
    dice: int
    rolled: bool = False

    def run(self, g: Position) -> None:
        if not self.rolled:
            self.rolled = True
            g.call(dice_roll(self.card, rolls.HANDLING, self.dice, 0))
            return
        below = g.stack[-2]
        assert isinstance(below, BattleTurn)
        below.reduction += g.returned
        g.done(7)  # nothing more is rolled for it


class Blow(Step[Position]):
    """DV-COMBAT-05, DV-CITEM-03, -04, AMB-33: POWER, 2d6 and attack, less reduction and armor; at least 0."""

    card: int
    target: int
    reduction: int
    stage: int = 0

    def run(self, g: Position) -> None:
        self.stage += 1
        fight = fight_of(g)
        if self.stage == 1:
            g.tell("strikes", (self.card, self.target))
            g.piece(self.card).unseen = False  # AMB-59
            g.terms.lore.fire(g, ATTACKS, self.card, self.target)
        elif self.stage == 4:
            lost = g.returned
            g.done()
            if self.target in fight.fighters:
                fight.struck(self.card, self.target, lost)
        elif not (fight.is_in(g, self.card) and fight.is_in(g, self.target)):
            g.done()  # one of them is no longer there
        elif self.stage == 2:
            plus = figures.stat(g, self.card, POWER) + figures.stat(g, self.card, ATTACK)
            g.call(dice_roll(self.card, rolls.ATTACK, 2, plus))
        else:
            damage = max(0, g.returned - self.reduction - figures.stat(g, self.target, ARMOR_BONUS))
            g.call(Loss(self.target, damage, self.card))


class StrikeByItself(Step[Position]):
    """DV-COMBAT-08 to -10, DV-COOP-08: whom a character hits that nobody leads: whoever attacked it last,
    else the enemy with the highest total; of several, who rolls highest on 4d6 (in co-op lowest).
    """

    card: int
    tied: list[int]
    scores: list[int]

    def run(self, g: Position) -> None:
        if not self.tied:
            self.tied = self.candidates(g)
        elif self.scores and self.scores[-1] == NOTHING:
            self.scores[-1] = g.returned
        if len(self.tied) == 1:
            g.done()
            g.call(Blow(self.card, self.tied[0], 0))
        elif len(self.scores) < len(self.tied):
            card = self.tied[len(self.scores)]
            self.scores.append(NOTHING)
            g.call(dice_roll(card, rolls.TARGET, TARGET_DICE, 0))
        else:
            groups = split(self.tied, self.scores)
            self.tied = groups[-1] if g.terms.together else groups[0]
            self.scores = []

    def candidates(self, g: Position) -> list[int]:
        fight = fight_of(g)
        foes = fight.foes_of(g, self.card)
        last = fight.last_attacker(self.card)
        if last in foes:
            return [last]
        totals = [figures.total(g, foe) for foe in foes]
        return [foe for foe, total in zip(foes, totals, strict=True) if total == max(totals)]
