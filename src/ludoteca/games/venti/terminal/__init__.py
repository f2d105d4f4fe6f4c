"""VENTI on the screen: targets, centre, seats, the hand.

A card is its number and its shape, `3▲`; what it is worth follows a plus sign, `3▲+2`. So a target of two
triangles and a 5 for 2 points reads `▲ ▲ 5 +2`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from rich.style import Style
from rich.text import Text

from ludoteca.engine.words import Words
from ludoteca.games.venti.content import SYMBOL_NAMES
from ludoteca.games.venti.printed import Place, printed
from ludoteca.games.venti.state import ACTIONS
from ludoteca.games.venti.view import Pick, Target, View
from ludoteca.terminal.screen import Scene, badge, beside, dim, flowing, ink, news_lines, wrapped

SHAPES: dict[str, str] = dict(zip(SYMBOL_NAMES, "●▲◆■", strict=True))
SHAPE_COLOURS = dict(zip(SHAPES.values(), ("cyan", "yellow", "magenta", "green"), strict=True))
PRINTED = printed()["cards"]
BACK = "▒▒"
TIMES = "\u00d7"
FITS = "✓"
GAP = 2
WIDE_ENOUGH = 76  # for the names of the rows beside them
WIDEST_CELL = 22
LONGEST_NAME = 16
SHORTEST_NAME = 10  # where the screen is narrow
LEAST_ROOM = 8  # for point cards
LEAST_NEWS = 1
# Told for the record: one sees them on the table, or the sentence before says enough.
QUIET = frozenset(
    f"event-{kind}"
    for kind in ("dealt", "gets", "turn", "last-turn", "new-target", "new-centre", "uses", "uses-perm")
)


def draw(scene: Scene) -> list[Text]:
    """The two rows, the seats, the news, the hand last."""
    view = cast(View, scene.view)
    table = [*status(view, scene), *rows(view, scene)]
    places = seats(view, scene)
    hand = own_hand(view, scene)
    room = scene.room - len(table) - len(places) - len(hand)
    if room < (LEAST_NEWS if scene.news else 0):
        del places[0]  # the headings
        room += 1
    return [*table, *places, *news_lines(scene, scene.width, max(LEAST_NEWS, room)), *hand]


# cards


def brief(words: Words, kind: str, value: str | int) -> str:
    """A card in a long list of moves: `3▲`, and as a point card `3▲+2`."""
    card = PRINTED.get(str(value))
    if not card:
        return str(words.thing(kind, value))
    worth = f"+{card['points']}" if kind == "point" else ""
    return f"{card['number']}{SHAPES[card['symbol']]}{worth}"


def called(
    words: Words, view: Mapping[str, Any], printed: Mapping[str, Any], kind: str, value: str | int
) -> str | None:
    """A card of the own hand of which there is another with its number: what else is printed on it, too."""
    hand, card = cast(View, view)["hand"] or [], str(value)
    if kind != "card" or card not in hand or not PRINTED[card]:
        return None
    same = [held for held in hand if PRINTED[held].get("number") == PRINTED[card]["number"]]
    return f"{brief(words, kind, value)} ({condition_of(card, WIDEST_CELL).plain})" if len(same) > 1 else None


def in_shapes(text: str, style: str = "bold") -> Text:
    """A text in which the shapes have their colours."""
    line = Text(text, style=style)
    for shape, colour in SHAPE_COLOURS.items():
        line.highlight_words([shape], style=Style(color=colour))
    return line


def value_of(card: str, words: Words, worth: bool = False) -> Text:
    """What a card is in the hand: `3▲`, or a Joker's name."""
    return in_shapes(brief(words, "point" if worth and PRINTED[card] else "card", card))


def values(cards: list[str], words: Words, worth: bool = False) -> list[Text]:
    return [value_of(card, words, worth) for card in cards]


def condition_of(card: str, room: int) -> Text:
    """What a card is as a target: `6=6 ▲ ▲ +4`."""
    groups = ["=".join([sign_of(place) for place in group]) for group in PRINTED[card]["condition"]]
    text = f"{' '.join(groups)} +{PRINTED[card]['points']}"
    return in_shapes(text if len(text) <= room else text.replace(" +", "+"))


def sign_of(place: Place) -> str:
    return "?" if place == "any" else SHAPES.get(str(place), str(place))


