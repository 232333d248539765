"""Work on a real Ray cluster, started on this machine."""

import sys
from pathlib import Path

import pytest

from gemkeep.core.record import write_record
from gemkeep.minds.arena import GAMES_A_CHUNK, Contest, run
from gemkeep.minds.parallel import Workers
from gemkeep.minds.ray_cluster import RayFailed

RULES = {"edition": "cs", "relics": "escalating"}


def lines(contest: Contest, workers: Workers) -> list[str]:
    return [write_record(played.record) for played in run(contest, workers)]


# Ray forks to start its processes, which JAX, if another test has imported it, warns of.
@pytest.mark.filterwarnings("ignore:os.fork")
def test_a_cluster_plays_the_same_games_in_the_same_order_custom_bots_included(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "ray_bots.py").write_text(
        "def timid(view, legal):\n    return legal[view.cards < 30]\n"
    )
    bots = ("random", "ray_bots:timid", "bold")
    contest = Contest("diamant", RULES, bots, GAMES_A_CHUNK + 3, "s")
    assert lines(contest, Workers(ray="auto")) == lines(contest, Workers())


def test_an_address_where_no_cluster_answers_is_named() -> None:
    contest = Contest("diamant", RULES, ("random",) * 3, 1, "s")
    with pytest.raises(RayFailed, match="no Ray cluster answers at 'nonsense'"):
        list(run(contest, Workers(ray="nonsense")))


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    contest = Contest("diamant", RULES, ("random",) * 3, 1, "s")
    with pytest.raises(RayFailed, match=r"pip install 'gemkeep\[ray\]'"):
        list(run(contest, Workers(ray="auto")))
