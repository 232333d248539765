"""The index page with links to all files that the requested page will need.

Without them, a browser finds the script, then the page's part of it, then the words of a language,
with a round trip for each. The build lists what belongs to which page
(`web/build/preload-manifest.ts`), so the first response can name all of it.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from gemkeep.server.http.pages.languages import language_of
from gemkeep.server.http.pages.static_files import StaticFile

WRITTEN: Final = {"sr": "sr-Latn"}
"""The tags of languages whose name here says less than HTML should know."""
RELS: Final = {
    ".js": "modulepreload",
    ".css": 'preload" as="style',
    ".svg": 'preload" as="fetch" fetchpriority="low',
}
VARIES: Final = "Accept-Encoding, Accept-Language, Cookie"
DESCRIPTION: Final = re.compile(r'<meta name="description"[^>]*>\s*')
"""The description in the index, which is for the home page and in English."""
MOST_MADE: Final = 500
"""How many pages are kept; those of invites and replays have tags of their own."""


ShownBy: TypeAlias = Callable[[str], str | None]
"""Returns what a table shows, its lobby or its game, if it is in memory."""


class PreloadManifest(msgspec.Struct, frozen=True):
    """The build's manifest."""

    addresses: tuple[tuple[str, str], ...]
    """Patterns, and the page that each leads to."""
    nowhere: str
    needs: Mapping[str, tuple[str, ...]]
    """The files of a page, or of a part of it: `table/GAME`, `table/lobby`."""
    words: Mapping[str, str]
    """The file of each language."""
    sheet: str
    """The file of all pictures."""


class PreloadedIndex:
    """The index for each page, language and set of tags, made when it is first requested."""

    def __init__(self, index: StaticFile, manifest: bytes) -> None:
        """Made from this index and the build's manifest."""
        self._index = index
        self._manifest = msgspec.json.decode(manifest, type=PreloadManifest)
        self._addresses = [
            (re.compile(pattern, re.ASCII), page) for pattern, page in self._manifest.addresses
        ]
        self._in_parts = {name.partition("/")[0] for name in self._manifest.needs if "/" in name}
        self._page = lru_cache(MOST_MADE)(self._make)

    def language(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
        """The language of a request with these headers and cookies."""
        return language_of(headers, cookies, self._manifest.words)

    def at(self, path: str, language: str, shown_by: ShownBy, tags: str) -> StaticFile:
        """The page at this path in this language, with these tags in its head."""
        page, of = self._place(path)
        return self._page(page, self._part(page, of, shown_by), language, tags)

    def _part(self, page: str, of: str, shown_by: ShownBy) -> str | None:
        """The part of the page that the address names, or that the table it leads to shows."""
        named = of.partition("/")[0]
        if f"{page}/{named}" in self._manifest.needs:
            return named
        return shown_by(of) if page in self._in_parts else None

    def _place(self, path: str) -> tuple[str, str]:
        bare = path.rstrip("/") or "/"
        for pattern, page in self._addresses:
            match = pattern.match(bare)
            if match is not None:
                return page, "".join(match.groups(""))
        return self._manifest.nowhere, ""

    def _make(self, page: str, part: str | None, language: str, tags: str) -> StaticFile:
        needed = (
            *self._manifest.needs[page],
            *self._manifest.needs.get(f"{page}/{part}", ()),
            self._manifest.words[language],
            self._manifest.sheet,
        )
        links = "".join(map(_link, dict.fromkeys(needed)))
        lang = WRITTEN.get(language, language)
        body = self._index.bodies["identity"].decode()
        body = body.replace('<html lang="en">', f'<html lang="{lang}">', 1)
        body = DESCRIPTION.sub("", body, 1).replace("</head>", f"{tags}{links}</head>", 1)
        return _file(body.encode(), self._index)


def _link(name: str) -> str:
    """A link that makes the browser load a file early."""
    rel = next((rel for end, rel in RELS.items() if name.endswith(end)))
    return f'<link rel="{rel}" crossorigin href="/{name}">\n'


def _file(body: bytes, like: StaticFile) -> StaticFile:
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    bodies = {"identity": body, "gzip": gzip.compress(body, mtime=0)}
    return like._replace(etag=etag, bodies=bodies, varies=VARIES)
