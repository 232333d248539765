"""A deal follows from secrets and shares: uniformly, and so that nobody can choose it."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Hashable
from itertools import pairwise, permutations
from math import factorial
from typing import Any

import pytest

from bench import deals
from gemkeep.core.deals.fair import (
    PARTS,
    Share,
    hashed,
    key_of,
    numbers,
    promise_of,
    secrets_of,
    shuffled,
)
from gemkeep.core.game import Game
from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts
from tests.testing.test_check_game import Coin

ROOT = bytes(range(32))
TABLE = "dep82frqmt9z"
SHARES = (Share(0, "", "00" * 32), Share(2, "", "11" * 32))


def test_each_secret_is_the_hash_of_the_next() -> None:
    secrets = secrets_of(ROOT, TABLE)
    assert len(secrets) == PARTS
    assert secrets[-1] == ROOT
    for before, after in pairwise(secrets):
        assert hashed(TABLE, after) == before


def test_the_bytes_are_those_that_the_page_describes() -> None:
    """Written out once more, as a third party would from docs/fair-deals.md."""
    first = secrets_of(ROOT, TABLE)[0]
    prefix = b"gemkeep.deal/1 secret dep82frqmt9z\n"
    assert hashed(TABLE, first) == hashlib.sha256(prefix + first).digest()
    prefix = b"gemkeep.deal/1 share dep82frqmt9z\n"
    assert promise_of(TABLE, "11" * 32) == hashlib.sha256(prefix + b"\x11" * 32).hexdigest()
    message = f"gemkeep.deal/1 deal dep82frqmt9z 3\n0 {'00' * 32}\n2 {'11' * 32}\n".encode()
    key = hmac.digest(first, message, "sha256")
    assert key_of(first, TABLE, 3, (*SHARES, Share(3, "ab", None))) == key
    below = numbers(key, 7)
    words = [hmac.digest(key, b"7 0", "sha256"), hmac.digest(key, b"7 1", "sha256")]
    expected = [int.from_bytes(b"".join(words)[at : at + 4]) % 35 for at in range(0, 64, 4)]
    assert [below(35) for _ in range(16)] == expected


def test_a_number_that_would_favour_small_ones_is_skipped() -> None:
    bound = 3 * 2**30  # a quarter of all words is beyond the last multiple
    below = numbers(ROOT, 0)
    drawn = [below(bound) for _ in range(3000)]
    lower = sum(number < bound // 3 for number in drawn)
    assert abs(lower - 1000) < 4 * (3000 * 2 / 9) ** 0.5, "half of them, if it were not skipped"


@pytest.mark.parametrize("changed", ["secret", "table", "part", "seat", "share", "dropped"])
def test_the_deal_depends_on_every_part_of_it(changed: str) -> None:
    was = key_of(ROOT, TABLE, 0, SHARES)
    other = {
        "secret": key_of(ROOT[::-1], TABLE, 0, SHARES),
        "table": key_of(ROOT, "another", 0, SHARES),
        "part": key_of(ROOT, TABLE, 1, SHARES),
        "seat": key_of(ROOT, TABLE, 0, (SHARES[0], SHARES[1]._replace(seat=1))),
        "share": key_of(ROOT, TABLE, 0, (SHARES[0], SHARES[1]._replace(share="22" * 32))),
        "dropped": key_of(ROOT, TABLE, 0, SHARES[:1]),
    }[changed]
    assert other != was


def test_every_order_is_equally_likely() -> None:
    found = Counter(tuple(shuffled("abcd", numbers(ROOT, draw))) for draw in range(4800))
    assert set(found) == set(permutations("abcd"))
    expected = 4800 / factorial(4)
    chi_squared = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_squared < 49.7, "23 degrees of freedom: exceeded once in a thousand keys"


GAMES = [Diamant("cs", 4), Diamant("ru", 5, "ascending"), Hideouts(1, 2), Hideouts(4, 3)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.seats}")
def test_what_is_picked_can_be_dealt(game: Game[Any, Any]) -> None:
    chance = game.chance(game.start())
    picked = {chance.pick(numbers(ROOT, draw)) for draw in range(50)}
    assert len(picked) > 5
    for action in picked:
        assert chance.probability(action) > 0
        game.apply(game.start(), Move(CHANCE, *action))


def test_cards_are_picked_as_often_as_they_are_in_the_deck() -> None:
    game = Diamant("cs", 4)
    chance = game.chance(game.start())
    found = Counter(chance.pick(numbers(ROOT, draw)) for draw in range(3500))
    for action, share in chance.outcomes():
        assert abs(found[action] - 3500 * share) < 4.5 * float(3500 * share * (1 - share)) ** 0.5


def test_a_game_that_only_lists_its_outcomes_is_dealt_by_their_probabilities() -> None:
    tossed = Counter(Coin().pick(numbers(ROOT, draw)) for draw in range(400))
    assert len(tossed) == 2
    assert all(abs(count - 200) < 45 for count in tossed.values())


def test_a_chosen_first_player_begins() -> None:
    game = Hideouts(1, 4).with_first(2)
    deals = [game.chance(game.start()).pick(numbers(ROOT, draw)).argument for draw in range(9)]
    assert {deal.first for deal in deals} == {2}  # type: ignore[attr-defined]


def test_the_benchmark_finds_deals_uniform_and_a_poor_shuffle_not() -> None:
    deals.run(many=6000)
    orders = deals.trials()[0].expected
    swapped: Counter[Hashable] = Counter()
    for deal in range(6000):
        below, pieces = numbers(ROOT, deal), list("abcde")
        for at in range(5):  # the usual mistake: any place, not only those that are left
            other = below(5)
            pieces[at], pieces[other] = pieces[other], pieces[at]
        swapped["".join(pieces)] += 1
    assert deals.chi_squared(swapped, orders, 119).p_value < deals.SUSPICIOUS
