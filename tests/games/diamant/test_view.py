"""What a seat, or the public, may know."""

from __future__ import annotations

import pytest

from gemkeep.core.encoding.jsonable import jsonable
from gemkeep.core.errors import Unknown
from gemkeep.games.diamant import Diamant, View
from gemkeep.games.diamant.view import Explorer, PathCard, Threat
from tests.games.diamant.cave import Cave


def deciding() -> Cave:
    """Seat 3 left with a relic, seat 1 has chosen; a lava and a ram are on the path."""
    cave = Cave("cs", 4)
    cave.walk("relic", "treasure:9", "hazard:lava")
    cave.back(3)
    cave.walk("treasure:11", "hazard:ram")
    cave.choose(1, "back")
    return cave


@pytest.mark.clause("D4.7")
@pytest.mark.parametrize(
    "viewer, choice, home",
    [
        (None, None, ()),
        (0, None, (7, 6, 5)),
        (1, "back", (7, 6, 5)),
        (2, None, (7, 6, 5)),
        (3, None, ()),
    ],
)
def test_a_view_shows_all_but_the_choices_of_others(
    viewer: int | None, choice: str | None, home: tuple[int, ...]
) -> None:
    cave = deciding()
    deck = {card.name: cave.deck.get(card.name, 0) for card in cave.game.setup.cards}
    assert cave.game.view(cave.state, viewer) == View(
        game="diamant",
        edition="cs",
        relics="escalating",
        me=viewer,
        phase="decide",
        round=1,
        rounds=5,
        closed=0,
        path=(
            PathCard("treasure:9", 0),
            PathCard("hazard:lava", 0),
            PathCard("treasure:11", 2),
            PathCard("hazard:ram", 0),
        ),
        explorers=(
            Explorer(in_cave=True, chosen=False, carried=5, chest=0, relics=()),
            Explorer(in_cave=True, chosen=True, carried=5, chest=0, relics=()),
            Explorer(in_cave=True, chosen=False, carried=5, chest=0, relics=()),
            Explorer(in_cave=False, chosen=False, carried=0, chest=8, relics=(5,)),
        ),
        choice=choice,  # type: ignore[arg-type]
        deck=deck,
        cards=30,
        threats=(Threat("hazard:lava", 2), Threat("hazard:ram", 2)),
        removed=(),
        home=home,
        home_in_all=home,
        relic_worth=(),
        next_relic=5,
        result=None,
    )


def test_what_going_home_brings_in_all_includes_the_relics_of_one_who_leaves_alone() -> None:
    cave = Cave("cs", 4)
    cave.walk("relic", "treasure:9", "relic")
    view = cave.game.view(cave.state, 0)
    assert (view.relic_worth, view.next_relic) == ((5, 5), 5)
    assert view.home == (3, 2, 2, 2)
    assert view.home_in_all == (13, 2, 2, 2)
    cave.back(0)
    cave.walk("relic")
    view = cave.game.view(cave.state, 1)
    assert (view.relic_worth, view.next_relic) == ((5,), 10)
    assert view.home_in_all == (view.home[0] + 5, *view.home[1:])
    assert cave.game.view(cave.state, 0).home_in_all == ()
    assert cave.game.view(cave.state, None).relic_worth == (5,)


def test_the_next_relic_is_worth_nothing_if_there_is_none() -> None:
    cave = Cave("cs", 3)
    cave.walk("relic", "relic", "relic", "relic")
    assert cave.game.view(cave.state, 0).next_relic == 10, "one is left"
    cave.on()
    cave.walk("relic")
    view = cave.game.view(cave.state, 0)
    assert (view.relic_worth, view.next_relic) == ((5, 5, 5, 10, 10), None)
    cave.back(0)
    view = cave.game.view(cave.state, 1)
    assert (view.relic_worth, view.next_relic) == ((), None)


def test_a_numbered_relic_is_worth_its_number() -> None:
    cave = Cave("uk", 3, "ascending")
    cave.walk("relic:5")
    view = cave.game.view(cave.state, 1)
    assert (view.relic_worth, view.next_relic) == ((5,), None)
    assert view.home_in_all == (5, 0, 0)


def test_before_a_reveal_the_view_waits_for_a_card() -> None:
    cave = Cave("uk", 3)
    view = cave.game.view(cave.state, 0)
    assert (view.phase, view.round, view.closed, view.cards) == ("reveal", 1, 0, 30)
    assert view.home == (0, 0, 0)
    cave.bust("hazard:snake")
    view = cave.game.view(cave.state, 0)
    assert (view.phase, view.round, view.closed, view.cards) == ("reveal", 2, 1, 29)
    assert view.removed == ("hazard:snake",)
    assert view.deck["hazard:snake"] == 2


def test_a_hazard_whose_last_card_is_on_the_path_has_no_card_left_in_the_deck() -> None:
    cave = Cave("uk", 3)
    cave.bust("hazard:snake")
    cave.bust("hazard:snake")
    cave.walk("hazard:snake")
    assert cave.game.view(cave.state, None).threats == (Threat("hazard:snake", 0),)


def test_after_the_end_the_view_has_the_result_and_no_threats() -> None:
    cave = Cave("uk", 3, "ascending")
    cave.walk("relic:5", "treasure:3")
    cave.back(2)
    cave.walk("treasure:1")
    cave.all_back()
    cave.quick_rounds(3)
    cave.walk("hazard:ram")
    cave.all_back()
    view = cave.game.view(cave.state, 2)
    assert (view.phase, view.round, view.closed) == ("over", 5, 5)
    assert view.threats == ()
    assert view.home == ()
    assert view.path == (PathCard("hazard:ram", 0),)
    assert view.result == {"scores": [1, 1, 6], "winners": [2]}
    assert view.explorers[2] == Explorer(
        in_cave=False, chosen=False, carried=0, chest=1, relics=(5,)
    )


@pytest.mark.clause("D4.7")
def test_views_of_two_states_asked_for_in_turn_do_not_mix() -> None:
    """A game caches what all viewers of the last state see."""
    cave = Cave()
    before = cave.state
    cave.walk("treasure:9")
    after = cave.state
    mixed = [cave.game.view(state, 0) for state in (before, after, before, after)]
    assert mixed == [Diamant("uk", 3).view(state, 0) for state in (before, after) * 2]
    assert mixed[0] != mixed[1]


@pytest.mark.parametrize("viewer", [-1, -3, 3, 99, True, False, 1.0, "0", "*", 10**30])
def test_a_viewer_who_is_not_at_the_table_is_refused(viewer: object) -> None:
    cave = Cave("uk", 3)
    cave.reveal("treasure:9")
    cave.choose(2, "back")
    with pytest.raises(Unknown) as refused:
        cave.game.view(cave.state, viewer)  # type: ignore[arg-type]
    assert str(refused.value) == f"nobody sits at {viewer!r}; seats are 0 to 2"


def test_a_view_is_plain_json_field_by_field() -> None:
    cave = Cave("uk", 3)
    cave.reveal("treasure:4")
    written = jsonable(cave.game.view(cave.state, 1))
    assert isinstance(written, dict)
    assert written["path"] == [{"card": "treasure:4", "rubies": 1}]
    assert written["me"] == 1
    assert written["home"] == [2, 1, 1]
