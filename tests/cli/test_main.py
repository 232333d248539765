import pytest

from gemkeep import __version__
from gemkeep.cli.bots import listing
from gemkeep.games.catalogue import GAMES
from gemkeep.minds.registry import bots_of
from tests.cli.conftest import Run

COMMANDS = [
    (),
    ("serve",),
    ("backup",),
    ("restore",),
    ("simulate",),
    ("simulate", "diamant"),
    ("simulate", "hideouts"),
    ("arena",),
    ("arena", "diamant"),
    ("arena", "hideouts"),
    ("replay",),
    ("level", "check"),
    ("bots",),
    ("mcp",),
    ("bench",),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(gemkeep: Run, command: tuple[str, ...]) -> None:
    status, out, err = gemkeep(*command, "--help")
    assert (status, err) == (0, "")
    assert "example" in out
    assert f"\n  gemkeep {' '.join(command)}".rstrip() in out


def test_the_version_is_printed(gemkeep: Run) -> None:
    assert gemkeep("--version") == (0, f"gemkeep {__version__}\n", "")


def test_the_bots_are_listed_by_game_with_a_line_on_each(gemkeep: Run) -> None:
    status, out, _ = gemkeep("bots")
    assert status == 0
    rows = [" ".join(row.split()) for row in out.splitlines()[1:]]
    assert rows == [
        f"{game} {bot.title} {bot.rating or ''} {bot.about}".replace("  ", " ")
        for game in GAMES
        for bot in bots_of(game)
    ]


def test_a_bug_in_gemkeep_is_not_hidden(gemkeep: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(listing, "run", broken)
    with pytest.raises(ZeroDivisionError):
        gemkeep("bots")


@pytest.mark.parametrize(
    "error, said",
    [
        (KeyboardInterrupt(), "interrupted"),
        (BrokenPipeError(), "the output was closed"),
        (OSError(28, "No space left on device"), "No space left on device"),
        (OSError(13, "Permission denied", "secret"), "'secret': Permission denied"),
        (MemoryError(), "not enough memory"),
    ],
)
def test_an_outside_cause_of_failure_is_reported_in_a_sentence(
    gemkeep: Run, monkeypatch: pytest.MonkeyPatch, error: BaseException, said: str
) -> None:
    def stopped(_arguments: object) -> None:
        raise error

    monkeypatch.setattr(listing, "run", stopped)
    status, _, err = gemkeep("bots")
    assert status == 1
    assert said in err
    assert err.count("\n") == 1
