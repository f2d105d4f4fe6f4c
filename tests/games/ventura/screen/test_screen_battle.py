"""Ventura's battles at the terminal: columns, the totals of every assault, how the last one ended."""

from __future__ import annotations

import pytest

from games.ventura.kit import A, B, C, D, arrange, lab, on_turn, play
from games.ventura.kit.screen import LAND, NAMES, drawn
from ludoteca import SPECTATOR, Game
from ludoteca.engine.words import LANGUAGES
from ludoteca.terminal.screen import NARROWEST


def a_battle() -> Game:
    """A's Army of three meets B's Army in B's Castle."""
    troops = {
        (A, 2): "carmagnola spearmen swordsmen:1 pavise-bearers @ 0,0",
        (B, 2): "fortebraccio pikemen crossbowmen @ -1,1",
    }
    t = arrange(2, phase="march", land=LAND, troops=troops)
    play(t, A, "activate 2", "at -1,1")
    return t


def fought_once() -> Game:
    """The Swordsmen fall to the bolts, and the Pavise-bearers step forward."""
    t = a_battle()
    play(t, A, "line swordsmen 1", "line pavise-bearers 1")
    play(t, B, "line pikemen 1")
    return t


def test_a_battle_stands_in_two_columns() -> None:
    t = a_battle()
    lines = drawn(t, A).splitlines()
    start = lines.index("Battle at -1,1 (Castle)  no assault yet")
    assert lines[start + 1 : start + 6] == [
        " A  Anna attacks                         B  Bruno defends",
        "    Carmagn. +1·0·0·0                       Fortebr. 0·0·0·+2",
        "  · Spearmen 2·0·2·4                      · Pikemen 3·0·3·5",
        "  · Swordsmen 3·2·3·4 -1                  · Crossbows 2·3·1·3",
        "  · Pavises 1·0·1·9",
    ]


def test_an_order_that_is_not_revealed_is_shown_to_its_owner_only() -> None:
    t = a_battle()
    before = drawn(t, B)
    play(t, A, "line swordsmen 1")
    assert "Order:  I Swordsmen" in drawn(t, A)
    assert drawn(t, B) == before and "Order:" not in drawn(t, B) + drawn(t, SPECTATOR)
    play(t, A, "line spearmen 1")
    assert "Order:  I Swordsmen  II Spearmen" in drawn(t, A) and "    III Pavises\n" in drawn(t, A)
    assert "Order:" not in drawn(t, B) + drawn(t, SPECTATOR)


def test_after_an_assault_companies_stand_on_their_spaces() -> None:
    lines = drawn(fought_once(), A).splitlines()
    start = lines.index("Battle at -1,1 (Castle)  2 assaults fought")
    assert lines[start + 3 : start + 5] == [
        "  I Pavises 1·0·1·9 -6                    I Pikemen 3·0·3·5 -1",
        " II Spearmen 2·0·2·4                     II Crossbows 2·3·1·3",
    ]


def test_wounds_that_tile_and_captain_still_prevent_are_told() -> None:
    troops = {(A, 2): "carmagnola pavise-bearers @ 0,0", (B, 2): "gattamelata pikemen @ -1,1"}
    t = arrange(2, phase="march", land=LAND, troops=troops)
    play(t, A, "activate 2", "at -1,1")
    assert " A  Anna attacks                         B  Bruno defends  prevents 2" in drawn(t, B)


def test_in_a_battle_and_little_room_only_the_fighters_are_there() -> None:
    troops = {(A, 2): "acuto spearmen swordsmen @ 0,0", (B, 2): "pikemen @ -1,1"}
    land = {**LAND, "-2,2": "city C", "3,1": "city D"}
    t = arrange(4, phase="march", land=land, troops=troops)
    play(t, A, "activate 2", "at -1,1")
    told = [[name for name in NAMES if f" {name} " in drawn(t, seat, 80, 14)] for seat in (A, C)]
    assert told == [["Anna", "Bruno"], ["Anna", "Bruno", "Carla"]]
    assert "Dino" in drawn(t, A) and drawn(t, D, 80, 9).count("/30") == 1  # at the worst only the own seat


# totals


def plain(text: str) -> list[str]:
    """Lines with plain blanks only."""
    return text.replace("\u00a0", " ").splitlines()


