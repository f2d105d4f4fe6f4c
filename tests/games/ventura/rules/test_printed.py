"""What is printed on tiles and cards is sent once: messages about a position are small."""

from __future__ import annotations

from pathlib import Path

import msgspec

import ludoteca
from games.ventura.kit import see
from ludoteca import CHANCE
from ludoteca.engine.record import parse_record
from ludoteca.table.projection import project, state_message

FOLDER = Path(__file__).parents[1] / "playthroughs"
LARGEST = 3000  # bytes of a message about the middle of a game of four; with what is printed it had 14,000
LONG_GAMES = ("option-initiative-tie", "all-optional-rules", "feigned-flight", "four-seats")
LONGEST_VIEW = 4200  # bytes: forty tiles in play, fifteen Troops and a battle


def test_a_message_in_the_middle_of_a_game_of_four_is_small() -> None:
    text = (FOLDER / "four-seats.txt").read_text(encoding="utf-8")
    moves = ludoteca.replay(text).moves
    half = next(i for i in range(len(moves) // 2, len(moves)) if moves[i][0] != CHANCE)
    t = ludoteca.replay(text, half)
    assert t.seats == 4 and t.asked and see(t)["round"] > 1
    (asked,) = t.asked
    state = state_message(project(t, asked, 200), [])
    assert state.asked is not None and len(msgspec.json.encode(state)) <= LARGEST


def test_views_stay_small_all_game_long() -> None:
    sizes: list[int] = []
    for name in LONG_GAMES:
        record = parse_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
        options = dict(record.options)
        t = ludoteca.new("ventura", seats=4, options=options, edition=record.edition, chance="scripted")
        for seat, move in record.moves:
            t.play(seat, move)
            if t.asked and t.asked[0] != CHANCE:
                sizes.append(len(msgspec.json.encode(t.view(t.asked[0]))))
    assert sum(sizes) / len(sizes) <= LARGEST and max(sizes) <= LONGEST_VIEW


def test_tiles_say_what_their_income_is_made_of() -> None:
    tiles = ludoteca.new("ventura", seed=1).printed()["tiles"]
    assert tiles["village"]["income"] == {"base": 1, "each": 1, "colour": "green"}
    assert tiles["city"]["income"] == {"base": 1, "each": 0, "colour": None}
    assert (tiles["wood"]["colour"], tiles["papal"]["colour"]) == ("green", None)


def test_the_goal_and_the_areas_of_a_family_board_are_printed() -> None:
    printed = ludoteca.new("ventura", seed=1).printed()
    assert (printed["goal"], printed["areas"]) == (30, 5)
