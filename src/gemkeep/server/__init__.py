"""The server: HTTP, WebSockets, live tables, bots and the store."""
