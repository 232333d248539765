"""People play through the proxies of `deploy/`; only ports and certificates are replaced."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.frames import CloseCode

from gemkeep.server.config import Limits
from tests.deployment.test_deployment import CADDY, NAME, NGINX
from tests.server.client import PATIENCE, Client
from tests.server_process import Answer, Port, Server

HERE = "127.0.0.1"
ELSEWHERE = "127.0.0.2"
NGINX_MAIN = """
daemon off; pid {folder}/pid; error_log {folder}/log;
events {{}}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Proxied:
    """A server behind a proxy, as people's browsers see it."""

    def __init__(self, server: Server, port: int, certificate: Path) -> None:
        self.server = server
        self.port = port
        self.context = ssl.create_default_context(cafile=str(certificate))

    def call(
        self,
        path: str,
        body: object = None,
        *,
        source: str = HERE,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        made = socket.create_connection((HERE, self.port), PATIENCE, (source, 0))
        connection = HTTPConnection(NAME, self.port)
        connection.sock = self.context.wrap_socket(made, server_hostname=NAME)
        data = None if body is None else json.dumps(body)
        sent = {"Content-Type": "application/json", "Connection": "close"} | (headers or {})
        connection.request("GET" if data is None else "POST", path, data, sent)
        with connection.getresponse() as answer:
            return Answer(answer.status, dict(answer.getheaders()), answer.read())

    def socket(self, table: str) -> connect:
        return connect(
            f"wss://{NAME}:{self.port}/ws/{table}",
            host=HERE,
            ssl=self.context,
            origin=f"https://{NAME}:{self.port}",  # type: ignore[arg-type]
        )


def _certificate(folder: Path) -> tuple[Path, Path]:
    """A new certificate that nobody but the test trusts, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl, which makes a certificate, is not installed")
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    words = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*words.split(), *names, *files], check=True, capture_output=True)  # noqa: S603
    return certificate, key


def _nginx(folder: Path, server: int, port: int, certificate: Path, key: Path) -> list[str]:
    lines = [line for line in NGINX.splitlines() if "[::]" not in line]
    site = (
        "\n".join(lines)
        .replace("listen 80;", f"listen unix:{folder}/plain;")
        .replace("listen 443", f"listen {port}")
        .replace(f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate))
        .replace(f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key))
        .replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    )
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(NGINX_MAIN.format(folder=folder))
    return ["-e", f"{folder}/log", "-c", f"{folder}/nginx.conf"]


def _caddy(folder: Path, server: int, port: int, certificate: Path, key: Path) -> list[str]:
    site = (
        CADDY.replace("{\n", "{\n\tadmin off\n\tauto_https disable_redirects\n", 1)
        .replace(f"{NAME} {{\n", f"{NAME}:{port} {{\n\ttls {certificate} {key}\n")
        .replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    )
    (folder / "Caddyfile").write_text(site)
    return ["run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


PROXIES = {"nginx": _nginx, "caddy": _caddy}


@pytest.fixture(scope="module", params=PROXIES)
def proxied(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxied]:
    name: str = request.param
    program = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip(f"{name} is not installed")
    folder = tmp_path_factory.mktemp(name)
    certificate, key = _certificate(folder)
    port = Port()
    options = ("--proxy", HERE, "--public-name", NAME)
    with Server(str(folder / "gemkeep.db"), *options) as server:
        words = PROXIES[name](folder, server.port, port.number, certificate, key)
        port.release()
        environment = os.environ | {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with (folder / "output").open("w") as output:
            proxy = subprocess.Popen([program, *words], env=environment, stderr=output)  # noqa: S603
        try:
            _wait_for(port.number, proxy, folder / "output")
            yield Proxied(server, port.number, certificate)
        finally:
            proxy.send_signal(signal.SIGTERM)
            proxy.wait(PATIENCE)


def _wait_for(port: int, proxy: subprocess.Popen[bytes], output: Path) -> None:
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        assert proxy.poll() is None, output.read_text()
        try:
            socket.create_connection((HERE, port)).close()
        except ConnectionRefusedError:
            time.sleep(0.02)  # nobody tells when it listens
        else:
            return
    raise TimeoutError


def test_people_play_through_it_and_come_back_after_a_restart(proxied: Proxied) -> None:
    page = proxied.call("/")
    assert page.status == 200
    assert {name.lower(): value for name, value in page.headers.items()}[
        "strict-transport-security"
    ] == "max-age=31536000"
    assert f'content="https://{NAME}:{proxied.port}/preview/'.encode() in page.body
    key = proxied.call("/api/people", {"name": "Ann"}).json["key"]
    seats = [{"kind": "me"}, *({"kind": "device", "name": name} for name in ("Eve", "Ian"))]
    asked = {"game": "diamant", "rules": {"edition": "cs"}, "seats": seats, "start": True}
    made = proxied.call("/api/tables", asked, headers={"Authorization": f"Bearer {key}"})
    table = made.json["table"]

    async def come() -> None:
        async with proxied.socket(table) as opened:
            client = Client(opened)
            await client.done("hello", key=key)
            for choice in ("on", "back", "on"):
                await client.choose(0, choice)
            number = client.number
            await asyncio.to_thread(proxied.server.stop)
            assert await client.closed_with() == CloseCode.SERVICE_RESTART
        assert proxied.call("/health").status == 502
        await asyncio.to_thread(proxied.server.start)
        async with proxied.socket(table) as opened:
            client = Client(opened)
            await client.done("hello", key=key)
            assert client.number == number
            await client.choose(0, "back")

    asyncio.run(come())


def test_limits_count_the_proxys_clients_and_not_who_they_claim_to_be(proxied: Proxied) -> None:
    statuses = [
        proxied.call("/api/people", {}, headers={"X-Forwarded-For": f"10.0.0.{number}"}).status
        for number in range(Limits().people_a_minute + 1)
    ]
    assert statuses[-1] == 429
    assert proxied.call("/api/people", {}, source=ELSEWHERE).status == 201


def test_other_names_other_sites_and_long_bodies_are_refused(proxied: Proxied) -> None:
    foreign = proxied.call("/api/people", {}, source=ELSEWHERE, headers={"Host": "evil.example"})
    assert foreign.status != 201
    assert b"key" not in foreign.body
    other = {"Origin": "https://evil.example"}
    assert proxied.call("/api/people", {}, source=ELSEWHERE, headers=other).status == 403
    long = {"name": "x" * 20_000}
    assert proxied.call("/api/people", long, source=ELSEWHERE).status == 413
