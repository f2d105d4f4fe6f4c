"""Points 10 and 11 of the contract: stored games replay for ever, interpreted and compiled alike."""

from __future__ import annotations

import hashlib
import json

import ludoteca
from ludoteca.engine.game import Game
from ludoteca.engine.record import parse_record
from ludoteca.testing.processes import digest_of_game

REMARK = "# position sha256: "
GAMES = 2  # random games behind each stored digest


def write_playthrough(t: Game, shows: str) -> str:
    """A finished game as a stored playthrough: its record and, as remarks, what it shows and how it ends."""
    headers, moves = str(t.record()).split("\n\n", 1)
    return f"{headers}\n\n# {shows}\n{moves}{REMARK}{digest_of_position(t)}\n"


def check_playthrough(text: str) -> None:
    """The moves of a stored game can all be played, and lead to its result and to the position it names."""
    record = parse_record(text)
    t = ludoteca.new(
        record.game,
        seats=record.seats,
        options=dict(record.options),
        edition=record.edition,
        chance="scripted",
    )
    for (seat, move), line in zip(record.moves, record.lines, strict=True):
        refused = t.why_not(seat, move)
        assert refused is None, f"line {line}: {move!r} is refused: {refused}"
        t.play(seat, move)
    assert t.result is not None, "the stored game does not end"
    assert t.result == record.result, f"the stored game ends with {t.result}, not with {record.result}"
    remarks = [line.removeprefix(REMARK) for line in text.splitlines() if line.startswith(REMARK)]
    assert remarks == [digest_of_position(t)], "the stored game leads to another position"


def digest_of_position(t: Game) -> str:
    return hashlib.sha256(json.dumps(t.position(), sort_keys=True).encode()).hexdigest()


def setting_name(seats: int, options: dict[str, object]) -> str:
    """`3 seats, hidden_cards=true, series=8`, as digests.json names it."""
    parts = [f"{key}={json.dumps(options[key])}" for key in sorted(options)]
    return ", ".join([f"{seats} seats", *parts])


def digest_of_setting(name: str, seats: int, options: dict[str, object]) -> str:
    """Of some random games with these options; short, since there are many."""
    games = [digest_of_game(name, seats, options, seed) for seed in range(GAMES)]
    return hashlib.sha256(" ".join(games).encode()).hexdigest()[:16]
