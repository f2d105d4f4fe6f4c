"""What is told before a choice is made: prices, odds, consequences; and what could be done for a quest."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from ludoteca.engine.words import Message, Words, as_typed
from ludoteca.games.dark_venture.forecast import Forecast
from ludoteca.games.dark_venture.foretold.told import Band, Chance, Lead, Told
from ludoteca.games.dark_venture.printed import Printed
from ludoteca.games.dark_venture.terminal.cards import name_of, values
from ludoteca.games.dark_venture.view import View
from ludoteca.terminal.screen import wrapped

HAMPERED = (2, 1, 0)  # dice of damage that handling an item takes, the worst first


def foretold(words: Words, printed: Printed, forecast: Forecast, move: str) -> str:
    """Of a move in a few words; "" where nothing is told of it."""
    told = forecast["choices"].get(move, {})
    parts = [*price(words, told), *odds(words, printed, told, move), *consequences(words, told)]
    for key in ("completes", "counts", "likely"):
        names = [quest_name(printed, quest) for quest in quests_of(told, key)]
        if names:
            parts.append(words.text(f"forecast-{key}", {"names": ", ".join(names)}))
    counsel = forecast.get("counsel")
    if counsel is not None and counsel["choice"] == move:
        parts.append(words.say(Message(counsel["id"], counsel["args"])))
    return ", ".join(parts)


def quests_of(told: Told, key: str) -> list[str]:
    """What completes a stage is not said to count, too."""
    done = told.get("completes", [])
    if key == "counts":
        return [quest for quest in told.get("counts", []) if quest not in done]
    return done if key == "completes" else told.get("likely", [])


def price(words: Words, told: Told) -> list[str]:
    found = [words.text("forecast-ap", {"count": told["ap"]})] if told.get("ap") else []
    return [*found, words.text("forecast-health", {"count": told["health"]})] if "health" in told else found


def odds(words: Words, printed: Printed, told: Told, move: str) -> list[str]:
    chance = told.get("chance")
    if chance is None:
        return []
    if chance["purpose"] == "attack":
        return blow(words, told, chance)
    if "bands" in chance:
        return bands(words, printed, chance["bands"], chance["purpose"], move)
    return [words.text("forecast-percent", {"percent": chance["percent"]})]


def blow(words: Words, told: Told, chance: Chance) -> list[str]:
    percent = chance["percent"]
    if not percent:
        least, most, _ = told["harm"]
        return [words.text("forecast-harm", {"least": least, "most": most})]
    if "shows" in chance:
        return [words.text("forecast-ends-on", {"count": chance["shows"], "percent": percent})]
    return [words.text("forecast-ends", {"percent": percent})]


def bands(words: Words, printed: Printed, given: list[Band], purpose: str, move: str) -> list[str]:
    """What may come of a roll, with its chances; what cannot come is left out."""
    if purpose == "handling":
        named = [words.text(f"forecast-hampered-{dice}") for dice in HAMPERED]
    else:
        answer = printed["answers"].get(move.removeprefix("answer "))
        named = [one["when"].lower() for one in answer["outcomes"]] if answer else []
    if len(named) != len(given):
        return []
    pairs = [(when, band["percent"]) for when, band in zip(named, given, strict=True) if band["percent"]]
    return [words.text("forecast-band", {"when": when, "percent": percent}) for when, percent in pairs]


def consequences(words: Words, told: Told) -> list[str]:
    found: list[str] = []
    if "then" in told:
        found.append(words.text("forecast-then", {"values": values(words, told["then"]["stats"])}))
        if told["then"]["off"]:
            names = ", ".join(name_of(words, "item", item) for item in told["then"]["off"])
            found.append(words.text("forecast-off", {"names": names}))
    if "back" in told:
        for key in ("harm", "back"):
            least, most, _ = told["harm"] if key == "harm" else told["back"]
            found.append(words.text(f"forecast-{key}", {"least": least, "most": most}))
    if "foes" in told:
        names = ", ".join(name_of(words, "figure", foe) for foe in told["foes"])
        found.append(words.text("forecast-foes", {"names": names}))
    if told.get("entry"):
        found.append(words.text("forecast-entry"))
    return found


# quests


def quest_name(printed: Printed, id: str) -> str:
    card = printed["quests"].get(id) or printed["ancients"].get(id)
    return card["name"] if card else id


def leads(
    words: Words,
    view: View,
    printed: Printed,
    forecast: Forecast,
    typed: str,
    labels: Mapping[str, str],
    width: int,
) -> list[Text]:
    """What could be done for the quests that are called so, or for all; `labels` are those of the moves."""
    own = view["players"][view["seat"] or 0]["quests"]
    lines: list[Text] = []
    for id, ways in forecast["quests"].items():
        name = quest_name(printed, id)
        if not as_typed(name).startswith(as_typed(typed)) and not id.startswith(typed):
            continue
        lines.append(Text(name, style="bold"))
        if id == forecast["suggested"]:
            lines[-1].append(f"  {words.text('lead-begin-with')}", style="green")
        for lead in ways:
            stage = own[id].get("stage", 0) if id in own else 0
            if way_mode(printed, id, stage, lead) not in ("", view["mode"]):
                continue
            lines += wrapped(width, [way_text(printed, id, stage, lead)], "  ")
            lines += wrapped(width, [lead_text(words, lead, labels)], "    ")
    return lines


def way_mode(printed: Printed, id: str, stage: int, lead: Lead) -> str:
    card = printed["quests"].get(id) or printed["ancients"][id]
    return card["stages"][stage]["modes"][lead["way"]]


def way_text(printed: Printed, id: str, stage: int, lead: Lead) -> str:
    """A way as it is printed, and how much of it is done."""
    card = printed["quests"].get(id) or printed["ancients"][id]
    done = f" [{lead['done']}/{lead['of']}]" if lead["of"] > 1 or lead["done"] else ""
    return card["stages"][stage]["ways"][lead["way"]] + done


def lead_text(words: Words, lead: Lead, labels: Mapping[str, str]) -> str:
    parts: list[str] = []
    now = [labels[choice] for choice in lead["choices"] if choice in labels]
    if now:
        parts.append(words.text("lead-now", {"names": ", ".join(now)}))
    if lead["where"]:
        places = [
            words.text(
                "lead-where", {"place": name_of(words, "location", one["place"]), "steps": one["steps"]}
            )
            for one in lead["where"]
        ]
        parts.append(words.text("lead-places", {"names": "; ".join(places)}))
    if lead.get("blocked"):
        parts.append(words.text("lead-blocked"))
    if lead.get("hard"):
        parts.append(words.text("lead-hard"))
    return " ".join(parts or [words.text("lead-nothing")])
