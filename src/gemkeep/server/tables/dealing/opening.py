"""Opening the secrets of a deal, as soon as what they dealt is over."""

from __future__ import annotations

from dataclasses import replace

from gemkeep.table.entries import ChoiceMade, TableAbandoned
from gemkeep.table.evolve import Evolved, Step, with_opened
from gemkeep.table.state import Table


def with_secrets_opened(step: Step, secrets: tuple[bytes, ...]) -> Step:
    """The same step, which opens the secrets of the parts of the game that it ends."""
    entry, before, after = step[:3]
    if isinstance(entry, ChoiceMade) and not step.moved_on:  # most steps: others have yet to choose
        return step
    if after.deal is None or not isinstance(entry, ChoiceMade | TableAbandoned):
        return step
    due = secrets[len(after.deal.secrets) : _parts_over(after)]
    if not due:
        return step
    opened = tuple(secret.hex() for secret in due)
    return Step(replace(entry, opened=opened), before, *with_opened(Evolved(*step[2:]), opened))


def _parts_over(table: Table) -> int:
    """How many parts of the game are over; a game that was given up ends in the middle of one."""
    if table.before is None:
        return 0
    return table.game.finished_parts(table.before) + table.abandoned
