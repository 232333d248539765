"""The load generator: many people at many tables, for our server and for boardgame.io."""
