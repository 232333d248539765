"""Analyses of recorded games, game by game."""
