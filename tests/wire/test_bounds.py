"""Everything a client can send is bounded: no unknown fields, no text of unlimited length."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import inspect

from gemkeep.server.games.registry import served_games
from gemkeep.server.http.api import accounts, daily, deals, ladder, lobby, personal, tables
from gemkeep.wire.incoming import Incoming

HANDLERS = tuple(
    handler
    for handlers in (
        *(module.HANDLERS for module in (accounts, personal, ladder, lobby, tables, deals, daily)),
        *(game.handlers for game in served_games()),
    )
    for handler in handlers
)
BODIES = tuple(
    handler.parsed_fn_signature.parameters["data"].annotation
    for handler in HANDLERS
    if "data" in handler.parsed_fn_signature.parameters
)


def parts(kind: inspect.Type, where: str) -> Iterator[tuple[inspect.Type, str]]:
    """A type and all of its parts, each with its path."""
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    yield kind, where
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from parts(each, where)
    elif isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield from parts(field.type, f"{kind.cls.__name__}.{field.encode_name}")
    elif isinstance(kind, inspect.ListType):
        yield from parts(kind.item_type, f"{where}[]")
    elif isinstance(kind, inspect.TupleType):
        for each in kind.item_types:
            yield from parts(each, f"{where}[]")


@pytest.mark.parametrize("sent", [Incoming, *BODIES], ids=str)
def test_an_incoming_type_forbids_unknown_fields_and_limits_lengths(sent: Any) -> None:  # noqa: ANN401
    for kind, where in parts(inspect.type_info(sent), str(sent)):
        if isinstance(kind, inspect.StructType):
            assert kind.forbid_unknown_fields, where
        if isinstance(kind, (inspect.StrType, inspect.ListType)):
            assert kind.max_length is not None, f"{where} has no maximum length"


def test_every_request_body_is_checked() -> None:
    named = {body.__name__ for body in BODIES}
    assert named == {
        *("NewPerson", "Edit", "NewTable", "LevelDraft", "BeginDaily", "BeginLesson", "PlayAgain"),
        *("FindMatch", "InviteAgain", "Block", "LevelWish", "Publish", "PlayDeal"),
        "HideoutsPuzzleMoves",
    }
