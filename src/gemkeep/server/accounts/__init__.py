"""People and their personal keys."""
