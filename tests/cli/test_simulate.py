import json
import shlex
import sys
from pathlib import Path

import pytest

from gemkeep.core.record import read_records
from gemkeep.core.replay import replay
from gemkeep.games.catalogue import recorded_game
from tests.cli.conftest import Run

DIAMANT = ("simulate", "diamant", "--edition", "cs", "--seats", "ev,two,random", "--seed", "7")
HIDEOUTS = ("simulate", "hideouts", "--level", "1", "--seats", "walker,walker", "--seed", "7")
LEVEL = """
name = "Odds and ends"
hideouts = ["number:1", "number:2", "rune:1", "rune:2", "rune:3", "lock:A", "mechanism", "action"]
supply = 20
"""


def test_results_of_diamant_are_a_table_by_seat(gemkeep: Run) -> None:
    status, out, err = gemkeep(*DIAMANT, "--games", "20")
    assert (status, err) == (0, "")
    first, second, blank, head, *rows = out.splitlines()
    assert first == "Diamant, edition cs, relics escalating"
    assert second == "20 games, seed 7"
    assert blank == ""
    heads = ["seat", "bot", "mean", "score", "95", "%", "wins", "95", "%", "over", "fair"]
    assert head.split() == heads
    assert [row.split()[:2] for row in rows] == [["0", "ev"], ["1", "two"], ["2", "random"]]
    shares = [float(row.split()[6].rstrip("%")) for row in rows]
    assert sum(shares) == pytest.approx(100, abs=0.2)


def test_results_of_hideouts_are_those_of_the_team(gemkeep: Run) -> None:
    status, out, err = gemkeep(*HIDEOUTS, "--games", "5", "--memory", "own", "--supply", "14")
    assert (status, err) == (0, "")
    assert out.startswith("Hideouts, level 1 (Simple hideouts), 14 tokens, memory own\n")
    assert "5 games of walker, walker, seed 7" in out
    assert "won " in out
    assert "the supply ran out" in out


def test_tokens_left_are_averaged_over_the_games_won(gemkeep: Run) -> None:
    _, out, _ = gemkeep(*HIDEOUTS, "--games", "5")
    assert "tokens left" in out


@pytest.mark.parametrize("command", [DIAMANT, HIDEOUTS])
def test_records_are_written_and_keep_the_rules(
    gemkeep: Run, here: Path, command: tuple[str, ...]
) -> None:
    out = here / "games.jsonl"
    status, _, _ = gemkeep(*command, "--games", "4", "--out", out)
    assert status == 0
    with out.open("rb") as file:
        read = list(read_records(file))
    assert [record.more["seed"] for _, record in read] == ["7/1", "7/2", "7/3", "7/4"]
    for line, record in read:
        assert list(replay(recorded_game(record, line), record, line))
    assert [path.name for path in here.iterdir()] == ["games.jsonl"]


@pytest.mark.parametrize("command", [DIAMANT, HIDEOUTS])
def test_the_same_seed_gives_the_same_bytes_in_any_number_of_processes(
    gemkeep: Run, here: Path, command: tuple[str, ...]
) -> None:
    games = (*command, "--games", "30")
    one = gemkeep(*games, "--processes", "1", "--out", here / "1.jsonl")
    two = gemkeep(*games, "--processes", "2", "--out", here / "2.jsonl")
    assert one == two
    assert (here / "1.jsonl").read_bytes() == (here / "2.jsonl").read_bytes()
    assert one[1] != gemkeep(*games[:-3], "8", "--games", "30", "--processes", "1")[1]


def test_a_custom_level_is_played_from_its_file(gemkeep: Run, here: Path) -> None:
    (here / "own.toml").write_text(LEVEL)
    command = ("simulate", "hideouts", "--level", "own.toml", "--seats", "walker,walker")
    status, out, _ = gemkeep(*command, "--games", "2", "--seed", "1", "--out", "own.jsonl")
    assert status == 0
    assert out.startswith("Hideouts, Odds and ends, 20 tokens, memory team\n")
    rules = json.loads((here / "own.jsonl").read_text().splitlines()[0])["rules"]
    assert rules["level"]["supply"] == 20
    _, out, _ = gemkeep(*command, "--games", "2", "--seed", "1", "--advanced", "--supply", "25")
    assert out.startswith("Hideouts, Odds and ends, advanced mode, 25 tokens, memory team\n")


def test_a_custom_bot_plays_from_the_current_directory(gemkeep: Run, here: Path) -> None:
    (here / "cli_own_bots.py").write_text("def timid(view, legal):\n    return legal[-1]\n")
    command = ("simulate", "diamant", "--edition", "uk", "--seats", "cli_own_bots:timid,ev,two")
    one = gemkeep(*command, "--games", "30", "--seed", "1", "--processes", "1")
    assert one[0] == 0
    assert "cli_own_bots:timid" in one[1]
    assert gemkeep(*command, "--games", "30", "--seed", "1", "--processes", "2") == one


