"""What the content is worth to a bot: computed by hand for small entries, and sensible for the whole box."""

from __future__ import annotations

import math
from typing import Any

import pytest

from games.dark_venture.kit.position import with_cards
from ludoteca.games.dark_venture.bot import prices
from ludoteca.games.dark_venture.bot.estimates import MARKS_COUNT, READ_AGAIN, Estimates, Sheet, estimates_of
from ludoteca.games.dark_venture.bot.prices import FAINT, HALE, HURT
from ludoteca.games.dark_venture.content.cards import ENEMY, FOLLOWER
from ludoteca.games.dark_venture.content.played import Content, shipped_content

BOX = shipped_content()


def content_with(*steps: dict[str, Any], cost: dict[str, Any] | None = None) -> Content:
    """The box, with an object that does this."""
    ability = {"name": "test", "on": "use", "cost": cost or {"self": True}, "do": list(steps)}
    return with_cards(objects={"marsh-tea": {"abilities": [ability]}})


def the_ability(content: Content) -> int:
    item = [one.id for one in content.cards.items].index("marsh-tea")
    return content.item_abilities[item][0]


def worth(*steps: dict[str, Any], mood: int = HURT, hero: str = "ysmene-tarr") -> float:
    """What an entry is worth to a hero."""
    content = content_with(*steps)
    sheet = sheet_of(content, hero, mood)
    return sheet.lines[content.abilities[the_ability(content)].line]


def sheet_of(content: Content, name: str = "ysmene-tarr", mood: int = HURT) -> Sheet:
    return estimates_of(content).sheet(numbered(content, name), mood)


def numbered(content: Content, name: str) -> int:
    return [figure.name for figure in content.cards.figures].index(name)


def named_item(name: str) -> int:
    return [item.name for item in BOX.cards.items].index(name)


# entries, by hand


def test_points_count_as_they_are() -> None:
    assert worth({"qp": 2}) == pytest.approx(2.0)
    assert worth({"qp": "1d6"}) == pytest.approx(3.5)
    assert worth({"qp": 2}, {"qp": -1}) == pytest.approx(1.0)


def test_health_is_worth_more_to_the_hurt() -> None:
    for mood in (HALE, HURT, FAINT):
        assert worth({"heal": 5}, mood=mood) == pytest.approx(5 * prices.GAINED[mood])
        assert worth({"lose": 5}, mood=mood) == pytest.approx(-5 * prices.LOST[mood])
    assert worth({"heal": 5}, mood=FAINT) > worth({"heal": 5}, mood=HURT) > worth({"heal": 5}, mood=HALE)


def test_a_roll_is_the_mean_over_its_bands() -> None:
    bands = [
        {"min": 1, "max": 2, "do": [{"qp": 3}]},
        {"min": 3, "max": 5, "do": [{"qp": -1}]},
    ]
    assert worth({"roll": "1d6", "bands": bands}) == pytest.approx((2 * 3 - 3 * 1) / 6)
    assert worth({"roll": "1d6", "bands": bands}, {"qp": 1}) == pytest.approx((2 * 3 - 3 * 1) / 6 + 1)


def test_a_test_is_its_exact_chance() -> None:
    steps = {"test": "2d6", "target": 10, "pass": [{"qp": 6}], "else": [{"qp": 1}]}
    assert worth(steps) == pytest.approx((6 * 6 + 30 * 1) / 36)


def test_a_test_goes_by_the_attributes_of_whoever_reads_it() -> None:
    """Five of mind and one of the coat: seven is wanted on two dice."""
    steps = {"test": "2d6 + mind", "target": 13, "pass": [{"qp": 12}]}
    assert worth(steps) == pytest.approx(12 * 21 / 36)
    dull = {"test": "2d6 + power", "target": 13, "pass": [{"qp": 12}]}
    assert worth(dull) < worth(steps)


def test_a_contest_is_won_lost_or_even() -> None:
    steps = {"contest": "1d6", "who": "self", "with": "foe", "win": [{"qp": 36}], "even": [{"qp": 6}]}
    assert worth(steps) == pytest.approx(15 + 1)


def test_a_choice_is_its_best_answer_less_its_cost() -> None:
    free = {"key": "bed", "do": [{"qp": 1}]}
    dear = {"key": "own-bed", "cost": {"health": 5}, "do": [{"qp": 2}]}
    assert worth({"choose": [free, dear]}, mood=HURT) == pytest.approx(2 - 5 * prices.LOST[HURT])
    assert worth({"choose": [free, dear]}, mood=FAINT) == pytest.approx(1.0)


def test_an_answer_that_may_not_be_possible_counts_as_often_as_it_is() -> None:
    free = {"key": "bed", "do": [{"qp": 1}]}
    early = {"key": "own-bed", "if": [{"hour": {"max": 3}}], "do": [{"qp": 5}]}
    assert worth({"choose": [free, early]}) == pytest.approx(0.25 * 5 + 0.75 * 1)


def test_answers_are_listed_by_number() -> None:
    content = content_with({"choose": [{"key": "a", "do": [{"qp": 1}]}, {"key": "b", "do": [{"qp": 4}]}]})
    answers = sheet_of(content).answers
    found = [answers[content.answers.index(f"marsh-tea-{key}")] for key in "ab"]
    assert found == pytest.approx([1.0, 4.0])


def test_an_entry_that_stops_brings_nothing_more() -> None:
    late = [{"hour": {"min": 7}}]
    steps = ({"when": late, "then": [{"stop": True}]}, {"qp": 4})
    assert worth(*steps) == pytest.approx(2.0)


