"""A digital table for two board games, Diamant and Hideouts."""

__version__ = "0.1.0"
