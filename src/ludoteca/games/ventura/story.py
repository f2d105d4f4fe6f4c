"""What decided a game of Ventura: where the points came from, round by round; battles and Florins."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.engine.kernel import Event
from ludoteca.engine.stories import Course, Figure, Moments, Scene, Story, Tally
from ludoteca.engine.words import Message
from ludoteca.games.ventura.state import NO_POINTS, Position

SOURCES = ("first", "prestige", "papal", "war")
MANY = 6  # points in a round


def story(past: Iterable[Scene]) -> Story:
    tally, course, moments = Tally(0), Course(), Moments()
    scored: list[tuple[int, ...]] = []  # of each seat, in this round, by source
    last, scores = 0, [0]
    for scene in past:
        g: Position = scene.g
        if not tally.seats:
            tally = Tally(g.seats)
            scored = [NO_POINTS] * g.seats
        for event in scene.events:
            if event.kind == "round":
                great_rounds(scored, last, moments)
                scored = [NO_POINTS] * g.seats
                course.add(scene.frame, g.score)
            elif event.kind == "scores":
                seat, now = event.args[0], event.args[3:7]
                for i in range(len(SOURCES)):
                    tally.add(SOURCES[i], seat, now[i] - scored[seat][i])
                scored[seat] = now
            count(tally, event)
            worth_seeing(event, scene.frame, moments)
        last, scores = scene.frame, g.score
    great_rounds(scored, last, moments)
    course.add(last, scores)
    return Story(
        [
            Figure(Message("story-first"), tally.of("first")),
            Figure(Message("story-prestige"), tally.of("prestige")),
            Figure(Message("story-papal"), tally.of("papal")),
            Figure(Message("story-war"), tally.of("war")),
            Figure(Message("story-battles-won"), tally.of("won")),
            Figure(Message("story-companies-lost"), tally.of("lost")),
            Figure(Message("story-florins"), tally.of("florins")),
            Figure(Message("story-events"), tally.of("events")),
        ],
        [course.chart(Message("story-points"))],
        moments.best(),
    )


def count(tally: Tally, event: Event) -> None:
    if event.kind == "battle-won":
        tally.add("won", event.args[0])
    elif event.kind == "eliminated":
        tally.add("lost", event.args[0])
    elif event.kind == "income":
        tally.add("florins", event.args[0], event.args[1])
    elif event.kind == "plays-event":
        tally.add("events", event.args[0])


def great_rounds(scored: list[tuple[int, ...]], frame: int, moments: Moments) -> None:
    """Who made many points in the round that ends here."""
    for seat in range(len(scored)):
        points = sum(scored[seat])
        if points >= MANY:
            moments.add(points, Message("story-great-round", {"seat": seat, "count": points}), frame)


def worth_seeing(event: Event, frame: int, moments: Moments) -> None:
    """Armies beaten, Cities taken."""
    if event.kind == "eliminates":
        taken = Message("story-city-taken", {"seat": event.args[0], "seat2": event.args[1]})
        moments.add(40, taken, frame)
    elif event.kind == "wins-by-city":
        moments.add(50, Message("story-city-held", {"seat": event.args[0]}), frame)
    elif event.kind == "battle-won" and event.args[1]:
        moments.add(8, Message("story-army-beaten", {"seat": event.args[0]}), frame)
