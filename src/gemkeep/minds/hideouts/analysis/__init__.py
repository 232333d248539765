"""The analysis of a finished game of Hideouts."""
