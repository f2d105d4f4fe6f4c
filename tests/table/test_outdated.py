"""A game that was stored under rules which are no longer here: a clear word, and its record to download."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import ludoteca
from kit.table import ME, OPEN, PATIENCE, Person, running
from ludoteca.engine.errors import BrokenRecord
from ludoteca.table.settings import Settings


def grow_old(folder: Path) -> None:
    """As if the server had been upgraded: what it stored is of rules that it does not have any more."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file:
        version = ludoteca.catalogue()["condottiere"].rules_version
        old, new = f'"rules_version":{version}', '"rules_version":0'
        file.execute("update snapshots set data = replace(data, ?, ?)", (old, new))
        file.commit()


def test_a_game_of_rules_that_are_gone_is_closed_in_words_and_its_record_given_to_those_who_played(
    tmp_path: Path,
) -> None:
    with running(Settings(tmp_path)) as address, Person(address) as anna:
        id = anna.make(ME, ME)["table"]["id"]
        with anna.live(id) as page:
            page.hello(0)
            page.choose()
            page.until("done")
        assert anna.http.get(f"/api/tables/{id}/record").status_code == 409  # it goes on
    grow_old(tmp_path)
    with running(Settings(tmp_path)) as address, Person(address) as again, Person(address) as bruno:
        again.http.cookies = anna.http.cookies
        refused = again.http.get(f"/api/tables/{id}")
        assert refused.status_code == 410 and "record" in refused.json()["text"]
        with again.live(id) as page, pytest.raises(ConnectionClosed) as closed:
            page.socket.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4010
        record = f"/api/tables/{id}/record"
        assert bruno.http.get(record).status_code == 403  # it holds the cards of a game that was not over
        text = again.http.get(record).text
        assert "rules_version: 0\n" in text and text.count("\n0 ") + text.count("\n1 ") == 1
        with pytest.raises(BrokenRecord, match="version 0 of the rules"):
            ludoteca.replay(text)
        assert bruno.http.get(record).text == text  # now it is closed for good
        (listed,) = [table for table in again.http.get("/api/tables").json() if table["id"] == id]
        assert listed["status"] == "over" and listed["ended"] == "abandoned"
        version = ludoteca.catalogue()["condottiere"].rules_version
        assert ludoteca.replay(text.replace("rules_version: 0", f"rules_version: {version}")).moves
        waiting = again.make(ME, OPEN)["table"]["id"]  # others are played as ever
        assert again.http.get(f"/api/tables/{waiting}").status_code == 200
