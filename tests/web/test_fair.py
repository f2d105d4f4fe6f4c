"""A shuffle that one can check, from the promise in the menu to the proof after the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from kit.web import Server, Visitors, on_shelf, said
from ludoteca.engine.verify import verify


@pytest.fixture
def fair_visitors(
    built: None, tmp_path_factory: pytest.TempPathFactory, new_context: CreateContextCallback
) -> Iterator[Visitors]:
    server = Server(tmp_path_factory.mktemp("fair"), fair=True).start()
    try:
        visitors = Visitors(new_context, server.address)
        yield visitors
        assert not visitors.errors, visitors.errors
    finally:
        server.stop()
    assert not server.mistakes()


def test_a_browser_gives_a_number_and_checks_the_shuffle(fair_visitors: Visitors) -> None:
    page = fair_visitors.enter()
    on_shelf(page, "Condottiere").get_by_role("button", name="Play against bots").click()
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    expect(page.get_by_role("dialog")).to_contain_text(said("fair-promise"))
    promises = page.get_by_role("dialog").locator("code")
    expect(promises).to_have_count(2)  # the table's, and that of the one browser here
    seen = promises.all_inner_texts()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    table = page.url.rpartition("/")[2]
    answer = page.request.post(f"/api/tables/{table}/resign")
    assert answer.ok, answer.text()
    menu.click()
    page.get_by_role("dialog").get_by_role("button", name=said("fair-check")).click()
    sheet = page.get_by_role("dialog", name=said("fair-check"))
    expect(sheet.get_by_role("status")).to_contain_text("outcomes of chance follow")
    expect(sheet).to_contain_text(said("fair-seen"))
    expect(sheet).to_contain_text("One seat gave a number of its own.")
    record = page.request.get(f"/api/tables/{table}/record").text()
    assert verify(record, *seen) == []
