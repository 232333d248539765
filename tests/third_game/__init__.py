"""A third game that only the tests know: the proof that a game needs no product file.

Each seat secretly picks a number; the highest that nobody else picked wins the round.
`docs/adding-a-game.md` walks through these files.
"""
