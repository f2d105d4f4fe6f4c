"""The vocabulary's chapter "points, quests, marks, flow"."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import ANSWER, PICK, PICK_ITEM, PICK_PLACE
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import COURT as COURT_BONUS
from ludoteca.games.dark_venture.content.program import LATER as LATERS
from ludoteca.games.dark_venture.content.program import OP, Amount, Cost, Filter, Line, Option
from ludoteca.games.dark_venture.rules import figures, items, rolls
from ludoteca.games.dark_venture.rules.aggression import make_hostile
from ludoteca.games.dark_venture.rules.conditions import (
    OF_FIGURE,
    all_hold,
    bearer_of,
    figure_is,
    figures_here,
    those,
    without_dice,
)
from ludoteca.games.dark_venture.rules.ending import add_points
from ludoteca.games.dark_venture.rules.losses import Loss
from ludoteca.games.dark_venture.rules.marks import add_mark
from ludoteca.games.dark_venture.rules.names import ability_name, figure_name
from ludoteca.games.dark_venture.rules.quests import keep_quests, note, stages_of
from ludoteca.games.dark_venture.rules.reading import Reading, places
from ludoteca.games.dark_venture.rules.rolls import DiceRoll, dice_roll, stat_roll
from ludoteca.games.dark_venture.rules.trading import Consent
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, NOWHERE, Later, Position, Task

QP: Final = OP["qp"]
QUEST: Final = OP["quest"]
ADVANCE: Final = OP["advance"]
FULFIL: Final = OP["fulfil"]
FAIL: Final = OP["fail"]
MARK: Final = OP["mark"]
ROLL: Final = OP["roll"]
CONTEST: Final = OP["contest"]
CHOOSE: Final = OP["choose"]
WHEN: Final = OP["when"]
EACH: Final = OP["each"]
A_PICK: Final = OP["pick"]
LATER: Final = OP["later"]
BOOK: Final = OP["book"]
SAY: Final = OP["say"]

FIGURES: Final = 0  # what is picked
PLACES: Final = 1
ITEMS: Final = 2
AGREED: Final = 2  # of a pick: another player was asked


def do(g: Position, reading: Reading, line: Line) -> bool:
    op = line.op
    if op == ROLL:
        return roll(g, reading, line)
    if op == CONTEST:
        return contest(g, reading, line)
    if op == CHOOSE:
        return choose(g, reading, line)
    if op == WHEN:
        return reading.next() if all_hold(g, line.conditions, reading.cast) else reading.go(line.to)
    if op == A_PICK:
        return pick(g, reading, line)
    if op == QUEST:
        return quest(g, reading, line)
    if op in (QP, ADVANCE, FULFIL, FAIL, MARK):
        return count(g, reading, line)
    if op == LATER:
        put_off(g, reading, line)
        return reading.go(line.to)
    if op == BOOK:
        if line.until == UNTIL_GAME:
            g.book = 1 - g.book
            g.tell("reads-on", (g.book,))
        else:
            g.other_book = True
            g.tell("reads-next", (1 - g.book,))
        return reading.next()
    if op == SAY:
        g.tell("told", (line.text,))
        return reading.next()
    return reading.go(last_line(g, reading.line))  # stop


UNTIL_GAME: Final = 5


def put_off(g: Position, reading: Reading, line: Line) -> None:
    cast = reading.cast
    since = g.turns if line.word == UNTIL_TURN else g.round
    those = (cast.bearer, cast.target, cast.where, cast.place, cast.item)
    g.laters.append(Later(line.word, reading.line + 1, cast.seat, cast.actor, cast.quest, since, *those))


UNTIL_TURN: Final = LATERS.index("turn")


def last_line(g: Position, line: int) -> int:
    """The end of the entry."""
    while g.terms.content.lines[line].op != OP["end"]:
        line += 1
    return line


def roll(g: Position, reading: Reading, line: Line) -> bool:
    """DV-GEN-05, -09, STAT-01: dice and numbers of whoever rolls; what follows goes by the total."""
    if reading.part:
        reading.cast.total = g.returned
        return reading.next()
    rollers = reading.who(g, line)
    if not rollers:
        reading.cast.total = NO_TOTAL
        return reading.next()
    assert line.amount is not None
    reading.part = 1
    if not line.amount.dice:
        g.returned = without_dice(g, line.amount, rollers[0])
        return True
    courted, bonus = NOTHING, 0
    if line.purpose == rolls.COURT:
        courted = reading.cast.target
        bonus = figures.stat(g, rollers[0], COURT_BONUS)
    g.call(roll_of(g, rollers[0], line.purpose, line.amount, bonus, courted))
    return False


def roll_of(g: Position, card: int, purpose: int, amount: Amount, bonus: int, against: int) -> DiceRoll:
    plus = without_dice(g, amount, card) + bonus
    stats = [term for sign, term in amount.terms if sign > 0 and term < len(v.ATTRIBUTES)]
    if not stats:
        return dice_roll(card, purpose, amount.dice, plus, against)
    return stat_roll(g, card, purpose, amount.dice, stats[0], plus - figures.stat(g, card, stats[0]), against)


NO_TOTAL: Final = -99  # below every target, in no band


def contest(g: Position, reading: Reading, line: Line) -> bool:
    """Both roll; what follows goes by the difference. With nobody to roll against it is lost."""
    pair = [*reading.who(g, line)[:1], *those(g, reading.cast, line.other)[:1]]
    if reading.part:
        reading.left.append(g.returned)
    if len(pair) < 2:
        reading.cast.total = NO_TOTAL
        return reading.next()
    if len(reading.left) == 2:
        difference = reading.left[0] - reading.left[1]
        reading.next()
        reading.cast.total = difference
        return True
    assert line.amount is not None
    card = pair[len(reading.left)]
    reading.part = 1
    if not line.amount.dice:
        g.returned = without_dice(g, line.amount, card)
        return True
    g.call(roll_of(g, card, rolls.TEST, line.amount, 0, NOTHING))
    return False


# choices


def choose(g: Position, reading: Reading, line: Line) -> bool:
    """D-61, D-64: one is chosen among those that are possible and can be paid."""
    if reading.part:  # chosen: its cost is paid, and it is read
        option = line.options[reading.part - 1]
        return reading.go(option.line)
    return reading.ask(g, reading.chooser(g, line.by))


def possible(g: Position, reading: Reading, option: Option) -> bool:
    held = all_hold(g, option.conditions, reading.cast)
    return held and (option.cost is None or can_pay(g, reading.cast.seat, reading.cast.actor, option.cost))


def can_pay(g: Position, seat: int, card: int, cost: Cost) -> bool:
    """AMB-77: in a fight out of turn AP pay for nothing but flights, except in co-op."""
    if cost.ap and g.fought and seat != g.current and not g.terms.together:
        return False
    return payable(g, card, cost)


def payable(g: Position, card: int, cost: Cost) -> bool:
    """AP, health (never the last of it) and items, of whoever acts."""
    there = g.piece_of[card] if card != NOTHING else NOWHERE
    if there == NOWHERE:
        return False
    piece = g.pieces[there]
    if piece.ap < cost.ap or (cost.health and piece.health <= cost.health):
        return False
    return cost.item is None or any(cost.item.matches[item] for item in piece.worn + piece.carried)


def pay(g: Position, card: int, cost: Cost, bearer_item: int = NOTHING) -> None:
    """What is paid at once; which item it is, is asked where there are several (see `PayItem`)."""
    piece = g.piece(card)
    figures.spend(g, card, cost.ap)
    if cost.health:
        g.call(Loss(card, cost.health, NOTHING))
    if cost.used_up and bearer_item != NOTHING:
        items.lose(g, card, bearer_item)
        items.throw_away(g, bearer_item)
    if cost.item is not None:
        g.call(items.PayItem(piece.leader, card, cost.item.matches))


def quest(g: Position, reading: Reading, line: Line) -> bool:
    """DV-QUEST-05, -06: draw quests and keep some."""
    seat = reading.cast.seat
    reading.next()
    if seat == NOBODY:
        return True
    keep_quests(g, seat, line.word == 0, line.n, line.keep)
    return False


def count(g: Position, reading: Reading, line: Line) -> bool:
    """Points, progress, marks."""
    cast = reading.cast
    if line.amount is not None and reading.dice_first(g, line):
        return False
    if line.op == QP:
        if cast.seat != NOBODY:
            add_points(g, cast.seat, reading.amount(g, line, cast.actor))
    elif line.op == MARK:
        mark(g, reading, line)
    else:
        for task in [task for task in g.tasks if task.quest == cast.quest]:
            if line.op == ADVANCE:
                advance(g, task, reading.amount(g, line, cast.actor))
            else:
                task.ended = 1 if line.op == FULFIL else 2
                g.noted = True
    return reading.next()


def advance(g: Position, task: Task, n: int) -> None:
    """So much of the stage is done, whichever way it is gone."""
    for way in range(len(stages_of(g, task)[task.stage].ways)):
        note(g, task, way, NOTHING, n)


def mark(g: Position, reading: Reading, line: Line) -> None:
    if line.holder >= OF_FIGURE:
        for card in those(g, reading.cast, line.holder - OF_FIGURE):
            add_mark(g, line.mark, OF_FIGURE, card, line.n)
    else:
        kind, of = bearer_of(line.holder, reading.cast)
        add_mark(g, line.mark, kind, of, line.n)


# picking


def pick(g: Position, reading: Reading, line: Line) -> bool:
    """D-62, D-66: a figure, a place or an item for what follows; NOTHING: the `none` branch."""
    if reading.part == AGREED:
        return reading.next() if g.returned else reading.go(last_line(g, reading.line))
    if not reading.part:
        there = pickable(g, reading, line)
        if not there:
            return reading.go(line.to)
        if len(there) > 1:
            return reading.ask(g, reading.chooser(g, line.by))
        picked(reading, line, there[0])
    number = ability_of(g, reading) if line.word == FIGURES else NOTHING
    if number != NOTHING and needs_consent(g, reading, number):
        user, target = reading.cast.bearer, reading.cast.target
        reading.part = AGREED
        g.call(AgreeToBePicked(g.piece(target).leader, user, target, number))
        return False
    return reading.next()


def ability_of(g: Position, reading: Reading) -> int:
    """The ability of an item that is read; NOTHING where it is something else."""
    content = g.terms.content
    if reading.cast.item != NOTHING:
        for number in content.item_abilities[reading.cast.item]:
            first = content.abilities[number].line
            if first <= reading.line <= last_line(g, first):
                return number
    return NOTHING


def needs_consent(g: Position, reading: Reading, number: int) -> bool:
    """AMB-66, L17: what is used up does something to another player's character; harm makes them hostile."""
    content, cast = g.terms.content, reading.cast
    if not content.touches[number] or g.piece(cast.target).leader in (NOBODY, cast.seat):
        return False
    if content.hostile[number]:
        make_hostile(g, cast.bearer, cast.target)
    return not content.hostile[number]


