"""Finds and writes the stored games of each box of tests: seed by seed, until a game shows what it should.

    python tools/make_playthroughs.py           of every game, with the digests of random games
    python tools/make_playthroughs.py venti     of one

Run it again when a change alters random games or their events on purpose. What can still be played and shows
what it should is kept. If a stored game can no longer be replayed, the game's rules_version rises.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import ludoteca
from ludoteca import SPECTATOR, Game
from ludoteca.bots import GreedyBot
from ludoteca.engine.record import parse_record
from ludoteca.engine.rng import Rng, seeded
from ludoteca.testing.ids import id_table
from ludoteca.testing.playthroughs import digest_of_setting, setting_name, write_playthrough
from ludoteca.testing.walks import option_sets, random_move

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from kit.stored import Sights, Wanted, add_packs, folder, stored, trees_of

MOST_SEEDS = 5000
LARGEST = 150_000  # characters


def play(game: str, wanted: Wanted, seed: int) -> tuple[Game, set[str]]:
    """A game, and what was seen in it that no event says."""
    t = ludoteca.new(game, seats=wanted.seats, options=wanted.options, edition=wanted.edition, seed=seed)
    rng = seeded(f"playthrough {seed}")
    sensible = GreedyBot(rng)
    watch = Watch(game, wanted)
    while t.asked:
        watch.look(t)
        seat = t.asked[0]
        name = eager_move(t, wanted.eager, rng)
        if name:
            t.play(seat, name)
        elif wanted.sense and rng.below(10) < wanted.sense:
            t.play(seat, sensible.choose(t.door(seat)))
        else:
            random_move(t, rng, wanted.asides)
        t.go_on()
    return t, watch.seen


class Watch:
    """What is to be seen in a game that no event says."""

    def __init__(self, game: str, wanted: Wanted) -> None:
        self.wanted = wanted.sights
        self.game = game
        self.seen: set[str] = set()
        self.heard = 0

    def look(self, t: Game) -> None:
        if self.wanted:
            news = t.events(SPECTATOR, self.heard)
            self.heard += len(news)
            sights: Sights = stored(self.game).sights_of
            self.seen |= sights(t, news)


def replay(game: str, wanted: Wanted, file: Path) -> tuple[Game, set[str]] | None:
    """The same of a game that is stored, if all of its moves can be played and end it."""
    if not file.is_file():
        return None
    t = ludoteca.new(
        game, seats=wanted.seats, options=wanted.options, edition=wanted.edition, chance="scripted"
    )
    watch = Watch(game, wanted)
    lines = file.read_text(encoding="utf-8").splitlines()
    text = "\n".join([line for line in lines if not line.startswith("content:")])  # it may have changed
    version = ludoteca.catalogue()[game].rules_version  # and so may this have
    text = re.sub("^rules_version: .*", f"rules_version: {version}", text, count=1, flags=re.MULTILINE)
    for seat, move in parse_record(text).moves:
        if t.why_not(seat, move) is not None:
            return None
        if t.asked:
            watch.look(t)
        t.play(seat, move)
    return (t, watch.seen) if t.result is not None else None


def eager_move(t: Game, eager: dict[str, int], rng: Rng) -> str:
    """A move of the first verb that somebody is eager for now."""
    legal = t.legal(t.asked[0])
    for verb, tenths in eager.items():
        found = [name for name in legal if name == verb or name.startswith(f"{verb} ")]
        if found and rng.below(10) < tenths:
            return found[0] if len(found) == 1 else found[int(rng.below(len(found)))]
    return ""


def fits(t: Game, seen: set[str], wanted: Wanted) -> bool:
    assert t.result is not None
    if wanted.reason and t.result.reason != wanted.reason:
        return False
    if not all(any(move.startswith(verb) for seat, move in t.moves) for verb in wanted.moves):
        return False
    told = Counter([event.id for event in t.events(SPECTATOR)])
    return Counter([f"event-{event}" for event in wanted.events]) <= told and seen.issuperset(wanted.sights)


def find(game: str, wanted: Wanted, others: list[Game]) -> Game:
    """The one that is stored, or else the first that shows what is wanted and is not stored yet."""
    kept = replay(game, wanted, folder(game) / f"{wanted.name}.txt")
    if kept is not None and fits(*kept, wanted):
        return kept[0]
    for seed in range(MOST_SEEDS):
        t, seen = play(game, wanted, seed)
        if fits(t, seen, wanted) and not any(t.moves == other.moves for other in others):
            return t
    raise SystemExit(f"{wanted.name}: none of {MOST_SEEDS} games shows it")


def write_all(game: str, wanted: list[Wanted], say: Callable[[str], None]) -> None:
    home = folder(game)
    home.mkdir(parents=True, exist_ok=True)
    for old in home.glob("*.txt"):
        if old.stem not in {one.name for one in wanted}:
            old.unlink()
    games: list[Game] = []
    for one in wanted:
        t = find(game, one, games)
        games.append(t)
        text = write_playthrough(t, one.shows())
        assert len(text) < LARGEST, f"{one.name} is too long"
        (home / f"{one.name}.txt").write_text(text, encoding="utf-8")
        say(f"{game}/{one.name}: {len(t.moves)} moves, {t.result}")


def write_digests(game: str) -> None:
    """A digest of random games for each number of seats and set of options."""
    info = ludoteca.catalogue()[game]
    digests = {
        setting_name(seats, options): digest_of_setting(game, seats, options)
        for seats in range(info.least_seats, info.most_seats + 1)
        for options in option_sets(game, seats)
    }
    (folder(game) / "digests.json").write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


def write_ids(game: str) -> None:
    """The ids of all actions; when they change, so does the game's rules_version."""
    rows = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in id_table(game).items()]
    text = "{\n " + ",\n ".join(rows) + "\n}\n"
    (folder(game) / "ids.json").write_text(text, encoding="utf-8")


def write_trees(game: str) -> None:
    """What a search finds in stored games, of games whose trees are stored at all."""
    file = folder(game) / "trees.json"
    if file.is_file():
        file.write_text(json.dumps(trees_of(game), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or ludoteca.catalogue():
        write_ids(game)
        write_digests(game)
        add_packs(game)
        write_all(game, stored(game).WANTED, print)
        write_trees(game)
