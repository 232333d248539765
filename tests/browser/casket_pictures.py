"""The pictures of Hideouts, and of the pages around it: the same games every time."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Any

from PIL.Image import Image
from playwright.sync_api import Browser, ViewportSize, expect

from gemkeep.core.moves import Move
from gemkeep.games.hideouts import Deal, Hideouts
from gemkeep.games.hideouts.catalogue import GUARDIANS, LEVELS
from gemkeep.games.hideouts.levels.code import write_code
from gemkeep.games.hideouts.types import OVER, PLACING
from gemkeep.minds.hideouts.puzzles.puzzle import HomePuzzle, WhosePuzzle, all_puzzles
from gemkeep.minds.hideouts.stroller import Stroller
from gemkeep.minds.hideouts.walker import Walker
from gemkeep.minds.puzzle_days import puzzle_of_day
from tests.browser.camera import DESKTOP, PHONE, keep, look, side_by_side, sitting, take
from tests.browser.casket import AtCasket
from tests.browser.game_fixtures import almost_lost, almost_won, kept, someone
from tests.browser.game_fixtures import keep as lay_down
from tests.browser.visitors import Visitor
from tests.browser.words import word
from tests.games.hideouts.caskets import Play
from tests.server_process import Server

SEED = 11
FIRST_PUZZLE = date(2026, 11, 16)
TURNING = 4
"""The level whose casket turns."""
SEATS = 4
HARDEST = 5
LATE = 16
A_STUDY = 300_000.0
"""Milliseconds that the difficulty of a level may take on a busy machine."""
AROUND = 0.45
"""How much of what is around a box belongs to its picture, in boxes."""
UNTIL_IT_TURNS, HALF_A_TURN, UNTIL_IT_RESTS = 1840, 250, 4000
"""In ms, as a replay shows it: what comes before the turn, half of the turn, and the rest."""

TOKENS = (
    *((f"guardian-{name}", word(f"guardian-{name}")) for name in GUARDIANS),
    *((f"hideout-rune-{n}", f"{word('hideout-kind-rune')} {n}") for n in range(1, 9)),
    *((f"hideout-number-{n}", f"{word('hideout-kind-number')} {n}") for n in range(1, 9)),
    ("hideout-mechanism", word("hideout-kind-mechanism")),
    *((f"hideout-lock-{name}", f"{word('hideout-kind-lock')} {name}") for name in "AB"),
    ("hideout-rotation", word("hideout-kind-rotation")),
    ("hideout-action", word("hideout-kind-action")),
    ("hideout-back", "Face down"),
    ("start-token", "Start token"),
    ("coin", "Action token"),
)
LAID_OUT = """(tokens) => {
    const sheet = document.createElement('div');
    sheet.id = 'sheet';
    sheet.style = 'position:fixed;inset:0 auto auto 0;z-index:99;display:grid;gap:14px 6px;' +
        'grid-template-columns:repeat(8,116px);padding:18px;text-align:center;' +
        'background:radial-gradient(#3b4a52,#16191a);color:#e8f3ee';
    for (const [picture, name] of tokens) {
        sheet.insertAdjacentHTML('beforeend', `<div style="display:grid;justify-items:center">
            <svg width="84" height="84"><use href="#${picture}" width="84" height="84"/></svg>
            <span>${name}</span></div>`);
    }
    document.body.append(sheet);
}"""


class Album:
    """Games of Hideouts stored in a server as somebody's, and pictures of them."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.person = someone(server, "Ann")

    @contextmanager
    def at(
        self,
        address: str,
        scheme: str = "dark",
        size: ViewportSize = DESKTOP,
        **more: Any,  # noqa: ANN401
    ) -> Iterator[Visitor]:
        """The person at an address."""
        with sitting(self.browser, self.server, scheme, size, **more) as visitor:
            visitor.be(kept(self.person))
            visitor.go(address)
            yield visitor

    def table(self, play: Play) -> str:
        return lay_down(self.server, play, self.person)

    def under_way(self, play: Play) -> None:
        """A game in the middle of a turn, on a desktop and on a phone, in both themes."""
        address = f"/t/{self.table(play)}"
        for scheme in ("dark", "light"):
            for size, name in ((DESKTOP, "casket"), (PHONE, "casket-phone")):
                with self.at(address, scheme, size) as visitor:
                    if size is DESKTOP and scheme == "dark":
                        expect(visitor.page.locator(".curtain")).to_be_visible()
                        take(visitor, "casket-curtain-dark")
                    assert AtCasket(visitor).asked()
                    take(visitor, f"{name}-{scheme}")
        with self.at(address, device_scale_factor=2) as visitor:
            assert AtCasket(visitor).asked()
            keep(_box(visitor, play), "casket-box-dark")
            visitor.page.evaluate(LAID_OUT, TOKENS)
            keep(look(visitor, visitor.page.locator("#sheet")), "tokens")

    def hint(self, play: Play) -> None:
        """A hint: what follows from what a player has seen."""
        for scheme, size, name in (("dark", DESKTOP, ""), ("light", PHONE, "phone-")):
            table = lay_down(self.server, play, self.person, hints=True)
            with self.at(f"/t/{table}", scheme, size) as visitor:
                assert AtCasket(visitor).asked()
                visitor.page.get_by_role("button", name=word("take-hint"), exact=True).click()
                visitor.page.get_by_role("button", name=word("take-move")).wait_for()
                take(visitor, f"casket-hint-{name}{scheme}")

    def corners(self, table: str, moment: int) -> None:
        """One position from all four corners, laid out as they sit."""
        seen: list[Image] = []
        for seat in (0, 1, 3, 2):
            with self.at(f"/replay/{table}?at={moment}&eyes={seat}") as visitor:
                seen.append(look(visitor, visitor.page.locator(".room")))
        keep(side_by_side(seen, columns=2, scale=0.8), "corners")

    def rotation(self, table: str, moment: int) -> None:
        """The casket before it turns, halfway, and afterwards."""
        with sitting(self.browser, self.server, "dark", moving=True) as visitor:
            visitor.page.clock.install()
            visitor.go(f"/replay/{table}?at={moment}&eyes=0")
            room = visitor.page.locator(".room")
            seen = [look(visitor, room)]
            visitor.page.clock.pause_at(visitor.page.evaluate("Date.now() / 1000 + 5"))
            visitor.press("replay-on")
            for time in (UNTIL_IT_TURNS + HALF_A_TURN, UNTIL_IT_RESTS):
                visitor.page.clock.run_for(time)
                seen.append(look(visitor, room))
        keep(side_by_side(seen, columns=3, scale=0.7), "rotation")

    def lifted(self, play: Play, name: str) -> None:
        """The end: the boxes are lifted."""
        with self.at(f"/t/{self.table(play)}") as visitor:
            casket = AtCasket(visitor)
            assert casket.asked()
            casket.button("finish").click()
            casket.button("finish-yes").click()
            assert casket.asked() is None
            take(visitor, f"casket-{name}-dark")

    def analysis(self, play: Play) -> None:
        """The analysis of a game: all of it on a desktop, what could be known on a phone."""
        address = f"/replay/{self.table(play)}?at={LATE}&eyes=all&analysis"
        for scheme, size, name in (
            ("dark", DESKTOP, "casket-analysis-dark"),
            ("light", PHONE, "casket-analysis-phone-light"),
        ):
            with self.at(address, scheme, size) as visitor:
                panel = visitor.page.get_by_role("dialog", name=word("analysis"))
                panel.get_by_role("table").first.wait_for(timeout=A_STUDY)
                if size is PHONE:
                    known = panel.get_by_role("heading", name=word("insight-known"))
                    known.evaluate("it => it.scrollIntoView()")
                take(visitor, name)

    def pages(self) -> None:
        """The journey, the editor, the daily challenge, and the page that sets up a table."""
        pages = (
            ("/levels", "levels"),
            ("/editor?from=3", "editor"),
            ("/gallery", "gallery"),
            ("/daily", "daily"),
            ("/new?game=hideouts", "new-casket"),
        )
        for address, name in pages:
            for scheme, size in (("dark", DESKTOP), ("light", PHONE)):
                with self.at(address, scheme, size) as visitor:
                    expect(visitor.page.get_by_role("heading", level=1)).to_be_attached()
                    take(visitor, f"{name}-{scheme}" if size is DESKTOP else f"{name}-phone-light")

    def how_hard(self) -> None:
        """The verdict on a level, once a team of bots has played it."""
        level = replace(LEVELS[3], name="Two locks, few tokens", supply=15)
        for scheme, size in (("dark", DESKTOP), ("light", PHONE)):
            with self.at(f"/level/{write_code(level)}", scheme, size) as visitor:
                visitor.press("hard-check")
                panel = visitor.page.get_by_role("region", name=word("hard-title"))
                expect(panel.get_by_role("figure")).to_be_visible(timeout=A_STUDY)
                name = f"how-hard-{scheme}" if size is DESKTOP else "how-hard-phone-light"
                # What stays at the bottom of the window would cover it.
                visitor.page.locator(".acts").last.evaluate("it => (it.style.position = 'static')")
                keep(look(visitor, panel), name)

    def puzzles(self) -> None:
        """A position to bring everyone home from, and a box whose home is explained."""
        with self.at(f"/puzzle/hideouts/{_day_of(HomePuzzle)}") as visitor:
            visitor.page.locator("[data-cell]").first.wait_for()
            take(visitor, "puzzle-home-dark")
        with self.at(f"/puzzle/hideouts/{_day_of(WhosePuzzle)}", "light", PHONE) as visitor:
            visitor.page.get_by_role("button", name=word("guardian-owl"), exact=True).last.click()
            visitor.page.get_by_role("status").get_by_role("listitem").last.wait_for()
            keep(look(visitor, visitor.page.get_by_role("main")), "puzzle-whose-phone-light")