@pytest.mark.parametrize("processes", ["1", "2"])
@pytest.mark.parametrize(
    "body, said",
    [
        ("raise ValueError('no idea')", "broke: ValueError('no idea')"),
        ("return 'sideways'", "answered 'sideways'; legal are"),
        ("return legal", "answered"),
        ("raise SystemExit(0)", "broke: SystemExit"),
    ],
)
def test_a_bots_fault_is_reported_in_a_sentence_and_leaves_no_file(
    gemkeep: Run, here: Path, body: str, said: str, processes: str
) -> None:
    name = f"cli_faulty_{abs(hash((body, processes)))}"
    (here / f"{name}.py").write_text(f"def bot(view, legal):\n    {body}\n")
    command = ("simulate", "diamant", "--edition", "uk", "--seats", f"two,{name}:bot,ev")
    status, out, err = gemkeep(
        *command, "--games", "60", "--seed", "1", "--processes", processes, "--out", "x.jsonl"
    )
    assert (status, out) == (1, "")
    assert err.startswith(f"gemkeep: bot {name}:bot at seat 1 ")
    first, second, *_, again = err.splitlines()
    assert said in first
    assert second == "That was in game 1, with the seed 1/1."
    assert ("Traceback (most recent call last):" in err) == ("broke" in said)
    assert not list(here.glob("*x.jsonl*"))
    program, *repeated = shlex.split(again)
    assert program == "gemkeep"
    assert gemkeep(*repeated) == (1, "", err)


def test_the_command_that_repeats_a_game_has_all_its_options(gemkeep: Run, here: Path) -> None:
    (here / "cli_breaks_late.py").write_text(
        "def bot(view, legal, *, random):\n"
        "    return legal[0] if random.random() < 0.98 else 1 // 0\n\n"
        "class Slow:\n    def __init__(self, limit):\n        self.limit = limit\n"
        "    def act(self, view, legal):\n        return legal[self.limit.seconds == 0.05]\n"
    )
    (here / "own.toml").write_text(LEVEL)
    for options in (
        "diamant --edition uk --relics ascending --totals hidden --seats ev,ev,cli_breaks_late:bot",
        "diamant --edition cs --seats cli_breaks_late:Slow,random,cli_breaks_late:bot --limit 0.05",
        "hideouts --level 2 --advanced --supply 14 --memory own --seats cli_breaks_late:bot,walker",
        "hideouts --level own.toml --seats walker,cli_breaks_late:bot",
    ):
        status, _, err = gemkeep("simulate", *options.split(), "--games", "20", "--seed", "a b")
        assert status == 1, options
        again = shlex.split(err.splitlines()[-1])
        assert again[:-2] == ["gemkeep", "simulate", *again[2:-2]]
        assert set(options.split()) < set(again)
        assert gemkeep(*again[1:])[2] == err


def test_only_one_game_is_played_if_asked(gemkeep: Run, here: Path) -> None:
    gemkeep(*DIAMANT, "--games", "3", "--out", "all.jsonl")
    status, out, _ = gemkeep(*DIAMANT, "--only-game", "3", "--out", "third.jsonl")
    assert status == 0
    assert "game 3 alone, seed 7" in out
    assert (here / "third.jsonl").read_text() == (here / "all.jsonl").read_text().splitlines(
        keepends=True
    )[2]


def test_equal_bots_are_counted_and_pooled(gemkeep: Run) -> None:
    command = [*DIAMANT, "--games", "20"]
    command[command.index("ev,two,random")] = "ev*2,random,ev"
    status, out, _ = gemkeep(*command)
    assert status == 0
    rows = [row.split() for row in out.splitlines()[4:]]
    assert [row[:2] for row in rows] == [["0-1,3", "ev"], ["2", "random"]]
    shares = [float(row[6].rstrip("%")) for row in rows]
    assert 3 * shares[0] + shares[1] == pytest.approx(100, abs=0.3)
    assert [float(row[-1]) for row in rows] == pytest.approx(
        [share - 25 for share in shares], abs=0.11
    )


def test_a_bot_that_takes_too_long_ends_the_run(gemkeep: Run, here: Path) -> None:
    (here / "cli_endless.py").write_text("def bot(view, legal):\n    while True:\n        pass\n")
    command = ("simulate", "diamant", "--edition", "uk", "--seats", "two*2,cli_endless:bot")
    status, out, err = gemkeep(*command, "--games", "2", "--seed", "1", "--limit", "0.02")
    assert (status, out) == (1, "")
    assert "bot cli_endless:bot at seat 2 took more than twice its limit of 0.02 s" in err
    assert "line 2, in bot" in err
    assert err.endswith("--seed 1 --limit 0.02 --only-game 1\n")


