"""Points 10 and 11 of the contract: stored games replay for ever, interpreted and compiled alike."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

import ludoteca
from kit.stored import add_packs, all_stored, box, folder, stored
from ludoteca.engine.record import Record, parse_record
from ludoteca.testing.contract import option_sets
from ludoteca.testing.playthroughs import check_playthrough, digest_of_setting, setting_name

STORED = all_stored()


def records(game: str) -> list[Record]:
    add_packs(game)
    return [parse_record(file.read_text(encoding="utf-8")) for file in folder(game).glob("*.txt")]


@pytest.mark.parametrize("file", STORED, ids=[f"{file.parent.parent.name}/{file.stem}" for file in STORED])
def test_a_stored_game_replays_to_its_result_and_position(file: Path) -> None:
    add_packs(next(game for game in ludoteca.catalogue() if box(game) == file.parent.parent.name))
    check_playthrough(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ludoteca.catalogue())
def test_each_way_of_ending_has_a_stored_game(name: str) -> None:
    shown = {record.result.reason for record in records(name) if record.result is not None}
    assert shown == stored(name).ENDINGS


@pytest.mark.parametrize("name", ludoteca.catalogue())
def test_each_edition_with_each_number_of_seats_has_a_stored_game(name: str) -> None:
    info = ludoteca.catalogue()[name]
    seats = range(info.least_seats, info.most_seats + 1)
    assert {(r.edition, r.seats) for r in records(name)} == set(itertools.product(info.editions, seats))


@pytest.mark.parametrize("name", ludoteca.catalogue())
def test_every_option_has_a_stored_game(name: str) -> None:
    shown = set()
    played = records(name)
    specs = ludoteca.catalogue()[name].options
    for record in played:
        shown |= {spec.name for spec in specs if record.options[spec.name] != spec.default}
    assert shown == {spec.name for spec in specs if not spec.choices or len(spec.choices) > 1}


every_table = pytest.mark.parametrize(
    ("name", "seats"),
    [(n, s) for n, i in ludoteca.catalogue().items() for s in range(i.least_seats, i.most_seats + 1)],
)


@every_table
def test_random_games_are_the_same_as_when_their_digest_was_stored(name: str, seats: int) -> None:
    """Interpreted and compiled builds meet here: both must give the stored digests. Every other set
    of options, beginning with none at one number of seats and with the next one at the next.
    """
    same_as_stored(name, seats, option_sets(name, seats)[seats % 2 :: 2])


@pytest.mark.soak
@every_table
def test_random_games_with_every_set_of_options_are_the_same(name: str, seats: int) -> None:
    same_as_stored(name, seats, option_sets(name, seats))


def same_as_stored(name: str, seats: int, sets: list[dict[str, object]]) -> None:
    digests = json.loads((folder(name) / "digests.json").read_text(encoding="utf-8"))
    for options in sets:
        setting = setting_name(seats, options)
        same = digest_of_setting(name, seats, options) == digests.get(setting)
        assert same, f"{setting}: other moves or events; if on purpose, run tools/make_playthroughs.py"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("place ", "place napoli", "line"),
        ("# position sha256: ", "# position sha256: 0", "another position"),
        ("result: total", "result: connected", "ends with"),
        ("ranking 3 1 2", "ranking 2 1 3", "ends with"),
    ],
)
def test_a_changed_playthrough_is_noticed(old: str, new: str, complaint: str) -> None:
    text = (folder("condottiere") / "total.txt").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises((AssertionError, ludoteca.LudotecaError), match=complaint):
        check_playthrough(text.replace(old, new, 1))
