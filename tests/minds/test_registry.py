import pickle
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gemkeep.core.bot import make_bot
from gemkeep.core.errors import GemkeepError, Malformed, Unknown
from gemkeep.core.moves import Action
from gemkeep.games.catalogue import GAMES
from gemkeep.minds.registry import (
    REGISTERED,
    STRENGTHS,
    BrokenModule,
    bots_of,
    find_bot,
    stand_in,
)

ON = Action("choose", "on")
BACK = Action("choose", "back")

EVERY_BOT = [(game, bot.name) for game in GAMES for bot in bots_of(game)]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary current directory, removed from the import path afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return tmp_path


def test_every_game_has_bots_and_every_bot_a_game() -> None:
    assert set(REGISTERED) == set(GAMES)


@pytest.mark.parametrize("game, name", EVERY_BOT)
def test_a_bot_is_found_by_its_name_and_has_a_description(game: str, name: str) -> None:
    registered = next(bot for bot in bots_of(game) if bot.name == name)
    assert find_bot(game, name) is registered.bot
    assert registered.about
    assert "\n" not in registered.about


@pytest.mark.parametrize("game", GAMES)
def test_names_are_unique_and_every_game_has_random(game: str) -> None:
    names = [bot.name for bot in bots_of(game)]
    assert len(set(names)) == len(names)
    assert "random" in names


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_listed_from_the_weakest_to_the_strongest(game: str) -> None:
    strengths = [bot.strength for bot in bots_of(game)]
    assert strengths == sorted(strengths)
    assert set(strengths) == set(STRENGTHS)


def test_measured_bots_of_diamant_are_listed_by_their_rating() -> None:
    ratings = [bot.rating for bot in bots_of("diamant") if bot.rating is not None]
    assert ratings == sorted(ratings)
    assert len(ratings) >= 11


def test_a_bot_is_found_by_its_old_name_too() -> None:
    renamed = {bot.name: bot.title for bot in bots_of("diamant") if bot.name != bot.title}
    assert renamed == {
        "two": "scout",
        "cautious": "watchman",
        "bold": "daredevil",
        "nine": "collector",
        "ev": "reckoner",
    }
    for old, new in renamed.items():
        assert find_bot("diamant", old) is find_bot("diamant", new)


def test_one_bot_of_each_game_stands_in_for_people() -> None:
    assert {game: stand_in(game).name for game in GAMES} == {
        "diamant": "bold",
        "hideouts": "stroller",
    }
    for game in GAMES:
        assert sum(bot.stand_in for bot in bots_of(game)) == 1


@pytest.mark.parametrize("game, name", EVERY_BOT)
def test_a_registered_bot_can_be_sent_to_another_process(game: str, name: str) -> None:
    bot = find_bot(game, name)
    assert pickle.loads(pickle.dumps(bot)) is bot  # noqa: S301 -- our own bytes


def test_an_unknown_name_is_reported_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match=r"'walker'; there are mouse, random, .*module:attribute"):
        find_bot("diamant", "walker")
    with pytest.raises(Unknown, match="no game is called 'chess'; there are diamant, hideouts"):
        find_bot("chess", "random")


def test_a_custom_bot_is_found_in_the_current_directory(here: Path) -> None:
    (here / "own_bots_found.py").write_text(
        "def first(view, legal):\n    return legal[0]\n\n"
        "class Last:\n    def __call__(self, view, legal):\n        return legal[-1]\n\n"
        "class Second:\n    def act(self, view, legal):\n        return legal[1]\n"
    )
    for name, answer in (("first", ON), ("Last", BACK), ("Second", BACK)):
        bot = make_bot(find_bot("diamant", f"own_bots_found:{name}"), Random(1))
        assert bot.act(None, (ON, BACK)) == answer


def test_a_file_in_the_current_directory_hides_no_installed_module(here: Path) -> None:
    (here / "statistics.py").write_text("raise RuntimeError('never imported')\n")
    with pytest.raises(Unknown, match=r"the module statistics \(.*\) has no 'bot'"):
        find_bot("diamant", "statistics:bot")
    assert sys.path[-1] == str(here)


