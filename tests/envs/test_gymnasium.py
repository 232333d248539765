"""One learner among bots, as Gymnasium has it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import gemkeep.envs  # noqa: F401  registers the environments
from gemkeep.core.errors import Illegal, Malformed, Unknown
from gemkeep.core.moves import Action
from gemkeep.envs.gymnasium import IDS
from gemkeep.envs.gymnasium.learner import LearnerEnv
from gemkeep.games.catalogue import SPECS
from gemkeep.games.diamant.spec import SPEC as DIAMANT
from gemkeep.games.diamant.view import View

BACK, ON = 0, 1


def goes_home_first(view: View, legal: tuple[Action, ...]) -> Action:
    """A custom bot, found by its module's name."""
    return next(action for action in legal if action.argument == "back")


def made(env_id: str, **options: Any) -> LearnerEnv:  # noqa: ANN401
    env = gymnasium.make(env_id, **options).unwrapped
    assert isinstance(env, LearnerEnv)
    return env


def played(env: LearnerEnv, seed: int) -> list[tuple[Any, ...]]:
    """All that the learner gets in one game with random legal actions."""
    env.action_space.seed(seed)
    observation, info = env.reset(seed=seed)
    answers: list[tuple[Any, ...]] = [(observation.tolist(), info["action_mask"].tolist())]
    over = False
    while not over:
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = env.step(action)
        answers.append((observation.tolist(), reward, over, info["action_mask"].tolist()))
    return answers


@pytest.mark.parametrize(
    "env_id, options",
    [
        (IDS["diamant"], {}),
        (IDS["diamant"], {"edition": "cs", "players": 8, "totals": "hidden", "history": 3}),
        (IDS["hideouts"], {}),
        (IDS["hideouts"], {"level": 5, "players": 4, "memory": "none", "opponents": "random"}),
    ],
)
def test_gymnasiums_own_check_passes(env_id: str, options: dict[str, Any]) -> None:
    """A warning would fail this test."""
    check_env(made(env_id, render_mode="ansi", **options))


@pytest.mark.parametrize("name", IDS)
def test_a_seed_gives_the_same_game_and_another_seed_another(name: str) -> None:
    one, two, three = (played(made(IDS[name]), seed) for seed in (1, 1, 2))
    assert one == two
    assert one != three


@pytest.mark.parametrize("name", IDS)
def test_the_end_pays_what_the_spec_says_and_nothing_before_it_pays(name: str) -> None:
    env = made(IDS[name], opponents="random")
    for seed in range(3):
        answers = played(env, seed)[1:]
        assert not any(reward for _, reward, over, _ in answers if not over)
        assert env._episode is not None
        assert answers[-1][1] == pytest.approx(env._episode.rewards()[env._seat])
        assert len(answers) < SPECS[name].max_moves


def test_an_illegal_action_changes_nothing_and_says_so() -> None:
    env = made(IDS["hideouts"])
    before, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, cut_short, info = env.step(illegal)
    assert np.array_equal(before, after)
    assert (reward, over, cut_short, info["illegal"]) == (0.0, False, False, True)
    _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert not info["illegal"]


@pytest.mark.parametrize("action", [1.5, "1", None, np.asarray([0, 1])])
def test_an_action_that_is_not_a_whole_number_is_refused(action: object) -> None:
    env = gymnasium.make(IDS["diamant"]).unwrapped
    env.reset(seed=1)
    with pytest.raises(Malformed, match="an action is a whole number, not"):
        env.step(action)


@pytest.mark.parametrize("action", [1, np.int64(1), np.asarray(1), True])
def test_an_action_may_be_any_kind_of_whole_number(action: object) -> None:
    env = gymnasium.make(IDS["diamant"]).unwrapped
    env.reset(seed=1)
    *_, info = env.step(action)
    assert not info["illegal"]