class AgreeToBePicked(Consent):
    """D-74: without consent the entry is over."""

    patient: int
    number: int

    def yes(self, g: Position) -> None:
        g.returned = 1

    def no(self, g: Position) -> None:
        g.returned = 0

    def words(self, g: Position) -> tuple[Message, Message]:
        user, other, what = self.actor, self.patient, ability_name(g, self.number)
        return Message(
            "ask-accept-use",
            {"figure": figure_name(g, user), "figure2": figure_name(g, other), "ability": what},
        ), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-AMB-66"


def pickable(g: Position, reading: Reading, line: Line) -> list[int]:
    assert line.filter is not None
    if line.word == PLACES:
        return sorted([place for place in places(g, reading, line.place) if line.filter.matches[place]])
    if line.word == ITEMS:
        holders = those(g, reading.cast, line.source) if line.source != NOTHING else []
        found = [item for card in holders for item in g.piece(card).worn + g.piece(card).carried]
        return sorted([item for item in found if line.filter.matches[item]])
    if line.source == NOTHING:
        return figures_in(g, reading, line.filter, places(g, reading, line.place))
    among = [card for card in those(g, reading.cast, line.source) if figure_is(g, line.filter, card)]
    return sorted([card for card in among if is_other(g, reading, card)])


def figures_in(g: Position, reading: Reading, wanted: Filter, where: list[int]) -> list[int]:
    found = [card for place in where for card in figures_here(g, wanted, place)]
    return sorted([card for card in found if is_other(g, reading, card)])


