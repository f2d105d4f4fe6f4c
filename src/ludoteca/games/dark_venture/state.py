"""The position of a game of Dark Venture: whole numbers, lists of them, and parts for what is in play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.deck import Deck
from ludoteca.engine.fields import Driver, Shared
from ludoteca.engine.kernel import Part, Refusal, State
from ludoteca.games.dark_venture.content.played import Content, Standing, Way

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1

# how a figure is
CONSCIOUS: Final = 0
UNCONSCIOUS: Final = 1  # DV-DEFEAT-02
DEAD: Final = 2  # DV-DEFEAT-03: its token lies there until its items are gone

# modes (D-01)
COMPETITIVE: Final = 0
COOPERATIVE: Final = 1
QUESTING: Final = 2
RANKED: Final = 3

THIS_TURN: Final = 0  # no round

LONG: Final = 12  # DV-GEN-02
SHORT: Final = 6

# why a game ended
UNFINISHED: Final = 0
REASONS: Final = (
    *("unfinished", "points", "items", "heroic-quests", "side-quests", "shared", "no-points", "quest-met"),
    *("sunset", "ranked", "together", "too-late"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lore:
    """What is written on cards and in books. The rules ask for it without knowing the vocabulary."""

    def gifts(self, g: Position, card: int, which: int) -> int:
        """What a figure's own card, its gear and those beside it give of a stat."""
        raise NotImplementedError

    def fire(self, g: Position, moment: int, card: int, foe: int = NOTHING, purpose: int = NOTHING) -> bool:
        """Something happens to a figure: call what is to be done about it. False: nothing is."""
        raise NotImplementedError

    def did(self, g: Position, card: int, kind: int, thing: int, deed: int = NOTHING, n: int = 1) -> None:
        """A player's figure has done something that quests may ask for."""
        raise NotImplementedError

    def received(self, g: Position, quest: int, seat: int) -> None:
        """DV-QUEST-12: a quest was received: call what it does then."""
        raise NotImplementedError

    def laid(self, g: Position, place: int, card: int) -> None:
        """DV-MAP-08: a location was laid by a figure: call what its guide entry says of that."""
        raise NotImplementedError

    def arrive(self, g: Position, cards: list[int], place: int, how: int = 0) -> None:
        """Figures come to a place: call all that follows from it."""
        raise NotImplementedError

    def exchange(self, g: Position, first: int, second: int) -> None:
        """Two figures change places: call all that follows from it."""
        raise NotImplementedError

    def skips(self, g: Position, card: int) -> None:
        """AMB-11: a figure fled or fell: the rest of its coming, or of its turn's start, is not for it."""
        raise NotImplementedError

    def usable(self, g: Position, card: int, seat: int) -> list[int]:
        """DV-CITEM-01, D-51: the abilities that a figure may use in its battle turn."""
        raise NotImplementedError

    def use(self, g: Position, card: int, seat: int, number: int) -> None:
        """A figure uses one of these."""
        raise NotImplementedError

    def refused(self, g: Position, card: int, target: int, action: int, handled: int) -> Refusal:
        """D-51: why a figure may not do something in its battle turn."""
        raise NotImplementedError

    def settle(self, g: Position, states: bool = True) -> bool:
        """AMB-75, AMB-84: score what is complete, or end a game that is won. False: nothing is to be done."""
        raise NotImplementedError


