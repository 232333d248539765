import pytest

from gemkeep.core.bot import BotFault
from gemkeep.core.errors import Malformed
from gemkeep.core.game import Event
from gemkeep.core.moves import Action
from gemkeep.core.play import Player, play
from gemkeep.core.record import write_record
from gemkeep.core.replay import replay
from gemkeep.games.diamant import Diamant, View
from gemkeep.games.diamant.events import Returned
from gemkeep.games.hideouts import Hideouts
from gemkeep.minds.random_bot import RandomBot

RANDOM_BOTS = [Player("random", RandomBot)] * 3


def timid(view: View, legal: tuple[Action, ...]) -> Action:
    return legal[1]


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (play(Diamant("cs", 3), RANDOM_BOTS, "a") for _ in range(2))
    assert write_record(one.record) == write_record(other.record)
    assert one.record != play(Diamant("cs", 3), RANDOM_BOTS, "b").record


def test_the_same_seed_deals_the_same_casket_whoever_plays() -> None:
    one = play(Hideouts(1, 2), [Player("random", RandomBot)] * 2, "a")
    other = play(Hideouts(1, 2), [Player("first", lambda view, legal: legal[0])] * 2, "a")
    assert one.record.moves[0] == other.record.moves[0]
    assert one.record.moves[1:] != other.record.moves[1:]


def test_a_played_game_is_recorded_whole_and_replays() -> None:
    game = Diamant("uk", 3, "ascending")
    record, outcome = play(game, RANDOM_BOTS, "a")
    assert record.seats == ("bot:random",) * 3
    assert record.more == {"seed": "a"}
    assert record.rules == {"edition": "uk", "relics": "ascending"}
    assert record.result == outcome.result
    *_, last = replay(game, record)
    assert game.outcome(last.state) == outcome


def test_as_many_bots_as_seats_are_needed() -> None:
    with pytest.raises(Malformed, match="4 seats need 4 bots, not 3"):
        play(Diamant("cs", 4), RANDOM_BOTS, "a")


def test_a_bot_is_asked_with_the_view_of_its_own_seat() -> None:
    asked = []

    def watching(view: View, legal: tuple[Action, ...]) -> Action:
        asked.append(view.me)
        return legal[1]

    play(Diamant("cs", 3), [Player("a", timid), Player("b", watching), Player("c", timid)], "a")
    assert set(asked) == {1}


def test_a_bots_fault_names_the_bot_and_its_seat() -> None:
    def odd(view: View, legal: tuple[Action, ...]) -> Action:
        return Action("choose", "sideways")

    players = [Player("timid", timid), Player("odd", odd), RANDOM_BOTS[0]]
    with pytest.raises(BotFault, match="bot odd at seat 1"):
        play(Diamant("cs", 3), players, "a")


def test_bots_see_who_left_and_what_was_revealed() -> None:
    class Attentive:
        def __init__(self) -> None:
            self.left: list[int] = []

        def see(self, event: Event) -> None:
            if isinstance(event, Returned):
                self.left += event.seats

        def act(self, view: View, legal: tuple[Action, ...]) -> Action:
            gone = [seat for seat, it in enumerate(view.explorers) if not it.in_cave]
            assert sorted(self.left[-len(gone) :] if gone else []) == gone
            return legal[0]

    players = [Player("attentive", Attentive), *RANDOM_BOTS[:2]]
    for seed in "abc":
        play(Diamant("cs", 3), players, seed)
