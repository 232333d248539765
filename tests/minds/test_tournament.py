"""Tournaments: balanced schedules, ratings that find known strengths, results that can go on."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from gemkeep.core.errors import Illegal
from gemkeep.minds.estimates import Sums, mean
from gemkeep.minds.parallel import Workers
from gemkeep.minds.tournament import batches
from gemkeep.minds.tournament.batches import OtherTournament, Result, results
from gemkeep.minds.tournament.ratings import ratings
from gemkeep.minds.tournament.schedule import Tournament, groups, schedule, seatings
from gemkeep.minds.tournament.summary import rank_bots, rank_teams

ALONE = Workers()
BOTS = ("two", "bold", "cautious", "nine", "random")


def tournament(*bots: str, players: int = 3, seed: str = "s", teams: bool = False) -> Tournament:
    rules = {"edition": "uk", "relics": "none"}
    return Tournament("diamant", rules, bots or BOTS, players, seed, teams)


def test_every_group_sits_in_every_rotation() -> None:
    assert len(groups(tournament())) == 10
    every = seatings(tournament())
    assert len(set(every)) == len(every) == 30
    in_seats = Counter((bot, seat) for one in every for seat, bot in enumerate(one))
    assert set(in_seats.values()) == {6}


def test_bots_sit_more_than_once_if_they_are_too_few() -> None:
    assert groups(tournament("two", "bold")) == [("two", "two", "bold"), ("two", "bold", "bold")]
    assert len(seatings(tournament("two", "bold"))) == 6


def test_teams_may_be_of_the_same_bots() -> None:
    pairs = groups(tournament("a", "b", players=2, teams=True))
    assert pairs == [("a", "a"), ("a", "b"), ("b", "b")]
    every = seatings(tournament("a", "b", players=2, teams=True))
    assert every == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]


def test_each_pass_plays_every_seating_once_in_an_order_of_its_own() -> None:
    games = list(schedule(tournament(), 60))
    assert set(games[:30]) == set(games[30:]) == set(seatings(tournament()))
    assert games[:30] != games[30:]
    assert list(schedule(tournament(), 25)) == games[:25]
    assert list(schedule(tournament(seed="other"), 30)) != games[:30]


def test_too_many_tables_are_refused() -> None:
    bots = [f"bot{number}" for number in range(40)]
    with pytest.raises(Illegal, match=r"40 bots form 76904685 tables of 8, more than 500000"):
        groups(tournament(*bots, players=8))


def drawn(strengths: dict[str, float], games: int, seed: int) -> list[Result]:
    """Games of three that each wins with a probability proportional to their strength."""
    random = Random(seed)
    table = tournament(*strengths, seed=str(seed))
    found = []
    for seats in schedule(table, games):
        (winner,) = random.choices(range(3), [strengths[bot] for bot in seats])
        found.append(Result(seats, tuple(int(seat == winner) for seat in range(3)), (winner,)))
    return found


STRENGTHS = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 10.0}
EXPECTED = {"a": -190.309, "b": -69.897, "c": 50.515, "d": 209.691}
"""400 times the decimal logarithm of the strength, less the mean of these."""


def test_ratings_find_the_strengths_and_their_intervals_hold() -> None:
    held = 0
    for seed in range(40):
        found = ratings(list(STRENGTHS), drawn(STRENGTHS, 300, seed))
        assert sum(one.value for one in found) == pytest.approx(4000)
        for one, expected in zip(found, EXPECTED.values(), strict=True):
            assert abs(one.value - 1000 - expected) < 150
            held += one.low <= 1000 + expected <= one.high
    assert 145 <= held <= 159  # of 160; 152 are expected


def test_a_bot_that_never_wins_has_a_finite_rating() -> None:
    games = [Result(("a", "b", "c"), (3, 1, 0), (0,)), Result(("b", "c", "a"), (1, 0, 3), (2,))]
    best, second, third = ratings(["a", "b", "c"], games * 20)
    assert best.low > second.high
    assert second.value == pytest.approx(third.value)
    assert third.low > -5000


def test_shares_of_wins_are_by_seat_and_ties_are_shared() -> None:
    games = [
        Result(("a", "a", "b"), (5, 1, 5), (0, 2)),
        Result(("b", "a", "b"), (2, 9, 3), (1,)),
    ]
    first, second = rank_bots(["a", "b"], games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.wins.value == pytest.approx(1.5 / 3)
    assert second.wins.value == pytest.approx(0.5 / 3)
    assert first.over_fair == pytest.approx(1.5 / 3 - 1 / 3)
    assert first.score.value == pytest.approx(6)
    assert first.against["b"].value == pytest.approx((0.25 + 1) / 2)
    assert second.against["a"].value == pytest.approx((0.75 + 0) / 2)


def test_teams_are_ranked_by_how_often_they_win_then_by_what_is_left() -> None:
    games = [
        Result(("a", "b"), (5, 5), (0, 1)),
        Result(("b", "a"), (7, 7), (0, 1)),
        Result(("b", "b"), (9, 9), (0, 1)),
        Result(("a", "a"), (0, 0), ()),
    ]
    ranked = rank_teams(games)
    assert [team.bots for team in ranked] == [("b", "b"), ("a", "b"), ("a", "a")]
    assert [team.wins.value for team in ranked] == [1, 1, 0]
    assert ranked[1].score is not None
    assert ranked[1].score.value == 6
    assert ranked[2].score is None


def test_the_mean_of_fractions_is_estimated_like_that_of_whole_numbers() -> None:
    sums = Sums()
    for value in (3, 5, 9, 4):
        sums.add(value)
    assert mean([3, 5, 9, 4]) == pytest.approx(sums.mean())
    assert mean([2.5]).high == float("inf")


@pytest.fixture(scope="module")
def whole() -> list[Result]:
    return list(results(tournament(), 50, ALONE))


def test_games_are_the_same_with_and_without_a_file(whole: list[Result], tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    assert list(results(tournament(), 50, ALONE, path)) == whole
    head, *lines = path.read_text().splitlines()
    assert json.loads(head)["bots"] == list(BOTS)
    assert [len(json.loads(line)["games"]) for line in lines] == [20, 20, 10]


def test_a_stopped_tournament_goes_on_and_ends_the_same(
    whole: list[Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = tmp_path / "arena.jsonl", tmp_path / "never_stopped.jsonl"
    list(results(tournament(), 50, ALONE, other))
    stopped = results(tournament(), 50, ALONE, path)
    for _ in range(25):
        next(stopped)
    stopped.close()  # type: ignore[attr-defined]
    with path.open("a") as file:
        file.write('{"games": [{"seats": ["tw')  # killed while it wrote
    played, real = [], batches.play_batch

    def noted(table: Tournament, batch: batches.Batch) -> list[Result]:
        played.append(batch.first)
        return real(table, batch)

    monkeypatch.setattr(batches, "play_batch", noted)
    assert list(results(tournament(), 50, ALONE, path)) == whole
    assert played == [41]
    assert path.read_bytes() == other.read_bytes()


def test_more_games_go_on_from_fewer(whole: list[Result], tmp_path: Path) -> None:
    path, other = tmp_path / "arena.jsonl", tmp_path / "at_once.jsonl"
    list(results(tournament(), 30, ALONE, path))
    assert list(results(tournament(), 50, ALONE, path)) == whole
    list(results(tournament(), 50, ALONE, other))
    assert path.read_bytes() == other.read_bytes()


def test_damaged_batches_are_played_again(whole: list[Result], tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    list(results(tournament(), 50, ALONE, path))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], lines[1], b'{"games": 5}\n', lines[3]]))
    assert list(results(tournament(), 50, ALONE, path)) == whole
    assert path.read_bytes() == b"".join(lines)


def test_another_tournaments_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    list(results(tournament(), 20, ALONE, path))
    before = path.read_bytes()
    with pytest.raises(OtherTournament, match="is from another tournament"):
        list(results(tournament(seed="other"), 20, ALONE, path))
    path.write_bytes(b"not a tournament\n")
    with pytest.raises(OtherTournament, match="'not a tournament'"):
        list(results(tournament(), 20, ALONE, path))
    assert before.startswith(b'{"format": "gemkeep arena 1"')


def test_any_number_of_processes_plays_the_same_games(whole: list[Result]) -> None:
    assert list(results(tournament(), 50, Workers(processes=2))) == whole
