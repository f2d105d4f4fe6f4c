"""An owner's pack on the command line, in records and snapshots, in a program and in other processes."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteca
from ludoteca import BrokenRecord, BrokenSnapshot, ContentError, cli
from ludoteca.engine.packs import contents_of, games_with_contents
from ludoteca.engine.words import LANGUAGES
from ludoteca.games.ventura.content.contents import CONTENTS
from ludoteca.games.ventura.content.pack import digest, parse
from ludoteca.games.ventura.content.tables import SHIPPED
from ludoteca.lab.arena import play_match
from ludoteca.table.queue import Place
from ludoteca.table.thinkers import choose, imagined
from ludoteca.table.workers import Workers

INFO = ludoteca.catalogue()
PACK = """\
name = "my-box"

[tiles.field]
cost = 9

[cards.crossbowmen]
cost = 7
specials = [{trigger = "melee", condition = "terrain", value = "hill", amount = 2}]
"""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """A command: its exit code, what it printed, and what it complained about."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "140")

    def run(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        code = cli.run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "box.toml"
    file.write_text(PACK, encoding="utf-8")
    return file


def forget(name: str = "my-box") -> None:
    """As in a new process."""
    del CONTENTS[name]


def finished(**given: object) -> str:
    """The record of a short game."""
    t = ludoteca.new("ventura", seed=1, **given)  # type: ignore[arg-type]
    for _ in range(12):
        t.play(t.asked[0], t.legal(t.asked[0])[0])
    return str(t.record())


# content check, content template


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_says_what_a_pack_changes(run: Run, pack: Path, language: str) -> None:
    code, out, err = run("content", "check", pack, "--lang", language)
    assert code == 0 and err == ""
    assert "my-box" in out and digest(parse(PACK, "box.toml")) in out
    rows = [line.split() for line in out.splitlines()]
    assert ["tiles.field", "cost", str(cost_of("field")), "9"] in rows
    assert ["cards.crossbowmen", "cost", str(cost_of("crossbowmen")), "7"] in rows
    assert 'value = "hill"' in out
    assert len([row for row in rows if row[1:2] == ["cost"] or row[:1] == ["cost"]]) == 2


def cost_of(name: str) -> int:
    costs = {
        **{tile.name: tile.cost for tile in SHIPPED.tiles},
        **{card.name: card.cost for card in SHIPPED.cards},
    }
    return costs[name]


def test_check_tells_every_mistake_with_file_line_and_field(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "x"\n[tiles.field]\ncost = 0\n[cards.acuto]\nmove = "far"\n', encoding="utf-8")
    code, out, err = run("content", "check", bad)
    assert (code, out) == (2, "")
    assert err.splitlines() == [
        "ludoteca: bad.toml, line 3: tiles.field.cost: a whole number from 1 to 99 is needed, not 0",
        "ludoteca: bad.toml, line 5: cards.acuto.move: a whole number from 0 to 99 is needed, not 'far'",
    ]


def test_a_pack_says_which_game_it_is_for(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "named.toml"
    for game, code, told in (
        ("ventura", 0, "Ventura"),
        ("venti", 2, "VENTI takes no packs"),
        ("chess", 2, "no game called"),
        (3, 2, "the name of a game is needed"),
    ):
        file.write_text(f"game = {json.dumps(game)}\n{PACK}", encoding="utf-8")
        done, out, err = run("content", "check", file)
        assert done == code and told in out + err, game
    file.write_text(f'game = "condottiere"\n{PACK}', encoding="utf-8")
    code, _, err = run("simulate", "ventura", "--content", file)
    assert code == 2 and "this pack is for 'condottiere', not for 'ventura'" in err


def test_what_is_no_pack_at_all_is_refused_in_words(run: Run, tmp_path: Path) -> None:
    largest = max([contents_of(game).largest for game in games_with_contents()])
    (tmp_path / "binary.toml").write_bytes(b"\x00\x01")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe8"')
    (tmp_path / "huge.toml").write_bytes(b"#" * (largest + 1))
    (tmp_path / "deep.toml").write_text("a = " + "[" * 150_000, encoding="utf-8")
    (tmp_path / "long.toml").write_text("a = " + "9" * 5000, encoding="utf-8")
    (tmp_path / "broken.toml").write_text("name = ", encoding="utf-8")
    for name, told in (
        ("missing.toml", "No such file"),
        (".", "folder"),
        ("binary.toml", "not a text"),
        ("latin.toml", "UTF-8"),
        ("huge.toml", "more than"),
        ("deep.toml", "too large"),
        ("long.toml", "too large"),
        ("broken.toml", "broken.toml: Invalid value (at line 1"),
        ("a\0b", "null"),
    ):
        code, out, err = run("content", "check", tmp_path / name)
        assert (code, out) == (2, "") and told in err and "Traceback" not in err, name


def test_the_template_is_the_shipped_content(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("content", "template", "ventura")
    assert code == 0
    assert digest(parse(out, "my-pack.toml")) == digest(SHIPPED)
    file = tmp_path / "my-pack.toml"
    file.write_text(out, encoding="utf-8")
    code, said, _ = run("content", "check", file)
    assert code == 0 and "changes nothing" in said
    tables = ("tiles", SHIPPED.tiles), ("cards", SHIPPED.cards), ("events", SHIPPED.events)
    assert all(f"[{table}.{one.name}]" in out for table, things in tables for one in things)


def test_a_game_without_packs_says_so(run: Run, pack: Path) -> None:
    for arguments in (("content", "template", "venti"), ("play", "venti", "--content", pack)):
        code, _, err = run(*arguments)
        assert code == 2 and "VENTI takes no packs; only dark-venture, ventura" in err


# playing


def test_bots_play_with_a_pack_in_other_processes_too(run: Run, pack: Path) -> None:
    code, out, _ = run("simulate", "ventura", "--content", pack, "--bots", "random", "--games", 2, "--json")
    assert code == 0 and '"content": "my-box"' in out
    options = {"content": "my-box", "round_limit": 1}
    alone = play_match("ventura", ["random"], 2, options=options)
    assert play_match("ventura", ["random"], 2, options=options, workers=2).json() == alone.json()


def test_bots_of_a_server_think_with_its_packs(pack: Path) -> None:
    game = ludoteca.new("ventura", content=pack, seed=1)

    async def ask() -> str:
        workers = Workers()
        try:
            async with workers.turn(Place("", "")) as worker:
                return await worker.run(choose, "random", 0, imagined(game, 0))
        finally:
            await workers.close()

    assert asyncio.run(ask()) in game.legal(0)


def test_the_option_and_the_pack_must_agree(run: Run, pack: Path) -> None:
    for option, code in (("content=my-box", 0), ("content=ludoteca", 2)):
        wanted = ("--content", pack, "-o", option, "-o", "round_limit=1")
        assert run("simulate", "ventura", *wanted, "--bots", "random", "--games", 1)[0] == code


def test_mistakes_of_a_pack_stop_every_command(run: Run, tmp_path: Path, pack: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "x"\nnmae = 3\ngame = "ventura"\n', encoding="utf-8")
    record = tmp_path / "game.txt"
    record.write_text(finished(), encoding="utf-8")
    commands = ["play ventura", "simulate ventura", "serve --port 0", "lab balance ventura"]
    for command in [*commands, f"resume {record}", f"replay {record}"]:
        code, _, err = run(*command.split(), "--content", bad)
        assert code == 2 and err.startswith("ludoteca: bad.toml, line 2: nmae: "), command


# records and snapshots


def test_a_record_names_the_content_and_its_digest(pack: Path) -> None:
    shipped = finished()
    assert f"\ncontent: ludoteca {digest(SHIPPED)}\n" in shipped
    own = finished(content=pack)
    assert f"\ncontent: my-box {digest(parse(PACK, 'box.toml'))}\n" in own and "option content" not in own
    for text in (shipped, own):
        assert str(ludoteca.replay(text).record()) == text
    assert "content" not in str(ludoteca.new("condottiere").record())


def test_a_record_without_the_line_is_still_read(pack: Path) -> None:
    for text in (finished(), finished(content=pack)):
        lines = text.splitlines(keepends=True)
        name = next(line for line in lines if line.startswith("content: ")).split()[1]
        old = "".join([line for line in lines if not line.startswith("content: ")])
        if name != SHIPPED.name:
            old = old.replace("seats: 2\n", f"seats: 2\noption content: {name}\n")
        assert str(ludoteca.replay(old).record()) == text


def test_a_record_of_a_missing_or_different_content_is_refused(pack: Path) -> None:
    text = finished(content=pack)
    played = digest(parse(PACK, "box.toml"))
    forget()
    with pytest.raises(BrokenRecord, match=rf"^line 6: .*'my-box' \(digest {played}\), which is not here"):
        ludoteca.replay(text)
    pack.write_text(PACK.replace("cost = 7", "cost = 6"), encoding="utf-8")
    ludoteca.add_content("ventura", pack)
    other = digest(CONTENTS["my-box"])
    with pytest.raises(BrokenRecord, match=rf"'my-box' \(digest {played}\); .* \(digest {other}\)"):
        ludoteca.replay(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("content: my-box ", "content: my-box"),
        ("content: my-box ", "content: "),
        ("content: my-box ", "option content: ludoteca\ncontent: my-box "),
        (
            f"game: ventura\nrules_version: {INFO['ventura'].rules_version}\nedition: en-2010",
            f"game: condottiere\nrules_version: {INFO['condottiere'].rules_version}",
        ),
    ],
)
def test_a_wrong_line_is_a_broken_record(pack: Path, old: str, new: str) -> None:
    with pytest.raises(BrokenRecord):
        ludoteca.replay(finished(content=pack).replace(old, new))


def test_resume_and_replay_need_the_same_pack(run: Run, pack: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(finished(content=pack), encoding="utf-8")
    for command in ("resume", "replay"):
        forget()
        code, _, err = run(command, record)
        assert code == 2 and "'my-box'" in err and "--content FILE" in err
        code, _, err = run(command, record, "--content", pack)
        assert code == 0 and err == ""


def test_a_snapshot_is_tied_to_its_content(pack: Path) -> None:
    t = ludoteca.new("ventura", content=pack)
    text = t.snapshot()
    assert ludoteca.load(text).position() == t.position()
    forget()
    with pytest.raises(BrokenSnapshot, match="'my-box'"):
        ludoteca.load(text)


# a program


def test_within_a_program_a_name_stands_for_one_content(pack: Path) -> None:
    assert ludoteca.add_content("ventura", pack) == "my-box"
    assert ludoteca.add_content("ventura", str(pack)) == "my-box"
    pack.write_text(PACK.replace("cost = 7", "cost = 6"), encoding="utf-8")
    with pytest.raises(ContentError, match="'my-box' is taken"):
        ludoteca.add_content("ventura", pack)
