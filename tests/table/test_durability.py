"""What was acknowledged is there after the worst; workers die and are replaced; nothing is left running."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ludoteca
from kit.table import BOT, ME, PATIENCE, Person, separate
from ludoteca.table.queue import Place
from ludoteca.table.thinkers import choose, imagined, thinking_in
from ludoteca.table.workers import Workers


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def wait_until_gone(pids: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < deadline, "processes are left running"
        time.sleep(0.02)


def test_an_acknowledged_move_survives_a_kill_and_no_process_is_left(tmp_path: Path) -> None:
    with separate(tmp_path) as (process, address), Person(address) as anna:
        id = anna.make(ME, ME, BOT)["table"]["id"]
        with anna.live(id) as page:
            page.hello(0)
            key = page.choose(3)
            tag, name = page.state["tag"], page.state["asked"]["choices"][3]["name"]
            done = page.until("done")
            workers = children(process.pid)
            process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
        cookies = anna.http.cookies
        after = page.state
    if sys.platform == "linux":
        assert workers
        wait_until_gone(workers)
    with separate(tmp_path) as (process, address), Person(address) as anna:
        anna.http.cookies = cookies
        with anna.live(id) as page:
            state = page.hello(0)
            assert (state["tag"], state["view"]) == (after["tag"], after["view"])
            page.move(name, key, tag)  # the answer may have been lost: the same move again
            assert page.until("done") == done
        workers = children(process.pid)
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
    wait_until_gone(workers)


def test_a_second_server_on_the_same_folder_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    with separate(tmp_path) as (process, _):
        command = [sys.executable, "-m", "ludoteca.table", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode != 0 and not second.stdout
        assert "another server" in second.stderr and str(tmp_path) in second.stderr
        assert "Traceback" not in second.stderr
        process.kill()
        process.wait(PATIENCE)
        with separate(tmp_path):
            pass


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
def test_a_thinker_that_dies_is_replaced_and_the_bot_moves_all_the_same() -> None:
    async def story() -> None:
        game = ludoteca.new("condottiere", seats=3, seed=1)
        seat = game.asked[0]
        workers = Workers(1)
        think = thinking_in(workers)
        place = Place("", "")
        assert (await think(place, "greedy", seat, imagined(game, seat))).name in game.legal(seat)
        pids = list(workers.workers[0].running()._processes)
        thought = asyncio.ensure_future(think(place, "ismcts", seat, imagined(game, seat)))
        await asyncio.sleep(0.2)
        os.kill(pids[0], signal.SIGKILL)
        assert (await thought).name in game.legal(seat)
        await workers.close()
        assert not any(alive(pid) for pid in pids)

    asyncio.run(story())


def test_a_bot_chooses_a_legal_move_at_every_level() -> None:
    game = ludoteca.new("condottiere", seats=3, seed=2)
    seat = game.asked[0]
    for level in ("random", "greedy", "ismcts"):
        assert choose(level, seat, imagined(game, seat)) in game.legal(seat)
