"""Every entry of the box is read to its end, by chance and by any answers, and leaves nothing broken."""

from __future__ import annotations

import pytest

from games.dark_venture.kit.box import check
from games.dark_venture.kit.position import figure, item, place, position, stand
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.rng import Rng, seeded
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.content.program import NOTHING
from ludoteca.games.dark_venture.rules import items, map, quests
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.lore import Books
from ludoteca.games.dark_venture.rules.script import Script, read
from ludoteca.games.dark_venture.state import Position

CONTENT = shipped_content()
MOST = 400  # decisions and rolls in one entry

# where things lie in the arranged position
GRID = ("slantwise-inn", "hollow-oak-assembly", "glass-flats", "street-of-unbuilt-houses", "mole-parliament")


def arranged(seed: str) -> Position:
    """Two heroes with followers, gear and hands; strangers; a small map."""
    g = position(2)
    g.terms.lore = Books()
    g.log = []
    map.start(g)
    for x, name in enumerate(GRID):
        card = place(g, name)
        g.place_deck.loose[card] = 0
        map.lay(g, card, x + 1, 0, 0)
    g.place_deck.loose[0] = 0
    rng = seeded(seed)
    g.current = 0
    g.turns = g.round = 3
    crowd = (("ysmene-tarr", 0), ("captain-almost", 1), ("pell", 0), ("moth-horse", 1))
    for name, leader in crowd:
        come(g, name, leader)
    for name in ("late-postman", "appraiser", "furnace-wardens-1"):
        come(g, name, -1)
    for piece in g.pieces:
        for _ in range(3):
            free = [card for card in range(62) if g.item_deck.loose[card]]
            thing = free[rng.below(len(free))]
            g.item_deck.loose[thing] = 0
            piece.carried.append(thing)
        piece.ap = 3
        piece.health = 1 + rng.below(piece.health)
    for seat in (0, 1):
        for _ in range(2):
            free = [card for card in range(62) if g.item_deck.loose[card]]
            thing = free[rng.below(len(free))]
            g.item_deck.loose[thing] = 0
            g.hand_items[seat].append(thing)
        g.hand_items[seat].sort()
    return g


def come(g: Position, name: str, leader: int) -> None:
    card = figure(g, name)
    g.figure_deck.loose[card] = 0
    stand(g, card, place(g, GRID[1]), leader)


def entries() -> list[tuple[str, int, int]]:
    """Name, first line and quest of everything that can be read."""
    found = [
        (ability.name or f"ability-{n}", ability.line, NOTHING) for n, ability in enumerate(CONTENT.abilities)
    ]
    found += [
        (f"story of {CONTENT.cards.places[n].id}", line, NOTHING) for n, line in enumerate(CONTENT.stories[0])
    ]
    found += [
        (f"court of {CONTENT.cards.figures[n].name}", line, NOTHING) for n, line in enumerate(CONTENT.courts)
    ]
    found += [(f"hour {n + 1}", line, NOTHING) for n, line in enumerate(CONTENT.hours)]
    for n, quest in enumerate(CONTENT.cards.quests):
        found.append((f"received {quest.id}", CONTENT.received[n], n))
        for stage in CONTENT.stages[n]:
            found.append((f"done {quest.id}", stage.done, n))
    return [entry for entry in found if entry[1] != NOTHING]


@pytest.mark.parametrize(("name", "line", "quest"), entries())
def test_an_entry_comes_to_its_end(name: str, line: int, quest: int) -> None:
    for seed in range(6):
        g = arranged(f"{name} {seed}")
        rng = seeded(f"{name} answers {seed}")
        if quest != NOTHING:
            quests.receive(g, 0, quest)
            deck = g.heroic_deck if quest < 27 else g.side_deck
            deck.loose[quest - (0 if quest < 27 else 27)] = 0
        hero = g.heroes[0]
        follower = g.followers[0]
        bearer = follower if "court" in name else hero
        cast = Cast(
            0, hero, bearer, follower, figure(g, "late-postman"), g.piece(hero).place, NOTHING, NOTHING, quest
        )
        read(g, line, cast)
        play_on(g, rng)
        check(g)
        assert g.stack == []


def play_on(g: Position, rng: Rng) -> None:
    g.advance()
    for _ in range(MOST):
        if not g.asked:
            return
        seat = g.asked[0]
        if seat == CHANCE:
            g.apply(CHANCE, g.stack[-1].draw(g, rng))
        else:
            options = g.options(seat)
            assert options, (type(g.stack[-1]).__name__, g.stack[-1])
            assert options == sorted(options)
            g.apply(seat, options[rng.below(len(options))])
    raise AssertionError([type(step).__name__ for step in g.stack])


def test_a_script_can_be_left_at_any_line() -> None:
    """A clone in the middle of an entry goes on by itself, and the original is untouched."""
    g = arranged("clone")
    read(
        g,
        CONTENT.stories[0][place(g, "slantwise-inn")],
        Cast(0, g.heroes[0], where=place(g, "slantwise-inn")),
    )
    g.advance()
    script = g.stack[-1]
    assert isinstance(script, Script) and g.asked == (0,)
    copy = g.clone()
    line = script.line
    copy.apply(0, copy.options(0)[0])
    assert script.line == line and g.asked == (0,) and items.on_floor(g, 0) == []
    assert item(g, "bucket") >= 0
