"""Replaying records, including ones that were tampered with."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gemkeep.core.errors import GemkeepError, Malformed, Unknown
from gemkeep.core.game import Game
from gemkeep.core.moves import Json
from gemkeep.core.play import Player, play
from gemkeep.core.record import BadRecord, Record, read_record, write_record
from gemkeep.core.replay import replay
from gemkeep.games.catalogue import GAMES, recorded_game
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts, Level
from gemkeep.minds.registry import find_bot

OWN_LEVEL = Level("Bits", ("number:1", "lock:A", "rune:1", "rune:2", "rune:3", "mechanism",
    "rotation", "action"), 20, advanced=True)  # fmt: skip


def played(game: Game[Any, Any], *bots: str) -> Record:
    players = [Player(name, find_bot(game.name, name)) for name in bots]
    return play(game, players, "replay").record


RECORDS = [
    played(Diamant("uk", 3), "random", "ev", "two"),
    played(Diamant("cs", 8), *["random"] * 8),
    played(Diamant("ru", 4, "ascending"), "bold", "ev", "nine", "cautious"),
    played(Hideouts(1, 2), "walker", "walker"),
    played(Hideouts(2, 3, advanced=True), "random", "random", "walker"),
    played(Hideouts(3, 2, memory="none"), "random", "random"),
    played(Hideouts(4, 4, supply=12), *["walker"] * 4),
    played(Hideouts(5, 2, memory="own"), "random", "walker"),
    played(Hideouts(OWN_LEVEL, 2), "walker", "random"),
]


def check(record: Record) -> int:
    return sum(1 for _ in replay(recorded_game(record, 3), record, 3))


def fields_of(record: Record) -> Any:  # noqa: ANN401 - what JSON holds may be anything
    return json.loads(write_record(record))


def breach(record: Record, **fields: object) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        check(read_record(json.dumps(fields_of(record) | fields)))
    return caught.value


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
def test_a_valid_record_replays_to_its_result(record: Record) -> None:
    assert check(record) == len(record.moves)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
def test_an_unfinished_game_is_a_valid_record(record: Record) -> None:
    for moves in range(0, len(record.moves), 7):
        begun = read_record(json.dumps(fields_of(record) | {
            "moves": record.moves[:moves], "result": None}))  # fmt: skip
        assert check(begun) == moves


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
def test_a_missing_move_is_noticed_at_its_place_or_later(record: Record) -> None:
    fields = fields_of(record)
    for gone in range(0, len(record.moves), 11):
        moves = fields["moves"][:gone] + fields["moves"][gone + 1 :]
        assert (breach(record, moves=moves).move or len(moves)) >= gone


def test_the_first_violation_is_reported_with_line_and_move() -> None:
    moves = fields_of(RECORDS[0])["moves"]
    assert moves[5][1] == "choose"
    moves[5][2] = "sideways"
    error = breach(RECORDS[0], moves=moves)
    assert (error.line, error.move) == (3, 6)
    assert str(error).startswith("line 3, move 6: ")
    assert "'sideways'" in error.reason


@pytest.mark.parametrize("record", RECORDS[:1] + RECORDS[3:4], ids=lambda record: record.game)
def test_a_move_after_the_end_is_refused(record: Record) -> None:
    moves = fields_of(record)["moves"]
    error = breach(record, moves=[*moves, moves[-1]])
    assert error.move == len(moves) + 1
    assert "over" in error.reason


def test_a_wrong_result_is_refused_and_the_right_one_quoted() -> None:
    true = RECORDS[0].result
    error = breach(RECORDS[0], result={"scores": [999, 0, 0], "winners": [0]})
    assert error.move is None
    assert str(true) in error.reason
    assert "999" in error.reason


@pytest.mark.parametrize(
    "result", [{}, {"scores": []}, {"scores": True}, {"winners": {"0": 0}}, {"scores": [1e400]}]
)
def test_a_result_with_the_wrong_shape_is_refused(result: object) -> None:
    with pytest.raises(BadRecord, match="the result is"):
        check(Record(RECORDS[0].game, RECORDS[0].rules, RECORDS[0].seats, RECORDS[0].moves, result))  # type: ignore[arg-type]


def test_a_deeply_nested_result_is_refused() -> None:
    deep = json.loads('{"a":' * 900 + "0" + "}" * 900)
    line = write_record(RECORDS[0]).replace(
        json.dumps(RECORDS[0].result, separators=(",", ":")), json.dumps(deep)
    )
    with pytest.raises(BadRecord, match="the result is"):
        check(read_record(line))


def test_a_finished_game_needs_its_result_and_an_unfinished_one_has_none() -> None:
    assert "no result is given" in breach(RECORDS[0], result=None).reason
    moves = fields_of(RECORDS[0])["moves"][:-1]
    assert "don't end the game" in breach(RECORDS[0], moves=moves).reason


@pytest.mark.parametrize("game", ["chess", "", "Diamant", "diamant\0"])
def test_an_unknown_game_is_reported_with_the_known_ones(game: str) -> None:
    reason = breach(RECORDS[0], game=game).reason
    assert "no game is called" in reason
    assert all(name in reason for name in GAMES)


@pytest.mark.parametrize("record", RECORDS[:1] + RECORDS[3:4], ids=lambda record: record.game)
@pytest.mark.parametrize("seats", [[], ["a"], ["x"] * 9, ["x"] * 100_000])
def test_too_few_or_too_many_seats_are_refused(record: Record, seats: list[str]) -> None:
    error = breach(record, seats=seats)
    assert (error.line, error.move) == (3, None)
    assert "players" in error.reason


def test_a_million_moves_end_at_the_first_bad_one() -> None:
    no_move: Json = [0, "", 0]
    moves = tuple([no_move] * 1_000_000)
    record = Record("diamant", {"edition": "cs"}, ("a", "b", "c"), moves)
    with pytest.raises(BadRecord) as caught:
        check(record)
    assert caught.value.move == 1


# --- Tampering at random ---------------------------------------------------------------------

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["*", "on", "back", "choose", "reveal", "slide", "place", "deal", "start"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


def change_type(value: Any) -> Any:  # noqa: ANN401
    """The value as another type that careless code would accept."""
    match value:
        case bool():
            return int(value)
        case int():
            return [float(value), str(value), bool(value)][value % 3]
        case str():
            return [value]
        case list():
            return dict(enumerate(value))
        case dict():
            return list(value.items())
        case _:
            return 0


def places(value: Any, place: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401
    """The paths to all parts of the value."""
    found = [place] if place else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += places(item, (*place, key))
    if isinstance(value, list):
        for index, item in enumerate(value):
            found += places(item, (*place, index))
    return found


def tampered(record: Record, data: st.DataObject) -> Any:  # noqa: ANN401
    """The record's fields with one to three changes anywhere."""
    fields = fields_of(record)
    for _ in range(data.draw(st.integers(1, 3))):
        all_places = places(fields)
        if not all_places:
            break
        *way, last = data.draw(st.sampled_from(all_places))
        holder = fields
        for step in way:
            holder = holder[step]
        _tamper(holder, last, data)
    return fields


