"""Draws the symbols of the sprite sheets as pictures, for the previews that the server draws.

`python -m tools.preview_art` runs Chromium once and writes them next to the code that uses them. A
test fails if a sheet has changed since.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import sync_playwright

from gemkeep.server.drawing.palette import ROBES
from gemkeep.table.state import Colour
from tools import chromium

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "web" / "src"
SERVER: Final = ROOT / "src" / "gemkeep" / "server"
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"')
HEIGHT: Final = 192
QUALITY: Final = 88
SOURCES: Final = "sources.json"
"""The file with the hash of each sheet the pictures were drawn from."""


class Drawing(NamedTuple):
    """A picture to make: its file, its SVG and its size."""

    file: Path
    svg: str
    width: int
    height: int


def folders() -> dict[Path, Path]:
    """The folder of each sprite sheet, and the folder of its pictures."""
    games = {
        sheet: SERVER / "games" / sheet.parent.name / "art"
        for sheet in sorted((WEB / "games").glob("*/sheet"))
    }
    return {WEB / "art" / "sheet": SERVER / "drawing" / "art", **games}


def hashes(sheets: Path) -> dict[str, str]:
    """The hash of each sheet in the folder, by name."""
    return {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(sheets.glob("*.svg"))
    }


def main() -> None:
    """Draw all of them."""
    path = chromium.find()
    if path is None:
        sys.exit(chromium.MISSING)
    sheets = "".join(file.read_text("utf-8") for file in sorted(WEB.rglob("sheet/*.svg")))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        page = browser.new_page()
        for sheet, folder in folders().items():
            folder.mkdir(exist_ok=True)
            for old in folder.iterdir():
                old.unlink()
            (folder / SOURCES).write_text(json.dumps(hashes(sheet), indent=2) + "\n", "utf-8")
            for drawing in _drawings(sheet, folder):
                page.set_viewport_size({"width": drawing.width, "height": drawing.height})
                page.set_content(
                    f'<body style="margin:0"><div style="position:absolute;width:0;height:0">'
                    f"{sheets}</div>{drawing.svg}</body>"
                )
                seen = page.screenshot(omit_background=True, animations="disabled")
                Image.open(BytesIO(seen)).save(drawing.file, quality=QUALITY, method=6)
        browser.close()


def _drawings(sheet: Path, folder: Path) -> Iterator[Drawing]:
    for file in sorted(sheet.glob("*.svg")):
        for name, box in SYMBOL.findall(file.read_text("utf-8")):
            if name == "explorer":
                for colour in ROBES:
                    yield _drawing(folder / f"explorer-{colour}.webp", box, _explorer(colour))
            elif not name.startswith("emblem-"):
                x, y, width, height = box.split()
                use = f'<use href="#{name}" x="{x}" y="{y}" width="{width}" height="{height}"/>'
                yield _drawing(folder / f"{name}.webp", box, use)


def _drawing(file: Path, box: str, inside: str) -> Drawing:
    _, _, width, height = map(float, box.split())
    wide = round(HEIGHT * width / height)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{wide}" '
        f'height="{HEIGHT}" style="display:block">{inside}</svg>'
    )
    return Drawing(file, svg, wide, HEIGHT)


def _explorer(colour: Colour) -> str:
    """As web/src/art/Explorer.svelte draws one, with a torch."""
    robe = ROBES[colour]
    shades = f"--cloth:{robe.cloth};--shade:{robe.shade};--light:{robe.light};--ink:{robe.ink}"
    return (
        f'<g style="{shades}">'
        '<use href="#explorer" x="-22" y="-34" width="46" height="62"/>'
        f'<use href="#emblem-{colour}" x="-6" y="6" width="14" height="14"/>'
        '<use href="#torch" x="8.5" y="-33" width="14" height="38"/>'
        f'<path d="M8 2C12 2 15-1 15.5-6" fill="none" stroke="{robe.cloth}" '
        'stroke-width="5" stroke-linecap="round"/>'
        '<circle cx="15.5" cy="-7" r="2.2" fill="#d9a679"/></g>'
    )


if __name__ == "__main__":
    main()
