"""A server that may open the usual number of files, unless it raises that limit itself."""

from __future__ import annotations

import resource
import sys
from typing import Final

from gemkeep.server.__main__ import main

USUAL_FILES: Final = 1024

if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (USUAL_FILES, most))
    sys.exit(main())
