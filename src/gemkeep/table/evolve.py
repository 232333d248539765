"""The table after an entry of its log, what everyone saw happen, and what kind of change it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from gemkeep.core.deals.fair import Share
from gemkeep.core.deals.proof import DealProof
from gemkeep.core.game import Event
from gemkeep.core.moves import CHANCE, Move, Seat
from gemkeep.table.entries import (
    BotSeated,
    ChoiceMade,
    Entry,
    GameStarted,
    LineSaid,
    PersonSat,
    RematchMade,
    SeatReturned,
    TableAbandoned,
    TableMade,
    WrittenMove,
)
from gemkeep.table.events import BotSatIn, HostMoved, PlayerCameBack, TableEvent, TimeRanOut, Why
from gemkeep.table.people import changes
from gemkeep.table.state import LONGEST_TALK, GameMaker, Line, Table

CHANCE_ALONE: Final = (CHANCE,)

ChosenBy: TypeAlias = Literal["person", "bot", "clock"]

DrawChance: TypeAlias = Callable[[Any, tuple[Move, ...]], Move]
"""Returns chance's move in a state, given all moves so far: drawn now, or read from the log."""


class Evolved(NamedTuple):
    """The table after an entry, the public events of the game, and what kind of change it was."""

    table: Table
    events: tuple[Event, ...] = ()
    moved_on: bool = False
    """Whether the game went on: choices were revealed and another decision is open, or none."""
    people_changed: bool = False
    """Whether a chair, the host or what was agreed changed."""


class Step(NamedTuple):
    """One entry, the table before and after it, and what changed."""

    entry: Entry
    before: Table
    after: Table
    events: tuple[Event, ...]
    moved_on: bool
    people_changed: bool


def open_table(made: TableMade, make_game: GameMaker) -> Table:
    """The table as it was made, before anyone else came."""
    return Table(
        id=made.table,
        invite=made.invite,
        settings=made.settings,
        game=make_game(made.settings, len(made.chairs)),
        make_game=make_game,
        chairs=made.chairs,
        host=made.host,
        phase="gathering",
        number=1,
        length=1,
        opened=0,
        opened_at=0.0,
        waiting=(),
        before=None,
        state=None,
        choices=(),
        moves=(),
        draws=0,
        outcome=None,
        talk=made.talk,
        lines=len(made.talk),
        rematch=None,
        rematch_by=None,
        removed=made.removed,
        begins_when_full=made.begins_when_full,
        deal=None if made.commitment is None else DealProof(made.commitment),
        awaits_shares=made.awaits_shares,
        dealt=made.dealt,
    )


def rebuild(log: Iterable[tuple[Entry, float]], make_game: GameMaker) -> Table:
    """The table that results from a log."""
    entries = iter(log)
    made, _ = next(entries)
    if not isinstance(made, TableMade):
        raise TypeError(f"a log begins with how the table was made, not with {made!r}")
    table = open_table(made, make_game)
    for entry, at in entries:
        table = evolve(table, entry, at).table
    return table


def step(table: Table, entry: Entry, at: float) -> Step:
    """The step that this entry takes from this table."""
    after, events, moved_on, people_changed = evolve(table, entry, at)
    return Step(entry, table, after, events, moved_on, people_changed)


def evolve(table: Table, entry: Entry, at: float) -> Evolved:
    """The table after this entry, which was written at that time."""
    match entry:
        case ChoiceMade():
            move = table.game.read_move(entry.move)
            evolved = after_choice(table, move, entry.by, at, _as_logged(table, entry.drawn))
            return with_opened(evolved, entry.opened) if entry.opened else evolved
        case GameStarted():
            draw = _as_logged(table, entry.drawn)
            return after_start(table, entry.bot, entry.shares, at, draw)
        case LineSaid():
            return _after_line(table, entry, at)
        case TableAbandoned():
            over = _numbered(table)._replace(
                phase="over", waiting=(), state=table.before, choices=()
            )
            return with_opened(Evolved(over, people_changed=True), entry.opened)
        case RematchMade():
            after = _numbered(table)._replace(rematch=entry.table, rematch_by=entry.by)
            return Evolved(after)
        case TableMade():
            raise TypeError(f"a table is made once, by the first entry of its log: {entry!r}")
        case _:
            return _after_people(table, entry)


# --- The game -------------------------------------------------------------------------------------


def after_start(
    table: Table, bot: str | None, shares: tuple[Share, ...], at: float, draw: DrawChance
) -> Evolved:
    """The table once the game has begun, with this bot in every seat that was open."""
    deal = table.deal
    if deal is not None:
        deal = replace(deal, shares=shares, first=table.settings.first)
    seated = table._replace(chairs=changes.with_bots(table.chairs, bot), deal=deal)
    seated = seated._replace(began_with=seated.chairs)
    begun = _moved_on(seated, table.game.start(), (), (), at, draw)
    return begun._replace(people_changed=bot is not None)


def after_choice(table: Table, move: Move, by: ChosenBy, at: float, draw: DrawChance) -> Evolved:
    """The table once a seat has chosen; chance moves only after the last choice."""
    assert move.by != CHANCE  # noqa: S101 - chance does not choose
    if by == "clock" or table.late:
        table = _with_lateness(table, move.by, by)
    if table.choice_of(move.by) is not None:
        return _with_changed_choice(table, move)
    state, events = table.game.apply(table.state, move)
    choices = (*table.choices, move)
    if len(choices) == len(table.waiting):
        return _moved_on(table, state, choices, events, at, draw)
    return Evolved(
        table._replace(
            number=table.number + 1, length=table.length + 1, choices=choices, state=state
        )
    )


