"""What the content is worth in points: each line, answer, ability, item, place, figure and quest.

All jumps of the program lead forward, so one pass from its last line to its first gives each line what is to
come from there: a roll is the mean over its bands, a test its exact chance, a choice its best answer less
what that costs. This is done once for each figure and mood, when it is first asked for; a position only looks
it up.
"""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import Final

from ludoteca.games.dark_venture.bot import prices
from ludoteca.games.dark_venture.bot.chances import MARKED, NOT, chance_of_all
from ludoteca.games.dark_venture.bot.duel import SUMS, Fighter, chance_to_win
from ludoteca.games.dark_venture.bot.efforts import effort, rest_efforts
from ludoteca.games.dark_venture.bot.holdings import (
    best_of,
    brings,
    company,
    danger,
    fighter_of,
    gear_worth,
    in_gear,
    may_wear,
    mean_item,
    worn_worth,
)
from ludoteca.games.dark_venture.bot.prices import FOUGHT, LOST, MET, MOODS, OWN
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import ENEMY, FOLLOWER, HERO, LUCK
from ludoteca.games.dark_venture.content.played import KINDS, Content, Stage
from ludoteca.games.dark_venture.content.program import (
    BANDS,
    BELOW,
    END,
    HERE,
    JUMP,
    NOTHING,
    OP,
    SIGN,
    Amount,
    Condition,
    Cost,
    Line,
)

FIND: Final = OP["find"]
GAIN: Final = OP["gain"]
CALL: Final = OP["call"]
FIGHT: Final = OP["fight"]
JOIN: Final = OP["join"]
FULFIL: Final = OP["fulfil"]
FAIL: Final = OP["fail"]
MARK: Final = OP["mark"]
CHOOSE: Final = OP["choose"]
WHEN: Final = OP["when"]
EACH: Final = OP["each"]
PICK: Final = OP["pick"]
LATER: Final = OP["later"]
STOP: Final = OP["stop"]
# chapters of the vocabulary, by their first operation
HEALTH: Final = OP["heal"]
CARDS: Final = OP["draw"]
MAP: Final = OP["go"]
FIGHTS: Final = OP["fight"]
FLOW: Final = OP["qp"]

STORY: Final = KINDS.index("story")
STAY: Final = v.MOMENTS.index("stay")
ENTER: Final = v.MOMENTS.index("enter")
BEATEN: Final = v.MOMENTS.index("beaten")
ACT: Final = v.MOMENTS.index("act")
IN_FIGHTS: Final = tuple([v.MOMENTS.index(name) for name in ("fight", "order", "attack", "hurt")])
OF_HERE: Final = v.WHOSE.index("here")
ACTOR: Final = v.WHOS.index("actor")
SELF: Final = v.WHOS.index("self")
ON_FIGURE: Final = 5  # holders of marks from here on are words for figures

GOES_ON: Final = 0.6  # of its points: a quest after a stage
STAYS_OPEN: Final = 0.4  # and after a stage that may be tried again
PICKED: Final = 0.9  # how often there is somebody or something to pick
COMES: Final = 0.85  # and how often who is called comes
LATER_ON: Final = 0.8
AWAY: Final = 0.2  # what an enemy elsewhere means
READ_AGAIN: Final = 0.25  # how often a mark is read
MARKS_COUNT: Final = 0.6  # and at most what it is worth, but for the quest that asks for it
ESCAPED: Final = 0.6  # of a danger: an enemy that leaves the fight
UNFIT: Final = 0.25  # what an item is worth to somebody who cannot wear it
MOST_USE: Final = 2.0  # of what an item can do
CARRIED: Final = 0.05  # each counts when points are tied (DV-END-03)


