"""A browser to test with: a server in a process of its own, people who visit it, and what they see there.

What is on a page is found by its role and name, as a screen reader finds it.
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    TimeoutError,
    WebSocket,
    WebSocketRoute,
    expect,
)
from pytest_playwright.pytest_playwright import CreateContextCallback

import ludoteca
from kit.serve import SEED_FILE
from ludoteca.table.deltas import next_state
from tools.album import learned

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 30.0  # seconds: far more than anything takes
SLOWER = float(os.environ.get("SLOWER_BROWSER", "1"))  # times: finds what a test does not wait for
WIDE = (1280, 720)
PHONE = (390, 844)
SIZES = {"wide": WIDE, "phone": PHONE}

BOT = {"kind": "bot", "bot": "greedy"}
NAMES = ("Sforza", "Colleoni", "Malatesta", "Carmagnola", "Baglioni")


def me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


def bots(count: int) -> list[dict[str, str]]:
    return [{**BOT, "name": name} for name in NAMES[:count]]


# --- the server


class Server:
    """A server in a process of its own, that can be killed and started again at the same address."""

    def __init__(self, data: Path, toy: bool = False, fair: bool = False) -> None:
        self.data = data
        self.flags = [flag for flag, wanted in (("--toy", toy), ("--fair", fair)) if wanted]
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    @property
    def log(self) -> Path:
        return self.data / "log"

    def draw_from(self, seed: str) -> None:
        """Tables that are made from now on have the chance of this seed."""
        (self.data / SEED_FILE).write_text(seed, encoding="utf-8")

    def start(self) -> Server:
        command = [sys.executable, "-m", "kit.serve", "--data", str(self.data), "--port", str(self.port)]
        paths = [str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self.process.stdout
        impatience = threading.Timer(PATIENCE, self.process.kill)
        impatience.start()
        line = self.process.stdout.readline()
        impatience.cancel()
        assert line, f"the server did not start: {self.log.read_text()}"
        self.address = line.split()[-1].rstrip("/")
        self.port = urlsplit(self.address).port or 0
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            assert process.stdout
            process.stdout.close()

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def mistakes(self) -> list[str]:
        """Lines of the log that tell of a mistake of ours."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if "failed" in line or "Traceback" in line or "Error" in line]


# --- people


class Visitors:
    """Opens browsers at a server, each with cookies of its own, and writes down all that must not happen."""

    def __init__(self, new_context: CreateContextCallback, address: str) -> None:
        self.new_context = new_context
        self.address = address
        self.errors: list[str] = []
        self.expected = ""  # a pattern of errors that a test brings about itself

    def context(
        self, locale: str = "en-GB", size: tuple[int, int] = WIDE, newcomer: bool = False
    ) -> BrowserContext:
        """A browser. A newcomer's has never been here, so every first game begins with three cards."""
        phone = size[0] < 600
        context = self.new_context(
            base_url=self.address,
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            is_mobile=phone,
            has_touch=phone,
            reduced_motion="reduce",
        )
        if not newcomer:
            context.add_init_script(learned({game: {"cards": True} for game in ludoteca.catalogue()}))
        context.set_default_timeout(PATIENCE * SLOWER * 1000)
        if SLOWER > 1:
            context.on("page", slow_down)
        context.on("request", self.see_request)
        context.on("console", self.see_console)
        context.on("weberror", lambda error: self.note(f"{error.page and error.page.url}: {error.error}"))
        return context

    def enter(
        self, path: str = "/", locale: str = "en-GB", size: tuple[int, int] = WIDE, wire: Wire | None = None
    ) -> Page:
        page = self.context(locale, size).new_page()
        if wire:
            page.route_web_socket(re.compile("/live$"), wire.open)
        page.goto(path)
        return page

    def sit(self, page: Page, *seats: dict[str, str], **settings: Any) -> str:
        """Make a table without the page for that, and go there; gives its address."""
        address = make_table(page, *seats, **settings)
        page.goto(address)
        return address

    def see_request(self, request: Request) -> None:
        if not request.url.startswith((self.address + "/", "data:", "blob:" + self.address)):
            self.errors.append(f"a request to another host: {request.url}")

    def see_console(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self.note(f"{line.page and line.page.url}: {line.text}")

    def note(self, text: str) -> None:
        if not (self.expected and re.search(self.expected, text)):
            self.errors.append(text)


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def make_table(page: Page, *seats: dict[str, str], **settings: Any) -> str:
    plan = {"game": "condottiere", "seats": list(seats), "pace": 0, **settings}
    answer = page.request.post("/api/tables", data=plan)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['table']['id']}"


