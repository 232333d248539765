"""The deal of a day: the same for all, whatever they do, and independent of other days."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from itertools import compress
from random import Random

import pytest

from gemkeep.core.chance import Chance
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.games.catalogue import GAMES
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts
from gemkeep.server.bots.roster import is_bot
from gemkeep.server.daily.service import daily_games
from gemkeep.server.games.diamant.deck import deck_of
from gemkeep.server.games.registry import served
from gemkeep.server.games.seeds import luck_of, seal_of, seed_of
from gemkeep.table.moves import Draw

SECRET = bytes(range(32))
SEED = seed_of(SECRET, "2026-11-15", "diamant")
EDITIONS = [("uk", "none"), ("ru", "ascending"), ("cs", "escalating")]


def draw_of(seed: bytes, game: Diamant | Hideouts) -> Draw:
    return served(game.name).seeded_draw(seed, game)


def rounds_of(game: Diamant, seed: bytes, choice: Callable[[], str]) -> list[list[str]]:
    """The cards of each round of a game in which everyone chooses so."""
    draw = draw_of(seed, game)
    state = game.start()
    moves: tuple[Move, ...] = ()
    rounds: list[list[str]] = [[]]
    while (actors := game.actors(state)) != ():
        actor = actors[0]
        if actor == CHANCE:
            move = Move(CHANCE, *draw(game.chance(state), moves, state.closed))
            rounds[state.closed].append(str(move.argument))
        else:
            move = Move(actor, "choose", choice())
        closed = state.closed
        state, _ = game.apply(state, move)
        moves = (*moves, move)
        rounds += [[]] if state.closed != closed else []
    return rounds[:5]


def is_within(cards: list[str], longer: list[str]) -> bool:
    """Whether the cards come in this order among the others."""
    left = iter(longer)
    return all(card in left for card in cards)


@pytest.mark.parametrize("edition,relics", EDITIONS)
def test_everyone_meets_the_same_cards_in_the_same_order(edition: str, relics: str) -> None:
    game = Diamant(edition, 4, relics)
    whole = [
        [card.name for card in deck_of(SEED, game, number, (5,) * len(game.setup.cards))]
        for number in range(1, 6)
    ]
    seen = set()
    for player in range(40):
        rounds, again = (
            rounds_of(game, SEED, partial(Random(player).choice, ["on", "on", "back"]))
            for _ in range(2)
        )
        assert rounds == again
        assert all(is_within(cards, order) for cards, order in zip(rounds, whole, strict=True))
        seen.add(tuple(rounds[0][:3]))
    assert len(seen) <= 3, "the first round's deck is the same for all: only how far one goes"


def test_a_card_that_left_the_game_leaves_the_others_in_their_order() -> None:
    game = Diamant("ru", 4, "ascending")
    whole = game.setup.deck
    for number, count in compress(enumerate(whole), whole):
        less = (*whole[:number], count - 1, *whole[number + 1 :])
        longer = [card.name for card in deck_of(SEED, game, 2, whole)]
        shorter = [card.name for card in deck_of(SEED, game, 2, less)]
        assert len(shorter) == len(longer) - 1
        assert is_within(shorter, longer)


def test_every_card_comes_first_as_often_as_chance_has_it() -> None:
    game = Diamant("cs", 4)
    seeds = [seed_of(SECRET, f"day {day}", "diamant") for day in range(1500)]
    first = [deck_of(seed, game, 1, game.setup.deck)[0] for seed in seeds]
    cards = sum(game.setup.deck)
    for card, count in zip(game.setup.cards, game.setup.deck, strict=True):
        share, spread = count / cards, (count / cards * (1 - count / cards) / 1500) ** 0.5
        assert abs(first.count(card) / 1500 - share) < 4 * spread


def test_days_games_rounds_and_servers_have_deals_of_their_own() -> None:
    seeds = {
        seed_of(secret, day, game)
        for secret in (SECRET, SECRET[::-1])
        for day in ("2026-11-15", "2026-11-16")
        for game in ("diamant", "hideouts")
    }
    assert len(seeds) == 8
    game = Diamant("cs", 4)
    decks = {tuple(deck_of(SEED, game, number, game.setup.deck)) for number in range(1, 6)}
    assert len(decks) == 5


@pytest.mark.parametrize("level", range(1, 6))
def test_everyone_gets_the_same_casket(level: int) -> None:
    game = Hideouts(level, 3)
    chance = game.chance(game.start())
    deals = [draw_of(SEED, game)(chance, (), 0) for _ in range(3)]
    assert deals[0] == deals[1] == deals[2]
    assert chance.probability(deals[0]) > 0
    assert draw_of(SEED[::-1], game)(chance, (), 0) != deals[0]


def test_the_games_own_generator_is_never_asked_for_a_card_of_diamant() -> None:
    class Unasked(Chance):
        def draw(self, random: Random) -> Action:
            raise AssertionError(random)

        probability = count = outcomes = draw  # type: ignore[assignment]

    game = Diamant("cs", 4)
    assert draw_of(SEED, game)(Unasked(), (), 0) in game.setup.reveals


def test_the_seal_reveals_the_seed_only_to_those_who_have_it() -> None:
    assert seal_of(SEED) == hashlib.sha256(SEED).hexdigest()
    assert SEED.hex() not in seal_of(SEED)


def test_a_bots_luck_is_the_days_and_differs_by_seat_and_moment() -> None:
    assert luck_of(SEED, 1, 5) == luck_of(SEED, 1, 5)
    assert len({luck_of(SEED, seat, moves) for seat in range(4) for moves in range(9)}) == 36


def test_every_day_has_challenges_that_can_be_played_and_all_take_their_turn() -> None:
    played: set[str] = set()
    for number in range(60):
        day = date(2026, 11, 15) + timedelta(days=number)
        for name, daily in daily_games().items():
            challenge = daily.challenge(day)
            game = GAMES[name].from_rules(challenge.rules, len(challenge.bots) + 1)
            assert all(is_bot(name, bot) for bot in challenge.bots)
            played.add(str(sorted(game.rules().items())))
    assert len(played) == 6 + 5, "each edition with each of its relics, and each level"
