"""Pages of other sites, which may not change anything here."""

from __future__ import annotations

from tests.server_process import Server

FOREIGN = {"Origin": "https://elsewhere.example"}


def foreign_origins(server: Server) -> list[str]:
    """Origins of pages that are not ours, however alike."""
    host = f"127.0.0.1:{server.port}"
    alike = (f"http://x.{host}", f"http://x{host}", f"http://{host}0", "http://127.0.0.1")
    return [FOREIGN["Origin"], *alike, f"http://{host}.elsewhere.example", "null", "", "http://["]
