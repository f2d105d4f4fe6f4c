"""Lines that were opened and ask for nothing, or too slowly: they are cut, and nobody else notices."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from kit.table import ME, PATIENCE, Person, running
from ludoteca.table.client_files import page, takes_gzip
from ludoteca.table.door import Doorman, Hall, is_in
from ludoteca.table.outbox import TOO_SLOW
from ludoteca.table.settings import Settings

AT_ONCE = 0.05  # seconds: what is slow here is slow at any speed of this machine, since it never comes
A_WHILE = 2.0  # seconds in which a whole request is sent
ANSWERED = b"HTTP/1.1 "
GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


@contextmanager
def line(server: str, home: str = "127.0.0.2") -> Iterator[socket.socket]:
    place = urlsplit(server)
    with socket.create_connection((place.hostname, place.port), PATIENCE, (home, 0)) as found:
        yield found


def answer(one: socket.socket) -> tuple[bytes, bytes]:
    """The head and the body of the next answer."""
    got = b""
    while b"\r\n\r\n" not in got:
        got += one.recv(65536)
    head, _, body = got.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].split()[0])
    while len(body) < length:
        body += one.recv(65536)
    return head, body


def is_cut(one: socket.socket) -> bool:
    """Whether the server closes it, without a word."""
    try:
        return one.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("sent", [b"", b"G", b"GET / HTTP/1.1\r\nHost: local"])
def test_a_request_that_does_not_get_to_its_end_is_cut(tmp_path: Path, sent: bytes) -> None:
    with running(Settings(tmp_path, request_within=AT_ONCE)) as server, line(server) as slow:
        slow.sendall(sent)
        assert is_cut(slow)


def test_so_is_a_second_one_on_a_line_that_has_asked_before(tmp_path: Path) -> None:
    with running(Settings(tmp_path, request_within=A_WHILE)) as server, line(server) as slow:
        slow.sendall(GET)
        assert answer(slow)[0].startswith(ANSWERED + b"200")
        slow.sendall(b"GET /")
        assert is_cut(slow)


def test_a_body_that_does_not_come_is_refused_in_words(tmp_path: Path) -> None:
    with running(Settings(tmp_path, body_within=AT_ONCE)) as server, line(server) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
        head, body = answer(slow)
        assert head.startswith(ANSWERED + b"408") and "too long" in json.loads(body)["text"]


def test_one_address_holds_few_lines_and_another_comes_in_all_the_same(tmp_path: Path) -> None:
    with running(Settings(tmp_path, lines=3)) as server, ExitStack() as open_lines:
        held = [open_lines.enter_context(line(server)) for _ in range(3)]
        for one in held:
            one.sendall(GET)
            assert answer(one)[0].startswith(ANSWERED)
        with line(server) as fourth:
            assert is_cut(fourth)
        for home in ("127.0.0.3", "127.0.0.1"):  # the second is a proxy, and has no such limit
            with ExitStack() as more:
                for _ in range(3 if home == "127.0.0.3" else 5):
                    other = more.enter_context(line(server, home))
                    other.sendall(GET)
                    assert answer(other)[0].startswith(ANSWERED)


def test_of_ipv6_a_network_counts_as_one_address(tmp_path: Path) -> None:
    hall = Hall(Settings(tmp_path, lines=1))
    first, second, third = [cast(Doorman, object()) for _ in range(3)]
    assert hall.enter(first, "2001:db8::1") and not hall.enter(second, "2001:db8::2")
    assert hall.enter(third, "2001:db8:1::1")
    hall.leave(first)
    assert hall.enter(second, "2001:db8::2")


def test_when_all_is_full_who_has_waited_longest_goes(tmp_path: Path) -> None:
    with running(Settings(tmp_path, lines_in_all=2)) as server, ExitStack() as open_lines:
        lines = []
        for number in range(4):
            lines.append(open_lines.enter_context(line(server, f"127.0.0.{2 + number}")))
            lines[-1].sendall(GET)
            if number < 2:
                assert answer(lines[-1])[0].startswith(ANSWERED)
        assert answer(lines[3])[0].startswith(ANSWERED)
        assert is_cut(lines[0]) and is_cut(lines[1])


def test_a_live_channel_on_which_nobody_says_hello_is_closed(tmp_path: Path) -> None:
    with running(Settings(tmp_path, hello_within=AT_ONCE)) as server, Person(server) as anna:
        id = anna.make(ME, ME)["table"]["id"]
        with anna.live(id) as silent:
            with pytest.raises(ConnectionClosed) as closed:
                silent.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_SLOW
        with running(Settings(tmp_path / "other")) as patient, Person(patient) as bruno:
            id = bruno.make(ME, ME)["table"]["id"]
            with bruno.live(id) as live:
                live.hello(0)
                live.catch_up()


def test_files_of_the_client_are_compressed_and_nothing_else_is(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "app.js").write_text("export {}\n" * 500)
    with running(Settings(tmp_path / "data", static=tmp_path)) as server, Person(server) as anna:
        id = anna.make(ME, ME)["table"]["id"]
        for path in ("/", "/assets/app.js"):
            small = anna.http.get(path, headers={"accept-encoding": "gzip"})
            assert small.headers["content-encoding"] == "gzip" and small.headers["vary"] == "accept-encoding"
            plain = anna.http.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers and plain.text == small.text
        for path in ("/api/games", "/api/tables", f"/api/tables/{id}", "/api/words/en.ftl"):
            found = anna.http.get(path, headers={"accept-encoding": "gzip"})
            assert found.status_code == 200 and "content-encoding" not in found.headers
    assert page(tmp_path, "assets/app.js").content == (tmp_path / "assets" / "app.js").read_bytes()


@pytest.mark.parametrize(
    ("accepts", "taken"),
    [
        ("gzip", True),
        ("br, gzip;q=0.5", True),
        ("GZIP", True),
        ("gzip;q=0", False),
        ("br", False),
        ("", False),
    ],
)
def test_a_browser_says_whether_it_takes_gzip(accepts: str, taken: bool) -> None:
    assert takes_gzip(accepts) == taken


def test_a_proxy_is_named_by_its_address_or_its_network() -> None:
    assert is_in("127.0.0.1", "127.0.0.1") and is_in("10.1.2.3", "10.0.0.0/8") and is_in("", "")
    assert not is_in("127.0.0.2", "127.0.0.1") and not is_in("::1", "10.0.0.0/8")
