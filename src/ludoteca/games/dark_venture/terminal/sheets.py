"""The sheets of heroes and followers, the quests and the hand."""

from __future__ import annotations

from rich.text import Text

from ludoteca.games.dark_venture.printed import PrintedQuest
from ludoteca.games.dark_venture.terminal.cards import (
    FULL,
    adds,
    found,
    health,
    name_of,
    printed_on,
    short,
    signed,
    stats_of,
    values,
)
from ludoteca.games.dark_venture.view import Figure, Player, Quest, View
from ludoteca.terminal.screen import Scene, badge, dim, flowing, fold, ink, letter, wrapped

MOST_ITEMS = 8
GAP = 2
HEROIC = "★"
TIMES = "\N{MULTIPLICATION SIGN}"
SIDE = "·"


def own(view: View, scene: Scene, width: int, full: int) -> list[Text]:
    """The own hero and follower; in full with what they wear and carry, and what is in their place."""
    player = view["players"][scene.seat]
    lines: list[Text] = []
    for name in (player["hero"], player["follower"]):
        there = found(view, name)
        if name is not None and there is not None:
            lines += sheet(view, scene, name, there[1], width, full)
    if view["current"] == scene.seat and view.get("free"):
        names = ", ".join(scene.words.text(f"deck-{deck}") for deck in view["free"])
        said = scene.words.text("tui-free", {"names": names})
        lines += [dim(line) for line in wrapped(width, [said], "    ")]
    if full:
        lines += place_of(view, scene, width, full)
        lines += marks(view, scene, width)
    if "ancient" in player and full:
        lines += ancient(scene, player, width)
    return lines


def sheet(view: View, scene: Scene, name: str, figure: Figure, width: int, full: int) -> list[Text]:
    """One figure: name, health, AP and values, then its items."""
    words, printed = scene.words, printed_on(scene)
    seat = figure.get("leader", 0)
    hero = view["players"][seat]["hero"] == name
    sign = Text(f" {letter(seat) if hero else letter(seat).lower()} ", style=badge(seat).style)
    head = [
        Text.assemble(sign, " ", (name_of(words, "figure", name), ink(seat))),
        Text(health(printed, name, figure), style="bold"),
        Text(words.text("tui-ap", {"count": figure.get("ap", 0)}), style="bold"),
    ]
    if hero:
        head.append(Text(words.text("tui-points", {"count": view["players"][seat]["score"]}), style="bold"))
    head.append(Text(values(words, stats_of(printed, name, figure))))
    head += [Text(part, style="italic") for part in states(scene, figure)]
    lines = flowing(head, width, 1, 4)
    if not full:
        return lines
    worn, carried = figure.get("worn", []), figure.get("carried", [])
    for key, held in (("worn", worn), ("carried", carried)):
        if held:
            names = ", ".join(item_name(scene, item, full) for item in held)
            count = len(worn) + len(carried)
            said = words.text(f"tui-{key}", {"names": names, "count": count, "most": MOST_ITEMS})
            lines += [dim(line) for line in wrapped(width, [said], "    ")]
    if "spent" in figure:
        names = ", ".join(name_of(words, "ability", ability) for ability in figure["spent"])
        lines += [dim(line) for line in wrapped(width, [words.text("tui-spent", {"names": names})], "    ")]
    return lines


def item_name(scene: Scene, name: str, full: int) -> str:
    """An item; in full with what it adds."""
    item = printed_on(scene)["items"][name]
    return f"{item['name']} ({adds(scene.words, item)})" if full == FULL and item["adds"] else item["name"]


def states(scene: Scene, figure: Figure) -> list[str]:
    """Unconscious, unseen, and what it has for a while."""
    words = scene.words
    parts = [words.text(f"tui-{figure['how']}")] if "how" in figure else []
    if figure.get("unseen"):
        parts.append(words.text("stat-unseen"))
    bonuses = [
        f"{signed(n)} {words.text(f'stat-{stat}')}"
        for stat, n in figure.get("bonuses", {}).items()
        if stat not in ("unseen", "fixed")
    ]
    if bonuses:
        parts.append(words.text("tui-for-now", {"names": ", ".join(bonuses)}))
    return parts