class Wire:
    """The wire between a page and the server, to cut it and to lose what is on it."""

    def __init__(self) -> None:
        self.whole = True
        self.refused = 0  # attempts to connect
        self.to_server = True
        self.to_page = True
        self.open_ones: list[WebSocketRoute] = []

    def open(self, page: WebSocketRoute) -> None:
        if not self.whole:
            self.refused += 1
            page.close(code=3000)
            return
        server = page.connect_to_server()
        self.open_ones += [page, server]
        page.on_message(lambda message: server.send(message) if self.to_server else None)
        server.on_message(lambda message: page.send(message) if self.to_page else None)

    def cut(self) -> None:
        self.whole = False
        for end in self.open_ones:
            end.close(code=3000)
        self.open_ones.clear()

    def mend(self) -> None:
        self.whole = self.to_server = self.to_page = True


def on_states(page: Page, hear: Callable[[dict[str, Any]], object]) -> None:
    """Whenever the server tells a page a state, or what is different, it is heard here as well."""

    def follow(socket: WebSocket) -> None:
        last: list[dict[str, Any]] = []

        def receive(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] == "delta" and last and last[-1]["tag"] == message["on"]:
                message = next_state(last[-1], message)
            if message["t"] == "state":
                last[:] = [message]
                hear(message)

        socket.on("framereceived", receive)

    page.on("websocket", follow)


class Hands:
    """What the server told a page of the hands that its seats hold."""

    def __init__(self, page: Page) -> None:
        self.told: dict[int, dict[str, int]] = {}
        on_states(page, self.hear)

    def hear(self, state: dict[str, Any]) -> None:
        self.told[state["seat"]] = state["view"]["hand"]


# --- what is on a page


