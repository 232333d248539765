"""Diamant as an OpenSpiel game: simultaneous choices, and a chance event for every card."""

from __future__ import annotations

from typing import Final

import pyspiel

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.moves import CHANCE, Move, Seat
from gemkeep.envs.openspiel.diamant.variant import DEFAULTS, FEWEST_PLAYERS, DiamantVariant
from gemkeep.envs.openspiel.game import ViewGame
from gemkeep.envs.openspiel.variant import Parameters
from gemkeep.games.diamant import State
from gemkeep.games.diamant.catalogue import MOST_SEATS
from gemkeep.games.diamant.spec import SPEC
from gemkeep.games.diamant.types import Setup

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_gemkeep_diamant",
    long_name="Diamant (Gemkeep)",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=FEWEST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


class DiamantGame(ViewGame):
    """Diamant, from which states and observers are made."""

    variant: DiamantVariant

    def __init__(self, params: Parameters | None = None) -> None:
        variant = DiamantVariant(params or {})
        seats = variant.game.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=SPEC.num_actions,
            max_chance_outcomes=len(variant.game.setup.cards),
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=variant.decisions,
        )
        super().__init__(GAME_TYPE, info, params or {}, variant)

    def new_initial_state(self) -> DiamantState:
        """The state before the first card."""
        return DiamantState(self)


class DiamantState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A state of Diamant: a card is due, or everyone in the cave chooses at once."""

    def __init__(self, game: DiamantGame) -> None:
        super().__init__(game)
        self.position = game.first

    @property
    def _state(self) -> State:
        state: State = self.position.state
        return state

    @property
    def _setup(self) -> Setup:
        variant = self.position.variant
        assert isinstance(variant, DiamantVariant)  # noqa: S101
        return variant.game.setup

    def current_player(self) -> int:
        """Chance if a card is due, all players together if they choose."""
        if self._state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._state.to_choose:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: Seat) -> list[int]:
        """0 (back) and 1 (on) in the cave; nothing in camp, where any action is ignored.

        OpenSpiel asks for those of all players together when it reads an action's name.
        """
        if player == pyspiel.PlayerId.SIMULTANEOUS:
            return list(range(SPEC.num_actions))
        legal = self.position.variant.game.legal(self._state, player)
        return sorted(map(SPEC.encode_action, legal))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can be next, each with its share of the deck."""
        cards = sum(self._state.deck)
        return [(number, count / cards) for number, count in enumerate(self._state.deck) if count]

    def _apply_action(self, action: int) -> None:
        """Reveal a card."""
        self.position = self.position.after([Move(CHANCE, *self._setup.reveals[action])])

    def _apply_actions(self, actions: list[int]) -> None:
        """Show the choices of all who are in the cave."""
        self.position = self.position.after(
            [Move(seat, *SPEC.decode_action(actions[seat])) for seat in self._state.to_choose]
        )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._setup.cards[action].name
        return str(SPEC.decode_action(action).argument)

    def is_terminal(self) -> bool:
        """Whether the last round is over."""
        return self._state.over

    def returns(self) -> list[float]:
        """Each player's share of the victory, less the fair share."""
        return self.position.variant.returns(self._state)

    def __str__(self) -> str:
        """The state in a few lines, for people."""
        state, names = self._state, self._setup.named
        path = " ".join(
            f"{card.name}({left})" if left else card.name
            for card, left in zip(state.path, state.left, strict=True)
        )
        deck = " ".join(f"{name}*{n}" for name, n in zip(names, state.deck, strict=True) if n)
        return "\n".join(
            (
                f"rounds over: {state.closed}",
                f"path: {path}",
                f"deck: {deck}",
                f"in the cave: {to_json(state.in_cave)}",
                f"to choose: {to_json(state.to_choose)}",
                f"carried: {to_json(state.carried)}",
                f"chests: {to_json(state.chests)}",
                f"relics: {to_json(state.relics)}",
            )
        )


pyspiel.register_game(GAME_TYPE, DiamantGame)
