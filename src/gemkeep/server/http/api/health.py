"""HTTP handler for monitoring."""

from __future__ import annotations

from litestar import Response, get

import gemkeep
from gemkeep.server.http.dependencies import Registry
from gemkeep.server.openapi import UNHEALTHY
from gemkeep.server.store.queries.tables import alive
from gemkeep.wire.http import Health


@get("/health", responses=UNHEALTHY)
async def health(registry: Registry) -> Response[Health]:
    """Whether the server works: whether it can store a move, and read it."""
    try:
        well = await registry.store.heartbeat.beats() and await registry.store.read(alive)
    except Exception:  # noqa: BLE001 - any error means that it is unhealthy
        well = False
    state = Health("ok" if well else "unavailable", gemkeep.__version__)
    return Response(state, status_code=200 if well else 503)


HANDLERS = (health,)
