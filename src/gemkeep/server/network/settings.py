"""uvicorn's settings, with those of our own protocols."""

from __future__ import annotations

from typing import Any

import uvicorn

from gemkeep.server.config import Limits
from gemkeep.server.network.admission import Admission
from gemkeep.server.network.memory import MemoryReturn


class NetworkSettings(uvicorn.Config):
    """uvicorn's settings, and the limits on connections."""

    def __init__(
        self,
        app: Any,  # noqa: ANN401
        limits: Limits,
        admission: Admission,
        memory: MemoryReturn,
        **options: Any,  # noqa: ANN401
    ) -> None:
        """Further options are uvicorn's."""
        http = _http_protocol()
        super().__init__(app, http=http, timeout_keep_alive=limits.keep_alive, **options)
        self.limits = limits
        self.admission = admission
        self.memory = memory


def _http_protocol() -> Any:  # noqa: ANN401
    """Our HTTP protocol, or uvicorn's on Windows, where `httptools` is missing."""
    try:
        from gemkeep.server.network.http_protocol import HttpProtocol  # noqa: PLC0415
    except ImportError:
        return "auto"
    return HttpProtocol
