"""The time for which each page's tasks would block a slow phone: medians of RUNS page loads.

PAGES names the pages to measure, as for `make bench page`. A task of the main thread is taken to
last four times the processor time that it took here, so other processes hardly matter. Unlike
Lighthouse, which starts at the first paint, this counts every task.
"""

import json
import sys
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.page import RUNS, wanted_pages
from tools import chromium

SLOWER = 4
LONG = 50
"""In ms: whatever a task takes beyond this delays the answer to a touch."""
SETTLED = 2_000
"""In ms: a page without requests for so long has drawn everything."""
PHONE: dict[str, Any] = {"viewport": {"width": 412, "height": 823}, "device_scale_factor": 1.75}
TASKS = "disabled-by-default-devtools.timeline"

Event = dict[str, Any]


class Load(NamedTuple):
    """What one page load took, in ms on the slow phone."""

    blocked: float
    longest: float
    busy: float


def trace(browser: Browser, address: str) -> list[Event]:
    """The events of one page load without a cache."""
    with browser.new_context(**PHONE) as context:
        page = context.new_page()
        browser.start_tracing(page=page, categories=[TASKS, "loading"])
        page.goto(address, wait_until="networkidle")
        page.wait_for_timeout(SETTLED)
        events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
        return events


def tasks(events: list[Event]) -> list[float]:
    """How long each task of the page's main thread lasts on the slow phone."""
    paint = next(event for event in events if event["name"] == "firstContentfulPaint")
    thread = (paint["pid"], paint["tid"])
    return [
        SLOWER * event["tdur"] / 1_000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) == thread
        if "tdur" in event  # one that the end of the trace cut short has none
    ]


def measure(browser: Browser, address: str) -> Load:
    took = tasks(trace(browser, address))
    return Load(sum(max(0, task - LONG) for task in took), max(took), sum(took))


def measured(browser: Browser, address: str) -> Load:
    """The median of each figure."""
    loads = [measure(browser, address) for _ in range(RUNS)]
    return Load(*(median(values) for values in zip(*loads, strict=True)))


def run() -> None:
    path = chromium.find()
    if path is None:
        sys.exit(chromium.MISSING)
    columns = ("page", "blocked, ms", "longest task, ms", "all tasks, ms")
    shown = Table(*columns, title=f"Processor time of tasks, {SLOWER} times slower")
    with wanted_pages() as addresses, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        for name, address in addresses.items():
            load = measured(browser, address)
            shown.add_row(name, *(f"{value:.0f}" for value in load))
        browser.close()
    Console(width=110).print(shown)
