"""A scripted agent in place of a language model: it reads text, writes text and plays both games.

It plays through TextArena (`pip install 'gemkeep[envs]'`), whose agents could take its place.

    python examples/text_agent.py 40
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import textarena as ta

from gemkeep.envs.textarena import DIAMANT, HIDEOUTS

Agent = Callable[[str], str]
LEAVE_AT = 10.0
"""The risk of the next card, in percent, from which it goes back."""
MENU = "Reply with one action in square brackets:"


def play(env_id: str, agents: Sequence[Agent], seed: int) -> dict[int, float]:
    """The rewards of one game."""
    env: Any = ta.make(f"{env_id}-train")
    env.reset(num_players=len(agents), seed=seed)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, _ = env.step(action=agents[player](observation))
    rewards: dict[int, float] = env.close()[0]
    return rewards


def at_random(random: Random) -> Agent:
    """An agent that takes any of the actions it is offered, except corrections."""

    def act(observation: str) -> str:
        menu = observation[observation.rindex(MENU) :]
        verb, argument, cells = random.choice(
            re.findall(r"\[((?!correct)[a-z]+)( C| \d)?\](?:.*one of (.*))?", menu)
        )
        return f"[{verb} {random.choice(cells.split(', '))}]" if cells else f"[{verb}{argument}]"

    return act


def cave_agent(observation: str) -> str:
    """Goes back once the next card is likely enough to end the round."""
    risk = re.match(r"Risk: .* \((\d+\.\d)%\)", observation[observation.rindex("Risk: ") :])
    return "[back]" if risk and float(risk[1]) >= LEAVE_AT else "[on]"


def casket_agent(observation: str) -> str:
    """Uncovers what it has not seen, puts guardians into homes it has read, and then goes home."""
    board = observation[observation.rindex("Boxes, by the cell") :]
    board, menu = board.split(MENU)
    cells = dict(re.findall(r"\n  (\d): (.*)", board[board.index("Cells, from") :]))
    homes = {home: box for box, home in re.findall(r"\n  (\d): home of the (\w+)", board)}
    if "[finish]" in menu:
        return "Everyone is home, as far as we know. [finish]"
    if "[leave]" in menu:
        lying = re.search(r"the gap; (?:.*, )?the (\w+) face up", board)
        home = homes.get(lying[1]) if lying else None
        return f"[place {home}]" if home else "I have not read its seal. [leave]"
    slides = re.findall(r"\[slide (\d)\]", menu)
    return f"[slide {nearest(slides, cells, homes)}]"


def nearest(slides: list[str], cells: dict[str, str], homes: dict[str, str]) -> str:
    """The cell to uncover: the one closest to a guardian that can be taken, else to the start."""
    wanted = [cell for cell, there in cells.items() if "face down" in there]
    ready = [f"the {guardian} face up" for guardian in homes]
    wanted += [cell for cell, there in cells.items() if any(piece in there for piece in ready)]
    wanted = wanted or [cell for cell, there in cells.items() if "start" in there]
    return min(slides, key=lambda cell: min(steps(int(cell), int(to)) for to in wanted or ["4"]))


def steps(one: int, other: int) -> int:
    """How many slides bring the gap from one cell to the other."""
    return abs(one // 3 - other // 3) + abs(one % 3 - other % 3)


def report(games: int) -> str:
    """What the agent reached."""
    others = [at_random(Random(seat)) for seat in range(2)]
    cave = sum(play(DIAMANT, [cave_agent, *others], seed)[0] for seed in range(games)) / games
    casket = sum(play(HIDEOUTS, [casket_agent] * 2, seed)[0] for seed in range(games)) / games
    return (
        f"Diamant: {cave + 1 / 3:.0%} of victories against two random players (fair: 33%)\n"
        f"Hideouts, level 1: a team of two wins {casket:.0%} of {games} games"
    )


if __name__ == "__main__":
    print(report(int(sys.argv[1]) if len(sys.argv) > 1 else 40))
