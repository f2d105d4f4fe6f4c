"""Pictures of Condottiere, and of a table from the lobby to the replay: see `MOMENTS`."""

from __future__ import annotations

import time

from playwright.sync_api import Page, TimeoutError

from tools.album import Album, bots, me, wait_for_turn


def lobby(album: Album) -> None:
    host, friend = album.context(), album.context()
    table = album.table(host, seats=[me("Caterina"), {"kind": "open"}, *bots(2)], public=True)
    page = album.page(host, f"/t/{table['id']}")
    page.wait_for_selector(".seats")
    album.take(page, "lobby")
    other = album.page(friend, f"/t/{table['id']}")
    other.get_by_label("Name").fill("Braccio")
    album.take(other, "lobby-of-a-friend")
    other.get_by_role("button", name="Sit here").click()
    other.get_by_role("button", name="Leave the table").wait_for()
    other.get_by_label("Say something").fill("Napoli is mine.")
    other.get_by_role("button", name="Send").click()
    page.get_by_text("Napoli is mine.").wait_for()
    album.take(page, "lobby-full")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".board")
    album.take(page, "begun")
    host.close()
    friend.close()


def battle(album: Album) -> None:
    context = album.context()
    table = album.table(context, seats=[me("Caterina"), *bots(3)], pace=0.05)
    page = album.page(context, f"/t/{table['id']}")
    page.wait_for_selector("[data-move]")
    album.take(page, "choose-a-region")
    page.locator('[data-move="place roma"]').click()
    page.wait_for_selector('[data-move="pass"]:not([disabled])')
    album.take(page, "first-card")
    for step in range(3):
        play_card(page)
        wait_for_turn(page)
        album.take(page, f"battle-{step + 1}")
    page.locator('[data-move="pass"]').click()
    page.wait_for_selector(".hesitation")
    album.take(page, "take-back", 100)
    page.keyboard.press("Escape")
    page.locator("[data-region=siena]").click()
    page.wait_for_selector(".refusal")
    album.take(page, "why-not")
    page.locator(".bar .rule").first.click()
    page.wait_for_selector(".wanted")
    album.take(page, "rules-drawer")
    if album.size == "phone":
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Log").click()
        album.take(page, "log")
        page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    album.take(page, "menu")
    page.get_by_role("button", name="Keyboard").click()
    album.take(page, "keyboard")
    page.keyboard.press("Escape")
    context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    context.set_offline(False)
    context.close()


def many_seats(album: Album) -> None:
    context = album.context()
    seats = [me("Caterina"), *bots(5)]
    table = album.table(context, seats=seats, pace=0.02, options={"hidden_cards": True})
    page = album.page(context, f"/t/{table['id']}")
    for _ in range(5):
        wait_for_turn(page)
        play_card(page)
    wait_for_turn(page)
    album.take(page, "six-seats-hidden-cards")
    context.close()


def hot_seat(album: Album) -> None:
    context = album.context()
    table = album.table(context, seats=[me("Caterina"), me("Braccio"), *bots(1)])
    page = album.page(context, f"/t/{table['id']}")
    page.locator(".curtain button").click()
    page.locator('[data-move="place milano"]').click()
    play_card(page)
    page.wait_for_selector(".curtain")
    album.take(page, "curtain")
    page.locator(".curtain button").click()
    album.take(page, "after-the-curtain")
    context.close()


def ending(album: Album) -> None:
    context = album.context()
    table = album.table(context, seats=[me("Caterina"), *bots(3)])
    page = album.page(context, f"/t/{table['id']}")
    deadline = time.monotonic() + 120
    late = False
    while page.locator("dialog").count() == 0 and time.monotonic() < deadline:
        give_way(page)
        if not late and page.locator(".drop").count() >= 3:
            late = True
            album.take(page, "late-in-the-game")
    album.take(page, "result")
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("input[type=range]")
    page.goto(f"/replay/{table['id']}#30")
    page.wait_for_selector("input[type=range]")
    album.take(page, "replay")
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_selector(".hand")
    album.take(page, "replay-through-a-seat")
    page.get_by_role("button", name="Play on from here").click()
    album.take(page, "play-on")
    page.locator("dialog .seats button").first.click()
    page.wait_for_selector(".table .bar")
    album.take(page, "played-on", 1500)
    page.goto("/")
    page.wait_for_selector(".game")
    album.take(page, "home-with-tables")
    context.close()


def languages(album: Album) -> None:
    for locale in ("it-IT", "de-DE"):
        context = album.context(locale)
        table = album.table(context, seats=[me("Ginevra"), *bots(3)], pace=0.05)
        page = album.page(context, f"/t/{table['id']}")
        for _ in range(4):
            wait_for_turn(page)
            play_card(page)
        wait_for_turn(page)
        album.take(page, f"battle-{locale[:2]}")
        context.close()


def play_card(page: Page) -> None:
    """Some card, the first one of the hand that is no loss; else whatever is offered first."""
    wait_for_turn(page)
    for start in ("place bologna", "play mercenary", "play courtesan", "play drummer", "play", ""):
        options = page.locator(f'[data-move^="{start}"]:not([disabled])')
        if options.count():
            options.last.click()
            return


def give_way(page: Page) -> None:
    """Pass, or take whatever is offered first."""
    try:
        page.wait_for_selector("[data-move]:not([disabled]), dialog", timeout=5000)
        options = page.locator("[data-move]:not([disabled])")
        passing = page.locator('[data-move="pass"]:not([disabled])')
        if passing.count():
            passing.dblclick(timeout=1000)  # the second press sends it at once
        elif options.count():
            options.first.click(timeout=1000)
        page.wait_for_timeout(30)
    except TimeoutError:
        pass


MOMENTS = (lobby, battle, many_seats, hot_seat, ending, languages)
