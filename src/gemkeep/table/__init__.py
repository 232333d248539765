"""A match as a pure authority: seats, turns of real people, clocks, who may see what.

It knows no socket, no database, no clock and no random generator: time and drawn chance come in
as arguments. A table is what replaying its log gives: `decide` answers a command with an entry and
the table after it, or with a refusal; `evolve` gives the table after an entry.
"""

from gemkeep.table.decide import decide
from gemkeep.table.evolve import evolve, open_table, replay
from gemkeep.table.match import Chair, Settings, Table
from gemkeep.table.refusal import Refusal

__all__ = ["Chair", "Refusal", "Settings", "Table", "decide", "evolve", "open_table", "replay"]
