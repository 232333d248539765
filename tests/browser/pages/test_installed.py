"""The page as an app: its manifest, its icons, its worker."""

from __future__ import annotations

import re
import struct

from playwright.sync_api import Response

from tests.browser.conftest import Inviting
from tests.server_process import Server


def test_it_can_be_installed(visitors: Inviting, server: Server) -> None:
    person = visitors(server, service_workers="allow")
    person.go("/")
    link = person.page.locator("link[rel=manifest]").get_attribute("href")
    assert link
    manifest = person.page.request.get(link)
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert told["display"] == "standalone"
    assert told["start_url"] == "/"
    assert told["name"]
    sizes = set()
    for icon in told["icons"]:
        picture = person.page.request.get(icon["src"])
        assert picture.ok, icon
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{wide}x{high}"
            sizes.add(wide)
    assert {192, 512} <= sizes
    assert any("maskable" in icon.get("purpose", "") for icon in told["icons"])
    state = person.page.evaluate("navigator.serviceWorker.ready.then((it) => it.active !== null)")
    assert state
    session = person.context.new_cdp_session(person.page)
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser without storage installs nothing.
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []


def test_every_answer_is_strict(visitors: Inviting, server: Server) -> None:
    person = visitors(server)
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    person.go("/")
    person.door().click()
    assert person.on_turn()
    assert len(answers) > 10
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy, answer.url
        assert "unsafe-eval" not in policy
        assert re.search(r"script-src [^;]*'unsafe-inline'", policy) is None
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.ok, answer.url
