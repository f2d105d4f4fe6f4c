"""What decided a game of Condottiere: regions battle by battle, cards, and the luck of the draw."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.engine.kernel import Event
from ludoteca.engine.stories import Course, Figure, Moments, Scene, Story, Tally
from ludoteca.engine.words import Message
from ludoteca.games.condottiere.content import STRENGTH
from ludoteca.games.condottiere.state import Position, regions_of

WON = ("wins-battle", "captures", "defends")
RESULTS = (*WON, "battle-tied")


def story(past: Iterable[Scene]) -> Story:
    tally, regions, moments = Tally(0), Course(), Moments()
    for scene in past:
        g: Position = scene.g
        if not tally.seats:
            tally = Tally(g.seats)
        for event in scene.events:
            count(tally, event)
        if not regions.rows or [event for event in scene.events if event.kind in RESULTS]:
            regions.add(scene.frame, [regions_of(g, seat) for seat in range(g.seats)])
        worth_seeing(g, scene, moments)
    return Story(
        [
            Figure(Message("story-battles-won"), tally.of("won")),
            Figure(Message("story-battles-fought"), tally.of("fought")),
            Figure(Message("story-cards-played"), tally.of("played")),
            Figure(Message("story-strength-played"), tally.of("strength")),
            Figure(Message("story-strength-drawn"), tally.of("drawn")),
        ],
        [regions.chart(Message("story-regions"))],
        moments.best(),
    )


def count(tally: Tally, event: Event) -> None:
    if event.kind in WON:
        tally.add("won", event.args[0])
    elif event.kind == "final-strength":
        tally.add("fought", event.args[0])
    elif event.kind in ("plays", "plays-own-face-down"):
        tally.add("played", event.args[0])
        tally.add("strength", event.args[0], STRENGTH[event.args[1]])
    elif event.kind == "draws":
        tally.add("drawn", event.args[0], STRENGTH[event.args[1]])


def worth_seeing(g: Position, scene: Scene, moments: Moments) -> None:
    """Battles by how narrow they were, ties, and the victory."""
    regions = g.terms.map.regions
    strengths = sorted([event.args[1] for event in scene.events if event.kind == "final-strength"])
    for event in scene.events:
        if event.kind in ("wins-battle", "captures") and len(strengths) > 1:
            margin = strengths[-1] - strengths[-2]
            args: dict[str, str | int] = {"seat": event.args[0], "region": regions[event.args[1]]}
            args["count"] = margin
            moments.add(-margin, Message("story-narrow", args), scene.frame)
        elif event.kind == "battle-tied" and event.args[1]:
            tied = Message("story-tied", {"region": regions[event.args[0]], "count": event.args[1]})
            moments.add(0, tied, scene.frame)
        elif event.kind == "game-won":
            moments.add(1, Message("story-won", {"seat": event.args[0]}), scene.frame)
