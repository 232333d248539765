"""Everything by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.types import SLIDE
from tests.browser.casket import AtCasket
from tests.browser.visitors import Visitor
from tests.browser.words import word

FURTHEST = 60
HAS_RING = """it => getComputedStyle(it).outlineStyle !== 'none'
    || getComputedStyle(it, '::after').content !== 'none'"""


def _tab_to(visitor: Visitor, wanted: Locator) -> None:
    for _ in range(FURTHEST):
        visitor.page.keyboard.press("Tab")
        if wanted.evaluate("it => it === document.activeElement"):
            assert wanted.evaluate(HAS_RING), f"{wanted}: the focus is not seen"
            return
    raise AssertionError(f"{wanted} is not reached by Tab")


def test_a_round_from_the_first_page_on_without_a_pointer(visitor: Visitor) -> None:
    keyboard = visitor.page.keyboard
    visitor.go("/")
    expect(visitor.door()).to_be_visible()
    _tab_to(visitor, visitor.door())
    keyboard.press("Enter")
    assert visitor.on_turn()
    _tab_to(visitor, visitor.act("on"))
    keyboard.press("Space")
    if visitor.on_turn():
        keyboard.press("o")
    while visitor.on_turn() and "round 1" in visitor.page.title():
        keyboard.press("b")
    assert "round 1" not in visitor.page.title()
    _tab_to(visitor, visitor.button("menu"))
    keyboard.press("Enter")
    theme = visitor.page.get_by_role("combobox", name=word("theme"))
    expect(theme).to_be_visible()
    keyboard.press("Escape")
    expect(theme).to_have_count(0)
    expect(visitor.button("menu")).to_be_focused()


def test_the_focus_stays_where_one_chooses(visitor: Visitor) -> None:
    keyboard = visitor.page.keyboard
    visitor.set_up("bot-1", "bot-2")
    assert visitor.on_turn()
    _tab_to(visitor, visitor.act("on"))
    turns = 0
    while turns == 0 or visitor.on_turn():
        for _ in range(2):
            if visitor.page.evaluate("document.activeElement.closest('.decision') !== null"):
                break
            keyboard.press("Tab")
        else:
            raise AssertionError("more than one Tab to the next choice")
        keyboard.press("ArrowLeft" if turns % 4 == 3 else "Space")
        turns += 1
    assert turns > 5


def test_the_keys_are_listed_and_can_be_switched_off(visitor: Visitor) -> None:
    keyboard = visitor.page.keyboard
    visitor.set_up("bot-1", "bot-2")
    assert visitor.on_turn()
    keyboard.press("?")
    sheet = visitor.page.get_by_role("dialog", name=word("keys"))
    expect(sheet.get_by_text(word("key-back"))).to_be_visible()
    sheet.get_by_label(word("keys-single")).uncheck()
    keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    for key in ("b", "ArrowLeft", "?"):
        keyboard.press(key)
    expect(sheet).to_have_count(0)
    expect(visitor.act("back")).to_have_attribute("aria-pressed", "false")


def test_a_table_is_set_up_without_a_pointer(visitor: Visitor) -> None:
    keyboard = visitor.page.keyboard
    visitor.go("/new")
    _tab_to(visitor, visitor.page.get_by_label(word("new-me")))
    keyboard.type("Ana")
    first = visitor.page.get_by_role("combobox").first
    expect(first.locator("option[value=bot-3]")).to_be_attached()
    _tab_to(visitor, first)
    for _ in ("device", "mouse", "bot-1"):
        keyboard.press("ArrowDown")
    expect(first).to_have_value("bot-1")
    _tab_to(visitor, visitor.button("new-start"))
    keyboard.press("Enter")
    visitor.table()
    assert visitor.on_turn()


SKIPPING = 3000


class WithoutPointer(AtCasket):
    """Someone at the casket who never presses Tab: arrows, Enter and the numbers of the buttons."""

    def press(self, action: Action) -> None:
        keyboard = self.page.keyboard
        if action.verb == SLIDE:
            self._go_to(self.view["gap"])
            arrow = self._arrow(int(str(action.argument)), self.view["gap"])
            keyboard.press(arrow)
            aimed = self.page.get_by_text(word("aim-again"))
            expect(aimed).to_be_visible()
            keyboard.press(arrow)
            try:
                expect(aimed).to_be_hidden(timeout=SKIPPING)
            except AssertionError:  # while something moves, a key only skips that
                keyboard.press(arrow)
        else:
            super().press(action)

    def push(self, button: Locator) -> None:
        """Go to a box with the arrow keys, or press a button by its number."""
        button.wait_for()
        cell = button.get_attribute("data-cell")
        if cell is None:
            self.page.keyboard.press(str(button.evaluate(NUMBER)))
        else:
            self._go_to(int(cell))
            self.page.keyboard.press("Enter")

    def _go_to(self, cell: int) -> None:
        """Go there: from the question to the gap, then along a row and a column."""
        for _ in range(FURTHEST):
            at = self.page.evaluate("document.activeElement.dataset.cell")
            if at is not None and int(at) == cell:
                return
            here = self.view["gap"] if at is None else int(at)
            beside = here + (3 if cell > here else -3)
            if here % 3 != cell % 3:
                beside = here + (1 if cell % 3 > here % 3 else -1)
            self.page.keyboard.press("ArrowUp" if at is None else self._arrow(here, beside))
        raise AssertionError(f"cell {cell} is not reached by arrow keys")

    def _arrow(self, cell: int, to: int) -> str:
        """The key that points, as this corner sees it, from a cell to its neighbour."""
        corner = self.view["corners"][self.view["me"]]
        east, north = to % 3 - cell % 3, cell // 3 - to // 3
        for _ in range(("SW", "SE", "NE", "NW").index(corner)):
            east, north = north, -east
        return {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowUp"}.get(
            (east, north), "ArrowDown"
        )


NUMBER = "it => [...it.parentElement.children].indexOf(it) + 1"


def test_a_casket_is_played_without_a_pointer_and_without_tab(visitor: Visitor) -> None:
    visitor.go("/")
    door = visitor.door("hideouts")
    expect(door).to_be_visible()
    _tab_to(visitor, door)
    visitor.page.keyboard.press("Enter")
    casket = WithoutPointer(visitor)
    assert casket.play_out() >= 4
    casket.ended()
    _tab_to(visitor, visitor.button("play-again"))
