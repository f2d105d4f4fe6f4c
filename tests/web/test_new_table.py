"""Setting up a table: what can be chosen, and that every choice is said in words, there and in the lobby."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import ludoteca
from kit.web import Visitors, bots, make_table, me, more_rules, on_shelf, said
from ludoteca.engine.words import LANGUAGES

LOCALES = {"en": "en-GB", "it": "it-IT", "de": "de-DE"}
OPEN = {"kind": "open"}


def choice(game: str, option: str, value: str, language: str = "en") -> str:
    return said(f"option-{option.replace('_', '-')}-{value}", language, game)


def chooser(page: Page, id: str, game: str = "condottiere", language: str = "en") -> Locator:
    return page.get_by_role("combobox", name=said(id, language, game), exact=True)


def rules(page: Page, language: str = "en") -> str:
    """What the lobby says of the rules."""
    heading = page.get_by_role("heading", name=said("ui-options", language), exact=True)
    return heading.locator("xpath=following-sibling::ul").inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ludoteca.catalogue())
def test_every_choice_is_said_in_words(visitors: Visitors, game: str, language: str) -> None:
    page = visitors.enter(f"/new/{game}", locale=LOCALES[language])
    expect(page.get_by_role("button", name=said("ui-make-table", language))).to_be_visible()
    info = ludoteca.catalogue()[game]
    seats = min(4, info.most_seats)
    more_rules(page, language)
    own = page.get_by_label(said("ui-your-name", language)).first.input_value()
    others = ["open", *["bot"] * (seats - 2)]  # who sits where, if nobody says otherwise
    people = [own, *[said(f"ui-in-seat-{kind}", language, number=i + 2) for i, kind in enumerate(others)]]
    for spec in info.options:
        if spec.name == "mode":
            for one in spec.choices:
                expect(page.get_by_role("radio", name=choice(game, "mode", one, language))).to_be_visible()
        elif len(spec.fitting(seats)) > 1:
            field = chooser(page, f"option-{spec.name.replace('_', '-')}", game, language)
            shown = field.locator("option").all_inner_texts()
            if spec.names_seat:
                lot = [choice(game, spec.name, one, language) for one in spec.choices if not one.isdecimal()]
                assert shown == [*lot, *people]
                continue
            assert shown == [choice(game, spec.name, one, language) for one in spec.fitting(seats)]
    if len(info.editions) > 1:
        shown = chooser(page, "ui-edition", game, language).locator("option").all_inner_texts()
        assert shown == [said(f"edition-{edition}", language, game) for edition in info.editions]
    assert not re.search(r"\[[a-z]+-[a-z-]+\]|undefined", page.locator("main").inner_text())


def test_where_there_is_one_choice_only_nothing_is_asked(visitors: Visitors) -> None:
    page = visitors.enter("/new/condottiere")
    expect(chooser(page, "option-series-start")).to_have_count(0)  # not what people ask for first
    more_rules(page)
    expect(chooser(page, "option-series-start")).to_be_visible()
    expect(chooser(page, "option-map")).to_have_count(0)
    expect(chooser(page, "ui-edition")).to_have_count(0)
    page.goto("/new/ventura")  # this server has a content of its own, called by its name
    more_rules(page)
    contents = chooser(page, "option-content", "ventura").locator("option")
    expect(contents).to_have_text([choice("ventura", "content", "ludoteca"), "scenarios"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_edition_and_choices_in_words(visitors: Visitors, language: str) -> None:
    page = visitors.enter(locale=LOCALES[language])
    changed = {"carts": "single", "to_arms": True, "round_limit": 12}
    seats = (me("Anna"), OPEN)
    page.goto(make_table(page, *seats, game="ventura", edition="it-2011", options=changed))
    expect(page.get_by_text(said("edition-it-2011", language, "ventura"))).to_be_visible()
    text = rules(page, language)
    assert (
        f"{said('option-carts', language, 'ventura')}: {choice('ventura', 'carts', 'single', language)}"
        in text
    )
    assert f"{said('option-to-arms', language, 'ventura')}: {said('ui-on', language)}" in text
    assert f"{said('option-round-limit', language, 'ventura')}: 12" in text
    page.goto(make_table(page, *seats, *bots(1), game="venti", options={"start_player": "2"}))
    first = said("option-start-player", language, "venti")
    expect(page.get_by_text(f"{first}: {bots(1)[0]['name']}")).to_be_visible()
    page.goto(make_table(page, *seats, options={"series": 8, "series_start": "rotate"}))
    expect(page.get_by_text(choice("condottiere", "series_start", "rotate", language))).to_be_visible()


def test_a_table_is_played_by_the_edition_and_the_rules_that_were_chosen(visitors: Visitors) -> None:
    page = visitors.enter()
    on_shelf(page, "Ventura").get_by_role("link", name="Invite friends").click()
    chooser(page, "ui-edition").select_option("it-2011")
    more_rules(page)
    chooser(page, "option-resistance", "ventura").select_option("single-use")
    page.get_by_role("button", name=said("ui-make-table")).click()
    expect(page.get_by_text(said("edition-it-2011", of="ventura"))).to_be_visible()
    table = page.url.rpartition("/")[2]
    info = page.request.get(f"/api/tables/{table}").json()
    assert info["edition"] == "it-2011" and info["options"]["resistance"] == "single-use"


def test_what_was_chosen_stays_when_the_words_change(visitors: Visitors) -> None:
    page = visitors.context().new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/new/ventura")
    chooser(page, "ui-edition").select_option("it-2011")
    page.get_by_label(said("ui-language")).select_option("de")
    expect(page.get_by_role("button", name=said("ui-make-table", "de"))).to_be_visible()
    expect(chooser(page, "ui-edition", language="de")).to_have_value("it-2011")
    assert len([url for url in asked if url.endswith("/api/games")]) == 1


def test_the_rest_is_as_the_game_has_it(visitors: Visitors) -> None:
    page = visitors.enter()
    on_shelf(page, "Ventura").get_by_role("link", name="Invite friends").click()
    page.get_by_role("button", name=said("ui-make-table")).click()
    expect(page.get_by_text(said("edition-en-2010", of="ventura"))).to_be_visible()
    assert rules(page).split("\n") == [said("edition-en-2010", of="ventura")]
