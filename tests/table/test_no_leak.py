"""No leak: games that differ only in what a receiver may not know send it the same bytes, on every channel.

The truth is held against the game as the receiver may imagine it, at many moments of whole random games:
everything that the server can send must be equal, and so must be whether it sends anything at all.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from kit.table import BOT, ME, PAUSE, Person, asked, enter, go_on, hear, open_rooms, plan, received
from kit.toys import registered
from kit.toys.march import MARCH
from ludoteca import SPECTATOR
from ludoteca.engine.game import Game
from ludoteca.table import archive, projection, seating
from ludoteca.table.autoplay import time_is_up
from ludoteca.table.connection import Connection
from ludoteca.table.limits import Buckets
from ludoteca.table.live import Limits
from ludoteca.table.messages import Done
from ludoteca.table.parts import encoded
from ludoteca.table.play import Play
from ludoteca.table.projection import asked_in_secret
from ludoteca.table.queue import Place
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.sqlite import SqliteStore
from ludoteca.table.store import Changes, SeatRow, Settled
from ludoteca.table.thinkers import Thought
from ludoteca.testing.knowledge import odd_moves

OPTIONS: list[dict[str, object]] = [
    {},
    {"hidden_cards": True},
    {"draw_after_battle": True, "capturing_regions": True},
    {"hidden_cards": True, "bigger_kingdoms": True, "series": 8},
]
SETTINGS = Settings(Path(), messages=1e6, messages_at_once=10**6)


def random_game(seats: int, options: dict[str, object], seed: int) -> Iterator[Game]:
    """A whole game by random players, who also show cards to each other; the same object at every move."""
    t = ludoteca.new("condottiere", seats=seats, seed=seed, options=options)
    t.state.pauses = True
    rng = random.Random(seed)
    yield t
    while t.asked:
        seat = rng.randrange(seats)
        if rng.random() < 0.1 and t.asides(seat):
            t.play(seat, rng.choice(t.asides(seat)))
        elif t.paused:
            t.go_on()
        else:
            seat = rng.choice(t.asked)
            t.play(seat, rng.choice(t.legal(seat)))
        yield t


def room_with(rooms: Rooms, game: Game, like: Room, kind: type[Play] = Play) -> Room:
    """A room like another one, in which this game is on the table."""
    seats = [SeatRow(**msgspec.structs.asdict(s)) for s in like.seats.rows]
    room = Room(like.table, seats, rooms.store, rooms.think, PAUSE)
    room.play = kind(game)
    room.think = think_for_ever
    room.seats.clock.now = lambda: 1000.0
    room.seats.clock.ask(list(game.asked), -1)
    return room


async def traffic(room: Room, seat: int, secrets: list[str], sample: int) -> list[bytes]:
    """Everything that a page gets, from its first message on, for all that it can send without a move."""
    page = enter(room, secrets, seat)
    version = page.version
    limits = Limits(SETTINGS, Buckets(1e6, 1e6))
    tag = room.begun().projection(seat).tag
    sent: list[dict[str, Any]] = [
        {"t": "hello", "seat": seat, "version": version},
        {"t": "hello", "seat": seat, "version": max(0, version - 40)},
        {"t": "undo", "seat": seat, "tag": tag, "key": f"undo {sample}"},
        {"t": "back", "seat": seat},
        {"t": "nonsense"},
    ]
    if seat == SPECTATOR:
        sent += [{"t": t, "seat": 0, "name": "pass", "tag": tag, "key": "x"} for t in ("move", "why")]
    else:
        for number, name in enumerate([*odd_moves(room.game, sample), "nothing", "pass"]):
            sent.append({"t": "why", "seat": seat, "name": name})
            if room.begun().as_asked(seat).why_not(seat, name) is not None:
                sent.append(
                    {"t": "move", "seat": seat, "name": name, "tag": tag, "key": f"{sample} {number}"}
                )
            sent.append(
                {"t": "move", "seat": seat, "name": name, "tag": "old", "key": f"{sample} {number} b"}
            )
    for message in sent:
        await hear(json.dumps(message).encode(), page, room, limits)
    found = received(page)
    found.append(msgspec.json.encode(room.info(page.held, page.host)))
    for finished in (archive.record, archive.finished):
        try:
            found.append(repr(finished(room)).encode())
        except TableRefusal as refusal:
            found.append(refusal.id.encode())
    room.stop()
    room.disconnect(page)
    return found


async def think_for_ever(place: Place, level: str, seat: int, snapshot: str) -> Thought:
    await asyncio.Event().wait()
    return Thought("")


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_receiver_gets_the_same_bytes(tmp_path: Path, seats: int, options: dict[str, object]) -> None:
    same_bytes(tmp_path, seats, options, every=2 * seats - 1)


@pytest.mark.soak
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_receiver_gets_the_same_bytes_at_every_move(
    tmp_path: Path, seats: int, options: dict[str, object]
) -> None:
    same_bytes(tmp_path, seats, options, every=1)


def same_bytes(tmp_path: Path, seats: int, options: dict[str, object], every: int) -> None:
    """A whole random game; the last seat is a bot's, so that one is seen thinking. Who plays alone against it
    is asked everything, so that nothing happens in the middle of a comparison.
    """

    async def story() -> None:
        async with open_rooms(tmp_path) as rooms:
            alone = "asked" if seats == 2 else "answered"
            like, secrets = await seating.make(
                rooms, plan(*[ME] * (seats - 1), BOT, options=options, clock=60, alone=alone)
            )
            different = compared = bots = pauses = 0
            for number, t in enumerate(random_game(seats, options, seats)):
                if not t.asked or (number % every and not asked_in_secret(t)):
                    continue
                for seat in (SPECTATOR, *range(seats - 1)):
                    truth = room_with(rooms, t.clone(), like)
                    other = room_with(rooms, t.determinize(seat, number), like)
                    keys = [] if seat == SPECTATOR else secrets
                    left = await traffic(truth, seat, keys, number)
                    right = await traffic(other, seat, keys, number)
                    assert left == right, (seat, number)
                    assert len(left) > 6
                    bots += int(f'"thinking":[{seats - 1}]'.encode() in left[1])
                    compared += 1
                    pauses += int(t.paused)
                    different += int(truth.game.position() != other.game.position())
            assert different > compared / 2 > 10, "the other game must really be another one"
            assert bots, "a bot must have been seen thinking"
            assert pauses or "draw_after_battle" in options  # where hands are not discarded

    asyncio.run(story())


class Forgetful(SqliteStore):
    """A store for rooms that are there to be compared: it stores nothing."""

    def __init__(self) -> None:
        pass

    def submit(self, changes: Changes, settled: Settled) -> None:
        settled(None)


async def told_after_a_battle(
    room: Room, seat: int, key: str, site: str, deltas: bool
) -> list[tuple[float, bytes]]:
    """What a page gets, and when, from the end of a battle until the next begins. It asks and answers too,
    whether or not it is asked. Nobody discards a hand.
    """
    game = room.game
    limits = Limits(SETTINGS, Buckets(1e6, 1e6))
    room.store = Forgetful()
    now = 1000.0
    room.seats.clock.now = lambda: now
    page = enter(room, [key] if key else [], seat, deltas=deltas)
    await room.move(game.asked[0], site, room.begun().projection(game.asked[0]).tag, "place")
    found = [(now, data) for data in received(page)]
    for now in (1002.0, 1004.0, 1000.0 + PAUSE):
        for other in [other for other in asked(room) if other != seat and game.paused][:1]:
            assert isinstance(
                await room.move(other, "keep hand", room.begun().projection(other).tag, f"keep {now}"), Done
            )
        for t in ("why", "move", "move"):
            message = {
                "t": t,
                "seat": seat,
                "name": "keep hand",
                "tag": room.begun().projection(seat).tag,
                "key": f"{now}",
            }
            await hear(json.dumps(message).encode(), page, room, limits)
        await time_is_up(room)
        found += [(now, data) for data in received(page)]
    assert not asked_in_secret(game)
    room.stop()
    room.disconnect(page)
    return found


@pytest.mark.parametrize("options", OPTIONS[:2])
@pytest.mark.parametrize("seats", [2, 4])
def test_neither_a_message_nor_a_pause_tells_who_is_asked_in_secret(
    tmp_path: Path, seats: int, options: dict[str, object]
) -> None:
    """CON-R27: the same public moves; who has no Mercenary, and whether anybody is asked, differs."""

    async def story() -> None:
        async with open_rooms(tmp_path) as rooms:
            like, secrets = await seating.make(rooms, plan(*[ME] * seats, options=options, clock=60))
            different = 0
            for seed in range(8):
                for number, t in enumerate(random_game(seats, options, seed)):
                    site = t.legal(t.asked[0])[0] if t.asked and not t.paused else ""
                    armed = sum(1 for hand in hands(t) if hand["size"])
                    if not site.startswith("place ") or armed < 2 or len(t.moves) < 30:
                        continue
                    for seat in (SPECTATOR, *range(seats)):
                        pair = [room_with(rooms, t.determinize(seat, n), like) for n in (number, -number)]
                        key = "" if seat == SPECTATOR else secrets[1 + seat]
                        before = [room_with(rooms, r.game.clone(), like) for r in pair]
                        left, right = [
                            await told_after_a_battle(r, seat, key, site, deltas=seed % 2 > 0) for r in pair
                        ]
                        assert left == right, (seed, number, seat)
                        different += int(
                            asked_after(before[0], site, seat) != asked_after(before[1], site, seat)
                        )
            assert different > 10

    asyncio.run(story())


def hands(t: Game) -> list[Any]:
    found = t.view(SPECTATOR)["hands"]
    assert isinstance(found, list)
    return found


def asked_after(room: Room, site: str, seat: int) -> list[int]:
    """Others who are asked in secret when the site is chosen."""
    game = room.game
    game.play(game.asked[0], site)
    return [other for other in asked(room) if other != seat] if game.paused else []


@pytest.mark.parametrize(("name", "seats", "least"), [("condottiere", 3, 0), ("toy-march", 2, 30)])
def test_nothing_comes_when_nothing_changed_for_the_receiver(
    tmp_path: Path, name: str, seats: int, least: int
) -> None:
    """Moves that only others may know of: no message, not even one that says nothing."""

    async def story() -> None:
        async with open_rooms(tmp_path) as rooms:
            silent = 0
            for seed in range(4):
                room, secrets = await seating.make(rooms, plan(*[ME] * seats, game=name, clock=60))
                game = room.game
                pages = {
                    seat: enter(room, [] if seat < 0 else secrets, seat, deltas=seed % 2 > 0)
                    for seat in (-2, *range(seats))
                }
                rng = random.Random(seed)
                while game.asked:
                    before = {seat: known(game, seat) for seat in pages}
                    clear(pages)
                    mover = rng.choice(game.asked)
                    if game.paused:
                        await go_on(room)
                    else:
                        move = rng.choice(game.legal(mover))
                        await room.move(
                            mover, move, room.begun().projection(mover).tag, f"{room.begun().seq}"
                        )
                    for seat, page in pages.items():
                        sent = [m for m in received(page) if m.startswith((b'{"t":"state"', b'{"t":"delta"'))]
                        assert len(sent) == int(known(game, seat) != before[seat]), (seat, mover)
                        silent += int(not sent)
            assert silent >= least

    with registered(MARCH):
        asyncio.run(story())


def test_sealed_orders_are_the_same_bytes_whatever_they_are(tmp_path: Path) -> None:
    """At a table with sealed, simultaneous choices."""

    async def story() -> None:
        async with open_rooms(tmp_path) as rooms:
            like, secrets = await seating.make(rooms, plan(ME, ME, game="toy-march", clock=60))
            rng = random.Random(1)
            different = 0
            for seed in range(5):
                t = ludoteca.new("toy-march", seats=2, seed=seed)
                while t.asked:
                    for seat in (SPECTATOR, 0, 1):
                        truth = room_with(rooms, t.clone(), like)
                        other = room_with(rooms, t.determinize(seat, rng.getrandbits(40)), like)
                        keys = [] if seat == SPECTATOR else secrets
                        left, right = [await traffic(room, seat, keys, seed) for room in (truth, other)]
                        assert left == right
                        different += int(truth.game.position() != other.game.position())
                    mover = rng.choice(t.asked)
                    t.play(mover, rng.choice(t.legal(mover)))
            assert different > 50

    with registered(MARCH):
        asyncio.run(story())


def known(game: Game, seat: int) -> str:
    """All that the library tells a receiver."""
    told = sum(1 for event in game.state.log or [] if event.told_to(seat))
    mine = [] if seat < 0 else [game.legal(seat), game.asides(seat), game.can_undo(seat)]
    return json.dumps([game.view(seat), told, mine])


def clear(pages: dict[int, Connection]) -> None:
    for page in pages.values():
        received(page)


def test_over_real_sockets_a_watcher_of_two_worlds_sees_one(anna: Person, bruno: Person) -> None:
    """The same public moves at two tables whose hands were dealt differently: only what is public differs."""
    made = [anna.make(ME, ME, ME) for _ in range(2)]
    texts = []
    for table in made:
        with bruno.live(table["table"]["id"]) as page:
            page.hello()
            page.send("hello", seat=0)
            page.until("refused")
            page.send("why", seat=0, name="pass")
            page.until("refused")
            bruno.http.get(f"/api/tables/{table['table']['id']}")
            id = table["table"]["id"].encode()
            texts.append([data.replace(id, b"") for data in page.raw])
        with anna.live(table["table"]["id"]) as hers:
            hands = [hers.hello(0)["view"]["hand"]]
        assert hands[0] and json.dumps(hands[0]) not in str(texts[-1])
    # before the first card is played the tables look alike to a watcher, to the byte
    assert texts[0] == texts[1]


LEAKS: dict[str, Callable[[Any], object]] = {
    "a hand": lambda game: game.view(1)["hand"],
    "a length": lambda game: "x" * len(game.view(1)["hand"]),
    "one bit": lambda game: sum(game.state.pile[:3]) % 2,
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_test_would_see_a_leak(tmp_path: Path, leak: str) -> None:
    class Leaky(Play):
        def projection(self, seat: int) -> projection.Projection:
            sight = super().projection(seat)
            if "oops" not in sight.fields:
                sight.fields |= encoded({"oops": LEAKS[leak](self.game)})
                projection.seal(sight)
            return sight

    async def story() -> None:
        async with open_rooms(tmp_path) as rooms:
            like, secrets = await seating.make(rooms, plan(ME, ME, ME, clock=60))
            t = ludoteca.new("condottiere", seats=3, seed=1)
            caught = 0
            for number in range(20):
                truth = room_with(rooms, t.clone(), like, Leaky)
                other = room_with(rooms, t.determinize(0, number), like, Leaky)
                left, right = [await traffic(room, 0, secrets, 1) for room in (truth, other)]
                caught += int(left != right)
            assert caught > 3

    asyncio.run(story())
