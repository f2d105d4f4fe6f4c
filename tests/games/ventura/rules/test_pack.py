"""An owner's own values: TOML files in place of the tables that come with the game."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path

import pytest

import ludoteca
from games.ventura.kit import A, arrange, play, position
from ludoteca import ContentError
from ludoteca.engine.rules import LARGEST_PACK
from ludoteca.games.ventura.content import (
    AGAINST,
    CAVALRY,
    CITY,
    FIELD,
    GREEN,
    INFANTRY,
    ON_MELEE,
    ON_SPACE,
    Card,
    Content,
    EventCard,
    Formula,
    Special,
    Tile,
)
from ludoteca.games.ventura.content.pack import digest, load, parse
from ludoteca.games.ventura.content.tables import SHIPPED
from ludoteca.games.ventura.game import VENTURA
from ludoteca.testing import rule

GOOD = """\
name = "my-box"

[tiles.village]
income = "2 + 1 green"
cost = 2

[tiles.hill]
income = 3
ranged = "0+2 green"
melee = 1
resistance = 4

[cards.crossbowmen]
cost = 5
upkeep = 3
move = 4
ranged = 6
melee = 2
resistance = 7
keywords = ["cavalry", "infantry"]
terrain = ["field", "city"]
specials = [
    {trigger = "melee", condition = "against", value = "cavalry", amount = 2},
    {trigger = "melee", condition = "space", value = 2, amount = 1},
]

[cards.acuto]
melee = 4

