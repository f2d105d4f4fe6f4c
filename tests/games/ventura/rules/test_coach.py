"""Every fact that the coach says is what the engine then does."""

from __future__ import annotations

from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    PLAIN_TOO,
    WALL,
    A,
    B,
    arrange,
    march,
    men,
    play,
    scores,
    see,
    told,
    winners,
    wounds,
)
from games.ventura.kit.battle import another_pair, facing, stand_off, totals
from kit.coach import facts

PAPAL = {"0,0": "papal A", "1,0": "field A"}


def test_florins_give_points_and_leave_some() -> None:
    t = arrange(2, phase="prestige", florins={A: 5}, hands={A: ALPHA})
    found = facts(t, A, "spend 3")
    assert found["coach-florins"] == {"count": 3, "count2": 4}
    assert found["coach-leaves"] == {"count": 2, "card": ALPHA}
    play(t, A, "spend 3")
    assert scores(t)[A] == 4 and see(t)["players"][A]["florins"] == 2
    assert "coach-leaves" not in facts(arrange(2, florins={A: 4}, hands={A: ALPHA}), A, "spend 3")


def test_papal_tiles_bring_points_and_thirty_win() -> None:
    t = arrange(2, phase="prestige", land=PAPAL, florins={A: 3}, scores={A: 24})
    assert facts(t, A, "spend 0")["coach-papal"] == {"count": 2}
    assert "coach-thirty" not in facts(t, A, "spend 2") and "coach-thirty" in facts(t, A, "spend 3")
    play(t, A, "spend 3")
    assert winners(t) == (A,) and scores(t)[A] == 30


def test_upkeep_would_be_short() -> None:
    troops = {(A, 2): f"{PLAIN} {ALPHA} {BETA} {WALL}"}
    t = arrange(2, phase="prestige", troops=troops, florins={A: 4})
    assert facts(t, A, "spend 1")["coach-short"] == {"count": 1}
    assert "coach-short" not in facts(t, A, "spend 0")
    play(t, A, "spend 1")
    while see(t)["phase"] != "upkeep":
        moves = t.legal(t.asked[0])
        t.play(t.asked[0], next(move for move in ("spend 0", "done", "draw tile", moves[0]) if move in moves))
        while t.asked and t.asked[0] < 0:
            t.play(t.asked[0], t.legal(t.asked[0])[0])
    assert t.asked == (A,) and "done" not in t.legal(A)


def test_a_tile_raises_the_income() -> None:
    land = {"0,0": "village A", "1,0": "field A", "0,1": "field"}
    t = arrange(2, phase="expansion", land=land, reserve={A: "wood"})
    assert facts(t, A, "tile wood")["coach-income"] == {"count": 2}
    before = see(t)["players"][A]["income"]
    play(t, A, "tile wood")
    assert facts(t, A, "at 1,-1")["coach-income"] == {"count": 2}
    play(t, A, "at 1,-1")
    assert see(t)["players"][A]["income"] == before + 2


def test_a_captain_without_a_company() -> None:
    t = arrange(2, phase="fortune", row=f"{PLAIN} {ALPHA} {BETA}")
    assert facts(t, A, f"take {PLAIN}")["coach-lone-captain"] == {"card": PLAIN}
    assert facts(t, A, f"take {ALPHA}") == {}
    t = arrange(2, phase="deploy", hands={A: PLAIN}, florins={A: 2})
    assert facts(t, A, "done")["coach-lone-captain"] == {"card": PLAIN}
    assert t.legal(A) == [f"deploy {PLAIN} 1", "done"]  # the Garrison
    t = arrange(2, phase="deploy", hands={A: PLAIN}, florins={A: 2}, troops={(A, 2): ALPHA})
    assert facts(t, A, "done") == {} and f"deploy {PLAIN} 2" in t.legal(A)


