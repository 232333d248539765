"""A round: set up, reveal and decide (D3.2, D4)."""

from __future__ import annotations

import pytest

from gemkeep.core.moves import CHANCE, Action
from gemkeep.games.diamant.events import (
    Chose,
    Decided,
    EntranceClosed,
    EntranceOpened,
    Rescued,
    Returned,
    Revealed,
    Struck,
)
from tests.games.diamant.cave import EVERY_WAY_TO_PLAY, Cave

BOTH = (Action("choose", "on"), Action("choose", "back"))


@pytest.mark.clause("D3.2")
@pytest.mark.parametrize("edition, mode", EVERY_WAY_TO_PLAY)
def test_everyone_starts_inside_with_an_empty_chest(edition: str, mode: str) -> None:
    cave = Cave(edition, 4, mode)
    state = cave.state
    assert state.chests == state.carried == (0, 0, 0, 0)
    assert state.relics == ((), (), (), ())
    assert state.in_cave == (0, 1, 2, 3)
    assert state.choices == (None, None, None, None)
    assert (state.closed, state.round, state.over) == (0, 1, False)
    assert state.removed == ()
    assert cave.game.actors(state) == (CHANCE,)


@pytest.mark.clause("D3.2")
@pytest.mark.clause("D5.6")
def test_everyone_takes_part_in_every_round() -> None:
    cave = Cave("uk", 3)
    for number in range(1, 6):
        assert cave.state.round == number
        assert list(cave.state.in_cave) == [0, 1, 2]
        cave.walk("treasure:5")
        cave.back(0)
        assert list(cave.state.in_cave) == [1, 2]
        cave.walk("treasure:4")
        cave.all_back()
    assert cave.state.round == 5
    assert list(cave.state.in_cave) == []


@pytest.mark.clause("D4.1")
def test_a_card_turned_up_leaves_the_deck_and_joins_the_path() -> None:
    cave = Cave("uk", 3)
    before = cave.deck
    cave.walk("treasure:5", "hazard:lava", "treasure:5")
    assert [card for card, _ in cave.path] == ["treasure:5", "hazard:lava", "treasure:5"]
    del before["treasure:5"]
    assert cave.deck == before | {"hazard:lava": 2}


@pytest.mark.clause("D4.2")
@pytest.mark.parametrize(
    "seats, card, share, left",
    [
        (5, "treasure:9", 1, 4),
        (3, "treasure:15", 5, 0),
        (8, "treasure:7", 0, 7),
        (4, "treasure:17", 4, 1),
        (3, "treasure:1", 0, 1),
    ],
)
def test_rubies_are_divided_equally_and_the_rest_stays_on_the_card(
    seats: int, card: str, share: int, left: int
) -> None:
    cave = Cave("uk", seats)
    assert cave.reveal(card) == (Revealed(card, share, left),)
    assert cave.state.carried == (share,) * seats
    assert cave.path == [(card, left)]


@pytest.mark.clause("D4.2")
def test_only_those_still_in_the_cave_get_a_share() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:3")
    cave.back(1)
    assert cave.reveal("treasure:9") == (Revealed("treasure:9", 4, 1),)
    assert cave.state.carried == (5, 0, 5)
    assert cave.state.chests == (0, 1, 0)


@pytest.mark.clause("D4.3")
def test_found_rubies_stay_beside_the_chest_until_their_owner_is_back() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:15", "treasure:3")
    assert cave.state.carried == (6, 6, 6)
    assert cave.state.chests == (0, 0, 0)
    cave.back(2)
    assert cave.state.carried == (6, 6, 0)
    assert cave.state.chests == (0, 0, 6)


@pytest.mark.clause("D4.4")
def test_the_first_hazard_of_each_kind_does_nothing() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:9")
    for hazard in ("spider", "snake", "lava", "boulder", "ram"):
        assert cave.walk(f"hazard:{hazard}") == (Revealed(f"hazard:{hazard}", 0, 0),)
        assert cave.state.carried == (3, 3, 3)
        assert cave.state.in_cave == cave.state.to_choose == (0, 1, 2)
    assert len(cave.path) == 6
    assert cave.state.closed == 0


@pytest.mark.clause("D4.4")
def test_a_hazard_of_an_earlier_round_is_not_counted_in_this_one() -> None:
    cave = Cave("uk", 3)
    cave.walk("hazard:snake")
    cave.all_back()
    assert cave.walk("hazard:snake") == (Revealed("hazard:snake", 0, 0),)
    assert cave.state.to_choose == (0, 1, 2)


