"""Dark Venture on the screen: the sun on its track, the map, the sheets, the quests, what is read and fought.

A player's hero is the letter of its seat, `A`, its follower the small one, `a`. Attributes are letters and
numbers, `P4 S5 M6 L3`; `♥12/34` is health now and at most.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from rich.text import Text

from ludoteca.engine.rules import Result
from ludoteca.engine.words import Message, Words
from ludoteca.games.dark_venture.forecast import Forecast
from ludoteca.games.dark_venture.printed import Printed
from ludoteca.games.dark_venture.terminal import beforehand, grid, in_full, pages, sheets
from ludoteca.games.dark_venture.terminal.cards import (
    FULL,
    HEALTH,
    LITTLE,
    SOME,
    adds,
    found,
    health,
    name_of,
    printed_on,
    short,
    values,
)
from ludoteca.games.dark_venture.view import Figure, View
from ludoteca.terminal.screen import Scene, badge, beside, dim, flowing, letter, news_lines, paint

PAST, NOW, AHEAD, NOON = "·", "☀", "○", "◎"
DOUBLE_NOON = 6
LONG = 12
WAITS, SEARCHED, LYING = "?", "\N{MULTIPLICATION SIGN}", "*"
BESIDE = 64  # columns that the sheets need beside the map
LEAST_COLUMNS = 50
GAP = 2
LEAST_NEWS = 5  # lines that are kept free for them, if there is anything to fold
FEW_NEWS = 2
# Told for the record: one sees them on the table, or the sentence before or after says enough.
QUIET = frozenset(
    f"event-{kind}"
    for kind in (
        *("turn", "joins-fight", "strikes", "looks-at-item", "looks-at-quest", "has-ap", "draws"),
        *("rolls-for-order", "wears", "takes-off", "stows"),
    )
)
# verbs by what one wants to do; where there are many moves these are offered first
GROUPS = {
    "go": ("go", "alone", "send", "party", "drag"),
    "search": ("search", "follower search"),
    "fight": ("attack", "follower attack"),
    "draw": ("draw", "follower draw"),
    "lay": ("lay", "follower lay"),
    "play": ("play", "follower play"),
    "stow": ("stow", "follower stow"),
    "wear": ("wear", "take off"),
    "pick-up": ("take", "follower take", "loot", "follower loot"),
    "put-away": ("drop", "toss"),
    "trade": ("offer", "follower offer", "give", "ask", "give mark", "ask mark"),
    "use": ("use", "follower use"),
    "followers": ("recruit", "influence"),
    "quests": ("show", "trade quests"),
    "friends": ("let act",),
}


def draw(scene: Scene) -> list[Text]:
    """As much as the room allows: what is read or fought, map and sheets above the news, quests and hand
    below them.
    """
    told = len(news_lines(scene, scene.width, max(LEAST_NEWS, scene.room // 3)))
    seen: list[tuple[list[Text], list[Text]]] = []
    for one in tables(cast(View, scene.view), scene):
        seen.append(one)
        if len(one[0]) + told + len(one[1]) <= scene.room:
            break
    else:  # some of the news must go
        for news in (min(told, FEW_NEWS), 0):
            seen = [one for one in seen if len(one[0]) + news + len(one[1]) <= scene.room][:1] or seen
    above, below = seen[-1]
    whole = [*above, *news_lines(scene, scene.width, scene.room - len(above) - len(below)), *below]
    return whole[: max(scene.room, 1)]  # a question may leave no room even for the tersest table


def tables(view: View, scene: Scene) -> Iterator[tuple[list[Text], list[Text]]]:
    """What may stand on the screen, from the fullest to the tersest: upper part and lower part."""
    head, rooms = sky(view, scene), rooms_of(view, scene)
    if scene.seat not in range(scene.seats) or view["players"][scene.seat]["hero"] is None:
        yield from for_onlookers(view, scene, head, rooms)
        return
    reading = [*pages.page(view, scene), *pages.fight(view, scene), *pages.trade(view, scene)]
    if "looks" in view:
        yield from for_choosers(view, scene, [*head, *reading], rooms)
        return
    head += reading
    low = {
        full: [*sheets.quests(view, scene, full), *sheets.hand(view, scene, full)]
        for full in (FULL, SOME, LITTLE)
    }
    for full in (FULL, SOME):
        form = grid.fitting(rooms, scene.width - GAP - BESIDE, grid.TALL)
        if form is not None:
            across = grid.breadth(rooms, form)
            room = scene.width - GAP - across
            side = [*sheets.own(view, scene, room, full), *sheets.others(view, scene, room)]
            yield [*head, *beside([grid.draw(rooms, form), side], [across + 1, room])], low[full]
    for mine, cards, lines in (
        (FULL, FULL, grid.TALL),
        (SOME, SOME, grid.TALL),
        (SOME, SOME, grid.FLAT),
        (SOME, LITTLE, grid.FLAT),
    ):
        rest = [*sheets.own(view, scene, scene.width, mine), *sheets.others(view, scene, scene.width)]
        form = grid.fitting(rooms, scene.width, lines)
        if form is not None:
            yield [*head, *grid.draw(rooms, form), *rest], low[cards]
    yield from with_a_part(view, scene, head, rooms, low)


def with_a_part(
    view: View,
    scene: Scene,
    head: list[Text],
    rooms: dict[grid.Cell, grid.Room],
    low: dict[int, list[Text]],
) -> Iterator[tuple[list[Text], list[Text]]]:
    """In little room: the part of the map around the own hero, or none of it."""
    some, little = (sheets.own(view, scene, scene.width, full) for full in (SOME, LITTLE))
    focus = where_is(view, view["players"][scene.seat]["hero"])
    form = grid.fitting(rooms, scene.width, grid.FLAT) or grid.Form(grid.NARROWEST, grid.FLAT)
    for rows, own, cards in (
        *((3, some, SOME), (3, little, SOME), (2, little, SOME)),
        *((3, little, LITTLE), (2, little, LITTLE), (1, little, LITTLE)),
    ):
        near = grid.window(rooms, focus, form, scene.width, rows * (form.lines + 1) + 1)
        yield [*head, *grid.draw(near, form, rooms), *beyond(scene, near, rooms), *own], low[cards]
    yield [*head, *little], low[LITTLE]
    yield [*head, *little], []
    yield head, []


def beyond(scene: Scene, near: dict[grid.Cell, grid.Room], rooms: dict[grid.Cell, grid.Room]) -> list[Text]:
    """How many places a part of the map leaves out."""
    left_out = sum(room.is_laid for room in rooms.values()) - sum(room.is_laid for room in near.values())
    return [dim(Text(scene.words.text("tui-more-places", {"count": left_out})))] if left_out else []


def for_choosers(
    view: View, scene: Scene, head: list[Text], rooms: dict[grid.Cell, grid.Room]
) -> Iterator[tuple[list[Text], list[Text]]]:
    """While one looks at cards: what they say, then as much of the rest as there is room for."""
    own = sheets.own(view, scene, scene.width, SOME)
    low = [*sheets.quests(view, scene, LITTLE), *sheets.hand(view, scene, LITTLE)]
    for full in (FULL, SOME, LITTLE):
        looks = sheets.looks(view, scene, full)
        form = grid.fitting(rooms, scene.width, grid.FLAT)
        if form is not None:
            yield [*head, *grid.draw(rooms, form), *own, *looks], low
        yield [*head, *own, *looks], low
        yield [*head, *looks], low
        yield [*head, *looks], []
    yield head, []


def for_onlookers(
    view: View, scene: Scene, head: list[Text], rooms: dict[grid.Cell, grid.Room]
) -> Iterator[tuple[list[Text], list[Text]]]:
    """The table before one has a hero, or of somebody who plays none."""
    players = sheets.players(view, scene, scene.width)
    for lines in (grid.TALL, grid.FLAT):
        form = grid.fitting(rooms, scene.width, lines)
        if form is not None:
            yield [*head, *grid.draw(rooms, form), *players], []
    yield [*head, *players], []
    yield head, []


# the sun


def sky(view: View, scene: Scene) -> list[Text]:
    """The hours on their track, the hour's name, how the game is played, and what is left to draw."""
    words, line = scene.words, Text()
    for number in range(1, view["rounds"] + 1):
        noon = number == DOUBLE_NOON and view["rounds"] == LONG
        sign = NOW if number == view["round"] else PAST if number < view["round"] else NOON if noon else AHEAD
        line.append(sign, style="bold yellow" if sign == NOW else "dim")
    pieces = [line]
    if view["round"]:
        hour = name_of(words, "hour", str(view["round"]))
        pieces.append(Text(f"{view['round']} {hour}", style="bold yellow"))
    mode = words.text(f"option-mode-{view['mode']}")
    goal = words.text("tui-goal", {"count": view["goal"]}) if view["goal"] else ""
    pieces.append(Text(", ".join([part for part in (mode, goal) if part])))
    decks = view["decks"]
    numbers: dict[str, str | int] = {key: decks[key] for key in ("item", "character", "location")}
    if scene.seats > 1:
        scores = [Text.assemble(badge(seat), f"{view['players'][seat]['score']}") for seat in view["order"]]
        pieces.append(Text(" ").join(scores))
    pieces.append(dim(Text(words.text("tui-decks", numbers))))
    return flowing(pieces, scene.width, GAP)


