"""HTTP handlers for the pictures and animations of links.

If something does not exist or must not be seen, the picture of the home page is sent, so that a
response reveals nothing.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from gemkeep.server.http.dependencies import OptionalPerson, RendererDep, SubjectsDep
from gemkeep.server.http.pages.languages import STANDARD
from gemkeep.server.http.pages.open_graph import number_in
from gemkeep.server.previews.subjects import HOME, Moment, Subject
from gemkeep.server.previews.texts import TEXTS

LONGEST = 60
PNG, GIF = "image/png", "image/gif"
FOR_EVERYONE = "public, max-age=300"
FOR_ONE = "private, no-store"
TODAY = "today"
OPTIONS: dict[str, Any] = {"include_in_schema": False}

File = Annotated[str, PathParameter(max_length=LONGEST)]
Word = Annotated[str, QueryParameter(max_length=LONGEST)]


@get("/preview/home.png", **OPTIONS)
async def home(renderer: RendererDep, lang: Word = "") -> Response[bytes]:
    """The picture of the program."""
    return await _png(renderer, HOME, lang)


@get("/preview/invite/{file:str}", **OPTIONS)
async def invite(
    file: File, subjects: SubjectsDep, renderer: RendererDep, lang: Word = "", listed: Word = ""
) -> Response[bytes]:
    """The picture of an invite: who invites, to which game, and how many seats are free."""
    code = file.removesuffix(".png")
    return await _png(renderer, await subjects.invite(code, listed=bool(listed)), lang)


@get("/preview/replay/{file:str}", **OPTIONS)
async def replay(  # noqa: PLR0913, PLR0917 - dependencies and parameters
    file: File,
    subjects: SubjectsDep,
    renderer: RendererDep,
    someone: OptionalPerson,
    at: Word = "",
    lang: Word = "",
) -> Response[bytes]:
    """The picture of a moment, or (`.gif`) an animation of it."""
    table_id, _, kind = file.rpartition(".")
    person = None if someone is None else someone.id
    found = await subjects.moment(table_id, number_in(at), person)
    if kind == "gif" and isinstance(found, Moment):
        body = await renderer.animation(found, _language(lang))
        answer = _answer(body, GIF)
    else:
        answer = await _png(renderer, found, lang)
    answer.headers["Vary"] = "Authorization"
    if person is not None:  # they may see more than a stranger
        answer.headers["Cache-Control"] = FOR_ONE
    return answer


@get("/preview/daily/{file:str}", **OPTIONS)
async def daily(
    file: File, subjects: SubjectsDep, renderer: RendererDep, by: Word = "", lang: Word = ""
) -> Response[bytes]:
    """The picture of a day's challenges, or of a result."""
    day = file.removesuffix(".png")
    asked = None if day == TODAY else day
    return await _png(renderer, await subjects.daily(asked, by or None), lang)


async def _png(renderer: RendererDep, subject: Subject, lang: str) -> Response[bytes]:
    return _answer(await renderer.picture(subject, _language(lang)), PNG)


def _answer(body: bytes, media_type: str) -> Response[bytes]:
    headers = {
        "Cache-Control": FOR_EVERYONE,
        # Pages of other sites may show it: that is what it is for.
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    return Response(body, media_type=media_type, headers=headers)


def _language(lang: str) -> str:
    return lang if lang in TEXTS else STANDARD


HANDLERS = (home, invite, replay, daily)
