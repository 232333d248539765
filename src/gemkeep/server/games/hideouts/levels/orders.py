"""Requests to the jobs, and their answers."""

from __future__ import annotations

from gemkeep.games.hideouts.levels.code import WrongCode, read_code, write_code
from gemkeep.games.hideouts.types import FULL_SUPPLY
from gemkeep.minds.hideouts.levels.make import CLOSE_ENOUGH, Made, Wish
from gemkeep.server.errors import ApiError
from gemkeep.server.games.hideouts.levels.job_process import MakeJob, StudyJob
from gemkeep.server.games.hideouts.levels.jobs import LevelJobs
from gemkeep.server.games.hideouts.levels.key import plain
from gemkeep.server.games.hideouts.levels.wire import (
    LevelsMade,
    LevelStudy,
    LevelWish,
    MadeLevel,
)


def study(jobs: LevelJobs, code: str, host: str) -> LevelStudy:
    """How far the study of this level is."""
    try:
        level = read_code(code)
    except WrongCode:
        raise ApiError("wrong_level", "there is no level in this link") from None
    report = jobs.ask(StudyJob(plain(level)), host)
    return LevelStudy(report.progress, report.study, report.failed)


def make(jobs: LevelJobs, wish: LevelWish, host: str) -> LevelsMade:
    """How far the making of such levels is."""
    both = set(wish.use) & set(wish.avoid)
    if both:
        raise ApiError("illegal", f"{', '.join(sorted(both))} can't be both used and avoided")
    asked = Wish(
        wish.par,
        wish.won,
        FULL_SUPPLY,
        tuple(sorted(set(wish.use))),
        tuple(sorted(set(wish.avoid))),
        wish.advanced,
    )
    report = jobs.ask(MakeJob(asked, wish.seed), host)
    made = None if report.made is None else tuple(map(_made, report.made))
    return LevelsMade(report.progress, made, report.failed)


def _made(one: Made) -> MadeLevel:
    close = one.off <= CLOSE_ENOUGH
    return MadeLevel(write_code(one.level), one.level, one.grade, one.team, one.par, close)
