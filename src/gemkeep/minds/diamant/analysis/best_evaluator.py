"""The evaluator that analyses use."""

from __future__ import annotations

from functools import cache

from gemkeep.minds.diamant.analysis.evaluator import Evaluator
from gemkeep.minds.diamant.analysis.sage_evaluator import SageEvaluator


@cache
def best_evaluator() -> Evaluator:
    """The strongest evaluator available."""
    return SageEvaluator()
