"""The keeper thinks briefly in these tests; its strength is for the benchmark."""

import pytest

from gemkeep.minds.hideouts.keeper.bot import Keeper


@pytest.fixture(autouse=True)
def a_hasty_keeper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Keeper, "effort", 12)