def test_without_ray_the_extra_is_named(gemkeep: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    status, out, err = gemkeep(*DIAMANT, "--games", "2", "--ray", "auto")
    assert (status, out) == (1, "")
    assert err == "gemkeep: --ray needs Ray: pip install 'gemkeep[ray]'\n"


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("--edition", "xx"), "choose from"),
        (("--relics", "golden"), "choose from"),
        (("--games", "0"), "a whole number, 1 or more"),
        (("--games", "-3"), "a whole number, 1 or more"),
        (("--games", "many"), "a whole number, 1 or more"),
        (("--games", "1.5"), "a whole number, 1 or more"),
        (("--processes", "0"), "a whole number, 1 or more"),
        (("--seats", "ev,,two"), "separated by commas"),
        (("--seats", ""), "separated by commas"),
        (("--seats", "ev*0"), "such as ev*3"),
        (("--seats", "ev*x"), "such as ev*3"),
        (("--seats", "*3"), "separated by commas"),
        (("--limit", "0"), "expected seconds, more than 0"),
        (("--limit", "long"), "expected seconds, more than 0"),
        (("--limit", "nan"), "expected seconds, more than 0"),
        (("--only-game", "1"), "not allowed with argument --games"),
        (("--totals", "shut"), "choose from"),
        (("--nonsense",), "unrecognized arguments"),
    ],
)
def test_wrong_usage_ends_with_2(gemkeep: Run, arguments: tuple[str, ...], said: str) -> None:
    status, out, err = gemkeep(*DIAMANT, "--games", "1", *arguments)
    assert (status, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(
    "arguments", [("simulate",), ("simulate", "chess"), ("simulate", "diamant"), ("nonsense",)]
)
def test_missing_or_unknown_arguments_are_wrong_usage(
    gemkeep: Run, arguments: tuple[str, ...]
) -> None:
    status, out, err = gemkeep(*arguments)
    assert (status, out) == (2, "")
    assert "usage:" in err


@pytest.mark.parametrize(
    "command, said",
    [
        ((*DIAMANT, "--relics", "none"), "escalating"),
        ((*DIAMANT, "--seats", "ev,ev"), "3 to 8 players, not 2"),
        ((*DIAMANT, "--seats", "ev," * 8 + "ev"), "3 to 8 players, not 9"),
        ((*DIAMANT, "--seats", "ev,ev,nobody"), "there are mouse, random, "),
        ((*DIAMANT, "--seats", "ev,ev,no_such:bot"), "no module no_such"),
        ((*HIDEOUTS, "--level", "6"), "levels are 1 to 5"),
        ((*HIDEOUTS, "--level", "no.toml"), "No such file"),
        ((*HIDEOUTS, "--level", "."), "directory"),
        ((*HIDEOUTS, "--supply", "26"), "1 to 25 tokens, not 26"),
        ((*HIDEOUTS, "--seats", "walker"), "2 to 4 players, not 1"),
        ((*DIAMANT, "--out", "no/such/folder/x"), "can't write 'no/such/folder/x'"),
        ((*DIAMANT, "--out", "."), "can't write '.'"),
    ],
)
def test_a_failure_is_reported_in_a_sentence(
    gemkeep: Run, here: Path, command: tuple[str, ...], said: str
) -> None:
    status, out, err = gemkeep(*command, "--games", "1")
    assert (status, out) == (1, "")
    assert err.startswith("gemkeep: ")
    assert said in err
    assert err.count("\n") == 1
    assert not list(here.iterdir())


def test_an_interrupted_run_leaves_the_existing_file(
    gemkeep: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here / "games.jsonl").write_text("as it was")
    (here / "cli_stopped.py").write_text(
        "asked = 0\n\ndef bot(view, legal):\n    global asked\n    asked += 1\n"
        "    if asked > 100:\n        raise KeyboardInterrupt\n    return legal[0]\n"
    )
    command = ("simulate", "diamant", "--edition", "uk", "--seats", "two,cli_stopped:bot,ev")
    status, out, err = gemkeep(
        *command, "--games", "20", "--seed", "1", "--processes", "1", "--out", "games.jsonl"
    )
    assert (status, out, err) == (1, "", "gemkeep: interrupted\n")
    assert (here / "games.jsonl").read_text() == "as it was"
    assert sorted(path.name for path in here.glob("*.jsonl*")) == ["games.jsonl"]


def test_a_link_is_written_through(gemkeep: Run, here: Path) -> None:
    (here / "real.jsonl").touch()
    (here / "link.jsonl").symlink_to("real.jsonl")
    assert gemkeep(*DIAMANT, "--games", "1", "--out", "link.jsonl")[0] == 0
    assert (here / "link.jsonl").is_symlink()
    assert (here / "real.jsonl").read_text().startswith("{")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_reported_in_a_sentence(gemkeep: Run) -> None:
    status, _, err = gemkeep(*DIAMANT, "--games", "1", "--out", "/dev/full")
    assert status == 1
    assert "No space left on device" in err
    assert Path("/dev/full").is_char_device()


class Terminal:
    """Standard error as if it were a terminal."""

    def __init__(self) -> None:
        self.written = ""

    def write(self, text: str) -> int:
        self.written += text
        return len(text)

    def flush(self) -> None:
        pass

    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_a_progress_bar_and_the_same_output(
    gemkeep: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, piped, _ = gemkeep(*DIAMANT, "--games", "3", "--processes", "1")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    _, shown, _ = gemkeep(*DIAMANT, "--games", "3", "--processes", "1")
    assert shown == piped
    assert "playing" in terminal.written
