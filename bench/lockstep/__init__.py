"""Many games of Diamant that advance in step, so that the networks judge all of them at once."""
