"""Strangers at the table: what they write is text in everybody's page, and no other site reaches ours."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from kit.finished import a_record, upload
from kit.web import Visitors, make_table, me, on_shelf, wait_for_turn, wait_until

# Were it ever run, the page would tell of an error, as it would if its policy had to stop it: both are noted.
NAME = "<img src=x onerror=hurt()> {$name}"  # no longer than a name may be
LINE = f"<script>hurt()</script><svg onload=hurt()>{NAME} javascript:hurt() &lt;b&gt;"


def unhurt(page: Page) -> None:
    """What was written stands there as it was written."""
    expect(page.locator("img[src=x], svg[onload], [onerror]")).to_have_count(0)


def test_whatever_people_write_is_shown_and_never_run(visitors: Visitors) -> None:
    anna = visitors.enter()
    path = visitors.sit(anna, me(NAME), {"kind": "open"}, public=True)
    bruno = visitors.enter("/")
    expect(bruno.get_by_text(NAME).first).to_be_visible()  # in the list of tables
    unhurt(bruno)
    bruno.goto(path)
    expect(bruno.get_by_text(NAME).first).to_be_visible()  # who invites
    bruno.get_by_label("Name").fill(NAME)
    bruno.get_by_role("button", name="Sit here").click()
    anna.get_by_label("Say something").fill(LINE)
    anna.keyboard.press("Enter")
    for page in (anna, bruno):
        expect(page.get_by_role("log", name="Chat").get_by_text(LINE)).to_be_visible()
        unhurt(page)
    anna.get_by_role("button", name="Start the game").click()
    wait_for_turn(anna)
    expect(bruno.get_by_text(NAME).first).to_be_visible()  # at the board
    for page in (anna, bruno):
        assert page.request.post(f"/api{path.replace('/t/', '/tables/')}/resign").ok
    anna.goto(path.replace("/t/", "/replay/"))
    expect(anna.get_by_text(NAME).first).to_be_visible()
    for page in (anna, bruno):
        unhurt(page)


def test_a_record_and_an_address_are_text_too(visitors: Visitors) -> None:
    page = visitors.enter()
    record = a_record().replace("# ludoteca", f"# note {LINE}\n# ludoteca", 1)
    refused = page.request.post(
        "/api/records", data=f"{LINE}\n{record}", headers={"content-type": "text/plain"}
    )
    assert not refused.ok and refused.headers["content-type"].startswith("application/json")
    page.goto(f"/replay/{upload(page)}#{NAME}")
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    unhurt(page)
    visitors.expected = "40[04]"
    for place in ("/t/", "/replay/", "/new/", "/rules/", "/learn/", "/"):
        page.goto(f"{place}%3Cimg%20src%3Dx%20onerror%3Dhurt()%3E?lang={NAME}")
        expect(page.get_by_role("main")).to_be_visible()
        unhurt(page)


def test_nothing_that_opens_a_seat_lies_where_a_script_finds_it(visitors: Visitors) -> None:
    page = visitors.enter()
    on_shelf(page, "Condottiere").get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    cookies = page.context.cookies()
    assert cookies and all(cookie["httpOnly"] for cookie in cookies)
    assert all(cookie["sameSite"] in ("Lax", "Strict") for cookie in cookies)
    kept = page.evaluate(
        "async () => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie,"
        " await indexedDB.databases(), await caches.keys(), window.name])"
    )
    assert not [cookie for cookie in cookies if cookie["value"] in kept]


class Elsewhere(BaseHTTPRequestHandler):
    """A page of another site."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title><iframe name=hidden></iframe>")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"  # of the same host: cookies alone would let it in
    server.shutdown()
    thread.join()
    server.server_close()


ATTACK = """
async ([address, path]) => {
    const found = {};
    const send = (to, body) =>
        fetch(address + to, { method: "POST", mode: "no-cors", credentials: "include", body })
            .catch(() => {});
    const seats = [{ kind: "me" }, { kind: "bot" }];
    await send("/api/tables", JSON.stringify({ game: "condottiere", seats }));
    await send(`${path}/resign`);
    await send(`${path}/leave`);
    const read = fetch(address + path, { credentials: "include" });
    found.read = await read.then(() => "read", () => "refused");
    found.live = await new Promise((resolve) => {
        const line = new WebSocket(`${address.replace("http", "ws")}${path}/live`);
        line.onopen = () => line.send(JSON.stringify({ t: "hello", seat: 0, version: 0 }));
        line.onmessage = () => resolve("heard");
        line.onclose = () => resolve("refused");
    });
    found.script = await new Promise((resolve) => {
        const script = document.createElement("script");
        script.src = `${address}${path}`;
        script.onload = () => resolve("read");
        script.onerror = () => resolve("refused");
        document.body.append(script);
    });
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: `${address}${path}/leave`, target: "hidden" });
    document.body.append(form);
    form.submit();
    return found;
}
"""


def own_tables(page: Page) -> list[tuple[str, str]]:
    """Others that wait for somebody are listed beside them."""
    listed = page.request.get("/api/tables").json()
    own = [table for table in listed if any(seat.get("yours") for seat in table["seats"])]
    return [(table["status"], f"/api/tables/{table['id']}") for table in own]


def test_a_page_of_another_site_changes_reads_and_frames_nothing(visitors: Visitors, elsewhere: str) -> None:
    visitors.expected = "."  # the browser tells the other page's console what was refused
    context = visitors.context()
    anna = context.new_page()
    anna.goto("/")
    path = "/api" + make_table(anna, me("Anna"), {"kind": "bot", "bot": "greedy"}).replace("/t/", "/tables/")
    there = context.new_page()
    there.goto(elsewhere)
    with there.expect_response(
        lambda answer: answer.url.endswith("/leave") and answer.frame.name == "hidden"
    ):
        found = there.evaluate(ATTACK, [visitors.address, path])
    assert found == {"read": "refused", "live": "refused", "script": "refused"}
    assert own_tables(anna) == [("playing", path)]
    assert anna.request.get(path).json()["seats"][0]["yours"]

    there.evaluate(f"document.querySelector('iframe').src = '{visitors.address}/'")
    wait_until(there, lambda: "chrome-error" in there.frames[1].url, "the frame is refused")
    visitors.errors[:] = [error for error in visitors.errors if elsewhere not in error]
