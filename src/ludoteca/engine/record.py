"""Records: a game as text that a person can read, and that replays for ever.

    ludoteca-record 1
    game: condottiere
    rules_version: 1
    edition: standard
    seats: 3
    option hidden_cards: true
    result: connected | ranking 1 2 2 | scores 4 2 1

    * deal 1 bishop
    0 place roma

One move a line: the seat, or `*` for chance, and the move's name. Lines that start with `#` are remarks.
Where values are an owner's to replace, `content: my-box 0123456789abcdef` names those of this game.
"""

from __future__ import annotations

from ludoteca.engine.errors import BadSeat, BrokenRecord, LudotecaError
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.options import Options, complete, find
from ludoteca.engine.packs import check_content
from ludoteca.engine.registry import check_edition, check_seats, rules_of
from ludoteca.engine.rules import CONTENT, AnyRules, Result

FORMAT = "ludoteca-record"
VERSION = 1
LARGEST = 16_000_000  # characters; a long game has a hundred thousand
HEADERS = ("game", "rules_version", "edition", "seats", CONTENT, "result")


class Record:
    """A game as it was played. `lines` says where in the text each move stood."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        edition: str,
        seats: int,
        options: Options,
        result: Result | None,
        moves: list[tuple[int, str]],
        content: str = "",
        lines: list[int] | None = None,
        result_line: int = 0,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.edition = edition
        self.seats = seats
        self.options = options
        self.result = result
        self.moves = moves
        self.content = content  # name and digest, where a game has contents
        self.lines: list[int] = [] if lines is None else lines
        self.result_line = result_line

    def __reduce__(self) -> tuple[object, ...]:
        game = (self.game, self.rules_version, self.edition, self.seats, self.options, self.result)
        return type(self), (*game, self.moves, self.content, self.lines, self.result_line)

    def __repr__(self) -> str:
        return f"<Record {self.game}, {self.seats} seats, {len(self.moves)} moves>"

    def __str__(self) -> str:
        return write_record(self, [move_line(seat, name) for seat, name in self.moves])


def write_record(record: Record, moves: list[str]) -> str:
    """The record with these lines for its moves."""
    specs = rules_of(record.game).info.options
    lines = [
        f"{FORMAT} {VERSION}",
        f"game: {record.game}",
        f"rules_version: {record.rules_version}",
        f"edition: {record.edition}",
        f"seats: {record.seats}",
    ]
    if record.content:
        lines.append(f"{CONTENT}: {record.content}")
    for spec in specs:
        if record.content and spec.name == CONTENT:
            continue
        if record.options[spec.name] != spec.default:
            lines.append(f"option {spec.name}: {spec.write(record.options[spec.name])}")
    if record.result is not None:
        lines.append(f"result: {write_result(record.result)}")
    return "\n".join([*lines, "", *moves]) + "\n"


def move_line(seat: int, name: str) -> str:
    return f"* {name}" if seat == CHANCE else f"{seat} {name}"


def write_result(result: Result) -> str:
    ranking = " ".join([str(place) for place in result.ranking])
    scores = " ".join([str(score) for score in result.scores])
    return f"{result.reason} | ranking {ranking} | scores {scores}" + (" | nobody" if result.nobody else "")


def parse_record(text: object) -> Record:
    """Reads a record; anything wrong is a BrokenRecord that names the line. Moves are not played yet."""
    if not isinstance(text, str):
        raise BrokenRecord(f"a record is a text, not {type(text).__name__}", 1)
    if len(text) > LARGEST:
        raise BrokenRecord(f"a record of {len(text)} characters is too large", 1)
    lines = text.splitlines()
    check_format(lines[0] if lines else "")
    headers: dict[str, str] = {}
    where: dict[str, int] = {}
    n = 1
    while n < len(lines) and lines[n].strip():
        read_header(lines[n], n + 1, headers, where)
        n += 1
    record = from_headers(headers, where)
    for i in range(n, len(lines)):
        line = lines[i].strip()
        if line and not line.startswith("#"):
            record.moves.append(read_move(line, i + 1, record.seats))
            record.lines.append(i + 1)
    return record


def check_format(line: str) -> None:
    words = line.split()
    if len(words) != 2 or words[0] != FORMAT:
        raise BrokenRecord(f"this is not a game recorded by Ludoteca, with '{FORMAT} {VERSION}' on top", 1)
    if words[1] != str(VERSION):
        raise BrokenRecord(f"format {words[1][:20]!r} is not known here; this program reads {VERSION}", 1)


def read_header(line: str, number: int, headers: dict[str, str], where: dict[str, int]) -> None:
    if line.startswith("#"):
        return
    key, colon, value = line.partition(":")
    key, value = key.strip(), value.strip()
    if not colon:
        raise BrokenRecord(f"a header looks like 'seats: 3'; this is {line[:60]!r}", number)
    if key not in HEADERS and not key.startswith("option "):
        raise BrokenRecord(f"unknown header {key[:60]!r}", number)
    if key in headers:
        raise BrokenRecord(f"header {key!r} is there twice", number)
    headers[key] = value
    where[key] = number


def from_headers(headers: dict[str, str], where: dict[str, int]) -> Record:
    for key in ("game", "rules_version", "seats"):
        if key not in headers:
            raise BrokenRecord(f"header {key!r} is missing", 1)
    key = "game"
    try:
        rules = rules_of(headers["game"])
        info = rules.info
        key = "rules_version"
        version = number(headers[key], key)
        if version != info.rules_version:  # first: editions and options may have been others
            raise LudotecaError(
                f"this game was played by version {version} of the rules of {info.title}; here they are "
                f"version {info.rules_version}",
                "",
                "bad-version",
                {"game": info.title, "count": version, "count2": info.rules_version},
            )
        key = "edition"
        edition = check_edition(info, headers.get("edition"))
        key = "seats"
        seats = check_seats(info, number(headers[key], key))
        given: dict[str, object] = {}
        for key in headers:
            if key.startswith("option "):
                spec = find(info.options, key.removeprefix("option ").strip())
                given[spec.name] = spec.parse(headers[key])
        key = CONTENT
        content = headers.get(key, "")
        if content:
            name = check_content(rules, content)
            if given.setdefault(CONTENT, name) != name:
                raise LudotecaError(f"the option says content {given[CONTENT]!r}, this line {name!r}")
        options = complete(info.options, given)
        key = "result"
        result = None
        if key in headers:
            result = read_result(headers[key], seats, play_together(rules, seats, edition, options))
    except LudotecaError as error:
        line = where.get(key, 1)
        raise BrokenRecord(error.text, line, error.rule, error.said, error.about, error.package) from None
    record = Record(info.name, version, edition, seats, options, result, [], content)
    record.result_line = where.get("result", 0)
    return record


def number(text: str, key: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise LudotecaError(f"{key} is a number, not {text[:20]!r}")
    return int(text)


def play_together(rules: AnyRules, seats: int, edition: str, options: Options) -> bool:
    """Whether seats win or lose together. What does not go together is refused when it is played."""
    try:
        rules.check(seats, edition, options)
    except LudotecaError:
        return False
    return rules.stake(rules.set_up(seats, edition, options)) == 0.0


def read_result(text: str, seats: int, together: bool) -> Result:
    parts = [part.split() for part in text.split("|")]
    nobody = parts[3:] == [["nobody"]]
    if nobody:
        parts.pop()
    if len(parts) != 3 or len(parts[0]) != 1 or parts[1][:1] != ["ranking"] or parts[2][:1] != ["scores"]:
        raise LudotecaError(f"a result looks like 'REASON | ranking 1 2 | scores 5 3'; this is {text[:60]!r}")
    ranking = [number(word, "a place") for word in parts[1][1:]]
    scores = [-number(w[1:], "a score") if w[0] == "-" else number(w, "a score") for w in parts[2][1:]]
    if len(ranking) != seats or len(scores) != seats:
        raise LudotecaError(f"a result has a place and a score for each of the {seats} seats")
    return Result(parts[0][0], tuple(ranking), tuple(scores), nobody, together)


def read_move(line: str, number: int, seats: int) -> tuple[int, str]:
    who, space, name = line.partition(" ")
    if not space or not name.strip():
        raise BrokenRecord(f"a move looks like '0 pass' or '* deal 0 bishop'; this is {line[:60]!r}", number)
    if who == "*":
        return CHANCE, name.strip()
    if not who.isdecimal() or len(who) > 2 or int(who) >= seats:
        raise BrokenRecord(str(BadSeat(f"there is no seat {who[:20]!r} among {seats}")), number)
    return int(who), name.strip()
