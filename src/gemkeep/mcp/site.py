"""A Gemkeep server's HTTP API, as far as joining a table needs it."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from gemkeep.core.errors import quote
from gemkeep.mcp.errors import BadLink, ServerGone, TableRefused

SECONDS: Final = 10.0
CODE: Final = re.compile(r"[0-9a-z]{4,32}")
EXAMPLE: Final = "http://127.0.0.1:8000/j/cfrgv3tbn6"


class Invite(NamedTuple):
    """Where a link leads."""

    site: str
    """The server's address, without a path."""
    code: str


def site_of(link: str) -> str:
    """The server's address in a link to anything on it."""
    try:
        parts = urlsplit(link.strip())
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in {"http", "https"} or not parts.netloc:
        raise BadLink(f"{quote(link)} is not a link; one looks like {EXAMPLE}")
    return f"{parts.scheme}://{parts.netloc}"


def read_link(link: str, server: str | None) -> Invite:
    """The invite in a link; a code alone is enough if the server is known.

    If a server was named, links to others are refused.
    """
    written = link.strip()
    if server is not None and CODE.fullmatch(written):
        return Invite(server, written)
    site = site_of(written)
    if server is not None and site != server:
        raise BadLink(f"{quote(link)} leads to {site}, and only {server} may be joined here")
    folder, _, code = urlsplit(written).path.rstrip("/").rpartition("/")
    if folder != "/j" or not CODE.fullmatch(code):
        raise BadLink(f"{quote(link)} is not an invite link; one looks like {EXAMPLE}")
    return Invite(site, code)


async def new_key(site: str, name: str) -> str:
    """The personal key of a new person on this server."""
    made = await asyncio.to_thread(_call, site, "/api/people", {"name": name})
    return str(made["key"])


async def table_of(invite: Invite) -> str:
    """The id of the table that the invite leads to."""
    found = await asyncio.to_thread(_call, invite.site, f"/api/invites/{invite.code}", None)
    return str(found["table"]["id"])


def _call(site: str, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(site + path, data)  # noqa: S310 - `site_of` checked the scheme
    request.add_header("Content-Type", "application/json")
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            given = json.load(answer)
    except urllib.error.HTTPError as error:
        raise _refusal(site, error) from None
    except OSError as error:
        why = getattr(error, "reason", None) or error
        raise ServerGone(f"the server at {site} does not answer: {why}") from None
    except ValueError:
        raise _not_gemkeep(site) from None
    if not isinstance(given, dict):
        raise _not_gemkeep(site)
    return given


def _refusal(site: str, error: urllib.error.HTTPError) -> TableRefused | ServerGone:
    try:
        given = json.load(error)
        return TableRefused(str(given["code"]), str(given["reason"]))
    except (ValueError, KeyError, TypeError, OSError):
        return _not_gemkeep(site)


def _not_gemkeep(site: str) -> ServerGone:
    return ServerGone(f"what answers at {site} is not a Gemkeep server")