class Terms:
    """What was agreed before the start and never changes: DV-SETUP-01, -02, -13, ledger 5.1."""

    def __init__(self, content: Content, lore: Lore, seats: int, options: dict[str, object]) -> None:
        self.content = content
        self.lore = lore
        modes = ("competitive", "cooperative", "questing", "ranked")
        chosen = str(options["mode"])
        self.mode: int = (
            (QUESTING if seats == 1 else COMPETITIVE) if chosen == "auto" else modes.index(chosen)
        )
        self.rounds: int = SHORT if options["length"] == "short" else LONG
        self.book: int = ("a", "b").index(str(options["books"]))
        self.ancients = bool(options["ancients"])
        self.day_events = bool(options["day_events"])
        self.faq_bands = options["item_bands"] == "faq"  # AMB-01
        self.opposed_luck = options["influence"] == "opposed-luck"  # AMB-02
        self.auto_end = bool(options["auto_end"])  # AMB-07
        self.hexagons: str = str(options["hexagons"])  # AMB-10
        self.linked = options["adjacency"] == "linked"  # AMB-14
        self.steward = options["npc"] == "steward"  # AMB-19
        self.confirm_switch = bool(options["confirm_switch"])  # D-41
        self.by_roll = options["hero_order"] == "roll"  # D-02, L10
        self.hero_ap: int = 3 if seats <= 2 else 2  # DV-SETUP-12, DV-COOP-04
        self.printed = ""  # the digest of what is printed on cards
        # DV-SOLO-01, -05, -06: the changes for one player; co-op played alone has none of them (AMB-43)
        self.solo = self.mode in (QUESTING, RANKED)
        self.together = self.mode == COOPERATIVE
        self.hand_limit: int = 7 if self.solo else 6  # DV-HAND-01
        # DV-SOLO-07, DV-COOP-01: the points that each player needs; 0 where nothing is to be reached
        goals = {QUESTING: 30, COOPERATIVE: 20}
        self.goal: int = goals.get(self.mode, 0) // (1 if self.rounds == LONG else 2)
        # the words of conditions about the mode that hold, and what can be complete without a deed then
        length = "long" if self.rounds == LONG else "short"
        played = "competitive" if self.mode == COMPETITIVE else "cooperative" if self.together else "solo"
        self.words: tuple[str, ...] = (length, played)
        self.standing: Standing = content.standing(self.words)


class Piece(Part):
    """A figure that is on the map, alive or not."""

    card: int
    place: int
    leader: int  # the seat whose hero or follower it is (DV-GEN-10), or NOBODY
    placer: int  # the seat that brought it in (DV-NPC-03), or NOBODY
    health: int
    ap: int
    worn: list[int]  # items in the order in which they were put on (AMB-47)
    carried: list[int]
    how: int = CONSCIOUS
    tries: int = 0  # failed wakings (DV-WAKE-03)
    unseen: bool = False  # until its player's next turn, or its own attack (AMB-59)
    roams: int = NOTHING  # a way to walk by itself, so many steps a round, and how
    steps: int = 1
    travels: int = 0
    looted: int = 0  # the set of figures that took an item from it in this round (AMB-29)
    checked: int = 0  # the set of figures whose check it has had in this turn (AMB-60)
    stayed: int = 0  # the set of places whose rule of each turn it has heard in this turn
    courted: int = 0  # the set of followers for whom it rolled in this turn (L7)
    swayed: int = 0  # and of those whom it tried to influence (AMB-02)
    feuds: int = 0  # the set of figures it fought (DV-AGGR-03)
    calm: int = 0  # the set of figures with which it is not tested for now (AMB-27)


class Task(Part):
    """A quest that a seat has, or the favour of its Ancient: how far it is."""

    quest: int  # or QUEST_CARDS + ancient
    seat: int
    stage: int
    since: int  # the round in which the stage began
    deeds: tuple[int, ...] = ()  # of each that was counted: a way of the stage, the round, what it was about
    doer: int = NOTHING  # who did what was counted last
    seen: int = 0  # the set of figures hurt or places visited (DV-QUEST-04)
    shown: bool = False  # of a side quest: whether everybody knows it (AMB-67)
    asked: int = 0  # the turn in which an open stage was last offered
    told: bool = False  # a deed of the stage was counted since it was last looked at
    ended: int = 0  # 1: fulfilled, 2: failed; it is settled when the entry that says so is over


class QuestLog:
    """The quests of a seat, as long as they are these and have the stages that they have."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tasks: list[Task] = []
        self.heroic: list[int] = []  # ascending
        self.side: list[int] = []
        self.kinds = 0  # the set of kinds of objectives of their stages
        # ways in which a stage may be complete without a deed: by a state of a figure, or by what was told
        self.states: list[tuple[Task, Way]] = []
        self.told: list[tuple[Task, Way]] = []


class Watch:
    """What may complete a quest without a deed while all of the players' figures are where they are."""

    def __init__(self) -> None:
        self.owned: list[tuple[Task, Way, Piece]] = []  # a figure may have what is wanted
        self.standing: list[tuple[Task, Way, Piece]] = []  # it is where it is wanted
        self.told: list[tuple[Task, Way]] = []


