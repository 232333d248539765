"""TextArena's own loop, wrappers and agents drive both games."""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import textarena as ta

from gemkeep.core.errors import GemkeepError
from gemkeep.core.moves import Move
from gemkeep.envs.textarena import DIAMANT, HIDEOUTS, DiamantEnv, HideoutsEnv
from gemkeep.games.hideouts import Hideouts
from gemkeep.testing.hideouts_twins import twin

Agent = Callable[[str], str]
PAGE = Path(__file__).parents[2] / "docs" / "textarena.md"


def play(env: Any, agents: list[Agent], seed: int = 1) -> tuple[dict[int, float], Any]:  # noqa: ANN401
    """The loop of TextArena's documentation."""
    env.reset(num_players=len(agents), seed=seed)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, _ = env.step(action=agents[player](observation))
    rewards, info = env.close()
    return rewards, info


def newest(observation: str) -> str:
    """The last board, with what is legal."""
    return observation[observation.rindex("Reply with one action in square brackets:") :]


def at_random(seed: int) -> Agent:
    """Takes any action that the last board offers, except that it corrects nothing."""
    random = Random(seed)

    def act(observation: str) -> str:
        offered = re.findall(r"\[([a-z]+)( C| \d)?\](?:.*one of (.*))?", newest(observation))
        verb, argument, cells = random.choice([it for it in offered if it[0] != "correct"])
        cell = f" {random.choice(cells.split(', '))}" if argument == " C" else argument
        return f"Let me see. [{verb}{cell}]"

    return act


@pytest.mark.parametrize("version", ["", "-train"])
@pytest.mark.parametrize(
    "env_id, players, options",
    [
        (DIAMANT, 3, {}),
        (DIAMANT, 8, {"edition": "cs", "totals": "hidden"}),
        (HIDEOUTS, 2, {}),
        (HIDEOUTS, 4, {"level": 4, "advanced": True, "memory": "none"}),
    ],
)
def test_agents_play_whole_games(
    env_id: str, players: int, options: dict[str, Any], version: str
) -> None:
    env = ta.make(f"{env_id}{version}", **options)
    rewards, info = play(env, [at_random(seat) for seat in range(players)])
    assert list(rewards) == list(range(players))
    assert not any(info[seat]["invalid_move"] for seat in range(players))
    assert all(info[seat]["turn_count"] > 0 for seat in range(players))
    if env_id == DIAMANT:
        assert sum(rewards.values()) == pytest.approx(0)
        outcome = env.game.outcome(env.position)
        best = max(rewards.values())
        assert tuple(seat for seat in rewards if rewards[seat] == best) == outcome.winners
    else:
        assert len(set(rewards.values())) == 1


def test_the_same_seed_is_the_same_game() -> None:
    def boards(seed: int) -> list[str]:
        env = DiamantEnv()
        env.reset(num_players=3, seed=seed)
        done, seen = False, []
        while not done:
            _, observation = env.get_observation()
            seen += [text for _, text, _ in observation]
            done, _ = env.step("[on]" if len(seen) % 3 else "[back]")
        return seen

    assert boards(1) == boards(1) != boards(2)


def test_a_team_that_finishes_right_is_paid_one_each() -> None:
    """The deal is known here, as in no game, so the shortest way to a victory can be scripted."""
    env = HideoutsEnv(level=1)
    env.reset(num_players=2, seed=1)
    deal = env.position.deal
    homes = {box.home: cell for cell, box in enumerate(deal.boxes) if box is not None}
    done = False
    while not done:
        view = env.game.view(env.position, env.state.current_player_id)
        done, _ = env.step(winning_reply(env, view, homes))
    assert env.close()[0] == {0: 1.0, 1: 1.0}


def winning_reply(env: HideoutsEnv, view: Any, homes: dict[str, int]) -> str:  # noqa: ANN401
    if view.phase == "place":
        guardian = view.cells[view.gap].guardian
        return f"[place {env.position.standing.index(homes[guardian])}]"
    if view.phase == "close" or any(action.verb == "finish" for action in legal_of(env)):
        return "[finish]"
    return f"[slide {next_gap(env, view)}]"


def legal_of(env: HideoutsEnv) -> tuple[Any, ...]:
    return env.game.legal(env.position, env.state.current_player_id)


def next_gap(env: HideoutsEnv, view: Any) -> int:  # noqa: ANN401
    """A cell next to the gap, on the way to one that has not been uncovered, or to the start."""
    wanted = [cell.cell for cell in view.cells if cell.guardian_lies != "gone"] or [
        env.position.deal.start
    ]
    paths: list[list[int]] = [[view.gap]]
    while True:
        path = paths.pop(0)
        if path[-1] in wanted and len(path) > 1:
            return path[1]
        row, column = divmod(path[-1], 3)
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        paths += [[*path, r * 3 + c] for r, c in beside if r in range(3) and c in range(3)]


def test_the_board_on_the_page_is_real() -> None:
    env = ta.make(f"{HIDEOUTS}-raw", memory="own")
    env.reset(num_players=2, seed=7)
    _, observation = env.get_observation()
    board = [f"    {line}".rstrip() for line in observation[-1][1].splitlines()]
    assert "\n".join(board) in PAGE.read_text(encoding="utf-8")


