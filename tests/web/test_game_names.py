"""Only `web/src/games/` and unit tests name a game."""

from __future__ import annotations

import re

from tests.web.locales import SOURCE, is_test

REGISTRY = SOURCE / "games"
GAMES = sorted(
    path.name for path in REGISTRY.iterdir() if path.is_dir() and path.name != "fallback"
)
GENERATED = SOURCE / "net" / "wire.ts"
TEXT = {".ts", ".js", ".svelte", ".css", ".ftl", ".svg", ".json"}


def test_no_file_outside_the_games_names_a_game() -> None:
    mentions = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in TEXT and path != GENERATED and REGISTRY not in path.parents
        if not is_test(path)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if re.search("|".join(GAMES), line, re.IGNORECASE)
    ]
    assert mentions == []


def test_every_game_is_in_the_registry() -> None:
    registry = (REGISTRY / "index.ts").read_text(encoding="utf-8")
    assert set(GAMES) <= set(re.findall(r"^import \w+ from '\./(\w+)';", registry, re.MULTILINE))


def test_no_game_imports_another() -> None:
    imports = [
        f"{path.relative_to(SOURCE)} imports {other}"
        for game in GAMES
        for path in sorted((REGISTRY / game).rglob("*"))
        if path.suffix in {".ts", ".svelte"}
        for other in GAMES
        if other != game and re.search(rf"from '[^']*\b{other}/", path.read_text(encoding="utf-8"))
    ]
    assert imports == []