@cache
def catalogue(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    own = f"src/ludoteca/games/{game.replace('-', '_')}"
    for home in ("src/ludoteca/engine", "src/ludoteca/table", own, "web/src"):
        for file in sorted((ROOT / home / "words").glob(f"{language}*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def said(id: str, language: str = "en", of: str = "condottiere", **args: str | int) -> str:
    """The words of a message id, as a page must show them at a table of a game."""
    bundle = catalogue(language, of)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, errors
    return str(text)


def bar(page: Page, language: str = "en") -> Locator:
    """The decision bar."""
    return page.get_by_role("region", name=said("ui-decision", language), exact=True)


def prompt(page: Page, language: str = "en") -> Locator:
    return bar(page, language).get_by_role("status")


def options(page: Page, language: str = "en") -> Locator:
    """The moves that can be chosen now."""
    return bar(page, language).get_by_role("listitem").get_by_role("button", disabled=False)


def option(page: Page, name: str | re.Pattern[str]) -> Locator:
    return bar(page).get_by_role("listitem").get_by_role("button", name=name, disabled=False)


def hand(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^Your hand"))


def on_shelf(page: Page, title: str | re.Pattern[str]) -> Locator:
    """A game on the first page, with the ways to begin it."""
    heading = page.get_by_role("heading", name=title)
    return page.get_by_role("main").get_by_role("listitem").filter(has=heading)


def more_rules(page: Page, language: str = "en") -> None:
    """Where a table is set up: all that people do not ask for first."""
    page.get_by_text(said("ui-more-rules", language), exact=True).click()


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="Log")


def lost(page: Page) -> Locator:
    """The strip above the table says that the line is down."""
    return page.get_by_role("banner").get_by_role("status").filter(has_text="Connection lost")


def wait_until(page: Page, fact: Callable[[], object], what: str) -> None:
    """Wait for what a test hears from a page, or tries on it, in steps that let the page go on."""
    for _ in range(int(PATIENCE * 20)):
        if fact():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it did not come to this: {what}")


def wait_for_turn(page: Page) -> None:
    """Something can be chosen, in the decision bar or on the board itself."""
    there = options(page).or_(page.locator("[data-move]:enabled"))
    expect(there.first).to_be_visible(timeout=PATIENCE * 1000)


def choose(page: Page, button: Locator) -> None:
    """A move; a dangerous one is pressed again instead of waiting until it is sent."""
    dangerous = "danger" in (button.get_attribute("class") or "").split()
    button.click()
    if dangerous:
        bar(page).get_by_role("button", name=said("ui-do-it")).click()


def choose_any(page: Page, rng: random.Random) -> None:
    """Any move, a pass more often than others: it comes last."""
    count = options(page).count()
    if count:
        choose(page, options(page).nth(count - 1 if rng.random() < 0.2 else rng.randrange(count)))


def choose_first(page: Page) -> None:
    """A pass, where one may pass; else the first move that is offered."""
    passing = option(page, "Pass")
    choose(page, passing.first if passing.count() else options(page).first)


def play_card(page: Page) -> None:
    """A Mercenary, else whatever comes first; and wait for the next question."""
    mercenaries = option(page, re.compile("^Play Mercenary"))
    (mercenaries if mercenaries.count() else options(page)).first.click()
    options(page).first.wait_for()


def begin_battle(page: Page, where: str = "Roma") -> None:
    """The first seat chooses where to fight, and is asked for a card."""
    option(page, f"Fight for {where}").click()
    expect(page.get_by_role("heading", name=f"Battle for {where}")).to_be_visible()
    expect(option(page, "Pass")).to_be_visible()


def fits(page: Page) -> bool:
    """Whether the whole page is on the screen, without scrolling."""
    return bool(
        page.evaluate(
            "() => document.scrollingElement.scrollHeight <= innerHeight"
            " && document.scrollingElement.scrollWidth <= innerWidth"
        )
    )


def focused(page: Page) -> str:
    """The words of what has the focus."""
    return str(
        page.evaluate("() => document.activeElement.ariaLabel || document.activeElement.innerText || ''")
    )


def reachable(page: Page, thing: Locator) -> None:
    """It is on the screen, or can be scrolled there; and nothing lies over it."""
    thing.scroll_into_view_if_needed()
    expect(thing).to_be_in_viewport(ratio=0.5)
    thing.hover()


def tab_to(page: Page, name: str, most: int = 80) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if focused(page).strip().endswith(name):
            break
    else:
        raise AssertionError(f"{name!r} is not reached by Tab")
    seen = page.evaluate(
        """() => {
          const all = [];
          for (let e = document.activeElement; e; e = e.parentElement) all.push(e);
          const style = getComputedStyle(document.activeElement);
          const inside = [...document.activeElement.querySelectorAll("*")].map((e) => getComputedStyle(e));
          return document.activeElement.matches(":focus-visible")
            && ((style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2)
              || inside.some((s) => parseFloat(s.strokeWidth) >= 2 || s.outlineStyle !== "none"));
        }"""
    )
    assert seen, f"the focus on {name!r} does not show"


def faults(page: Page, where: str) -> list[str]:
    """What axe-core finds wrong with a page, once it is there."""
    expect(page.locator("main")).to_be_attached()
    expect(page.locator("h1").first).to_be_attached()
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{where}: {violation['id']}: {node['html'][:160]}: {node['failureSummary'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


# --- two people


def invite(
    visitors: Visitors, title: str, set_up: Callable[[Page], None] = lambda page: None, others: int = 2
) -> list[Page]:
    """Anna sets up a table for herself, a friend and some bots, all by the pages; Bruno joins by the link."""
    anna = visitors.enter("/")
    anna.get_by_label("You are").fill("Anna")
    on_shelf(anna, title).get_by_role("link", name="Invite friends").click()
    anna.get_by_label(said("ui-seat-count")).select_option(str(2 + others))
    for seat, who in enumerate(("At this screen", "A friend, by link", *["A bot"] * others)):
        anna.get_by_label(f"Who sits in seat {seat + 1}").select_option(label=who)
    anna.get_by_label("Name").fill("Anna")
    anna.get_by_label("Bots play").select_option(label="at once")
    set_up(anna)
    anna.get_by_role("button", name="Make the table").click()
    link = anna.get_by_label("Link to this table").input_value()
    assert link == anna.url
    expect(anna.get_by_role("button", name="Start the game")).to_be_disabled()
    bruno = visitors.enter(link)
    bruno.get_by_label("Name").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_role("listitem").filter(has_text="Bruno")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    return [anna, bruno]


def play_out(people: list[Page], play: Callable[[Page], None], longest: int) -> None:
    """Whoever of two people is asked plays, until the result is shown to both; it is that of the record."""
    anna, bruno = people
    over = anna.get_by_role("dialog")
    # Some questions are secret: then nobody is told who is asked.
    of_bruno = prompt(anna).filter(has_text=re.compile("It is the turn of Bruno|Somebody is choosing"))
    for _ in range(longest):
        options(anna).first.or_(of_bruno).or_(over).first.wait_for()
        if over.is_visible():
            break
        if not of_bruno.is_visible():
            play(anna)
            continue
        # Perhaps it is a bot; and Anna's page may tell of Bruno's turn a moment longer than Bruno's own.
        with suppress(TimeoutError):
            options(bruno).first.wait_for(timeout=300)
            play(bruno)
    headings = [page.get_by_role("dialog").get_by_role("heading") for page in people]
    for heading in headings:
        expect(heading).to_have_text(re.compile("wins?( together)?$"))
    assert headings[0].inner_text() == headings[1].inner_text()
    with anna.expect_download() as download:
        over.get_by_role("link", name="Download the record").click()
    game = ludoteca.replay(download.value.path().read_text())
    assert game.result is not None
    seats = anna.request.get(f"/api/tables/{anna.url.rsplit('/', 1)[-1]}").json()["seats"]
    winners = [seat["name"] for seat, place in zip(seats, game.result.ranking, strict=True) if place == 1]
    assert all(name in headings[0].inner_text() for name in winners)
