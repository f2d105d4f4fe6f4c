"""What is read, fought and traded."""

from __future__ import annotations

from rich.text import Text

from ludoteca.engine.words import Message, Words
from ludoteca.games.dark_venture.printed import Printed, PrintedEntry, PrintedLine
from ludoteca.games.dark_venture.terminal.cards import found, health, name_of, printed_on, values
from ludoteca.games.dark_venture.view import View
from ludoteca.terminal.screen import Scene, ink, wrapped

BAR = "▌ "


def page(view: View, scene: Scene) -> list[Text]:
    """The entry that is being read: whose it is, its story, and what is told of it before one chooses."""
    if "entry" not in view or not view["asked"]:
        return []
    title, story, before = entry(scene.words, printed_on(scene), view["entry"][-1])
    lines: list[Text] = []
    if title:
        lines.append(Text.assemble((BAR, "yellow"), (title, "bold yellow")))
    for line in wrapped(scene.width - len(BAR), [story], "") if story else []:
        lines.append(Text.assemble((BAR, "yellow"), (line.plain, "italic")))
    for told in before:
        for line in wrapped(scene.width - len(BAR), [told["text"]], "  " * told["level"]):
            lines.append(Text.assemble((BAR, "yellow"), line.plain))
    return lines


def entry(words: Words, printed: Printed, id: str) -> tuple[str, str, list[PrintedLine]]:
    """The title, the story and the first lines of an entry: of a place in a book, a card or a quest."""
    place, _, book = id.rpartition("-")
    if place in printed["places"]:
        written = printed["places"][place]
        return written["name"], written["books"][book]["story"], []
    if id in printed["quests"]:
        return printed["quests"][id]["name"], printed["quests"][id]["story"], []
    if id in printed["ancients"]:
        return printed["ancients"][id]["name"], printed["ancients"][id]["line"], []
    for kind in ("figures", "items"):
        cards = printed["figures"] if kind == "figures" else printed["items"]
        for name, card in cards.items():
            if id in (name, name.rstrip("0123456789").rstrip("-")):
                return card["name"] if id == name else words_of(card["name"]), card["line"], []
    for hour in printed["hours"]:
        if hour["entry"] is not None and words.has(f"line-{id}") and hour["line"] == words.text(f"line-{id}"):
            return hour["name"], hour["line"], told_before(hour["entry"])
    return "", "", []


def words_of(name: str) -> str:
    """Without the number of a copy."""
    return name.rstrip("0123456789").rstrip()


def told_before(read: PrintedEntry | None) -> list[PrintedLine]:
    return [] if read is None else read["before"]


def further(words: Words, printed: Printed, view: View, message: Message) -> list[str]:
    """The story of a hexagon, what comes of an answer, what an ability does, what a new quest asks for."""
    args = message.args
    if message.id == "event-hexagon":
        books = printed["places"][str(args["location"])]["books"]
        return [books[view["book"]]["story"]]
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


def ability(printed: Printed, id: str) -> list[PrintedLine]:
    """What an ability, a rule of a place or a power says."""
    given = [one for card in printed["figures"].values() for one in card["abilities"]]
    given += [one for card in printed["items"].values() for one in card["abilities"]]
    given += [one for card in printed["ancients"].values() for one in card["powers"]]
    for place in printed["places"].values():
        given += [one for book in place["books"].values() for one in book["rules"]]
    return next((one["lines"] for one in given if one["id"] == id), [])


def fight(view: View, scene: Scene) -> list[Text]:
    """Who fights whom, in the order of first strike, with health and values."""
    if "fight" not in view:
        return []
    words, fought = scene.words, view["fight"]
    where = words.text("tui-fight-at", {"place": name_of(words, "location", fought["location"])})
    lines = [Text(where, style="bold red")]
    for name, enemies in zip(fought["fighters"], fought["enemies"], strict=True):
        here = found(view, name)
        if here is None:
            continue
        figure = here[1]
        leader = figure.get("leader")
        who = Text(name_of(words, "figure", name), style=ink(leader) if leader is not None else "bold")
        against = ", ".join(name_of(words, "figure", enemy) for enemy in enemies)
        line = Text.assemble("  ", who, f" {health(figure)} {values(words, figure['stats'])}")
        if against:
            line.append(f"  {words.text('tui-against', {'names': against})}", style="dim")
        line.truncate(scene.width, overflow="ellipsis")
        lines.append(line)
    return lines


def trade(view: View, scene: Scene) -> list[Text]:
    """What is offered and what is asked for."""
    if "trade" not in view:
        return []
    words, offer = scene.words, view["trade"]
    lines: list[Text] = []
    for key, giver in (("given", offer["figure"]), ("wanted", offer["partner"])):
        things = offer["given"] if key == "given" else offer["wanted"]
        names = ", ".join(name_of(words, "item", thing) for thing in things) or words.text("tui-nothing")
        said = words.text("tui-gives", {"name": name_of(words, "figure", giver), "things": names})
        lines += wrapped(scene.width, [said], "  ")
    return lines
