"""Deals that anyone can check: collecting the players' shares, and opening secrets."""