def marks(view: View, scene: Scene, width: int) -> list[Text]:
    """What entries have noted of the seat, its figures and its quests."""
    player = view["players"][scene.seat]
    own = {str(scene.seat), player["hero"], player["follower"], *player["quests"]}
    named = printed_on(scene)["marks"]
    found = [
        named[mark] + (f" {TIMES}{n}" if n > 1 else "")
        for bearer, borne in view.get("marks", {}).items()
        if bearer in own
        for mark, n in borne.items()
    ]
    if not found:
        return []
    said = scene.words.text("tui-marks", {"names": ", ".join(found)})
    return [dim(line) for line in wrapped(width, [said], "    ")]


def place_of(view: View, scene: Scene, width: int, full: int) -> list[Text]:
    """Where the hero is: the place with its rules, who else is there, what lies there."""
    words, places = scene.words, printed_on(scene)["places"]
    there = found(view, view["players"][scene.seat]["hero"])
    if there is None:
        return []
    seen = view["places"][there[0]]
    card, labels = places[there[0]], printed_on(scene)["labels"]
    said = f"{card['name']} ({labels['land'][card['land']]}, {labels['nature'][card['nature']]})"
    head: list[Text] = [Text(words.text("tui-here", {"place": said}))]
    for name, figure in seen.get("figures", {}).items():
        if figure.get("leader") != scene.seat:
            head.append(other(scene, name, figure))
    if seen.get("items"):
        names = ", ".join(name_of(words, "item", item) for item in seen["items"])
        head.append(dim(Text(words.text("tui-lie-here", {"names": names}))))
    lines = fold(flowing(head, width, GAP, 2), width, 4)
    if full == FULL:
        for rule in card["books"][view["book"]]["rules"] if view["book"] in card["books"] else []:
            texts = " ".join(line["text"] for line in rule["lines"])
            said = f"{rule['name']}. {texts}" if rule["name"] else texts
            lines += [dim(line) for line in wrapped(width, [said], "    ")]
    return lines


def other(scene: Scene, name: str, figure: Figure) -> Text:
    """Somebody else, with health and values."""
    seat, printed = figure.get("leader"), printed_on(scene)
    who = Text(name_of(scene.words, "figure", name), style="bold" if seat is None else ink(seat))
    stats = values(scene.words, stats_of(printed, name, figure))
    line = Text.assemble(who, f" {health(printed, name, figure)} {stats}")
    if "how" in figure:
        line.append(f" {scene.words.text('tui-' + figure['how'])}", style="italic")
    return line


def others(view: View, scene: Scene, width: int) -> list[Text]:
    """The other players, a line each: hero and follower, where they are, points, hand and quests."""
    seats = [seat for seat in range(scene.seats) if seat != scene.seat]
    return [line for seat in seats for line in player_line(view, scene, seat, width)]


def players(view: View, scene: Scene, width: int) -> list[Text]:
    """Everybody, before there are heroes or for those who look on."""
    return [line for seat in range(scene.seats) for line in player_line(view, scene, seat, width)]


def player_line(view: View, scene: Scene, seat: int, width: int) -> list[Text]:
    words, player = scene.words, view["players"][seat]
    mark = "▸" if seat in view["asked"] else " "
    pieces = [Text.assemble(mark, badge(seat), " ", (scene.name(seat), ink(seat)))]
    pieces.append(Text(words.text("tui-points", {"count": player["score"]}), style="bold"))
    for name in (player["hero"], player["follower"]):
        there = found(view, name)
        if there is not None and name is not None:
            figure = there[1]
            left = words.text("tui-ap", {"count": figure.get("ap", 0)})
            said = f"{short(words, 'figure', name)} {health(printed_on(scene), name, figure)} {left}"
            state = f" {words.text('tui-' + figure['how'])}" if "how" in figure else ""
            pieces.append(Text(f"{said} @{short(words, 'location', there[0])}{state}"))
    items, figures, places = player["hand"]
    numbers: dict[str, str | int] = {"items": items, "figures": figures, "places": places}
    pieces.append(dim(Text(words.text("tui-hand-of", numbers))))
    open_quests = [name_of(words, "quest", quest) for quest in player["quests"]]
    if "secret" in player:
        open_quests.append(words.text("tui-secret", {"count": player["secret"]}))
    if open_quests:
        pieces.append(dim(Text(", ".join(open_quests))))
    return fold(flowing(pieces, width, GAP, 4), width, 4)


# quests and cards


def quests(view: View, scene: Scene, full: int) -> list[Text]:
    """The own quests: points, what is asked for now, and how much of it is done."""
    mine = view["players"][scene.seat]["quests"]
    if not mine:
        return []
    if not full:
        pieces = [Text.assemble(quest_head(scene, id)) for id in mine]
        return flowing([Text(scene.words.text("tui-quests"), style="bold"), *pieces], scene.width, 1, 2)
    lines: list[Text] = []
    for id, quest in mine.items():
        lines += quest_lines(scene, id, quest, full)
    return lines


