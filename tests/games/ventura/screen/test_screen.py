"""Ventura at the terminal: the map in text, the table in little room, and what is never drawn."""

from __future__ import annotations

import builtins
import io
import random
from collections import Counter
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ludoteca
from games.ventura.kit import A, B, C, arrange, begin, lay_out, play, position, rulebook, see
from games.ventura.kit.content import SCENARIOS
from games.ventura.kit.screen import LAND, drawn, height, question, speaking
from ludoteca import SPECTATOR, Game
from ludoteca.bots import make_bot
from ludoteca.engine.words import LANGUAGES
from ludoteca.games.ventura import terminal as ventura
from ludoteca.games.ventura.actions import EVENTS, SPACE
from ludoteca.games.ventura.content import CONDITIONS, KEYWORDS, TILE_NAMES, TRIGGERS
from ludoteca.games.ventura.content.tables import SHIPPED
from ludoteca.games.ventura.printed import printed as what_is_printed
from ludoteca.games.ventura.rules.effects import NAMES as EFFECTS
from ludoteca.games.ventura.terminal import hexes, printed
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.offers import offers
from ludoteca.terminal.play import GameLoop
from ludoteca.terminal.screen import NARROWEST, Scene, speak
from ludoteca.terminal.session import Seating, seated

EDITIONS = ("en-2010", "it-2011")


@cache
def positions(seats: int, edition: str = "en-2010", every: int = 5) -> tuple[Game, ...]:
    """Decisions of a game among sensible players, with everything that can be looked at in secret."""
    options = {"to_arms": True, "familial_expertise": True}
    t = ludoteca.new("ventura", seats=seats, seed=seats, options=options, edition=edition)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    found: list[Game] = []
    for i in count():
        if not t.asked or len(found) == 80:
            return tuple(found)
        seat = t.asked[0]
        seen: dict[str, Any] = t.view(seat)
        if i % every == 0 or "looking" in seen or "order" in seen.get("battle", {}):
            found.append(t.clone())
        t.play(seat, bots[seat].choose(t.door(seat)))
        t.go_on()
    raise AssertionError("the game does not end")


def table(**more: Any) -> Game:
    """A's turn of the Prestige Step, with cards as the rulebooks have them."""
    return arrange(2, land=LAND, florins={A: 1}, content=rulebook(), **more)


def free_cells(t: Game, seat: int) -> set[str]:
    """The cells that are drawn as free."""
    labels = ventura.map_labels(see(t, seat), scene_of(t, seat))
    return {hexes.name_of(cell) for cell, label in labels.items() if not label.kind}


def scene_of(t: Game, seat: int) -> Scene:
    return Scene(t.view(seat), seat, speaking(t), t.seats, t.options, t.edition, printed=t.printed())


