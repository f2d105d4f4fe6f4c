"""The board of Dark Venture in a browser: positions to sit down in, and a person who plays by the bar."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

import ludoteca
from ludoteca import Game
from ludoteca.bots import make_bot

Wanted = Callable[[Game, int], bool]
LONGEST = 2000  # presses, or looks at whether somebody is asked

# All that can be pressed in the bar and above it: moves, cards that are laid out, answers that are confirmed,
# verbs that are opened, a turn that may end. One is pressed in the same breath, before anything can change:
# by a wish, else any.
PRESS = """([wishes, chance]) => {
  const bar = document.querySelector("section.bar");
  const turn = "[data-verb]:not(.none, .pressed), [data-end]";
  const what = `[data-move], [data-answer], [data-lay], [data-next], ${turn}`;
  const page = document.querySelectorAll("[data-part=entry] [data-answer], [data-offer]");
  const can = [...bar.querySelectorAll(what), ...page].filter((one) => !one.disabled);
  const named = ({ move, answer, end, verb }) => move ?? answer ?? (end === undefined ? verb : "end");
  const name = (one) => named(one.dataset) ?? "lay it";
  const wish = wishes.map((word) => can.find((one) => name(one).startsWith(word))).find(Boolean);
  const moves = can.filter((one) => one.dataset.move);
  const among = moves.length > 0 && chance > 0.3 ? moves : can;
  const one = wish ?? among[Math.floor(chance * 9973) % among.length];
  one?.click();
  return one ? name(one) : null;
}"""
READY = (
    "section.bar :is([data-move], [data-answer], [data-lay], [data-next], [data-verb], [data-end])"
    ":not([disabled]):not(.none), [data-part=entry] [data-answer]:not([disabled]),"
    " [data-offer]:not([disabled]), .covered button, dialog[open]"
)


def position(seats: int, wanted: Wanted, first: int = 1, **options: object) -> tuple[Game, int]:
    """A game of bots up to where it is as wanted, and the seat that is asked there."""
    for seed in range(first, first + 60):
        game = ludoteca.new("dark-venture", seats=seats, seed=seed, options=options)
        players = [make_bot("greedy", seat) for seat in range(seats)]
        while game.asked:
            seat = game.asked[0]
            if wanted(game, seat):
                return game, seat
            door = game.door(seat)
            game.play(seat, door.name(players[seat].choose(door)))
    raise AssertionError("no game has such a position")


def asks(game: Game, seat: int, *ids: str) -> bool:
    prompt = game.prompt(seat)
    return prompt is not None and prompt.message.id in ids


def is_over(page: Page) -> bool:
    """Whether the result is there. Nobody waits until the last events have been played back."""
    page.evaluate("document.querySelector('.covered button')?.click()")
    return page.locator("dialog[open]").count() > 0


def press(page: Page, rng: random.Random, *wishes: str) -> str:
    """One press in the decision bar; "" when the game is over."""
    page.locator(READY).first.wait_for()
    if is_over(page):
        return ""
    return str(page.evaluate(PRESS, [list(wishes), rng.random()]))


def play_to_the_end(page: Page, rng: random.Random, *wishes: str) -> int:
    """Press on until the result is there; how often that was."""
    for count in range(LONGEST):
        if not press(page, rng, *wishes):
            return count
    raise AssertionError("the game does not end")


def play_by_turns(people: list[Page], rng: random.Random) -> None:
    """Whoever is asked presses something, and often ends the turn, until all see the result."""
    for _ in range(LONGEST):
        for page in people:
            if page.locator(READY).count() and not is_over(page):
                page.evaluate(PRESS, [["no quest", *["end"] * (rng.random() < 0.4)], rng.random()])
        if all(is_over(page) for page in people):
            return
        people[0].wait_for_timeout(20)
    raise AssertionError("the game does not end")


def to_a_turn(page: Page, rng: random.Random) -> None:
    """Answer all that is asked before the first action."""
    for _ in range(LONGEST):
        page.locator(READY).first.wait_for()
        if page.locator("[data-end]").count():
            return
        press(page, rng, "no quest", "keep")
    raise AssertionError("no turn begins")
