"""Condottiere on the screen: Italy, the battle lines, the hand."""

from __future__ import annotations

from typing import cast

from rich.style import Style
from rich.text import Text

from ludoteca.engine.words import Words
from ludoteca.games.condottiere.content import MAPS, Map
from ludoteca.games.condottiere.terminal import italy
from ludoteca.games.condottiere.view import Cards, View
from ludoteca.terminal.screen import Scene, badge, ink, letter, news_lines, paint, wrapped

TOKEN = "◆"
FAVOR = "†"
TIMES = "\u00d7"
GAP = 2
INDENT = " " * 6
WIDE = 44
# Told for the record; on the screen one sees them anyway.
QUIET = frozenset({"event-strength", "event-draws", "event-dealt", "event-lines-discarded"})


def draw(scene: Scene) -> list[Text]:
    """Map and seats side by side, the news below or beside them, the hand last."""
    view = cast(View, scene.view)
    map = MAPS[str(scene.options["map"])]
    drawn = borders(map) == italy.touching()
    board = mosaic(view, scene) if drawn else listing(view, scene, map)
    breadth = italy.WIDTH if drawn else max(line.cell_len for line in board)
    wide = scene.width - breadth - GAP
    beside = wide >= 26
    side = seats(view, scene, wide if beside else scene.width)
    hand = own_hand(view, scene)
    if not beside:
        news = news_lines(scene, scene.width, max(4, scene.room - len(board) - len(side) - len(hand)))
        return [*board, *side, *news, *hand]
    below = scene.room - max(len(board), len(side)) - len(hand)
    free = len(board) - len(side) - 1
    if len(wrapped(scene.width, scene.news)) > below and free * wide > below * scene.width:
        side += [Text(), *news_lines(scene, wide, free)]
        below = 0
    return [*join(board, side, breadth), *news_lines(scene, scene.width, below), *hand]


def join(left: list[Text], right: list[Text], breadth: int) -> list[Text]:
    """Two columns of lines."""
    lines: list[Text] = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text()
        if i < len(right) and right[i].plain:
            line.pad_right(breadth + GAP - line.cell_len)
            line.append_text(right[i])
        lines.append(line)
    return lines


# the map


def mosaic(view: View, scene: Scene) -> list[Text]:
    def label(region: str, room: int) -> Text:
        owner = view["control"][region]
        text = Text(marks(view, region))
        text.append(str(scene.words.thing("region", region)))
        if owner is not None:
            text.append(f" {letter(owner)}")
        return text

    fill = {region: paint(owner) for region, owner in view["control"].items() if owner is not None}
    if view["site"] and view["site"] not in fill:
        fill[view["site"]] = Style(reverse=True, bold=True)
    legend = {
        11: Text(f"{TOKEN} {scene.words.text('tui-token')}", style="dim"),
        13: Text(f"{FAVOR} {scene.words.text('tui-favor')}", style="dim"),
    }
    return italy.draw(label, fill, legend)


def marks(view: View, region: str) -> str:
    """The token and the Favor, where they lie."""
    return (TOKEN if region == view["site"] else "") + (FAVOR if region == view["favor"] else "")


def borders(map: Map) -> set[tuple[str, str]]:
    """All pairs of neighbours."""
    return {
        (map.regions[here], map.regions[there])
        for here in range(len(map.regions))
        for there in map.borders[here]
    }


def listing(view: View, scene: Scene, map: Map) -> list[Text]:
    """A map that nobody has drawn, as a list of regions and their neighbours."""
    names = [str(scene.words.thing("region", region)) for region in map.regions]
    lines: list[Text] = []
    for here, region in enumerate(map.regions):
        owner = view["control"][region]
        line = Text("   ") if owner is None else badge(owner)
        line.append(f" {names[here]} {marks(view, region)}")
        line.append(": " + ", ".join(names[there] for there in map.borders[here]), style="dim")
        lines.append(line)
    return lines


# the seats


