"""Chapters "End of a battle" (the comparison), "Winning" and "The final battle"."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.ints import how_many
from ludoteca.engine.kernel import Step
from ludoteca.games.condottiere.content import COURTESAN, KINDS
from ludoteca.games.condottiere.rules.battle import Battle, Tied
from ludoteca.games.condottiere.rules.cards import announce_all, in_play
from ludoteca.games.condottiere.rules.rounds import deal, possible_sites
from ludoteca.games.condottiere.state import (
    CONNECTED,
    FINAL_BATTLE,
    MOST_REGIONS_HELD,
    NOBODY,
    NOWHERE,
    SERIES,
    SHARED,
    TOTAL,
    Position,
    gather_cards,
    left_of,
    regions_of,
)


def compare(g: Position) -> None:
    """CON-BATTLE-01 to -09: who takes the region, and who takes the token."""
    totals = announce_all(g)
    winner = only_highest(totals)  # CON-R05: zero is never alone
    defender = g.control[g.site]
    if winner != NOBODY:
        conquer(g, winner, totals[winner])
    elif g.log is not None:  # saves a search the tuple, as below
        g.tell("battle-tied", (g.site, max(totals)))
    g.holder = token_goes_to(g, winner, defender)


def only_highest(counts: list[int]) -> int:
    """The seat that has more than every other; NOBODY where several have the most."""
    best, most = NOBODY, -1
    for seat in range(len(counts)):
        if counts[seat] > most:
            best, most = seat, counts[seat]
        elif counts[seat] == most:
            best = NOBODY
    return best


def conquer(g: Position, winner: int, strength: int) -> None:
    """CON-BATTLE-02; CON-CAP-06, CON-R18: the winner's marker, in place of the defender's if need be."""
    loser = g.control[g.site]
    g.control[g.site] = winner
    if g.log is None:
        return
    if loser == winner:
        g.tell("defends", (winner, g.site))
    elif loser == NOBODY:
        g.tell("wins-battle", (winner, g.site, strength))
    else:
        g.tell("captures", (winner, g.site, loser, strength))


def token_goes_to(g: Position, winner: int, defender: int) -> int:
    """CON-COURT-02: the most Courtesans take the token; otherwise the winner, or after a tie the next."""
    seat = NOBODY
    if in_play(g, COURTESAN):
        seat = only_highest([g.lines[base + COURTESAN] for base in range(0, g.seats * KINDS, KINDS)])
    if winner == NOBODY and defender != NOBODY and not g.terms.courtesan_beats_defender:
        seat = defender  # CON-CAP-07, with the switch of CON-R20
    elif seat != NOBODY:  # CON-BATTLE-04, CON-BATTLE-09, CON-R06, CON-R20
        g.tell("token-by-courtesans" if seat != g.holder else "token-stays-by-courtesans", (seat,))
        return seat
    elif winner != NOBODY:
        seat = winner  # CON-BATTLE-03, CON-BATTLE-07
    elif defender != NOBODY:
        seat = defender  # CON-CAP-07
    else:
        seat = left_of(g, g.holder)  # CON-BATTLE-06, CON-BATTLE-08, CON-R25
    if g.log is not None:
        g.tell("token-to" if seat != g.holder else "token-stays", (seat,))
    return seat


def mark_group(g: Position, start: int, group: int, groups: list[int]) -> int:
    """CON-WIN-03: marks the regions that hang together with one, under the same seat; returns how many."""
    borders = g.terms.map.borders
    control = g.control
    seat = control[start]
    groups[start] = group
    marked = [start]
    for here in marked:
        for there in borders[here]:
            if control[there] == seat and groups[there] < 0:
                groups[there] = group
                marked.append(there)
    return len(marked)


def largest_kingdom(g: Position, seat: int) -> int:
    """CON-WIN-03, CON-R10: the size of a seat's largest connected group of regions."""
    control = g.control
    groups = [-1] * len(control)
    largest = 0
    for start in range(len(control)):
        if control[start] == seat and groups[start] < 0:
            largest = max(largest, mark_group(g, start, 0, groups))
    return largest


def check_victory(g: Position) -> bool:
    """CON-WIN-01, -02, -04, CON-R44: whether the owner of the site has just won. CON-R39: groups first."""
    seat = g.control[g.site]
    if seat == NOBODY:
        return False
    regions = regions_of(g, seat)
    if regions >= g.terms.adjacent_needed and largest_kingdom(g, seat) >= g.terms.adjacent_needed:
        win(g, CONNECTED, [seat])
        return True
    if regions >= g.terms.total_needed:
        win(g, TOTAL, [seat])
        return True
    return False


def win(g: Position, reason: int, winners: list[int]) -> None:
    g.reason = reason
    g.winners = winners
    what = "series" if reason >= SERIES else "game"
    for seat in winners:
        g.tell(f"{what}-won" if len(winners) == 1 else f"{what}-shared", (seat,))


def nothing_left(g: Position) -> bool:
    """CON-WIN-05, CON-R32, CON-R33; CON-R45: no region to fight for, or nobody plays any more."""
    if g.terms.stall_limit and g.stalled >= g.terms.stall_limit:
        g.tell("stalled", (g.stalled,))
        return True
    if how_many(g.control, NOBODY) > 1 or possible_sites(g, g.holder):  # on one of them may be the Favor
        return False
    g.tell("board-full")
    return True


def count_regions(g: Position) -> None:
    """CON-WIN-05: the most regions win; CON-FINAL-01: a tie is fought out, if the box says so."""
    held = [regions_of(g, seat) for seat in range(g.seats)]
    leaders = [seat for seat in range(g.seats) if held[seat] == max(held)]
    if len(leaders) == 1:
        win(g, MOST_REGIONS_HELD, leaders)
    elif g.terms.map.box.final_battle:
        g.call_in_order(final_battle(leaders, FINAL_BATTLE))
    else:
        win(g, SHARED, leaders)


def final_battle(fighters: list[int], reason: int) -> list[Step[Position]]:
    """CON-FINAL-01 to -06, CON-R30: the tied players fight once more, for the game itself.

    `reason` is that of a victory; a shared one has the next reason.
    """
    tied = tuple(fighters)
    return [FinalHands(tied), FinalTurns(tied), FinalComparison(tied, reason)]


class FinalHands(Tied):
    """CON-FINAL-02, CON-FINAL-03, CON-R43: all cards are shuffled; ten and one a region each."""

    def run(self, g: Position) -> None:
        g.done()
        g.tell("final-battle")
        gather_cards(g)
        g.site = NOWHERE
        owed = [0] * g.seats
        for seat in self.fighters:
            g.tell("fights-final", (seat,))
            owed[seat] = g.terms.map.box.full_hand + regions_of(g, seat)
        deal(g, owed)


class FinalTurns(Tied):
    """CON-FINAL-04: the holder begins, or the first fighter to the holder's left."""

    def run(self, g: Position) -> None:
        g.done()
        g.out = [0 if seat in self.fighters else 1 for seat in range(g.seats)]
        first = g.holder
        while first not in self.fighters:
            first = left_of(g, first)
        g.call(Battle(first, NOBODY, 0, 0))


class FinalComparison(Tied):
    """CON-FINAL-05, CON-FINAL-06, CON-R31: the strongest wins; those who tie for it share."""

    reason: Final[int]

    def run(self, g: Position) -> None:
        g.done()
        totals = announce_all(g)
        best = max([totals[seat] for seat in self.fighters])
        winners = [seat for seat in self.fighters if totals[seat] == best]
        win(g, self.reason if len(winners) == 1 else self.reason + 1, winners)


assert FINAL_BATTLE + 1 == SHARED
