"""What is read, fought and traded."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ludoteca.engine.words import Message, Words
from ludoteca.games.dark_venture.printed import Printed, PrintedAbility, PrintedLine
from ludoteca.games.dark_venture.terminal.cards import (
    found,
    health,
    name_of,
    printed_on,
    stats_of,
    values,
    without_number,
)
from ludoteca.games.dark_venture.view import View
from ludoteca.terminal.screen import Scene, ink, wrapped

BAR = "▌ "


def page(view: View, scene: Scene) -> list[Text]:
    """The entry that is being read with its story, or the ability that somebody is asked about."""
    if not view["asked"]:
        return []
    words, printed, width = scene.words, printed_on(scene), scene.width - len(BAR)
    lines: list[Text] = []
    if "ability" in view:
        name = name_of(words, "ability", view["ability"])
        lines.append(Text(f"{owner_of(printed, view['ability'])}: {name}", style="bold yellow"))
        for told in ability(printed, view["ability"]):
            lines += wrapped(width, [told["text"]], "  " * told["level"])
    elif "entry" in view:
        title, story = entry(words, printed, view["entry"][-1])
        lines.append(Text(title, style="bold yellow"))
        for line in wrapped(width, [story], ""):
            line.stylize("italic")
            lines.append(line)
    return [Text.assemble((BAR, "yellow"), line) for line in lines if line.plain]


def entry(words: Words, printed: Printed, id: str) -> tuple[str, str]:
    """The title and the story of an entry: of a place in a book, a quest, an Ancient, a card, an hour."""
    place, _, book = id.rpartition("-")
    if place in printed["places"]:
        return printed["places"][place]["name"], printed["places"][place]["books"][book]["story"]
    if id in printed["quests"]:
        return printed["quests"][id]["name"], printed["quests"][id]["story"]
    if id in printed["ancients"]:
        return printed["ancients"][id]["name"], printed["ancients"][id]["line"]
    for name, figure in printed["figures"].items():
        if id in (name, name.rpartition("-")[0]):
            return without_number(figure["name"]), figure["line"]
    for name, item in printed["items"].items():
        if id in (name, name.rpartition("-")[0]):
            return without_number(item["name"]), item["line"]
    mood = words.text(f"line-{id}") if words.has(f"line-{id}") else ""
    return next(((hour["name"], mood) for hour in printed["hours"] if hour["line"] == mood), ("", mood))


def further(printed: Printed, message: Message) -> list[str]:
    """The story of a hexagon, what comes of an answer, what an ability does, what a new quest asks for."""
    args = message.args
    if message.id == "event-hexagon":
        return [printed["places"][str(args["location"])]["books"][str(args["book"])]["story"]]
    if message.id == "event-answers":
        return texts(printed["answers"][str(args["answer"])]["lines"])
    if message.id == "event-uses-ability":
        lines = ability(printed, str(args["ability"]))
        return texts(lines) if len(lines) == 1 else []  # of several some tell what is yet to come
    if message.id == "event-hour" and isinstance(args["count"], int):
        return [printed["hours"][args["count"] - 1]["line"]]
    return []


def texts(lines: list[PrintedLine]) -> list[str]:
    return [" ".join([line["text"] for line in lines])] if lines else []


def abilities(printed: Printed) -> Iterator[tuple[str, PrintedAbility]]:
    """Every ability, rule of a place and power, with the name of what it stands on."""
    for figure in printed["figures"].values():
        yield from [(figure["name"], one) for one in figure["abilities"]]
    for item in printed["items"].values():
        yield from [(item["name"], one) for one in item["abilities"]]
    for ancient in printed["ancients"].values():
        yield from [(ancient["name"], one) for one in ancient["powers"]]
    for place in printed["places"].values():
        yield from [(place["name"], one) for book in place["books"].values() for one in book["rules"]]


def ability(printed: Printed, id: str) -> list[PrintedLine]:
    return next((one["lines"] for owner, one in abilities(printed) if one["id"] == id), [])


def owner_of(printed: Printed, id: str) -> str:
    return next((without_number(owner) for owner, one in abilities(printed) if one["id"] == id), "")


def fight(view: View, scene: Scene) -> list[Text]:
    """Who fights whom, in the order of first strike, with health and values."""
    if "fight" not in view:
        return []
    words, printed, fought = scene.words, printed_on(scene), view["fight"]
    where = words.text("tui-fight-at", {"place": name_of(words, "location", fought["location"])})
    lines = [Text(where, style="bold red")]
    fighters = fought["fighters"]
    for name, enemies in zip(fighters, fought["enemies"], strict=True):
        here = found(view, name)
        if here is None:
            continue
        figure = here[1]
        leader = figure.get("leader")
        who = Text(name_of(words, "figure", name), style=ink(leader) if leader is not None else "bold")
        against = ", ".join(name_of(words, "figure", fighters[enemy]) for enemy in enemies)
        strength = f"{health(printed, name, figure)} {values(words, stats_of(printed, name, figure))}"
        line = Text.assemble("  ", who, f" {strength}")
        if against:
            line.append(f"  {words.text('tui-against', {'names': against})}", style="dim")
        line.truncate(scene.width, overflow="ellipsis")
        lines.append(line)
    return lines


def trade(view: View, scene: Scene) -> list[Text]:
    """What is offered and what is asked for."""
    if "trade" not in view:
        return []
    words, offer, items = scene.words, view["trade"], printed_on(scene)["items"]
    lines: list[Text] = []
    for key, giver in (("given", offer["figure"]), ("wanted", offer["partner"])):
        things = offer["given"] if key == "given" else offer["wanted"]
        named = [name_of(words, "item" if thing in items else "mark", thing) for thing in things]
        names = ", ".join(named) or words.text("tui-nothing")
        said = words.text("tui-gives", {"name": name_of(words, "figure", giver), "things": names})
        lines += wrapped(scene.width, [said], "  ")
    return lines
