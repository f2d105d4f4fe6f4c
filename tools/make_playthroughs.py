"""Finds and writes the stored games of tests/playthroughs: seed by seed, until a game shows what it should.

    python tools/make_playthroughs.py           every game, and the digests
    python tools/make_playthroughs.py venti     the stored games of one, and the digests

Run it again when a change alters random games or their events on purpose. If a stored game can then no longer
be replayed, the game's rules_version rises.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import ludoteca
from ludoteca import SPECTATOR, Game
from ludoteca.bots import GreedyBot
from ludoteca.engine.rng import Rng, seeded
from ludoteca.engine.words import Message
from ludoteca.games.venti.rules.penalty import sole_last
from ludoteca.games.venti.state import Position
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
    moves: tuple[str, ...] = ()  # how moves begin that somebody must make
    sights: tuple[str, ...] = ()  # what no event says: see `sights_of`
    eager: dict[str, int] = field(default_factory=dict)  # verb -> so many in ten who can do it do
    sense: int = 0  # so many in ten of the other moves are sensible, the rest random
    asides: int = 0
    edition: str | None = None

    def shows(self) -> str:
        how = f"ends by {self.reason}" if self.reason else "a game"
        shown = (*self.events, *self.moves, *self.sights)
        told = f", with {', '.join(shown)}" if shown else ""
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
    Wanted("stalled-most-regions", 4, {"stall_limit": 2}, "most-regions", ("stalled",), eager={"pass": 8}),
    Wanted("stalled-final-battle", 4, {"stall_limit": 2}, "final-battle", ("stalled",), eager={"pass": 8}),
    Wanted("stalled-everybody-passes-shared", 2, reason="shared", events=("stalled",), eager={"pass": 10}),
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
    Wanted("option-stall-limit", 3, {"stall_limit": 1}, events=("stalled",), eager={"pass": 6}),
    Wanted("all-five-optional-rules", 4, FIVE, events=("captures", "turns-up", "reshuffles")),
    Wanted("all-five-optional-rules-final-battle", 3, FIVE, reason="series-final-battle"),
    Wanted("two-seats", 2, events=("discards-hand", "keeps")),
    Wanted("five-seats", 5, events=("bishop-removes", "surrenders", "token-by-courtesans")),
    Wanted("six-seats", 6, events=("takes-back", "season-ends")),
    Wanted("cards-shown", 4, events=("shows-something",), asides=15),
    Wanted("face-down-cards-shown", 4, {"hidden_cards": True}, events=("shows-something",), asides=10),
]


SENSE = 9  # random moves alone hardly ever end a game of VENTI
LAST_BEFORE = "last-only-before-the-penalty"
HOARDING = {"fulfil": 10, "use perm": 10, "to joker": 10, "draw": 10}

VENTI = [
    Wanted("points", 4, reason="points", sense=10),
    Wanted("fewer-cards", 3, reason="fewer-cards", sense=10),
    Wanted("fewer-sacrificed", 2, reason="fewer-sacrificed", sense=SENSE, eager={"to joker": 2}),
    Wanted("draw", 2, reason="draw", sense=10),
    Wanted("turn-limit", 5, {"turn_limit": 4}, reason="turn-limit"),
    Wanted("turn-limit-shared", 3, {"turn_limit": 2}, reason="turn-limit", events=("draw",)),
    Wanted("two-seats", 2, reason="points", events=("to-joker", "to-action"), sense=SENSE),
    Wanted("five-seats", 5, events=("uses-perm", "replaces", "exchanges"), sense=SENSE),
    Wanted("six-seats", 6, events=("freezes", "reshuffles"), sense=SENSE),
    Wanted("chaos-in-hand", 4, events=("chaos-in-hand", "chaos"), sense=10),
    Wanted("chaos-twice-at-once", 3, sights=("chaos-brings-chaos",), sense=10),
    Wanted("chaos-in-the-first-layout", 2, sights=("chaos-at-the-start",), sense=10),
    Wanted("attempt-succeeds", 4, events=("attempt-succeeds", "announces"), sense=SENSE, eager={"freeze": 2}),
    Wanted("attempt-fails", 3, events=("attempt-fails", "shows"), sense=SENSE, eager={"attempt": 1}),
    Wanted("own-attempt-fails", 2, events=("own-attempt-fails", "pays"), sense=SENSE, eager={"attempt": 2}),
    Wanted("attempt-with-perm-joker", 2, events=("shows-perm",), sense=8, eager={"to joker": 2}),
    Wanted("pays-nothing", 2, events=("pays-nothing",), sense=SENSE, eager={"attempt": 4, "freeze": 3}),
    Wanted("ten-points-and-a-gift", 3, events=("ten-points", "last-place", "lays"), sense=10),
    Wanted("ten-points-refused-gift", 4, events=("ten-points", "lays-no-more"), sense=SENSE),
    Wanted("ten-points-out-of-turn", 4, sights=("ten-points-out-of-turn",), sense=8, eager={"attempt": 3}),
    Wanted("twenty-out-of-turn", 4, sights=("twenty-out-of-turn",), sense=8, eager={"attempt": 3}),
    Wanted("penalty-at-the-end", 4, events=("still-frozen", "pays"), sense=SENSE, eager={"freeze": 1}),
    Wanted("two-penalties", 4, events=("still-frozen", "still-frozen"), sense=SENSE, eager={"freeze": 2}),
    Wanted("hand-limit", 2, events=("discards",), sense=8, eager={"draw": 4}),
    Wanted("both-piles-empty", 6, sights=("both-piles-empty",), eager=HOARDING),
    Wanted("option-start-player", 3, {"start_player": "2"}, sense=10),
    Wanted("option-memory-aid", 4, {"memory_aid": True}, events=("freezes", "attempt-succeeds"), sense=SENSE),
    Wanted("option-allow-early-end", 2, {"allow_early_end": False}, sense=10),
    Wanted("option-ten-last-before", 3, {"ten_last_before": True}, sights=(LAST_BEFORE,), sense=SENSE),
    Wanted(
        "option-tie-count-actions",
        2,
        {"tie_count_actions": True},
        "fewer-sacrificed",
        ("to-action",),
        sense=8,
    ),
    Wanted("option-no-turn-limit", 3, {"turn_limit": 0}, reason="points", sense=10),
]


FIERCE = 7  # sensible players seldom leave a City open, and random ones seldom fight
EVENTS = {"play": 8}  # whoever can play an Event mostly does
ITALIAN = "it-2011"
ALL_OPTIONAL: dict[str, object] = {
    "equal_domains": True,
    "mixed_fortunes": True,
    "to_arms": True,
    "familial_expertise": True,
}

VENTURA = [
    Wanted("points", 3, reason="points", sense=10),
    Wanted("city", 4, reason="city", sense=FIERCE),
    Wanted("last-family", 2, reason="last-family", sense=FIERCE),
    Wanted("round-limit", 4, {"round_limit": 5}, reason="round-limit", sense=10),
    Wanted("two-seats", 2, reason="points", events=("battle", "battle-even"), sense=FIERCE),
    Wanted("four-seats", 4, reason="points", events=("removes-markers", "captain-falls"), sense=FIERCE),
    Wanted("italian-two-seats", 2, reason="points", sense=10, edition=ITALIAN),
    Wanted("italian-three-seats", 3, reason="city", sense=FIERCE, edition=ITALIAN),
    Wanted("italian-four-seats", 4, events=("retreats",), sense=FIERCE, edition=ITALIAN),
    Wanted("retreat", 3, events=("retreats", "battle-won"), sense=FIERCE),
    Wanted("captain-leaves", 3, events=("captain-leaves", "regroups"), sense=FIERCE),
    Wanted("decks-run-out", 4, events=("reshuffles-ventura", "reshuffles-conscription"), eager=EVENTS),
    Wanted("barber-surgeons", 4, moves=("play barber-surgeons",), eager=EVENTS, sense=FIERCE),
    Wanted("night-withdrawal", 4, moves=("play night-withdrawal",), eager=EVENTS, sense=FIERCE),
    Wanted("cut-off", 3, moves=("play cut-off", "play rain-of-bolts"), eager=EVENTS, sense=FIERCE),
    Wanted("feigned-flight", 4, moves=("play feigned-flight", "play charge"), eager=EVENTS, sense=FIERCE),
    Wanted("ambush", 3, moves=("play ambush", "play palisade"), eager=EVENTS, sense=FIERCE),
    Wanted("papal-interdict", 3, events=("event-cancelled",), moves=("play spys-letter",), eager=EVENTS),
    Wanted("tribute", 2, moves=("play free-company-tribute", "play burned-harvest"), eager=EVENTS),
    Wanted("relief-column", 3, moves=("play relief-column", "play forced-march"), eager=EVENTS),
    Wanted("delayed-pay", 4, moves=("play delayed-pay", "play signed-contract"), eager=EVENTS),
    Wanted("option-equal-domains", 3, {"equal_domains": True}, events=("takes-set",), sense=10),
    Wanted("option-mixed-fortunes", 4, {"mixed_fortunes": True}, events=("row-discarded",), sense=10),
    Wanted("option-to-arms", 3, {"to_arms": True}, moves=("look at 3",)),
    Wanted("option-familial-expertise", 4, {"familial_expertise": True}, events=("battle",), sense=10),
    Wanted("option-papal-start", 4, {"papal_start": "no"}, events=("papal-points",), sense=10),
    Wanted("option-initiative-tie", 4, {"initiative_tie": "left"}, sense=10, edition=ITALIAN),
    Wanted("option-free-split", 2, {"free_split": True}, events=("regroups",), sense=FIERCE),
    Wanted("option-carts", 3, {"carts": "single"}, moves=("deploy horse-carts",), sense=FIERCE),
    Wanted("option-resistance", 3, {"resistance": "single-use"}, events=("prevented",), sense=FIERCE),
    Wanted("all-optional-rules", 4, ALL_OPTIONAL, moves=("look at 2",), sense=5, edition=ITALIAN),
]


def play(game: str, wanted: Wanted, seed: int) -> tuple[Game, set[str]]:
    """A game, and what was seen in it that no event says."""
    t = ludoteca.new(game, seats=wanted.seats, options=wanted.options, edition=wanted.edition, seed=seed)
    rng = seeded(f"playthrough {seed}")
    sensible = GreedyBot(rng)
    seen: set[str] = set()
    heard = 0
    while t.asked:
        if wanted.sights:
            news = t.events(SPECTATOR, heard)
            heard += len(news)
            seen |= sights_of(t, news)
        seat = t.asked[0]
        name = eager_move(t, wanted.eager, rng)
        if name:
            t.play(seat, name)
        elif wanted.sense and rng.below(10) < wanted.sense:
            t.apply(seat, sensible.choose(t.door(seat)))
        else:
            random_move(t, rng, wanted.asides)
        t.answer_chance()
    return t, seen


def eager_move(t: Game, eager: dict[str, int], rng: Rng) -> str:
    """A move of the first verb that somebody is eager for now."""
    legal = t.legal(t.asked[0])
    for verb, tenths in eager.items():
        found = [name for name in legal if name == verb or name.startswith(f"{verb} ")]
        if found and rng.below(10) < tenths:
            return found[0] if len(found) == 1 else found[int(rng.below(len(found)))]
    return ""


def sights_of(t: Game, news: list[Message]) -> set[str]:
    """What a position of VENTI shows, with the events since the last one, that no event alone says."""
    g = t.state
    assert isinstance(g, Position)
    told = Counter([event.id.removeprefix("event-") for event in news])
    shown = {
        "both-piles-empty": not g.pile,
        "chaos-brings-chaos": told["chaos"] > 1,
        "chaos-at-the-start": told["starts"] and told["chaos"],
        "ten-points-out-of-turn": told["attempt-fails"] and told["ten-points"],
        "twenty-out-of-turn": told["attempt-fails"] and told["twenty"],
        LAST_BEFORE: told["last-place"] and sole_last(g) != t.asked[0],
    }
    return {sight for sight, seen in shown.items() if seen}


def fits(t: Game, seen: set[str], wanted: Wanted) -> bool:
    assert t.result is not None
    if wanted.reason and t.result.reason != wanted.reason:
        return False
    if not all(any(move.startswith(verb) for seat, move in t.moves) for verb in wanted.moves):
        return False
    told = Counter([event.id for event in t.events(SPECTATOR)])
    return Counter([f"event-{event}" for event in wanted.events]) <= told and seen.issuperset(wanted.sights)


def find(game: str, wanted: Wanted, others: list[Game]) -> Game:
    """The first game that shows what is wanted, and is not stored yet."""
    for seed in range(MOST_SEEDS):
        t, seen = play(game, wanted, seed)
        if fits(t, seen, wanted) and not any(t.moves == other.moves for other in others):
            return t
    raise SystemExit(f"{wanted.name}: none of {MOST_SEEDS} games shows it")


def write_all(game: str, wanted: list[Wanted], say: Callable[[str], None]) -> None:
    folder = HOME / game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    games: list[Game] = []
    for one in wanted:
        t = find(game, one, games)
        games.append(t)
        text = write_playthrough(t, one.shows())
        assert len(text) < LARGEST, f"{one.name} is too long"
        (folder / f"{one.name}.txt").write_text(text, encoding="utf-8")
        say(f"{game}/{one.name}: {len(t.moves)} moves, {t.result}")


def write_digests() -> None:
    """For every game: a digest of random games for each number of seats and set of options."""
    digests: dict[str, dict[str, str]] = {}
    for name, info in ludoteca.catalogue().items():
        digests[name] = {
            setting_name(seats, options): digest_of_setting(name, seats, options)
            for seats in range(info.least_seats, info.most_seats + 1)
            for options in option_sets(name, seats)
        }
    (HOME / "digests.json").write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for game, wanted in {"condottiere": CONDOTTIERE, "venti": VENTI, "ventura": VENTURA}.items():
        if game in (sys.argv[1:] or [game]):
            write_all(game, wanted, print)
    write_digests()
