"""Puzzles: "onward or back?" in positions from games between bots."""
