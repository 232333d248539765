"""Diamant on the server."""
