"""Browsers and the rings that they hold: one cookie for each browser, and what return links bring along."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.types import Message, Scope

from ludoteca.table.keys import (
    COOKIE,
    OLD_COOKIE,
    browser_in,
    doors,
    hashed,
    hashes,
    new_secret,
    old_secrets,
    on_ring,
    return_secret,
)
from ludoteca.table.room import Room
from ludoteca.table.settings import Settings
from ludoteca.table.store import RING_KEPT, Changes, SeatRow, Store, StoreError, TableRow

MOST_CLEARED = 50  # old cookies in one answer: its headers stay below the 4 kB that proxies allow
RENEWED = 3600.0  # seconds after which a visit to a table renews what one holds there

Ask = Request[Any, Any, State]


async def meet(request: Ask) -> None:
    """Know a browser by its cookie, and take over what cookies of earlier versions hold.

    A browser without a cookie gets one only with something to hold (`keep`): of two requests that it sends at
    once, the later answer would else take away what the earlier one gave.
    """
    known = browser_in(request.cookies)
    browser = known or new_secret()
    old = await take_over(request.app.state.rooms.store, hashed(browser), request.cookies)
    request.state.browser = browser
    request.state.ring = hashed(browser)
    request.state.cookies = [Cookie(key=name, value="", path="/", max_age=0) for name in old[:MOST_CLEARED]]
    if known or old:
        keep(request)


def keep(request: Ask) -> None:
    """The browser keeps its ring: something hangs on it now."""
    if all(one.key != COOKIE for one in request.state.cookies):
        request.state.cookies.append(cookie(request, request.state.browser))


async def give_cookies(message: Message, scope: Scope) -> None:
    """Put the cookies of `meet` into the answer, whatever it is."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for one in scope.get("state", {}).get("cookies", []):
            headers.add("set-cookie", one.to_header(header=""))


def cookie(request: Ask, browser: str) -> Cookie:
    settings: Settings = request.app.state.settings
    secure = request.scope["scheme"] == "https" or settings.public.startswith("https:")
    return Cookie(
        key=COOKIE,
        value=browser,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
        max_age=RING_KEPT,
    )


async def take_over(store: Store, ring: str, cookies: Mapping[str, str]) -> list[str]:
    """Put what old cookies open on a ring; the names of those that are not needed any more.

    Cookies of tables that are not here may be another server's, which has the same name.
    """
    old = old_secrets(cookies)
    if not old:
        return []
    found = await store.tables(list(old))
    opened = [doors(table, seats) & hashes(old[table.id]) for table, seats in found]
    try:
        await store.save(Changes("", rings=on_ring(ring, frozenset().union(*opened))))
    except StoreError:
        return []
    return [OLD_COOKIE + table.id for table, _ in found]


async def held(store: Store, ring: str, tables: list[tuple[TableRow, list[SeatRow]]]) -> frozenset[str]:
    """What of these tables a ring opens."""
    return frozenset(await store.on_ring(ring, frozenset().union(*[doors(*one) for one in tables])))


async def brought(store: Store, cookies: Mapping[str, str], room: Room) -> frozenset[str]:
    """What a browser's cookies open at a table; old ones too, because a page may be older than the server."""
    old = old_secrets(cookies)
    found = hashes([*old.get(room.table.id, []), *old.get(room.table.previous, [])])
    browser = browser_in(cookies)
    return found | await held(store, hashed(browser), [(room.table, room.seats)]) if browser else found


async def renew(store: Store, ring: str, room: Room) -> None:
    """Who still comes to a table keeps what they hold there."""
    there = await store.on_ring(ring, doors(room.table, room.seats))
    late = time.time() - RENEWED
    if any(at < late for at in there.values()):
        with suppress(StoreError):
            await store.save(Changes(room.table.id, rings=on_ring(ring, frozenset(there))))


async def lend(store: Store, browser: str, room: Room) -> str:
    """A ring with all that a browser holds at one table, for another device: its secret."""
    secret = return_secret(browser, room.table.id)
    there = await held(store, hashed(browser), [(room.table, room.seats)])
    await store.save(Changes(room.table.id, rings=on_ring(hashed(secret), there)))
    return secret


async def borrow(store: Store, ring: str, secret: str, room: Room) -> None:
    """Put on a ring what a return link opens. Those of earlier versions consist of the seats' own secrets."""
    parts = hashes(secret.split(".")[:20])
    opened = doors(room.table, room.seats) & parts
    for part in parts:
        opened |= await held(store, part, [(room.table, room.seats)])
    if opened:
        await store.save(Changes(room.table.id, rings=on_ring(ring, opened)))
