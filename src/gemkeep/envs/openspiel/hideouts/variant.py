"""Hideouts with its parameters, small versions included."""

from __future__ import annotations

from typing import Final

from gemkeep.core.errors import Illegal, quote
from gemkeep.core.moves import CHANCE, Move
from gemkeep.envs.openspiel.hideouts.dealing import NEAR_THE_MIDDLE, Dealing
from gemkeep.envs.openspiel.variant import Parameters, Variant, counted
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.board.tray import ALL_WALLS, WALLS_OF_A_BOX
from gemkeep.games.hideouts.catalogue import (
    FEWEST_SEATS,
    GUARDIANS,
    IDLE_TURNS_THAT_LOSE,
    LEVELS,
    ROTATION,
)
from gemkeep.games.hideouts.spec import BLESSINGS, FREE_SLIDES, SPEC
from gemkeep.games.hideouts.types import DEAL, FULL_SUPPLY, Level

DEFAULTS: Final[Parameters] = {
    "players": FEWEST_SEATS,
    "level": 1,
    "hideouts": "",
    "supply": FULL_SUPPLY,
    "advanced": False,
    "advanced_charge": "every",
    "advanced_start": False,
    "memory": "team",
    "guardians": len(GUARDIANS),
}


class HideoutsVariant(Variant):
    """Hideouts with its parameters, and perhaps only the end of a game.

    With fewer `guardians`, the others are in their own boxes when the game begins, their hideouts
    are in the lid and the seals of their boxes were in view, so the rules are the usual ones.
    """

    def __init__(self, parameters: Parameters) -> None:
        """Set up the game; an error says which parameter is wrong."""
        super().__init__(parameters)
        given = dict(DEFAULTS) | self._parameters
        if not 1 <= given["guardians"] <= len(GUARDIANS):
            raise Illegal(f"guardians is 1 to {len(GUARDIANS)}, not {quote(given['guardians'])}")
        self.spec = SPEC
        self.game: Hideouts = _engine(given)
        self.start = self.game.start()
        self.dealing = Dealing(self.game.setup, given["guardians"])
        self.draws = len(self.dealing.kinds)
        turns = given["supply"] * IDLE_TURNS_THAT_LOSE
        self.decisions = 2 * turns + FREE_SLIDES + BLESSINGS  # see `games.hideouts.spec`

    @property
    def positions(self) -> int:
        """One before the deal, which counts as one move, one after it, and one after each move."""
        return 2 + self.decisions

    def dealt(self, drawn: tuple[int, ...]) -> State:
        """The state after the whole deal."""
        deal = self.dealing.deal(drawn)
        state, _ = self.game.apply(self.start, Move(CHANCE, DEAL, deal))
        return state if self.dealing.whole else self._near_the_end(state)

    def _near_the_end(self, state: State) -> State:
        """The same casket with only some guardians left in their cells."""
        left = sum(1 << cell for cell in NEAR_THE_MIDDLE[: self.dealing.left])
        seen = sum(
            ALL_WALLS << WALLS_OF_A_BOX * cell for cell in NEAR_THE_MIDDLE[self.dealing.left :]
        )
        boxes = {box.home: number for number, box in enumerate(state.deal.boxes) if box}
        at_home = GUARDIANS[self.dealing.left :]
        gone = self.dealing.gone
        return state._replace(
            boxed=tuple(boxes[name] if name in at_home else None for name in GUARDIANS),
            sealed=left,
            resting=left,
            awake=(state.resting ^ left),
            lid=gone,
            exposed=state.exposed | seen,
            rotations=gone.count(ROTATION),
        )


def _engine(given: Parameters) -> Hideouts:
    """The game: a numbered level, or a custom level."""
    number, supply, memory = given["level"], given["supply"], given["memory"]
    named = counted("hideouts", given["hideouts"]) if given["hideouts"] else None
    options = given["advanced_charge"], given["advanced_start"]
    if named is None and options == ("every", False):
        advanced = given["advanced"]
        return Hideouts(number, given["players"], advanced=advanced, supply=supply, memory=memory)
    if named is None and number not in LEVELS:
        raise Illegal(f"level is {min(LEVELS)} to {max(LEVELS)}, not {quote(number)}")
    hideouts = LEVELS[number].hideouts if named is None else tuple(named.elements())
    level = Level("custom", hideouts, supply, given["advanced"], *options)
    return Hideouts(level, given["players"], memory=memory)
