"""The balance report of Ventura: what it sees in games, its figures, and what it prints."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.ventura.kit import ALPHA, BETA, PLAIN, PLAIN_TOO, WALL, A, B, arrange, card, position
from games.ventura.kit.battle import facing
from kit.reports import refused_at_once
from ludoteca import BadOption, BadSeat, Game, LudotecaError, UnknownBot, UnknownGame, cli
from ludoteca.engine.kernel import State
from ludoteca.engine.rules import Result
from ludoteca.games.ventura.content import FIRST_GARRISON
from ludoteca.games.ventura.lab.figures import Use, all_goals, card_uses, deck_of, deck_ratios, too_high
from ludoteca.games.ventura.lab.tallies import (
    ALL_SOURCES,
    AT_GARRISON,
    DESTROYED,
    DRIVEN_OFF,
    GARRISON_DISMISSED,
    OF_ARMIES,
    OF_COMPANIES,
    WITH_COMPANY,
    Observer,
    Tally,
)
from ludoteca.lab.arena import CUT_OFF, Observe, make_match, play_game
from ludoteca.lab.reports import Order, Report, make_report
from ludoteca.lab.spread import Ratio
from ludoteca.lab.tallies import tally_chunk

SHORT = ("lab", "balance", "ventura", "--games", "2", "--seed", "1")


def made(workers: int = 1, seed: str = "1", edition: str | None = None) -> Report:
    order = Order(4, (2, 4), seed, workers=workers, edition=edition)
    return make_report("balance", "ventura", order, lambda done: None)


@pytest.fixture(scope="module")
def report() -> Report:
    return made()


class Watched:
    """An arranged game with an observer, who looks after every move."""

    def __init__(self, t: Game) -> None:
        self.t = t
        self.tally = Tally()
        self.observer = Observer(self.tally)
        self.observer(position(t))

    def play(self, seat: int, *moves: str) -> None:
        for move in moves:
            self.t.play(seat, move)
            self.observer(position(self.t))


def attack(attacker: str, defender: str, **given: Any) -> Watched:
    """A of "0,0" marches against B on "1,0", in round 2."""
    watched = Watched(facing(attacker, defender, **given))
    watched.play(A, "activate 2", "at 1,0")
    return watched


# battles


@pytest.mark.parametrize(
    ("attacker", "defender", "kind"),
    [
        (f"{PLAIN} {ALPHA}", f"{PLAIN_TOO} {BETA}:2", OF_ARMIES),
        (f"{PLAIN} {ALPHA}", f"{BETA}:2", WITH_COMPANY),
        (ALPHA, f"{PLAIN_TOO} {BETA}:2", WITH_COMPANY),
        (ALPHA, f"{BETA}:2", OF_COMPANIES),
    ],
)
def test_a_battle_is_counted_by_its_kind_and_round(attacker: str, defender: str, kind: str) -> None:
    watched = attack(attacker, defender)
    assert watched.tally.battles == {(kind, 2): 1}
    fell = PLAIN_TOO in defender
    assert watched.tally.events == ({("captain-falls", 2): 1} if fell else {})
    assert watched.observer.points == ({(A, DESTROYED): 5} if fell else {})
    assert watched.observer.armies_met == (2 if kind == OF_ARMIES else 0)


@pytest.mark.parametrize(
    ("defender", "kind"), [("garrison:3", AT_GARRISON), (f"{PLAIN_TOO} garrison:3", OF_ARMIES)]
)
def test_a_garrison_counts_for_itself_unless_a_captain_leads_it(defender: str, kind: str) -> None:
    land = {"0,0": "field A", "1,0": "city B"}
    troops = {(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 0,0", (B, 1): f"{defender} @ 1,0"}
    watched = Watched(arrange(2, phase="march", land=land, troops=troops))
    watched.play(A, "activate 2", "at 1,0", f"line {ALPHA} 1")
    assert watched.tally.battles == {(kind, 2): 1}
    assert watched.t.result is not None and watched.t.result.reason == "last-family"
    assert watched.observer.points[A, "Cities"] == 1


def test_a_garrison_that_is_dismissed_is_counted() -> None:
    watched = Watched(arrange(2, phase="upkeep", troops={(A, 2): ALPHA}))
    watched.play(A, "dismiss 2.1", "dismiss 1.1")
    assert watched.tally.events == {(GARRISON_DISMISSED, 2): 1} and watched.observer.fallen == {A}


def test_a_retreat_is_counted_and_its_points_are_those_of_an_army_driven_off() -> None:
    watched = attack(f"{PLAIN} {WALL}", f"{PLAIN_TOO} {WALL}")
    watched.play(A, "stay")
    watched.play(B, "at 2,0")
    assert watched.tally.battles == {(OF_ARMIES, 2): 1} and watched.tally.events == {("retreats", 2): 1}
    assert watched.observer.points == {(A, DRIVEN_OFF): 5}


def test_of_several_troops_each_battle_is_counted_as_the_defender_sends_them() -> None:
    watched = attack(f"{PLAIN} {ALPHA} {ALPHA}", f"{BETA}:2", others={(B, 3): f"{PLAIN_TOO} {BETA}:2 @ 1,0"})
    watched.play(B, "defend 3")
    watched.play(A, f"line {ALPHA} 1")
    assert watched.tally.battles == {(OF_ARMIES, 2): 1}
    watched.play(A, f"line {ALPHA} 1")  # against the last one, that nobody needs to send
    assert watched.tally.battles == {(OF_ARMIES, 2): 1, (WITH_COMPANY, 2): 1}


# points and cards


def test_points_are_told_apart_by_where_they_come_from() -> None:
    land = {"0,0": "papal A", "1,0": "village B", "2,0": "wood B"}
    troops = {(A, 2): f"{PLAIN} {ALPHA} @ 0,0"}
    watched = Watched(arrange(2, land=land, troops=troops, florins={A: 3}))
    watched.play(A, "spend 3")
    assert watched.observer.points == {(A, "prestige"): 4, (A, "Papal tiles"): 2}
    watched = Watched(arrange(2, phase="march", land=land, troops=troops))
    watched.play(A, "activate 2", "at 1,0", "done")
    # and a new round begins, in which nobody has Florins to spend
    found = {(A, "markers removed"): 2, (B, "initiative"): 1, (A, "Papal tiles"): 2}
    assert watched.observer.points == found


def test_a_card_is_used_when_it_is_deployed_or_played() -> None:
    watched = Watched(arrange(2, phase="deploy", hands={A: f"{BETA} spys-letter", B: ALPHA}, florins={A: 9}))
    assert watched.observer.used == [set(), set()]
    watched.play(A, f"deploy {BETA} 2", "play spys-letter")
    assert watched.observer.used == [{card(BETA), card("spys-letter")}, set()]
    watched.observer.starter = B
    watched.observer.finish(Result("points", (1, 2), (30, 0)))
    tally = watched.tally
    assert tally.used_by_winner == {card(BETA): 1, card("spys-letter"): 1} == tally.used_in_games
    assert not tally.used_by_others and tally.place_wins == {1: 1}
    assert tally.family_games == {0: 1, 1: 1} and tally.family_wins == {0: 1}


def test_a_game_that_is_cut_off_has_no_winner() -> None:
    watched = attack(ALPHA, f"{BETA}:2")
    watched.observer.finish(None)
    tally = watched.tally
    assert tally.games == 1 and tally.reasons == {CUT_OFF: 1}
    assert tally.decided == 0 and not tally.family_wins and not tally.place_wins


def listening(observer: Observer, kinds: Counter[str]) -> Observe:
    """An observer, and beside him a count of all that was told so far."""

    def look(g: State) -> None:
        observer(g)
        kinds.clear()
        kinds.update([event.kind for event in g.log or []])

    return look


@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
@pytest.mark.parametrize(("seats", "bot"), [(2, "greedy"), (4, "greedy"), (3, "random")])
def test_in_whole_games_nothing_is_missed(seats: int, bot: str, edition: str) -> None:
    match = make_match("ventura", [bot], seats, 3, {"round_limit": 12}, edition)
    tally = Tally()
    for number in range(3):
        before = tally.battles.total()
        observer = Observer(tally)
        kinds: Counter[str] = Counter()
        result = play_game(match, number, listening(observer, kinds))[0]
        assert result is not None
        observer.finish(result)
        for seat in range(seats):
            points = [count for (other, _), count in observer.points.items() if other == seat]
            assert sum(points) == result.scores[seat]
        fought = kinds["battle-won"] + kinds["battle-even"] + kinds["battle-broken-off"]
        assert tally.battles.total() - before == fought
        assert observer.round == kinds["round"]
    assert tally.games == tally.decided == 3 == tally.rounds.total()
    assert tally.family_games.total() == 3 * seats and tally.family_wins.total() == 3
    assert set(tally.points) <= set(ALL_SOURCES)
    for what in ("Florins", "Troops", "tiles"):
        assert tally.economy_of[what, 1] == 3 * seats


def test_chunks_add_up() -> None:
    match = make_match("ventura", ["greedy"], 2, 1, {"round_limit": 3}, None)
    whole = tally_chunk(Tally, Observer, (match, 0, 3))
    parts = tally_chunk(Tally, Observer, (match, 0, 1))
    parts.add(tally_chunk(Tally, Observer, (match, 1, 3)))
    assert parts == whole


# figures


def tally_of(games: int, **used: tuple[int, int]) -> Tally:
    """Games with two seats that all families won equally often; cards used by winners and by others."""
    tally = Tally(games, games, early=games // 4, met=games)
    for family in range(4):
        tally.family_games[family] = games // 2
        tally.family_wins[family] = games // 4
    tally.place_wins.update({0: games // 2, 1: games // 2})
    tally.rounds[10] = games
    tally.reasons.update({"points": games // 2, "last-family": games // 2})
    for name, (winner, others) in used.items():
        tally.used_by_winner[card(name)] = winner
        tally.used_by_others[card(name)] = others
        tally.used_in_games[card(name)] = max(winner, others)
    return tally


def test_every_card_has_a_deck() -> None:
    decks = Counter(deck_of(kind) for kind in range(FIRST_GARRISON))
    assert decks == {0: 18, 1: 20, 2: 4, 3: 16}


def test_cards_are_ordered_by_the_ratio_of_winners_to_others() -> None:
    uses = card_uses({2: tally_of(400, acuto=(100, 50), swordsmen=(60, 60), ambush=(30, 40))})
    assert [use.name for use in uses[:3]] == ["acuto", "swordsmen", "ambush"]
    acuto = uses[0]
    assert (acuto.winner, acuto.others, acuto.games) == (0.25, 0.125, 100)
    assert acuto.ratio is not None and acuto.ratio.value == pytest.approx(2.0)
    assert acuto.ratio.low == pytest.approx(1.47, abs=0.01)
    assert acuto.ratio.high == pytest.approx(2.72, abs=0.01)
    assert [use.name for use in too_high(uses)] == ["acuto"]
    assert uses[3].ratio is None and uses[3].value == 0


def test_numbers_of_seats_are_compared_each_for_itself() -> None:
    """A card that all use more often at one table than at another has a ratio of 1 all the same."""
    two, four = tally_of(100, farmers=(80, 80)), tally_of(100, farmers=(10, 30))
    [use] = [use for use in card_uses({2: two, 4: four}) if use.name == "farmers"]
    assert use.winner / use.others == pytest.approx(0.45 / 0.275)
    assert use.value == pytest.approx(1.0)
    assert deck_ratios({2: two, 4: four})[2] == pytest.approx(1.0)


def test_goals_are_reached_or_not() -> None:
    tallies = {2: tally_of(400, acuto=(60, 50))}
    goals = all_goals(tallies, card_uses(tallies))
    assert len(goals) == 6 and all(goal.reached for goal in goals)
    tally = tallies[2]
    tally.family_wins.update({0: 30, 1: -30})
    tally.place_wins.update({0: 30, 1: -30})
    tally.rounds = Counter({7: 300, 10: 100})
    tally.early = 79
    tally.reasons = Counter({"points": 400})
    tally.used_by_winner[card("acuto")] = 90
    goals = all_goals(tallies, card_uses(tallies))
    assert not any(goal.reached for goal in goals)
    assert [goal.measured for goal in goals][:3] == ["35 to 65 %", "42 to 57 %", "7"]
    assert goals[-1].measured == "1, surely 0"


def test_a_card_that_only_one_side_used_has_no_ratio() -> None:
    use = Use(0, 3, 0.1, 0.0, None, {2: None})
    assert use.value == 0 and use.json()["ratio"] is None
    assert Use(0, 3, 0.2, 0.1, Ratio(2.0, 1.0, 4.0), {}).json()["interval"] == [1.0, 4.0]


# the report


def test_the_report_does_not_depend_on_the_number_of_processes(report: Report) -> None:
    assert made(workers=2).numbers == report.numbers
    assert made(seed="2").numbers != report.numbers


def test_an_edition_and_options_are_played(report: Report) -> None:
    italian = made(edition="it-2011")
    assert italian.numbers["edition"] == "it-2011" and "it-2011" in italian.title
    assert italian.numbers["seats"] != report.numbers["seats"]
    order = Order(2, (3,), options={"round_limit": 2})
    numbers = make_report("balance", "ventura", order, lambda done: None).numbers
    found = json.loads(json.dumps(numbers))
    assert found["options"] == {"round_limit": 2}
    assert found["seats"]["3"]["reasons"] == {"round-limit": 2}


def test_every_row_of_a_table_has_a_cell_for_every_column(report: Report) -> None:
    assert report.tables[-1].title == "Goals" and len(report.tables) == 14
    for table in report.tables:
        assert table.rows and {len(row) for row in table.rows} == {len(table.columns)}
    assert report.markdown().startswith("# Ventura, the balance: greedy, 4 games with each number of seats")


def test_the_numbers_are_json_and_agree_with_each_other(report: Report) -> None:
    numbers = json.loads(json.dumps(report.numbers, allow_nan=False))
    assert list(numbers["seats"]) == ["2", "4"] and len(numbers["cards"]) == FIRST_GARRISON
    for seats, found in numbers["seats"].items():
        assert found["games"] == 4 == sum(found["reasons"].values()) == sum(found["rounds"]["games"].values())
        assert sum(one["won"] for one in found["families"].values()) == 4
        assert sum(one["won"] for one in found["places"].values()) == 4
        assert len(found["places"]) == int(seats)
        for one in (*found["families"].values(), *found["places"].values()):
            low, high = one["interval"]
            assert 0 <= low <= one["rate"] <= high <= 1
        assert found["by_round"][0]["games"] == 4
        fought = sum(one["battles"] for one in found["by_round"])
        assert sum(found["battles"].values()) * 4 == pytest.approx(fought)


def test_progress_is_told_of_every_game() -> None:
    done: list[int] = []
    make_report("balance", "ventura", Order(3, (2,), options={"round_limit": 2}), done.append)
    assert done[0] == 0 and sum(done) == 3


@pytest.mark.parametrize(
    ("order", "game", "error"),
    [
        (Order(0, (2,)), "ventura", LudotecaError),
        (Order(1, (2,), workers=0), "ventura", LudotecaError),
        (Order(1, (2, 5)), "ventura", BadSeat),
        (Order(1, (2,), bots=("nobody",)), "ventura", UnknownBot),
        (Order(1, (2,), edition="de-1999"), "ventura", UnknownGame),
        (Order(1, (2,), options={"nothing": 1}), "ventura", BadOption),
        (Order(1, (2,)), "condottiere", LudotecaError),
    ],
)
def test_a_wrong_order_is_refused_before_a_game_is_played(
    order: Order, game: str, error: type[Exception]
) -> None:
    refused_at_once("balance", game, order, error)


# the command


def test_the_command_prints_tables_and_writes_pictures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert cli.run([*SHORT, "--edition", "it-2011", "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Ventura, the balance: greedy, 2 games with each number of seats, it-2011, seed 1")
    for title in ("Wins by family", "Points by source", "Economy by round, 4 seats", "Cards", "Goals"):
        assert title in out
    assert "…" not in out and max(len(line) for line in out.split("Written")[0].splitlines()) <= 80
    pictures = ["cards", "economy-2", "economy-4", "length", "points", "wins-2", "wins-4"]
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(
        ["report.md", *[f"{name}.svg" for name in pictures]]
    )


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    given = ("--seats", "3", "--json", "--bots", "ismcts:iterations=2", "--option", "round_limit=1")
    assert cli.run([*SHORT, *given]) == 0
    numbers = json.loads(capsys.readouterr().out)
    assert numbers["report"] == "balance" and numbers["bots"] == ["ismcts:iterations=2"]
    assert list(numbers["seats"]) == ["3"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("ventura", "--seats", "2,x"), "--seats takes numbers with commas"),
        (("ventura", "--seats", "5"), "Ventura is for 2 to 4 seats, not 5"),
        (("ventura", "--games", "0"), "the number of games goes from 1"),
        (("ventura", "--bots", "nobody"), "nobody"),
        (("ventura", "--edition", "de"), "de"),
        (("ventura", "--option", "nothing=1"), "nothing"),
        (("venti",), "there is no report on the balance of VENTI"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert cli.run(["lab", "balance", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and sentence in err and len(err.splitlines()) == 1


def test_a_folder_that_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert cli.run([*SHORT, "--option", "round_limit=1", "--out", str(tmp_path / "file")]) == 2
    assert "cannot be written" in capsys.readouterr().err
