"""Actions at the casket: slide, carry, correct and point, by tap, by drag and by key."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import expect

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.types import CORRECT, FINISH, PLACE, SLIDE
from tests.browser.casket import Asked, AtCasket
from tests.browser.conftest import Inviting
from tests.browser.game_fixtures import opened
from tests.browser.visitors import Visitor
from tests.browser.words import word
from tests.games.hideouts.caskets import Play, own_level
from tests.games.hideouts.caskets import casket as casket_of
from tests.server_process import Server

RIGHT, LEFT, ABOVE, BELOW = 1, -1, -1, 1
ARROWS = {
    (RIGHT, ABOVE): "ArrowRight",
    (LEFT, ABOVE): "ArrowUp",
    (LEFT, BELOW): "ArrowLeft",
    (RIGHT, BELOW): "ArrowDown",
}
"""Which key sends a box that way on the screen: the casket stands on its corner."""

CORNERS = (0, 2, 8, 6)
"""The cells there, clockwise."""

TURNING: dict[str, Any] = {
    "name": "Turning",
    "hideouts": ["rotation", "rotation", *(f"rune:{one}" for one in range(1, 7))],
    "supply": 25,
    "advanced": False,
}


def laid(
    visitor: Visitor,
    server: Server,
    other: dict[str, str],
    level: object = 1,
    memory: str = "team",
    **more: bool,
) -> str:
    """A table of this level that the visitor sits at, with this other seat; its invite."""
    person = server.ask("/api/people", {"name": "Ana"})
    visitor.be(json.dumps(person))
    wanted = {
        "game": "hideouts",
        "rules": {"level": level, "memory": memory, **more},
        "seats": [{"kind": "me"}, other],
        "start": other["kind"] != "open",
    }
    made = server.ask("/api/tables", wanted, person["key"])
    visitor.go(f"/t/{made['table']}")
    return str(made["invite"])


def both_corners(visitor: Visitor, server: Server, **rules: Any) -> AtCasket:  # noqa: ANN401
    """Someone who plays with another person on the same device."""
    laid(visitor, server, {"kind": "device", "name": "Ben"}, **rules)
    return AtCasket(visitor)


def friends(ana: Visitor, ben: Visitor, server: Server, **rules: Any) -> list[AtCasket]:  # noqa: ANN401
    """Two people, each in their own browser, once the game has begun."""
    ben.sit_down(f"/j/{laid(ana, server, {'kind': 'open'}, **rules)}", "Ben")
    ana.press("start")
    people = [AtCasket(ana), AtCasket(ben)]
    for person in people:
        person.page.wait_for_selector("button[data-cell]")
    return people


def kinds(asked: Asked, verb: str) -> list[Action]:
    """What may be done of this kind with a box or a guardian."""
    return [action for action in asked.legal if action.verb == verb and action.argument is not None]


def one(asked: Asked | None, verb: str) -> Action:
    assert asked is not None
    return kinds(asked, verb)[0]


def until(casket: AtCasket, verb: str) -> Asked:
    """Slide on, leaving every guardian where it lies, until this may be done."""
    while asked := casket.asked():
        if kinds(asked, verb):
            return asked
        slides = kinds(asked, SLIDE)
        casket.do(slides[0] if slides else Action(PLACE, None))
    raise AssertionError(f"the game ended before anyone could {verb}")


def middle(casket: AtCasket, cell: int) -> tuple[float, float]:
    """Where a cell is on the screen."""
    box = casket.box(cell).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def still(casket: AtCasket) -> None:
    """Wait until the corners of the casket have stopped moving."""
    for cell in CORNERS:
        corner = casket.box(cell).element_handle()
        corner.wait_for_element_state("stable")


def carry(casket: AtCasket, start: int, to: int, share: float = 1) -> None:
    """Press on one cell, go this share of the way to another, and let go."""
    (x, y), (right, down) = middle(casket, start), middle(casket, to)
    mouse = casket.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + (right - x) * share, y + (down - y) * share, steps=5)
    mouse.up()


@contextmanager
def something_happens(casket: AtCasket) -> Iterator[None]:
    """What is done in this block is accepted and followed by an update."""
    with casket.visitor.sockets[-1].expect_event(
        "framereceived", lambda frame: '"update"' in str(frame)
    ):
        yield


def acts(casket: AtCasket) -> list[str]:
    """The actions that this browser has sent."""
    return [frame for frame in casket.visitor.sent if '"act"' in frame]


def test_a_box_slides_by_tap_and_by_drag_and_not_by_half_a_drag(
    visitor: Visitor, server: Server
) -> None:
    casket = both_corners(visitor, server)
    cell = int(str(one(casket.asked(), SLIDE).argument))
    carry(casket, cell, casket.view["gap"], share=0.25)
    assert not acts(casket), "let go of too early, it slides back"
    with something_happens(casket):
        carry(casket, cell, casket.view["gap"], share=0.8)
    assert casket.view["gap"] == cell
    asked = until(casket, SLIDE)
    cell = int(str(one(asked, SLIDE).argument))
    with something_happens(casket):
        casket.box(cell).click()
    assert casket.view["gap"] == cell


def test_every_arrow_pressed_twice_moves_the_box_that_goes_that_way(
    visitor: Visitor, server: Server
) -> None:
    casket = both_corners(visitor, server)
    tried: set[str] = set()
    while tried != set(ARROWS.values()):
        asked = until(casket, SLIDE)
        keys = {}
        for action in asked.legal:
            if action.verb == SLIDE:
                cell = int(str(action.argument))
                (x, y), (right, down) = middle(casket, cell), middle(casket, casket.view["gap"])
                keys[ARROWS[(RIGHT if right > x else LEFT, BELOW if down > y else ABOVE)]] = cell
                expect(casket.box(cell)).to_have_attribute(
                    "aria-keyshortcuts", next(key for key in keys if keys[key] == cell)
                )
        key = next((key for key in keys if key not in tried), next(iter(keys)))
        casket.box(casket.view["gap"]).focus()
        before = acts(casket)
        casket.page.keyboard.press(key)
        expect(casket.box(keys[key])).to_be_focused()
        assert acts(casket) == before, "one press only aims"
        with something_happens(casket):
            casket.page.keyboard.press(key)
        assert casket.view["gap"] == keys[key], key
        tried.add(key)


def test_an_arrow_pressed_anywhere_else_moves_nothing(visitor: Visitor, server: Server) -> None:
    casket = both_corners(visitor, server)
    until(casket, SLIDE)
    before = acts(casket)
    visitor.button("menu").focus()
    for key in [*ARROWS.values(), *ARROWS.values()]:
        casket.page.keyboard.press(key)
        casket.page.keyboard.press(key)
    assert acts(casket) == before
    expect(visitor.button("menu")).to_be_focused()


def test_a_guardian_put_against_the_signs_is_asked_about(visitor: Visitor, server: Server) -> None:
    """The fish is found, and the owl's seal is read at the gap: the sign is over its box."""
    opened(visitor, server, Play().slide(1))
    casket = AtCasket(visitor)
    asked = casket.asked()
    assert asked
    signed = next(box for box in asked.view.boxes if box.seal not in (None, "fish"))
    casket.box(signed.cell).click()
    assert not acts(casket)
    expect(visitor.button("doubt-yes")).to_be_visible()
    visitor.press("doubt-no")
    expect(visitor.button("leave-lying")).to_be_visible()
    casket.box(signed.cell).click()
    with something_happens(casket):
        visitor.press("doubt-yes")
    assert "fish" in next(
        box["guardians"] for box in casket.view["boxes"] if box["cell"] == signed.cell
    )


