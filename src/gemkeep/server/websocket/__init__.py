"""Play over a WebSocket: the protocol, one session per client, messages turned into commands."""