def arms() -> Game:
    """A's Army of two meets B's Army in B's Castle, where another Company waits."""
    troops = {
        (A, 2): "acuto swordsmen pavise-bearers @ 0,0",
        (B, 2): "fortebraccio pavise-bearers crossbowmen @ -1,1",
        (B, 3): "swordsmen @ -1,1",
    }
    t = arrange(2, phase="march", land=LAND, troops=troops)
    play(t, A, "activate 2", "at -1,1")
    play(t, B, "defend 2")
    return t


def test_every_assault_stands_below_the_columns_with_its_make_up() -> None:
    t = arms()
    play(t, A, "line swordsmen 1")
    assert "order sealed" in drawn(t, B) and "order sealed" not in drawn(a_battle(), B)
    play(t, B, "line pavise-bearers 1")
    lines = plain(drawn(t, A))
    start = lines.index("Battle at -1,1 (Castle)  2 assaults fought  then b3")
    shown = [line for line in lines[start:] if line.startswith(("ranged", "melee", "next", "    suffers"))]
    assert shown == [
        "ranged 2  suffers 3 wounds              ranged 3  2 prevented",
        "melee 4  suffers 3 wounds               melee 3 = 2 +1 tile  suffers 2 wounds",
        "next melee 1                            next melee 3 = 2 +1 tile",
    ]
    assert "    loses Swordsmen                         2 prevented" in lines


def test_in_little_room_the_last_totals_stand_in_one_line() -> None:
    t = arms()
    play(t, A, "line swordsmen 1")
    play(t, B, "line pavise-bearers 1")
    assert "melee 4  next melee 1                   melee 3  next melee 3" in drawn(t, A, room=15)


@pytest.mark.parametrize(
    ("effect", "holder", "said"),
    [
        ("forbid-retreat", A, "B  Bruno defends  order sealed  may not retreat"),
        ("grant-retreat", B, "B  Bruno defends  order sealed  may retreat to any tile"),
        ("force-retreat", B, "A  Anna attacks  must retreat"),
    ],
)
def test_what_events_say_about_retreats(effect: str, holder: int, said: str) -> None:
    troops = {(A, 2): "acuto spearmen swordsmen @ 0,0", (B, 2): "pikemen @ -1,1"}
    content = lab(f"battle-declared {effect}")
    t = arrange(2, phase="march", land=LAND, troops=troops, hands={holder: "charge"}, content=content)
    play(t, A, "activate 2", "at -1,1")
    play(t, holder, "play charge")
    assert said in drawn(t, A, width=160)


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (("at 0,0",), "Last battle: -1,1 (Castle)  Anna retreats, Bruno wins.  +5 points"),
        (("stay",), "Last battle: -1,1 (Castle)  Bruno wins.  +5 points"),
    ],
)
def test_how_the_last_battle_ended_is_told_with_its_totals(moves: tuple[str, ...], said: str) -> None:
    t = arms()
    play(t, A, "line swordsmen 1")
    play(t, B, "line pavise-bearers 1")
    play(t, A, *moves)
    while "battle" in t.view(A):
        play(t, t.asked[0], "stay")
    lines = plain(drawn(t, A))
    start = lines.index(said)
    assert lines[start + 1] == " A  Anna                                 B  Bruno"
    assert lines[start + 2] == "ranged 2  suffers 3 wounds              ranged 3  2 prevented"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [NARROWEST, 80, 120])
def test_no_battle_is_wider_than_the_screen(width: int, language: str) -> None:
    t = fought_once()
    retreated = t.clone()
    play(retreated, A, "at 0,0")
    for game in (a_battle(), t, retreated):
        for room in (12, 24, 60):
            lines = drawn(game, A, width, room, language).splitlines()
            assert max(len(line) for line in lines) <= width
            assert not any("[tui-" in line for line in lines)


# what Events leave behind


def test_florins_and_tiles_that_events_will_change_stand_above() -> None:
    t = on_turn("own-turn burn-income 1", land=LAND)
    play(t, A, "play charge")
    assert drawn(t).splitlines()[0].endswith("  B income -1")
    t = on_turn("own-turn protect-tile", land=LAND)
    play(t, A, "play charge", "at 1,-1")
    assert "protected: 1,-1" in " ".join(drawn(t).splitlines()[:2])
