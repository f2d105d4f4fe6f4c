"""What the server and its clients say to each other: HTTP bodies and messages of the live channel.

TypeScript types are generated from these (`tools/make_types.py`) whenever the client is checked or built.

Two numbers keep a client in step, and neither gives anything away:
`version` counts the events that this very receiver was told, and `tag` is a digest of all that it now
sees (view, prompt, choices). A move names the tag it was made on.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

Json = dict[str, Any]


class Text(Struct, forbid_unknown_fields=True):
    """A sentence for people: its id in the Fluent catalogues and its arguments."""

    id: str
    args: dict[str, str | int] = {}


# --- games and tables, over HTTP


class SeatRange(Struct):
    """How many seats something is for."""

    least: int
    most: int


class OptionInfo(Struct):
    name: str
    kind: Literal["switch", "number", "choice"]
    default: bool | int | str
    rule: str
    low: int = 0
    high: int = 0
    choices: list[str] = []
    seats: list[SeatRange] = []  # of each choice, where not all are for every number of seats
    first: bool = False  # asked before the others
    names_seat: bool = False  # a number is that of a seat


class GameCard(Struct):
    """A game of the catalogue."""

    name: str
    title: str
    least_seats: int
    most_seats: int
    editions: list[str]
    options: list[OptionInfo]
    bots: list[str]
    levels: list[str]  # how well bots play, for people to choose among; as good as a bot's name in a plan
    lesson: int = 0  # minutes of its lesson; 0: it has none
    own_bots: list[str] = []  # that whoever runs the server allows beside those of the house


class RuleText(Struct):
    id: str
    chapter: str
    text: str


class RuleBook(Struct):
    """The rules of a game, and the digest of what is printed on the things in its box."""

    chapters: dict[str, str]
    rules: list[RuleText]
    printed: str


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: oneself, somebody who joins by the link, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    name: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: list[SeatPlan]
    edition: str = ""
    options: dict[str, bool | int | str] = {}
    public: bool = False
    clock: int = 0  # seconds for a move; 0: no clock
    absent: Literal["wait", "bot"] = "wait"  # what happens when the clock runs out
    pace: float = 0.8  # seconds that a bot takes for a move at least
    alone: Literal["answered", "asked"] = "answered"  # what becomes of a question with one answer
    coach: bool = False  # whether people who play against each other may ask the coach
    odds: bool = True  # whether odds are shown before a choice, to whoever wants to see them
    promise: str = ""  # of a number of one's own for the shuffle: see FairInfo


class SeatInfo(Struct):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str = ""
    here: bool = False  # connected now
    yours: bool = False
    covered: bool = False  # a bot plays while its person is away
    away: float = 0.0  # since when its person is not connected, in seconds since 1970; 0: here, or unknown
    # why a bot plays here instead of somebody; "free": another person may take the seat
    gone: Literal["", "left", "resigned", "free"] = ""
    asked_to_leave: bool = False  # told to its person and the host alone
    agreed: bool = False  # its person would end the game here


class FairInfo(Struct):
    """What the table has promised of its shuffle, before the first card: docs/fair-shuffles.md."""

    promise: str  # SHA-256 of the table's secret, which is shown with the record
    seats: list[int] = []  # which have promised a number of their own
    promises: dict[int, str] = {}  # what these have promised: to be remembered before one shows one's own
    wanted: list[int] = []  # whose numbers the table waits for now: the game begins when they are shown


class TableInfo(Struct):
    id: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    status: Literal["waiting", "playing", "over"]
    public: bool
    host: bool  # whether the receiver made the table
    seats: list[SeatInfo]
    clock: int
    absent: Literal["wait", "bot"]
    pace: float
    alone: Literal["answered", "asked"]
    coach: bool = False
    odds: bool = True
    watchers: int = 0
    next_table: str = ""  # the rematch
    by: str = ""  # who made the table
    ended: Literal["", "abandoned", "resigned"] = ""  # how, where not by the game's own rules
    fair: FairInfo | None = None  # none: the game has no proof, as it was continued or imported


class ListedTable(TableInfo):
    """A table of a list: one's own, or one that waits for somebody."""

    created: float = 0.0  # in seconds since 1970
    your_turn: bool = False
    moved: float = 0.0  # when something happened that everybody saw
    news: int = 0  # events, since one looked
    archived: bool = False  # one has put it away


