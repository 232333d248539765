"""Bots that play Hideouts."""
