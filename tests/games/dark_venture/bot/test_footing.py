"""How a figure stands: how hurt, how strong, what waits for it, and what its quests still take."""

from __future__ import annotations

from typing import Any

import pytest

from games.dark_venture.kit.position import PLAIN_PLACES, come, figure, in_play, item, lead, place, with_cards
from ludoteca.games.dark_venture.bot.aims import NEVER, Aim, Scene
from ludoteca.games.dark_venture.bot.errands import errand, errands, promise
from ludoteca.games.dark_venture.bot.footing import Odds, ap_left, mood, strength, threat
from ludoteca.games.dark_venture.bot.outlook import outlook
from ludoteca.games.dark_venture.bot.prices import FAINT, HALE, HURT
from ludoteca.games.dark_venture.rules.items import wear
from ludoteca.games.dark_venture.rules.quests import new_task, note
from ludoteca.games.dark_venture.state import UNCONSCIOUS, Position

HERO = "ysmene-tarr"  # power 4, health 34
INN, OAK, FLATS, STREET = "slantwise-inn", "hollow-oak-assembly", "glass-flats", "street-of-unbuilt-houses"


def table(**way: Any) -> Position:
    """A hero at one end of the row, with a quest of one way, if one is given."""
    stages = [{"ways": [way]}] if way else []
    side = {"wet-feet": {"stages": stages, "qp": 3}} if way else {}
    g = in_play(with_cards(locations=PLAIN_PLACES, side=side))
    lead(g, 0, HERO)
    lead(g, 1, "captain-almost", STREET)
    if way:
        g.tasks.append(new_task(g, 0, quest(g)))
    return g


def quest(g: Position) -> int:
    return [one.id for one in g.terms.content.cards.quests].index("wet-feet")


def the_errand(g: Position) -> Aim:
    return errand(Scene(g, 0), g.tasks[0])


def test_a_mood_goes_by_the_health_that_is_left() -> None:
    g = table()
    hero = g.piece(g.heroes[0])
    found = []
    for health in (34, 24, 23, 12, 11, 1):
        hero.health = health
        found.append(mood(g, hero.card))
    assert found == [HALE, HALE, HURT, HURT, FAINT, FAINT]


def test_strength_is_what_is_worn_too() -> None:
    g = table()
    hero = g.piece(g.heroes[0])
    bare = strength(g, hero.card)
    assert (bare.blow, bare.armor, bare.health) == (4, 0, 34)
    hero.carried = [item(g, "butchers-answer"), item(g, "coat-of-drowned-ledgers")]
    for thing in list(hero.carried):
        wear(g, hero.card, thing)
    armed = strength(g, hero.card)
    assert (armed.blow, armed.armor) == (6, 2)


def test_a_partner_makes_a_fight_better_and_a_second_enemy_worse() -> None:
    g = table()
    hound, other = come(g, "salt-hounds-1", INN).card, come(g, "salt-hounds-2", INN).card
    dame = lead(g, 0, "dame-ottoline").card
    alone = Odds(g, [g.heroes[0]], [hound])
    assert Odds(g, [g.heroes[0], dame], [hound]).win >= alone.win
    assert Odds(g, [g.heroes[0], dame], [hound]).lost < alone.lost
    two = Odds(g, [g.heroes[0]], [hound, other])
    assert two.win < alone.win and two.lost > alone.lost


def test_a_place_is_feared_for_who_attacks_there() -> None:
    g = table()
    assert threat(g, g.heroes[0], place(g, INN)) == 0.0
    come(g, "late-postman", INN)  # not aggressive
    assert threat(g, g.heroes[0], place(g, INN)) == 0.0
    come(g, "salt-hounds-1", INN)
    one = threat(g, g.heroes[0], place(g, INN))
    g.piece(g.heroes[0]).health = 10
    assert threat(g, g.heroes[0], place(g, INN)) > one > 0.0


