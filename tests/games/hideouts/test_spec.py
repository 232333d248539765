"""Hideouts in numbers, in positions that can be checked by hand."""

from __future__ import annotations

import pytest

from gemkeep.core.game import Outcome
from gemkeep.core.moves import Action, Viewer
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.spec import SPEC
from tests.games.hideouts.caskets import Play, brought_home, casket, own_level

LAYOUT = SPEC.layout()
GUARDIANS = ("fish", "lizard", "owl", "fox", "moth", "hare", "snail", "bat")


def observed(play: Play, viewer: Viewer = 0) -> dict[str, list[int]]:
    """The observation of a viewer, by feature."""
    return by_feature(SPEC.observe(play.view(viewer)))


def by_feature(numbers: tuple[int, ...]) -> dict[str, list[int]]:
    assert SPEC.observation_shape == (len(numbers),)
    return {name: list(numbers[part]) for name, part in LAYOUT.items()}


def marked(numbers: list[int], width: int = 1) -> dict[int, list[int]]:
    """By cell, the places of the numbers that are not 0; cells without any are left out."""
    rows = {cell: numbers[cell * width : (cell + 1) * width] for cell in range(9)}
    return {
        cell: [at for at, number in enumerate(row) if number]
        for cell, row in rows.items()
        if any(row)
    }


@pytest.mark.parametrize(
    "number, action",
    [
        (0, Action("slide", 0)),
        (8, Action("slide", 8)),
        (9, Action("place", 0)),
        (17, Action("place", 8)),
        (18, Action("place", None)),
        (19, Action("bless", 0)),
        (27, Action("bless", 8)),
        (28, Action("correct", ("fish", 0))),
        (36, Action("correct", ("fish", 8))),
        (37, Action("correct", ("lizard", 0))),
        (99, Action("correct", ("bat", 8))),
        (100, Action("finish", None)),
        (101, Action("pass", None)),
    ],
)
def test_actions_have_fixed_numbers(number: int, action: Action) -> None:
    assert SPEC.encode_action(action) == number
    assert SPEC.decode_action(number) == action
    assert SPEC.num_actions == 102


def test_the_layout_is_fixed() -> None:
    """Trained networks depend on it: a change here needs a new version of the environments."""
    assert SPEC.observation_shape == (700,)
    sizes = {feature.name: (feature.size, feature.highest) for feature in SPEC.features}
    assert sizes == {
        "me": (4, 1),
        "turn": (4, 1),
        "corners": (16, 1),
        "rotations": (1, 2),
        "phase": (7, 1),
        "memory": (3, 1),
        "level": (21, 4),
        "options": (3, 1),
        "tokens": (1, 25),
        "supply": (1, 25),
        "idle": (1, 20),
        "lid": (21, 4),
        "discarded": (1, 25),
        "gap": (9, 1),
        "boxed": (72, 1),
        "paid": (9, 25),
        "symbol": (9, 1),
        "seal": (72, 1),
        "read": (9, 1),
        "side": (36, 1),
        "bare": (36, 1),
        "start": (9, 1),
        "hideout": (189, 1),
        "hideout_lies": (36, 1),
        "guardian": (72, 1),
        "guardian_lies": (36, 1),
        "laid_known": (9, 1),
        "laid": (9, 25),
        "ending": (4, 1),
    }


def test_each_feature_says_what_it_is() -> None:
    about = {feature.name: feature.about for feature in SPEC.features}
    assert about["supply"] == "the supply that is left"
    assert about["turn"] == "whose turn it is"
    assert about["paid"] == "the tokens in it, for the box on each cell"
    assert about["laid"] == "the tokens laid there, for each cell"