class Seen(Part):
    """A seat knows that an item is in another's hand."""

    seat: Final[int]
    item: Final[int]


class Raise(Part):
    """A bonus for a while."""

    card: Final[int]
    stat: Final[int]
    n: Final[int]
    until: Final[int]  # as in the vocabulary; ROUNDS + n
    ends: Final[int]  # the round, turn or fight after which it is over


class Mark(Part):
    """So many of a mark that something bears; another number is another one of these."""

    mark: Final[int]
    holder: Final[int]  # as in the vocabulary: the game, a seat, a quest, a place, a figure
    of: Final[int]
    n: Final[int]


class Bar(Part):
    """A side of a place through which nobody walks for a while."""

    place: Final[int]
    side: Final[int]
    ends: Final[int]  # the last round in which it is barred, or THIS_TURN


class Later(Part):
    """What was put off: an entry to be read at a later moment, for the same seat, about the same."""

    moment: Final[int]
    line: Final[int]
    seat: Final[int]
    actor: Final[int]
    quest: Final[int]
    since: Final[int]  # the round in which it was put off, or the turn where it waits for one
    bearer: Final[int]
    target: Final[int]
    where: Final[int]
    place: Final[int]
    item: Final[int]


MOST_SETS: Final = 10_000
SETS: Final[dict[int, list[int]]] = {}  # by set: its members, as far as they were asked for


def members(cards: int) -> list[int]:
    """Those of a set, ascending. The list is not to be changed: who is where is asked all the time."""
    found = SETS.get(cards)
    if found is None:
        if len(SETS) >= MOST_SETS:
            SETS.clear()
        found = SETS[cards] = listed(cards)
    return found


ALONE: Final = {1 << card: card for card in range(62)}  # by set: its only member


def listed(cards: int) -> list[int]:
    found: list[int] = []
    while cards:
        lowest = cards & -cards
        found.append(ALONE[lowest])
        cards ^= lowest
    return found


