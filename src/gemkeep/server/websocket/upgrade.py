"""The HTTP of uvicorn, with a shorter way from a request to a socket.

uvicorn writes out a request for a socket once more for another parser to read, and looks up both
addresses again. One of the usual form is answered from what was read already; any other takes
uvicorn's way, whose answer says what is wrong with it.
"""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import unquote

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gemkeep.server.websocket.protocol import PlaySocket

KEY: Final = b"sec-websocket-key"
VERSION: Final = b"sec-websocket-version"
USUAL: Final = [KEY, VERSION, b"upgrade"]
"""The headers that decide the answer, each once, in this order when sorted."""
DECIDING: Final = frozenset((*USUAL, b"sec-websocket-protocol"))
ADDRESS: Final = re.compile(rb"/[!-~]*")
SIXTEEN_BYTES: Final = re.compile(rb"[A-Za-z0-9+/]{22}==")
"""In base 64."""


class PlayDoor(HttpToolsProtocol):
    """What one client asks for, until it asks for a socket."""

    def handle_websocket_upgrade(self) -> None:
        """Open a socket; uvicorn has seen that the client wishes for one."""
        key = usual_key(self.headers)
        usual = (self.scope["method"], self.scope["http_version"]) == ("GET", "1.1")
        if key is None or not usual or not ADDRESS.fullmatch(self.url):
            super().handle_websocket_upgrade()
            return
        self.connections.discard(self)
        socket = PlaySocket(
            config=self.config, server_state=self.server_state, app_state=self.app_state
        )
        self.transport.set_protocol(socket)
        socket.take_over(self.transport, self._scope_of_socket(), key)
        # They know each other: let go of one, and both are gone without waiting for the collector.
        self.parser = None  # type: ignore[assignment]

    def _scope_of_socket(self) -> dict[str, Any]:
        path, _, query = self.url.partition(b"?")
        return {
            **self.scope,
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "scheme": "wss" if self.scheme == "https" else "ws",
            "path": self.root_path + unquote(path.decode()),
            "raw_path": self.root_path.encode() + path,
            "query_string": query,
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }


def usual_key(headers: list[tuple[bytes, bytes]]) -> bytes | None:
    """The key by which a request for a socket is answered; None if it is no usual request."""
    told = dict(headers)
    usual = sorted(name for name, _ in headers if name in DECIDING) == USUAL
    if usual and told[VERSION] == b"13" and SIXTEEN_BYTES.fullmatch(told[KEY]):
        return told[KEY]
    return None
