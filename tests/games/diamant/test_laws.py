"""What holds in every game of Diamant, whatever is played: editions, modes, 3 to 8 seats."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.errors import Illegal, Malformed, Unknown
from gemkeep.core.game import Event
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.events import EntranceClosed, Rescued, Revealed, Struck
from tests.games.diamant.cave import EVERY_WAY_TO_PLAY, Cave

ALL_CARDS = sorted(
    {name for edition, mode in EVERY_WAY_TO_PLAY for name in Diamant(edition, 3, mode).setup.named}
)
UNIVERSE = [
    *(Action("reveal", card) for card in ALL_CARDS),
    Action("choose", "on"),
    Action("choose", "back"),
    Action("choose", "treasure:9"),
    Action("reveal", "on"),
]
NONSENSE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.just(10**400),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["on", "back", "choose", "reveal", "*", *ALL_CARDS]),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=1),
)
LAWS = settings(
    max_examples=25,
    stateful_step_count=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


class Expedition(RuleBasedStateMachine):
    """A game at a random table, with a separate count of what came out of the reserve."""

    cave: Cave

    @initialize(table=st.sampled_from(EVERY_WAY_TO_PLAY), seats=st.integers(3, 8))
    def sit_down(self, table: tuple[str, str], seats: int) -> None:
        edition, mode = table
        self.cave = Cave(edition, seats, mode)
        self.mode = mode
        self.all_cards = Counter(self.cave.deck)
        self.events: list[tuple[Event, ...]] = []
        self.taken = 0
        self.given_back = 0
        self.chests = self.cave.state.chests

    def play(self, move: Move) -> None:
        events = self.cave.play(move)
        self.events.append(events)
        for event in events:
            match event:
                case Revealed(card) if card.startswith("treasure"):
                    self.taken += int(card.removeprefix("treasure:"))
                case Rescued(_, worth) if self.mode == "escalating":
                    self.taken += sum(worth)
                case Struck(_, _, lost):
                    self.given_back += sum(lost)
                case EntranceClosed(_, rubies, _):
                    self.given_back += rubies
                case _:
                    pass

    @property
    def actors(self) -> tuple[object, ...]:
        return self.cave.game.actors(self.cave.state)

    def reveal_is_due(self) -> bool:
        return self.actors == (CHANCE,)

    def choices_are_due(self) -> bool:
        return bool(self.cave.state.to_choose)

    @precondition(reveal_is_due)
    @rule(data=st.data())
    def a_card_comes_up(self, data: st.DataObject) -> None:
        outcomes = [action for action, _ in self.cave.game.chance(self.cave.state).outcomes()]
        self.play(Move(CHANCE, *data.draw(st.sampled_from(outcomes))))

    @precondition(choices_are_due)
    @rule(data=st.data(), choice=st.sampled_from(["on", "on", "back"]))
    def someone_chooses(self, data: st.DataObject, choice: str) -> None:
        seat = data.draw(st.sampled_from(self.cave.state.to_choose))
        self.play(Move(seat, "choose", choice))

    @precondition(choices_are_due)
    @rule(data=st.data())
    def the_rest_choose(self, data: st.DataObject) -> None:
        for seat in self.cave.state.to_choose:
            self.play(Move(seat, "choose", data.draw(st.sampled_from(["on", "on", "back"]))))

    @precondition(choices_are_due)
    @rule()
    def the_rest_go_back(self) -> None:
        for seat in self.cave.state.to_choose:
            self.play(Move(seat, "choose", "back"))

    @rule(by=NONSENSE, verb=NONSENSE, argument=NONSENSE)
    def nonsense_is_tried(self, by: Any, verb: Any, argument: Any) -> None:  # noqa: ANN401
        self._try(Move(by, verb, argument))

    @rule(data=st.data(), argument=NONSENSE)
    def half_sense_is_tried(self, data: st.DataObject, argument: object) -> None:
        by = data.draw(st.sampled_from([CHANCE, True, 1.0, *range(-1, self.cave.game.seats + 1)]))
        verb = data.draw(st.sampled_from(["reveal", "choose"]))
        self._try(Move(by, verb, argument))

    def _legal(self, move: Move) -> bool:
        """Whether the game says itself that this may be done."""
        game, state = self.cave.game, self.cave.state
        if move.by == CHANCE:
            return self.reveal_is_due() and game.chance(state).probability(move.action) > 0
        return type(move.by) is int and move.action in game.legal(state, move.by)

    def _try(self, move: Move) -> None:
        """What is legal is accepted; the rest is refused by an error of ours, without a trace."""
        game, state = self.cave.game, self.cave.state
        before = repr(state)
        try:
            game.apply(state, move)
        except (Malformed, Unknown, Illegal):
            assert not self._legal(move)
        else:
            assert self._legal(move)
        assert repr(state) == before

    @invariant()
    def legal_is_exactly_what_is_accepted(self) -> None:
        for by in (CHANCE, *range(-1, self.cave.game.seats + 1)):
            for action in UNIVERSE:
                self._try(Move(by, *action))

    @invariant()
    def rubies_are_conserved(self) -> None:
        state = self.cave.state
        held = sum(state.carried) + sum(state.left) + sum(state.chests)
        assert self.taken == held + self.given_back

    @invariant()
    def cards_are_conserved(self) -> None:
        state = self.cave.state
        rescued = [worth for relics in state.relics for worth in relics]
        cards = Counter(self.cave.deck)
        cards.update(name for name, _ in self.cave.path)
        cards.update(self.cave.removed)
        if self.mode == "escalating":
            cards["relic"] += len(rescued)
        else:
            cards.update(f"relic:{worth}" for worth in rescued)
        joined = state.round if self.mode == "ascending" else 0
        relics = Counter(f"relic:{worth}" for worth in (7, 8, 10, 12)[: max(joined - 1, 0)])
        assert +cards == self.all_cards + relics

    @invariant()
    def chests_never_shrink(self) -> None:
        now = self.cave.state.chests
        assert all(one >= two for one, two in zip(now, self.chests, strict=True))
        self.chests = now

    @invariant()
    def all_in_the_cave_carry_the_same_and_the_others_nothing(self) -> None:
        state = self.cave.state
        assert len({state.carried[seat] for seat in state.in_cave}) <= 1
        out = set(range(self.cave.game.seats)) - set(state.in_cave)
        assert all(state.carried[seat] == 0 for seat in out)

    @invariant()
    def the_deck_never_runs_out(self) -> None:
        if self.reveal_is_due():
            assert sum(self.cave.state.deck) > 0
            outcomes = list(self.cave.game.chance(self.cave.state).outcomes())
            assert sum(probability for _, probability in outcomes) == 1

    @invariant()
    def someone_acts_until_there_is_an_outcome(self) -> None:
        outcome = self.cave.game.outcome(self.cave.state)
        assert (outcome is None) == bool(self.actors)

    @invariant()
    def views_differ_in_nothing_but_ones_own(self) -> None:
        game, state = self.cave.game, self.cave.state
        public = game.view(state, None)
        assert public.choice is None
        assert public.home == ()
        assert public.cards == sum(public.deck.values()) == sum(state.deck)
        assert [it.chosen for it in public.explorers] == [it is not None for it in state.choices]
        assert (public.result is None) == (public.phase != "over")
        for seat in range(game.seats):
            mine = game.view(state, seat)
            assert mine.choice == state.choices[seat]
            assert replace(mine, me=None, choice=None, home=(), home_in_all=()) == public
            assert mine.home_in_all[1:] == mine.home[1:]
            assert sum(mine.home_in_all[:1]) - sum(mine.home[:1]) in {0, sum(mine.relic_worth)}
            assert mine.home == () or mine.home == tuple(sorted(mine.home, reverse=True))

    def teardown(self) -> None:
        """The same moves give the same game, state for state and event for event."""
        if not hasattr(self, "cave"):
            return
        game, state = self.cave.game, self.cave.game.start()
        for move, expected in zip(self.cave.moves, self.events, strict=True):
            again = game.read_move(game.write_move(move))
            assert again == move
            state, events = game.apply(state, again)
            assert events == expected
        assert state == self.cave.state
        assert hash(state) == hash(self.cave.state)


@pytest.mark.clause("D1.6")
@pytest.mark.clause("D5.5")
@pytest.mark.clause("D5.7")
@pytest.mark.clause("D9.2")
def test_the_laws_of_an_expedition() -> None:
    run_state_machine_as_test(Expedition, settings=LAWS)


@settings(max_examples=40, deadline=None)
@given(
    table=st.sampled_from(EVERY_WAY_TO_PLAY),
    seats=st.integers(3, 8),
    random=st.randoms(use_true_random=False),
    boldness=st.floats(0.3, 1),
)
def test_whole_games_end_after_five_rounds_and_the_scores_are_the_chests(
    table: tuple[str, str],
    seats: int,
    random: Random,
    boldness: float,
) -> None:
    edition, mode = table
    cave = Cave(edition, seats, mode)
    closed = []
    while actors := cave.game.actors(cave.state):
        actor = actors[0]
        if actor == CHANCE:
            outcomes = list(cave.game.chance(cave.state).outcomes())
            cards = [action for action, _ in outcomes]
            events = cave.play(Move(CHANCE, *random.choice(cards)))
        else:
            events = cave.choose(actor, "on" if random.random() < boldness else "back")
        closed += [event.round for event in events if isinstance(event, EntranceClosed)]
    assert closed == [1, 2, 3, 4, 5]
    outcome = cave.game.outcome(cave.state)
    assert outcome is not None
    numbers = [sum(relics) if mode == "ascending" else 0 for relics in cave.state.relics]
    points = [chest + number for chest, number in zip(cave.state.chests, numbers, strict=True)]
    assert list(outcome.scores) == points
    assert set(outcome.winners) == {seat for seat in range(seats) if points[seat] == max(points)}
    assert outcome.result == {"scores": points, "winners": list(outcome.winners)}
    assert cave.game.view(cave.state, None).result == outcome.result
    assert to_json(outcome.result)