def changed(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A row with another value in one place: of what changes less often than a position is copied."""
    found = list(row)
    found[place] = value
    return tuple(found)


class Opening:
    """An empty cell; sets of its sides: those that lead to empty cells, those at which a door waits."""

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y
        self.empty = 0
        self.met = 0
        self.doors_met = 0


class Ground:
    """What follows from the places as they lie, as far as it was asked for; `rules.map` fills it."""

    def __init__(self, laid: int, places: int) -> None:
        self.laid = laid  # how many lie: another one, and all of this is out of date
        self.links: list[list[int] | None] = [None] * places
        self.away: list[list[int] | None] = [None] * places
        self.openings: list[list[Opening] | None] = [None] * places  # beside each place
        self.cells: dict[int, int] = {}  # by cell: the place that lies there
        self.tried: list[int] = [0] * places  # by place: the set of those that were tried beside it
        self.fit: list[int] = [0] * places  # and of those that fit


class Position(State):
    terms: Shared[Terms]
    ground: Shared[Ground]
    round: int
    turns: int  # how many turns have begun; once a turn is once a number
    fights: int
    fought: list[int]  # of the fights that are fought, within one another: where on the stack they are
    current: int  # whose turn it is (DV-GEN-08), or NOBODY
    paid: bool  # an AP was spent by whoever's turn it is, in phase 2 (AMB-07, L12)
    free_location: list[bool]  # DV-ONCE-01, -02: of each seat, until its next turn begins
    free_character: list[bool]
    helped: list[int]  # how often each seat acted out of turn in this turn
    order: list[int]  # DV-SETUP-05, AMB-64
    book: int
    other_book: bool  # the next entry is read in the other book (AMB-76)
    pieces: list[Piece]
    piece_of: list[int]  # where each figure stands in `pieces`, or NOWHERE
    there: list[int]  # by place: the set of figures who are conscious
    fallen: tuple[int, ...]  # and of those who are not
    heroes: list[int]  # of each seat
    followers: list[int]
    followed: list[int]  # the set of figures that followed each seat's hero (DV-FOLL-08)
    item_deck: Deck
    figure_deck: Deck
    place_deck: Deck
    heroic_deck: Deck
    side_deck: Deck
    item_discard: list[int]
    figure_discard: list[int]
    side_discard: list[int]
    done_heroic: list[int]  # AMB-38: they leave the game
    hand_items: list[list[int]]
    hand_figures: list[list[int]]
    hand_places: list[list[int]]
    known_items: list[tuple[int, ...]]  # of each hand, those that were shown (DV-PLAY-03)
    seen_items: list[Seen]  # of other hands, what single seats have looked at
    floor_items: list[int]
    floor_places: list[int]  # where each of these lies
    laid: list[int]  # places in the order in which they were laid
    x: tuple[int, ...]
    y: tuple[int, ...]
    turned: tuple[int, ...]
    beyond: tuple[int, ...]  # by place and side: what lies there, or NOWHERE
    open_doors: int  # how many entrances of the map lead to an empty cell
    searched: list[bool]
    spent: tuple[int, ...]  # of hexagons: the set of those for whom it is (AMB-10)
    barred: list[Bar]
    came: list[int]  # characters that were placed and are still to be met (DV-NPC-02)
    tasks: list[Task]
    considered: list[tuple[int, ...]]  # of each seat, quests that it has drawn and may keep (D-06)
    rejected: list[tuple[int, ...]]  # and those that it did not keep, until all are shuffled back (AMB-39)
    score: list[int]
    heroic_done: list[int]
    side_done: list[int]
    traded: list[bool]  # DV-QUEST-07
    ancients: list[int]
    favoured: list[bool]
    raises: list[Raise]
    marks: list[Mark]
    laters: list[Later]
    used: tuple[int, ...]  # by ability: when, as its limit counts, and the set of copies that used it then
    # what abilities change of the roll or the loss that is about to happen (AMB-62)
    added: int
    again: int  # 0, or which dice are rolled again
    warded: int
    entries: int  # how many were read since a player had to act
    reason: int
    winners: int  # the set of seats
    # what follows from the rest; a copy finds it out again
    awake: Driver[list[list[Piece]] | None] = None  # of each seat: its hero and its follower who can act
    watch: Driver[Watch | None] = None  # what their quests wait for where they are
    noted: Driver[bool] = True  # a deed was counted, or a quest is over, since all of them were looked at
    quest_logs: Driver[list[QuestLog] | None] = None  # of each seat
    logged: Driver[int] = 0  # how many quests are in them
    # a card came to a hand since all of them were counted; a copy counts them again
    drew: Driver[bool] = True

    def piece(self, card: int) -> Piece:
        return self.pieces[self.piece_of[card]]

    def on_map(self, card: int) -> bool:
        return self.piece_of[card] != NOWHERE

    def put(self, piece: Piece) -> None:
        self.piece_of[piece.card] = len(self.pieces)
        self.pieces.append(piece)
        self.flip(piece)
        if piece.leader != NOBODY:
            self.look_again()

    def flip(self, piece: Piece) -> None:
        """It joins those of its kind in its place, or leaves them."""
        place = piece.place
        if piece.how:
            self.fallen = changed(self.fallen, place, self.fallen[place] ^ 1 << piece.card)
        else:
            self.there[place] = self.there[place] ^ 1 << piece.card

    def look_again(self) -> None:
        """Which of the players' figures can act, and what their quests wait for where they are."""
        self.awake = None
        self.watch = None

    def move(self, piece: Piece, place: int) -> None:
        self.flip(piece)
        piece.place = place
        self.flip(piece)
        if piece.leader != NOBODY:
            self.watch = None

    def become(self, piece: Piece, how: int) -> None:
        """It falls unconscious, dies or wakes."""
        self.flip(piece)
        piece.how = how
        self.flip(piece)
        if piece.leader != NOBODY:
            self.look_again()

    def follow(self, seat: int, card: int) -> None:
        """A figure follows the hero of a seat from now on; NOTHING: nobody does."""
        self.followers[seat] = card
        self.look_again()

    def remove(self, card: int) -> None:
        """The last piece takes the place of the one that leaves."""
        self.flip(self.piece(card))
        if self.piece(card).leader != NOBODY:
            self.look_again()
        there = self.piece_of[card]
        last = self.pieces.pop()
        if last.card != card:
            self.pieces[there] = last
            self.piece_of[last.card] = there
        self.piece_of[card] = NOWHERE
