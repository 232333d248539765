"""Pages around the games."""
