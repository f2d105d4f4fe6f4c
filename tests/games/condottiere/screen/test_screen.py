"""What is drawn: the map, the table, any other game, and what may be typed for a move."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from games.condottiere.kit import arrange
from kit.screen import speaking
from ludoteca import SPECTATOR, Game
from ludoteca.engine.words import LANGUAGES
from ludoteca.games.condottiere import terminal as condottiere
from ludoteca.games.condottiere.content import ITALY, MAPS, make_map
from ludoteca.games.condottiere.terminal import italy
from ludoteca.terminal import generic
from ludoteca.terminal.arguments import own_language
from ludoteca.terminal.offers import Offer, matching
from ludoteca.terminal.screen import Scene
from ludoteca.terminal.session import Seating, read_remark, split_bots


def scene(t: Game, seat: int, news: list[str] | None = None, width: int = 80, room: int = 18) -> Scene:
    return Scene(t.view(seat), seat, speaking(t), t.seats, t.options, t.edition, news or [], width, room)


def drawn(t: Game, seat: int = 0, **setting: int) -> str:
    return "\n".join(line.plain.rstrip() for line in condottiere.draw(scene(t, seat, **setting)))  # type: ignore[arg-type]


def test_regions_touch_on_the_map_exactly_where_they_border() -> None:
    assert italy.touching() == condottiere.borders(ITALY)


def test_the_map_is_drawn_within_its_width_with_every_name() -> None:
    text = drawn(arrange(4))
    assert all(region.capitalize() in text for region in ITALY.regions)
    assert max(len(line) for line in text.splitlines()) <= 80


def test_markers_token_favor_lines_and_hands_are_on_the_table_in_letters() -> None:
    t = arrange(
        3,
        hands={0: "M1 M1 Bi", 1: "M2", 2: "M3 M3"},
        lines={0: "M10 Dr", 1: "M5", 2: ""},
        passed=(2,),
        control={1: "roma napoli"},
        favor="genova",
        site="siena",
        holder=1,
        turn=0,
    )
    text = drawn(t)
    assert "Roma B" in text and "Napoli B" in text and "†Genova" in text and "◆Siena" in text
    assert "▸ A   Anna       0     3  20" in text and "10, Drummer" in text
    assert "B  ◆Bruno      2     1   5" in text and "passed" in text
    assert "Hand (3):  1 ×2, Bishop" in text
    assert "Hand" not in drawn(t, SPECTATOR)


def test_a_face_down_card_is_named_to_its_owner_only() -> None:
    t = arrange(2, options={"hidden_cards": True}, hands={0: "M1", 1: "M2"}, down={0: "H"})
    assert "face down (Heroine)" in drawn(t, 0)
    assert "face down" in drawn(t, 1) and "Heroine" not in drawn(t, 1)


def test_another_map_is_listed_with_its_borders(monkeypatch: pytest.MonkeyPatch) -> None:
    other = make_map("other", {"roma": ("siena",), "siena": ("roma", "venezia"), "venezia": ("siena",)})
    monkeypatch.setitem(MAPS, "other", other)
    t = arrange(2, hands={0: "M1", 1: "M1"})
    made = scene(t, 0)
    made.options = {**t.options, "map": "other"}
    lines = [line.plain for line in condottiere.draw(made)]
    assert any("Siena ◆: Roma, Venezia" in line for line in lines)


@pytest.mark.parametrize("room", [16, 17, 19, 30, 60])
@pytest.mark.parametrize("width", [60, 80, 100, 200])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_news_take_the_room_there_is(seats: int, width: int, room: int) -> None:
    t = arrange(seats, hands=dict.fromkeys(range(seats), "M1"))
    news = [f"Anna does thing number {i} and Bruno looks on." for i in range(30)]
    table = len(condottiere.draw(scene(t, 0, [], width, room)))
    lines = [line.plain for line in condottiere.draw(scene(t, 0, news, width, room))]
    assert len(lines) <= max(room, table + 4)
    assert max(len(line) for line in lines) <= width
    if len(lines) > table:
        assert "number 29" in " ".join(lines) or "30 more: log" in " ".join(lines)


def test_the_generic_table_shows_every_value_of_a_view() -> None:
    t = arrange(3, hands={0: "M1 Bi", 1: "M2"}, lines={1: "M5 Dr"}, control={1: "roma"}, turn=0)
    text = "\n".join(line.plain for line in generic.draw(scene(t, 0, ["News."])))
    for expected in ("mercenary-1 1, bishop 1", "roma: 1", "Bruno", "strength: 10", "News."):
        assert expected in text


def test_a_game_without_a_face_of_its_own_can_be_played() -> None:
    from ludoteca.terminal.faces import face_of

    assert face_of("ludoteca.engine").draw is generic.draw
    assert face_of("ludoteca.games.condottiere").draw is condottiere.draw


OFFERS = [
    Offer("play mercenary-1", "Gioca Mercenario 1", "Mercenario 1"),
    Offer("play mercenary-10", "Gioca Mercenario 10", "Mercenario 10"),
    Offer("play bishop", "Gioca Vescovo", "Vescovo"),
    Offer("pass", "Passa", "Passa"),
    Offer("pass revealing", "Passa e scopri", "Passa e scopri"),
    Offer("fulfil a", "Completa l’obiettivo A", "A"),
]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("play bishop", ["play bishop"]),
        ("PLAY  Bishop", ["play bishop"]),
        ("p b", ["play bishop"]),
        ("vesc", ["play bishop"]),
        ("gioca v", ["play bishop"]),
        ("play 1", ["play mercenary-1"]),
        ("play 10", ["play mercenary-10"]),
        ("play m", ["play mercenary-1", "play mercenary-10"]),
        ("pass", ["pass"]),
        ("pass r", ["pass revealing"]),
        ("passa", ["pass"]),
        ("completa l'obiettivo", ["fulfil a"]),  # with the apostrophe of the keyboard
        ("play bishop now", []),
        ("", []),
        ("x", []),
    ],
)
def test_a_move_is_found_by_enough_of_its_words(typed: str, found: list[str]) -> None:
    assert [offer.name for offer in matching(typed, OFFERS)] == found


def test_a_seating_survives_its_remark() -> None:
    seating = Seating((1, 2), ("greedy", "ismcts:iterations=500,cut=40"), "de", ("Zoë ß", "a=b,c"))
    assert read_remark(f"x\n{seating.remark()}\n") == seating
    assert read_remark("no remark") == Seating()


def test_bots_fill_the_seats_in_turn() -> None:
    seating = Seating((1,), split_bots("greedy, random"))
    assert [seating.bot_of(seat) for seat in range(4)] == ["greedy", None, "random", "greedy"]
    assert split_bots("none") == () == split_bots("")


def test_the_language_comes_from_the_surroundings() -> None:
    assert own_language({"LANG": "it_IT.UTF-8"}) == "it"
    assert own_language({"LC_ALL": "de", "LANG": "it"}) == "de"
    assert own_language({"LANG": "C"}) == own_language({}) == own_language({"LANG": "fr_FR"}) == "en"


def test_the_terminal_says_the_same_in_every_language() -> None:
    catalogues = []
    for language in LANGUAGES:
        text = resources.files("ludoteca.terminal").joinpath("words", f"{language}.ftl").read_text("utf-8")
        entries = FluentParser().parse(text).body
        assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
        catalogues.append([entry.id.name for entry in entries if isinstance(entry, ftl.Message)])
    assert catalogues[0] == catalogues[1] == catalogues[2]
    assert len(set(catalogues[0])) == len(catalogues[0])


def test_the_minus_of_a_coordinate_is_not_a_hyphen() -> None:
    cells = [Offer("at 1,1", "1,1", "1,1"), Offer("at -1,1", "-1,1", "-1,1")]
    assert [matching(cell.name, cells) for cell in cells] == [[cell] for cell in cells]
    assert matching("at 1,1", cells[1:]) == []
