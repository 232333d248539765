"""Bots at a table: when they move, what they say, and hints."""
