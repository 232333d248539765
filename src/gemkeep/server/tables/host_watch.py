"""Replacing a host who has been away for too long, until they come back."""

from __future__ import annotations

import asyncio

from gemkeep.server.bots.port import TablePort, ignore
from gemkeep.table.commands import ReplaceHost


class HostWatch:
    """Gives an absent host some time to come back before somebody else becomes the host."""

    def __init__(self, live: TablePort, away_after: float) -> None:
        """Watch over this table."""
        self._live = live
        self._away_after = away_after
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> bool:
        """Whether an absent host is about to be replaced."""
        return self._timer is not None

    def check(self) -> None:
        """Start or stop waiting, after somebody came or went."""
        table, present = self._live.table, self._live.present()
        host, first = table.host, table.away_host
        if host is not None and first is not None and first in present:
            self.close()
            self._live.submit(ReplaceHost(host, first), ignore)
        elif not present or host is None or host in present:
            self.close()
        elif self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._away_after, self._replace)

    def close(self) -> None:
        """Stop waiting."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _replace(self) -> None:
        """Make the first connected person with a seat the host; if there is none, keep waiting."""
        self._timer = None
        table, present = self._live.table, self._live.present()
        here = [person for person in table.people() if person in present]
        if table.host is not None and here:
            self._live.submit(ReplaceHost(table.host, here[0]), ignore)
        else:
            self.check()
