"""Packs with texts of their own: over the catalogues, in every language, as plain as they were written."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.stall import LARGEST, PACKAGE, SHIPPED, STALL
from ludoteca import ContentError, cli
from ludoteca.engine.packs import add_pack, contents_of, games_with_contents, own_words
from ludoteca.engine.rules import LARGEST_PACK
from ludoteca.engine.words import LANGUAGES, Message, Words
from ludoteca.table.catalogue import printed
from ludoteca.testing.contract import check_printed

NAME = 'Red "apples" {good-pear} \\ [bold] <b>\nÈ { $seat }'
PACK = f"""\
game = "toy-stall"
name = "my-stall"

[goods.apple]
price = 3
called = {json.dumps(NAME)}
"""
BUYS = Message("event-buys", {"seat": 0, "good": "apple"})


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    info = STALL.info
    with registered(STALL):
        yield
    STALL.info = info
    STALL.contents.known = {SHIPPED.name: SHIPPED}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "stall.toml"
    file.write_text(PACK, encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_texts_stand_in_place_of_the_catalogue_in_every_language(pack: Path, language: str) -> None:
    own = ludoteca.new("toy-stall", content=pack)
    shipped = ludoteca.new("toy-stall")
    assert f"{NAME}." in own.say(BUYS, language) and NAME not in shipped.say(BUYS, language)
    own.play(0, "buy apple")
    assert own.say(own.events(0)[0], language) == own.say(BUYS, language)
    assert own.say(own.choices(0)[0], language) != shipped.say(shipped.choices(0)[0], language)
    assert own.say(own.choices(0)[1], language) == shipped.say(shipped.choices(0)[1], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_has_them_and_tells_them_to_clients(pack: Path, language: str) -> None:
    own, shipped = ludoteca.new("toy-stall", content=pack), ludoteca.new("toy-stall")
    assert own.view(0)["printed"] != shipped.view(0)["printed"]
    answer = json.loads(printed("toy-stall", str(own.view(0)["printed"]), language))
    assert answer == own.printed(language)
    assert NAME in answer["baskets"]["apple"]
    assert answer["words"] == own_words(STALL, "my-stall")
    assert Words(PACKAGE, language, own=answer["words"]).text("good-apple") == NAME
    assert "words" not in shipped.printed(language)


def test_the_contract_is_kept_with_them(pack: Path) -> None:
    ludoteca.add_content("toy-stall", pack)
    check_printed("toy-stall", 2, {"content": "my-stall"}, 1)


def test_a_record_names_content_and_digest(pack: Path) -> None:
    t = ludoteca.new("toy-stall", content=pack)
    t.play(0, "buy apple")
    assert f"\ncontent: my-stall {STALL.contents.digests()['my-stall']}\n" in str(t.record())
    assert str(ludoteca.replay(str(t.record())).record()) == str(t.record())


def test_a_content_that_says_nothing_changes_no_words() -> None:
    assert own_words(STALL, "ludoteca") == own_words(STALL, None) == ""
    assert own_words(ludoteca.new("venti").rules, "") == ""


def test_the_terminal_speaks_so_too(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert cli.run(["play", "toy-stall", "--seats", "1", "--content", str(pack), "--lang", "it"]) == 0
    assert 'Compra Red "apples" {good-pear}' in capsys.readouterr().out
    (saved,) = (tmp_path / "ludoteca" / "games").glob("*.txt")
    t = ludoteca.replay(saved.read_text(encoding="utf-8"))
    t.play(0, "buy apple")
    saved.write_text(str(t.record()), encoding="utf-8")
    assert cli.run(["replay", str(saved), "--all", "--lang", "de"]) == 0
    assert 'kauft: Red "apples" {good-pear}' in capsys.readouterr().out


# how large a pack may be


def test_each_game_says_how_large_its_packs_may_be(pack: Path) -> None:
    def of(size: int, game: str = "toy-stall") -> None:
        head = PACK.replace("toy-stall", game)
        pack.write_text(head + "#" * (size - len(head.encode())), encoding="utf-8")

    of(LARGEST)
    assert add_pack(pack) == ("toy-stall", "my-stall")
    of(LARGEST + 1)
    for add in (lambda: add_pack(pack), lambda: ludoteca.add_content("toy-stall", pack)):
        with pytest.raises(
            ContentError, match=f"stall.toml: it cannot be read: .* more than {LARGEST} bytes"
        ):
            add()
    of(LARGEST_PACK + 1, "ventura")
    with pytest.raises(ContentError, match=f"more than {LARGEST_PACK} bytes"):
        add_pack(pack)


def test_a_pack_that_is_too_large_is_not_even_parsed(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    monkeypatch.setattr("ludoteca.engine.packs.tomllib.loads", parsed.append)
    pack.write_bytes(b"[" * (LARGEST + 1))
    with pytest.raises(ContentError, match="more than"):
        add_pack(pack)
    with pytest.raises(ContentError, match="characters are more than"):
        STALL.contents.add("[" * (LARGEST + 1), "stall.toml")
    assert parsed == []


def test_mistakes_in_texts_are_told_with_their_lines(pack: Path) -> None:
    pack.write_text('name = "x"\n[goods.apple]\nprice = 0\n[goods.pear]\ncalled = "\\u001b[2J"\n')
    with pytest.raises(ContentError) as told:
        ludoteca.add_content("toy-stall", pack)
    assert told.value.text.splitlines() == [
        "stall.toml, line 3: goods.apple.price: a whole number from 1 to 9 is needed, not 0",
        "stall.toml, line 5: goods.pear.called: there are signs in it that cannot be printed",
    ]


# what an owner starts from


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_a_template_is_written_as_packs_are_read(
    encoding: str, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched, pack.open("w", encoding=encoding) as file:
        patched.setattr(sys, "stdout", file)
        assert cli.run(["content", "template", "toy-stall"]) == 0
    assert pack.read_text(encoding="utf-8") == STALL.contents.template()
    assert add_pack(pack) == ("toy-stall", "my-stall")


def test_a_large_template_goes_through_a_pipe_and_back(
    pack: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    large = STALL.contents.template() + "# a pear is a pear\n" * 50_000
    monkeypatch.setattr(STALL.contents, "template", lambda: large)
    assert cli.run(["content", "template", "toy-stall"]) == 0
    assert LARGEST_PACK < len(large.encode()) < LARGEST and capfd.readouterr().out == large
    pack.write_text(large, encoding="utf-8")
    assert cli.run(["content", "check", str(pack)]) == 0
    assert "changes nothing" in capfd.readouterr().out


@pytest.mark.parametrize("game", games_with_contents())
def test_every_template_is_a_pack_that_its_game_takes(game: str, pack: Path) -> None:
    text = contents_of(game).template()
    assert len(text.encode()) < contents_of(game).largest / 2  # there is room for an owner's own
    pack.write_text(text, encoding="utf-8")
    assert ludoteca.add_content(game, pack) in contents_of(game).digests()
