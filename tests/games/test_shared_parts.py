"""Values that are made once and shared can't be changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError, fields

import pytest

from gemkeep.core.game import Event
from gemkeep.games.diamant import events as diamant
from gemkeep.games.diamant.view import PathCard, path_card
from gemkeep.games.hideouts import events as hideouts

SHARED: tuple[tuple[Callable[[], Event | PathCard], str], ...] = (
    (lambda: path_card("snake", 0), "rubies"),
    (lambda: diamant.decided((0, 1), (2,)), "back"),
    (lambda: hideouts.turned_up(3, "H"), "hideout"),
)


@pytest.mark.parametrize("make, part", SHARED)
def test_shared_values_cannot_be_changed(make: Callable[[], Event | PathCard], part: str) -> None:
    assert make() is make(), "made once"
    with pytest.raises(FrozenInstanceError):
        setattr(make(), part, None)


@pytest.mark.parametrize("module", [diamant, hideouts])
def test_no_event_can_be_changed(module: object) -> None:
    kinds = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]
    assert kinds
    for kind in kinds:
        event = object.__new__(kind)
        for part in fields(kind):  # type: ignore[arg-type]  # every event is a dataclass
            with pytest.raises(FrozenInstanceError):
                setattr(event, part.name, None)
