"""What decided a game of VENTI: where the points came from, turn by turn, and the luck of the draw."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.engine.kernel import Event
from ludoteca.engine.stories import Course, Figure, Moments, Scene, Story, Tally
from ludoteca.engine.words import Message
from ludoteca.games.venti.content import JOKER
from ludoteca.games.venti.state import Position

GAINS = ("targets", "attempts", "gifts")
GREAT = 3  # points of a target


def story(past: Iterable[Scene]) -> Story:
    tally, course, moments = Tally(0), Course(), Moments()
    points: list[int] = []
    for scene in past:
        g: Position = scene.g
        if not tally.seats:
            tally = Tally(g.seats)
        for event in scene.events:
            count(tally, event)
            worth_seeing(event, scene.frame, moments)
        if points != g.points:
            points = list(g.points)
            course.add(scene.frame, points)
    gained = [sum([tally.of(what)[seat] for what in GAINS]) for seat in range(tally.seats)]
    spent = [gained[seat] - tally.of("paid")[seat] - points[seat] for seat in range(tally.seats)]
    return Story(
        [
            Figure(Message("story-from-targets"), tally.of("targets")),
            Figure(Message("story-from-attempts"), tally.of("attempts")),
            Figure(Message("story-from-gifts"), tally.of("gifts")),
            Figure(Message("story-paid"), tally.of("paid")),
            Figure(Message("story-sacrificed"), spent),
            Figure(Message("story-targets"), tally.of("number")),
            Figure(Message("story-drawn"), tally.of("drawn")),
            Figure(Message("story-jokers"), tally.of("jokers")),
        ],
        [course.chart(Message("story-points"))],
        moments.best(),
    )


def count(tally: Tally, event: Event) -> None:
    args = event.args
    if event.kind == "fulfils":
        tally.add("targets", args[0], args[3])
        tally.add("number", args[0])
    elif event.kind == "attempt-succeeds":
        tally.add("attempts", args[0], args[2])
        tally.add("number", args[0])
    elif event.kind == "attempt-fails":  # its points go to whoever froze it
        tally.add("attempts", args[1], args[3])
    elif event.kind == "lays":
        tally.add("gifts", args[0], args[2])
    elif event.kind == "pays":
        tally.add("paid", args[0], args[2])
    elif event.kind == "draws":
        tally.add("drawn", args[0])
    if event.kind in ("draws", "gets") and args[1] == JOKER:
        tally.add("jokers", args[0])


def worth_seeing(event: Event, frame: int, moments: Moments) -> None:
    """Great targets, attempts, and the marks of ten and twenty points."""
    args = event.args
    if event.kind == "twenty":
        moments.add(20, Message("story-twenty", {"seat": args[0], "count": args[1]}), frame)
    elif event.kind == "ten-points":
        moments.add(10, Message("story-ten", {"seat": args[0]}), frame)
    elif event.kind == "attempt-succeeds":
        moments.add(5 + args[2], Message("story-attempt", {"seat": args[0], "count": args[2]}), frame)
    elif event.kind == "attempt-fails":
        lost = Message("story-given-away", {"seat": args[0], "seat2": args[1], "count": args[3]})
        moments.add(5 + args[3], lost, frame)
    elif event.kind == "fulfils" and args[3] >= GREAT:
        moments.add(args[3], Message("story-great-target", {"seat": args[0], "count": args[3]}), frame)
