"""Teammates for people: what bots say about their moves, and the characters among them."""
