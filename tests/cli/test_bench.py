from pathlib import Path

import pytest

from gemkeep.cli import bench
from tests.cli.conftest import Run

NOTES_ITS_GOALS = ".PHONY: bench\nbench:\n\t@echo $(MAKECMDGOALS) > measured\n%:\n\t@:\n"
BREAKS = ".PHONY: bench\nbench:\n\t@exit 3\n"


def check_out(folder: Path, makefile: str) -> None:
    (folder / "bench").mkdir()
    (folder / "bench" / "__main__.py").touch()
    (folder / "Makefile").write_text(makefile)


@pytest.mark.parametrize("names", [(), ("engine",)])
def test_the_named_benchmark_of_the_checkout_is_run(
    gemkeep: Run, here: Path, names: tuple[str, ...]
) -> None:
    check_out(here, NOTES_ITS_GOALS)
    assert gemkeep("bench", *names) == (0, "", "")
    assert (here / "measured").read_text().split() == ["bench", *names]


def test_a_benchmark_that_fails_is_reported(gemkeep: Run, here: Path) -> None:
    check_out(here, BREAKS)
    status, _, err = gemkeep("bench")
    assert (status, err) == (1, "gemkeep: the benchmark did not finish\n")


def test_outside_a_checkout_there_are_no_benchmarks(
    gemkeep: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "__file__", str(here / "lib/python/gemkeep/cli/bench.py"))
    status, _, err = gemkeep("bench")
    assert status == 1
    assert "checkout" in err
