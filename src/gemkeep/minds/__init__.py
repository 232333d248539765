"""Bots and what measures them; a bot gets a view, never a state."""
