"""Ventura on the screen: the map, the seats, Troops and battles, the cards.

A Troop is the letter of its seat and its number, `A2`; one without a Captain is written small, `a3`. A card
is its name, cost/upkeep and its four values: `Swordsmen 3/1 2·0·3·4`; wounds follow a minus, `Swordsmen -2`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, cast

from rich.style import Style
from rich.text import Text

from ludoteca.engine.words import Words
from ludoteca.games.ventura.printed import Colour
from ludoteca.games.ventura.terminal import fights, hexes
from ludoteca.games.ventura.terminal.fights import companies, sign_of
from ludoteca.games.ventura.terminal.places import placed as placed
from ludoteca.games.ventura.terminal.printed import (
    ALL,
    GAP,
    MINUS,
    NONE,
    OF_EVENTS,
    fighter,
    folded,
    legend,
    pieces_of,
    printed_on,
    short,
    tile_name,
)
from ludoteca.games.ventura.view import Regrouped, Troop, View
from ludoteca.terminal.screen import Scene, badge, beside, dim, flowing, ink, letter, news_lines, paint

COLOURS: dict[Colour | None, str] = {
    "grey": "white",
    "blue": "bright_blue",
    "brown": "red",
    "yellow": "yellow",
    "green": "green",
    None: "magenta",
}
FIRST = "★"
NOBODYS = "·"
STRIDE = "→"
DECKS: tuple[Literal["ventura"], Literal["conscription"]] = ("ventura", "conscription")
BESIDE = 64  # columns that seats and Troops need beside the map
FAMILIES_FROM = 76  # columns from which the seats' families are named
LONGEST_NAME = 14
SHORTEST_NAME = 10
MOST_NEWS = 4  # lines that are kept free for them, if there is anything to fold
FEW_NEWS = 2
UNEXPLAINED = 3  # sheets on which no card is explained: the last ones
# Told for the record: one sees them on the table, or the sentence before or after says enough.
QUIET = frozenset(
    f"event-{kind}"
    for kind in (
        *("gets-tile", "takes-set", "turned-up", "round", "spends", "papal-points", "sees", "sees-tile"),
        *("bottoms", "recovers", "heals", "tends", "income", "earns", "upkeep", "regroups"),
        *("lines-up", "line-up"),
    )
)


def draw(scene: Scene) -> list[Text]:
    """As much as the room allows: map and seats above the news, the cards below them."""
    choice = list(sheets(cast(View, scene.view), scene))
    explained = choice[:-UNEXPLAINED]
    told = len(news_lines(scene, scene.width, MOST_NEWS))
    above, below = choice[-1]
    for some, news in (
        (explained, told),
        (explained, min(told, FEW_NEWS)),
        (choice, min(told, 1)),
        (choice, 0),
    ):
        fitting = [sheet for sheet in some if len(sheet[0]) + news + len(sheet[1]) <= scene.room]
        if fitting:
            above, below = fitting[0]
            break
    return [*above, *news_lines(scene, scene.width, scene.room - len(above) - len(below)), *below]


def sheets(view: View, scene: Scene) -> Iterator[tuple[list[Text], list[Text]]]:
    """What may stand on the screen, from the fullest to the tersest: upper part and lower part."""
    labels, wide, head = map_labels(view, scene), scene.width, status(view, scene)
    held = [cards(view, scene, notes) for notes in (ALL, OF_EVENTS, NONE)]
    known = [*legend(scene), *ability(view, scene)]
    form = next((form for form in hexes.TALL if hexes.breadth(labels, form) + GAP + BESIDE <= wide), None)
    if labels and form is not None:
        room = wide - GAP - hexes.breadth(labels, form)
        side = [*seats(view, scene, room), *forces(view, scene, room, full=True)]
        table = [*head, *beside([hexes.draw(labels, form), side], [hexes.breadth(labels, form) + 1, room])]
        yield table, [*known, *held[0]]
        yield table, held[0]
    tall, flat = (board(labels, wide, forms) for forms in (hexes.TALL, hexes.FLAT))
    places, armed = seats(view, scene, wide), forces(view, scene, wide, full=True)
    terse = forces(view, scene, wide, full=False)
    yield [*head, *tall, *places, *armed], [*known, *held[0]]
    yield [*head, *flat, *places, *armed], [*known, *held[0]]
    yield [*head, *flat, *places, *armed], held[0]
    yield [*head, *flat, *places, *armed], held[1]
    yield [*head, *flat, *places, *terse], held[1]
    small = [*head, *flat, *[places[seat + 1] for seat in concerned(view, scene)], *terse]
    row = view["phase"] == "fortune"
    yield small, held[1]
    yield small, cards(view, scene, OF_EVENTS, row)
    yield small, held[2]
    yield small, cards(view, scene, NONE, row)
    own = [places[scene.seat + 1]] if 0 <= scene.seat < scene.seats else places[1:]
    yield [*head, *flat, *own, *terse], cards(view, scene, NONE, row)


def concerned(view: View, scene: Scene) -> list[int]:
    """All seats; in a battle those that fight, and the one that looks on."""
    if "battle" not in view:
        return list(range(scene.seats))
    fighting = {view["battle"]["attacker"], view["battle"]["defender"]}
    return [seat for seat in range(scene.seats) if seat in fighting or seat == scene.seat]


def status(view: View, scene: Scene) -> list[Text]:
    """Round and phase, and what is left to draw; of decks also what is discarded."""
    words = scene.words
    decks: dict[str, str | int] = {}
    for key in DECKS:
        decks[key] = f"{view[key]['deck']}+{sum(view[key]['discard'].values())}"
    parts = [Text(words.text(f"phase-{view['phase']}"), style="bold")]
    if view["round"]:
        parts.insert(0, Text(words.text("tui-round", {"count": view["round"]}), style="bold"))
    left = (words.text("tui-stock", {"count": view["stock"]}), words.text("tui-decks", decks))
    return folded([*parts, *[dim(Text(part)) for part in left], *lasting(view, scene)], scene.width, 0)


def lasting(view: View, scene: Scene) -> list[Text]:
    """What Events that were played will still change: tiles that nobody enters, and Florins."""
    words = scene.words
    found: list[Text] = []
    if view["guarded"]:
        found.append(Text(words.text("tui-guarded", {"hexes": " ".join(view["guarded"])}), style="cyan"))
    for seat, player in enumerate(view["players"]):
        amounts = cast(dict[str, int], player.get("lasting", {}))
        said = [words.text(f"tui-{key}", {"count": count}) for key, count in amounts.items()]
        if said:
            found.append(Text.assemble((letter(seat), ink(seat)), f" {', '.join(said)}"))
    return found


def ability(view: View, scene: Scene) -> list[Text]:
    """What the own family can do, if families can do something."""
    family = view["players"][scene.seat]["family"] if 0 <= scene.seat < scene.seats else None
    if family is None or not view["abilities"]:
        return []
    said = f"{scene.words.thing('family', family)}: {scene.words.text(f'ability-{family}')}"
    return [dim(line) for line in folded([Text(said)], scene.width, GAP)]


# the map


def board(labels: dict[hexes.Cell, hexes.Label], width: int, forms: tuple[hexes.Form, ...]) -> list[Text]:
    """The map in the first form that fits, or as a list of its tiles."""
    for form in forms:
        if hexes.breadth(labels, form) <= width:
            return hexes.draw(labels, form)
    return flowing(hexes.listed(labels), width, GAP)


def map_labels(view: View, scene: Scene) -> dict[hexes.Cell, hexes.Label]:
    places, tiles = printed_on(scene)["hexes"], printed_on(scene)["tiles"]
    found: dict[hexes.Cell, hexes.Label] = {}
    for hex, tile in view["tiles"].items():
        name = Text(scene.words.text(f"tui-tile-{tile}"), style=Style(color=COLOURS[tiles[tile]["colour"]]))
        troops = banners(view, hex)
        land = Text(NOBODYS if troops else "")  # so that no Troop is taken for markers
        owner = owner_of(view, hex)
        if owner is not None:
            land = Text(f"{letter(owner)}{view['players'][owner]['domain'].get(hex, '')}", paint(owner))
        found[hexes.cell_of(places[hex])] = hexes.Label(name, land, troops)
    for hex in view.get("cells", []):
        found[hexes.cell_of(places[hex])] = hexes.Label()
    return found


def owner_of(view: View, hex: str) -> int | None:
    """Who has markers there, or else whose City it is."""
    owners = [seat for seat, player in enumerate(view["players"]) if hex in player["domain"]]
    cities = [seat for seat, player in enumerate(view["players"]) if hex == player["city"]]
    return next(iter([*owners, *cities]), None)


def banners(view: View, hex: str) -> Text:
    """The Troops on a tile: `A24b1` are Armies 2 and 4 of seat A and a Company of seat B."""
    text = Text()
    for seat, player in enumerate(view["players"]):
        here = [troop for troop in player["troops"] if troop["hex"] == hex]
        for sign in dict.fromkeys(sign_of(seat, troop) for troop in here):
            areas = "".join(str(troop["area"]) for troop in here if sign_of(seat, troop) == sign)
            text.append(sign + areas, style=ink(seat) + Style(reverse=True))
    return text


# the seats


def seats(view: View, scene: Scene, width: int) -> list[Text]:
    """The headings, then a line for each seat."""
    words = scene.words
    columns = {
        "score": [f"{player['score']}/{printed_on(scene)['goal']}" for player in view["players"]],
        "florins": [f"{player['florins']}" for player in view["players"]],
        "income": [f"+{player['income']}" for player in view["players"]],
        "upkeep": [f"{MINUS}{player['upkeep']}" for player in view["players"]],
        "cards": ["{ventura}+{conscription}".format(**player["hand"]) for player in view["players"]],
        "tiles": [f"{player['reserve']['size']}" for player in view["players"]],
    }
    lines = [Text(), *names(view, scene, width)]
    lines[0].pad_right(lines[1].cell_len)
    for key, numbers in columns.items():
        head = words.text(f"tui-head-{key}")
        breadth = max(len(text) for text in (head, *numbers))
        for line, text in zip(lines, [head, *numbers], strict=True):
            line.append(" " * GAP + text.rjust(breadth), style="bold" if key == "score" else "")
    dim(lines[0])
    for line, player in zip(lines[1:], view["players"], strict=True):
        if "lost" in player:
            dim(line.append(f"  {words.text('tui-out')}"))
        line.truncate(width, overflow="ellipsis")
    return lines


def names(view: View, scene: Scene, width: int) -> list[Text]:
    """How the lines of the seats begin: who is asked, who goes first, what they are called."""
    longest = max(len(scene.name(seat)) for seat in range(scene.seats))
    room = min(longest, LONGEST_NAME if width >= FAMILIES_FROM else SHORTEST_NAME)
    families = [player["family"] for player in view["players"]]
    house = [str(scene.words.thing("family", family)) if family else "" for family in families]
    lines: list[Text] = []
    for seat in range(scene.seats):
        name = Text(scene.name(seat), style=ink(seat))
        name.truncate(room, overflow="ellipsis", pad=True)
        line = Text.assemble("▸" if seat in view["asked"] else " ", badge(seat))
        line.append(FIRST if seat == view["first"] else " ").append_text(name)
        if width >= FAMILIES_FROM and any(families):
            line.append(" " + house[seat].ljust(max(len(text) for text in house)), style="dim")
        lines.append(line)
    return lines


# Troops and battles


def forces(view: View, scene: Scene, width: int, full: bool) -> list[Text]:
    """The battle and the Troops, those of others in short; in little room the battle or the own, in short."""
    lines = combat(view, scene, width, full)
    if lines and not full:
        return lines
    for seat in range(scene.seats):
        if full != (seat == scene.seat):
            lines += in_short(view, scene, seat, width)
    if full and 0 <= scene.seat < scene.seats:
        for troop in view["players"][scene.seat]["troops"]:
            lines += own_troop(troop, scene, width)
    return lines


def combat(view: View, scene: Scene, width: int, full: bool) -> list[Text]:
    """The battle that is fought; in much room also the one before."""
    tiles = view["tiles"]
    if "battle" in view:
        battle = view["battle"]
        troops = [view["players"][fights.seat_of(battle, side)]["troops"] for side in fights.SIDES]
        return fights.fight(battle, tiles[battle["hex"]], troops, scene, width, full)
    if full and "fought" in view:
        return fights.result(view["fought"], tiles[view["fought"]["hex"]], scene, width)
    return []


def in_short(view: View, scene: Scene, seat: int, width: int) -> list[Text]:
    """The Troops of a seat, and what everybody saw go to its hand and its reserve."""
    words, player = scene.words, view["players"][seat]
    pieces: list[Text] = []
    for troop in player["troops"]:
        cards = [fighter(card, wounds, scene, full=False) for card, wounds in members(troop)]
        pieces.append(head_of(seat, troop).append(" ").append_text(Text(", ").join(cards)))
    known = [
        short(words, card) for card in (*player["hand"].get("known", []), *player["reserve"].get("known", []))
    ]
    if known and seat != scene.seat:
        pieces.append(dim(Text(f"{words.text('tui-holds')} {', '.join(known)}")))
    return folded([badge(seat), *pieces], width, 4) if pieces else []


def members(troop: Troop) -> list[tuple[str, int]]:
    """The Captain and the Companies with their wounds, as moves count them."""
    captain = [(troop["captain"], 0)] if "captain" in troop else []
    return [*captain, *companies(troop)]


def head_of(seat: int, troop: Troop) -> Text:
    """`A2 1,-1`."""
    return Text.assemble((f"{sign_of(seat, troop)}{troop['area']}", ink(seat)), (f" {troop['hex']}", "dim"))


def own_troop(troop: Troop, scene: Scene, width: int) -> list[Text]:
    """Where it stands, how far it goes, and its cards with their values."""
    head = head_of(scene.seat, troop).append(f" {STRIDE}{troop.get('movement', 0)}")
    if troop.get("moved"):
        head.append(f" {scene.words.text('tui-moved')}", style="dim italic")
    cards = [fighter(card, wounds, scene, full=True) for card, wounds in members(troop)]
    return folded([head, *cards], width, 4)


# the cards


def cards(view: View, scene: Scene, notes: int, row: bool = True) -> list[Text]:
    """What lies face up, the own hand and reserve, and what the seat is looking at."""
    blocks: list[list[Text]] = []
    if row and view["row"]:
        blocks.append(pieces_of("tui-row", view["row"], scene, notes))
    if view["hand"] is not None:
        blocks.append(pieces_of("tui-hand", view["hand"], scene, notes))
    if view["reserve"]:  # in one line with the hand
        blocks[-1] += pieces_of("tui-reserve", view["reserve"], scene, notes)
    if "looking" in view:
        blocks.append(pieces_of("tui-looking", view["looking"], scene, notes))
    if view.get("regroup"):
        blocks.append(
            [dim(Text(scene.words.text("tui-regroup", {"cards": regrouped(view["regroup"], scene)})))]
        )
    if "bottom" in view:
        below = [tile_name(scene.words, name) if name else "?" for name in view["bottom"]]
        blocks.append([dim(Text(f"{scene.words.text('tui-bottom')} {', '.join(below)}"))])
    if notes == NONE:  # there is so little room that all are one
        blocks = [[piece for block in blocks for piece in block]]
    return [line for block in blocks for line in folded(block, scene.width, GAP)]


def called(
    words: Words, view: Mapping[str, Any], printed: Mapping[str, Any], kind: str, value: str | int
) -> str | None:
    """A place on the own board with who stands there: `2.1 Swordsmen -2`."""
    if kind != "spot":
        return None
    area, place = printed["spots"][value]
    for troop in view["players"][view["seat"]]["troops"]:
        if troop["area"] == area:
            who = members(troop)
            at = place if "captain" in troop else place - 1
            if 0 <= at < len(who):
                card, wounds = who[at]
                return f"{value} {short(words, card)}" + (f" {MINUS}{wounds}" if wounds else "")
    return None


def regrouped(given: list[Regrouped], scene: Scene) -> str:
    """`2 Acuto, Swordsmen; 3 Spearmen`."""
    areas = sorted({one["area"] for one in given})
    cards = [[short(scene.words, one["card"]) for one in given if one["area"] == area] for area in areas]
    return "; ".join(f"{area} {', '.join(there)}" for area, there in zip(areas, cards, strict=True))


def brief(words: Words, kind: str, value: str | int) -> str:
    """A thing in a long list of moves: cards by their short names, places by what one types."""
    if kind == "spot":
        return str(value)
    return short(words, str(value)) if words.has(f"short-{value}") else str(words.thing(kind, value))
