"""What can be asked over HTTP, and what is refused."""

from __future__ import annotations

import json
import logging
from http.cookies import SimpleCookie
from pathlib import Path

import pytest

import ludoteca
from kit.table import BOT, ME, OPEN, Person, running
from ludoteca import SPECTATOR
from ludoteca.engine.words import LANGUAGES
from ludoteca.games.ventura.content.pack import parse
from ludoteca.games.ventura.game import VENTURA
from ludoteca.table.settings import Settings


def test_the_shelf_shows_every_game_with_options_rules_and_words(anna: Person) -> None:
    games = anna.http.get("/api/games").json()
    card = next(game for game in games if game["name"] == "condottiere")
    kinds = {option["name"]: option["kind"] for option in card["options"]}
    assert (kinds["hidden_cards"], kinds["series"], kinds["map"]) == ("switch", "number", "choice")
    assert card["bots"] == ["random", "greedy", "ismcts"]
    book = {lang: anna.http.get(f"/api/games/condottiere/rules?lang={lang}").json() for lang in LANGUAGES}
    ids = [rule["id"] for rule in book["en"]["rules"]]
    assert {option["rule"] for option in card["options"]} <= set(ids)
    assert [rule["id"] for rule in book["it"]["rules"]] == ids and book["it"] != book["en"]
    for game in ("venti", "ventura"):
        digest = anna.http.get(f"/api/games/{game}/rules").json()["printed"]
        assert anna.http.get(f"/api/games/{game}/printed/{digest}").json()["cards"]
    for lang in LANGUAGES:
        words = anna.http.get(f"/api/words/{lang}.ftl?game=condottiere")
        assert words.headers["content-type"] == "text/plain; charset=utf-8"
        assert all(f"\n{id} = " in words.text for id in ("no-undo", "table-stale", "card-bishop"))
    assert "card-bishop" not in anna.http.get("/api/words/en.ftl").text


def test_what_is_printed_is_given_for_ever_by_its_digest(anna: Person) -> None:
    box = parse('name = "box"\n[cards.acuto]\ncost = 5', "box.toml")
    VENTURA.add_content(box)
    digests = set()
    for edition, content in (("en-2010", "ludoteca"), ("it-2011", "ludoteca"), ("en-2010", "box")):
        t = ludoteca.new("ventura", edition=edition, options={"content": content})
        digest = t.view(SPECTATOR)["printed"]
        digests.add(digest)
        answer = anna.http.get(f"/api/games/ventura/printed/{digest}?lang=it")
        assert answer.json() == t.printed("it") and answer.json()["cards"]["acuto"]["kind"] == "captain"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "application/json"
    assert len(digests) == 3
    assert t.printed()["cards"]["acuto"]["cost"] == 5


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("chess/printed/0123456789abcdef", "There is no game called 'chess'. There are: condottiere,"),
        ("ventura/printed/0123456789abcdef", "No tiles and cards of this game are printed like that."),
        ("condottiere/printed/0", "No tiles and cards of this game are printed like that."),
        ("ventura/printed/0123456789abcdef?lang=xx", "There are no words in that language."),
    ],
)
def test_what_is_printed_nowhere_is_not_found(anna: Person, path: str, said: str) -> None:
    answer = anna.http.get(f"/api/games/{path}")
    assert answer.status_code == 404 and answer.json()["text"].startswith(said)
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/rules",
        "/api/games/condottiere/rules?lang=xx",
        "/api/words/xx.ftl",
        "/api/words/en.ftl?game=chess",
        "/api/nothing",
        "/api/tables/AAAAAAAAAA",
        "/api/tables/AAAAAAAAAA/record",
        "/api/tables/..%2f..%2fx",
        "/t/AAAAAAAAAA/return/secret",
        "/missing.png",
        "/assets/app-0000.js",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/assets%2f..%2f..%2f..%2f..%2fetc%2fhosts.allow",
    ],
)
def test_what_is_not_there_is_a_problem_in_words(anna: Person, path: str) -> None:
    answer = anna.http.get(path)
    assert answer.status_code in (400, 404) and answer.json()["text"]


