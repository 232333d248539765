"""What sites show of a link: its words, its picture, and nothing that its visitor may not know."""

from __future__ import annotations

import asyncio
import html
import re
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from tests.server.client import careful
from tests.server.daily.test_daily_http import DAY, HOUR, begin, challenges, play
from tests.server.hideouts.test_hideouts import play_on
from tests.server_process import Server

META = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')
HOSTILE = '"><script>x</script>'


def tags(server: Server, path: str, **headers: str) -> dict[str, str]:
    """The tags of a page by name; each of ours is there once."""
    body = server.call(path, headers=headers).body.decode()
    found = [(name, html.unescape(value)) for name, value in META.findall(body)]
    assert len(dict(found)) == len(found), "each name once"
    assert body.count('name="description"') == 1
    return dict(found)


def picture(server: Server, path: str, key: str | None = None) -> bytes:
    answer = server.call(path, key=key)
    assert answer.status == 200, answer
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    with Image.open(BytesIO(answer.body)) as drawn:
        assert (drawn.format, drawn.size) == ("PNG", (1200, 630))
    return answer.body


def picture_of(server: Server, path: str) -> bytes:
    """The picture that a page names."""
    url = tags(server, path)["og:image"]
    assert url.startswith(f"{server.url}/preview/")
    return picture(server, url.removeprefix(server.url))


