"""The interfaces and values that all games share; standard library only."""
