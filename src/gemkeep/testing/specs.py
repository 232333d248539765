"""Checks that a game keeps to its `GameSpec`, in one random game."""

from __future__ import annotations

from typing import Any, Final

from gemkeep.core.errors import GemkeepError
from gemkeep.core.moves import CHANCE, Action
from gemkeep.core.spec import GameSpec
from gemkeep.testing.laws import Law
from gemkeep.testing.trial import Trial

MOST_OFF: Final = 1e-9
"""How far rewards that add up to 0 may be off it."""


def check_spec(trial: Trial, spec: GameSpec[Any]) -> None:
    """Return if the whole game fits the spec; raise `LawBroken` if it does not."""
    if len(trial.moves) > spec.max_moves:
        raise trial.broken(
            Law.LENGTH, f"it took {len(trial.moves)} moves, not {spec.max_moves} or fewer"
        )
    for after, state in enumerate(trial.states):
        for actor in trial.game.actors(state):
            if actor != CHANCE:
                for action in trial.game.legal(state, actor):
                    _check_number(trial, spec, after, action)
    _check_rewards(trial, spec)


def check_observations(trial: Trial, spec: GameSpec[Any], after: int) -> None:
    """Return if what everyone sees after this many moves fits the spec's layout."""
    for viewer in (None, *range(trial.game.seats)):
        view = trial.game.view(trial.states[after], viewer)
        for feature in spec.features:
            numbers = list(feature.read(view))
            if len(numbers) != feature.size:
                why = f"{feature.name} of {viewer} has {len(numbers)} numbers, not {feature.size}"
                raise trial.broken(Law.OBSERVATIONS, why, after)
            if not 0 <= min(numbers) <= max(numbers) <= feature.highest:
                why = f"{feature.name} of {viewer} goes from 0 to {feature.highest}, not {numbers}"
                raise trial.broken(Law.OBSERVATIONS, why, after)


def _check_number(trial: Trial, spec: GameSpec[Any], after: int, action: Action) -> None:
    try:
        number = spec.encode_action(action)
        decoded = spec.decode_action(number)
    except GemkeepError as error:
        raise trial.broken(Law.NUMBERED, str(error), after, action) from error
    if decoded != action:
        why = f"its number is {number}, which stands for {decoded}"
        raise trial.broken(Law.NUMBERED, why, after, action)


def _check_rewards(trial: Trial, spec: GameSpec[Any]) -> None:
    outcome = trial.game.outcome(trial.states[-1])
    assert outcome is not None  # noqa: S101 -- the trial has been played to its end
    rewards = spec.rewards(outcome)
    if len(rewards) != trial.game.seats:
        raise trial.broken(Law.REWARDS, f"{trial.game.seats} seats are paid {rewards}")
    lowest, highest = spec.reward_range
    if not lowest <= min(rewards) <= max(rewards) <= highest:
        raise trial.broken(Law.REWARDS, f"{rewards} are not from {lowest} to {highest}")
    if spec.zero_sum and abs(sum(rewards)) > MOST_OFF:
        raise trial.broken(Law.REWARDS, f"{rewards} add up to {sum(rewards)}, not 0")
    won = {rewards[seat] for seat in outcome.winners}
    lost = {rewards[seat] for seat in range(trial.game.seats) if seat not in outcome.winners}
    if len(won) > 1 or (won and lost and min(won) <= max(lost)):
        raise trial.broken(Law.REWARDS, f"{outcome.winners} won, and {rewards} are paid")