@pytest.fixture(scope="module")
def home(server: Server) -> bytes:
    return picture(server, "/preview/home.png")


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A finished game between Ann and two bots."""
    _, key = server.person("Ann")
    table, _ = server.table(key, "me", "ev", "bold", start=True)

    async def to_the_end() -> None:
        async with server.client(table, key) as client:
            await client.play_out(careful)

    asyncio.run(to_the_end())
    return table


def test_every_page_says_what_it_is(server: Server, home: bytes) -> None:
    for path in ("/", "/new", "/rules/diamant", "/nowhere", "/k/secret"):
        found = tags(server, path)
        assert found["og:title"] == "Gemkeep: two board games to play with friends"
        assert found["og:description"] == found["description"]
        assert "Diamant, Hideouts" in found["description"]
        assert found["twitter:card"] == "summary_large_image"
        assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
        assert found.get("og:url") == (f"{server.url}/" if path == "/" else None)
        assert "secret" not in str(found)
    assert picture_of(server, "/") == home


@pytest.mark.parametrize(
    "accept,title,games",
    [
        ("uk", "Gemkeep: дві настільні гри для друзів", "Діамант, Схованки"),
        ("cs", "Gemkeep: dvě deskové hry pro přátele", "Diamant, Skrýše"),
        ("ru", "Gemkeep: две настольные игры для друзей", "Диамант, Тайники"),
        ("sr-Latn", "Gemkeep: dve društvene igre za prijatelje", "Dijamant, Skrovišta"),
        ("sr", "Gemkeep: две друштвене игре за пријатеље", "Дијамант, Скровишта"),
    ],
)
def test_words_and_picture_are_in_the_visitors_language(
    server: Server, home: bytes, accept: str, title: str, games: str
) -> None:
    headers = {"Accept-Language": accept}
    found = tags(server, "/", **headers)
    assert found["og:title"] == title
    assert games in found["description"]
    assert picture(server, found["og:image"].removeprefix(server.url)) != home


def test_an_invite_says_who_invites_to_what_and_how_many_seats_are_free(
    server: Server, home: bytes
) -> None:
    _, key = server.person("Ann")
    _, invite = server.table(key, "me", "open", "open", "ev")
    found = tags(server, f"/j/{invite}")
    assert found["og:title"] == "Ann invites you"
    assert found["og:description"] == "Diamant · Free seats: 2 · Players: Ann, Reckoner"
    assert found["og:url"] == f"{server.url}/j/{invite}"
    two_free = picture_of(server, f"/j/{invite}")
    _, fuller = server.table(key, "me", "open", "bold", "ev")
    assert len({home, two_free, picture_of(server, f"/j/{fuller}")}) == 3


def test_an_invite_tells_nothing_of_the_game(server: Server) -> None:
    """Two games that go differently look the same to those who were invited."""
    seen = []
    for choice in ("on", "back"):
        _, key = server.person("Ann")
        table, invite = server.table(key, "me", "device:Bob", "device:Cid", start=True)

        async def some(table: str = table, key: str = key, choice: str = choice) -> None:
            async with server.client(table, key) as client:
                for seat in range(3):
                    await client.choose(seat, choice)

        asyncio.run(some())
        found = tags(server, f"/j/{invite}")
        assert found["og:description"].startswith("Diamant · The game has already begun")
        seen.append(
            (found["og:title"], found["og:description"], picture_of(server, f"/j/{invite}"))
        )
        assert picture_of(server, f"/replay/{table}") == picture(server, "/preview/home.png")
        assert picture(server, f"/preview/replay/{table}.gif?at=1") == picture(
            server, "/preview/home.png"
        )
    assert seen[0] == seen[1]


def test_a_listed_table_is_shown_by_its_id_and_another_is_not(server: Server, home: bytes) -> None:
    _, key = server.person("Ann")
    listed, _ = server.table(key, "me", "open", "open", listed=True)
    private, _ = server.table(key, "me", "open", "open")
    assert tags(server, f"/j/{listed}?listed")["og:title"] == "Ann invites you"
    assert picture_of(server, f"/j/{listed}?listed") != home
    assert picture_of(server, f"/j/{private}?listed") == home
    assert picture_of(server, f"/j/{listed}") == home


def test_moments_of_a_replay_differ(server: Server, finished: str, home: bytes) -> None:
    found = tags(server, f"/replay/{finished}?at=3")
    assert found["og:title"] == "Diamant · Replay"
    assert found["og:description"] == "Players: Ann, Reckoner, Daredevil"
    assert found["og:url"] == f"{server.url}/replay/{finished}?at=3"
    paths = [f"/replay/{finished}?at={at}" for at in (1, 3, 9)] + [f"/replay/{finished}"]
    assert len({home, *(picture_of(server, path) for path in paths)}) == 5
    last = picture_of(server, f"/replay/{finished}")
    assert picture_of(server, f"/replay/{finished}?at=99999") == last
    assert picture_of(server, f"/replay/{finished}?at=x") == last


def test_an_animation_has_the_moments_around_one(server: Server, finished: str) -> None:
    answer = server.call(f"/preview/replay/{finished}.gif?at=9&lang=cs")
    assert answer.headers["content-type"] == "image/gif"
    assert answer.headers["cache-control"] == "public, max-age=300"
    with Image.open(BytesIO(answer.body)) as drawn:
        assert drawn.size == (600, 315)
        assert 2 < drawn.n_frames <= 12  # type: ignore[attr-defined]
    assert server.call(f"/preview/replay/{finished}.gif?at=20").body != answer.body


def test_a_moment_of_the_other_game_is_drawn_too(server: Server, home: bytes) -> None:
    _, key = server.person("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "walker"}]
    asked = {"game": "hideouts", "rules": {"level": 1}, "seats": seats, "start": True}
    table = server.ask("/api/tables", asked, key)["table"]

    async def to_the_end() -> None:
        async with server.client(table, key) as client:
            await play_on(client, Random(1))

    asyncio.run(to_the_end())
    pictures = {picture(server, f"/preview/replay/{table}.png?at={at}") for at in (0, 2, 8)}
    assert len({home, *pictures}) == 4


def test_a_sealed_challenge_shows_its_result_and_nothing_of_the_deal(tmp_path: Path) -> None:
    database = str(tmp_path / "gemkeep.db")
    with Server(database, "--no-limits") as server:
        home = picture(server, "/preview/home.png")
        (_, key), (_, bob) = server.person("Ann"), server.person("Bob")
        table = begin(server, key)
        day = challenges(server)["of"]["day"]
        unfinished = picture_of(server, f"/daily/{day}?by={table}")
        assert unfinished == picture_of(server, f"/daily/{day}") != home
        play(server, table, key)
        score = challenges(server, key)["diamant"]["result"]["score"]
        found = tags(server, f"/daily/{day}?by={table}")
        assert found["og:title"] == f"Diamant · Daily challenge, {day}"
        assert found["og:description"].startswith(f"Ann: {score} ◆ · ")
        assert picture_of(server, f"/daily/{day}?by={table}") not in {home, unfinished}
        assert picture_of(server, f"/daily/2020-01-01?by={table}") not in {home, unfinished}
        replay = f"/preview/replay/{table}.png?at=2"
        assert picture_of(server, f"/replay/{table}?at=2") == home
        assert picture(server, replay) == picture(server, replay, bob) == home
        mine = server.call(replay, key=key)
        assert mine.body != home
        assert mine.headers["cache-control"] == "private, no-store"
    with Server(database, "--no-limits", ahead=DAY + HOUR) as server:
        assert picture(server, replay) == mine.body, "the day is over"


def test_a_link_that_leads_nowhere_shows_the_first_page(server: Server, home: bytes) -> None:
    for path in (
        "/preview/invite/nowhere.png",
        "/preview/invite/nowhere.gif",
        "/preview/replay/nowhere.png?at=3",
        "/preview/replay/nowhere.gif?at=-3",
        "/preview/replay/%00.png?lang=xx",
        "/preview/home.png?lang=../../etc",
    ):
        assert picture(server, path) == home, path
    for path in ("/j/nowhere", "/replay/nowhere?at=3", "/j/" + "x" * 99):
        assert tags(server, path)["og:title"].startswith("Gemkeep: "), path


def test_a_name_cannot_break_out_of_a_tag(server: Server) -> None:
    _, key = server.person(HOSTILE)
    _, invite = server.table(key, "me", "open", "open")
    plain = server.call("/").body
    page = server.call(f"/j/{invite}").body
    assert page.count(b"<script") == plain.count(b"<script")
    assert HOSTILE.encode() not in page
    assert tags(server, f"/j/{invite}")["og:title"] == f"{HOSTILE} invites you"
    picture_of(server, f"/j/{invite}")
    for host in ('x"><script>', "x'><script>y</script>"):
        body = server.call("/", headers={"Host": host}).body
        assert body.count(b"<script") <= plain.count(b"<script")


def test_pages_are_not_sent_again_unless_their_tags_change(server: Server) -> None:
    _, key = server.person("Ann")
    table, invite = server.table(key, "me", "open", "open")
    first = server.call(f"/j/{invite}")
    known = {"If-None-Match": first.headers["etag"]}
    assert server.call(f"/j/{invite}", headers=known).status == 304

    async def sit() -> None:
        _, bob = server.person("Bob")
        async with server.client(table, bob, invite) as client:
            await client.done("sit", seat=1, name="Bob", colour="blue")

    asyncio.run(sit())
    assert server.call(f"/j/{invite}", headers=known).status == 200


def test_drawing_is_limited_for_each_address(tmp_path: Path) -> None:
    with Server(str(tmp_path / "gemkeep.db")) as server:
        statuses = [server.call("/preview/home.png").status for _ in range(122)]
        assert statuses == [200] * 120 + [429] * 2
        assert server.call("/").status == 200
