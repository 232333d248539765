"""The meta tags from which sites make the preview of a link: title, text and picture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Final, NamedTuple
from urllib.parse import urlencode

from sqlalchemy.exc import SQLAlchemyError

from gemkeep.server.drawing.canvas import HEIGHT, WIDTH
from gemkeep.server.previews.subjects import HOME, Subject, Subjects
from gemkeep.server.previews.wording import wording
from gemkeep.server.tables.logs.damage import DamagedLog

ADDRESS: Final = re.compile(r"/(?:(j|replay)/([\w-]{1,40})|(daily)(?:/([\d-]{1,10}))?)/?", re.ASCII)
"""The pages that have their own preview; all others have that of the home page."""
LONGEST_NUMBER: Final = 6
LONGEST_ID: Final = 40


class Link(NamedTuple):
    """A link: what it leads to, its own address and that of its picture."""

    subject: Subject
    address: str | None
    """None for a page without its own preview."""
    picture: str
    query: Mapping[str, str]
    """What the addresses of the page and of the picture add."""


async def link_at(path: str, query: Mapping[str, str], subjects: Subjects) -> Link:
    """The link to a page; without access to the database for most of them."""
    home = Link(HOME, "/" if path == "/" else None, "/preview/home.png", {})
    match = ADDRESS.fullmatch(path)
    if match is None:
        return home
    kind, name, _, day = match.groups()
    try:
        if kind == "j":
            asked = {"listed": "1"} if "listed" in query else {}
            found: Subject = await subjects.invite(name, listed=bool(asked))
            made = Link(found, f"/j/{name}", f"/preview/invite/{name}.png", asked)
        elif kind == "replay":
            at = number_in(query.get("at", ""))
            asked = {} if at is None else {"at": str(at)}
            found = await subjects.moment(name, at, None)
            made = Link(found, f"/replay/{name}", f"/preview/replay/{name}.png", asked)
        else:
            by = query.get("by", "")[:LONGEST_ID]
            asked = {"by": by} if day and by else {}
            found = await subjects.daily(day, by or None)
            page = f"/daily/{day}" if day else "/daily"
            made = Link(found, page, f"/preview/daily/{day or 'today'}.png", asked)
    except (SQLAlchemyError, DamagedLog):
        return home  # the page itself says that something is wrong
    return home if found == HOME else made


def tags(link: Link, language: str, base: str) -> str:
    """The tags of a page, for its head; `base` is the address of this server."""
    title, text = wording(link.subject, language)
    picture = f"{base}{link.picture}?{urlencode({**link.query, 'lang': language})}"
    named = {
        "og:site_name": "Gemkeep",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
    }
    if link.address is not None:
        asked = f"?{urlencode(link.query)}" if link.query else ""
        named["og:url"] = f"{base}{link.address}{asked}"
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in named.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    lines.append(f'<meta name="description" content="{escape(text)}">')
    return "".join(f"{line}\n" for line in lines)


def number_in(written: str) -> int | None:
    """The number of a moment; None if it is no number."""
    short = len(written) <= LONGEST_NUMBER
    return int(written) if short and written.isascii() and written.isdecimal() else None
