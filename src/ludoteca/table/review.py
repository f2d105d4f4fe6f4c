"""The review of a finished game: what a search thought of every seat's prospects, from what the seat knew,
and the moves that cost most. Position by position, in the bots' processes, and kept with the game.
"""

from __future__ import annotations

import time

import msgspec
from msgspec import Struct

from ludoteca.bots.hints import door_of, estimate, favourites, look, reasons, tried, view_seed
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.rng import seeded
from ludoteca.table.archive import Moves, at_start, finished, redone, without_undone
from ludoteca.table.coach import SAYING, Position, as_imagined, labels_of
from ludoteca.table.codec import decode_game
from ludoteca.table.insights import Curve, Fall, Review
from ludoteca.table.jobs import Job, Unwanted
from ludoteca.table.messages import Text
from ludoteca.table.projection import text
from ludoteca.table.queue import Place
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.store import Changes
from ludoteca.table.workers import Workers

MOST_POSITIONS = 48
LOOKED = 60  # iterations for each of them
COMPARED = 30  # and for each of two moves that are compared
LEAST_FALL = 0.08  # smaller ones may be chance
MOST_FALLS = 5
LONGEST = 40.0  # seconds; then it is made of what was looked at so far, which is spread over the game
LEAST_POSITIONS = 8


class Decision(Struct):
    """A position of the game in which somebody had a choice."""

    frame: int  # of the replay
    position: Position


class Chosen(Struct):
    """The decisions that are looked at, and how it ended."""

    decisions: list[Decision]
    frames: int
    shares: list[float]  # of the victory


class Judged(Struct):
    """What a search thinks of a decision."""

    estimate: float
    fall: Fall | None = None


async def review_of(room: Room, rooms: Rooms, thinkers: Workers, job: Job) -> bytes:
    """All positions, one after the other. What it comes to is stored with the game."""
    finished(room)
    place = Place(job.owner, room.table.id)
    base, rows = await rooms.store.history(room.table.id)
    async with thinkers.turn(place) as worker:
        chosen = await redone(worker, decisions, base, without_undone(rows))
    judged: dict[int, Judged] = {}
    began = time.monotonic()
    for number in scattered(len(chosen.decisions)):
        decision = chosen.decisions[number]
        async with thinkers.turn(place) as worker:
            judged[number] = await worker.run(judge, decision.position, decision.frame)
        if not job.wanted():
            raise Unwanted
        job.go_on(len(judged), len(chosen.decisions) + SAYING)
        if time.monotonic() - began > LONGEST and len(judged) >= LEAST_POSITIONS:
            break
    answer = msgspec.json.encode(drawn(chosen, judged))
    await rooms.store.save(Changes(room.table.id, review=answer.decode()))
    return answer


def scattered(count: int) -> list[int]:
    """All numbers, each next one far from those before."""
    return [number for first in (0, 4, 2, 6, 1, 5, 3, 7) for number in range(first, count, 8)]


def drawn(chosen: Chosen, judged: dict[int, Judged]) -> Review:
    """A curve for each seat, which ends with what the seat got, and the moves that cost most."""
    curves = [Curve(seat, [], []) for seat in range(len(chosen.shares))]
    for number, found in sorted(judged.items()):
        decision = chosen.decisions[number]
        curve = curves[decision.position.seat]
        curve.frames.append(decision.frame)
        curve.estimates.append(round(found.estimate, 3))
    for curve, share in zip(curves, chosen.shares, strict=True):
        curve.frames.append(chosen.frames)
        curve.estimates.append(round(share, 3))
    falls = [found.fall for found in judged.values() if found.fall is not None]
    falls.sort(key=lambda fall: fall.estimate - fall.better_estimate)
    done = len(judged) + SAYING
    return Review(done, done, curves, falls[:MOST_FALLS])


# in a worker process


def decisions(base: str, moves: Moves) -> Chosen:
    """Where somebody had a choice; of many positions some, all over the game."""
    game = at_start(base)
    places: list[tuple[int, int]] = []  # frames of the replay, and moves
    frame = 0
    for i, (seat, name) in enumerate(moves):
        if seat != CHANCE:
            if len(game.legal(seat)) > 1:
                places.append((frame, i))
            frame += 1
        game.play(seat, name)
    wanted = {move: frame for frame, move in spread(places)}
    shares = list(game.rules.shares(game.state))
    again = at_start(base)
    found: list[Decision] = []
    for i, (seat, name) in enumerate(moves):
        if i in wanted:
            found.append(Decision(wanted[i], as_imagined(again, seat, name)))
        again.play(seat, name)
    return Chosen(found, frame, shares)


def spread(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    if len(places) <= MOST_POSITIONS:
        return places
    return [places[i * len(places) // MOST_POSITIONS] for i in range(MOST_POSITIONS)]


def judge(position: Position, frame: int) -> Judged:
    """What a seat could expect, and how much less after the move it made: both are played out alike."""
    game = decode_game(position.snapshot)
    seat = position.seat
    seed = view_seed(game, seat)
    door = door_of(game, seat, seed)
    tally = look(door, seed, LOOKED)
    best = favourites(tally)[0]
    found = Judged(estimate(tally, best))
    played = game.rules.space(game.state).parse(position.played)
    if played == best or played not in door.actions():  # an aside is no decision
        return found
    rng = seeded(f"{seed} compared")
    better, less = [tried(door, rng, action, COMPARED)[1] / COMPARED for action in (best, played)]
    if better - less >= LEAST_FALL:
        labels: dict[str, Text] = labels_of(game, seat)
        why = [text(reason) for reason in reasons(door, best, seed)]
        name = door.name(best)
        found.fall = Fall(
            frame, seat, labels[position.played], round(less, 3), labels[name], round(better, 3), why
        )
    return found
