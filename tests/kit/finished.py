"""Finished games for the browser: records, moments in them, and playing on from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

import ludoteca
from ludoteca import Game
from ludoteca.bots import make_bot


def a_record(game_name: str = "condottiere", seats: int = 3) -> str:
    """The record of a whole game among bots."""
    game = ludoteca.new(game_name, seats=seats, seed=5)
    players = [make_bot("random" if seat else "greedy", seat) for seat in range(seats)]
    while game.asked:
        seat = game.asked[0]
        door = game.door(seat)
        game.play(seat, door.name(players[seat].choose(door)))
    return str(game.record())


def upload(page: Page, record: str | None = None) -> str:
    """A finished game, or a record up to where it goes, at a table of its own; gives the id of that."""
    text = a_record() if record is None else record
    answer = page.request.post("/api/records", data=text, headers={"content-type": "text/plain"})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


@dataclass(frozen=True)
class Moment:
    """A position of a finished game in which a seat is asked."""

    table: str
    frame: int  # its number in the replay
    move: int
    seat: int


def find_moment(page: Page, table: str, wanted: Callable[[dict[str, Any], str], bool]) -> Moment:
    """The first position that is wanted, by what a spectator sees and by the move that was made there."""
    frames = page.request.get(f"/api/tables/{table}/replay").json()["frames"]
    for number, (frame, after) in enumerate(pairwise(frames)):
        if wanted(frame["view"], after["name"]):
            return Moment(table, number, frame["move"], after["seat"])
    raise AssertionError("there is no such moment in this game")


def sit_down_in(page: Page, game: Game, seat: int) -> str:
    """Sit down in the last position of a game that was played elsewhere; gives the address of the table."""
    table = upload(page, str(game.record()))
    address = play_on(page, Moment(table, 0, len(game.moves), seat))
    page.goto(address)
    return address


def play_on(page: Page, moment: Moment) -> str:
    """Sit down at that moment, without the page for that; gives the address of the new table."""
    plan = {"move": moment.move, "seat": moment.seat, "name": "Anna"}
    answer = page.request.post(f"/api/tables/{moment.table}/continue", data=plan)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['table']['id']}"