def seats(view: View, scene: Scene, width: int) -> list[Text]:
    """What is fought for, and two lines a seat: counts, then the battle line."""
    words = scene.words
    width = min(width, 48)
    title = (
        words.text("tui-battle-for", {"region": words.thing("region", view["site"])}) if view["site"] else ""
    )
    short = "" if width >= WIDE else "short-"
    titles = [words.text(f"tui-{short}{key}") for key in ("regions", "cards", "strength")]
    lines = [Text(title, style="bold"), *needed(view, scene, width)]
    lines.append(row(Text(), [(text, len(text)) for text in titles], width).copy())
    lines[-1].stylize("dim")
    for seat in range(scene.seats):
        lines += one_seat(view, scene, seat, [len(text) for text in titles], width)
    return lines if title else lines[1:]


def needed(view: View, scene: Scene, width: int) -> list[Text]:
    need = view["needed"]
    sentence = scene.words.text("tui-needed", {"total": need["total"], "adjacent": need["adjacent"]})
    sentences = [sentence]
    if "series" in view:
        sentences.append(scene.words.text("tui-series", {"target": view["series"]["target"]}))
    lines = wrapped(width, sentences, "")
    for line in lines:
        line.stylize("dim")
    return lines


def row(start: Text, columns: list[tuple[str, int]], width: int) -> Text:
    """Something at the left and columns at the right."""
    room = width - sum(size + 1 for text, size in columns)
    line = start.copy()
    line.truncate(room, overflow="ellipsis", pad=True)
    for text, size in columns:
        line.append(" " + text.rjust(size))
    return line


def one_seat(view: View, scene: Scene, seat: int, sizes: list[int], width: int) -> list[Text]:
    line, words = view["lines"][seat], scene.words
    owned = sum(1 for owner in view["control"].values() if owner == seat)
    start = Text("▸" if seat in (view["asked"] or []) else " ")
    start.append_text(badge(seat))
    start.append(f" {TOKEN}" if seat == view["holder"] else "  ", style="bold")
    start.append(scene.name(seat), style=ink(seat))
    counts = [str(owned), str(view["hands"][seat]["size"]), str(line["strength"])]
    head = row(start, list(zip(counts, sizes, strict=True)), width)
    if seat in view["leading"]:
        head.stylize("bold", len(head) - sizes[-1])
    cards = [in_short(words, card, count) for card, count in line["cards"].items()]
    if line["face_down"] is not None:
        hidden = "" if line["face_down"] == "hidden" else f" ({in_short(words, line['face_down'], 1)})"
        cards.append(words.text("tui-face-down") + hidden)
    body = Text(INDENT)
    if "series" in view:
        body.append(words.text("tui-points", {"count": view["series"]["points"][seat]}) + "  ", style="dim")
    body.append(", ".join(cards))
    if line["out"]:
        body.append(("  " if cards else "") + words.text("tui-passed"), style="dim italic")
    known = view["hands"][seat]["known"]
    if known and seat != scene.seat:
        shown = ", ".join(in_short(words, card, count) for card, count in known.items())
        body.append(f"  {words.text('tui-holds')} {shown}", style="dim")
    return [head, *folded(body, width)]


def folded(body: Text, width: int) -> list[Text]:
    """A line that is too long, as several of the same indent."""
    if body.cell_len <= width:
        return [body]
    cut = body.plain.rfind(" ", len(INDENT), width + 1)
    if cut <= len(INDENT):
        cut = width
    rest = Text(INDENT) + body[cut:][len(body.plain[cut:]) - len(body.plain[cut:].lstrip(" ")) :]
    return [body[:cut], *folded(rest, width)]


def in_short(words: Words, card: str, count: int) -> str:
    text = words.text(f"short-{card}")
    return text if count == 1 else f"{text} {TIMES}{count}"


# the hand


def own_hand(view: View, scene: Scene) -> list[Text]:
    hand = view["hand"]
    if hand is None:
        return []
    words = scene.words
    line = Text.assemble((words.text("tui-hand", {"count": sum(hand.values())}), "bold"), "  ")
    line.append_text(cards_in_words(hand, words) if hand else Text(words.text("tui-no-cards"), style="dim"))
    if view.get("kept"):
        line.append(f"   {words.text('tui-kept')} ", style="bold")
        line.append_text(cards_in_words(view["kept"], words))
    if line.cell_len > scene.width:
        return folded(line, scene.width)
    return [line]


def cards_in_words(cards: Cards, words: Words) -> Text:
    return Text(", ").join(
        Text(in_short(words, card, count), style="bold" if card.startswith("mercenary") else "bold yellow")
        for card, count in cards.items()
    )
