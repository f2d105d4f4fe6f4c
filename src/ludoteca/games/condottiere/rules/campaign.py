"""Chapters "Frame of the game" and "Series": a game is rounds of battles; a series is several games."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.condottiere.content import KINDS
from ludoteca.games.condottiere.rules.battle import open_battle
from ludoteca.games.condottiere.rules.rounds import (
    FULL_HAND,
    SMALL_HAND,
    ChooseSite,
    DiscardHand,
    DrawCards,
    KeepTwo,
    deal,
    deal_hands,
    discard_lines,
)
from ludoteca.games.condottiere.rules.winning import (
    FinalBattle,
    check_victory,
    compare,
    count_regions,
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


class Campaign(Step[Position]):
    """CON-FRAME-01: one game. Deal, choose a site, then battle after battle until somebody wins."""

    at: int

    BEGIN: Final = 0
    SITE: Final = 1
    BATTLE: Final = 2
    COMPARE: Final = 3
    OVER: Final = 4

    def run(self, g: Position) -> None:
        if self.at == self.BEGIN:
            self.at = self.SITE
            g.tell("game-begins", (g.games + 1,))
            hand = SMALL_HAND if g.terms.draw_after_battle else FULL_HAND  # CON-SET-04, CON-DAB-02
            deal(g, [hand] * g.seats)
        elif self.at == self.SITE:
            self.at = self.BATTLE
            g.call(ChooseSite())  # CON-SET-05, CON-R02
        elif self.at == self.BATTLE:
            self.at = self.COMPARE
            open_battle(g)
        elif self.at == self.COMPARE:
            self.conclude(g)
        else:
            g.done()

    def conclude(self, g: Position) -> None:
        """Compare, test for victory, and only then go on (CON-WIN-04, CON-R32)."""
        compare(g)
        if check_victory(g):
            g.done()
        elif nothing_left(g):
            self.at = self.OVER
            count_regions(g)
        else:
            self.at = self.BATTLE
            g.site = NOWHERE  # the token is with its holder until it is placed again
            if g.terms.draw_after_battle:
                g.call(DrawAndGoOn(0))
            else:
                g.call(EndOfBattle(0))


class EndOfBattle(Step[Position]):
    """CON-BATTLE-10 to -14: site, lines, hands; then, if at most one has cards, the round ends.

    CON-ROUND-07: the next battle is fought where the token lies by then.
    """

    at: int

    SITE: Final = 0
    DISCARD: Final = 1
    ROUND: Final = 2
    SHUFFLE: Final = 3
    OVER: Final = 4

    def run(self, g: Position) -> None:
        if self.at == self.SITE:
            self.at = self.DISCARD
            g.call(ChooseSite())
        elif self.at == self.DISCARD:
            self.at = self.ROUND
            discard_lines(g)
            g.call(DiscardHand(g.holder, 0, 0))
        elif self.at == self.ROUND:
            self.end_round(g)
        elif self.at == self.SHUFFLE:
            self.at = self.OVER
            deal_hands(g)
        else:
            g.done()

    def end_round(self, g: Position) -> None:
        """CON-ROUND-01, CON-R26: the round goes on while two players have cards."""
        armed = [seat for seat in range(g.seats) if g.held[seat]]
        if len(armed) > 1:
            g.done()
            return
        self.at = self.SHUFFLE
        g.tell("round-ends")
        if armed:
            g.call(KeepTwo(armed[0], [0] * KINDS))
        else:
            gather_cards(g)  # CON-ROUND-03


class DrawAndGoOn(Step[Position]):
    """CON-DAB-01, CON-DAB-03, CON-DAB-07, CON-DAB-08: draw, choose the site, discard the lines."""

    at: int

    DRAW: Final = 0
    SITE: Final = 1
    DISCARD: Final = 2

    def run(self, g: Position) -> None:
        if self.at == self.DRAW:
            self.at = self.SITE
            g.call(DrawCards(g.holder, g.seats))
        elif self.at == self.SITE:
            self.at = self.DISCARD
            g.call(ChooseSite())
        else:
            discard_lines(g)
            g.done()


class Series(Step[Position]):
    """CON-SERIES-01 to -05: games until somebody reaches the target; then the highest score wins."""

    at: int

    PLAYED: Final = 0
    OVER: Final = 1

    def run(self, g: Position) -> None:
        if self.at == self.OVER:
            g.done()
            return
        self.score(g)
        best = max(g.points)
        if best < g.terms.series_target:
            self.play_again(g)
            return
        leaders = [seat for seat in range(g.seats) if g.points[seat] == best]
        self.at = self.OVER
        if len(leaders) == 1:
            win(g, SERIES, leaders)
        else:
            g.call(FinalBattle(leaders, SERIES_FINAL_BATTLE, 0))  # CON-SERIES-05, CON-R43

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
        g.call(Campaign(Campaign.BEGIN))


def opening(series: bool) -> list[Step[Position]]:
    """The stack before the first card."""
    game = Campaign(Campaign.BEGIN)
    return [Series(Series.PLAYED), game] if series else [game]
