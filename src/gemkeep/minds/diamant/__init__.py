"""Bots that play Diamant."""
