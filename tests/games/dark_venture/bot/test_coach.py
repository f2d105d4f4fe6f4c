"""Every fact that the coach says is what the engine then does."""

from __future__ import annotations

from games.dark_venture.kit import quests
from games.dark_venture.kit.fights import ring, strike_first
from games.dark_venture.kit.position import ROW, come, figure, lead, menu, play, throw, told
from kit.coach import Facts
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.rng import seeded
from ludoteca.games.dark_venture import DARK_VENTURE
from ludoteca.games.dark_venture.state import Position


def facts(g: Position, seat: int, move: str) -> Facts:
    """The reasons for a move, by their ids: the same in every position that the seat may imagine."""
    action = DARK_VENTURE.space(g).parse(move)
    found = []
    for seed in range(4):
        imagined = DARK_VENTURE.determinize(g, seat, seeded(seed))
        reasons = DARK_VENTURE.advice.reasons(imagined, seat, action)
        found.append({reason.id: reason.args for reason in reasons})
    assert all(one == found[0] for one in found), "a reason rests on what the seat does not know"
    return found[0]


def test_a_blow_takes_so_much_on_average() -> None:
    g = ring()
    foe = come(g, "late-postman")
    menu(g)
    wanted = {"figure": "late-postman", "count": 11, "count2": 26}
    assert facts(g, 0, "attack late-postman") == {"coach-blow": wanted}
    play(g, 0, "attack late-postman")
    strike_first(g, g.piece(g.heroes[0]), foe)
    assert facts(g, 0, "hit late-postman")["coach-blow"] == wanted
    play(g, 0, "hit late-postman")
    throw(g, 3, 4)  # the mean of two dice, and the power of 4
    assert foe.health == 26 - 11


def test_who_is_hurt_is_told_so_and_how_likely_a_flight_is() -> None:
    g = ring()
    foe = come(g, "late-postman")
    menu(g)
    hero = g.piece(g.heroes[0])
    hero.health = 17
    hurt = {"figure": "ysmene-tarr", "count": 17, "count2": 34}
    assert facts(g, 0, "attack late-postman")["coach-hurt"] == hurt
    play(g, 0, "attack late-postman")
    strike_first(g, hero, foe)
    chances = [facts(g, 0, f"flee {dice}")["coach-flight"]["count"] for dice in range(3)]
    assert all(isinstance(chance, int) for chance in chances)
    assert 50 < int(chances[0]) < int(chances[1]) < int(chances[2]) <= 100  # faster, and with more dice
    play(g, 0, "flee 0")
    throw(g, 6, 6)
    throw(g, 1, 1)
    assert told(g, "flees") == [(hero.card,)]


def test_who_would_fight_in_a_place() -> None:
    g = ring()
    come(g, "salt-hounds-1", ROW[1])
    menu(g)
    assert facts(g, 0, f"go {ROW[1]}")["coach-foes"] == {"location": ROW[1], "count": 1}
    play(g, 0, f"go {ROW[1]}")
    assert g.asked == (CHANCE,) and figure(g, "salt-hounds-1") in [card for card, _ in told(g, "joins-fight")]


def test_what_is_left_of_the_turn_and_of_the_day() -> None:
    g = ring()
    lead(g, 0, "pell", ap=0)
    g.round = 11
    menu(g)
    assert facts(g, 0, "end") == {"coach-ap-left": {"count": 3}, "coach-hours-left": {"count": 1}}


def test_what_a_move_does_for_a_quest() -> None:
    ways = [{"kind": "deed", "deed": "searches"}, {"kind": "visit", "is": ROW[1]}]
    g = quests.table(quests.box(stages=[quests.stage(*ways)]))
    quests.hold(g, 0, "wet-feet")
    menu(g)
    for move in ("search", f"go {ROW[1]}"):
        assert facts(g, 0, move)["coach-completes"] == {"quest": "wet-feet"}
    assert "coach-completes" not in facts(g, 0, "end")
    play(g, 0, f"go {ROW[1]}")
    assert told(g, "fulfils")


def test_how_likely_one_finds_something_and_what_that_counts_for() -> None:
    g = quests.table(quests.box(stages=[quests.stage({"kind": "deed", "deed": "finds"})]))
    quests.hold(g, 0, "wet-feet")
    menu(g)
    mind = 5  # of Ysmene, without her coat
    assert facts(g, 0, "search") == {
        "coach-likely": {"quest": "wet-feet"},
        "coach-search": {"count": round(100 * (mind - 1) / 6)},
    }
    play(g, 0, "search")
    throw(g, 8 - mind)
    assert told(g, "finds-something")
