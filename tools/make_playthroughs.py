"""Finds and writes the stored games of tests/playthroughs: random play over seeds, until one shows what it
should.

    python tools/make_playthroughs.py

Run it again when a change alters random games or their events on purpose. If a stored game can then no longer
be replayed, the game's rules_version rises.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import ludoteca
from ludoteca import CHANCE, SPECTATOR, Game
from ludoteca.engine.rng import Rng, seeded
from ludoteca.testing.playthroughs import digest_of_setting, setting_name, write_playthrough
from ludoteca.testing.walks import option_sets, random_move

HOME = Path(__file__).parent.parent / "tests" / "playthroughs"
MOST_SEEDS = 5000
LARGEST = 150_000  # characters


@dataclass(frozen=True)
class Wanted:
    """A stored game: what it is called, how it is set up, and what must happen in it."""

    name: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    reason: str = ""
    events: tuple[str, ...] = ()
    passing: int = 0  # so many in ten who may pass do
    asides: int = 0

    def shows(self) -> str:
        how = f"ends by {self.reason}" if self.reason else "a game"
        told = f", with {', '.join(self.events)}" if self.events else ""
        return f"{how}{told}"


FIVE: dict[str, object] = {
    "draw_after_battle": True,
    "series": 8,
    "bigger_kingdoms": True,
    "capturing_regions": True,
    "hidden_cards": True,
}
CAPTURING: dict[str, object] = {"capturing_regions": True}

CONDOTTIERE = [
    Wanted("total", 3, reason="total"),
    Wanted("connected", 4, reason="connected"),
    Wanted("board-full-most-regions", 6, reason="most-regions", events=("board-full",)),
    Wanted("board-full-final-battle", 6, reason="final-battle", events=("board-full", "final-battle")),
    Wanted("board-full-final-battle-shared", 6, reason="shared", events=("board-full", "game-shared")),
    Wanted("series", 3, {"series": 15}, reason="series"),
    Wanted("series-final-battle", 3, {"series": 8}, reason="series-final-battle"),
    Wanted("series-final-battle-shared", 3, {"series": 8}, reason="series-shared"),
    Wanted("series-of-capturing", 3, {"series": 8, **CAPTURING}, reason="series", events=("captures",)),
    Wanted("stalled-most-regions", 4, {"stall_limit": 2}, "most-regions", ("stalled",), passing=8),
    Wanted("stalled-final-battle", 4, {"stall_limit": 2}, "final-battle", ("stalled",), passing=8),
    Wanted("stalled-everybody-passes-shared", 2, reason="shared", events=("stalled",), passing=10),
    Wanted("option-draw-after-battle", 4, {"draw_after_battle": True}, events=("reshuffles", "draws-count")),
    Wanted("option-series", 2, {"series": 20}, events=("scores",)),
    Wanted("option-bigger-kingdoms", 4, {"bigger_kingdoms": True}, reason="connected"),
    Wanted("option-capturing-regions", 4, CAPTURING, events=("captures", "defends", "passes-for-now")),
    Wanted("option-hidden-cards", 4, {"hidden_cards": True}, events=("plays-face-down", "turns-up")),
    Wanted("option-start-player", 5, {"start_player": 4}),
    Wanted("option-favor-on-contested", 4, {"favor_on_contested": False}, events=("favor-to",)),
    Wanted("option-cap-tie-token", 3, {**CAPTURING, "cap_tie_token": "defender"}, events=("battle-tied",)),
    Wanted("option-series-start-winner", 4, {"series": 12, "series_start": "winner"}),
    Wanted("option-series-start-rotate", 3, {"series": 12, "series_start": "rotate"}),
    Wanted("option-stall-limit", 3, {"stall_limit": 1}, events=("stalled",), passing=6),
    Wanted("all-five-optional-rules", 4, FIVE, events=("captures", "turns-up", "reshuffles")),
    Wanted("all-five-optional-rules-final-battle", 3, FIVE, reason="series-final-battle"),
    Wanted("two-seats", 2, events=("discards-hand", "keeps")),
    Wanted("five-seats", 5, events=("bishop-removes", "surrenders", "token-by-courtesans")),
    Wanted("six-seats", 6, events=("takes-back", "season-ends")),
    Wanted("cards-shown", 4, events=("shows-something",), asides=15),
    Wanted("face-down-cards-shown", 4, {"hidden_cards": True}, events=("shows-something",), asides=10),
]


def play(game: str, wanted: Wanted, seed: int) -> Game:
    t = ludoteca.new(game, seats=wanted.seats, options=wanted.options, seed=seed)
    rng = seeded(f"playthrough {seed}")
    while t.asked:
        if not passes(t, wanted.passing, rng):
            random_move(t, rng, wanted.asides)
        t.answer_chance()
    return t


def passes(t: Game, tenths: int, rng: Rng) -> bool:
    seat = t.asked[0]
    if tenths and seat != CHANCE and "pass" in t.legal(seat) and rng.below(10) < tenths:
        t.play(seat, "pass")
        return True
    return False


def fits(t: Game, wanted: Wanted) -> bool:
    assert t.result is not None
    if wanted.reason and t.result.reason != wanted.reason:
        return False
    told = {event.id for event in t.events(SPECTATOR)}
    return all(f"event-{event}" in told for event in wanted.events)


def find(game: str, wanted: Wanted) -> Game:
    for seed in range(MOST_SEEDS):
        t = play(game, wanted, seed)
        if fits(t, wanted):
            return t
    raise SystemExit(f"{wanted.name}: none of {MOST_SEEDS} games shows it")


def write_all(game: str, wanted: list[Wanted], say: Callable[[str], None]) -> None:
    folder = HOME / game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for one in wanted:
        t = find(game, one)
        text = write_playthrough(t, one.shows())
        assert len(text) < LARGEST, f"{one.name} is too long"
        (folder / f"{one.name}.txt").write_text(text, encoding="utf-8")
        say(f"{game}/{one.name}: {len(t.moves)} moves, {t.result}")


def write_digests() -> None:
    """For every game: a digest of random games for each number of seats and set of options."""
    digests: dict[str, dict[str, str]] = {}
    for name, info in ludoteca.games().items():
        digests[name] = {
            setting_name(seats, options): digest_of_setting(name, seats, options)
            for seats in range(info.least_seats, info.most_seats + 1)
            for options in option_sets(name, seats)
        }
    (HOME / "digests.json").write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all("condottiere", CONDOTTIERE, print)
    write_digests()
