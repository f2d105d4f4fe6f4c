"""What is told beforehand is what the engine then does: every roll is played out, every price paid."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from games.dark_venture.kit import quests
from games.dark_venture.kit.fights import ring, silent, strike_first
from games.dark_venture.kit.position import ROW, come, in_play, item, lead, legal, menu, place, play, told
from games.dark_venture.kit.quests import box, stage
from ludoteca.engine.kernel import CHANCE
from ludoteca.games.dark_venture import DARK_VENTURE
from ludoteca.games.dark_venture.actions import space_of
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.content.program import JUMP
from ludoteca.games.dark_venture.forecast import Forecast, forecast
from ludoteca.games.dark_venture.foretold.chances import rows_of
from ludoteca.games.dark_venture.foretold.told import Chance, Told
from ludoteca.games.dark_venture.foretold.trials import percent, percents
from ludoteca.games.dark_venture.foretold.verbs import VERBS
from ludoteca.games.dark_venture.printed import printed
from ludoteca.games.dark_venture.rules import figures, map
from ludoteca.games.dark_venture.rules.conditions import OF_PLACE
from ludoteca.games.dark_venture.rules.laying import LayAt
from ludoteca.games.dark_venture.rules.marks import add_mark
from ludoteca.games.dark_venture.rules.rolls import DiceRoll
from ludoteca.games.dark_venture.rules.script_flow import ROLL
from ludoteca.games.dark_venture.state import UNCONSCIOUS, Position
from ludoteca.games.dark_venture.view import SHOWN
from ludoteca.testing import rule

Verdict = Callable[[Position], bool | None]


def foretold(g: Position, seat: int = 0) -> Forecast:
    found = forecast(g, seat)
    assert found is not None
    return found


def of(g: Position, move: str, seat: int = 0) -> Told:
    return foretold(g, seat)["choices"][move]


def chance_of(g: Position, move: str, seat: int = 0) -> Chance:
    return of(g, move, seat)["chance"]


def played(g: Position, seat: int, move: str) -> Position:
    copy = g.clone()
    copy.log = []
    copy.apply(seat, space_of(g.terms.content).parse(move))
    return copy


def by_dice(g: Position, verdict: Verdict) -> Fraction:
    """How likely something comes of it: all ways in which dice can fall are played, nobody uses anything."""
    said = verdict(g)
    if said is not None:
        return Fraction(said)
    if g.asked != (CHANCE,):
        return by_dice(played(g, g.asked[0], "no"), verdict)
    assert isinstance(g.stack[-1], DiceRoll)
    rolls = g.options(CHANCE)
    weights = g.stack[-1].odds(g)
    found = Fraction(0)
    for action, weight in zip(rolls, weights, strict=True):
        copy = g.clone()
        copy.log = list(g.log or [])
        copy.apply(CHANCE, action)
        found += Fraction(weight, sum(weights)) * by_dice(copy, verdict)
    return found


def says(good: str, bad: str) -> Verdict:
    def verdict(g: Position) -> bool | None:
        return True if told(g, good) else False if told(g, bad) else None

    return verdict


# odds


@rule("DV-PAID-04")
@pytest.mark.parametrize("mind", [1, 4, 6])
def test_a_search_finds_something_as_often_as_is_told(mind: int) -> None:
    g = ring(silent(heroes={"ysmene-tarr": {"mind": mind}}))
    menu(g)
    found = chance_of(g, "search")
    assert (found["dice"], found["plus"], found["wants"]) == (1, mind, 8)
    assert found["shows"] == 8 - mind
    odds = by_dice(played(g, 0, "search"), says("finds-something", "finds-nothing"))
    assert found["percent"] == percent(odds) == percent(Fraction(mind - 1, 6))


def test_what_a_place_adds_to_a_search_is_within_its_number() -> None:
    helps: dict[str, Any] = {"a": {"rules": [{"on": "search", "do": [{"add": 2}]}]}}
    g = ring(silent(locations={ROW[0]: helps}))
    menu(g)
    found = chance_of(g, "search")
    assert (found["plus"], found["wants"], found["shows"], found["percent"]) == (6, 8, 2, 83)
    assert found["percent"] == percent(
        by_dice(played(g, 0, "search"), says("finds-something", "finds-nothing"))
    )


@rule("DV-WAKE-02", "DV-WAKE-03")
def test_waking_is_likelier_with_each_try() -> None:
    g = ring()
    hero = g.piece(g.heroes[0])
    g.become(hero, UNCONSCIOUS)
    hero.health = 0
    for tries in (0, 1, 3):
        hero.tries = tries
        g.stack, g.asked = [], ()
        menu(g)
        found = chance_of(g, "wake")
        assert (found["dice"], found["plus"], found["wants"]) == (3, 4 + 3 * tries, 15)
        assert found["percent"] == percent(by_dice(played(g, 0, "wake"), says("wakes", "sleeps-on")))


@rule("DV-FOLL-02", "DV-FOLL-05")
def test_whoever_has_a_follower_knows_how_likely_another_one_comes() -> None:
    g = in_play()
    lead(g, 0, "ysmene-tarr")
    lead(g, 0, "pell")
    lead(g, 1, "captain-almost", ROW[4])
    other = come(g, "clerk-dot", ROW[1])
    menu(g)
    play(g, 0, f"go {ROW[1]}")
    assert legal(g, 0) == ["court", "let be"]
    odds = by_dice(
        played(g, 0, "court"), lambda c: True if c.followers[0] == other.card else bool_none(c, "refuses")
    )
    assert 0 < odds < 1 and chance_of(g, "court")["percent"] == percent(odds)


def bool_none(g: Position, kind: str) -> bool | None:
    return False if told(g, kind) else None


@rule("DV-FOLL-14", "DV-AMB-02")
def test_luck_against_luck() -> None:
    g = ring(influence="opposed-luck")
    other = lead(g, 1, "pell")
    menu(g)
    odds = by_dice(
        played(g, 0, "influence pell"),
        lambda c: True if c.followers[0] == other.card else bool_none(c, "refuses"),
    )
    found = chance_of(g, "influence pell")
    assert found["percent"] == percent(odds) and found["rivals"][0]["figure"] == "captain-almost"


@rule("DV-COMBAT-05")
@pytest.mark.parametrize(("health", "shows", "chance"), [(26, 0, 0), (16, 12, 3), (9, 5, 83), (6, 0, 100)])
def test_a_blow_says_on_which_dice_it_ends_the_fight(health: int, shows: int, chance: int) -> None:
    g = ring()
    foe = come(g, "late-postman")
    menu(g)
    play(g, 0, "attack late-postman")
    strike_first(g, g.piece(g.heroes[0]), foe)
    foe.health = health
    told_of = of(g, "hit late-postman")
    found = told_of["chance"]
    assert (found.get("shows", 0), found["percent"]) == (shows, chance)
    assert told_of["harm"] == [6, 16, 11]

    def verdict(c: Position) -> bool | None:
        return True if (foe.card,) in told(c, "dies") else False if told(c, "damage") else None

    assert found["percent"] == percent(by_dice(played(g, 0, "hit late-postman"), verdict))


@rule("DV-FLEE-02", "DV-FLEE-03", "DV-FLEE-05")
def test_a_flight_with_each_number_of_dice() -> None:
    g = ring()
    foe = come(g, "late-postman")
    menu(g)
    play(g, 0, "attack late-postman")
    strike_first(g, g.piece(g.heroes[0]), foe)
    for extra in range(3):
        found = chance_of(g, f"flee {extra}")
        rivals = [{"figure": "late-postman", "dice": 2, "plus": 3}]
        assert (found["dice"], found["plus"], found["rivals"]) == (2 + extra, 4, rivals)
        assert of(g, f"flee {extra}").get("ap", 0) == extra
    won = by_dice(played(g, 0, "flee 0"), lambda c: decided(c, True))
    lost = by_dice(played(g, 0, "flee 0"), lambda c: decided(c, False))
    assert chance_of(g, "flee 0")["percent"] == percent(won / (won + lost))


def decided(g: Position, wanted: bool) -> bool | None:
    """After everybody has rolled once; a tie is rolled anew, and counts for neither."""
    rolls = told(g, "rolled")
    if len(rolls) < 2:
        return None
    mine, highest = rolls[0][4], max(roll[4] for roll in rolls[1:])
    return mine > highest if wanted else mine < highest


def test_a_die_that_an_ability_adds_to_every_flight_is_among_the_dice() -> None:
    adds: dict[str, Any] = {
        "abilities": [
            {"name": "late", "on": "before-roll", "purpose": "flight", "do": [{"add": "1d6"}]},
        ]
    }
    g = ring(silent(heroes={"ysmene-tarr": adds}))
    foe = come(g, "late-postman")
    menu(g)
    play(g, 0, "attack late-postman")
    strike_first(g, g.piece(g.heroes[0]), foe)
    found = chance_of(g, "flee 0")
    assert (found["dice"], found["plus"]) == (3, 4)


@rule("DV-CITEM-01", "DV-CITEM-02", "DV-AMB-01")
@pytest.mark.parametrize(("bands", "parts"), [("core", [3, 39, 58]), ("faq", [8, 50, 42])])
def test_what_handling_an_item_may_cost(bands: str, parts: list[int]) -> None:
    g = ring(item_bands=bands)
    foe = come(g, "late-postman")
    hero = g.piece(g.heroes[0])
    hero.carried.append(item(g, "paper-sword"))
    menu(g)
    play(g, 0, "attack late-postman")
    strike_first(g, hero, foe)
    found = chance_of(g, "wear paper-sword")
    assert [band["percent"] for band in found["bands"]] == parts


# entries


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_what_is_printed_of_a_roll_is_what_is_told_of_it(language: str) -> None:
    """Each outcome that is printed is a band of the first roll, in the same order."""
    content = shipped_content()
    answers = printed(content, language)["answers"]
    rolls = 0
    for choice in [line for line in content.lines if line.options]:
        for option in choice.options:
            outcomes = answers[content.answers[option.answer]]["outcomes"]
            first = content.lines[option.line]
            if first.op == ROLL and content.lines[option.line + 1].op != JUMP:
                rows = rows_of(content.lines[option.line + 1])
                assert len(outcomes) == len(rows) and all(one["when"] and one["lines"] for one in outcomes)
                assert [one["most"] for one in outcomes[:-1]] == [most for _, most in rows[:-1]]
                assert [one["least"] for one in outcomes[1:]] == [least for least, _ in rows[1:]]
                rolls += 1
    assert rolls > 10


@rule("DV-GEN-05")
def test_each_band_of_an_entry_is_as_likely_as_is_told() -> None:
    bands = [
        {"min": 2, "max": 8, "do": [{"lose": 1}]},
        {"min": 9, "max": 11, "do": [{"heal": 2}]},
        {"min": 12, "max": 22, "do": [{"qp": 1}]},
    ]
    options = [
        {"key": "dare", "cost": {"ap": 1}, "do": [{"heal": 1}, {"roll": "2d6 + luck", "bands": bands}]},
        {"key": "try", "cost": {"health": 2}, "do": [{"test": "1d6 + mind", "target": 8, "pass": []}]},
        {"key": "leave", "do": []},
    ]
    g = ring(silent(locations={ROW[1]: {"a": {"rules": [], "story": [{"choose": options}]}}}))
    menu(g)
    play(g, 0, f"go {ROW[1]}")
    choices = foretold(g)["choices"]
    dare, attempt = (choices[f"answer {ROW[1]}-a-{key}"] for key in ("dare", "try"))
    assert f"answer {ROW[1]}-a-leave" not in choices
    assert (dare["ap"], attempt["health"]) == (1, 2)
    assert (dare["chance"]["dice"], dare["chance"]["plus"]) == (2, 3)
    assert dare["chance"]["bands"] == [
        {"percent": 28, "most": 8},
        {"percent": 44, "least": 9, "most": 11},
        {"percent": 28, "least": 12},
    ]
    assert [band["percent"] for band in attempt["chance"]["bands"]] == [50, 50]
    after = played(g, 0, f"answer {ROW[1]}-a-dare")
    for band in dare["chance"]["bands"]:
        least, most = band.get("least", 0), band.get("most", 99)

        def within(c: Position, least: int = least, most: int = most) -> bool | None:
            rolls = told(c, "rolled")
            return least <= rolls[0][4] <= most if rolls else None

        assert band["percent"] == percent(by_dice(after, within))


def test_percents_come_to_a_hundred() -> None:
    assert percents([Fraction(1, 3)] * 3) == [34, 33, 33]
    assert percents([Fraction(1, 36), Fraction(14, 36), Fraction(21, 36)]) == [3, 39, 58]
    assert percent(Fraction(1, 1296)) == 1 and percent(Fraction(1295, 1296)) == 99
    assert percent(Fraction(0)) == 0 and percent(Fraction(1)) == 100


def test_nothing_is_told_of_a_roll_that_hidden_cards_may_precede() -> None:
    roll = {"roll": "2d6", "bands": [{"min": 2, "max": 12, "do": []}]}
    content = silent(
        locations={
            ROW[1]: {
                "a": {
                    "rules": [],
                    "story": [
                        {
                            "choose": [
                                {"key": "call", "do": [{"call": "late-postman"}, roll]},
                                {"key": "wait", "do": []},
                            ]
                        }
                    ],
                }
            }
        }
    )
    g = ring(content)
    menu(g)
    play(g, 0, f"go {ROW[1]}")
    assert foretold(g)["choices"] == {}


# consequences


@rule("DV-FREE-03", "DV-ITEM-16")
def test_the_sheet_after_an_item_is_put_on_or_taken_off() -> None:
    g = ring()
    hero = g.piece(g.heroes[0])
    hero.carried += [item(g, "oilskin-of-almost"), item(g, "paper-sword")]
    menu(g)
    for move in ("wear oilskin-of-almost", "wear paper-sword", "take off oilskin-of-almost"):
        then = of(g, move)["then"]
        play(g, 0, move)
        assert then["stats"] == [figures.stat(g, hero.card, which) for which in SHOWN]
        assert then["health"] == [hero.health, 34] and then["off"] == []
    assert "then" not in of(g, "drop oilskin-of-almost")


@rule("DV-AGGR-11")
def test_who_would_fight_and_what_waits_where_one_goes() -> None:
    waits: dict[str, Any] = {"a": {"rules": [], "story": [{"heal": 1}]}}
    g = ring(silent(locations={ROW[1]: waits}))
    come(g, "salt-hounds-1", ROW[1])
    menu(g)
    found = of(g, f"go {ROW[1]}")
    assert (found["verb"], found["ap"], found["foes"], found["entry"]) == ("move", 1, ["salt-hounds-1"], True)


@rule("DV-MAP-04", "DV-MAP-06")
def test_a_cell_says_how_a_location_can_be_turned_there_and_each_turn_why_not() -> None:
    g = in_play()
    lead(g, 0, "ysmene-tarr")
    card = place(g, "den-under-the-ivy")  # one door
    g.place_deck.loose[card] = 0
    g.current = 0
    g.call(LayAt(0, card, g.heroes[0], 0))
    g.advance()
    cells = {move: told_of["turns"] for move, told_of in foretold(g)["choices"].items()}
    assert set(cells) == set(legal(g, 0))
    move = next(move for move, turns in cells.items() if len(turns) < map.TURNS)
    play(g, 0, move)
    assert [f"turn {turned}" for turned in cells[move]] == legal(g, 0)
    refused = foretold(g)["verbs"]
    assert set(refused) == {f"turn {n}" for n in range(map.TURNS)} - set(legal(g, 0))
    assert {why["rule"] for why in refused.values()} <= {"DV-MAP-04", "DV-MAP-06"}


# quests


def test_a_choice_that_completes_a_quest_says_so_and_the_quest_names_it() -> None:
    g = quests.table(box(stages=[stage({"kind": "own", "is": "object", "n": 2})]))
    g.piece(g.heroes[0]).carried.append(item(g, "door-without-a-house"))
    g.hand_items[0].append(item(g, "sealed-orders"))
    quests.hold(g, 0, "wet-feet")
    menu(g)
    found = of(g, "stow sealed-orders")
    assert found["counts"] == found["completes"] == ["wet-feet"]
    [lead] = foretold(g)["quests"]["wet-feet"]
    assert lead["choices"] == ["stow sealed-orders"] and (lead["done"], lead["of"]) == (0, 2)
    told_of_quests = foretold(g)
    assert told_of_quests["suggested"] == "wet-feet"
    first = [
        (id, lead["way"])
        for id, ways in told_of_quests["quests"].items()
        for lead in ways
        if lead.get("first")
    ]
    assert first == [("wet-feet", 0)]
    play(g, 0, "stow sealed-orders")
    assert [args[1] for args in told(g, "fulfils")] == [quests.quest_of(g, "wet-feet")]


def test_places_that_would_count_are_named_with_their_steps() -> None:
    g = quests.table(
        box(stages=[stage({"kind": "visit", "is": ROW[2]}, {"kind": "deed", "deed": "searches"})])
    )
    quests.hold(g, 0, "wet-feet")
    menu(g)
    visit, search = foretold(g)["quests"]["wet-feet"]
    assert visit["where"] == [{"place": ROW[2], "steps": 2}] and visit["choices"] == []
    assert search["where"][0] == {"place": ROW[0], "steps": 0}
    assert search["choices"] == ["search"] and search["then"] == "search"
    assert of(g, "search")["completes"] == ["wet-feet"]
    play(g, 0, f"go {ROW[1]}")
    assert of(g, f"go {ROW[2]}")["counts"] == ["wet-feet"]
    play(g, 0, f"go {ROW[2]}")
    assert told(g, "fulfils")


def test_a_mark_that_lies_in_a_place_leads_there_alone() -> None:
    way = {"kind": "stand", "is": "any", "if": [{"marked": "bell", "on": "here", "min": 1}]}
    g = quests.table(box(stages=[stage(way)]))
    quests.hold(g, 0, "wet-feet")
    bell = g.terms.content.marks.index("bell")
    add_mark(g, bell, OF_PLACE, place(g, ROW[2]), 1)
    menu(g)
    [lead] = foretold(g)["quests"]["wet-feet"]
    assert lead["where"] == [{"place": ROW[2], "steps": 2}] and "blocked" not in lead


def test_what_a_fight_may_bring_is_told_as_likely() -> None:
    beat = {"qp": 2, "received": {}, "stages": [stage({"kind": "beat", "is": "late-postman"})]}
    g = ring(silent(side={"wet-feet": beat}))
    come(g, "late-postman")
    quests.hold(g, 0, "wet-feet")
    menu(g)
    found = of(g, "attack late-postman")
    assert found["likely"] == ["wet-feet"] and "counts" not in found
    assert found["harm"] and found["back"]
    [lead] = foretold(g)["quests"]["wet-feet"]
    assert lead["then"] == "attack late-postman"


def test_no_quest_is_suggested_whose_fight_would_be_lost() -> None:
    beat = {"qp": 4, "received": {}, "stages": [stage({"kind": "beat", "is": "late-postman"})]}
    walk = {"qp": 2, "received": {}, "stages": [stage({"kind": "visit", "is": ROW[2]})]}
    g = ring(silent(side={"wet-feet": beat, "three-thresholds": walk}))
    postman, hero = come(g, "late-postman"), g.piece(g.heroes[0])
    quests.hold(g, 0, "wet-feet")
    quests.hold(g, 0, "three-thresholds")
    menu(g)
    for health, is_hard in ((1, False), (50, True)):
        postman.health, hero.health = health, 10
        [lead] = foretold(g)["quests"]["wet-feet"]
        assert lead.get("hard", False) is is_hard and lead["then"] == "attack late-postman"
        assert foretold(g)["suggested"] == ("three-thresholds" if is_hard else "wet-feet")


def test_a_condition_that_does_not_hold_is_told() -> None:
    way = {"kind": "visit", "is": ROW[1], "if": [{"hour": {"min": 9}}]}
    g = quests.table(box(stages=[stage(way)]))
    quests.hold(g, 0, "wet-feet")
    menu(g)
    assert foretold(g)["quests"]["wet-feet"][0]["blocked"] is True
    assert "counts" not in of(g, f"go {ROW[1]}")


# why not


@rule("DV-PAID-06")
def test_a_verb_without_a_choice_says_why() -> None:
    g = ring()
    g.move(g.piece(g.heroes[1]), place(g, ROW[4]))
    g.searched[0] = True
    menu(g)
    verbs = foretold(g)["verbs"]
    assert verbs["search"] == {"id": "why-searched", "args": {}, "rule": "DV-PAID-06"}
    assert verbs["fight"]["id"] == "why-nobody-to-fight"
    assert verbs["lay"]["id"] == "why-no-locations" and verbs["play"]["id"] == "why-no-characters"
    assert "move" not in verbs and "draw" not in verbs


def test_whoever_sleeps_can_do_nothing() -> None:
    g = ring()
    g.become(g.piece(g.heroes[0]), UNCONSCIOUS)
    menu(g)
    found = foretold(g)["verbs"]
    assert {why["id"] for why in found.values()} == {"why-asleep"} and set(found) == set(VERBS)


def test_only_whoever_is_asked_is_told_anything() -> None:
    g = ring()
    menu(g)
    assert forecast(g, 0) is not None and forecast(g, 1) is None
    assert DARK_VENTURE.forecast(g, 1) is None
