"""Finished games: step, jump, play on, download and upload."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import ludoteca
from kit.finished import a_record, find_moment, upload
from kit.web import Visitors, choose_first, hand, log, options, wait_for_turn


def moves(page: Page) -> Locator:
    return page.get_by_role("region", name="Replay").get_by_role("status")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def at(page: Page, number: int) -> None:
    expect(moves(page)).to_contain_text(re.compile(rf"^\s*Move {number} of \d+\."))


def test_step_play_and_jump(anna: Page) -> None:
    id = upload(anna)
    anna.goto(f"/replay/{id}")
    at(anna, 0)
    last = int(re.findall(r"of (\d+)\.", moves(anna).inner_text())[0])
    expect(anna.get_by_role("heading", name="Before the battle")).to_be_visible()
    press(anna, "One move on")
    at(anna, 1)
    expect(anna.get_by_role("heading", name=re.compile("^Battle for"))).to_be_visible()
    press(anna, "One move on")
    press(anna, "One move back")
    at(anna, 1)
    anna.keyboard.press("ArrowRight")
    at(anna, 2)
    anna.keyboard.press("ArrowLeft")
    at(anna, 1)
    press(anna, "To the end")
    at(anna, last)
    expect(anna.get_by_role("heading", name="After the last battle")).to_be_visible()
    expect(log(anna)).to_contain_text(re.compile(r"\w"))
    slider = anna.get_by_role("slider", name="Jump to a move")
    slider.fill("30")
    at(anna, 30)
    press(anna, "Play")
    at(anna, 31)
    press(anna, "Pause")
    press(anna, "To the beginning")
    at(anna, 0)
    press(anna, "Next battle, round or turn")
    at(anna, 1)
    anna.keyboard.press("Shift+ArrowRight")
    expect(anna.get_by_label("Go to")).not_to_have_value("1")
    log(anna).get_by_role("button", name=re.compile("calls a battle")).first.click()
    at(anna, 1)
    anna.keyboard.press("End")
    at(anna, last)


def test_a_link_leads_to_a_move(visitors: Visitors, anna: Page) -> None:
    id = upload(anna)
    anna.goto(f"/replay/{id}#17")
    at(anna, 17)
    there = moves(anna).inner_text()
    press(anna, "Share")
    link = anna.get_by_role("dialog").get_by_label("Link to move 17").input_value()
    anna.keyboard.press("Escape")
    expect(anna.get_by_role("dialog")).to_have_count(0)
    somebody = visitors.enter(link)
    at(somebody, 17)
    assert moves(somebody).inner_text() == there
    # and a link to another move of the same game, in the same tab
    somebody.goto(link.replace("#17", "#4"))
    at(somebody, 4)


def test_through_the_eyes_of_a_seat(anna: Page) -> None:
    anna.goto(f"/replay/{upload(anna)}#3")
    at(anna, 3)
    expect(hand(anna)).to_have_count(0)
    anna.get_by_label("Seen by").select_option("1")
    expect(hand(anna).get_by_role("button").first).to_be_visible()
    at(anna, 3)


def test_play_on_from_here_against_bots(anna: Page) -> None:
    id = upload(anna)
    moment = find_moment(anna, id, lambda view, move: move.startswith("play") and view["asked"] == [1])
    anna.goto(f"/replay/{id}#{moment.frame}")
    at(anna, moment.frame)
    anna.get_by_label("Seen by").select_option(str(moment.seat))
    expect(hand(anna).get_by_role("button").first).to_be_visible()
    held = hand(anna).get_by_role("list").inner_text()
    press(anna, "Play on from here")
    anna.get_by_role("dialog").get_by_role("button", name=f"Seat {moment.seat + 1}").click()
    anna.wait_for_url(re.compile("/t/"))
    wait_for_turn(anna)
    assert hand(anna).get_by_role("list").inner_text() == held
    for decision in range(3):
        choose_first(anna)
        options(anna).first.or_(anna.get_by_role("dialog")).first.wait_for()


def test_a_record_is_uploaded_and_downloaded(anna: Page, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(a_record())
    anna.get_by_label("Watch a recorded game").set_input_files(file)
    anna.wait_for_url(re.compile("/replay/"))
    at(anna, 0)
    press(anna, "Share")
    with anna.expect_download() as download:
        anna.get_by_role("link", name="Download the record").click()
    again = download.value.path().read_text()
    assert ludoteca.replay(again).position() == ludoteca.replay(a_record()).position()


def test_what_is_no_record_is_refused_in_words(visitors: Visitors, anna: Page, tmp_path: Path) -> None:
    visitors.expected = "status of 400"
    file = tmp_path / "game.txt"
    file.write_text("This is a letter to my aunt.")
    anna.get_by_label("Watch a recorded game").set_input_files(file)
    expect(anna.get_by_role("alert")).to_contain_text(re.compile(r"\w+"))
