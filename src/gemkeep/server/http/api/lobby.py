"""HTTP handlers for the lobby: people online, quick matches, people I played with."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from gemkeep.server.http.dependencies import (
    InvitationsDep,
    Me,
    OptionalPerson,
    PresenceDep,
    QuickMatchDep,
)
from gemkeep.server.openapi import BODY_REFUSALS, KEY_OPTIONAL, KEY_REQUIRED, refusals
from gemkeep.wire.people import (
    Block,
    Companion,
    FindMatch,
    InviteAgain,
    Lobby,
    Matched,
    Reinvited,
)

LONGEST_WORD = 40

Word = Annotated[str, PathParameter(max_length=LONGEST_WORD)]


@get("/api/lobby", responses=refusals(), security=KEY_OPTIONAL)
async def lobby(
    someone: OptionalPerson,
    presence: PresenceDep,
    matches: QuickMatchDep,
    invitations: InvitationsDep,
) -> Lobby:
    """Who is online, and who invites me; with a key, I count as online too."""
    if someone is not None:
        presence.note(someone.id)
    return Lobby(
        here=len(presence.here()),
        waiting=matches.waiting(),
        invitations=() if someone is None else await invitations.of(someone.id),
    )


@post(
    "/api/matches/{game:str}",
    status_code=200,
    responses=refusals("wrong_key", "bad_name", "not_found", "illegal", *BODY_REFUSALS),
    security=KEY_REQUIRED,
)
async def find_match(
    game: Word, data: JSONBody[FindMatch], me: Me, matches: QuickMatchDep
) -> Matched:
    """A seat at a table with anyone waiting; bots take the seats nobody comes for."""
    return Matched(await matches.join(game, me, data.name))


@get("/api/me/companions", responses=refusals("wrong_key"), security=KEY_REQUIRED)
async def companions(me: Me, invitations: InvitationsDep) -> list[Companion]:
    """The people I played with, the latest first."""
    return await invitations.companions(me.id)


@post(
    "/api/invitations",
    status_code=201,
    responses=refusals("wrong_key", "bad_name", "not_found", *BODY_REFUSALS),
    security=KEY_REQUIRED,
)
async def invite_again(
    data: JSONBody[InviteAgain], me: Me, invitations: InvitationsDep
) -> Reinvited:
    """A table like the one where we played, to which the other is invited."""
    return await invitations.send(me, data)


@delete(
    "/api/invitations/{invitation:str}",
    responses=refusals("wrong_key", "wrong_origin"),
    security=KEY_REQUIRED,
)
async def dismiss_invitation(invitation: Word, me: Me, invitations: InvitationsDep) -> None:
    """Dismiss this invitation; the sender is not notified."""
    invitations.dismiss(me.id, invitation)


@post(
    "/api/blocks",
    status_code=200,
    responses=refusals("wrong_key", *BODY_REFUSALS),
    security=KEY_REQUIRED,
)
async def block(data: JSONBody[Block], me: Me, invitations: InvitationsDep) -> Block:
    """Hide or show someone's invitations."""
    await invitations.set_blocked(me.id, data.person, blocked=data.blocked)
    return data


HANDLERS = (lobby, find_match, companions, invite_again, dismiss_invitation, block)
