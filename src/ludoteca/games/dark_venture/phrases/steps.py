"""The steps of an entry in words: plain ones are sentences in a row, those with branches have lines below."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.phrases.conditions import THINGS, Table, conditions
from ludoteca.games.dark_venture.phrases.scene import Scene, subject
from ludoteca.games.dark_venture.phrases.speech import (
    ALL,
    Answer,
    Line,
    Outcome,
    Said,
    Speech,
    capital,
    deeper,
    sentence,
)

Banded = tuple[int | None, int | None, list[Table]]

ROLLS: Final = ("roll", "test", "contest")
CONTEST: Final = ("else", "even", "win")  # the lowest first
ITEM_KINDS: Final = ("any", *v.SORTS, *v.CATEGORIES, *v.SLOTS, *v.ITEM_TAGS)  # others are names
BRANCHING: Final = (*ROLLS, "choose", "when", "each", "pick", "call", "later")
ALONE: Final = ("when", "later", "each")  # they begin a line
ATTRIBUTE: Final = 10  # at most (DV-STAT-03)


def name_of(step: Table) -> str:
    return next(key for key in step if key in v.STEP)


def lines(speech: Speech, scene: Scene, steps: list[Table]) -> list[Line]:
    """A list of steps; where nothing is done, that is said."""
    found: list[Line] = []
    row: list[str] = []
    spoken = [step for step in steps if name_of(step) != "say"] or steps
    for step in spoken:
        name = name_of(step)
        if name not in BRANCHING:
            row.append(sentence(plain(speech, scene, name, step)))
            continue
        branch = branching(speech, scene, name, step)
        if name in ("call", "pick"):  # from now on the target is another
            scene = scene.with_target("arrival" if name == "call" else "target")
        if name in ALONE:
            found += [Line(0, " ".join(row))] if row else []
        else:
            branch[0] = Line(0, " ".join([*row, branch[0].text]))
        found += branch
        row = []
        if len(branch) == 1 and name in ("pick", "call"):  # nothing below: the row may go on
            row = [found.pop().text]
    if row:
        found.append(Line(0, " ".join(row)))
    return found or [Line(0, sentence(speech.phrase("nothing")))]


# steps with branches


def branching(speech: Speech, scene: Scene, name: str, step: Table) -> list[Line]:
    main = step[name]
    if name == "when":
        return when(speech, scene, main, step)
    if name == "choose":
        return choose(speech, scene, main, step)
    if name == "each":
        return each(speech, scene, main, step["do"])
    if name == "later":
        word, _, hour = main.partition(" ")
        told: dict[str, Said] = {"n": int(hour)} if hour else {}
        return speech.under(speech.phrase(f"step-later-{word}", **told), lines(speech, scene, step["do"]))
    if name in ("pick", "call"):
        first = sentence(pick(speech, scene, step) if name == "pick" else call(speech, step))
        goes_without_saying = name == "pick" and step.get("none") == [{"stop": True}]
        if not step.get("none") or goes_without_saying:
            return [Line(0, first)]
        none = speech.under(speech.phrase(f"step-{name}-none"), lines(speech, scene, step["none"]))
        return [Line(0, first), *deeper(none)]
    return rolled(speech, scene, name, step)


def when(speech: Speech, scene: Scene, given: list[Table], step: Table) -> list[Line]:
    head = speech.phrase("step-when", what=conditions(speech, scene, given))
    found = speech.under(head, lines(speech, scene, step["then"]))
    if step.get("else"):
        found += speech.under(speech.phrase("otherwise"), lines(speech, scene, step["else"]))
    return found


def rolled(speech: Speech, scene: Scene, name: str, step: Table) -> list[Line]:
    """A roll with its bands, a test, a contest: what follows from it stands below."""
    said = subject(speech, scene, step.get("who", "actor"))
    n = speech.number(step[name])
    if name == "contest":
        against = speech.phrase(f"with-{scene.who(step['with'])}")
        head = speech.phrase("step-contest", n=n, **{"with": against}, **said)
    else:
        head = speech.phrase(f"step-{name}", n=n, **said)
    if scene.silent:
        if name == "test":
            head = speech.phrase("step-test-of", n=n, target=step["target"], **said)
        return [Line(0, sentence(head))]
    found = outcomes(speech, name, step)
    if name == "test" and len(found) == 1:
        [(total, do)] = found
        return speech.under(speech.phrase("roll-only", roll=head, total=total), lines(speech, scene, do))
    rows: list[Line] = []
    for words, do in found:
        rows += speech.under(words, lines(speech, scene, do))
    return speech.under(head, rows) if rows else [Line(0, sentence(head))]


def outcomes(speech: Speech, name: str, step: Table) -> list[tuple[str, list[Table]]]:
    """What may come of a roll, in words, and what is done then; of tests and contests only what does
    anything, the best first.
    """
    found = all_outcomes(speech, name, step)
    return found if name == "roll" else [one for one in reversed(found) if one[1]]


def all_outcomes(speech: Speech, name: str, step: Table) -> list[tuple[str, list[Table]]]:
    """The lowest first."""
    if name == "contest":
        return [(speech.phrase(f"contest-{key}"), step.get(key, [])) for key in CONTEST]
    return [(speech.range(low, high), do) for low, high, do in banded(name, step)]


def banded(name: str, step: Table) -> list[Banded]:
    """From which total to which, and what is done then; of contests no totals, since they are compared."""
    if name == "contest":
        return [(None, None, step.get(key, [])) for key in CONTEST]
    if name == "test":
        target = step["target"]
        return [(None, target - 1, step.get("else", [])), (target, None, step.get("pass", []))]
    return [(*band_of(band, bounds(step["roll"])), band["do"]) for band in step["bands"]]


def band_of(band: Table, ends: tuple[int, int]) -> tuple[int | None, int | None]:
    """Its least and its most; None where no roll is beyond."""
    least, most = max(band["min"], ends[0]), min(band["max"], ends[1])
    if least == most:
        return least, most
    return None if least == ends[0] else least, None if most == ends[1] else most


def bounds(given: Said) -> tuple[int, int]:
    """The lowest and the highest total that a roll can have."""
    least = most = 0
    sign = 1
    for word in str(given).replace("-", " - ").split():
        if word in "+-":
            sign = 1 if word == "+" else -1
        elif word.endswith("d6"):
            least, most = least + int(word[0]), most + 6 * int(word[0])
        elif word.isdigit():
            least, most = least + sign * int(word), most + sign * int(word)
        else:
            least, most = least + min(0, sign * ATTRIBUTE), most + max(0, sign * ATTRIBUTE)
    return least, most


def choose(speech: Speech, scene: Scene, options: list[Table], step: Table) -> list[Line]:
    said = subject(speech, scene, step.get("by", "actor"))
    rows: list[Line] = []
    for option in options:
        rows += answer(speech, scene, option)
    return [Line(0, capital(speech.phrase("step-choose", **said)) + ":"), *deeper(rows)]


def answer(speech: Speech, scene: Scene, option: Table) -> list[Line]:
    """One option: its words, its price, when it is offered, and what it does; `silent`: only what it asks."""
    key = f"{scene.owner}-{option['key']}"
    words = speech.own_text(f"answer-{key}") or option["key"].replace("-", " ").capitalize()
    head = priced(speech, scene, speech.phrase("named", name=words), option)
    rolling = first_roll(option["do"])
    roll = rolled(speech, replace(scene, silent=True), name_of(rolling), rolling)[0].text if rolling else ""
    if scene.silent:
        return speech.under(head, [Line(0, roll)]) if roll else [Line(0, sentence(head))]
    inner = lines(speech, scene, option["do"])
    price = ", ".join(cost(speech, option.get("cost", {})))
    needs = sentence(condition_of(speech, scene, option)) if "if" in option else ""
    results = all_outcomes(speech, name_of(rolling), rolling) if rolling else []
    totals = [(low, high) for low, high, _ in banded(name_of(rolling), rolling)] if rolling else []
    told = [
        Outcome(capital(when), low, high, lines(speech, scene, do))
        for (when, do), (low, high) in zip(results, totals, strict=True)
    ]
    speech.answers[key] = Answer(words, capital(price), needs, roll, told, inner)
    return speech.under(head, inner)


def first_roll(steps: list[Table]) -> Table:
    """The roll that an option leads to, which is told before it is chosen; none where it leads to none."""
    return next((step for step in steps if name_of(step) in ROLLS), {})


def priced(speech: Speech, scene: Scene, head: str, given: Table, more: list[str] | None = None) -> str:
    """What something costs, how often it can be done, and under which conditions."""
    details = cost(speech, given.get("cost", {})) + (more or [])
    if details:
        head = speech.phrase("with-details", head=head, details=", ".join(details))
    if "if" in given:
        head = speech.phrase("with-condition", head=head, condition=condition_of(speech, scene, given))
    return head


def condition_of(speech: Speech, scene: Scene, given: Table) -> str:
    return speech.phrase("if", what=conditions(speech, scene, given["if"]))


def cost(speech: Speech, given: Table) -> list[str]:
    found = [speech.amount(key, given[key]) for key in ("ap", "health") if key in given]
    if "item" in given:
        found.append(speech.phrase("cost-item", what=speech.some("item", given["item"])))
    return [*found, speech.phrase("cost-self")] if given.get("self") else found


def each(speech: Speech, scene: Scene, who: str, do: list[Table]) -> list[Line]:
    """A single step is said of them all; of more, each is spoken to."""
    if len(do) == 1 and name_of(do[0]) not in BRANCHING and do[0].get("who") == "target":
        return lines(speech, scene.with_target(scene.who(who)), do)
    head = speech.phrase("step-each", who=speech.phrase(f"who-{scene.who(who)}"))
    return speech.under(head, lines(speech, scene.with_target("you"), do))


def pick(speech: Speech, scene: Scene, step: Table) -> str:
    """Nobody picks oneself, which is said where one would be of the kind."""
    said = subject(speech, scene, step.get("by", "actor"))
    source, kind = step["from"], step.get("is", "any")
    if source in v.WHOS and source != "here":
        where = speech.phrase(f"from-{scene.who(source)}")
    elif step["pick"] == "place" and kind == "any":
        return speech.phrase("step-pick-spot", what=speech.spot("some", source), **said)
    else:
        where = speech.spot("at", source)
    oneself = step["pick"] == "figure" and kind in ("any", "hero", "pc") and scene.who("actor") == "you"
    id = "step-pick-other" if oneself and source != "rivals" else "step-pick"
    return speech.phrase(id, what=speech.some(step["pick"], kind), **{"from": where}, **said)


def call(speech: Speech, step: Table) -> str:
    to = speech.spot("to", step.get("to", "here"))
    what = speech.some("figure", step["call"], step.get("n", 1))
    if "as" in step:
        return speech.phrase("step-call-as", what=what, to=to, mark=speech.mark(step["as"]))
    return speech.phrase("step-call", what=what, to=to)


# plain steps, by chapter


def plain(speech: Speech, scene: Scene, name: str, step: Table) -> str:
    if name in v.HEALTH:
        return of_health(speech, scene, name, step)
    if name in v.CARDS:
        return of_cards(speech, scene, name, step)
    if name in v.MAP:
        return of_map(speech, scene, name, step)
    return of_fights(speech, scene, name, step) if name in v.FIGHTS else of_flow(speech, scene, name, step)


def of_health(speech: Speech, scene: Scene, name: str, step: Table) -> str:
    main = step[name]
    said = subject(speech, scene, main if name == "fell" else step.get("who", "actor"))
    if name == "fell":
        return speech.phrase("step-fell", **said)
    if name == "raise":
        until = speech.until(step["until"])
        if main["stat"] in ("unseen", "fixed"):
            return speech.phrase(f"step-raise-{main['stat']}", until=until, **said)
        return speech.phrase("step-raise", bonus=speech.bonus(main["stat"], main["n"]), until=until, **said)
    if name == "ap":
        return speech.phrase(more_or_less("step-ap", main), amount=speech.amount("ap", size(main)), **said)
    return speech.phrase(f"step-{name}", amount=speech.amount("health", main), **said)


def of_cards(speech: Speech, scene: Scene, name: str, step: Table) -> str:
    main = step[name]
    if name == "take":
        return take(speech, scene, step)
    if name == "renew":
        return speech.phrase("step-renew", at=speech.spot("at", main))
    if name == "draw":
        return speech.phrase("step-draw", amount=speech.amount(main, step.get("n", 1)))
    if name == "toss":
        return speech.phrase("step-toss", amount=speech.amount("item", main))
    if name == "peek":
        if main == "hand":
            return speech.phrase("step-peek-hand")
        return speech.phrase("step-peek", amount=speech.amount(main, step.get("n", 1)))
    said = subject(speech, scene, step.get("who", "actor"))
    if name == "find":
        return speech.phrase(
            "step-find", amount=speech.amount("item", main), keep=step.get("keep", 1), **said
        )
    return speech.phrase("step-gain", what=speech.some("item", main), **said)


def take(speech: Speech, scene: Scene, step: Table) -> str:
    """Items go from somebody to somebody, to the floor or to the discard; by whose choice, if not theirs."""
    said = subject(speech, scene, step["from"])
    what = speech.some("item", step["take"], step.get("n", 1))
    if step["to"] in ("floor", "discard"):
        text = speech.phrase(f"step-take-{step['to']}", what=what, **said)
    else:
        text = given_to(speech, scene.who(step["to"]), what, said)
    by = scene.who(step.get("by", "actor"))
    if by == scene.who(step["from"]) or step["take"] not in ITEM_KINDS:
        return text
    return speech.phrase("chosen-by", text=text, **subject(speech, scene, step.get("by", "actor")))


def given_to(speech: Speech, whom: str, what: str, said: dict[str, str]) -> str:
    if whom == "you":
        return speech.phrase("step-take-you", what=what, **said)
    return speech.phrase("step-take", what=what, to=speech.phrase(f"to-{whom}"), **said)


def of_map(speech: Speech, scene: Scene, name: str, step: Table) -> str:
    main = step[name]
    if name == "lay":
        kind = step.get("is", "any")
        what = speech.phrase("a-location") if kind == "any" else speech.some("place", kind)
        near = speech.spot("near", step.get("near", "here"))
        return speech.phrase("step-lay" if main == "deck" else "step-lay-hand", what=what, near=near)
    if name == "bar":
        at = speech.spot("at", step.get("place", "here"))
        return speech.phrase(
            "step-bar", side=speech.phrase(f"side-{main}"), at=at, until=speech.until(step["until"])
        )
    said = subject(speech, scene, main if name in ("swap", "banish") else step.get("who", "actor"))
    if name == "go":
        how = speech.phrase(f"how-{step.get('how', 'foot')}")
        return speech.phrase("step-go", to=speech.spot("to", main), how=how, **said)
    if name == "roam":
        if main == "stay":
            return speech.phrase("roam-stay", **said)
        return speech.phrase("step-roam", way=speech.phrase(f"roam-{main}", n=step.get("steps", 1)), **said)
    if name == "swap":
        return speech.phrase(
            "step-swap", **{"with": speech.phrase(f"with-{scene.who(step['with'])}")}, **said
        )
    return speech.phrase("step-banish", **said)


def of_fights(speech: Speech, scene: Scene, name: str, step: Table) -> str:
    main = step[name]
    if name == "ward":
        whole = isinstance(main, int) and main >= ALL
        return speech.phrase("step-ward-all") if whole else speech.phrase("step-ward", n=speech.number(main))
    if name == "add":
        known = speech.words.has(f"step-add-{scene.moment}")
        return speech.phrase(f"step-add-{scene.moment}" if known else "step-add", n=speech.signed(main))
    if name == "reroll":
        return speech.phrase("step-reroll" if main == "all" else "step-reroll-low")
    said = subject(speech, scene, step.get("who", "actor") if name == "miss" else main)
    if name == "miss":
        return speech.phrase("step-miss", amount=speech.amount("turns", main), **said)
    if name in ("fight", "feud"):
        id = "step-feud-off" if step.get("on") is False else f"step-{name}"
        return speech.phrase(id, **{"with": speech.phrase(f"with-{scene.who(step['with'])}")}, **said)
    return speech.phrase(f"step-{name}", **said)


def of_flow(speech: Speech, scene: Scene, name: str, step: Table) -> str:
    main = step[name]
    if name == "qp":
        return speech.phrase(more_or_less("step-qp", main), amount=speech.amount("qp", size(main)))
    if name == "quest":
        n, keep = step.get("n", 1), step.get("keep", 1)
        id = "step-quest-all" if n == keep else "step-quest"
        told: dict[str, Said] = {} if n == keep else {"keep": keep}
        return speech.phrase(id, amount=speech.amount(main, n), **told)
    if name == "advance":
        return speech.phrase("step-advance", n=speech.number(main))
    if name == "mark":
        return mark(speech, scene, step)
    if name == "say":
        return speech.phrase("step-say", text=speech.own_text(f"told-{scene.owner}-{main}") or "…")
    if name == "book":
        return speech.phrase("step-book-game" if step["until"] == "game" else "step-book")
    return speech.phrase(f"step-{name}")


def mark(speech: Speech, scene: Scene, step: Table) -> str:
    n, on = step["n"], step["on"]
    named = speech.mark(step["mark"], abs(n) or 1)
    if on in THINGS:
        if n > 0:
            return speech.phrase("step-mark-put", mark=named, on=speech.phrase(f"on-{on}"))
        return speech.phrase("step-mark-away", mark=named, off=speech.phrase(f"off-{on}"))
    return speech.phrase("step-mark" if n > 0 else "step-mark-off", mark=named, **subject(speech, scene, on))


def more_or_less(id: str, n: Said) -> str:
    return f"{id}-less" if isinstance(n, int) and n < 0 else id


def size(n: Said) -> Said:
    return abs(n) if isinstance(n, int) else n
