"""The balance report of Dark Venture: what it sees in games, its figures, and what it prints."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from games.dark_venture.kit.position import OPTIONS
from kit.reports import refused_at_once
from ludoteca import BadOption, LudotecaError, cli
from ludoteca.engine.kernel import State
from ludoteca.games.dark_venture.content.cards import HEROIC
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.lab import figures
from ludoteca.games.dark_venture.lab.figures import Played
from ludoteca.games.dark_venture.lab.tallies import (
    BY_HEROIC,
    BY_OTHER,
    BY_SIDE,
    SIXTIETHS,
    TWELFTHS,
    Observer,
    Tally,
)
from ludoteca.games.dark_venture.rules.lore import Books
from ludoteca.games.dark_venture.state import NOTHING, Position, Terms
from ludoteca.lab.arena import make_match, play_game
from ludoteca.lab.reports import Goal, Order, Report, make_report
from ludoteca.lab.tallies import tally_chunk

SHORT = {"length": "short"}


def made(seats: tuple[int, ...], **options: object) -> Report:
    order = Order(2, seats, "1", options={**SHORT, **options})
    return make_report("balance", "dark-venture", order, lambda done: None)


def played(seats: int, tally: Tally, **options: object) -> Played:
    return Played(Terms(shipped_content(), Books(), seats, {**OPTIONS, **options}), seats, tally)


# what is seen


class Listener:
    """Counts beside an observer what the log tells, and keeps the position."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.kinds: Counter[str] = Counter()
        self.g: Position | None = None

    def __call__(self, g: State) -> None:
        assert isinstance(g, Position)
        self.observer(g)
        self.g = g
        self.kinds = Counter([event.kind for event in g.log or []])


@pytest.mark.parametrize(("seats", "bot"), [(1, "greedy"), (2, "greedy"), (3, "random")])
def test_in_whole_games_nothing_is_missed(seats: int, bot: str) -> None:
    match = make_match("dark-venture", [bot], seats, 3, {**SHORT, "ancients": seats > 1}, None)
    tally = Tally()
    observer = Observer(tally)
    listener = Listener(observer)
    result = play_game(match, 0, listener)[0]
    assert result is not None and listener.g is not None
    observer.finish(result)
    told, g = listener.kinds, listener.g
    assert tally.points.total() == sum(result.scores) == sum(n * k for n, k in tally.scores.items())
    assert tally.turns == told["turn"] and tally.falls == told["falls"]
    assert tally.taken.total() <= told["answers"] and set(tally.taken) <= set(tally.offered)
    assert tally.quests_kept.total() == told["receives"]
    assert tally.quests_done.total() == told["fulfils"] == sum(g.heroic_done) + sum(g.side_done)
    assert tally.favoured.total() == told["favoured"] == sum(g.favoured)
    assert tally.lies.total() == len(g.laid) and set(tally.fired) <= set(tally.entered) <= set(tally.lies)
    assert tally.hero_games == Counter(g.heroes) and (seats > 1) == bool(tally.ancient_games)
    assert bool(tally.fights) == bool(told["fight-over"]) and tally.fights <= seats * g.fights
    assert set(tally.item_used) <= set(tally.item_games)
    assert tally.decisions.total() <= tally.turns


def test_points_belong_to_the_quest_whose_entry_gives_them() -> None:
    observer = Observer(Tally())
    observer.score, observer.source = [0, 0], [NOTHING, NOTHING]
    g = None
    for kind, *args in [
        ("stage", 0, 4),
        ("has-points", 0, 1),
        ("fulfils", 0, 4, 5),
        ("has-points", 0, 6),
        ("fulfils", 1, HEROIC, 2),
        ("has-points", 1, 2),
    ]:
        observer.hear_of_quests(g, str(kind), tuple(int(n) for n in args))  # type: ignore[arg-type]
    observer.source = [NOTHING, NOTHING]
    observer.hear_of_quests(g, "has-points", (1, 1))  # type: ignore[arg-type]
    tally = observer.tally
    assert tally.points == {BY_HEROIC: 6, BY_SIDE: 2, BY_OTHER: -1}
    assert tally.quest_points == {4: 6, HEROIC: 2} and tally.quests_done == {4: 1, HEROIC: 1}


def test_chunks_add_up() -> None:
    match = make_match("dark-venture", ["random"], 2, 1, SHORT, None)
    whole = tally_chunk(Tally, Observer, (match, 0, 3))
    parts = tally_chunk(Tally, Observer, (match, 0, 1))
    parts.add(tally_chunk(Tally, Observer, (match, 1, 3)))
    assert parts == whole


