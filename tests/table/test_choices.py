"""Choices are secret, and can be changed, until everyone has chosen."""

from __future__ import annotations

import pytest

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.server.games.making import game_for
from gemkeep.table import rebuild
from gemkeep.table.commands import Act, BotAct, TimeUp
from gemkeep.table.visibility import Viewpoint, bot_view, seat_view, spectator_view, viewpoints_of
from tests.table.tables import Match, made


def everything_shown(match: Match, without: int | None = None) -> str:
    """Everything shown to the public and to all seats except this one."""
    eyes = [seat for seat in (None, 0, 1, 2, 3) if seat != without or seat is None]
    return "".join(to_json(seat_view(match.table, pair)) for pair in eyes)


def test_nobody_else_sees_a_choice_before_everyone_has_chosen() -> None:
    on, back = Match().started(), Match().started()
    on.choose(2, "on")
    back.choose(2, "back")
    assert everything_shown(on, without=2) == everything_shown(back, without=2)
    assert seat_view(on.table, 2).chosen == ("choose", "on")
    assert seat_view(on.table, None).view.explorers[2].chosen


def test_a_choice_can_be_changed_until_everyone_has_chosen() -> None:
    match = Match().started()
    match.choose(2, "on")
    number, seen = match.table.number, everything_shown(match, without=2)
    match.choose(2, "back")
    assert match.table.number == number, "others must not learn that someone changed their mind"
    assert everything_shown(match, without=2) == seen
    for seat in (0, 1, 3):
        match.choose(seat, "on")
    assert match.table.before.in_cave == (0, 1, 3)


def test_the_last_choice_reveals_all_choices_and_draws_the_next_card() -> None:
    match = Match().started()
    assert match.draws == 1
    for seat in (3, 1, 0):
        match.choose(seat, "on")
        assert match.draws == 1, "no card is drawn before it is due"
    match.choose(2, "on")
    assert match.draws == 2
    assert [move.by for move in match.table.moves[1:]] == [3, 1, 0, 2, "*"]


def test_a_choice_for_an_earlier_decision_is_stale() -> None:
    match = Match().started()
    seen = match.table.number
    match.choose(0, "on")
    match.do(Act("bob", 1, seen, "choose", "on"))  # other players' choices don't make mine stale
    for seat in (2, 3):
        match.choose(seat, "on")
    assert match.refused(Act("ann", 0, seen, "choose", "on")) == "stale"
    assert match.refused(Act("ann", 0, match.table.number + 1, "choose", "on")) == "stale"
    assert match.refused(Act("ann", 0, -(10**30), "choose", "on")) == "stale"


@pytest.mark.parametrize(
    "verb,argument",
    [
        ("choose", "stay"),
        ("choose", None),
        ("choose", ["on"]),
        ("choose", {"on": 1}),
        ("reveal", "relic"),
        ("", ""),
    ],
)
def test_an_action_that_is_not_in_the_rules_is_illegal(verb: str, argument: object) -> None:
    match = Match().started()
    assert match.refused(Act("ann", 0, match.table.number, verb, argument)) == "illegal"


def test_nobody_can_act_for_another_players_seat() -> None:
    match = Match().started()
    number = match.table.number
    assert match.refused(Act("bob", 0, number, "choose", "on")) == "not_your_seat"
    assert match.refused(Act(None, 0, number, "choose", "on")) == "not_your_seat"
    assert match.refused(BotAct(0, number, "choose", "on")) == "not_your_seat"
    assert match.refused(Act("bob", 8, number, "choose", "on")) == "not_seated"


def test_a_player_in_camp_has_nothing_to_choose() -> None:
    match = Match().started()
    for seat, choice in enumerate(("back", "on", "on", "on")):
        match.choose(seat, choice)
    number = match.table.number
    assert match.table.waiting == (1, 2, 3), "the round continues without the player who went back"
    assert match.refused(Act("ann", 0, number, "choose", "on")) == "illegal"
    assert seat_view(match.table, 0).legal == ()


def test_there_is_nothing_to_choose_before_and_after_the_game() -> None:
    match = Match()
    assert match.refused(Act("ann", 0, 1, "choose", "on")) == "not_started"
    match.started().play_out()
    assert match.refused(Act("ann", 0, match.table.number, "choose", "on")) == "over"


def test_when_time_is_up_a_bot_makes_only_this_choice() -> None:
    match = Match(made(seconds=20.0))
    match.at = 100.0
    match.started()
    assert match.table.deadline == 120.0
    number = match.table.number
    match.choose(0, "on")
    match.at = 120.0
    assert match.refused(TimeUp(0, number, "choose", "on")) == "stale", "ann was in time"
    for seat in (1, 2, 3):
        match.do(TimeUp(seat, number, "choose", "on"))
    assert match.table.deadline == 140.0
    assert match.table.chairs[1].bot is None
    match.choose(1, "on")
    assert Match(made()).started().table.deadline is None


def test_a_spectator_gets_the_public_view_and_a_player_their_own() -> None:
    match = Match().started()
    assert viewpoints_of(match.table, None) == (Viewpoint(None, plays=False),)
    assert viewpoints_of(match.table, "zoe") == (Viewpoint(None, plays=False),)
    assert viewpoints_of(match.table, "bob") == (Viewpoint(1, plays=True),)


@pytest.mark.parametrize("through", [0, 1, 3, 4, -1])
def test_a_spectator_can_watch_from_a_seat_only_if_the_table_allows_it(through: int) -> None:
    closed, allowed = Match().started().table, Match(made(watching="seats")).started().table
    public, own = (Viewpoint(None, plays=False),), (Viewpoint(1, plays=True),)
    there = through in range(len(allowed.chairs))
    for person in (None, "zoe"):
        assert viewpoints_of(closed, person, through) == public
        assert viewpoints_of(allowed, person, through) == (
            (Viewpoint(through, plays=False),) if there else public
        )
    assert viewpoints_of(closed, "bob", through) == viewpoints_of(allowed, "bob", through) == own


def test_a_spectator_at_a_seat_has_nothing_to_do() -> None:
    match = Match(made(watching="seats")).started()
    match.choose(0, "on")
    assert seat_view(match.table, 0).chosen is not None
    assert spectator_view(match.table, 0).legal == ()
    assert spectator_view(match.table, 0).chosen is None


def test_a_bot_gets_what_a_person_in_its_seat_gets() -> None:
    match = Match().started()
    match.choose(0, "on")
    assert bot_view(match.table, 1) == seat_view(match.table, 1)


def test_hidden_totals_stay_hidden_until_the_end() -> None:
    match = Match(made(totals="hidden")).started()
    while match.table.phase == "playing":
        for seat in (None, 0, 1, 2, 3):
            chests = [explorer.chest for explorer in seat_view(match.table, seat).view.explorers]
            others = [chest for at, chest in enumerate(chests) if at != seat]
            assert set(others) == {None}
            assert seat is None or chests[seat] == match.table.state.chests[seat]
        match.choose(match.table.undecided()[0], "back")
    chests = [explorer.chest for explorer in seat_view(match.table, None).view.explorers]
    assert None not in chests


def test_replaying_the_log_gives_the_same_table() -> None:
    match = Match(made(seconds=5.0)).started().play_out("on")
    assert match.table.phase == "over"
    assert rebuild(match.log, game_for) == match.table
