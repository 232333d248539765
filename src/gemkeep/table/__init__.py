"""A match as a pure authority: seats, people's turns, clocks, and who may see what.

It knows no socket, no database, no clock and no random generator: the time and chance's draws are
arguments. A table is the result of its log: `decide` answers a command with a step (one entry and
the table after it) or with a refusal; `evolve` returns the table after an entry.
"""

from gemkeep.table.decide import decide
from gemkeep.table.evolve import evolve, open_table, rebuild
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Chair, Settings, Table

__all__ = ["Chair", "Refusal", "Settings", "Table", "decide", "evolve", "open_table", "rebuild"]
