"""What players and bots say during a game."""
