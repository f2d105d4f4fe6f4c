"""Cards and map of Condottiere as typed tables, with where each fact comes from.

Cards: rulebook, section "The Cards" (ledger, section 2). Regions and borders: read off pictures of the
published board (ledger, section 7); they are not in the rulebook's text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.engine.errors import ContentError

# kinds of cards, in the order in which a hand is shown
M1: Final = 0
M2: Final = 1
M3: Final = 2
M4: Final = 3
M5: Final = 4
M6: Final = 5
M10: Final = 6
WINTER: Final = 7
SPRING: Final = 8
BISHOP: Final = 9
COURTESAN: Final = 10
DRUMMER: Final = 11
HEROINE: Final = 12
SCARECROW: Final = 13
SURRENDER: Final = 14

MERCENARIES: Final = 7  # kinds below this one are Mercenaries, and no others (CON-MERC-03)
KINDS: Final = 15


@dataclass(frozen=True)
class Card:
    name: str
    strength: int  # printed; 0 where nothing is printed
    copies: int


# CON-MERC-02, and the headings of the other cards
CARDS: Final = (
    Card("mercenary-1", 1, 10),
    Card("mercenary-2", 2, 8),
    Card("mercenary-3", 3, 8),
    Card("mercenary-4", 4, 8),
    Card("mercenary-5", 5, 8),
    Card("mercenary-6", 6, 8),
    Card("mercenary-10", 10, 8),
    Card("winter", 0, 3),
    Card("spring", 0, 3),
    Card("bishop", 0, 6),
    Card("courtesan", 1, 12),
    Card("drummer", 0, 6),
    Card("heroine", 10, 3),
    Card("scarecrow", 0, 16),
    Card("surrender", 0, 3),
)
STRENGTH: Final[tuple[int, ...]] = tuple([card.strength for card in CARDS])
COPIES: Final[tuple[int, ...]] = tuple([card.copies for card in CARDS])
ALL_CARDS: Final = 110


def may_lie_face_down(card: int) -> bool:
    """CON-HID-01: Mercenary, Courtesan, Drummer and Heroine."""
    return card < MERCENARIES or card == COURTESAN or card == DRUMMER or card == HEROINE


MARKERS: Final = 6  # of each colour
MOST_REGIONS: Final = 32  # room in the action space for other maps


class Box:
    """What is played with on a map: the deck, the hands, how many regions win, and when it ends."""

    __slots__ = ("battles", "copies", "final_battle", "full_hand", "needed", "small_hand")

    def __init__(
        self,
        copies: tuple[int, ...] = COPIES,
        full_hand: int = 10,
        small_hand: int = 7,
        needed: tuple[tuple[int, int], tuple[int, int]] = ((6, 4), (5, 3)),
        battles: int = 0,
        final_battle: bool = True,
    ) -> None:
        self.copies = copies  # of each kind of card
        self.full_hand = full_hand  # CON-SET-04, CON-ROUND-04
        self.small_hand = small_hand  # CON-DAB-02
        self.needed = needed  # CON-WIN-01, -02: up to three seats, and more; in all and adjacent
        self.battles = battles  # after so many the most regions win; 0: there is no limit
        self.final_battle = final_battle  # CON-FINAL-01; without it those who tie share the victory


class Map:
    """Regions by name and their borders, as indices into `regions`; made by `make_map`."""

    __slots__ = ("borders", "box", "name", "regions")

    def __init__(
        self, name: str, regions: tuple[str, ...], borders: tuple[tuple[int, ...], ...], box: Box
    ) -> None:
        self.name = name
        self.regions = regions
        self.borders = borders
        self.box = box


STANDARD: Final = Box()


def make_map(name: str, neighbours: dict[str, tuple[str, ...]], box: Box = STANDARD) -> Map:
    """A map from a table of each region's neighbours; a mistake names the region and the neighbour."""
    regions = tuple(neighbours)
    where = f"map {name!r}"
    if not 2 <= len(regions) <= MOST_REGIONS:
        raise ContentError(f"{where}: regions: there must be 2 to {MOST_REGIONS}, not {len(regions)}")
    for region, near in neighbours.items():
        if not region or region != region.lower() or " " in region:
            raise ContentError(f"{where}: region {region!r}: name: small letters without spaces are needed")
        if region == "off":
            raise ContentError(f"{where}: region {region!r}: name: 'favor off' is a move already")
        if len(set(near)) != len(near):
            raise ContentError(f"{where}: region {region!r}: borders: a neighbour is there twice")
        for other in near:
            if other not in neighbours:
                raise ContentError(f"{where}: region {region!r}: borders: there is no region {other!r}")
            if other == region:
                raise ContentError(f"{where}: region {region!r}: borders: it cannot border itself")
            if region not in neighbours[other]:
                raise ContentError(f"{where}: region {other!r}: borders: {region!r} is missing")
    borders = tuple([tuple([regions.index(other) for other in near]) for near in neighbours.values()])
    reached = [0]
    for here in reached:
        reached.extend([there for there in borders[here] if there not in reached])
    if len(reached) < len(regions):
        lost = next(r for i, r in enumerate(regions) if i not in reached)
        raise ContentError(f"{where}: region {lost!r}: borders: it cannot be reached from {regions[0]!r}")
    check_box(box, where)
    return Map(name, regions, borders, box)


def check_box(box: Box, where: str) -> None:
    """Refuses a deck that cannot be dealt from."""
    if len(box.copies) != KINDS or min(box.copies) < 0 or max(box.copies) > max(COPIES):
        raise ContentError(f"{where}: copies: there must be {KINDS} numbers from 0 to {max(COPIES)}")
    if box.full_hand < 1 or box.small_hand < 1 or 2 * max(box.full_hand, box.small_hand) > sum(box.copies):
        raise ContentError(f"{where}: hands: the deck must hold a hand of at least one card for two seats")


ITALY: Final = make_map(
    "italy",
    {
        "torino": ("genova", "milano"),
        "milano": ("torino", "genova", "parma", "modena", "mantova", "venezia"),
        "venezia": ("milano", "mantova", "ferrara"),
        "genova": ("torino", "milano", "parma"),
        "mantova": ("milano", "venezia", "ferrara", "modena"),
        "parma": ("genova", "milano", "modena", "lucca"),
        "modena": ("milano", "mantova", "ferrara", "bologna", "firenze", "lucca", "parma"),
        "ferrara": ("venezia", "mantova", "modena", "bologna"),
        "bologna": ("ferrara", "modena", "firenze", "urbino"),
        "lucca": ("parma", "modena", "firenze"),
        "firenze": ("lucca", "modena", "bologna", "urbino", "spoleto", "roma", "siena"),
        "siena": ("firenze", "roma"),
        "urbino": ("bologna", "firenze", "spoleto", "ancona"),
        "ancona": ("urbino", "spoleto", "napoli"),
        "spoleto": ("firenze", "urbino", "ancona", "roma", "napoli"),
        "roma": ("siena", "firenze", "spoleto", "napoli"),
        "napoli": ("roma", "spoleto", "ancona"),
    },
)

MAPS: dict[str, Map] = {ITALY.name: ITALY}
