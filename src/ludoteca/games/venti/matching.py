"""Which cards meet a condition (VENTI-FULF-02 to -06, VENTI-R19 to -R23).

A handful of cards is one int: how many of each number, and of Jokers, in fields of five bits. The upper
bit of each field stays free, so that "no more than there are, of each" is one subtraction.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.venti.content import CARDS, DECK, NUMBERS, SLOTS, SYMBOLS

WIDTH: Final = 5
FIELD: Final = 31
JOKER_SHIFT: Final = NUMBERS * WIDTH
ONE_JOKER: Final = 1 << JOKER_SHIFT
SHIFTS: Final[tuple[i64, ...]] = tuple([WIDTH * number for number in range(NUMBERS)])
GUARD: Final = sum([16 << WIDTH * i for i in range(NUMBERS + 1)])

# what one card of each kind adds to a handful: its number alone (VENTI-FULF-11)
ONE: Final[tuple[int, ...]] = (*[1 << WIDTH * (card // 13) for card in range(CARDS)], ONE_JOKER)
ALL_NUMBERS: Final = (1 << NUMBERS) - 1
NUMBER_ONE: Final[tuple[int, ...]] = tuple([1 << WIDTH * number for number in range(NUMBERS)])


class Condition:
    """A condition as a list of places; for each place the handfuls that can fill it."""

    __slots__ = (
        "alone",
        "announcements",
        "fillers",
        "groups",
        "index",
        "numbers",
        "places",
        "size",
        "symbols",
        "text",
        "wild",
    )

    def __init__(self, index: int, text: str) -> None:
        self.index = index
        self.text = text
        self.places: list[str] = []  # each with what it asks for: "3", "?", "T", or "?=?" for a group
        for part in text.split():
            joined = part.split("=")
            number = [place for place in joined if place != "?"]
            if number:  # VENTI-R22: a group with a printed number means that number throughout
                self.places.extend([number[0]] * len(joined))
            else:
                self.places.append(part)
        self.places.sort(key=strictness)
        self.fillers: list[list[int]] = [fillers(place) for place in self.places]
        # the same places by kind, with where their field begins and how many there are
        self.numbers: list[tuple[i64, i64]] = []
        self.symbols: list[tuple[i64, i64]] = []
        for place in sorted(set(self.places)):
            count = self.places.count(place)
            if place.isdigit():
                self.numbers.append((WIDTH * int(place), count))
            elif place in SYMBOLS:
                self.symbols.append((WIDTH * 2 * SYMBOLS.index(place), count))
        self.groups: list[i64] = [len(place.split("=")) for place in self.places if "=" in place]
        self.wild: i64 = self.places.count("?")
        self.alone = not self.symbols and not self.wild  # numbers and groups, and nothing else
        self.size = sum([len(place.split("=")) for place in self.places])
        self.announcements: dict[int, list[int] | None] = {}  # remembered answers of `announced`, by way


def strictness(place: str) -> tuple[int, str]:
    """Numbers first, then groups, symbols and question marks: the strict ones leave fewer ways."""
    if place.isdigit():
        return (0, place)
    if "=" in place:
        return (1, place)
    return (3, place) if place == "?" else (2, place)


def fillers(place: str) -> list[int]:
    """What fills a place: a number, a symbol, any number, or so many alike; Jokers stand for any."""
    if place in SYMBOLS:
        first = 2 * SYMBOLS.index(place)
        return [NUMBER_ONE[first], NUMBER_ONE[first + 1], ONE_JOKER]
    numbers = NUMBER_ONE if "?" in place else (NUMBER_ONE[int(place)],)
    size = len(place.split("="))
    found: list[int] = []
    for jokers in range(size):
        found.extend([one * (size - jokers) + ONE_JOKER * jokers for one in numbers])
    found.append(ONE_JOKER * size)
    return found


TEXTS: Final = tuple(sorted({card.condition for card in DECK}))
ALL_CONDITIONS: Final[tuple[Condition, ...]] = tuple([Condition(i, TEXTS[i]) for i in range(len(TEXTS))])
CONDITION: Final[tuple[Condition, ...]] = tuple(
    [ALL_CONDITIONS[TEXTS.index(card.condition)] for card in DECK]
)

KEPT: Final = 1 << 16  # answers that are remembered
KEPT_EACH: Final = 1 << 12  # of each condition
KEPT_SUPPLIES: Final = 1 << 13
UNKNOWN: Final = -1
INDEX_SHIFT: Final = JOKER_SHIFT + WIDTH
remembered: Final[dict[int, list[int]]] = {}


def ways(condition: Condition, held: int) -> list[int]:
    """Every handful out of `held` that meets the condition exactly, each once.

    VENTI-FULF-01: `held` is the hand and the perm jokers. VENTI-R21: groups need not differ.
    """
    key = condition.index << INDEX_SHIFT | held
    found = remembered.get(key)
    if found is None:
        if len(remembered) >= KEPT:
            remembered.clear()
        found = find_ways(condition, held)
        remembered[key] = found
    return found


def find_ways(condition: Condition, held: int) -> list[int]:
    room = held + GUARD
    found = [0]
    for filling in condition.fillers:
        possible = [one for one in filling if (room - one) & GUARD == GUARD]
        if len(found) == 1:
            start = found[0]
            found = [start + one for one in possible if (room - start - one) & GUARD == GUARD]
        else:
            longer: dict[int, int] = {}
            for start in found:
                left = room - start
                for one in possible:
                    if (left - one) & GUARD == GUARD:
                        longer[start + one] = 0
            found = list(longer)
        if not found:
            break
    return found


def fits_in(part: int, whole: int) -> bool:
    """Whether a handful is part of another."""
    return (whole + GUARD - part) & GUARD == GUARD


def count_of(handful: int, number: int) -> int:
    return handful >> WIDTH * number & FIELD


def jokers_of(handful: int) -> int:
    return handful >> JOKER_SHIFT


def by_thrift(found: list[int], lasting: int) -> list[int]:
    """Ways in the order in which a careful player would choose: few Jokers, few hand cards.

    `lasting` are the perm jokers, which cost nothing.
    """
    return sorted(found, key=lambda way: (jokers_of(way), hand_cards(way, lasting), way))


def thriftiest(found: list[int], lasting: int) -> int:
    """The first of them in that order."""
    best = found[0]
    if len(found) > 1:
        least: i64 = -1
        for way in found:
            cost: i64 = jokers_of(way) << 8 | hand_cards(way, lasting)
            if least < 0 or cost < least or (cost == least and way < best):
                least = cost
                best = way
    return best


def hand_cards(way: int, lasting: int) -> int:
    """How many cards of the hand a way needs when every perm joker that helps is used."""
    needed: i64 = way >> JOKER_SHIFT
    used: i64 = way
    free: i64 = lasting
    for shift in SHIFTS:
        more = (used >> shift & FIELD) - (free >> shift & FIELD)
        if more > 0:
            needed += more
    return int(needed)


def words_of(handful: int) -> list[str]:
    """A handful for people and programs: numbers, and `joker`."""
    words: list[str] = []
    for number in range(NUMBERS):
        words.extend([str(number)] * count_of(handful, number))
    words.extend(["joker"] * jokers_of(handful))
    return words


def spelled(handful: int) -> str:
    """The same as one text: "2 5 joker"."""
    return " ".join(words_of(handful))


# roles that a Joker may be announced as (VENTI-FULF-06, VENTI-R23): a number, or a symbol
ROLES: Final = NUMBERS + len(SYMBOLS)


def meets(condition: Condition, cards: list[int], roles: list[int]) -> bool:
    """Whether exactly these numbers, and Jokers in these roles, meet the condition (VENTI-R10).

    A Joker announced as a number stands for no symbol, and the other way round: one role at a time.
    """
    if len(cards) + len(roles) != condition.size:
        return False
    places: list[str] = []
    groups: list[int] = []
    for place in condition.places:
        if "=" in place:
            groups.append(len(place.split("=")))
        else:
            places.append(place)
    return fill_groups(groups, places, cards, roles)


def fill_groups(groups: list[int], places: list[str], cards: list[int], roles: list[int]) -> bool:
    """Each group stands for some number; then every place asks for one thing."""
    if not groups:
        return fill_places(places, cards, roles)
    for number in range(NUMBERS):
        if fill_groups(groups[1:], [str(number)] * groups[0] + places, cards, roles):
            return True
    return False


def fill_places(places: list[str], cards: list[int], roles: list[int]) -> bool:
    """Strict places first: a number by that number, a symbol by its cards, `?` by what is left."""
    cards = cards[:]
    roles = roles[:]
    for place in sorted(places, key=strictness):
        if place in SYMBOLS:
            symbol = SYMBOLS.index(place)
            fitting = [card for card in cards if card // 2 == symbol]
            role = NUMBERS + symbol
        else:
            fitting = cards if place == "?" else [card for card in cards if card == int(place)]
            role = -1 if place == "?" else int(place)
        number_roles = [r for r in roles if r < NUMBERS] if place == "?" else [r for r in roles if r == role]
        if number_roles:  # an announced Joker fits fewer places than a card, so it goes first
            roles.remove(number_roles[0])
        elif fitting:
            cards.remove(fitting[0])
        else:
            return False
    return True


def announced(condition: Condition, way: int) -> list[int] | None:
    """Roles for the Jokers of a way with which it surely meets the condition; None where there are none."""
    if way not in condition.announcements:
        if len(condition.announcements) >= KEPT_EACH:
            condition.announcements.clear()
        condition.announcements[way] = find_roles(condition, way)
    return condition.announcements[way]


def find_roles(condition: Condition, way: int) -> list[int] | None:
    numbers: list[int] = []
    for number in range(NUMBERS):
        numbers.extend([number] * count_of(way, number))
    jokers = jokers_of(way)
    if jokers == 0:
        return []
    if jokers > 2:
        return None
    for role in range(ROLES):
        if jokers == 1:
            if meets(condition, numbers, [role]):
                return [role]
        else:
            for other in range(role, ROLES):
                if meets(condition, numbers, [role, other]):
                    return [role, other]
    return None


def need(condition: Condition, held: int) -> int:
    """Three answers in one, since they are asked for together and again and again: how many more cards the
    condition needs (`lacking`), how many Jokers at least (`jokers_for`), and which card helps (`helps`).
    """
    return supply_of(held).need(condition)


class Supply:
    """A handful, with all that was worked out about it: bots ask the same of the same cards again and again,
    and of the same cards with one more.
    """

    __slots__ = ("held", "more", "needs")

    def __init__(self, held: int) -> None:
        self.held = held
        self.needs = [UNKNOWN] * len(ALL_CONDITIONS)  # by condition
        self.more: list[Supply | None] = [None] * (NUMBERS + 1)  # with one more card, by number

    def need(self, condition: Condition) -> int:
        """See `need`."""
        found = self.needs[condition.index]
        if found == UNKNOWN:
            found = find_need(condition, self.held)
            self.needs[condition.index] = found
        return found

    def with_card(self, card: int) -> Supply:
        """The cards, and one more."""
        number = card // SLOTS
        found = self.more[number]
        if found is None:
            found = supply_of(self.held + ONE[card])
            self.more[number] = found
        return found


supplies: Final[dict[int, Supply]] = {}


def supply_of(held: int) -> Supply:
    found = supplies.get(held)
    if found is None:
        if len(supplies) >= KEPT_SUPPLIES:
            supplies.clear()
        found = Supply(held)
        supplies[held] = found
    return found


def find_need(condition: Condition, held: int) -> int:
    missing = shortfall(condition, held)
    found = missing | int(unfilled(condition, held, 0)) << 3
    return found | helpful(condition, held, missing) << 6 if missing else found


def helpful(condition: Condition, held: int, missing: int) -> int:
    """A mask of the numbers, the Joker last, of which one more card brings the condition nearer."""
    if not condition.groups:
        return 1 << NUMBERS | int(open_numbers(condition, held))
    found = 0
    for number in range(NUMBERS + 1):
        if shortfall(condition, held + (1 << WIDTH * number)) < missing:
            found |= 1 << number
    return found


def open_numbers(condition: Condition, held: i64) -> i64:
    """The same without groups and Jokers: numbers for the places that those which are there leave open."""
    found: i64 = 0
    for shift, count in condition.numbers:
        used = held >> shift & FIELD
        if used < count:
            found |= 1 << shift // WIDTH
        else:
            used = count
        held -= used << shift
    for shift, count in condition.symbols:
        used = held >> shift & FIELD
        if used > count:
            used = count
        other = held >> shift + WIDTH & FIELD
        if other > count - used:
            other = count - used
        held -= (used << shift) + (other << shift + WIDTH)
        if used + other < count:
            found |= 3 << shift // WIDTH
    left = condition.wild
    for shift in SHIFTS:
        left -= held >> shift & FIELD
    return ALL_NUMBERS if left > 0 else found


def lacking(need: int) -> int:
    """How many more cards it takes, if they may be chosen freely; 0: the condition can be met."""
    return need & 7


def jokers_for(need: int) -> int:
    """How many Jokers it takes at least."""
    return need >> 3 & 7


def helps(need: int, card: int) -> bool:
    """Whether one more card brings the condition nearer."""
    helpful: i64 = need >> 6
    kind: i64 = card
    return helpful >> kind // SLOTS & 1 == 1


def shortfall(condition: Condition, held: int) -> int:
    """How many more cards the condition needs, if they may be chosen freely; 0: it can be met."""
    cards: i64 = held
    missing = unfilled(condition, cards, 0) - (cards >> JOKER_SHIFT)
    return int(missing) if missing > 0 else 0


def unfilled(condition: Condition, held: i64, group: i64) -> i64:
    """Places that numbers alone leave open. Strict places are filled first, which is never worse.

    `group` says how many groups have their number already.
    """
    missing: i64 = 0
    if group == 0:
        for shift, count in condition.numbers:
            used = held >> shift & FIELD
            if used > count:
                used = count
            held -= used << shift
            missing += count - used
    if group < len(condition.groups):
        return missing + unfilled_group(condition, held, group)
    for shift, count in condition.symbols:
        used = held >> shift & FIELD
        if used > count:
            used = count
        other = held >> shift + WIDTH & FIELD
        if other > count - used:
            other = count - used
        held -= (used << shift) + (other << shift + WIDTH)
        missing += count - used - other
    if condition.wild:
        left = condition.wild
        for shift in SHIFTS:
            left -= held >> shift & FIELD
            if left <= 0:
                return missing
        missing += left
    return missing


def unfilled_group(condition: Condition, held: i64, group: i64) -> i64:
    """The best number for cards that are alike."""
    size = condition.groups[group]
    if group + 1 == len(condition.groups) and condition.alone:  # nothing else wants the cards
        most: i64 = 0
        for shift in SHIFTS:
            used = held >> shift & FIELD
            if used > most:
                if used >= size:
                    return 0
                most = used
        return size - most
    best: i64 = 99
    for shift in SHIFTS:
        used = held >> shift & FIELD
        if used:
            if used > size:
                used = size
            open = size - used + unfilled(condition, held - (used << shift), group + 1)
            if open < best:
                best = open
                if open == 0:
                    break
    return best if best < 99 else size + unfilled(condition, held, group + 1)