# the rows


def status(view: View, scene: Scene) -> list[Text]:
    """Whose turn it is, what is left to draw, and whether the end is near."""
    words = scene.words
    parts: list[Text] = []
    active = view["active"]
    if active is not None and view["asked"]:
        limit = view["actions"]["limit"]
        left = limit - view["actions"]["used"]
        turn = words.text("tui-turn", {"name": scene.name(active), "left": left, "limit": limit})
        parts.append(Text(turn, style="bold"))
    discard = Text(words.text("tui-discard", {"count": view["discard"]["size"]}))
    top = view["discard"]["top"]
    if top is not None:
        discard.append(f", {words.text('tui-on-top', {'card': brief(words, 'any', top)})}")
    parts += [Text(words.text("tui-pile", {"count": view["pile"]})), in_shapes(discard.plain, "")]
    if view["ender"] is not None and view["asked"]:
        name = scene.name(view["ender"])
        ending = words.text("tui-last-turns", {"name": name, "count": view["last_turns"]})
        parts += wrapped(scene.width, [ending], "")
        parts[-1].stylize("bold yellow")
    return flowing(parts, scene.width, 3)


def rows(view: View, scene: Scene) -> list[Text]:
    """Targets and centre, each card a column; the name of a row stands beside it, or above."""
    words = scene.words
    titles = [words.text("tui-targets"), words.text("tui-centre")]
    margin = max(len(title) for title in titles) + 1 if scene.width >= WIDE_ENOUGH else 0
    rooms = [cell_room(scene.width - margin, len(view[row])) for row in ("targets", "centre")]
    targets = [target_cell(target, scene, rooms[0]) for target in view["targets"]]
    cards = sorted([card for card in view["centre"] if card is not None], key=order)
    centre = [centre_cell(card, words, rooms[1]) for card in cards]
    centre += [[dim(Text(words.text("tui-empty")))] for gap in range(len(view["centre"]) - len(cards))]
    lines: list[Text] = []
    for title, room, cells in zip(titles, rooms, (targets, centre), strict=True):
        head = Text(title, style="italic")
        if margin:
            lines += beside([[head], *cells], [margin] + [room] * len(cells))
        else:
            lines += [head, *beside(cells, [room] * len(cells))]
    return lines