# figures


def goals(one: Played) -> dict[str, Goal]:
    return {goal.goal: goal for goal in figures.all_goals(one)}


def test_goals_are_those_of_the_mode() -> None:
    tally = Tally(games=100, won=30, seats=100)
    tally.scores[25] = 100
    assert goals(played(1, tally, mode="questing"))["won"].reached
    ranked = goals(played(1, tally, mode="ranked"))
    assert ranked["points, mean"].reached and not ranked["ranks that occur"].reached and "won" not in ranked
    tally.won = 8
    assert not goals(played(2, tally, mode="cooperative"))["won"].reached
    assert goals(played(4, tally, mode="cooperative"))["won"].reached
    short = goals(played(2, tally, mode="cooperative", length="short"))
    assert "combats a player" not in short and "heroic quests completed" not in short


def test_places_and_heroes_are_fair_or_not() -> None:
    tally = Tally(games=100, won=100, seats=400)
    for place in range(4):
        tally.place_wins[place] = 25 * TWELFTHS
        tally.hero_games[place], tally.hero_wins[place] = 100, 25 * TWELFTHS
    tally.best[20] = 100
    tally.reasons.update({"points": 85, "items": 15})
    fair = goals(played(4, tally))
    assert fair["places"].reached and fair["heroes"].reached and fair["winner's points, median"].reached
    assert fair["nobody has a point"].reached and not fair["decided by a tie-break"].reached
    tally.place_wins[0] += 6 * TWELFTHS
    tally.hero_wins[3] -= 7 * TWELFTHS
    unfair = goals(played(4, tally))
    assert not unfair["places"].reached and unfair["places"].measured == "3 of 4"
    assert not unfair["heroes"].reached


def test_quests_are_told_by_how_often_they_are_completed() -> None:
    tally = Tally(games=100, seats=100)
    tally.quests_kept.update({0: 40, HEROIC: 40})
    tally.quests_done.update({0: 20, HEROIC: 36})
    tally.quests_left[HEROIC] = 2
    tally.quest_points[0] = 120
    tally.quest_ap[0] = 240 * SIXTIETHS
    one = played(1, tally, mode="questing")
    heroic, side = figures.deeds(one)
    assert (heroic.share, heroic.by_ap, side.share, side.swapped) == (0.5, 0.5, 0.9, 0.05)
    found = goals(one)
    assert found["heroic quests completed"].reached and not found["side quests completed"].reached


def test_entries_of_the_other_book_are_not_asked_for() -> None:
    one = played(1, Tally())
    names = [share.name for share in figures.answers(one)]
    assert any(name.startswith("slantwise-inn-a-") for name in names)
    assert not any(name.startswith("slantwise-inn-b-") for name in names)
    assert figures.bands(one) and all(" " in share.name for share in figures.bands(one))


# the report


def test_every_table_has_a_cell_for_every_column_and_numbers_are_json() -> None:
    report = made((1, 2), ancients=True)
    for table in report.tables:
        assert table.rows and {len(row) for row in table.rows} == {len(table.columns)}
    found = json.loads(json.dumps(report.numbers))
    assert list(found["seats"]) == ["1", "2"] and found["seats"]["2"]["games"] == 2
    assert "questing, short; competitive, short, 2 seats" in report.title
    assert any(table.title.startswith("Wins by Ancient") for table in report.tables)


@pytest.mark.parametrize(
    ("order", "error"),
    [
        (Order(1, (1,), options={"mode": "cooperative"}), BadOption),
        (Order(1, (2,), options={"mode": "ranked"}), BadOption),
        (Order(0, (2,)), LudotecaError),
    ],
)
def test_a_wrong_order_is_refused_before_a_game_is_played(order: Order, error: type[Exception]) -> None:
    refused_at_once("balance", "dark-venture", order, error)


def test_the_command_prints_tables_and_writes_pictures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    arguments = ["lab", "balance", "dark-venture", "--games", "1", "--bots", "random", "--seats", "2"]
    options = ["--option", "mode=cooperative", "--option", "length=short", "--out", str(tmp_path)]
    assert cli.run([*arguments, *options]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Dark Venture, the balance: random, 1 games each, book A, seed 0: cooperative")
    assert "…" not in out and max(len(line) for line in out.split("Written")[0].splitlines()) <= 80
    names = sorted(file.name for file in tmp_path.iterdir())
    where = "cooperative-short-2-seats.svg"
    assert names == [f"heroes-{where}", f"points-{where}", f"quests-{where}", "report.md"]
