"""Pictures of what teaches: the coach in play and in a replay, the end of a game, and its review."""

from __future__ import annotations

from ludoteca.engine.registry import catalogue
from tools.album import Album, bot_game


def study(album: Album) -> None:
    seats = max(2, catalogue()[album.game].least_seats)
    record, _ = bot_game(album.game, seats, 1)
    context = album.context()
    id = album.post(context, "/api/records", record, headers={"content-type": "text/plain"})["id"]
    page = album.page(context, f"/t/{id}")
    page.wait_for_selector("dialog table")
    album.take(page, "end")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    album.take(page, "end-folded")
    page.goto(f"/replay/{id}#review")
    page.wait_for_selector(".review svg", timeout=120_000)
    album.take(page, "review")
    page = album.sit_in(context, seats, lambda view, move: len(move.split()) > 1)
    page.get_by_role("button", name="What would you look at?").click()
    page.wait_for_selector(".coach ol", timeout=60_000)
    album.take(page, "coach")
    context.close()
