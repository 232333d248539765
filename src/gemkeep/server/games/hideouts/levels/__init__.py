"""Custom levels on the server: drafts, their difficulty, levels made to order, and galleries."""