def rim(tiles: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """The empty cells beside at least two tiles."""
    steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    beside = Counter((q + dq, r + dr) for q, r in tiles for dq, dr in steps)
    return {cell for cell, count in beside.items() if count > 1 and cell not in tiles}


def cells_offered(t: Game, seat: int) -> set[str]:
    return {move.removeprefix("at ") for move in t.legal(seat) if move.startswith("at ")}


# the map


def test_rows_are_shifted_by_half_a_cell_and_cells_say_where_they_are() -> None:
    t = table(troops={(A, 2): "acuto swordsmen @ 1,1", (B, 3): "crossbowmen @ 2,0"})
    assert drawn(t).splitlines()[1:7] == [
        ",-1 Cit A1  Vil A2  Woo A1",
        "    0 a1    1,-1    2,-1",
        ",0      Pap A1  Pap     Cit B1",
        "        0,0     1,0     2 b13",
        ",1  Cas B1          Fie ·",
        "    -1,1            1 A2",
    ]


def test_in_little_room_a_row_is_one_line() -> None:
    t = table(troops={(A, 2): "acuto swordsmen @ 1,1", (B, 3): "crossbowmen @ 2,0"})
    assert drawn(t, room=13).splitlines()[1:4] == [
        ",-1 0CitA1a1  1 VilA2   2 WooA1",
        ",0       0 PapA1   1 Pap     2CitB1b13",
        ",1  -1 CasB1            1 Fie· A2",
    ]


def test_on_a_wide_screen_the_seats_stand_beside_the_map() -> None:
    lines = drawn(table(), width=120).splitlines()
    assert lines[2].startswith("    0 a1 ") and "▸ A ★Anna " in lines[2]
    assert lines[3].startswith(",0      Pap A1 ") and "  B  Bruno " in lines[3]
    assert "Anna" not in drawn(table(), width=80).splitlines()[2]


def test_small_letters_are_companies_and_capital_ones_armies() -> None:
    troops = {(A, 2): "acuto swordsmen @ 1,1", (A, 4): "colleoni spearmen @ 1,1", (A, 5): "barbute @ 1,1"}
    assert "1 A24a5\n" in drawn(table(troops=troops))


def test_a_city_is_its_founders_before_it_has_markers() -> None:
    tiles = {A: "field field field field", B: "wood wood hill hill"}
    t = begin(2, tiles)
    lay_out(t, "field 0,1", "wood 1,-1", "field 1,1", "wood 2,-1", "field 0,2", "hill 0,-1", "field 2,0")
    lay_out(t, "hill 1,-2", "city 1,2")
    assert "Cit A\n" in drawn(t, B) and "Setup" in drawn(t, B)


def test_before_any_tile_lies_there_is_no_map() -> None:
    t = ludoteca.new("ventura", seats=2, seed=1)
    lines = drawn(t, t.asked[0], width=200).splitlines()
    assert lines[0].startswith("Setup") and lines[1].split()[0] == "points"


def test_a_map_that_is_too_wide_is_listed() -> None:
    t = arrange(2)  # Cities far from each other
    assert "-15,15 CitA1 a1  -5,15 CitB1 b1" in drawn(t, width=NARROWEST)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_free_cells_are_those_where_a_tile_may_be_laid(seats: int, edition: str) -> None:
    seen: set[str] = set()
    for t in positions(seats, edition, every=1):
        (seat,) = t.asked[:1]
        offered, free = cells_offered(t, seat), free_cells(t, seat)
        phase = "setup" if t.view(seat)["round"] == 0 else str(t.view(seat)["phase"])
        if free and offered:
            seen.add(phase)
            # in Italian a City needs room for a Domain, too: some of the cells are not offered
            assert offered == free or (edition == "it-2011" and phase == "setup" and offered < free)
            assert all(name in drawn(t, seat) for name in free)
        elif offered:
            assert phase != "expansion"  # a march, or a tile of the starting Domain
        for other in range(seats):
            assert other in t.asked or not free_cells(t, other)
    assert "setup" in seen


def test_in_an_expansion_only_cells_beside_the_own_domain_are_free() -> None:
    t = arrange(2, phase="expansion", land=LAND, reserve={A: "river field"})
    before = drawn(t, B)
    t.play(A, "tile river")
    assert drawn(t, B) == before and "River" not in before
    around = rim([(int(q), int(r)) for q, r in [name.split(",") for name in LAND]])
    assert free_cells(t, A) == cells_offered(t, A) < {hexes.name_of(cell) for cell in around}
    assert "···" in drawn(t, A) and "···" not in drawn(t, B)
    assert ",1       -1 CasB1  0,1       1 Fie\n" in drawn(t, A, room=14)


def test_names_of_cells_and_their_neighbours() -> None:
    assert hexes.name_of((1, -12)) == "1,-12" and hexes.name_of((-1, 0)) == "-1,0"
    assert rim([(0, 0), (1, 0)]) == {(1, -1), (0, 1)}
    assert rim([]) == set() and hexes.draw({}, hexes.TALL[0]) == []


@pytest.mark.parametrize("form", [*hexes.TALL, *hexes.FLAT])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_tile_is_on_the_map_and_within_its_breadth(seats: int, form: hexes.Form) -> None:
    t = positions(seats)[-1]
    labels = ventura.map_labels(see(t, A), scene_of(t, A))
    lines = [line.plain for line in hexes.draw(labels, form)]
    assert max(len(line.rstrip()) for line in lines) <= hexes.breadth(labels, form)
    for (q, r), label in labels.items():
        (row,) = [i for i, line in enumerate(lines) if line.startswith(f",{r} ")]
        there = "\n".join(lines[row : row + form.lines])
        assert str(label.kind) in there and str(label.troops) in there
        assert str(q) in there or label.troops


# the seats


def test_the_seats_show_points_florins_domain_hand_and_tiles() -> None:
    t = arrange(
        3,
        land=LAND,
        turn=B,
        hands={A: "spearmen", B: "charge ambush farmers"},
        seen={A: "barbute"},
        reserve={C: "hill hill"},
        florins={A: 3, B: 12},
        scores={A: 9, B: 21},
        troops={(B, 2): "acuto swordsmen @ 2,0"},
    )
    rows = [line.split() for line in drawn(t).splitlines() if "/30" in line]
    assert rows == [
        ["A", "★Anna", "Este", "9/30", "3", "+5", "-1", "2+0", "0"],
        ["▸", "B", "Bruno", "Gonzaga", "21/30", "12", "+2", "-3", "0+3", "0"],
        ["C", "Carla", "Medici", "0/30", "0", "+1", "-1", "0+0", "2"],
    ]
    assert "Medici" not in drawn(t, width=NARROWEST)


def test_an_eliminated_family_is_marked() -> None:
    t = arrange(3, land=LAND)
    position(t).lost[C] = 1
    assert drawn(t).count("eliminated") == 1


def test_round_phase_and_what_is_left_to_draw() -> None:
    t = arrange(2, phase="recruit", land=LAND, florins={A: 2}, ventura_discard="barbute acuto", round=7)
    g = position(t)
    assert drawn(t).splitlines()[0] == (
        f"Round 7  Recruit  stockpile {g.stock.size()}  Ventura {sum(g.ventura)}+2,"
        f" Conscription {sum(g.conscription)}+0"
    )


# Troops


def test_own_troops_show_cards_values_and_wounds() -> None:
    troops = {(A, 2): "acuto swordsmen:2 crossbowmen @ 1,1", (A, 3): "spearmen @ 0,0"}
    t = table(troops=troops)
    text = drawn(t)
    assert "A2 1,1 →4  Acuto +2·0·+2·0  Swordsmen 3·0·3·4 -2  Crossbows 2·3·1·3" in text
    assert "a3 0,0 →2  Spearmen 2·0·2·4" in text
    assert " A   a1 0,-1 Gar. Este  A2 1,1 Acuto, Swordsmen -2, Crossbows" in drawn(t, room=9)


def test_others_troops_stand_in_short_with_what_all_saw_them_take() -> None:
    troops = {(B, 2): "acuto swordsmen:2 crossbowmen @ 1,1"}
    t = arrange(2, land=LAND, troops=troops, hands={B: "barbute"}, seen={B: "pikemen"})
    assert "B2 1,1 Acuto, Swordsmen -2, Crossbows  holds Pikemen" in drawn(t, A)
    assert "Barbute" not in drawn(t, A) and "holds" not in drawn(t, B)


def test_a_troop_that_has_marched_is_marked() -> None:
    troops = {(A, 2): "swordsmen @ 1,1", (A, 3): "spearmen @ 0,0"}
    t = arrange(2, phase="march", land=LAND, troops=troops)
    play(t, A, "activate 2", "at 1,0")
    assert "a2 1,0 →3 moved" in drawn(t) and "a3 0,0 →2  Spearmen" in drawn(t)


# the cards


def test_the_hand_shows_cost_upkeep_and_values() -> None:
    hands = {A: "acuto spearmen farmers farmers charge", B: "colleoni"}
    t = table(hands=hands, reserve={A: "hill hill lake"})
    text = drawn(t, width=200)
    assert "Hand (5):  Acuto 2/1 +2·0·+2·0  Spearmen 2/1 2·0·2·4 (+2 melee against cavalry)" in text
    assert "Farmers ×2 0/1 2·0·1·2 (only on Field, Hill)  Charge (+3 to your next melee assault)" in text
    assert "Tiles (3):  Lake  Hill ×2" in text and "Colleoni" not in text
    assert "Hand (0):  no cards" in drawn(arrange(2, land=LAND))
    assert "Hand" not in drawn(t, SPECTATOR) and "Tiles (" not in drawn(t, SPECTATOR)


def test_in_little_room_a_star_says_that_there_is_more_to_know() -> None:
    hands = {A: "spearmen farmers charge ambush palisade"}
    t = table(hands=hands)
    assert "2·0·2·4 (+2 melee against cavalry)" in drawn(t, room=16)
    assert "2·0·2·4*" in drawn(t, room=12) and "Charge (+3 to your next melee assault)" in drawn(t, room=12)
    assert "2·0·2·4*" in drawn(t, room=9) and "Charge*" in drawn(t, room=9)


def test_face_up_cards_and_the_legend() -> None:
    t = table(row="acuto pikemen barbute")
    assert "Face up:  Acuto 2/1 +2·0·+2·0  Barbute 2/1 3·0·3·5" in drawn(t)
    assert "Cards: cost/upkeep, movement·ranged·melee·resistance" in drawn(t)
    assert "To enter: Vil 1 Cas 2 Cit 1 Riv 2 Lak 2 Hil 2 Mou 3 Fie 1 Woo 2 Pap 1" in drawn(t)
    assert "Face up" in drawn(t, room=10) and "Face up" not in drawn(t, room=8)


def test_in_the_fortune_step_the_face_up_cards_are_always_there() -> None:
    t = arrange(2, phase="fortune", land=LAND, row="acuto pikemen barbute")
    assert "Face up:  Acuto" in drawn(t, room=5)


def test_cards_looked_at_are_shown_to_the_looker_only() -> None:
    deck, options = "acuto pikemen barbute", {"to_arms": True}
    t = arrange(2, phase="recruit", land=LAND, florins={A: 2}, ventura=deck, options=options)
    play(t, A, "look at 3")
    play(t, ludoteca.CHANCE, "card acuto", "card pikemen", "card barbute")
    assert "You look at:  Acuto" in drawn(t, A)
    assert "You look at" not in drawn(t, B) + drawn(t, SPECTATOR) and "Pikemen" not in drawn(t, B)


# what is hidden


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_drawn_tells_nothing_that_the_seat_cannot_know(seats: int, edition: str) -> None:
    """With everything dealt anew that a seat cannot know, its table looks the same."""
    for i, t in enumerate(positions(seats, edition)[::3]):
        for seat in (*range(seats), SPECTATOR):
            assert drawn(t.determinize(seat, i), seat) == drawn(t, seat)


# the room there is


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [NARROWEST, 80, 120, 200])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_wider_than_the_screen(seats: int, width: int, language: str) -> None:
    for t in positions(seats)[::10]:
        for seat in (t.asked[0], SPECTATOR):
            for room in (10, 24, 60):
                lines = drawn(t, seat, width, room, language).splitlines()
                assert max(len(line) for line in lines) <= width
                assert not any("[tui-" in line or "[short-" in line for line in lines)
        lines = question(t, t.asked[0], width, language)
        assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_table_and_question_fit_into_80_by_24(
    seats: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    for t in (*positions(seats)[::2], *positions(seats, "it-2011")[1::2]):
        assert height(t, language) <= 24


@pytest.mark.parametrize("width", [NARROWEST, 80, 120])
@pytest.mark.parametrize("room", [14, 20, 40])
def test_news_take_the_room_there_is(width: int, room: int) -> None:
    t = arrange(2, land=LAND)
    news = [f"Anna does thing number {i} and Bruno looks on." for i in range(30)]
    lines = drawn(t, A, width, room, news=news).splitlines()
    assert len(lines) <= room
    assert "number 29" in " ".join(lines) or "30 more: log" in " ".join(lines)


def test_events_too_small_for_the_news_are_events() -> None:
    assert ventura.QUIET.issubset({f"event-{kind}" for kind in EVENTS})
    face = face_of("ludoteca.games.ventura")
    assert face.draw is ventura.draw and face.quiet is ventura.QUIET and face.brief is ventura.brief


# words


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_printed_on_tiles_and_cards_has_words(language: str) -> None:
    words = speak("ludoteca.games.ventura", language)
    things = {"effect": EFFECTS, "special": CONDITIONS, "on": TRIGGERS, "keyword": tuple(KEYWORDS)}
    ids = [f"tui-{kind}-{name}" for kind, names in things.items() for name in names]
    assert [id for id in ids if not words.has(id)] == []
    short = [words.text(f"tui-tile-{name}") for name in TILE_NAMES]
    assert {len(name) for name in short} == {3} and len(set(short)) == len(short)
    for content in (SHIPPED, SCENARIOS):
        notes = [printed.about(words, card) for card in what_is_printed(content)["cards"].values()]
        assert not any("[" in note or "{" in note for note in notes)
        special = [card for card in content.cards if card.specials or card.terrain]
        assert len([note for note in notes if note]) == len(content.events) + len(special)


def test_things_in_long_lists_of_moves_are_named_in_brief() -> None:
    words = speaking(arrange(2))
    assert ventura.brief(words, "card", "montefeltro") == "Federico"
    assert ventura.brief(words, "spot", "2.c") == "2.c" and ventura.brief(words, "hex", "1,-1") == "1,-1"
    assert ventura.brief(words, "seat", 1) == "Bruno" and ventura.brief(words, "tile", "papal") == "Papal"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_game_has_an_offer_of_its_own(language: str) -> None:
    for t in (*positions(2), *positions(4, "it-2011")):
        found = offers(t, t.asked[0], speaking(t, language), ventura.brief)
        assert len({offer.label for offer in found}) == len(found)
        assert all(SPACE.parse(offer.name) >= 0 and "[" not in offer.label for offer in found)


# a whole game


@pytest.mark.parametrize(("language", "edition"), [("en", "en-2010"), ("it", "it-2011"), ("de", "en-2010")])
def test_a_whole_game_by_numbers(
    language: str, edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who types any number, at a terminal of 80 by 24, against two bots."""
    t = ludoteca.new("ventura", seats=3, seed=8, edition=edition, options={"round_limit": 6})
    session = seated(t, Seating((0,), ("greedy",), language, ("Anna",)), 8, tmp_path / "game.txt")
    output = io.StringIO()
    console = Console(file=output, width=80, height=24, force_terminal=True, color_system=None, markup=False)
    pick = random.Random(3)

    def answer(prompt: str = "") -> str:
        return str(pick.randint(1, len(t.legal(0))))

    monkeypatch.setattr(builtins, "input", answer)
    assert GameLoop(session, console).run() == 0
    said = output.getvalue()
    assert t.result is not None and "ludoteca replay" in said
    assert not any(f"[{kind}-" in said for kind in ("tui", "do", "ask", "event", "short", "phase", "reason"))
    assert ludoteca.replay((tmp_path / "game.txt").read_text("utf-8")).result is not None
