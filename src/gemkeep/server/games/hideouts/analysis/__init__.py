"""The analysis of a finished game of Hideouts, as the browser gets it."""
