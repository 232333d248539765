"""Commands about bots: simulations, tournaments, attacks, and a list of all bots."""
