"""A table of any game: people, clocks, spectators, and what must not be lost."""