class Sheet:
    """All estimates for one figure in one mood, by number."""

    def __init__(self, made: Estimates, card: int, mood: int) -> None:
        content = made.content
        self.mood = mood
        self.attributes = made.attributes[card] if card != NOTHING else made.usual
        fighter = made.fighters[card] if card != NOTHING else made.usual_fighter
        self.dangers = [danger(fighter, other) for other in made.fighters]  # to meet as an enemy
        self.wins = [chance_to_win(fighter, other) for other in made.fighters]
        self.items = [item_worth(made, card, item) for item in range(len(content.cards.items))]
        self.usual_item = fsum(self.items) / len(self.items)
        self.answers = [0.0] * len(content.answers)
        self.lines = [0.0] * len(content.lines)
        for number in range(len(content.lines) - 1, -1, -1):
            self.lines[number] = line_worth(made, self, number)
        self.abilities = [self.lines[one.line] - cost_of(self, one.cost) for one in content.abilities]
        for card in range(len(self.dangers)):
            self.dangers[card] -= in_fights(content, self, card)
        self.prizes = [prize(made, self, card) for card in range(len(made.fighters))]  # to beat somebody
        self.courts = [self.lines[line] if line != NOTHING else 0.0 for line in content.courts]
        self.stories = [
            [self.lines[line] if line != NOTHING else 0.0 for line in book] for book in content.stories
        ]
        self.guides = [[guide(content, self, rules) for rules in book] for book in content.place_abilities]
        self.quests = [quest_worth(made, self, quest) for quest in range(len(content.stages))]


class Estimates:
    """Of one content. What depends on nobody is here, the rest in sheets."""

    def __init__(self, content: Content) -> None:
        cards = content.cards
        self.content = content
        self.sheets: list[Sheet | None] = [None] * (len(cards.figures) * MOODS)
        self.attributes = [in_gear(content, card) for card in range(len(cards.figures))]
        self.fighters = [fighter_of(content, card) for card in range(len(cards.figures))]
        heroes = [card for card, figure in enumerate(cards.figures) if figure.role == HERO]
        self.usual = [
            round(sum([self.attributes[card][which] for card in heroes]) / len(heroes))
            for which in range(LUCK + 1)
        ]
        self.usual_fighter = Fighter(
            round(sum([self.fighters[card].blow for card in heroes]) / len(heroes)),
            round(sum([self.fighters[card].armor for card in heroes]) / len(heroes)),
            round(sum([self.fighters[card].health for card in heroes]) / len(heroes)),
        )
        self.side = [OWN] * len(content.lines)
        self.bearer = [NOTHING] * len(content.lines)
        self.each = [False] * len(content.lines)
        self.closing = [0.0] * len(content.lines)  # what the end of an entry is worth, `fulfil` and `fail`
        self.marks = [0.0] * len(content.marks)
        self.company = [company(content, card) for card in range(len(cards.figures))]  # as a follower
        self.gear = [gear_worth(content, item) for item in range(len(cards.items))]  # to be worn
        self.worn = [worn_worth(content, item) for item in range(len(cards.items))]
        self.uses = [0.0] * len(cards.items)  # what the abilities of an item bring
        self.efforts = [effort(content, stages) for stages in content.stages]  # AP that a quest takes
        self.rests = [rest_efforts(content, stages) for stages in content.stages]  # by quest and stage
        self.see_sides()
        self.see_ends()
        self.learn(Sheet(self, NOTHING, prices.HURT))

    def sheet(self, card: int, mood: int) -> Sheet:
        found = self.sheets[card * MOODS + mood]
        if found is None:
            found = Sheet(self, card, mood)
            self.sheets[card * MOODS + mood] = found
        return found

    def see_sides(self) -> None:
        """Who bears which entry, and from which side players see it."""
        content = self.content
        for card, figure in enumerate(content.cards.figures):
            for number in content.figure_abilities[card]:
                ability = content.abilities[number]
                met = ability.moment == STAY or ability.whose == OF_HERE
                fought = figure.role == ENEMY and not met
                self.tell(ability.line, card, FOUGHT if fought else MET if met else OWN)
            if content.courts[card] != NOTHING:
                self.tell(content.courts[card], card, OWN)
        for number, line in enumerate(content.lines):
            if line.op == EACH:
                for inner in range(number + 1, line.to):
                    self.each[inner] = True

    def tell(self, first: int, card: int, side: int) -> None:
        for number in range(first, last_line(self.content, first) + 1):
            self.bearer[number] = card
            self.side[number] = side

    def see_ends(self) -> None:
        """What a quest is worth after each of its stages, and what it is to fulfil it there."""
        for quest, stages in enumerate(self.content.stages):
            points = float(self.content.cards.quests[quest].qp)
            for stage in stages:
                after = after_stage(points, stage, stage is stages[-1])
                if stage.done != NOTHING:
                    self.close(stage.done, points, after)

    def close(self, first: int, points: float, after: float) -> None:
        last = last_line(self.content, first)
        self.closing[last] = after
        for number in range(first, last):
            op = self.content.lines[number].op
            if op in (FULFIL, FAIL):
                self.closing[number] = (points if op == FULFIL else 0.0) - after

    def learn(self, sheet: Sheet) -> None:
        """What only the entries themselves can tell: what marks are for, and items that are used."""
        content = self.content
        for number, line in enumerate(content.lines):
            if line.op == WHEN:
                gain = sheet.lines[number + 1] - sheet.lines[line.to]
                self.learn_marks(line.conditions, READ_AGAIN * gain)
        for number, ability in enumerate(content.abilities):
            self.learn_marks(ability.conditions, sheet.abilities[number])
        self.marks = [max(-MARKS_COUNT, min(MARKS_COUNT, worth)) for worth in self.marks]
        for quest, stages in enumerate(content.stages):
            points = float(content.cards.quests[quest].qp)
            for stage in stages:
                for way in stage.ways:
                    if way.kind == STORY:
                        self.marks[way.mark] += READ_AGAIN * points / way.n
                self.learn_marks(stage.again, -STAYS_OPEN * points)
        for item, numbers in enumerate(content.item_abilities):
            self.uses[item] = fsum([brings(content.abilities[n], sheet.abilities[n]) for n in numbers])

    def learn_marks(self, conditions: list[Condition], gain: float) -> None:
        for one in conditions:
            if one.kind == MARKED:
                self.marks[one.mark] = max(-2.0, min(2.0, self.marks[one.mark] + gain / one.least))
            elif one.kind == NOT:
                self.learn_marks(one.inner, -gain)


