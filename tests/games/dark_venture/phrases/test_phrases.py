"""Phrases say what the steps of an entry do: exactly, in three languages, and whatever the entry is."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from games.dark_venture.kit import samples
from games.dark_venture.kit.spoken import BOX, CONTENT, composed, faults, phrases_of
from ludoteca.engine.words import LANGUAGES
from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content.played import Content
from ludoteca.games.dark_venture.phrases import cards, steps
from ludoteca.games.dark_venture.phrases.conditions import condition, conditions
from ludoteca.games.dark_venture.phrases.scene import Scene, reader
from ludoteca.games.dark_venture.phrases.speech import Line, Speech, sentence
from ludoteca.games.dark_venture.printed import LABELS, printed


def toml(text: str) -> Any:
    return tomllib.loads(text)


def drawn(lines: list[Line]) -> str:
    """Lines as a table shows them."""
    return "\n".join(["  " * line.level + line.text for line in lines])


def said(language: str, do: str, owner: str = "nobody") -> str:
    return drawn(steps.lines(Speech(language), reader(owner), toml(f"do = {do}")["do"]))


def held(language: str, given: str) -> str:
    return condition(Speech(language), reader("nobody"), toml(f"if = {given}")["if"])


ROLL = """[ { heal = 2 }, { roll = "2d6 + luck", bands = [
  { min = 2, max = 6, do = [ { lose = "1d6", who = "pair" } ] },
  { min = 7, max = 7, do = [] },
  { min = 8, max = 22, do = [
    { when = [ { leads = "any" } ], then = [ { ap = -1 } ], else = [ { qp = 1 } ] },
  ] },
] } ]"""


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            """\
Gain 2 health. Roll 2d6 + LUCK:
  6 or less: Hero and follower (if together) lose 1d6 health each.
  7: Nothing happens.
  8 or more:
    If you lead a follower: Lose 1 AP.
    Otherwise: Gain 1 quest point.""",
        ),
        (
            "it",
            """\
Recupera 2 di salute. Tira 2d6 + FORTUNA:
  6 o meno: Eroe e seguace (se insieme) perdono 1d6 di salute ciascuno.
  7: Non succede niente.
  8 o più:
    Se guidi un seguace: Perdi 1 PA.
    Altrimenti: Ottieni 1 punto missione.""",
        ),
        (
            "de",
            """\
Erhalte 2 Gesundheit. Wirf 2W6 + GLÜCK:
  6 oder weniger: Held und Gefolge (wenn beisammen) verlieren je 1W6 Gesundheit.
  7: Nichts geschieht.
  8 oder mehr:
    Falls du ein Gefolge führst: Verliere 1 AP.
    Sonst: Erhalte 1 Questpunkt.""",
        ),
    ],
)
def test_branches_stand_below_what_they_follow_from(language: str, expected: str) -> None:
    assert said(language, ROLL) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "When you attack (optional, once a fight), if the foe is wounded: The foe loses 1d6 health."),
        (
            "it",
            "Quando attacchi (se vuoi, una volta per combattimento), se l’avversario ha ferite: "
            "L’avversario perde 1d6 di salute.",
        ),
        (
            "de",
            "Wenn du angreifst (freiwillig, einmal je Kampf), falls der Gegner verletzt ist: "
            "Der Gegner verliert 1W6 Gesundheit.",
        ),
    ],
)
def test_an_ability_says_when_how_often_if_and_what(language: str, expected: str) -> None:
    given = toml("""
