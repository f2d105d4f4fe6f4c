"""What comes to the server's door: addresses and bodies that make no sense, and paths that lead nowhere."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from kit.table import PATIENCE, Person
from ludoteca.table.client_files import ALONE, NAMED
from ludoteca.table.guard import route

ROOT = Path(__file__).parent.parent.parent
DEEP = b"[" * 8000


def answered(server: str, request: bytes) -> tuple[int, bytes]:
    """The status and the body of the answer to bytes that no client library would send."""
    place = urlsplit(server)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        line.sendall(request)
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def request(
    method: str, path: bytes, *headers: bytes, body: bytes = b"", host: bytes = b"localhost"
) -> bytes:
    length = b"Content-Length: %d" % len(body)
    lines = [b"%s %s HTTP/1.1" % (method.encode(), path), b"Host: " + host, b"Connection: close", length]
    return b"\r\n".join([*lines, *headers, b"", body])


BODIES = [
    b'{"game": "\xff", "seats": []}',
    b"\xff\xfe",
    DEEP,
    b'{"game": ' + DEEP,
    b'{"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"x": ' + DEEP,
    b'{"game": "\\ud800", "seats": []}',
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
@pytest.mark.parametrize("path", [b"/api/tables", b"/api/tables/AAAAAAAAAA/join", b"/api/records"])
def test_a_body_that_is_no_text_or_nested_too_deep_is_refused_in_words(
    server: str, path: bytes, body: bytes
) -> None:
    status, answer = answered(server, request("POST", path, body=body))
    assert status in (400, 404) and json.loads(answer)["text"]


@pytest.mark.parametrize(
    ("asked", "statuses"),
    [
        (request("GET", b"/" + b"a" * 5000), (414,)),
        (request("GET", b"/api/tables/" + b"a" * 5000), (414,)),
        (request("GET", b"/api/words/en.ftl?game=" + b"a" * 5000), (414,)),
        (request("GET", b"/api/%ff"), (404,)),
        (request("GET", b"/api/tables/%ff"), (404,)),
        (request("GET", b"/api/tables/AAAAAAAAAA/replay?seat=%ff"), (400,)),
        (request("GET", b"/api/tables/AAAAAAAAAA", b"Accept-Language: \xff\xfe"), (404,)),
        (
            request("GET", b"/api/tables/AAAAAAAAAA", b"Cookie: ludoteca=\xff; ludoteca_AAAAAAAAAA=\xfe"),
            (404,),
        ),
        (request("GET", b"/api/games", host=b"["), (421,)),
        (request("GET", b"/api/games", host=b"\xff"), (421,)),
        (request("GET", b"/api/games", host=b"[x]"), (421,)),
        (request("POST", b"/api/tables", b"Origin: http://["), (403,)),
        (request("POST", b"/api/tables", b"Origin: \xff"), (403,)),
        (request("POST", b"/api/tables", b"Content-Type: \xff"), (400,)),
    ],
)
def test_an_address_or_a_header_that_makes_no_sense_is_refused_in_words(
    server: str, asked: bytes, statuses: tuple[int, ...]
) -> None:
    status, answer = answered(server, asked)
    assert status in statuses and json.loads(answer)["text"]


def test_what_a_visitor_asks_for_stays_one_line_of_the_log() -> None:
    assert route("/nothing\u2028\x85\xff") == "/nothing\\u2028\\x85\\xff"
    assert route("/api/tables/AAAAAAAAAA/live") == "/api/tables/*/live"


def test_a_path_tells_the_methods_that_it_takes(anna: Person) -> None:
    for path, methods in (
        ("/api/tables", "GET, OPTIONS, POST"),
        ("/api/tables/AAAAAAAAAA", "DELETE, GET, OPTIONS"),
    ):
        assert anna.http.options(path).headers["allow"] == methods
        refused = anna.http.request("PUT", path)
        assert refused.status_code == 405 and refused.headers["allow"] == methods and refused.json()["text"]


def test_the_description_of_the_interface_tells_how_refusals_look(anna: Person) -> None:
    paths = anna.http.get("/api/schema/openapi.json").json()["paths"]
    answers = [operation["responses"] for path in paths.values() for operation in path.values()]
    assert len(answers) > 30 and all("default" in one and "400" not in one for one in answers)
    refused = anna.http.get("/api/games/nothing/rules").json()
    (kind,) = answers[0]["default"]["content"].values()
    assert {*kind["schema"]["properties"]} == {*refused}


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/" + "a" * 300 + "/b", "/t/" + "%ff" * 100, "/%ff"])
def test_odd_and_long_names_are_no_files(anna: Person, path: str) -> None:
    assert anna.http.get(path).status_code == (200 if path.startswith("/t/") else 404)


@pytest.mark.parametrize("path", ["/t", "/t/", "/replay/", "/nothing"])
def test_an_address_without_a_table_is_a_page_that_says_so(anna: Person, path: str) -> None:
    answer = anna.http.get(path)
    assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/tables/a/b/c", "/api/metrics"])
def test_an_unknown_path_of_the_interface_is_a_problem(anna: Person, path: str) -> None:
    answer = anna.http.get(path)
    assert answer.status_code == 404 and answer.json()["text"]


@pytest.mark.parametrize(
    "path",
    ["/metrics", "/admin", "/admin/users", "/wp-login", "/credits/x", "/new/", "/rules/venti/x", "/replay"],
)
def test_where_the_client_draws_nothing_its_page_comes_as_not_found(anna: Person, path: str) -> None:
    answer = anna.http.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html") and "<title>" in answer.text


def test_the_server_knows_the_pages_that_the_client_draws() -> None:
    router = (ROOT / "web" / "src" / "lib" / "router.svelte.ts").read_text(encoding="utf-8")
    assert set(re.findall(r'first === "(\w+)"', router)) == {*ALONE, *NAMED} - {""}
