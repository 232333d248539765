"""The title and the text of a preview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from gemkeep.server.games.interface.painting import Player
from gemkeep.server.previews.subjects import (
    DailyDay,
    DailyResult,
    Home,
    Invite,
    Moment,
    Sitter,
    Subject,
)
from gemkeep.server.previews.texts import TEXTS, Texts, all_titles, game_texts


class Wording(NamedTuple):
    """The words of a preview."""

    title: str
    text: str


def wording(subject: Subject, language: str) -> Wording:
    """The words for what a link leads to."""
    texts = TEXTS[language]
    match subject:
        case Home():
            return Wording(texts.home, texts.about.format(games=all_titles(language)))
        case Invite():
            named = f"{game_texts(subject.game, language).title} · {seats(subject, language)}"
            return Wording(
                headline(subject, language), f"{named} · {_who(subject.sitters, language)}"
            )
        case Moment():
            title = f"{game_texts(subject.game, language).title} · {texts.replay}"
            return Wording(title, _who(subject.sitters, language))
        case DailyResult():
            game = game_texts(subject.game, language).title
            named = f"{subject.name or texts.nameless}: {score(subject, language)}"
            title = f"{game} · {texts.daily.format(day=subject.day)}"
            return Wording(title, f"{named} · {texts.daily_about}")
        case DailyDay():
            title = texts.home if subject.day is None else texts.daily.format(day=subject.day)
            return Wording(title, f"{all_titles(language)} · {texts.daily_about}")
        case _:
            assert_never(subject)


def headline(invite: Invite, language: str) -> str:
    """Who invites."""
    texts = TEXTS[language]
    return texts.invited if invite.host is None else texts.invites.format(name=invite.host)


def seats(invite: Invite, language: str) -> str:
    """How many seats are free, or why none is."""
    texts = TEXTS[language]
    match invite.status:
        case "free":
            return texts.free.format(free=invite.free)
        case "full":
            return texts.full
        case "began":
            return texts.began
        case "over":
            return texts.over
        case _:
            assert_never(invite.status)


def score(result: DailyResult, language: str) -> str:
    """The result in a word."""
    texts = game_texts(result.game, language)
    return texts.lost if result.score is None else texts.score.format(score=result.score)


def players(sitters: Sequence[Sitter], language: str) -> list[Player]:
    """The players by the names that the client shows."""
    return [Player(_name(sitter, TEXTS[language]), sitter.colour) for sitter in sitters]


def _name(sitter: Sitter, texts: Texts) -> str:
    if sitter.kind != "bot" or sitter.bot is None:
        if sitter.name:
            return sitter.name
        name = texts.nameless
    else:
        name = texts.bots.get(sitter.bot, sitter.bot)
    return name if sitter.nth <= 1 else f"{name} {sitter.nth}"


def _who(sitters: Sequence[Sitter], language: str) -> str:
    seated = [sitter for sitter in sitters if sitter.kind != "open"]
    names = ", ".join(player.name for player in players(seated, language))
    return TEXTS[language].players.format(names=names)
