"""What decided a game of Dark Venture: quest points by source, hour by hour, and the fights."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.engine.kernel import Event
from ludoteca.engine.stories import Course, Figure, Moments, Scene, Story, Tally
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.content.cards import QUEST_CARDS
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.quests import is_sort
from ludoteca.games.dark_venture.state import NOBODY, Position


def story(past: Iterable[Scene]) -> Story:
    tally, course, moments = Tally(0), Course(), Moments()
    leaders: dict[int, int] = {}  # whose figure somebody was last
    last, scores = 0, [0]
    for scene in past:
        g: Position = scene.g
        if not tally.seats:
            tally = Tally(g.seats)
        for piece in g.pieces:
            if piece.leader != NOBODY:
                leaders[piece.card] = piece.leader
        for event in scene.events:
            count(tally, leaders, event)
            worth_seeing(g, event, scene.frame, moments)
            if event.kind == "hour":
                course.add(scene.frame, g.score)
        last, scores = scene.frame, g.score
    course.add(last, scores)
    quests = [tally.of("heroic")[seat] + tally.of("side")[seat] for seat in range(tally.seats)]
    return Story(
        [
            Figure(Message("story-heroic"), tally.of("heroic")),
            Figure(Message("story-side"), tally.of("side")),
            Figure(Message("story-otherwise"), [scores[seat] - quests[seat] for seat in range(tally.seats)]),
            Figure(Message("story-fights"), tally.of("fights")),
            Figure(Message("story-dealt"), tally.of("dealt")),
            Figure(Message("story-suffered"), tally.of("suffered")),
            Figure(Message("story-items"), tally.of("items")),
        ],
        [course.chart(Message("story-points"))],
        moments.best(),
    )


def count(tally: Tally, leaders: dict[int, int], event: Event) -> None:
    args = event.args
    if event.kind == "fulfils":
        tally.add("heroic" if is_sort(args[1], True) else "side", args[0], args[2])
    elif event.kind == "joins-fight" and args[0] in leaders:
        tally.add("fights", leaders[args[0]])
    elif event.kind == "damage" and args[0] in leaders:
        tally.add("dealt", leaders[args[0]], args[2])
    elif event.kind == "loses-health" and args[0] in leaders:
        tally.add("suffered", leaders[args[0]], args[1])
    elif event.kind in ("gains", "loots", "takes-up") and args[0] in leaders:
        tally.add("items", leaders[args[0]])


def worth_seeing(g: Position, event: Event, frame: int, moments: Moments) -> None:
    """Quests fulfilled, heroes fallen."""
    args = event.args
    if event.kind == "fulfils" and args[1] < QUEST_CARDS:
        quest = g.terms.content.cards.quests[args[1]].id
        done = Message("story-fulfils", {"seat": args[0], "quest": quest, "count": args[2]})
        moments.add(10 + args[2], done, frame)
    elif event.kind == "falls" and args[0] in g.heroes:
        moments.add(8, Message("story-falls", {"figure": figure_name(g, args[0])}), frame)
    elif event.kind == "dies" and args[0] in g.heroes:
        moments.add(20, Message("story-dies", {"figure": figure_name(g, args[0])}), frame)
