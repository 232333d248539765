"""The Diamant bot that learns the others' habits during a game and exploits them."""
