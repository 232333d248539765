"""Compares what clients sent and received with what the logs hold.

Of every table, the log is replayed by the rules, entry by entry. Then

- every acknowledged move and line is in the log, as often as it was acknowledged;
- nothing is there more often than it was acknowledged or left without an answer: so a refused
request left nothing behind;
- every update, past event and line that anyone received is in the log, with the same content;
- every view that anyone was shown is exactly the view of their own seat at that moment.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection, select

from gemkeep.core.record import read_record
from gemkeep.core.replay import replay
from gemkeep.games.catalogue import recorded_game
from gemkeep.server.config import Config, database_url
from gemkeep.server.games.making import game_for
from gemkeep.server.store.connect import connect
from gemkeep.server.store.log.rows import COLUMNS, Row, read_entry
from gemkeep.server.store.schema import ENTRIES
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.logs import replays
from gemkeep.table.entries import ChoiceMade, LineSaid, TableMade
from gemkeep.table.evolve import open_table, step
from gemkeep.table.state import Table
from gemkeep.table.visibility import Viewpoint
from tools.soak.journal import Journal, Sent, digest


class Verdict(NamedTuple):
    """What the checker found."""

    tables: int
    entries: int
    games: int
    """Games that are over in the log and whose record was replayed."""
    views: int
    """Different views that were compared."""
    wrong: list[str]


def check(address: str, journal: Journal) -> Verdict:
    """Compare a journal with the database of the server, which is stopped."""
    engine = connect(database_url(Config(db=address)))
    with engine.connect() as connection:
        sent = journal.by_table()
        checked = [
            _TableCheck(rows, journal, sent.get(rows[0].table_id, [])) for rows in _logs(connection)
        ]
    engine.dispose()
    known = {each.table.id for each in checked}
    wrong = [*journal.wrong, *(line for each in checked for line in each.wrong)]
    wrong += [f"{table}: no such table" for table in sent.keys() - known]
    return Verdict(
        len(checked),
        sum(each.table.length for each in checked),
        sum(each.table.phase == "over" for each in checked),
        sum(each.views for each in checked),
        wrong,
    )


def _logs(connection: Connection) -> Iterator[list[Row]]:
    query = select(*(ENTRIES.c[column] for column in COLUMNS))
    rows: list[Row] = []
    for found in connection.execute(query.order_by(ENTRIES.c.table_id, ENTRIES.c.place)):
        row = read_entry(*found)
        if rows and rows[0].table_id != row.table_id:
            yield rows
            rows = []
        rows.append(row)
    if rows:
        yield rows


class _TableCheck:
    """The check of one table."""

    def __init__(self, rows: list[Row], journal: Journal, sent: list[Sent]) -> None:
        self.wrong: list[str] = []
        self.views = 0
        self._id = rows[0].table_id
        self._journal = journal
        self._acts: Counter[tuple[int, int, str]] = Counter()
        """How often each seat took an action in the decision that was opened at that update."""
        self._said: Counter[str] = Counter()
        self._opened = [0]
        self._told: set[bytes] = set()
        self._heard = dict(journal.events[self._id])
        self._shown = {place: set(seen) for place, seen in journal.views[self._id].items()}
        self.table = self._replayed(rows)
        self._compare_hearing()
        self._compare_sending(sent)
        self._check_record()

    def _replayed(self, rows: list[Row]) -> Table:
        made = rows[0].entry
        if not isinstance(made, TableMade):
            raise TypeError(f"{self._id} does not begin with how it was made")
        table = open_table(made, game_for)
        for place, row in enumerate(rows):
            if row.place != place:
                self._note(f"entry {place} is missing")
            if place:
                table = self._step(table, row)
        return table

    def _step(self, table: Table, row: Row) -> Table:
        entry = row.entry
        if isinstance(entry, ChoiceMade) and entry.by == "person":
            seat, verb, argument = entry.move
            self._acts[int(seat), table.opened, json.dumps([verb, argument])] += 1
        if isinstance(entry, LineSaid) and entry.text:
            self._said[entry.text] += 1
        taken = step(table, entry, row.at)
        after = taken.after
        if after.opened != table.opened:
            self._opened.append(after.opened)
        past = encoding.past_events(after.number, taken.events)
        self._told.update(digest(b"[%d,%b]" % (each.number, each.encoded)) for each in past)
        if after.number != table.number:
            told = digest(b",".join(each.encoded for each in past))
            heard = self._heard.pop(after.number, told)
            if heard != told:
                self._note(f"update {after.number} was sent differently")
        self._match_views(after)
        return after

    def _match_views(self, table: Table) -> None:
        """Strike out the views that this moment explains."""
        for seat in (None, *range(len(table.chairs))):
            seen = self._shown.get((table.number, seat))
            if seen:
                viewpoint = Viewpoint(seat, plays=seat is not None)
                before = len(seen)
                seen.discard(digest(encoding.view(table, viewpoint)))
                self.views += before - len(seen)

    def _compare_hearing(self) -> None:
        for number in self._heard:
            self._note(f"update {number} was sent and is not in the log")
        for (number, seat), left in self._shown.items():
            if left:
                self._note(f"seat {seat} was shown after {number} what it can't have seen")
        if self._journal.told[self._id] - self._told:
            self._note("a past event was sent that is not in the log")
        if self._journal.lines[self._id] - set(self._said):
            self._note("a line was received that is not in the log")

    def _compare_sending(self, everything: list[Sent]) -> None:
        answers: defaultdict[tuple[int, int, str], list[Sent]] = defaultdict(list)
        for sent in everything:
            answers[self._key(sent)].append(sent)
        kept: Counter[tuple[int, int, str]] = Counter(self._acts)
        kept.update({(-1, 0, words): often for words, often in self._said.items()})
        for key, sent_so in answers.items():
            done = sum(sent.answer == "done" for sent in sent_so)
            open_ = sum(sent.may_be_kept for sent in sent_so)
            if kept[key] < done:
                self._note(f"{key} was acknowledged {done} times and kept {kept[key]} times")
            elif kept[key] > done + open_:
                told = sorted({str(sent.answer) for sent in sent_so})
                self._note(f"{key} was kept {kept[key]} times, and answered with {told}")
        for key in kept.keys() - answers.keys():
            if key[0] >= 0:
                self._note(f"{key} was made by nobody")

    def _key(self, sent: Sent) -> tuple[int, int, str]:
        if sent.kind == "say":
            return -1, 0, sent.what
        decision = bisect_right(self._opened, sent.number) - 1
        return sent.seat, self._opened[max(decision, 0)], sent.what

    def _check_record(self) -> None:
        if self.table.phase == "over" and not self.table.abandoned:
            record = read_record(replays.record(self.table))
            for _ in replay(recorded_game(record), record):
                pass

    def _note(self, what: str) -> None:
        self.wrong.append(f"{self._id}: {what}")
