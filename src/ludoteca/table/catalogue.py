"""The catalogue: the games that can be played here, their rules and their words."""

from __future__ import annotations

from ludoteca.bots import LEVELS, bot_names
from ludoteca.engine.catalogue import rule_catalogue
from ludoteca.engine.errors import UnknownGame, shown
from ludoteca.engine.options import OptionSpec
from ludoteca.engine.printed import find_printed, printed_digest
from ludoteca.engine.registry import catalogue, names, rules_of
from ludoteca.engine.rules import CONTENT, AnyRules, GameInfo
from ludoteca.engine.words import LANGUAGES, word_files
from ludoteca.table import lessons
from ludoteca.table.messages import GameCard, OptionInfo, RuleBook, RuleText, SeatRange
from ludoteca.table.refusals import HOME, TableRefusal
from ludoteca.table.thinkers import ALLOWED

ENGINE = "ludoteca.engine"


def cards() -> list[GameCard]:
    return [card(info) for info in catalogue().values()]


def card(info: GameInfo) -> GameCard:
    return GameCard(
        name=info.name,
        title=info.title,
        least_seats=info.least_seats,
        most_seats=info.most_seats,
        editions=list(info.editions),
        options=[option(spec) for spec in info.options],
        bots=list(bot_names()),
        levels=list(LEVELS),
        own_bots=ALLOWED[:],
        lesson=lessons.minutes(info.name),
    )


def option(spec: OptionSpec) -> OptionInfo:
    default = spec.default if spec.people is None else spec.people
    seats = [SeatRange(least, most) for least, most in spec.seats]
    shown = OptionInfo(
        spec.name,
        "choice",
        default,
        spec.rule,
        spec.low,
        spec.high,
        list(spec.choices),
        seats,
        spec.first,
        spec.names_seat,
    )
    if isinstance(spec.default, bool):
        shown.kind = "switch"
    elif isinstance(spec.default, int):
        shown.kind = "number"
    return shown


def rule_book(game: str, language: str) -> RuleBook:
    rules = rules_of(game)
    book = rule_catalogue(rules.info.package, known(language))
    texts = [RuleText(r.id, r.chapter, r.text) for r in book.rules.values()]
    return RuleBook(book.chapters, texts, printed_digest(rules, own_content(rules), rules.info.editions[0]))


def own_content(rules: AnyRules) -> str:
    """The content that is played with where nothing else is chosen; "" in a game without contents."""
    return next((str(spec.default) for spec in rules.info.options if spec.name == CONTENT), "")


def printed(game: str, digest: str, language: str) -> str:
    """What is printed on the tiles and cards of a game, as a JSON text, by the digest that its views name."""
    try:
        text = find_printed(rules_of(game), digest, known(language))
    except UnknownGame as error:
        raise TableRefusal("table-no-game", 404, game=shown(game), games=", ".join(names())) from error
    if text is None:
        raise TableRefusal("table-no-printed", 404)
    return text


def words(language: str, game: str = "") -> str:
    """The Fluent catalogues of the engine, the table and a game as one text."""
    homes = [ENGINE, HOME]
    if game:
        homes.append(rules_of(game).info.package)
    return "\n".join([text for home in homes for text in word_files(home, known(language))])


def known(language: str) -> str:
    if language not in LANGUAGES:
        raise TableRefusal("table-no-language", 404, languages=", ".join(LANGUAGES))
    return language
