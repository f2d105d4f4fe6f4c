"""Pictures of Dark Venture on the table that every game has: alone, against others and in three languages."""

from __future__ import annotations

from tools.album import Album, Wanted, bots, me, wait_for_turn


def moves(verb: str) -> Wanted:
    """Somebody makes such a move."""
    return lambda view, move: move.startswith(f"{verb} ")


def heroes(album: Album) -> None:
    context = album.context()
    table = album.table(context, seats=[me("Caterina"), *bots(3)])
    page = album.page(context, f"/t/{table['id']}")
    wait_for_turn(page)
    album.take(page, "heroes")
    context.close()


def moments(album: Album) -> None:
    context = album.context()
    for seats in (1, 2, 4):
        page = album.sit_in(context, seats, moves("go"))
        album.take(page, f"{seats}-turn")
    for name in ("keep", "lay", "answer", "hit"):
        page = album.sit_in(context, 2, moves(name))
        album.take(page, name)
    context.close()


def map_and_laying(album: Album) -> None:
    """Where a location may be laid; the map from near, from far and told in words."""
    context = album.context()
    page = album.sit_in(context, 2, moves("at"))
    album.take(page, "laying")
    page = album.sit_in(context, 4, moves("go"))
    for _ in range(6):
        page.locator("section.map .tool").first.click()
    album.take(page, "map-near")
    page.locator("section.map .tool").last.click()
    album.take(page, "map-listed")
    context.close()


def pages_and_fights(album: Album) -> None:
    """A page with what came of it, a fight with a blow and with a flight."""
    context = album.context()
    page = album.sit_in(context, 2, moves("answer"))
    page.locator("[data-answer]").first.click()
    page.locator(".confirm").click()
    page.wait_for_selector("[aria-label='What came of it'], [data-part=fight], .map")
    album.take(page, "came")
    page = album.sit_in(context, 2, moves("hit"))
    page.locator('[data-move^="hit "]').first.click()
    page.wait_for_selector("[data-blow]")
    album.take(page, "blow")
    page = album.sit_in(context, 2, moves("flee"))
    album.take(page, "flight")
    context.close()
    for locale in ("it-IT", "de-DE"):
        context = album.context(locale)
        for name in ("answer", "hit"):
            page = album.sit_in(context, 2, moves(name))
            page.wait_for_selector("[data-part=entry], [data-part=fight]")
            album.take(page, f"{name}-{locale[:2]}")
        context.close()


def languages(album: Album) -> None:
    for locale in ("it-IT", "de-DE"):
        context = album.context(locale)
        page = album.sit_in(context, 2, moves("go"))
        album.take(page, f"turn-{locale[:2]}")
        context.close()


MOMENTS = (heroes, moments, map_and_laying, pages_and_fights, languages)
