"""Tournaments: many bots, all seatings, ratings with intervals."""
