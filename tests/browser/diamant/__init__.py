"""What only Diamant has: its screen, its lesson, its puzzle."""
