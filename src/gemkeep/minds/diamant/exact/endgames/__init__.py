"""The last round of a real game with one or two players left in the cave, solved on arrays.

`solver` needs seconds for such an endgame, and these need milliseconds: an analysis can use them.
"""

from gemkeep.minds.diamant.exact.endgames.endgame import Endgame, solve

__all__ = ["Endgame", "solve"]
