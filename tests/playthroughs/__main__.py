"""Records the playthroughs again: `python -m tests.playthroughs`."""

from gemkeep.core.play import Player, play
from gemkeep.minds.registry import find_bot
from tests.playthroughs import HERE, PLAYTHROUGHS, written


def main() -> None:
    for old in HERE.glob("*.txt"):
        old.unlink()
    for playthrough in PLAYTHROUGHS:
        game = playthrough.game
        players = [Player(name, find_bot(game.name, name)) for name in playthrough.bots]
        record = play(game, players, playthrough.name).record
        playthrough.file.write_text(written(game, record), encoding="utf-8")


if __name__ == "__main__":
    main()