on = "attack"
limit = "fight"
optional = true
if = [ { health = { who = "foe", hurt = true } } ]
do = [ { lose = "1d6", who = "foe" } ]
""")
    assert drawn(cards.ability(Speech(language), "somebody", "heroes", given)) == expected


@pytest.mark.parametrize(
    ("language", "rolled", "raised", "has"),
    [
        (
            "en",
            "Roll 2d6 + LUCK; on 8 or less: Lose 3 health.",
            "You have +1 to search rolls",
            "“Letter Opener”",
        ),
        (
            "it",
            "Tira 2d6 + FORTUNA; con 8 o meno: Perdi 3 di salute.",
            "Hai +1 ai tiri di ricerca",
            "l’oggetto «Tagliacarte»",
        ),
        (
            "de",
            "Wirf 2W6 + GLÜCK; bei 8 oder weniger: Verliere 3 Gesundheit.",
            "+1 auf Suchwürfe",
            "den Gegenstand „Brieföffner“",
        ),
    ],
)
def test_a_roll_with_one_outcome_a_bonus_to_rolls_and_a_named_item_read_like_sentences(
    language: str, rolled: str, raised: str, has: str
) -> None:
    assert said(language, '[ { test = "2d6 + luck", target = 9, else = [ { lose = 3 } ] } ]') == rolled
    assert raised in said(language, '[ { raise = { stat = "search", n = 1 }, until = "game" } ]')
    assert has in held(language, '{ has = "letter-opener", n = 1 }')


def test_a_heros_card_speaks_to_its_player_and_others_speak_of_themselves() -> None:
    given = toml('on = "hurt"\ndo = [ { heal = 1, who = "self" }, { lose = 1 } ]')
    speech = Speech("en")
    assert (
        drawn(cards.ability(speech, "x", "heroes", given))
        == "When you are about to lose health: Gain 1 health. Lose 1 health."
    )
    assert drawn(cards.ability(speech, "x", "enemies", given)) == (
        "When this character is about to lose health: This character gains 1 health. "
        "This character loses 1 health."
    )
    met = {**given, "on": "stay"}
    assert drawn(cards.ability(speech, "x", "enemies", met)) == (
        "On each turn in its location: This character gains 1 health. Lose 1 health."
    )


@pytest.mark.parametrize(
    ("given", "en", "it", "de"),
    [
        (
            '{ not = [ { map = "wood", n = 1 } ] }',
            "there are no woods on the map yet",
            "sulla mappa non ci sono ancora boschi",
            "es auf der Landkarte noch keine Wälder gibt",
        ),
        (
            '{ not = [ { map = "wood", n = 2 } ] }',
            "there are not 2 woods on the map yet",
            "sulla mappa non ci sono ancora 2 boschi",
            "es auf der Landkarte noch keine 2 Wälder gibt",
        ),
        (
            "{ any = [ { hour = { min = 1, max = 1 } }, { hour = { min = 3, max = 3 } } ] }",
            "it is hour 1 or 3",
            "siamo all’ora 1 o 3",
            "es Stunde 1 oder 3 ist",
        ),
        (
            '{ not = [ { any = [ { at = "deep" }, { searched = true } ] } ] }',
            "this does not hold: you are in the deep or this location has been searched",
            "non vale questo: sei nel profondo o in questo luogo qualcuno ha già cercato",
            "nicht gilt, dass du in der Tiefe bist oder dieser Ort durchsucht ist",
        ),
        (
            '{ is = "not hero", who = "foe" }',
            "the foe is not a hero",
            "l’avversario non è un eroe",
            "der Gegner nicht ein Held ist",
        ),
        (
            '{ not = [ { is = "not wayfolk" } ] }',
            "you are of the faction “Wayfolk”",
            "sei della fazione «Gente di Strada»",
            "du eine Figur vom Volk „Wegvolk“ bist",
        ),
        (
            '{ stat = "mind", max = 3 }',
            "you have MIND 3 or less",
            "hai MENTE 3 o meno",
            "du VERSTAND 3 oder weniger hast",
        ),
        (
            "{ searched = false }",
            "this location has not been searched",
            "in questo luogo nessuno ha ancora cercato",
            "dieser Ort noch nicht durchsucht ist",
        ),
    ],
)
def test_conditions_can_be_turned_round(given: str, en: str, it: str, de: str) -> None:
    assert (held("en", given), held("it", given), held("de", given)) == (en, it, de)


@pytest.mark.parametrize(
    ("given", "en", "it", "de"),
    [
        (
            '[ { any = [ { has = "knife", n = 1 }, { has = "sword", n = 1 } ] } ]',
            "you have a knife or a sword",
            "hai un coltello o una spada",
            "du ein Messer oder ein Schwert hast",
        ),
        (
            '[ { is = "pc" }, { has = "any", n = 3 }, { not = [ { marked = "owes", on = "owner" } ] } ]',
            "you are a player’s character, have 3 items and do not have the mark “In debt”",
            "sei un personaggio di un giocatore, hai 3 oggetti e non hai il segno «Debito»",
            "du eine Spielerfigur bist, 3 Gegenstände hast und das Zeichen „Schulden“ nicht hast",
        ),
        (
            '[ { leads = "any" }, { has = "any", n = 1, who = "follower" }, { at = "wood" } ]',
            "you lead a follower, your follower has an item and you are in a wood",
            "guidi un seguace, il tuo seguace ha un oggetto e sei in un bosco",
            "du ein Gefolge führst, dein Gefolge einen Gegenstand hat und du in einem Wald bist",
        ),
        (
            "[ { health = { max = 16 } }, { hour = { min = 7 } } ]",
            "you have 16 health or less and it is hour 7 or later",
            "hai 16 di salute o meno e siamo all’ora 7 o più tardi",
            "du höchstens 16 Gesundheit hast und es Stunde 7 oder später ist",
        ),
    ],
)
def test_several_conditions_read_as_one_clause(given: str, en: str, it: str, de: str) -> None:
    listed = toml(f"if = {given}")["if"]
    said = [conditions(Speech(language), reader("nobody"), listed) for language in ("en", "it", "de")]
    assert said == [en, it, de]


def test_who_moves_by_themselves_and_who_gives_is_said_in_sentences() -> None:
    do = """[ { roam = "hunt", who = "foe" }, { roam = "stay", who = "foe" },
      { take = "any", n = 1, from = "foe", to = "actor", by = "foe" } ]"""
    assert said("en", do) == (
        "From now on the foe moves by itself: one step a round toward the nearest hero. "
        "From now on the foe no longer moves by itself. The foe gives you an item."
    )
    assert said("it", do).endswith(
        "D’ora in poi l’avversario non si muove più da sé. L’avversario ti dà un oggetto."
    )
    assert said("de", do).endswith(
        "Von nun an geht der Gegner nicht mehr von selbst. Der Gegner gibt dir einen Gegenstand."
    )


def test_a_named_card_stands_in_any_case() -> None:
    assert said("de", '[ { call = "unborn-duke", to = "here" } ]') == (
        "Rufe die Figur „Der ungeborene Herzog“ an diesen Ort."
    )
    assert held("de", '{ not = [ { at = "leaning-post" } ] }') == "du nicht am Ort „Schiefer Wegweiser“ bist"
    way = {"kind": "visit", "is": "leaning-post"}
    assert [cards.way(Speech(language), "nobody", way) for language in ("en", "it", "de")] == [
        "visit “Leaning Post”",
        "visita «Palo Storto»",
        "besuche den Ort „Schiefer Wegweiser“",
    ]


def test_how_a_way_has_to_be_gone_follows_without_a_comma() -> None:
    way = {"kind": "deed", "deed": "trades", "n": 3, "at": "market"}
    assert [cards.way(Speech(language), "nobody", way) for language in ("en", "it", "de")] == [
        "make 3 trades at a market",
        "fai 3 scambi in un mercato",
        "tausche 3-mal auf einem Markt",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_are_told_apart(language: str) -> None:
    one, many = said(language, '[ { draw = "item", n = 1 } ]'), said(language, '[ { draw = "item", n = 2 } ]')
    assert one.replace("1", "2") != many


def test_whoever_came_is_meant_after_a_call_and_whoever_was_chosen_after_a_choice() -> None:
    do = """[ { call = "beast", to = "here", n = 1 }, { heal = 1, who = "target" },
      { pick = "figure", from = "here", by = "actor" }, { lose = 1, who = "target" } ]"""
    assert said("en", do) == (
        "Call a beast to this location. Whoever came gains 1 health. "
        "Choose a character here other than yourself. The chosen character loses 1 health."
    )


def test_what_only_tells_a_story_is_told_where_there_is_nothing_else() -> None:
    do = """[ { test = "2d6 + mind", target = 9, pass = [ { say = "bows" } ], else = [
      { say = "bows" }, { lose = 1 } ] } ]"""
    assert said("en", do, "gutter-choir") == (
        "Roll 2d6 + MIND:\n"
        "  9 or more: “They hold the last note for you, bow, and step back.”\n"
        "  8 or less: Lose 1 health."
    )


def test_a_roll_of_which_nothing_comes_is_a_sentence() -> None:
    assert (
        said("en", '[ { test = "1d6 + round - items", target = 4 } ]')
        == "Roll 1d6 + HOUR \N{MINUS SIGN} ITEMS."
    )


# texts follow the tables


def changed(table: str, id: str, **fields: Any) -> Content:
    box = tables.Box({name: dict(entries) for name, entries in BOX.tables.items()}, BOX.found)
    box.tables[table][id] = {**box.tables[table][id], **fields}
    return Content(box, "changed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_changes_in_a_table_changes_the_text(language: str) -> None:
    """Text and effect cannot differ: both come from the table."""
    other = printed(changed("weapons", "apology", attack=7), language)["items"]["apology"]
    assert "+7" in other["lines"][0]["text"]
    assert "+7" not in printed(CONTENT, language)["items"]["apology"]["lines"][0]["text"]
    soup = BOX.tables["objects"]["soup-of-the-year-before"]["abilities"][0]
    more = {**soup, "do": [{"heal": 13}], "limit": "game"}
    text = printed(changed("objects", "soup-of-the-year-before", abilities=[more]), language)["items"][
        "soup-of-the-year-before"
    ]["abilities"][0]["lines"][0]["text"]
    assert "13" in text and Speech(language).phrase("limit-game") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_pack_names_itself_is_called_so_and_what_nobody_names_by_its_id(language: str) -> None:
    apology = BOX.tables["weapons"]["apology"]
    box = tables.Box({name: dict(entries) for name, entries in BOX.tables.items()}, BOX.found)
    del box.tables["weapons"]["apology"]
    ability = {
        "name": "swing",
        "on": "beats",
        "do": [
            {"mark": "in-good-mood", "on": "owner", "n": 1},
            {"choose": [{"key": "sit-down", "do": [{"say": "sigh"}]}, {"key": "go-on", "do": []}]},
        ],
    }
    box.tables["weapons"]["long-spoon"] = {**apology, "abilities": [ability]}
    box.texts = {"item-long-spoon": "Der lange Löffel", "answer-long-spoon-go-on": "Weiter!"}
    spoon = printed(Content(box, "pack"), language)["items"]["long-spoon"]
    assert spoon["name"] == "Der lange Löffel" and spoon["line"] == ""
    assert spoon["abilities"][0]["name"] == "Long spoon swing"
    text = "\n".join([line["text"] for line in spoon["abilities"][0]["lines"]])
    assert "In good mood" in text and "Sit down" in text and "Weiter!" in text and "[" not in text


# what is told before a choice


def test_a_way_that_only_has_to_be_so_names_no_place() -> None:
    way = {"kind": "stand", "is": "any", "if": [{"stat": "armor", "min": 5}]}
    assert [cards.way(Speech(language), "nobody", way) for language in ("en", "it", "de")] == [
        "counts as soon as you have armor 5 or more",
        "vale non appena hai armatura 5 o più",
        "zählt, sobald du Rüstung 5 oder mehr hast",
    ]


def test_prices_and_rolls_are_told_before_the_choice_and_outcomes_are_not() -> None:
    things = printed(CONTENT, "en")
    entry = things["places"]["salt-chapel"]["books"]["a"]["entry"]
    assert entry is not None
    assert [line["text"] for line in entry["before"]] == [
        "Choose one:",
        "“Pay with something of yours” (an item).",
        "“Say: nobody”: Roll 2d6 + LUCK, needing 9 or more.",
        "“Take the collection plate”.",
    ]
    answer = things["answers"]["salt-chapel-a-say-nobody"]
    assert (answer["price"], answer["needs"]) == ("", "")
    assert answer["roll"] == "Roll 2d6 + LUCK, needing 9 or more."
    assert answer["lines"][1]["text"] == "9 or more: Take the mark “Forgiven”. Gain 6 health."
    assert things["answers"]["salt-chapel-a-pay-something"]["price"] == "An item"
    assert things["answers"]["drowned-archive-a-slit-the-seal"]["needs"] == "If you have “Letter Opener”."


def test_an_entry_without_choice_or_roll_is_told_whole() -> None:
    speech = Speech("en")
    do = toml(
        'do = [ { draw = "location", n = 1 }, { when = [ { at = "wood" } ], then = [ { heal = 1 } ] } ]'
    )
    assert cards.before(speech, "x", do["do"]) == cards.entry(speech, "x", do["do"])


# whatever a pack may say


def spoken_samples(speech: Speech) -> list[tuple[object, list[Line]]]:
    """Some of everything, by each kind of owner where it matters."""
    scene = reader("nobody")
    found: list[tuple[object, list[Line]]] = []
    for _, step in samples.steps():
        found += [(step, steps.lines(speech, other, [step])) for other in (scene, *OTHERS)]
        found.append((step, cards.before(speech, "nobody", [step])))
    for _, given in samples.conditions():
        found.append((given, [Line(0, sentence(condition(speech, scene, given)))]))
    for _, way in samples.ways():
        found.append((way, [Line(0, sentence(cards.way(speech, "nobody", way)))]))
    for _, ability in samples.abilities():
        for table in ("heroes", "followers", "enemies", "weapons", "locations", "ancients"):
            if table != "locations" or ability["on"] in tables.OF_PLACES:
                found.append((ability, cards.ability(speech, "nobody", table, ability)))
    found += [(gift, [Line(0, cards.gift(speech, "enemies", gift))]) for gift in samples.gifts()]
    return found


# somebody else acts, and the target is whoever came or is courted
OTHERS = [
    Scene("nobody", {"actor": "that", "self": "self", "owner": "you", "target": target})
    for target in ("arrival", "courted")
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_vocabulary_can_say_is_said_in_whole_sentences(language: str) -> None:
    for given, lines in spoken_samples(Speech(language)):
        assert lines, given
        for line in lines:
            assert line.text[:1] not in ("", " ") and faults(line.text) == [], (given, line.text)


def test_no_phrase_is_never_said() -> None:
    """Neither by the box nor by anything that the vocabulary can say."""
    speech = Speech("en")
    spoken_samples(speech)
    for table in BOX.tables:
        for id in BOX.tables[table]:
            composed(speech, table, id)
    said = {str(key[0]) for key in speech.said} | {"numbered"}
    said |= {f"{kind}-{word}" for kind, words in LABELS.items() for word in words}
    said |= {f"mark-{mark}" for mark in CONTENT.marks}
    assert sorted(set(phrases_of("en")) - said) == []