def test_problems_are_told_in_the_language_of_the_browser(anna: Person) -> None:
    asked = {"accept-language": "fr-FR, de-AT;q=0.9, en"}
    answer = anna.http.get("/api/tables/AAAAAAAAAA", headers=asked)
    assert answer.json() == {"text": "Unter dieser Adresse gibt es keinen Tisch.", "rule": ""}


def test_options_that_do_not_go_together_are_refused_in_the_language_of_the_form(anna: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body = {"game": "condottiere", "seats": seats, "options": {"series_start": "winner"}}
    told = {
        "en": "“First holder of the next game” only means something in a series.",
        "it": "«Primo detentore della partita successiva» ha senso solo in una serie.",
        "de": "„Erster Inhaber der nächsten Partie“ hat nur in einer Serie einen Sinn.",
    }
    for language, text in told.items():
        answer = anna.http.post("/api/tables", json=body, headers={"accept-language": language})
        assert answer.status_code == 400 and answer.json() == {"text": text, "rule": "CON-R42"}


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        '{"game": "condottiere"}',
        '{"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot"}]}',
        '{"game": "condottiere", "seats": []}',
        '{"game": "condottiere", "seats": [{"kind": "me"}]}',
        '{"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "king"}]}',
        '{"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "ismcts:seconds=3600"}]}',
        '{"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "bot"}], "more": 1}',
        '{"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"x": 1}}',
        '{"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"series": 10000}}',
        '{"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "bot"}], "edition": "x"}',
        '{"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": 1e99}',
    ],
)
def test_a_table_that_cannot_be_made_is_refused_in_words(anna: Person, body: str) -> None:
    answer = anna.http.post("/api/tables", content=body)
    assert answer.status_code == 400 and answer.json()["text"]


def test_a_body_that_is_too_large_is_refused(anna: Person) -> None:
    assert anna.http.post("/api/tables", content="x" * 20_000).status_code == 413
    assert anna.http.post("/api/records", content="x" * 2_100_000).status_code == 413


