"""How likely it is: searching, waking, courting, blows, flight, and what entries roll."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ludoteca.games.dark_venture.actions import (
    ANSWER,
    COURT,
    EXTRA_DICE,
    FLEE,
    FOLLOWER_SEARCH,
    FOLLOWER_TAKE,
    HIT,
    INFLUENCE,
    PICK_ITEM,
    SEARCH,
    TAKE,
    WAKE,
    WEAR,
    YES,
    follower_use,
    give_mark,
    use,
)
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, ITEM_CARDS
from ludoteca.games.dark_venture.content.program import BELOW, JUMP, LARGEST, Line
from ludoteca.games.dark_venture.foretold.told import Band, Chance, Rival
from ludoteca.games.dark_venture.foretold.trials import (
    Rolled,
    Verdict,
    after,
    against,
    decline,
    falls,
    next_roll,
    odds,
    percent,
    percents,
    rolling,
    sums,
)
from ludoteca.games.dark_venture.rules import figures, rolls
from ludoteca.games.dark_venture.rules.abilities import offered_here
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn, reduction_dice
from ludoteca.games.dark_venture.rules.blows import Blow
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.conditions import Cast, all_hold
from ludoteca.games.dark_venture.rules.flight import Flight
from ludoteca.games.dark_venture.rules.followers import Courting
from ludoteca.games.dark_venture.rules.hearing import OfferAbility
from ludoteca.games.dark_venture.rules.items import PayItem
from ludoteca.games.dark_venture.rules.joining import ConfirmSwitch, Trying
from ludoteca.games.dark_venture.rules.script import CARDS, FLOW, HEALTH, Script
from ludoteca.games.dark_venture.rules.script_flow import CHOOSE, CONTEST, MARK, QP, ROLL, SAY, WHEN
from ludoteca.games.dark_venture.rules.search import WANTED
from ludoteca.games.dark_venture.rules.waking import WAKING
from ludoteca.games.dark_venture.state import CONSCIOUS, NOTHING, Position

LOWEST: Final = 2  # of two dice
HIGHEST: Final = 12


def chance(g: Position, seat: int, action: int) -> Chance | None:
    """Of one of the options; None where nothing is rolled for it, or not at once."""
    step = g.stack[-1]
    if isinstance(step, BattleTurn):
        return in_fight(g, step, seat, action)
    if isinstance(step, Flight):
        return of_flight(g, seat, action, step.card) if action == YES else None
    if action in (SEARCH, FOLLOWER_SEARCH):
        search = succeeds(g, seat, action, rolls.SEARCH, told("finds-something", "finds-nothing"))
        return wanting(search, WANTED)
    if action == WAKE:
        return wanting(succeeds(g, seat, action, rolls.WAKE, told("wakes", "sleeps-on")), WAKING)
    if action == COURT and isinstance(step, Courting):
        return succeeds(g, seat, action, rolls.COURT, joined(seat, step.left[0]))
    if INFLUENCE <= action < INFLUENCE + FIGURE_CARDS:
        return of_influence(g, seat, action)
    return of_entry(g, seat, action)


# single rolls


def told(good: str, bad: str) -> Verdict:
    """It is decided by what is told."""

    def verdict(c: Position) -> bool | None:
        kinds = [event.kind for event in c.log or []]
        return True if good in kinds else False if bad in kinds else None

    return verdict


def joined(seat: int, card: int) -> Verdict:
    """The follower came along, or whoever won it is asked about that."""

    def verdict(c: Position) -> bool | None:
        if c.followers[seat] == card or (c.stack and isinstance(c.stack[-1], ConfirmSwitch)):
            return True
        trying = [step for step in c.stack if isinstance(step, Trying)]
        return None if any(step.tried == card for step in trying) else False

    return verdict


def succeeds(g: Position, seat: int, action: int, purpose: int, verdict: Verdict) -> Chance | None:
    c = after(g, seat, action)
    roll = rolling(c)
    if roll is None:
        return None
    rows = [(shown, part, odds(d, verdict, 1)) for shown, part, d in falls(c, roll)]
    alone = roll.purpose == purpose
    rolled = next_roll(c, purpose)
    if rolled is None:
        return None
    found = as_told(g, rolled)
    found["percent"] = percent(Fraction(sum([part * good for _, part, good in rows])))
    enough = [shown for shown, _, good in rows if good == 1]
    unsure = enough and enough[0] > rows[0][0]
    if alone and unsure and all(good == int(shown >= enough[0]) for shown, _, good in rows):
        found["shows"] = enough[0]
        found["wants"] = enough[0] + found["plus"]
    return found


def as_told(g: Position, rolled: Rolled) -> Chance:
    name = g.terms.content.cards.figures[rolled.figure].name
    purpose = v.PURPOSES[rolled.purpose]
    return {"figure": name, "purpose": purpose, "dice": rolled.dice, "plus": rolled.plus}


def wanting(found: Chance | None, total: int) -> Chance | None:
    """Also where it is sure, or hopeless."""
    if found is not None:
        found["wants"] = total
        found["shows"] = total - found["plus"]
    return found


def of_influence(g: Position, seat: int, action: int) -> Chance | None:
    """DV-FOLL-14, AMB-02: the follower's own roll, or luck against luck; a friend is asked first."""
    if g.terms.together:
        return None
    card = action - INFLUENCE
    if not g.terms.opposed_luck:
        return succeeds(g, seat, action, rolls.COURT, joined(seat, card))
    return of_contest(g, after(g, seat, action), rolls.COURT, 2, False)