@pytest.mark.parametrize(
    "name, kind, said",
    [
        ("no_such_module:bot", Unknown, "no module no_such_module was found"),
        ("json.no_such_part:bot", Unknown, "no module json.no_such_part was found"),
        ("json:no_such_bot", Unknown, "has no 'no_such_bot'"),
        (":bot", Malformed, "module:attribute"),
        ("json:", Unknown, "has no ''"),
        ("../bots:bot", Malformed, "module:attribute"),
        ("json:__name__", Malformed, "a function, a class or an object .* json:__name__ is 'json'"),
        ("sys:path", Malformed, "a function, a class or an object"),
    ],
)
def test_anything_but_a_bot_is_refused(name: str, kind: type[GemkeepError], said: str) -> None:
    with pytest.raises(kind, match=said):
        find_bot("diamant", name)


PARAMETERS = """
from functools import partial

class Careful:
    def __init__(self, risk=0.5, *, name="", random=None):
        self.risk, self.name, self.random, self.asked = risk, name, random, 0

    def act(self, view, legal):
        self.asked += 1
        return legal[0]

def choose(view, legal, which=0, *, random):
    return legal[which]

bold = partial(Careful, risk=0.9)
one = Careful(0.7)
"""


@pytest.mark.parametrize(
    "name, risk, named",
    [
        ("Careful", 0.5, ""),
        ("Careful?risk=0.2", 0.2, ""),
        ("Careful?risk=2&name=Ann%2C+Ben", 2, "Ann, Ben"),
        ("Careful?risk=true&name=", True, ""),
        ("bold", 0.9, ""),
        ("bold?name=x", 0.9, "x"),
        ("one", 0.7, ""),
    ],
)
def test_a_bot_may_have_parameters(here: Path, name: str, risk: float, named: str) -> None:
    (here / "own_bots_parameters.py").write_text(PARAMETERS)
    made: Any = make_bot(find_bot("diamant", f"own_bots_parameters:{name}"), Random(1))
    assert (made.risk, made.name) == (risk, named)
    assert (made.random is None) == (name == "one")


def test_a_function_may_have_parameters_too(here: Path) -> None:
    (here / "own_bots_parameters.py").write_text(PARAMETERS)
    bot = make_bot(find_bot("diamant", "own_bots_parameters:choose?which=1"), Random(1))
    assert bot.act(None, (ON, BACK)) == BACK


def test_an_object_is_copied_so_that_it_learns_nothing_from_game_to_game(here: Path) -> None:
    (here / "own_bots_parameters.py").write_text(PARAMETERS)
    source = find_bot("diamant", "own_bots_parameters:one")
    for _ in range(2):
        bot: Any = make_bot(source, Random(1))
        bot.act(None, (ON, BACK))
        assert bot.asked == 1


@pytest.mark.parametrize(
    "name, kind, said",
    [
        ("Careful?rsik=1", Unknown, "has no parameter 'rsik'; there are risk, name"),
        ("Careful?random=1", Unknown, "has no parameter 'random'"),
        ("choose?view=1", Unknown, "has no parameter 'view'; there are which"),
        ("one?risk=1", Unknown, "has no parameter 'risk'; it has none"),
        ("Careful?risk", Malformed, "parameters are written as"),
        ("Careful?", Malformed, "parameters are written as"),
        ("Careful?risk=1&risk=2", Malformed, "a parameter appears twice"),
    ],
)
def test_parameters_that_a_bot_does_not_have_are_refused(
    here: Path, name: str, kind: type[GemkeepError], said: str
) -> None:
    (here / "own_bots_parameters.py").write_text(PARAMETERS)
    with pytest.raises(kind, match=said):
        find_bot("diamant", f"own_bots_parameters:{name}")


@pytest.mark.parametrize(
    "text, said",
    [
        ("raise ValueError('half done')", "half done"),
        ("raise SystemExit(0)", "SystemExit"),
        ("def bot(", "SyntaxError"),
        ("import nothing_of_that_name", "nothing_of_that_name"),
    ],
)
def test_a_module_that_breaks_is_named(here: Path, text: str, said: str) -> None:
    name = f"own_bots_broken_{abs(hash(text))}"
    (here / f"{name}.py").write_text(text)
    with pytest.raises(BrokenModule, match=f"the module {name} broke: .*{said}"):
        find_bot("diamant", f"{name}:bot")
