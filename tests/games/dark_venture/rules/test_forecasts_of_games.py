"""What is told beforehand, at every question of whole games: of its type, small, known, and true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

import ludoteca
from ludoteca.engine.catalogue import rule_catalogue
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.rng import Rng, seeded
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.games.dark_venture.forecast import Forecast
from ludoteca.games.dark_venture.foretold.told import Verb
from ludoteca.games.dark_venture.foretold.verbs import VERBS
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn, Handling
from ludoteca.games.dark_venture.rules.flight import Flight
from ludoteca.games.dark_venture.rules.menu import Acting
from ludoteca.games.dark_venture.rules.objectives import AfterStage, progress
from ludoteca.games.dark_venture.rules.using import UseOn
from ludoteca.games.dark_venture.state import NOTHING, Position
from ludoteca.testing.views import check_type, forecast_type

PACKAGE = "ludoteca.games.dark_venture"
LARGEST = 16_000  # bytes
LARGEST_VIEW = 6_000
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"ancients": True}),
    (2, {"influence": "opposed-luck"}),
    (2, {"mode": "cooperative", "item_bands": "faq"}),
    (4, {"npc": "steward", "hexagons": "player"}),
]
# chosen more often than others: they lead to rolls
LIVELY = ("hit", "flee", "search", "attack", "go", "answer", "court", "stow", "influence", "use")


def questions(seats: int, options: dict[str, Any]) -> Iterator[tuple[Game, int, Rng]]:
    """Every question of a short game that is played at random."""
    rng = seeded(f"forecast-{seats}-{sorted(options)}")
    t = ludoteca.new("dark-venture", seats=seats, seed="forecasts", options={"length": "short", **options})
    while t.result is None:
        seat = t.asked[0]
        yield t, seat, rng
        moves = t.legal(seat)
        lively = [move for move in moves if move.split()[0] in LIVELY]
        choices = lively if lively and rng.below(2) else moves
        t.play(seat, choices[rng.below(len(choices))])


def told(t: Game, seat: int) -> Forecast | None:
    return cast(Forecast | None, t.rules.forecast(t.state, seat))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_forecasts_of_a_whole_game(seats: int, options: dict[str, Any]) -> None:
    declared = forecast_type(PACKAGE)
    rules = rule_catalogue(PACKAGE).rules
    texts = [Words(PACKAGE, language) for language in LANGUAGES]
    for t, seat, rng in questions(seats, options):
        found = told(t, seat)
        others = [other for other in range(seats) if other not in t.asked]
        assert all(told(t, other) is None for other in others)
        if found is None:
            continue
        check_type(declared, found, "a forecast")
        assert len(msgspec.json.encode(found)) < LARGEST
        assert len(msgspec.json.encode(t.rules.view(t.state, seat))) < LARGEST_VIEW
        assert set(found["choices"]) <= set(t.legal(seat))
        for why in [*found["verbs"].values(), *found["unworn"].values()]:
            assert why["rule"] in rules
            assert all(words.has(why["id"]) for words in texts)
        in_a_menu = isinstance(t.state.stack[-1], Acting)
        if in_a_menu:
            offered: set[Verb] = {one["verb"] for one in found["choices"].values() if "verb" in one}
            assert offered | set(found["verbs"]) == set(VERBS)
        imagined = t.rules.determinize(t.state, seat, seeded(f"{rng.below(1 << 30)}"))
        assert t.rules.forecast(imagined, seat) == found, "it rests on what the seat does not know"
        check_prices(t, seat, found)
        if in_a_menu:
            check_quests(t, seat, found)


def points(g: Position, seat: int) -> int:
    own = [card for card in (g.heroes[seat], g.followers[seat]) if card != NOTHING and g.on_map(card)]
    return sum(g.piece(card).ap for card in own)


def check_prices(t: Game, seat: int, found: Forecast) -> None:
    """What is chosen is paid at once, before anything comes of it; a choice has the same numbers."""
    for choice in t.choices(seat):
        of: dict[str, Any] = dict(found["choices"].get(choice.name, {}))
        assert choice.numbers == {name: of[name] for name in ("ap", "health") if name in of}
    g: Any = t.state
    if not isinstance(g.stack[-1], (Acting, BattleTurn, Flight)):
        return
    for move in t.legal(seat):
        if move.startswith(("draw ", "follower draw", "party ", "influence ", "recruit ")):
            continue  # paid later, or another follower counts then
        c = g.clone()
        c.asked = ()
        c.stack[-1].chose(c, seat, t.rules.space(c).parse(move))
        if isinstance(c.stack[-1], (UseOn, Handling)):
            continue  # it is paid when it is known on whom it is used, or when it was handled
        price = found["choices"].get(move, {}).get("ap", 0)
        assert points(g, seat) - points(c, seat) == price, move


def check_quests(t: Game, seat: int, found: Forecast) -> None:
    """What counts for certain is counted when it was done, and what completes a stage does."""
    g: Any = t.state
    before = {task.quest: (task.stage, progress(g, task)) for task in g.tasks if task.seat == seat}
    names = [quest.id for quest in g.terms.content.cards.quests]
    for move, one in found["choices"].items():
        if one.get("verb") not in ("gear", "move", "search", "bodies") or "counts" not in one:
            continue
        c = g.clone()
        c.apply(seat, t.rules.space(c).parse(move))
        if one["verb"] == "search":
            c.apply(CHANCE, c.options(CHANCE)[0])
        if c.asked == (CHANCE,) or isinstance(c.stack[-1] if c.stack else None, Acting):
            c.round = g.round  # what must be done within some rounds falls out of them in the next one
            after = {task.quest: (task.stage, progress(c, task)) for task in c.tasks}
            # a stage that was completed and is being read may have spent what it counted
            read = {step.quest for step in c.stack if isinstance(step, AfterStage)}
            for quest in [names.index(name) for name in one["counts"] if name in names]:
                if quest in read:
                    continue
                stage, done = before[quest]
                now = after.get(quest)
                assert now is None or now[0] != stage or now[1] > done, (move, names[quest])