def test_what_is_done_for_each_goes_by_whose_it_is() -> None:
    for_rivals = worth({"each": "rivals", "do": [{"lose": 3, "who": "target"}]})
    assert for_rivals == pytest.approx(0.5 * 3 * prices.LOST[HURT])
    assert worth({"each": "rivals", "do": [{"heal": 3, "who": "target"}]}) < 0


def test_the_cost_of_an_ability_is_taken_off() -> None:
    content = content_with({"qp": 2}, cost={"ap": 1, "health": 2})
    found = sheet_of(content).abilities[the_ability(content)]
    assert found == pytest.approx(2 - prices.AP - 2 * prices.LOST[HURT])


def test_what_a_foe_does_in_a_fight_is_seen_from_the_other_side() -> None:
    def danger(do: list[dict[str, Any]]) -> float:
        bite = {"name": "bite", "on": "attack", "do": do}
        content = with_cards(enemies={"salt-hounds": {"abilities": [bite]}})
        return sheet_of(content).dangers[numbered(content, "salt-hounds-1")]

    plain = danger([{"say": "bows"}])
    assert danger([{"lose": 3, "who": "foe"}]) == pytest.approx(plain + 3 * prices.LOST[HURT])
    assert danger([{"heal": 3, "who": "self"}]) > plain


def marked_by(points: int) -> float:
    """What a mark is worth that opens so many points."""
    reads = {"when": [{"marked": "called-on", "on": "owner", "min": 1}], "then": [{"qp": points}]}
    content = content_with(reads, {"mark": "called-on", "on": "owner", "n": 1})
    return estimates_of(content).marks[content.marks.index("called-on")]


def test_a_mark_is_worth_what_it_opens() -> None:
    plain = content_with({"mark": "called-on", "on": "owner", "n": 1})
    nothing = estimates_of(plain).marks[plain.marks.index("called-on")]
    assert marked_by(1) == pytest.approx(nothing + READ_AGAIN)
    assert marked_by(20) == MARKS_COUNT, "it is not often read"


# retuned content


def test_more_attack_makes_a_weapon_dearer_and_its_bearer_more_dangerous() -> None:
    before, after = sheet_of(BOX), sheet_of(with_cards(weapons={"weathervane": {"attack": 9}}))
    item, king = named_item("weathervane"), numbered(BOX, "king-of-the-missing-floor")
    assert after.items[item] > before.items[item]
    assert after.dangers[king] > before.dangers[king] and after.wins[king] < before.wins[king]


def test_a_quest_of_more_points_is_worth_as_much_more() -> None:
    quest = [one.id for one in BOX.cards.quests].index("wet-feet")
    content = with_cards(side={"wet-feet": {"qp": 3}})
    more = sheet_of(content).quests[quest] - sheet_of(BOX).quests[quest]
    assert more == pytest.approx(3 - BOX.cards.quests[quest].qp)


def test_a_quest_that_asks_for_more_takes_more() -> None:
    def takes(n: int) -> float:
        stage = {"ways": [{"kind": "visit", "is": "water", "n": n, "distinct": True}]}
        content = with_cards(side={"wet-feet": {"stages": [stage]}})
        return estimates_of(content).efforts[[one.id for one in content.cards.quests].index("wet-feet")]

    assert takes(3) > takes(2) > takes(1) > 0


def test_an_item_is_worth_less_to_whoever_cannot_wear_it() -> None:
    item = named_item("weeping-halberd")  # power 4 is wanted
    made = estimates_of(BOX)
    strong = made.sheet(numbered(BOX, "brother-cinderjaw"), HURT).items[item]
    assert strong > made.sheet(numbered(BOX, "clerk-dot"), HURT).items[item] > 0


# the whole box


@pytest.fixture(scope="module")
def made() -> Estimates:
    return estimates_of(BOX)


@pytest.mark.parametrize("mood", [HALE, HURT, FAINT])
def test_everything_in_the_box_has_a_sensible_estimate(made: Estimates, mood: int) -> None:
    for card in range(len(BOX.cards.figures)):
        sheet = made.sheet(card, mood)
        flat = sheet.lines + sheet.answers + sheet.abilities + sheet.items + sheet.dangers + sheet.prizes
        flat += (
            sheet.courts + sheet.quests + [worth for book in sheet.stories + sheet.guides for worth in book]
        )
        assert all(math.isfinite(number) and abs(number) < 25 for number in flat)
        assert len(sheet.lines) == len(BOX.lines) and len(sheet.answers) == len(BOX.answers)
        assert all(worth > 0 for worth in sheet.items + sheet.quests + sheet.dangers)
        assert all(0 < chance < 1 for chance in sheet.wins)


def test_estimates_are_made_once(made: Estimates) -> None:
    assert estimates_of(BOX) is made and made.sheet(0, HURT) is made.sheet(0, HURT)


def test_every_quest_takes_some_effort_and_every_follower_is_welcome(made: Estimates) -> None:
    assert all(0 < effort < 40 for effort in made.efforts)
    sheet = made.sheet(0, HURT)
    for card, figure in enumerate(BOX.cards.figures):
        if figure.role == FOLLOWER:
            assert 0.5 < made.company[card] < 4 and sheet.courts[card] > 0
        elif figure.role == ENEMY:
            assert sheet.courts[card] == 0


def test_the_strongest_enemy_is_the_most_dangerous(made: Estimates) -> None:
    dangers = made.sheet(0, HURT).dangers[11:]
    assert dangers.index(max(dangers)) + 11 == numbered(BOX, "king-of-the-missing-floor")