# fights


def in_fight(g: Position, step: BattleTurn, seat: int, action: int) -> Chance | None:
    if HIT <= action < HIT + FIGURE_CARDS:
        return of_blow(g, step.card, seat, action)
    if FLEE <= action < FLEE + EXTRA_DICE:
        return of_flight(g, seat, action, step.card)
    if WEAR <= action < WEAR + ITEM_CARDS or TAKE <= action < FOLLOWER_TAKE + ITEM_CARDS:
        return of_handling(g, step.card)
    number = used(g, action)
    return of_handling(g, step.card) if number != NOTHING and g.terms.content.is_item[number] else None


def of_blow(g: Position, card: int, seat: int, action: int) -> Chance | None:
    """DV-COMBAT-05: that it ends the target, and what the dice must show for it."""
    target = action - HIT

    def verdict(c: Position) -> bool | None:
        if not c.on_map(target) or c.piece(target).how != CONSCIOUS:
            return True
        blows = [one for one in c.stack if isinstance(one, Blow)]
        return None if any(one.card == card and one.target == target for one in blows) else False

    return succeeds(g, seat, action, rolls.ATTACK, verdict)


def of_handling(g: Position, card: int) -> Chance:
    """DV-CITEM-01, -02: what handling takes of the damage of this battle turn: two dice, one, nothing."""
    found = as_told(g, Rolled(card, rolls.HANDLING, LOWEST, 0))
    lost = [reduction_dice(g, total) for total in range(HIGHEST + 1)]
    rows = [(lost.index(dice), HIGHEST - lost[::-1].index(dice)) for dice in (2, 1, 0)]
    found["bands"] = bands(LOWEST, 0, rows)
    return found


def of_flight(g: Position, seat: int, action: int, card: int) -> Chance | None:
    """DV-FLEE-01 to -05: higher than every enemy; a tie is rolled anew."""
    return of_contest(g, after(g, seat, action), rolls.FLIGHT, 1 + len(fight_of(g).foes_of(g, card)), True)


def of_contest(g: Position, c: Position, purpose: int, rollers: int, anew: bool) -> Chance | None:
    """One rolls against others; `anew`: until it is decided."""
    rolled = rolls_in_turn(c, purpose, rollers)
    if len(rolled) < rollers:
        return None
    won, tied = against(rolled[0], rolled[1:])
    found = as_told(g, rolled[0])
    found["percent"] = percent(won / (1 - tied) if anew and tied < 1 else won)
    found["rivals"] = rivals(g, rolled[1:])
    return found


def rivals(g: Position, rolled: list[Rolled]) -> list[Rival]:
    names = g.terms.content.cards.figures
    return [{"figure": names[one.figure].name, "dice": one.dice, "plus": one.plus} for one in rolled]


def rolls_in_turn(c: Position, purpose: int, count: int) -> list[Rolled]:
    """The first rolls for a purpose, one after the other."""
    found: list[Rolled] = []
    while len(found) < count:
        rolled = next_roll(c, purpose)
        roll = rolling(c)
        if rolled is None or roll is None:
            break
        found.append(rolled)
        if len(found) < count:
            c.apply(c.asked[0], roll.options(c, c.asked[0])[0])
            decline(c)
    return found


# entries


