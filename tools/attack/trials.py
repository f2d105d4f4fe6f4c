"""`make cluster ARGS=--check`: people play through the proxy while something is stopped, a trial a round.

Then every answer that anybody got is held against the journal, and a backup is restored.
"""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.table.backup import back_up, restore
from ludoteca.table.settings import Settings
from tools.attack.kills import moves_of
from tools.attack.pair import Guest, faults_of, go_on
from tools.attack.partition import Network
from tools.attack.people import ME, Person
from tools.attack.server import mistakes_in

if TYPE_CHECKING:
    from tools.cluster import Cluster

PATIENCE = 60.0  # seconds: far more than anything takes
AWAY = 3.0  # seconds that Redis, the database or the network are gone
PACE = 0.12  # seconds between two moves of a table: no faster than a page may send
LONGEST_WAIT = 3.0  # seconds for anybody while servers are restarted in order
BOT = {"kind": "bot", "bot": "easy"}


class Trials:
    """What is stopped, and what was found."""

    def __init__(self, cluster: Cluster, network: Network, rng: random.Random, paused: float) -> None:
        self.cluster = cluster
        self.network = network
        self.rng = rng
        self.paused = paused  # seconds
        self.players: list[Guest] = []
        self.alone: list[Guest] = []  # of these, who wait for no bot
        self.found: list[str] = []

    def all(self) -> list[Callable[[], Awaitable[str]]]:
        return [
            self.kill_one, self.pause, self.restart_in_turn, self.kill_both,
            self.stop_redis, self.cut_network, self.restart_database, self.kill_thinker,
        ]  # fmt: skip

    async def kill_one(self) -> str:
        victim = self.rng.randrange(len(self.cluster.servers))
        await self.stop([victim], signal.SIGKILL)
        return f"server {victim + 1} was killed"

    async def kill_both(self) -> str:
        await self.stop([*range(len(self.cluster.servers))], signal.SIGKILL)
        return "both servers were killed"

    async def stop(self, who: list[int], how: signal.Signals) -> None:
        for number in who:
            self.cluster.servers[number].send_signal(how)
        for number in who:
            await asyncio.to_thread(self.cluster.servers[number].wait, PATIENCE)
            self.cluster.servers[number] = self.cluster.start_server(number)

    async def pause(self) -> str:
        """It wakes up and believes that it leads its tables."""
        victim = self.rng.randrange(len(self.cluster.servers))
        self.cluster.servers[victim].send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.paused)
        self.cluster.servers[victim].send_signal(signal.SIGCONT)
        return f"server {victim + 1} was paused for {self.paused:.0f} s"

    async def restart_in_turn(self) -> str:
        """As for an upgrade: the next when the one before it answers again."""
        began = time.monotonic()
        for number in range(len(self.cluster.servers)):
            await self.stop([number], signal.SIGTERM)
            await asyncio.to_thread(self.cluster.wait)
        await go_on(self.players, [], 1)
        longest = max([longest_wait(player.answered_at, began) for player in self.alone])
        if longest > LONGEST_WAIT:
            self.found.append(f"somebody waited {longest:.1f} s while servers were restarted in order")
        return f"both servers were restarted in turn: nobody waited longer than {longest:.1f} s"

    async def stop_redis(self) -> str:
        assert self.cluster.redis is not None
        self.cluster.redis.kill()
        await asyncio.sleep(AWAY)
        self.cluster.start_redis()
        return "Redis was stopped"

    async def cut_network(self) -> str:
        self.network.drop()
        await asyncio.sleep(AWAY)
        await go_on(self.players, [], 1)
        self.network.heal()
        return "the network between server 1 and Redis dropped everything"

    async def restart_database(self) -> str:
        await asyncio.to_thread(self.cluster.stop_database)
        await asyncio.sleep(AWAY)
        self.cluster.start_database()  # not in another thread, with which the database would end
        return "PostgreSQL was restarted"

    async def kill_thinker(self) -> str:
        assert self.cluster.thinker is not None
        self.cluster.thinker.kill()
        await asyncio.sleep(AWAY)
        self.cluster.start_thinker()
        return "the thinker was killed"


def longest_wait(answered_at: list[float], began: float) -> float:
    """Seconds between two answers to somebody who plays without a pause."""
    before = [at for at in answered_at if at < began][-1:]
    moments = before + [at for at in answered_at if at >= began]
    return max([b - a for a, b in pairwise(moments)], default=0.0)


async def play_through(cluster: Cluster, rounds: int, rng: random.Random, paused: float) -> list[str]:
    """What is wrong at the end, in words."""
    async with Network(cluster.cut_socket, cluster.socket) as network:
        trials = Trials(cluster, network, rng, paused)
        people = [Person(cluster, number) for number in range(3)]
        seats = [(ME, ME), (ME, ME), (ME, BOT)]
        late = asyncio.Event()
        for one, both in zip(people, seats, strict=True):
            trials.players.append(Guest(one, late, PACE, both))
            await trials.players[-1].sit_down()
        trials.alone = trials.players[:2]
        playing = [asyncio.create_task(player.keep_playing(rng)) for player in trials.players]
        for number in range(rounds):
            trial = trials.all()[number % len(trials.all())]
            told = await trial()
            print(f"round {number + 1} of {rounds}: {told}", flush=True)
            await go_on(trials.players, playing, 10, PATIENCE)
        late.set()
        await asyncio.gather(*playing)
        found = trials.found
        for player in trials.players:
            found += await faults_of(player, cluster.store)
        for one in people:
            await one.http.aclose()
    for number in range(len(cluster.servers)):
        found += mistakes_in(cluster.folder / f"server-{number + 1}.log")
    print(f"{moves_of([*trials.players])} moves were answered")
    return found


def check_backup(cluster: Cluster, folder: Path) -> list[str]:
    """What was written while servers run is restored, and is the same."""
    settings = Settings(folder / "restored")
    written = back_up(Settings(folder, store=cluster.store), folder / "backup.gz")
    restored = restore(settings, folder / "backup.gz")
    print(f"{restored} tables were restored from a backup")
    return [] if written == restored >= 3 else [f"{written} tables were written, {restored} restored"]
