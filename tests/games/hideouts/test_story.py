import pytest

from gemkeep.core.game import Event
from gemkeep.games.hideouts.events import Ended
from gemkeep.games.hideouts.story import tell
from tests.games.hideouts.caskets import Play, brought_home, casket, own_level

NAMES = ["Ann", "Bo"]


def sentences(play: Play) -> list[str]:
    return tell(play.events, NAMES)


def test_a_turn_in_sentences() -> None:
    play = Play()
    assert sentences(play) == ["The casket is dealt, its gap at cell 0. Ann begins."]
    assert sentences(play.slide(1)) == [
        "Ann slides the box on cell 1 to cell 0, for a token.",
        "Under it, on cell 1: rune 1.",
        "Rune 1 goes into the lid.",
        "The fish is face up on cell 1.",
    ]
    assert sentences(play.place(0)) == ["Ann puts the fish into the box on cell 0."]
    assert sentences(play.correct("fish", 4)) == [
        "Bo moves the fish from the box on cell 0 to the one on cell 4, for three tokens."
    ]
    play.slide(2)
    assert sentences(play.place(None)) == ["Ann leaves the lizard on cell 2."]


def test_a_lock_that_stays_in_sentences() -> None:
    hideouts = ". lock:A rune:1 rune:2 rune:3 lock:B rune:4 rune:5 rune:6"
    assert sentences(Play(3, casket(hideouts=hideouts)).slide(1))[1:] == [
        "Under it, on cell 1: lock A.",
        "Lock A stays on cell 1.",
    ]


def test_symbol_rotation_and_mechanism_in_sentences() -> None:
    level = own_level("action rotation mechanism rune:1 rune:2 rune:3 rune:4 rune:5")
    deal = casket(hideouts=". action rotation mechanism rune:1 rune:2 rune:3 rune:4 rune:5")
    play = Play(level, deal).slide(1)
    assert sentences(play)[1] == "Under it, on cell 1: the action symbol."
    assert sentences(play.bless(4))[0] == "Ann puts the action symbol into the box on cell 4."
    play.place(None)
    assert sentences(play.slide(4))[0] == "Bo slides the box on cell 4 to cell 1, for free."
    play.place(None)
    assert sentences(play.slide(3))[1:] == [
        "Under it, on cell 3: the mechanism.",
        "The mechanism goes into the lid.",
    ]
    play.slide(4).place(None).slide(1).place(None)
    assert sentences(play.slide(2))[3] == (
        "The casket makes a quarter turn: everyone looks from another corner."
    )


def test_advanced_mode_in_sentences() -> None:
    play = Play(advanced=True).slide(1).place(0).slide(0, 1)
    assert sentences(play)[1] == "A token is laid on cell 1, whose guardian is gone."


def test_the_end_in_sentences() -> None:
    play = brought_home().slide(5, 4, 1, 0).do("pass")
    assert sentences(play)[0].endswith(" does not finish yet.")
    assert sentences(play.do("finish")) == [
        "The boxes are lifted: every guardian is home. Won, with 13 tokens left."
    ]
    assert tell([Ended(won=False, reason="misplaced", supply=3)], NAMES) == [
        "The boxes are lifted: a guardian is in another's home. Lost, with 3 tokens left."
    ]
    assert tell([Ended(won=False, reason="out_of_tokens", supply=0)], NAMES) == [
        "The supply is empty. Lost, with 0 tokens left."
    ]
    assert tell([Ended(won=False, reason="stalled", supply=2)], NAMES) == [
        "Twenty turns in a row without spending a token. Lost, with 2 tokens left."
    ]


def test_events_of_other_games_are_refused() -> None:
    with pytest.raises(TypeError, match="does not happen in Hideouts"):
        tell([Event()], NAMES)
