"""What a coach says at this terminal: a few moves, how they would stand, and why."""

from __future__ import annotations

from rich.text import Text

import ludoteca
from ludoteca.engine.game import Game
from ludoteca.engine.words import Namer, Words

BAR = 10  # characters of a bar


def hint_lines(t: Game, seat: int, words: Words, iterations: int, called: Namer | None = None) -> list[Text]:
    """A line for each hint, the best first, and under it the reasons."""
    labels = {choice.name: words.say(choice.label, called) for choice in t.choices(seat)}
    lines: list[Text] = []
    for hint in ludoteca.hints(t, seat, iterations):
        full = round(BAR * hint.estimate)
        lines.append(
            Text.assemble(
                ("█" * full + "░" * (BAR - full), "cyan"),
                (f" {labels[hint.move]}", "bold"),
                f": {words.say(hint.standing)} ({round(100 * hint.estimate)} %)",
            )
        )
        if hint.reasons:
            said = " ".join(words.say(reason, called) for reason in hint.reasons)
            lines.append(Text(" " * (BAR + 1) + said, style="italic"))
    return lines
