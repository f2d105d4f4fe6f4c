"""The box as the rules see it: every card by its number, with what never changes about it.

Numbers are the engine's: heroes come first among the figures, then followers and enemies, copies beside each
other; items are weapons, armor, objects; quests heroic, then side. A pack has the same counts.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.tables import FIGURES, ITEMS, QUESTS, Box

HEROES: Final = 11
FIGURE_CARDS: Final = 36
ITEM_CARDS: Final = 62
PLACES: Final = 24
HEROIC: Final = 27
QUEST_CARDS: Final = 63
ANCIENTS: Final = 6
START: Final = 0  # the place with number 1

# roles of figures
HERO: Final = 0
FOLLOWER: Final = 1
ENEMY: Final = 2

# sorts of items, slots
WEAPON: Final = 0
ARMOR: Final = 1
OBJECT: Final = 2
NO_SLOT: Final = -1
HEAD: Final = 0
BODY: Final = 1
HAND: Final = 2
JEWEL: Final = 3
SLOTS: Final = {"head": HEAD, "body": BODY, "shield": HAND, "jewel": JEWEL}

# stats in the order of the vocabulary: the four attributes come first
POWER: Final = 0
SPEED: Final = 1
MIND: Final = 2
LUCK: Final = 3
ATTACK: Final = 4
ARMOR_BONUS: Final = 5
STRIKE: Final = 6
SEARCH: Final = 7
FLEE: Final = 8
WAKE: Final = 9
COURT: Final = 10
BASE: Final = 11
UNSEEN: Final = 12
FIXED: Final = 13
STATS: Final = len(v.STATS)

# sides of a place, clockwise; a place turned by n has its door s at side (s + n) % 4
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


NOT_AT_ALL: Final = -1


class Faction:
    """DV-HERO-05: what a faction forbids and grants."""

    def __init__(self, id: str, entry: dict[str, Any]) -> None:
        self.id = id
        self.kin: bool = entry.get("kin", False)
        self.equips: bool = entry.get("equips", True)
        self.uses: bool = entry.get("uses", True)
        self.searches: bool = entry.get("searches", True)
        self.forbid: tuple[str, ...] = tuple(entry.get("forbid", ()))


class Figure:
    """DV-HERO-04: one character card."""

    def __init__(self, id: str, name: str, role: int, faction: int, entry: dict[str, Any]) -> None:
        self.id = id  # copies share it
        self.name = name  # and differ in this
        self.role = role
        self.faction = faction
        self.attributes: tuple[int, ...] = tuple([int(entry[stat]) for stat in v.ATTRIBUTES])
        self.health: int = entry["health"]
        self.tags: tuple[str, ...] = tuple(entry.get("tags", ()))
        self.gear: tuple[str, ...] = tuple(entry.get("gear", ()))
        self.solo_gear: dict[str, str] = dict(entry.get("solo-gear", {}))
        self.aggressive: bool = entry.get("aggressive", False)
        self.kin: str = entry.get("kin", "")
        self.spares: tuple[str, ...] = tuple(entry.get("spares", ()))
        self.weapons: bool = entry.get("weapons", True)  # DV-ITEM-09: otherwise it wears and uses nothing
        roam = entry.get("roam", {})  # how it walks by itself from when it comes
        self.roams: int = v.WAYS.index(roam["way"]) if roam else NOT_AT_ALL
        self.steps: int = roam.get("steps", 1)
        self.travels: int = v.TRAVEL.index(roam.get("how", "foot"))
        self.ridden: bool = entry.get("ridden", False)


class Item:
    """DV-ITEM-01, -12, -15, AMB-48: one item card; what it adds, by stat."""

    def __init__(self, id: str, name: str, sort: int, entry: dict[str, Any]) -> None:
        self.id = id
        self.name = name
        self.sort = sort
        self.category: str = entry.get("category", "")
        self.tags: tuple[str, ...] = tuple(entry.get("tags", ()))
        self.slot: int = HAND if sort == WEAPON else SLOTS[entry["slot"]] if "slot" in entry else NO_SLOT
        self.slot_word: str = entry.get("slot", "")
        self.hands: int = int(entry.get("hands", 1)) if self.slot == HAND else 0
        self.needs = least(entry.get("needs", {}))
        # of attributes that it asks for: which, and how much of it
        self.needed = asked(self.needs)
        self.one_hand = asked(least(entry.get("one-hand", {})))
        self.adds: tuple[int, ...] = tuple([int(entry.get(stat, 0)) for stat in v.STATS])
        self.solo: bool = entry.get("solo", True)


class Place:
    """DV-MAP-09: a location card: land and nature, its doors as the card lies, its hexagon (0: none)."""

    def __init__(self, id: str, entry: dict[str, Any]) -> None:
        self.id = id
        self.land: str = entry["land"]
        self.nature: str = entry["nature"]
        # by how it is turned: the set of sides that have a door
        self.doors: tuple[int, ...] = tuple([doors(entry["doors"], turned) for turned in range(len(v.SIDES))])
        self.hexagon: int = entry.get("hexagon", 0)


class Quest:
    def __init__(self, id: str, heroic: bool, entry: dict[str, Any]) -> None:
        self.id = id
        self.heroic = heroic
        self.qp: int = entry["qp"]
        self.solo: bool = entry.get("solo", True)


class Cards:
    """All cards of a box, in the engine's order."""

    def __init__(self, box: Box) -> None:
        tables = box.tables
        self.factions = tuple([Faction(id, entry) for id, entry in ordered(tables["factions"])])
        names = [faction.id for faction in self.factions]
        self.figures = tuple(
            [
                Figure(id, name, role, names.index(entry["faction"]), entry)
                for role, table in enumerate(FIGURES)
                for id, entry in ordered(tables[table])
                for name in copies(id, entry)
            ]
        )
        self.items = tuple(
            [
                Item(id, name, sort, entry)
                for sort, table in enumerate(ITEMS)
                for id, entry in ordered(tables[table])
                for name in copies(id, entry)
            ]
        )
        self.prey = [self.prey_of(figure) for figure in self.figures]
        self.kin = [self.kin_of(figure) for figure in self.figures]
        # by card and stat: what is printed of it; by stat and item: what it adds
        self.own = [figure.attributes + figure_rest(figure.health) for figure in self.figures]
        self.adds = [[item.adds[stat] for item in self.items] for stat in range(STATS)]
        # by figure and item: whether it may wear it, as far as its attributes suffice
        self.wears = [self.worn_by(figure) for figure in self.figures]
        # by figure: whether it uses what it has
        self.uses = [self.factions[one.faction].uses and one.weapons for one in self.figures]
        # by figure: the item cards that it names
        self.gear = [[n for n, item in enumerate(self.items) if item.id in one.gear] for one in self.figures]
        self.places = tuple([Place(id, entry) for id, entry in ordered(tables["locations"])])
        self.quests = tuple(
            [Quest(id, table == "heroic", entry) for table in QUESTS for id, entry in ordered(tables[table])]
        )
        self.ancients = tuple([id for id, entry in ordered(tables["ancients"])])
        self.ranks = tuple([(int(entry["min"]), id) for id, entry in ordered(tables["ranks"])])

    def worn_by(self, figure: Figure) -> list[bool]:
        """DV-ITEM-07, -09, DV-HERO-05: what has a slot, and is forbidden neither by its card nor faction."""
        faction = self.factions[figure.faction]
        found: list[bool] = []
        for item in self.items:
            words = [item.id, item.category, item.slot_word, *item.tags]
            forbidden = any(word in words for word in faction.forbid)
            found.append(item.slot != NO_SLOT and faction.equips and figure.weapons and not forbidden)
        return found

    def kin_of(self, own: Figure) -> int:
        """DV-AGGR-04, -05: copies of a card, a kin by name, or a faction whose members are kin."""
        found = 0
        for number, theirs in enumerate(self.figures):
            by_name = own.id == theirs.id or (own.kin != "" and own.kin == theirs.kin)
            if by_name or (own.faction == theirs.faction and self.factions[own.faction].kin):
                found |= 1 << number
        return found

    def prey_of(self, own: Figure) -> int:
        """DV-AGGR-01, -04 to -08, L31: the set of figures that one attacks as its card says."""
        found = 0
        for number, theirs in enumerate(self.figures):
            of_kin = own.faction == theirs.faction and self.factions[own.faction].kin
            kin = (own.kin != "" and own.kin == theirs.kin) or (of_kin and theirs.aggressive)
            if own.aggressive and own.id != theirs.id and theirs.id not in own.spares and not kin:
                found |= 1 << number
        return found


def figure_rest(health: int) -> tuple[int, ...]:
    """What a figure has of the stats that are no attributes."""
    return tuple([health if stat == BASE else 0 for stat in range(LUCK + 1, STATS)])


def doors(sides: str, turned: int) -> int:
    return sum([1 << (v.SIDES.index(side) + turned) % len(v.SIDES) for side in sides])


def ordered(entries: dict[str, dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    return sorted(entries.items(), key=lambda pair: int(pair[1]["number"]))


def copies(id: str, entry: dict[str, Any]) -> list[str]:
    """The names of the cards of a design: numbered where there are several."""
    count = int(entry.get("copies", 1))
    return [id] if count == 1 else [f"{id}-{n + 1}" for n in range(count)]


def least(entry: dict[str, Any]) -> tuple[int, ...]:
    """The least value of each attribute that something asks for; 0 where it asks for none."""
    return tuple([int(entry.get(stat, 0)) for stat in v.ATTRIBUTES])


def asked(least: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(which, n) for which, n in enumerate(least) if n]
