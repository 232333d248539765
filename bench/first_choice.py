"""How long a newcomer takes from the first page to the first choice in Diamant, at the usual pace.

RUNS newcomers press whatever leads on as soon as it is there; the aim is ten seconds.
"""

import os
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from bench.table import running
from tools import chromium

RUNS = int(os.environ.get("RUNS", "5"))
PLAY = "Play now Diamant"
ONWARD = "Onward"


def measure(browser: Browser, url: str) -> float:
    """Seconds from asking for the page to the first choice."""
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        began = time.monotonic()
        page.goto(url)
        page.get_by_role("button", name=PLAY).click()
        page.get_by_role("button", name=ONWARD).click()
        return time.monotonic() - began


def run() -> None:
    path = chromium.find()
    if path is None:
        sys.exit(chromium.MISSING)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        db = str(Path(folder) / "bench.db")
        with running([sys.executable, "-m", "gemkeep.server", "--port", "0", "--db", db]) as (
            url,
            _,
        ):
            browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
            took = [measure(browser, url) for _ in range(RUNS)]
            browser.close()
    print(f"first choice after {median(took):.1f} s and two presses; {max(took):.1f} s at most")
