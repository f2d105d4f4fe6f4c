"""Several processes at one port, on one database: each has its own tables, and lines find their way."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from kit.databases import run_sql
from kit.table import ME, PATIENCE, Person, separate
from ludoteca.table.processes import asked_table, check_processes, process_of
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.store import StoreError

ID = "AAAAAAAAA-"
HOLDERS = "select table_id, holder, address from leases join servers using (holder)"


@pytest.mark.parametrize(
    ("data", "table"),
    [
        (f"GET /api/tables/{ID}/live HTTP/1.1\r\n".encode(), ID),
        (f"POST /api/tables/{ID}/join?x=1 HTTP/1.1\r\n".encode(), ID),
        (f"GET /t/{ID}/return/secret HTTP/1.1\r\n".encode(), ID),
        (f"GET /t/{ID} HTTP/1.1\r\n".encode(), ""),  # a page, which all have
        (f"GET /api/tables/{ID}".encode(), ""),  # not whole yet
        (b"GET /api/tables/short/live HTTP/1.1\r\n", ""),
        (b"GET /api/tables HTTP/1.1\r\n", ""),
        (b"\xff\x00", ""),
        (b"", ""),
    ],
)
def test_a_line_says_first_which_table_it_is_for(data: bytes, table: str) -> None:
    assert asked_table(data) == table


def test_new_tables_are_pinned_to_the_process_that_makes_them() -> None:
    rooms = Rooms(None, None, 0.0)  # type: ignore[arg-type]
    for processes in (1, 2, 5):
        for process in range(processes):
            rooms.process, rooms.processes = process, processes
            assert {process_of(rooms.new_id(), processes) for i in range(20)} == {process}


def test_a_file_is_for_one_process_alone(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="--store"):
        check_processes(Settings(tmp_path, processes=2))


def test_lines_find_the_process_of_their_table_also_after_one_has_died(tmp_path: Path, database: str) -> None:
    options = ("--processes", "2", "--lease", "1")
    with separate(tmp_path, database, *options) as (parent, address), Person(address) as anna:
        tables = [anna.make(ME, ME)["table"]["id"]]
        while len({process_of(table, 2) for table in tables}) < 2:
            with Person(address) as other:  # a new line, which either process may take
                other.http.cookies = anna.http.cookies
                tables.append(other.make(ME, ME)["table"]["id"])
        play(anna, tables)
        held = {row["table_id"]: row["holder"] for row in run_sql(database, HOLDERS)}
        processes = {(process_of(table, 2), held[table]) for table in tables}
        assert len(processes) == 2, "each process leads its own tables, and no other"
        os.kill(max(children(parent.pid)), signal.SIGKILL)
        play(anna, tables)
        parent.terminate()
        assert parent.wait(PATIENCE) == 0


def test_no_process_outlives_the_one_that_started_them(tmp_path: Path, database: str) -> None:
    with separate(tmp_path, database, "--processes", "2") as (parent, _):
        started = children(parent.pid)
        assert len(started) == 2
        parent.kill()
        deadline = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{pid}").exists() for pid in started):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def play(anna: Person, tables: list[str]) -> None:
    for table in tables:
        with anna.live(table) as page:
            page.hello(0)
            if not page.state["asked"]:
                page.log = []
                page.hello(1)
            page.choose()
            page.until("done")