@cache
def estimates_of(content: Content) -> Estimates:
    """Made when a content is first asked for."""
    return Estimates(content)


# the program


def last_line(content: Content, first: int) -> int:
    """The end of an entry; what is done for each or later has ends of its own."""
    number = first
    while content.lines[number].op != END:
        number = content.lines[number].to if content.lines[number].op in (EACH, LATER) else number + 1
    return number


def line_worth(made: Estimates, sheet: Sheet, number: int) -> float:
    """What is to come from a line on."""
    lines = made.content.lines
    line = lines[number]
    op = line.op
    worths = sheet.lines
    if op == END:
        return made.closing[number]
    if op == JUMP:
        return worths[line.to]
    if op in (BELOW, BANDS, SIGN):
        return fork_worth(made, sheet, number)
    if op == WHEN:
        chance = chance_of_all(line.conditions, sheet.attributes, sheet.mood)
        return chance * worths[number + 1] + (1.0 - chance) * worths[line.to]
    if op == PICK:
        return PICKED * worths[number + 1] + (1.0 - PICKED) * worths[line.to]
    if op == CALL:
        came = worths[number + 1] + called(made, sheet, line)
        return COMES * came + (1.0 - COMES) * worths[line.to]
    if op == CHOOSE:
        return choice_worth(made, sheet, number)
    if op == EACH:
        return prices.SHARE[made.side[number]][line.who] * worths[number + 1] + worths[line.to]
    if op == LATER:
        return LATER_ON * worths[number + 1] + worths[line.to]
    if op == STOP:
        while lines[number].op != END:
            number += 1
        return worths[number]
    return step_worth(made, sheet, number) + worths[number + 1]


