"""The games pass OpenSpiel's own tests, and refuse wrong parameters."""

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test

import gemkeep.envs.openspiel  # noqa: F401 -- registers the games
from gemkeep.core.errors import GemkeepError
from tests.envs.openspiel.playthroughs import HERE, PLAYTHROUGHS

GAMES = [
    "python_gemkeep_diamant",
    "python_gemkeep_diamant(players=3,edition=uk,relics=ascending)",
    "python_gemkeep_diamant(players=8,edition=cs,totals=hidden)",
    "python_gemkeep_diamant(players=5,edition=ru,relics=ascending,rounds=2)",
    "python_gemkeep_diamant(players=2,rounds=1,deck=5+7+spider*2+snake*2,chests=0/2)",
    "python_gemkeep_diamant(players=3,rounds=2,edition=sr,deck=5+relic*2+spider*3)",
    "turn_based_simultaneous_game(game=python_gemkeep_diamant(players=3,rounds=1))",
    "python_gemkeep_hideouts(supply=6)",
    "python_gemkeep_hideouts(players=3,level=2,memory=none,supply=5,advanced=True)",
    "python_gemkeep_hideouts(players=4,level=4,memory=own,supply=7)",
    "python_gemkeep_hideouts(level=3,guardians=2,supply=4,advanced=True,advanced_charge=once)",
    "python_gemkeep_hideouts(hideouts=mechanism*4+rotation*2+rune:1+action,supply=5,guardians=3)",
]

WRONG = {
    "python_gemkeep_diamant(players=9)": "players is 2 to 8, not 9",
    "python_gemkeep_diamant(rounds=6)": "rounds is 1 to 5, not 6",
    "python_gemkeep_diamant(totals=shut)": "totals are open or hidden, not 'shut'",
    "python_gemkeep_diamant(edition=fr)": "no edition is called 'fr'",
    "python_gemkeep_diamant(relics=many)": "no relic mode of edition uk is called 'many'",
    "python_gemkeep_diamant(deck=5+dragon*2)": "can't have 'hazard:dragon' 2 times",
    "python_gemkeep_diamant(deck=5*3+spider*2)": "can't have 'treasure:5' 3 times",
    "python_gemkeep_diamant(deck=5++spider*2)": "'' is wrong",
    "python_gemkeep_diamant(deck=5+spider*none)": "'spider*none' is wrong",
    "python_gemkeep_diamant(rounds=2,deck=5+spider*2)": "can strike 1 times",
    "python_gemkeep_diamant(players=3,chests=0/2)": "a number for each of 3 players, not '0/2'",
    "python_gemkeep_diamant(players=2,chests=0/-2)": "a number for each of 2 players, not '0/-2'",
    "python_gemkeep_hideouts(players=5)": "Hideouts is for 2 to 4 players, not 5",
    "python_gemkeep_hideouts(level=6)": "there is no level 6",
    "python_gemkeep_hideouts(level=6,advanced_start=True)": "level is 1 to 5, not 6",
    "python_gemkeep_hideouts(supply=26)": "1 to 25 tokens, not 26",
    "python_gemkeep_hideouts(guardians=9)": "guardians is 1 to 8, not 9",
    "python_gemkeep_hideouts(memory=good)": "no memory aid is called 'good'",
    "python_gemkeep_hideouts(hideouts=rune:1)": "a level has 8 hideouts, and this has 1",
}


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays_random_games(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()  # OpenSpiel prints what it does


@pytest.mark.parametrize("name", ["python_gemkeep_diamant", "python_gemkeep_hideouts"])
@pytest.mark.parametrize("players", [2, 4])
def test_openspiel_plays_pickles_and_copies_games(name: str, players: int) -> None:
    np.random.seed(1)  # noqa: NPY002 -- OpenSpiel's tests use it
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name, {"players": players}))


@pytest.mark.parametrize("game", WRONG)
def test_a_wrong_parameter_is_refused(game: str) -> None:
    with pytest.raises(GemkeepError, match=WRONG[game].replace("*", r"\*")):
        pyspiel.load_game(game)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_unchanged(name: str) -> None:
    flags.FLAGS.mark_as_parsed()  # OpenSpiel's command would have parsed them
    recorded, again = generate_playthrough.replay(str(HERE / f"{name}.txt"))
    assert again.strip() == recorded.strip()


def test_both_games_are_registered() -> None:
    names = set(pyspiel.registered_names())
    assert {"python_gemkeep_diamant", "python_gemkeep_hideouts"} <= names


def test_without_openspiel_the_error_names_the_extra() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import gemkeep.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert "ModuleNotFoundError: OpenSpiel is not installed" in done.stderr
    assert "pip install 'gemkeep[envs]'" in done.stderr
