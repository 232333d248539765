"""The build hook that adds the browser client to the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
STATIC = "src/gemkeep/server/static"


class Web(BuildHookInterface[Any]):
    """Builds `web/` before a wheel is packed; editable installs use `make web`.

    With `GEMKEEP_PAGES=built` in the environment, the pages are packed as `make web` left them.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and include it although git ignores it."""
        if version != "standard":
            return
        if os.environ.get("GEMKEEP_PAGES") != "built":
            for words in (["tools/build_web.py"], ["-m", "tools.shipped.licences"]):
                subprocess.run([sys.executable, *words], cwd=ROOT, check=True)  # noqa: S603
        build_data["artifacts"].append(f"{STATIC}/**")
