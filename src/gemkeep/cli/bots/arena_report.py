"""The results of a tournament as tables, as JSON or as a picture."""

from __future__ import annotations

import json
from math import isfinite
from pathlib import Path
from typing import Any

from gemkeep.cli.terminal.format import number, percent, points
from gemkeep.cli.terminal.output import atomic_path, show_table
from gemkeep.minds.estimates import Estimate
from gemkeep.minds.tournament.batches import Result
from gemkeep.minds.tournament.schedule import Tournament, groups, seatings
from gemkeep.minds.tournament.summary import Place, Team, rank_bots, rank_teams


def report(
    title: str,
    tournament: Tournament,
    results: list[Result],
    *,
    as_json: bool,
    image: Path | None,
) -> None:
    """Print the results, and draw them if asked."""
    if tournament.teams:
        teams = rank_teams(results)
        rows = [(", ".join(team.bots), team.wins) for team in teams]
        axis = "games won"
        told: list[dict[str, Any]] = [team._asdict() for team in teams]
    else:
        places = rank_bots(tournament.bots, results)
        rows = [(place.bot, place.rating) for place in places]
        axis = "rating"
        told = [place._asdict() for place in places]
    if as_json:
        head = tournament._asdict() | {"games": len(results)}
        print(json.dumps(head | {"results": _plain(told)}))
    else:
        print(f"{title}\n{_counted(tournament, len(results))}, seed {tournament.seed}\n")
        if tournament.teams:
            _print_teams(teams)
        else:
            _print_places(places)
    if image is not None:
        from gemkeep.data.interval_plot import draw_intervals  # noqa: PLC0415 - an extra

        with atomic_path(image) as path:
            draw_intervals(rows, title, axis, path, image.suffix.removeprefix("."))


def _plain(value: Any) -> Any:  # noqa: ANN401
    """The value with every estimate as an object, for JSON."""
    if isinstance(value, Estimate):
        # A single game gives no interval, and JSON has no infinite numbers.
        return {name: each if isfinite(each) else None for name, each in value._asdict().items()}
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return value


def _counted(tournament: Tournament, games: int) -> str:
    bots, tables = len(tournament.bots), len(groups(tournament))
    every = len(seatings(tournament))
    return f"{games} games, bots: {bots}, tables: {tables}, seatings: {every}"


def _print_places(places: list[Place]) -> None:
    rows = [
        (
            place.bot,
            *_whole(place.rating),
            *percent(place.wins),
            points(place.over_fair),
            *number(place.score),
            str(place.games),
        )
        for place in places
    ]
    heads = ("bot", "rating>", "95 %>", "wins>", "95 %>", "over fair>", "mean score>", "95 %>")
    show_table((*heads, "games>"), rows)
    print("\nHow often the bot on the left scores more than the one above; ties count half:\n")
    show_table(
        ("", *(f"{place.bot}>" for place in places)),
        [(place.bot, *(_against(place, other) for other in places)) for place in places],
    )


def _whole(rating: Estimate) -> tuple[str, str]:
    return f"{rating.value:.0f}", f"{rating.low:.0f} to {rating.high:.0f}"


def _against(place: Place, other: Place) -> str:
    share = place.against.get(other.bot)
    return "" if share is None else f"{share.value:.0%}"


def _print_teams(teams: list[Team]) -> None:
    rows = [
        (
            ", ".join(team.bots),
            *percent(team.wins),
            *(("", "") if team.score is None else number(team.score)),
            str(team.games),
        )
        for team in teams
    ]
    show_table(("team", "won>", "95 %>", "tokens left>", "95 %>", "games>"), rows)
