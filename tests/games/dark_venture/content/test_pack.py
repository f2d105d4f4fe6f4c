"""Owners' packs: entries and texts in place of those that come with the game."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from games.dark_venture.kit.position import figure
from ludoteca.engine.errors import ContentError
from ludoteca.engine.registry import register
from ludoteca.games.dark_venture.content import contents
from ludoteca.games.dark_venture.content.pack import parse
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.content.tables import TABLES
from ludoteca.games.dark_venture.game import DARK_VENTURE
from ludoteca.games.dark_venture.state import Position

PACK = """
game = "dark-venture"
name = "my-box"

[heroes.odile-crook]
mind = 7

[locations.slantwise-inn.a]
story = [ { qp = 3 } ]

[texts]
figure-odile-crook = "The { Surveyor }"
"""


@pytest.fixture
def pack() -> Iterator[str]:
    register(DARK_VENTURE)
    assert DARK_VENTURE.contents is not None
    yield DARK_VENTURE.contents.add(PACK, "my-box.toml")
    contents.ADDED.clear()
    DARK_VENTURE.offer()


def test_what_a_pack_does_not_name_stays_as_it_is() -> None:
    own, shipped = parse(PACK, "my-box.toml"), shipped_content()
    names = [one.name for one in own.cards.figures]
    odile = names.index("odile-crook")
    before, after = shipped.cards.figures[odile].attributes, own.cards.figures[odile].attributes
    assert after == (*before[:2], 7, before[3])
    assert names == [one.name for one in shipped.cards.figures]
    assert len(own.place_abilities[0][1]) == len(shipped.place_abilities[0][1]), "the rules of the inn stay"
    assert own.digest != shipped.digest


def test_a_game_is_played_with_a_pack_and_its_record_names_it(pack: str) -> None:
    t = ludoteca.new("dark-venture", seats=2, seed=1, options={"content": pack})
    assert f"content: {pack} {parse(PACK, 'again').digest}" in str(t.record())
    g = t.state
    assert isinstance(g, Position)
    assert g.terms.content.cards.figures[figure(g, "odile-crook")].attributes[2] == 7
    assert str(ludoteca.replay(t.record()).record()) == str(t.record())


def test_texts_of_a_pack_stand_on_the_cards_in_every_language(pack: str) -> None:
    for language in ("en", "it", "de"):
        printed = DARK_VENTURE.printed(pack, "core", language)
        assert printed["figures"]["odile-crook"]["name"] == "The { Surveyor }"


def test_the_template_is_the_shipped_content() -> None:
    assert DARK_VENTURE.contents is not None
    text = DARK_VENTURE.contents.template()
    own = parse(text, "template.toml")
    assert own.box.tables == shipped_content().box.tables and set(tomllib.loads(text)) >= set(TABLES)
    assert len(text) < DARK_VENTURE.contents.largest


def test_a_pack_is_as_large_as_the_page_says_and_no_larger() -> None:
    assert DARK_VENTURE.contents is not None
    most = DARK_VENTURE.contents.largest
    assert parse(PACK + "#" * (most - len(PACK)), "large.toml").name == "my-box"
    with pytest.raises(ContentError, match=f"are more than {most}"):
        parse(PACK + "#" * (most - len(PACK) + 1), "large.toml")


def test_changes_are_told_field_by_field(pack: str) -> None:
    assert DARK_VENTURE.contents is not None
    changed = DARK_VENTURE.contents.changes(pack)
    assert ("heroes.odile-crook", "mind", "6", "7") in changed
    assert [field for thing, field, before, after in changed] == ["mind", "a", "figure-odile-crook"]


def test_the_same_pack_may_come_twice_and_another_of_its_name_may_not(pack: str) -> None:
    assert DARK_VENTURE.contents is not None
    assert DARK_VENTURE.contents.add(PACK, "again.toml") == pack
    with pytest.raises(ContentError, match=r"again.toml: name: 'my-box' is taken"):
        DARK_VENTURE.contents.add(PACK.replace("7", "8"), "again.toml")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = 1", "line 1: x: there is nothing of this name"),
        ("", "name: small letters"),
        ('name = "Two Words"', "line 1: name: small letters"),
        ('name = "ludoteca"', "the content that comes with the game"),
        ('name = "x"\nheroes = 3', "line 2: heroes: a table is needed"),
        ('name = "x"\n[heroes]\nodile-crook = 1', "heroes.odile-crook: a table is needed"),
        ('name = "x"\n[heroes.odile-crok]\nmind = 7', "did you mean 'odile-crook'?"),
        ('name = "x"\n[heroes.odile-crook]\nmind = 11', "line 3: heroes.odile-crook.mind: a whole number"),
        ('name = "x"\n[heroes.odile-crook]\nhealth = 51', "a whole number from 1 to 50"),
        ('name = "x"\n[heroes.odile-crook]\ngear = ["no-such-thing"]', "there is no item 'no-such-thing'"),
        ('name = "x"\n[heroes.odile-crook]\nluk = 1', "line 3: heroes.odile-crook.luk"),
        ('name = "x"\n[enemies.tax-birds]\ncopies = 9', "there are 42 characters, not 36"),
        ('name = "x"\n[weapons.bone-saw]\nnumber = 1', "weapons: two entries have the number 1"),
        ('name = "x"\n[locations.leaning-post]\nnumber = 30', "locations: no entry has the number 1"),
        ('name = "x"\n[hours.hour-three]\nnumber = 13', "hours: no entry has the number 3"),
        ('name = "x"\n[locations.leaning-post]\ndoors = "NS"', "location 1 has a door on every side"),
        ('name = "x"\n[heroes.odile-crook]\ngear = ["sword"]', "there is no item 'sword'"),
        ('name = "x"\n[heroes.odile-crook.solo-gear]\n"measuring-rod" = "staff"', "there is no item 'staff'"),
        ('name = "x"\n[enemies.tax-birds]\nspares = ["beast"]', "there is no figure 'beast'"),
        ('name = "x"\n[locations.heron-market]\nhexagon = 19', "line 2: locations.heron-market.a: a hexagon"),
        (
            'name = "x"\n[locations.heron-market.b]\nstory = [ { heal = 1 } ]',
            "line 2: locations.heron-market.b: a hexagon and its story go together",
        ),
        ('name = "x"\n[locations.slantwise-inn.a]\nstory = [ { fly = 1 } ]', "story[0].fly"),
        ('name = "x"\n[locations.slantwise-inn.a]\nstory = [ { lose = "8 - 1d6" } ]', "dice are added"),
        ('name = "x"\n[locations.slantwise-inn.a]\nstory = [ { heal = "-2d6 + 9" } ]', "dice are added"),
        ('name = "x"\n[locations.slantwise-inn.a]\nstory = [ { roll = "1d6" } ]', "bands"),
        (
            'name = "x"\n[[heroes.odile-crook.gifts]]\nstat = "mind"\nn = "1d6"',
            "line 4: heroes.odile-crook.gifts[0].n: what always holds is not rolled",
        ),
        (
            'name = "x"\n[[heroes.odile-crook.gifts]]\nstat = "mind"\nn = "mind"',
            "line 2: the gift hangs on itself: mind <- mind",
        ),
        (
            'name = "x"\n[weapons.bone-saw]\n'
            'gifts = [\n  { stat = "base", n = 2, if = [ { health = { hurt = true } } ] },\n]',
            "line 4: the gift hangs on itself: base <- base",
        ),
        (
            'name = "x"\n[[armor.bucket.gifts]]\nstat = "power"\nn = 1\n'
            'if = [ { not = [ { stat = "luck", min = 5 } ] } ]\n'
            '[[heroes.odile-crook.gifts]]\nstat = "luck"\nn = "power - 3"',
            "line 2: the gift hangs on itself: power <- luck <- power",
        ),
        *[
            (
                f'name = "x"\n[[{card}.{"powers" if "ancients" in card else "abilities"}]]\n'
                f'on = "{moment}"\ndo = [ {{ heal = 1 }} ]',
                f"[0].on: one of {allowed}",
            )
            for card, moment, allowed in (
                ("enemies.tax-birds", "played", "enter"),
                ("heroes.odile-crook", "hour", "enter"),
                ("weapons.bone-saw", "stay", "enter"),
                ("ancients.patient-tide", "stay", "enter"),
                ("objects.whistle", "hurt", "act, use"),
            )
        ],
        (
            'name = "x"\n[side.company]\nstages = [ { ways = [ { kind = [ "recruit" ] } ] } ]',
            "line 3: side.company.stages[0].ways[0]: a way has a kind",
        ),
        *[
            (f'name = "x"\n[heroes.odile-crook]\n{field}', f"line 3: heroes.odile-crook.{said}")
            for field, said in (
                ("faction = { a = 1 }", "faction: a word is needed"),
                ('faction = [ "beast" ]', "faction: a word is needed"),
                ("tags = [ 7 ]", "tags: a word is needed, not 7"),
                ('tags = [ "pack", [ ] ]', "tags: a word is needed"),
            )
        ],
        ('name = "x"\n[texts]\nA = "x"', "texts.A: the name of a text"),
        ('name = "x"\n[texts]\nfigure-pell = 3', "a text is needed, not 3"),
        (f'name = "x"\n[texts]\nfigure-pell = "{"x" * 1001}"', "1001 characters are more than 1000"),
        ('name = "x"\n[texts]\nfigure-pell = "\\u001b[31m"', "signs in it that cannot be printed"),
        ('name = "x"\n[heroes.odile-crook', "line 2"),
    ],
)
def test_mistakes_are_told_in_words(text: str, said: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse(text, "bad.toml")
    assert said in str(caught.value) and str(caught.value).startswith("bad.toml")


def test_lists_within_lists_without_end_are_refused() -> None:
    """Deeper than Python reads, however deep somebody lets it: hypothesis does while it is at work."""
    with pytest.raises(ContentError, match=r"bad\.toml.*far too large"):
        parse("name = " + "[" * 2 * sys.getrecursionlimit(), "bad.toml")


def test_gifts_that_never_come_together_may_hang_on_each_other() -> None:
    """One hero has POWER by LUCK, another LUCK by POWER: neither gift asks for itself."""
    heroes = ("odile-crook", "power", "luck"), ("ysmene-tarr", "luck", "power")
    gift = '[[heroes.{}.gifts]]\nstat = "{}"\nn = "{}"\n'
    text = 'name = "x"\n' + "".join([gift.format(*hero) for hero in heroes])
    assert parse(text, "good.toml").name == "x"


def test_all_mistakes_are_told_at_once() -> None:
    text = 'name = "x"\n[heroes.odile-crook]\nmind = 11\nspeed = "fast"\n[side.company]\nqp = 0\n'
    with pytest.raises(ContentError) as caught:
        parse(text, "bad.toml")
    assert len(str(caught.value).splitlines()) == 3


PLAIN = st.none() | st.booleans() | st.integers(-999, 999) | st.text("adk16+ -", max_size=8)
KEYS = st.text("adoqp", max_size=4)
VALUES = st.recursive(
    PLAIN, lambda one: st.lists(one, max_size=3) | st.dictionaries(KEYS, one, max_size=3), max_leaves=6
)


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {toml(one)}' for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[ " + ", ".join(toml(one) for one in value) + " ]"
    if isinstance(value, bool) or value is None:
        return str(bool(value)).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["heroes.odile-crook", "locations.slantwise-inn", "heroic.tax-year", "weapons.bone-saw"]),
    st.sampled_from(["mind", "a", "gear", "abilities", "stages", "received", "needs", "number", "tags"]),
    VALUES,
)
def test_garbage_is_refused_in_words_or_played(entry: str, field: str, value: object) -> None:
    text = f'name = "x"\n[{entry}]\n{field} = {toml(value)}\n'
    said = "garbage.toml"
    try:
        parse(text, "garbage.toml")
    except ContentError as error:
        said = str(error)
    assert said.startswith("garbage.toml")
