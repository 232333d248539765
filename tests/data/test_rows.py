"""Games as rows: every column of a game that was played by hand, or counted in another way."""

from __future__ import annotations

import json

import polars as pl
import pytest

from gemkeep.core.play import Played, Player, play
from gemkeep.core.record import BadRecord, Record
from gemkeep.data.charts import Chart, Summary
from gemkeep.data.games import KINDS, NoGames, row, schema, summaries, tables
from gemkeep.games.catalogue import GAMES
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts
from gemkeep.minds.hideouts.walker import Walker
from gemkeep.minds.random_bot import RandomBot
from tests.games.diamant.cave import Cave


def diamant() -> Record:
    """Three players, one of whom takes a relic and one of whom is struck twice."""
    cave = Cave("cs", 3)
    cave.walk("relic", "treasure:9", "hazard:lava")
    cave.back(2)  # with 3 rubies and the relic
    cave.walk("treasure:5", "hazard:lava")  # 0 and 1 lose everything
    cave.quick_rounds(2)
    cave.walk("treasure:7")
    cave.back(0, 1)
    cave.walk("hazard:ram", "treasure:2", "hazard:ram")
    cave.quick_rounds(1)
    outcome = cave.game.outcome(cave.state)
    assert outcome is not None
    moves = tuple(cave.game.write_move(move) for move in cave.moves)
    seats = ("Ann", "bot:ev", "bot:ev")
    return Record("diamant", cave.game.rules(), seats, moves, outcome.result, {"seed": "s/1"})


def test_a_game_of_diamant_is_a_row() -> None:
    game = row(diamant())
    assert list(game) == list(schema("diamant"))
    assert game["seats"] == ["Ann", "bot:ev", "bot:ev"]
    assert (game["seed"], game["players"], game["moves"]) == ("s/1", 3, len(diamant().moves))
    assert (game["edition"], game["relics"], game["totals"]) == ("cs", "escalating", "open")
    assert game["scores"] == [2, 2, 8]
    assert game["winners"] == [2]
    assert game["round_cards"] == [5, 1, 1, 4, 1]
    assert game["round_hazard"] == ["lava", None, None, "ram", None]
    assert game["left_after"] == [[None, 1, 1, 1, 1], [None, 1, 1, 1, 1], [3, 1, 1, None, 1]]
    assert game["brought_home"] == [[0, 0, 0, 2, 0], [0, 0, 0, 2, 0], [8, 0, 0, 0, 0]]


def played(kind: str, seed: str) -> Played:
    if kind == "diamant":
        return play(Diamant("uk", 4, "ascending"), [Player("random", RandomBot)] * 4, seed)
    return play(Hideouts(3, 2, advanced=True), [Player("walker", Walker)] * 2, seed)


@pytest.mark.parametrize("kind", GAMES)
def test_rows_say_what_records_say(kind: str) -> None:
    records = [played(kind, str(seed)).record for seed in range(4)]
    [(name, frame)] = tables(enumerate(records, start=1)).items()
    assert name == kind
    assert frame.schema == pl.Schema(schema(kind))
    for record, game in zip(records, frame.iter_rows(named=True), strict=True):
        result = json.loads(json.dumps(record.result))
        if kind == "diamant":
            assert {"scores": game["scores"], "winners": game["winners"]} == result
            assert [sum(brought) for brought in game["brought_home"]] == game["scores"]
        else:
            told = {"won": game["won"], "reason": game["reason"], "supply": game["tokens_left"]}
            assert told == result
            verbs = [move[1] for move in record.moves]  # type: ignore[index]
            assert game["slides"] == verbs.count("slide")
            assert game["placed"] + game["left_lying"] == verbs.count("place")
            paid = game["slides"] - game["free_slides"] + 3 * game["corrections"] + game["charged"]
            assert game["supply"] - game["tokens_left"] == paid


def test_every_game_has_rows() -> None:
    assert set(KINDS) == set(GAMES)


def test_a_record_that_breaks_the_rules_is_named_by_its_line() -> None:
    good = diamant()
    bad = Record(good.game, good.rules, good.seats, good.moves[1:], good.result)
    with pytest.raises(BadRecord, match="line 2, move 1: "):
        tables([(1, good), (2, bad)])


def unfinished() -> Record:
    whole = diamant()
    return Record(whole.game, whole.rules, whole.seats, whole.moves[:5])


def summary_of(*records: Record) -> Summary:
    [summary] = summaries(tables(enumerate(records, start=1)))
    return summary


def chart(summary: Summary, title: str) -> Chart:
    return next(chart for chart in summary.charts if chart.title == title)


def test_charts_of_diamant_count_rounds_and_wins() -> None:
    summary = summary_of(diamant(), unfinished())
    assert dict(summary.facts)["games"] == "1"
    at_card = {
        bar.label: bar.value for bar in chart(summary, "Ended by a hazard at this card").bars
    }
    assert at_card == {"1": 0, "2": 0, "3": 0, "4": 1 / 2, "5": 1}
    by_players = chart(summary, "Rounds ended by a hazard").bars
    assert [(bar.label, bar.value) for bar in by_players] == [("3", 2 / 5)]
    by_seat = chart(summary, "Share of wins by seat").bars
    assert [bar.value for bar in by_seat] == [0, 0, 1]
    by_player = chart(summary, "Share of wins by player").bars
    assert [(bar.label, bar.value) for bar in by_player] == [("ev", 0.5), ("Ann", 0)]
    left = {bar.label: bar.value for bar in chart(summary, "Went back after this many cards").bars}
    assert left == {"1": 11 / 15, "2": 0, "3": 1 / 15, "never": 3 / 15}


def test_charts_of_hideouts_count_wins_and_tokens() -> None:
    games = [played("hideouts", str(seed)) for seed in range(3)]
    summary = summary_of(*(game.record for game in games))
    [level] = chart(summary, "Games won by level").bars
    won = [game for game in games if game.outcome.winners]
    assert (level.label, level.value) == ("3 (Magic locks), advanced", len(won) / 3)
    tokens = chart(summary, "Tokens left when won").bars
    left = [game.record.result["supply"] for game in won if game.record.result]
    assert {bar.label for bar in tokens if bar.value} == set(map(str, left))


def test_a_histogram_has_steps_if_there_are_many_values() -> None:
    records = [played("diamant", str(seed)).record for seed in range(12)]
    bars = chart(summary_of(*records), "Scores").bars
    assert len(bars) <= 24
    assert sum(bar.value for bar in bars) == pytest.approx(1)


def test_unfinished_games_alone_cant_be_summarised() -> None:
    with pytest.raises(NoGames, match="none of the games is finished"):
        summary_of(unfinished())
