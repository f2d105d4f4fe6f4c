"""A result in words."""

from __future__ import annotations

import shlex

from rich.text import Text

from ludoteca.engine.rules import Result
from ludoteca.engine.stories import Story
from ludoteca.engine.words import Words
from ludoteca.terminal.screen import badge, ink


def result_lines(result: Result, words: Words, own: str = "") -> list[Text]:
    """Who won and why, a line of the game's own where it has one, then all seats, by place where there are
    places: whoever wins or loses together, or alone against the game, has none.
    """
    winners = [words.seat(seat) for seat in result.winners]
    about: dict[str, str | int] = {"reason": words.reason(result.reason)}
    if winners:
        about["name"] = f" {words.text('tui-and')} ".join(winners)
    key = "tui-nobody" if not winners else "tui-winner" if len(winners) == 1 else "tui-winners"
    if result.together and not winners:
        about["name"] = words.seat(0)
        key = "tui-lost" if len(result.scores) == 1 else "tui-lost-together"
    lines = [Text(words.text(key, about), style="bold green" if winners else "bold")]
    if own:
        lines.append(Text(own, style="italic"))
    for seat in sorted(range(len(result.ranking)), key=lambda seat: (result.ranking[seat], seat)):
        place = Text(f"{result.ranking[seat]:>3}. " if winners and not result.together else "  ")
        score = words.text("tui-score", {"count": result.scores[seat]})
        lines.append(Text.assemble(place, badge(seat), " ", (words.seat(seat), ink(seat)), f"  {score}"))
    return lines


def story_lines(story: Story, words: Words) -> list[Text]:
    """What decided it: a line for each figure, then the moments."""
    lines: list[Text] = []
    for figure in story.figures:
        line = Text(f"{words.say(figure.label)}: ")
        for seat, value in enumerate(figure.values):
            line.append_text(Text.assemble(badge(seat), (f" {value}  ", ink(seat))))
        lines.append(line)
    return [*lines, *[Text(f"· {words.say(moment.text)} ({moment.frame})") for moment in story.moments]]


def quoted(path: str) -> str:
    """A path as one types it into a shell."""
    return shlex.quote(path)
