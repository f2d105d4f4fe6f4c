"""Contents: which one a game is played with, and packs, the files by which an owner adds one."""

from __future__ import annotations

from pathlib import Path

from ludoteca.engine.errors import ContentError, shown
from ludoteca.engine.options import Options
from ludoteca.engine.registry import REGISTERED, rules_of
from ludoteca.engine.rules import CONTENT, AnyRules, Contents

LARGEST = 200_000  # bytes of a file; every value of a game is a few thousand

# every pack that was added, by game and name, as text and source: other processes are given them
ADDED: dict[tuple[str, str], tuple[str, str]] = {}


def content_line(rules: AnyRules, options: Options) -> str:
    """Name and digest of the content that these options choose: `my-box 0123456789abcdef`; or nothing."""
    if rules.contents is None:
        return ""
    name = str(options[CONTENT])
    return f"{name} {rules.contents.digests()[name]}"


def check_content(rules: AnyRules, line: str) -> str:
    """The name in such a line; a content that is not here, or is another one here, is refused."""
    words = line.split()
    if len(words) != 2:
        raise ContentError(f"a content is a name and its digest, not {shown(line)}")
    name, digest = words
    known = {} if rules.contents is None else rules.contents.digests()
    if name not in known:
        raise ContentError(
            f"this game was played with the content {shown(name)} (digest {digest[:40]}), which is not here; "
            "add its pack, on the command line with --content FILE"
        )
    if known[name] != digest:
        raise ContentError(
            f"this game was played with the content {shown(name)} (digest {digest[:40]}); what is called so "
            f"here has other values (digest {known[name]})"
        )
    return name


def contents_of(game: object) -> Contents:
    """The contents of a game; a game without them is refused."""
    rules = rules_of(game)
    if rules.contents is None:
        raise ContentError(f"{rules.info.title} takes no packs; only {', '.join(games_with_contents())}")
    return rules.contents


def games_with_contents() -> list[str]:
    return [name for name in sorted(REGISTERED) if REGISTERED[name].contents is not None]


def add_content(game: str, file: str | Path) -> str:
    """Add an owner's pack; returns the name by which the option `content` chooses it."""
    path = Path(file)
    text = read_pack(path)
    name = contents_of(game).add(text, path.name)
    ADDED[game, name] = (text, path.name)
    return name


def add_again(packs: dict[tuple[str, str], tuple[str, str]]) -> None:
    """In another process: the packs that the first one has added."""
    for (game, _), (text, source) in packs.items():
        contents_of(game).add(text, source)


def read_pack(path: Path) -> str:
    """The text of a file, or a sentence why there is none."""
    what = f"{path.name or path}: it cannot be read"
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except IsADirectoryError:
        raise ContentError(f"{what}: it is a folder") from None
    except (OSError, ValueError) as error:
        raise ContentError(f"{what}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > LARGEST:
        raise ContentError(f"{what}: it has more than {LARGEST} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ContentError(f"{what}: it is not a text in UTF-8") from None
    if "\0" in text:
        raise ContentError(f"{what}: it is not a text")
    return text.replace("\r\n", "\n")
