"""A content written as a pack, and what a content changes."""

from __future__ import annotations

from ludoteca.games.ventura.content import (
    COLOUR_NAMES,
    CONDITIONS,
    FIRST_COMPANY,
    FIRST_CONSCRIPT,
    FIRST_EVENT,
    IN_ANY_CASE,
    KEYWORDS,
    TILE_NAMES,
    TRIGGERS,
    Card,
    Content,
    EventCard,
    Formula,
    Special,
    Tile,
)
from ludoteca.games.ventura.content.pack import NUMBERS, value_name
from ludoteca.games.ventura.content.tables import SHIPPED

OWN_NAME = "my-pack"
HEAD = """\
# Values of tiles and cards for Ventura. Change what you like; what you leave out stays as it is.
# docs/games/ventura-pack.md explains the fields, and `ludoteca content check` says what is wrong.

game = "ventura"
name = "{name}"  # small letters, digits and hyphens
"""


def template(content: Content) -> str:
    """Every value of a content, as a pack under a name of its own."""
    lines = [HEAD.format(name=OWN_NAME)]
    for section, fields in sections(content):
        if section in PARTS:
            lines.append(f"# {PARTS[section]}\n")
        lines.append(f"[{section}]")
        lines.extend([f"{field} = {value}" for field, value in fields.items()])
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def changes(content: Content) -> list[tuple[str, str, str, str]]:
    """Section, field, shipped value and value of this content, as a pack writes them."""
    found: list[tuple[str, str, str, str]] = []
    for (section, shipped), (_, own) in zip(sections(SHIPPED), sections(content), strict=True):
        for field, value in own.items():
            if value != shipped[field]:
                found.append((section, field, shipped[field], value))
    return found


def sections(content: Content) -> list[tuple[str, dict[str, str]]]:
    """The sections of a pack with all their fields."""
    tiles = [(f"tiles.{tile.name}", tile_fields(tile)) for tile in content.tiles]
    cards = [(f"cards.{card.name}", card_fields(i, card)) for i, card in enumerate(content.cards)]
    events = [(f"events.{event.name}", event_fields(event)) for event in content.events]
    return [*tiles, *cards, *events]


def tile_fields(tile: Tile) -> dict[str, str]:
    return {
        "income": formula(tile.income),
        "cost": str(tile.cost),
        "ranged": formula(tile.ranged),
        "melee": str(tile.melee),
        "resistance": formula(tile.resistance),
    }


def card_fields(place: int, card: Card) -> dict[str, str]:
    fields = {"copies": str(card.copies)}
    for field in NUMBERS:
        fields[field] = str(getattr(card, field))
    if place >= FIRST_COMPANY:
        fields["keywords"] = words([word for word, bit in KEYWORDS.items() if card.keywords & bit])
        fields["terrain"] = words([TILE_NAMES[kind] for kind in card.terrain])
        fields["specials"] = "[" + ", ".join([special(one) for one in card.specials]) + "]"
    return fields


def event_fields(event: EventCard) -> dict[str, str]:
    return {
        "copies": str(event.copies),
        "window": f'"{event.window}"',
        "effect": f'"{event.effect}"',
        "amount": str(event.amount),
        "cost": str(event.cost),
    }


def formula(value: Formula) -> str:
    """`2`, or `"1 + 1 green"`."""
    if not value.each:
        return str(value.base)
    return f'"{value.base} + {value.each} {COLOUR_NAMES[value.colour]}"'


def words(found: list[str]) -> str:
    return "[" + ", ".join([f'"{word}"' for word in found]) + "]"


def special(one: Special) -> str:
    """`{trigger = "melee", condition = "against", value = "cavalry", amount = 2}`."""
    parts = [f'trigger = "{TRIGGERS[one.trigger]}"']
    if one.condition != IN_ANY_CASE:
        value = value_name(one.condition, one.value)
        parts.append(f'condition = "{CONDITIONS[one.condition]}"')
        parts.append(f"value = {value}" if isinstance(value, int) else f'value = "{value}"')
    parts.append(f"amount = {one.amount}")
    return "{" + ", ".join(parts) + "}"


# before the first section of each part
PARTS = {
    f"tiles.{TILE_NAMES[0]}": "Tiles",
    f"cards.{SHIPPED.cards[0].name}": "Captains: their values are added to those of their Armies",
    f"cards.{SHIPPED.cards[FIRST_COMPANY].name}": "Companies of the Ventura deck",
    f"cards.{SHIPPED.cards[FIRST_CONSCRIPT].name}": "Companies of the Conscription deck",
    f"cards.{SHIPPED.cards[FIRST_EVENT].name}": "Garrisons",
    f"events.{SHIPPED.events[0].name}": "Events",
}
