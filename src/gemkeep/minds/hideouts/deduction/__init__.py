"""What a team can know at a moment of a game, and why.

`deduce(evidence_after(game, moves))` says for every box whose home it is or may be, for every cell
who and what was dealt there, and gives each with its reason: what was seen, by which seat and when.
`words` says the same in English.
"""

from gemkeep.minds.hideouts.deduction.deduction import (
    BoxDeduction,
    CellDeduction,
    Deduction,
    deduce,
)
from gemkeep.minds.hideouts.deduction.evidence import (
    Evidence,
    Found,
    WallSeen,
    evidence_after,
    evidence_by_move,
)

__all__ = [
    "BoxDeduction",
    "CellDeduction",
    "Deduction",
    "Evidence",
    "Found",
    "WallSeen",
    "deduce",
    "evidence_after",
    "evidence_by_move",
]
