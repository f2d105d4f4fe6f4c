"""The catalogues: every sentence that a game can say is there, in every language, and can be said."""

from __future__ import annotations

import ast
import random
from collections import Counter
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca import CHANCE, SPECTATOR
from ludoteca.engine.words import LANGUAGES, Message, Words
from ludoteca.games.condottiere.actions import BLOCKS, CARD_NAMES, EVENTS, MOST_DRAWN
from ludoteca.games.condottiere.content import ITALY, MERCENARIES
from ludoteca.games.condottiere.game import CONDOTTIERE
from ludoteca.games.condottiere.state import REASONS

ENGINE = "ludoteca.engine"
GAME = CONDOTTIERE.info.package
HOMES = (ENGINE, GAME)
NARROW = 9  # characters of a short name

# an argument's name without its digit -> values that it can have
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "card": CARD_NAMES,
    "region": ITALY.regions,
    "mercenary": CARD_NAMES[:MERCENARIES],
    "number": tuple(str(number) for number in range(MOST_DRAWN + 1)),
    "seat": (0, 1, 5),
    "count": (0, 1, 2, 10, 1234),
}


class Variables(Visitor):
    """Collects the `$names` of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def entries(home: str, language: str) -> tuple[ftl.EntryType, ...]:
    text = resources.files(home).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def messages(home: str, language: str) -> dict[str, set[str]]:
    """Every message id of one catalogue, with its variables."""
    found: dict[str, set[str]] = {}
    for entry in entries(home, language):
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def all_messages(language: str = "en") -> dict[str, set[str]]:
    return {**messages(ENGINE, language), **messages(GAME, language)}


@cache
def spoken_in_code() -> dict[str, list[set[str] | None]]:
    """Ids that stand literally in the code, with the arguments that each place passes (None: not literal)."""
    root = Path(ludoteca.__file__).parent
    found: dict[str, list[set[str] | None]] = {}
    for folder in ("engine", "games"):
        for path in sorted((root / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and speaks(node.func) and node.args:
                    first = node.args[0]
                    if isinstance(first, ast.Constant) and isinstance(first.value, str):
                        found.setdefault(first.value, []).append(passed(node))
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    if node.value.startswith("warning-"):
                        found.setdefault(node.value, []).append(set())
    return found


def speaks(function: ast.expr) -> bool:
    """`Message(...)`, or `Words(...).text(...)`."""
    if isinstance(function, ast.Name):
        return function.id == "Message"
    return isinstance(function, ast.Attribute) and function.attr in ("Message", "text")


def passed(call: ast.Call) -> set[str] | None:
    if len(call.args) == 1:
        return set()
    given = call.args[1]
    if not isinstance(given, ast.Dict):
        return None
    return {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}


@cache
def expected() -> dict[str, set[str]]:
    """Every id that can arise from the game's tables, with its arguments; the last two are for displays."""
    found: dict[str, set[str]] = {}
    for kind, args in EVENTS.items():
        found[f"event-{kind}"] = set(args.split())
    for block in BLOCKS:
        found["do-" + block.verb.replace(" ", "-")] = set(block.args)
    for spec in CONDOTTIERE.info.options:
        found["option-" + spec.name.replace("_", "-")] = set()
        found["about-option-" + spec.name.replace("_", "-")] = set()
    named = [
        *[f"reason-{reason}" for reason in REASONS],
        *[f"region-{region}" for region in ITALY.regions],
        *[f"card-{card}" for card in CARD_NAMES],
        *[f"mercenary-{card}" for card in CARD_NAMES[:MERCENARIES]],
        *[f"number-{number}" for number in range(MOST_DRAWN + 1)],
        *[f"short-{card}" for card in CARD_NAMES],
        *[f"about-{card}" for card in CARD_NAMES],
    ]
    return {**found, **{id: set() for id in named}}


