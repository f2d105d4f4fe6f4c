"""A question to a person, and what may be typed at it."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludoteca.bots.hints import ITERATIONS, SEARCHES
from ludoteca.engine.errors import IllegalMove, LudotecaError
from ludoteca.engine.kernel import Refusal
from ludoteca.engine.words import Words, as_typed, kind_of
from ludoteca.terminal.coach import hint_lines
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.listing import GAP_OF_GROUPS, HANGING, columns, grouped, numbered_piece
from ludoteca.terminal.offers import Offer, matching, offers
from ludoteca.terminal.rulebook import rule_lines, rules_with
from ludoteca.terminal.screen import flowing, fold, letter, path_lines
from ludoteca.terminal.session import SPEEDS, Session

COMMANDS = (
    *("why", "hint", "quest", "undo", "save", "log", "show", "look"),
    *("hand", "order", "speed", "help", "quit"),
)
ALONE = ("hint", "undo", "hand", "help", "quit")  # take nothing after them
MOST_ROWS = 6
MOST_MOVES = 12  # of more, groups are offered first, where a game has groups
LONGEST_LIST = 44  # of what is in a group, in its line
MOST_OF_SCREEN = 0.3  # that a list of moves should take
LOG_LINES = 30
LONGEST_INPUT = 500


class Answer(Enum):
    MOVED = 1
    REDRAW = 2
    AGAIN = 3


class Quit(Exception):
    """A person has left the table."""


class Question:
    """One question: the legal moves by number, and the commands that go with them."""

    def __init__(self, session: Session, words: Words, console: Console, seat: int) -> None:
        self.session = session
        self.t = session.game
        self.words = words
        self.console = console
        self.seat = seat
        self.eyes = seat  # whose view of the table is shown
        self.face = face_of(self.t.rules.info.package)
        self.printed = session.printed(words.language)
        self.offers = offers(self.t, seat, words, self.face.brief, self.face.called, self.printed)
        self.groups = by_group(self.offers, self.face.groups)
        self.opened: list[Offer] = []  # the group whose moves are shown
        prompt = self.t.prompt(seat)
        self.hint = session.hint(prompt.message.id, words) if prompt else ""
        self.forecast = self.t.rules.forecast(self.t.state, seat) if self.face.foretold else None
        self.events_shown = len(self.t.events(seat))
        self.commands: dict[str, Callable[[str], Answer]] = {
            "why": self.why,
            "hint": self.advise,
            "quest": self.quest,
            "undo": self.undo,
            "save": self.save,
            "log": self.log,
            "show": self.show,
            "look": self.look,
            "hand": self.hand,
            "order": self.order,
            "speed": self.speed,
            "help": self.help,
            "quit": self.quit,
        }

    # what is printed

    def lines(self, width: int) -> list[Text]:
        """The sentence with its rule, then the numbered moves."""
        prompt = self.t.prompt(self.seat)
        assert prompt is not None
        sentence = [Text(word, style="bold") for word in self.words.say(prompt.message).split()]
        if prompt.rule:
            sentence.append(Text(f" [{prompt.rule}]", style="dim"))
        hint = [Text(word, style="italic cyan") for word in self.hint.split()]
        return [*flowing(hint, width, 1), *flowing(sentence, width, 1), *self.numbered(width)]

    def numbered(self, width: int) -> list[Text]:
        """All moves in columns; many of them under headings; and if these take much room, in families.
        Where a game has groups of verbs, many moves stand in these, and a group is opened by its number.
        """
        if self.groups and not self.opened:
            pieces = [numbered_piece(f"{i}", self.headline(some)) for i, some in enumerate(self.groups, 1)]
            return fold(flowing(pieces, width, GAP_OF_GROUPS), width, HANGING)
        shown = [self.with_odds(offer) for offer in self.opened or self.offers]
        lines = columns([offer.label for offer in shown], width)
        if len(lines) > MOST_ROWS:
            lines = grouped(shown, width, folded=False)
            if len(lines) > self.console.height * MOST_OF_SCREEN:
                lines = grouped(shown, width, folded=True)
        lines = fold(lines, width, HANGING)
        return [*lines, Text(self.words.text("tui-back"), style="dim")] if self.opened else lines

    def with_odds(self, offer: Offer) -> Offer:
        """A move with what is told of it beforehand, unless nobody wants to know."""
        told = self.told(offer) if self.session.odds else ""
        return (
            replace(offer, label=f"{offer.label} ({told})", thing=f"{offer.thing} ({told})")
            if told
            else offer
        )

    def told(self, offer: Offer) -> str:
        if self.face.foretold is None or self.forecast is None:
            return ""
        return self.face.foretold(self.words, self.printed, self.forecast, offer.name)

    def headline(self, group: list[Offer]) -> str:
        """What a group of moves is for and what is in it; a single move is itself."""
        if len(group) == 1:
            return group[0].label
        name = next(name for name, verbs in self.face.groups.items() if group[0].verb in verbs)
        things = ", ".join(dict.fromkeys(offer.thing if offer.heading else offer.label for offer in group))
        said = self.words.text(f"tui-group-{name}")
        return f"{said}: {things}" if len(things) <= LONGEST_LIST else f"{said} ({len(group)})"

    @property
    def shown(self) -> int:
        """How many numbers there are to choose from."""
        return len(self.groups if self.groups and not self.opened else self.opened or self.offers)

    def say(self, text: str, rule: str = "", style: str = "yellow") -> Answer:
        line = Text(text, style=style)
        if rule:
            line.append(f"  [{rule}]", style="dim")
        self.console.print(line)
        return Answer.AGAIN

    # what is typed

    def once(self) -> Answer:
        """Reads one line and does what it says."""
        numbers = f"1-{self.shown}" if self.shown > 1 else "1"
        typed = input(f"{self.words.seat(self.seat)} [{numbers}, ?, {self.words.text('command-help')}] > ")
        typed = " ".join(typed.replace("\x00", "").split())[:LONGEST_INPUT]
        if not typed:
            return self.hand("")
        if typed.isdecimal():
            return self.by_number(typed)
        if typed.startswith("?"):
            return self.rule(typed[1:].strip())
        exact = [offer for offer in self.offers if as_typed(typed) in (offer.name, as_typed(offer.label))]
        if not exact:
            command, rest = self.command(typed)
            if command:
                return self.commands[command](rest)
        return self.move(typed)

    def command(self, typed: str) -> tuple[str, str]:
        """A command, in English or in the language of the game, and what follows it."""
        first, _, rest = typed.partition(" ")
        for name in COMMANDS:
            if first.casefold() in (name, self.words.text(f"command-{name}")):
                if name in ALONE and rest and not (name == "hand" and self.friend(rest) is not None):
                    return "", ""
                return name, rest.strip()
        return "", ""

    def by_number(self, typed: str) -> Answer:
        found = self.numbered_moves(typed)
        if not found:
            return self.say(self.words.text("tui-no-number", {"count": self.shown}))
        if len(found) == 1:
            return self.play(found[0].name)
        self.opened = found
        return Answer.REDRAW

    def numbered_moves(self, typed: str) -> list[Offer]:
        """The move with a number, or the moves of a group with it; none where there is no such number."""
        if not typed.isdecimal() or len(typed) > 5 or not 1 <= int(typed) <= self.shown:
            return []
        place = int(typed) - 1
        if self.groups and not self.opened:
            return self.groups[place]
        return [(self.opened or self.offers)[place]]

    def move(self, typed: str) -> Answer:
        found = matching(typed, self.offers)
        if len(found) == 1:
            return self.play(found[0].name)
        if found:
            names = ", ".join(self.choice(offer) for offer in found[:6])
            more = " …" if len(found) > 6 else ""
            return self.say(self.words.text("tui-several", {"names": names + more}))
        return self.refuse(typed)

    def choice(self, offer: Offer) -> str:
        """A move with its number, or with its name where numbers are those of groups."""
        if self.groups:
            return f"{offer.label} ({offer.name})"
        return f"{self.offers.index(offer) + 1} {offer.label}"

    def play(self, name: str) -> Answer:
        try:
            self.t.play(self.seat, name)
        except IllegalMove:
            return self.refuse(name)
        return Answer.MOVED

    def refuse(self, typed: str) -> Answer:
        """Why it cannot be done, with the rule."""
        name = self.known(typed)
        refusal = self.t.why_not(self.seat, name) if name else None
        if refusal is None:
            near = difflib.get_close_matches(typed.casefold(), [offer.name for offer in self.offers], 1, 0.5)
            if near:
                return self.say(self.words.text("tui-did-you-mean", {"typed": typed[:60], "move": near[0]}))
            return self.say(self.words.text("tui-no-such-move", {"typed": typed[:60]}))
        return self.say(self.said(refusal), refusal.rule)

    def said(self, refusal: Refusal) -> str:
        return self.words.say(refusal.message)

    def known(self, typed: str) -> str:
        """The one move of the whole game that a text means, or nothing."""
        space = self.t.rules.space(self.t.state)
        every: list[Offer] = []
        for action, name in space.names.items():
            label = space.labels[action]
            things = [str(self.words.thing(kind_of(key), value)) for key, value in label.args.items()]
            every.append(Offer(name, self.words.say(label), " ".join(things)))
        found = matching(typed, every)
        if len(found) > 1:  # a card alone is meant with a verb that is possible now
            verbs = {offer.name.split()[0] for offer in self.offers}
            found = [offer for offer in found if offer.name.split()[0] in verbs]
        meant = {offer.name.partition(".")[0] for offer in found}  # cards of one number are refused alike
        return found[0].name if len(meant) == 1 else ""

    # commands

    def rule(self, text: str) -> Answer:
        """`?` is the rule behind the question, `? ID` any rule, `? WORD` all rules with the word."""
        info = self.t.rules.info
        prompt = self.t.prompt(self.seat)
        wanted = text or (prompt.rule if prompt else "")
        found = rules_with(info.package, self.session.seating.language, wanted) if wanted else []
        if not found:
            return self.say(self.words.text("tui-no-rule", {"typed": text[:60]}))
        for line in rule_lines(found[:8], self.console.width):
            self.console.print(line)
        if len(found) > 8:
            self.say(self.words.text("tui-more-rules", {"count": len(found) - 8, "typed": text[:60]}))
        return Answer.AGAIN

    def why(self, text: str) -> Answer:
        if not text:
            return self.say(self.words.text("tui-why-what", {"move": self.offers[0].name}))
        numbered = self.numbered_moves(text)
        if numbered:
            text = numbered[0].name
        legal = matching(text, self.offers)
        if legal:
            told = self.told(legal[0])
            said = self.words.text("tui-allowed", {"move": legal[0].label})
            return self.say(f"{said} ({told})" if told else said, style="green")
        return self.refuse(text)

    def advise(self, text: str) -> Answer:
        """What a strong bot would look at; not where people play against each other."""
        if len(self.session.seating.people) > 1 and not self.session.open_seats:
            return self.say(self.words.text("tui-no-hint"))
        self.say(self.words.text("tui-looking"), style="dim italic")
        name = self.face.namer(self.words, self.printed, self.t.view(self.seat))
        for line in hint_lines(self.t, self.seat, self.words, SEARCHES * ITERATIONS, name):
            self.console.print(line)
        return Answer.AGAIN

    def quest(self, text: str) -> Answer:
        """What could be done for a quest, or for each of them."""
        if self.face.leads is None or self.forecast is None:
            return self.say(self.words.text("tui-no-quests"))
        labels = {offer.name: offer.label for offer in self.offers}
        view, width = self.t.view(self.seat), self.console.width
        lines = self.face.leads(self.words, view, self.printed, self.forecast, text, labels, width)
        if not lines:
            return self.say(self.words.text("tui-no-quest", {"typed": text[:60]}))
        for line in lines:
            self.console.print(line)
        return Answer.AGAIN

    def undo(self, text: str) -> Answer:
        if not self.t.can_undo(self.seat):
            return self.say(self.words.text("no-undo"))
        self.t.undo(self.seat)
        shown = self.session.events_shown
        shown[self.seat] = min(shown.get(self.seat, 0), len(self.t.events(self.seat)))
        self.events_shown = shown[self.seat]
        return Answer.MOVED

    def save(self, text: str) -> Answer:
        try:
            where = self.session.save(Path(text) if text else None)
        except LudotecaError as error:
            return self.say(self.words.text("tui-not-saved", {"why": error.text}))
        for line in path_lines(self.words, "tui-saved", str(where), self.console.width):
            self.console.print(Text(str(line), style="green"), soft_wrap=True)
        return Answer.AGAIN

    def log(self, text: str) -> Answer:
        """The latest sentences, or with `log all` every one."""
        told = self.face.told(self.words, self.printed, self.t.view(self.seat), self.t.events(self.seat))
        if text != "all" and len(told) > LOG_LINES:
            self.say(self.words.text("tui-log-all", {"count": len(told) - LOG_LINES}), style="dim italic")
            told = told[-LOG_LINES:]
        for sentence in told:
            self.console.print(Text(f"· {sentence}"))
        return Answer.AGAIN

    def show(self, text: str) -> Answer:
        """An aside: what one may do at any time. Seats go by letter: `show B bishop`."""
        asides = self.t.asides(self.seat)
        if not asides:
            return self.say(self.words.text("tui-no-asides"))
        space = self.t.rules.space(self.t.state)
        every: list[Offer] = []
        for name in asides:
            label = self.words.say(space.labels[space.parse(name)])
            every.append(Offer(by_letter(name), label, name))
        if not text:
            names = ", ".join(offer.name for offer in every[:8]) + (" …" if len(every) > 8 else "")
            return self.say(self.words.text("tui-asides", {"names": names}))
        found = matching(f"show {text}", every)
        if len(found) != 1:
            names = ", ".join(offer.name for offer in (found or every)[:8])
            return self.say(self.words.text("tui-asides", {"names": names}))
        self.t.play(self.seat, found[0].short)
        return self.say(found[0].label, style="green")

    def hand(self, text: str) -> Answer:
        """The table again; with `hand B`, as another one at this keyboard sees it, where hands are open."""
        friend = self.friend(text)
        self.eyes = self.seat if friend is None else friend
        self.opened = []
        return Answer.REDRAW

    def friend(self, text: str) -> int | None:
        """A seat at this keyboard, by its letter, that hides nothing."""
        return next(
            (seat for seat in self.session.open_seats if letter(seat).casefold() == text.casefold()), None
        )

    def look(self, text: str) -> Answer:
        """All that stands on a card, or on several whose names begin alike."""
        if self.face.look is None:
            return self.say(self.words.text("tui-no-look"))
        if not text:
            return self.say(self.words.text("tui-look-what"))
        lines = self.face.look(self.words, self.printed, text, self.console.width)
        if not lines:
            return self.say(self.words.text("tui-no-card", {"typed": text[:60]}))
        for line in lines:
            self.console.print(line)
        return Answer.AGAIN

    def order(self, text: str) -> Answer:
        """`order` lists what may be ordered, `order 1` gives the first order or takes it back."""
        g, session = self.t.state, self.session
        standing = session.standing(self.seat)
        found = [one for one in self.t.rules.orders if one.name in standing or one.offered(g, self.seat)]
        if not found:
            return self.say(self.words.text("tui-no-orders"))
        if text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(found):
            one = found[int(text) - 1]
            if one.name in standing:
                del session.orders[self.seat, one.name]
            else:
                session.orders[self.seat, one.name] = one.term(g)
            if session.own_answer(self.seat)[1]:
                return Answer.MOVED  # it answers this very question
        elif text:
            return self.say(self.words.text("tui-no-such-order", {"count": len(found)}))
        standing = session.standing(self.seat)
        for i, one in enumerate(found, 1):
            sign = "[x]" if one.name in standing else "[ ]"
            self.console.print(numbered_piece(f"{i}", f"{sign} {self.words.text(f'order-{one.name}')}"))
        return Answer.AGAIN

    def speed(self, text: str) -> Answer:
        """How fast bots' moves pass by."""
        if text in SPEEDS:
            self.session.speed = text
        return self.say(
            self.words.text("tui-speed", {"speed": self.session.speed, "names": ", ".join(SPEEDS)}),
            style="green" if text in SPEEDS else "yellow",
        )

    def help(self, text: str) -> Answer:
        prompt = self.t.prompt(self.seat)
        examples: dict[str, str | int] = {"move": self.offers[0].name, "rule": prompt.rule if prompt else ""}
        first, *rest = self.words.text("tui-help", examples).splitlines()
        table = Table.grid(padding=(0, 2, 0, 0))
        for line in rest:
            command, _, about = line.partition("  ")
            table.add_row(Text(command, style="bold"), about.strip())
        self.console.print(Text(first), table)
        return Answer.AGAIN

    def quit(self, text: str) -> Answer:
        raise Quit


def by_group(offers: list[Offer], groups: Mapping[str, tuple[str, ...]]) -> list[list[Offer]]:
    """Many moves by what their verbs are for, then those that are for nothing else; few stay as they are."""
    if not groups or len(offers) <= MOST_MOVES:
        return []
    found = [[offer for offer in offers if offer.verb in verbs] for verbs in groups.values()]
    known = {verb for verbs in groups.values() for verb in verbs}
    return [*[some for some in found if some], *[[offer] for offer in offers if offer.verb not in known]]


def by_letter(name: str) -> str:
    """`show 1 bishop` as people type it: `show b bishop`."""
    return " ".join(letter(int(word)).lower() if word.isdecimal() else word for word in name.split())