@pytest.mark.clause("D4.5")
@pytest.mark.clause("D5.1")
def test_the_second_hazard_of_a_kind_takes_all_they_carry_and_ends_the_round_at_once() -> None:
    cave = Cave("uk", 4)
    cave.walk("treasure:9", "hazard:snake")
    cave.back(3)  # 2 carried and the 1 on the path
    assert cave.walk("hazard:lava") == (Revealed("hazard:lava", 0, 0),)
    assert cave.walk("hazard:snake") == (
        Revealed("hazard:snake", 0, 0),
        Struck("hazard:snake", (0, 1, 2), (2, 2, 2)),
        EntranceClosed(1, 0, ("hazard:snake",)),
        EntranceOpened(2, None),
    )
    assert cave.state.carried == (0, 0, 0, 0)
    assert cave.state.chests == (0, 0, 0, 3)
    assert cave.game.actors(cave.state) == (CHANCE,)
    assert cave.state.closed == 1


@pytest.mark.clause("D4.6")
@pytest.mark.parametrize(
    "edition, mode, relic", [("cs", "escalating", "relic"), ("ru", "ascending", "relic:5")]
)
def test_a_relic_stays_on_the_path_and_the_decision_follows(
    edition: str, mode: str, relic: str
) -> None:
    cave = Cave(edition, 3, mode)
    cave.walk("treasure:4")
    assert cave.walk(relic) == (Revealed(relic, 0, 0),)
    assert cave.path == [("treasure:4", 1), (relic, 0)]
    assert cave.state.carried == (1, 1, 1)
    assert cave.state.relics == ((), (), ())
    assert cave.game.actors(cave.state) == (0, 1, 2)


@pytest.mark.clause("D4.7")
def test_all_choose_in_any_order_and_nothing_is_shown_or_done_before_the_last() -> None:
    cave = Cave("uk", 3)
    cave.reveal("treasure:9")
    assert cave.game.actors(cave.state) == (0, 1, 2)
    assert cave.choose(2, "back") == (Chose(2),)
    assert cave.game.actors(cave.state) == (0, 1)
    assert cave.choose(0, "on") == (Chose(0),)
    assert cave.game.actors(cave.state) == (1,)
    assert cave.state.in_cave == (0, 1, 2)
    assert cave.state.chests == (0, 0, 0)
    assert cave.choose(1, "on") == (
        Chose(1),
        Decided(on=(0, 1), back=(2,)),
        Returned((2,), share=0, left=0, banked=(3,)),
    )
    assert cave.game.actors(cave.state) == (CHANCE,)
    assert cave.state.choices == (None, None, None)


@pytest.mark.clause("D4.7")
def test_only_players_in_the_cave_may_choose_on_or_back() -> None:
    cave = Cave("uk", 3)
    legal = cave.game.legal
    assert [legal(cave.state, seat) for seat in range(3)] == [(), (), ()]
    cave.reveal("treasure:9")
    assert [legal(cave.state, seat) for seat in range(3)] == [BOTH, BOTH, BOTH]
    cave.choose(1, "on")
    assert [legal(cave.state, seat) for seat in range(3)] == [BOTH, (), BOTH]


@pytest.mark.clause("D4.7")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_others_see_that_a_player_has_chosen_but_not_what(viewer: int | None) -> None:
    views = []
    for choice in ("on", "back"):
        cave = Cave("uk", 3)
        cave.reveal("treasure:9")
        cave.choose(1, choice)
        views.append(cave.game.view(cave.state, viewer))
    assert views[0] == views[1]
    assert [explorer.chosen for explorer in views[0].explorers] == [False, True, False]


@pytest.mark.clause("D4.7")
def test_when_all_go_on_the_next_reveal_is_due() -> None:
    cave = Cave("uk", 3)
    cave.reveal("treasure:9")
    assert cave.on() == (Chose(2), Decided((0, 1, 2), ()))
    assert cave.state.in_cave == (0, 1, 2)
    assert cave.state.carried == (3, 3, 3)
    assert cave.game.actors(cave.state) == (CHANCE,)


@pytest.mark.clause("D4.8")
def test_two_who_leave_together_split_the_sum_left_on_the_path() -> None:
    cave = Cave("uk", 5)
    cave.walk("treasure:13", "treasure:3", "hazard:lava", "treasure:11")
    assert cave.path == [
        ("treasure:13", 3),
        ("treasure:3", 3),
        ("hazard:lava", 0),
        ("treasure:11", 1),
    ]
    assert cave.back(1, 3) == (  # 7 rubies: 3 each, 1 stays; card by card it would be 2 each
        Chose(4),
        Decided((0, 2, 4), (1, 3)),
        Returned((1, 3), share=3, left=1, banked=(7, 7)),
    )
    assert cave.state.chests == (0, 7, 0, 7, 0)
    assert cave.state.carried == (4, 0, 4, 0, 4)


@pytest.mark.clause("D4.8")
def test_the_remainder_stays_on_the_newest_treasure() -> None:
    cave = Cave("uk", 5)
    cave.walk("treasure:9", "treasure:13", "hazard:lava")
    cave.back(0, 1)  # 4 + 3 on the path
    assert cave.path == [("treasure:9", 0), ("treasure:13", 1), ("hazard:lava", 0)]
    cave.walk("hazard:ram")
    cave.back(2)
    assert cave.state.chests == (6, 6, 4, 0, 0)
    assert cave.path == [
        ("treasure:9", 0),
        ("treasure:13", 0),
        ("hazard:lava", 0),
        ("hazard:ram", 0),
    ]


