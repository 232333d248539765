"""The puzzle of a day: its position, every move checked, and the answer with its reasons."""