def test_before_the_deal_nothing_is_on_the_tray() -> None:
    game = Hideouts(4, 3, memory="own")
    seen = by_feature(SPEC.observe(game.view(game.start(), 1)))
    assert seen["me"] == [0, 1, 0, 0]
    assert seen["turn"] == [0, 0, 0, 0]
    assert seen["corners"] == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert seen["phase"] == [1, 0, 0, 0, 0, 0, 0]
    assert seen["memory"] == [0, 1, 0]
    assert seen["level"] == [1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert seen["options"] == [0, 0, 0]
    assert seen["tokens"] == seen["supply"] == [25]
    assert seen["ending"] == [0, 0, 0, 0]
    on_the_tray = ("gap", "boxed", "paid", "symbol", "seal", "read", "side", "bare", "start")
    for name in (*on_the_tray, "hideout", "hideout_lies", "guardian", "guardian_lies", "laid"):
        assert set(seen[name]) == {0}, name


def test_after_a_slide_and_a_placing() -> None:
    play = Play(1, seats=2).slide(1).place(2)
    seen = observed(play)
    assert seen["me"] == [1, 0, 0, 0]
    assert seen["turn"] == [0, 1, 0, 0]
    assert seen["phase"] == [0, 1, 0, 0, 0, 0, 0]
    assert seen["memory"] == [0, 0, 1]
    assert seen["supply"] == [24]
    assert seen["tokens"] == [25]
    assert seen["lid"] == [1] + [0] * 20
    assert marked(seen["gap"]) == {1: [0]}
    assert marked(seen["start"]) == {0: [0]}
    assert marked(seen["paid"]) == {0: [0]}
    assert marked(seen["boxed"], 8) == {2: [GUARDIANS.index("fish")]}
    assert marked(seen["hideout_lies"], 4) == {cell: [0] for cell in range(2, 9)} | {
        0: [2],
        1: [2],
    }
    assert marked(seen["guardian_lies"], 4) == marked(seen["hideout_lies"], 4)
    assert seen["laid_known"] == [1] * 9


def test_what_is_known_about_the_boxes() -> None:
    """Seat 0 looks from the north-west: it reads north and west walls that border the gap."""
    boxes = """
        .       fish:W  lizard:N
        owl:N   fox:N   moth:N
        hare:N  snail:N bat:N
    """
    seen = observed(Play(1, casket(boxes=boxes), memory="own"))
    assert marked(seen["seal"], 8) == {1: [0], 3: [2]}
    assert marked(seen["read"]) == {1: [0], 3: [0]}
    assert marked(seen["side"], 4) == {1: [3], 3: [0]}
    bare = marked(seen["bare"], 4)
    assert bare[1] == [1, 2]
    assert bare[8] == [1, 2]
    nobody = observed(Play(1, casket(boxes=boxes), memory="own"), None)
    assert set(nobody["seal"] + nobody["side"] + nobody["bare"] + nobody["me"]) == {0}


def test_what_is_in_the_cells() -> None:
    level = own_level("number:1 number:2 number:3 number:4 number:5 number:6 number:7 number:8")
    hideouts = """
        .        number:2 number:1
        number:3 number:4 number:5
        number:6 number:7 number:8
    """
    play = Play(level, casket(hideouts=hideouts), memory="own").slide(1, 2).place(None)
    seen = observed(play)
    assert marked(seen["hideout"], 21) == {1: [14]}
    assert marked(seen["hideout_lies"], 4)[1] == [1]
    assert marked(seen["hideout_lies"], 4)[2] == [2]
    assert marked(seen["guardian"], 8) == {2: [1]}
    assert marked(seen["guardian_lies"], 4)[2] == [1]
    assert marked(seen["guardian_lies"], 4)[1] == [0]
    forgotten = Play(level, casket(hideouts=hideouts), memory="none").slide(1, 2).place(None)
    seen = observed(forgotten)
    assert marked(seen["hideout_lies"], 4)[1] == [3]
    assert marked(seen["guardian"], 8) == {2: [1]}
    assert marked(seen["laid_known"]) == {2: [0]}
    assert seen["memory"] == [1, 0, 0]


def test_the_action_symbol_and_rotations() -> None:
    level = own_level("action rotation rotation rune:1 rune:2 rune:3 rune:4 rune:5")
    hideouts = ". action rotation rune:1 rune:2 rune:3 rune:4 rune:5 rotation"
    play = Play(level, casket(hideouts=hideouts)).slide(1).bless(0).place(None)
    assert marked(observed(play)["symbol"]) == {0: [0]}
    play.slide(0)
    seen = observed(play)
    assert marked(seen["symbol"]) == {1: [0]}
    assert seen["idle"] == [1]
    play.slide(1).place(None).slide(2).place(None)
    seen = observed(play)
    assert seen["rotations"] == [1]
    assert seen["corners"][:8] == [0, 0, 0, 1, 0, 1, 0, 0]
    assert seen["lid"][11] == 1


def test_tokens_laid_and_discarded() -> None:
    level = own_level(" ".join(f"rune:{rune}" for rune in range(1, 9)), 20, advanced=True)
    play = Play(level).slide(1).place(2).correct("fish", 3).slide(2).place(None).slide(1)
    seen = observed(play)
    assert seen["options"] == [1, 0, 0]
    assert seen["tokens"] == [20]
    assert seen["discarded"] == [3]
    assert marked(seen["laid"]) == {1: [0]}
    strict = own_level(
        " ".join(level.hideouts), advanced_charge="once", advanced_start=True, advanced=False
    )
    assert observed(Play(strict))["options"] == [0, 1, 1]


def test_the_end_says_why() -> None:
    play = brought_home()
    while play.state.gap != 0:
        play.slide(play.state.gap - 3 if play.state.gap >= 3 else play.state.gap - 1)
    assert observed(play)["phase"] == [0, 0, 0, 0, 0, 1, 0]
    play.do("finish")
    seen = observed(play)
    assert seen["phase"] == [0, 0, 0, 0, 0, 0, 1]
    assert seen["ending"] == [1, 0, 0, 0]
    assert seen["turn"] == [0, 0, 0, 0]


def test_the_team_is_paid_as_one() -> None:
    won = Outcome("finished", (0, 1, 2), (1, 1, 1), {})
    lost = Outcome("stalled", (), (0, 0), {})
    assert SPEC.rewards(won) == (1.0, 1.0, 1.0)
    assert SPEC.rewards(lost) == (0.0, 0.0)
    assert SPEC.reward_range == (0.0, 1.0)
    assert not SPEC.zero_sum


def test_a_game_is_bounded_by_its_turns() -> None:
    """25 tokens, 20 turns for each, two moves a turn; the deal, four free slides, a blessing."""
    assert SPEC.max_moves == 1 + 2 * 25 * 20 + 4 + 1
