"""Greedy's rules of thumb, in places and with quests of the test's own; and that they win."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.dark_venture.kit.position import (
    PLAIN_PLACES,
    begin,
    come,
    in_play,
    item,
    lead,
    legal,
    menu,
    with_cards,
)
from ludoteca.engine.kernel import answer_chance
from ludoteca.engine.rng import Rng, seeded
from ludoteca.games.dark_venture.actions import DRAW, SKIP, space_of
from ludoteca.games.dark_venture.bot.acting import PATIENCE
from ludoteca.games.dark_venture.bot.answering import draw
from ludoteca.games.dark_venture.bot.greedy import favourite_of
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.game import DARK_VENTURE
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.decks import CHARACTERS
from ludoteca.games.dark_venture.rules.fights import begin_by_aggression
from ludoteca.games.dark_venture.rules.laying import ChooseCard
from ludoteca.games.dark_venture.rules.menu import Menu
from ludoteca.games.dark_venture.rules.quests import new_task
from ludoteca.games.dark_venture.rules.script import Script
from ludoteca.games.dark_venture.rules.search import Find
from ludoteca.games.dark_venture.rules.setup import ChooseAncient
from ludoteca.games.dark_venture.state import COOPERATIVE, UNCONSCIOUS, Position

INN, OAK, FLATS, STREET = "slantwise-inn", "hollow-oak-assembly", "glass-flats", "street-of-unbuilt-houses"


def table(way: dict[str, Any] | None = None, start: str = "leaning-post", **tables: Any) -> Position:
    """A strong hero without any ability on the row, with a quest of one way; a rival at its end."""
    plain: dict[str, Any] = {"abilities": [], "gifts": []}
    way = way or {"kind": "finish", "is": "side", "n": 3}
    side = {"wet-feet": {"stages": [{"ways": [way]}], "qp": 3}}
    heroes = {"brother-cinderjaw": {**plain, "mind": 7}, "captain-almost": plain}
    g = in_play(with_cards(**{"locations": PLAIN_PLACES, "side": side, "heroes": heroes, **tables}))
    lead(g, 0, "brother-cinderjaw", start)
    lead(g, 1, "captain-almost", STREET)
    g.tasks.append(new_task(g, 0, [one.id for one in g.terms.content.cards.quests].index("wet-feet")))
    g.searched = [True] * len(g.searched)
    return g


def choice(g: Position) -> str:
    """What greedy does, by its name."""
    seat = g.asked[0]
    return space_of(g.terms.content).name(DARK_VENTURE.advice.sensible(g, seat, seeded(1)))


@pytest.mark.parametrize(
    ("start", "step"), [("leaning-post", INN), (INN, OAK), (OAK, FLATS), (STREET, FLATS)]
)
def test_it_walks_to_where_its_quest_leads(start: str, step: str) -> None:
    g = table({"kind": "stand", "is": FLATS, "if": [{"health": {"min": 1}}]}, start)
    menu(g)
    assert choice(g) == f"go {step}"


def test_it_goes_around_no_quest_for_a_fight_it_would_lose() -> None:
    g = table({"kind": "stand", "is": INN}, OAK)
    menu(g)
    assert choice(g) == f"go {INN}"
    for n in (1, 2):
        come(g, f"salt-hounds-{n}", INN)
    g.piece(g.heroes[0]).health = 6
    assert choice(g) != f"go {INN}"


def test_it_lays_the_land_that_its_quest_asks_for() -> None:
    g = table({"kind": "stand", "is": "deep"})
    places = g.terms.content.cards.places
    deep = next(n for n, one in enumerate(places) if one.land == "deep")
    other = next(n for n, one in enumerate(places) if one.land == "water")
    g.hand_places[0] = sorted([deep, other])
    menu(g)
    assert choice(g) == f"lay {places[deep].id}"


def test_it_attacks_whom_its_quest_asks_for_and_leaves_others_alone() -> None:
    g = table({"kind": "beat", "is": "thief", "n": 1})
    come(g, "furnace-wardens-1")
    menu(g)
    assert not choice(g).startswith("attack")
    g = table({"kind": "beat", "is": "guard", "n": 1})
    come(g, "furnace-wardens-1")
    menu(g)
    assert choice(g) == "attack furnace-wardens-1"


def test_it_searches_where_nobody_has() -> None:
    g = table()
    g.searched[0] = False
    g.round = 2
    menu(g)
    assert choice(g) == "search"


def test_it_stows_and_wears_what_is_better_and_leaves_it_at_that() -> None:
    g = table()
    hero = g.piece(g.heroes[0])
    g.hand_items[0] = [item(g, "butchers-answer")]
    menu(g)
    assert choice(g) == "stow butchers-answer"
    g.hand_items[0] = []
    hero.carried = [item(g, "butchers-answer")]
    assert choice(g) == "wear butchers-answer"
    hero.carried, hero.worn = [], [item(g, "butchers-answer")]
    assert "butchers-answer" not in choice(g)


def test_it_heals_itself_when_it_is_hurt() -> None:
    g = table()
    hero = g.piece(g.heroes[0])
    hero.carried = [item(g, "marsh-tea-1")]
    menu(g)
    assert choice(g) != "use marsh-tea-brew"
    hero.health = 5
    assert choice(g) == "use marsh-tea-brew"


def test_it_plays_a_follower_from_its_hand_and_goes_to_court_it() -> None:
    g = table()
    pell = next(n for n, one in enumerate(g.terms.content.cards.figures) if one.name == "pell")
    g.hand_figures[0] = [pell]
    menu(g)
    assert choice(g) == "play pell"
    g = table()
    come(g, "pell", OAK)
    menu(g)
    assert choice(g) == f"go {INN}"


def test_it_wakes_before_anything_else() -> None:
    g = table()
    hero = g.piece(g.heroes[0])
    g.become(hero, UNCONSCIOUS)
    hero.health = 0
    menu(g)
    assert choice(g) == "wake"


def test_it_gives_its_follower_something_where_a_quest_asks_for_gifts() -> None:
    g = table({"kind": "deed", "deed": "gifts", "n": 1})
    lead(g, 0, "pell")
    g.piece(g.heroes[0]).worn = [item(g, "tray")]
    g.piece(g.heroes[0]).carried = [item(g, "invitation")]
    menu(g)
    found = []
    for _ in range(3):
        found.append(choice(g))
        g.apply(0, space_of(g.terms.content).parse(found[-1]))
    assert found == ["offer pell", "give invitation", "propose"]


def friendly(way: dict[str, Any]) -> Position:
    """In co-op, both heroes at the start of the row with the same quest."""
    g = table(way)
    g.terms.mode, g.terms.together = COOPERATIVE, True
    friend = g.piece(g.heroes[1])
    g.move(friend, g.piece(g.heroes[0]).place)
    g.tasks.append(new_task(g, 1, g.tasks[0].quest))
    return g


def test_friends_whose_ways_are_the_same_walk_together() -> None:
    g = friendly({"kind": "stand", "is": FLATS})
    menu(g)
    assert choice(g) == f"party {INN}"
    g.apply(0, space_of(g.terms.content).parse(f"party {INN}"))
    assert g.asked == (1,) and choice(g) == "yes"


def test_a_faint_friend_is_given_a_remedy() -> None:
    g = friendly({"kind": "finish", "is": "side", "n": 3})
    g.piece(g.heroes[0]).carried = [item(g, "nurses-kit-1"), item(g, "invitation")]
    menu(g)
    assert not choice(g).startswith("offer")
    g.piece(g.heroes[1]).health = 4
    found = []
    for _ in range(3):
        found.append(choice(g))
        g.apply(0, space_of(g.terms.content).parse(found[-1]))
    assert found == ["offer captain-almost", "give nurses-kit-1", "propose"]
    assert g.asked == (1,) and choice(g) == "yes"


def test_it_flees_from_a_fight_it_would_lose_and_fights_one_it_would_win() -> None:
    for health, word in ((38, "hit"), (3, "flee")):
        g = table(enemies={"salt-hounds": {"abilities": [], "speed": 1}})
        come(g, "salt-hounds-1")
        g.piece(g.heroes[0]).health = health
        begin_by_aggression(g, 0)
        g.advance()
        rng = seeded("a fight")
        while g.asked != (0,):
            assert answer_chance(g, rng)
        assert choice(g).split()[0] == word


def test_it_keeps_the_best_of_what_it_finds() -> None:
    g = table()
    things = sorted([item(g, "tray"), item(g, "nurses-kit-1"), item(g, "invitation")])
    begin(g, Find(0, g.heroes[0], 0, 1, things))
    assert choice(g) == "find nurses-kit-1"


def answers_to(*scripts: list[dict[str, Any]]) -> Counter[str]:
    """How often greedy gives each answer of an entry that it reads a hundred times."""
    story = {"choose": [{"key": f"n{n}", "do": script} for n, script in enumerate(scripts)]}
    g = table(locations={**PLAIN_PLACES, INN: {"a": {"rules": [], "story": [story]}}})
    menu(g)
    g.apply(0, space_of(g.terms.content).parse(f"go {INN}"))
    given = [DARK_VENTURE.advice.sensible(g, 0, seeded(seed)) for seed in range(100)]
    return Counter([space_of(g.terms.content).name(action).rpartition("-")[2] for action in given])


def test_answers_go_by_what_they_bring() -> None:
    assert answers_to([{"lose": 3}], [{"qp": 3}]) == {"n1": 100}


def test_answers_that_bring_about_as_much_are_all_given() -> None:
    found = answers_to([{"qp": 1}], [{"qp": 1}, {"lose": 3}], [{"lose": 3}])
    assert found["n0"] > found["n1"] > 10 > found["n2"]


def test_a_card_that_a_full_hand_does_not_need_is_not_drawn() -> None:
    g = table({"kind": "visit", "is": "deep", "n": 1})
    g.hand_figures[0] = [g.figure_deck.loose.index(True)]
    assert draw(g, 0, [DRAW + CHARACTERS, SKIP]) == SKIP
    assert draw(g, 0, [DRAW + CHARACTERS]) == DRAW + CHARACTERS


def test_it_lays_of_several_locations_the_one_that_its_quest_asks_for() -> None:
    g = table({"kind": "visit", "is": "deep", "n": 1})
    places = g.terms.content.cards.places
    deep = next(n for n, one in enumerate(places) if one.land == "deep")
    water = next(n for n, one in enumerate(places) if one.land == "water")
    begin(g, ChooseCard(0, sorted([deep, water]), g.heroes[0], 0))
    assert choice(g) == f"lay {places[deep].id}"


@pytest.mark.parametrize(("called", "where"), [("tax-birds", INN), ("late-postman", FLATS)])
def test_it_has_who_would_attack_come_out_of_its_way_and_others_where_it_goes(
    called: str, where: str
) -> None:
    hours = {"hour-three": {"do": [{"call": called, "to": "next"}]}}
    g = table({"kind": "stand", "is": FLATS}, OAK, hours=hours)
    hero = g.piece(g.heroes[0])
    begin(g, Script(g.terms.content.hours[2], Cast(0, hero.card, hero.card, where=hero.place), []))
    assert choice(g) == f"pick place {where}"


def test_it_serves_the_ancient_whose_favour_is_won_most_easily() -> None:
    hard = [{"ways": [{"kind": "deed", "deed": "wakes", "n": 9}]}]
    easy = [{"ways": [{"kind": "deed", "deed": "lays", "n": 1}]}]
    power = {"name": "breakfast", "on": "act", "limit": "round", "do": [{"heal": 4, "who": "pair"}]}
    ids = shipped_content().cards.ancients
    entries = {id: {"stages": hard, "powers": [power]} for id in ids}
    entries[ids[3]] = {"stages": easy, "powers": [power]}
    g = table(ancients=entries)
    begin(g, ChooseAncient(0))
    assert choice(g) == f"ancient {ids[3]}"


# for a search


def test_a_search_looks_at_a_dozen_of_a_menu_and_at_the_favourite_first() -> None:
    g = table({"kind": "stand", "is": FLATS})
    g.piece(g.heroes[0]).carried = [item(g, name) for name in ("tray", "invitation", "apology")]
    menu(g)
    g.piece(g.heroes[0]).worn = [g.piece(g.heroes[0]).carried.pop(0)]
    tried = DARK_VENTURE.advice.worth_trying(g, 0)
    names = [space_of(g.terms.content).name(action) for action in tried]
    assert names[0] == choice(g) == f"go {INN}"
    assert "end" in names and len(names) <= 13 and "drop tray" in legal(g, 0)
    assert not any(name.startswith(("drop", "take off")) for name in names)


def test_a_search_does_not_think_about_what_is_only_tidied_up() -> None:
    g = table()
    g.hand_items[0] = [item(g, "butchers-answer")]
    menu(g)
    assert DARK_VENTURE.advice.worth_trying(g, 0) == [space_of(g.terms.content).parse("stow butchers-answer")]


def test_whoever_is_ahead_is_worth_more_and_friends_are_worth_the_same() -> None:
    g = table({"kind": "stand", "is": FLATS})
    g.score = [0, 12]
    mine, theirs = DARK_VENTURE.advice.worths(g)
    assert mine < theirs and mine + theirs == pytest.approx(1.0)
    g.terms.mode, g.terms.together = COOPERATIVE, True
    mine, theirs = DARK_VENTURE.advice.worths(g)
    g.score = [12, 12]
    assert mine == theirs < DARK_VENTURE.advice.worths(g)[0] < 1.0


# whole games


def played(seed: str, seats: int, greedy: set[int], **options: Any) -> Position:
    """A game in which some seats are greedy, each in the position that it imagines, and the others random."""
    chosen = {spec.name: spec.default for spec in DARK_VENTURE.info.options} | options
    g = DARK_VENTURE.set_up(seats, "core", chosen)
    g.advance()
    rng: Rng = seeded(seed)
    decisions = 0
    while answer_chance(g, rng):
        seat = g.asked[0]
        if seat in greedy:
            imagined = DARK_VENTURE.determinize(g, seat, rng)
            legal_there = imagined.options(seat)
            favourite = favourite_of(imagined, seat, legal_there)
            assert favourite in legal_there, "there is a rule of thumb for every question"
            g.apply(seat, favourite)
        else:
            g.apply(seat, rng.one_of(g.options(seat)))
        decisions += 1
        assert decisions < 5000, "it goes round in circles"
    return g


def test_it_beats_random() -> None:
    """A smoke test with a small sample; the game's page has the measured figures."""
    won = 0
    for n in range(20):
        g = played(f"game {n}", 2, {n % 2})
        won += DARK_VENTURE.result(g).winners == (n % 2,)
    assert won >= 19


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (1, {"mode": "ranked", "length": "short", "books": "b"}),
        (2, {"mode": "cooperative", "length": "short"}),
        (3, {"length": "short", "ancients": True, "day_events": True, "npc": "steward"}),
        (
            4,
            {
                "length": "short",
                "books": "b",
                "hexagons": "player",
                "adjacency": "neighbour",
                "auto_end": False,
            },
        ),
    ],
)
def test_it_plays_every_mode_to_its_end(seats: int, options: dict[str, Any]) -> None:
    g = played("day", seats, set(range(seats)), **options)
    assert g.over and max(g.score) > 0


def test_it_does_not_do_for_ever_what_is_free_and_good() -> None:
    hum = {"name": "hum", "on": "act", "limit": "turn", "do": [{"qp": 1}]}
    g = table(heroes={"brother-cinderjaw": {"abilities": [hum], "gifts": []}})
    menu(g)
    assert choice(g) == "use brother-cinderjaw-hum"
    step = g.stack[-1]
    assert isinstance(step, Menu)
    step.handled = PATIENCE
    assert choice(g) != "use brother-cinderjaw-hum"
