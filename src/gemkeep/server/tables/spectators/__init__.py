"""What only spectators have: their chat and guesses, and the live analysis."""
