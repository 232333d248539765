"""Bots, solvers, analyses and puzzles of Diamant."""
