"""What holds for all of `web/src`: nothing in it is unused, and no one writes markup into it."""

from __future__ import annotations

import re
from os.path import normpath
from pathlib import Path

WEB = Path(__file__).parent.parent.parent / "web"
FILES = {
    path.relative_to(WEB): path.read_text(encoding="utf-8")
    for folder in ("src", "build")
    for path in sorted((WEB / folder).rglob("*"))
    if path.suffix in {".ts", ".svelte", ".css", ".svg"}
}
WRITTEN = Path("src/net/wire.ts")
"""Made from the server's types, used or not."""
EXPORTED = re.compile(r"^\s*export (?:async )?(?:const|let|function\*?|class) (\w+)", re.MULTILINE)
EVERYTHING = "\n".join(FILES.values())


def test_every_component_is_used() -> None:
    imported = {
        Path(normpath(Path("src", name[1:]) if name[0] == "$" else path.parent / name))
        for path, text in FILES.items()
        for name in re.findall(r"['\"]([.$][^'\"]+\.svelte)['\"]", text)
    }
    assert {path for path in FILES if path.suffix == ".svelte"} <= imported


def test_what_a_module_exports_is_used() -> None:
    for path, text in FILES.items():
        if path.suffix not in {".ts", ".svelte"} or path == WRITTEN:
            continue
        for name in EXPORTED.findall(text):
            uses = re.findall(rf"\b{name}\b", EVERYTHING)
            assert len(uses) > 1, f"{name} of {path} is used nowhere"


def test_what_a_style_names_is_used() -> None:
    for name in sorted(set(re.findall(r"(--[\w-]+)\s*:", FILES[Path("src/app/app.css")]))):
        assert re.search(rf"var\(\s*{name}\b", EVERYTHING), f"{name} is used nowhere"


def test_no_markup_is_written_but_our_own_pictures() -> None:
    """What people write is shown as they wrote it: only the sheet of pictures is put in so."""
    raw = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write")
    assert [str(path) for path, text in FILES.items() if raw.search(text)] == [
        "src/art/SpriteSheet.svelte"
    ]
