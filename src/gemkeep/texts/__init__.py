"""The games as English text, for players who read and write."""
