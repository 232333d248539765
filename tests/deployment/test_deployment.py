"""The files for running it for others fit the program: units, proxies, container, document."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from fnmatch import fnmatch
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from gemkeep.cli.main import command_line
from gemkeep.server.config import Limits
from gemkeep.server.serve import PING_INTERVAL, SHUTDOWN_TIMEOUT
from tests.server_process import Server
from tools import containerfile

ROOT = Path(__file__).parents[2]
NAME = "play.example.org"
DEPLOY = ROOT / "deploy"
DOCUMENT = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
UNIT = (DEPLOY / "gemkeep.service").read_text(encoding="utf-8")
BACKUP = (DEPLOY / "gemkeep-backup.service").read_text(encoding="utf-8")


def settings(unit: str) -> dict[str, str]:
    return dict(line.split("=", 1) for line in unit.splitlines() if re.match(r"\w+=", line))


def parses(command: str) -> None:
    """Fail unless the command has these options."""
    command_line().parse_args(shlex.split(command)[1:])


def seconds(setting: str, text: str) -> float:
    (found,) = set(re.findall(rf"{setting} (\d+)s;?", text))
    return float(found)


def test_the_units_start_commands_that_exist() -> None:
    parses(settings(UNIT)["ExecStart"].replace("/opt/gemkeep/bin/", ""))
    (backup,) = re.findall(r"gemkeep backup [^']+", BACKUP)
    parses(backup)
    database = "--db /var/lib/gemkeep/gemkeep.db"
    assert database in UNIT
    assert database in BACKUP
    assert float(settings(UNIT)["TimeoutStopSec"]) > SHUTDOWN_TIMEOUT


def test_the_unit_lets_bots_be_compiled() -> None:
    """With `MemoryDenyWriteExecute`, Numba fails, and so do the bots of Hideouts."""
    assert "MemoryDenyWriteExecute" not in settings(UNIT)


def test_the_server_has_enough_files_for_its_limits() -> None:
    assert int(settings(UNIT)["LimitNOFILE"]) > Limits().connections


def test_the_proxies_agree_with_the_server() -> None:
    kib = Limits().body_bytes // 1024
    assert f"client_max_body_size {kib}k;" in NGINX
    assert f"max_size {4 * kib}KB" in CADDY
    assert seconds("proxy_read_timeout", NGINX.partition("location /ws/")[2]) > 2 * PING_INTERVAL
    assert seconds("keepalive", CADDY) < Limits().keep_alive
    address = "127.0.0.1:8000"
    assert NGINX.count(f"proxy_pass http://{address};") == 2
    assert f"reverse_proxy {address}" in CADDY
    assert "--host 127.0.0.1 --port 8000" in UNIT


def test_nginx_replaces_the_address_that_a_client_claims_to_have() -> None:
    forwarded = re.findall(r"X-Forwarded-For (\S+);", NGINX)
    assert forwarded == ["$remote_addr", "$remote_addr"]
    assert "trusted_proxies" not in CADDY


def test_a_server_behind_its_proxy_is_the_site_that_browsers_know(tmp_path: Path) -> None:
    """With the options of the unit, and the headers that both proxies send."""
    options = re.findall(r"--(?:proxy|public-name) \S+", settings(UNIT)["ExecStart"])
    headers = {
        "Host": NAME,
        "Origin": f"https://{NAME}",
        "X-Forwarded-For": "203.0.113.7",
        "X-Forwarded-Proto": "https",
    }
    with Server(str(tmp_path / "gemkeep.db"), *shlex.split(" ".join(options))) as server:
        assert server.call("/api/people", {"name": "Ann"}, headers=headers).status == 201
        page = server.call("/", headers=headers).body.decode()
        assert f'content="https://{NAME}/preview/' in page
        other = headers | {"Host": "evil.example", "Origin": "https://evil.example"}
        assert server.call("/api/people", {"name": "Eve"}, headers=other).status == 421


def test_all_files_are_about_the_same_name() -> None:
    for text in (UNIT, NGINX, CADDY, DOCUMENT):
        assert NAME in text


def test_the_container_copies_what_is_there_and_nothing_private() -> None:
    for source in containerfile.sources():
        assert (ROOT / source).exists(), source
        assert any(fnmatch(source, f"{allowed}*") for allowed in ALLOWED), source


ALLOWED = [
    line.removeprefix("!")
    for line in (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    if line.startswith("!")
]


def test_the_container_installs_by_hash_only() -> None:
    for run in containerfile.values("RUN"):
        for install in re.findall(r"pip install ([^&]+)", run):
            assert "--require-hashes" in install or "--no-index --no-deps" in install


def test_the_container_runs_as_nobody_special() -> None:
    (user,) = containerfile.values("USER")
    assert int(user) > 1000
    command = containerfile.command()
    parses(shlex.join(command))
    folder = containerfile.values("VOLUME")[0]
    assert command[command.index("--db") + 1].startswith(folder)
    assert command[command.index("--port") + 1] == containerfile.values("EXPOSE")[0]


@pytest.mark.parametrize("status, healthy", [(200, True), (503, False)])
def test_the_health_check_of_the_container_knows_well_from_unwell(
    *, status: int, healthy: bool
) -> None:
    class Answering(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/health" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Answering) as server:
        Thread(target=server.handle_request).start()
        _, *words = containerfile.health_command()
        here = [word.replace(":8000", f":{server.server_port}") for word in words]
        done = subprocess.run([sys.executable, *here], capture_output=True, check=False)  # noqa: S603
    assert (done.returncode == 0) == healthy


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_the_document_says_what_each_file_is_for(path: Path) -> None:
    assert f"deploy/{path.name}" in DOCUMENT


def test_the_commands_in_the_document_exist() -> None:
    commands = re.findall(r"^ +(?:sudo -u gemkeep )?(?:\S+/)?(gemkeep .+)$", DOCUMENT, re.MULTILINE)
    assert {command.split()[1] for command in commands} >= {"serve", "backup", "restore"}
    for command in commands:
        parses(command)
    targets = set(re.findall(r"^ +make ([a-z]+)", DOCUMENT, re.MULTILINE))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
