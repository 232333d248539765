"""Hideouts as an OpenSpiel game: the casket is dealt piece by piece, then the seats take turns."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pyspiel

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.moves import Action, Move, Seat
from gemkeep.envs.openspiel.game import ViewGame
from gemkeep.envs.openspiel.hideouts.dealing import DRAWS
from gemkeep.envs.openspiel.hideouts.resampling import another_deal
from gemkeep.envs.openspiel.hideouts.variant import DEFAULTS, HideoutsVariant
from gemkeep.envs.openspiel.position import Position
from gemkeep.envs.openspiel.variant import Parameters
from gemkeep.games.hideouts import State
from gemkeep.games.hideouts.catalogue import FEWEST_SEATS, MOST_SEATS
from gemkeep.games.hideouts.spec import SPEC
from gemkeep.games.hideouts.types import DEALING, OVER

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_gemkeep_hideouts",
    long_name="Hideouts (Gemkeep)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.IDENTICAL,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=FEWEST_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


class HideoutsGame(ViewGame):
    """Hideouts, from which states and observers are made."""

    variant: HideoutsVariant

    def __init__(self, params: Parameters | None = None) -> None:
        variant = HideoutsVariant(params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=SPEC.num_actions,
            max_chance_outcomes=len(DRAWS),
            num_players=variant.game.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=variant.decisions,
        )
        super().__init__(GAME_TYPE, info, params or {}, variant)

    def new_initial_state(self) -> HideoutsState:
        """The state before the deal."""
        return HideoutsState(self)


class HideoutsState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A state of Hideouts; while the casket is dealt, nobody sees anything of it."""

    def __init__(self, game: HideoutsGame) -> None:
        super().__init__(game)
        self.position = game.first
        self.drawn: tuple[int, ...] = ()

    @property
    def _state(self) -> State:
        state: State = self.position.state
        return state

    @property
    def _variant(self) -> HideoutsVariant:
        variant = self.position.variant
        assert isinstance(variant, HideoutsVariant)  # noqa: S101
        return variant

    def current_player(self) -> int:
        """Chance during the deal, then the seat whose turn it is."""
        if self._state.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._state.phase == DEALING else self._state.turn

    def _legal_actions(self, player: Seat) -> list[int]:
        """The legal actions by number."""
        return sorted(map(SPEC.encode_action, self._variant.game.legal(self._state, player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The pieces that can be dealt next."""
        outcomes = self._variant.dealing.outcomes(self.drawn)
        return [(number, float(probability)) for number, probability in outcomes]

    def _apply_action(self, action: int) -> None:
        """Deal a piece, or take a seat's action."""
        if self._state.phase != DEALING:
            move = Move(self._state.turn, *SPEC.decode_action(action))
            self.position = self.position.after([move])
            return
        self.drawn = (*self.drawn, action)
        if len(self.drawn) == self._variant.draws:
            dealt = self._variant.dealt(self.drawn)
            self.position = Position(self._variant, dealt, self.position)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(DRAWS[action])
        return _written(SPEC.decode_action(action))

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._state.phase == OVER

    def returns(self) -> list[float]:
        """1 for every seat if the team won, 0 if it lost."""
        return self._variant.returns(self._state)

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> HideoutsState:
        """A state that the player can't tell from this one, drawn from all of them."""
        again: HideoutsState = self.get_game().new_initial_state()
        numbers = self.history()
        if self._state.phase not in (DEALING, OVER):
            setup, dealing = self._variant.game.setup, self._variant.dealing
            deal = another_deal(setup, dealing, self._state, player, Random(sampler()))
            numbers[: len(self.drawn)] = dealing.numbers(deal)
        for number in numbers:
            again.apply_action(number)
        return again

    def __str__(self) -> str:
        """What is dealt so far, or every field of the state."""
        if self._state.phase == DEALING:
            return "\n".join(str(DRAWS[number]) for number in self.drawn)
        fields = self._state._asdict().items()
        return "\n".join(f"{name}: {to_json(part)}" for name, part in fields)


def _written(action: Action) -> str:
    """The action in words: `slide 3`, `place none`, `correct owl 3`, `finish`."""
    verb, argument = action
    if isinstance(argument, tuple):
        return " ".join(map(str, (verb, *argument)))
    if argument is None:
        return "place none" if verb == "place" else verb
    return f"{verb} {argument}"


pyspiel.register_game(GAME_TYPE, HideoutsGame)
