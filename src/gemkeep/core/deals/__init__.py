"""Deals that anyone can check: how they are made, and the proof in a record."""
