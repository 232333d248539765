"""Page loads on a slow phone, measured by Lighthouse: each page's median of RUNS runs.

PAGES names the pages to measure, each by a part of its name: `PAGES="/t/ /me" make bench page`.
Lighthouse simulates a network with 1.6 Mbit/s and a round trip of 150 ms, and a CPU four times
slower than this one. On a busy machine every page looks worse.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from rich.console import Console
from rich.table import Table

from bench.table import NODE, NPM, running
from tools import chromium

AIM = 95
RUNS = int(os.environ.get("RUNS", "1"))
PAGES = os.environ.get("PAGES", "/").split()
LIGHTHOUSE = Path(__file__).parent / "peers" / "lighthouse"
SCORES = ("performance", "accessibility", "best-practices")
MEASURES = {
    "first-contentful-paint": "first paint, s",
    "largest-contentful-paint": "largest paint, s",
    "total-blocking-time": "blocked, ms",
    "cumulative-layout-shift": "shift",
}


GAMES: dict[str, tuple[dict[str, object], str]] = {
    "diamant": ({"edition": "cs", "relics": "escalating"}, "bold"),
    "hideouts": ({"level": 1}, "walker"),
}
"""The rules of each game, and a bot that plays it."""
PLAYED_WITHIN = 120


def ask(url: str, body: object = None, key: str = "") -> Any:  # noqa: ANN401
    headers = {"Content-Type": "application/json"} | (
        {"Authorization": f"Bearer {key}"} if key else {}
    )
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers)) as answer:  # noqa: S310
        return json.loads(answer.read())


def new_table(url: str, key: str, game: str, *, mine: bool) -> str:
    """A started game. With a seat of mine it waits for me; otherwise bots play it to the end."""
    rules, bot = GAMES[game]
    seats = [{"kind": "bot", "bot": bot}] * 3
    if mine:
        seats = [{"kind": "me"}, *seats[1:]]
    wanted = {"game": game, "rules": rules, "seats": seats, "start": True}
    table: str = ask(f"{url}/api/tables", wanted, key)["table"]
    return table


def played_out(url: str, table: str) -> None:
    """Wait until the game at this table is over."""
    give_up = time.monotonic() + PLAYED_WITHIN
    while ask(f"{url}/api/tables/{table}")["phase"] != "over":
        if time.monotonic() > give_up:
            sys.exit(f"the bots did not finish their game at {url}/t/{table}")
        time.sleep(0.2)


def pages(url: str) -> dict[str, str]:
    """The paths of the pages to measure, by name."""
    key = ask(f"{url}/api/people", {})["key"]
    alone = ("/", "/new", "/levels", "/editor", "/gallery", "/daily", "/puzzle", "/me")
    found = {path: path for path in alone}
    for game in GAMES:
        replayed = new_table(url, key, game, mine=False)
        played_out(url, replayed)
        found |= {
            f"/rules/{game}": f"/rules/{game}",
            f"/ladder/{game}": f"/ladder/{game}",
            f"/t/… ({game})": f"/t/{new_table(url, key, game, mine=True)}",
            f"/replay/… ({game})": f"/replay/{replayed}",
        }
    return found


@contextmanager
def wanted_pages() -> Iterator[dict[str, str]]:
    """A running server: by name, the addresses of the pages to measure there."""
    with TemporaryDirectory() as folder:
        db = str(Path(folder) / "bench.db")
        serve = [sys.executable, "-m", "gemkeep.server", "--port", "0", "--db", db, "--no-limits"]
        with running([*serve, "--bot-pace", "0"]) as (url, _):
            yield {
                name: url + path
                for name, path in pages(url).items()
                if any(part in name for part in PAGES)
            }


def measure(address: str, browser: str) -> dict[str, Any] | None:
    """Lighthouse's report on a page, or None if it lost the trace, which happens occasionally."""
    command = [str(NODE), "node_modules/lighthouse/cli/index.js", address, "--quiet"]
    command += ["--output=json", "--no-enable-error-reporting"]
    command += [f"--only-categories={','.join(SCORES)}"]
    command += [f"--chrome-flags={' '.join(('--headless=new', *chromium.FLAGS))}"]
    with_browser = os.environ | {"CHROME_PATH": browser}
    ran = subprocess.run(
        command, cwd=LIGHTHOUSE, env=with_browser, check=False, capture_output=True, text=True
    )
    report: dict[str, Any] | None = json.loads(ran.stdout) if ran.returncode == 0 else None
    return report


def measured(address: str, browser: str) -> dict[str, Any]:
    """The report with the median performance score."""
    tries = (measure(address, browser) for _ in range(2 * RUNS))
    runs = list(islice(filter(None, tries), RUNS))
    if len(runs) < RUNS:
        sys.exit(f"Lighthouse can't measure {address} with {browser}")
    runs.sort(key=lambda run: run["categories"]["performance"]["score"])
    return runs[RUNS // 2]


def row(report: dict[str, Any]) -> list[str]:
    scores = [report["categories"][name]["score"] for name in SCORES]
    values = [report["audits"][name]["numericValue"] for name in MEASURES]
    paints = [f"{value / 1000:.1f}" for value in values[:2]]
    return [f"{score * 100:.0f}" for score in scores] + [
        *paints,
        f"{values[2]:.0f}",
        f"{values[3]:.3f}",
    ]


def run() -> None:
    browser = chromium.find()
    if browser is None:
        sys.exit(chromium.MISSING)
    subprocess.run([str(NODE), str(NPM), "ci", "--silent"], cwd=LIGHTHOUSE, check=True)
    shown = Table("page", *SCORES, *MEASURES.values(), title=f"On a slow phone (goal: {AIM})")
    with wanted_pages() as addresses:
        for name, address in addresses.items():
            shown.add_row(name, *row(measured(address, browser)))
    Console(width=110).print(shown)
