"""Bots at live tables: which there are, when they move, what they are shown, where they think."""
