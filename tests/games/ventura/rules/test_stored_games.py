"""The stored games of Ventura show all that its cards can do."""

from __future__ import annotations

from kit.stored import folder
from ludoteca.engine.record import parse_record
from ludoteca.games.ventura.content import EVENTS


def test_each_event_is_played_in_a_stored_game() -> None:
    records = [parse_record(file.read_text(encoding="utf-8")) for file in folder("ventura").glob("*.txt")]
    played = {move for r in records for seat, move in r.moves if move.startswith("play ")}
    assert len(played) == EVENTS
