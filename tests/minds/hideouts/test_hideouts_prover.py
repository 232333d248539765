from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise, permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Deal, Hideouts, Level, State
from gemkeep.games.hideouts.catalogue import LEVELS, LOCKS, NUMBERS, RUNES
from gemkeep.minds.hideouts.layouts import Layout, deal_of, how_many, layouts
from gemkeep.minds.hideouts.levels.least_supply import least_supply
from gemkeep.minds.hideouts.levels.survey import smallest_supplies, survey
from gemkeep.minds.hideouts.prover import Proof, Verdict, judge, least_tokens
from gemkeep.minds.hideouts.search_space import (
    BLESSED_AT,
    GUARDIANS_AT,
    HIDEOUTS_AT,
    NOWHERE,
    KnownSpace,
    Position,
    cheapest,
    start_charge_of,
)
from tests.minds.hideouts.hideouts_search import every_action, home_or_left, least_spent

PAGE = Path(__file__).parents[3] / "docs" / "levels.md"
ALL_RUNES = " ".join(RUNES)


def own(hideouts: str, supply: int = 25, **options: object) -> Level:
    return Level("Own", tuple(hideouts.split()), supply, **options)  # type: ignore[arg-type]


@st.composite
def levels(draw: st.DrawFn) -> Level:
    """Custom levels of every sort."""
    mechanisms = draw(st.integers(0, 4))
    names = ["mechanism"] * mechanisms + ["action"] * draw(st.integers(0, 1))
    if len(names) <= 4 and draw(st.booleans()):
        names += [LOCKS[0], *RUNES[:3]]
    names += NUMBERS[: draw(st.integers(0, 8 - len(names)))]
    names += RUNES[len(names) :]  # the last ones, which lock A does not show
    return Level(
        "Own",
        tuple(names),
        draw(st.integers(8, 25)),
        draw(st.booleans()),
        draw(st.sampled_from(["every", "once"])),
        draw(st.booleans()),
    )


def deal_drawn(game: Hideouts, seed: int) -> Deal:
    deal = game.chance(game.start()).draw(Random(seed)).argument
    assert isinstance(deal, Deal)
    return deal


def dealt(game: Hideouts, deal: Deal) -> State:
    return game.apply(game.start(), Move(CHANCE, "deal", deal)).state


def played(game: Hideouts, deal: Deal, proof: Proof) -> State:
    state = dealt(game, deal)
    for move in proof.moves:
        state, _ = game.apply(state, move)
    return state


@pytest.mark.clause("H8.3")
@pytest.mark.parametrize("start", range(9))
def test_level_1_takes_ten_tokens_from_any_start(start: int) -> None:
    deal = deal_of(Layout(start, (*RUNES[:start], None, *RUNES[start:])))
    proof = least_tokens(Hideouts(1, 2), deal)
    assert proof is not None
    assert proof.tokens == 10
    assert least_tokens(Hideouts(1, 2, supply=9), deal) is None


def test_the_rules_accept_a_proof_to_the_token() -> None:
    proved = 0

    @given(levels(), st.integers(0, 9999), st.integers(2, 4))
    @settings(max_examples=60)
    def check(level: Level, seed: int, seats: int) -> None:
        nonlocal proved
        game = Hideouts(level, seats)
        deal = deal_drawn(game, seed)
        proof = least_tokens(game, deal)
        if proof is not None:
            end = played(game, deal, proof)
            assert end.ending == "finished"
            assert level.supply - end.supply == proof.tokens
            proved += 1

    check()
    assert proved >= 20, "a third of the deals can be won, so the proofs are really played"


@given(levels(), st.integers(0, 9999))
@settings(max_examples=4)
def test_no_sequence_of_moves_wins_a_deal_with_fewer_tokens(level: Level, seed: int) -> None:
    if "action" in level.hideouts:  # its search by the rules is long enough without leaving
        level = replace(level, advanced=False)
    game = Hideouts(replace(level, supply=min(level.supply, 13)), 2)
    deal = deal_drawn(game, seed)
    proof = least_tokens(game, deal)
    fewer = game.setup.level.supply if proof is None else proof.tokens - 1
    assert least_spent(game, dealt(game, deal), fewer, home_or_left) is None


