"""HTTP bodies whose fields depend on which games are registered.

Handlers name the plain types of `gemkeep.wire`; the OpenAPI description has these instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast

import msgspec

from gemkeep.server.games.interface.base import ServedGame
from gemkeep.wire.daily import Challenge, Daily
from gemkeep.wire.http import AnalysisProgress, Myself, MyTable

Body = TypeVar("Body", bound=msgspec.Struct)


def response_types(games: tuple[ServedGame, ...]) -> dict[str, Any]:
    """The exact types for these games, by the name of the plain type."""
    reviews = [game.review_type for game in games if game.review_type is not None]
    return {
        "Myself": myself_type(games),
        "Challenge": challenge_type(games),
        "Daily": _extend(Daily, {"challenges": _tuple_of(challenge_type(games))}),
        "MyTable": my_table_type(games),
        "GameReview": _either(reviews),
        "AnalysisProgress": analysis_progress_type(games),
    }


@cache
def myself_type(games: tuple[ServedGame, ...]) -> type[Myself]:
    """`Myself` with a field of statistics for each game."""
    return _extend(Myself, {game.name: game.statistics.summary_type | None for game in games})


@cache
def my_table_type(games: tuple[ServedGame, ...]) -> type[MyTable]:
    """`MyTable` with the progress of each game."""
    progress = [game.progress_type for game in games if game.progress_type is not None]
    return _extend(MyTable, {"progress": _either(progress)})


@cache
def analysis_progress_type(games: tuple[ServedGame, ...]) -> type[AnalysisProgress]:
    """`AnalysisProgress` with the analyses of the games that have any."""
    analyses = [game.analysis_type for game in games if game.analysis_type is not None]
    return _extend(AnalysisProgress, {"analysis": _either(analyses)})


@cache
def challenge_type(games: tuple[ServedGame, ...]) -> type[Challenge]:
    """`Challenge` with the names and results of the games that have daily challenges."""
    dailies = {game.name: game.daily for game in games if game.daily is not None}
    results = [daily.result_type for daily in dailies.values()]
    return _extend(Challenge, {"game": Literal[tuple(dailies)], "result": _either(results)})


def _extend(struct: type[Body], fields: dict[str, Any]) -> type[Body]:
    """The struct with fields added, or with another type for those it has."""
    made = msgspec.defstruct(
        struct.__name__,
        list(fields.items()),
        bases=(struct,),
        namespace={"__doc__": struct.__doc__},
        frozen=True,
    )
    return cast("type[Body]", made)


def _tuple_of(item: Any) -> Any:  # noqa: ANN401 - a type made at run time
    return tuple[item, ...]


def _either(types: Sequence[type]) -> Any:  # noqa: ANN401 - a union made at run time
    """One of these types, or None."""
    return Union[(*types, None)]
