"""Connections before there is a request: how many, how large, and how long it may take."""
