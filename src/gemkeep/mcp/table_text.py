"""A table as text: who sits where, what it waits for, what was said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gemkeep.core.errors import GemkeepError
from gemkeep.texts.game_text import GameText
from gemkeep.wire.table import Line, SeatInfo, TableInfo

PHASES = {
    "gathering": "The game has not begun; the host begins it.",
    "playing": "The game is on.",
    "over": "The game is over.",
}


def names_of(table: TableInfo) -> list[str]:
    """The name of each seat."""
    return [_name(seat, number) for number, seat in enumerate(table.seats)]


def _name(seat: SeatInfo, number: int) -> str:
    if seat.kind == "open":
        return f"seat {number}"
    if seat.name is not None:
        return seat.name
    if seat.kind == "bot":
        return f"bot {seat.bot}" if seat.nth == 1 else f"bot {seat.bot} {seat.nth}"
    return f"player {number}"


def describe_table(table: TableInfo, mine: Sequence[int]) -> str:
    """The table itself, apart from the game."""
    rules = ", ".join(f"{name} {_rule(value)}" for name, value in table.rules.items())
    lines = [f"Table {table.id}: {table.game}, {rules}.", PHASES[table.phase]]
    if table.seconds is not None:
        lines.append(f"Each decision may take {table.seconds:g} seconds.")
    lines.append("Seats:")
    for number, (name, seat) in enumerate(zip(names_of(table), table.seats, strict=True)):
        you = " (you)" if number in mine else ""
        lines.append(f"  {number}: {_seat(name, seat)}{you}")
    return "\n".join(lines)


def _rule(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value["name"]) if isinstance(value, dict) else str(value)


def _seat(name: str, seat: SeatInfo) -> str:
    if seat.kind == "open":
        return "open"
    if seat.kind == "bot":
        return name
    away = "" if seat.present else ", away"
    stand_in = f", bot {seat.bot} sits in" if seat.bot is not None else ""
    return f"{name}{away}{stand_in}"


def tell_event(text: GameText[Any], event: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Sentences for an event of the game or of the table; none for one of a newer server."""
    seat = event.get("seat")
    who = names[seat] if isinstance(seat, int) and seat < len(names) else "somebody"
    match event.get("event"):
        case "time_ran_out":
            late = ", ".join(names[seat] for seat in event["seats"])
            return [f"Time ran out; the clock chose for {late}."]
        case "bot_sat_in":
            return [f"A bot sits in for {who} ({event['why']})."]
        case "player_came_back":
            return [f"{who} plays again."]
        case "host_moved":
            return [f"{who} is the host now."]
        case _:
            return _tell_game(text, event, names)


def _tell_game(text: GameText[Any], event: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    try:
        return text.tell([text.event_from(event)], names)
    except GemkeepError:
        return []


def tell_line(text: GameText[Any], line: Line, names: Sequence[str]) -> str:
    """A line of chat, an emote or a quick phrase."""
    who = line.name or ("somebody" if line.seat is None else names[line.seat])
    if line.text is not None:
        return f"{who} says: {line.text}"
    if line.point is None:
        return f"{who} signals: {line.sign}"
    point = line.point
    template = text.phrases.get(point.phrase, point.phrase)
    words = template.format(cell=point.cell, piece=point.piece, side=point.side)
    about = "" if point.cell is None or "{cell}" in template else f", about cell {point.cell}"
    return f"{who} says: {words}{about} [{point.phrase}]"
