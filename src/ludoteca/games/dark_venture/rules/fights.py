"""Chapter "Combat": who takes part, first strike, battle turns until no two enemies are left."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import NO, YES
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import SPEED, STRIKE
from ludoteca.games.dark_venture.rules import aggression, figures, rolls
from ludoteca.games.dark_venture.rules.automaton import TurnByItself
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn
from ludoteca.games.dark_venture.rules.combat import Combat, combats_in, decider, in_combat
from ludoteca.games.dark_venture.rules.deeds import WIN
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.raises import UNTIL_FIGHT, end_raises
from ludoteca.games.dark_venture.rules.rolls import split, stat_roll
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position, members

STALEMATE: Final = 5  # DV-COMBAT-16
SUMS: Final = 11  # of two dice

FIGHT: Final = v.MOMENTS.index("fight")
FIGHT_OVER: Final = v.MOMENTS.index("fight-over")


class Fight(Combat):
    """DV-COMBAT-01, -11, -12, -18, -19, DV-COOP-07: one action, from first strike until no two who are left
    are enemies.
    """

    late: int = NOTHING  # who rolls for first strike in a running combat
    turn: int = 0
    quiet: int = 0  # rounds in a row in which nobody lost health
    before: tuple[int, ...] = ()  # within another fight: what had been used when it began

    def run(self, g: Position) -> None:
        figures.settle_all(g)
        if not self.number:
            self.begin(g)
        elif self.late != NOTHING:
            self.insert(g, g.returned)
        elif not self.goes_on(self.left(g)):
            if not g.terms.lore.settle(g, states=False):  # AMB-75, AMB-84
                self.end(g)
        elif self.in_order(g) and not g.terms.lore.settle(g, states=False):
            if not self.somebody_joins(g, self.left(g)):
                self.next_turn(g)

    def begin(self, g: Position) -> None:
        g.fights += 1
        self.number = g.fights
        if len(g.fought) > 1:
            self.before = g.used
        for card in self.fighters:
            g.tell("joins-fight", (card, self.place))
        for card in reversed(self.fighters):
            g.terms.lore.fire(g, FIGHT, card)

    # first strike

    def in_order(self, g: Position) -> bool:
        """DV-COMBAT-03, -04, AMB-25: each rolls 2d6 and SPEED once; only those who are tied roll again."""
        for tied in self.order:
            if len(tied) == 1:
                continue
            if self.scores and self.scores[-1] == NOTHING:
                self.scores[-1] = g.returned
            if len(self.scores) < len(tied):
                self.roll_next(g, tied)
            else:
                self.put_in_order(self.order.index(tied), split(tied, self.scores))
            return False
        return True

    def roll_next(self, g: Position, tied: list[int]) -> None:
        """Whoever fell or was taken away before its roll has no place in the order."""
        card = tied[len(self.scores)]
        if self.is_in(g, card):
            self.scores.append(NOTHING)
            strike_first(g, card)
            return
        tied.remove(card)
        if len(tied) == 1:
            self.scores = []

    def put_in_order(self, place: int, groups: list[list[int]]) -> None:
        before = self.totals[place]
        totals = sorted(set(self.scores), reverse=True)
        self.order[place : place + 1] = groups
        self.totals[place : place + 1] = totals if before == NOTHING else [before] * len(groups)
        self.scores = []

    def somebody_joins(self, g: Position, left: int) -> bool:
        """AMB-80: whoever is hostile to a combatant by now joins with its partner, and rolls at once."""
        others = g.there[self.place] & ~left
        new = aggression.drawn_in(g, members(others), members(left)) if others else []
        if new:
            self.joins(g, new, [])
            for card in reversed(new):
                g.terms.lore.fire(g, FIGHT, card)
            return True
        known = self.in_turn()
        for card in self.fighters:
            if card not in known and left >> card & 1:  # whoever was taken away meanwhile rolls for nothing
                self.late = card
                strike_first(g, card)
                return True
        return False

    def insert(self, g: Position, total: int) -> None:
        """AMB-80, DV-COMBAT-04: the others keep their order, so on a tie the newcomer alone rolls again, as
        long as two dice can make a difference. It acts from the next combat round on.
        """
        card = self.late
        if not self.is_in(g, card):
            self.late = NOTHING
        elif total in self.totals and len(set(self.totals)) < SUMS:
            strike_first(g, card)
        else:
            self.late = NOTHING
            place = len([one for one in self.totals if one >= total])
            self.order.insert(place, [card])
            self.totals.insert(place, total)
            if place < self.turn:
                self.turn += 1
            else:
                self.misses(card, 1)

    # rounds

    def goes_on(self, left: int) -> bool:
        """L4: as long as two who are left are enemies; DV-COMBAT-16: and somebody still bleeds."""
        for i in range(len(self.fighters)):
            if self.enemies[i] & left and left >> self.fighters[i] & 1:
                return self.quiet < STALEMATE
        return False

    def next_turn(self, g: Position) -> None:
        if self.turn == len(self.order):
            self.turn = 0
            self.quiet = 0 if self.bled else self.quiet + 1
            self.bled = False
            return
        card = self.order[self.turn][0]
        self.turn += 1
        self.reduction = 0
        self.barred = []
        if self.fights_on(g, card) and not self.skips(card):
            self.give_turn(g, card)

    def give_turn(self, g: Position, card: int) -> None:
        seat = decider(g, card)
        if g.piece(card).leader == NOBODY:
            g.call(TurnByItself(card, seat))
        else:
            g.call(BattleTurn(seat, card))

    def end(self, g: Position) -> None:
        """DV-COMBAT-18; AMB-27: after a stalemate nobody is tested for aggression at once."""
        there = [card for card in self.fighters if g.on_map(card)]
        for card in there:
            self.remember(g, card)
            for foe in self.foes_of(g, card):
                if self.is_in(g, card):
                    aggression.calm_down(g, card, foe)
            if self.is_in(g, card) and not self.foes_of(g, card):
                g.terms.lore.did(g, card, WIN, self.place)
        g.done()
        g.fought.pop()
        if g.fought:
            self.back_to_another(g)
        end_raises(g, UNTIL_FIGHT, self.number)
        g.tell("fight-over", (self.place,))
        for card in reversed(there):
            g.terms.lore.fire(g, FIGHT_OVER, card)

    def back_to_another(self, g: Position) -> None:
        """DV-COMBAT-15: within the fight that goes on, what can be done once is as it was."""
        used = list(g.used)
        for number in g.terms.content.per_fight:
            used[number] = self.before[number]
        g.used = tuple(used)


def strike_first(g: Position, card: int) -> None:
    """DV-COMBAT-03."""
    g.call(stat_roll(g, card, rolls.STRIKE, 2, SPEED, figures.stat(g, card, STRIKE)))


# how a fight begins


def begin(g: Position, place: int, fighters: list[int], attacked: list[tuple[int, int]]) -> None:
    """A fight among these; what was attacked by choice makes enemies too. Where one is fought already, they
    join it.
    """
    running = combats_in(g, place)
    if running:
        new = [card for card in fighters if card not in running[-1].fighters]
        running[-1].joins(g, new, attacked)
        return
    apart = aggression.are_friends(g, attacked)
    sets = aggression.enemies_in(g, fighters, attacked, apart)
    among = [card for card, foes in zip(fighters, sets, strict=True) if foes]
    if not among:
        return  # a hero and its own follower
    kept = [foes for foes in sets if foes]
    nobody = [NOTHING] * len(among)
    fight = Fight(place, among, kept, nobody, [0] * len(among), [among[:]], [NOTHING], [], [], [])
    fight.apart = apart
    fight.among = sum([1 << card for card in among])
    g.fought.append(len(g.stack))
    g.call(fight)


def begin_by_aggression(g: Position, place: int) -> None:
    """DV-AGGR-01, -02, DV-PAID-10: at once, and nobody pays. AMB-80: a running combat draws them in."""
    if not combats_in(g, place):
        begin(g, place, aggression.in_aggression(g, place), [])


def attack(g: Position, card: int, target: int) -> None:
    """DV-PAID-09, DV-COMBAT-17, AMB-78: by choice. AMB-59: whoever was unseen is seen."""
    g.piece(card).unseen = False
    set_upon(g, card, target)


def set_upon(g: Position, one: int, other: int) -> None:
    """DV-COMBAT-01, AMB-26: one attacks another, by choice or as an entry says. Their partners are asked, and
    in co-op all friends who are there, in turn order (DV-COOP-10).
    """
    partners = [figures.partner(g, card) for card in (one, other)]
    leaders = [g.piece(card).leader for card in (one, other)]
    if g.terms.together and leaders.count(NOBODY) == 1:
        partners += [card for seat in g.order for card in (g.heroes[seat], g.followers[seat])]
    present = figures.present(g, g.piece(one).place)
    asked = dict.fromkeys(partners)  # each of them once
    free = [card for card in asked if card in present and not in_combat(g, card)]
    gather(g, [one, other], [card for card in free if card not in (one, other)])


def gather(g: Position, chosen: list[int], partners: list[int]) -> None:
    """AMB-26: ask those partners whom aggression does not draw in; then it begins."""
    place = g.piece(chosen[0]).place
    drawn = aggression.in_attack(g, place, chosen)
    asked = [card for card in partners if card not in drawn]
    if asked:
        g.call(JoinFight(g.piece(asked[0]).leader, chosen, asked))
    else:
        begin(g, place, drawn, [(chosen[0], chosen[1])])


class JoinFight(OneSeat[Position]):
    """DV-COMBAT-13, AMB-26, D-50: the partner of the attacker and that of the attacked one join if their
    players wish; aggression draws them in without asking.
    """

    chosen: list[int]  # the attacker, the attacked one, and who joined them
    partners: list[int]  # who is still to be asked

    def options(self, g: Position, seat: int) -> list[int]:
        return [YES, NO]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        gather(g, self.chosen + (self.partners[:1] if action == YES else []), self.partners[1:])

    def words(self, g: Position) -> tuple[Message, Message]:
        figure = figure_name(g, self.partners[0])
        return Message("ask-join-fight", {"figure": figure}), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-COMBAT-13"