def test_a_box_that_may_not_move_does_nothing_but_be_talked_of(
    visitor: Visitor, server: Server
) -> None:
    casket = both_corners(visitor, server)
    asked = casket.asked()
    assert asked
    may = {action.argument for action in asked.legal} | {asked.view.gap}
    for cell in set(range(9)) - may:
        carry(casket, cell, int(str(asked.view.gap)))
        casket.box(cell).click()
        expect(casket.page.get_by_role("dialog")).to_contain_text(word("why-not-beside"))
        casket.page.keyboard.press("Escape")
        expect(casket.page.get_by_role("dialog")).to_have_count(0)
    visitor.press("point")
    casket.box(cell).click()
    sheet = casket.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet, "nobody wanted to slide it").not_to_contain_text(word("why-not-beside"))
    assert not acts(casket)


@pytest.mark.parametrize("way", ["tap", "drag"])
def test_a_guardian_goes_into_a_box(visitor: Visitor, server: Server, way: str) -> None:
    casket = both_corners(visitor, server)
    asked = until(casket, PLACE)
    gap, to = int(str(asked.view.gap)), int(str(one(asked, PLACE).argument))
    guardian = next(cell.guardian for cell in asked.view.cells if cell.cell == gap)
    with something_happens(casket):
        if way == "tap":
            casket.box(to).click()
        else:
            carry(casket, gap, to)
    assert {box["cell"]: box["guardians"] for box in casket.view["boxes"]}[to] == [guardian]
    assert casket.asked()
    assert f"the {guardian}" in (casket.labels()[to])


