"""Bots at live tables: which there are, when they move, and what they are shown."""
