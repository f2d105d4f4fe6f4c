"""Chapter "Game end": who has won, alone, together or nobody."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.rules import Result, ranked
from ludoteca.games.dark_venture.content.cards import OBJECT
from ludoteca.games.dark_venture.state import (
    COOPERATIVE,
    NOTHING,
    QUESTING,
    RANKED,
    REASONS,
    Position,
)

WORTH: Final = (3, 3, 2)  # DV-END-03: weapon, armor, object


def goal(g: Position) -> int:
    """DV-SOLO-07, DV-COOP-01: the points that each player needs; 0 where nothing is to be reached."""
    return g.terms.goal


def is_met(g: Position) -> bool:
    """AMB-40, AMB-84: everyone concerned has reached the goal."""
    return g.terms.goal > 0 and min(g.score) >= g.terms.goal


def add_points(g: Position, seat: int, n: int) -> None:
    """DV-END-07, AMB-37, -84: never below 0, without limit; a goal that is met ends the game at once."""
    g.score[seat] = max(0, g.score[seat] + n)
    g.tell("has-points", (seat, g.score[seat]))
    if is_met(g):
        end_at_once(g)


def rank_of(g: Position) -> int:
    """DV-RANK-01, -02, AMB-37: the number of the title that the points of a ranked game have earned."""
    return len([least for least, name in g.terms.content.cards.ranks if least <= g.score[0]]) - 1


def end_at_once(g: Position) -> None:
    g.reason = REASONS.index("quest-met" if g.terms.mode == QUESTING else "together")
    g.fought.clear()
    g.end()


def end_of_day(g: Position) -> None:
    """DV-END-01, -02, DV-SOLO-07, -08, L21, DV-COOP-01: after the last turn of the last round."""
    mode = g.terms.mode
    if mode == QUESTING:
        g.reason = REASONS.index("sunset")
    elif mode == COOPERATIVE:
        g.reason = REASONS.index("too-late")
    elif mode == RANKED:
        g.reason = REASONS.index("ranked")
    else:
        g.reason = REASONS.index(by_what(g))
    g.tell("sunset")
    g.fought.clear()
    g.end()


def items_worth(g: Position, seat: int) -> int:
    """DV-END-03, AMB-63, TV-16: what hero and follower have, worn or carried; not the hand."""
    kinds = g.terms.content.cards.items
    cards = [card for card in (g.heroes[seat], g.followers[seat]) if card != NOTHING and g.on_map(card)]
    there = [item for card in cards for item in g.piece(card).worn + g.piece(card).carried]
    assert len(WORTH) > OBJECT
    return sum([WORTH[kinds[item].sort] for item in there])


def keys(g: Position) -> list[tuple[int, ...]]:
    """DV-END-03 to -05: points, then items, heroic quests, side quests."""
    return [
        (g.score[seat], items_worth(g, seat), g.heroic_done[seat], g.side_done[seat])
        for seat in range(g.seats)
    ]


def by_what(g: Position) -> str:
    """What decided: the first of these in which the best differ; DV-END-06: a shared victory."""
    if max(g.score) == 0:
        return "no-points"
    best = sorted(keys(g), reverse=True)
    for place, reason in enumerate(("points", "items", "heroic-quests", "side-quests")):
        if best[0][place] != best[1][place]:
            return reason
    return "shared"


def result(g: Position) -> Result:
    reason = REASONS[g.reason]
    scores = tuple(g.score)
    together = g.terms.solo or g.terms.together
    if reason in ("quest-met", "together"):
        return Result(reason, (1,) * g.seats, scores, together=together)
    if reason in ("sunset", "too-late", "no-points"):
        places = ranked([(score,) for score in g.score])
        return Result(reason, places, scores, nobody=True, together=together)
    return Result(reason, ranked(keys(g)), scores, together=together)