@pytest.mark.clause("D4.8")
def test_too_few_rubies_to_split_stay_on_the_path_together() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:1", "treasure:4")
    assert cave.path == [("treasure:1", 1), ("treasure:4", 1)]
    cave = Cave("uk", 4)
    cave.walk("treasure:1", "treasure:5")
    events = cave.back(0, 1, 2)
    assert events[2:] == (Returned((0, 1, 2), share=0, left=2, banked=(1, 1, 1)),)
    assert cave.path == [("treasure:1", 0), ("treasure:5", 2)]


@pytest.mark.clause("D4.9")
def test_a_player_who_is_back_keeps_the_rubies_to_the_end_of_the_game() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:15")
    cave.back(0)
    cave.walk("treasure:11", "hazard:ram", "hazard:ram")
    assert cave.state.chests == (5, 0, 0)
    for hazard in ("snake", "lava", "boulder", "spider"):
        cave.bust(f"hazard:{hazard}")
    outcome = cave.game.outcome(cave.state)
    assert outcome is not None
    assert outcome.scores == (5, 0, 0)


@pytest.mark.clause("D4.10")
def test_a_player_who_leaves_alone_takes_every_relic_on_the_path() -> None:
    cave = Cave("cs", 4)
    cave.walk("relic", "treasure:9", "relic")
    assert cave.back(2) == (
        Chose(3),
        Decided((0, 1, 3), (2,)),
        Returned((2,), share=1, left=0, banked=(3,)),
        Rescued(2, (5, 5)),
    )
    assert cave.path == [("treasure:9", 0)]
    assert cave.state.relics == ((), (), (5, 5), ())
    assert cave.state.chests == (0, 0, 13, 0)


@pytest.mark.clause("D4.10")
def test_when_several_leave_the_relics_stay_for_one_who_leaves_alone_later() -> None:
    cave = Cave("cs", 4)
    cave.walk("relic", "treasure:4")
    events = cave.back(0, 1)
    assert events == (
        Chose(3),
        Decided((2, 3), (0, 1)),
        Returned((0, 1), share=0, left=0, banked=(1, 1)),
    )
    assert not any(cave.state.relics)
    assert cave.path == [("relic", 0), ("treasure:4", 0)]
    cave.walk("hazard:ram")
    cave.back(3)
    assert cave.state.relics == ((), (), (), (5,))
    assert cave.path == [("treasure:4", 0), ("hazard:ram", 0)]


@pytest.mark.clause("D4.10")
def test_rubies_stay_on_their_card_while_a_relic_is_on_the_path() -> None:
    cave = Cave("cs", 5)
    cave.walk("treasure:4", "relic", "treasure:3")
    cave.back(0, 1, 2, 3)  # 7 rubies: 1 each, 3 stay on the newest treasure
    assert cave.path == [("treasure:4", 0), ("relic", 0), ("treasure:3", 3)]
    cave.walk("treasure:9")
    assert cave.path[2:] == [("treasure:3", 3), ("treasure:9", 0)]


@pytest.mark.clause("D4.11")
def test_the_last_in_the_cave_goes_on_alone_and_leaves_alone() -> None:
    cave = Cave("cs", 3)
    cave.walk("treasure:4", "relic")
    cave.back(0, 1)
    assert cave.state.in_cave == (2,)
    assert cave.walk("treasure:17") == (Revealed("treasure:17", 17, 0),)
    assert cave.on() == (Chose(2), Decided((2,), ()))
    cave.reveal("relic")
    assert cave.all_back() == (
        Chose(2),
        Decided((), (2,)),
        Returned((2,), share=1, left=0, banked=(19,)),
        Rescued(2, (5, 5)),
        EntranceClosed(1, 0, ()),
        EntranceOpened(2, None),
    )
    assert cave.state.chests == (1, 1, 29)


@pytest.mark.clause("D4.11")
def test_the_last_in_the_cave_can_still_lose_it_all() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:3", "hazard:snake")
    cave.back(0, 1)
    cave.walk("treasure:17")
    events = cave.walk("hazard:snake")
    assert events[1] == Struck("hazard:snake", (2,), (18,))
    assert cave.state.chests == (1, 1, 0)


@pytest.mark.clause("D4.12")
def test_a_player_back_in_camp_takes_no_part_in_the_rest_of_the_round() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:9")
    cave.back(1)
    cave.reveal("treasure:4")
    assert cave.game.actors(cave.state) == (0, 2)
    assert cave.game.legal(cave.state, 1) == ()
    assert cave.state.carried == (5, 0, 5)
    cave.back(0)
    assert cave.reveal("treasure:17") == (Revealed("treasure:17", 17, 0),)
    cave.all_back()
    assert cave.state.chests == (5, 3, 22)
