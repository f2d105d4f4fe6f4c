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
    album.game = next(iter(catalogue()))
    anna = album.context()
    lobby(album, anna)
    presence(album, anna)
    my_tables(album, anna)
    anna.close()


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
    page.wait_for_selector(".guest ol")
    album.take(page, "guest")
    guest.close()


def presence(album: Album, anna: BrowserContext) -> None:
    """Bruno is away, Carla has resigned, Sforza is a bot."""
    table = album.table(anna, seats=[me("Caterina"), OPEN, OPEN, *bots(1)])
    bruno, carla = album.context(), album.context()
    for context, name in ((bruno, "Bruno"), (carla, "Carla")):
        joined = context.request.post(f"/api/tables/{table['id']}/join", data={"name": name})
        assert joined.ok, joined.text()
    page = album.page(anna, f"/t/{table['id']}")
    guest = album.page(bruno, f"/t/{table['id']}")
    page.get_by_role("button", name="Start the game").click()
    guest.wait_for_selector(".table")
    page.wait_for_selector(".table")
    for path in ("resign", "end"):
        context = carla if path == "resign" else bruno
        assert context.request.post(f"/api/tables/{table['id']}/{path}").ok
    bruno.close()
    page.wait_for_selector(".notice")
    album.take(page, "presence")
    page.get_by_role("button", name="People").click()
    page.wait_for_selector("dialog .who")
    album.take(page, "people")
    page.get_by_role("button", name="Resign", exact=True).click()
    album.take(page, "resign")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="I agree").click()
    page.get_by_text("The game was ended").wait_for()
    album.take(page, "ended")
    carla.close()


def my_tables(album: Album, anna: BrowserContext) -> None:
    """It is Caterina's turn at one table; another one has ended."""
    album.table(anna, seats=[me("Caterina"), *bots(2)])
    page = album.page(anna)
    page.get_by_role("link", name="Your turn: ").wait_for()
    album.take(page, "home-your-turn")
    page.get_by_role("button", name="Delete").first.wait_for()
    page.get_by_role("button", name="Delete").first.scroll_into_view_if_needed()
    album.take(page, "my-tables")


def in_a_network(route: Route) -> None:
    """As it is where the network was let in: these servers stay on loopback."""
    id = route.request.url.split("/")[-2]
    found = invitation(HOME, id, Codes(), only_here=False, can_open=False)
    fields: dict[str, Any] = {name: getattr(found, name) for name in found.__struct_fields__}
    route.fulfill(json={**fields, "qr": {"size": found.qr.size, "path": found.qr.path}})
