"""The page is sent with what it will need: its own files, and the words of the visitor."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Mapping

import pytest

from gemkeep.server.http.pages.preload import PreloadedIndex
from gemkeep.server.http.pages.static_files import StaticFile
from tests.server_process import Server

MANIFEST = {
    "addresses": [
        ["^\\/$", "home"],
        ["^\\/t\\/([\\w-]+)$", "table"],
        ["^\\/puzzle(?:\\/([\\w-]+(?:\\/[\\d-]+)?))?$", "puzzle"],
    ],
    "nowhere": "nowhere",
    "needs": {
        "home": ["assets/shared.css", "assets/shared.js", "assets/home.js"],
        "table": ["assets/shared.css", "assets/shared.js", "assets/table.js"],
        "table/diamant": ["assets/shared.js", "assets/diamant.css", "assets/diamant.js"],
        "table/lobby": ["assets/lobby.js"],
        "puzzle": ["assets/puzzle.js"],
        "puzzle/diamant": ["assets/cave.js"],
        "nowhere": ["assets/nowhere.js"],
    },
    "sheet": "assets/sheet.svg",
    "words": {name: f"assets/{name}.js" for name in ("en", "uk", "cs", "sr", "sr-Cyrl")},
}
INDEX = b'<!doctype html><html lang="en"><head></head><body></body></html>'
LINK = re.compile(rb'<link rel="(modulepreload|preload" as="[^>]+)" crossorigin href="/([^"]+)">')


@pytest.fixture
def preloaded() -> PreloadedIndex:
    index = StaticFile("text/html", "no-cache", '"index"', {"identity": INDEX})
    return PreloadedIndex(index, json.dumps(MANIFEST).encode())


def sent(
    preloaded: PreloadedIndex, path: str, accept: str = "", cookies: Mapping[str, str] | None = None
) -> StaticFile:
    tables = {"abc": "diamant", "gathering": "lobby"}
    language = preloaded.language({"accept-language": accept}, cookies or {})
    return preloaded.at(path, language, tables.get, "")


def files(page: bytes) -> list[str]:
    return [name.decode() for _, name in LINK.findall(page)]


@pytest.mark.parametrize(
    "path,own",
    [
        ("/", ["shared.css", "shared.js", "home.js"]),
        ("/t/xyz", ["shared.css", "shared.js", "table.js"]),
        ("/t/abc", ["shared.css", "shared.js", "table.js", "diamant.css", "diamant.js"]),
        ("/t/abc/", ["shared.css", "shared.js", "table.js", "diamant.css", "diamant.js"]),
        ("/t/gathering", ["shared.css", "shared.js", "table.js", "lobby.js"]),
        ("/puzzle", ["puzzle.js"]),
        ("/puzzle/2026-11-18", ["puzzle.js"]),
        ("/puzzle/diamant", ["puzzle.js", "cave.js"]),
        ("/puzzle/diamant/2026-11-18", ["puzzle.js", "cave.js"]),
        ("/t/a b", ["nowhere.js"]),
        ('/"><script>alert(1)</script>', ["nowhere.js"]),
    ],
)
def test_a_page_is_told_its_own_files_once_and_in_order(
    preloaded: PreloadedIndex, path: str, own: list[str]
) -> None:
    body = sent(preloaded, path).bodies["identity"]
    assert files(body) == [f"assets/{name}" for name in [*own, "en.js", "sheet.svg"]]
    for rel, name in LINK.findall(body):
        assert (rel == b"modulepreload") is name.endswith(b".js")
    assert LINK.sub(b"", body).replace(b"\n", b"") == INDEX, "nothing of the address is in it"


@pytest.mark.parametrize(
    "accept,cookie,language",
    [
        ("", None, "en"),
        ("uk-UA,uk;q=0.9,en;q=0.8", None, "uk"),
        ("de-DE, de;q=0.9, uk;q=0.5", None, "uk"),
        ("de, *;q=0.1", None, "en"),
        ("uk", "sr", "sr"),
        ("sr-Latn", "sr-Cyrl", "sr-Cyrl"),
        ("sr-RS,sr;q=0.9,en;q=0.8", None, "sr-Cyrl"),
        ("sr-Cyrl-ME", None, "sr-Cyrl"),
        ("sr-Latn-RS,sr;q=0.9", None, "sr"),
        ("sr-ME", None, "sr"),
        ("sk-SK,en;q=0.5", None, "cs"),
        ("uk", "xx", "uk"),
        ("uk", "../../etc/passwd", "uk"),
        (",;,-;q=", None, "en"),
    ],
)
def test_the_words_are_those_of_the_visitor(
    preloaded: PreloadedIndex, accept: str, cookie: str | None, language: str
) -> None:
    cookies = {} if cookie is None else {"gemkeep.language": cookie}
    page = sent(preloaded, "/", accept, cookies)
    assert files(page.bodies["identity"])[-2] == f"assets/{language}.js"
    lang = {"sr": "sr-Latn"}.get(language, language)
    assert f'<html lang="{lang}">'.encode() in page.bodies["identity"]


def test_what_differs_has_its_own_tag_and_what_does_not_is_made_once(
    preloaded: PreloadedIndex,
) -> None:
    home = sent(preloaded, "/", "uk")
    assert sent(preloaded, "/", "uk-UA,en") is home
    pages = [home, sent(preloaded, "/", "en"), sent(preloaded, "/t/abc"), sent(preloaded, "/t/xyz")]
    assert len({page.etag for page in pages}) == len(pages)
    for page in pages:
        assert page.cache == "no-cache"
        assert {"Accept-Language", "Cookie"} < set(page.varies.split(", "))
        assert gzip.decompress(page.bodies["gzip"]) == page.bodies["identity"]


@pytest.fixture
def tables(server: Server) -> dict[str, str]:
    _, key = server.person("Ann")
    lobby, _ = server.table(key, "me", "open", "bold")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "walker"}]
    asked = {"game": "hideouts", "rules": {"level": 1}, "seats": seats, "start": True}
    hideouts = server.call("/api/tables", asked, key).json["table"]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "bold"}] * 2]
    asked = {"game": "diamant", "rules": {"edition": "cs"}, "seats": seats, "start": True}
    diamant = server.call("/api/tables", asked, key).json["table"]
    return {"lobby": lobby, "diamant": diamant, "hideouts": hideouts, "": "nowhere"}


def test_every_preloaded_file_exists_and_a_table_preloads_what_it_shows(
    server: Server, tables: dict[str, str]
) -> None:
    told = {shown: set(files(server.call(f"/t/{table}").body)) for shown, table in tables.items()}
    shown = [told[name] for name in ("lobby", "diamant", "hideouts")]
    assert all(told[""] < files for files in shown)
    assert len(set(map(frozenset, shown))) == len(shown)
    for path in ("/", "/new", "/rules/diamant", "/me", "/replay/x", "/nowhere"):
        told[path] = set(files(server.call(path, headers={"Accept-Language": "cs"}).body))
    assert any(name.startswith("assets/cs-") for name in told["/"])
    for name in set().union(*told.values()):
        answer = server.call(f"/{name}")
        assert answer.status == 200, name
        assert "immutable" in answer.headers["cache-control"]
        # A hint that is not the first line is none.
        assert name.endswith(".js") == answer.body.startswith(b"//# allFunctionsCalledOnLoad\n")
    assert server.call("/preload.json").status == 404


def test_the_page_is_not_sent_again_to_a_client_that_has_it_in_that_language(
    server: Server,
) -> None:
    first = server.call("/", headers={"Accept-Language": "uk"})
    assert first.headers["cache-control"] == "no-cache"
    asked = {"If-None-Match": first.headers["etag"]}
    assert server.call("/", headers=asked | {"Accept-Language": "uk"}).status == 304
    assert server.call("/", headers=asked | {"Accept-Language": "ru"}).status == 200
