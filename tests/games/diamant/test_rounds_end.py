"""The end of a round (D5), the relic modes (D3.3, D6) and the end of the game (D7)."""

from __future__ import annotations

import pytest

from gemkeep.core.game import Outcome
from gemkeep.core.moves import CHANCE
from gemkeep.games.diamant.events import (
    Chose,
    CountedOut,
    Decided,
    EntranceClosed,
    EntranceOpened,
    Rescued,
    Returned,
    Revealed,
    Struck,
)
from tests.games.diamant.cave import EVERY_WAY_TO_PLAY, Cave


@pytest.mark.clause("D3.3")
def test_in_mode_ascending_a_relic_joins_before_every_round_the_first_included() -> None:
    cave = Cave("uk", 3, "ascending")
    held = [{"relic:5"}]
    joined = []
    while not cave.state.over:
        events = cave.quick_rounds(1)
        if isinstance(events[-1], EntranceOpened):
            joined.append(events[-1].relic)
            held.append({name for name in cave.deck if name.startswith("relic")})
    assert joined == ["relic:7", "relic:8", "relic:10", "relic:12"]
    assert held == [
        {"relic:5"},
        {"relic:5", "relic:7"},
        {"relic:5", "relic:7", "relic:8"},
        {"relic:5", "relic:7", "relic:8", "relic:10"},
        {"relic:5", "relic:7", "relic:8", "relic:10", "relic:12"},
    ]


@pytest.mark.clause("D5.1")
def test_a_round_ends_when_all_are_back_in_camp() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:9")
    cave.back(0, 1)
    assert cave.state.closed == 0
    cave.walk("treasure:4")
    assert cave.back(2) == (
        Chose(2),
        Decided((), (2,)),
        Returned((2,), share=0, left=0, banked=(7,)),
        EntranceClosed(1, 0, ()),
        EntranceOpened(2, None),
    )
    assert (cave.state.closed, cave.state.round) == (1, 2)


@pytest.mark.clause("D5.2")
def test_rubies_left_on_the_path_go_back_to_the_reserve() -> None:
    cave = Cave("uk", 4)
    cave.walk("treasure:17", "treasure:2")
    events = cave.back(0, 1, 2, 3)  # 1 + 2 on the path
    assert events[2] == Returned((0, 1, 2, 3), share=0, left=3, banked=(4, 4, 4, 4))
    assert events[3] == EntranceClosed(1, 3, ())
    assert cave.path == []
    cave.walk("treasure:4")
    cave.back(0)
    assert cave.state.chests == (5, 4, 4, 4)


@pytest.mark.clause("D5.2")
def test_rubies_left_when_a_hazard_strikes_go_back_too() -> None:
    cave = Cave("uk", 5)
    cave.walk("treasure:9", "hazard:ram")
    events = cave.walk("hazard:ram")
    assert events[2] == EntranceClosed(1, 4, ("hazard:ram",))
    cave.walk("treasure:5")
    cave.back(0)
    assert cave.state.chests == (1, 0, 0, 0, 0)


@pytest.mark.clause("D5.3")
def test_one_card_of_the_hazard_that_struck_leaves_for_good() -> None:
    cave = Cave("uk", 3)
    cave.bust("hazard:snake")
    assert cave.deck["hazard:snake"] == 2
    assert cave.removed == ["hazard:snake"]
    cave.bust("hazard:snake")
    assert cave.deck["hazard:snake"] == 1
    assert cave.removed == ["hazard:snake", "hazard:snake"]
    cave.walk("hazard:snake")  # the last of them can strike no more
    assert "hazard:snake" not in cave.deck
    cave.all_back()
    assert cave.deck["hazard:snake"] == 1
    assert cave.removed == ["hazard:snake", "hazard:snake"]


@pytest.mark.clause("D5.3")
def test_no_hazard_leaves_when_all_went_back() -> None:
    cave = Cave("uk", 3)
    before = cave.deck
    cave.walk("hazard:snake", "hazard:lava")
    cave.all_back()
    assert cave.removed == []
    assert cave.deck == before


