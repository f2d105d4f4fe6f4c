"""Pictures of Dark Venture: every kind of question, alone, against others, together, and how days end."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import BrowserContext, Page

from games.dark_venture.kit.board import Wanted as Asked
from games.dark_venture.kit.board import asks, play_to_the_end, position
from kit.everyone import enlarge_text
from kit.finished import sit_down_in
from ludoteca import Game
from tools.album import Album, Wanted, bots, me, wait_for_turn

LOCALES = ("it-IT", "de-DE")
TURN = ("ask-action", "ask-action-pair")


def moves(verb: str) -> Wanted:
    """Somebody makes such a move."""
    return lambda view, move: move.startswith(f"{verb} ")


def hour(game: Game) -> int:
    return int(str(game.view(0)["round"]))


def in_a_turn(from_hour: int = 4) -> Asked:
    """A hero with a follower, who has much to choose from."""
    return lambda game, seat: (
        asks(game, seat, "ask-action-pair") and hour(game) >= from_hour and len(game.legal(seat)) > 12
    )


def asked(*questions: str) -> Asked:
    return lambda game, seat: asks(game, seat, *questions) and len(game.legal(seat)) > 1


def sit(album: Album, context: BrowserContext, seats: int, wanted: Asked, **options: object) -> Page:
    page = album.page(context)
    sit_down_in(page, *position(seats, wanted, 1, **options))
    wait_for_question(page)
    return page


def wait_for_question(page: Page) -> None:
    page.wait_for_selector("section.bar.asks", timeout=60_000)


def heroes(album: Album) -> None:
    """Whom to lead and who is counselled, which Ancient to serve, which quests to keep, which to swap; a turn
    begins with a card.
    """
    context = album.context()
    table = album.table(context, seats=[me("Caterina"), *bots(3)])
    page = album.page(context, f"/t/{table['id']}")
    wait_for_turn(page)
    album.take(page, "heroes")
    page.locator("[data-counsel]").click()
    album.take(page, "counselled")
    page = sit(album, context, 2, asked("ask-ancient"), ancients=True)
    album.take(page, "ancients")
    for name in ("keep", "draw", "find"):
        page = album.sit_in(context, 2, moves(name))
        album.take(page, name)
    page = sit(album, context, 1, asked("ask-renewal"))
    page.locator("[data-offer^='replace ']").first.click()
    album.take(page, "swap")
    context.close()


def turns(album: Album) -> None:
    """A turn with one, two and four at the table, its verbs opened, the sheet, a large card, its end."""
    context = album.context()
    for seats in (1, 2):
        page = sit(album, context, seats, in_a_turn())
        album.take(page, f"{seats}-turn")
    page = sit(album, context, 4, in_a_turn())
    album.take(page, "4-turn")
    if page.locator("[data-verbs]").count():
        page.locator("[data-verbs]").click()
        album.take(page, "verbs")
        for tab in ("hero", "quests", "hand", "log"):
            page.locator(f"[data-tab={tab}]").click()
            album.take(page, f"tab-{tab}")
        page.locator("[data-tab=map]").click()
    else:
        page.locator("[data-hand]").first.hover()
        album.take(page, "large-card", pause=900)
        page.locator("[data-rail]").first.click()
        album.take(page, "sheet")
        page.locator(".shut button").click()
    for verb in ("fight", "draw", "here", "use", "gear", "give"):
        if page.locator("[data-verbs][aria-expanded=false]").count():
            page.locator("[data-verbs]").click()
        page.locator(f"section.bar [data-verb={verb}]").click()
        album.take(page, f"verb-{verb}")
    page.keyboard.press("Escape")
    page.locator("[data-end]").click()
    album.take(page, "end-of-turn")
    context.close()


def map_and_laying(album: Album) -> None:
    """Where a location may be laid; the map whole, from near, and told in words."""
    context = album.context()
    page = album.sit_in(context, 2, moves("at"))
    album.take(page, "laying")
    page = sit(album, context, 4, in_a_turn(8))
    closer, _, whole, told = page.locator("section.map .tool").all()
    whole.click()
    album.take(page, "map-whole")
    for _ in range(9):
        closer.click()
    album.take(page, "map-near")
    told.click()
    album.take(page, "map-listed")
    context.close()


def pages_and_fights(album: Album) -> None:
    """A page with what came of it, a quest's page, what one pays with, a hand that is too full, a fight with
    a blow and with a flight, a fallen hero.
    """
    context = album.context()
    page = album.sit_in(context, 2, moves("answer"))
    album.take(page, "answer")
    page.locator("[data-part=entry] [data-answer]").first.click()
    page.locator(".confirm").click()
    page.wait_for_selector("[aria-label='What came of it'], [data-part=fight], .map")
    album.take(page, "came", pause=2500)
    page = sit(album, context, 2, lambda game, seat: asked("ask-answer")(game, seat) and is_quest(game, seat))
    album.take(page, "quest-page")
    album.take(sit(album, context, 2, asked("ask-pay-item")), "pay")
    album.take(sit(album, context, 2, asked("ask-relief")), "full-hand")
    page = album.sit_in(context, 2, moves("hit"))
    album.take(page, "hit")
    page.locator('[data-move^="hit "]').first.click()
    page.wait_for_selector("[data-blow]")
    album.take(page, "blow", pause=2500)
    page = album.sit_in(context, 2, moves("flee"))
    album.take(page, "flight")
    page = sit(album, context, 4, asked("ask-asleep"))
    album.take(page, "fallen")
    context.close()


def is_quest(game: Game, seat: int) -> bool:
    view: Any = game.view(seat)
    printed: Any = game.printed("en")
    return view["entry"][-1] in printed["quests"]


def together(album: Album) -> None:
    """Open hands and bars towards the goal; a friend is let act; what a friend proposes."""
    context = album.context()
    options = {"mode": "cooperative", "hero_order": "seats"}
    lets = sit(album, context, 2, lambda game, seat: can(game, seat, "let act"), **options)
    album.take(lets, "together")
    if lets.locator("[data-verbs]").count():
        lets.locator("[data-verbs]").click()
    lets.locator("section.bar [data-verb=allies]").click()
    album.take(lets, "let-act")
    lets.locator("[data-seat='1'], [data-seat='0']").last.click()
    album.take(lets, "open-hand")
    page = album.sit_in(context, 2, lambda view, move: move in ("yes", "no"))
    album.take(page, "proposal")
    context.close()


def can(game: Game, seat: int, verb: str) -> bool:
    return asks(game, seat, *TURN) and any(move.startswith(verb) for move in game.legal(seat))


def in_the_last_hour(game: Game, seat: int) -> bool:
    return hour(game) == 12 and asks(game, seat, *TURN)


def endings(album: Album) -> None:
    """A title, a day that is won or lost alone, together, and a competition."""
    context = album.context()
    for name, seats, mode in (
        ("title", 1, "ranked"),
        ("alone", 1, "questing"),
        ("friends", 2, "cooperative"),
        ("rivals", 2, "competitive"),
    ):
        page = sit(album, context, seats, in_the_last_hour, mode=mode)
        play_to_the_end(page, random.Random(1), "no quest", "end")
        album.take(page, f"end-{name}")
    context.close()


def languages(album: Album) -> None:
    """A turn, a page and a fight in the other languages, and a turn with large text."""
    for locale in LOCALES:
        context = album.context(locale)
        page = sit(album, context, 4, in_a_turn())
        album.take(page, f"turn-{locale[:2]}")
        for name in ("answer", "hit", "keep"):
            page = album.sit_in(context, 2, moves(name))
            album.take(page, f"{name}-{locale[:2]}")
        context.close()
    context = album.context()
    for name, wanted in (
        ("turn", in_a_turn()),
        ("page", asked("ask-answer")),
        ("fight", asked("ask-battle-turn")),
    ):
        page = sit(album, context, 2, wanted)
        enlarge_text(page)
        page.reload()
        wait_for_question(page)
        album.take(page, f"{name}-200")
    context.close()


MOMENTS = (heroes, turns, map_and_laying, pages_and_fights, together, endings, languages)