def test_a_guardian_left_lying_stays_in_the_gap(visitor: Visitor, server: Server) -> None:
    casket = both_corners(visitor, server)
    asked = until(casket, PLACE)
    gap = int(str(asked.view.gap))
    guardian = next(cell.guardian for cell in asked.view.cells if cell.cell == gap)
    carry(casket, gap, int(str(one(asked, PLACE).argument)), share=0.2)
    with something_happens(casket):
        visitor.press("leave-lying")
    assert casket.asked()
    assert f"the {guardian}" in casket.labels()[gap]


def test_a_correction_can_be_thought_over(visitor: Visitor, server: Server) -> None:
    casket = both_corners(visitor, server)
    to = one(until(casket, PLACE), PLACE)
    casket.do(to)
    asked = until(casket, CORRECT)
    home = int(str(to.argument))
    supply, page = asked.view.supply, casket.page
    visitor.press("correct")
    expect(casket.box(home)).to_have_accessible_name(re.compile(word("does-pick")))
    casket.box(home).click()
    visitor.sees("ask-correct-where")
    page.keyboard.press("Escape")
    visitor.sees("ask-correct-who")
    visitor.press("do-not-correct")
    visitor.sees("ask-turn")
    assert casket.view["supply"] == supply
    visitor.press("correct")
    other = next(box.cell for box in asked.view.boxes if box.cell != home)
    with something_happens(casket):
        carry(casket, home, other)
    assert casket.view["supply"] == supply - 3
    assert next(box for box in casket.view["boxes"] if box["cell"] == other)["guardians"]


def test_what_is_said_stays_on_the_box_wherever_it_goes(visitors: Inviting, server: Server) -> None:
    """Also in another browser, in another language, and after a reload."""
    ana, ben = visitors(server), visitors(server, language="cs")
    people = friends(ana, ben, server, memory="own")
    mover = people[people[0].view["turn"]]
    asked = mover.asked()
    assert asked
    unread = {box["cell"] for box in people[1].view["boxes"] if not box["seal"]}
    slides = sorted(kinds(asked, SLIDE), key=lambda slide: slide.argument not in unread)
    gap, cell = int(str(asked.view.gap)), int(str(slides[0].argument))
    if cell not in unread:
        cell = next(iter(unread))
    people[0].box(cell).click(button="right")
    ana.page.get_by_role("dialog").get_by_role(
        "button", name=f"{word('phrase-seal-is')} the bat"
    ).click()
    said = ben.page.locator(".casket").get_by_text(word("phrase-seal-is", "cs"))
    expect(said).to_be_visible()
    heard = ben.page.locator(".casket .heard use[href='#guardian-bat']")
    expect(heard).to_have_count(1)
    mover.do(slides[0])
    ben.page.reload()
    ben.page.wait_for_selector("button[data-cell]")
    now = gap if slides[0].argument == cell else cell
    knows = next(box["seal"] for box in people[1].view["boxes"] if box["cell"] == now)
    expect(heard, "a seal that I have read myself needs no word from others").to_have_count(
        0 if knows else 1
    )


def test_advice_points_at_its_box_until_the_turn_is_over(
    visitors: Inviting, server: Server
) -> None:
    """Through a reload, too."""
    people = friends(visitors(server), visitors(server), server)
    turn = people[0].view["turn"]
    mover, adviser = people[turn], people[1 - turn]
    cell = int(str(one(mover.asked(), SLIDE).argument))
    adviser.box(cell).click(button="right")
    adviser.page.get_by_role("dialog").get_by_role("button", name=word("phrase-move-this")).click()
    pin = mover.page.locator(".casket .pin")
    expect(pin).to_have_count(1)
    mover.page.reload()
    asked = mover.asked()
    expect(pin).to_have_count(1)
    mover.do(one(asked, SLIDE))
    mover.do(Action(PLACE, None))
    for person in people:
        expect(person.page.locator(".casket .pin")).to_have_count(0)


