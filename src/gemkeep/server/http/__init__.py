"""The HTTP API, the pages, and what every request passes through."""
