"""Games in step, with which `make bench minds` measures: they are those of the engine."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.testing import assert_allclose

from bench.lockstep import tables
from bench.lockstep.contests import instead, tournament
from bench.lockstep.deals import first_positions, revealed
from bench.lockstep.players import REGISTERED, seated
from bench.lockstep.tables import Tables, picked, play
from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import HAZARD, REVEAL, TREASURE
from gemkeep.minds.diamant.hunter.beliefs import strangers
from gemkeep.minds.diamant.hunter.response import respond
from gemkeep.minds.diamant.sage.position import Position
from gemkeep.minds.diamant.sage.reading import WORTHS
from gemkeep.minds.registry import bots_of
from tests.minds.diamant.test_sage import GAMES, after, position


@pytest.mark.parametrize("edition, relics, players", GAMES)
def test_cards_do_what_they_do_in_the_engine(edition: str, relics: str, players: int) -> None:
    game, random = Diamant(edition, players, relics), Random(2)
    state = game.start()
    here = picked(first_positions(1, players, game.setup.mode), 0)
    while not state.over:
        if state.to_choose:
            state = after(game, state, {seat for seat in state.in_cave if random.random() < 0.9})
        else:
            cards = [card for card in game.setup.cards for _ in range(state.deck[card.number])]
            card = random.choice(cards).name
            before = Position(*(part[None] for part in here))
            state = game.apply(state, Move(CHANCE, REVEAL, card)).state
            found = picked(revealed(before, luck(game, before, card)), 0)
            if not state.over:
                for part, mine, right in zip(
                    found._fields, found, position(game, state), strict=True
                ):
                    assert_allclose(mine, right, err_msg=part)
        here = position(game, state)


def luck(game: Diamant, here: Position, card: str) -> np.ndarray:
    """The luck that deals this card."""
    kind, _, printed = card.partition(":")
    deck = np.concatenate([here.treasures, here.hazards, here.relics_in_deck], -1)[0]
    if kind == TREASURE:
        number = WORTHS.index(int(printed))
    elif kind == HAZARD:
        hazards = [name for name in game.view(game.start(), None).deck if name.startswith(HAZARD)]
        number = len(WORTHS) + hazards.index(card)
    else:
        number = 20 + ([5, 7, 8, 10, 12].index(int(printed)) if printed else 0)
    return np.asarray([(deck[:number].sum() + 0.5) / deck.sum()], np.float32)


def test_hunters_in_step_do_what_the_bot_does() -> None:
    tables = Tables(seated([["hunter", "sage", "hunter", "scout"]] * 2), [3], "none")
    for _ in range(3):
        games = tables.going
        here, beliefs = picked(tables.position, 0), tables.beliefs[0].copy()
        likely = tables.likely(games)[0]
        found = respond(here, beliefs)
        for seat in found.seats:
            if seat in {0, 2}:
                assert likely[seat] == pytest.approx(found.often(seat), abs=0.02)
            elif seat == 1:
                assert likely[seat] == pytest.approx(found.sage[seat], abs=0.02)
        tables.step()
    assert (beliefs != strangers(4)).any()


def test_an_ambusher_takes_the_better_choice_against_what_the_others_do() -> None:
    tables = Tables(seated([["ambusher", "hunter", "sage", "scout"]] * 3), [3], "none")
    choices = []
    for _ in range(5):
        games, beliefs = tables.going, tables.beliefs.copy()
        for at, likely in enumerate(tables.likely(games)):
            found = respond(picked(tables.position, games[at]), beliefs[games[at]])
            if 0 in found.seats:
                on, back = found._replace(forecast=likely).worth(0)
                choices.append((likely[0], on > back))
        tables.step()
    assert [often for often, _ in choices] == [float(better) for _, better in choices]
    assert {better for _, better in choices} == {False, True}


def test_every_registered_bot_can_sit_at_such_a_table() -> None:
    assert set(REGISTERED) == {bot.title for bot in bots_of("diamant")}


def test_the_same_seed_deals_the_same_cards() -> None:
    names = np.asarray([["scout", "mouse", "watchman", "miner"]] * 40)
    assert (play(names, 1) == play(names, 1)).all()
    first, second, ahead = instead("scout", "mouse", ["mouse", "scout", "miner", "magpie"], 50, 1)
    assert first.value - second.value == pytest.approx(ahead.value)
    pool = ["mouse", "scout", "miner", "magpie", "glutton"]
    entries = tournament(pool, pool[:4], 200, 1)
    assert entries[-1].bot == "mouse"
    assert sum(entry.won.value * entry.games for entry in entries) == pytest.approx(200)


def test_several_processes_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    names = np.tile(np.asarray(["scout", "glutton", "mouse", "random"], dtype=object), (6, 1))
    monkeypatch.setattr(tables, "AT_ONCE", 3)
    alone = play(names, seed=5)
    monkeypatch.setattr(tables, "PROCESSES", 2)
    assert (play(names, seed=5) == alone).all()
