"""The built client: its files, and its one page for every address that it draws itself."""

from __future__ import annotations

import gzip
import mimetypes
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from litestar import Response

from ludoteca.table.refusals import TableRefusal

FOR_EVER = "public, max-age=31536000, immutable"  # what has a digest in its address
ASK_AGAIN = "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}

# Only these files are compressed, which are the same for everybody. An answer that holds a secret and
# something that somebody else can choose would tell the secret by its size.
PACKED = (".js", ".css", ".html", ".svg", ".json", ".webmanifest")
SMALL = 1000  # bytes, which fit in one packet as they are
MOST_PACKED = 512  # files that are kept compressed

# What the client draws itself (web/src/lib/router.svelte.ts): these, and one name after each of the others.
ALONE = ("", "credits")
NAMED = ("learn", "new", "replay", "rules", "t")


def page(static: Path, path: str, accepts: str = "") -> Response[bytes]:
    """The file of a path, or the client's one page; where the client draws nothing, that page says so."""
    clean = path.strip("/")
    file = file_at(static, clean)
    if file is None and (clean.split("/")[0] == "api" or "." in clean.rsplit("/", 1)[-1]):
        raise TableRefusal("table-no-page", 404)
    index = static / "index.html"
    if file is None and not index.is_file():
        raise TableRefusal("table-no-client", 404)
    status = 200 if file or is_drawn(clean) else 404
    file = file or index
    hashed = file.parent.name == "assets"
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": FOR_EVER if hashed else ASK_AGAIN}
    body = file.read_bytes()
    if file.suffix in PACKED and len(body) > SMALL:
        headers["vary"] = "accept-encoding"
        if takes_gzip(accepts):
            headers["content-encoding"] = "gzip"
            body = packed(file, file.stat().st_mtime_ns)
    return Response(body, status_code=status, media_type=kind, headers=headers)


@lru_cache(MOST_PACKED)
def packed(file: Path, changed: int) -> bytes:
    """A file of the client, compressed once."""
    return gzip.compress(file.read_bytes(), mtime=0)


def takes_gzip(accepts: str) -> bool:
    """Whether a browser takes what is compressed; `gzip;q=0` says that it does not."""
    offers = [one.replace(" ", "").lower().partition(";") for one in accepts.split(",")]
    return any(name == "gzip" and quality not in ("q=0", "q=0.0") for name, _, quality in offers)


def is_drawn(path: str) -> bool:
    first, _, second = path.partition("/")
    return path in ALONE or (first in NAMED and bool(second) and "/" not in second)


def file_at(static: Path, path: str) -> Path | None:
    """The built file of a path, if there is one and it lies where the client does."""
    if "\0" in path:
        raise TableRefusal("table-no-page", 404)
    file = (static / path).resolve()
    with suppress(OSError):  # a name that is too long
        if file.is_relative_to(static.resolve()) and file.is_file():
            return file
    return None
