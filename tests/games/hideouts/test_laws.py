"""What holds in every game, whatever is played: against a second, plain set of rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.errors import Illegal
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.games.hideouts import Hideouts, Level, State, View
from gemkeep.games.hideouts.types import MEMORIES, Memory, count
from gemkeep.testing.hideouts_twins import twin
from tests.games.hideouts.caskets import own_level
from tests.games.hideouts.oracle import NAMES, Oracle

LEVELS: list[int | Level] = [
    1,
    2,
    3,
    4,
    5,
    own_level("rune:4 mechanism mechanism rotation rotation action number:1 number:2"),
    own_level("lock:B rune:4 rune:5 rune:6 mechanism rotation action rune:1", 18, advanced=True),
    own_level(
        "mechanism mechanism mechanism mechanism rotation rotation action number:1",
        advanced=True,
        advanced_charge="once",
        advanced_start=True,
    ),
]


def every_conceivable_action() -> Iterator[Action]:
    for cell in range(-1, 10):
        yield Action("slide", cell)
        yield Action("place", cell)
        yield Action("bless", cell)
        for guardian in NAMES:
            yield Action("correct", (guardian, cell))
    for verb in ("slide", "place", "bless", "correct", "finish", "pass", "deal"):
        yield Action(verb, None)


CONCEIVABLE = tuple(every_conceivable_action())


def helpful(game: Hideouts, state: State, random: Random) -> Action:
    """An action of a player who knows everything, so that games get far."""
    legal = game.legal(state, state.turn)
    if state.phase == "place":
        home = state.deal.cells[state.gap]
        box = next(n for n, dealt in enumerate(state.deal.boxes) if dealt and dealt.home == home)
        return Action("place", state.standing.index(box))
    if Action("finish", None) in legal:
        return Action("finish", None)
    slides = [action for action in legal if action.verb == "slide"]
    wanted = [cell for cell in range(9) if state.resting >> cell & 1 and cell != state.gap]
    wanted = wanted or [state.deal.start]

    def away(action: Action) -> tuple[int, float]:
        cell = action.argument
        assert isinstance(cell, int)
        far = min(abs(cell // 3 - to // 3) + abs(cell % 3 - to % 3) for to in wanted)
        return far, random.random()

    return min(slides, key=away) if slides else random.choice(legal)


def any_action(game: Hideouts, state: State, random: Random) -> Action:
    """A legal action, each verb as likely as another: corrections would crowd out the rest."""
    legal = game.legal(state, state.turn)
    verb = random.choice(sorted({action.verb for action in legal}))
    return random.choice([action for action in legal if action.verb == verb])


def oracle_for(game: Hideouts) -> Oracle:
    level = game.setup.level
    runes = [name for name in level.hideouts if name.startswith("rune")]
    fields: dict[str, Any] = {
        "supply": level.supply,
        "hideouts": level.hideouts,
        "runes": runes,
        "advanced": level.advanced,
        "advanced_charge": level.advanced_charge,
        "advanced_start": level.advanced_start,
    }
    return Oracle(fields, game.seats)


def check_view(game: Hideouts, oracle: Oracle, view: View, viewer: int | None) -> None:
    """The view says what the plain rules say this seat may know, no more and no less."""
    over = oracle.ending is not None
    assert (view.game, view.me, view.phase) == ("hideouts", viewer, oracle.phase)
    assert (view.turn, view.gap) == (None if over else oracle.turn, oracle.gap)
    assert (view.supply, view.idle) == (oracle.supply, oracle.idle)
    assert (list(view.corners), view.rotations) == (oracle.corners, oracle.rotations)
    assert (list(view.lid.hideouts), view.lid.tokens) == (oracle.lid, oracle.discarded)
    known = oracle.box_knowledge(viewer, game.setup.memory)
    outer = {} if viewer is None else oracle.outer_in_sight(viewer)
    inner = {} if viewer is None else oracle.inner_in_sight(viewer)
    assert [box.cell for box in view.boxes] == [cell for cell in range(9) if cell != oracle.gap]
    for seen in view.boxes:
        box = oracle.box_on(seen.cell)
        assert seen.guardians == tuple(name for name in NAMES if name in box.guardians)
        assert (seen.tokens, seen.symbol) == (box.tokens, box.symbol)
        assert (seen.seal, seen.side) == (known[box]["seal"], known[box]["side"])
        assert set(seen.bare) == known[box]["bare"]
        outside = {wall.wall: wall.seal or "bare" for wall in seen.outside}
        assert outside == outer.get(box, {})
        assert {wall.wall: wall.picture for wall in seen.inside} == inner.get(box, {})
    shown = [
        (cell.hideout, cell.hideout_lies, cell.guardian, cell.guardian_lies, cell.tokens)
        for cell in view.cells
    ]
    assert shown == oracle.cell_knowledge(game.setup.memory)
    remembered = over or game.setup.memory != "none" or oracle.start == oracle.gap
    starts = [cell.cell for cell in view.cells if cell.start]
    assert starts == ([oracle.start] if remembered else [])
    won = oracle.ending == "finished"
    result = {"won": won, "reason": oracle.ending, "supply": oracle.supply} if over else None
    assert view.result == result


class AGame(RuleBasedStateMachine):
    """One game by the rules, and the same game by the plain rules."""

    @initialize(
        level=st.sampled_from(LEVELS),
        seats=st.integers(2, 4),
        memory=st.sampled_from(MEMORIES),
        advanced=st.booleans(),
        supply=st.sampled_from([3, 12, 25, 25]),
        seed=st.integers(0, 2**32),
    )
    def deal(  # noqa: PLR0913
        self,
        *,
        level: int | Level,
        seats: int,
        memory: Memory,
        advanced: bool,
        supply: int,
        seed: int,
    ) -> None:
        if isinstance(level, Level):
            self.game = Hideouts(level, seats, memory=memory)
        else:
            self.game = Hideouts(level, seats, memory=memory, advanced=advanced, supply=supply)
        self.oracle = oracle_for(self.game)
        self.state = self.game.start()
        self.moves: list[Move] = []
        self.random = Random(seed)
        self.play(self.game.chance(self.state).draw(self.random))

    def play(self, action: Action) -> None:
        (by,) = self.game.actors(self.state)
        move = Move(by, action.verb, action.argument)
        self.state = self.game.apply(self.state, move).state
        written: Any = self.game.write_move(move)
        self.oracle.play(written)
        assert self.game.read_move(written) == move
        self.moves.append(move)

    @rule()
    def play_anything(self) -> None:
        if self.state.phase != "over":
            self.play(any_action(self.game, self.state, self.random))

    @rule(times=st.integers(1, 12))
    def play_well(self, times: int) -> None:
        for _ in range(times):
            if self.state.phase != "over":
                self.play(helpful(self.game, self.state, self.random))

    @invariant()
    def tokens_are_conserved(self) -> None:
        state = self.state
        in_boxes = sum(count(state.paid, box) for box in range(9))
        in_cells = sum(count(state.laid, cell) for cell in range(9))
        total = state.supply + in_boxes + in_cells + state.discarded
        assert total == self.game.setup.level.supply

    @invariant()
    def every_guardian_is_in_one_place(self) -> None:
        view = self.game.view(self.state, None)
        boxed = [name for box in view.boxes for name in box.guardians]
        resting = [
            name
            for cell, name in enumerate(self.state.deal.cells)
            if self.state.resting >> cell & 1
        ]
        assert sorted([*boxed, *resting]) == sorted(NAMES)

    @invariant()
    def what_is_legal_is_exactly_what_is_accepted(self) -> None:
        game, state, turn = self.game, self.state, self.state.turn
        legal = game.legal(state, turn)
        assert len(set(legal)) == len(legal)
        assert {(action.verb, action.argument) for action in legal} == self.oracle.legal()
        assert bool(legal) == (state.phase != "over") == bool(game.actors(state))
        for seat in range(game.seats):
            if seat != turn:
                assert game.legal(state, seat) == ()
        for verb, argument in CONCEIVABLE:
            move = Move(turn, verb, argument)
            if Action(verb, argument) in legal:
                game.apply(state, move)
                with pytest.raises(Illegal):
                    game.apply(state, move._replace(by=(turn + 1) % game.seats))
            else:
                with pytest.raises(Illegal):
                    game.apply(state, move)

    @invariant()
    def views_are_what_the_plain_rules_say(self) -> None:
        for viewer in (*range(self.game.seats), None):
            check_view(self.game, self.oracle, self.game.view(self.state, viewer), viewer)

    def teardown(self) -> None:
        if not hasattr(self, "game"):
            return
        state = self.game.start()
        for move in self.moves:
            state = self.game.apply(state, move).state
        assert state == self.state
        assert (self.game.outcome(state) is None) == (state.phase != "over")


AGame.TestCase.settings = settings(max_examples=100, stateful_step_count=20, deadline=None)
TestAGame = AGame.TestCase


def played(game: Hideouts, random: Random, most: int) -> list[Move]:
    """A game played by chance, more or less well, and left before its end."""
    skill = random.choice([0.3, 0.8, 1.0])
    state, moves = game.start(), list[Move]()
    while game.actors(state) and len(moves) < most:
        if state.phase == "deal":
            action = game.chance(state).draw(random)
        elif random.random() < skill:
            action = helpful(game, state, random)
        else:
            action = any_action(game, state, random)
        moves.append(Move(game.actors(state)[0], action.verb, action.argument))
        after = game.apply(state, moves[-1]).state
        if after.phase == "over":
            return moves[:-1]
        state = after
    return moves


def sent(game: Hideouts, moves: list[Move], viewer: int | None) -> list[str]:
    """Everything that is sent to the viewer, move by move."""
    state, lines = game.start(), []
    for move in moves:
        state, events = game.apply(state, move)
        legal = [game.legal(state, seat) for seat in range(game.seats)]
        view = game.view(state, viewer)
        lines.append(to_json([view, events, legal, game.actors(state), game.outcome(state)]))
    return lines


@pytest.mark.clause("H3.6")
@pytest.mark.clause("H3.7")
@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("level", LEVELS, ids=range(1, len(LEVELS) + 1))
def test_a_casket_that_looks_the_same_to_a_seat_is_sent_the_same(
    level: int | Level, memory: Memory
) -> None:
    random = Random(f"{level} {memory}")
    different = 0
    for seats in (2, 3, 4, 2, 3, 4):
        game = Hideouts(level, seats, memory=memory)
        moves = played(game, random, random.choice([1, 6, 30]))
        for viewer in (*range(seats), None):
            other = twin(game, moves, viewer, random)
            assert sent(game, other, viewer) == sent(game, moves, viewer)
            different += other != moves
    assert different >= 16  # of 24: few games show a seat everything before they end


def test_twins_catch_a_view_that_shows_too_much() -> None:
    """A seat that must remember alone, shown what the team knows: its twins give it away."""
    random = Random(1)
    caught = 0
    for _ in range(20):
        alone, together = (Hideouts(4, 2, memory=memory) for memory in ("own", "team"))
        moves = played(alone, random, 12)
        other = twin(alone, moves, 0, random)
        caught += sent(together, other, 0) != sent(together, moves, 0)
    assert caught >= 15


def test_a_finished_game_has_no_twin_but_itself() -> None:
    game = Hideouts(1, 2, supply=1)
    random = Random(5)
    deal = game.chance(game.start()).draw(random)
    moves = [Move(CHANCE, *deal)]
    state = game.apply(game.start(), moves[0]).state
    while game.actors(state):
        moves.append(Move(state.turn, *game.legal(state, state.turn)[0]))
        state = game.apply(state, moves[-1]).state
    assert twin(game, moves, 0, random) == moves


def test_a_twin_needs_a_deal() -> None:
    with pytest.raises(TypeError, match="begins with a deal"):
        twin(Hideouts(1, 2), [Move(0, "slide", 1)], 0, Random(1))


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_random_play_always_ends(level: int) -> None:
    game = Hideouts(level, 2)
    random = Random(level)
    for _ in range(40):
        state = game.start()
        state = game.apply(state, Move(CHANCE, *game.chance(state).draw(random))).state
        steps = 0
        while game.actors(state):
            action = any_action(game, state, random)
            state = game.apply(state, Move(state.turn, *action)).state
            steps += 1
        assert steps < 25 * 21 * 4
        assert game.outcome(state) is not None


def test_a_player_who_knows_everything_often_wins() -> None:
    random = Random(7)
    endings = set()
    for level in (1, 2, 3, 4, 5):
        game = Hideouts(level, 2)
        for _ in range(10):
            state = game.start()
            state = game.apply(state, Move(CHANCE, *game.chance(state).draw(random))).state
            while game.actors(state):
                action = helpful(game, state, random)
                state = game.apply(state, Move(state.turn, *action)).state
            endings.add((level, state.ending))
    assert {(1, "finished"), (2, "finished"), (4, "finished")} <= endings
    assert "misplaced" not in {ending for _, ending in endings}