def _day_of(kind: type[HomePuzzle | WhosePuzzle]) -> date:
    """The first day with such a puzzle."""
    days = (FIRST_PUZZLE + timedelta(days=ahead) for ahead in itertools.count())
    return next(day for day in days if isinstance(puzzle_of_day(all_puzzles(), day), kind))


def take_all(browser: Browser, server: Server) -> None:
    """Take them all."""
    album = Album(browser, server)
    play = _walked(until=_a_guardian_is_found)
    album.under_way(play)
    album.hint(play)
    whole = _walked()
    table = album.table(whole)
    album.corners(table, len(play.moves))
    album.rotation(table, _turns_at(whole))
    with album.at(f"/replay/{table}?at={LATE}&eyes=all") as visitor:
        take(visitor, "casket-replay-dark")
    album.lifted(almost_won(seats=2), "won")
    album.lifted(almost_lost(), "lost")
    album.analysis(_puzzled())
    album.pages()
    album.how_hard()
    album.puzzles()


def _walked(until: Callable[[Play], bool] = lambda _: False) -> Play:
    """A game of careful players on the level that turns, to its end or until a condition holds."""
    random = Random(SEED)
    return _played(TURNING, random, [Walker(random) for _ in range(SEATS)], until)


def _puzzled() -> Play:
    """A game of less careful players at the hardest level, to its end."""
    random = Random(SEED)
    return _played(HARDEST, random, [Stroller(random) for _ in range(3)], lambda _: False)


