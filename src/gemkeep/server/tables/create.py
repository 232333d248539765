"""Creating a table from a request: its settings, seats and colours."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, get_args

import msgspec

from gemkeep.core.errors import GemkeepError, Unknown
from gemkeep.server.accounts import keys
from gemkeep.server.accounts.people import named
from gemkeep.server.bots import roster
from gemkeep.server.config import Config
from gemkeep.server.errors import ApiError
from gemkeep.server.games.interface.base import TableOption
from gemkeep.server.games.making import game_for
from gemkeep.server.games.registry import served, served_games
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.table.entries import TableMade
from gemkeep.table.people.names import distinct_name
from gemkeep.table.state import COLOURS, Chair, Colour, Settings
from gemkeep.wire.incoming import DEEPEST, Change, shallow
from gemkeep.wire.table import BotSeat, DeviceSeat, MySeat, NewTable, WantedSeat

DEFAULTS: Final = {field.name: field.default for field in msgspec.structs.fields(NewTable)}


def create_table(asked: NewTable, by: PersonRow, config: Config) -> TableMade:
    """The first entry of the table's log; an `ApiError` says what is wrong with the request."""
    if not shallow(asked.rules, DEEPEST):
        raise ApiError("malformed", f"rules are nested deeper than {DEEPEST} levels")
    settings = replace(
        _with_options(asked, Settings(asked.game, asked.rules), config), guided=asked.guided
    )
    try:
        check_options(settings)
        game_for(settings, len(asked.seats))
    except GemkeepError as error:
        raise ApiError("malformed", str(error)) from None
    if sum(isinstance(seat, MySeat) for seat in asked.seats) > 1:
        raise ApiError(
            "malformed", "only one seat can be yours; others on your device take device seats"
        )
    return TableMade(keys.new_id(), keys.new_invite(), settings, _chairs(asked, by), by.id)


def create_lesson(game: str, name: str | None, by: PersonRow, config: Config) -> TableMade:
    """The first entry of the log of this person's lesson."""
    taught = {each.name: each.lesson for each in served_games() if each.lesson is not None}
    lesson = taught.get(game)
    if lesson is None:
        raise ApiError("not_found", f"there are lessons for {' and '.join(taught)}")
    seats: list[WantedSeat] = [MySeat(name), *map(BotSeat, lesson.bots)]
    made = create_table(NewTable(game, dict(lesson.rules), seats, first=lesson.first), by, config)
    return replace(made, settings=replace(made.settings, lesson=True))


def changed_settings(asked: Change, before: Settings, config: Config) -> Settings:
    """The settings after a change by the host; an error says what the game does not have."""
    settings = _with_options(asked, before, config)
    check_options(settings)
    return settings


def _with_options(asked: NewTable | Change, settings: Settings, config: Config) -> Settings:
    return replace(
        settings,
        rules=asked.rules,
        totals=asked.totals,
        clock=asked.clock,
        seconds=dict(config.clocks)[asked.clock],
        listed=asked.listed,
        watching=asked.watching,
        live_analysis=asked.live_analysis,
        hints=asked.hints,
        first=asked.first,
    )


def check_options(settings: Settings) -> None:
    """Refuse an option that the game does not have, unless it is left at its default."""
    game = served(settings.game)
    for option in get_args(TableOption):
        if option not in game.options and getattr(settings, option) != DEFAULTS[option]:
            raise Unknown(f"{game.name} has no option `{option}`")


def _chairs(asked: NewTable, by: PersonRow) -> tuple[Chair, ...]:
    colours = _colours([_wish(seat, by) for seat in asked.seats])
    chairs: list[Chair] = []
    for seat, colour in zip(asked.seats, colours, strict=True):
        chair = _chair(seat, colour, asked.game, by)
        others = [other.name for other in chairs if other.name is not None]
        name = None if chair.name is None else distinct_name(chair.name, others)
        chairs.append(replace(chair, name=name))
    return tuple(chairs)


def _wish(seat: WantedSeat, by: PersonRow) -> Colour | None:
    if isinstance(seat, MySeat):
        wish: Colour | None = by.colour
        return wish
    return seat.colour if isinstance(seat, DeviceSeat) else None


def _colours(wishes: list[Colour | None]) -> list[Colour]:
    """Each seat's wish, first come, first served; the others get what is left, in order."""
    given: dict[int, Colour] = {}
    for place, wish in enumerate(wishes):
        if wish is not None and wish not in given.values():
            given[place] = wish
    left = [colour for colour in COLOURS if colour not in given.values()]
    return [given.get(place) or left.pop(0) for place in range(len(wishes))]


def _chair(seat: WantedSeat, colour: Colour, game: str, by: PersonRow) -> Chair:
    match seat:
        case MySeat(name=lent):
            return Chair(colour, by.id, by.name or (lent and named(lent)))
        case DeviceSeat(name=written):
            return Chair(colour, by.id, written and named(written), device=True)
        case BotSeat(bot=bot):
            if not roster.is_bot(game, bot):
                known = ", ".join(known.name for known in roster.bots_for(game))
                raise ApiError("unknown_bot", f"there is no such bot; there are {known}")
            return Chair(colour, bot=bot)
        case _:
            return Chair(colour)