# the map


def where_is(view: View, name: str | None) -> grid.Cell:
    here = found(view, name)
    if here is None:
        return 0, 0
    x, y, _turned = view["places"][here[0]]["at"]
    return x, y


def rooms_of(view: View, scene: Scene) -> dict[grid.Cell, grid.Room]:
    """The places by their cells; while one is laid, also the empty cells that doors lead to."""
    words, places = scene.words, printed_on(scene)["places"]
    rooms: dict[grid.Cell, grid.Room] = {}
    for id, place in view["places"].items():
        x, y, turned = place["at"]
        name = Text(short(words, "location", id), style="bold")
        for sign, key in ((WAITS, "waits"), (SEARCHED, "searched"), (LYING, "items")):
            if place.get(key):
                name.append(f" {sign}" if sign == WAITS else sign, style="yellow" if sign == WAITS else "dim")
        doors = grid.doors_of(places[id]["doors"], turned)
        barred = frozenset([grid.SIDES.index(side) for side in place.get("barred", [])])
        rooms[x, y] = grid.Room(name, people(view, scene, place.get("figures", {})), doors, barred)
    if "lays" in view:
        for (x, y), room in list(rooms.items()):
            for side in room.doors:
                cell = x + grid.BEYOND[side][0], y + grid.BEYOND[side][1]
                if cell not in rooms:
                    rooms[cell] = grid.Room(people=Text(f"{cell[0]},{cell[1]}", style="bold italic"))
    return rooms