def near_the_end(game: Hideouts, random: Random) -> State:
    """A state with few guardians in their cells, all others at home."""
    state = dealt(game, deal_drawn(game, random.randrange(9999)))
    while state.resting.bit_count() > 3 or state.phase != "turn":
        choices = list(home_or_left(game, state))
        action = choices[0] if state.phase == "place" else random.choice(choices)
        state, _ = game.apply(state, Move(state.turn, *action))
        state = state._replace(supply=25, supply_before=25, idle=0, paid=0)
    return state


def position_of(state: State) -> Position:
    blessed = NOWHERE if state.symbol is None else state.standing.index(state.symbol)
    return (
        state.gap
        | blessed << BLESSED_AT
        | state.sealed << HIDEOUTS_AT
        | state.resting << GUARDIANS_AT
    )


@given(levels(), st.integers(0, 9999), st.integers(1, 4))
@settings(max_examples=25)
def test_wrong_boxes_and_corrections_never_help(level: Level, seed: int, supply: int) -> None:
    game = Hideouts(replace(level, supply=25, advanced=False), 2)
    state = near_the_end(game, Random(seed))._replace(supply=supply, supply_before=supply)
    solution = cheapest(_space(game, state.deal), position_of(state), supply).solution
    tokens = None if solution is None else solution.tokens
    assert least_spent(game, state, supply, every_action) == tokens


def _space(game: Hideouts, deal: Deal) -> KnownSpace:
    return KnownSpace(deal.start, deal.hideouts, start_charge_of(game.setup.level))


@given(levels(), st.integers(0, 9999))
@settings(max_examples=25)
def test_advanced_mode_takes_no_more_tokens_from_a_player_who_sees_everything(
    level: Level, seed: int
) -> None:
    plain = Hideouts(replace(level, advanced=False), 2)
    advanced = Hideouts(replace(level, advanced=True, advanced_start=False), 2)
    deal = deal_drawn(plain, seed)
    one, other = least_tokens(plain, deal), least_tokens(advanced, deal)
    assert (one and one.tokens) == (other and other.tokens)


