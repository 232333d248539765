"""What each bot of Diamant does in positions that can be checked by hand."""

from collections.abc import Callable
from random import Random

import pytest

from gemkeep.core.analysis import Analysis
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.core.play import Player, play
from gemkeep.games.diamant import Diamant, State, View
from gemkeep.minds.diamant.challenger import challenger, points_behind
from gemkeep.minds.diamant.ev_bot import EvBot, Path, crowd, found
from gemkeep.minds.diamant.miner import miner, rubies_in_deck
from gemkeep.minds.diamant.threshold_bots import (
    bold,
    cautious,
    glutton,
    magpie,
    mouse,
    nine,
    two,
)
from gemkeep.minds.random_bot import RandomBot
from gemkeep.minds.registry import find_bot

ON = Action("choose", "on")
BACK = Action("choose", "back")
LEGAL = (ON, BACK)
DiamantBot = Callable[[View, tuple[Action, ...]], Action]
ev = EvBot().act


def after(game: Diamant, *cards: str, left: tuple[int, ...] = ()) -> State:
    """The state after these cards; everyone goes on except those who leave at the first."""
    state = game.start()
    for number, card in enumerate(cards):
        state = game.apply(state, Move(CHANCE, "reveal", card)).state
        if number + 1 < len(cards):
            for seat in state.to_choose:
                choice = "back" if seat in left and not number else "on"
                state = game.apply(state, Move(seat, "choose", choice)).state
    return state


def choice(bot: DiamantBot, game: Diamant, *cards: str, left: tuple[int, ...] = ()) -> object:
    state = after(game, *cards, left=left)
    return bot(game.view(state, state.to_choose[0]), LEGAL).argument


@pytest.mark.parametrize(
    "cards, chosen",
    [
        (["treasure:17"], "on"),  # five each
        (["treasure:17", "treasure:11"], "on"),  # eight each
        (["treasure:17", "treasure:13"], "back"),  # nine each
        (["treasure:17", "treasure:15", "treasure:14"], "back"),
    ],
)
def test_nine_leaves_with_nine_rubies(cards: list[str], chosen: str) -> None:
    assert choice(nine, Diamant("uk", 3), *cards) == chosen


@pytest.mark.parametrize(
    "cards, chosen",
    [
        (["hazard:snake"], "on"),
        (["hazard:snake", "treasure:5"], "on"),
        (["hazard:snake", "treasure:5", "hazard:lava"], "back"),
        (["hazard:snake", "hazard:lava", "hazard:ram"], "back"),
    ],
)
def test_two_leaves_at_the_second_hazard(cards: list[str], chosen: str) -> None:
    assert choice(two, Diamant("uk", 3), *cards) == chosen


def test_cautious_and_bold_leave_when_the_next_card_is_too_likely_the_last() -> None:
    game = Diamant("uk", 3)
    one, three = ["hazard:snake"], ["hazard:snake", "hazard:lava", "hazard:ram"]
    treasures = ["treasure:1", "treasure:2", "treasure:3", "treasure:4"]
    assert choice(cautious, game, *one) == "on"  # 2 of 29
    assert choice(cautious, game, *one, "hazard:lava") == "back"  # 4 of 28
    assert choice(bold, game, *one, "hazard:lava") == "on"
    assert choice(bold, game, *three) == "on"  # 6 of 27
    assert choice(bold, game, *three, *treasures[:2]) == "on"  # 6 of 25
    assert choice(bold, game, *three, *treasures[:3]) == "back"  # 6 of 24, a quarter


def test_mouse_leaves_at_the_first_hazard() -> None:
    game = Diamant("uk", 3)
    assert choice(mouse, game, "treasure:17", "treasure:15") == "on"
    assert choice(mouse, game, "hazard:snake") == "back"


def test_glutton_leaves_with_twenty_rubies() -> None:
    game = Diamant("uk", 3)
    rich = ["treasure:17", "treasure:15", "treasure:14", "treasure:13"]  # 5, 5, 4 and 4 each
    assert choice(glutton, game, *rich, "hazard:snake", "hazard:lava") == "on"
    assert choice(glutton, game, *rich, "treasure:7") == "back"


def test_magpie_leaves_for_a_relic_for_rubies_on_the_path_and_in_danger() -> None:
    game = Diamant("uk", 3, "ascending")
    assert choice(magpie, game, "treasure:9") == "on"  # nothing left
    assert choice(magpie, game, "treasure:9", "relic:5") == "back"
    assert choice(magpie, game, "treasure:5", "treasure:14") == "on"  # four left
    assert choice(magpie, game, "treasure:5", "treasure:14", "treasure:4") == "back"  # five
    four_hazards = ["hazard:snake", "hazard:lava", "hazard:ram", "hazard:spider"]
    assert choice(magpie, game, *four_hazards[:3]) == "on"
    assert choice(magpie, game, *four_hazards) == "back"


def test_miner_weighs_its_rubies_against_those_in_the_deck() -> None:
    game = Diamant("uk", 3)
    state = after(game, "treasure:17", "hazard:snake")
    assert rubies_in_deck(game.view(state, 0)) == 124 - 17
    # 5 * 2 * 3 are less than 107; 14 * 4 * 3 are more than 78.
    assert choice(miner, game, "treasure:17", "hazard:snake") == "on"
    rich = ["treasure:17", "treasure:15", "treasure:14", "hazard:snake", "hazard:lava"]
    assert choice(miner, game, *rich) == "back"


