"""Puzzles from real games: bringing everyone home with the tokens left, and whose box it is."""