@given(st.integers(0, 9999))
@settings(max_examples=25)
def test_level_5_takes_the_walk_from_number_to_number(seed: int) -> None:
    game = Hideouts(5, 2)
    deal = deal_drawn(game, seed)
    stops = [deal.start, *(deal.hideouts.index(name) for name in NUMBERS), deal.start]
    steps = [abs(a // 3 - b // 3) + abs(a % 3 - b % 3) for a, b in pairwise(stops)]
    proof = least_tokens(game, deal)
    assert proof is not None
    assert proof.tokens == sum(steps)


def test_a_free_last_turn_needs_a_token_left_before_it() -> None:
    hideouts = "rune:1 action rune:2 rune:3 rune:4 number:1 rune:5 number:2"
    first, *others = hideouts.split()
    deal = deal_of(Layout(1, (first, None, *others)))
    proof = least_tokens(Hideouts(own(hideouts, 9), 2), deal)
    assert proof is not None
    assert proof.tokens == 8
    assert least_tokens(Hideouts(own(hideouts, 8), 2), deal) is None


def test_the_last_token_pays_for_the_slide_and_not_for_the_start_tokens_cell() -> None:
    deal = deal_of(Layout(0, (None, *RUNES)))
    for supply, tokens in ((10, 10), (11, 11), (12, 11)):
        proof = least_tokens(
            Hideouts(own(ALL_RUNES, supply, advanced=True, advanced_start=True), 2), deal
        )
        assert proof is not None
        assert proof.tokens == tokens


def verdict_on(level: Level) -> Verdict:
    return judge(level, survey(level))


@pytest.mark.clause("H8.3")
@pytest.mark.parametrize(
    "number,supply,answer,fewest,most",
    [
        (1, 9, "none", 10, 10),
        (1, 10, "every", 10, 10),
        (2, 9, "none", 10, 14),
        (2, 12, "some", 10, 14),
        (2, 14, "every", 10, 14),
        (3, 13, "some", 10, 14),
        (3, 25, "every", 10, 14),
        (4, 7, "none", 8, 8),
        (4, 25, "every", 8, 8),
    ],
)
def test_a_level_is_classified(
    number: int, supply: int, answer: str, fewest: int, most: int
) -> None:
    level = replace(LEVELS[number], supply=supply)
    surveyed, verdict = survey(level), verdict_on(level)
    assert (verdict.answer, surveyed.fewest, surveyed.most) == (answer, fewest, most)
    assert verdict_on(replace(level, advanced=True)) == verdict
    game = Hideouts(level, 2)
    if verdict.winnable is not None:
        proof = least_tokens(game, verdict.winnable)
        assert proof is not None
        assert proof.tokens == fewest
    if verdict.unwinnable is not None:
        assert least_tokens(game, verdict.unwinnable) is None
    assert (verdict.winnable is not None) == (answer != "none")
    assert (verdict.unwinnable is not None) == (answer != "every")


def test_the_deals_of_level_5_take_eighteen_tokens_on_average_and_24_at_most() -> None:
    done: list[int] = []
    found = survey(LEVELS[5], done.append)
    assert (found.fewest, found.most) == (10, 24)
    assert found.mean == Fraction(18)
    assert done == sorted(done)
    assert done[-1] == found.total == how_many(LEVELS[5]) == 9 * 40320
    assert judge(LEVELS[5], found).answer == "every"


@given(levels(), st.integers(0, 9999))
@settings(max_examples=60)
def test_the_smallest_supply_wins_and_a_smaller_one_does_not(level: Level, seed: int) -> None:
    deal = deal_drawn(Hideouts(level, 2), seed)
    [needed] = smallest_supplies(level, [Layout(deal.start, deal.hideouts)])
    enough, too_few = (Hideouts(replace(level, supply=needed - less), 2) for less in (0, 1))
    assert least_tokens(enough, deal) is not None
    assert least_tokens(too_few, deal) is None


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_page_on_levels_gives_the_figures(number: int) -> None:
    found = survey(LEVELS[number])
    row = f"{judge(LEVELS[number], found).answer} | {found.fewest} | {found.most} |"
    for mode in ("normal", "advanced"):
        assert f"| {number} | {mode} | {row}" in PAGE.read_text(encoding="utf-8")


def every_way(level: Level, special: int) -> Iterator[Layout]:
    """Each way to lay a level whose first hideouts do something and whose others are runes."""
    for start, *cells in permutations(range(9), special + 1):
        others = iter(level.hideouts[special:])
        laid = dict(zip(cells, level.hideouts, strict=False))
        hideouts = (laid.get(cell) or next(others) for cell in range(9) if cell != start)
        order = tuple(hideouts)
        yield Layout(start, (*order[:start], None, *order[start:]))


@pytest.mark.parametrize("special", ["action", "number:1 number:2"])
def test_one_layout_represents_all_equivalent_ones(special: str) -> None:
    names = special.split()
    level = own(" ".join((*names, *RUNES[len(names) :])))
    game = Hideouts(level, 2)

    def tokens(layout: Layout) -> int:
        proof = least_tokens(game, deal_of(layout))
        assert proof is not None
        return proof.tokens

    counted: Counter[int] = Counter()
    for layout, ways in layouts(level):
        counted[tokens(layout)] += ways
    assert counted == Counter(map(tokens, every_way(level, len(names))))
    assert counted.total() == how_many(level)
    assert survey(level).deals == tuple(sorted(counted.items()))


def test_a_verdict_gives_its_reason() -> None:
    assert verdict_on(own(ALL_RUNES, 9)).reason == (
        "even the luckiest deal needs a supply of 10 tokens, and this level has 9: the gap has to "
        "visit eight cells and come back, and that is an even number of slides, so ten, at a token "
        "each"
    )
    some = verdict_on(replace(LEVELS[3], supply=12))
    assert some.share == Fraction(1249, 1260)
    assert some.reason == ("some deals can be won with 12 tokens and some can't: 1249 in 1260 can")
    assert verdict_on(LEVELS[1]).reason == "every deal can be won with 25 tokens"


@pytest.mark.clause("H8.3")
@pytest.mark.parametrize("toll", [{}, {"advanced_charge": "every"}, {"advanced_charge": "once"}])
@pytest.mark.parametrize("free", ["", "mechanism", "mechanism mechanism", "action"])
def test_the_least_supply_is_known_without_a_search(free: str, toll: dict[str, Any]) -> None:
    options = {**toll, "advanced": True, "advanced_start": True} if toll else {}
    level = own(" ".join([*free.split(), *RUNES][:8]), **options)
    assert least_supply(level) == survey(level).fewest
