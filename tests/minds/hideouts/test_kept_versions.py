"""What is kept in the user's cache: one folder for each version, and none for long in vain."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from gemkeep.minds.hideouts.keeper import versions
from gemkeep.minds.hideouts.keeper.versions import A_WEEK, version_folder


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's cache."""
    monkeypatch.setattr(versions, "user_cache_path", lambda name: tmp_path / name)
    return tmp_path


def source(folder: Path, text: str) -> list[Path]:
    written = folder / "source.py"
    written.write_text(text, encoding="utf-8")
    return [written]


def let_pass(folder: Path, seconds: float) -> None:
    """Make the folder look as if it was last used that long ago."""
    os.utime(folder, (0, time.time() - seconds))


def test_each_version_of_the_sources_has_a_folder(tmp_path: Path) -> None:
    one = version_folder("tables", source(tmp_path, "one"))
    other = version_folder("tables", source(tmp_path, "other"))
    assert one != other
    assert version_folder("tables", source(tmp_path, "one")) == one
    assert one.parent == tmp_path / "gemkeep" / "tables"


def test_what_belongs_to_one_copy_of_the_program_is_not_taken_for_anothers(tmp_path: Path) -> None:
    sources = source(tmp_path, "same")
    here, there = (version_folder("compiled", sources, place) for place in ("/here", "/there"))
    assert here != there


def test_a_new_version_removes_those_that_nobody_used_for_a_week(tmp_path: Path) -> None:
    stale = version_folder("tables", source(tmp_path, "stale"))
    (stale / "table").write_bytes(b"much")
    recent = version_folder("tables", source(tmp_path, "recent"))
    elsewhere = version_folder("others", source(tmp_path, "elsewhere"))
    let_pass(stale, A_WEEK + 60)
    let_pass(recent, A_WEEK - 60)
    let_pass(elsewhere, A_WEEK + 60)
    new = version_folder("tables", source(tmp_path, "new"))
    assert not stale.exists()
    assert new.exists()
    assert recent.exists()
    assert elsewhere.exists(), "only a new version of the same kind removes anything"


def test_a_version_in_use_stays(tmp_path: Path) -> None:
    used = version_folder("tables", source(tmp_path, "used"))
    let_pass(used, A_WEEK + 60)
    version_folder("tables", source(tmp_path, "used"))
    version_folder("tables", source(tmp_path, "new"))
    assert used.exists()


def test_a_cache_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "gemkeep").write_text("not a folder", encoding="utf-8")
    assert not version_folder("tables", source(tmp_path, "one")).exists()