def test_a_game_has_to_be_begun_and_ends() -> None:
    env = made(IDS["diamant"])
    with pytest.raises(ResetNeeded, match="no game has begun"):
        env.step(ON)
    played(env, 1)
    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(ON)


def test_a_team_that_loses_before_the_learners_turn_begins_again() -> None:
    env = made(IDS["hideouts"], supply=1, opponents="random")
    for seed in range(5):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any()


def test_the_learner_sits_where_it_wants_or_anywhere() -> None:
    fixed, drawn = made(IDS["diamant"], seat=2), made(IDS["diamant"])
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(9)} == {2}
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(Illegal, match="the learner sits at 0 to 3, not at 4"):
        made(IDS["diamant"], seat=4)


def test_opponents_are_bots_by_name_and_custom_ones() -> None:
    env = made(
        IDS["diamant"],
        seat=1,
        opponents=[f"{__name__}:goes_home_first", "ev", f"{__name__}:goes_home_first"],
        render_mode="ansi",
    )
    env.reset(seed=4)
    observation, *_ = env.step(ON)
    inside = observation[DIAMANT.layout()["in_cave"]].tolist()
    assert inside[0] == 1
    assert inside[2] == inside[3] == 0, "mine comes first, then the seats 2, 3 and 0"
    assert "learner 1 and ev 2 go on" in str(env.render())
    with pytest.raises(Unknown, match="no bot for diamant is called 'sagacious'"):
        made(IDS["diamant"], opponents="sagacious")
    with pytest.raises(Malformed, match="3 bots fill the other seats, not 1"):
        made(IDS["diamant"], opponents=["ev"])


def test_what_happened_is_written_in_sentences() -> None:
    env = made(IDS["hideouts"], render_mode="ansi", seat=0)
    env.reset(seed=1)
    assert "The casket is dealt" in str(env.render())
    quiet = made(IDS["hideouts"])
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_a_level_may_be_a_file() -> None:
    env = made(IDS["hideouts"], level="examples/levels/attic.toml")
    assert env.reset(seed=1)[0].shape == env.observation_space.shape


def test_views_of_earlier_decisions_can_be_part_of_an_observation() -> None:
    env, same = (
        made(IDS["hideouts"], memory="none", history=5),
        made(IDS["hideouts"], memory="none"),
    )
    stacked, _ = env.reset(seed=3)
    plain, info = same.reset(seed=3)
    for _ in range(3):
        assert np.array_equal(stacked[-1], plain)
        action = int(np.flatnonzero(info["action_mask"])[0])
        before = stacked
        stacked, *_ = env.step(action)
        plain, _, _, _, info = same.step(action)
        assert any(np.array_equal(before[-1], row) for row in stacked)
    with pytest.raises(Malformed, match="one view or more, not 0"):
        made(IDS["hideouts"], history=0)


def test_a_learner_who_only_does_what_is_illegal_is_stopped() -> None:
    env = gymnasium.make(IDS["diamant"], max_episode_steps=3)
    env.reset(seed=1)
    env.unwrapped._spec = SPECS["hideouts"]  # type: ignore[attr-defined]  # no such actions here
    assert [env.step(0)[3] for _ in range(3)] == [False, False, True]


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vector_environments_play_the_games_of_their_seeds(mode: str) -> None:
    options: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}
    if mode == "async":
        options["context"] = "spawn"  # threads of other tests must not be forked
    envs = gymnasium.make_vec(
        IDS["diamant"], 2, vectorization_mode=mode, vector_kwargs=options, opponents="nine"
    )
    try:
        observations, infos = envs.reset(seed=5)
        assert infos["action_mask"].shape == (2, DIAMANT.num_actions)
        for number, seed in enumerate((5, 6)):
            alone, _ = made(IDS["diamant"], opponents="nine").reset(seed=seed)
            assert np.array_equal(observations[number], alone)
        assert envs.step(np.asarray([ON, BACK]))[0].shape == (2, *DIAMANT.observation_shape)
    finally:
        envs.close()