[events.charge]
amount = 5
cost = 2
window = "after-reveal"
"""


def card_of(content: Content, name: str) -> Card:
    return next(card for card in content.cards if card.name == name)


def tile_of(content: Content, name: str) -> Tile:
    return next(tile for tile in content.tiles if tile.name == name)


def event_of(content: Content, name: str) -> EventCard:
    return next(event for event in content.events if event.name == name)


def said(text: str) -> str:
    """What a mistaken file is answered with."""
    with pytest.raises(ContentError) as error:
        parse(text, "box.toml")
    return error.value.text


# good files


def test_a_file_changes_the_values_that_it_names() -> None:
    content = parse(GOOD, "box.toml")
    assert content.name == "my-box"
    village = tile_of(content, "village")
    assert (village.income, village.cost) == (Formula(2, 1, GREEN), 2)
    cost = tile_of(SHIPPED, "hill").cost
    assert tile_of(content, "hill") == Tile("hill", Formula(3), cost, Formula(0, 2, GREEN), 1, Formula(4))
    crossbowmen = card_of(content, "crossbowmen")
    assert crossbowmen == Card(
        "crossbowmen",
        2,
        5,
        3,
        4,
        6,
        2,
        7,
        CAVALRY | INFANTRY,
        (Special(ON_MELEE, AGAINST, CAVALRY, 2), Special(ON_MELEE, ON_SPACE, 2, 1)),
        (FIELD, CITY),
    )
    charge = event_of(content, "charge")
    assert (charge.amount, charge.cost, charge.window) == (5, 2, "after-reveal")


def test_a_file_changes_nothing_else() -> None:
    content = parse(GOOD, "box.toml")
    for tile in SHIPPED.tiles:
        if tile.name not in ("village", "hill"):
            assert tile_of(content, tile.name) == tile
    assert tile_of(content, "village").resistance == tile_of(SHIPPED, "village").resistance
    for card in SHIPPED.cards:
        if card.name not in ("crossbowmen", "acuto"):
            assert card_of(content, card.name) == card
    assert dataclasses.replace(card_of(SHIPPED, "acuto"), melee=4) == card_of(content, "acuto")
    for event in SHIPPED.events:
        if event.name != "charge":
            assert event_of(content, event.name) == event
    assert event_of(content, "charge").effect == event_of(SHIPPED, "charge").effect
    assert [card.name for card in content.cards] == [card.name for card in SHIPPED.cards]


def test_a_file_with_a_name_alone_is_the_shipped_content_under_that_name() -> None:
    content = parse('name = "empty"', "box.toml")
    assert (content.tiles, content.cards, content.events) == (SHIPPED.tiles, SHIPPED.cards, SHIPPED.events)


def test_copies_may_be_spread_differently_within_a_deck() -> None:
    text = 'name = "other"\n[cards.crossbowmen]\ncopies = 3\n[cards.swordsmen]\ncopies = 1\n'
    content = parse(text, "box.toml")
    assert (card_of(content, "crossbowmen").copies, card_of(content, "swordsmen").copies) == (3, 1)


def test_a_file_is_read_from_disk(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert load(file).name == "my-box"


def test_the_digest_tells_contents_apart_whatever_they_are_called() -> None:
    same = parse(GOOD.replace("my-box", "your-box"), "box.toml")
    other = parse(GOOD.replace("cost = 5", "cost = 4"), "box.toml")
    mine = parse(GOOD, "box.toml")
    assert digest(mine) == digest(same)
    assert len({digest(SHIPPED), digest(mine), digest(other)}) == 3
    assert digest(parse('name = "empty"', "box.toml")) == digest(SHIPPED)
    assert len(digest(mine)) == 16


# playing with it


@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_a_game_is_played_with_an_owners_pack_to_its_end(edition: str) -> None:
    VENTURA.add_content(parse(GOOD, "box.toml"))
    t = ludoteca.new("ventura", seats=3, seed=7, edition=edition, options={"content": "my-box"})
    rng = random.Random(7)
    while t.asked:
        t.play(t.asked[0], rng.choice(t.legal(t.asked[0])))
        assert [what for what, (found, due) in t.rules.census(t.state).items() if found != due] == []
    assert t.result is not None and t.options["content"] == "my-box"
    assert str(ludoteca.replay(str(t.record())).record()) == str(t.record())


@rule("VEN-CARD-03", "VEN-TILE-04")
def test_the_values_of_a_pack_are_those_of_the_game() -> None:
    VENTURA.add_content(parse(GOOD, "box.toml"))
    t = arrange(2, phase="upkeep", land={"0,0": "hill A"}, content="my-box", garrisons=False)
    assert position(t).florins[A] == 3 + 1
    t = arrange(2, phase="deploy", hands={A: "crossbowmen"}, florins={A: 5}, content="my-box")
    play(t, A, "deploy crossbowmen 2")
    assert position(t).florins[A] == 0


# mistakes


HEAD = 'name = "my-box"\n\n'


def said_of(section: str, line: str) -> str:
    """What a pack with a mistake in its only section is answered with: file, line and field come first."""
    text = said(f"{HEAD}[{section}]\n{line}\n")
    assert text.startswith(f"box.toml, line 4: {section}.{line.split()[0]}: ")
    return text


@pytest.mark.parametrize(
    "name", ["", "name = 3", 'name = "My Box"', 'name = "' + "x" * 41 + '"', 'name = "-x"']
)
def test_a_pack_needs_a_name(name: str) -> None:
    assert said(name) == "box.toml, line 1: name: small letters, digits and hyphens are needed, 40 at most"


def test_a_pack_cannot_take_the_name_of_the_shipped_content() -> None:
    assert said('# mine\nname = "ludoteca"').startswith("box.toml, line 2: name: 'ludoteca' is the content")


@pytest.mark.parametrize(
    ("section", "line", "what"),
    [
        ("tiles.village", "costs = 1", "did you mean 'cost'?"),
        ("cards.acuto", "luck = 1", "nothing of this name"),
        ("events.charge", "amuont = 1", "did you mean 'amount'?"),
        ("cards.acuto", 'name = "x"', "nothing of this name"),
        # numbers
        ("tiles.village", "cost = 0", "from 1 to 99"),
        ("tiles.village", "cost = 100", "from 1 to 99"),
        ("tiles.village", 'cost = "2"', "not '2'"),
        ("tiles.village", "cost = true", "not True"),
        ("tiles.village", "cost = 1.5", "not 1.5"),
        ("tiles.village", 'melee = "1 + 1 green"', "whole number"),
        ("cards.crossbowmen", "cost = -1", "from 0 to 99"),
        ("cards.crossbowmen", "melee = 0", "from 1 to 99"),
        ("cards.crossbowmen", "move = 0", "from 1 to 99"),
        ("cards.crossbowmen", "resistance = 0", "from 1 to 99"),
        ("cards.crossbowmen", "copies = 0", "from 1 to 99"),
        ("cards.garrison-este", "melee = 0", "from 1 to 99"),
        ("events.charge", "amount = -1", "from 0 to 99"),
        ("events.charge", "cost = -1", "from 0 to 99"),
        ("events.charge", "copies = 0", "from 1 to 99"),
        # formulas
        ("tiles.village", "income = 0", "from 1 to 99"),
        ("tiles.village", 'income = "0 + 1 green"', "from 1 to 99"),
        ("tiles.village", 'income = "1 + 1 pink"', "colours: grey, blue"),
        ("tiles.village", 'income = "much"', '"1 + 1 green" is needed'),
        ("tiles.village", "income = -1", '"1 + 1 green" is needed'),
        ("tiles.village", "income = [1]", '"1 + 1 green" is needed'),
        ("tiles.castle", 'resistance = "1 +"', '"1 + 1 green" is needed'),
        ("tiles.castle", 'ranged = "1 + 1 papal"', "colours: grey, blue"),
        # words
        ("cards.crossbowmen", 'keywords = ["dragon"]', "cavalry, infantry"),
        ("cards.crossbowmen", 'keywords = "cavalry"', "a list"),
        ("cards.crossbowmen", 'terrain = ["sea"]', "village, castle"),
        ("events.charge", 'window = "never"', "own-turn, own-upkeep"),
        ("events.charge", 'effect = "magic"', "assault-bonus"),
        # specials
        ("cards.crossbowmen", "specials = 3", "a list is needed"),
        ("cards.crossbowmen", "specials = [3]", "trigger is one of"),
        ("cards.crossbowmen", 'specials = [{trigger = "luck"}]', "trigger is one of"),
        (
            "cards.crossbowmen",
            'specials = [{trigger = "melee", condition = "rain", amount = 1}]',
            "condition is one of always, space, against, terrain",
        ),
        (
            "cards.crossbowmen",
            'specials = [{trigger = "melee", condition = "space", value = 3, amount = 1}]',
            "value is one of 1, 2 when the condition is space",
        ),
        (
            "cards.crossbowmen",
            'specials = [{trigger = "melee", condition = "against", value = "dragon", amount = 1}]',
            "value is one of cavalry, infantry, shooters",
        ),
        ("cards.crossbowmen", 'specials = [{trigger = "melee"}]', "from 1 to 99"),
        ("cards.crossbowmen", 'specials = [{trigger = "melee", amount = 1, more = 2}]', "trigger is one of"),
    ],
)
def test_a_mistake_is_answered_with_file_line_and_field(section: str, line: str, what: str) -> None:
    assert what in said_of(section, line)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('tiles = 3\nname = "my-box"', "line 1: tiles"),
        ('name = "my-box"\ncards = "all"', "line 2: cards"),
        ('name = "my-box"\n[tiles]\nvillage = 3', "line 3: tiles.village"),
        ('name = "my-box"\n[events]\ncharge = 3', "line 3: events.charge"),
    ],
)
def test_a_value_where_a_section_belongs_is_answered_with_its_line(text: str, where: str) -> None:
    assert said(text) == f"box.toml, {where}: this is a section, not a value"


@pytest.mark.parametrize(
    ("heading", "hint"),
    [("tiles.vilage", "village"), ("cards.crossbowman", "crossbowmen"), ("events.chrage", "charge")],
)
def test_an_unknown_tile_card_or_event_is_answered_with_the_nearest_name(heading: str, hint: str) -> None:
    text = said(f"{HEAD}# the next line is wrong\n[{heading}]\ncost = 1\n")
    assert text.startswith("box.toml, line 4: ") and heading in text
    assert text.endswith(f"there is nothing of this name; did you mean {hint!r}?")


@pytest.mark.parametrize(
    "text",
    [
        'name = "a"\nname = "b"\n',
        'name = "a"\n[cards.acuto\n',
        'name = "a"\n\x00\n',
        'name = "a"\n[cards.acuto]\n[cards.acuto]\n',
    ],
)
def test_what_is_no_toml_is_answered_with_file_and_line(text: str) -> None:
    answer = said(text)
    assert answer.startswith("box.toml: ") and "(at line " in answer


def test_the_line_is_found_in_spite_of_comments_blanks_and_quotes() -> None:
    text = '# a pack\nname = "my-box"\n\n[ cards . "crossbowmen" ]  # archers\n\n# cost = 3\n  "cost" = "x"\n'
    assert said(text).startswith("box.toml, line 7: cards.crossbowmen.cost: ")


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ("[cards.crossbowmen]\ncopies = 3", "40 Companies of the Ventura deck, not 41"),
        ("[events.charge]\ncopies = 3", "31 Events, not 32"),
    ],
)
def test_decks_of_another_size_are_refused(lines: str, found: str) -> None:
    text = said(HEAD + lines)
    assert text.startswith("box.toml, line 1: ") and "copies must add up to" in text and found in text


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^missing\.toml: it cannot be read"):
        load(tmp_path / "missing.toml")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe8"')
    with pytest.raises(ContentError, match=r"^latin\.toml: it cannot be read"):
        load(tmp_path / "latin.toml")


def test_a_file_that_is_far_too_long_is_refused() -> None:
    assert (
        said("#" * (LARGEST_PACK + 1))
        == f"box.toml: {LARGEST_PACK + 1} characters are more than {LARGEST_PACK}"
    )


# content that the box does not allow


@pytest.mark.parametrize(
    ("section", "line", "what"),
    [
        # ledger, 8.4: no deployment cost, no movement, maintenance above 0, one of each family
        ("cards.garrison-este", "cost = 3", "from 0 to 0"),
        ("cards.garrison-este", "move = 1", "from 0 to 0"),
        ("cards.garrison-este", "upkeep = 0", "from 1 to 99"),
        ("cards.garrison-este", "copies = 2", "from 1 to 1"),
        # ledger, 8.3: an income of 1 without a formula (VEN-RUL-09)
        ("tiles.city", "income = 2", "1"),
        ("tiles.city", 'income = "1 + 1 green"', "1"),
        # Captains have no text, and a bonus to movement has no condition that a march could meet
        ("cards.acuto", 'terrain = ["field"]', "nothing of this name"),
        ("cards.acuto", 'keywords = ["cavalry"]', "nothing of this name"),
        ("cards.acuto", 'specials = [{trigger = "melee", amount = 1}]', "nothing of this name"),
        (
            "cards.horse-carts",
            'specials = [{trigger = "movement", condition = "space", value = 1, amount = 1}]',
            "always",
        ),
        # values that are too large, or no values at all
        ("tiles.village", 'income = "1 + 100 green"', "from 0 to 99"),
        ("tiles.village", "income = 100", "from 1 to 99"),
        (
            "cards.crossbowmen",
            'specials = [{trigger = "melee", condition = "space", value = [1], amount = 1}]',
            "value is one of",
        ),
    ],
)
def test_content_that_breaks_a_rule_is_refused(section: str, line: str, what: str) -> None:
    assert what in said_of(section, line)


@pytest.mark.parametrize(
    "lines",
    [
        "[cards.acuto]\ncopies = 2",
        "[cards.crossbowmen]\ncopies = 3\n[cards.farmers]\ncopies = 3",  # 59 and 46
    ],
)
def test_each_deck_has_as_many_cards_as_in_the_box(lines: str) -> None:
    assert "copies must add up to" in said(HEAD + lines)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[tile.village]\ncost = 1", "line 3: tile: "),
        ("[tiles.vilage]\ncost = 1", "line 3: tiles.vilage: "),
        ('cards.crossbowmen.cost = "x"', "line 3: cards.crossbowmen.cost: "),
        ('[cards]\ncrossbowmen = {cost = "x"}', "line 4: cards.crossbowmen.cost: "),
        ('[cards]\ncrossbowmen.cost = "x"', "line 4: cards.crossbowmen.cost: "),
        ("[cards.'crossbowmen']\ncost = \"x\"", "line 4: cards.crossbowmen.cost: "),
    ],
)
def test_the_line_is_found_however_the_file_is_written(text: str, where: str) -> None:
    assert said(HEAD + text).startswith(f"box.toml, {where}")
