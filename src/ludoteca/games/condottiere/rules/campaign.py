"""Chapters "Frame of the game" and "Series": a game is rounds of battles; a series is several games."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.condottiere.content import KINDS
from ludoteca.games.condottiere.rules.battle import Battle
from ludoteca.games.condottiere.rules.rounds import (
    CHOOSE_SITE,
    DiscardHand,
    DrawCards,
    KeepTwo,
    deal,
    deal_hands,
    discard_lines,
)
from ludoteca.games.condottiere.rules.winning import (
    check_victory,
    compare,
    count_regions,
    final_battle,
    nothing_left,
    win,
)
from ludoteca.games.condottiere.state import (
    CONNECTED,
    NOBODY,
    NOWHERE,
    SERIES,
    SERIES_FINAL_BATTLE,
    UNFINISHED,
    Position,
    gather_cards,
    regions_of,
)

GROUP_BONUS = 5  # CON-SERIES-03


def one_game() -> list[Step[Position]]:
    """CON-FRAME-01, CON-SET-05, CON-R02: cards, a site, then battle after battle until somebody wins."""
    return [FirstHands(), CHOOSE_SITE, NEXT_BATTLE]


def one_battle(g: Position) -> list[Step[Position]]:
    """CON-FRAME-02, CON-BATTLE-15: the holder has placed the token and has the first turn."""
    defender = g.control[g.site] if g.terms.capturing else NOBODY
    return [Battle(g.holder, defender, 0, 0), END_OF_BATTLE]


def between_battles(g: Position) -> list[Step[Position]]:
    """CON-BATTLE-10 to -14: site, lines, hands; then, if at most one has cards, the round ends.

    CON-ROUND-07: the next battle is fought where the token lies by then.
    """
    return [CHOOSE_SITE, DISCARD_LINES, DiscardHand(g.holder, 0, 0), END_OF_ROUND, NEXT_BATTLE]


def draw_after_battle(g: Position) -> list[Step[Position]]:
    """CON-DAB-01, CON-DAB-03, CON-DAB-07, CON-DAB-08: draw, choose the site, discard the lines."""
    return [DrawCards(g.holder, g.seats), CHOOSE_SITE, DISCARD_LINES, NEXT_BATTLE]


class FirstHands(Step[Position]):
    """CON-SET-04, CON-DAB-02: the first cards of a game."""

    def run(self, g: Position) -> None:
        g.done()
        g.tell("game-begins", (g.games + 1,))
        box = g.terms.map.box
        deal(g, [box.small_hand if g.terms.draw_after_battle else box.full_hand] * g.seats)


class NextBattle(Step[Position]):
    """CON-FRAME-02: the battle for the site that was chosen."""

    def run(self, g: Position) -> None:
        g.done()
        g.call_in_order(one_battle(g))


class EndOfBattle(Step[Position]):
    """CON-WIN-04, CON-R32: compare, test for victory, and only then go on."""

    def run(self, g: Position) -> None:
        g.done()
        compare(g)
        if check_victory(g):
            return
        if nothing_left(g) or last_battle(g):
            count_regions(g)
        else:
            g.site = NOWHERE  # the token is with its holder until it is placed again
            g.call_in_order(draw_after_battle(g) if g.terms.draw_after_battle else between_battles(g))


class BattlesLeft(Step[Position]):
    """On maps whose box limits them: it lies below a game, and counts its battles."""

    left: int

    def run(self, g: Position) -> None:
        g.done()


def last_battle(g: Position) -> bool:
    """Whether the battle that has just been fought was the last that the box allows."""
    if not g.terms.map.box.battles:
        return False
    counting = [step for step in g.stack if isinstance(step, BattlesLeft)]
    counting[-1].left -= 1
    return counting[-1].left == 0


class DiscardLines(Step[Position]):
    """CON-BATTLE-11: the lines of the battle."""

    def run(self, g: Position) -> None:
        g.done()
        discard_lines(g)


class EndOfRound(Step[Position]):
    """CON-ROUND-01, CON-R26: the round goes on while two players have cards."""

    def run(self, g: Position) -> None:
        g.done()
        armed = [seat for seat in range(g.seats) if g.held[seat]]
        if len(armed) > 1:
            return
        g.tell("round-ends")
        if armed:
            g.call_in_order([KeepTwo(armed[0], [0] * KINDS), NEW_HANDS])
        else:
            gather_cards(g)  # CON-ROUND-03
            g.call(NEW_HANDS)


class NewHands(Step[Position]):
    """CON-ROUND-04 to -06: the cards of the next round."""

    def run(self, g: Position) -> None:
        g.done()
        deal_hands(g)


class Series(Step[Position]):
    """CON-SERIES-01 to -05: games until somebody reaches the target; then the highest score wins."""

    def run(self, g: Position) -> None:
        self.score(g)
        best = max(g.points)
        if best < g.terms.series_target:
            self.play_again(g)
            return
        g.done()
        leaders = [seat for seat in range(g.seats) if g.points[seat] == best]
        if len(leaders) == 1:
            win(g, SERIES, leaders)
        else:
            g.call_in_order(final_battle(leaders, SERIES_FINAL_BATTLE))  # CON-SERIES-05, CON-R43

    def score(self, g: Position) -> None:
        """CON-SERIES-02, CON-SERIES-03, CON-R39 to -41: a point a region, five more for a group."""
        g.games += 1
        for seat in range(g.seats):
            gained = regions_of(g, seat)
            if g.reason == CONNECTED and seat in g.winners:
                gained += GROUP_BONUS
            g.points[seat] += gained
            g.tell("scores", (seat, gained, g.points[seat]))

    def play_again(self, g: Position) -> None:
        """CON-R42: the next game begins with the configured start player, the winner, or the next seat."""
        if g.terms.series_start == "winner":
            g.holder = g.winners[0]
        elif g.terms.series_start == "rotate":
            g.holder = (g.terms.start + g.games) % g.seats
        else:
            g.holder = g.terms.start
        gather_cards(g)
        g.control = [NOBODY] * len(g.control)
        g.favor = NOWHERE
        g.site = NOWHERE
        g.stalled = 0
        g.reason = UNFINISHED
        g.winners = []
        g.call_in_order(limited_game(g.terms.map.box.battles))


# steps without a field are made once
NEXT_BATTLE: Final = NextBattle()
END_OF_BATTLE: Final = EndOfBattle()
DISCARD_LINES: Final = DiscardLines()
END_OF_ROUND: Final = EndOfRound()
NEW_HANDS: Final = NewHands()


def limited_game(battles: int) -> list[Step[Position]]:
    """A game, with what counts its battles where there is a limit."""
    return [*one_game(), BattlesLeft(battles)] if battles else one_game()


def opening(series: bool, battles: int) -> list[Step[Position]]:
    """The stack before the first card."""
    first = limited_game(battles)[::-1]
    return [Series(), *first] if series else first