def cell_room(width: int, count: int) -> int:
    """The room for each of some cards in a row, without the blank behind it."""
    return min(WIDEST_CELL, width // count) - 1


def order(card: str) -> tuple[int, int]:
    """Cards in the order in which their moves are listed."""
    number, dot, slot = card.partition(".")
    return (int(number), int(slot)) if dot else (len(PRINTED), 0)


def target_cell(target: Target, scene: Scene, room: int) -> list[Text]:
    """Its letter and its condition; below, what card it is, and which own cards would meet it."""
    card, freezer, words = target["card"], target["frozen"], scene.words
    letter = str(words.thing("target", target["target"]))
    head = Text.assemble((letter, "bold reverse" if target.get("fits") else "bold"), " ")
    indent = " " * head.cell_len
    if card is None:
        back = f"{BACK} {words.text('tui-frozen')}" if freezer is not None else words.text("tui-empty")
        head.append_text(dim(Text(back)))
    elif PRINTED[card]:
        head.append_text(condition_of(card, room - len(indent)))
    else:
        head.append_text(value_of(card, words))
    lines = [head]
    if freezer is not None:
        frozen = words.text("tui-frozen-by", {"name": scene.name(freezer)})
        lines.append(Text(indent).append(frozen, style=ink(freezer)))
    elif card is not None and PRINTED[card]:
        lines.append(Text(indent).append_text(named(card, words)))
    if target.get("fits"):
        lines.append(Text(f"{FITS} {fitting(target['fits'], words, room - 2)}", style="green"))
    return lines


def named(card: str, words: Words) -> Text:
    """A card with the name that its moves have."""
    return dim(value_of(card, words).append(f" {card}"))


def fitting(fits: list[list[str]], words: Words, room: int) -> str:
    """The thriftiest set of cards that meets a target and, if there is room, how many others there are."""
    best = " ".join(str(words.thing("card", name)) for name in fits[0])
    others = f" (+{len(fits) - 1})" if len(fits) > 1 else ""
    return best + others if len(best + others) <= room else best


def centre_cell(card: str, words: Words, room: int) -> list[Text]:
    """Its number; below, what it would be as a target."""
    head = value_of(card, words)
    if not PRINTED[card]:
        return [head]
    return [head.append(f" {card}", style="not bold dim"), dim(condition_of(card, room))]


# the seats


def seats(view: View, scene: Scene) -> list[Text]:
    """The headings, then each seat: counts, perm jokers if anybody has one, point cards."""
    words, players = scene.words, view["players"]
    counts = {
        "points": [Text(str(player["points"]), style="bold") for player in players],
        "hand": [Text(str(player["hand"])) for player in players],
        "actions": [Text(str(ACTIONS + player["extra"])) for player in players],
    }
    starts = names(view, scene)
    for key, numbers in counts.items():
        head = words.text(f"tui-head-{key}")
        for start, number in zip(starts, [Text(head), *numbers], strict=True):
            number.align("right", len(head))
            start.append(" " * GAP).append_text(number)
    rooms = [starts[0].cell_len + 1]
    seats = [[[start]] for start in starts]
    perms = [[Text(words.text("tui-head-perms"))], *[values(player["perms"], words) for player in players]]
    if any(perms[1:]):
        longest = max(Text(" ").join(own).cell_len for own in perms)
        rooms.append(min(longest + 1, scene.width - rooms[0] - LEAST_ROOM))
        for seat, own in zip(seats, perms, strict=True):
            seat.append(flowing(own, rooms[1], 1))
    rooms.append(scene.width - sum(rooms) - len(rooms))
    scored = [[Text(words.text("tui-head-scored"))], *point_cards(view, words, rooms[-1])]
    for seat, own in zip(seats, scored, strict=True):
        seat.append(flowing(own, rooms[-1], 1))
    lines = [line for seat in seats for line in beside(seat, rooms)]
    dim(lines[0])
    return lines


def names(view: View, scene: Scene) -> list[Text]:
    """How the lines of the seats begin, after that of the headings."""
    longest = max(len(scene.name(seat)) for seat in range(scene.seats))
    room = min(longest, LONGEST_NAME if scene.width >= WIDE_ENOUGH else SHORTEST_NAME)
    lines = [Text(" " * (room + 5))]
    for seat in range(scene.seats):
        name = Text(scene.name(seat), style=ink(seat))
        name.truncate(room, overflow="ellipsis", pad=True)
        lines.append(Text.assemble("▸" if seat in view["asked"] else " ", badge(seat), " ", name))
    return lines


def point_cards(view: View, words: Words, room: int) -> list[list[Text]]:
    """Each seat's point cards: what they are, where all fit into one line, or only their points."""
    players = view["players"]
    whole = [values(player["scored"], words, worth=True) for player in players]
    if all(Text(" ").join(own).cell_len <= room for own in whole):
        return whole
    counts = [Counter([PRINTED[card]["points"] for card in player["scored"]]) for player in players]
    return [[Text(times(points, own[points])) for points in sorted(own)] for own in counts]


def times(points: int, count: int) -> str:
    return f"+{points}" if count == 1 else f"+{points}{TIMES}{count}"


# the hand


def own_hand(view: View, scene: Scene) -> list[Text]:
    hand, words = view["hand"], scene.words
    if hand is None:
        return []
    # what a card is worth matters until the last may lay some out
    worth = scene.seats > 2 and not view["ten"]
    title = Text(words.text("tui-hand", {"count": len(hand)}), style="bold")
    cards = values(hand, words, worth) or [dim(Text(words.text("tui-no-cards")))]
    lines = flowing([title, *cards], scene.width, GAP, GAP)
    if "choosing" in view:
        choosing = view["choosing"]
        about = words.text("tui-chosen", {"target": words.thing("target", choosing["target"])})
        chosen = [in_shapes(picked(pick, words)) for pick in choosing["picked"]] or [Text("-")]
        lines += flowing([Text(about, style="bold"), *chosen], scene.width, GAP, GAP)
    return lines


def picked(pick: Pick, words: Words) -> str:
    """A card that was chosen for a target; a Joker with its role."""
    if pick["kind"] == "role":
        role = SHAPES.get(pick["id"], pick["id"])
        return words.text("tui-as", {"card": words.thing("card", "joker"), "role": role})
    return brief(words, "card", pick["id"])
