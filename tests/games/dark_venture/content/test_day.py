"""The Ancients, the hours of the day and the ranks."""

from __future__ import annotations

import pytest

from games.dark_venture.kit.texts import box_of, catalogue, faults

ANCIENTS, HOURS, RANKS = (box_of(table).tables[table] for table in ("ancients", "hours", "ranks"))
PRINTED_RANKS = {
    *("hopeless case", "lost soul", "survivor", "wastelander", "wild wanderer", "bandit", "tradesman"),
    *("apprentice squire", "squire", "studied traveler", "guided pathfinder", "heroic huntsman"),
    *("cloaked outlaw", "highwayman", "ranger", "revered adventurer", "cavalier explorer", "legionnaire"),
    *("lone knight", "lord protector", "fabled warrior", "mythic champion", "banisher of the unlucky"),
    "legendary hero",
}


@pytest.mark.rule("DV-ANC-01", "DV-SOLO-01")
def test_there_are_six_ancients_of_which_one_is_not_for_solo() -> None:
    assert [ancient["number"] for ancient in ANCIENTS.values()] == [1, 2, 3, 4, 5, 6]
    assert [id for id, ancient in ANCIENTS.items() if not ancient.get("solo", True)] == [
        "guest-at-both-tables"
    ]


@pytest.mark.parametrize("id", ANCIENTS)
def test_an_ancient_can_be_won_in_two_ways_and_has_a_power_with_a_limit(id: str) -> None:
    [stage] = ANCIENTS[id]["stages"]
    assert len(stage["ways"]) >= 2
    assert all(power["name"] and power["limit"] for power in ANCIENTS[id]["powers"])


@pytest.mark.rule("DV-DAY-01", "DV-DAY-06")
def test_of_twelve_hours_three_have_an_event() -> None:
    assert [hour["number"] for hour in HOURS.values()] == list(range(1, 13))
    assert [hour["number"] for hour in HOURS.values() if "do" in hour] == [3, 8, 11]


@pytest.mark.rule("DV-RANK-01", "DV-RANK-02")
def test_there_are_24_ranks_on_the_printed_thresholds() -> None:
    assert [rank["number"] for rank in RANKS.values()] == list(range(1, 25))
    least = [rank["min"] for rank in RANKS.values()]
    assert least[:10] == [0, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert least[10:20] == [11, 14, 17, 20, 23, 26, 29, 32, 35, 38]
    assert least[20:] == [41, 43, 44, 45]


def test_the_titles_are_our_own() -> None:
    titles = {text.casefold() for id, text in catalogue("day", "en").items() if id.startswith("rank-")}
    assert len(titles) == 24
    assert titles & PRINTED_RANKS == set()


def test_every_text_is_there_in_three_languages_and_none_is_left_over() -> None:
    assert faults("day") == []
