"""Bots: they sit behind a door, choose legal moves, and play better the more they think."""

from __future__ import annotations

import pytest

import ludoteca
from games.condottiere.kit import arrange, play, position
from kit.toys import march, registered
from ludoteca import Game, UnknownBot
from ludoteca.bots import Bot, IsmctsBot, bot_names, make_bot
from ludoteca.engine.kernel import State
from ludoteca.engine.rng import seeded
from ludoteca.games.condottiere.state import Position
from ludoteca.lab.arena import play_match

QUICK = ("random", "greedy", "ismcts:iterations=20")


def play_to_the_end(t: Game, bots: list[Bot]) -> None:
    while t.asked:
        seat = t.asked[0]
        door = t.door(seat)
        name = door.name(bots[seat].choose(door))
        assert name in t.legal(seat)
        t.play(seat, name)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"draw_after_battle": True, "hidden_cards": True},
        {"capturing_regions": True, "bigger_kingdoms": True},
        {"series": 6, "hidden_cards": True},
    ],
    ids=str,
)
def test_every_choice_is_legal_to_the_end_of_the_game(name: str, options: dict[str, object]) -> None:
    t = ludoteca.new("condottiere", seats=3, seed=5, options=options)
    play_to_the_end(t, [make_bot(name, seat) for seat in range(3)])
    assert t.result is not None


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_chooses_the_same_moves(name: str) -> None:
    records = []
    for _run in range(2):
        t = ludoteca.new("condottiere", seats=2, seed=9)
        play_to_the_end(t, [make_bot(name, seat) for seat in range(2)])
        records.append(str(t.record()))
    assert records[0] == records[1]


def test_choosing_changes_nothing_in_the_game() -> None:
    t = ludoteca.new("condottiere", seats=4, seed=2)
    before = t.position()
    for name in QUICK:
        make_bot(name, 1).choose(t.door(t.asked[0]))
    assert t.position() == before


def test_a_single_legal_move_needs_no_thought() -> None:
    t = arrange(lines={0: "H C Dr"}, hands={0: "Sc", 1: "M1"})
    play(t, 0, "Sc")
    bot = make_bot("ismcts", 1)
    assert isinstance(bot, IsmctsBot)
    assert t.door(0).name(bot.choose(t.door(0))) == "take none"
    assert bot.simulated == 0


def test_whoever_leads_when_all_others_are_out_passes() -> None:
    t = arrange(lines={0: "M6", 1: "M5"}, hands={0: "M1 H", 1: "M2 M3"}, passed=(1, 2, 3))
    for name in ("greedy", "ismcts:iterations=200"):
        assert t.door(0).name(make_bot(name, 1).choose(t.door(0))) == "pass"


def test_search_finds_the_move_that_wins_the_game() -> None:
    """Milano joins Torino and Genova: with the Heroine seat 0 leads, and nobody can answer."""
    t = arrange(
        control={0: "torino genova"},
        site="milano",
        lines={1: "M5"},
        hands={0: "H M1", 1: "M2", 2: "M1"},
        passed=(1, 2, 3),
    )
    bot = make_bot("ismcts:iterations=300", 4)
    assert t.door(0).name(bot.choose(t.door(0))) == "play heroine"


def test_a_bot_imagines_other_hands_and_keeps_its_own() -> None:
    t = ludoteca.new("condottiere", seats=3, seed=3)
    true = position(t)
    imagined = [t.door(0).imagine(seeded(seed)) for seed in range(5)]
    hands = [tuple(position_of(g).hands) for g in imagined]
    assert all(hand[:15] == tuple(true.hands[:15]) for hand in hands)
    assert len({hand[15:] for hand in hands}) > 1


def position_of(g: State) -> Position:
    assert isinstance(g, Position)
    return g


def test_search_by_seconds_stops_in_time() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    bot = make_bot("ismcts:seconds=0.05", 1)
    assert isinstance(bot, IsmctsBot)
    bot.choose(t.door(0))
    assert bot.simulated >= 16


def test_greedy_beats_random_and_search_beats_greedy() -> None:
    """A smoke test with small samples; docs/games/condottiere.md has the measured figures."""
    greedy = play_match("condottiere", ["greedy", "random"], 60, seats=2, seed=1)
    assert greedy.standings[0].rate > 0.85
    search = play_match("condottiere", ["ismcts:iterations=60", "greedy"], 8, seats=2, seed=1)
    assert search.standings[0].rate >= 0.5


WRONG = (
    "",
    "gready",
    "greedy:x=1",
    "ismcts:iterations",
    "ismcts:iterations=0",
    "ismcts:iterations=x",
    "ismcts:speed=3",
    "ismcts:seconds=-1",
    "ismcts:cut=1e99",
    "ismcts:explore=nan",
    "x" * 10_000,
)


@pytest.mark.parametrize("name", WRONG, ids=[name[:20] for name in WRONG])
def test_an_unknown_bot_or_setting_gets_a_sentence(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(name, 1)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("name", [None, 5, b"greedy", ["greedy"]])
def test_a_bot_is_named_by_a_text(name: object) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", QUICK)
def test_a_game_without_rules_of_thumb_is_played_by_every_bot(name: str) -> None:
    with registered(march.MARCH) as game:
        t = ludoteca.new(game, seed=1)
        play_to_the_end(t, [make_bot(name, seat) for seat in range(t.seats)])
        assert t.result is not None


def test_the_names_of_the_bots() -> None:
    assert bot_names() == ("random", "greedy", "ismcts")
