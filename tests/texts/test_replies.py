"""Replies: read tolerantly, refused with a sentence that quotes them and lists what is legal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gemkeep.core.errors import GemkeepError, Illegal, Malformed
from gemkeep.core.moves import Action
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts
from gemkeep.texts.catalogue import TEXTS
from gemkeep.texts.replies import Reply, read_reply
from tests.texts.positions import every_kind_of_game

CHOICES = (Action("choose", "on"), Action("choose", "back"))
CAVE = Diamant("uk", 3).view(Diamant("uk", 3).start(), 0)
TRAY = replace(Hideouts(4, 2).view(Hideouts(4, 2).start(), 0), gap=4, phase="turn")
TURN = (
    *(Action("slide", cell) for cell in (1, 3, 5, 7)),
    Action("finish", None),
    *(Action("correct", ("owl", cell)) for cell in (0, 1, 2)),
)
PLACING = (*(Action("place", cell) for cell in (0, 1, 2)), Action("place", None))
BLESSING = tuple(Action("bless", cell) for cell in (0, 1, 2))
CLOSING = (Action("finish", None), Action("pass", None))


@pytest.mark.parametrize(
    "text, choice",
    [
        ("[on]", "on"),
        ("on", "on"),
        ("ON!", "on"),
        ("I go back", "back"),
        ("[Back]", "back"),
        ("**[back]**", "back"),
        ("I rely on luck and go [back]", "back"),
        ("Do not go [back]? No: yes, I do. [back]", "back"),
        ("[go on]", "on"),
        ("continue", "on"),
        ("Return to camp.", "back"),
        ('["choose", "on"]', "on"),
        ("[Final answer] on", "on"),
    ],
)
def test_a_choice_is_read(text: str, choice: str) -> None:
    assert read_reply(text, TEXTS["diamant"], CAVE, CHOICES).action == Action("choose", choice)


@pytest.mark.parametrize(
    "text, legal, action",
    [
        ("[slide 3]", TURN, ("slide", 3)),
        ("slide 3", TURN, ("slide", 3)),
        ("slide left", TURN, ("slide", 5)),
        ("Slide the box east.", TURN, ("slide", 3)),
        ("[slide up]", TURN, ("slide", 7)),
        ("move the box on cell 1", TURN, ("slide", 1)),
        ('["slide", 7]', TURN, ("slide", 7)),
        ("[correct owl 2]", TURN, ("correct", ("owl", 2))),
        ("move the owl from box 5 to box 2", TURN, ("correct", ("owl", 2))),
        ('["correct", ["owl", 1]]', TURN, ("correct", ("owl", 1))),
        ("[finish]", TURN, ("finish", None)),
        ("Lift the boxes!", CLOSING, ("finish", None)),
        ("[pass]", CLOSING, ("pass", None)),
        ("[place 2]", PLACING, ("place", 2)),
        ("put the owl into the box on cell 2", PLACING, ("place", 2)),
        ("[leave]", PLACING, ("place", None)),
        ("leave it there", PLACING, ("place", None)),
        ("[bless 1]", BLESSING, ("bless", 1)),
        ("Put the symbol in 1", BLESSING, ("bless", 1)),
    ],
)
def test_an_action_is_read(
    text: str, legal: tuple[Action, ...], action: tuple[str, object]
) -> None:
    assert read_reply(text, TEXTS["hideouts"], TRAY, legal).action == Action(*action)


def test_every_legal_action_can_be_written_and_read() -> None:
    for position in every_kind_of_game():
        text = TEXTS[position.game.name]
        for _, view, legal in position.to_act():
            for action in legal:
                written = text.write(action)
                assert read_reply(f"[{written}]", text, view, legal) == Reply(action, "")
                assert read_reply(written, text, view, legal) == Reply(action, "")


def test_what_stands_outside_the_brackets_is_said() -> None:
    reply = read_reply(
        "Box 1 is the owl's.\n [slide 3]  Tell me\nwhat you see!", TEXTS["hideouts"], TRAY, TURN
    )
    assert reply == Reply(Action("slide", 3), "Box 1 is the owl's. Tell me what you see!")


@pytest.mark.parametrize(
    "game, text, legal, kind, said",
    [
        ("diamant", "banana", CHOICES, Malformed, "no action in 'banana'. Legal: [on], [back]"),
        ("diamant", "", CHOICES, Malformed, "no action in ''"),
        ("diamant", "on or back?", CHOICES, Malformed, "more than one action ([on], [back])"),
        ("diamant", "[on] [back]", CHOICES, Malformed, "more than one action"),
        ("diamant", "I won't go back", CHOICES, Malformed, "its opposite"),
        ("diamant", "[on]", (), Illegal, "nothing to do now"),
        ("hideouts", "[slide 8]", TURN, Illegal, "[slide 8] in '[slide 8]' is not legal now"),
        ("hideouts", "slide 1 or slide 3", TURN, Malformed, "more than one action"),
        ("hideouts", "the box left of the gap", TURN, Malformed, "no action"),
        ("hideouts", "[correct bat 1]", TURN, Illegal, "[correct bat 1]"),
        ("hideouts", "[slide 3]", PLACING, Illegal, "Legal: [place 0], [place 1]"),
        ("hideouts", "[" * 3000, TURN, Malformed, "[[[…"),
    ],
)
def test_an_error_quotes_the_reply_and_lists_what_is_legal(
    game: str, text: str, legal: tuple[Action, ...], kind: type[GemkeepError], said: str
) -> None:
    with pytest.raises(kind) as error:
        read_reply(text, TEXTS[game], CAVE if game == "diamant" else TRAY, legal)
    assert said in str(error.value)
