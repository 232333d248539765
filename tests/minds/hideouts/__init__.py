"""Bots, analyses and puzzles of Hideouts."""