def step_worth(made: Estimates, sheet: Sheet, number: int) -> float:
    """What one line does, for the player."""
    line = made.content.lines[number]
    op = line.op
    side, each = made.side[number], made.each[number]
    attributes = sheet.attributes
    if op in (FIND, GAIN):
        assert op == FIND or line.filter is not None
        worth = best_of(sheet.items, line.n, line.keep) if op == FIND else mean_item(sheet.items, line.filter)
        return worth * prices.share(line, line.who, side, each, True)
    if op == FIGHT:
        return -sheet.dangers[made.bearer[number]] if made.bearer[number] != NOTHING else -AWAY
    if op == JOIN:
        bearer = made.bearer[number]
        return made.company[bearer] if bearer != NOTHING else prices.FOLLOWER
    if op == prices.PART and side == FOUGHT and line.who == SELF:  # one enemy less
        return ESCAPED * max(0.0, sheet.dangers[made.bearer[number]])
    if op < CARDS:
        worth = prices.health(line, attributes, sheet.mood)
        return worth * prices.share(line, line.who, side, each, worth > 0.0)
    if op < MAP:
        owns = 1.0 if side != FOUGHT or each or op == prices.TAKE else 0.0
        return owns * prices.cards(line, attributes, side, each, sheet.usual_item)
    if op < FIGHTS:
        return prices.travel(line) if side != FOUGHT else 0.0
    if op < FLOW:
        worth = prices.fighting(line, attributes, sheet.mood)
        return worth * prices.share(line, line.who, side, each, worth > 0.0)
    return told_worth(made, sheet, number) if side != FOUGHT or each else 0.0


def told_worth(made: Estimates, sheet: Sheet, number: int) -> float:
    """Points, quests and marks, of whoever owns the entry."""
    line = made.content.lines[number]
    if line.op == prices.QP:
        return prices.mean_of(line, sheet.attributes)
    if line.op == prices.QUEST:
        worth = prices.HEROIC if line.word == 0 else prices.SIDE
        return line.keep * (worth + prices.MORE_TO_CHOOSE * (line.n - line.keep))
    if line.op == prices.ADVANCE:
        return prices.mean_of(line, sheet.attributes) / 2.0
    if line.op == MARK:
        whose = 1.0
        if line.holder >= ON_FIGURE:
            whose = prices.SHARE[made.side[number]][line.holder - ON_FIGURE]
        return whose * line.n * made.marks[line.mark]
    return made.closing[number]


# rolls and choices


def fork_worth(made: Estimates, sheet: Sheet, number: int) -> float:
    """The mean over what dice can show, of the roll in the line before."""
    line, roll = made.content.lines[number], made.content.lines[number - 1]
    assert roll.amount is not None
    found = 0.0
    if line.op == SIGN:
        other = of_whom(made, sheet, number, roll.other)
        for total in range(len(SUMS[roll.amount.dice])):
            chance = SUMS[roll.amount.dice][total]
            if chance:
                minus = total + prices.plus_of(roll.amount, other)
                found += chance * banded(made, sheet, number, roll.amount, -minus)
        return found
    return banded(made, sheet, number, roll.amount, 0)


def banded(made: Estimates, sheet: Sheet, number: int, amount: Amount, more: int) -> float:
    """The mean over one roll, with so much more."""
    line, roll = made.content.lines[number], made.content.lines[number - 1]
    plus = prices.plus_of(amount, of_whom(made, sheet, number, roll.who)) + more
    found = 0.0
    for total in range(len(SUMS[amount.dice])):
        if SUMS[amount.dice][total]:
            found += SUMS[amount.dice][total] * sheet.lines[jump(line, number, total + plus)]
    return found


def jump(line: Line, number: int, total: int) -> int:
    """Where a total leads."""
    if line.op == BELOW:
        return line.to if total < line.n else number + 1
    for least, most, to in line.bands:
        if least <= total <= most:
            return to
    return line.to


def of_whom(made: Estimates, sheet: Sheet, number: int, who: int) -> list[int]:
    """The attributes of whoever rolls: the bearer's of a card, the player's figure's, or the usual ones."""
    bearer, side = made.bearer[number], made.side[number]
    if bearer != NOTHING and (who == SELF or (side == FOUGHT and who == ACTOR)):
        return made.attributes[bearer]
    return sheet.attributes if prices.SHARE[side][who] > 0.0 else made.usual