def people(view: View, scene: Scene, there: dict[str, Figure]) -> Text:
    """Heroes and followers of players by their letters, then the others by their short names."""
    line = Text()
    for name in sorted(there, key=lambda name: there[name].get("leader", 99)):
        if "leader" in there[name]:
            seat = there[name]["leader"]
            hero = view["players"][seat]["hero"] == name
            line.append(letter(seat) if hero else letter(seat).lower(), style=paint(seat))
    for name, one in there.items():
        if "leader" not in one:
            if line.plain:
                line.append(" ")
            fallen = one.get("how") == "dead"
            line.append(short(scene.words, "figure", name), style="dim strike" if fallen else "")
    return line


# what moves are about


def called(
    words: Words, view: Mapping[str, Any], printed: Mapping[str, Any], kind: str, value: str | int
) -> str | None:
    """Answers with their price, figures with their strength, items with what they add, quests with points."""
    seen, cards, name = cast(View, view), cast(Printed, printed), str(value)
    if kind == "answer":
        answer = cards["answers"][name]
        more = [part.rstrip(".") for part in (answer["price"], answer["roll"]) if part]
        return f"{answer['text']} ({'; '.join(more)})" if more else answer["text"]
    if kind == "ability":
        return f"{name_of(words, kind, name)} ({pages.owner_of(cards, name)})"
    if kind == "figure":
        return strength(words, seen, cards, name)
    if kind == "item":
        item = cards["items"][name]
        return f"{item['name']} ({adds(words, item)})" if item["adds"] else item["name"]
    if kind == "quest":
        quest = cards["quests"][name]
        return f"{quest['name']} ({words.text('tui-points', {'count': quest['points']})})"
    return None


def strength(words: Words, view: View, printed: Printed, name: str) -> str:
    here = found(view, name)
    if here is not None:
        return f"{name_of(words, 'figure', name)} {health(printed, name, here[1])}"
    card = printed["figures"][name]
    return f"{card['name']} ({values(words, list(card['attributes'].values()))} {HEALTH}{card['health']})"


def brief(words: Words, kind: str, value: str | int) -> str:
    """A thing in a long list of moves."""
    return short(words, kind, str(value)) if kind == "location" else name_of(words, kind, str(value))


# what is told


def further(words: Words, printed: Mapping[str, Any], view: Mapping[str, Any], message: Message) -> list[str]:
    """What a sentence of the log leaves to be read: a story, what comes of an answer, what a card does."""
    return pages.further(cast(Printed, printed), message)


def look(words: Words, printed: Mapping[str, Any], typed: str, width: int) -> list[Text]:
    return in_full.look(words, cast(Printed, printed), typed, width)


def foretold(words: Words, printed: Mapping[str, Any], forecast: Mapping[str, Any], move: str) -> str:
    return beforehand.foretold(words, cast(Printed, printed), cast(Forecast, forecast), move)


def leads(
    words: Words,
    view: Mapping[str, Any],
    printed: Mapping[str, Any],
    forecast: Mapping[str, Any],
    typed: str,
    labels: Mapping[str, str],
    width: int,
) -> list[Text]:
    cards, told = cast(Printed, printed), cast(Forecast, forecast)
    return beforehand.leads(words, cast(View, view), cards, told, typed, labels, width)


def ending(words: Words, result: Result, view: Mapping[str, Any]) -> str:
    """The title that was won alone; how near the goal was."""
    seen = cast(View, view)
    if "rank" in seen:
        return words.text("tui-title", {"rank": name_of(words, "rank", seen["rank"])})
    if seen["goal"]:
        each = "-each" if len(result.scores) > 1 else ""
        return words.text(f"tui-of-goal{each}", {"count": min(result.scores), "goal": seen["goal"]})
    return ""