class Seated(Struct):
    """The answer to making or joining a table: where one sits."""

    table: TableInfo
    seats: list[int]


class ReturnLink(Struct):
    """The path by which one comes back to one's seats from another device."""

    link: str


class QrCode(Struct):
    """A QR code of so many squares each way; `path` is one path of an SVG, in squares."""

    size: int
    path: str


class Invitation(Struct):
    """How others come to a table."""

    link: str
    address: str  # where others find this server, to type the code there
    code: str
    qr: QrCode
    only_here: bool  # nobody but this computer can open the link
    can_open: bool  # the receiver may let the network in
    facts: dict[str, str | int]  # what sentences on the game may name, as in `first-goal`


class CodeOf(Struct):
    """The table of a code."""

    id: str


class NetworkAddress(Struct):
    """Where others in the network find this server."""

    address: str


class Join(Struct, forbid_unknown_fields=True):
    name: str
    seat: int = -1  # -1: any open one
    promise: str = ""  # of a number of one's own for the shuffle


class Number(Struct, forbid_unknown_fields=True):
    """The number that one has promised for the shuffle."""

    number: str


class Continue(Struct, forbid_unknown_fields=True):
    """Play on from a move of a finished game, against bots, from one seat's knowledge."""

    move: int
    seat: int
    bot: str = "greedy"
    name: str = ""


class HttpRefusal(Struct):
    """Any refusal over HTTP: a sentence, and the rule's id where one is behind it."""

    text: str
    rule: str = ""


# --- lessons, over HTTP


class LessonMove(Struct, forbid_unknown_fields=True):
    """The learner's place in a lesson, by the moves made so far, and a move to try there."""

    path: list[str] = []
    move: str = ""  # none: only look


class LessonTable(Struct, forbid_unknown_fields=True):
    """Play on from a place of a lesson, against bots and with real chance."""

    path: list[str] = []
    name: str = ""


class Scene(Struct):
    """One moment of what followed a move in a lesson: a position, or a sentence that waits to be read."""

    seat: int  # who moved; -1: chance
    version: int  # how many events had happened
    view: Json
    say: Text | None = None


class LessonPlace(Struct):
    """Where the learner is now: what is said, outlined and wanted, and what led there."""

    game: str
    names: list[str]  # of the seats; the learner's own is empty
    seat: int  # the learner's
    path: list[str]
    back: int  # how much of the path is left one beat back
    beat: int  # from 0; as many as there are beats: the end
    beats: int
    say: Text
    points: list[str]
    wanted: list[str]  # moves
    state: State  # with all events since the opening
    offers: list[str] = []  # at the end: game, free, again, rules
    # of the move that was tried:
    outcome: Literal["none", "wanted", "other", "refused"] = "none"
    reply: Text | None = None
    refusal: Refusal | None = None
    scenes: list[Scene] = []