def test_a_choice_is_seen_by_nobody_before_all_have_chosen() -> None:
    def told(*replies: str) -> list[Any]:
        env = DiamantEnv(error_allowance=1)
        env.reset(num_players=3, seed=1)
        for reply in (*replies, "[on]"):
            env.step(reply)
        return [env.state.observations[seat] for seat in (1, 2)]

    same = told("[on]")
    assert told("I leave, says my heart. [back]") == same
    assert told("hm", "[back]") == same
    assert told("hm", "hm") == same


def test_what_is_said_with_an_action_is_heard_by_the_others() -> None:
    env = ta.make(f"{HIDEOUTS}-raw")
    env.reset(num_players=2, seed=1)
    player, _ = env.get_observation()
    slide = str(legal_of(env)[0].argument)
    env.step(f"I see no seal from here. [slide {slide}] Do you?")
    other = [text for _, text, _ in env.state.observations[1 - player]]
    assert f"Player {player} says: I see no seal from here. Do you?" in other


class Dealt(HideoutsEnv):
    """A game over a given deal."""

    def __init__(self, deal: Move, **options: Any) -> None:  # noqa: ANN401
        super().__init__(**options)
        self.deal = deal

    def next_move(self) -> Move | None:
        return self.deal if self.position.phase == "deal" else None


@pytest.mark.parametrize("memory", ["none", "own"])
def test_a_seat_is_told_nothing_that_its_corner_does_not_see(memory: Any) -> None:  # noqa: ANN401
    game, random = Hideouts(4, 2, memory=memory), Random(2)
    moves = list(slides(game, random))

    def told(played: list[Move], eyes: int) -> list[Any]:
        env = Dealt(played[0], level=4, memory=memory)
        env.reset(num_players=2)
        for move in played[1:]:
            env.step(f"[{env.text.write(move.action)}]")
        return list(env.state.observations[eyes])

    for eyes in (0, 1):
        other = twin(game, moves, eyes, random)
        assert other[0] != moves[0]
        assert told(moves, eyes) == told(other, eyes)


def slides(game: Hideouts, random: Random) -> Iterator[Move]:
    """The deal and the first moves of a random game."""
    move = Move("*", *game.chance(game.start()).draw(random))
    state = game.start()
    for _ in range(9):
        yield move
        state, _ = game.apply(state, move)
        seat = int(game.actors(state)[0])
        move = Move(seat, *random.choice(game.legal(state, seat)))


def test_an_invalid_reply_is_answered_with_the_reason_and_asked_again() -> None:
    env = ta.make(DIAMANT)
    env.reset(num_players=3, seed=1)
    env.get_observation()
    done, _ = env.step("banana")
    player, observation = env.get_observation()
    assert (done, player) == (False, 0)
    last = observation.splitlines()[-1]
    assert "invalid move" in last
    assert "no action in 'banana'. Legal: [on], [back]." in last


def test_whoever_goes_on_sending_invalid_replies_to_diamant_cannot_win() -> None:
    env = ta.make(DIAMANT, error_allowance=1)
    agents: list[Agent] = [lambda _: "[back]", lambda _: "banana", lambda _: "[back]"]
    rewards, info = play(env, agents)
    assert info[1]["invalid_move"]
    assert rewards[1] == pytest.approx(-1 / 3)
    assert sum(rewards.values()) == pytest.approx(0)
    assert play(env, [lambda _: "?"] * 3)[0] == dict.fromkeys(range(3), 0)


def test_a_team_with_a_player_who_sends_nonsense_loses() -> None:
    rewards, info = play(ta.make(HIDEOUTS), [lambda _: "[slide 99]"] * 3)
    assert rewards == dict.fromkeys(range(3), 0)
    assert "the team loses" in info[0]["reason"]
    assert sum(info[seat]["invalid_move"] for seat in range(3)) == 1


def test_textarenas_human_agent_and_formatting_wrapper_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(builtins, "input", lambda _prompt: "go back")
    env = ta.wrappers.ActionFormattingWrapper(ta.make(DIAMANT))
    rewards, _ = play(env, [ta.agents.HumanAgent()] * 3)
    assert rewards == pytest.approx(dict.fromkeys(range(3), 0))
    capsys.readouterr()


@pytest.mark.parametrize(
    "env_id, bots", [(DIAMANT, ("ev", "bold", "ev")), (HIDEOUTS, ("stroller",))]
)
def test_one_agent_plays_with_bots(env_id: str, bots: tuple[str, ...]) -> None:
    env = ta.make(env_id, bots=bots)
    rewards, info = play(env, [at_random(1)])
    outcome = env.game.outcome(env.position)
    assert list(rewards) == [0]
    assert info[0]["turn_count"] > 2
    assert env.names == [
        "Player 0",
        *(("Bot ev", "Bot bold", "Bot ev 2") if len(bots) > 1 else ("Bot stroller",)),
    ]
    if env_id == DIAMANT:
        assert rewards[0] == (0 in outcome.winners) / len(outcome.winners) - 1 / 4


def test_a_wrong_number_of_players_is_refused_in_a_sentence() -> None:
    with pytest.raises(GemkeepError, match="3 to 8 players, not 2"):
        ta.make(DIAMANT).reset(num_players=2)
    with pytest.raises(GemkeepError, match="2 to 4"):
        ta.make(HIDEOUTS).reset(num_players=5)