def samples(variables: set[str]) -> list[dict[str, str | int]]:
    """Arguments for a message: every value of each variable turns up at least once."""
    values = {name: SAMPLES[name.rstrip("0123456789")] for name in variables}
    rows = max([len(some) for some in values.values()], default=1)
    return [{name: some[i % len(some)] for name, some in values.items()} for i in range(rows)]


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_broken_or_repeated_entries(home: str, language: str) -> None:
    body = entries(home, language)
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    counts = Counter([entry.id.name for entry in body if isinstance(entry, ftl.Message)])
    assert [id for id, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_in_the_same_order(home: str, language: str) -> None:
    assert list(messages(home, language)) == list(messages(home, "en"))
    assert messages(home, language) == messages(home, "en")


def test_a_game_repeats_no_message_of_the_engine() -> None:
    assert set(messages(ENGINE, "en")) & set(messages(GAME, "en")) == set()


def test_everything_in_the_games_tables_has_words_with_its_arguments() -> None:
    there = all_messages()
    assert {id: there.get(id) for id in expected()} == expected()


def test_everything_said_in_the_code_has_words_with_its_arguments() -> None:
    there = all_messages()
    spoken = spoken_in_code()
    assert {"no-undo", "no-such-option", "ask-battle", "warning-series-capturing"} <= set(spoken)
    for id, places in spoken.items():
        for args in places:
            assert id in there, id
            assert args is None or args == there[id], id


def test_no_message_is_never_said() -> None:
    assert set(all_messages()) - set(expected()) - set(spoken_in_code()) == set()


@pytest.mark.parametrize("names", [[], ["Anna", "Luís", "O'Neill", "Zoë", "Jürgen", "{ $card }"]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, names: list[str]) -> None:
    words = Words(GAME, language, names)
    for id, variables in all_messages(language).items():
        if id == "seat":
            continue  # said by Words.seat, with a number that is no name
        for args in samples(variables):
            text = words.say(Message(id, args))
            assert text and text == text.strip() and f"[{id}]" not in text, (id, text)
            for name, value in args.items():
                kind = name.rstrip("0123456789")
                assert kind == "count" or str(words.thing(kind, value)) in text, (id, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_things_are_all_different(language: str) -> None:
    words = Words(GAME, language)
    for family in ("card", "short"):
        assert len({words.text(f"{family}-{card}") for card in CARD_NAMES}) == len(CARD_NAMES)
    assert len({words.text(f"region-{region}") for region in ITALY.regions}) == len(ITALY.regions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_short(language: str) -> None:
    words = Words(GAME, language)
    assert [card for card in CARD_NAMES if len(words.text(f"short-{card}")) > NARROW] == []


@pytest.mark.parametrize(
    ("language", "seat", "one", "many", "drawn"),
    [
        ("en", "Seat 1", "Seat 1 keeps 1 card.", "Anna keeps 2 cards.", "Draw 2 cards"),
        ("it", "Posto 1", "Posto 1 tiene 1 carta.", "Anna tiene 2 carte.", "Pesca 2 carte"),
        ("de", "Platz 1", "Platz 1 behält 1 Karte.", "Anna behält 2 Karten.", "2 Karten ziehen"),
    ],
)
def test_seats_and_numbers_are_spoken_properly(
    language: str, seat: str, one: str, many: str, drawn: str
) -> None:
    assert Words(GAME, language).seat(0) == seat
    assert Words(GAME, language).say(Message("event-keeps", {"seat": 0, "count": 1})) == one
    assert Words(GAME, language, ["Anna"]).say(Message("event-keeps", {"seat": 0, "count": 2})) == many
    assert Words(GAME, language).say(Message("do-draw", {"number": "2"})) == drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_numbers_look_alike_everywhere(language: str) -> None:
    """Browsers and Python group thousands differently, so numbers that can be large are not grouped."""
    assert "1234 " in Words(GAME, language).say(Message("event-stalled", {"count": 1234}))


@pytest.mark.parametrize(
    "options",
    [{}, {"draw_after_battle": True, "series": 5}, {"capturing_regions": True, "hidden_cards": True}],
)
def test_games_in_play_find_all_their_words(options: dict[str, object]) -> None:
    t = ludoteca.new("condottiere", seats=3, seed=7, options=options)
    rng = random.Random(7)
    said: set[tuple[str, str]] = set()

    def say(message: Message) -> None:
        for language in LANGUAGES:
            text = Words(GAME, language).say(message)
            assert not text.startswith("["), text
            said.add((message.id, language))

    for turn in range(120):
        if not t.asked:
            break
        seat = t.asked[0]
        prompt = t.prompt(seat)
        assert prompt is not None
        say(prompt.message)
        for choice in t.choices(seat):
            say(choice.label)
        for other in (seat, (seat + 1) % t.seats, CHANCE):
            refusal = t.why_not(other, "keep no more")
            if refusal is not None:
                say(refusal.message)
        aside = t.asides(seat)
        t.play(seat, rng.choice(aside if aside and turn % 10 == 9 else t.legal(seat)))
    for viewer in (*range(t.seats), SPECTATOR):
        for event in t.events(viewer):
            say(event)
    assert len(said) > 20 * len(LANGUAGES)
