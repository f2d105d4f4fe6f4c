"""Browsers and their keyrings: one cookie for each browser, and what return links bring along."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.types import Message, Scope

from ludoteca.table.credentials import (
    COOKIE,
    OLD_COOKIE,
    browser_in,
    hashed,
    hashes,
    keyring_rows,
    new_secret,
    old_secrets,
    return_secret,
    secrets_at,
)
from ludoteca.table.room import Room
from ludoteca.table.settings import Settings
from ludoteca.table.store import KEYRING_KEPT, Changes, SeatRow, Store, StoreError, TableRow

MOST_CLEARED = 50  # old cookies in one answer: its headers stay below the 4 kB that proxies allow
RENEWED = 3600.0  # seconds after which a visit to a table renews what one holds there

Ask = Request[Any, Any, State]


async def recognize_browser(request: Ask) -> None:
    """Know a browser by its cookie, and take over what cookies of earlier versions hold.

    A browser without a cookie gets one only with something to hold (`keep_cookie`): of two requests that it
    sends at once, the later answer would else take away what the earlier one gave.
    """
    known = browser_in(request.cookies)
    browser = known or new_secret()
    old = await take_over(request.app.state.rooms.store, hashed(browser), request.cookies)
    request.state.browser = browser
    request.state.keyring = hashed(browser)
    request.state.cookies = [Cookie(key=name, value="", path="/", max_age=0) for name in old[:MOST_CLEARED]]
    if known or old:
        keep_cookie(request)


def keep_cookie(request: Ask) -> None:
    """The browser keeps its keyring: something hangs on it now."""
    if all(one.key != COOKIE for one in request.state.cookies):
        request.state.cookies.append(cookie(request, request.state.browser))


async def give_cookies(message: Message, scope: Scope) -> None:
    """Put the cookies of `recognize_browser` into the answer, whatever it is."""
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
        max_age=KEYRING_KEPT,
    )


async def take_over(store: Store, keyring: str, cookies: Mapping[str, str]) -> list[str]:
    """Put what old cookies open on a keyring; the names of those that are not needed any more.

    Cookies of tables that are not here may be another server's, which has the same name.
    """
    old = old_secrets(cookies)
    if not old:
        return []
    found = await store.tables(list(old))
    opened = [secrets_at(table, seats) & hashes(old[table.id]) for table, seats in found]
    try:
        await store.save(Changes("", keyrings=keyring_rows(keyring, frozenset().union(*opened))))
    except StoreError:
        return []
    return [OLD_COOKIE + table.id for table, _ in found]


async def opened_by(
    store: Store, keyring: str, tables: list[tuple[TableRow, list[SeatRow]]]
) -> frozenset[str]:
    """What of these tables a keyring opens."""
    return frozenset(
        await store.on_keyring(keyring, frozenset().union(*[secrets_at(*one) for one in tables]))
    )


async def opened_by_cookies(store: Store, cookies: Mapping[str, str], room: Room) -> frozenset[str]:
    """What a browser's cookies open at a table; old ones too, because a page may be older than the server."""
    old = old_secrets(cookies)
    found = hashes([*old.get(room.table.id, []), *old.get(room.table.previous, [])])
    browser = browser_in(cookies)
    return (
        found | await opened_by(store, hashed(browser), [(room.table, room.seats.rows)]) if browser else found
    )


async def renew(store: Store, keyring: str, room: Room) -> None:
    """Who still comes to a table keeps what they hold there."""
    there = await store.on_keyring(keyring, secrets_at(room.table, room.seats.rows))
    late = time.time() - RENEWED
    if any(at < late for at in there.values()):
        with suppress(StoreError):
            await store.save(Changes(room.table.id, keyrings=keyring_rows(keyring, frozenset(there))))


async def make_return_link(store: Store, browser: str, room: Room) -> str:
    """A keyring with all that a browser holds at one table, for another device: its secret."""
    secret = return_secret(browser, room.table.id)
    there = await opened_by(store, hashed(browser), [(room.table, room.seats.rows)])
    await store.save(Changes(room.table.id, keyrings=keyring_rows(hashed(secret), there)))
    return secret


async def take_return_link(store: Store, keyring: str, secret: str, room: Room) -> None:
    """Put on a keyring what a return link opens. Links of earlier versions are the seats' own secrets."""
    parts = hashes(secret.split(".")[:20])
    opened = secrets_at(room.table, room.seats.rows) & parts
    for part in parts:
        opened |= await opened_by(store, part, [(room.table, room.seats.rows)])
    if opened:
        await store.save(Changes(room.table.id, keyrings=keyring_rows(keyring, opened)))