def with_opened(evolved: Evolved, secrets: tuple[str, ...]) -> Evolved:
    """The same with these secrets of the deal open to everyone."""
    table, deal = evolved.table, evolved.table.deal
    if deal is None:
        return evolved
    deal = replace(deal, secrets=(*deal.secrets, *secrets))
    return evolved._replace(table=table._replace(deal=deal))


def _as_logged(table: Table, drawn: tuple[WrittenMove, ...]) -> DrawChance:
    read, remaining = table.game.read_move, iter(drawn)
    return lambda *_: read(next(remaining))


def _moved_on(  # noqa: PLR0913, PLR0917 - the parts of a turn
    table: Table,
    state: object,
    choices: tuple[Move, ...],
    events: tuple[Event, ...],
    at: float,
    draw: DrawChance,
) -> Evolved:
    """The last choice has revealed all of them; chance moves for as long as it is its turn."""
    game = table.game
    moves, draws = (*table.moves, *choices), table.draws
    actors = game.actors(state)
    while actors == CHANCE_ALONE:
        move = draw(state, moves)
        moves, draws = (*moves, move), draws + 1
        state, seen = game.apply(state, move)
        events += seen
        actors = game.actors(state)
    outcome = game.outcome(state)
    after = table._replace(
        phase="playing" if outcome is None else "over",
        number=table.number + 1,
        length=table.length + 1,
        opened=table.number + 1,
        opened_at=at,
        waiting=tuple([actor for actor in actors if actor != CHANCE]),
        before=state,
        state=state,
        choices=(),
        moves=moves,
        draws=draws,
        outcome=outcome,
    )
    if table.timed_out:
        after, events = after._replace(timed_out=()), (TimeRanOut(table.timed_out), *events)
    return Evolved(after, events, moved_on=True)


def _with_lateness(table: Table, seat: Seat, by: ChosenBy) -> Table:
    """The table that has counted whether this seat chose in time; a choice ends its row."""
    if by == "clock":
        return table._replace(late=(*table.late, seat), timed_out=(*table.timed_out, seat))
    return table._replace(
        late=_without(table.late, seat), timed_out=_without(table.timed_out, seat)
    )


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple([each for each in seats if each != seat])


def _with_changed_choice(table: Table, changed: Move) -> Evolved:
    """A changed choice: only its owner may know, so it gets no update number."""
    choices = tuple(changed if old.by == changed.by else old for old in table.choices)
    return Evolved(_with_choices(table, choices)._replace(length=table.length + 1))


def _with_choices(table: Table, choices: tuple[Move, ...]) -> Table:
    """The table with these choices in the open decision instead of those it had."""
    return table._replace(choices=choices, state=state_after(table, choices))


def state_after(table: Table, choices: Iterable[Move]) -> object:
    """The game's state after these choices in the open decision."""
    state = table.before
    for choice in choices:
        state, _ = table.game.apply(state, choice)
    return state


# --- People and talk ------------------------------------------------------------------------------


def _after_people(table: Table, entry: changes.PeopleEntry) -> Evolved:
    """The table with other people or other settings; during a game the log says what happened."""
    if isinstance(entry, PersonSat | SeatReturned):
        table = _taken_over(table, entry.seat, reopened=entry.reopened)
    after = _numbered(changes.after(table, entry))
    events = _news(table, after, entry) if table.phase == "playing" else ()
    return Evolved(after, events, people_changed=True)


def _taken_over(table: Table, seat: Seat, *, reopened: bool) -> Table:
    """The table once a person plays this seat again: what was chosen for it is chosen again."""
    table = table._replace(
        late=_without(table.late, seat), timed_out=_without(table.timed_out, seat)
    )
    if not reopened:
        return table
    return _with_choices(table, tuple(choice for choice in table.choices if choice.by != seat))


def _news(before: Table, after: Table, entry: changes.PeopleEntry) -> tuple[TableEvent, ...]:
    events: tuple[TableEvent, ...] = ()
    if isinstance(entry, BotSeated):
        why: Why = "left" if entry.left else "late" if entry.late else "away"
        events = (BotSatIn(entry.seat, why),)
    elif isinstance(entry, PersonSat | SeatReturned):
        events = (PlayerCameBack(entry.seat),)
    if after.host != before.host and (seats := after.seats_of(after.host)):
        events = (*events, HostMoved(seats[0]))
    return events


def _after_line(table: Table, entry: LineSaid, at: float) -> Evolved:
    """Chat is not part of the game, so a line does not advance the table's number."""
    number = table.lines + 1
    line = Line(number, entry.seat, entry.name, entry.text, entry.sign, at, entry.point)
    is_erased = entry.text is None and entry.sign is None and entry.point is None
    talk = table.talk if is_erased else (*table.talk, line)[-LONGEST_TALK:]
    return Evolved(table._replace(length=table.length + 1, talk=talk, lines=number))


def _numbered(table: Table) -> Table:
    """The table with one more entry that everyone may know of."""
    return table._replace(number=table.number + 1, length=table.length + 1)