def quest_head(scene: Scene, id: str) -> Text:
    card = printed_on(scene)["quests"][id]
    sign = HEROIC if card["heroic"] else SIDE
    line = Text.assemble((sign, "yellow"), " ", (card["name"], "bold"), f" ({card['points']})")
    return line


def quest_lines(scene: Scene, id: str, quest: Quest, full: int) -> list[Text]:
    words, card = scene.words, printed_on(scene)["quests"][id]
    number = quest.get("stage", 0)
    ways = card["stages"][number]["ways"]
    modes = card["stages"][number]["modes"]
    if len(card["stages"]) > 1:
        stage = words.text("tui-stage", {"count": number + 1, "most": len(card["stages"])})
    else:
        stage = ""
    said = [
        f"{way} [{done}]" if done else way
        for way, mode, done in zip(ways, modes, [*quest.get("done", []), *[0] * len(ways)], strict=False)
        if mode in ("", scene.view["mode"])
    ]
    joined = f" {words.text('tui-or')} ".join(said)
    pieces = quest_head(scene, id).append(":")
    body = f"{stage} {joined}" if stage else joined
    tokens = [pieces, *[Text(word) for word in body.split()]]
    lines = flowing(tokens, scene.width, 1, 4)
    if full != FULL and len(lines) > 1:
        lines = lines[:1]
        lines[0].append(" …")
        lines[0].truncate(scene.width, overflow="ellipsis")
    return lines


def ancient(scene: Scene, player: Player, width: int) -> list[Text]:
    """The Ancient one serves: how its favour is won, or what its power does."""
    card = printed_on(scene)["ancients"][player["ancient"]]
    if player.get("favoured"):
        texts = [line["text"] for power in card["powers"] for line in power["lines"]]
    else:
        texts = [line["text"] for line in card["lines"]]
    return [dim(line) for line in wrapped(width, [f"{card['name']}: {' '.join(texts)}"], "    ")]


def hand(view: View, scene: Scene, full: int) -> list[Text]:
    """The own hand: items, characters, locations; in full with what they add."""
    if not view["hand"]:
        return []
    words, printed = scene.words, printed_on(scene)
    pieces = [Text(words.text("tui-hand", {"count": len(view["hand"])}), style="bold")]
    for card in view["hand"]:
        if card in printed["items"]:
            pieces.append(Text(item_name(scene, card, full)))
        elif card in printed["figures"]:
            figure = printed["figures"][card]
            numbers = values(words, list(figure["attributes"].values()))
            pieces.append(
                Text(f"{figure['name']} ({numbers})" if full == FULL else figure["name"], style="red")
            )
        else:
            pieces.append(Text(name_of(words, "location", card), style="green"))
    return fold(flowing(pieces, scene.width, GAP, 2), scene.width, 4)


def looks(view: View, scene: Scene, full: int) -> list[Text]:
    """Cards that one looks at now: quests with what they ask for, items with what they do."""
    printed, lines = printed_on(scene), list[Text]()
    for card in view.get("looks", []):
        if card in printed["quests"]:
            lines += quest_card(scene, printed["quests"][card], full)
        else:
            item = printed["items"][card]
            told = [*item["lines"], *[line for one in item["abilities"] for line in one["lines"]]]
            texts = " ".join(line["text"] for line in told)
            lines += wrapped(scene.width, [f"{item['name']}. {texts}" if full else item["name"]], "  ")
    return lines


def quest_card(scene: Scene, quest: PrintedQuest, full: int) -> list[Text]:
    """A quest that one may take: its points, its story, its stages."""
    points = scene.words.text("tui-points", {"count": quest["points"]})
    sign = HEROIC if quest["heroic"] else SIDE
    lines = [Text.assemble((f"{sign} ", "yellow"), (quest["name"], "bold"), f" ({points})")]
    if full == FULL:
        for line in wrapped(scene.width, [quest["story"] or quest["line"]], "  "):
            line.stylize("italic")
            lines.append(line)
        for told in quest["lines"]:
            lines += wrapped(scene.width, [told["text"]], "  " + "  " * told["level"])
    elif full:
        lines += wrapped(scene.width, [" ".join(line["text"] for line in quest["lines"])], "  ")
    return lines
