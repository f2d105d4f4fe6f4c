"""Pictures of tables with friends: the lobby, the guest's page, presence in play, and one's own tables."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Route

from ludoteca.engine.registry import catalogue
from ludoteca.table.invitations import Codes, invitation
from tools.album import Album, bots, me

OPEN = {"kind": "open"}
HOME = "http://192.168.1.20:8765/"


def friends(album: Album) -> None:
    games = list(catalogue())
    album.game = games[0]
    anna = album.context()
    lobby(album, anna)


def lobby(album: Album, anna: BrowserContext) -> None:
    id = album.table(anna, seats=[me("Caterina"), OPEN, OPEN, *bots(1)])["id"]
    page = album.page(anna, f"/t/{id}")
    page.wait_for_selector(".only")
    album.take(page, "lobby-only-here")
    page.route("**/invitation", in_a_network)
    page.reload()
    page.wait_for_selector(".invitation svg")
    album.take(page, "lobby-network")
    guest = album.context()
    page = album.page(guest, f"/t/{id}")
    page.wait_for_selector(".guest")
    album.take(page, "guest")
    guest.close()


def in_a_network(route: Route) -> None:
    """As it is where the network was let in: these servers stay on loopback."""
    id = route.request.url.split("/")[-2]
    found = invitation(HOME, id, Codes(), only_here=False, can_open=False)
    fields: dict[str, Any] = {name: getattr(found, name) for name in found.__struct_fields__}
    route.fulfill(json={**fields, "qr": {"size": found.qr.size, "path": found.qr.path}})