@pytest.mark.clause("D5.4")
@pytest.mark.clause("D6.1")
def test_relics_left_on_the_path_leave_the_game_and_belong_to_nobody() -> None:
    cave = Cave("cs", 3)
    cave.walk("relic", "treasure:3", "relic", "hazard:lava")
    events = cave.all_back()
    assert events[-2] == EntranceClosed(1, 0, ("relic", "relic"))
    assert cave.removed == ["relic", "relic"]
    assert cave.deck["relic"] == 3
    cave.walk("relic", "relic", "relic")
    events = cave.back(0)
    assert events[-1] == Rescued(0, (5, 5, 5))  # the two left behind were not rescued
    assert "relic" not in cave.deck


@pytest.mark.clause("D5.4")
def test_relics_on_the_path_when_a_hazard_strikes_leave_with_its_card() -> None:
    cave = Cave("ru", 3, "ascending")
    cave.walk("hazard:spear", "relic:5", "treasure:4", "hazard:spear")
    assert cave.removed == ["hazard:spear", "relic:5"]
    assert "relic:5" not in cave.deck
    assert cave.deck["hazard:spear"] == 2


@pytest.mark.clause("D5.5")
def test_every_other_card_goes_back_into_the_deck() -> None:
    cave = Cave("cs", 3)
    before = cave.deck
    cave.walk("treasure:5", "treasure:5", "hazard:lava", "relic", "treasure:17")
    cave.back(1)
    cave.walk("hazard:snake", "hazard:lava")
    assert cave.deck == before | {"hazard:lava": 2, "relic": 4}
    assert cave.path == []
    assert cave.state.relics == ((), (5,), ())  # rescued, it stays with its owner


@pytest.mark.clause("D5.5")
@pytest.mark.clause("D6.2")
def test_a_relic_that_was_not_turned_up_stays_in_the_deck() -> None:
    cave = Cave("uk", 3, "ascending")
    cave.quick_rounds(1)
    assert cave.deck["relic:5"] == cave.deck["relic:7"] == 1
    cave.walk("relic:7", "relic:5")
    events = cave.back(1)
    assert events[-1] == Rescued(1, (7, 5))
    cave.walk("treasure:1")
    cave.all_back()
    assert {name for name in cave.deck if name.startswith("relic")} == {"relic:8"}


@pytest.mark.clause("D5.6")
def test_the_next_round_starts_with_everyone_inside_and_a_reveal() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:9")
    cave.back(0, 2)
    cave.walk("hazard:ram")
    events = cave.back(1)
    assert events[-1] == EntranceOpened(2, None)
    assert cave.state.in_cave == (0, 1, 2)
    assert cave.state.to_choose == ()
    assert cave.game.actors(cave.state) == (CHANCE,)
    cave.reveal("treasure:3")
    assert cave.state.carried == (1, 1, 1)


@pytest.mark.clause("D5.7")
@pytest.mark.parametrize("edition, mode", EVERY_WAY_TO_PLAY)
def test_the_worst_case_still_strikes_before_the_deck_runs_out(edition: str, mode: str) -> None:
    """However four hazards have left, the fifth round ends on a card that is there.

    Four cards can leave two kinds with one card at the worst (or one with none to strike and
    others with two), so three kinds or more keep at least two.
    """
    worst = Cave(edition, 3, mode)
    kinds = [name for name in worst.deck if name.startswith("hazard")]
    for hazard in (kinds[0], kinds[0], kinds[1], kinds[1]):
        worst.bust(hazard)
    assert [worst.deck[kind] for kind in kinds] == [1, 1, 3, 3, 3]
    deepest = 0
    while not worst.state.over:
        if worst.state.to_choose:
            worst.on()
        ends = {card.name for card in worst.state.path if card.name.startswith("hazard")}
        harmless = [name for name in worst.deck if name not in ends]
        assert worst.deck, "the deck has run out"
        deepest += 1
        worst.reveal(harmless[0] if harmless else next(iter(worst.deck)))
    relics = {"none": 0, "ascending": 5, "escalating": 5}[mode]
    assert deepest == 15 + 5 + relics + 1  # all treasures, one of each hazard, and the second
    assert sum(worst.state.deck) == 5  # two of each of three kinds, less the one that struck


