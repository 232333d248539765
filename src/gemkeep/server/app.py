"""The ASGI application: the API, the WebSockets and the pages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.plugins.prometheus import PrometheusConfig

from gemkeep.server.analysis.service import Analyses
from gemkeep.server.config import Config, database_url
from gemkeep.server.daily.service import DailyService
from gemkeep.server.errors import ApiError
from gemkeep.server.games.registry import served_games
from gemkeep.server.games.schemas import response_types
from gemkeep.server.http.api import (
    accounts,
    daily,
    deals,
    health,
    ladder,
    lobby,
    personal,
    tables,
)
from gemkeep.server.http.compression import compressing
from gemkeep.server.http.dependencies import DEPENDENCIES
from gemkeep.server.http.errors import (
    on_damaged,
    on_error,
    on_http_error,
    on_refused,
    on_unreadable,
)
from gemkeep.server.http.limits import MINUTE, within
from gemkeep.server.http.pages import previews, security_headers
from gemkeep.server.http.pages.open_graph import link_at, tags
from gemkeep.server.http.pages.preload import PreloadedIndex
from gemkeep.server.http.pages.static_files import StaticFiles
from gemkeep.server.lobby.invitations import Invitations
from gemkeep.server.lobby.presence import Presence
from gemkeep.server.lobby.quick_match import QuickMatches
from gemkeep.server.middleware import SecurityMiddleware
from gemkeep.server.network.request_limit import RequestLimit
from gemkeep.server.openapi import OPENAPI
from gemkeep.server.previews.renderer import Renderer
from gemkeep.server.previews.subjects import Subjects
from gemkeep.server.stats import counting
from gemkeep.server.store.database import Store
from gemkeep.server.tables.give_up import keep_ending_forgotten
from gemkeep.server.tables.logs.damage import DamagedLog
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.endpoint import WebSocketEndpoint

NOT_CHANGED = 304


@get("/metrics", include_in_schema=False)
async def no_metrics() -> None:
    """Refuse: Prometheus would take the page for its metrics."""
    raise ApiError("not_found", "metrics are served at the port named with --metrics")


def make_app(config: Config) -> SecurityMiddleware:
    """The application that a server runs."""
    files = StaticFiles(config.static)
    manifest = files.preload_manifest
    preloaded = None if manifest is None else PreloadedIndex(files.index, manifest)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.scope["path"]
        found = files.find(path.lstrip("/"))
        if found is None:
            raise ApiError("not_found", "there is no such file")
        if found is files.index and preloaded is not None:
            state = request.app.state
            language = preloaded.language(request.headers, request.cookies)
            link = await link_at(path, request.query_params, state.subjects)
            head = tags(link, language, str(request.base_url).rstrip("/"))
            found = preloaded.at(path, language, state.registry.shown_in_memory, head)
        sent_with = {"ETag": found.etag, "Cache-Control": found.cache, "Vary": found.varies}
        if request.headers.get("if-none-match") == found.etag:
            return Response(b"", status_code=NOT_CHANGED, headers=sent_with)
        encoding, body = found.best(request.headers.get("accept-encoding", ""))
        if encoding != "identity":
            sent_with["Content-Encoding"] = encoding
        return Response(body, media_type=found.media_type, headers=sent_with)

    app = Litestar(
        route_handlers=[*_limited(config), no_metrics, page],
        dependencies=DEPENDENCIES,
        lifespan=[_running(config)],
        middleware=[PrometheusConfig(app_name="gemkeep", group_path=True).middleware, compressing],
        exception_handlers={
            ApiError: on_refused,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            UnicodeDecodeError: on_unreadable,
            DamagedLog: on_damaged,
            Exception: on_error,
        },
        openapi_config=OPENAPI,
        signature_namespace=response_types(served_games()),
        request_max_body_size=config.limits.body_bytes,
        logging_config=None,
    )
    return SecurityMiddleware(app, config, security_headers.headers(files.index.bodies["identity"]))


def _limited(config: Config) -> list[Any]:
    """The API's handlers, each with a rate limit per address."""
    limits = config.limits
    often = {
        accounts.new_person: ("people", limits.people_a_minute),
        personal.change_key: ("people", limits.people_a_minute),
        personal.my_data: ("personal", limits.downloads_a_minute),
        personal.delete_me: ("personal", limits.downloads_a_minute),
        tables.new_table: ("tables", limits.tables_a_minute),
        tables.new_lesson: ("tables", limits.tables_a_minute),
        tables.again: ("tables", limits.tables_a_minute),
        deals.play_deal: ("tables", limits.tables_a_minute),
        daily.begin_daily: ("tables", limits.tables_a_minute),
        lobby.find_match: ("tables", limits.tables_a_minute),
        lobby.invite_again: ("tables", limits.tables_a_minute),
        **dict.fromkeys(previews.HANDLERS, ("previews", limits.previews_a_minute)),
    }
    modules = (accounts, personal, ladder, lobby, tables, deals, daily, previews)
    handlers = [handler for module in modules for handler in module.HANDLERS]
    handlers += [handler for game in served_games() for handler in game.handlers]
    shared: dict[str, RequestLimit] = {}
    for handler in handlers:
        group, most = often.get(handler, ("requests", limits.requests_a_minute))
        limit = shared.setdefault(group, RequestLimit(most, MINUTE))
        handler.middleware = [within(limit)]
    return [*handlers, *health.HANDLERS]


def _running(config: Config) -> Any:  # noqa: ANN401
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = Store(database_url(config), asyncio.get_running_loop())
        registry = TableRegistry(config, store)
        app.state.registry = registry
        app.state.dailies = DailyService(registry)
        app.state.presence = presence = Presence(registry)
        app.state.quick_matches = quick_matches = QuickMatches(registry)
        app.state.invitations = Invitations(registry, presence)
        app.state.subjects = Subjects(registry, app.state.dailies)
        app.state.renderer = Renderer(config.static)
        app.state.analyses = Analyses(registry.analysis_thread)
        app.state.websocket_endpoint = WebSocketEndpoint(config, registry)
        chores = [
            asyncio.create_task(registry.sweep()),
            asyncio.create_task(counting.keep_counting(registry)),
            asyncio.create_task(keep_ending_forgotten(registry)),
        ]
        for game in served_games():
            game.open()
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            quick_matches.close()
            for game in served_games():
                game.close()
            app.state.renderer.close()
            app.state.analyses.close()
            registry.close()
            await store.writer.finish()
            await asyncio.get_running_loop().run_in_executor(None, store.close)

    return running
