"""Entries that the box has not, as an owner may write them: they do what their words say, for whomever."""

from __future__ import annotations

from typing import Any

from games.dark_venture.kit.fights import ring, silent
from games.dark_venture.kit.position import come, lead, legal, menu, place, play, throw, told
from ludoteca.games.dark_venture.rules.combat import combats
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.menu import Menu
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.state import Piece, Position
from ludoteca.testing import rule

ROW = ("leaning-post", "slantwise-inn", "hollow-oak-assembly", "glass-flats", "street-of-unbuilt-houses")


def table(steps: list[dict[str, Any]], where: str = ROW[0], **boxes: Any) -> Position:
    """Two heroes in a place of the row, in the first one's turn; hour 3 has these steps."""
    options = {key: boxes.pop(key) for key in ("mode",) if key in boxes}
    g = ring(silent(hours={"hour-three": {"do": steps}}, **boxes), **options)
    for hero in g.heroes:
        g.move(g.piece(hero), place(g, where))
    menu(g)
    return g


def let_read(g: Position, card: int, seat: int, **more: int) -> None:
    """The entry of hour 3, with somebody as its actor."""
    read(g, g.terms.content.hours[2], Cast(seat, card, card, where=g.piece(card).place, **more))
    g.asked = ()
    g.advance()


def stranger(g: Position) -> Piece:
    """Whom nobody leads."""
    return come(g, "late-postman")


# friends


@rule("DV-COOP-09", "DV-COMBAT-01", "DV-AMB-71", "DV-L-03")
def test_friends_fight_each_other_where_an_entry_says_so_and_never_after_it() -> None:
    """S25: an instruction may set two of them upon each other; they do not turn aggressive by it."""
    steps = [{"pick": "figure", "from": "here", "is": "captain-almost"}, {"fight": "actor", "with": "target"}]
    g = table(steps, mode="cooperative")
    pell = lead(g, 0, "pell", ap=2)
    first, second = (g.piece(card) for card in g.heroes)
    let_read(g, first.card, 0)
    [fight] = combats(g)
    assert sorted(fight.fighters) == sorted([first.card, second.card]) and pell.card not in fight.fighters
    throw(g, 6, 6)
    throw(g, 1, 1)
    assert legal(g, 0)[0] == "hit captain-almost"
    second.health = 1
    play(g, 0, "hit captain-almost")
    throw(g, 6, 6)
    assert combats(g) == [] and second.health == 0
    g.become(second, 0)
    second.health = 5
    assert "attack captain-almost" not in legal(g, 0)


@rule("DV-COMBAT-01")
def test_a_hero_and_its_own_follower_do_not_fight_whatever_is_said() -> None:
    g = table([{"fight": "actor", "with": "follower"}])
    lead(g, 0, "pell", ap=2)
    let_read(g, g.heroes[0], 0)
    assert g.fights == 0 and told(g, "fight-over") == [] and isinstance(g.stack[-1], Menu)