# --- the live channel: from the client


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: whose eyes to look through (-2: a spectator's), and what was seen already."""

    seat: int
    version: int = 0
    deltas: bool = False  # after the first state, of the next ones what is different


class Move(Struct, tag_field="t", tag="move", forbid_unknown_fields=True):
    seat: int
    name: str
    tag: str
    key: str  # the same key again is the same move again: it gets the same answer


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    seat: int
    tag: str
    key: str


class WhyNot(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    seat: int
    name: str


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    text: str


class TakeBack(Struct, tag_field="t", tag="back", forbid_unknown_fields=True):
    """The person of a seat that a bot covers is here again."""

    seat: int


class Order(Struct, tag_field="t", tag="order", forbid_unknown_fields=True):
    """A standing order of a seat is given, or taken back."""

    seat: int
    name: str
    given: bool


class Pace(Struct, tag_field="t", tag="pace", forbid_unknown_fields=True):
    """How much of the table's pace this person wants to wait for bots: 1 all of it, 0 nothing."""

    share: float


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


FromClient = Hello | Move | Undo | WhyNot | Say | TakeBack | Order | Pace | Ping

# --- the live channel: to the client


class Target(Struct):
    """A thing that a choice points at: its kind (card, region, seat) and its text name."""

    kind: str
    id: str


class Choice(Struct, omit_defaults=True):
    """A legal move. `name` is what is sent to make it: the verb, then the ids of its targets.

    `label` is the id of its sentence. The arguments are the targets by their kinds (a second of one kind is
    `card2`), and `numbers`, which help to choose: a cost, points gained, the strength after it. `danger`
    says what it costs that cannot be taken back, where a slip is likely; a client waits before it sends it.
    """

    name: str
    verb: str
    targets: list[Target]
    label: str
    numbers: dict[str, int]
    danger: Text | None = None


class Asked(Struct):
    """What the receiver must choose."""

    prompt: Text
    rule: str
    choices: list[Choice]
    forecast: Json | None = None  # what the game foretells of them, from public knowledge


class OrderInfo(Struct):
    """A standing order that the receiver may give; its words are `order-NAME`."""

    name: str
    given: bool


class State(Struct, tag_field="t", tag="state"):
    """All that the receiver sees now, and the events since the version it named.

    The first of the events has the number `version - len(events)`: a client drops what it has from there
    on, since an undo takes events back. Of very many only the last thousand are told.
    """

    version: int
    tag: str
    seat: int
    view: Json
    events: list[Text]
    asked: Asked | None = None
    asides: list[Choice] = field(default_factory=list)
    can_undo: bool = False
    result: Json | None = None
    open: bool = False  # who shares a screen need not hide anything there
    thinking: list[int] = field(default_factory=list)  # bots that are choosing, where that is public
    deadline: float = 0.0  # seconds left on the clock of a public question; 0: none; below 0: late
    pause: Text | None = None  # why the table waits now, for everybody alike; `deadline` says how long
    orders: list[OrderInfo] = field(default_factory=list)  # the receiver's own
    answered_in: float = 0.0  # seconds until what the receiver is asked is answered by itself; 0: it is not


class Delta(Struct, tag_field="t", tag="delta", omit_defaults=True):
    """The next state, to a page that asked for deltas and has the state that `on` names.

    Of the view the differences (deltas.py); of `asked` to `open` what is left out is as it was. All that
    follows is told again, and empty where it is left out. Whose eyes it is through has not changed.
    """

    on: str  # a tag
    tag: str
    version: int
    events: list[Text]
    view: list[list[Any]] = field(default_factory=list)
    asked: Asked | UnsetType | None = UNSET
    asides: list[Choice] | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    result: Json | UnsetType | None = UNSET
    open: bool | UnsetType = UNSET
    thinking: list[int] = field(default_factory=list)
    deadline: float = 0.0
    pause: Text | None = None
    orders: list[OrderInfo] = field(default_factory=list)
    answered_in: float = 0.0


class TableChanged(Struct, tag_field="t", tag="table"):
    """The table itself changed: somebody came, went, took a seat, or the game began."""

    table: TableInfo


class Answered(Struct, tag_field="t", tag="answered"):
    """To one seat alone: a question was answered for it, because there was one answer or by its `order`.

    It happened after so many events (`version`).
    """

    seat: int
    version: int
    choice: Choice
    order: str = ""


class Done(Struct, tag_field="t", tag="done"):
    """A move or an undo is stored; the new state follows or has come already."""

    key: str
    version: int


class Refused(Struct, tag_field="t", tag="refused"):
    """A move was not possible, or came too late; the fresh state follows. Other messages have no key."""

    key: str
    text: Text
    words: str
    rule: str = ""
    stale: bool = False


class Refusal(Struct, tag_field="t", tag="refusal"):
    """The answer to `why`: how the move would be refused; without a text where it is legal."""

    name: str
    text: Text | None
    words: str = ""
    rule: str = ""


class Said(Struct, tag_field="t", tag="said"):
    """A line of chat, plain text."""

    number: int
    name: str
    seat: int
    text: str


class Chat(Struct, tag_field="t", tag="chat"):
    """Several lines of chat at once: the last ones after `hello`, or all that waited to be sent."""

    lines: list[Said]


class Pong(Struct, tag_field="t", tag="pong"):
    pass


ToClient = State | Delta | TableChanged | Answered | Done | Refused | Refusal | Said | Chat | Pong
