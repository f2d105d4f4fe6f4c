"""Pictures of Ventura, from the set-up to the result, with two and with four seats: see `MOMENTS`."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tools.album import Album, Wanted, bots, me, wait_for_turn

View = dict[str, Any]


def placing(tiles: int) -> Wanted:
    """Somebody says where the next tile goes, while so many lie there."""
    return lambda view, move: (
        view["phase"] == "setup" and move.startswith("at ") and len(view["tiles"]) == tiles
    )


def in_phase(phase: str, verb: str = "", rounds: int = 1) -> Wanted:
    """Somebody makes such a move in a phase, outside of battles, from a round on."""

    def wanted(view: View, move: str) -> bool:
        there = view["phase"] == phase and view["round"] >= rounds and not view.get("battle")
        return there and move.startswith(verb)

    return wanted


def setup(album: Album) -> None:
    context = album.context()
    table = album.table(context, seats=[me("Caterina"), *bots(3)])
    page = album.page(context, f"/t/{table['id']}")
    wait_for_turn(page)
    album.take(page, "family")
    for name, tiles in (("tile", 6), ("city", 18), ("domain", 22)):
        page = album.sit_in(context, 4, placing(tiles))
        album.take(page, f"{name}")
    page.get_by_role("button", name="Hide tips").click()
    album.take(page, "without-tips")
    context.close()


MOMENTS_OF_A_ROUND = {
    "prestige": in_phase("prestige", rounds=3),
    "fortune": in_phase("fortune"),
    "upkeep": in_phase("upkeep", rounds=3),
    "expansion": in_phase("expansion", "at "),
    "deploy": in_phase("deploy", "deploy "),
    "march": in_phase("march", "at ", rounds=3),
}


def of_two(album: Album) -> None:
    a_round(album, 2)


def of_four(album: Album) -> None:
    a_round(album, 4)


def a_round(album: Album, seats: int) -> None:
    context = album.context()
    for name, wanted in MOMENTS_OF_A_ROUND.items():
        page = album.sit_in(context, seats, wanted)
        album.take(page, f"{seats}-{name}")
        if name == "march":
            page.locator("[data-hex][aria-label*='costs']").first.dispatch_event("focusin")
            album.take(page, f"{seats}-march-aimed")
    page.get_by_role("button", name="Caterina").first.click()
    album.take(page, f"{seats}-troops")
    page.get_by_role("button", name="Accounts of the round").click()
    album.take(page, f"{seats}-accounts")
    context.close()


def languages(album: Album) -> None:
    for locale in ("it-IT", "de-DE"):
        context = album.context(locale)
        for name, wanted in (("city", placing(18)), ("march", in_phase("march", "at ", rounds=3))):
            page = album.sit_in(context, 4, wanted)
            album.take(page, f"{name}-{locale[:2]}")
        page.locator(".tools button").nth(4).click()
        album.take(page, f"accounts-{locale[:2]}")
        context.close()


def in_battle(verb: str, cards: int, assaults: int = 0) -> Wanted:
    """Somebody makes such a move in a battle of so many Companies, after so many assaults."""

    def wanted(view: View, move: str) -> bool:
        battle = view.get("battle")
        if not battle or len(battle["assaults"]) < assaults or not move.startswith(verb):
            return False
        count = 0
        for side in ("attacker", "defender"):
            troops = view["players"][battle[side]]["troops"]
            count += sum(len(one["companies"]) for one in troops if one["area"] == battle[f"{side}_area"])
        return count >= cards

    return wanted


def after_battle(view: View, move: str) -> bool:
    return "fought" in view and len(view["fought"]["assaults"]) > 1


def battle(album: Album) -> None:
    for locale in ("en-GB", "it-IT", "de-DE"):
        context = album.context(locale)
        moments = {
            "order": in_battle("line", 4),
            "assault": in_battle("pass", 3, 1),
            "retreat": in_battle("stay", 2, 2),
            "fought": after_battle,
        }
        for name, wanted in moments.items():
            page = album.sit_in(context, 3, wanted)
            if name == "fought":
                page.locator(".fought summary").click()
            album.take(page, f"battle-{name}-{locale[:2]}")
        context.close()


def ending(album: Album) -> None:
    context = album.context()
    options = {"round_limit": 2}
    table = album.table(context, seats=[me("Caterina"), *bots(1)], options=options)
    page = album.page(context, f"/t/{table['id']}")
    deadline = time.monotonic() + 90
    while page.locator("dialog").count() == 0 and time.monotonic() < deadline:
        choose_first(page)
    album.take(page, "result")
    page.goto(f"/replay/{table['id']}#30")
    page.wait_for_selector("input[type=range]")
    album.take(page, "replay")
    context.close()


def choose_first(page: Page) -> None:
    try:
        page.wait_for_selector("[data-move]:not([disabled]), dialog", timeout=3000)
        page.locator("[data-move]:not([disabled])").first.click(timeout=1000)
        page.wait_for_timeout(30)
    except TimeoutError:
        pass


MOMENTS = (
    setup,
    of_two,
    of_four,
    languages,
    battle,
    ending,
)
