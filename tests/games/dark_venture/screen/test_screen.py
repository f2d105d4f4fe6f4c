"""Dark Venture at the terminal: the map, the sheets, what is read, the menus, the end."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console
from rich.text import Text

from games.dark_venture.kit.spoken import messages
from games.dark_venture.kit.whole import begin, until, walked
from kit.screen import NAMES, drawn, question, speaking
from ludoteca import SPECTATOR, Game
from ludoteca.engine.words import LANGUAGES, Message
from ludoteca.games.dark_venture import terminal
from ludoteca.games.dark_venture.actions import BLOCKS
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.events import EVENTS
from ludoteca.games.dark_venture.printed import Printed
from ludoteca.games.dark_venture.terminal import grid, pages
from ludoteca.games.dark_venture.terminal.grid import Form, Room
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.play import GameLoop
from ludoteca.terminal.question import MOST_MOVES, Answer, Question
from ludoteca.terminal.replay import Replay
from ludoteca.terminal.screen import make_console
from ludoteca.terminal.session import Seating, Session, seated

SCREENS = ((80, 24), (120, 40), (60, 20), (50, 24))
MODES = (("auto", 3), ("cooperative", 2), ("questing", 1), ("ranked", 1))


def session_of(t: Game, hints: bool = True) -> Session:
    return Session(t, Seating(), {}, NAMES[: t.seats], Path("nowhere"), hints=hints)


def asked(t: Game, session: Session | None = None, language: str = "en") -> Question:
    return Question(session or session_of(t), speaking(t, language), make_console(), t.asked[0])


def room(name: str, doors: str, people: str = "", barred: str = "") -> Room:
    sides = frozenset([grid.SIDES.index(side) for side in barred])
    return Room(Text(name), Text(people), grid.doors_of(doors, 0), sides)


def picture(
    rooms: dict[grid.Cell, Room], form: Form, every: dict[grid.Cell, Room] | None = None
) -> list[str]:
    return [line.plain for line in grid.draw(rooms, form, every)]


# the map


def test_walls_stand_where_no_door_meets_a_door_and_dashes_where_one_can_walk() -> None:
    rooms = {
        (0, 0): room("Post", "NESW", "A"),
        (1, 0): room("Inn", "W", "Dot"),
        (0, 1): room("Well", "ES", "a"),
        (1, 1): room("Den", "NW", barred="W"),
    }
    assert picture(rooms, Form(8, 2)) == [
        "┌──┄┄┄┄──┬────────┐",
        "┊Post    ┊Inn     │",
        "┊A       ┊Dot     │",
        "├────────┼────────┤",
        "│Well    ×Den     │",
        "│a       ×        │",
        "└──┄┄┄┄──┴────────┘",
    ]


def test_in_little_room_a_place_is_one_line_and_a_part_of_the_map_is_shown() -> None:
    rooms = {(x, 0): room(f"Place {x}", "EW", "AB" if x == 3 else "") for x in range(6)}
    near = grid.window(rooms, (3, 0), Form(10, 1), 34, 3)
    assert picture(near, Form(10, 1), rooms) == [
        "┬──────────┬──────────┬──────────┬",
        "┊Place 2   ┊Place 3 AB┊Place 4   ┊",
        "┴──────────┴──────────┴──────────┴",
    ]


@pytest.mark.parametrize("turned", range(4))
def test_doors_turn_with_the_card(turned: int) -> None:
    sides = {grid.SIDES[side] for side in grid.doors_of("NE", turned)}
    assert sides == set(("NE", "ES", "SW", "WN")[turned])


def test_the_free_cells_are_on_the_map_while_a_location_is_laid() -> None:
    t = until(begin(seed=2), "ask-cell")
    seat = t.asked[0]
    cells = [move.removeprefix("at ") for move in t.legal(seat)]
    table = drawn(t, seat, room=60)
    assert cells and all(re.search(rf"(?<![\d,-]){cell}(?!\d)", table) for cell in cells)


# the screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_every_table_fits_and_says_all_in_words(mode: str, seats: int, language: str) -> None:
    books = v.BOOKS[seats % 2]
    games = walked(seats, 5, every=23, most=14, mode=mode, ancients=True, day_events=True, books=books)
    for t in games[:-1]:
        seat = t.asked[0]
        for width, height in SCREENS:
            below = question(t, seat, width, language)
            room = height - 1 - len(below)
            table = drawn(t, seat, width, room, language, ["Something has happened."]).splitlines()
            assert len(table) <= max(room, 1)
            assert [line for line in [*table, *below] if len(line) > width] == []
            assert not any(re.search(r"\[(tui|event|short|stat|do|ask)-", line) for line in [*table, *below])


def test_a_large_screen_shows_sheets_quests_and_the_place() -> None:
    t = until(begin(seed=3), "ask-action")
    seat = t.asked[0]
    table, words = drawn(t, seat, 120, 60), speaking(t)
    view: dict[str, Any] = t.view(seat)
    me = view["players"][seat]
    printed = t.printed()
    assert printed["figures"][me["hero"]]["name"] in table
    for quest in me["quests"]:
        assert printed["quests"][quest]["name"] in table
    for card in view["hand"]:
        kind = next(kind for kind in ("items", "figures", "places") if card in printed[kind])
        assert printed[kind][card]["name"] in table
    assert words.text("hour-1") in table and "☀" in table


def test_whoever_looks_on_sees_the_map_and_all_players_but_no_hand() -> None:
    t = until(begin(3, seed=3), "ask-action")
    table = drawn(t, SPECTATOR, 80, 60)
    assert "┊Post" in table and all(name in table for name in NAMES[:3])
    assert "Hand (" not in table


def test_a_story_is_a_page_with_its_choices_and_their_price() -> None:
    t = until(begin(seed=4), "ask-answer")
    seat = t.asked[0]
    table, below = drawn(t, seat, 100, 60), "\n".join(question(t, seat, 100))
    answers = t.printed()["answers"]
    assert "▌ " in table
    for move in t.legal(seat):
        answer = answers[move.removeprefix("answer ")]
        assert answer["text"] in below
        assert not answer["price"] or answer["price"].rstrip(".") in below


def test_a_fight_shows_who_fights_whom() -> None:
    t = until(begin(seed=5), "ask-battle-turn")
    table = drawn(t, t.asked[0], 120, 60)
    view: dict[str, Any] = t.view(t.asked[0])
    fight = view["fight"]
    words = speaking(t)
    assert words.text("tui-fight-at", {"place": words.text(f"location-{fight['location']}")}) in table
    for name in fight["fighters"]:
        assert str(words.thing("figure", name)) in table


def test_an_ability_that_is_offered_can_be_read() -> None:
    t = until(begin(seed=6), "ask-ability")
    seat = t.asked[0]
    view: dict[str, Any] = t.view(seat)
    table, printed = drawn(t, seat, 200, 60), cast(Printed, t.printed())
    assert f"{pages.owner_of(printed, view['ability'])}: " in table
    assert pages.ability(printed, view["ability"])[0]["text"] in table


def test_the_sheet_says_what_is_free_in_this_turn() -> None:
    t = until(begin(seed=3), "ask-action")
    seat = t.asked[0]
    free = speaking(t).text("tui-free", {"names": "a location, a character"})
    assert free in drawn(t, seat, 100, 60)
    card = next(move for move in t.legal(seat) if move.startswith("lay "))
    for move in (card, "", ""):
        t.play(seat, move or t.legal(seat)[0])
    assert free not in drawn(t, seat, 100, 60)


def test_marks_are_on_the_sheet() -> None:
    t, rng = begin(seed=4), random.Random(4)
    while not own_marks(t, t.asked[0]):
        t.play(t.asked[0], rng.choice(t.legal(t.asked[0])))
    name = t.printed()["marks"][own_marks(t, t.asked[0])[0]]
    assert name in drawn(t, t.asked[0], 100, 80).split("marks: ")[1]


def own_marks(t: Game, seat: int) -> list[str]:
    view: dict[str, Any] = t.view(seat)
    return list(view.get("marks", {}).get(str(seat), {}))


# what is told


def test_stories_and_outcomes_are_told_after_their_events() -> None:
    t = begin()
    face, words, printed = face_of(t.rules.info.package), speaking(t), t.printed()
    met, elsewhere = [
        Message("event-hexagon", {"figure": "quillon", "location": "salt-chapel", "book": book})
        for book in v.BOOKS
    ]
    chosen = Message("event-answers", {"seat": 0, "answer": "marrow-finch-bite-the-strap"})
    told = face.told(words, printed, t.view(0), [met, chosen, elsewhere])
    assert told[1] == printed["places"]["salt-chapel"]["books"]["a"]["story"]
    assert told[3] == printed["answers"]["marrow-finch-bite-the-strap"]["lines"][0]["text"]
    assert (
        told[5] == printed["places"]["salt-chapel"]["books"]["b"]["story"]
    )  # DV-AMB-76: whatever book it is


@pytest.mark.parametrize("language", LANGUAGES)
def test_copies_of_a_design_are_told_apart_by_a_number(language: str) -> None:
    words = speaking(begin(), language)
    assert words.thing("figure", "tax-birds-2") == f"{words.thing('figure', 'tax-birds')} 2"
    assert words.thing("item", "marsh-tea-1") == f"{words.thing('item', 'marsh-tea')} 1"


def test_quiet_events_exist() -> None:
    assert {f"event-{kind}" for kind in EVENTS} >= terminal.QUIET


# menus


def test_groups_are_of_verbs_and_have_words_in_every_language() -> None:
    verbs = [verb for verbs in terminal.GROUPS.values() for verb in verbs]
    assert len(set(verbs)) == len(verbs)
    assert set(verbs) <= {block.verb for block in BLOCKS} | {"use", "follower use", "give mark", "ask mark"}
    for language in LANGUAGES:
        assert {f"tui-group-{name}" for name in terminal.GROUPS} <= set(messages(language))


def crowded() -> Game:
    """A menu with many moves."""
    t = begin(seed=6)
    while True:
        t = until(t, "ask-action", seed=6)
        if len(t.legal(t.asked[0])) > MOST_MOVES:
            return t
        t.play(t.asked[0], "end")


def test_many_moves_are_offered_by_groups_and_a_number_opens_one(monkeypatch: pytest.MonkeyPatch) -> None:
    t = crowded()
    one = asked(t)
    assert 1 < one.shown < len(one.offers) == len(t.legal(t.asked[0]))
    number = next(i for i, group in enumerate(one.groups, 1) if len(group) > 1)
    assert one.by_number(str(number)) is Answer.REDRAW
    assert one.shown == len(one.groups[number - 1])
    assert "Enter" in one.lines(80)[-1].plain
    monkeypatch.setattr("builtins.input", lambda prompt: "")
    assert one.once() is Answer.REDRAW and not one.opened
    move = one.groups[number - 1][-1].name
    monkeypatch.setattr("builtins.input", lambda prompt: move)
    assert one.once() is Answer.MOVED


def test_a_move_within_a_group_is_made_by_its_number() -> None:
    t = crowded()
    one, before = asked(t), t.clone()
    number = next(i for i, group in enumerate(one.groups, 1) if len(group) > 1)
    one.by_number(str(number))
    wanted = one.opened[1].name
    assert one.by_number("2") is Answer.MOVED
    before.play(before.asked[0], wanted)
    assert before.moves == t.moves
    assert one.by_number("99") is Answer.AGAIN


def test_few_moves_are_not_grouped() -> None:
    t = until(begin(seed=2), "ask-draw")
    assert asked(t).groups == []


# newcomers


@pytest.mark.parametrize("language", LANGUAGES)
def test_newcomers_are_led_the_first_times_only(language: str) -> None:
    t = until(begin(seed=2), "ask-draw")
    session = session_of(t)
    hint = speaking(t, language).text("hint-ask-draw")
    first, second = (asked(t, session, language).lines(200) for i in range(2))
    assert first[0].plain == hint
    assert second[0].plain != hint
    assert asked(t, session_of(t, hints=False), language).lines(200) == second


def test_the_guide_has_a_sentence_for_every_kind_of_question() -> None:
    there = messages("en")
    asked = {id for id in there if id.startswith("ask-")}
    assert len(asked) >= 44 and {id for id in asked if f"hint-{id}" not in there} == set()


def test_hints_are_for_questions_of_the_game_in_order() -> None:
    there = messages("en")
    for id in [id for id in there if id.startswith("tui-hint-")]:
        asks, number = id.removeprefix("tui-hint-").rsplit("-", 1)
        assert asks in there
        assert number == "1" or f"tui-hint-{asks}-{int(number) - 1}" in there


# cards


@pytest.mark.parametrize(
    ("typed", "found"),
    [("marsh tea", "Gain 8 health"), ("Clerk Dot", "Audit"), ("salt ch", "Kneel"), ("treaty", "Stage 2")],
)
def test_a_card_can_be_read_by_the_beginning_of_its_name(typed: str, found: str) -> None:
    t = begin()
    lines = terminal.look(speaking(t), t.printed(), typed, 80)
    assert found in " ".join(line.plain for line in lines)
    assert all(len(line.plain) <= 80 for line in lines)


def test_a_place_is_read_in_both_books() -> None:
    t = begin()
    shown = [line.plain.strip() for line in terminal.look(speaking(t), t.printed(), "salt chapel", 80)]
    assert shown.count("Salt Chapel") == 1
    first, second = shown.index("Book A:"), shown.index("Book B:")
    assert any(line.startswith("Kneel. ") for line in shown[first:second])
    assert any(line.startswith("Kneel on the salt. ") for line in shown[second:])


def test_look_is_a_command_that_asks_for_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    t = until(begin(seed=2), "ask-draw")
    one = asked(t)
    for typed, said in (
        ("", "Type the name of a card"),
        ("zzz", "No card"),
        ("clerk dot", "Carries everything"),
    ):
        assert one.look(typed) is Answer.AGAIN
        assert said in capsys.readouterr().out


def test_no_card_is_like_nonsense() -> None:
    t = begin()
    assert terminal.look(speaking(t), t.printed(), "zzz", 80) == []


# the end


@pytest.mark.parametrize(("mode", "seats"), MODES[1:])
def test_alone_and_together_the_end_says_what_was_reached(mode: str, seats: int) -> None:
    t = walked(seats, 5, every=1000, most=1000, mode=mode)[-1]
    assert t.result is not None
    words, view = speaking(t), t.view(0)
    said = terminal.ending(words, t.result, view)
    if mode == "ranked":
        assert said == words.text("tui-title", {"rank": words.text(f"rank-{view['rank']}")})
    else:
        assert str(min(t.result.scores)) in said and str(view["goal"]) in said


def test_among_rivals_points_say_enough() -> None:
    t = walked(2, 5, every=1000, most=1000)[-1]
    assert t.result is not None
    assert terminal.ending(speaking(t), t.result, t.view(0)) == ""


@pytest.mark.parametrize(("mode", "seats"), [("ranked", 1), ("auto", 2)])
def test_a_whole_game_is_played_by_numbers(
    mode: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Groups are opened, stories read and fights fought, until the sun goes down."""
    rng = random.Random(3)

    def typed(prompt: str) -> str:
        numbers = re.search(r"\[1(?:-(\d+))?,", prompt)
        assert numbers is not None
        return str(rng.randint(1, int(numbers[1] or 1)))

    monkeypatch.setattr("builtins.input", typed)
    t = begin(seats, 3, mode=mode)
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, force_terminal=True, color_system=None)
    session = seated(t, Seating(people=(0,), bots=("random",)), 3, tmp_path / "game.txt")
    assert GameLoop(session, console).run() == 0
    assert t.result is not None and "ludoteca replay" in out.getvalue()
    assert speaking(t).text("tui-hint-ask-action-1").split()[0] in out.getvalue()
    assert mode != "ranked" or "Your title: " in out.getvalue()
    told = io.StringIO()
    Replay(session.file.read_text("utf-8"), "en", 0, Console(file=told, width=10_000)).log()
    met = [event for event in t.events(0) if event.id == "event-hexagon"]
    places = t.printed()["places"]
    books = [places[str(event.args["location"])]["books"][str(event.args["book"])] for event in met]
    stories = [book["story"] for book in books]
    assert stories and all(story in told.getvalue() for story in stories)


def test_the_screen_is_drawn_for_fifty_columns_where_there_are_no_more() -> None:
    assert [face_of("ludoteca.games.dark_venture").width(columns) for columns in (40, 50, 55, 80)] == [
        50,
        50,
        55,
        80,
    ]