def test_the_secret_of_a_seat_is_in_a_cookie_that_no_script_reads(anna: Person) -> None:
    answer = anna.http.post(
        "/api/tables", json={"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    id = answer.json()["table"]["id"]
    assert len(id) == 10
    cookies = SimpleCookie(answer.headers["set-cookie"])
    assert list(cookies) == ["ludoteca"]
    morsel = cookies["ludoteca"]
    assert morsel["httponly"] and morsel["samesite"] == "lax" and morsel["path"] == "/"
    assert not morsel["secure"]  # over plain HTTP a browser would not send it back
    link = anna.post(f"/api/tables/{id}/return-link").json()["link"]
    assert len(morsel.value) == 32 and morsel.value not in answer.text + link


def test_a_person_comes_back_from_another_device_by_the_return_link(anna: Person, bruno: Person) -> None:
    made = anna.make(ME, ME, OPEN)
    id = made["table"]["id"]
    assert not any(seat["yours"] for seat in bruno.http.get(f"/api/tables/{id}").json()["seats"])
    assert bruno.post(f"/api/tables/{id}/return-link").status_code == 403
    link = anna.post(f"/api/tables/{id}/return-link").json()["link"]
    back = bruno.http.get(link)
    assert back.status_code == 303 and back.headers["location"] == f"/t/{id}"
    assert back.headers["cache-control"] == "no-store"
    info = bruno.http.get(f"/api/tables/{id}").json()
    assert [seat["yours"] for seat in info["seats"]] == [True, True, False] and info["host"]
    wrong = bruno.http.get(f"/t/{id}/return/{'x' * 32}.{'y' * 32}")
    assert wrong.status_code == 303


def test_one_person_may_take_several_seats_and_leave_one(anna: Person, bruno: Person) -> None:
    id = anna.make(ME, OPEN, OPEN, OPEN)["table"]["id"]
    assert bruno.post(f"/api/tables/{id}/join", {"name": "Bruno"}).json()["seats"] == [1]
    second = bruno.post(f"/api/tables/{id}/join", {"name": "Berta", "seat": 3}).json()
    assert second["seats"] == [1, 3]
    left = bruno.http.post(f"/api/tables/{id}/leave?seat=1").json()
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open", "person"]
    assert bruno.http.post(f"/api/tables/{id}/leave?seat=0").status_code == 403
    assert bruno.post(f"/api/tables/{id}/start").status_code == 403
    assert anna.post(f"/api/tables/{id}/start").status_code == 409


def test_the_list_shows_public_tables_and_ones_own(anna: Person, bruno: Person) -> None:
    public, hidden = anna.make(ME, OPEN, public=True)["table"]["id"], anna.make(ME, OPEN)["table"]["id"]
    running_one = anna.make(ME, BOT, public=True)["table"]["id"]
    mine = {table["id"]: table for table in anna.http.get("/api/tables").json()}
    assert {public, hidden, running_one} <= set(mine) and mine[hidden]["host"]
    others = {table["id"]: table for table in bruno.http.get("/api/tables").json()}
    assert public in others and not {hidden, running_one} & set(others) and not others[public]["host"]


def test_every_answer_carries_the_strict_headers(anna: Person) -> None:
    for path in ("/", "/t/x", "/api/games", "/api/nothing", "/assets/app-1234.js", "/health"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "script-src 'self'" in policy and "unsafe-eval" not in policy and "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_client_is_served_at_every_address_that_it_draws(anna: Person) -> None:
    for path in ("/", "/t/AAAAAAAAAA", "/replay/AAAAAAAAAA", "/credits", "/rules/condottiere"):
        page = anna.http.get(path)
        assert page.status_code == 200, path
        assert page.headers["content-type"] == "text/html; charset=utf-8" and "<title>" in page.text
        assert page.headers["cache-control"] == "no-cache"
    script = anna.http.get("/assets/app-1234.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    outside = anna.http.get("/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd")
    assert outside.text == anna.http.get("/").text


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_changes_nothing(anna: Person, origin: str) -> None:
    answer = anna.http.post("/api/tables", json={}, headers={"origin": origin})
    assert answer.status_code == 403
    assert anna.http.get("/api/games", headers={"origin": origin}).status_code == 200


def test_a_foreign_name_for_a_loopback_address_is_refused(anna: Person) -> None:
    assert anna.http.get("/api/games", headers={"host": "elsewhere.example"}).status_code == 421
    assert anna.http.get("/api/games", headers={"host": "localhost:1"}).status_code == 200


def test_behind_a_public_address_cookies_are_secure_and_its_origin_is_right(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    settings = Settings(tmp_path_factory.mktemp("data"), public="https://Play.example/")
    with running(settings) as address, Person(address) as anna:
        headers = {"origin": "https://play.example"}
        body = {"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = anna.http.post("/api/tables", json=body, headers=headers)
        assert made.status_code == 201 and "; Secure" in made.headers["set-cookie"]


@pytest.mark.parametrize(
    ("public", "headers", "status"),
    [
        ("https://play.example", {"origin": "http://play.example"}, 403),
        ("https://play.example", {"origin": "http://play.example", "host": "play.example"}, 403),
        ("https://play.example", {"origin": "https://play.example", "host": "play.example"}, 400),
        ("", {"origin": "https://127.0.0.1:1", "host": "127.0.0.1:1"}, 403),
        ("", {"origin": "http://127.0.0.1:1", "host": "127.0.0.1:1"}, 400),
        ("", {"origin": "https://a.it", "host": "127.0.0.1", "x-forwarded-proto": "https"}, 403),
        ("", {"origin": "https://127.0.0.1", "host": "127.0.0.1", "x-forwarded-proto": "https"}, 400),
        ("play.example", {"origin": "null"}, 403),
    ],
)
def test_a_page_of_ours_is_asked_for_in_the_same_way_as_it_asks(
    tmp_path: Path, public: str, headers: dict[str, str], status: int
) -> None:
    with running(Settings(tmp_path, public=public)) as address, Person(address) as anna:
        assert anna.http.post("/api/tables", json={}, headers=headers).status_code == status


@pytest.mark.parametrize(("proxies", "last"), [("127.0.0.0/8", 200), ("10.0.0.1", 429)])
def test_a_proxy_that_is_believed_says_for_whom_it_asks(tmp_path: Path, proxies: str, last: int) -> None:
    settings = Settings(tmp_path, proxies=proxies, requests=0.001, requests_at_once=3)
    with running(settings) as address, Person(address) as anna:
        codes = [
            anna.http.get("/api/games", headers={"x-forwarded-for": f"2001:db8::{n}"}).status_code
            for n in range(1, 5)
        ]
        assert codes == [200, 200, 200, 429], "one network has one share"
        other = anna.http.get("/api/games", headers={"x-forwarded-for": "2001:db8:0:1::1"})
        assert other.status_code == last


def test_requests_and_tables_of_one_address_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = Settings(
        tmp_path_factory.mktemp("data"), requests=0.001, requests_at_once=12, tables_an_hour=2
    )
    with running(settings) as address, Person(address) as anna:
        anna.make(ME, OPEN)
        anna.make(ME, OPEN)
        body = {"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "open"}]}
        many = anna.http.post("/api/tables", json=body)
        assert many.status_code == 429 and "tables" in many.json()["text"]
        codes = [anna.http.get("/api/games").status_code for _ in range(12)]
        assert codes == [200] * 9 + [429] * 3


def test_the_schema_names_every_path(anna: Person) -> None:
    schema = anna.http.get("/api/schema/openapi.json").json()
    assert {"/api/tables", "/api/tables/{table_id}/join", "/api/records", "/health"} <= set(schema["paths"])
    assert "NewTable" in json.dumps(schema)


def test_the_log_holds_no_secret(anna: Person, bruno: Person, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "ludoteca.table"):
        made = anna.make(ME, ME)
        id = made["table"]["id"]
        link = anna.post(f"/api/tables/{id}/return-link").json()["link"]
        bruno.http.get(link)
        bruno.http.get(f"/api/tables/{id}/record")
        with anna.live(id) as page:
            page.hello(0)
            page.choose()
            page.until("done")
    lines = [json.loads(record.message) for record in caplog.records if record.name == "ludoteca.table"]
    assert {line["event"] for line in lines} >= {"request", "table made", "begun"}
    text = json.dumps(lines)
    for secret in (id, "Anna", link.split("/")[-1], anna.http.cookies["ludoteca"], "mercenary", "place"):
        assert secret not in text


def test_everybody_of_a_table_has_a_seat_at_the_rematch(anna: Person, bruno: Person, server: str) -> None:
    id = anna.make(ME, OPEN)["table"]["id"]
    bruno.post(f"/api/tables/{id}/join", {"name": "Bruno"})
    anna.post(f"/api/tables/{id}/start")
    assert anna.post(f"/api/tables/{id}/rematch").status_code == 409
    with anna.live(id) as hers, bruno.live(id) as his:
        pages = [hers, his]
        for seat in (0, 1):
            pages[seat].hello(seat)
        while hers.state["result"] is None:
            for page in pages:
                page.catch_up()
            for mover in [page for page in pages if page.state["asked"]][:1]:  # often nobody, in a pause
                mover.choose(mover.state["version"])
        again = anna.post(f"/api/tables/{id}/rematch").json()
        assert again["seats"] == [0] and again["table"]["status"] == "playing"
        told = his.until("table", condition=lambda message: bool(message["table"]["next_table"]))
        assert told["table"]["next_table"] == again["table"]["id"]
    info = bruno.http.get(f"/api/tables/{again['table']['id']}")
    assert [seat["yours"] for seat in info.json()["seats"]] == [False, True]
    link = bruno.post(f"/api/tables/{again['table']['id']}/return-link").json()["link"]
    assert bruno.post(f"/api/tables/{id}/rematch").json()["table"]["id"] == again["table"]["id"]
    with bruno.live(again["table"]["id"]) as page:
        assert page.hello(1)["view"]["hand"]
    with Person(server) as stranger:
        assert stranger.post(f"/api/tables/{id}/rematch").status_code == 403
        stranger.http.get(link)
        info = stranger.http.get(f"/api/tables/{again['table']['id']}").json()
        assert [seat["yours"] for seat in info["seats"]] == [False, True] and not info["host"]
