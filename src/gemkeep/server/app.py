"""The web application: the API, the sockets and the pages, behind one front door."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

from gemkeep.server import api, daily_api, scores, security, tables_api
from gemkeep.server.config import Config, database_url
from gemkeep.server.daily import Dailies
from gemkeep.server.described import OPENAPI
from gemkeep.server.doorkeeper import Doorkeeper
from gemkeep.server.front_door import FrontDoor
from gemkeep.server.front_page import FrontPage
from gemkeep.server.given import GIVEN
from gemkeep.server.hall import Hall
from gemkeep.server.problems import Refused, on_error, on_http_error, on_refused, on_unreadable
from gemkeep.server.static import Files
from gemkeep.server.store.store import Store

NOT_CHANGED = 304
PACKED = "packed"
"""Marks who sends what lies compressed already: the files of the pages."""
COMPRESSED = CompressionConfig(
    backend="gzip", gzip_compress_level=5, minimum_size=2000, exclude_opt_key=PACKED
)


class Metrics(PrometheusController):
    """What is counted, for Prometheus."""

    path = "/metrics"
    openmetrics_format = True


def make_app(config: Config) -> FrontDoor:
    """The application that a server runs."""
    files = Files(config.static)
    front = None if files.ahead is None else FrontPage(files.index, files.ahead)

    @get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.scope["path"]
        found = files.find(path.lstrip("/"))
        if found is None:
            raise Refused("not_found", "no such file is here")
        if found is files.index and front is not None:
            hall: Hall = request.app.state.hall
            found = front.at(path, request.headers, request.cookies, hall.game_at_hand)
        sent_with = {"ETag": found.etag, "Cache-Control": found.cache, "Vary": found.varies}
        if request.headers.get("if-none-match") == found.etag:
            return Response(b"", status_code=NOT_CHANGED, headers=sent_with)
        encoding, body = found.best(request.headers.get("accept-encoding", ""))
        if encoding != "identity":
            sent_with["Content-Encoding"] = encoding
        return Response(body, media_type=found.media_type, headers=sent_with)

    app = Litestar(
        route_handlers=[*_limited(config), Metrics, page],
        dependencies=GIVEN,
        lifespan=[_running(config)],
        compression_config=COMPRESSED,
        middleware=[PrometheusConfig(app_name="gemkeep", group_path=True).middleware],
        exception_handlers={
            Refused: on_refused,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            UnicodeDecodeError: on_unreadable,
            Exception: on_error,
        },
        openapi_config=OPENAPI,
        request_max_body_size=config.limits.body_bytes,
        logging_config=None,
    )
    return FrontDoor(app, config, security.headers(files.index.bodies["identity"]))


def _limited(config: Config) -> list[Any]:
    """The API's handlers, each with how often one address may ask for it."""
    limits = config.limits
    often = {
        api.new_person: ("people", limits.people_a_minute),
        tables_api.new_table: ("tables", limits.tables_a_minute),
        daily_api.begin_daily: ("tables", limits.tables_a_minute),
    }
    handlers = [*api.HANDLERS, *tables_api.HANDLERS, *daily_api.HANDLERS]
    for handler in handlers:
        store, most = often.get(handler, ("requests", limits.requests_a_minute))
        limit = RateLimitConfig(rate_limit=("minute", most), store=f"{store}_limit")
        if handler is not api.health:
            handler.middleware = [limit.middleware]
    return handlers


def _running(config: Config) -> Any:  # noqa: ANN401
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = Store(database_url(config), asyncio.get_running_loop())
        hall = Hall(config, store)
        app.state.hall = hall
        app.state.dailies = Dailies(hall)
        app.state.doorkeeper = Doorkeeper(config, hall)
        chores = [
            asyncio.create_task(hall.sweep()),
            asyncio.create_task(scores.keep_counting(hall)),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            hall.close()
            await store.writer.finish()
            await asyncio.get_running_loop().run_in_executor(None, store.close)

    return running