def _played(
    level: int, random: Random, players: Sequence[Stroller], until: Callable[[Play], bool]
) -> Play:
    game = Hideouts(level, len(players))
    deal = game.chance(game.start()).draw(random).argument
    assert isinstance(deal, Deal)
    play = Play(level, deal, seats=len(players))
    while play.state.phase != OVER and not until(play):
        seat = play.state.turn
        view, legal = game.view(play.state, seat), game.legal(play.state, seat)
        play.apply(Move(seat, *players[seat].act(view, legal)))
    return play


def _a_guardian_is_found(play: Play) -> bool:
    return play.state.phase == PLACING and len(play.moves) >= LATE and play.state.rotations > 0


def _turns_at(play: Play) -> int:
    """How many moves come before the one that turns the casket."""
    state = play.game.start()
    for number, move in enumerate(play.moves):
        state, _ = play.game.apply(state, move)
        if state.rotations:
            return number
    raise AssertionError("the casket never turned")


def _box(visitor: Visitor, play: Play) -> Image:
    """The box with the most in it, and a little of what is around it."""
    view = play.game.view(play.state, play.state.turn)
    fullest = max(view.boxes, key=lambda box: (len(box.guardians) > 0, box.tokens))
    place = visitor.page.locator(f"button[data-cell='{fullest.cell}']").bounding_box()
    assert place
    wide, high = place["width"] * AROUND, place["height"] * AROUND
    return look(
        visitor,
        clip={
            "x": place["x"] - wide,
            "y": place["y"] - high,
            "width": place["width"] + 2 * wide,
            "height": place["height"] + 2 * high,
        },
    )