def is_other(g: Position, reading: Reading, card: int) -> bool:
    """Another than whoever acts; but what is used on somebody who sleeps may be about the sleeper (L17)."""
    return card != reading.cast.actor or g.piece(card).how != CONSCIOUS


def picked(reading: Reading, line: Line, thing: int) -> None:
    if line.word == FIGURES:
        reading.cast.target = thing
    elif line.word == PLACES:
        reading.cast.place = thing
    else:
        reading.cast.item = thing


# questions


def options(g: Position, reading: Reading, line: Line) -> list[int]:
    if line.op == CHOOSE:
        return sorted([ANSWER + option.answer for option in line.options if possible(g, reading, option)])
    first = (PICK, PICK_PLACE, PICK_ITEM)[line.word]
    return [first + thing for thing in pickable(g, reading, line)]


def chose(g: Position, reading: Reading, line: Line, action: int) -> None:
    if line.op == CHOOSE:
        for number, option in enumerate(line.options):
            if option.answer == action - ANSWER:
                g.tell("answers", (reading.asked, option.answer))
                reading.part = number + 1
                if option.cost is not None:
                    pay(g, reading.cast.actor, option.cost)
    else:
        first = (PICK, PICK_PLACE, PICK_ITEM)[line.word]
        picked(reading, line, action - first)
        reading.part = 1


def prompt(g: Position, reading: Reading, line: Line) -> Message:
    if line.op == CHOOSE:
        return Message("ask-answer", {"figure": figure_name(g, reading.cast.actor)})
    if line.word == FIGURES:
        return Message("ask-who")
    return Message("ask-where" if line.word == PLACES else "ask-which-item")


def each(g: Position, reading: Reading, line: Line) -> list[int]:
    """TURN-09: for each of them, in turn order, then by number."""
    seats = [*g.order, NOBODY]
    return sorted(reading.who(g, line), key=lambda card: (seats.index(g.piece(card).leader), card))
