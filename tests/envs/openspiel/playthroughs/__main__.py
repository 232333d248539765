"""Records the playthroughs again."""

from open_spiel.python.algorithms import generate_playthrough

import gemkeep.envs.openspiel  # noqa: F401 -- registers the games
from tests.envs.openspiel.playthroughs import HERE, PLAYTHROUGHS


def main() -> None:
    for name, game in PLAYTHROUGHS.items():
        text = generate_playthrough.playthrough(game, None, seed=2)
        (HERE / f"{name}.txt").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