def of_entry(g: Position, seat: int, action: int) -> Chance | None:
    """An answer, or an ability, whose entry begins with a roll: each of its bands."""
    first, end, cast = begun(g, seat, action)
    line = roll_from(g, first, end, cast)
    if line == NOTHING:
        return None
    c = after(g, seat, action)
    if not pay_carried(c):
        return None
    lines = g.terms.content.lines
    if lines[line].op == CONTEST:
        rolled = rolls_in_turn(c, rolls.TEST, 2)
        return None if len(rolled) < 2 else contested(g, rolled)
    one = next_roll(c, lines[line].purpose)
    if one is None:
        return None
    found = as_told(g, one)
    found["bands"] = bands(one.dice, one.plus, rows_of(lines[line + 1]))
    return found


def begun(g: Position, seat: int, action: int) -> tuple[int, int, Cast]:
    """The line at which a choice begins an entry, or goes on with one, where what it leads to ends, and whom
    that is about.
    """
    step, content = g.stack[-1], g.terms.content
    nobody = Cast(seat, NOTHING)
    if isinstance(step, Script) and content.lines[step.line].op == CHOOSE:
        choice = content.lines[step.line]
        first = next(one.line for one in choice.options if one.answer == action - ANSWER)
        return first, choice.to, step.cast
    last = len(content.lines)
    if isinstance(step, OfferAbility):
        return (content.abilities[step.number].line if action == YES else NOTHING), last, step.cast
    number = used(g, action)
    if number == NOTHING:
        return NOTHING, last, nobody
    card = (g.followers if action >= follower_use(content) else g.heroes)[seat]
    there = offered_here(g, card, seat, figures.present(g, g.piece(card).place))
    cast = next((cast for one, cast in there if one == number), nobody)
    return content.abilities[number].line, last, cast


def used(g: Position, action: int) -> int:
    """The number of the ability that a choice uses; NOTHING where it is another choice."""
    content = g.terms.content
    if not use(content) <= action < give_mark(content):
        return NOTHING
    return action - (follower_use(content) if action >= follower_use(content) else use(content))


def roll_from(g: Position, line: int, end: int, cast: Cast) -> int:
    """The first roll, where nothing that could bring hidden cards or another question comes before it."""
    lines = g.terms.content.lines
    while NOTHING < line < end:
        one = lines[line]
        if one.op in (ROLL, CONTEST):
            return line if one.amount is not None and one.amount.dice else NOTHING
        if one.op == JUMP:
            line = one.to
        elif one.op == WHEN:
            line = line + 1 if all_hold(g, one.conditions, cast) else one.to
        elif is_plain(one):
            line += 1
        else:
            return NOTHING
    return NOTHING


def is_plain(line: Line) -> bool:
    """Health, points and marks: nobody is asked, and no card moves."""
    if HEALTH <= line.op < CARDS:
        return line.amount is None or not line.amount.dice
    return line.op >= FLOW and line.op in (QP, MARK, SAY)


def pay_carried(c: Position) -> bool:
    """What is paid for it is something that nobody wears; False where it may be something else."""
    top = c.stack[-1]
    if isinstance(top, PayItem):
        wanted = [action - PICK_ITEM for action in top.options(c, c.asked[0])]
        if any(item in c.piece(top.card).worn for item in wanted):
            return False
        c.apply(c.asked[0], PICK_ITEM + wanted[0])
        decline(c)
    return True


def rows_of(line: Line) -> list[tuple[int, int]]:
    """From what total to what total something comes of it, the lowest first."""
    if line.op == BELOW:
        return [(-LARGEST, line.n - 1), (line.n, LARGEST)]
    return [(least, most) for least, most, _ in line.bands]


def bands(dice: int, plus: int, rows: list[tuple[int, int]]) -> list[Band]:
    """How likely each row is; what is in no row is left over."""
    totals = [(shown + plus, ways) for shown, ways in enumerate(sums(dice)) if ways]
    all = sum([ways for _, ways in totals])
    parts = [
        Fraction(sum([ways for total, ways in totals if least <= total <= most]), all) for least, most in rows
    ]
    whole = percents([*parts, 1 - Fraction(sum(parts))])
    found: list[Band] = []
    for (least, most), part in zip(rows, whole, strict=False):
        band: Band = {"percent": part}
        if least > min(totals)[0]:
            band["least"] = least
        if most < max(totals)[0]:
            band["most"] = most
        found.append(band)
    return found


def contested(g: Position, rolled: list[Rolled]) -> Chance:
    """Lower, as high, higher."""
    won, tied = against(rolled[0], rolled[1:])
    found = as_told(g, rolled[0])
    found["rivals"] = rivals(g, rolled[1:])
    found["bands"] = [{"percent": part} for part in percents([1 - won - tied, tied, won])]
    return found