def test_ap_run_out_with_the_rounds() -> None:
    g = table()
    early = ap_left(g, 0)
    g.round = 12
    assert ap_left(g, 0) == 3 < early


# quests


def test_a_place_to_stand_in_is_as_many_ap_as_steps_away() -> None:
    g = table(kind="stand", **{"is": FLATS})
    aim = the_errand(g)
    assert (aim.cost, aim.place) == (3.0, place(g, FLATS))
    g.move(g.piece(g.heroes[0]), place(g, OAK))
    assert the_errand(g).cost == 1.0


def test_the_nearest_of_several_places_is_the_aim() -> None:
    g = table(kind="visit", n=2, distinct=True, **{"is": "wood"})  # inn and oak
    aim = the_errand(g)
    assert (aim.cost, aim.place) == (2.0, place(g, INN))
    note(g, g.tasks[0], 0, place(g, INN))
    aim = the_errand(g)
    assert (aim.cost, aim.place) == (2.0, place(g, OAK))


def test_a_place_that_is_not_laid_takes_longer_unless_one_holds_it() -> None:
    g = table(kind="visit", n=1, **{"is": "deep"})
    unlaid = the_errand(g)
    assert 2.0 < unlaid.cost < NEVER
    deep = next(n for n, one in enumerate(g.terms.content.cards.places) if one.land == "deep")
    g.place_deck.loose[deep] = 0
    g.hand_places[0].append(deep)
    assert the_errand(g).cost < unlaid.cost


def test_what_cannot_be_any_more_is_never_an_aim() -> None:
    g = table(kind="stand", **{"is": INN, "if": [{"hour": {"max": 3}}]})
    assert the_errand(g).cost == 1.0
    g.round = 4
    assert the_errand(g).cost >= NEVER and errands(Scene(g, 0)) == []


def test_who_is_to_be_beaten_is_dearer_the_stronger_it_is() -> None:
    g = table(kind="beat", n=1, **{"is": "salt-hounds"})
    come(g, "salt-hounds-1", OAK)
    weak = the_errand(g)
    assert weak.place == place(g, OAK)
    strong = table(kind="beat", n=1, **{"is": "king-of-the-missing-floor"})
    come(strong, "king-of-the-missing-floor", OAK)
    assert the_errand(strong).cost > weak.cost


def test_a_quest_promises_the_more_the_nearer_it_is() -> None:
    g = table(kind="stand", **{"is": STREET})
    found = []
    for name in ("leaning-post", INN, OAK, FLATS):
        g.move(g.piece(g.heroes[0]), place(g, name))
        found.append(promise(Scene(g, 0), g.tasks[0]))
    assert found == sorted(found) and found[0] < found[-1]


def test_little_time_makes_a_long_quest_worth_little() -> None:
    g = table(kind="stand", **{"is": STREET})
    early = the_errand(g).worth
    g.round = 12
    g.piece(g.heroes[0]).ap = 2
    assert the_errand(g).worth == pytest.approx(early * 0.25)


# the outlook


def test_the_outlook_rises_with_points_progress_health_and_company() -> None:
    def better(change: Any) -> bool:
        g = table(kind="stand", **{"is": STREET})
        g.piece(g.heroes[0]).health = 20
        before = outlook(g, 0)
        change(g)
        return outlook(g, 0) > before

    def score(g: Position) -> None:
        g.score[0] += 1

    def nearer(g: Position) -> None:
        g.move(g.piece(g.heroes[0]), place(g, OAK))

    def healed(g: Position) -> None:
        g.piece(g.heroes[0]).health = 30

    def led(g: Position) -> None:
        lead(g, 0, "pell")

    assert all(better(change) for change in (score, nearer, healed, led))


def test_whoever_lies_unconscious_has_a_worse_outlook() -> None:
    g = table()
    hero = g.piece(figure(g, HERO))
    before = outlook(g, 0)
    g.become(hero, UNCONSCIOUS)
    hero.health = 0
    assert outlook(g, 0) < before
