"""Bots, analysis and solvers; a bot gets a view, never a state."""
