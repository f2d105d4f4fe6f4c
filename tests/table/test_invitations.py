"""How friends come to a table: the address that they can open, codes to type, the way in from the network."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from kit.table import ME, OPEN, PATIENCE, Person, running
from ludoteca.table import network
from ludoteca.table.invitations import LETTERS, MOST_CODES, Codes, qr_code, runs
from ludoteca.table.network import Network, address_for_others, is_of_a_network, seen_from
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.serve import make_listener, make_server
from ludoteca.table.settings import Settings

FRIENDS_HOST = "127.0.0.2"  # another address of this computer, as one in a network would be


# --- codes and pictures


def test_a_code_leads_to_its_table_however_it_is_typed() -> None:
    codes = Codes()
    code = codes.of("AAAAAAAAAA")
    assert codes.of("AAAAAAAAAA") == code and codes.of("BBBBBBBBBB") != code
    assert len(code) == 5 and set(code) <= set(LETTERS)
    for typed in (code, code.lower(), f" {code[:2]} {code[2:]} ", f"{code[:3]}-{code[3:]}"):
        assert codes.table(typed) == "AAAAAAAAAA"
    for typed in ("", "?", code[:4], code + "B", "🂡" * 50):
        with pytest.raises(TableRefusal, match="table-no-code"):
            codes.table(typed)


def test_codes_do_not_grow_for_ever() -> None:
    codes = Codes()
    first = codes.of("0")
    for number in range(1, MOST_CODES + 1):
        codes.of(str(number))
    assert len(codes.tables) == len(codes.by_table) == MOST_CODES
    with pytest.raises(TableRefusal, match="table-no-code"):
        codes.table(first)
    assert codes.table(codes.of("0")) == "0"


def test_a_qr_code_is_drawn_square_by_square() -> None:
    code = qr_code("http://192.168.1.20:8765/t/AAAAAAAAAA")
    assert runs(bytes([0, 1, 1, 0, 1])) == [(1, 2), (4, 1)] and runs(bytes(3)) == []
    # Each corner but the last has the pattern by which cameras find it: seven dark squares above each other.
    assert code.size == 29 and code.path.startswith("M0 0h7v1h-7z")
    assert f"M{code.size - 7} 0h7v1h-7z" in code.path and f"M0 {code.size - 1}h7v1h-7z" in code.path


# --- addresses


@pytest.mark.parametrize(
    ("host", "public", "address"),
    [
        ("127.0.0.1", "", ""),
        ("::1", "", ""),
        ("localhost", "", ""),
        ("127.0.0.1", "https://games.example/", "https://games.example/"),
        ("192.168.1.20", "", "http://192.168.1.20:8765/"),
        ("fd00::2", "", "http://[fd00::2]:8765/"),
        ("0.0.0.0", "", "http://10.1.2.3:8765/"),
        ("::", "", "http://10.1.2.3:8765/"),
    ],
)
def test_the_address_that_others_can_open(
    monkeypatch: pytest.MonkeyPatch, host: str, public: str, address: str
) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: iter(["127.0.1.1", "fe80::1", "10.1.2.3"]))
    assert address_for_others(host, 8765, public) == address


def test_a_computer_without_a_network_has_no_such_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: iter(["127.0.1.1", "::1", "nonsense"]))
    assert address_for_others("0.0.0.0", 8765, "") == ""
    with pytest.raises(TableRefusal, match="table-no-network"):
        asyncio.run(Network(listen=not_called).open())


async def not_called(host: str) -> int:
    raise AssertionError(host)


def test_looking_for_the_own_address_fails_nowhere() -> None:
    assert all(is_of_a_network(found) for found in [network.own_address()] if found)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.168.1.20:8765", "http://192.168.1.20:8765/"),
        ("games.example", "http://games.example/"),
        ("127.0.0.1:8765", ""),
        ("127.0.0.2:8765", ""),
        ("localhost", ""),
        ("[::1]:8765", ""),
        ("", ""),
        ("[", ""),
        ("x" * 300, ""),
    ],
)
def test_a_page_that_others_opened_is_the_address_for_others(host: str, address: str) -> None:
    assert seen_from(host, "http") == address


# --- over HTTP


def test_on_loopback_an_invitation_says_that_only_this_computer_can_open_it(anna: Person) -> None:
    id = anna.make(ME, OPEN)["table"]["id"]
    found = anna.http.get(f"/api/tables/{id}/invitation").json()
    assert found["link"] == f"{anna.address}/t/{id}"
    assert found["only_here"] and not found["can_open"], "this server was made without a way to open it"
    assert anna.http.get(f"/api/codes/{found['code'].lower()}").json() == {"id": id}
    assert (found["facts"]["total"], found["facts"]["adjacent"]) == (6, 4), "as it is for two players"
    refused = anna.post("/api/network")
    assert refused.status_code == 403 and refused.json()["text"]
    assert anna.http.get("/api/tables/AAAAAAAAAA/invitation").status_code == 404


def test_by_the_address_of_a_network_the_link_has_that_address(anna: Person) -> None:
    id = anna.make(ME, OPEN)["table"]["id"]
    found = anna.http.get(f"/api/tables/{id}/invitation", headers={"host": "192.168.1.20:8765"}).json()
    assert found["link"] == f"http://192.168.1.20:8765/t/{id}" and not found["only_here"]


def test_nobody_finds_a_table_by_trying_codes(tmp_path: Path) -> None:
    with running(Settings(tmp_path)) as server, Person(server) as eve:
        answers = [eve.http.get(f"/api/codes/BCDF{letter}") for letter in LETTERS[:15]]
    statuses = [answer.status_code for answer in answers]
    assert set(statuses) == {404, 429} and statuses[:5] == [404] * 5 and statuses[-1] == 429
    assert all(answer.json()["text"] for answer in answers)


@pytest.fixture
def own_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server as `ludoteca serve` makes it; to it, FRIENDS_HOST is the computer's address in its network."""
    monkeypatch.setattr(network, "own_address", lambda: FRIENDS_HOST)
    listener = make_listener("127.0.0.1", 0)
    server = make_server(Settings(tmp_path), listener)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            thread.join(0.01)
        yield server.address.rstrip("/")
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def test_whoever_sits_at_the_computer_lets_the_network_in(
    own_server: str, capsys: pytest.CaptureFixture[str]
) -> None:
    friends = f"http://{FRIENDS_HOST}:{urlsplit(own_server).port}"
    with Person(own_server) as anna, Person(friends) as bruno:
        id = anna.make(ME, OPEN)["table"]["id"]
        before = anna.http.get(f"/api/tables/{id}/invitation").json()
        assert before["only_here"] and before["can_open"]
        with pytest.raises(httpx.ConnectError):
            bruno.http.get("/health")
        elsewhere = anna.http.post("/api/network", headers={"origin": "http://elsewhere.example"})
        assert elsewhere.status_code == 403
        proxied = anna.http.post("/api/network", headers={"host": "192.168.1.20"})
        assert proxied.status_code == 403, "who came by another address is not at this computer"
        for _ in range(2):
            assert anna.post("/api/network").json() == {"address": f"{friends}/"}
        after = anna.http.get(f"/api/tables/{id}/invitation").json()
        assert after["link"] == f"{friends}/t/{id}" and not after["only_here"] and not after["can_open"]
        assert bruno.http.get(f"/api/codes/{after['code']}").json() == {"id": id}
        assert bruno.post(f"/api/tables/{id}/join", {"name": "Bruno"}).json()["seats"] == [1]
        rebound = bruno.http.get("/health", headers={"host": "elsewhere.example"})
        assert rebound.status_code == 421, "names are checked as before"
        assert anna.post(f"/api/tables/{id}/start").json()["status"] == "playing"
        with bruno.live(id) as line:
            assert line.hello(1)["seat"] == 1
    assert capsys.readouterr().out.count(f"{friends}/") == 1