def test_a_city_without_troops_is_taken() -> None:
    land = {"0,0": "field A", "1,0": "field", "2,0": "city B", "0,1": "city A"}
    troops = {(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (A, 1): "garrison", (A, 5): "woodsmen"}
    t = arrange(2, phase="march", land=land, troops=troops, garrisons=False)
    assert facts(t, A, "activate 2")["coach-city-in-reach"] == {"seat": B}
    march(t, A, 2, "1,0")
    assert facts(t, A, "at 2,0")["coach-city-taken"] == {"seat": B}
    play(t, A, "at 2,0", "done")
    assert told(t, "eliminates") == [{"seat": A, "seat2": B}] and winners(t) == (A,)
    guarded = arrange(2, phase="march", land=land, troops={**troops, (B, 1): "garrison"}, garrisons=False)
    assert "coach-city-in-reach" not in facts(guarded, A, "activate 2")


def test_an_army_could_reach_the_own_city() -> None:
    land = {"0,0": "city A", "1,0": "field", "2,0": "field B"}
    troops = {(A, 2): ALPHA, (B, 2): f"{PLAIN} {ALPHA} @ 2,0"}
    t = arrange(2, phase="march", land=land, troops=troops)
    assert facts(t, A, "done")["coach-city-threatened"] == {"seat": B}
    assert facts(t, A, "activate 2")["coach-city-threatened"] == {"seat": B}
    play(t, A, "done")
    march(t, B, 2, "1,0")
    assert "at 0,0" in t.legal(B)
    far = arrange(2, phase="march", land=land, troops={(A, 2): ALPHA, (B, 2): f"{ALPHA} @ 2,0"})
    assert facts(far, A, "done") == {}


def test_an_army_removes_markers() -> None:
    land = {"0,0": "field A", "1,0": "village B", "2,0": "wood B"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (A, 5): "woodsmen"})
    assert facts(t, A, "activate 2")["coach-markers-in-reach"] == {"count": 2}
    play(t, A, "activate 2")
    assert facts(t, A, "at 1,0")["coach-markers"] == {"count": 2}
    play(t, A, "at 1,0")
    assert facts(t, A, "done")["coach-markers"] == {"count": 2}
    play(t, A, "done")
    assert scores(t)[A] == 2


def test_the_next_assault_and_who_would_fall() -> None:
    t = stand_off()
    assert facts(t, A, "stay")["coach-next-assault"] == {"count": 1, "count2": 1}
    assert "coach-would-fall" not in facts(t, A, "stay")
    another_pair(t)
    assert totals(t, "melee")[-2:] == [(A, 1), (B, 1)]

    t = facing(f"{PLAIN} {WALL}:7", f"{PLAIN_TOO} {WALL}")
    march(t, A, 2, "1,0")
    found = facts(t, A, "stay")
    assert found["coach-would-fall"] == {"card": WALL}
    play(t, A, "stay")
    play(t, B, "stay")
    assert men(t, A, 2) == []


def test_conscription_cards_could_change_the_next_assault() -> None:
    t = stand_off(hands={B: "charge"})
    while "stay" not in t.legal(A):
        t.play(t.asked[0], "pass")
    assert facts(t, A, "stay")["coach-next-assault-so-far"] == {"count": 1, "count2": 1}


def test_a_retreat_gives_points() -> None:
    t = stand_off()
    assert facts(t, A, "at 0,0")["coach-retreat"] == {"seat": B, "count": 5}
    play(t, A, "at 0,0")
    assert scores(t)[B] == 5


def test_a_wounded_company_is_healed() -> None:
    t = arrange(2, phase="prestige", troops={(A, 2): f"{ALPHA}:2", (A, 3): f"{WALL}:2"}, florins={A: 2})
    assert facts(t, A, "heal 2.1")["coach-wounded"] == {"card": ALPHA, "count": 2, "count2": 4}
    assert facts(t, A, "heal 3.1") == {}
    play(t, A, "heal 2.1")
    assert see(t)["players"][A]["florins"] == 1 and wounds(t, A, 2) == [1]


def test_a_sixth_card_must_go() -> None:
    hand = "swordsmen crossbowmen pavise-bearers spearmen pikemen"
    t = arrange(2, phase="recruit", hands={A: hand}, florins={A: 9})
    assert "coach-sixth-card" in facts(t, A, "buy") and "coach-sixth-card" not in facts(t, A, "done")
    play(t, A, "buy")
    t.play(-1, t.legal(-1)[0])
    assert t.asked == (A,) and all(move.startswith("discard") for move in t.legal(A))
