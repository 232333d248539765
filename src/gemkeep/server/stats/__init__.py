"""Statistics and ratings of finished games."""
