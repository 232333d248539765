"""Custom levels: the errors in a level, and the code of a link to it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from gemkeep.games.hideouts.levels.code import WrongCode, read_code, write_code
from gemkeep.games.hideouts.levels.errors import LevelError
from gemkeep.games.hideouts.levels.level import LevelRefused, level_from
from gemkeep.games.hideouts.types import Level
from gemkeep.minds.hideouts.levels.least_supply import least_supply
from gemkeep.server.errors import ApiError
from gemkeep.server.games.hideouts.wire import CheckedLevel, LevelDraft, LevelFault


def check(draft: LevelDraft) -> CheckedLevel:
    """The drafted level with its code, or all its errors."""
    fields: dict[str, Any] = msgspec.structs.asdict(draft)
    try:
        level = level_from(fields)
    except LevelRefused as refused:
        return CheckedLevel(tuple(_fault(breach, draft) for breach in refused.errors))
    return _playable(level)


def find(code: str) -> CheckedLevel:
    """The level with this code."""
    try:
        return _playable(read_code(code))
    except WrongCode:
        raise ApiError(
            "wrong_level", "there is no level in this link; it may have been cut off"
        ) from None


def _playable(level: Level) -> CheckedLevel:
    return CheckedLevel((), write_code(level), level, least_supply(level))


def _fault(breach: LevelError, draft: LevelDraft) -> LevelFault:
    return LevelFault(
        kind=_kind(breach),
        field=breach.field or "",
        slots=tuple(at for at, name in enumerate(draft.hideouts) if name == breach.hideout),
        hideout=breach.hideout if isinstance(breach.hideout, str) else None,
        lacks=breach.lacks,
        reason=str(breach),
    )


def _kind(breach: LevelError) -> Any:  # noqa: ANN401 - one of the kinds; a test goes through them all
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(breach).__name__).lower()