def choice_worth(made: Estimates, sheet: Sheet, number: int) -> float:
    """The best answer that can be given; what others choose is the mean of theirs."""
    line = made.content.lines[number]
    worths: list[tuple[float, float]] = []
    for option in line.options:
        worth = sheet.lines[option.line] - cost_of(sheet, option.cost)
        sheet.answers[option.answer] = worth
        chance = chance_of_all(option.conditions, sheet.attributes, sheet.mood)
        worths.append((worth, chance * payable(option.cost)))
    if prices.SHARE[made.side[number]][(ACTOR, ACTOR, prices.TARGET, prices.FOE)[line.by]] < 0.0:
        return fsum([worth for worth, chance in worths]) / len(worths)
    worths.sort(reverse=True)
    found, left = 0.0, 1.0
    for worth, chance in worths:
        found += left * chance * worth
        left *= 1.0 - chance
    return found + left * worths[-1][0]


def payable(cost: Cost | None) -> float:
    """How likely one has what it costs."""
    return 1.0 if cost is None or (cost.item is None and not cost.ap) else 0.7


def cost_of(sheet: Sheet, cost: Cost | None) -> float:
    """In points: AP, health and the least of the items that do; what is used up has no other worth."""
    if cost is None:
        return 0.0
    worth = prices.AP * cost.ap + LOST[sheet.mood] * cost.health
    return worth + (0.6 * mean_item(sheet.items, cost.item) if cost.item is not None else 0.0)


# cards


def called(made: Estimates, sheet: Sheet, line: Line) -> float:
    """The mean of those who may come: a fight with who is aggressive, a follower to be won."""
    assert line.filter is not None
    figures = made.content.cards.figures
    found, count = 0.0, 0
    for card, matches in enumerate(line.filter.matches):
        if matches and figures[card].role != HERO:
            count += 1
            if figures[card].aggressive:
                found -= sheet.dangers[card]
            elif figures[card].role == FOLLOWER:
                found += made.company[card] / 2.0
    near = 1.0 if line.place == HERE else AWAY
    return near * line.n * found / count if count else 0.0


def in_fights(content: Content, sheet: Sheet, card: int) -> float:
    """What an enemy can do besides its blows; once a fight is enough for a guess."""
    found = 0.0
    for number in content.figure_abilities[card]:
        if content.abilities[number].moment in IN_FIGHTS and content.cards.figures[card].role == ENEMY:
            found += min(0.0, sheet.abilities[number])
    return found


def prize(made: Estimates, sheet: Sheet, card: int) -> float:
    """The best of its gear to loot, and what its end brings about."""
    content = made.content
    gear = content.cards.figures[card].gear
    loot = [sheet.items[item] for item, thing in enumerate(content.cards.items) if thing.id in gear]
    found = max(loot) if loot else 0.0
    for number in content.figure_abilities[card]:
        if content.abilities[number].moment == BEATEN:
            found += sheet.abilities[number]
    return found


def item_worth(made: Estimates, card: int, item: int) -> float:
    """To bear it: what it adds, how it is used, and that it is there."""
    worth, uses = made.gear[item], made.uses[item]
    if card != NOTHING:
        cards = made.content.cards
        worth *= 1.0 if may_wear(made.content, card, item) else UNFIT
        uses *= 1.0 if cards.factions[cards.figures[card].faction].uses else UNFIT
    return CARRIED + max(0.0, worth) + max(0.0, min(MOST_USE, uses))


def guide(content: Content, sheet: Sheet, rules: list[int]) -> float:
    """To come to a place: what it says then, and the best that can be done there."""
    forced, best = 0.0, 0.0
    for number in rules:
        ability = content.abilities[number]
        if ability.moment in (ENTER, STAY):
            forced += sheet.abilities[number] * chance_of_all(
                ability.conditions, sheet.attributes, sheet.mood
            )
        elif ability.moment == ACT:
            best = max(best, sheet.abilities[number])
    return forced + best


# quests


def after_stage(points: float, stage: Stage, last: bool) -> float:
    if stage.again:
        return STAYS_OPEN * points
    return points if last else GOES_ON * points


def quest_worth(made: Estimates, sheet: Sheet, quest: int) -> float:
    """Its points, and what its stages bring besides."""
    content = made.content
    worth = float(content.cards.quests[quest].qp)
    for stage in content.stages[quest]:
        if stage.done != NOTHING and not stage.again:
            worth += sheet.lines[stage.done] - made.closing[last_line(content, stage.done)]
    line = content.fulfilled[quest]
    return worth + (sheet.lines[line] if line != NOTHING else 0.0)
