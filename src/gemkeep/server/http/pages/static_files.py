"""The files of the web app, built into the package: read once, sent compressed."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

HASHED: Final = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
"""Matches names that contain a hash of the content: such a file never changes."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
PRELOAD_MANIFEST: Final = "preload.json"

UNBUILT: Final = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Gemkeep</title>"
    b"<p>The table's page is not built yet. The server runs: see <a href=/schema>its API</a>."
)
TYPES: Final = {".webmanifest": "application/manifest+json", ".ftl": "text/plain"}


class StaticFile(NamedTuple):
    """A file and its compressed copies."""

    media_type: str
    cache: str
    etag: str
    bodies: Mapping[str, bytes]
    """By encoding; `identity` is the file as it is."""
    varies: str = "Accept-Encoding"
    """The value of the `Vary` header."""

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest body that the client accepts, and its encoding."""
        offered = {part.split(";")[0].strip() for part in accepted.split(",")}
        for encoding, _ in ENCODINGS:
            if encoding in offered and encoding in self.bodies:
                return encoding, self.bodies[encoding]
        return "identity", self.bodies["identity"]


class StaticFiles:
    """The files of the web app, by path; every page is the same index."""

    def __init__(self, directory: Path) -> None:
        """Read all files; without the directory, the index says that nothing was built."""
        self._files = {} if not directory.is_dir() else _read(directory)
        unbuilt = StaticFile("text/html", ASK_AGAIN, '"unbuilt"', {"identity": UNBUILT})
        self.index = self._files.get("index.html", unbuilt)
        manifest = self._files.pop(PRELOAD_MANIFEST, None)
        self.preload_manifest = None if manifest is None else manifest.bodies["identity"]
        """The manifest of the build, for `preload`."""

    def find(self, path: str) -> StaticFile | None:
        """The file at this path; the index for a page; None for a missing file."""
        found = self._files.get(path)
        if found is not None:
            return found
        is_file = "." in path.rpartition("/")[2]
        return None if is_file else self.index


def _read(directory: Path) -> dict[str, StaticFile]:
    packed = {suffix for _, suffix in ENCODINGS}
    return {
        path.relative_to(directory).as_posix(): _file(path)
        for path in sorted(directory.rglob("*"))
        if path.is_file() and path.suffix not in packed
    }


def _file(path: Path) -> StaticFile:
    body = path.read_bytes()
    bodies = {"identity": body}
    for encoding, suffix in ENCODINGS:
        twin = path.with_name(path.name + suffix)
        if twin.is_file():
            bodies[encoding] = twin.read_bytes()
    guessed = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    cache = FOREVER if HASHED.search(path.name) and path.name != "index.html" else ASK_AGAIN
    return StaticFile(guessed or "application/octet-stream", cache, etag, bodies)
