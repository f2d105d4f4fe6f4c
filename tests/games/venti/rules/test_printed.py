"""What is printed on the cards is sent once: messages about a position are small."""

from __future__ import annotations

from pathlib import Path

import msgspec

import ludoteca
from games.venti.kit import face
from ludoteca import CHANCE
from ludoteca.games.venti.content import NAMES
from ludoteca.table.projection import project, state_message

FOLDER = Path(__file__).parents[1] / "playthroughs"
LARGEST = 1000  # bytes of a view in the middle of a game of four; with what is printed it had 3,300


def test_a_view_in_the_middle_of_a_game_of_four_is_small() -> None:
    text = (FOLDER / "points.txt").read_text(encoding="utf-8")
    moves = ludoteca.replay(text).moves
    half = next(i for i in range(len(moves) // 2, len(moves)) if moves[i][0] != CHANCE)
    t = ludoteca.replay(text, half)
    assert t.seats == 4 and t.asked
    state = state_message(project(t, t.asked[0], 200), [])
    assert state.asked is not None and len(msgspec.json.encode(state.view)) <= LARGEST


def test_every_card_has_its_face() -> None:
    t = ludoteca.new("venti", seed=1)
    assert tuple(t.printed()["cards"]) == NAMES
    assert face(t, "0.6") == {
        "card": "0.6",
        "number": 0,
        "symbol": "circle",
        "points": 2,
        "condition": [[2], [5]],
    }
    assert face(t, "joker") == {"card": "joker"} and face(t, "chaos") == {"card": "chaos"}