def _tamper(holder: Any, at: Any, data: st.DataObject) -> None:  # noqa: ANN401
    changes: dict[str, Callable[[], Any]] = {
        "delete": lambda: holder.pop(at),
        "replace": lambda: holder.__setitem__(at, data.draw(ANYTHING)),
        "type": lambda: holder.__setitem__(at, change_type(holder[at])),
    }
    if isinstance(holder, list):
        other = data.draw(st.integers(0, len(holder) - 1))
        changes["swap"] = lambda: holder.__setitem__(slice(None), [*_swapped(holder, at, other)])
        changes["double"] = lambda: holder.insert(other, deepcopy(holder[at]))
    else:
        changes["rename"] = lambda: holder.__setitem__(f"{at}x", holder.pop(at))
    changes[data.draw(st.sampled_from(sorted(changes)))]()


def _swapped(values: list[Any], one: int, other: int) -> list[Any]:
    swapped = list(values)
    swapped[one], swapped[other] = swapped[other], swapped[one]
    return swapped


@settings(
    max_examples=400,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(record=st.sampled_from(RECORDS), data=st.data())
def test_a_tampered_record_is_refused_with_line_and_move_or_still_valid(
    record: Record, data: st.DataObject
) -> None:
    written = json.dumps(tampered(record, data))
    wrong = what_is_wrong(written)
    if wrong is None:
        read = read_record(written)
        assert read.game == record.game
        assert check(read) == len(read.moves)
    elif isinstance(wrong, BadRecord):
        assert wrong.line == 3
        assert str(wrong).startswith("line 3" if wrong.move is None else "line 3, move ")
        assert wrong.move is None or 1 <= wrong.move <= len(read_record(written).moves)


def what_is_wrong(written: str) -> GemkeepError | None:
    """The error raised on reading it, which must be one of ours."""
    try:
        check(read_record(written))
    except GemkeepError as error:
        return error
    return None


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_and_any_text_are_refused_as_malformed_or_unknown(written: bytes | str) -> None:
    with pytest.raises((Malformed, Unknown)):
        read_record(written)
