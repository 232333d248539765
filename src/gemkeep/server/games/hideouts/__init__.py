"""Hideouts on the server."""
