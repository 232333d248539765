"""How the strong Diamant bots are trained and measured, by self-play on the batch engine."""
