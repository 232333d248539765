"""Every custom property that the stylesheet defines is used."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
EVERYTHING = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(SOURCE.rglob("*"))
    if path.suffix in {".ts", ".svelte", ".css", ".svg"}
)


def test_every_custom_property_is_used() -> None:
    defined = set(re.findall(r"(--[\w-]+)\s*:", (SOURCE / "app" / "app.css").read_text()))
    assert defined
    assert {name for name in defined if not re.search(rf"var\(\s*{name}\b", EVERYTHING)} == set()
