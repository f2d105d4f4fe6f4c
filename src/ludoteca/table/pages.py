"""The built client: its files, and its one page for every address that it draws itself."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response

from ludoteca.table.trouble import Trouble

FOR_EVER = "public, max-age=31536000, immutable"  # files with a digest in their name
ASK_AGAIN = "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


def page(static: Path, path: str) -> Response[bytes]:
    file = found(static, path)
    if file is None:
        raise Trouble("table-no-page", 404)
    if not file.is_file():
        raise Trouble("table-no-client", 404)
    hashed = file.parent.name == "assets"
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(
        file.read_bytes(), media_type=kind, headers={"cache-control": FOR_EVER if hashed else ASK_AGAIN}
    )


def found(static: Path, path: str) -> Path | None:
    """The file of a path, or the page that draws it; None where there is neither."""
    index = static / "index.html"
    clean = path.strip("/")
    if not clean:
        return index
    if clean.split("/")[0] == "api" or "\0" in clean:
        return None
    file = (static / clean).resolve()
    if file.is_relative_to(static.resolve()) and file.is_file():
        return file
    return None if "." in clean.rsplit("/", 1)[-1] else index
