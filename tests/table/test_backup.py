"""A backup holds all that a store does, and is restored into an empty one of either kind."""

from __future__ import annotations

import asyncio
import errno
import gzip
import random
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from kit import chance
from kit.table import BOT, ME, PAUSE, enter, plan, step, think_here
from ludoteca.cli import run
from ludoteca.table import seating
from ludoteca.table.backup import back_up, restore
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.storage import open_store
from ludoteca.table.store import Changes, LookRow, Store, StoreError

RING = "ring"


async def fill(store: Store) -> list[str]:
    """Tables of all kinds: their ids."""
    rooms = Rooms(store, think_here, PAUSE, chance.of_this_test)
    waiting, _ = await seating.make(rooms, plan(ME, ME, BOT, public=True), RING)
    playing, secrets = await seating.make(rooms, plan(ME, ME), RING)
    for _ in range(5):
        await step(playing, random.Random(1))
    page = enter(playing, secrets, 0)
    for line in ("ciao", "come va?"):
        await playing.say(page, line)
    play = playing.begun()
    await store.save(Changes(playing.table.id, snapshot="later", snapshot_seq=play.seq, review="a review"))
    await store.save(Changes(playing.table.id, look=LookRow(RING, playing.table.id, 3, True, 5e9)))
    rooms.close()
    return [waiting.table.id, playing.table.id]


async def held(store: Store, ids: list[str]) -> list[Any]:
    """All that can be asked of a store about these tables."""
    found: list[Any] = [await store.load(id) for id in ids]
    found += [await store.history(id) for id in ids] + [await store.review(id) for id in ids]
    secrets = [row.secret for stored in found[: len(ids)] for row in stored.seats]
    found += [await store.on_keyring(RING, frozenset(secrets)), await store.tables_of(RING, 10)]
    found += [await store.turns(ids), await store.looks(RING, ids), await store.open_tables(10)]
    return found


@pytest.mark.parametrize(("source", "goal"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_what_is_restored_is_what_was_backed_up(
    tmp_path: Path, database: str, source: str, goal: str
) -> None:
    settings = {
        name: Settings(tmp_path / name, store=database if name == "postgres" else "")
        for name in (source, goal)
    }

    async def before() -> tuple[list[str], list[Any]]:
        store = await open_store(settings[source])
        ids = await fill(store)
        answers = await held(store, ids)
        await store.close()
        return ids, answers

    async def after(ids: list[str]) -> list[Any]:
        store = await open_store(settings[goal])
        answers = await held(store, ids)
        await store.close()
        return answers

    ids, answers = asyncio.run(before())
    assert back_up(settings[source], tmp_path / "file") == 2
    assert restore(settings[goal], tmp_path / "file") == 2
    assert asyncio.run(after(ids)) == answers
    assert back_up(settings[goal], tmp_path / "again") == 2
    assert gzip.decompress((tmp_path / "again").read_bytes()) == gzip.decompress(
        (tmp_path / "file").read_bytes()
    )
    with pytest.raises(StoreError, match="already"):
        restore(settings[goal], tmp_path / "file")


def test_a_backup_is_a_command_and_so_is_to_restore_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        store = await open_store(Settings(tmp_path / "a"))
        await fill(store)
        await store.close()

    asyncio.run(story())
    file = str(tmp_path / "file")
    assert run(["backup", file, "--data", str(tmp_path / "a")]) == 0
    assert run(["restore", file, "--data", str(tmp_path / "b")]) == 0
    assert capsys.readouterr().out.count("2") == 2
    assert run(["backup", file, "--data", str(tmp_path / "a")]) == 2, "nothing is written over"
    assert "file" in capsys.readouterr().err


def test_a_file_that_is_cut_off_or_none_of_ours_is_refused(tmp_path: Path) -> None:
    asyncio.run(open_and_close(tmp_path / "a"))
    back_up(Settings(tmp_path / "a"), tmp_path / "whole")
    text = gzip.decompress((tmp_path / "whole").read_bytes())
    for number, wrong in enumerate((b"", text.removesuffix(b"end\n"), text.replace(b"end", b"{"))):
        (tmp_path / "wrong").write_bytes(gzip.compress(wrong))
        with pytest.raises(StoreError, match="wrong"):
            restore(Settings(tmp_path / f"{number}"), tmp_path / "wrong")
    (tmp_path / "wrong").write_bytes((tmp_path / "whole").read_bytes()[:-14])
    with pytest.raises(StoreError, match="wrong"):
        restore(Settings(tmp_path / "cut"), tmp_path / "wrong")


def test_one_broken_bit_anywhere_is_refused_with_a_sentence(tmp_path: Path) -> None:
    asyncio.run(open_and_close(tmp_path / "a"))
    back_up(Settings(tmp_path / "a"), tmp_path / "whole")
    whole = (tmp_path / "whole").read_bytes()
    for place in range(whole.index(0, 10) + 1, len(whole)):  # before are a time and the name of the file
        (tmp_path / "wrong").write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(StoreError, match="wrong"):
            restore(Settings(tmp_path / "b"), tmp_path / "wrong")


def test_a_mistyped_folder_gives_no_empty_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "monday.gz"
    assert run(["backup", str(file), "--data", str(tmp_path / "mistyped")]) == 2
    assert "there are no tables in" in capsys.readouterr().err
    assert not file.exists() and not (tmp_path / "mistyped").exists()


def test_a_backup_that_fails_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the same command can be given again, and nobody takes half a backup for one."""
    asyncio.run(open_and_close(tmp_path / "a"))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    file = tmp_path / "monday.gz"
    for broken in (full, interrupt):
        with monkeypatch.context() as patched:
            patched.setattr(gzip.GzipFile, "write", broken)
            with pytest.raises((StoreError, KeyboardInterrupt)) as told:
                back_up(Settings(tmp_path / "a"), file)
        assert not file.exists()
        if isinstance(told.value, StoreError):
            assert str(told.value) == f"{file} cannot be written: No space left on device"
    assert back_up(Settings(tmp_path / "a"), file) == 0


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


async def open_and_close(folder: Path) -> None:
    await (await open_store(Settings(folder))).close()


@pytest.mark.skipif(sys.platform == "win32", reason="no such rights")
def test_a_backup_is_its_owners_alone_and_replaces_no_other_file(tmp_path: Path) -> None:
    """It holds everybody's cards, and what every card to come follows from."""
    file = tmp_path / "backup.gz"

    async def make() -> None:
        store = await open_store(Settings(tmp_path))
        await fill(store)
        await store.close()

    asyncio.run(make())
    back_up(Settings(tmp_path), file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    with pytest.raises(StoreError, match="cannot be written"):
        back_up(Settings(tmp_path), file)
    assert file.read_bytes() == before
