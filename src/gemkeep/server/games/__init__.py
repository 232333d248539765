"""What the server needs to know about each game."""