@pytest.mark.clause("D5.7")
@pytest.mark.parametrize("edition", ["uk", "ru"])
def test_however_four_hazards_leave_some_kind_keeps_two(edition: str) -> None:
    kinds = [name for name in Cave(edition).deck if name.startswith("hazard")]

    def all_ways(cave: Cave) -> list[dict[str, int]]:
        if cave.state.closed == 4:
            return [{kind: cave.deck.get(kind, 0) for kind in kinds}]
        return [
            ways
            for kind in kinds
            if cave.deck.get(kind, 0) >= 2
            for ways in all_ways(_after(cave, kind))
        ]

    ways = all_ways(Cave(edition))
    assert all(sum(way.values()) == 11 for way in ways)
    assert min(sum(count >= 2 for count in way.values()) for way in ways) == 3


def _after(cave: Cave, hazard: str) -> Cave:
    further = Cave(str(cave.game.rules()["edition"]))
    further.state = cave.state
    further.bust(hazard)
    return further


@pytest.mark.clause("D5.8")
def test_the_entrance_is_closed_before_the_next_one_is_prepared() -> None:
    cave = Cave("uk", 3, "ascending")
    for number in range(1, 5):
        assert cave.quick_rounds(1)[-2:] == (
            EntranceClosed(number, 1, ()),
            EntranceOpened(number + 1, f"relic:{(5, 7, 8, 10, 12)[number]}"),
        )
        assert cave.state.closed == number


@pytest.mark.clause("D5.8")
@pytest.mark.clause("D7.1")
def test_after_the_fifth_round_the_game_ends_and_no_deck_is_prepared() -> None:
    cave = Cave("uk", 3)
    cave.quick_rounds(4)
    cave.walk("treasure:15", "hazard:snake", "treasure:4")
    deck = cave.deck
    assert cave.all_back() == (
        Chose(2),
        Decided((), (0, 1, 2)),
        Returned((0, 1, 2), share=0, left=1, banked=(6, 6, 6)),
        EntranceClosed(5, 1, ()),
        CountedOut((6, 6, 6), (0, 1, 2)),
    )
    assert cave.state.over
    assert cave.state.closed == 5
    assert cave.deck == deck
    assert cave.path == [("treasure:15", 0), ("hazard:snake", 0), ("treasure:4", 0)]
    assert cave.state.in_cave == ()
    assert cave.game.actors(cave.state) == ()
    assert [cave.game.legal(cave.state, seat) for seat in range(3)] == [(), (), ()]


@pytest.mark.clause("D5.8")
def test_a_hazard_can_end_the_fifth_round_too() -> None:
    cave = Cave("cs", 3)
    cave.quick_rounds(4)
    cave.walk("treasure:17", "relic", "hazard:ram")
    assert cave.walk("hazard:ram") == (
        Revealed("hazard:ram", 0, 0),
        Struck("hazard:ram", (0, 1, 2), (5, 5, 5)),
        EntranceClosed(5, 2, ("hazard:ram", "relic")),
        CountedOut((0, 0, 0), (0, 1, 2)),
    )
    assert cave.removed == ["hazard:ram", "relic"]
    assert cave.path == [("treasure:17", 0), ("hazard:ram", 0)]
    assert cave.state.in_cave == ()
    assert cave.game.actors(cave.state) == ()


@pytest.mark.clause("D6.1")
def test_the_first_three_relics_rescued_are_worth_5_and_the_others_10() -> None:
    cave = Cave("cs", 3)
    for seat, paid in ((0, 5), (1, 5), (0, 5), (2, 10), (1, 10)):
        before = cave.state.chests
        cave.walk("relic")
        assert cave.back(seat)[-1] == Rescued(seat, (paid,))
        assert cave.state.chests[seat] == before[seat] + paid  # paid at once
        cave.walk("treasure:1")
        cave.all_back()
    assert cave.state.relics == ((5, 5), (5, 10), (10,))
    outcome = cave.game.outcome(cave.state)
    assert outcome is not None
    assert outcome.scores == (10, 15, 10)  # paid once, and not again at the end