def test_one_press_tells_all_that_only_i_have_seen(visitors: Inviting, server: Server) -> None:
    ana, ben = friends(visitors(server), visitors(server), server, memory="own")
    tell = ana.page.get_by_role("button", name=re.compile("^Share what only I have seen"))
    heard = ben.page.locator(".casket .heard")
    expect(heard).to_have_count(0)
    tell.click()
    expect(heard).not_to_have_count(0)
    expect(tell, "nothing is left to tell").to_have_count(0)


def test_a_hint_is_read_once(visitor: Visitor, server: Server) -> None:
    casket = both_corners(visitor, server, memory="own")  # there the others' signs need no hint
    casket.do(one(casket.asked(), SLIDE))
    start = next(cell["cell"] for cell in casket.view["cells"] if cell["start"])
    hint = visitor.page.locator("footer aside")
    expect(hint).to_contain_text(word("hint-guardian"))
    hint.get_by_role("button").click()
    expect(hint).to_contain_text(word("hint-rune"))
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)
    slides = kinds(until(casket, SLIDE), SLIDE)
    casket.do(next(slide for slide in slides if slide.argument != start))
    assert casket.asked()
    expect(hint, "of the next rune nothing needs to be said").to_have_count(0)


def test_a_mechanism_is_explained_by_the_question_alone(visitor: Visitor, server: Server) -> None:
    hideouts = "mechanism rune:1 rune:2 rune:3 rune:4 rune:5 rune:6 rune:7"
    opened(visitor, server, Play(own_level(hideouts), casket_of(hideouts=f". {hideouts}")))
    casket = AtCasket(visitor)
    assert casket.asked()
    casket.do(Action(SLIDE, 1))
    visitor.sees("ask-free")
    assert casket.asked()
    expect(visitor.page.locator("footer aside")).to_have_count(0)


def test_a_rotation_turns_the_casket_before_ones_eyes(visitors: Inviting, server: Server) -> None:
    ana = visitors(server, reduced_motion="no-preference")
    casket = both_corners(ana, server, level=TURNING)
    asked = casket.asked()
    while asked and not casket.view["rotations"]:
        asked = casket.asked()
        assert asked
        still(casket)
        before = {cell: middle(casket, cell) for cell in CORNERS}
        emblem = ana.page.locator(".casket > span").first.bounding_box()
        casket.do(casket.advised(asked))
    assert asked
    # It stops when there is something to decide.
    expect(ana.page.locator(".decision")).to_be_visible()
    still(casket)
    after = {cell: middle(casket, cell) for cell in CORNERS}
    for cell, beside in zip(CORNERS, CORNERS[1:] + CORNERS[:1], strict=True):
        assert after[cell] == pytest.approx(before[beside], abs=60), "a quarter turn clockwise"
    assert ana.page.locator(".casket > span").first.bounding_box() == pytest.approx(emblem, abs=1)
    view = casket.shown[asked.seat]["view"]
    pictures = sum(wall["picture"] for box in view["boxes"] for wall in box["inside"])
    drawn = ana.page.locator(".casket .box use[href='#seal-picture'][width='44']")
    expect(drawn).to_have_count(pictures)


def test_before_the_boxes_are_lifted_everyone_is_asked(visitors: Inviting, server: Server) -> None:
    ana, ben = visitors(server), visitors(server, language="uk")
    people = friends(ana, ben, server)
    turn = people[0].view["turn"]
    while True:
        who, other = people[turn], people[1 - turn]
        asked = who.asked()
        assert asked, "whoever plays with care comes to the end"
        if any(action.verb == FINISH for action in asked.legal):
            break
        who.do(who.advised(asked))
        turn = who.view["turn"]
    who.visitor.press("finish")
    who.visitor.sees("finish-sure")
    expect(other.page.locator(".vote"), "an answer counts once it was asked for").to_be_visible()
    other.visitor.press("phrase-agreed")
    answers = who.page.locator(".vote li")
    expect(answers).to_contain_text(word("phrase-agreed", who.visitor.language))
    who.visitor.press("finish-no")
    who.visitor.press("finish")
    with something_happens(who):
        who.visitor.press("finish-yes")
    assert who.asked() is None
