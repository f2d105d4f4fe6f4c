"""Bots that are no part of the house, at a server whose host allows them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from kit.table import Worker
from ludoteca import BotError
from ludoteca.bots import sealed
from ludoteca.table import catalogue, thinkers
from ludoteca.table.messages import SeatPlan
from ludoteca.table.queue import Place, Queue
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.seating import planned
from ludoteca.table.thinkers import STAND_IN, affordable, allow, at_once, choose, imagined, thinking_in

MODULE = """
import time
class Last:
    def __init__(self, seed, sleepy=False):
        self.sleepy = sleepy
    def choose(self, door):
        print("thinking aloud")
        if self.sleepy:
            time.sleep(600)
        return door.legal()[-1]
"""
LAST = "hosted_bots:Last"
SLEEPY = "hosted_bots:Last(sleepy=True)"


@pytest.fixture
def hosted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "hosted_bots.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    allow([LAST, SLEEPY, "greedy"])
    yield
    thinkers.ALLOWED.clear()
    sealed.end_all()


@pytest.mark.usefixtures("hosted")
def test_a_bot_that_the_host_allows_is_offered_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PROMISED", 60.0)  # on a busy machine, too
    assert next(iter(catalogue.cards())).own_bots == [LAST, SLEEPY]
    assert planned(1, SeatPlan("bot", bot=LAST), []).bot == LAST
    t = ludoteca.new("condottiere", seats=2, seed=1)
    seat = t.asked[0]
    assert choose(LAST, seat, imagined(t, seat)) == t.legal(seat)[-1]
    assert "hosted_bots" not in sys.modules, "the server does not import it"


@pytest.mark.usefixtures("hosted")
def test_one_that_hangs_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PROMISED", 0.3)
    t = ludoteca.new("condottiere", seats=2, seed=1)
    seat = t.asked[0]
    with pytest.raises(BotError, match=r"Last\(sleepy=True\) failed in seat .* longer than 0.3 seconds"):
        choose(SLEEPY, seat, imagined(t, seat))

    async def story() -> None:
        think = thinking_in(Queue([Worker()]))
        thought = await think(Place("a", "1"), SLEEPY, seat, imagined(t, seat))
        assert thought.name in t.legal(seat)

    asyncio.run(story())


@pytest.mark.usefixtures("hosted")
def test_one_that_is_allowed_no_longer_is_stood_in_for() -> None:
    thinkers.ALLOWED.clear()
    with pytest.raises(TableRefusal):
        planned(1, SeatPlan("bot", bot=LAST), [])
    assert affordable(LAST, 2.0) == (STAND_IN, 0.0)
    t = ludoteca.new("condottiere", seats=2, seed=1)
    assert at_once(t, t.asked[0], LAST) in t.legal(t.asked[0])


@pytest.mark.usefixtures("hosted")
def test_one_that_cannot_be_made_is_refused_when_the_server_starts() -> None:
    with pytest.raises(BotError, match="no bot at"):
        allow(["hosted_bots:Nobody"])
    with pytest.raises(BotError, match="no bot called"):
        allow(["nobody"])