def test_challenger_dares_more_when_behind_than_ahead() -> None:
    game = Diamant("uk", 3)
    state = after(game, "treasure:17", "treasure:9", "hazard:snake", "hazard:lava")
    last = state._replace(closed=4)

    def chosen(*chests: int) -> object:
        return challenger(game.view(last._replace(chests=chests), 0), LEGAL).argument

    assert chosen(0, 0, 0) == "back"
    assert chosen(40, 0, 0) == "back"
    assert chosen(0, 20, 0) == "on"  # going home would lose
    assert chosen(0, 9, 0) == "on"


def test_challenger_counts_relics_and_no_hidden_chests() -> None:
    open_game = Diamant("uk", 3, "ascending")
    state = after(open_game, "treasure:17")._replace(chests=(5, 9, 0), relics=((7,), (), (8, 10)))
    assert points_behind(open_game.view(state, 0)) == 6
    hidden = open_game.with_totals("hidden")
    assert points_behind(hidden.view(state, 0)) == 0


def test_random_takes_each_choice_about_as_often() -> None:
    bot = RandomBot(Random(4))
    taken = [bot.act(None, LEGAL) for _ in range(1000)]
    assert 400 < taken.count(ON) < 600
    assert bot.policy(None, LEGAL) == {ON: 0.5, BACK: 0.5}


@pytest.mark.parametrize("others", range(8))
def test_the_probabilities_of_how_many_leave_add_up_to_one(others: int) -> None:
    assert sum(crowd(others, 0.3)) == pytest.approx(1)
    assert len(crowd(others, 0.3)) == others + 1


def test_leavers_share_the_path_and_a_player_who_leaves_alone_takes_the_relics() -> None:
    assert found(Path(7, 5), 0, 0.5) == 12
    assert found(Path(7, 5), 1, 0.5) == pytest.approx(0.5 * 12 + 0.5 * 3)
    assert found(Path(7, 5), 2, 1.0) == 2


def test_ev_goes_on_while_nothing_can_end_the_round() -> None:
    assert choice(ev, Diamant("uk", 3), "treasure:17", "treasure:15", "treasure:14") == "on"


def test_ev_goes_home_with_much_to_lose() -> None:
    rich = ["treasure:17", "treasure:15", "treasure:14", "hazard:snake", "hazard:lava"]
    assert choice(ev, Diamant("uk", 3), *rich) == "back"
    poor = ["treasure:1", "treasure:2", "hazard:snake", "hazard:lava"]
    assert choice(ev, Diamant("uk", 3), *poor) == "on"


def test_ev_counts_the_cards_left() -> None:
    """Two cards of a kind threaten more when fewer others are in the deck."""
    few = ["treasure:5", "treasure:5", "treasure:7", "treasure:7", "treasure:9", "hazard:snake"]
    many = ["treasure:17", "treasure:15", "hazard:snake"]  # about as much carried
    assert choice(ev, Diamant("uk", 3), *many) == "on"
    more = [*few, "treasure:11", "treasure:11", "treasure:13", "treasure:14"]
    assert choice(ev, Diamant("uk", 3), *more) == "back"


def test_ev_fetches_a_relic_when_alone() -> None:
    threats = ["hazard:snake", "hazard:lava", "hazard:ram"]
    relics = ["treasure:1", "treasure:13", "relic", "relic", *threats]
    rubies = ["treasure:1", "treasure:13", "treasure:2", "treasure:3", *threats]
    assert choice(ev, Diamant("cs", 3), *relics, left=(1, 2)) == "back"
    assert choice(ev, Diamant("cs", 3), *rubies, left=(1, 2)) == "on"


def test_ev_explains_what_each_choice_is_worth() -> None:
    game = Diamant("uk", 3)
    state = after(game, "treasure:17", "treasure:15", "treasure:14", "hazard:snake", "hazard:lava")
    analysis = EvBot().analyse(game.view(state, 0), LEGAL)
    assert analysis.values[BACK] > analysis.values[ON] > 0
    assert analysis.best == BACK
    assert analysis.line == (BACK,)
    home, later = (f"{analysis.values[action]:.1f}" for action in (BACK, ON))
    assert analysis.explanation == (
        f"Going home now brings {home} points on average, after one more card {later}."
    )


def test_ev_goes_home_when_both_choices_are_worth_the_same() -> None:
    analysis = Analysis({BACK: 1.0, ON: 1.0}, (BACK,), "")
    assert analysis.best == BACK


@pytest.mark.parametrize("edition, relics", [("uk", "none"), ("uk", "ascending"), ("cs", None)])
def test_ev_beats_chance(edition: str, relics: str | None) -> None:
    game = Diamant(edition, 3, relics)
    players = [Player("ev", EvBot)] + [Player("random", find_bot("diamant", "random"))] * 2
    results = [play(game, players, f"beats/{number}").outcome for number in range(60)]
    assert sum(0 in outcome.winners for outcome in results) > 36