@pytest.mark.clause("D6.1")
def test_a_player_who_takes_the_third_and_fourth_together_gets_5_and_10() -> None:
    cave = Cave("sr", 3)
    cave.walk("relic", "relic")
    assert cave.back(0)[-1] == Rescued(0, (5, 5))
    cave.walk("relic", "relic", "treasure:2")
    assert cave.back(1)[-1] == Rescued(1, (5, 10))
    assert cave.state.chests == (10, 16, 0)
    cave.walk("relic")
    assert cave.back(2)[3] == Rescued(2, (10,))
    assert cave.state.chests == (10, 16, 11)


@pytest.mark.clause("D6.1")
def test_what_a_relic_paid_is_as_safe_as_the_chest() -> None:
    cave = Cave("cs", 3)
    cave.walk("relic", "hazard:ram")
    cave.back(0)
    cave.walk("hazard:ram")
    assert cave.state.chests == (5, 0, 0)


@pytest.mark.clause("D6.2")
@pytest.mark.clause("D7.1")
def test_the_numbers_on_relics_are_added_once_at_the_end() -> None:
    cave = Cave("ru", 3, "ascending")
    for seat, relic in ((0, 5), (1, 7), (2, 8), (0, 10), (1, 12)):
        cave.walk(f"relic:{relic}", "treasure:3")
        assert cave.back(seat)[-1] == Rescued(seat, (relic,))
        cave.walk("treasure:2")
        last = cave.all_back()
    assert cave.state.relics == ((5, 10), (7, 12), (8,))
    chests = cave.state.chests
    assert chests == (8, 8, 9)  # not paid into the chest
    assert last[-1] == CountedOut((23, 27, 17), (1,))
    outcome = cave.game.outcome(cave.state)
    assert outcome == Outcome(
        "counted", (1,), (23, 27, 17), {"scores": [23, 27, 17], "winners": [1]}
    )


@pytest.mark.clause("D6.2")
def test_an_ascending_relic_once_taken_can_not_be_lost() -> None:
    cave = Cave("uk", 3, "ascending")
    cave.walk("relic:5", "hazard:ram")
    cave.back(0)
    cave.walk("hazard:ram")
    assert cave.state.relics == ((5,), (), ())
    assert cave.state.chests == (0, 0, 0)
    cave.quick_rounds(4)
    outcome = cave.game.outcome(cave.state)
    assert outcome is not None
    assert outcome.scores == (5, 0, 0)


@pytest.mark.clause("D6.3")
@pytest.mark.parametrize("edition", ["uk", "ru"])
def test_in_mode_none_the_relics_stay_in_the_box(edition: str) -> None:
    cave = Cave(edition, 3, "none")
    for number in range(1, 6):
        assert not any(name.startswith("relic") for name in cave.game.setup.named)
        assert sum(cave.state.deck) == 30
        last = cave.quick_rounds(1)
        if number < 5:
            assert last[-1] == EntranceOpened(number + 1, None)


@pytest.mark.clause("D7.1")
def test_before_the_end_there_is_no_outcome() -> None:
    cave = Cave("uk", 3)
    cave.quick_rounds(4)
    assert cave.game.outcome(cave.state) is None


@pytest.mark.clause("D7.2")
def test_the_most_points_win() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:3")
    cave.back(1)
    cave.walk("treasure:17")
    cave.back(2)
    cave.walk("hazard:ram")
    cave.all_back()
    cave.quick_rounds(4)
    outcome = cave.game.outcome(cave.state)
    assert outcome == Outcome("counted", (2,), (9, 1, 10), {"scores": [9, 1, 10], "winners": [2]})


@pytest.mark.clause("D7.2")
def test_players_who_tie_for_the_most_share_the_victory() -> None:
    cave = Cave("cs", 4)
    cave.walk("relic")
    cave.back(3)  # a relic of 5 …
    cave.walk("treasure:15")
    cave.back(0, 1, 2)  # … ties with 5 rubies
    cave.quick_rounds(4)
    outcome = cave.game.outcome(cave.state)
    assert outcome is not None
    assert outcome.scores == (5, 5, 5, 5)
    assert outcome.winners == (0, 1, 2, 3)
    cave = Cave("uk", 3)
    cave.walk("treasure:4")
    cave.back(0, 2)
    cave.bust("hazard:ram")
    cave.quick_rounds(4)
    outcome = cave.game.outcome(cave.state)
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.scores == (1, 0, 1)
