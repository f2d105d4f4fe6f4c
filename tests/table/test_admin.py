"""`ludoteca admin` at the socket file of a running server, its figures, bans, and tables that expire."""

from __future__ import annotations

import stat
import sys
import tempfile
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kit.table import ME, OPEN, PATIENCE, Person, at, plan, separate
from ludoteca.cli import run
from ludoteca.table import metrics, seating
from ludoteca.table.bans import Bans
from ludoteca.table.credentials import is_id, new_id
from ludoteca.table.expiry import DAY, expire
from ludoteca.table.limits import sender
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.rooms import Rooms


@pytest.mark.skipif(sys.platform == "win32", reason="no socket files")
def test_whoever_runs_a_server_looks_after_its_tables_while_it_runs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as name:
        data = Path(name)  # short: the name of a socket may have a hundred letters

        def admin(*words: str) -> str:
            code = run(["admin", *words, "--data", name])
            told = capsys.readouterr()
            return told.out if code == 0 else told.err

        with separate(data, "", "--metrics", ":0") as (process, address), Person(address) as anna:
            assert process.stdout is not None
            monitors = process.stdout.readline().removeprefix("Monitors: ").removesuffix("/metrics\n")
            assert stat.S_IMODE((data / "admin.sock").stat().st_mode) == 0o600
            playing, waiting = [anna.make(ME, other)["table"]["id"] for other in (ME, OPEN)]
            listing = admin("list").splitlines()
            assert [line.split()[:3] for line in listing] == [
                [waiting, "condottiere", "waiting"],
                [playing, "condottiere", "playing"],
            ]
            with anna.live(playing) as page:
                page.hello(0)
                page.choose()
                page.until("done")
                looked = admin("look", playing)
                assert (
                    "here: [0, 1]" in looked and "addresses: ['127.0.0.1']" in looked and "hand" not in looked
                )
                assert admin("look", f"{address}t/{playing}/") == looked
                assert admin("export", playing).startswith("ludoteca")
                assert admin("kick", playing, "1") == "Anna\n"
                seats = anna.http.get(f"/api/tables/{playing}").json()["seats"]
                assert [(seat["kind"], seat["gone"]) for seat in seats] == [("person", ""), ("bot", "free")]
                assert "connections: 1" in admin("stats")
                assert admin("close", playing) == "ended\n"
                page.until("table", condition=lambda m: m["table"]["status"] == "over")
                assert admin("ban", "127.0.0.0/8") == "127.0.0.0/8\n"
                with pytest.raises(ConnectionClosed):
                    page.until("never")
            assert anna.http.get("/api/games").status_code == 403
            assert admin("ban") == "127.0.0.0/8\n" == (data / "banned.txt").read_text()
            assert admin("ban", "127.0.0.0/8", "--lift") == "1\n" and admin("ban").strip() == ""
            assert "neither an address" in admin("ban", "nowhere")
            assert admin("close", waiting) == "deleted\n"
            assert "no table" in admin("look", waiting).lower()
            assert "is not banned" in admin("ban", "192.0.2.7", "--lift")
            assert admin("expire", "--played", "1") == "0\n"
            for path in ("/metrics", "/live", "/ready"):
                assert httpx.get(f"{monitors}{path}", timeout=PATIENCE).status_code == 200
                assert anna.http.get(path).status_code == 404
            assert httpx.get(f"{monitors}/tables", timeout=PATIENCE).status_code == 404
            text = httpx.get(f"{monitors}/metrics", timeout=PATIENCE).text
            assert 'ludoteca_moves_total{answer="done"} 1\n' in text and "ludoteca_writable 1\n" in text
            assert playing not in text and "Anna" not in text
        assert "no server answers" in admin("list")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["look", ""], "'' is no id of a table"),
        (["export", "../../stats"], "is no id of a table"),
        (["close", "/"], "is no id of a table"),
        (["list", "--most", "-1"], "--most goes from 1 to 200"),
        (["expire", "--waiting", "nan"], "--waiting goes from 0"),
        (["expire", "--played", "-1"], "--played goes from 0"),
    ],
)
def test_what_cannot_be_meant_is_not_asked_of_the_server(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    assert run(["admin", *arguments, "--data", str(tmp_path)]) == 2
    assert sentence in capsys.readouterr().err


def test_no_id_of_a_table_is_taken_for_an_option() -> None:
    ids = {new_id() for number in range(2_000)}
    assert len(ids) == 2_000
    assert all(is_id(id) and id.isalnum() for id in ids)


def test_moves_are_counted_in_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MOVES", "SLOWNESS"):
        monkeypatch.setattr(metrics, name, type(getattr(metrics, name))())
    monkeypatch.setattr(metrics, "SECONDS", [0.0])
    for seconds in (0.0005, 0.001, 0.003, 9.0):
        metrics.moved(seconds < 1, seconds)
    assert dict(metrics.MOVES) == {True: 3, False: 1}
    assert dict(metrics.SLOWNESS) == {0: 2, 2: 1, len(metrics.BUCKETS): 1}


def test_bans_are_kept_and_hold_for_a_whole_network(tmp_path: Path) -> None:
    bans = Bans(tmp_path)
    assert bans.add("2001:db8::1") == "2001:db8::/64" and bans.add("192.0.2.7") == "192.0.2.7/32"
    bans.add("192.0.2.7")
    with pytest.raises(TableRefusal):
        bans.add("192.0.2.7/8")
    again = Bans(tmp_path)
    for address in ("2001:db8::5:5", "192.0.2.7"):
        assert sender(address) in again
    for address in ("2001:db8:1::1", "192.0.2.8", "", "::1"):
        assert sender(address) not in again
    assert again.remove("192.0.2.7") and not again.remove("192.0.2.7")
    assert "192.0.2.7" not in Bans(tmp_path)


def test_tables_expire_by_when_something_last_happened_and_never_while_somebody_is_there(
    tmp_path: Path,
) -> None:
    async def story(rooms: Rooms) -> None:
        waiting, _ = await seating.make(rooms, plan(ME, OPEN))
        playing, given = await seating.make(rooms, plan(ME, ME))
        now = time.time()
        assert await expire(rooms, 7, 30, now + 6 * DAY) == 0
        assert await expire(rooms, 0, 0, now + 900 * DAY) == 0
        assert await expire(rooms, 7, 30, now + 8 * DAY) == 1
        assert [table.id for table, _ in await rooms.store.tables_before(now + 1, 9)] == [playing.table.id]
        assert waiting.table.id not in rooms.by_id
        async with playing.lock:
            assert await expire(rooms, 7, 30, now + 31 * DAY) == 0
        assert await expire(rooms, 7, 30, now + 31 * DAY) == 1
        assert await rooms.store.tables_before(now + 1, 9) == [] and given

    at(tmp_path, story)
